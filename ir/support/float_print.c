// Printing floats as MLIR's printer does.
//
// MLIR tries six digits in scientific notation and prints them if they read
// back as the same value; otherwise it prints as many digits as the format's
// precision is worth (APFloat's default), with an exponent only where a plain
// number would be long; and bits in hexadecimal when that has no point. Tools
// compare this text, so the digits have to be APFloat's, which are not always
// the nearest ones: it scales the number to a decimal integer, cuts off low
// digits in bulk, by an estimate of how many there are, and rounds half up only
// what digits are left beyond those wanted (0.7 as f32 is 0.699999 to six
// digits and so prints as 0.699999988). What counts is that integer:
//
//   x = N * 2^e, N odd; S = N * 2^e or N * 5^-e, whichever is whole;
//   S' = floor(S / 10^t), with t = 59/196 of the bits of S beyond those that
//   the wanted digits need (59/196 is a little less than log10(2)).
//
// S' = floor(N * 5^q * 2^r) is small, and 5^q to 128 bits (float_decimal.c)
// gives it at once, save when the error could carry into it. Then, and for
// formats wider than 64 bits, long numbers give it.
#include "ir/support/number_int.h"

#include "ir/support/support.h"

typedef unsigned __int128 U128;

// significand * 2^exponent, the significand odd.
typedef struct Binary {
  U128 significand;
  int32_t exponent;
  uint32_t length; // bits of the whole number S
  bool fast;       // the significand is a double's, the exponent likewise
  bool subnormal;
} Binary;

static uint32_t bits_of(U128 x) {
  uint64_t high = (uint64_t)(x >> 64);
  return 128 - (uint32_t)(high ? clz64(high) : 64 + clz64((uint64_t)x));
}

// What has to be computed: floor(significand * 5^fives * 2^twos), which counts
// in units of 10^power.
typedef struct Scaling {
  int32_t fives, twos, power;
} Scaling;

static uint32_t bits_needed(uint32_t digits) {
  return (digits * 196 + 58) / 59;
}

static Scaling choose_scaling(const Binary *x, uint32_t digits) {
  uint32_t needed = bits_needed(digits);
  int32_t tens = 0;
  if (x->length > needed)
    tens = (int32_t)((x->length - needed) * 59 / 196);
  if (x->exponent >= 0)
    return (Scaling){-tens, x->exponent - tens, tens};
  return (Scaling){-x->exponent - tens, -tens, x->exponent + tens};
}

// n * (high, low), and what it may be at most: the power's error is below 4.
typedef struct Product {
  uint64_t low[3], high[3];
} Product;

static inline Product mul_pow(uint64_t n, const Pow5 *p) {
  Product r;
  uint64_t carry, more = p->exact ? 0 : 4 * n;
  r.low[0] = mul_64x64(n, p->low, &carry);
  r.low[1] = mul_64x64(n, p->high, &r.low[2]) + carry;
  r.low[2] += r.low[1] < carry;
  r.high[0] = r.low[0] + more;
  carry = r.high[0] < more;
  r.high[1] = r.low[1] + carry;
  r.high[2] = r.low[2] + (r.high[1] < carry);
  return r;
}

static inline uint32_t length3(const uint64_t *w) {
  return w[2] ? 192 - (uint32_t)clz64(w[2]) : 128 - (uint32_t)clz64(w[1]);
}

// The length of n * 5^k. False when that is undecided.
static bool length_fast(uint64_t n, int32_t k, uint32_t *bits) {
  Pow5 p = pow5(k);
  Product product = mul_pow(n, &p);
  *bits = length3(product.low) + (uint32_t)p.exponent;
  return length3(product.high) == length3(product.low);
}

static inline uint64_t shift_right3(const uint64_t *w, int32_t by) {
  if (by >= 128)
    return w[2] >> (by - 128);
  return (uint64_t)(((U128)w[2] << 64 | w[1]) >> (by - 64));
}

static bool scale_fast(uint64_t n, const Scaling *s, uint64_t *result) {
  Pow5 p = pow5(s->fives);
  int32_t shift = -(s->twos + p.exponent);
  if (shift < 64 || shift >= 192)
    return false;
  Product product = mul_pow(n, &p);
  *result = shift_right3(product.low, shift);
  return shift_right3(product.high, shift) == *result;
}

// The exact way

#define LONG_WORDS 620 // 113 bits times 5^16494

