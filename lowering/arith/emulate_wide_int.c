// arith-emulate-wide-int: integers of twice the width that a target has, by
// operations on their halves.
//
// Requires: no divisions of such integers, and no integers that are wider
// still:
//   of those the pass fails.
// Guarantees: no operation of arith, and no function, call or return takes or
//   gives an integer wider than widest-int-supported.
// Invalidates: nothing.
//
// Before, with widest-int-supported=32:
//
//   %0 = arith.addi %a, %b : i64
//
// After:
//
//   %1 = vector.extract %a[0] : i32 from vector<2xi32>
//   %2 = vector.extract %a[1] : i32 from vector<2xi32>
//   %3 = vector.extract %b[0] : i32 from vector<2xi32>
//   %4 = vector.extract %b[1] : i32 from vector<2xi32>
//   %sum, %overflow = arith.addui_extended %1, %3 : i32, i1
//   %5 = arith.extui %overflow : i1 to i32
//   %6 = arith.addi %5, %2 : i32
//   %7 = arith.addi %6, %4 : i32
//   %cst = arith.constant dense<0> : vector<2xi32>
//   %8 = vector.insert %sum, %cst [0] : i32 into vector<2xi32>
//   %0 = vector.insert %7, %8 [1] : i32 into vector<2xi32>
//
// Of a vector the halves are the last dimension (wide_int.c). What a handler
// makes of whole wide integers is converted in its turn.

#include "ir/analysis/fold.h"
#include "ir/build/arith.h"
#include "lowering/arith/passes.h"
#include "lowering/arith/wide_int.h"

#include <math.h>

typedef struct Halves { // of 1-D vectors numbers, of others x1 vectors
  Value *low, *high;
} Halves;

static WideInts *types_of(const Conv *c) {
  return (WideInts *)c->types;
}

// What a type becomes if that is halves; or NULL.
static Type *halves_type(Conv *c, Type *type) {
  Type *now = c->types->convert(c->types, type);
  return now && now != type ? now : NULL;
}

// Vectors

static Attr *i64_array(Conv *c, const int64_t *items, int n) {
  Attr **attrs = arena_array(c->arena, Attr *, n + 1);
  for (int i = 0; i < n; i++)
    attrs[i] = attr_i64(c->ctx, items[i]);
  return attr_array(c->ctx, attrs, (uint32_t)n);
}

// `rank` numbers that are alike but for the last.
static Attr *all_but_last(Conv *c, int rank, int64_t others, int64_t last) {
  int64_t *items = arena_array(c->arena, int64_t, rank + 1);
  for (int i = 0; i < rank; i++)
    items[i] = i + 1 < rank ? others : last;
  return i64_array(c, items, rank);
}

// The vector of the first `rank` dimensions, and of 1.
static Type *with_last_1(Conv *c, const Type *vector, int rank) {
  int64_t *shape = arena_array(c->arena, int64_t, rank + 1);
  memcpy(shape, vector->as.shaped.shape, (size_t)rank * sizeof *shape);
  shape[rank] = 1;
  return type_vector(c->ctx, rank + 1, shape, NULL, vector->as.shaped.element);
}

// Of a value that stands for halves.
static Type *half_type(Conv *c, const Type *vector) {
  int rank = vector->as.shaped.rank;
  return rank == 1 ? vector->as.shaped.element
                   : with_last_1(c, vector, rank - 1);
}

static Value *extract(Conv *c, Value *vector, int64_t at) {
  Type *type = vector->type;
  int rank = type->as.shaped.rank;
  if (rank == 1) {
    Value *half =
        build_unary(&c->b, OP_vector_extract, type->as.shaped.element, vector);
    value_op(half)->slots[A_vector_extract_static_position] =
        attr_dense_i64(c->ctx, &at, 1);
    return half;
  }
  Type *part = half_type(c, type);
  Value *half =
      build_unary(&c->b, OP_vector_extract_strided_slice, part, vector);
  Attr **slots = value_op(half)->slots;
  slots[A_vector_extract_strided_slice_offsets] = all_but_last(c, rank, 0, at);
  slots[A_vector_extract_strided_slice_sizes] =
      i64_array(c, part->as.shaped.shape, rank);
  slots[A_vector_extract_strided_slice_strides] = all_but_last(c, rank, 1, 1);
  return half;
}

