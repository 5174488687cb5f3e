// Numbers as MLIR has them: integers of any width and floats of every format.
//
// Nothing here allocates for the caller, reports a diagnostic or keeps state:
// functions read and write words and characters that the caller owns, so they
// may run on any number of threads.
#ifndef MLCC_NUMBER_H
#define MLCC_NUMBER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// wide_int.c: integers of `width` bits, 0 .. 2^24 - 1.
//
// An integer is an array of wide_words(width) words, least significant first,
// in two's complement; bits above the width are zero (canonical form), so
// equal values have equal words. Every function takes and leaves canonical
// form and works modulo 2^width. A result may be the same array as an operand,
// but may not overlap it otherwise. Widths up to 64 are done in line.

#define WIDE_MAX_WIDTH ((1u << 24) - 1)

static inline uint32_t wide_words(uint32_t width) {
  return width <= 64 ? 1 : (width + 63) / 64;
}
// The bits in use in the topmost word.
static inline uint64_t wide_mask(uint32_t width) {
  if (width == 0)
    return 0;
  return ~(uint64_t)0 >> ((64 - width % 64) % 64);
}
static inline int64_t wide_sign_extend_word(uint64_t word, uint32_t width) {
  if (width == 0)
    return 0;
  return (int64_t)(word << (64 - width)) >> (64 - width);
}

void wide_clear_unused(uint64_t *a, uint32_t width); // makes it canonical
void wide_from_u64(uint64_t *r, uint32_t width, uint64_t value); // truncates
void wide_from_i64(uint64_t *r, uint32_t width, int64_t value);  // truncates
// The value itself when it fits (below), else its low 64 bits.
int64_t wide_to_i64(const uint64_t *a, uint32_t width);
static inline uint64_t wide_to_u64(const uint64_t *a) {
  return a[0];
}
bool wide_fits_i64(const uint64_t *a, uint32_t width); // read as signed
bool wide_fits_u64(const uint64_t *a, uint32_t width); // read as unsigned

void wide_zext(uint64_t *r, uint32_t to, const uint64_t *a, uint32_t from);
void wide_sext(uint64_t *r, uint32_t to, const uint64_t *a, uint32_t from);
void wide_trunc(uint64_t *r, uint32_t to, const uint64_t *a);
void wide_copy(uint64_t *r, const uint64_t *a, uint32_t width);

// Parts above 64 bits; use the inline forms below.
bool wide_is_zero_big(const uint64_t *a, uint32_t width);
bool wide_eq_big(const uint64_t *a, const uint64_t *b, uint32_t width);
int wide_ucmp_big(const uint64_t *a, const uint64_t *b, uint32_t width);
void wide_add_big(uint64_t *r, const uint64_t *a, const uint64_t *b,
                  uint32_t width);
void wide_sub_big(uint64_t *r, const uint64_t *a, const uint64_t *b,
                  uint32_t width);
void wide_mul_big(uint64_t *r, const uint64_t *a, const uint64_t *b,
                  uint32_t width);

static inline bool wide_is_neg(const uint64_t *a, uint32_t width) {
  return width && a[(width - 1) / 64] >> ((width - 1) % 64) & 1;
}
static inline bool wide_is_zero(const uint64_t *a, uint32_t width) {
  return width <= 64 ? a[0] == 0 : wide_is_zero_big(a, width);
}
static inline bool wide_eq(const uint64_t *a, const uint64_t *b,
                           uint32_t width) {
  return width <= 64 ? a[0] == b[0] : wide_eq_big(a, b, width);
}
// Below, equal or above: negative, zero or positive.
static inline int wide_ucmp(const uint64_t *a, const uint64_t *b,
                            uint32_t width) {
  if (width <= 64)
    return (a[0] > b[0]) - (a[0] < b[0]);
  return wide_ucmp_big(a, b, width);
}
static inline int wide_scmp(const uint64_t *a, const uint64_t *b,
                            uint32_t width) {
  if (wide_is_neg(a, width) != wide_is_neg(b, width))
    return wide_is_neg(a, width) ? -1 : 1;
  return wide_ucmp(a, b, width);
}
bool wide_is_all_ones(const uint64_t *a, uint32_t width);
bool wide_is_signed_min(const uint64_t *a, uint32_t width);
uint32_t wide_clz(const uint64_t *a, uint32_t width); // width when zero
uint32_t wide_ctz(const uint64_t *a, uint32_t width); // width when zero
uint32_t wide_popcount(const uint64_t *a, uint32_t width);
// The narrowest width that holds the value: unsigned (0 for 0), and signed
// (1 for 0 and -1).
static inline uint32_t wide_min_bits(const uint64_t *a, uint32_t width) {
  return width - wide_clz(a, width);
}
uint32_t wide_min_signed_bits(const uint64_t *a, uint32_t width);

