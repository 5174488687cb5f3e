// Float formats: one table of facts, taking values apart and putting them
// together, and the conversions that are no more than that.
//
// Every operation on floats is: unpack the operands to sign, exponent and a
// 256-bit significand; compute, losing nothing but a jammed last bit; pack,
// which rounds once. So there is one implementation for all formats, from four
// bits to 128, and one place that knows about rounding, subnormals, overflow
// and the formats that lack infinities, NaNs, zeros or signs. Speed is of no
// concern here; reading and printing text has its own fast paths.
//
// Facts: IEEE 754-2019; the OCP 8-bit and microscaling formats; and
// LLVM's APFloat for the FNUZ and B11 formats and for every choice the
// standards leave open.
#include "ir/support/number_int.h"

#include "ir/support/support.h"

// clang-format off
const FloatFormat float_formats[FLOAT__MAX] = {
    //                      name             bits prec frac sign  zero  specials            min ex max ex
    [FLOAT_F4E2M1FN] =      {"f4E2M1FN",        4,   2,   1, true,  true,  FLOAT_FINITE,            0,     2},
    [FLOAT_F6E2M3FN] =      {"f6E2M3FN",        6,   4,   3, true,  true,  FLOAT_FINITE,            0,     2},
    [FLOAT_F6E3M2FN] =      {"f6E3M2FN",        6,   3,   2, true,  true,  FLOAT_FINITE,           -2,     4},
    [FLOAT_F8E3M4] =        {"f8E3M4",          8,   5,   4, true,  true,  FLOAT_IEEE,             -2,     3},
    [FLOAT_F8E4M3] =        {"f8E4M3",          8,   4,   3, true,  true,  FLOAT_IEEE,             -6,     7},
    [FLOAT_F8E4M3FN] =      {"f8E4M3FN",        8,   4,   3, true,  true,  FLOAT_NAN_ALL_ONES,     -6,     8},
    [FLOAT_F8E4M3FNUZ] =    {"f8E4M3FNUZ",      8,   4,   3, true,  true,  FLOAT_NAN_NEG_ZERO,     -7,     7},
    [FLOAT_F8E4M3B11FNUZ] = {"f8E4M3B11FNUZ",   8,   4,   3, true,  true,  FLOAT_NAN_NEG_ZERO,    -10,     4},
    [FLOAT_F8E5M2] =        {"f8E5M2",          8,   3,   2, true,  true,  FLOAT_IEEE,            -14,    15},
    [FLOAT_F8E5M2FNUZ] =    {"f8E5M2FNUZ",      8,   3,   2, true,  true,  FLOAT_NAN_NEG_ZERO,    -15,    15},
    [FLOAT_F8E8M0FNU] =     {"f8E8M0FNU",       8,   1,   0, false, false, FLOAT_NAN_ALL_ONES,   -127,   127},
    [FLOAT_BF16] =          {"bf16",           16,   8,   7, true,  true,  FLOAT_IEEE,           -126,   127},
    [FLOAT_F16] =           {"f16",            16,  11,  10, true,  true,  FLOAT_IEEE,            -14,    15},
    [FLOAT_TF32] =          {"tf32",           19,  11,  10, true,  true,  FLOAT_IEEE,           -126,   127},
    [FLOAT_F32] =           {"f32",            32,  24,  23, true,  true,  FLOAT_IEEE,           -126,   127},
    [FLOAT_F64] =           {"f64",            64,  53,  52, true,  true,  FLOAT_IEEE,          -1022,  1023},
    // The leading bit is stored.
    [FLOAT_F80] =           {"f80",            80,  64,  64, true,  true,  FLOAT_IEEE,         -16382, 16383},
    [FLOAT_F128] =          {"f128",          128, 113, 112, true,  true,  FLOAT_IEEE,         -16382, 16383},
    // Two f64; the fields are those of the 106-bit format they stand for.
    [FLOAT_PPC_FP128] =     {"ppc_fp128",     128, 106, 105, true,  true,  FLOAT_IEEE,           -969,  1023},
};
// clang-format on

bool float_kind_named(const char *name, size_t size, FloatKind *kind) {
  for (int i = 0; i < FLOAT__MAX; i++) {
    const char *known = float_formats[i].name;
    if (strlen(known) == size && !memcmp(known, name, size)) {
      *kind = (FloatKind)i;
      return true;
    }
  }
  return false;
}