static Value *insert(Conv *c, Value *half, Value *vector, int64_t at) {
  int rank = vector->type->as.shaped.rank;
  Value *operands[] = {half, vector};
  if (rank == 1) {
    Value *made =
        build_value(&c->b, OP_vector_insert, vector->type, operands, 2);
    value_op(made)->slots[A_vector_insert_static_position] =
        attr_dense_i64(c->ctx, &at, 1);
    return made;
  }
  Value *made = build_value(&c->b, OP_vector_insert_strided_slice, vector->type,
                            operands, 2);
  Attr **slots = value_op(made)->slots;
  slots[A_vector_insert_strided_slice_offsets] = all_but_last(c, rank, 0, at);
  slots[A_vector_insert_strided_slice_strides] = all_but_last(c, rank, 1, 1);
  return made;
}

// A half, as a vector of the shape that the wide integers had; and back.
static Value *drop_last(Conv *c, Value *half) {
  if (!type_is(half->type, TY_VECTOR) || half->type->as.shaped.rank < 2)
    return half;
  int rank = half->type->as.shaped.rank - 1;
  Type *type = type_vector(c->ctx, rank, half->type->as.shaped.shape, NULL,
                           half->type->as.shaped.element);
  return build_unary(&c->b, OP_vector_shape_cast, type, half);
}

static Value *append_last(Conv *c, Value *value) {
  if (!type_is(value->type, TY_VECTOR))
    return value;
  Type *type = with_last_1(c, value->type, value->type->as.shaped.rank);
  return build_unary(&c->b, OP_vector_shape_cast, type, value);
}

// Operands and results

// False: the operand does not become halves.
static bool take_halves(Conv *c, Op *op, uint32_t i, Halves *halves) {
  Value *value = conv_operand(c, op, i);
  if (!value || !halves_type(c, op_operand(op, i)->type))
    return conv_decline_type(c, op, op_operand(op, i)->type);
  halves->low = extract(c, value, 0);
  halves->high = extract(c, value, 1);
  return true;
}

static bool take_pair(Conv *c, Op *op, Halves *lhs, Halves *rhs) {
  return take_halves(c, op, 0, lhs) && take_halves(c, op, 1, rhs);
}

static bool replace_by_halves(Conv *c, Op *op, Value *low, Value *high) {
  Type *type = halves_type(c, op->results[0].type);
  Value *whole = arith_int(&c->b, type, 0);
  whole = insert(c, low, whole, 0);
  return conv_replace1(c, op, insert(c, high, whole, 1));
}

static Value *binary(Conv *c, uint32_t opcode, Value *lhs, Value *rhs) {
  return build_binary(&c->b, opcode, lhs, rhs);
}

static Value *cast(Conv *c, uint32_t opcode, Type *type, Value *value) {
  return build_unary(&c->b, opcode, type, value);
}

// Bit by bit

static bool convert_bitwise(Conv *c, Op *op) {
  Halves lhs, rhs;
  if (conv_is_legal(c, op) || !take_pair(c, op, &lhs, &rhs))
    return false;
  Value *low = binary(c, op->info->opcode, lhs.low, rhs.low);
  Value *high = binary(c, op->info->opcode, lhs.high, rhs.high);
  return replace_by_halves(c, op, low, high);
}

