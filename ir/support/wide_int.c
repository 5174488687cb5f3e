// Integers of any width, in two's complement, modulo 2^width.
//
// Results are brought to canonical form (bits above the width zero) at the end
// of each operation that can leave it; all else is arithmetic of naturals
// (words.c). Signed division divides magnitudes and fixes signs afterwards.
// Temporaries live on the stack up to 4096 bits and on the heap beyond.
#include "ir/support/number_int.h"

#include "ir/support/support.h"

#include <stdlib.h>

typedef struct Scratch {
  uint64_t *words;
  uint64_t fixed[132];
} Scratch;

static uint64_t *scratch_take(Scratch *s, size_t n) {
  s->words = s->fixed;
  if (n > ARRAY_SIZE(s->fixed))
    s->words = malloc(n * sizeof *s->words);
  if (!s->words)
    fatal("out of memory");
  return s->words;
}

static void scratch_drop(Scratch *s) {
  if (s->words != s->fixed)
    free(s->words);
}

void wide_clear_unused(uint64_t *a, uint32_t width) {
  a[wide_words(width) - 1] &= wide_mask(width);
}

void wide_copy(uint64_t *r, const uint64_t *a, uint32_t width) {
  memmove(r, a, wide_words(width) * sizeof *r);
}

void wide_from_u64(uint64_t *r, uint32_t width, uint64_t value) {
  memset(r, 0, wide_words(width) * sizeof *r);
  r[0] = value;
  wide_clear_unused(r, width);
}

void wide_from_i64(uint64_t *r, uint32_t width, int64_t value) {
  memset(r, value < 0 ? 0xff : 0, wide_words(width) * sizeof *r);
  r[0] = (uint64_t)value;
  wide_clear_unused(r, width);
}

int64_t wide_to_i64(const uint64_t *a, uint32_t width) {
  return width < 64 ? wide_sign_extend_word(a[0], width) : (int64_t)a[0];
}

bool wide_fits_i64(const uint64_t *a, uint32_t width) {
  return wide_min_signed_bits(a, width) <= 64;
}

bool wide_fits_u64(const uint64_t *a, uint32_t width) {
  return wide_min_bits(a, width) <= 64;
}

void wide_zext(uint64_t *r, uint32_t to, const uint64_t *a, uint32_t from) {
  uint32_t have = wide_words(from), want = wide_words(to);
  memmove(r, a, have * sizeof *r);
  memset(r + have, 0, (want - have) * sizeof *r);
}

void wide_sext(uint64_t *r, uint32_t to, const uint64_t *a, uint32_t from) {
  bool negative = wide_is_neg(a, from);
  wide_zext(r, to, a, from);
  if (!negative)
    return;
  uint32_t have = wide_words(from), want = wide_words(to);
  r[have - 1] |= ~wide_mask(from);
  memset(r + have, 0xff, (want - have) * sizeof *r);
  wide_clear_unused(r, to);
}

void wide_trunc(uint64_t *r, uint32_t to, const uint64_t *a) {
  wide_copy(r, a, to);
  wide_clear_unused(r, to);
}

bool wide_is_zero_big(const uint64_t *a, uint32_t width) {
  return words_trim(a, wide_words(width)) == 0;
}

bool wide_eq_big(const uint64_t *a, const uint64_t *b, uint32_t width) {
  return !memcmp(a, b, wide_words(width) * sizeof *a);
}

int wide_ucmp_big(const uint64_t *a, const uint64_t *b, uint32_t width) {
  return words_compare(a, b, wide_words(width));
}

bool wide_is_all_ones(const uint64_t *a, uint32_t width) {
  uint32_t top = wide_words(width) - 1;
  for (uint32_t i = 0; i < top; i++)
    if (~a[i])
      return false;
  return a[top] == wide_mask(width);
}

bool wide_is_signed_min(const uint64_t *a, uint32_t width) {
  return wide_is_neg(a, width) && wide_ctz(a, width) == width - 1;
}

uint32_t wide_clz(const uint64_t *a, uint32_t width) {
  return width - words_bits(a, wide_words(width));
}

uint32_t wide_ctz(const uint64_t *a, uint32_t width) {
  uint32_t n = wide_words(width);
  for (uint32_t i = 0; i < n; i++)
    if (a[i])
      return i * 64 + (uint32_t)ctz64(a[i]);
  return width;
}

