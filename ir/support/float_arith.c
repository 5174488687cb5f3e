// Arithmetic of floats, for constant folding: right in every format and every
// last bit, slow (some hundred nanoseconds) in all of them.
//
// Operands are taken apart to 256-bit significands. Sums, products and
// quotients are exact there but for a jammed last bit (number_int.h), which is
// enough: a jammed operand of a sum has been shifted right by more than the
// 143 spare bits, so at most one leading bit cancels and the jammed bit stays
// far below the last place of the result. Remainders are computed bit by bit
// without any loss. Pairs of doubles are computed as the 106-bit numbers that
// they mostly are, and may differ from what pairwise algorithms give by the
// last bits of the lesser one.
//
// NaNs, signs of zeros and the flags are those of LLVM's APFloat, so constants
// fold as MLIR folds them.
#include "ir/support/number_int.h"

#include "ir/support/support.h"

static void quiet(Unpacked *u) {
  u->sig[SIG_WORDS - 1] |= (uint64_t)1 << 63;
}

// FLOAT_INVALID if an operand of the n is signaling.
static int signaling_status(FloatKind kind, const uint64_t *const *operands,
                            int n) {
  for (int i = 0; i < n; i++)
    if (float_is_signaling(kind, operands[i]))
      return FLOAT_INVALID;
  return 0;
}

// The first NaN among the operands; false when there is none.
static bool take_nan(Unpacked *r, const Unpacked *operands, int n) {
  for (int i = 0; i < n; i++) {
    if (operands[i].class != FLOAT_NAN)
      continue;
    *r = operands[i];
    quiet(r);
    return true;
  }
  return false;
}

// Addition

static int compare_magnitude(const Unpacked *a, const Unpacked *b) {
  if (a->class != b->class)
    return a->class < b->class ? -1 : 1;
  if (a->class != FLOAT_NORMAL)
    return 0;
  if (a->exponent != b->exponent)
    return a->exponent < b->exponent ? -1 : 1;
  return words_compare(a->sig, b->sig, SIG_WORDS);
}

// a += b, both of one sign and normal, a being the greater.
static void add_magnitude(Unpacked *a, const uint64_t *b) {
  wide_add(a->sig, a->sig, b, SIG_BITS);
  if (words_compare(a->sig, b, SIG_WORDS) >= 0)
    return;
  sig_shift_right_jam(a->sig, 1);
  a->sig[SIG_WORDS - 1] |= (uint64_t)1 << 63;
  a->exponent++;
}

void float_add_unpacked(Unpacked *r, const Unpacked *a, const Unpacked *b,
                        FloatRounding rounding) {
  bool zeros = a->class == FLOAT_ZERO && b->class == FLOAT_ZERO;
  bool cancel = a->negative != b->negative && !compare_magnitude(a, b);
  if (zeros || cancel) {
    bool negative = a->negative;
    if (a->negative != b->negative)
      negative = rounding == ROUND_DOWNWARD;
    *r = (Unpacked){.class = FLOAT_ZERO, .negative = negative};
    return;
  }
  bool swap = compare_magnitude(a, b) < 0;
  Unpacked sum = swap ? *b : *a, less = swap ? *a : *b;
  if (sum.class == FLOAT_NORMAL && less.class == FLOAT_NORMAL) {
    uint32_t shift = (uint32_t)(sum.exponent - less.exponent);
    sig_shift_right_jam(less.sig, shift < SIG_BITS ? shift : SIG_BITS);
    if (sum.negative == less.negative) {
      add_magnitude(&sum, less.sig);
    } else {
      wide_sub(sum.sig, sum.sig, less.sig, SIG_BITS);
      float_normalize(&sum);
    }
  }
  *r = sum;
}

static bool is_invalid_sum(const Unpacked *a, const Unpacked *b) {
  return a->class == FLOAT_INFINITY && b->class == FLOAT_INFINITY &&
         a->negative != b->negative;
}

