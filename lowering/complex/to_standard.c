// convert-complex-to-standard: what complex computes, by arith and math on
// parts.
//
// Requires: nothing.
// Guarantees: of the complex dialect only create, re, im, constant and bitcast
//   are left.
// Invalidates: nothing.
//
// Before:
//
//   %0 = complex.add %a, %b : complex<f32>
//
// After:
//
//   %1 = complex.re %a : complex<f32>
//   %2 = complex.re %b : complex<f32>
//   %3 = arith.addf %1, %2 : f32
//   %4 = complex.im %a : complex<f32>
//   %5 = complex.im %b : complex<f32>
//   %6 = arith.addf %4, %5 : f32
//   %0 = complex.create %3, %6 : complex<f32>
//
// The formulas are MLIR's, and so is the order of the operations: numbers come
// out the same to the bit.

#include "lowering/complex/standard_int.h"
#include "lowering/complex/passes.h"

_Static_assert(!A_complex_add_fastmath && !A_complex_abs_fastmath &&
                   !A_complex_powi_fastmath && !A_complex_re_fastmath,
               "fastmath is the first slot");

Arithmetic complex_arithmetic(Conv *c, const Op *op) {
  return arithmetic_standard(c, op->slots[0]);
}

Type *complex_element(const Op *op) {
  return op_operand(op, 0)->type->as.shaped.element;
}

static Value *take_part(Conv *c, uint32_t opcode, Value *number) {
  Arithmetic plain = arithmetic_standard(c, NULL);
  return complex_build(&plain, opcode, number->type->as.shaped.element, &number,
                       1);
}

Parts complex_parts(Conv *c, const Op *op, uint32_t i) {
  Value *re = take_part(c, OP_complex_re, op_operand(op, i));
  return (Parts){re, take_part(c, OP_complex_im, op_operand(op, i))};
}

Value *complex_create(Conv *c, Type *type, Value *re, Value *im) {
  return build_value(&c->b, OP_complex_create, type, (Value *[]){re, im}, 2);
}

bool complex_replace(Conv *c, Op *op, Value *re, Value *im) {
  return conv_replace1(c, op, complex_create(c, op->results[0].type, re, im));
}

Value *complex_build(const Arithmetic *a, uint32_t opcode, Type *type,
                     Value *const *operands, uint32_t n) {
  Op *op = build_op(&a->conv->b, opcode, &type, 1, operands, n);
  op->slots[0] = a->flags;
  return op_result(op, 0);
}

// Part by part

static bool lower_partwise(Conv *c, Op *op, Computation what) {
  Arithmetic a = complex_arithmetic(c, op);
  Value *x = op_operand(op, 0), *y = op_operand(op, 1);
  Value *parts[2];
  for (uint32_t i = 0; i < 2; i++) {
    uint32_t part = i ? OP_complex_im : OP_complex_re;
    Value *of_x = take_part(c, part, x);
    parts[i] = compute(&a, what, of_x, take_part(c, part, y));
  }
  return complex_replace(c, op, parts[0], parts[1]);
}

static bool lower_add(Conv *c, Op *op) {
  return lower_partwise(c, op, COMPUTE_ADD);
}

static bool lower_sub(Conv *c, Op *op) {
  return lower_partwise(c, op, COMPUTE_SUB);
}

static bool lower_compare(Conv *c, Op *op) {
  bool equal = op_is(op, OP_complex_eq);
  int64_t predicate = equal ? E_arith_cmpf_oeq : E_arith_cmpf_une;
  Arithmetic a = arithmetic_standard(c, NULL);
  Parts x = complex_parts(c, op, 0), y = complex_parts(c, op, 1);
  Value *re = compute_cmp(&a, predicate, x.re, y.re);
  Value *im = compute_cmp(&a, predicate, x.im, y.im);
  return conv_replace1(c, op,
                       compute(&a, equal ? COMPUTE_AND : COMPUTE_OR, re, im));
}

static bool lower_neg(Conv *c, Op *op) {
  Arithmetic a = arithmetic_standard(c, NULL);
  Parts x = complex_parts(c, op, 0);
  Value *re = compute_unary(&a, OP_arith_negf, x.re);
  return complex_replace(c, op, re, compute_unary(&a, OP_arith_negf, x.im));
}

static bool lower_conj(Conv *c, Op *op) {
  Arithmetic a = arithmetic_standard(c, NULL);
  Parts x = complex_parts(c, op, 0);
  return complex_replace(c, op, x.re, compute_unary(&a, OP_arith_negf, x.im));
}

// Products and quotients

static uint32_t range_of(const Conv *c) {
  return PASS_OPTIONS(c->run, complex_to_standard)->complex_range;
}

static bool says_no_nan(const Arithmetic *a) {
  return attr_flags_value(a->flags) & E_arith_fastmath_nnan;
}

static bool lower_mul(Conv *c, Op *op) {
  Arithmetic a = complex_arithmetic(c, op);
  Parts x = complex_parts(c, op, 0), y = complex_parts(c, op, 1);
  bool fully = range_of(c) == COMPLEX_RANGE_FULL && !says_no_nan(&a);
  Parts product =
      fully ? compute_product_fully(&a, x, y) : compute_product(&a, x, y);
  return complex_replace(c, op, product.re, product.im);
}

static Parts divide(const Arithmetic *a, uint32_t range, Parts x, Parts y) {
  switch (range) {
  case COMPLEX_RANGE_IMPROVED:
  case COMPLEX_RANGE_FULL: return compute_quotient(a, x, y);
  case COMPLEX_RANGE_PROMOTED: return compute_quotient_promoted(a, x, y);
  default: return compute_quotient_by_formula(a, x, y);
  }
}