static bool convert_select(Conv *c, Op *op) {
  Halves yes, no;
  if (conv_is_legal(c, op) || !take_halves(c, op, 1, &yes) ||
      !take_halves(c, op, 2, &no))
    return false;
  Value *condition = append_last(c, conv_operand(c, op, 0));
  Value *low = arith_select(&c->b, condition, yes.low, no.low);
  Value *high = arith_select(&c->b, condition, yes.high, no.high);
  return replace_by_halves(c, op, low, high);
}

// Constants

// Elements have bytes of their own, and the low half has the first; those of
// less than two bytes are taken apart.
static bool convert_constant(Conv *c, Op *op) {
  Type *old = op->results[0].type, *type = halves_type(c, old);
  const Attr *value = op_slot(op, A_arith_constant_value);
  bool is_number = attr_is(value, AT_INTEGER);
  if (!type || !(is_number || attr_is(value, AT_DENSE)))
    return false;
  uint64_t n = (uint64_t)type_num_elements(type) / 2;
  size_t size = dense_element_size(type->as.shaped.element);
  size_t whole = dense_element_size(type_element_or_self(old));
  uint32_t width = types_of(c)->width;
  char *data = arena_array(c->arena, char, 2 * size * (n + 1));
  for (uint64_t i = 0; i < n; i++) {
    const char *from =
        is_number ? (const char *)value->as.words : dense_element(value, i);
    char *to = data + 2 * size * i;
    if (whole == 2 * size) {
      memcpy(to, from, whole);
    } else {
      to[0] = (char)(*from & ((1 << width) - 1));
      to[1] = (char)((uint8_t)*from >> width & ((1 << width) - 1));
    }
  }
  Attr *halves = attr_dense(c->ctx, type, data, 2 * size * n, false);
  Op *made = build_op(&c->b, OP_arith_constant, &type, 1, NULL, 0);
  made->slots[A_arith_constant_value] = halves;
  return conv_replace1(c, op, op_result(made, 0));
}

// Arithmetic

static Op *extended(Conv *c, uint32_t opcode, Type *second, Value *lhs,
                    Value *rhs) {
  Type *types[] = {lhs->type, second};
  return build_op(&c->b, opcode, types, 2, (Value *[]){lhs, rhs}, 2);
}

static bool convert_addi(Conv *c, Op *op) {
  Halves lhs, rhs;
  if (conv_is_legal(c, op) || !take_pair(c, op, &lhs, &rhs))
    return false;
  Type *type = lhs.low->type;
  Op *sum = extended(c, OP_arith_addui_extended,
                     type_i1_same_shape(c->ctx, type), lhs.low, rhs.low);
  Value *carry = cast(c, OP_arith_extui, type, op_result(sum, 1));
  Value *high = binary(c, OP_arith_addi, carry, lhs.high);
  high = binary(c, OP_arith_addi, high, rhs.high);
  return replace_by_halves(c, op, op_result(sum, 0), high);
}

static bool convert_subi(Conv *c, Op *op) {
  Halves lhs, rhs;
  if (conv_is_legal(c, op) || !take_pair(c, op, &lhs, &rhs))
    return false;
  Value *low = binary(c, OP_arith_subi, lhs.low, rhs.low);
  Value *borrows = arith_cmpi(&c->b, E_arith_cmpi_ult, lhs.low, rhs.low);
  Value *borrow = cast(c, OP_arith_extui, low->type, borrows);
  Value *high = binary(c, OP_arith_subi, lhs.high, borrow);
  high = binary(c, OP_arith_subi, high, rhs.high);
  return replace_by_halves(c, op, low, high);
}

// The product of the high halves is beyond the result.
static bool convert_muli(Conv *c, Op *op) {
  Halves lhs, rhs;
  if (conv_is_legal(c, op) || !take_pair(c, op, &lhs, &rhs))
    return false;
  Op *low =
      extended(c, OP_arith_mului_extended, lhs.low->type, lhs.low, rhs.low);
  Value *low_high = binary(c, OP_arith_muli, lhs.low, rhs.high);
  Value *high_low = binary(c, OP_arith_muli, lhs.high, rhs.low);
  Value *high = binary(c, OP_arith_addi, op_result(low, 1), low_high);
  high = binary(c, OP_arith_addi, high, high_low);
  return replace_by_halves(c, op, op_result(low, 0), high);
}

