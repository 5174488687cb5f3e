// Folds of the arith dialect: constants, selections, comparisons and integers.

#include "ir/dialects/arith/arith.h"
#include "ir/dialects/dialects_int.h"
#include "ir/dialects/fold_constants.h"

bool fold_arith_constant(Fold *f, Op *op) {
  return fold_to(f, op_slot(op, A_arith_constant_value));
}

static bool is_number_of(const Attr *value, const Type *type) {
  if (value->type != type)
    return false;
  const Type *element = type_element_or_self((Type *)(uintptr_t)type);
  if (type_is(element, TY_INTEGER) && element->as.integer.sign != SIGNLESS)
    return false;
  return attr_is(value, AT_INTEGER) || attr_is(value, AT_FLOAT) ||
         attr_is(value, AT_DENSE) || attr_is(value, AT_DENSE_RESOURCE) ||
         attr_is(value, AT_SPARSE);
}

Op *materialize_arith(Builder *b, Attr *value, Type *type) {
  if (match_poison(value))
    return materialize_ub(b, value, type);
  if (!is_number_of(value, type))
    return NULL;
  Op *op = build_op(b, OP_arith_constant, &type, 1, NULL, 0);
  op->slots[A_arith_constant_value] = value;
  return op;
}

static Value *lhs(const Op *op) {
  return op_operand(op, 0);
}

static Value *rhs(const Op *op) {
  return op_operand(op, 1);
}

static bool is_rhs_zero(const Fold *f) {
  return match_zero(f->ctx, f->constants[1]);
}

static bool is_rhs_one(const Fold *f) {
  return match_one(f->ctx, f->constants[1]);
}

static bool fold_to_zero(Fold *f, const Op *op) {
  return fold_to(f, attr_zero(f->ctx, op_result(op, 0)->type));
}

// Sums

static bool add(Lane *l) {
  wide_add(l->r, l->a, l->b, l->width);
  return true;
}

static bool subtract(Lane *l) {
  wide_sub(l->r, l->a, l->b, l->width);
  return true;
}

// addi(subi(a, b), b) -> a, addi(b, subi(a, b)) -> a
static Value *undo_subtraction(const Op *op) {
  for (uint32_t i = 0; i < 2; i++) {
    const Op *sub = value_def(op_operand(op, i), OP_arith_subi);
    if (sub && rhs(sub) == op_operand(op, 1 - i))
      return lhs(sub);
  }
  return NULL;
}

bool fold_arith_addi(Fold *f, Op *op) {
  if (is_rhs_zero(f))
    return fold_to_value(f, lhs(op));
  Value *minuend = undo_subtraction(op);
  if (minuend)
    return fold_to_value(f, minuend);
  return fold_each(f, op, add);
}

// subi(addi(a, b), b) -> a, subi(addi(a, b), a) -> b
static Value *undo_addition(const Op *op) {
  const Op *sum = value_def(lhs(op), OP_arith_addi);
  if (!sum)
    return NULL;
  return rhs(op) == rhs(sum) ? lhs(sum) : rhs(op) == lhs(sum) ? rhs(sum) : NULL;
}

bool fold_arith_subi(Fold *f, Op *op) {
  if (lhs(op) == rhs(op) && fold_to_zero(f, op))
    return true;
  if (is_rhs_zero(f))
    return fold_to_value(f, lhs(op));
  Value *summand = undo_addition(op);
  if (summand)
    return fold_to_value(f, summand);
  return fold_each(f, op, subtract);
}

static bool is_less(Lane *l) {
  l->r[0] = wide_ucmp(l->a, l->b, l->width) < 0;
  return true;
}

bool fold_arith_addui_extended(Fold *f, Op *op) {
  Type *carry = op_result(op, 1)->type;
  if (is_rhs_zero(f)) {
    f->results[1].constant = attr_zero(f->ctx, carry);
    return f->results[1].constant && fold_to_value(f, lhs(op));
  }
  if (!fold_each(f, op, add))
    return false;
  Attr *sum = f->results[0].constant;
  Attr *operands[] = {sum, f->constants[0]};
  f->results[1].constant =
      match_poison(sum) ? sum
                        : fold_elements(f, operands, 2, carry, is_less, NULL);
  return f->results[1].constant;
}

// Products

static bool multiply(Lane *l) {
  wide_mul(l->r, l->a, l->b, l->width);
  return true;
}

static bool multiply_high_signed(Lane *l) {
  wide_smulh(l->r, l->a, l->b, l->width);
  return true;
}

