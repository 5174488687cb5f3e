// Shifts of double words: __ashldi3, __lshrdi3, __ashrdi3 and those of 128
// bits, from shifts of their halves.

#include "rt.h"

#define DEFINE_SHIFTS(suffix, Signed, Unsigned, Half, SignedHalf, half)        \
  Unsigned __ashl##suffix(Unsigned a, int count);                              \
  RT_FUNCTION Unsigned __ashl##suffix(Unsigned a, int count) {                 \
    Half low = (Half)a, high = (Half)(a >> half);                              \
    if (count & half) {                                                        \
      high = low << (count & (half - 1));                                      \
      low = 0;                                                                 \
    } else if (count) {                                                        \
      high = high << count | low >> (half - count);                            \
      low <<= count;                                                           \
    }                                                                          \
    return (Unsigned)high << half | low;                                       \
  }                                                                            \
  Unsigned __lshr##suffix(Unsigned a, int count);                              \
  RT_FUNCTION Unsigned __lshr##suffix(Unsigned a, int count) {                 \
    Half low = (Half)a, high = (Half)(a >> half);                              \
    if (count & half) {                                                        \
      low = high >> (count & (half - 1));                                      \
      high = 0;                                                                \
    } else if (count) {                                                        \
      low = low >> count | high << (half - count);                             \
      high >>= count;                                                          \
    }                                                                          \
    return (Unsigned)high << half | low;                                       \
  }                                                                            \
  Signed __ashr##suffix(Signed a, int count);                                  \
  RT_FUNCTION Signed __ashr##suffix(Signed a, int count) {                     \
    Half low = (Half)a;                                                        \
    SignedHalf high = (SignedHalf)(a >> half);                                 \
    if (count & half) {                                                        \
      low = (Half)(high >> (count & (half - 1)));                              \
      high >>= half - 1;                                                       \
    } else if (count) {                                                        \
      low = low >> count | (Half)high << (half - count);                       \
      high >>= count;                                                          \
    }                                                                          \
    return (Signed)((Unsigned)(Half)high << half | low);                       \
  }

DEFINE_SHIFTS(di3, S64, U64, U32, S32, 32)
#if RT_HAS_TI
DEFINE_SHIFTS(ti3, S128, U128, U64, S64, 64)
#endif