// Comparisons: the low halves decide where the high ones are equal, and they
// have no sign.

static int64_t without_sign(int64_t predicate) {
  switch (predicate) {
  case E_arith_cmpi_sge: return E_arith_cmpi_uge;
  case E_arith_cmpi_sgt: return E_arith_cmpi_ugt;
  case E_arith_cmpi_sle: return E_arith_cmpi_ule;
  case E_arith_cmpi_slt: return E_arith_cmpi_ult;
  default: return predicate;
  }
}

static bool convert_cmpi(Conv *c, Op *op) {
  Halves lhs, rhs;
  if (conv_is_legal(c, op) || !take_pair(c, op, &lhs, &rhs))
    return false;
  int64_t predicate = attr_to_i64(op_slot(op, A_arith_cmpi_predicate));
  Value *low = arith_cmpi(&c->b, without_sign(predicate), lhs.low, rhs.low),
        *result;
  Value *high = arith_cmpi(&c->b, predicate, lhs.high, rhs.high);
  if (predicate == E_arith_cmpi_eq) {
    result = binary(c, OP_arith_andi, low, high);
  } else if (predicate == E_arith_cmpi_ne) {
    result = binary(c, OP_arith_ori, low, high);
  } else {
    Value *equal = arith_cmpi(&c->b, E_arith_cmpi_eq, lhs.high, rhs.high);
    result = arith_select(&c->b, equal, low, high);
  }
  return conv_replace1(c, op, drop_last(c, result));
}

// By a comparison of the whole.
static bool convert_max_min(Conv *c, Op *op, int64_t predicate) {
  if (!halves_type(c, op->results[0].type))
    return false;
  Value *lhs = op_operand(op, 0), *rhs = op_operand(op, 1);
  Value *takes_lhs = arith_cmpi(&c->b, predicate, lhs, rhs);
  return conv_replace1(c, op, arith_select(&c->b, takes_lhs, lhs, rhs));
}

static bool convert_maxui(Conv *c, Op *op) {
  return convert_max_min(c, op, E_arith_cmpi_ugt);
}
static bool convert_maxsi(Conv *c, Op *op) {
  return convert_max_min(c, op, E_arith_cmpi_sgt);
}
static bool convert_minui(Conv *c, Op *op) {
  return convert_max_min(c, op, E_arith_cmpi_ult);
}
static bool convert_minsi(Conv *c, Op *op) {
  return convert_max_min(c, op, E_arith_cmpi_slt);
}

// Shifts. The amount is in the low half, since a greater one is undefined. One
// as great as a half's width moves one half into the other, so each half is
// chosen of what becomes of it in both cases.

typedef struct Shift {
  Halves value;
  Value *amount, *zero, *width, *is_far;
} Shift;

static bool start_shift(Conv *c, Op *op, Shift *s) {
  Value *amount = conv_operand(c, op, 1);
  if (conv_is_legal(c, op) || !amount || !take_halves(c, op, 0, &s->value))
    return false;
  Type *type = s->value.low->type;
  s->amount = extract(c, amount, 0);
  s->zero = arith_int(&c->b, type, 0);
  s->width = arith_int(&c->b, type, types_of(c)->width);
  s->is_far = arith_cmpi(&c->b, E_arith_cmpi_uge, s->amount, s->width);
  return true;
}

// A half moved by the amount: nothing is left of it if that is great.
static Value *shift_near(Conv *c, const Shift *s, uint32_t opcode,
                         Value *half) {
  Value *near = binary(c, opcode, half, s->amount);
  return arith_select(&c->b, s->is_far, s->zero, near);
}