// Number times 5^k; returns the length in words.
static uint32_t long_number(uint64_t *words, U128 n, int32_t k) {
  words[0] = (uint64_t)n;
  words[1] = (uint64_t)(n >> 64);
  return words_mul_pow5(words, words_trim(words, 2), k);
}

// words / 5^k, k being positive, is less than 2^128.
static U128 divide_pow5(uint64_t *words, uint32_t size, int32_t k) {
  uint64_t divisor[LONG_WORDS], quotient[LONG_WORDS + 1] = {0};
  uint32_t n = long_number(divisor, 1, k);
  if (n == 1) {
    words_div_word(quotient, words, size, divisor[0]);
  } else if (size >= n) {
    uint32_t shift = (uint32_t)clz64(divisor[n - 1]);
    words_shl_bits(divisor, divisor, n, shift);
    words[size] = words_shl_bits(words, words, size, shift);
    words_div(quotient, words, size, divisor, n);
  }
  return (U128)quotient[1] << 64 | quotient[0];
}

static U128 scale_exactly(const Binary *x, const Scaling *s) {
  uint64_t words[LONG_WORDS + 1] = {0};
  uint32_t n = long_number(words, x->significand, s->fives);
  if (s->twos >= 0) {
    n += (uint32_t)s->twos / 64 + 1;
    words_shl(words, words, n, (uint32_t)s->twos);
  } else {
    words_shr(words, words, n, (uint32_t)-s->twos);
  }
  n = words_trim(words, n);
  if (s->fives < 0)
    return divide_pow5(words, n, -s->fives);
  return (U128)words[1] << 64 | words[0];
}

static uint32_t length_exactly(const Binary *x, int32_t k) {
  uint64_t words[LONG_WORDS];
  return words_bits(words, long_number(words, x->significand, k));
}

static Binary odd_binary(U128 significand, int32_t exponent) {
  uint64_t low = (uint64_t)significand;
  int zeros = low ? ctz64(low) : 64 + ctz64((uint64_t)(significand >> 64));
  Binary x = {.significand = significand >> zeros,
              .exponent = exponent + zeros};
  x.length = bits_of(x.significand);
  x.fast = x.length <= 53 && x.exponent >= -1100 && x.exponent < 1024;
  if (x.exponent >= 0)
    x.length += (uint32_t)x.exponent;
  else if (!x.fast ||
           !length_fast((uint64_t)x.significand, -x.exponent, &x.length))
    x.length = length_exactly(&x, -x.exponent);
  return x;
}

static U128 scale(const Binary *x, uint32_t digits, int32_t *power) {
  Scaling s = choose_scaling(x, digits);
  uint64_t result;
  *power = s.power;
  if (x->fast && bits_needed(digits) <= 60 &&
      scale_fast((uint64_t)x->significand, &s, &result))
    return result;
  return scale_exactly(x, &s);
}

// Digits

#define MOST_DIGITS 40

typedef struct Digits {
  char text[MOST_DIGITS + 20]; // most significant first
  int32_t count;
  int32_t power; // of ten, that the last one counts
} Digits;

static const char pairs[] = "00010203040506070809"
                            "10111213141516171819"
                            "20212223242526272829"
                            "30313233343536373839"
                            "40414243444546474849"
                            "50515253545556575859"
                            "60616263646566676869"
                            "70717273747576777879"
                            "80818283848586878889"
                            "90919293949596979899";

static int32_t write_digits(char *out, uint64_t value) {
  char text[20], *end = text + sizeof text, *p = end;
  for (; value >= 100; value /= 100) {
    p -= 2;
    memcpy(p, pairs + value % 100 * 2, 2);
  }
  if (value >= 10) {
    p -= 2;
    memcpy(p, pairs + value * 2, 2);
  } else {
    *--p = (char)('0' + value);
  }
  memcpy(out, p, (size_t)(end - p));
  return (int32_t)(end - p);
}

static void drop_zeros(Digits *d) {
  while (d->count > 1 && d->text[d->count - 1] == '0') {
    d->count--;
    d->power++;
  }
}

// Half up, to at most `limit` digits.
static void round_digits(Digits *d, int32_t limit) {
  if (d->count <= limit)
    return;
  bool up = d->text[limit] >= '5';
  d->power += d->count - limit;
  d->count = limit;
  while (up && d->count && d->text[d->count - 1] == '9') {
    d->count--;
    d->power++;
  }
  if (!up)
    return;
  if (d->count == 0)
    d->text[d->count++] = '0';
  d->text[d->count - 1]++;
}

