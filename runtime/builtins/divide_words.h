// Division of unsigned words of 32, 64 and 128 bits, where possible by the
// processor's own.
//
// Two functions for each width W:
//
//   udivmod_W(n, d, &r)           n / d. With d = 0 the quotient is 0.
//   divide_2by1_W(hi, lo, d, &r)  (hi * 2^W + lo) / d, where d has its top bit
//                                 set and hi < d, so that the quotient fits
//
// The second is what the first needs of the next smaller width, and what the
// significands of floats are divided with. Without an instruction each is made
// of the width below, down to a loop of one bit a step for 32 bits.

#ifndef MLCC_RUNTIME_BUILTINS_DIVIDE_WORDS_H
#define MLCC_RUNTIME_BUILTINS_DIVIDE_WORDS_H

#include "wide.h"

RT_STATIC U32 udivmod_32(U32 n, U32 d, U32 *remainder) {
#if RT_DIVIDES_32
  if (d == 0)
    return *remainder = n, 0;
  *remainder = n % d;
  return n / d;
#else
  *remainder = n;
  if (d == 0 || n < d)
    return 0;
  U32 quotient = 0;
  int shift = leading_zeros_32(d) - leading_zeros_32(n);
  for (d <<= shift; shift >= 0; shift--, d >>= 1) {
    quotient <<= 1;
    if (n >= d) {
      n -= d;
      quotient |= 1;
    }
  }
  *remainder = n;
  return quotient;
#endif
}

RT_INLINE U16 divide_2by1_16(U16 high, U16 low, U16 d, U16 *remainder) {
  U32 rest;
  U32 quotient = udivmod_32((U32)high << 16 | low, d, &rest);
  *remainder = (U16)rest;
  return (U16)quotient;
}

#define FULL         U32
#define HALF         U16
#define HALF_BITS    16
#define WITH_FULL(n) n##_32
#define WITH_HALF(n) n##_16
#define NATIVE_2BY1  (RT_DIVIDES_64 || RT_X86_BITS == 32)
#include "divide_halves.inc"

#if RT_DIVIDES_64
RT_INLINE U32 divide_2by1_32(U32 high, U32 low, U32 d, U32 *remainder) {
  U64 n = (U64)high << 32 | low;
  *remainder = (U32)(n % d);
  return (U32)(n / d);
}
#elif RT_X86_BITS == 32
RT_INLINE U32 divide_2by1_32(U32 high, U32 low, U32 d, U32 *remainder) {
  U32 quotient;
  __asm__("divl %4"
          : "=a"(quotient), "=d"(*remainder)
          : "0"(low), "1"(high), "r"(d)
          : "cc");
  return quotient;
}
#endif

#define FULL         U64
#define HALF         U32
#define HALF_BITS    32
#define WITH_FULL(n) n##_64
#define WITH_HALF(n) n##_32
#define NATIVE_2BY1  (RT_X86_BITS == 64)
#define WANT_UDIVMOD (!RT_DIVIDES_64)
#include "divide_halves.inc"

#if RT_DIVIDES_64
RT_INLINE U64 udivmod_64(U64 n, U64 d, U64 *remainder) {
  if (d == 0)
    return *remainder = n, 0;
  *remainder = n % d;
  return n / d;
}
#endif

#if RT_X86_BITS == 64
RT_INLINE U64 divide_2by1_64(U64 high, U64 low, U64 d, U64 *remainder) {
  U64 quotient;
  __asm__("divq %4"
          : "=a"(quotient), "=d"(*remainder)
          : "0"(low), "1"(high), "r"(d)
          : "cc");
  return quotient;
}
#endif

#define FULL         U128
#define HALF         U64
#define HALF_BITS    64
#define WITH_FULL(n) n##_128
#define WITH_HALF(n) n##_64
#define NATIVE_2BY1  0
#define WANT_UDIVMOD 1
#include "divide_halves.inc"

#endif
