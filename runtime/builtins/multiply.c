// Integer multiplication: __muldi3 and its like for processors that have only
// narrower ones, and __mulodi4 and its like, which tell of signed overflow.

#include "wide.h"

#if !RT_MULTIPLIES

// Without any multiplication: add and shift, over the bits of the smaller
// factor.
U32 __mulsi3(U32 a, U32 b);
RT_FUNCTION U32 __mulsi3(U32 a, U32 b) {
  if (a < b) {
    U32 c = a;
    a = b;
    b = c;
  }
  U32 product = 0;
  for (; b; b >>= 1, a <<= 1)
    if (b & 1)
      product += a;
  return product;
}

#endif

U64 __muldi3(U64 a, U64 b);
RT_FUNCTION U64 __muldi3(U64 a, U64 b) {
  return low_product_64(a, b);
}

// A product's magnitude is what two magnitudes give; it overflows if its high
// half is not 0, or the low half is beyond the range of its sign.
#define DEFINE_OVERFLOW(name, Signed, Unsigned, multiply, top)                 \
  Signed name(Signed a, Signed b, int *overflow);                              \
  RT_FUNCTION Signed name(Signed a, Signed b, int *overflow) {                 \
    int negative = (a < 0) != (b < 0);                                         \
    Unsigned x = a < 0 ? 0 - (Unsigned)a : (Unsigned)a;                        \
    Unsigned y = b < 0 ? 0 - (Unsigned)b : (Unsigned)b;                        \
    Unsigned high;                                                             \
    Unsigned low = multiply(x, y, &high);                                      \
    *overflow = high != 0 || low > ((Unsigned)1 << (top)) - !negative;         \
    return (Signed)(negative ? 0 - low : low);                                 \
  }

DEFINE_OVERFLOW(__mulosi4, S32, U32, multiply_32, 31)
DEFINE_OVERFLOW(__mulodi4, S64, U64, multiply_64, 63)

#if RT_HAS_TI

U128 __multi3(U128 a, U128 b);
RT_FUNCTION U128 __multi3(U128 a, U128 b) {
  return low_product_128(a, b);
}

DEFINE_OVERFLOW(__muloti4, S128, U128, multiply_128, 127)

#endif
