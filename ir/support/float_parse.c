// Reading decimal floats, rounded right however long the text.
//
// The first 19 digits and the exponent usually decide (float_decimal.c). When
// digits were left over, the value lies between those digits and the next
// number of 19 digits; if both round to the same, that is the result. What
// stays undecided is computed with long numbers: all digits as one integer, a
// power of five, one long division. Digits beyond the longest halfway point
// between two numbers of the format count only as "and something more".
//
// Long numbers are of bounded length (the widest formats need 11,600 digits),
// so they live on the stack.
#include "ir/support/number_int.h"

#include "ir/support/support.h"

#define FAST_DIGITS 19
// Numbers beyond these powers of ten overflow or underflow in every format.
#define MOST_EXPONENT 5000

// A number without its sign: significant digits, from the first that is not
// zero, and the power of ten that the last one counts.
typedef struct Decimal {
  const char *first;
  size_t ndigits;   // in `first`, not counting the point
  int64_t power;    // of the last digit
  uint64_t leading; // value of the first digits, up to 19
} Decimal;

static bool is_digit(char c) {
  return c >= '0' && c <= '9';
}

static bool scan_exponent(const char *p, const char *end, int64_t *exponent) {
  bool negative = p < end && *p == '-';
  if (p < end && (*p == '-' || *p == '+'))
    p++;
  if (p == end)
    return false;
  int64_t value = 0;
  for (; p < end; p++) {
    if (!is_digit(*p))
      return false;
    if (value < INT64_MAX / 100)
      value = value * 10 + (*p - '0');
  }
  *exponent = negative ? -value : value;
  return true;
}

// Eight characters at once, on machines that put the first one lowest: are all
// of them digits, and if so, of what value?
static inline bool eight_digits(const char *p, uint64_t *value) {
  uint64_t x;
  memcpy(&x, p, sizeof x);
  uint64_t digits = x - 0x3030303030303030u;
  uint64_t above = x + 0x4646464646464646u; // sets the top bit beyond '9'
  if (__BYTE_ORDER__ != __ORDER_LITTLE_ENDIAN__ ||
      ((digits | above) & 0x8080808080808080u))
    return false;
  digits = digits * 10 + (digits >> 8); // pairs, in every other byte
  uint64_t low = (digits & 0x000000ff000000ffu) * 0x000f424000000064u;
  uint64_t high = (digits >> 16 & 0x000000ff000000ffu) * 0x0000271000000001u;
  *value = (low + high) >> 32;
  return true;
}

// Zeros in front do not count; neither does the point.
static inline const char *scan_digits(Decimal *d, const char *p,
                                      const char *end) {
  if (d->ndigits == 0) {
    while (p < end && *p == '0')
      p++;
    d->first = p;
  }
  const char *start = p;
  uint64_t leading = d->leading, eight;
  size_t before = d->ndigits;
  while (end - p >= 8 && before + (size_t)(p - start) + 8 <= FAST_DIGITS &&
         eight_digits(p, &eight)) {
    leading = leading * 100000000 + eight;
    p += 8;
  }
  for (; p < end && is_digit(*p); p++)
    if (before + (size_t)(p - start) < FAST_DIGITS)
      leading = leading * 10 + (uint64_t)(*p - '0');
  d->leading = leading;
  d->ndigits += (size_t)(p - start);
  return p;
}

static bool scan(Decimal *d, const char *p, size_t size) {
  const char *end = p + size;
  *d = (Decimal){0};
  if (p == end || !is_digit(*p))
    return false;
  p = scan_digits(d, p, end);
  if (p < end && *p == '.') {
    const char *fraction = p + 1;
    p = scan_digits(d, fraction, end);
    d->power = -(int64_t)(p - fraction);
  }
  if (p == end)
    return true;
  int64_t exponent;
  if ((*p != 'e' && *p != 'E') || !scan_exponent(p + 1, end, &exponent))
    return false;
  d->power += exponent;
  return true;
}

static bool parse_fast(uint64_t *r, FloatKind kind, bool negative,
                       const Decimal *d) {
  size_t dropped = d->ndigits > FAST_DIGITS ? d->ndigits - FAST_DIGITS : 0;
  int64_t power = d->power + (int64_t)dropped;
  if (power < -MOST_EXPONENT || power > MOST_EXPONENT ||
      !float_from_decimal(r, kind, negative, d->leading, (int32_t)power))
    return false;
  if (!dropped)
    return true;
  uint64_t next[2];
  return float_from_decimal(next, kind, negative, d->leading + 1,
                            (int32_t)power) &&
         next[0] == r[0];
}

// The exact way

#define MOST_DIGITS 11600
#define LONG_WORDS  616 // 10^MOST_DIGITS, and room for a shift by 4 words