// Fields of the encoding

typedef struct Fields {
  bool negative;
  uint32_t exponent;    // as stored
  uint64_t fraction[2]; // as stored
} Fields;

static uint32_t exponent_bits(const FloatFormat *f) {
  return (uint32_t)f->bits - f->has_sign - f->fraction;
}

static uint32_t exponent_mask(const FloatFormat *f) {
  return (1u << exponent_bits(f)) - 1;
}

static void low_bits(uint64_t *r, const uint64_t *a, uint32_t n) {
  r[0] = n < 64 ? a[0] & (((uint64_t)1 << n) - 1) : a[0];
  r[1] = n <= 64 ? 0 : a[1] & wide_mask(n);
}

static inline Fields split(const FloatFormat *f, const uint64_t *bits) {
  if (f->bits <= 64) {
    uint64_t above = bits[0] >> f->fraction;
    return (Fields){
        .negative = f->has_sign && above >> exponent_bits(f) & 1,
        .exponent = (uint32_t)above & exponent_mask(f),
        .fraction = {bits[0] & (((uint64_t)1 << f->fraction) - 1)},
    };
  }
  uint64_t high = words_extract(bits, 2, f->fraction);
  Fields s = {.exponent = (uint32_t)high & exponent_mask(f)};
  s.negative = f->has_sign && high >> exponent_bits(f) & 1;
  low_bits(s.fraction, bits, f->fraction);
  return s;
}

static void join(uint64_t *r, const FloatFormat *f, const Fields *s) {
  uint64_t high[2] = {s->exponent, 0};
  if (f->has_sign)
    high[0] |= (uint64_t)s->negative << exponent_bits(f);
  words_shl(high, high, 2, f->fraction);
  r[0] = s->fraction[0] | high[0];
  r[1] = s->fraction[1] | high[1];
}

static bool is_zero2(const uint64_t *a) {
  return !(a[0] | a[1]);
}

// x87: a number above the least exponent has its leading bit set.
static bool is_unnormal(FloatKind kind, const Fields *s) {
  return kind == FLOAT_F80 && s->exponent && !(s->fraction[0] >> 63);
}

static bool is_infinity(FloatKind kind, const Fields *s) {
  if (kind == FLOAT_F80)
    return s->fraction[0] == (uint64_t)1 << 63;
  return is_zero2(s->fraction);
}

static bool all_ones(const FloatFormat *f, const Fields *s) {
  return s->exponent == exponent_mask(f) &&
         s->fraction[0] == ((uint64_t)1 << f->fraction) - 1;
}

// Tells zero, infinity and NaN from numbers, by the specials of the format.
static FloatClass classify(FloatKind kind, const Fields *s) {
  const FloatFormat *f = float_format(kind);
  bool zero = f->has_zero && !s->exponent && is_zero2(s->fraction);
  switch (f->specials) {
  case FLOAT_IEEE:
    if (is_unnormal(kind, s))
      return FLOAT_NAN;
    if (s->exponent == exponent_mask(f))
      return is_infinity(kind, s) ? FLOAT_INFINITY : FLOAT_NAN;
    break;
  case FLOAT_NAN_ALL_ONES:
    if (all_ones(f, s))
      return FLOAT_NAN;
    break;
  case FLOAT_NAN_NEG_ZERO:
    if (zero && s->negative)
      return FLOAT_NAN;
    break;
  case FLOAT_FINITE: break;
  }
  return zero ? FLOAT_ZERO : FLOAT_NORMAL;
}

// The double whose class and sign are those of the whole.
static FloatKind leading_part(FloatKind kind) {
  return kind == FLOAT_PPC_FP128 ? FLOAT_F64 : kind;
}

FloatClass float_class(FloatKind kind, const uint64_t *bits) {
  kind = leading_part(kind);
  Fields s = split(float_format(kind), bits);
  return classify(kind, &s);
}

bool float_is_neg(FloatKind kind, const uint64_t *bits) {
  return split(float_format(leading_part(kind)), bits).negative;
}

int32_t float_exponent(FloatKind kind, const uint64_t *bits) {
  Unpacked u;
  float_unpack(&u, kind, bits);
  return u.exponent;
}

bool float_is_subnormal(FloatKind kind, const uint64_t *bits) {
  return float_class(kind, bits) == FLOAT_NORMAL &&
         float_exponent(kind, bits) < float_format(kind)->min_exponent;
}