static bool multiply_high_unsigned(Lane *l) {
  wide_umulh(l->r, l->a, l->b, l->width);
  return true;
}

bool fold_arith_muli(Fold *f, Op *op) {
  if (is_rhs_zero(f))
    return fold_to_value(f, rhs(op));
  if (is_rhs_one(f))
    return fold_to_value(f, lhs(op));
  return fold_each(f, op, multiply);
}

static bool fold_both_halves(Fold *f, const Op *op, LaneFn *high) {
  if (is_rhs_zero(f)) {
    f->results[0].constant = f->results[1].constant = f->constants[1];
    return true;
  }
  if (!fold_each(f, op, high))
    return false;
  f->results[1] = f->results[0];
  return fold_each(f, op, multiply);
}

bool fold_arith_mulsi_extended(Fold *f, Op *op) {
  return fold_both_halves(f, op, multiply_high_signed);
}

bool fold_arith_mului_extended(Fold *f, Op *op) {
  if (is_rhs_one(f)) {
    f->results[1].constant = attr_zero(f->ctx, op_result(op, 1)->type);
    return f->results[1].constant && fold_to_value(f, lhs(op));
  }
  return fold_both_halves(f, op, multiply_high_unsigned);
}

// Quotients. What would trap is left as it is.

static bool divides_by_zero(const Lane *l) {
  return wide_is_zero(l->b, l->width);
}

static bool quotient_overflows(const Lane *l) {
  return wide_is_signed_min(l->a, l->width) && wide_is_all_ones(l->b, l->width);
}

static bool divide_unsigned(Lane *l) {
  if (divides_by_zero(l))
    return false;
  wide_udivrem(l->r, NULL, l->a, l->b, l->width);
  return true;
}

static bool divide_signed(Lane *l) {
  if (divides_by_zero(l) || quotient_overflows(l))
    return false;
  wide_sdivrem(l->r, NULL, l->a, l->b, l->width);
  return true;
}

static void add_number(Lane *l, int64_t number) {
  wide_from_i64(l->b, l->width, number);
  wide_add(l->r, l->r, l->b, l->width);
}

static bool divide_unsigned_up(Lane *l) {
  if (divides_by_zero(l))
    return false;
  wide_udivrem(l->r, l->a, l->a, l->b, l->width);
  if (!wide_is_zero(l->a, l->width))
    add_number(l, 1);
  return true;
}

// As MLIR does not negate the least number, neither operand may be it.
static bool divide_signed_up(Lane *l) {
  if (divides_by_zero(l))
    return false;
  if (wide_is_zero(l->a, l->width)) {
    wide_copy(l->r, l->a, l->width);
    return true;
  }
  if (wide_is_signed_min(l->a, l->width) || wide_is_signed_min(l->b, l->width))
    return false;
  bool same_signs = wide_is_neg(l->a, l->width) == wide_is_neg(l->b, l->width);
  wide_sdivrem(l->r, l->a, l->a, l->b, l->width);
  if (same_signs && !wide_is_zero(l->a, l->width))
    add_number(l, 1);
  return true;
}

// Here what is said of the last element holds for all, in MLIR too.
static bool divide_signed_down(Lane *l) {
  l->refused = divides_by_zero(l) || quotient_overflows(l);
  if (divides_by_zero(l)) {
    wide_copy(l->r, l->a, l->width);
    return true;
  }
  bool same_signs = wide_is_neg(l->a, l->width) == wide_is_neg(l->b, l->width);
  wide_sdivrem(l->r, l->a, l->a, l->b, l->width);
  if (!same_signs && !wide_is_zero(l->a, l->width))
    add_number(l, -1);
  return true;
}

static bool remainder_unsigned(Lane *l) {
  if (divides_by_zero(l))
    return false;
  wide_udivrem(NULL, l->r, l->a, l->b, l->width);
  return true;
}

static bool remainder_signed(Lane *l) {
  if (divides_by_zero(l))
    return false;
  wide_sdivrem(NULL, l->r, l->a, l->b, l->width);
  return true;
}

// (a * b) / b -> a, if the product does not overflow.
static Value *undo_multiplication(const Op *op, int64_t flag) {
  const Op *mul = value_def(lhs(op), OP_arith_muli);
  if (!mul ||
      !(attr_flags_value(op_slot(mul, A_arith_muli_overflowFlags)) & flag))
    return NULL;
  return lhs(mul) == rhs(op) ? rhs(mul) : rhs(mul) == rhs(op) ? lhs(mul) : NULL;
}

