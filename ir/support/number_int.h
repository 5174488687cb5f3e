// Declarations for the number files only: natural numbers as words, and the
// unpacked form of floats.
#ifndef MLCC_NUMBER_INT_H
#define MLCC_NUMBER_INT_H

#include "ir/support/number.h"

// words.c: natural numbers, least significant word first.

static inline int clz64(uint64_t x) {
  return x ? __builtin_clzll(x) : 64;
}
static inline int ctz64(uint64_t x) {
  return x ? __builtin_ctzll(x) : 64;
}
static inline uint64_t mul_64x64(uint64_t a, uint64_t b, uint64_t *high) {
  unsigned __int128 p = (unsigned __int128)a * b;
  *high = (uint64_t)(p >> 64);
  return (uint64_t)p;
}

// The number of words without leading zero words.
uint32_t words_trim(const uint64_t *a, uint32_t n);
uint32_t words_bits(const uint64_t *a, uint32_t n); // 0 for zero
bool words_bit(const uint64_t *a, uint32_t bit);
// Is any bit below `bit` set?
bool words_any_below(const uint64_t *a, uint32_t n, uint32_t bit);
int words_compare(const uint64_t *a, const uint64_t *b, uint32_t n);
// 64 bits from bit `from` on; bits beyond `n` words are zero.
uint64_t words_extract(const uint64_t *a, uint32_t n, uint32_t from);

// a = a * m + add; the word carried out is returned.
uint64_t words_mul_add(uint64_t *a, uint32_t n, uint64_t m, uint64_t add);
// a *= 5^power if that is positive; returns the number of words, which a has
// room for.
uint32_t words_mul_pow5(uint64_t *a, uint32_t n, int64_t power);
// r[0 .. rn-1] = a * b modulo 2^(64 rn); r overlaps neither.
void words_mul(uint64_t *r, uint32_t rn, const uint64_t *a, uint32_t an,
               const uint64_t *b, uint32_t bn);
// q = a / d; the remainder is returned. q may be a.
uint64_t words_div_word(uint64_t *q, const uint64_t *a, uint32_t n, uint64_t d);
// q[0 .. an-bn] = a / b, a[0 .. bn-1] = a % b. The top word of b has its top
// bit set; bn is at least 2; a has an + 1 words, the topmost being less than
// b's (zero, or what a shift left pushed out). Knuth's algorithm D.
void words_div(uint64_t *q, uint64_t *a, uint32_t an, const uint64_t *b,
               uint32_t bn);
// By less than 64 (`by` 0 copies); r may be a. What falls out is returned.
uint64_t words_shl_bits(uint64_t *r, const uint64_t *a, uint32_t n,
                        uint32_t by);
// Any amounts; r may be a.
void words_shl(uint64_t *r, const uint64_t *a, uint32_t n, uint32_t by);
void words_shr(uint64_t *r, const uint64_t *a, uint32_t n, uint32_t by);

// float_format.c: floats taken apart.

#define SIG_WORDS 4
#define SIG_BITS  256

// FLOAT_NORMAL: the value is sig * 2^(exponent - 255), the top bit of sig is
// set. The lowest bit may stand for any number of lost ones ("jammed"): with
// 143 bits between it and the last place of the widest format, rounding comes
// out as if all were there. FLOAT_NAN: sig is the payload, left-aligned, its
// top bit the quiet bit.
typedef struct Unpacked {
  FloatClass class;
  bool negative;
  int32_t exponent;
  uint64_t sig[SIG_WORDS];
} Unpacked;

// A float of a format of up to 64 bits; sig * 2^exponent if it is FLOAT_NORMAL.
typedef struct Decoded {
  FloatClass class;
  bool negative;
  int32_t exponent;
  uint64_t sig;
} Decoded;
Decoded float_decode(FloatKind kind, const uint64_t *bits);

void float_unpack(Unpacked *u, FloatKind kind, const uint64_t *bits);
// Rounds. Returns FloatStatus bits.
int float_pack(uint64_t *r, FloatKind kind, const Unpacked *u,
               FloatRounding rounding);
// Brings the top bit of sig up; zero becomes FLOAT_ZERO.
void float_normalize(Unpacked *u);
void float_default_nan(Unpacked *u);
// sig >>= by, what falls out being or-ed into the lowest bit.
void sig_shift_right_jam(uint64_t *sig, uint32_t by);
// Is a magnitude to be incremented, when the bits behind `odd` say so?
bool float_rounds_up(FloatRounding rounding, bool negative, bool odd, bool half,
                     bool rest);
// The integer part, rounded, of a normal number below 2^256, in SIG_WORDS
// words: what is rounded has lost a bit. Returns FLOAT_INEXACT or 0.
int float_whole_part(uint64_t *whole, const Unpacked *u,
                     FloatRounding rounding);
// The sum, with the sign of an exact zero as that rounding has it.
void float_add_unpacked(Unpacked *r, const Unpacked *a, const Unpacked *b,
                        FloatRounding rounding);

// float_decimal.c: decimal to binary and back, without long numbers.

#define POW5_MIN (-351)
#define POW5_MAX 1106

// 5^n is at least (high, low) * 2^exponent, and equal if exact; else less than
// (high, low + 4) * 2^exponent. The top bit of `high` is set.
typedef struct Pow5 {
  uint64_t high, low;
  int32_t exponent;
  bool exact;
} Pow5;
Pow5 pow5(int32_t n); // POW5_MIN .. POW5_MAX

// Rounds (sig, rest) * 2^(exponent - 127), the top bit of sig being set, or
// something greater by less than `slack` units of rest. False when that does
// not decide the result, or overflow or underflow makes it special. For formats
// of up to 64 bits.
bool float_pack64(uint64_t *r, FloatKind kind, bool negative, int32_t exponent,
                  uint64_t sig, uint64_t rest, uint64_t slack);
// Likewise for a double that is exact, or rounded from what is meant.
bool float_pack_double(uint64_t *r, FloatKind kind, double value, bool exact);
// digits * 10^power, digits not being zero. False when undecided.
bool float_from_decimal(uint64_t *r, FloatKind kind, bool negative,
                        uint64_t digits, int32_t power);

#endif