static bool has_quiet_bit(FloatKind kind, const Fields *s) {
  const FloatFormat *f = float_format(kind);
  uint32_t bit = f->precision - 2u;
  return f->specials != FLOAT_IEEE || words_bit(s->fraction, bit);
}

bool float_is_signaling(FloatKind kind, const uint64_t *bits) {
  kind = leading_part(kind);
  Fields s = split(float_format(kind), bits);
  return classify(kind, &s) == FLOAT_NAN && !has_quiet_bit(kind, &s);
}

// Taking apart

void sig_shift_right_jam(uint64_t *sig, uint32_t by) {
  if (!by)
    return;
  bool lost = words_any_below(sig, SIG_WORDS, by);
  words_shr(sig, sig, SIG_WORDS, by);
  sig[0] |= lost;
}

void float_normalize(Unpacked *u) {
  uint32_t bits = words_bits(u->sig, SIG_WORDS);
  if (!bits) {
    u->class = FLOAT_ZERO;
    return;
  }
  words_shl(u->sig, u->sig, SIG_WORDS, SIG_BITS - bits);
  u->exponent -= (int32_t)(SIG_BITS - bits);
}

void float_default_nan(Unpacked *u) {
  *u = (Unpacked){.class = FLOAT_NAN};
  u->sig[SIG_WORDS - 1] = (uint64_t)1 << 63;
}

static void unpack_pair(Unpacked *u, const uint64_t *bits) {
  Unpacked high, low;
  float_unpack(&high, FLOAT_F64, bits);
  float_unpack(&low, FLOAT_F64, bits + 1);
  if (high.class == FLOAT_NORMAL && low.class == FLOAT_NORMAL)
    float_add_unpacked(u, &high, &low, ROUND_NEAREST_EVEN);
  else
    *u = high;
}

// Unpacks a float of any format into sign, exponent and significand.
void float_unpack(Unpacked *u, FloatKind kind, const uint64_t *bits) {
  if (kind == FLOAT_PPC_FP128) {
    unpack_pair(u, bits);
    return;
  }
  const FloatFormat *f = float_format(kind);
  Fields s = split(f, bits);
  *u = (Unpacked){.class = classify(kind, &s), .negative = s.negative};
  if (u->class == FLOAT_ZERO || u->class == FLOAT_INFINITY)
    return;
  memcpy(u->sig, s.fraction, sizeof s.fraction);
  if (u->class == FLOAT_NAN) {
    words_shl(u->sig, u->sig, SIG_WORDS, SIG_BITS + 1u - f->precision);
    if (f->specials != FLOAT_IEEE)
      u->sig[SIG_WORDS - 1] |= (uint64_t)1 << 63;
    return;
  }
  uint32_t hidden = f->precision - 1u;
  bool subnormal = f->has_zero && !s.exponent;
  if (!subnormal)
    u->sig[hidden / 64] |= (uint64_t)1 << (hidden % 64);
  u->exponent = f->min_exponent + (int32_t)s.exponent +
                (subnormal || !f->has_zero ? 0 : -1) +
                (int32_t)(SIG_BITS - f->precision);
  float_normalize(u);
}

Decoded float_decode(FloatKind kind, const uint64_t *bits) {
  const FloatFormat *f = float_format(kind);
  Fields s = split(f, bits);
  Decoded d = {.class = classify(kind, &s), .negative = s.negative};
  bool subnormal = f->has_zero && !s.exponent;
  d.sig = s.fraction[0] | (uint64_t)!subnormal << f->fraction;
  d.exponent = f->min_exponent - f->fraction +
               (int32_t)(s.exponent - (f->has_zero && !subnormal));
  return d;
}

// Putting together

static uint64_t top_exponent(const FloatFormat *f) {
  return exponent_mask(f);
}

static void put_largest(uint64_t *r, FloatKind kind, bool negative) {
  const FloatFormat *f = float_format(kind);
  Fields s = {.negative = negative};
  s.exponent = (uint32_t)(f->max_exponent - f->min_exponent + f->has_zero);
  uint64_t ones[2] = {~(uint64_t)0, ~(uint64_t)0};
  low_bits(s.fraction, ones, f->fraction);
  if (f->specials == FLOAT_NAN_ALL_ONES && f->fraction)
    s.fraction[0] &= ~(uint64_t)1;
  join(r, f, &s);
}