// How far a half moves the other way on its way into the other one.
static Value *rest_of_width(Conv *c, const Shift *s) {
  Value *capped = arith_select(&c->b, s->is_far, s->width, s->amount);
  return binary(c, OP_arith_subi, s->width, capped);
}

// What `from` moves into the other half: by the rest of the width backwards, or
// by what the amount is beyond it. An amount of 0 leaves the whole width, by
// which nothing may be shifted; mlir-opt does, and gives poison.
static Value *cross(Conv *c, const Shift *s, uint32_t opcode, uint32_t back,
                    Value *from, Value **near) {
  Value *rest = rest_of_width(c, s);
  Value *stays = arith_cmpi(&c->b, E_arith_cmpi_eq, s->amount, s->zero);
  *near = binary(c, back, from, rest);
  *near = arith_select(&c->b, stays, s->zero, *near);
  Value *beyond = binary(c, OP_arith_subi, s->amount, s->width);
  return binary(c, opcode, from, beyond);
}

static bool convert_shli(Conv *c, Op *op) {
  Shift s;
  if (!start_shift(c, op, &s))
    return false;
  Value *low = shift_near(c, &s, OP_arith_shli, s.value.low), *near;
  Value *far = cross(c, &s, OP_arith_shli, OP_arith_shrui, s.value.low, &near);
  Value *own = shift_near(c, &s, OP_arith_shli, s.value.high);
  Value *crossed = arith_select(&c->b, s.is_far, far, near);
  return replace_by_halves(c, op, low, binary(c, OP_arith_ori, crossed, own));
}

static bool convert_shrui(Conv *c, Op *op) {
  Shift s;
  if (!start_shift(c, op, &s))
    return false;
  Value *own = shift_near(c, &s, OP_arith_shrui, s.value.low), *near;
  Value *high = shift_near(c, &s, OP_arith_shrui, s.value.high);
  Value *far = cross(c, &s, OP_arith_shrui, OP_arith_shli, s.value.high, &near);
  Value *crossed = arith_select(&c->b, s.is_far, far, near);
  return replace_by_halves(c, op, binary(c, OP_arith_ori, own, crossed), high);
}

// As shrui, with the sign in the bits that it leaves empty; moved by nothing it
// would leave none, and the sign would be shifted by all its bits.
static bool convert_shrsi(Conv *c, Op *op) {
  Type *old = op->results[0].type;
  Value *lhs = conv_operand(c, op, 0), *rhs = conv_operand(c, op, 1);
  if (!halves_type(c, old) || !lhs || !rhs)
    return false;
  Value *high = extract(c, lhs, 1);
  Value *amount = extract(c, rhs, 0);
  Type *type = amount->type;
  Value *zero = arith_int(&c->b, type, 0);
  Value *is_negative = arith_cmpi(&c->b, E_arith_cmpi_slt, high, zero);
  is_negative = drop_last(c, is_negative);
  Value *signs = cast(c, OP_arith_extsi, old, is_negative);
  Value *width = arith_int(&c->b, type, 2 * (int64_t)types_of(c)->width);
  Value *kept = drop_last(c, binary(c, OP_arith_subi, width, amount));
  kept = cast(c, OP_arith_extui, old, kept);
  signs = binary(c, OP_arith_shli, signs, kept);
  Value *moved =
      binary(c, OP_arith_shrui, op_operand(op, 0), op_operand(op, 1));
  moved = binary(c, OP_arith_ori, moved, signs);
  Value *stays = arith_cmpi(&c->b, E_arith_cmpi_eq, amount, zero);
  stays = drop_last(c, stays);
  return conv_replace1(c, op,
                       arith_select(&c->b, stays, op_operand(op, 0), moved));
}

// Casts between integers

// The value as the low half of the result; nothing is made if it has that type.
static Value *extend_low(Conv *c, Op *op, Type *type) {
  Value *in = append_last(c, conv_operand(c, op, 0));
  Value *out = cast(c, op->info->opcode, half_type(c, type), in);
  return build_or_fold(&c->b, c->arena, value_op(out));
}