uint32_t wide_popcount(const uint64_t *a, uint32_t width) {
  uint32_t count = 0, n = wide_words(width);
  for (uint32_t i = 0; i < n; i++)
    count += (uint32_t)__builtin_popcountll(a[i]);
  return count;
}

// The length of the run of ones at the top.
static uint32_t leading_ones(const uint64_t *a, uint32_t width) {
  uint32_t bit = width;
  while (bit && bit % 64 == 0 && !~a[bit / 64 - 1])
    bit -= 64;
  while (bit && words_bit(a, bit - 1))
    bit--;
  return width - bit;
}

uint32_t wide_min_signed_bits(const uint64_t *a, uint32_t width) {
  if (width == 0)
    return 0;
  if (wide_is_neg(a, width))
    return width - leading_ones(a, width) + 1;
  return wide_min_bits(a, width) + 1;
}

void wide_add_big(uint64_t *r, const uint64_t *a, const uint64_t *b,
                  uint32_t width) {
  uint32_t n = wide_words(width);
  uint64_t carry = 0;
  for (uint32_t i = 0; i < n; i++) {
    unsigned __int128 sum = (unsigned __int128)a[i] + b[i] + carry;
    r[i] = (uint64_t)sum;
    carry = (uint64_t)(sum >> 64);
  }
  wide_clear_unused(r, width);
}

void wide_sub_big(uint64_t *r, const uint64_t *a, const uint64_t *b,
                  uint32_t width) {
  uint32_t n = wide_words(width);
  uint64_t borrow = 0;
  for (uint32_t i = 0; i < n; i++) {
    unsigned __int128 rest = (unsigned __int128)a[i] - b[i] - borrow;
    r[i] = (uint64_t)rest;
    borrow = (uint64_t)(rest >> 64) & 1;
  }
  wide_clear_unused(r, width);
}

void wide_neg(uint64_t *r, const uint64_t *a, uint32_t width) {
  uint32_t n = wide_words(width);
  uint64_t carry = 1;
  for (uint32_t i = 0; i < n; i++) {
    r[i] = ~a[i] + carry;
    carry = carry && !r[i];
  }
  wide_clear_unused(r, width);
}

void wide_mul_big(uint64_t *r, const uint64_t *a, const uint64_t *b,
                  uint32_t width) {
  Scratch s;
  uint32_t n = wide_words(width);
  uint64_t *product = scratch_take(&s, n);
  words_mul(product, n, a, words_trim(a, n), b, words_trim(b, n));
  wide_copy(r, product, width);
  wide_clear_unused(r, width);
  scratch_drop(&s);
}

void wide_umulh(uint64_t *r, const uint64_t *a, const uint64_t *b,
                uint32_t width) {
  Scratch s;
  uint32_t n = wide_words(width);
  uint64_t *product = scratch_take(&s, 2 * (size_t)n);
  words_mul(product, 2 * n, a, n, b, n);
  words_shr(product, product, 2 * n, width);
  wide_copy(r, product, width);
  wide_clear_unused(r, width);
  scratch_drop(&s);
}

// With a's value being a - 2^width when its sign bit is set, the upper half of
// the signed product is that of the unsigned one less b, and likewise for b.
void wide_smulh(uint64_t *r, const uint64_t *a, const uint64_t *b,
                uint32_t width) {
  Scratch s;
  uint64_t *high = scratch_take(&s, wide_words(width));
  wide_umulh(high, a, b, width);
  if (wide_is_neg(a, width))
    wide_sub(high, high, b, width);
  if (wide_is_neg(b, width))
    wide_sub(high, high, a, width);
  wide_copy(r, high, width);
  scratch_drop(&s);
}

// q has an - bn + 1 words, u an + 1, v bn; b is at least two words long.
static void divide_long(uint64_t *q, uint64_t *u, uint64_t *v,
                        const uint64_t *a, uint32_t an, const uint64_t *b,
                        uint32_t bn) {
  uint32_t shift = (uint32_t)clz64(b[bn - 1]);
  words_shl_bits(v, b, bn, shift);
  u[an] = words_shl_bits(u, a, an, shift);
  words_div(q, u, an, v, bn);
  words_shr(u, u, bn, shift);
}

