// Floating point in integer arithmetic: one core for every binary format.
//
// A value is unpacked into a Number, whose significand fills a word with the
// leading one at the top, whatever the format; operations work on Numbers; and
// pack rounds to the format of the result, to nearest with ties to even. What
// is cut off is never lost to the rounding: the lowest bit of the significand
// is "sticky", set if anything below it was.
//
// The word is Wide, of WIDE bits (32, 64 or 128, defined before inclusion). It
// must be at least three bits wider than the significands that meet in it: 32
// for float, 64 for double, 128 for x87's and IEEE's quadruple format. Formats
// are constants, so the compiler makes each use a function of its own.
//
// No exception flags are raised and the rounding mode is not looked at. A NaN
// operand is returned as it is, made quiet; the first one, if both are.

#ifndef MLCC_RUNTIME_FLOAT_SOFT_H
#define MLCC_RUNTIME_FLOAT_SOFT_H

#include "builtins/divide_words.h"

#if !defined(WIDE)
#error "WIDE is to be defined"
#endif
#define WITH_WIDE(name) RT_PASTE3(name, _, WIDE)

typedef RT_PASTE(U, WIDE) Wide;

// Bits of the fraction (without the leading one) and of the exponent. x87's
// format has its leading one in memory.
typedef struct Format {
  int fraction;
  int exponent;
  int leading;
} Format;

#define FORMAT_HF ((Format){10, 5, 0})
#define FORMAT_BF ((Format){7, 8, 0})
#define FORMAT_SF ((Format){23, 8, 0})
#define FORMAT_DF ((Format){52, 11, 0})
#define FORMAT_XF ((Format){63, 15, 1})
#define FORMAT_TF ((Format){112, 15, 0})

typedef enum Class { ZERO, FINITE, INFINITE, NOT_A_NUMBER } Class;

// A finite value is significand * 2^(exponent - (WIDE - 1)). A NaN has its
// fraction in the significand, below the top bit.
typedef struct Number {
  Class class;
  int negative;
  int exponent;
  Wide significand;
} Number;

#define WIDE_TOP ((Wide)1 << (WIDE - 1))

RT_INLINE int max_exponent(Format f) {
  return (1 << f.exponent) - 1;
}

RT_INLINE int exponent_bias(Format f) {
  return max_exponent(f) >> 1;
}

RT_INLINE Wide sign_bit(Format f) {
  return (Wide)1 << (f.fraction + f.leading + f.exponent);
}

RT_INLINE Wide infinity(Format f) {
  Wide leading = (Wide)f.leading << f.fraction;
  return (Wide)max_exponent(f) << (f.fraction + f.leading) | leading;
}

RT_INLINE Wide default_nan(Format f) {
  return infinity(f) | (Wide)1 << (f.fraction - 1);
}

// Shifts right; the lowest bit remembers what is shifted out.
RT_INLINE Wide shift_sticky(Wide a, int count) {
  if (count == 0)
    return a;
  if (count >= WIDE)
    return a != 0;
  return a >> count | ((a << (WIDE - count)) != 0);
}

// Makes the leading bit the top one.
RT_INLINE void normalise(Number *n) {
  int shift = WITH_WIDE(leading_zeros)(n->significand);
  n->significand <<= shift;
  n->exponent -= shift;
}

RT_INLINE Number unpack(Wide bits, Format f) {
  int biased = (int)(bits >> (f.fraction + f.leading)) & max_exponent(f);
  Wide fraction = bits & (((Wide)1 << f.fraction) - 1);
  Number n = {
      .class = FINITE,
      .negative = (bits & sign_bit(f)) != 0,
      .exponent = (biased ? biased : 1) - exponent_bias(f),
      .significand = fraction << (WIDE - 1 - f.fraction),
  };
  if (biased == max_exponent(f)) {
    n.class = fraction ? NOT_A_NUMBER : INFINITE;
    return n;
  }
  if (f.leading ? (bits >> f.fraction & 1) != 0 : biased != 0)
    n.significand |= WIDE_TOP;
  else if (fraction)
    normalise(&n);
  else
    n.class = ZERO;
  return n;
}

// Rounds and packs a finite number. The fields are added rather than joined, so
// that a carry out of the fraction, or the leading one of a subnormal number
// that rounds up to a normal one, counts in the exponent.
RT_INLINE Wide pack_finite(Number n, Format f) {
  int drop = WIDE - 1 - f.fraction;
  int biased = n.exponent + exponent_bias(f);
  if (biased >= max_exponent(f))
    return infinity(f);
  if (biased < 1) {
    n.significand = shift_sticky(n.significand, 1 - biased);
    biased = 1;
  }
  Wide kept = n.significand >> drop;
  Wide rest = n.significand << (WIDE - drop);
  kept += rest > WIDE_TOP || (rest == WIDE_TOP && (kept & 1));
  Wide bits = ((Wide)(biased - 1) << f.fraction) + kept;
  if (f.leading) {
    Wide exponent = bits >> f.fraction;
    Wide fraction = bits & (((Wide)1 << f.fraction) - 1);
    Wide leading = (Wide)(exponent != 0) << f.fraction;
    return exponent << (f.fraction + 1) | leading | fraction;
  }
  return bits;
}

RT_INLINE Wide pack(Number n, Format f) {
  Wide sign = n.negative ? sign_bit(f) : 0;
  switch (n.class) {
  case ZERO: return sign;
  case INFINITE: return sign | infinity(f);
  case NOT_A_NUMBER:
    return sign | default_nan(f) | n.significand >> (WIDE - 1 - f.fraction);
  default: return sign | pack_finite(n, f);
  }
}