// Reads at most `limit` digits; when others than zero are left, one more that
// stands for them. Returns the number of words, and how many digits it read.
static uint32_t read_digits(uint64_t *words, const Decimal *d, size_t limit,
                            size_t *nread) {
  uint32_t n = 0;
  const char *p = d->first;
  size_t count = 0;
  bool more = false;
  for (size_t left = d->ndigits; left && !more;) {
    uint64_t group = 0, power = 1;
    for (; left && power < 1000000000000000000u; p++) {
      if (*p == '.')
        continue;
      unsigned digit = (unsigned)(*p - '0');
      left--;
      if (count >= limit && digit == 0)
        continue;
      more = count >= limit;
      count++;
      group = group * 10 + digit;
      power *= 10;
      if (more)
        break;
    }
    uint64_t carry = words_mul_add(words, n, power, group);
    if (carry)
      words[n++] = carry;
  }
  *nread = count;
  return n;
}

// The leading 256 bits of a number of `n` words times 2^exponent.
static void take_leading(Unpacked *u, const uint64_t *words, uint32_t n,
                         int64_t exponent, bool more) {
  uint32_t bits = words_bits(words, n);
  uint32_t from = bits > SIG_BITS ? bits - SIG_BITS : 0;
  for (uint32_t i = 0; i < SIG_WORDS; i++)
    u->sig[i] = words_extract(words, n, from + i * 64);
  u->exponent = (int32_t)(exponent + from + SIG_BITS - 1);
  float_normalize(u);
  u->sig[0] |= more || words_any_below(words, n, from);
}

// words / 5^n, with 194 bits or more in the quotient.
static void divide_pow5(Unpacked *u, uint64_t *words, uint32_t size, int64_t n,
                        int64_t exponent) {
  uint64_t divisor[LONG_WORDS] = {1}, quotient[LONG_WORDS + 1];
  uint32_t divisor_size = words_mul_pow5(divisor, 1, n);
  if (divisor_size == 1)
    divisor[divisor_size++] = 0; // long division wants two words
  uint32_t divisor_bits = words_bits(divisor, divisor_size);
  uint32_t shift = divisor_size * 64 - divisor_bits;
  words_shl(divisor, divisor, divisor_size, shift);
  exponent += shift;
  uint32_t want = divisor_size + SIG_WORDS;
  if (size < want) {
    memmove(words + want - size, words, size * sizeof *words);
    memset(words, 0, (want - size) * sizeof *words);
    exponent -= (int64_t)(want - size) * 64;
    size = want;
  }
  words[size] = 0;
  words_div(quotient, words, size, divisor, divisor_size);
  bool more = words_trim(words, divisor_size) != 0;
  take_leading(u, quotient, size - divisor_size + 1, exponent, more);
}

static void parse_exactly(uint64_t *r, FloatKind kind, bool negative,
                          const Decimal *d) {
  Unpacked u = {.class = FLOAT_NORMAL, .negative = negative};
  int64_t magnitude = d->power + (int64_t)d->ndigits; // below 10^magnitude
  if (magnitude > MOST_EXPONENT || magnitude < -MOST_EXPONENT) {
    u.exponent = magnitude > 0 ? 1 << 20 : -(1 << 20);
    u.sig[SIG_WORDS - 1] = (uint64_t)1 << 63;
    float_pack(r, kind, &u, ROUND_NEAREST_EVEN);
    return;
  }
  uint64_t words[LONG_WORDS + 1];
  size_t limit = float_format(kind)->bits > 64 ? MOST_DIGITS : 800, nread;
  uint32_t n = read_digits(words, d, limit, &nread);
  int64_t power = d->power + (int64_t)(d->ndigits - nread);
  if (power < 0) {
    divide_pow5(&u, words, n, -power, power);
  } else {
    n = words_mul_pow5(words, n, power);
    take_leading(&u, words, n, power, false);
  }
  float_pack(r, kind, &u, ROUND_NEAREST_EVEN);
}

static void round_decimal(uint64_t *r, FloatKind kind, bool negative,
                          const Decimal *d) {
  if (!d->ndigits)
    float_zero(r, kind, negative);
  else if (!parse_fast(r, kind, negative, d))
    parse_exactly(r, kind, negative, d);
}

bool float_parse(uint64_t *r, FloatKind kind, bool negative, const char *text,
                 size_t size) {
  Decimal d;
  if (!scan(&d, text, size))
    return false;
  round_decimal(r, kind, negative, &d);
  return true;
}

bool float_parse_literal(uint64_t *r, FloatKind kind, bool negative,
                         const char *text, size_t size) {
  uint64_t wide[2];
  double value;
  if (!float_parse(wide, FLOAT_F64, negative, text, size))
    return false;
  memcpy(&value, wide, sizeof value);
  if (!float_pack_double(r, kind, value, true))
    float_convert(r, kind, wide, FLOAT_F64, ROUND_NEAREST_EVEN);
  return true;
}
