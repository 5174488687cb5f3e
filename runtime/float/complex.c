// Multiplication and division of complex numbers, __mulsc3 and its like, for
// the format that the file is compiled for: what C compilers call for `*` and
// `/`.
//
// The results are those of the formulas, with the corrections of C17's Annex G
// for infinite operands. A quotient is computed with the divisor scaled to
// around 1, so that its square neither over- nor underflows.

#include "operand.h"

#if EXISTS

#if defined(FOR_SF)
typedef _Complex float Complex;
#define COMPLEX_SUFFIX sc
#elif defined(FOR_DF)
typedef _Complex double Complex;
#define COMPLEX_SUFFIX dc
#elif defined(FOR_XF)
typedef _Complex long double Complex;
#define COMPLEX_SUFFIX xc
#else
#if __LDBL_MANT_DIG__ == 113
typedef _Complex long double Complex;
#elif defined(__clang__)
typedef _Complex __float128 Complex;
#else
typedef _Complex _Float128 Complex; // gcc's __float128 makes no complex type
#endif
#if defined(__powerpc__)
#define COMPLEX_SUFFIX kc
#else
#define COMPLEX_SUFFIX tc
#endif
#endif

#define COMPLEX_NAME(operation) RT_PASTE4(__, operation, COMPLEX_SUFFIX, 3)

RT_INLINE Complex complex_of(Float real, Float imaginary) {
  union {
    Float parts[2];
    Complex whole;
  } number = {{real, imaginary}};
  return number.whole;
}

RT_INLINE int is_infinite(Float a) {
  return (BITS(a) & ~sign_bit(FORMAT)) == infinity(FORMAT);
}

RT_INLINE int is_finite(Float a) {
  return a - a == 0;
}

RT_INLINE Float with_sign(Float magnitude, Float sign) {
  Wide bit = sign_bit(FORMAT);
  return VALUE((BITS(magnitude) & ~bit) | (BITS(sign) & bit));
}

// For an infinite number: 1 or 0 for each part, with the part's sign.
RT_INLINE Float box(Float a) {
  return with_sign(is_infinite(a) ? 1 : 0, a);
}

RT_INLINE Float zero_if_nan(Float a) {
  return a != a ? with_sign(0, a) : a;
}

RT_INLINE Float infinite(void) {
  return VALUE(infinity(FORMAT));
}

static Float power_of_two(int exponent) {
  Number n = {FINITE, 0, exponent, WIDE_TOP};
  return VALUE(pack(n, FORMAT));
}

// a * 2^exponent, in two steps since the power alone may be out of range.
static Float scale(Float a, int exponent) {
  int half = exponent / 2;
  return a * power_of_two(half) * power_of_two(exponent - half);
}

Complex COMPLEX_NAME(mul)(Float a, Float b, Float c, Float d);
RT_FUNCTION Complex COMPLEX_NAME(mul)(Float a, Float b, Float c, Float d) {
  Float ac = a * c, bd = b * d, ad = a * d, bc = b * c;
  Float real = ac - bd, imaginary = ad + bc;
  if (real == real || imaginary == imaginary)
    return complex_of(real, imaginary);
  int recalculate = 0;
  if (is_infinite(a) || is_infinite(b)) {
    a = box(a);
    b = box(b);
    c = zero_if_nan(c);
    d = zero_if_nan(d);
    recalculate = 1;
  }
  if (is_infinite(c) || is_infinite(d)) {
    c = box(c);
    d = box(d);
    a = zero_if_nan(a);
    b = zero_if_nan(b);
    recalculate = 1;
  }
  if (!recalculate && (is_infinite(ac) || is_infinite(bd) || is_infinite(ad) ||
                       is_infinite(bc))) {
    a = zero_if_nan(a);
    b = zero_if_nan(b);
    c = zero_if_nan(c);
    d = zero_if_nan(d);
    recalculate = 1;
  }
  if (!recalculate)
    return complex_of(real, imaginary);
  return complex_of(infinite() * (a * c - b * d), infinite() * (a * d + b * c));
}

Complex COMPLEX_NAME(div)(Float a, Float b, Float c, Float d);
RT_FUNCTION Complex COMPLEX_NAME(div)(Float a, Float b, Float c, Float d) {
  Number x = unpack(BITS(c), FORMAT), y = unpack(BITS(d), FORMAT);
  int exponent = 0;
  if (is_finite(c) && is_finite(d) && (c != 0 || d != 0)) {
    exponent =
        d == 0 || (c != 0 && x.exponent > y.exponent) ? x.exponent : y.exponent;
    c = scale(c, -exponent);
    d = scale(d, -exponent);
  }
  Float norm = c * c + d * d;
  Float real = scale((a * c + b * d) / norm, -exponent);
  Float imaginary = scale((b * c - a * d) / norm, -exponent);
  if (real == real || imaginary == imaginary)
    return complex_of(real, imaginary);
  if (norm == 0 && (a == a || b == b)) {
    real = with_sign(infinite(), c) * a;
    imaginary = with_sign(infinite(), c) * b;
  } else if ((is_infinite(a) || is_infinite(b)) && is_finite(c) &&
             is_finite(d)) {
    a = box(a);
    b = box(b);
    real = infinite() * (a * c + b * d);
    imaginary = infinite() * (b * c - a * d);
  } else if ((is_infinite(c) || is_infinite(d)) && is_finite(a) &&
             is_finite(b)) {
    c = box(c);
    d = box(d);
    real = 0 * (a * c + b * d);
    imaginary = 0 * (b * c - a * d);
  }
  return complex_of(real, imaginary);
}

#endif