static void store(uint64_t *r, uint32_t n, const uint64_t *a, uint32_t an) {
  if (!r)
    return;
  memmove(r, a, an * sizeof *r);
  memset(r + an, 0, (n - an) * sizeof *r);
}

static void divide_big(uint64_t *quotient, uint64_t *remainder,
                       const uint64_t *a, const uint64_t *b, uint32_t n) {
  uint32_t an = words_trim(a, n), bn = words_trim(b, n);
  if (an < bn) {
    store(remainder, n, a, an);
    store(quotient, n, a, 0);
    return;
  }
  Scratch s;
  uint64_t *q = scratch_take(&s, (size_t)an + 1 + an + 1 + bn);
  uint64_t *u = q + an + 1, *v = u + an + 1;
  if (bn == 1)
    u[0] = words_div_word(q, a, an, b[0]);
  else
    divide_long(q, u, v, a, an, b, bn);
  store(remainder, n, u, bn);
  store(quotient, n, q, an - bn + 1);
  scratch_drop(&s);
}

void wide_udivrem(uint64_t *quotient, uint64_t *remainder, const uint64_t *a,
                  const uint64_t *b, uint32_t width) {
  CHECK(!wide_is_zero(b, width));
  if (width > 64) {
    divide_big(quotient, remainder, a, b, wide_words(width));
    return;
  }
  uint64_t x = a[0], y = b[0];
  if (quotient)
    quotient[0] = x / y;
  if (remainder)
    remainder[0] = x % y;
}

void wide_sdivrem(uint64_t *quotient, uint64_t *remainder, const uint64_t *a,
                  const uint64_t *b, uint32_t width) {
  Scratch s;
  uint32_t n = wide_words(width);
  bool a_neg = wide_is_neg(a, width), b_neg = wide_is_neg(b, width);
  uint64_t *x = scratch_take(&s, 2 * (size_t)n), *y = x + n;
  wide_copy(x, a, width);
  wide_copy(y, b, width);
  if (a_neg)
    wide_neg(x, x, width);
  if (b_neg)
    wide_neg(y, y, width);
  wide_udivrem(quotient, remainder, x, y, width);
  if (quotient && a_neg != b_neg)
    wide_neg(quotient, quotient, width);
  if (remainder && a_neg)
    wide_neg(remainder, remainder, width);
  scratch_drop(&s);
}

void wide_shl(uint64_t *r, const uint64_t *a, uint32_t by, uint32_t width) {
  words_shl(r, a, wide_words(width), by);
  wide_clear_unused(r, width);
}

void wide_lshr(uint64_t *r, const uint64_t *a, uint32_t by, uint32_t width) {
  words_shr(r, a, wide_words(width), by);
}

// Sets the bits from `from` up to the width.
static void fill_above(uint64_t *r, uint32_t from, uint32_t width) {
  uint32_t n = wide_words(width), word = from / 64;
  if (word >= n)
    return;
  r[word] |= ~(uint64_t)0 << (from % 64);
  memset(r + word + 1, 0xff, (n - word - 1) * sizeof *r);
  wide_clear_unused(r, width);
}

void wide_ashr(uint64_t *r, const uint64_t *a, uint32_t by, uint32_t width) {
  bool negative = wide_is_neg(a, width);
  words_shr(r, a, wide_words(width), by);
  if (negative)
    fill_above(r, by < width ? width - by : 0, width);
}

void wide_and(uint64_t *r, const uint64_t *a, const uint64_t *b,
              uint32_t width) {
  for (uint32_t i = 0, n = wide_words(width); i < n; i++)
    r[i] = a[i] & b[i];
}

void wide_or(uint64_t *r, const uint64_t *a, const uint64_t *b,
             uint32_t width) {
  for (uint32_t i = 0, n = wide_words(width); i < n; i++)
    r[i] = a[i] | b[i];
}

void wide_xor(uint64_t *r, const uint64_t *a, const uint64_t *b,
              uint32_t width) {
  for (uint32_t i = 0, n = wide_words(width); i < n; i++)
    r[i] = a[i] ^ b[i];
}

void wide_not(uint64_t *r, const uint64_t *a, uint32_t width) {
  for (uint32_t i = 0, n = wide_words(width); i < n; i++)
    r[i] = ~a[i];
  wide_clear_unused(r, width);
}