static bool fold_quotient(Fold *f, const Op *op, LaneFn *fn) {
  return is_rhs_one(f) ? fold_to_value(f, lhs(op)) : fold_each(f, op, fn);
}

bool fold_arith_divui(Fold *f, Op *op) {
  Value *factor = undo_multiplication(op, E_arith_overflow_nuw);
  if (factor && !is_rhs_one(f))
    return fold_to_value(f, factor);
  return fold_quotient(f, op, divide_unsigned);
}

bool fold_arith_divsi(Fold *f, Op *op) {
  Value *factor = undo_multiplication(op, E_arith_overflow_nsw);
  if (factor && !is_rhs_one(f))
    return fold_to_value(f, factor);
  return fold_quotient(f, op, divide_signed);
}

bool fold_arith_ceildivui(Fold *f, Op *op) {
  return fold_quotient(f, op, divide_unsigned_up);
}

bool fold_arith_ceildivsi(Fold *f, Op *op) {
  return fold_quotient(f, op, divide_signed_up);
}

bool fold_arith_floordivsi(Fold *f, Op *op) {
  return fold_quotient(f, op, divide_signed_down);
}

static bool fold_remainder(Fold *f, const Op *op, LaneFn *fn) {
  return is_rhs_one(f) ? fold_to_zero(f, op) : fold_each(f, op, fn);
}

bool fold_arith_remui(Fold *f, Op *op) {
  return fold_remainder(f, op, remainder_unsigned);
}

bool fold_arith_remsi(Fold *f, Op *op) {
  return fold_remainder(f, op, remainder_signed);
}

// Bits

static bool and_bits(Lane *l) {
  wide_and(l->r, l->a, l->b, l->width);
  return true;
}

static bool or_bits(Lane *l) {
  wide_or(l->r, l->a, l->b, l->width);
  return true;
}

static bool xor_bits(Lane *l) {
  wide_xor(l->r, l->a, l->b, l->width);
  return true;
}

// One operand is xori(the other one, all ones): that xori.
static const Op *complement_of_other(Ctx *ctx, const Op *op) {
  for (uint32_t i = 2; i-- > 0;) {
    const Op *not = value_def(op_operand(op, i), OP_arith_xori);
    if (not &&lhs(not ) == op_operand(op, 1 - i) &&
        match_all_ones(ctx, value_constant(ctx, rhs(not ))))
      return not ;
  }
  return NULL;
}

// andi(a, andi(a, b)) -> andi(a, b)
static Value *inner_and(const Op *op) {
  for (uint32_t i = 0; i < 2; i++) {
    const Op *inner = value_def(op_operand(op, i), OP_arith_andi);
    const Value *other = op_operand(op, 1 - i);
    if (inner && (lhs(inner) == other || rhs(inner) == other))
      return op_operand(op, i);
  }
  return NULL;
}

bool fold_arith_andi(Fold *f, Op *op) {
  if (is_rhs_zero(f))
    return fold_to_value(f, rhs(op));
  if (match_all_ones(f->ctx, f->constants[1]))
    return fold_to_value(f, lhs(op));
  if (complement_of_other(f->ctx, op))
    return fold_to_zero(f, op);
  Value *inner = inner_and(op);
  if (inner)
    return fold_to_value(f, inner);
  return fold_each(f, op, and_bits);
}

bool fold_arith_ori(Fold *f, Op *op) {
  if (is_rhs_zero(f))
    return fold_to_value(f, lhs(op));
  if (match_all_ones(f->ctx, f->constants[1]))
    return fold_to(f, f->constants[1]);
  const Op *not = complement_of_other(f->ctx, op);
  if (not )
    return fold_to_value(f, rhs(not ));
  return fold_each(f, op, or_bits);
}

// xori(xori(x, a), a) -> x, in any order.
static Value *undo_xor(const Op *op) {
  for (uint32_t i = 0; i < 2; i++) {
    const Op *inner = value_def(op_operand(op, i), OP_arith_xori);
    const Value *other = op_operand(op, 1 - i);
    if (inner && rhs(inner) == other)
      return lhs(inner);
    if (inner && lhs(inner) == other)
      return rhs(inner);
  }
  return NULL;
}

bool fold_arith_xori(Fold *f, Op *op) {
  if (is_rhs_zero(f))
    return fold_to_value(f, lhs(op));
  if (lhs(op) == rhs(op))
    return fold_to_zero(f, op);
  Value *other = undo_xor(op);
  if (other)
    return fold_to_value(f, other);
  return fold_each(f, op, xor_bits);
}

