// What the runtime asks of the libc it is linked with: this and no more.
//
// Declared here and not taken from headers, so that the runtime is built for
// every target without a sysroot. Only functions are used, never an object
// such as `stdout`, whose name and type differ from libc to libc; and of these
// only functions that glibc, musl, bionic, newlib, wasi-libc, Apple's libSystem
// and Microsoft's UCRT all have, unless a condition says otherwise.

#ifndef MLCC_RUNTIME_HOSTED_LIBC_H
#define MLCC_RUNTIME_HOSTED_LIBC_H

#include "rt.h"

#if defined(_WIN32)
#define RT_WINDOWS 1
#else
#define RT_WINDOWS 0
#endif

#if defined(__linux__) || defined(__APPLE__)
#define RT_POSIX 1
#else
#define RT_POSIX 0
#endif

void *malloc(size_t size);
void free(void *block);
_Noreturn void abort(void);

int fflush(void *stream); // NULL stands for all streams

#if RT_WINDOWS
void *__acrt_iob_func(unsigned file); // its stream
size_t fwrite(const void *items, size_t size, size_t count, void *stream);
void *_aligned_malloc(size_t size, size_t alignment);
void _aligned_free(void *block);
int _write(int file, const void *bytes, unsigned size);
void GetSystemTimeAsFileTime(U32 time[2]);
#else
int printf(const char *restrict format, ...);
int putchar(int c);
intptr_t write(int file, const void *bytes, size_t size);
#endif

#if RT_POSIX
int posix_memalign(void **block, size_t alignment, size_t size);
int clock_gettime(int clock, void *time);
#elif defined(__wasm__)
void *aligned_alloc(size_t alignment, size_t size);
int timespec_get(void *time, int base);
#elif !RT_WINDOWS
void *aligned_alloc(size_t alignment, size_t size);
int gettimeofday(void *time, void *zone);
#endif

#endif