static inline void wide_add(uint64_t *r, const uint64_t *a, const uint64_t *b,
                            uint32_t width) {
  if (width <= 64)
    r[0] = (a[0] + b[0]) & wide_mask(width);
  else
    wide_add_big(r, a, b, width);
}
static inline void wide_sub(uint64_t *r, const uint64_t *a, const uint64_t *b,
                            uint32_t width) {
  if (width <= 64)
    r[0] = (a[0] - b[0]) & wide_mask(width);
  else
    wide_sub_big(r, a, b, width);
}
static inline void wide_mul(uint64_t *r, const uint64_t *a, const uint64_t *b,
                            uint32_t width) {
  if (width <= 64)
    r[0] = a[0] * b[0] & wide_mask(width);
  else
    wide_mul_big(r, a, b, width);
}
void wide_neg(uint64_t *r, const uint64_t *a, uint32_t width);
// The upper `width` bits of the product of twice the width.
void wide_umulh(uint64_t *r, const uint64_t *a, const uint64_t *b,
                uint32_t width);
void wide_smulh(uint64_t *r, const uint64_t *a, const uint64_t *b,
                uint32_t width);
// Rounded towards zero; the remainder has the dividend's sign. The divisor may
// not be zero. The least integer divided by -1 is itself. Either result may be
// NULL.
void wide_udivrem(uint64_t *quotient, uint64_t *remainder, const uint64_t *a,
                  const uint64_t *b, uint32_t width);
void wide_sdivrem(uint64_t *quotient, uint64_t *remainder, const uint64_t *a,
                  const uint64_t *b, uint32_t width);
// By the width or more: nothing remains but the sign (ashr).
void wide_shl(uint64_t *r, const uint64_t *a, uint32_t by, uint32_t width);
void wide_lshr(uint64_t *r, const uint64_t *a, uint32_t by, uint32_t width);
void wide_ashr(uint64_t *r, const uint64_t *a, uint32_t by, uint32_t width);
void wide_and(uint64_t *r, const uint64_t *a, const uint64_t *b,
              uint32_t width);
void wide_or(uint64_t *r, const uint64_t *a, const uint64_t *b, uint32_t width);
void wide_xor(uint64_t *r, const uint64_t *a, const uint64_t *b,
              uint32_t width);
void wide_not(uint64_t *r, const uint64_t *a, uint32_t width);

// Reads decimal digits, or hexadecimal ones after 0x, all of `text`. False when
// there is none, a character is no digit, or the number has more than `width`
// bits; `r` is then unspecified. Leading zeros do not count.
bool wide_parse(uint64_t *r, uint32_t width, const char *text, size_t size);
// As MLIR reads an integer attribute: `negative` when a minus stood before the
// text, `is_signed` for si and index types. Fits when representable: signless
// ones as signed or unsigned, signed ones as signed; a minus needs a result
// below zero (MLIR rejects `-0`).
bool wide_parse_literal(uint64_t *r, uint32_t width, bool is_signed,
                        bool negative, const char *text, size_t size);

// Characters that a number of that width may take, sign included. No NUL.
static inline size_t wide_decimal_max(uint32_t width) {
  return (size_t)((uint64_t)width * 30103 / 100000) + 3;
}
static inline size_t wide_hex_max(uint32_t width) {
  return (size_t)width / 4 + 4;
}
// Each returns how many characters it wrote.
size_t wide_print_unsigned(char *out, const uint64_t *a, uint32_t width);
size_t wide_print_signed(char *out, const uint64_t *a, uint32_t width);
size_t wide_print_hex(char *out, const uint64_t *a, uint32_t width); // 0x1F

// Floats: values are raw bits in the format's encoding, least significant word
// first, unused bits zero. FLOAT_PPC_FP128 is a pair of doubles, the greater in
// word 0.

