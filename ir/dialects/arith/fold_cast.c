// Folds of the arith dialect's conversions.

#include "ir/dialects/dialects_int.h"
#include "ir/dialects/fold_constants.h"

static Value *in(const Op *op) {
  return op_operand(op, 0);
}

static const Type *element(const Value *value) {
  return type_element_or_self(value->type);
}

// The operation takes what the one before it took.
static bool skip(Fold *f, Op *op, const Op *before) {
  op_set_operand(op, 0, in(before));
  return fold_in_place(f);
}

// Integers

static bool extend_unsigned(Lane *l) {
  wide_zext(l->r, l->to_width, l->a, l->width);
  return true;
}

static bool extend_signed(Lane *l) {
  wide_sext(l->r, l->to_width, l->a, l->width);
  return true;
}

static bool truncate(Lane *l) {
  wide_trunc(l->r, l->to_width, l->a);
  return true;
}

bool fold_arith_extui(Fold *f, Op *op) {
  const Op *before = value_def(in(op), OP_arith_extui);
  return before ? skip(f, op, before) : fold_each(f, op, extend_unsigned);
}

bool fold_arith_extsi(Fold *f, Op *op) {
  const Op *before = value_def(in(op), OP_arith_extsi);
  return before ? skip(f, op, before) : fold_each(f, op, extend_signed);
}

static const Op *extension_of(const Value *value) {
  const Op *op = value_def(value, OP_arith_extui);
  return op ? op : value_def(value, OP_arith_extsi);
}

// Bits that the second truncation says are not lost may be lost by the first.
static bool skip_truncation(Fold *f, Op *op, const Op *before) {
  int64_t flags =
      attr_flags_value(op_slot(op, A_arith_trunci_overflowFlags)) &
      attr_flags_value(op_slot(before, A_arith_trunci_overflowFlags));
  op->slots[A_arith_trunci_overflowFlags] =
      attr_flags(f->ctx, def_attr_arith_overflow, flags);
  return skip(f, op, before);
}

bool fold_arith_trunci(Fold *f, Op *op) {
  const Op *before = extension_of(in(op));
  if (before) {
    const Type *from = element(in(before)), *to = element(op_result(op, 0));
    if (from == to)
      return fold_to_value(f, in(before));
    if (type_bit_width(from) > type_bit_width(to))
      return skip(f, op, before);
  }
  before = value_def(in(op), OP_arith_trunci);
  return before ? skip_truncation(f, op, before) : fold_each(f, op, truncate);
}

// Floats. Only what is exact; that a format has one NaN says less than which of
// many it was.

static bool keeps_nan(const Lane *l) {
  FloatSpecials from = float_format(l->kind)->specials;
  switch (float_format(l->to_kind)->specials) {
  case FLOAT_IEEE: break;
  case FLOAT_FINITE: return false;
  default: return from != FLOAT_IEEE;
  }
  uint64_t back[2];
  float_convert(back, l->kind, l->r, l->to_kind, ROUND_NEAREST_EVEN);
  return from != FLOAT_IEEE || wide_eq(back, l->a, float_format(l->kind)->bits);
}

static bool convert(Lane *l) {
  int status =
      float_convert(l->r, l->to_kind, l->a, l->kind, (FloatRounding)l->choice);
  return !status && (!float_is_nan(l->kind, l->a) || keeps_nan(l));
}

static bool may_contract(const Op *op, uint32_t slot) {
  return attr_flags_value(op_slot(op, slot)) & E_arith_fastmath_contract;
}

bool fold_arith_extf(Fold *f, Op *op) {
  const Op *before = value_def(in(op), OP_arith_truncf);
  if (before && in(before)->type == op_result(op, 0)->type &&
      may_contract(before, A_arith_truncf_fastmath) &&
      may_contract(op, A_arith_extf_fastmath))
    return fold_to_value(f, in(before));
  return fold_each_with(f, op, convert, ROUND_NEAREST_EVEN);
}

// Every number of `from` is one of `to`.
static bool is_representable(const Type *from, const Type *to) {
  const FloatFormat *a = float_format(from->as.float_kind);
  const FloatFormat *b = float_format(to->as.float_kind);
  return a->max_exponent <= b->max_exponent &&
         a->min_exponent >= b->min_exponent && a->precision <= b->precision;
}

