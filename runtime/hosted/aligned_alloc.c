// aligned_alloc, for a libc without it (bionic before Android 9, Apple's before
// macOS 10.15): finalize-memref-to-llvm{use-aligned-alloc} calls it by name and
// releases with free. Elsewhere the libc's own is found first.

#include "libc.h"

#if RT_POSIX

void *aligned_alloc(size_t alignment, size_t size);
RT_FUNCTION void *aligned_alloc(size_t alignment, size_t size) {
  void *block = NULL;
  if (alignment < sizeof(void *))
    alignment = sizeof(void *);
  return posix_memalign(&block, alignment, size) ? NULL : block;
}

#endif
