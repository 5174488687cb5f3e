// memcpy, memmove, memset, memcmp, bcmp and strlen, for programs without a
// libc. Any libc's are faster, which is why these are in an archive of their
// own.
//
// Words are moved where both sides can be aligned to them, bytes elsewhere. The
// copies that compilers emit are short or aligned; this serves them well and
// stays small. The file is compiled without builtins, so that no loop here is
// recognised as a call of the function it implements.

#include "memory.h"

typedef uintptr_t __attribute__((may_alias)) Word;

enum { WORD = sizeof(Word) };

RT_INLINE int both_alignable(const void *a, const void *b) {
  return (((uintptr_t)a ^ (uintptr_t)b) & (WORD - 1)) == 0;
}

RT_INLINE int is_aligned(const void *a) {
  return ((uintptr_t)a & (WORD - 1)) == 0;
}

static void copy_up(char *to, const char *from, size_t size) {
  if (both_alignable(to, from)) {
    for (; size && !is_aligned(to); size--)
      *to++ = *from++;
    for (; size >= WORD; size -= WORD, to += WORD, from += WORD)
      *(Word *)(void *)to = *(const Word *)(const void *)from;
  }
  while (size--)
    *to++ = *from++;
}

static void copy_down(char *to, const char *from, size_t size) {
  to += size;
  from += size;
  if (both_alignable(to, from)) {
    for (; size && !is_aligned(to); size--)
      *--to = *--from;
    for (; size >= WORD; size -= WORD) {
      to -= WORD;
      from -= WORD;
      *(Word *)(void *)to = *(const Word *)(const void *)from;
    }
  }
  while (size--)
    *--to = *--from;
}

RT_FUNCTION void *memcpy(void *restrict to, const void *restrict from,
                         size_t size) {
  copy_up(to, from, size);
  return to;
}

RT_FUNCTION void *memmove(void *to, const void *from, size_t size) {
  if ((uintptr_t)to - (uintptr_t)from >= size)
    copy_up(to, from, size);
  else
    copy_down(to, from, size);
  return to;
}

RT_FUNCTION void *memset(void *to, int byte, size_t size) {
  char *at = to;
  for (; size && !is_aligned(at); size--)
    *at++ = (char)byte;
  Word word = (Word)-1 / 255 * (unsigned char)byte;
  for (; size >= WORD; size -= WORD, at += WORD)
    *(Word *)(void *)at = word;
  while (size--)
    *at++ = (char)byte;
  return to;
}

RT_INLINE int compare(const void *a, const void *b, size_t size) {
  const unsigned char *x = a, *y = b;
  if (both_alignable(x, y) && is_aligned(x))
    for (; size >= WORD; size -= WORD, x += WORD, y += WORD)
      if (*(const Word *)(const void *)x != *(const Word *)(const void *)y)
        break;
  for (; size; size--, x++, y++)
    if (*x != *y)
      return *x < *y ? -1 : 1;
  return 0;
}

RT_FUNCTION int memcmp(const void *a, const void *b, size_t size) {
  return compare(a, b, size);
}

RT_FUNCTION int bcmp(const void *a, const void *b, size_t size) {
  return compare(a, b, size);
}

RT_FUNCTION size_t strlen(const char *text) {
  const char *end = text;
  while (*end)
    end++;
  return (size_t)(end - text);
}