static bool convert_extsi(Conv *c, Op *op) {
  Type *type = halves_type(c, op->results[0].type);
  if (!type || !conv_operand(c, op, 0))
    return false;
  Value *low = extend_low(c, op, type);
  Value *zero = arith_int(&c->b, low->type, 0);
  Value *sign = arith_cmpi(&c->b, E_arith_cmpi_slt, low, zero);
  Value *high = cast(c, OP_arith_extsi, low->type, sign);
  return replace_by_halves(c, op, low, high);
}

static bool convert_extui(Conv *c, Op *op) {
  Type *type = halves_type(c, op->results[0].type);
  if (!type || !conv_operand(c, op, 0))
    return false;
  Value *low = extend_low(c, op, type);
  Value *zero = arith_int(&c->b, type, 0);
  return conv_replace1(c, op, insert(c, low, zero, 0));
}

// The low half of an operand, in the shape that the operand had.
static Value *low_half(Conv *c, Op *op) {
  Value *value = conv_operand(c, op, 0);
  return value && halves_type(c, op_operand(op, 0)->type)
             ? drop_last(c, extract(c, value, 0))
             : NULL;
}

static bool convert_trunci(Conv *c, Op *op) {
  Type *type = op->results[0].type;
  if (conv_is_legal(c, op) || c->types->convert(c->types, type) != type)
    return false;
  Value *low = low_half(c, op);
  if (!low)
    return false;
  Value *out = cast(c, OP_arith_trunci, type, low);
  return conv_replace1(c, op, build_or_fold(&c->b, c->arena, value_op(out)));
}

static bool is_index(const Type *type) {
  return type_is(type_is(type, TY_VECTOR) ? type->as.shaped.element : type,
                 TY_INDEX);
}

static bool convert_to_index(Conv *c, Op *op) {
  Type *type = op->results[0].type;
  Value *low = is_index(type) ? low_half(c, op) : NULL;
  return low && conv_replace1(c, op, cast(c, op->info->opcode, type, low));
}

static bool convert_from_index(Conv *c, Op *op) {
  Type *type = op->results[0].type;
  if (!is_index(op_operand(op, 0)->type) || !halves_type(c, type))
    return false;
  Type *narrow = type_int(c->ctx, types_of(c)->width);
  if (type_is(type, TY_VECTOR))
    narrow = type_with_element(c->ctx, type, narrow);
  Value *value = cast(c, op->info->opcode, narrow, op_operand(op, 0));
  uint32_t extend =
      op_is(op, OP_arith_index_cast) ? OP_arith_extsi : OP_arith_extui;
  return conv_replace1(c, op, cast(c, extend, type, value));
}

// Casts of floats

// What the high half counts.
static Value *power(Conv *c, Type *type) {
  return arith_float(&c->b, type, ldexp(1, (int)types_of(c)->width));
}

static bool convert_uitofp(Conv *c, Op *op) {
  Type *type = op->results[0].type;
  Halves in;
  if (conv_is_legal(c, op) || !take_halves(c, op, 0, &in))
    return false;
  in.low = drop_last(c, in.low);
  in.high = drop_last(c, in.high);
  Value *zero = arith_int(&c->b, in.high->type, 0);
  Value *is_low = arith_cmpi(&c->b, E_arith_cmpi_eq, in.high, zero);
  Value *low = cast(c, OP_arith_uitofp, type, in.low);
  Value *high = cast(c, OP_arith_uitofp, type, in.high);
  high = binary(c, OP_arith_mulf, high, power(c, type));
  Value *sum = binary(c, OP_arith_addf, low, high);
  return conv_replace1(c, op, arith_select(&c->b, is_low, low, sum));
}