// ORDER ROUNDING: the dialect's modes are FloatRounding's.
_Static_assert(
    E_arith_rounding_mode_to_nearest_even == (int)ROUND_NEAREST_EVEN &&
        E_arith_rounding_mode_downward == (int)ROUND_DOWNWARD &&
        E_arith_rounding_mode_upward == (int)ROUND_UPWARD &&
        E_arith_rounding_mode_toward_zero == (int)ROUND_TOWARD_ZERO &&
        E_arith_rounding_mode_to_nearest_away == (int)ROUND_NEAREST_AWAY,
    "rounding modes differ");

bool fold_arith_truncf(Fold *f, Op *op) {
  const Op *before = value_def(in(op), OP_arith_extf);
  if (before && is_representable(element(in(before)), element(in(op)))) {
    const Type *from = element(in(before)), *to = element(op_result(op, 0));
    if (type_bit_width(from) > type_bit_width(to))
      return skip(f, op, before);
    if (from == to)
      return fold_to_value(f, in(before));
  }
  const Attr *mode = op_slot(op, A_arith_truncf_roundingmode);
  return fold_each_with(f, op, convert,
                        mode ? attr_to_i64(mode) : ROUND_NEAREST_EVEN);
}

// Integers and floats

static bool from_unsigned(Lane *l) {
  float_from_wide(l->r, l->to_kind, l->a, l->width, false, ROUND_NEAREST_EVEN);
  return true;
}

static bool from_signed(Lane *l) {
  float_from_wide(l->r, l->to_kind, l->a, l->width, true, ROUND_NEAREST_EVEN);
  return true;
}

static bool to_unsigned(Lane *l) {
  return !(float_to_wide(l->r, l->to_width, false, l->kind, l->a,
                         ROUND_TOWARD_ZERO) &
           FLOAT_INVALID);
}

static bool to_signed(Lane *l) {
  return !(
      float_to_wide(l->r, l->to_width, true, l->kind, l->a, ROUND_TOWARD_ZERO) &
      FLOAT_INVALID);
}

bool fold_arith_uitofp(Fold *f, Op *op) {
  return fold_each(f, op, from_unsigned);
}

bool fold_arith_sitofp(Fold *f, Op *op) {
  return fold_each(f, op, from_signed);
}

bool fold_arith_fptoui(Fold *f, Op *op) {
  return fold_each(f, op, to_unsigned);
}

bool fold_arith_fptosi(Fold *f, Op *op) {
  return fold_each(f, op, to_signed);
}

// Indices

static bool resize_signed(Lane *l) {
  return l->to_width > l->width ? extend_signed(l) : truncate(l);
}

static bool resize_unsigned(Lane *l) {
  return l->to_width > l->width ? extend_unsigned(l) : truncate(l);
}

bool fold_arith_index_cast(Fold *f, Op *op) {
  return fold_each(f, op, resize_signed);
}

bool fold_arith_index_castui(Fold *f, Op *op) {
  return fold_each(f, op, resize_unsigned);
}

// Bits

bool fold_arith_bitcast(Fold *f, Op *op) {
  Attr *from = f->constants[0];
  Type *to = op_result(op, 0)->type;
  if (match_poison(from)) // MLIR asks only of numbers
    return !type_is_shaped(to) && fold_to(f, from);
  if (!from || from->type != in(op)->type)
    return false;
  if (attr_is(from, AT_DENSE))
    return type_has_static_shape(to) &&
           fold_to(f, attr_dense(f->ctx, to, from->as.dense.data,
                                 from->as.dense.size, from->as.dense.splat));
  if (!attr_is(from, AT_INTEGER) && !attr_is(from, AT_FLOAT))
    return false;
  const uint64_t *bits =
      attr_is(from, AT_FLOAT) ? from->as.float_bits : from->as.words;
  if (!type_is(to, TY_FLOAT))
    return fold_to(f, attr_integer(f->ctx, to, bits));
  uint64_t copy[2] = {bits[0], type_bit_width(to) > 64 ? bits[1] : 0};
  return fold_to(f, attr_float(f->ctx, to, copy));
}
