// Between decimal and binary in one multiplication: the fast path under both
// reading and printing floats, for formats of up to 64 bits.
//
// A number of up to 19 digits times a power of ten is D * 5^p * 2^p. With 5^p
// known to 128 bits (a product of two table entries, less than 4 units too
// small), D * 5^p is known to within a sliver of its 192 bits, and rounding it
// to 53 or fewer almost never depends on the sliver. When it does, the
// functions here say so, and the caller computes exactly with long numbers. The
// idea is Eisel's and Lemire's ("Number parsing at a gigabyte per second",
// 2021); splitting the table into coarse and fine steps is Jeon's (Dragonbox).
//
// Exact ties and short decimals such as 1.5 are precisely the undecided cases,
// so they are taken first, by Clinger's observation that a double divided or
// multiplied by 10^22 or less is rounded right by the machine.
#include "ir/support/number_int.h"

#include "ir/support/support.h"

#include <float.h>

// 5^(27 i): the leading 128 bits, cut off.
// clang-format off
static const uint64_t coarse_powers[][2] = {
    {0x8049a4ac0c5811ae, 0x205b896d777d6278}, {0xcf42894a5dce35ea, 0x52064cac828675b9}, // -351
    {0xa76c582338ed2621, 0xaf2af2b80af6f24e}, {0x873e4f75e2224e68, 0x5a7744a6e804a291}, // -297
    {0xda7f5bf590966848, 0xaf39a475506a899e}, {0xb080392cc4349dec, 0xbd8d794d96aacfb3}, // -243
    {0x8e938662882af53e, 0x547eb47b7282ee9c}, {0xe65829b3046b0afa, 0x0cb4a5a3112a5112}, // -189
    {0xba121a4650e4ddeb, 0x92f34d62616ce413}, {0x964e858c91ba2655, 0x3a6a07f8d510f86f}, // -135
    {0xf2d56790ab41c2a2, 0xfae27299423fb9c3}, {0xc428d05aa4751e4c, 0xaa97e14c3c26b886}, // -81
    {0x9e74d1b791e07e48, 0x775ea264cf55347d}, {0x8000000000000000, 0x0000000000000000}, // -27
    {0xcecb8f27f4200f3a, 0x0000000000000000}, {0xa70c3c40a64e6c51, 0x999090b65f67d924}, // 27
    {0x86f0ac99b4e8dafd, 0x69a028bb3ded71a3}, {0xda01ee641a708de9, 0xe80e6f4820cc9495}, // 81
    {0xb01ae745b101e9e4, 0x5ec05dcff72e7f8f}, {0x8e41ade9fbebc27d, 0x14588f13be847307}, // 135
    {0xe5d3ef282a242e81, 0x8f1668c8a86da5fa}, {0xb9a74a0637ce2ee1, 0x6d953e2bd7173692}, // 189
    {0x95f83d0a1fb69cd9, 0x4abdaf101564f98e}, {0xf24a01a73cf2dccf, 0xbc633b39673c8cec}, // 243
    {0xc3b8358109e84f07, 0x0a862f80ec4700c8}, {0x9e19db92b4e31ba9, 0x6c07a2c26a8346d1}, // 297
    {0xff6d0b3492801150, 0x9798278aea58efff}, {0xce54d951f70637d5, 0x34a44c6fe697a290}, // 351
    {0xa6ac5789e1da7d57, 0xf33565b6f98557b1}, {0x86a3364ea62c672c, 0xd76d70b23d7ab65a}, // 405
    {0xd984c8d3115a426b, 0xab5d542942f2f0d5}, {0xafb5cf88362bafd0, 0xb5e6504852f42e70}, // 459
    {0x8df0046d27c91b1c, 0x3fbf59b4f5b2379b}, {0xe550008523ed219a, 0xe15cf9beebd044de}, // 513
    {0xb93cb71706a3b990, 0xd119951dcbacc155}, {0x95a2260f89c4d57b, 0x81624514b014ee42}, // 567
    {0xf1beebc339accd47, 0x2703188c5b07fb0b}, {0xc347db4b6c88001f, 0xd94035b4bffd40c3}, // 621
    {0x9dbf19a533cefbab, 0xfbdd0be7ed786de0}, {0xfeda6ac5471d72f0, 0x25fc7fee530bb131}, // 675
    {0xcdde67a1319ba5d8, 0x95deab11265e66ae}, {0xa64ca9df3fd42cf6, 0x8f96bee42fda4243}, // 729
    {0x8655ec7b208bd47a, 0x7d90849c966e61f2}, {0xd907eb19203bb3d9, 0x03cb93d1c8dd139a}, // 783
    {0xaf50f1d2f05b2ddf, 0x79211e057260d9f8}, {0x8d9e89d11346bda5, 0x7e289e1eabe77166}, // 837
    {0xe4cc5d9e5ef9abd5, 0xc3ecbc73da77d84b}, {0xb8d261558a9f62d1, 0xab4bc6d01f18afe3}, // 891
    {0x954c4080610c746f, 0x20c44a4f7d0860b1}, {0xf13425b6b1d3c874, 0x6c0dc5f96fa55fba}, // 945
    {0xc2d7c194b0fe2337, 0x93dbabaa9496f8a8}, {0x9d648bd115237172, 0x46f257c7fcb4d721}, // 999
    {0xfe481e81b0a1d67e, 0x7d777a075cf07c4b}, {0xcd6839ee857cf792, 0x716cceb16a9f7c01}, // 1053
};

static const uint64_t fine_powers[27] = {
    1u, 5u, 25u, 125u,
    625u, 3125u, 15625u, 78125u,
    390625u, 1953125u, 9765625u, 48828125u,
    244140625u, 1220703125u, 6103515625u, 30517578125u,
    152587890625u, 762939453125u, 3814697265625u, 19073486328125u,
    95367431640625u, 476837158203125u, 2384185791015625u, 11920928955078125u,
    59604644775390625u, 298023223876953125u, 1490116119384765625u,
};