// Of what the value is without its sign.
static bool convert_sitofp(Conv *c, Op *op) {
  Value *in = op_operand(op, 0);
  Type *type = op->results[0].type;
  if (!halves_type(c, in->type))
    return false;
  Value *zero = arith_int(&c->b, in->type, 0);
  Value *is_negative = arith_cmpi(&c->b, E_arith_cmpi_slt, in, zero);
  Value *negated = binary(c, OP_arith_subi, zero, in);
  Value *size = arith_select(&c->b, is_negative, negated, in);
  Value *out = cast(c, OP_arith_uitofp, type, size);
  negated = cast(c, OP_arith_negf, type, out);
  return conv_replace1(c, op, arith_select(&c->b, is_negative, negated, out));
}

static bool convert_fptosi(Conv *c, Op *op) {
  Value *in = conv_operand(c, op, 0);
  Type *type = op->results[0].type;
  if (!halves_type(c, type))
    return false;
  Value *zero = arith_float(&c->b, in->type, 0);
  Value *none = arith_int(&c->b, type, 0);
  Value *is_negative = arith_cmpf(&c->b, E_arith_cmpf_olt, in, zero);
  Value *negated = cast(c, OP_arith_negf, in->type, in);
  Value *size = arith_select(&c->b, is_negative, negated, in);
  Value *out = cast(c, OP_arith_fptoui, type, size);
  negated = binary(c, OP_arith_subi, none, out);
  return conv_replace1(c, op, arith_select(&c->b, is_negative, negated, out));
}

static bool convert_fptoui(Conv *c, Op *op) {
  Value *in = conv_operand(c, op, 0);
  Type *type = op->results[0].type;
  if (!halves_type(c, type))
    return false;
  Type *narrow = type_int(c->ctx, types_of(c)->width);
  if (type_is(type, TY_VECTOR))
    narrow = type_with_element(c->ctx, type, narrow);
  Value *divisor = power(c, in->type);
  Value *quotient = binary(c, OP_arith_divf, in, divisor);
  Value *high = cast(c, OP_arith_fptoui, narrow, quotient);
  Value *rest = binary(c, OP_arith_remf, in, divisor);
  Value *low = cast(c, OP_arith_fptoui, narrow, rest);
  high = append_last(c, high);
  low = append_last(c, low);
  return replace_by_halves(c, op, low, high);
}

// Beyond arith

static bool convert_print(Conv *c, Op *op) {
  if (conv_is_legal(c, op))
    return false;
  Value *source = conv_operand(c, op, 0);
  if (!source)
    return conv_decline_type(c, op, op_operand(op, 0)->type);
  rewrite_set_operand(&c->rw, op, 0, source);
  return true;
}

static Legality wide_int_legality(Conv *c, const Op *op) {
  switch (op->info->opcode) {
  case OP_func_func: {
    Type *type = op_slot(op, A_func_func_function_type)->type;
    return c->types->convert(c->types, type) == type ? CONV_LEGAL
                                                     : CONV_ILLEGAL;
  }
  case OP_func_call:
  case OP_func_return:
  case OP_vector_print: return wide_ints_legality(c, op);
  default: break;
  }
  switch (opcode_dialect(op->info->opcode)) {
  case DIALECT_arith: return wide_ints_legality(c, op);
  case DIALECT_vector: return CONV_LEGAL;
  default: return CONV_UNKNOWN;
  }
}

