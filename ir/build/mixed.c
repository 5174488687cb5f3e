// Numbers that are known or are values, and lists of them.

#include "ir/build/mixed.h"
#include "ir/analysis/fold.h"

bool value_number(Ctx *ctx, const Value *value, int64_t *number) {
  const Type *type = value->type;
  if (!type_is(type, TY_INDEX) &&
      !(type_is(type, TY_INTEGER) && type->as.integer.width <= 64))
    return false;
  const Attr *constant = value_constant(ctx, value);
  if (!constant || !attr_is(constant, AT_INTEGER))
    return false;
  *number = attr_to_i64(constant);
  return true;
}

Mixed mixed_of(Ctx *ctx, Value *value) {
  int64_t number;
  return value_number(ctx, value, &number) ? mixed_number(number)
                                           : mixed_value(value);
}

Value *mixed_materialize(Builder *b, Mixed m) {
  return m.value ? m.value : build_index(b, m.number);
}

// Both are not known; what is goes behind.
static Value *make(Builder *b, uint32_t opcode, Mixed x, Mixed y) {
  Mixed left = x.value ? x : y, right = x.value ? y : x;
  return build_binary(b, opcode, left.value, mixed_materialize(b, right));
}

Mixed mixed_add(Builder *b, Mixed x, Mixed y) {
  if (mixed_is(x, 0) || mixed_is(y, 0))
    return mixed_is(x, 0) ? y : x;
  if (!x.value && !y.value)
    return mixed_number((int64_t)((uint64_t)x.number + (uint64_t)y.number));
  return mixed_value(make(b, OP_arith_addi, x, y));
}

Mixed mixed_mul(Builder *b, Mixed x, Mixed y) {
  if (mixed_is(x, 0) || mixed_is(y, 0))
    return mixed_number(0);
  if (mixed_is(x, 1) || mixed_is(y, 1))
    return mixed_is(x, 1) ? y : x;
  if (!x.value && !y.value)
    return mixed_number((int64_t)((uint64_t)x.number * (uint64_t)y.number));
  Value *product = make(b, OP_arith_muli, x, y);
  value_op(product)->slots[A_arith_muli_overflowFlags] =
      attr_flags(b->ctx, def_attr_arith_overflow, E_arith_overflow_nsw);
  return mixed_value(product);
}

// In that order.
static Mixed make_ordered(Builder *b, uint32_t opcode, Mixed x, Mixed y) {
  Value *left = mixed_materialize(b, x);
  return mixed_value(build_binary(b, opcode, left, mixed_materialize(b, y)));
}

Mixed mixed_sub(Builder *b, Mixed x, Mixed y) {
  if (mixed_is(y, 0))
    return x;
  if (mixed_equal(x, y))
    return mixed_number(0);
  if (!x.value && !y.value)
    return mixed_number((int64_t)((uint64_t)x.number - (uint64_t)y.number));
  return make_ordered(b, OP_arith_subi, x, y);
}

Mixed mixed_div(Builder *b, Mixed x, int64_t by) {
  if (by == 1)
    return x;
  return x.value ? make_ordered(b, OP_arith_divui, x, mixed_number(by))
                 : mixed_number(x.number / by);
}

Mixed mixed_min(Builder *b, Mixed x, Mixed y) {
  if (mixed_equal(x, y))
    return x;
  if (!x.value && !y.value)
    return x.number < y.number ? x : y;
  return make_ordered(b, OP_arith_minsi, x, y);
}

// Lists

Mixed *mixed_list(Arena *arena, const Op *op, uint32_t group, uint32_t slot,
                  uint32_t *count) {
  const Attr *statics = op_slot(op, slot);
  uint32_t first = 0, nvalues, n = (uint32_t)statics->as.dense.count;
  Mixed *list = arena_array(arena, Mixed, n + 1);
  op_operand_group(op, group, &first, &nvalues);
  for (uint32_t i = 0; i < n; i++) {
    int64_t number = dense_int(statics, i);
    list[i] = number == DYNAMIC ? mixed_value(op_operand(op, first++))
                                : mixed_number(number);
  }
  *count = n;
  return list;
}

Attr *mixed_statics(Ctx *ctx, Arena *arena, const Mixed *list, uint32_t count) {
  int64_t *numbers = arena_array(arena, int64_t, count + 1);
  for (uint32_t i = 0; i < count; i++)
    numbers[i] = mixed_static(list[i]);
  return attr_dense_i64(ctx, numbers, count);
}

uint32_t mixed_values(const Mixed *list, uint32_t count, Value **values) {
  uint32_t n = 0;
  for (uint32_t i = 0; i < count; i++)
    if (list[i].value)
      values[n++] = list[i].value;
  return n;
}

static bool fold_from(Ctx *ctx, Mixed *list, uint32_t count, int64_t least) {
  bool changed = false;
  for (uint32_t i = 0; i < count; i++) {
    Mixed known = list[i].value ? mixed_of(ctx, list[i].value) : list[i];
    if (!list[i].value || known.value || known.number < least)
      continue;
    list[i] = known;
    changed = true;
  }
  return changed;
}

bool mixed_fold(Ctx *ctx, Mixed *list, uint32_t count) {
  // DYNAMIC itself cannot be written as a number.
  return fold_from(ctx, list, count, DYNAMIC + 1);
}

bool mixed_fold_sizes(Ctx *ctx, Mixed *list, uint32_t count) {
  return fold_from(ctx, list, count, 0);
}