// Packs a NaN, or what the format has for it.
static void put_nan(uint64_t *r, FloatKind kind, const Unpacked *u) {
  const FloatFormat *f = float_format(kind);
  Fields s = {.negative = u->negative};
  switch (f->specials) {
  case FLOAT_IEEE: {
    uint64_t payload[SIG_WORDS];
    words_shr(payload, u->sig, SIG_WORDS, SIG_BITS + 1u - f->precision);
    s.exponent = (uint32_t)top_exponent(f);
    s.fraction[0] = payload[0];
    s.fraction[1] = payload[1];
    s.fraction[(f->precision - 2) / 64] |= (uint64_t)1
                                           << (f->precision - 2) % 64;
    if (kind == FLOAT_F80)
      s.fraction[0] |= (uint64_t)1 << 63;
    break;
  }
  case FLOAT_NAN_ALL_ONES:
    s.exponent = (uint32_t)top_exponent(f);
    s.fraction[0] = ((uint64_t)1 << f->fraction) - 1;
    break;
  case FLOAT_NAN_NEG_ZERO: s.negative = true; break;
  case FLOAT_FINITE: put_largest(r, kind, false); return;
  }
  join(r, f, &s);
}

static void put_infinity(uint64_t *r, FloatKind kind, bool negative) {
  const FloatFormat *f = float_format(kind);
  if (f->specials == FLOAT_FINITE) {
    put_largest(r, kind, negative);
    return;
  }
  if (f->specials != FLOAT_IEEE) {
    Unpacked nan;
    float_default_nan(&nan);
    nan.negative = negative;
    put_nan(r, kind, &nan);
    return;
  }
  Fields s = {.negative = negative, .exponent = (uint32_t)top_exponent(f)};
  if (kind == FLOAT_F80)
    s.fraction[0] = (uint64_t)1 << 63;
  join(r, f, &s);
}

static void put_zero(uint64_t *r, FloatKind kind, bool negative) {
  const FloatFormat *f = float_format(kind);
  Fields s = {.negative = negative && f->specials != FLOAT_NAN_NEG_ZERO};
  join(r, f, &s);
}

bool float_rounds_up(FloatRounding rounding, bool negative, bool odd, bool half,
                     bool rest) {
  switch (rounding) {
  case ROUND_NEAREST_EVEN: return half && (rest || odd);
  case ROUND_DOWNWARD: return negative && (half || rest);
  case ROUND_UPWARD: return !negative && (half || rest);
  case ROUND_TOWARD_ZERO: return false;
  case ROUND_NEAREST_AWAY: return half;
  }
  unreachable();
}

static int put_overflow(uint64_t *r, FloatKind kind, bool negative,
                        FloatRounding rounding) {
  bool finite = float_format(kind)->specials == FLOAT_FINITE;
  if (finite || !float_rounds_up(rounding, negative, true, true, true)) {
    put_largest(r, kind, negative);
    return FLOAT_INEXACT;
  }
  put_infinity(r, kind, negative);
  return FLOAT_OVERFLOW | FLOAT_INEXACT;
}

// A significand of `precision` bits whose last place is worth `exponent` -
// precision + 1; no leading bit means subnormal.
static void put_number(uint64_t *r, FloatKind kind, bool negative,
                       int32_t exponent, const uint64_t *sig) {
  const FloatFormat *f = float_format(kind);
  Fields s = {.negative = negative};
  if (words_bit(sig, f->precision - 1u))
    s.exponent = (uint32_t)(exponent - f->min_exponent + f->has_zero);
  low_bits(s.fraction, sig, f->fraction);
  join(r, f, &s);
}

static bool is_too_large(const FloatFormat *f, int32_t exponent,
                         const uint64_t *sig) {
  if (exponent != f->max_exponent)
    return exponent > f->max_exponent;
  return f->specials == FLOAT_NAN_ALL_ONES && f->fraction &&
         sig[0] == ((uint64_t)1 << f->precision) - 1;
}

