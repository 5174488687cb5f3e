// The conversion of the qnum dialect to the LLVM dialect, and to its own
// operations that LLVM IR has counterparts of.
//
// Before:
//
//   %0 = qnum.mul %a, %b rounding nearest : !qnum.q<8>
//
// After:
//
//   %1 = llvm.sext %a : i32 to i64
//   %2 = llvm.sext %b : i32 to i64
//   %3 = llvm.mul %1, %2 : i64
//   %4 = llvm.mlir.constant(128 : i64) : i64
//   %5 = llvm.add %3, %4 : i64
//   %6 = qnum.intr.shift %5 by 8 : i64
//   %0 = llvm.trunc %6 : i64 to i32

#include "lowering/to_llvm/to_llvm.h"
#include "test/own_dialect/qnum/qnum.h"

static Type *convert_q(TypeConverter *types, Type *type) {
  (void)type;
  return types->ctx->i32;
}

static Value *shift_right(Conv *c, Value *value, uint32_t by) {
  Value *shifted = build_unary(&c->b, OP_qnum_intr_shift, value->type, value);
  value_op(shifted)->slots[A_qnum_intr_shift_by] =
      attr_int(c->ctx, c->ctx->i32, by);
  return shifted;
}

static bool lower_constant(Conv *c, Op *op) {
  Attr *bits = op_slot(op, A_qnum_constant_bits);
  return conv_replace1(c, op, llvm_const(c, c->ctx->i32, bits));
}

static bool lower_add(Conv *c, Op *op) {
  Value *v[2];
  if (!conv_operands(c, op, 0, 2, v))
    return false;
  return conv_replace1(c, op,
                       build_binary(&c->b, OP_qnum_intr_add, v[0], v[1]));
}

static bool lower_mul(Conv *c, Op *op) {
  Value *v[2];
  if (!conv_operands(c, op, 0, 2, v))
    return false;
  uint32_t fraction = qnum_fraction(op->results[0].type);
  for (int i = 0; i < 2; i++)
    v[i] = llvm_cast(c, OP_llvm_sext, c->ctx->i64, v[i]);
  Value *product = llvm_mul(c, v[0], v[1]);
  int64_t rounding = attr_flags_value(op_slot(op, A_qnum_mul_rounding));
  if (fraction && rounding == E_qnum_rounding_nearest) {
    Value *half = llvm_int(c, c->ctx->i64, INT64_C(1) << (fraction - 1));
    product = llvm_add(c, product, half);
  }
  product = shift_right(c, product, fraction);
  return conv_replace1(c, op,
                       llvm_cast(c, OP_llvm_trunc, c->ctx->i32, product));
}

static bool lower_convert(Conv *c, Op *op) {
  Value *in;
  if (!conv_operands(c, op, 0, 1, &in))
    return false;
  uint32_t from = qnum_fraction(op_operand(op, 0)->type);
  uint32_t to = qnum_fraction(op->results[0].type);
  if (to < from)
    return conv_replace1(c, op, shift_right(c, in, from - to));
  Value *by = llvm_int(c, c->ctx->i32, to - from);
  return conv_replace1(
      c, op, llvm_arith(c, OP_llvm_shl, in, by, llvm_attrs(c)->no_overflow));
}

static bool lower_bits(Conv *c, Op *op) {
  Value *in;
  return conv_operands(c, op, 0, 1, &in) && conv_replace1(c, op, in);
}

static void handlers_qnum_to_llvm(ConvTable *table) {
  conv_on(table, OP_qnum_constant, lower_constant);
  conv_on(table, OP_qnum_add, lower_add);
  conv_on(table, OP_qnum_mul, lower_mul);
  conv_on(table, OP_qnum_convert, lower_convert);
  conv_on(table, OP_qnum_bits, lower_bits);
  add_qnum_memory_to_llvm(table);
}

static const TypeRule types[] = {{def_type_qnum_q, convert_q}, {NULL, NULL}};
static const ToLLVM to_llvm = {.handlers = handlers_qnum_to_llvm};

void add_qnum_to_llvm(Ctx *ctx) {
  ctx_add_part(ctx, &dialect_qnum, PART_TO_LLVM, &to_llvm);
  ctx_add_part(ctx, &dialect_qnum, PART_TYPES, types);
}
