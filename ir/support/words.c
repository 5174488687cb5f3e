// Natural numbers as arrays of 64-bit words, least significant first: what
// integers of any width and the exact paths of float text are made of.
//
// Schoolbook algorithms throughout: numbers above a few hundred words do not
// occur in practice, and below that nothing cleverer is faster. Division by a
// word uses a precomputed reciprocal (Moeller and Granlund, "Improved division
// by invariant integers", 2011, algorithm 4), as a 128-by-64-bit division is a
// library call of thirty nanoseconds in C. Long division is Knuth's algorithm
// D (The Art of Computer Programming, 4.3.1).
#include "ir/support/number_int.h"

#include "ir/support/support.h"

uint32_t words_trim(const uint64_t *a, uint32_t n) {
  while (n && !a[n - 1])
    n--;
  return n;
}

uint32_t words_bits(const uint64_t *a, uint32_t n) {
  n = words_trim(a, n);
  return n ? n * 64 - (uint32_t)clz64(a[n - 1]) : 0;
}

bool words_bit(const uint64_t *a, uint32_t bit) {
  return a[bit / 64] >> (bit % 64) & 1;
}

bool words_any_below(const uint64_t *a, uint32_t n, uint32_t bit) {
  uint32_t whole = bit / 64 < n ? bit / 64 : n;
  for (uint32_t i = 0; i < whole; i++)
    if (a[i])
      return true;
  return whole < n && bit % 64 && a[whole] << (64 - bit % 64);
}

int words_compare(const uint64_t *a, const uint64_t *b, uint32_t n) {
  for (uint32_t i = n; i--;)
    if (a[i] != b[i])
      return a[i] < b[i] ? -1 : 1;
  return 0;
}

uint64_t words_extract(const uint64_t *a, uint32_t n, uint32_t from) {
  uint32_t word = from / 64, shift = from % 64;
  uint64_t low = word < n ? a[word] >> shift : 0;
  if (shift && word + 1 < n)
    low |= a[word + 1] << (64 - shift);
  return low;
}

uint64_t words_mul_add(uint64_t *a, uint32_t n, uint64_t m, uint64_t add) {
  uint64_t carry = add;
  for (uint32_t i = 0; i < n; i++) {
    unsigned __int128 p = (unsigned __int128)a[i] * m + carry;
    a[i] = (uint64_t)p;
    carry = (uint64_t)(p >> 64);
  }
  return carry;
}

uint32_t words_mul_pow5(uint64_t *a, uint32_t n, int64_t power) {
  const uint64_t pow5_27 = 7450580596923828125u; // the greatest in a word
  for (; power > 0; power -= 27) {
    uint64_t factor = pow5_27;
    for (int64_t i = power; i < 27; i++)
      factor /= 5;
    uint64_t carry = words_mul_add(a, n, factor, 0);
    if (carry)
      a[n++] = carry;
  }
  return n;
}

void words_mul(uint64_t *r, uint32_t rn, const uint64_t *a, uint32_t an,
               const uint64_t *b, uint32_t bn) {
  memset(r, 0, rn * sizeof *r);
  for (uint32_t i = 0; i < an && i < rn; i++) {
    uint64_t carry = 0;
    uint32_t j = 0;
    for (; j < bn && i + j < rn; j++) {
      unsigned __int128 p = (unsigned __int128)a[i] * b[j] + r[i + j] + carry;
      r[i + j] = (uint64_t)p;
      carry = (uint64_t)(p >> 64);
    }
    if (i + j < rn)
      r[i + j] = carry;
  }
}

// The reciprocal of a divisor with its top bit set: (2^128 - 1) / d - 2^64.
static uint64_t reciprocal(uint64_t d) {
  unsigned __int128 top = (unsigned __int128)~d << 64 | ~(uint64_t)0;
  return (uint64_t)(top / d);
}

// (high, low) / d where high < d; d's top bit is set, v its reciprocal.
static inline uint64_t divide_step(uint64_t high, uint64_t low, uint64_t d,
                                   uint64_t v, uint64_t *remainder) {
  unsigned __int128 q = (unsigned __int128)v * high;
  q += (unsigned __int128)(high + 1) << 64 | low;
  uint64_t quotient = (uint64_t)(q >> 64);
  uint64_t rest = low - quotient * d;
  if (rest > (uint64_t)q) {
    quotient--;
    rest += d;
  }
  if (rest >= d) {
    quotient++;
    rest -= d;
  }
  *remainder = rest;
  return quotient;
}

