// The functions of libm that LLVM calls for operations of its own (frem, sqrt,
// rounding, minimum and maximum, taking floats apart) where the processor has
// no instruction, for programs without a libm. All are exact or correctly
// rounded; exp, sin and their like are not here.

#include "float/integral.h"

DEFINE_UNARY(floor, soft_integral(x, DOWN, FORMAT))
DEFINE_UNARY(ceil, soft_integral(x, UP, FORMAT))
DEFINE_UNARY(trunc, soft_integral(x, TO_ZERO, FORMAT))
DEFINE_UNARY(rint, soft_integral(x, TO_EVEN, FORMAT))
DEFINE_UNARY(nearbyint, soft_integral(x, TO_EVEN, FORMAT))
DEFINE_UNARY(round, soft_integral(x, AWAY, FORMAT))
DEFINE_UNARY(fabs, x & ~sign_bit(FORMAT))
DEFINE_BINARY(copysign, (x & ~sign_bit(FORMAT)) | (y & sign_bit(FORMAT)))
DEFINE_BINARY(fmin, soft_minimum(x, y, 1, FORMAT))
DEFINE_BINARY(fmax, soft_maximum(x, y, 1, FORMAT))

// Long division, a bit a step; the sign is that of the dividend.
static Wide remainder_of(Wide a, Wide b) {
  Number x = unpack(a, FORMAT), y = unpack(b, FORMAT);
  if (x.class == NOT_A_NUMBER || y.class == NOT_A_NUMBER)
    return pack(x.class == NOT_A_NUMBER ? x : y, FORMAT);
  if (x.class == INFINITE || y.class == ZERO)
    return default_nan(FORMAT);
  if (x.class == ZERO || y.class == INFINITE || x.exponent < y.exponent)
    return a;
  // The significands have room at the bottom; move it to the top, for the bit
  // that doubling needs.
  Wide rest = x.significand >> 1, divisor = y.significand >> 1;
  for (int count = x.exponent - y.exponent; count > 0; count--) {
    if (rest >= divisor)
      rest -= divisor;
    rest <<= 1;
  }
  if (rest >= divisor)
    rest -= divisor;
  if (rest == 0)
    return a & sign_bit(FORMAT);
  Number n = {FINITE, x.negative, y.exponent + 1, rest};
  normalise(&n);
  return pack(n, FORMAT);
}

DEFINE_BINARY(fmod, remainder_of(x, y))

// The root of a significand in [1, 4), digit by digit. `rest` is 2^i times what
// the square of the root so far leaves, after i digits; 1 is three bits below
// the top of the word.
static Wide root_of(Wide a) {
  Number n = unpack(a, FORMAT);
  if (n.class == ZERO || n.class == NOT_A_NUMBER)
    return pack(n, FORMAT);
  if (n.negative)
    return default_nan(FORMAT);
  if (n.class == INFINITE)
    return a;
  int odd = n.exponent & 1;
  Wide rest = n.significand >> (3 - odd), root = 0;
  for (Wide digit = WIDE_TOP >> 3; digit; digit >>= 1) {
    Wide trial = (root << 1) + digit;
    if (rest >= trial) {
      rest -= trial;
      root += digit;
    }
    rest <<= 1;
  }
  n.exponent = (n.exponent - odd) / 2 + 3;
  n.significand = root | (rest != 0);
  normalise(&n);
  return pack(n, FORMAT);
}

DEFINE_UNARY(sqrt, root_of(x))

// Beyond this exponent every number over- or underflows.
enum { FAR = 1 << 14 };

Float LIBM(ldexp)(Float a, int exponent);
RT_FUNCTION Float LIBM(ldexp)(Float a, int exponent) {
  Number n = unpack(BITS(a), FORMAT);
  exponent = exponent > FAR ? FAR : exponent < -FAR ? -FAR : exponent;
  n.exponent += exponent;
  return VALUE(pack(n, FORMAT));
}

Float LIBM(frexp)(Float a, int *exponent);
RT_FUNCTION Float LIBM(frexp)(Float a, int *exponent) {
  Number n = unpack(BITS(a), FORMAT);
  *exponent = n.class == FINITE ? n.exponent + 1 : 0;
  n.exponent = -1;
  return VALUE(pack(n, FORMAT));
}