// Shifts. By the width or more: poison, which is left as it is; here too what
// is said of the last element holds for all.
static uint32_t distance(Lane *l) {
  l->refused = !wide_fits_u64(l->b, l->width) || l->b[0] >= l->width;
  return l->refused ? l->width : (uint32_t)l->b[0];
}

static bool shift_left(Lane *l) {
  wide_shl(l->r, l->a, distance(l), l->width);
  return true;
}

static bool shift_right_unsigned(Lane *l) {
  wide_lshr(l->r, l->a, distance(l), l->width);
  return true;
}

static bool shift_right_signed(Lane *l) {
  wide_ashr(l->r, l->a, distance(l), l->width);
  return true;
}

// Poison and what has no elements stay as well.
static bool fold_shift(Fold *f, const Op *op, LaneFn *fn) {
  if (is_rhs_zero(f))
    return fold_to_value(f, lhs(op));
  const Attr *by = f->constants[1];
  bool empty = attr_is(by, AT_DENSE) && !by->as.dense.count;
  return !empty && !fold_poison(f, op) && fold_each(f, op, fn);
}

bool fold_arith_shli(Fold *f, Op *op) {
  return fold_shift(f, op, shift_left);
}

bool fold_arith_shrui(Fold *f, Op *op) {
  return fold_shift(f, op, shift_right_unsigned);
}

bool fold_arith_shrsi(Fold *f, Op *op) {
  return fold_shift(f, op, shift_right_signed);
}

// Extremes

static bool take(Lane *l, bool first) {
  wide_copy(l->r, first ? l->a : l->b, l->width);
  return true;
}

static bool greater_signed(Lane *l) {
  return take(l, wide_scmp(l->a, l->b, l->width) > 0);
}

static bool greater_unsigned(Lane *l) {
  return take(l, wide_ucmp(l->a, l->b, l->width) > 0);
}

static bool lesser_signed(Lane *l) {
  return take(l, wide_scmp(l->a, l->b, l->width) < 0);
}

static bool lesser_unsigned(Lane *l) {
  return take(l, wide_ucmp(l->a, l->b, l->width) < 0);
}

// `absorbs`: the right operand is the result, whatever the left one is;
// `yields`: the left one is.
static bool fold_extreme(Fold *f, const Op *op, bool absorbs, bool yields,
                         LaneFn *fn) {
  if (lhs(op) == rhs(op) || absorbs)
    return fold_to_value(f, rhs(op));
  if (yields)
    return fold_to_value(f, lhs(op));
  return fold_each(f, op, fn);
}

bool fold_arith_maxsi(Fold *f, Op *op) {
  return fold_extreme(f, op, match_signed_max(f->ctx, f->constants[1]),
                      match_signed_min(f->ctx, f->constants[1]),
                      greater_signed);
}

bool fold_arith_maxui(Fold *f, Op *op) {
  return fold_extreme(f, op, match_all_ones(f->ctx, f->constants[1]),
                      is_rhs_zero(f), greater_unsigned);
}

bool fold_arith_minsi(Fold *f, Op *op) {
  return fold_extreme(f, op, match_signed_min(f->ctx, f->constants[1]),
                      match_signed_max(f->ctx, f->constants[1]), lesser_signed);
}

bool fold_arith_minui(Fold *f, Op *op) {
  return fold_extreme(f, op, is_rhs_zero(f),
                      match_all_ones(f->ctx, f->constants[1]), lesser_unsigned);
}

// Comparison

static bool holds(int64_t predicate, int order, int unsigned_order) {
  switch (predicate) {
  case E_arith_cmpi_eq: return order == 0;
  case E_arith_cmpi_ne: return order != 0;
  case E_arith_cmpi_slt: return order < 0;
  case E_arith_cmpi_sle: return order <= 0;
  case E_arith_cmpi_sgt: return order > 0;
  case E_arith_cmpi_sge: return order >= 0;
  case E_arith_cmpi_ult: return unsigned_order < 0;
  case E_arith_cmpi_ule: return unsigned_order <= 0;
  case E_arith_cmpi_ugt: return unsigned_order > 0;
  case E_arith_cmpi_uge: return unsigned_order >= 0;
  default: unreachable();
  }
}

static bool compares(int64_t predicate, const uint64_t *a, const uint64_t *b,
                     uint32_t width) {
  return holds(predicate, wide_scmp(a, b, width), wide_ucmp(a, b, width));
}

static bool compare(Lane *l) {
  l->r[0] = compares(l->choice, l->a, l->b, l->width);
  return true;
}

