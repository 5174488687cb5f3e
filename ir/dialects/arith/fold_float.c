// Folds of the arith dialect on floats.

#include "ir/dialects/arith/arith.h"
#include "ir/dialects/dialects_int.h"
#include "ir/dialects/fold_constants.h"

#define COMPUTE(name, function)                                                \
  static bool name(Lane *l) {                                                  \
    function(l->r, l->kind, l->a, l->b);                                       \
    return true;                                                               \
  }
COMPUTE(add, float_add)
COMPUTE(subtract, float_sub)
COMPUTE(multiply, float_mul)
COMPUTE(divide, float_div)
COMPUTE(divide_for_rest, float_rem)
COMPUTE(maximum, float_maximum)
COMPUTE(minimum, float_minimum)
COMPUTE(maxnum, float_maxnum)
COMPUTE(minnum, float_minnum)
#undef COMPUTE

static bool negate(Lane *l) {
  float_neg(l->r, l->kind, l->a);
  return true;
}

static Value *lhs(const Op *op) {
  return op_operand(op, 0);
}

// `neutral`: the right operand leaves the left one as it is.
static bool fold_neutral(Fold *f, const Op *op, bool neutral, LaneFn *fn) {
  return neutral ? fold_to_value(f, lhs(op)) : fold_each(f, op, fn);
}

bool fold_arith_negf(Fold *f, Op *op) {
  const Op *inner = value_def(lhs(op), OP_arith_negf);
  if (inner)
    return fold_to_value(f, lhs(inner));
  return fold_each(f, op, negate);
}

bool fold_arith_addf(Fold *f, Op *op) {
  return fold_neutral(f, op, match_float_zero(f->ctx, f->constants[1], true),
                      add);
}

bool fold_arith_subf(Fold *f, Op *op) {
  return fold_neutral(f, op, match_float_zero(f->ctx, f->constants[1], false),
                      subtract);
}

static bool ignores_zero_sign_and_nan(const Op *op) {
  const int64_t both = E_arith_fastmath_nnan | E_arith_fastmath_nsz;
  return (attr_flags_value(op_slot(op, A_arith_mulf_fastmath)) & both) == both;
}

bool fold_arith_mulf(Fold *f, Op *op) {
  if (!match_float_one(f->ctx, f->constants[1]) &&
      ignores_zero_sign_and_nan(op) &&
      match_float_any_zero(f->ctx, f->constants[1]))
    return fold_to_value(f, op_operand(op, 1));
  return fold_neutral(f, op, match_float_one(f->ctx, f->constants[1]),
                      multiply);
}

bool fold_arith_divf(Fold *f, Op *op) {
  return fold_neutral(f, op, match_float_one(f->ctx, f->constants[1]), divide);
}

bool fold_arith_remf(Fold *f, Op *op) {
  return fold_each(f, op, divide_for_rest);
}

static bool fold_extreme(Fold *f, const Op *op, bool neutral, LaneFn *fn) {
  if (lhs(op) == op_operand(op, 1))
    return fold_to_value(f, lhs(op));
  return fold_neutral(f, op, neutral, fn);
}

bool fold_arith_maximumf(Fold *f, Op *op) {
  return fold_extreme(
      f, op, match_float_infinity(f->ctx, f->constants[1], true), maximum);
}

bool fold_arith_minimumf(Fold *f, Op *op) {
  return fold_extreme(
      f, op, match_float_infinity(f->ctx, f->constants[1], false), minimum);
}

bool fold_arith_maxnumf(Fold *f, Op *op) {
  return fold_extreme(f, op, match_float_nan(f->ctx, f->constants[1]), maxnum);
}

bool fold_arith_minnumf(Fold *f, Op *op) {
  return fold_extreme(f, op, match_float_nan(f->ctx, f->constants[1]), minnum);
}

// Comparison

static bool holds(int64_t predicate, FloatOrder order) {
  static const uint8_t bits[] = {[FLOAT_EQUAL] = CMPF_EQUAL,
                                 [FLOAT_GREATER] = CMPF_GREATER,
                                 [FLOAT_LESS] = CMPF_LESS,
                                 [FLOAT_UNORDERED] = CMPF_UNORDERED};
  return arith_cmpf_orders(predicate) & bits[order];
}

// Folds numbers only, as MLIR does. A NaN on one side decides.
bool fold_arith_cmpf(Fold *f, Op *op) {
  const Attr *a = f->constants[0], *b = f->constants[1];
  if (!attr_is(a, AT_FLOAT))
    a = NULL;
  if (!attr_is(b, AT_FLOAT))
    b = NULL;
  if (a && float_is_nan(a->type->as.float_kind, a->as.float_bits))
    b = a;
  if (b && float_is_nan(b->type->as.float_kind, b->as.float_bits))
    a = b;
  if (!a || !b || a->type != b->type)
    return false;
  FloatOrder order =
      float_compare(a->type->as.float_kind, a->as.float_bits, b->as.float_bits);
  int64_t predicate = attr_to_i64(op_slot(op, A_arith_cmpf_predicate));
  return fold_to(f, attr_bool(f->ctx, holds(predicate, order)));
}