static int add_or_subtract(uint64_t *r, FloatKind kind, const uint64_t *a,
                           const uint64_t *b, bool subtract) {
  Unpacked u[2], sum;
  int status = signaling_status(kind, (const uint64_t *const[]){a, b}, 2);
  float_unpack(&u[0], kind, a);
  float_unpack(&u[1], kind, b);
  if (!take_nan(&sum, u, 2)) {
    u[1].negative ^= subtract;
    if (is_invalid_sum(&u[0], &u[1])) {
      float_default_nan(&sum);
      status = FLOAT_INVALID;
    } else {
      float_add_unpacked(&sum, &u[0], &u[1], ROUND_NEAREST_EVEN);
    }
  }
  return status | float_pack(r, kind, &sum, ROUND_NEAREST_EVEN);
}

int float_add(uint64_t *r, FloatKind kind, const uint64_t *a,
              const uint64_t *b) {
  return add_or_subtract(r, kind, a, b, false);
}

int float_sub(uint64_t *r, FloatKind kind, const uint64_t *a,
              const uint64_t *b) {
  return add_or_subtract(r, kind, a, b, true);
}

// Multiplication and division

// False when it is infinity times zero.
static bool multiply(Unpacked *r, const Unpacked *a, const Unpacked *b) {
  Unpacked product = {.class = a->class > b->class ? a->class : b->class,
                      .negative = a->negative != b->negative};
  if (a->class == FLOAT_ZERO || b->class == FLOAT_ZERO) {
    if (product.class == FLOAT_INFINITY)
      return false;
    product.class = FLOAT_ZERO;
  }
  if (product.class == FLOAT_NORMAL) {
    uint64_t wide[2 * SIG_WORDS];
    words_mul(wide, 2 * SIG_WORDS, a->sig, SIG_WORDS, b->sig, SIG_WORDS);
    memcpy(product.sig, wide + SIG_WORDS, sizeof product.sig);
    product.exponent = a->exponent + b->exponent + 1;
    bool lost = words_any_below(wide, 2 * SIG_WORDS, SIG_BITS - 1);
    if (!words_bit(product.sig, SIG_BITS - 1)) {
      wide_add(product.sig, product.sig, product.sig, SIG_BITS);
      product.sig[0] |= wide[SIG_WORDS - 1] >> 63;
      product.exponent--;
    } else {
      lost |= wide[SIG_WORDS - 1] >> 63;
    }
    product.sig[0] |= lost;
  }
  *r = product;
  return true;
}

int float_mul(uint64_t *r, FloatKind kind, const uint64_t *a,
              const uint64_t *b) {
  Unpacked u[2], product;
  int status = signaling_status(kind, (const uint64_t *const[]){a, b}, 2);
  float_unpack(&u[0], kind, a);
  float_unpack(&u[1], kind, b);
  if (!take_nan(&product, u, 2) && !multiply(&product, &u[0], &u[1])) {
    float_default_nan(&product);
    status = FLOAT_INVALID;
  }
  return status | float_pack(r, kind, &product, ROUND_NEAREST_EVEN);
}

static void divide_normal(Unpacked *q, const Unpacked *a, const Unpacked *b) {
  // a * 2^255 / b is in [2^254, 2^256).
  uint64_t dividend[2 * SIG_WORDS + 1] = {0}, quotient[SIG_WORDS + 1];
  memcpy(dividend + SIG_WORDS, a->sig, sizeof a->sig);
  words_shr(dividend, dividend, 2 * SIG_WORDS, 1);
  words_div(quotient, dividend, 2 * SIG_WORDS, b->sig, SIG_WORDS);
  memcpy(q->sig, quotient, sizeof q->sig);
  q->class = FLOAT_NORMAL;
  q->exponent = a->exponent - b->exponent;
  bool lost = words_trim(dividend, SIG_WORDS) != 0;
  float_normalize(q);
  q->sig[0] |= lost;
}

int float_div(uint64_t *r, FloatKind kind, const uint64_t *a,
              const uint64_t *b) {
  Unpacked u[2], q;
  int status = signaling_status(kind, (const uint64_t *const[]){a, b}, 2);
  float_unpack(&u[0], kind, a);
  float_unpack(&u[1], kind, b);
  if (take_nan(&q, u, 2))
    return status | float_pack(r, kind, &q, ROUND_NEAREST_EVEN);
  q = (Unpacked){.negative = u[0].negative != u[1].negative};
  if (u[0].class == u[1].class && u[0].class != FLOAT_NORMAL) {
    float_default_nan(&q);
    status = FLOAT_INVALID;
  } else if (u[0].class == FLOAT_NORMAL && u[1].class == FLOAT_NORMAL) {
    divide_normal(&q, &u[0], &u[1]);
  } else if (u[0].class == FLOAT_INFINITY || u[1].class == FLOAT_ZERO) {
    q.class = FLOAT_INFINITY;
    if (u[0].class == FLOAT_NORMAL)
      status = FLOAT_DIV_BY_ZERO;
  } else {
    q.class = FLOAT_ZERO;
  }
  return status | float_pack(r, kind, &q, ROUND_NEAREST_EVEN);
}

