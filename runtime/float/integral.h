// Rounding to integral values and choosing the smaller or larger of two, on the
// bits of any format. See soft.h.

#ifndef MLCC_RUNTIME_FLOAT_INTEGRAL_H
#define MLCC_RUNTIME_FLOAT_INTEGRAL_H

#include "operand.h"

typedef enum Rounding { DOWN, UP, TO_ZERO, TO_EVEN, AWAY } Rounding;

RT_INLINE int is_nan(Wide a, Format f) {
  return (a & ~sign_bit(f)) > infinity(f);
}

RT_INLINE Wide quiet(Wide a, Format f) {
  return a | default_nan(f);
}

// Whether a magnitude goes up to the next integer. `odd` is the lowest bit of
// its integer part; `rest` is its fraction with one half as the top bit.
RT_INLINE int rounds_away(Rounding rounding, int negative, int odd, Wide rest) {
  switch (rounding) {
  case DOWN: return negative && rest;
  case UP: return !negative && rest;
  case TO_ZERO: return 0;
  case TO_EVEN: return rest > WIDE_TOP || (rest == WIDE_TOP && odd);
  default: return rest >= WIDE_TOP;
  }
}

RT_STATIC Wide soft_integral(Wide a, Rounding rounding, Format f) {
  int exponent = ((int)(a >> f.fraction) & max_exponent(f)) - exponent_bias(f);
  Wide sign = a & sign_bit(f);
  if (is_nan(a, f))
    return quiet(a, f);
  if (exponent >= f.fraction || a == sign)
    return a;
  if (exponent < 0) {
    // Below one: the fraction is one half only if all below it is zero.
    Wide half = (Wide)(exponent_bias(f) - 1) << f.fraction;
    Wide magnitude = a ^ sign;
    Wide rest = magnitude == half ? WIDE_TOP : WIDE_TOP + 1;
    if (magnitude < half)
      rest = 1;
    int away = rounds_away(rounding, sign != 0, 0, rest);
    return sign | (away ? (Wide)exponent_bias(f) << f.fraction : 0);
  }
  int drop = f.fraction - exponent;
  Wide unit = (Wide)1 << drop;
  Wide rest = a << (WIDE - drop);
  // With nothing but the leading one above the point, the lowest bit of the
  // exponent is in the place of the odd bit.
  int odd = exponent == 0 || (a & unit) != 0;
  a &= ~(unit - 1);
  return rounds_away(rounding, sign != 0, odd, rest) ? a + unit : a;
}

// The smaller of two, -0 being less than +0. A NaN is the result, or, with
// `number`, what is not a NaN.
RT_STATIC Wide soft_minimum(Wide a, Wide b, int number, Format f) {
  if (is_nan(a, f))
    return number && !is_nan(b, f) ? b : quiet(a, f);
  if (is_nan(b, f))
    return number ? a : quiet(b, f);
  int order = soft_compare(a, b, f);
  if (order == 0)
    return a | b;
  return order < 0 ? a : b;
}

RT_INLINE Wide soft_maximum(Wide a, Wide b, int number, Format f) {
  Wide sign = sign_bit(f);
  if (is_nan(a, f) || is_nan(b, f))
    return soft_minimum(a, b, number, f);
  return soft_minimum(a ^ sign, b ^ sign, number, f) ^ sign;
}

// A function of libm: its name has an f for float.
#if defined(FOR_SF)
#define LIBM(name) RT_PASTE(name, f)
#else
#define LIBM(name) name
#endif

#define DEFINE_UNARY(name, result)                                             \
  Float LIBM(name)(Float a);                                                   \
  RT_FUNCTION Float LIBM(name)(Float a) {                                      \
    Wide x = BITS(a);                                                          \
    return VALUE(result);                                                      \
  }
#define DEFINE_BINARY(name, result)                                            \
  Float LIBM(name)(Float a, Float b);                                          \
  RT_FUNCTION Float LIBM(name)(Float a, Float b) {                             \
    Wide x = BITS(a), y = BITS(b);                                             \
    return VALUE(result);                                                      \
  }

#endif