// A normal number rounded to a format, as put_number takes it: `sig` has two
// words. FLOAT_OVERFLOW when it is too large for the format.
static int round_number(uint64_t *sig, int32_t *exponent, const FloatFormat *f,
                        const Unpacked *u, FloatRounding rounding) {
  uint64_t work[SIG_WORDS + 1] = {0};
  memcpy(work, u->sig, sizeof u->sig);
  uint32_t drop = SIG_BITS - f->precision;
  *exponent = u->exponent;
  if (*exponent < f->min_exponent) {
    int32_t below = f->min_exponent - *exponent;
    drop += below < SIG_BITS ? (uint32_t)below : SIG_BITS;
    *exponent = f->min_exponent;
  }
  bool half = drop <= SIG_BITS && words_bit(work, drop - 1);
  bool rest = words_any_below(work, SIG_WORDS, drop - 1);
  words_shr(work, work, SIG_WORDS, drop);
  if (float_rounds_up(rounding, u->negative, work[0] & 1, half, rest))
    words_mul_add(work, 2, 1, 1);
  if (words_bit(work, f->precision)) {
    words_shr(work, work, 2, 1);
    ++*exponent;
  }
  memcpy(sig, work, 2 * sizeof *sig);
  int status = half || rest ? FLOAT_INEXACT : 0;
  if (is_too_large(f, *exponent, sig))
    return FLOAT_OVERFLOW | FLOAT_INEXACT;
  if (status && !words_bit(sig, f->precision - 1u))
    status |= FLOAT_UNDERFLOW;
  return status;
}

static int pack_number(uint64_t *r, FloatKind kind, const Unpacked *u,
                       FloatRounding rounding) {
  int32_t exponent;
  uint64_t sig[2];
  int status = round_number(sig, &exponent, float_format(kind), u, rounding);
  if (status & FLOAT_OVERFLOW)
    return put_overflow(r, kind, u->negative, rounding);
  if (is_zero2(sig))
    put_zero(r, kind, u->negative);
  else
    put_number(r, kind, u->negative, exponent, sig);
  return status;
}

// A pair is the nearest double and what is left.
static void split_pair(uint64_t *r, const Unpacked *whole) {
  uint64_t high[2], low[2] = {0};
  if (float_pack(high, FLOAT_F64, whole, ROUND_NEAREST_EVEN) == FLOAT_INEXACT) {
    Unpacked rest;
    float_unpack(&rest, FLOAT_F64, high);
    rest.negative = !rest.negative;
    float_add_unpacked(&rest, whole, &rest, ROUND_NEAREST_EVEN);
    float_pack(low, FLOAT_F64, &rest, ROUND_NEAREST_EVEN);
  }
  r[0] = high[0];
  r[1] = low[0];
}

// Packs the 106-bit number as a pair.
static int pack_pair(uint64_t *r, const Unpacked *u, FloatRounding rounding) {
  const FloatFormat *f = float_format(FLOAT_PPC_FP128);
  Unpacked whole = *u;
  int status = 0;
  if (u->class == FLOAT_NORMAL) {
    memset(whole.sig, 0, sizeof whole.sig);
    status = round_number(whole.sig, &whole.exponent, f, u, rounding);
    whole.exponent += SIG_BITS - f->precision;
    float_normalize(&whole);
  }
  split_pair(r, &whole);
  return status;
}

int float_pack(uint64_t *r, FloatKind kind, const Unpacked *u,
               FloatRounding rounding) {
  if (kind == FLOAT_PPC_FP128)
    return pack_pair(r, u, rounding);
  switch (u->class) {
  case FLOAT_ZERO: put_zero(r, kind, u->negative); return 0;
  case FLOAT_NORMAL: return pack_number(r, kind, u, rounding);
  case FLOAT_INFINITY: put_infinity(r, kind, u->negative); return 0;
  case FLOAT_NAN: put_nan(r, kind, u); return 0;
  }
  unreachable();
}

// Constants

static void pack_constant(uint64_t *r, FloatKind kind, FloatClass class,
                          bool negative) {
  Unpacked u = {.class = class, .negative = negative};
  float_pack(r, kind, &u, ROUND_NEAREST_EVEN);
}

void float_zero(uint64_t *r, FloatKind kind, bool negative) {
  pack_constant(r, kind, FLOAT_ZERO, negative);
}

void float_infinity(uint64_t *r, FloatKind kind, bool negative) {
  pack_constant(r, kind, FLOAT_INFINITY, negative);
}

void float_nan(uint64_t *r, FloatKind kind) {
  pack_constant(r, kind, FLOAT_NAN, false);
}