static void put_digits(Digits *d, U128 value, int32_t power, uint32_t limit) {
  const uint64_t group = 10000000000000000000u; // 10^19
  d->power = power;
  if (value >> 64) {
    d->count = write_digits(d->text, (uint64_t)(value / group));
    uint64_t low = (uint64_t)(value % group);
    for (int32_t i = 19; i--; low /= 10)
      d->text[d->count + i] = (char)('0' + low % 10);
    d->count += 19;
  } else {
    d->count = write_digits(d->text, (uint64_t)value);
  }
  drop_zeros(d);
  round_digits(d, (int32_t)limit);
  drop_zeros(d);
}

// Text

static char *put(char *out, const char *text, int32_t n) {
  memcpy(out, text, (size_t)n);
  return out + n;
}

static char *put_zeros(char *out, int32_t n) {
  memset(out, '0', (size_t)n);
  return out + n;
}

static char *put_exponent(char *out, int32_t exponent, int32_t width) {
  *out++ = exponent < 0 ? '-' : '+';
  uint64_t value = (uint64_t)(exponent < 0 ? -exponent : exponent);
  if (width == 2 && value < 10)
    *out++ = '0';
  return out + write_digits(out, value);
}

#define SHORT_DIGITS 6

// d.ddddddde+dd
static char *put_short(char *out, const Digits *d) {
  *out++ = d->text[0];
  *out++ = '.';
  out = put(out, d->text + 1, d->count - 1);
  out = put_zeros(out, SHORT_DIGITS + 1 - d->count);
  *out++ = 'e';
  return put_exponent(out, d->power + d->count - 1, 2);
}

// d.dddE+d
static char *put_scientific(char *out, const Digits *d) {
  *out++ = d->text[0];
  *out++ = '.';
  if (d->count == 1)
    *out++ = '0';
  out = put(out, d->text + 1, d->count - 1);
  *out++ = 'E';
  return put_exponent(out, d->power + d->count - 1, 1);
}

#define MOST_ZEROS 3 // that a plain number may have beside its digits

// Plain where that is short, never showing more than `limit` digits.
static char *put_long(char *out, const Digits *d, int32_t limit) {
  int32_t whole = d->power + d->count; // digits before the point
  if (d->power >= 0) {
    if (d->power > MOST_ZEROS || whole > limit)
      return put_scientific(out, d);
    out = put(out, d->text, d->count);
    return put_zeros(out, d->power);
  }
  if (whole > 0) {
    out = put(out, d->text, whole);
    *out++ = '.';
    return put(out, d->text + whole, d->count - whole);
  }
  if (1 - whole > MOST_ZEROS)
    return put_scientific(out, d);
  *out++ = '0';
  *out++ = '.';
  out = put_zeros(out, -whole);
  return put(out, d->text, d->count);
}

static char *put_bits(char *out, FloatKind kind, const uint64_t *bits) {
  uint64_t words[2] = {bits[0], float_format(kind)->bits > 64 ? bits[1] : 0};
  // An x87 number without its leading bit is a NaN, and stored as one.
  if (kind == FLOAT_F80 && float_is_nan(kind, bits))
    words[1] |= 0x7fff;
  return out + wide_print_hex(out, words, float_format(kind)->bits);
}

// Do six digits read back as the value?
static bool is_short(FloatKind kind, const uint64_t *bits, bool negative,
                     const Digits *d) {
  uint64_t digits = 0, back[2];
  for (int32_t i = 0; i < d->count; i++)
    digits = digits * 10 + (uint64_t)(d->text[i] - '0');
  if (!float_from_decimal(back, kind, negative, digits, d->power)) {
    char text[32];
    size_t size = (size_t)(put_short(text, d) - text);
    float_parse(back, kind, negative, text, size);
  }
  return back[0] == bits[0] &&
         (float_format(kind)->bits <= 64 || back[1] == bits[1]);
}

static bool has_point(const char *text, const char *end) {
  return memchr(text, '.', (size_t)(end - text)) != NULL;
}

static const uint64_t powers_of_ten[20] = {
    1u,
    10u,
    100u,
    1000u,
    10000u,
    100000u,
    1000000u,
    10000000u,
    100000000u,
    1000000000u,
    10000000000u,
    100000000000u,
    1000000000000u,
    10000000000000u,
    100000000000000u,
    1000000000000000u,
    10000000000000000u,
    100000000000000000u,
    1000000000000000000u,
    10000000000000000000u,
};