// clang-format off
static const ConvRow handlers[] = {
    CONV_ROW(OP_arith_addi, convert_addi),     CONV_ROW(OP_arith_andi, convert_bitwise),
    CONV_ROW(OP_arith_cmpi, convert_cmpi),     CONV_ROW(OP_arith_constant, convert_constant),
    CONV_ROW(OP_arith_extsi, convert_extsi),   CONV_ROW(OP_arith_extui, convert_extui),
    CONV_ROW(OP_arith_fptosi, convert_fptosi), CONV_ROW(OP_arith_fptoui, convert_fptoui),
    CONV_ROW(OP_arith_index_cast, convert_to_index),
    CONV_ROW(OP_arith_index_cast, convert_from_index),
    CONV_ROW(OP_arith_index_castui, convert_to_index),
    CONV_ROW(OP_arith_index_castui, convert_from_index),
    CONV_ROW(OP_arith_maxsi, convert_maxsi),   CONV_ROW(OP_arith_maxui, convert_maxui),
    CONV_ROW(OP_arith_minsi, convert_minsi),   CONV_ROW(OP_arith_minui, convert_minui),
    CONV_ROW(OP_arith_muli, convert_muli),     CONV_ROW(OP_arith_ori, convert_bitwise),
    CONV_ROW(OP_arith_select, convert_select), CONV_ROW(OP_arith_shli, convert_shli),
    CONV_ROW(OP_arith_shrsi, convert_shrsi),   CONV_ROW(OP_arith_shrui, convert_shrui),
    CONV_ROW(OP_arith_sitofp, convert_sitofp), CONV_ROW(OP_arith_subi, convert_subi),
    CONV_ROW(OP_arith_trunci, convert_trunci), CONV_ROW(OP_arith_uitofp, convert_uitofp),
    CONV_ROW(OP_arith_xori, convert_bitwise),  CONV_ROW(OP_vector_print, convert_print),
};
// clang-format on

void wide_ints_add_handlers(ConvTable *table) {
  for (size_t i = 0; i < ARRAY_SIZE(handlers); i++)
    conv_add(table, handlers[i].opcode, handlers[i].handler);
}

bool lower_arith_emulate_wide_int(PassRun *run, Op *root) {
  WideInts types;
  if (!wide_ints_init(
          &types, run,
          PASS_OPTIONS(run, arith_emulate_wide_int)->widest_int_supported))
    return false;
  ConvTable *table = conv_table_new(run);
  conv_add_func(table);
  wide_ints_add_handlers(table);
  Conv c = pass_conversion(run, table);
  c.types = &types.conversion;
  c.legality = wide_int_legality;
  c.refuses_casts = true;
  return convert_run(&c, root);
}

// test-arith-emulate-wide-int: within functions of some names, which take and
// give what they did, as what they call does; llvm.bitcast is between.

static Legality legality_within(Conv *c, const Op *op) {
  switch (opcode_dialect(op->info->opcode)) {
  case DIALECT_func: return CONV_LEGAL;
  case DIALECT_vector: return wide_ints_legality(c, op);
  default: return wide_int_legality(c, op);
  }
}

static Value *bitcast_to_halves(Conv *c, Type *type, Value *value) {
  return cast(c, OP_llvm_bitcast, type, value);
}

static Value *bitcast_to_whole(Conv *c, Type *type, ValueList parts) {
  return cast(c, OP_llvm_bitcast, type, parts.items[0]);
}

static bool has_prefix(const Op *func, Str prefix) {
  Str name = op_slot(func, A_func_func_sym_name)->as.string;
  return name.size >= prefix.size &&
         str_eq((Str){name.data, prefix.size}, prefix);
}

bool lower_arith_emulate_wide_int_within(PassRun *run, Op *root) {
  const Options_arith_emulate_wide_int_within *o =
      PASS_OPTIONS(run, arith_emulate_wide_int_within);
  WideInts types;
  if (!has_prefix(root, o->function_prefix))
    return true;
  if (!wide_ints_init(&types, run, o->widest_int_supported))
    return false;
  types.conversion.to_target = bitcast_to_halves;
  types.conversion.to_source = bitcast_to_whole;
  types.conversion.to_argument = bitcast_to_whole;
  ConvTable *table = conv_table_new(run);
  wide_ints_add_handlers(table);
  Conv c = pass_conversion(run, table);
  c.types = &types.conversion;
  c.legality = legality_within;
  return convert_run(&c, root);
}
