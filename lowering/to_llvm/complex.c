// convert-complex-to-llvm: complex numbers as structs of their parts.
//
// Requires: of what complex computes, only sums, products, quotients and
//   absolute values are left (convert-complex-to-standard).
// Guarantees: no complex operation is left, but for those declined.
// Invalidates: nothing.
//
// Before:
//
//   %0 = complex.re %a : complex<f32>
//   %1 = complex.create %0, %b : complex<f32>
//
// After:
//
//   %0 = llvm.extractvalue %a[0] : !llvm.struct<(f32, f32)>
//   %2 = llvm.mlir.poison : !llvm.struct<(f32, f32)>
//   %3 = llvm.insertvalue %0, %2[0] : !llvm.struct<(f32, f32)>
//   %1 = llvm.insertvalue %b, %3[1] : !llvm.struct<(f32, f32)>
//
// What is computed is computed by the formulas; how quotients are is an option
// (complex/divide.c).

#include "lowering/complex/arithmetic.h"
#include "lowering/to_llvm/passes.h"
#include "lowering/to_llvm/to_llvm.h"

static Parts take_apart(Conv *c, Value *number) {
  Value *re = llvm_extract(c, number, 0);
  return (Parts){re, llvm_extract(c, number, 1)};
}

static bool replace_by_parts(Conv *c, Op *op, Value *whole, Value *re,
                             Value *im) {
  whole = llvm_insert(c, whole, re, 0);
  return conv_replace1(c, op, llvm_insert(c, whole, im, 1));
}

static bool lower_constant(Conv *c, Op *op) {
  Type *type = type_convert(llvm_types(c), op->results[0].type);
  if (!type)
    return conv_decline_type(c, op, op->results[0].type);
  Value *made = llvm_const(c, type, op_slot(op, A_complex_constant_value));
  conv_carry_attrs(c, value_op(made), op);
  return conv_replace1(c, op, made);
}

static bool lower_create(Conv *c, Op *op) {
  Value *parts[2];
  Type *type = type_convert(llvm_types(c), op->results[0].type);
  if (!type)
    return conv_decline_type(c, op, op->results[0].type);
  return conv_operands(c, op, 0, 2, parts) &&
         replace_by_parts(c, op, llvm_poison(c, type), parts[0], parts[1]);
}

static bool lower_part(Conv *c, Op *op) {
  Value *number;
  return conv_operands(c, op, 0, 1, &number) &&
         conv_replace1(c, op,
                       llvm_extract(c, number, op_is(op, OP_complex_im)));
}

// Arithmetic

// LLVM has these as integers.
static bool decline_small_float(Conv *c, Op *op) {
  Type *element = op_operand(op, 0)->type->as.shaped.element;
  return element->as.float_kind < FLOAT_BF16 &&
         !conv_decline(c, op, "LLVM IR does not compute with '%s'",
                       type_str(c->ctx, element));
}

_Static_assert(!A_complex_add_fastmath && !A_complex_sub_fastmath &&
                   !A_complex_mul_fastmath && !A_complex_div_fastmath &&
                   !A_complex_abs_fastmath,
               "fastmath is the first slot");

static Arithmetic arithmetic_of(Conv *c, const Op *op) {
  return arithmetic_llvm(c, llvm_fastmath(c, op->slots[0]));
}

static bool lower_abs(Conv *c, Op *op) {
  Value *number;
  if (decline_small_float(c, op) || !conv_operands(c, op, 0, 1, &number))
    return false;
  Arithmetic a = arithmetic_of(c, op);
  Parts parts = take_apart(c, number);
  Value *re = compute_mul(&a, parts.re, parts.re);
  Value *im = compute_mul(&a, parts.im, parts.im);
  Value *square = compute_add(&a, re, im);
  Op *root = llvm_op(c, OP_llvm_intr_sqrt, square->type, &square, 1);
  root->slots[A_llvm_intr_sqrt_fastmathFlags] = llvm_attrs(c)->fastmath_none;
  return conv_replace1(c, op, op_result(root, 0));
}

static Parts add(const Arithmetic *a, Parts x, Parts y) {
  Value *re = compute_add(a, x.re, y.re);
  return (Parts){re, compute_add(a, x.im, y.im)};
}

static Parts subtract(const Arithmetic *a, Parts x, Parts y) {
  Value *re = compute_sub(a, x.re, y.re);
  return (Parts){re, compute_sub(a, x.im, y.im)};
}

static Parts multiply(const Arithmetic *a, Parts x, Parts y) {
  Value *re = compute_mul(a, y.re, x.re);
  re = compute_sub(a, re, compute_mul(a, y.im, x.im));
  Value *im = compute_mul(a, x.im, y.re);
  return (Parts){re, compute_add(a, im, compute_mul(a, x.re, y.im))};
}