static const double exact_powers_of_ten[23] = {
    1e0,  1e1,  1e2,  1e3,  1e4,  1e5,  1e6,  1e7,  1e8,  1e9,  1e10, 1e11,
    1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
};
// clang-format on

#define COARSE_STEP 27
_Static_assert(sizeof coarse_powers / sizeof *coarse_powers ==
                   (POW5_MAX + 1 - POW5_MIN) / COARSE_STEP,
               "the table covers POW5_MIN .. POW5_MAX");

// floor(log2(5^n)), right for POW5_MIN .. POW5_MAX.
static int32_t floor_log2_pow5(int32_t n) {
  return n * 1217359 >> 19;
}

Pow5 pow5(int32_t n) {
  int32_t from_least = n - POW5_MIN;
  const uint64_t *coarse = coarse_powers[from_least / COARSE_STEP];
  uint64_t fine = fine_powers[from_least % COARSE_STEP];
  Pow5 r = {.exponent = floor_log2_pow5(n) - 127, .exact = n >= 0 && n <= 55};
  fine <<= clz64(fine);
  uint64_t low_high, high_high;
  uint64_t low = mul_64x64(coarse[1], fine, &low_high);
  uint64_t middle = mul_64x64(coarse[0], fine, &high_high) + low_high;
  high_high += middle < low_high;
  if (!(high_high >> 63)) {
    high_high = high_high << 1 | middle >> 63;
    middle = middle << 1 | low >> 63;
  }
  r.high = high_high;
  r.low = middle;
  return r;
}

bool float_pack64(uint64_t *r, FloatKind kind, bool negative, int32_t exponent,
                  uint64_t sig, uint64_t rest, uint64_t slack) {
  const FloatFormat *f = float_format(kind);
  int32_t drop = 64 - f->precision;
  if (exponent < f->min_exponent) {
    drop += f->min_exponent - exponent;
    exponent = f->min_exponent;
  }
  if (drop > 63)
    return false;
  uint64_t half = (uint64_t)1 << (drop - 1), low = sig & (2 * half - 1);
  bool may_reach_half = low == half - 1 && rest && -rest <= slack;
  if (slack && (may_reach_half || (low == half && !rest)))
    return false;
  uint64_t m = sig >> drop;
  m += low > half || (low == half && (rest || (m & 1)));
  if (m >> f->precision) {
    m >>= 1;
    exponent++;
  }
  // Overflow and what rounds to zero: rare, and not the same in all formats.
  if (!m || exponent > f->max_exponent ||
      (exponent == f->max_exponent && f->specials == FLOAT_NAN_ALL_ONES))
    return false;
  uint64_t biased = 0;
  if (m >> (f->precision - 1))
    biased = (uint64_t)(exponent - f->min_exponent + f->has_zero);
  uint64_t bits = biased << f->fraction;
  bits |= m & (((uint64_t)1 << f->fraction) - 1);
  if (f->has_sign)
    bits |= (uint64_t)negative << (f->bits - 1);
  r[0] = bits;
  r[1] = 0;
  return true;
}

static inline uint64_t double_bits(double value) {
  uint64_t bits;
  memcpy(&bits, &value, sizeof bits);
  return bits;
}

bool float_pack_double(uint64_t *r, FloatKind kind, double value, bool exact) {
  uint64_t bits = double_bits(value);
  if (kind == FLOAT_F64) {
    r[0] = bits;
    r[1] = 0;
    return true;
  }
  int32_t exponent = (int32_t)(bits >> 52 & 0x7ff) - 1023;
  if (exponent == -1023 || exponent == 1024 || float_format(kind)->bits > 32)
    return false;
  uint64_t sig = (bits << 11) | (uint64_t)1 << 63;
  return float_pack64(r, kind, bits >> 63, exponent, sig, 0, !exact);
}

// True where the machine's own multiplication or division is right.
static bool from_decimal_exactly(double *value, uint64_t digits,
                                 int32_t power) {
  if (FLT_EVAL_METHOD != 0 || digits >> 53 || power < -22 || power > 22)
    return false;
  if (power < 0)
    *value = (double)digits / exact_powers_of_ten[-power];
  else
    *value = (double)digits * exact_powers_of_ten[power];
  return true;
}

bool float_from_decimal(uint64_t *r, FloatKind kind, bool negative,
                        uint64_t digits, int32_t power) {
  double value;
  if (from_decimal_exactly(&value, digits, power) &&
      float_pack_double(r, kind, negative ? -value : value, power == 0))
    return true;
  // Beyond, every format overflows or underflows.
  if (power < -345 || power > 309 || float_format(kind)->bits > 64)
    return false;
  Pow5 p = pow5(power);
  int shift = clz64(digits);
  digits <<= shift;
  uint64_t low_high, sig;
  uint64_t lowest = mul_64x64(digits, p.low, &low_high);
  uint64_t rest = mul_64x64(digits, p.high, &sig) + low_high;
  sig += rest < low_high;
  int32_t exponent = power + p.exponent + 191 - shift;
  if (!(sig >> 63)) {
    sig = sig << 1 | rest >> 63;
    rest = rest << 1 | lowest >> 63;
    lowest <<= 1;
    exponent--;
  }
  // The error of cutting off: less than 1 here, and 4 * 2^64 from the power, doubled.
  uint64_t slack = p.exact ? 0 : 10;
  if (p.exact)
    rest |= lowest != 0;
  return float_pack64(r, kind, negative, exponent, sig, rest, slack);
}