static uint32_t count_digits(uint64_t value) {
  uint32_t guess = (uint32_t)(64 - clz64(value)) * 1233 >> 12;
  return guess + (value >= powers_of_ten[guess]);
}

// Spares most numbers the trial of six digits. What reads back as x differs
// from it by at most half a last place, which is less than x / 2^precision. So
// if the long scaled value, which is x but for a fraction, is further than that
// from a number of six digits, there is none.
static bool may_be_short(FloatKind kind, const Binary *x, U128 scaled) {
  uint64_t value = (uint64_t)scaled;
  if (float_format(kind)->bits > 64 || !x->fast || x->subnormal)
    return true;
  uint32_t count = count_digits(value);
  if (count <= SHORT_DIGITS)
    return true;
  uint64_t step = powers_of_ten[count - SHORT_DIGITS];
  uint64_t past = value % step;
  uint64_t near = (value >> float_format(kind)->precision) + 2;
  return past <= near || step - past <= near;
}

static char *put_normal(char *out, FloatKind kind, const uint64_t *bits,
                        bool negative, const Binary *x) {
  char *start = out;
  if (negative)
    *out++ = '-';
  uint32_t limit = 2 + float_format(kind)->precision * 59u / 196;
  int32_t power, short_power;
  U128 scaled = scale(x, limit, &power);
  Digits d;
  if (may_be_short(kind, x, scaled)) {
    U128 short_scaled = scale(x, SHORT_DIGITS, &short_power);
    put_digits(&d, short_scaled, short_power, SHORT_DIGITS);
    if (is_short(kind, bits, negative, &d))
      return put_short(out, &d);
  }
  put_digits(&d, scaled, power, limit);
  char *end = put_long(out, &d, (int32_t)limit);
  return has_point(out, end) ? end : put_bits(start, kind, bits);
}

static char *put_zero(char *out, bool negative) {
  if (negative)
    *out++ = '-';
  return put(out, "0.000000e+00", 12);
}

// Formats above 64 bits; normal numbers.
static Binary take_apart_wide(FloatKind kind, const uint64_t *bits) {
  Unpacked u;
  float_unpack(&u, kind, bits);
  if (kind == FLOAT_PPC_FP128) { // to 106 bits
    uint64_t rounded[2];
    float_pack(rounded, kind, &u, ROUND_NEAREST_EVEN);
    float_unpack(&u, kind, rounded);
  }
  return odd_binary((U128)u.sig[3] << 64 | u.sig[2], u.exponent - 127);
}

static char *print_wide(char *out, FloatKind kind, const uint64_t *bits) {
  FloatClass class = float_class(kind, bits);
  bool negative = float_is_neg(kind, bits);
  if (class > FLOAT_NORMAL)
    return put_bits(out, kind, bits);
  if (class == FLOAT_ZERO && kind == FLOAT_PPC_FP128 && bits[1] << 1)
    return put_bits(out, kind, bits); // the lesser half is no zero
  if (class == FLOAT_ZERO)
    return put_zero(out, negative);
  Binary x = take_apart_wide(kind, bits);
  return put_normal(out, kind, bits, negative, &x);
}

static char *print_narrow(char *out, FloatKind kind, const uint64_t *bits) {
  Decoded d = float_decode(kind, bits);
  if (d.class > FLOAT_NORMAL)
    return put_bits(out, kind, bits);
  if (d.class == FLOAT_ZERO)
    return put_zero(out, d.negative);
  Binary x = odd_binary(d.sig, d.exponent);
  x.subnormal = !(d.sig >> (float_format(kind)->precision - 1));
  return put_normal(out, kind, bits, d.negative, &x);
}

size_t float_print(char *out, FloatKind kind, const uint64_t *bits) {
  char *end = float_format(kind)->bits > 64 ? print_wide(out, kind, bits)
                                            : print_narrow(out, kind, bits);
  return (size_t)(end - out);
}

size_t float_print_exact(char *out, FloatKind kind, const uint64_t *bits) {
  uint64_t back[2] = {0};
  size_t size = float_print(out, kind, bits);
  bool negative = out[0] == '-';
  if (float_format(kind)->bits <= 64 || !float_is_finite(kind, bits) ||
      !float_parse_literal(back, kind, negative, out + negative,
                           size - negative) ||
      (back[0] == bits[0] && back[1] == bits[1]))
    return size;
  return (size_t)(put_bits(out, kind, bits) - out);
}
