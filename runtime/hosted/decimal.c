// Floats in decimal: C's %g and %f at their default precision of six, exactly
// rounded (to nearest, ties to even on the exact value), for every double.
//
// A finite double is m * 2^e. For e >= 0 that is an integer; otherwise it is
// m * 5^-e / 10^-e, again an integer apart from the position of the point. So
// the exact decimal expansion always is a big integer, kept here in limbs of
// nine digits, to which factors are multiplied: 2^29 or 5^12 at a time, the
// largest below the base, so that what is carried out is one limb. Trailing
// zero bits of m are dropped first, which makes the numbers that programs print
// (short floats, small integers) one or two limbs long.
//
// The digits are then rounded at the wanted place as text. The longest
// expansion, that of the smallest normal number less one unit, has 767 digits.

#include "text.h"

enum {
  LIMB_DIGITS = 9,
  LIMB_BASE = 1000000000,
  MAX_LIMBS = 86,
  MAX_DIGITS = MAX_LIMBS * LIMB_DIGITS,
  PRECISION = 6,
};

typedef struct Big {
  int count;
  U32 limbs[MAX_LIMBS]; // least significant first
} Big;

// value = 0.d0 d1 d2 ... * 10^point, without leading or trailing zeros; zero
// has no digits, and its point is 0.
typedef struct Decimal {
  int point;
  int count;
  char digits[MAX_DIGITS];
} Decimal;

static void big_multiply(Big *big, U32 factor) {
  U64 carry = 0;
  for (int i = 0; i < big->count; i++) {
    carry += (U64)big->limbs[i] * factor;
    big->limbs[i] = (U32)(carry % LIMB_BASE);
    carry /= LIMB_BASE;
  }
  if (carry)
    big->limbs[big->count++] = (U32)carry;
}

// Multiplies by base^exponent, where chunk = base^step is the largest factor.
static void big_scale(Big *big, U32 base, U32 chunk, int step, int exponent) {
  for (; exponent >= step; exponent -= step)
    big_multiply(big, chunk);
  U32 rest = 1;
  while (exponent-- > 0)
    rest *= base;
  big_multiply(big, rest);
}

static void big_load(Big *big, U64 value) {
  big->count = 0;
  for (; value; value /= LIMB_BASE)
    big->limbs[big->count++] = (U32)(value % LIMB_BASE);
}

static void strip_zeros(Decimal *decimal) {
  while (decimal->count && decimal->digits[decimal->count - 1] == 0)
    decimal->count--;
}

// The digits of `big`, read as having `scale` decimal places.
static void decimal_from_big(Decimal *decimal, const Big *big, int scale) {
  int count = 0;
  for (int i = big->count - 1; i >= 0; i--) {
    U32 limb = big->limbs[i];
    for (int place = LIMB_BASE / 10; place; place /= 10) {
      char digit = (char)(limb / (U32)place % 10);
      if (count || digit)
        decimal->digits[count++] = digit;
    }
  }
  decimal->count = count;
  decimal->point = count ? count - scale : 0;
  strip_zeros(decimal);
}

static void decimal_from_bits(Decimal *decimal, U64 bits) {
  U64 significand = bits & 0xfffffffffffff;
  int exponent = (int)(bits >> 52 & 0x7ff);
  if (exponent)
    significand |= (U64)1 << 52;
  else
    exponent = 1;
  exponent -= 1023 + 52;
  while (significand && (significand & 1) == 0) {
    significand >>= 1;
    exponent++;
  }
  Big big;
  big_load(&big, significand);
  if (exponent >= 0)
    big_scale(&big, 2, 1u << 29, 29, exponent);
  else
    big_scale(&big, 5, 244140625, 12, -exponent);
  decimal_from_big(decimal, &big, exponent < 0 ? -exponent : 0);
}

// Whether the digits from `keep` on make the ones before them round up.
static int rounds_up(const Decimal *decimal, int keep) {
  char next = decimal->digits[keep];
  if (next != 5 || decimal->count > keep + 1)
    return next >= 5;
  return keep > 0 && (decimal->digits[keep - 1] & 1);
}

// Rounds to the first `keep` digits; a negative count leaves nothing of it.
static void decimal_round(Decimal *decimal, int keep) {
  if (keep >= decimal->count)
    return;
  int up = keep >= 0 && rounds_up(decimal, keep);
  decimal->count = keep > 0 ? keep : 0;
  if (!up) {
    strip_zeros(decimal);
    decimal->point = decimal->count ? decimal->point : 0;
    return;
  }
  while (decimal->count && decimal->digits[decimal->count - 1] == 9)
    decimal->count--;
  if (decimal->count) {
    decimal->digits[decimal->count - 1]++;
    return;
  }
  decimal->digits[decimal->count++] = 1;
  decimal->point++;
}

static char decimal_digit(const Decimal *decimal, int position) {
  if (position < 0 || position >= decimal->count)
    return '0';
  return (char)('0' + decimal->digits[position]);
}

// Prints with `places` digits after the point.
static void print_positional(Text *text, const Decimal *decimal, int places) {
  int point = decimal->point;
  if (point <= 0)
    mlcc_text_char(text, '0');
  for (int i = 0; i < point; i++)
    mlcc_text_char(text, decimal_digit(decimal, i));
  if (places <= 0)
    return;
  mlcc_text_char(text, '.');
  for (int i = 0; i < places; i++)
    mlcc_text_char(text, decimal_digit(decimal, point + i));
}

static void print_scientific(Text *text, const Decimal *decimal) {
  mlcc_text_char(text, decimal_digit(decimal, 0));
  if (decimal->count > 1)
    mlcc_text_char(text, '.');
  for (int i = 1; i < decimal->count; i++)
    mlcc_text_char(text, decimal_digit(decimal, i));
  int exponent = decimal->point - 1;
  mlcc_text_string(text, exponent < 0 ? "e-" : "e+");
  if (exponent < 0)
    exponent = -exponent;
  if (exponent < 10)
    mlcc_text_char(text, '0');
  mlcc_text_unsigned(text, (U64)exponent);
}

// Prints the sign, and the rest if the value is not finite; false if it is.
static int print_special(Text *text, U64 bits) {
  if (bits >> 63)
    mlcc_text_char(text, '-');
  if ((bits >> 52 & 0x7ff) != 0x7ff)
    return 0;
  mlcc_text_string(text, bits << 12 ? "nan" : "inf");
  return 1;
}

RT_INLINE U64 double_bits(double value) {
  U64 bits;
  __builtin_memcpy(&bits, &value, sizeof bits);
  return bits;
}

RT_FUNCTION void mlcc_text_general(Text *text, double value) {
  Decimal decimal;
  U64 bits = double_bits(value);
  if (print_special(text, bits))
    return;
  decimal_from_bits(&decimal, bits);
  decimal_round(&decimal, PRECISION);
  int exponent = decimal.count ? decimal.point - 1 : 0;
  if (exponent < -4 || exponent >= PRECISION)
    print_scientific(text, &decimal);
  else
    print_positional(text, &decimal, decimal.count - decimal.point);
}

RT_FUNCTION void mlcc_text_fixed(Text *text, double value) {
  Decimal decimal;
  U64 bits = double_bits(value);
  if (print_special(text, bits))
    return;
  decimal_from_bits(&decimal, bits);
  decimal_round(&decimal, decimal.point + PRECISION);
  print_positional(text, &decimal, PRECISION);
}