typedef Parts BinaryFn(const Arithmetic *a, Parts x, Parts y);

static bool replace_by_binary(Conv *c, Op *op, BinaryFn *fn) {
  Value *operands[2];
  if (decline_small_float(c, op) || !conv_operands(c, op, 0, 2, operands))
    return false;
  Arithmetic a = arithmetic_of(c, op);
  Parts x = take_apart(c, operands[0]), y = take_apart(c, operands[1]);
  Value *whole = llvm_poison(c, operands[0]->type);
  Parts result = fn(&a, x, y);
  return replace_by_parts(c, op, whole, result.re, result.im);
}

static bool lower_add(Conv *c, Op *op) {
  return replace_by_binary(c, op, add);
}

static bool lower_sub(Conv *c, Op *op) {
  return replace_by_binary(c, op, subtract);
}

static bool lower_mul(Conv *c, Op *op) {
  return replace_by_binary(c, op, multiply);
}

static bool lower_div(Conv *c, Op *op) {
  bool improved = PASS_OPTIONS(c->run, complex_to_llvm)->complex_range ==
                  COMPLEX_RANGE_IMPROVED;
  return replace_by_binary(
      c, op, improved ? compute_quotient : compute_quotient_by_formula);
}

// The same bits in memory: the real part is first, so it is the upper half
// where the first bytes are.

static bool is_big_endian(const Conv *c) {
  return llvm_types(c)->layout->big_endian;
}

static Value *as_bits(Conv *c, Value *value, Type *bits) {
  return value->type == bits ? value
                             : llvm_cast(c, OP_llvm_bitcast, bits, value);
}

static bool join_parts(Conv *c, Op *op, Value *number, Type *to) {
  Parts parts = take_apart(c, number);
  uint32_t width = type_bit_width(parts.re->type);
  Type *half = type_int(c->ctx, width), *both = type_int(c->ctx, 2 * width);
  bool swapped = is_big_endian(c);
  Value *low = swapped ? parts.im : parts.re;
  Value *high = swapped ? parts.re : parts.im;
  low = llvm_cast(c, OP_llvm_zext, both, as_bits(c, low, half));
  high = llvm_cast(c, OP_llvm_zext, both, as_bits(c, high, half));
  high = llvm_arith(c, OP_llvm_shl, high, llvm_int(c, both, width),
                    llvm_attrs(c)->no_overflow);
  Value *bits = llvm_binary(c, OP_llvm_or, high, low);
  return conv_replace1(c, op, as_bits(c, bits, to));
}

static bool split_bits(Conv *c, Op *op, Value *value, Type *to) {
  Type *part = to->as.structure.fields[0];
  uint32_t width = type_bit_width(part);
  Type *half = type_int(c->ctx, width), *both = type_int(c->ctx, 2 * width);
  Value *bits = as_bits(c, value, both);
  Value *low = llvm_cast(c, OP_llvm_trunc, half, bits);
  Value *high = llvm_binary(c, OP_llvm_lshr, bits, llvm_int(c, both, width));
  high = llvm_cast(c, OP_llvm_trunc, half, high);
  low = as_bits(c, low, part);
  high = as_bits(c, high, part);
  bool swapped = is_big_endian(c);
  return replace_by_parts(c, op, llvm_poison(c, to), swapped ? high : low,
                          swapped ? low : high);
}

static bool lower_bitcast(Conv *c, Op *op) {
  Value *operand;
  Type *to = type_convert(llvm_types(c), op->results[0].type);
  if (!to)
    return conv_decline_type(c, op, op->results[0].type);
  if (!conv_operands(c, op, 0, 1, &operand))
    return false;
  if (operand->type == to)
    return conv_replace1(c, op, operand);
  return type_is(to, TY_LLVM_STRUCT) ? split_bits(c, op, operand, to)
                                     : join_parts(c, op, operand, to);
}

void handlers_complex_to_llvm(ConvTable *table) {
  conv_on(table, OP_complex_constant, lower_constant);
  conv_on(table, OP_complex_create, lower_create);
  conv_on(table, OP_complex_re, lower_part);
  conv_on(table, OP_complex_im, lower_part);
  conv_on(table, OP_complex_abs, lower_abs);
  conv_on(table, OP_complex_add, lower_add);
  conv_on(table, OP_complex_sub, lower_sub);
  conv_on(table, OP_complex_mul, lower_mul);
  conv_on(table, OP_complex_div, lower_div);
  conv_on(table, OP_complex_bitcast, lower_bitcast);
}