// a % b, both normal: subtract b wherever it fits, from the top down. One bit
// below the top is enough room, as what is left is below 2b.
static void remainder_normal(Unpacked *a, const Unpacked *b) {
  if (compare_magnitude(a, b) < 0)
    return;
  uint64_t rest[SIG_WORDS], divisor[SIG_WORDS];
  words_shr(rest, a->sig, SIG_WORDS, 1);
  words_shr(divisor, b->sig, SIG_WORDS, 1);
  for (int32_t e = a->exponent;; e--) {
    if (words_compare(rest, divisor, SIG_WORDS) >= 0)
      wide_sub(rest, rest, divisor, SIG_BITS);
    if (e == b->exponent)
      break;
    wide_add(rest, rest, rest, SIG_BITS);
  }
  memcpy(a->sig, rest, sizeof rest);
  a->exponent = b->exponent + 1;
  float_normalize(a);
}

int float_rem(uint64_t *r, FloatKind kind, const uint64_t *a,
              const uint64_t *b) {
  Unpacked u[2], rest;
  int status = signaling_status(kind, (const uint64_t *const[]){a, b}, 2);
  float_unpack(&u[0], kind, a);
  float_unpack(&u[1], kind, b);
  if (!take_nan(&rest, u, 2)) {
    rest = u[0];
    if (u[0].class == FLOAT_INFINITY || u[1].class == FLOAT_ZERO) {
      float_default_nan(&rest);
      status = FLOAT_INVALID;
    } else if (u[0].class == FLOAT_NORMAL && u[1].class == FLOAT_NORMAL) {
      remainder_normal(&rest, &u[1]);
    }
  }
  return status | float_pack(r, kind, &rest, ROUND_NEAREST_EVEN);
}

int float_fma(uint64_t *r, FloatKind kind, const uint64_t *a, const uint64_t *b,
              const uint64_t *c) {
  Unpacked u[3], result;
  int status = signaling_status(kind, (const uint64_t *const[]){a, b, c}, 3);
  float_unpack(&u[0], kind, a);
  float_unpack(&u[1], kind, b);
  float_unpack(&u[2], kind, c);
  if (take_nan(&result, u, 2)) {
    // The addend's NaN, if any, does not count.
  } else if (!multiply(&result, &u[0], &u[1])) {
    float_default_nan(&result);
    status = FLOAT_INVALID;
  } else if (!take_nan(&result, u + 2, 1)) {
    if (is_invalid_sum(&result, &u[2])) {
      float_default_nan(&result);
      status = FLOAT_INVALID;
    } else {
      float_add_unpacked(&result, &result, &u[2], ROUND_NEAREST_EVEN);
    }
  }
  return status | float_pack(r, kind, &result, ROUND_NEAREST_EVEN);
}

// Whole numbers

int float_round(uint64_t *r, FloatKind kind, const uint64_t *a,
                FloatRounding rounding) {
  Unpacked u;
  int status = signaling_status(kind, (const uint64_t *const[]){a}, 1);
  float_unpack(&u, kind, a);
  if (u.class == FLOAT_NAN)
    quiet(&u);
  if (u.class == FLOAT_NORMAL && u.exponent < SIG_BITS - 1) {
    uint64_t whole[SIG_WORDS];
    status |= float_whole_part(whole, &u, rounding);
    memcpy(u.sig, whole, sizeof u.sig);
    u.exponent = SIG_BITS - 1;
    float_normalize(&u);
  }
  return status | float_pack(r, kind, &u, ROUND_NEAREST_EVEN);
}

// Signs

