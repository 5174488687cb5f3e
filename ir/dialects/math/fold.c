// Folds of the math dialect.
//
// What is exact in every format is computed here: signs, most roundings,
// classes, integers. Other functions are those of the C library that mlcc runs
// with, in the formats that it has, f32 and f64, as in MLIR; numbers they are
// not defined for stay where MLIR leaves them (logarithms and roots of what is
// below zero).

#include "ir/dialects/dialects_int.h"
#include "ir/dialects/fold_constants.h"

#include <math.h>

// Of the C library

typedef struct Function {
  float (*of_float)(float);
  double (*of_double)(double);
} Function;

static float float_in(const uint64_t *word) {
  uint32_t bits = (uint32_t)*word;
  float value;
  memcpy(&value, &bits, sizeof value);
  return value;
}

static void float_out(uint64_t *word, float value) {
  uint32_t bits;
  memcpy(&bits, &value, sizeof bits);
  *word = bits;
}

static double double_in(const uint64_t *word) {
  double value;
  memcpy(&value, word, sizeof value);
  return value;
}

static void double_out(uint64_t *word, double value) {
  memcpy(word, &value, sizeof value);
}

static bool call(Lane *l, Function function) {
  switch (l->kind) {
  case FLOAT_F32: float_out(l->r, function.of_float(float_in(l->a))); break;
  case FLOAT_F64: double_out(l->r, function.of_double(double_in(l->a))); break;
  default: return false;
  }
  return true;
}

