// What the number files share: natural numbers as words, and the unpacked
// form of floats. Only for number's own files.
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
// r[0 .. rn-1] = a * b modulo 2^(64 rn); r overlaps neither.
void words_mul(uint64_t *r, uint32_t rn, const uint64_t *a, uint32_t an,
               const uint64_t *b, uint32_t bn);
// q = a / d; the remainder is returned. q may be a.
uint64_t words_div_word(uint64_t *q, const uint64_t *a, uint32_t n,
                        uint64_t d);
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

#endif