uint64_t words_div_word(uint64_t *q, const uint64_t *a, uint32_t n,
                        uint64_t d) {
  if (n == 1) {
    uint64_t rest = a[0] % d;
    q[0] = a[0] / d;
    return rest;
  }
  int shift = clz64(d);
  uint64_t divisor = d << shift, v = reciprocal(divisor), rest = 0;
  if (shift)
    rest = a[n - 1] >> (64 - shift);
  for (uint32_t i = n; i--;) {
    uint64_t word = a[i] << shift;
    if (shift && i)
      word |= a[i - 1] >> (64 - shift);
    q[i] = divide_step(rest, word, divisor, v, &rest);
  }
  return rest >> shift;
}

// a[0 .. n] -= b * m; true when that went below zero.
static bool subtract_multiple(uint64_t *a, const uint64_t *b, uint32_t n,
                              uint64_t m) {
  uint64_t carry = 0;
  for (uint32_t i = 0; i < n; i++) {
    unsigned __int128 p = (unsigned __int128)b[i] * m + carry;
    uint64_t low = (uint64_t)p;
    carry = (uint64_t)(p >> 64) + (a[i] < low);
    a[i] -= low;
  }
  bool below = a[n] < carry;
  a[n] -= carry;
  return below;
}

static void add_back(uint64_t *a, const uint64_t *b, uint32_t n) {
  uint64_t carry = 0;
  for (uint32_t i = 0; i < n; i++) {
    unsigned __int128 sum = (unsigned __int128)a[i] + b[i] + carry;
    a[i] = (uint64_t)sum;
    carry = (uint64_t)(sum >> 64);
  }
  a[n] += carry;
}

// A digit of the quotient, right or one too large, from the top words: those
// of the dividend at a[0 .. 2], downwards from a[2]; b1, b0 of the divisor.
static uint64_t guess_digit(const uint64_t *a, uint64_t b1, uint64_t b0,
                            uint64_t v) {
  uint64_t digit, rest;
  if (a[2] == b1) {
    digit = ~(uint64_t)0;
    rest = a[1] + b1;
    if (rest < b1)
      return digit;
  } else {
    digit = divide_step(a[2], a[1], b1, v, &rest);
  }
  while ((unsigned __int128)digit * b0 >
         ((unsigned __int128)rest << 64 | a[0])) {
    digit--;
    rest += b1;
    if (rest < b1)
      break;
  }
  return digit;
}

void words_div(uint64_t *q, uint64_t *a, uint32_t an, const uint64_t *b,
               uint32_t bn) {
  uint64_t v = reciprocal(b[bn - 1]);
  for (uint32_t j = an - bn + 1; j--;) {
    uint64_t *at = a + j;
    uint64_t digit = guess_digit(at + bn - 2, b[bn - 1], b[bn - 2], v);
    if (subtract_multiple(at, b, bn, digit)) {
      digit--;
      add_back(at, b, bn);
    }
    q[j] = digit;
  }
}

uint64_t words_shl_bits(uint64_t *r, const uint64_t *a, uint32_t n,
                        uint32_t by) {
  uint64_t carry = 0;
  for (uint32_t i = 0; i < n; i++) {
    uint64_t word = a[i];
    r[i] = word << by | carry;
    carry = by ? word >> (64 - by) : 0;
  }
  return carry;
}

void words_shl(uint64_t *r, const uint64_t *a, uint32_t n, uint32_t by) {
  uint32_t words = by / 64, bits = by % 64;
  for (uint32_t i = n; i--;) {
    uint64_t high = i >= words ? a[i - words] : 0;
    uint64_t low = bits && i > words ? a[i - words - 1] >> (64 - bits) : 0;
    r[i] = high << bits | low;
  }
}

void words_shr(uint64_t *r, const uint64_t *a, uint32_t n, uint32_t by) {
  uint32_t words = by / 64, bits = by % 64;
  for (uint32_t i = 0; i < n; i++) {
    uint64_t low = i + words < n ? a[i + words] : 0;
    uint64_t high = i + words + 1 < n ? a[i + words + 1] : 0;
    r[i] = bits ? low >> bits | high << (64 - bits) : low;
  }
}