static bool mirror(Fold *f, Op *op, const Attr *predicate) {
  Value *left = lhs(op), *right = rhs(op);
  op_set_operand(op, 0, right);
  op_set_operand(op, 1, left);
  op->slots[A_arith_cmpi_predicate] = attr_int(
      f->ctx, predicate->type, arith_cmpi_mirrored(attr_to_i64(predicate)));
  return fold_in_place(f);
}

static Attr *truth(Ctx *ctx, Type *type, bool value) {
  Attr *element = attr_bool(ctx, value);
  if (!type_is_shaped(type))
    return element;
  return type_has_static_shape(type) ? dense_splat(ctx, type, element) : NULL;
}

static bool is_truth(const Value *value) {
  return type_is_int(type_element_or_self(value->type), 1);
}

// x of x != 0 and x == 1, if it is a truth value, extended or not.
static Value *compared_truth(const Fold *f, const Op *op, int64_t predicate) {
  Value *left = lhs(op);
  if (predicate == E_arith_cmpi_eq)
    return is_rhs_one(f) && is_truth(left) ? left : NULL;
  if (predicate != E_arith_cmpi_ne || !is_rhs_zero(f))
    return NULL;
  const Op *extension = value_def(left, OP_arith_extsi);
  if (!extension)
    extension = value_def(left, OP_arith_extui);
  if (extension && is_truth(lhs(extension)) &&
      !type_is(lhs(extension)->type, TY_TENSOR))
    return lhs(extension);
  return is_truth(left) ? left : NULL;
}

bool fold_arith_cmpi(Fold *f, Op *op) {
  const Attr *predicate = op_slot(op, A_arith_cmpi_predicate);
  int64_t kind = attr_to_i64(predicate);
  if (lhs(op) == rhs(op))
    return fold_to(f, truth(f->ctx, op_result(op, 0)->type, holds(kind, 0, 0)));
  Value *known = compared_truth(f, op, kind);
  if (known)
    return fold_to_value(f, known);
  if (f->constants[0] && !f->constants[1])
    return mirror(f, op, predicate);
  return !fold_poison(f, op) && fold_each_with(f, op, compare, kind);
}

// Selection

// select(cmpi(eq, a, b), a, b) -> b, and with ne -> a
static Value *selected_by_equality(const Op *op) {
  const Op *cmp = value_def(op_operand(op, 0), OP_arith_cmpi);
  if (!cmp)
    return NULL;
  int64_t predicate = attr_to_i64(op_slot(cmp, A_arith_cmpi_predicate));
  if (predicate != E_arith_cmpi_eq && predicate != E_arith_cmpi_ne)
    return NULL;
  Value *yes = op_operand(op, 1), *no = op_operand(op, 2);
  if ((lhs(cmp) != yes || rhs(cmp) != no) &&
      (lhs(cmp) != no || rhs(cmp) != yes))
    return NULL;
  return predicate == E_arith_cmpi_ne ? yes : no;
}

static Attr *select_elements(Fold *f, const Attr *condition, const Attr *yes,
                             const Attr *no) {
  size_t step = dense_element_size(yes->type->as.shaped.element);
  uint64_t count = condition->as.dense.count;
  char *data = arena_alloc(f->arena, (size_t)count * step, 1);
  for (uint64_t i = 0; i < count; i++) {
    const Attr *from = *dense_element(condition, i) ? yes : no;
    memcpy(data + i * step, dense_element(from, i), step);
  }
  return attr_dense(f->ctx, yes->type, data, (size_t)count * step, false);
}

static bool fold_selected_elements(Fold *f) {
  for (int i = 0; i < 3; i++)
    if (!attr_is(f->constants[i], AT_DENSE))
      return false;
  return fold_to(
      f, select_elements(f, f->constants[0], f->constants[1], f->constants[2]));
}

bool fold_arith_select(Fold *f, Op *op) {
  Value *condition = op_operand(op, 0);
  Value *yes = op_operand(op, 1), *no = op_operand(op, 2);
  if (yes == no || match_one(f->ctx, f->constants[0]))
    return fold_to_value(f, yes);
  if (match_zero(f->ctx, f->constants[0]) || match_poison(f->constants[1]))
    return fold_to_value(f, no);
  if (match_poison(f->constants[2]))
    return fold_to_value(f, yes);
  if (type_is_int(yes->type, 1) && match_one(f->ctx, f->constants[1]) &&
      match_zero(f->ctx, f->constants[2]))
    return fold_to_value(f, condition);
  Value *known = selected_by_equality(op);
  if (known)
    return fold_to_value(f, known);
  return fold_selected_elements(f);
}
