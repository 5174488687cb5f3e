// Bits of a word: leading and trailing zeros, population count, parity, byte
// order; and negation and comparison of words that take several registers.
//
// 32 bits are done by halving, without the compiler's builtins, which may be
// calls of these very functions; wider words by their halves.

#include "rt.h"

RT_INLINE int leading_zeros(U32 a) {
  int count = 32;
  for (int step = 16; step; step >>= 1)
    if (a >> step) {
      a >>= step;
      count -= step;
    }
  return count - (int)a;
}

RT_INLINE int population(U32 a) {
  a -= a >> 1 & 0x55555555;
  a = (a & 0x33333333) + (a >> 2 & 0x33333333);
  a = (a + (a >> 4)) & 0x0f0f0f0f;
  a += a >> 8;
  a += a >> 16;
  return (int)(a & 0x3f);
}

// The bits below the lowest one set: all of them, if none is.
RT_INLINE int trailing_zeros(U32 a) {
  return population(~a & (a - 1));
}

RT_INLINE int parity(U32 a) {
  a ^= a >> 16;
  a ^= a >> 8;
  a ^= a >> 4;
  return 0x6996 >> (a & 15) & 1;
}

RT_INLINE U32 swap_bytes(U32 a) {
  a = (a >> 8 & 0x00ff00ff) | (a & 0x00ff00ff) << 8;
  return a >> 16 | a << 16;
}

int __clzsi2(U32 a);
RT_FUNCTION int __clzsi2(U32 a) {
  return leading_zeros(a);
}

int __ctzsi2(U32 a);
RT_FUNCTION int __ctzsi2(U32 a) {
  return trailing_zeros(a);
}

int __ffssi2(U32 a);
RT_FUNCTION int __ffssi2(U32 a) {
  return a ? trailing_zeros(a) + 1 : 0;
}

int __clrsbsi2(S32 a);
RT_FUNCTION int __clrsbsi2(S32 a) {
  return leading_zeros((U32)(a < 0 ? ~a : a)) - 1;
}

int __popcountsi2(U32 a);
RT_FUNCTION int __popcountsi2(U32 a) {
  return population(a);
}

int __paritysi2(U32 a);
RT_FUNCTION int __paritysi2(U32 a) {
  return parity(a);
}

U32 __bswapsi2(U32 a);
RT_FUNCTION U32 __bswapsi2(U32 a) {
  return swap_bytes(a);
}

// For a double word, given the functions of its half.
#define DEFINE_DOUBLE(suffix, Signed, Unsigned, Half, half, from)              \
  int __clz##suffix(Unsigned a);                                               \
  RT_FUNCTION int __clz##suffix(Unsigned a) {                                  \
    Half high = (Half)(a >> half);                                             \
    return high ? __clz##from(high) : half + __clz##from((Half)a);             \
  }                                                                            \
  int __ctz##suffix(Unsigned a);                                               \
  RT_FUNCTION int __ctz##suffix(Unsigned a) {                                  \
    Half low = (Half)a;                                                        \
    return low ? __ctz##from(low) : half + __ctz##from((Half)(a >> half));     \
  }                                                                            \
  int __ffs##suffix(Unsigned a);                                               \
  RT_FUNCTION int __ffs##suffix(Unsigned a) {                                  \
    return a ? __ctz##suffix(a) + 1 : 0;                                       \
  }                                                                            \
  int __clrsb##suffix(Signed a);                                               \
  RT_FUNCTION int __clrsb##suffix(Signed a) {                                  \
    return __clz##suffix((Unsigned)(a < 0 ? ~a : a)) - 1;                      \
  }                                                                            \
  int __popcount##suffix(Unsigned a);                                          \
  RT_FUNCTION int __popcount##suffix(Unsigned a) {                             \
    return __popcount##from((Half)a) + __popcount##from((Half)(a >> half));    \
  }                                                                            \
  int __parity##suffix(Unsigned a);                                            \
  RT_FUNCTION int __parity##suffix(Unsigned a) {                               \
    return __parity##from((Half)a ^ (Half)(a >> half));                        \
  }                                                                            \
  Signed __neg##suffix(Signed a);                                              \
  RT_FUNCTION Signed __neg##suffix(Signed a) {                                 \
    return (Signed)(0 - (Unsigned)a);                                          \
  }                                                                            \
  int __cmp##suffix(Signed a, Signed b);                                       \
  RT_FUNCTION int __cmp##suffix(Signed a, Signed b) {                          \
    return (a > b) - (a < b) + 1;                                              \
  }                                                                            \
  int __ucmp##suffix(Unsigned a, Unsigned b);                                  \
  RT_FUNCTION int __ucmp##suffix(Unsigned a, Unsigned b) {                     \
    return (a > b) - (a < b) + 1;                                              \
  }

DEFINE_DOUBLE(di2, S64, U64, U32, 32, si2)

U64 __bswapdi2(U64 a);
RT_FUNCTION U64 __bswapdi2(U64 a) {
  return (U64)swap_bytes((U32)a) << 32 | swap_bytes((U32)(a >> 32));
}

#if RT_HAS_TI
DEFINE_DOUBLE(ti2, S128, U128, U64, 64, di2)
#endif