static bool lower_div(Conv *c, Op *op) {
  Arithmetic a = complex_arithmetic(c, op);
  Parts x = complex_parts(c, op, 0), y = complex_parts(c, op, 1);
  Parts quotient = divide(&a, range_of(c), x, y);
  return complex_replace(c, op, quotient.re, quotient.im);
}

// Absolute values: |x| = max * sqrt(1 + (min/max)^2), and roots of it. A ratio
// of infinities or of zeros is NaN; then the smaller part is the result. So no
// flag may say that there is no such number.

enum { FINITE = E_arith_fastmath_nnan | E_arith_fastmath_ninf };

bool complex_is_finite(const Arithmetic *a) {
  return (attr_flags_value(a->flags) & FINITE) == FINITE;
}

Arithmetic complex_with_nan_and_infinity(const Arithmetic *a) {
  int64_t flags = attr_flags_value(a->flags) & ~(int64_t)FINITE;
  Arithmetic honest = *a;
  honest.flags = attr_flags(a->conv->ctx, def_attr_arith_fastmath, flags);
  return honest;
}

static Value *multiply_root(const Arithmetic *a, Value *max, Value *square,
                            Magnitude what) {
  if (what != ABS_SQRT) {
    Value *root = compute_unary(a, OP_math_sqrt, square);
    return compute_mul(a, max, root);
  }
  Value *quarter = compute_constant(a, max->type, 0.25);
  Value *root = compute_unary(a, OP_math_sqrt, max);
  Value *fourth =
      compute_function(a, OP_math_powf, (Value *[]){square, quarter}, 2);
  return compute_mul(a, root, fourth);
}

Value *complex_magnitude(const Arithmetic *a, Parts x, Magnitude what) {
  Value *one = compute_constant(a, x.re->type, 1.0);
  Value *re = compute_abs(a, x.re), *im = compute_abs(a, x.im);
  Value *both[2] = {re, im};
  Value *max = compute_function(a, OP_arith_maximumf, both, 2);
  Value *min = compute_function(a, OP_arith_minimumf, both, 2);
  Arithmetic honest = complex_with_nan_and_infinity(a);
  Value *ratio = compute_div(&honest, min, max);
  ratio = compute_mul(&honest, ratio, ratio);
  Value *square = compute_add(&honest, ratio, one);
  if (what == ABS_RSQRT) {
    square = compute_unary(&honest, OP_math_rsqrt, square);
    min = compute_unary(&honest, OP_math_rsqrt, min);
    max = compute_unary(&honest, OP_math_rsqrt, max);
  }
  Value *result = multiply_root(&honest, max, square, what);
  Value *is_nan = compute_cmp(&honest, E_arith_cmpf_uno, result, result);
  return compute_select(a, is_nan, min, result);
}

static bool lower_abs(Conv *c, Op *op) {
  Arithmetic a = complex_arithmetic(c, op);
  Parts x = complex_parts(c, op, 0);
  return conv_replace1(c, op, complex_magnitude(&a, x, ABS));
}

static bool lower_angle(Conv *c, Op *op) {
  Arithmetic a = complex_arithmetic(c, op);
  Parts x = complex_parts(c, op, 0);
  return conv_replace1(
      c, op, compute_function(&a, OP_math_atan2, (Value *[]){x.im, x.re}, 2));
}

// x / |x|, and 0 for 0
static bool lower_sign(Conv *c, Op *op) {
  Arithmetic a = complex_arithmetic(c, op), plain = arithmetic_strict(&a);
  Value *operand = op_operand(op, 0);
  Parts x = complex_parts(c, op, 0);
  Value *zero = compute_constant(&a, x.re->type, 0.0);
  Value *re_is_zero = compute_cmp(&plain, E_arith_cmpf_oeq, x.re, zero);
  Value *im_is_zero = compute_cmp(&plain, E_arith_cmpf_oeq, x.im, zero);
  Value *is_zero = compute(&a, COMPUTE_AND, re_is_zero, im_is_zero);
  Value *abs = complex_build(&a, OP_complex_abs, x.re->type, &operand, 1);
  Value *re = compute_div(&a, x.re, abs), *im = compute_div(&a, x.im, abs);
  Value *sign = complex_create(c, operand->type, re, im);
  return conv_replace1(c, op, compute_select(&a, is_zero, operand, sign));
}

// The walk

static Legality complex_standard_legality(Conv *c, const Op *op) {
  (void)c;
  switch (op->info->opcode) {
  case OP_complex_create:
  case OP_complex_im:
  case OP_complex_re: return CONV_LEGAL;
  default: break;
  }
  uint32_t dialect = opcode_dialect(op->info->opcode);
  return dialect == DIALECT_arith || dialect == DIALECT_math ? CONV_LEGAL
                                                             : CONV_UNKNOWN;
}

static void add_handlers(ConvTable *table) {
  conv_on(table, OP_complex_abs, lower_abs);
  conv_on(table, OP_complex_angle, lower_angle);
  conv_on(table, OP_complex_add, lower_add);
  conv_on(table, OP_complex_sub, lower_sub);
  conv_on(table, OP_complex_eq, lower_compare);
  conv_on(table, OP_complex_neq, lower_compare);
  conv_on(table, OP_complex_conj, lower_conj);
  conv_on(table, OP_complex_mul, lower_mul);
  conv_on(table, OP_complex_div, lower_div);
  conv_on(table, OP_complex_neg, lower_neg);
  conv_on(table, OP_complex_sign, lower_sign);
  handlers_complex_functions(table);
  handlers_complex_roots(table);
}

bool lower_complex_to_standard(PassRun *run, Op *root) {
  Conv c = pass_conversion(run, pass_handlers(run, add_handlers));
  c.legality = complex_standard_legality;
  c.handles_illegal = true; // and none is
  return convert_run(&c, root);
}