typedef enum FloatKind {
  FLOAT_F4E2M1FN,
  FLOAT_F6E2M3FN,
  FLOAT_F6E3M2FN,
  FLOAT_F8E3M4,
  FLOAT_F8E4M3,
  FLOAT_F8E4M3FN,
  FLOAT_F8E4M3FNUZ,
  FLOAT_F8E4M3B11FNUZ,
  FLOAT_F8E5M2,
  FLOAT_F8E5M2FNUZ,
  FLOAT_F8E8M0FNU,
  FLOAT_BF16,
  FLOAT_F16,
  FLOAT_TF32,
  FLOAT_F32,
  FLOAT_F64,
  FLOAT_F80,
  FLOAT_F128,
  FLOAT_PPC_FP128,
  FLOAT__MAX
} FloatKind;

// How a format encodes what is not finite.
typedef enum FloatSpecials {
  FLOAT_IEEE,         // exponent all ones: infinity, or NaN
  FLOAT_NAN_ALL_ONES, // all ones but the sign is NaN; no infinity
  FLOAT_NAN_NEG_ZERO, // -0 is NaN; no infinity, no -0
  FLOAT_FINITE,       // no infinity, no NaN
} FloatSpecials;

typedef struct FloatFormat {
  const char *name;  // of the type
  uint8_t bits;      // of storage
  uint8_t precision; // bits of the significand, the leading one included
  uint8_t fraction;  // bits of it that are stored
  bool has_sign;     // E8M0 has neither sign
  bool has_zero;     // nor zero (nor subnormals)
  FloatSpecials specials;
  int16_t min_exponent; // of the least normal number, 2^min_exponent
  int16_t max_exponent; // of the greatest finite number
} FloatFormat;

extern const FloatFormat float_formats[FLOAT__MAX];

static inline const FloatFormat *float_format(FloatKind kind) {
  return &float_formats[kind];
}

// ORDER as arith's rounding modes
typedef enum FloatRounding {
  ROUND_NEAREST_EVEN,
  ROUND_DOWNWARD,
  ROUND_UPWARD,
  ROUND_TOWARD_ZERO,
  ROUND_NEAREST_AWAY,
} FloatRounding;

// Flags that an operation reports besides its result; 0 means an exact result.
typedef enum FloatStatus {
  FLOAT_INVALID = 1,     // NaN came out of what is not NaN, or was signaling
  FLOAT_DIV_BY_ZERO = 2, // an infinite result of finite operands
  FLOAT_OVERFLOW = 4,
  FLOAT_UNDERFLOW = 8,
  FLOAT_INEXACT = 16, // comes with the last two as well
} FloatStatus;

// float_format.c: classes, constants, conversions.
//
// Results are written to `r`, two words, which may be an operand. A format
// without infinity takes its NaN in place of one, one without NaN its greatest
// number; one without -0 takes 0, E8M0 its least number for 0.

typedef enum FloatClass {
  FLOAT_ZERO,
  FLOAT_NORMAL, // finite and not zero, subnormals included
  FLOAT_INFINITY,
  FLOAT_NAN,
} FloatClass;

FloatClass float_class(FloatKind kind, const uint64_t *bits);
bool float_is_neg(FloatKind kind, const uint64_t *bits); // the sign bit
bool float_is_subnormal(FloatKind kind, const uint64_t *bits);
bool float_is_signaling(FloatKind kind, const uint64_t *bits);
bool float_is_integer(FloatKind kind, const uint64_t *bits); // finite, whole
// Returns the exponent of the leading bit of a finite number that is not zero.
int32_t float_exponent(FloatKind kind, const uint64_t *bits);
static inline bool float_is_nan(FloatKind kind, const uint64_t *bits) {
  return float_class(kind, bits) == FLOAT_NAN;
}
static inline bool float_is_finite(FloatKind kind, const uint64_t *bits) {
  return float_class(kind, bits) <= FLOAT_NORMAL;
}
static inline bool float_is_zero(FloatKind kind, const uint64_t *bits) {
  return float_class(kind, bits) == FLOAT_ZERO;
}
static inline bool float_is_pos_zero(FloatKind kind, const uint64_t *bits) {
  return float_is_zero(kind, bits) && !float_is_neg(kind, bits);
}
// Finds the kind with that name ("f8E4M3FN"). Returns false if there is none.
bool float_kind_named(const char *name, size_t size, FloatKind *kind);