void float_largest(uint64_t *r, FloatKind kind, bool negative) {
  put_largest(r, leading_part(kind), negative);
  if (kind != FLOAT_PPC_FP128)
    return;
  // The greatest double below half a last place of the first one.
  r[1] = 0x7c8ffffffffffffe | (uint64_t)negative << 63;
}

void float_smallest(uint64_t *r, FloatKind kind, bool negative) {
  const FloatFormat *f = float_format(leading_part(kind));
  Fields s = {.negative = negative, .fraction = {f->has_zero}};
  join(r, f, &s);
  if (kind == FLOAT_PPC_FP128)
    r[1] = 0;
}

// Conversions

// A special value that the format lacks counts as inexact.
static int specials_status(FloatKind to, const Unpacked *u) {
  const FloatFormat *f = float_format(to);
  bool loses = false;
  if (u->class == FLOAT_ZERO)
    loses = u->negative && f->specials == FLOAT_NAN_NEG_ZERO;
  if (u->class == FLOAT_INFINITY)
    loses = f->specials != FLOAT_IEEE;
  if (u->class == FLOAT_NAN)
    loses = f->specials == FLOAT_FINITE;
  return loses ? FLOAT_INEXACT : 0;
}

static void copy_bits(uint64_t *r, FloatKind kind, const uint64_t *bits) {
  uint64_t low = bits[0], high = float_format(kind)->bits > 64 ? bits[1] : 0;
  r[0] = low;
  r[1] = high;
}

int float_convert(uint64_t *r, FloatKind to, const uint64_t *bits,
                  FloatKind from, FloatRounding rounding) {
  if (to == from) {
    copy_bits(r, to, bits);
    return 0;
  }
  Unpacked u;
  bool signaling = float_is_signaling(from, bits);
  float_unpack(&u, from, bits);
  // There the sign means nothing.
  if (u.class == FLOAT_NAN && float_format(to)->specials == FLOAT_IEEE &&
      float_format(from)->specials == FLOAT_NAN_NEG_ZERO)
    u.negative = false;
  int status = float_pack(r, to, &u, rounding) | specials_status(to, &u);
  return signaling ? status | FLOAT_INVALID : status;
}

int float_from_double(uint64_t *r, FloatKind kind, double value) {
  uint64_t bits[2] = {0};
  memcpy(bits, &value, sizeof value);
  return float_convert(r, kind, bits, FLOAT_F64, ROUND_NEAREST_EVEN);
}

double float_to_double(FloatKind kind, const uint64_t *bits) {
  uint64_t r[2];
  double value;
  float_convert(r, FLOAT_F64, bits, kind, ROUND_NEAREST_EVEN);
  memcpy(&value, r, sizeof value);
  return value;
}

// Word `i` of the magnitude of a number below zero whose lowest word that is
// not zero is word `low`.
static uint64_t negated_word(const uint64_t *words, uint32_t width, uint32_t i,
                             uint32_t low) {
  uint64_t word = i == low ? -words[i] : ~words[i];
  return i + 1 == wide_words(width) ? word & wide_mask(width) : word;
}

// The parts of a pair may be farther apart than 106 bits: 2^112 - 1 is one.
// Both have the sign, even if nothing is left for the lesser.
static int pack_integer_pair(uint64_t *r, const Unpacked *u,
                             FloatRounding rounding) {
  int status = float_pack(r, FLOAT_PPC_FP128, u, rounding);
  if (rounding != ROUND_NEAREST_EVEN || status & FLOAT_OVERFLOW)
    return status;
  split_pair(r, u);
  if (!r[1])
    r[1] = (uint64_t)u->negative << 63;
  return status;
}

