// The functions on bytes that compilers call of their own accord. Every libc
// has them; memory.c has them for programs without one.

#ifndef MLCC_RUNTIME_NOLIBC_MEMORY_H
#define MLCC_RUNTIME_NOLIBC_MEMORY_H

#include "rt.h"

void *memcpy(void *restrict to, const void *restrict from, size_t size);
void *memmove(void *to, const void *from, size_t size);
void *memset(void *to, int byte, size_t size);
int memcmp(const void *a, const void *b, size_t size);
int bcmp(const void *a, const void *b, size_t size);
size_t strlen(const char *text);

#endif