// The arithmetic operations, from bits to bits of one format.

RT_INLINE Wide soft_negate(Wide a, Format f) {
  return a ^ sign_bit(f);
}

// x + y, both finite. The smaller is aligned to the larger; one bit at the top
// is left free for the carry.
RT_INLINE Number add_finite(Number x, Number y) {
  if (x.exponent < y.exponent ||
      (x.exponent == y.exponent && x.significand < y.significand)) {
    Number swapped = x;
    x = y;
    y = swapped;
  }
  Wide large = x.significand >> 1;
  Wide small = shift_sticky(y.significand >> 1, x.exponent - y.exponent);
  x.significand = x.negative == y.negative ? large + small : large - small;
  x.exponent++;
  if (x.significand) {
    normalise(&x);
  } else {
    x.class = ZERO;
    x.negative = 0;
  }
  return x;
}

RT_STATIC Wide soft_add(Wide a, Wide b, Format f) {
  Number x = unpack(a, f), y = unpack(b, f);
  if (x.class == NOT_A_NUMBER || y.class == NOT_A_NUMBER)
    return pack(x.class == NOT_A_NUMBER ? x : y, f);
  if (x.class == INFINITE && y.class == INFINITE)
    return x.negative == y.negative ? a : default_nan(f);
  if (x.class == ZERO && y.class == ZERO)
    return a & b;
  if (x.class == INFINITE || y.class == ZERO)
    return a;
  if (y.class == INFINITE || x.class == ZERO)
    return b;
  return pack(add_finite(x, y), f);
}

RT_STATIC Wide soft_multiply(Wide a, Wide b, Format f) {
  Number x = unpack(a, f), y = unpack(b, f);
  Number n = {.class = FINITE, .negative = x.negative != y.negative};
  if (x.class == NOT_A_NUMBER || y.class == NOT_A_NUMBER)
    return pack(x.class == NOT_A_NUMBER ? x : y, f);
  if (x.class == INFINITE || y.class == INFINITE) {
    n.class = INFINITE;
    return x.class == ZERO || y.class == ZERO ? default_nan(f) : pack(n, f);
  }
  if (x.class == ZERO || y.class == ZERO) {
    n.class = ZERO;
    return pack(n, f);
  }
  Wide high;
  Wide low = WITH_WIDE(multiply)(x.significand, y.significand, &high);
  n.exponent = x.exponent + y.exponent + 1;
  if (!(high & WIDE_TOP)) {
    high = high << 1 | low >> (WIDE - 1);
    low <<= 1;
    n.exponent--;
  }
  n.significand = high | (low != 0);
  return pack(n, f);
}

RT_STATIC Wide soft_divide(Wide a, Wide b, Format f) {
  Number x = unpack(a, f), y = unpack(b, f);
  Number n = {.class = FINITE, .negative = x.negative != y.negative};
  if (x.class == NOT_A_NUMBER || y.class == NOT_A_NUMBER)
    return pack(x.class == NOT_A_NUMBER ? x : y, f);
  if (x.class == y.class && x.class != FINITE)
    return default_nan(f);
  if (x.class != FINITE || y.class != FINITE) {
    n.class = x.class == INFINITE || y.class == ZERO ? INFINITE : ZERO;
    return pack(n, f);
  }
  // The dividend is x shifted by one word, or by one bit less if that would
  // give a quotient of more than a word.
  int fits = x.significand < y.significand;
  Wide high = fits ? x.significand : x.significand >> 1;
  Wide low = fits ? 0 : x.significand << (WIDE - 1);
  Wide rest;
  Wide quotient = WITH_WIDE(divide_2by1)(high, low, y.significand, &rest);
  n.exponent = x.exponent - y.exponent - fits;
  n.significand = quotient | (rest != 0);
  return pack(n, f);
}

// Negative, 0 or positive as a is less than, equal to or greater than b;
// UNORDERED if either is a NaN.
enum { UNORDERED = 2 };

RT_INLINE int soft_compare(Wide a, Wide b, Format f) {
  Wide sign = sign_bit(f);
  Wide x = a & (sign - 1), y = b & (sign - 1);
  if (x > infinity(f) || y > infinity(f))
    return UNORDERED;
  if ((x | y) == 0)
    return 0;
  if ((a ^ b) & sign)
    return a & sign ? -1 : 1;
  int order = (x > y) - (x < y);
  return a & sign ? -order : order;
}

// Conversions.

// From format to format.
RT_INLINE Wide soft_convert(Wide a, Format from, Format to) {
  return pack(unpack(a, from), to);
}

RT_INLINE Wide soft_from_integer(Wide magnitude, int negative, Format f) {
  if (magnitude == 0)
    return 0;
  Number n = {FINITE, negative, WIDE - 1, magnitude};
  normalise(&n);
  return pack(n, f);
}

// To an integer of `bits` bits, of two's complement if it is signed. What is
// out of range becomes the nearest number in it, NaN becomes 0.
RT_INLINE Wide soft_to_integer(Wide a, Format f, int bits, int is_signed) {
  Number n = unpack(a, f);
  Wide largest = ~(Wide)0 >> (WIDE - bits + is_signed);
  if (n.class == ZERO || n.class == NOT_A_NUMBER || n.exponent < 0)
    return 0;
  if (n.negative && !is_signed)
    return 0;
  if (n.class == INFINITE || n.exponent >= bits - is_signed)
    return n.negative ? largest + 1 : largest;
  Wide magnitude = n.significand >> (WIDE - 1 - n.exponent);
  return n.negative ? 0 - magnitude : magnitude;
}

#endif