void float_zero(uint64_t *r, FloatKind kind, bool negative);
void float_infinity(uint64_t *r, FloatKind kind, bool negative);
void float_nan(uint64_t *r, FloatKind kind); // quiet, no payload
void float_largest(uint64_t *r, FloatKind kind, bool negative);
void float_smallest(uint64_t *r, FloatKind kind, bool negative); // above zero

// Each returns FloatStatus bits.
int float_convert(uint64_t *r, FloatKind to, const uint64_t *bits,
                  FloatKind from, FloatRounding rounding);
int float_from_double(uint64_t *r, FloatKind kind, double value);
double float_to_double(FloatKind kind, const uint64_t *bits);
int float_from_wide(uint64_t *r, FloatKind kind, const uint64_t *words,
                    uint32_t width, bool is_signed, FloatRounding rounding);
// FLOAT_INVALID when there is no such integer: NaN gives 0 then, others the
// nearest bound of the range.
int float_to_wide(uint64_t *words, uint32_t width, bool is_signed,
                  FloatKind kind, const uint64_t *bits, FloatRounding rounding);

// float_arith.c: rounded to nearest even, each in the format `kind`. NaN
// operands come out quieted, the first one of several.

int float_add(uint64_t *r, FloatKind kind, const uint64_t *a,
              const uint64_t *b);
int float_sub(uint64_t *r, FloatKind kind, const uint64_t *a,
              const uint64_t *b);
int float_mul(uint64_t *r, FloatKind kind, const uint64_t *a,
              const uint64_t *b);
int float_div(uint64_t *r, FloatKind kind, const uint64_t *a,
              const uint64_t *b);
int float_rem(uint64_t *r, FloatKind kind, const uint64_t *a,
              const uint64_t *b); // C's fmod
int float_fma(uint64_t *r, FloatKind kind, const uint64_t *a, const uint64_t *b,
              const uint64_t *c); // a * b + c
int float_round(uint64_t *r, FloatKind kind, const uint64_t *a,
                FloatRounding rounding); // to a whole number
// NaNs too; nothing happens where a format has no such number.
void float_neg(uint64_t *r, FloatKind kind, const uint64_t *a);
void float_abs(uint64_t *r, FloatKind kind, const uint64_t *a);
void float_copysign(uint64_t *r, FloatKind kind, const uint64_t *a,
                    const uint64_t *sign);

typedef enum FloatOrder {
  FLOAT_LESS,
  FLOAT_EQUAL,
  FLOAT_GREATER,
  FLOAT_UNORDERED,
} FloatOrder;

FloatOrder float_compare(FloatKind kind, const uint64_t *a, const uint64_t *b);
// -0 is less than 0. minimum and maximum give NaN if there is one, minnum and
// maxnum the other operand unless the NaN is signaling.
void float_minimum(uint64_t *r, FloatKind kind, const uint64_t *a,
                   const uint64_t *b);
void float_maximum(uint64_t *r, FloatKind kind, const uint64_t *a,
                   const uint64_t *b);
void float_minnum(uint64_t *r, FloatKind kind, const uint64_t *a,
                  const uint64_t *b);
void float_maxnum(uint64_t *r, FloatKind kind, const uint64_t *a,
                  const uint64_t *b);

// float_parse.c, float_print.c

// Reads digits with an optional fraction and exponent ("12", "1.", "1.5e-3"),
// all of `text`, rounded to nearest even whatever the length; false when it is
// not of that form. No sign: `negative` says whether there was one.
bool float_parse(uint64_t *r, FloatKind kind, bool negative, const char *text,
                 size_t size);
// As MLIR reads a literal: to f64, and from there to the format. The two
// roundings differ from one (float_parse) in rare halfway cases, and formats
// wider than f64 get no more than its precision.
bool float_parse_literal(uint64_t *r, FloatKind kind, bool negative,
                         const char *text, size_t size);

#define FLOAT_PRINT_MAX 64
// As MLIR prints a float attribute: six digits in scientific notation when
// they read back as the same value, else as many as the format's precision is
// worth if that has a point, else (and for infinities and NaNs) the bits in
// hexadecimal. Returns how many characters it wrote; no NUL.
size_t float_print(char *out, FloatKind kind, const uint64_t *bits);
// The same, but the bits where the text means another value: MLIR prints more
// digits of f80 and f128 than it reads.
size_t float_print_exact(char *out, FloatKind kind, const uint64_t *bits);

#endif