static void set_sign(uint64_t *r, FloatKind kind, const uint64_t *a,
                     bool negative) {
  const FloatFormat *f = float_format(kind);
  uint64_t bits[2] = {a[0], f->bits > 64 ? a[1] : 0};
  bool flip = float_is_neg(kind, a) != negative;
  bool unsigned_zero = f->specials == FLOAT_NAN_NEG_ZERO &&
                       (float_is_nan(kind, a) || float_is_zero(kind, a));
  if (flip && f->has_sign && !unsigned_zero) {
    bits[(f->bits - 1) / 64] ^= (uint64_t)1 << (f->bits - 1) % 64;
    if (kind == FLOAT_PPC_FP128)
      bits[0] ^= (uint64_t)1 << 63;
  }
  r[0] = bits[0];
  r[1] = bits[1];
}

void float_neg(uint64_t *r, FloatKind kind, const uint64_t *a) {
  set_sign(r, kind, a, !float_is_neg(kind, a));
}

void float_abs(uint64_t *r, FloatKind kind, const uint64_t *a) {
  set_sign(r, kind, a, false);
}

void float_copysign(uint64_t *r, FloatKind kind, const uint64_t *a,
                    const uint64_t *sign) {
  set_sign(r, kind, a, float_is_neg(kind, sign));
}

// Comparison

FloatOrder float_compare(FloatKind kind, const uint64_t *a, const uint64_t *b) {
  Unpacked x, y;
  float_unpack(&x, kind, a);
  float_unpack(&y, kind, b);
  if (x.class == FLOAT_NAN || y.class == FLOAT_NAN)
    return FLOAT_UNORDERED;
  if (x.class == FLOAT_ZERO && y.class == FLOAT_ZERO)
    return FLOAT_EQUAL;
  int order = compare_magnitude(&x, &y);
  if (x.negative != y.negative)
    order = 1;
  if (x.negative)
    order = -order;
  return order < 0 ? FLOAT_LESS : order ? FLOAT_GREATER : FLOAT_EQUAL;
}

static void copy(uint64_t *r, FloatKind kind, const uint64_t *a) {
  uint64_t low = a[0], high = float_format(kind)->bits > 64 ? a[1] : 0;
  r[0] = low;
  r[1] = high;
}

// The greater of two numbers, or the lesser.
static void extreme(uint64_t *r, FloatKind kind, const uint64_t *a,
                    const uint64_t *b, bool greater) {
  FloatOrder order = float_compare(kind, a, b);
  bool second = order == (greater ? FLOAT_LESS : FLOAT_GREATER);
  if (order == FLOAT_EQUAL)
    second = float_is_neg(kind, a) == greater;
  copy(r, kind, second ? b : a);
}

static void put_quiet(uint64_t *r, FloatKind kind, const uint64_t *a) {
  Unpacked u;
  float_unpack(&u, kind, a);
  quiet(&u);
  float_pack(r, kind, &u, ROUND_NEAREST_EVEN);
}

static void extreme_or_nan(uint64_t *r, FloatKind kind, const uint64_t *a,
                           const uint64_t *b, bool greater) {
  if (float_is_nan(kind, a))
    put_quiet(r, kind, a);
  else if (float_is_nan(kind, b))
    put_quiet(r, kind, b);
  else
    extreme(r, kind, a, b, greater);
}

static void extreme_number(uint64_t *r, FloatKind kind, const uint64_t *a,
                           const uint64_t *b, bool greater) {
  if (float_is_signaling(kind, a))
    put_quiet(r, kind, a);
  else if (float_is_signaling(kind, b))
    put_quiet(r, kind, b);
  else if (float_is_nan(kind, a))
    copy(r, kind, b);
  else if (float_is_nan(kind, b))
    copy(r, kind, a);
  else
    extreme(r, kind, a, b, greater);
}

void float_minimum(uint64_t *r, FloatKind kind, const uint64_t *a,
                   const uint64_t *b) {
  extreme_or_nan(r, kind, a, b, false);
}

void float_maximum(uint64_t *r, FloatKind kind, const uint64_t *a,
                   const uint64_t *b) {
  extreme_or_nan(r, kind, a, b, true);
}

void float_minnum(uint64_t *r, FloatKind kind, const uint64_t *a,
                  const uint64_t *b) {
  extreme_number(r, kind, a, b, false);
}

void float_maxnum(uint64_t *r, FloatKind kind, const uint64_t *a,
                  const uint64_t *b) {
  extreme_number(r, kind, a, b, true);
}