int float_from_wide(uint64_t *r, FloatKind kind, const uint64_t *words,
                    uint32_t width, bool is_signed, FloatRounding rounding) {
  Unpacked u = {.class = FLOAT_NORMAL};
  u.negative = is_signed && wide_is_neg(words, width);
  uint32_t n = words_trim(words, wide_words(width)), low = 0;
  while (low < n && !words[low])
    low++;
  // The topmost words, by way of one more, as the first may be almost empty.
  uint64_t top[SIG_WORDS + 1] = {0};
  uint32_t used = 0;
  for (uint32_t i = n; i-- > low && used <= SIG_WORDS;) {
    uint64_t word = words[i];
    if (u.negative)
      word = negated_word(words, width, i, low);
    if (used || word)
      top[SIG_WORDS - used++] = word;
    if (used == 1)
      u.exponent = (int32_t)(i * 64 + 63) - clz64(word);
  }
  if (!used) {
    u.class = FLOAT_ZERO;
    return float_pack(r, kind, &u, rounding);
  }
  int shift = clz64(top[SIG_WORDS]);
  words_shl(top, top, SIG_WORDS + 1, (uint32_t)shift);
  memcpy(u.sig, top + 1, sizeof u.sig);
  int32_t end = u.exponent - (SIG_BITS - 1);
  u.sig[0] |= end > 0 && words_any_below(words, n, (uint32_t)end);
  return kind == FLOAT_PPC_FP128 ? pack_integer_pair(r, &u, rounding)
                                 : float_pack(r, kind, &u, rounding);
}

static int saturate(uint64_t *words, uint32_t width, bool is_signed,
                    const Unpacked *u) {
  wide_from_i64(words, width, 0);
  if (u->class == FLOAT_NAN || (u->negative && !is_signed))
    return FLOAT_INVALID;
  wide_from_i64(words, width, -1);
  if (is_signed) {
    wide_lshr(words, words, 1, width);
    if (u->negative)
      wide_not(words, words, width);
  }
  return FLOAT_INVALID;
}

int float_whole_part(uint64_t *whole, const Unpacked *u,
                     FloatRounding rounding) {
  memcpy(whole, u->sig, sizeof u->sig);
  uint32_t drop = SIG_BITS;
  if (u->exponent >= -1)
    drop = (uint32_t)(SIG_BITS - 1 - u->exponent);
  bool half = drop && u->exponent >= -1 && words_bit(whole, drop - 1);
  bool rest = drop && words_any_below(whole, SIG_WORDS,
                                      u->exponent >= -1 ? drop - 1 : drop);
  words_shr(whole, whole, SIG_WORDS, drop);
  if (float_rounds_up(rounding, u->negative, whole[0] & 1, half, rest))
    words_mul_add(whole, SIG_WORDS, 1, 1);
  return half || rest ? FLOAT_INEXACT : 0;
}

// Does a magnitude of `bits` bits fit, `power` saying that it is 2^(bits-1)?
static bool integer_fits(uint32_t width, bool is_signed, bool negative,
                         uint32_t bits, bool power) {
  if (!is_signed)
    return bits <= width && (!negative || !bits);
  return bits < width || (bits == width && negative && power);
}

int float_to_wide(uint64_t *words, uint32_t width, bool is_signed,
                  FloatKind kind, const uint64_t *bits,
                  FloatRounding rounding) {
  Unpacked u;
  float_unpack(&u, kind, bits);
  wide_from_i64(words, width, 0);
  if (u.class == FLOAT_ZERO)
    return 0;
  if (u.class != FLOAT_NORMAL || u.exponent > (int32_t)width)
    return saturate(words, width, is_signed, &u);
  uint64_t whole[SIG_WORDS];
  uint32_t n = wide_words(width), up = 0, size;
  int status = 0;
  if (u.exponent < SIG_BITS) {
    status = float_whole_part(whole, &u, rounding);
    size = words_bits(whole, SIG_WORDS);
  } else {
    memcpy(whole, u.sig, sizeof u.sig);
    up = (uint32_t)(u.exponent - (SIG_BITS - 1));
    size = SIG_BITS + up;
  }
  uint32_t used = words_trim(whole, SIG_WORDS);
  bool power = size && !words_any_below(whole, used, size - 1 - up);
  if (!integer_fits(width, is_signed, u.negative, size, power))
    return saturate(words, width, is_signed, &u);
  memcpy(words, whole, (used < n ? used : n) * sizeof *words);
  wide_shl(words, words, up, width);
  if (u.negative)
    wide_neg(words, words, width);
  return status;
}

bool float_is_integer(FloatKind kind, const uint64_t *bits) {
  Unpacked u;
  float_unpack(&u, kind, bits);
  if (u.class != FLOAT_NORMAL)
    return u.class == FLOAT_ZERO;
  if (u.exponent < 0)
    return false;
  return u.exponent >= SIG_BITS - 1 ||
         !words_any_below(u.sig, SIG_WORDS,
                          (uint32_t)(SIG_BITS - 1 - u.exponent));
}
