// The functions on bytes of Arm's run-time ABI (IHI 0043, section 4.3.4), by
// way of those of C. A number at the end of a name promises alignment, which is
// not made use of. Note the order of memset's arguments.

#include "nolibc/memory.h"

#define DEFINE_MEMORY(suffix)                                                  \
  void __aeabi_memcpy##suffix(void *to, const void *from, size_t size);        \
  RT_FUNCTION void __aeabi_memcpy##suffix(void *to, const void *from,          \
                                          size_t size) {                       \
    memcpy(to, from, size);                                                    \
  }                                                                            \
  void __aeabi_memmove##suffix(void *to, const void *from, size_t size);       \
  RT_FUNCTION void __aeabi_memmove##suffix(void *to, const void *from,         \
                                           size_t size) {                      \
    memmove(to, from, size);                                                   \
  }                                                                            \
  void __aeabi_memset##suffix(void *to, size_t size, int byte);                \
  RT_FUNCTION void __aeabi_memset##suffix(void *to, size_t size, int byte) {   \
    memset(to, byte, size);                                                    \
  }                                                                            \
  void __aeabi_memclr##suffix(void *to, size_t size);                          \
  RT_FUNCTION void __aeabi_memclr##suffix(void *to, size_t size) {             \
    memset(to, 0, size);                                                       \
  }

DEFINE_MEMORY()
DEFINE_MEMORY(4)
DEFINE_MEMORY(8)