#define CALL(name)                                                             \
  static bool name##_of(Lane *l) {                                             \
    return call(l, (Function){name##f, name});                                 \
  }                                                                            \
  bool fold_math_##name(Fold *f, Op *op) {                                     \
    return fold_each(f, op, name##_of);                                        \
  }
CALL(acos)
CALL(acosh)
CALL(asin)
CALL(asinh)
CALL(atan)
CALL(atanh)
CALL(cos)
CALL(cosh)
CALL(erf)
CALL(erfc)
CALL(exp)
CALL(exp2)
CALL(expm1)
CALL(round)
CALL(sin)
CALL(sinh)
CALL(tan)
CALL(tanh)
CALL(trunc)
#undef CALL

// -0 too has a sign.
#define CALL_UNLESS_NEGATIVE(name)                                             \
  static bool name##_of(Lane *l) {                                             \
    return !float_is_neg(l->kind, l->a) && call(l, (Function){name##f, name}); \
  }                                                                            \
  bool fold_math_##name(Fold *f, Op *op) {                                     \
    return fold_each(f, op, name##_of);                                        \
  }
CALL_UNLESS_NEGATIVE(log)
CALL_UNLESS_NEGATIVE(log10)
CALL_UNLESS_NEGATIVE(log2)
CALL_UNLESS_NEGATIVE(sqrt)
#undef CALL_UNLESS_NEGATIVE

static bool log1p_of(Lane *l) {
  uint64_t one[2], sum[2];
  float_from_double(one, l->kind, 1.0);
  float_add(sum, l->kind, l->a, one);
  return !float_is_neg(l->kind, sum) && call(l, (Function){log1pf, log1p});
}

bool fold_math_log1p(Fold *f, Op *op) {
  return fold_each(f, op, log1p_of);
}

static bool call2(Lane *l, float of_float(float, float),
                  double of_double(double, double)) {
  switch (l->kind) {
  case FLOAT_F32:
    float_out(l->r, of_float(float_in(l->a), float_in(l->b)));
    break;
  case FLOAT_F64:
    double_out(l->r, of_double(double_in(l->a), double_in(l->b)));
    break;
  default: return false;
  }
  return true;
}

static bool atan2_of(Lane *l) {
  return call2(l, atan2f, atan2);
}

bool fold_math_atan2(Fold *f, Op *op) {
  return fold_each(f, op, atan2_of);
}

static bool pow_of(Lane *l) {
  return call2(l, powf, pow);
}

bool fold_math_powf(Fold *f, Op *op) {
  return fold_each(f, op, pow_of);
}

// In every format

static bool abs_of(Lane *l) {
  float_abs(l->r, l->kind, l->a);
  return true;
}

bool fold_math_absf(Fold *f, Op *op) {
  return fold_each(f, op, abs_of);
}

static bool copysign_of(Lane *l) {
  float_copysign(l->r, l->kind, l->a, l->b);
  return true;
}

bool fold_math_copysign(Fold *f, Op *op) {
  return fold_each(f, op, copysign_of);
}

static bool round_of_choice(Lane *l) {
  float_round(l->r, l->kind, l->a, (FloatRounding)l->choice);
  return true;
}

bool fold_math_ceil(Fold *f, Op *op) {
  return fold_each_with(f, op, round_of_choice, ROUND_UPWARD);
}

bool fold_math_floor(Fold *f, Op *op) {
  return fold_each_with(f, op, round_of_choice, ROUND_DOWNWARD);
}

bool fold_math_roundeven(Fold *f, Op *op) {
  return fold_each_with(f, op, round_of_choice, ROUND_NEAREST_EVEN);
}

// Classes, of numbers alone, as in MLIR.

static bool fold_class(Fold *f, bool is(FloatKind kind, const uint64_t *bits)) {
  const Attr *a = f->constants[0];
  return attr_is(a, AT_FLOAT) &&
         fold_to(f, attr_bool(f->ctx,
                              is(a->type->as.float_kind, a->as.float_bits)));
}

static bool is_infinite(FloatKind kind, const uint64_t *bits) {
  return float_class(kind, bits) == FLOAT_INFINITY;
}

static bool is_normal(FloatKind kind, const uint64_t *bits) {
  return float_class(kind, bits) == FLOAT_NORMAL &&
         !float_is_subnormal(kind, bits);
}

bool fold_math_isfinite(Fold *f, Op *op) {
  (void)op;
  return fold_class(f, float_is_finite);
}

bool fold_math_isinf(Fold *f, Op *op) {
  (void)op;
  return fold_class(f, is_infinite);
}

bool fold_math_isnan(Fold *f, Op *op) {
  (void)op;
  return fold_class(f, float_is_nan);
}

bool fold_math_isnormal(Fold *f, Op *op) {
  (void)op;
  return fold_class(f, is_normal);
}

// Integers

static bool absi_of(Lane *l) {
  if (wide_is_neg(l->a, l->width))
    wide_neg(l->r, l->a, l->width);
  else
    wide_copy(l->r, l->a, l->width);
  return true;
}

bool fold_math_absi(Fold *f, Op *op) {
  return fold_each(f, op, absi_of);
}

#define COUNT(token, count)                                                    \
  static bool token##_of(Lane *l) {                                            \
    wide_from_u64(l->r, l->width, count(l->a, l->width));                      \
    return true;                                                               \
  }                                                                            \
  bool fold_math_##token(Fold *f, Op *op) {                                    \
    return fold_each(f, op, token##_of);                                       \
  }
COUNT(ctlz, wide_clz)
COUNT(ctpop, wide_popcount)
COUNT(cttz, wide_ctz)
#undef COUNT

static bool is_odd(const uint64_t *a) {
  return wide_to_u64(a) & 1;
}

// One divided by a power: 0 unless the base is 1 or -1. Of 0 there is none.
static bool power_below_zero(Lane *l) {
  bool is_minus_one = wide_is_all_ones(l->a, l->width);
  bool is_one = wide_min_bits(l->a, l->width) == 1;
  int64_t result = is_one ? 1 : !is_minus_one ? 0 : is_odd(l->b) ? -1 : 1;
  wide_from_i64(l->r, l->width, result);
  return !wide_is_zero(l->a, l->width);
}

// By squaring, for each bit of the exponent.
static bool power_of(Lane *l) {
  if (wide_is_neg(l->b, l->width))
    return power_below_zero(l);
  wide_from_u64(l->r, l->width, 1);
  while (!wide_is_zero(l->b, l->width)) {
    if (is_odd(l->b))
      wide_mul(l->r, l->r, l->a, l->width);
    wide_mul(l->a, l->a, l->a, l->width);
    wide_lshr(l->b, l->b, 1, l->width);
  }
  return true;
}

bool fold_math_ipowi(Fold *f, Op *op) {
  return fold_each(f, op, power_of);
}
