// convert-math-to-llvm: math to LLVM, as far as LLVM has it.
//
// Requires: nothing.
// Guarantees: functions that LLVM has an intrinsic for are gone, and what is
//   made of them in a line or two: expm1, log1p, rsqrt. Left are those of libm
//   (convert-math-to-libm), `ipowi` (convert-math-to-funcs) and `clampf`
//   (math-expand-ops).
// Invalidates: nothing.
//
// Before:
//
//   %0 = math.exp %a fastmath<afn> : f32
//   %1 = math.rsqrt %0 : f32
//
// After:
//
//   %0 = llvm.intr.exp(%a) {fastmathFlags = #llvm.fastmath<afn>} : (f32) -> f32
//   %2 = llvm.mlir.constant(1.000000e+00 : f32) : f32
//   %3 = llvm.intr.sqrt(%0) : (f32) -> f32
//   %1 = llvm.fdiv %2, %3 : f32
//
// n-D vectors are taken row by row (vector_rows.c).

#include "lowering/to_llvm/to_llvm.h"
#include "lowering/to_llvm/passes.h"

// clang-format off
#define AT(token) opcode_index(OP_math_##token)
static const uint32_t plain[] = {
    [AT(absf)] = OP_llvm_intr_fabs,   [AT(acos)] = OP_llvm_intr_acos,
    [AT(asin)] = OP_llvm_intr_asin,   [AT(atan)] = OP_llvm_intr_atan,
    [AT(atan2)] = OP_llvm_intr_atan2, [AT(ceil)] = OP_llvm_intr_ceil,
    [AT(copysign)] = OP_llvm_intr_copysign,
    [AT(cos)] = OP_llvm_intr_cos,     [AT(cosh)] = OP_llvm_intr_cosh,
    [AT(exp)] = OP_llvm_intr_exp,     [AT(exp2)] = OP_llvm_intr_exp2,
    [AT(floor)] = OP_llvm_intr_floor, [AT(fma)] = OP_llvm_intr_fma,
    [AT(log)] = OP_llvm_intr_log,     [AT(log10)] = OP_llvm_intr_log10,
    [AT(log2)] = OP_llvm_intr_log2,   [AT(powf)] = OP_llvm_intr_pow,
    [AT(round)] = OP_llvm_intr_round, [AT(roundeven)] = OP_llvm_intr_roundeven,
    [AT(sin)] = OP_llvm_intr_sin,     [AT(sinh)] = OP_llvm_intr_sinh,
    [AT(sqrt)] = OP_llvm_intr_sqrt,   [AT(tan)] = OP_llvm_intr_tan,
    [AT(tanh)] = OP_llvm_intr_tanh,   [AT(trunc)] = OP_llvm_intr_trunc,
};
#undef AT
// clang-format on

// ORDER of slots: the flags are the only one, here and there.
_Static_assert(!A_math_exp_fastmath && !A_math_fma_fastmath &&
                   !A_math_fpowi_fastmath && !A_math_sincos_fastmath &&
                   !A_llvm_intr_exp_fastmathFlags &&
                   !A_llvm_intr_fma_fastmathFlags &&
                   !A_llvm_intr_powi_fastmathFlags &&
                   !A_llvm_intr_sincos_fastmathFlags &&
                   !A_llvm_fadd_fastmathFlags,
               "flags are the first slot");

static bool decline_type(Conv *c, Op *op, Type *type) {
  return conv_decline(c, op, "LLVM IR does not compute with '%s'",
                      type_str(c->ctx, type_element_or_self(type)));
}

// Tensors, and floats that LLVM has as integers only.
static bool is_for_llvm(Type *type) {
  Type *element = type_element_or_self(type);
  return (element == type || type_is(type, TY_VECTOR)) &&
         (!type_is(element, TY_FLOAT) ||
          (element->as.float_kind >= FLOAT_BF16 &&
           element->as.float_kind != FLOAT_TF32));
}

static bool lower_rowwise(Conv *c, Op *op, RowFn *row) {
  Value *operands[3], *results[2];
  Type *types[2];
  if (!is_for_llvm(op_operand(op, 0)->type))
    return decline_type(c, op, op_operand(op, 0)->type);
  if (!start_rowwise(c, op, operands, types))
    return false;
  vector_unroll(c, op, types, operands, op->noperands, row, results);
  return conv_replace(c, op, results);
}

// An operation with the flags of `op`, and with its discardable attributes.
static Value *flagged(Conv *c, Op *op, uint32_t opcode, Type *type,
                      Value *const *operands, uint32_t n) {
  Op *made = llvm_op(c, opcode, type, operands, n);
  made->slots[0] = llvm_fastmath(c, op->slots[0]);
  conv_carry_attrs(c, made, op);
  return op_result(made, 0);
}

static void make_plain(Conv *c, Op *op, Type *const *types,
                       Value *const *operands, Value **results) {
  results[0] = flagged(c, op, plain[opcode_index(op->info->opcode)], types[0],
                       operands, op->noperands);
}

static bool lower_plain(Conv *c, Op *op) {
  return lower_rowwise(c, op, make_plain);
}

// From others

static Value *one_of(Conv *c, Type *type) {
  Type *element = type_element_or_self(type);
  uint64_t bits[2];
  float_from_double(bits, element->as.float_kind, 1.0);
  Attr *one = attr_float(c->ctx, element, bits);
  return llvm_const(c, type,
                    type == element ? one : dense_splat(c->ctx, type, one));
}

static Value *binary(Conv *c, Op *op, uint32_t opcode, Value *x, Value *y) {
  return flagged(c, op, opcode, x->type, (Value *[]){x, y}, 2);
}

static bool is_approximate(const Op *op) {
  return attr_flags_value(op->slots[0]) & E_arith_fastmath_afn;
}

// Of 1 + x, rounded to u, log(u) * x / (u - 1) is near log(1 + x) (Kahan); so
// are exp(x) - 1 and (u - 1) * x / log(u) where u is exp(x). Where nothing of x
// is left in u both are x, with the sign of zero; far from 0 nothing is lost.
// MLIR has `far` everywhere.
static Value *near_zero(Conv *c, Op *op, Value *x, Value *u, Value *near,
                        Value *far) {
  Value *one = one_of(c, x->type);
  Value *magnitude = flagged(c, op, OP_llvm_intr_fabs, x->type, &x, 1);
  Value *is_one = llvm_fcmp(c, E_arith_cmpf_oeq, u, one);
  Value *is_near = llvm_fcmp(c, E_arith_cmpf_olt, magnitude, one);
  near = llvm_select(c, is_one, x, near);
  return llvm_select(c, is_near, near, far);
}

static void make_expm1(Conv *c, Op *op, Type *const *types,
                       Value *const *operands, Value **results) {
  Value *one = one_of(c, types[0]), *x = operands[0];
  Value *exp = flagged(c, op, OP_llvm_intr_exp, types[0], operands, 1);
  Value *less = binary(c, op, OP_llvm_fsub, exp, one);
  results[0] = less;
  if (is_approximate(op))
    return;
  Value *log = flagged(c, op, OP_llvm_intr_log, types[0], &exp, 1);
  Value *ratio = binary(c, op, OP_llvm_fdiv, x, log);
  Value *near = binary(c, op, OP_llvm_fmul, less, ratio);
  results[0] = near_zero(c, op, x, exp, near, less);
}

static bool lower_expm1(Conv *c, Op *op) {
  return lower_rowwise(c, op, make_expm1);
}

static void make_log1p(Conv *c, Op *op, Type *const *types,
                       Value *const *operands, Value **results) {
  Value *one = one_of(c, types[0]), *x = operands[0];
  Value *sum = binary(c, op, OP_llvm_fadd, one, x);
  Value *log = flagged(c, op, OP_llvm_intr_log, types[0], &sum, 1);
  results[0] = log;
  if (is_approximate(op))
    return;
  Value *less = binary(c, op, OP_llvm_fsub, sum, one);
  Value *ratio = binary(c, op, OP_llvm_fdiv, x, less);
  Value *near = binary(c, op, OP_llvm_fmul, log, ratio);
  results[0] = near_zero(c, op, x, sum, near, log);
}

static bool lower_log1p(Conv *c, Op *op) {
  if (!PASS_OPTIONS(c->run, math_to_llvm)->approximate_log1p)
    return conv_decline(c, op, "it is to be exact");
  return lower_rowwise(c, op, make_log1p);
}

static void make_rsqrt(Conv *c, Op *op, Type *const *types,
                       Value *const *operands, Value **results) {
  Value *one = one_of(c, types[0]);
  Value *root = flagged(c, op, OP_llvm_intr_sqrt, types[0], operands, 1);
  results[0] =
      flagged(c, op, OP_llvm_fdiv, types[0], (Value *[]){one, root}, 2);
}

static bool lower_rsqrt(Conv *c, Op *op) {
  return lower_rowwise(c, op, make_rsqrt);
}

static void make_sincos(Conv *c, Op *op, Type *const *types,
                        Value *const *operands, Value **results) {
  Type *pair = type_llvm_struct(c->ctx, types, 2, false);
  Value *both = flagged(c, op, OP_llvm_intr_sincos, pair, operands, 1);
  results[0] = llvm_extract(c, both, 0);
  results[1] = llvm_extract(c, both, 1);
}

static bool lower_sincos(Conv *c, Op *op) {
  return lower_rowwise(c, op, make_sincos);
}

// Powers by integers: LLVM wants one exponent, so lanes are taken one by one
// where there are several.

static Value *power(Conv *c, Op *op, Value *base, Value *exponent) {
  return flagged(c, op, OP_llvm_intr_powi, base->type,
                 (Value *[]){base, exponent}, 2);
}

static Value *lane_of(Conv *c, Value *vector, Value *at) {
  Op *op = llvm_op(c, OP_llvm_extractelement, vector->type->as.shaped.element,
                   (Value *[]){vector, at}, 2);
  return op_result(op, 0);
}

static void make_fpowi(Conv *c, Op *op, Type *const *types,
                       Value *const *operands, Value **results) {
  if (!type_is(types[0], TY_VECTOR)) {
    results[0] = power(c, op, operands[0], operands[1]);
    return;
  }
  Value *result = llvm_poison(c, types[0]);
  for (int64_t i = 0; i < types[0]->as.shaped.shape[0]; i++) {
    Value *at = llvm_int(c, c->ctx->i64, i);
    Value *base = lane_of(c, operands[0], at);
    Value *exponent = lane_of(c, operands[1], at);
    Value *lane = power(c, op, base, exponent);
    Op *put = llvm_op(c, OP_llvm_insertelement, types[0],
                      (Value *[]){result, lane, at}, 3);
    result = op_result(put, 0);
  }
  results[0] = result;
}

static bool lower_fpowi(Conv *c, Op *op) {
  if (type_is_scalable(op_operand(op, 0)->type))
    return conv_decline(c, op, "LLVM takes one exponent for all elements");
  return lower_rowwise(c, op, make_fpowi);
}

// Classes, by the bits of llvm.is.fpclass.

enum {
  CLASS_NAN = 0x003,
  CLASS_INFINITE = 0x204,
  CLASS_NORMAL = 0x108,
  CLASS_FINITE = 0x1F8,
};

static int32_t classes_of(const Op *op) {
  switch (op->info->opcode) {
  case OP_math_isnan: return CLASS_NAN;
  case OP_math_isinf: return CLASS_INFINITE;
  case OP_math_isnormal: return CLASS_NORMAL;
  default: return CLASS_FINITE;
  }
}

static void make_class(Conv *c, Op *op, Type *const *types,
                       Value *const *operands, Value **results) {
  Op *made = llvm_op(c, OP_llvm_intr_is_fpclass, types[0], operands, 1);
  made->slots[A_llvm_intr_is_fpclass_bit] = attr_i32(c->ctx, classes_of(op));
  results[0] = op_result(made, 0);
}

static bool lower_class(Conv *c, Op *op) {
  return lower_rowwise(c, op, make_class);
}

// Integers

// ORDER of slots: what may be poison is the only one.
_Static_assert(!A_llvm_intr_abs_is_int_min_poison &&
                   !A_llvm_intr_ctlz_is_zero_poison &&
                   !A_llvm_intr_cttz_is_zero_poison,
               "it is the first slot");

static void make_integer(Conv *c, Op *op, Type *const *types,
                         Value *const *operands, Value **results) {
  bool is_ctpop = op_is(op, OP_math_ctpop);
  uint32_t opcode = is_ctpop                  ? OP_llvm_intr_ctpop
                    : op_is(op, OP_math_absi) ? OP_llvm_intr_abs
                    : op_is(op, OP_math_ctlz) ? OP_llvm_intr_ctlz
                                              : OP_llvm_intr_cttz;
  Op *made = llvm_op(c, opcode, types[0], operands, 1);
  if (!is_ctpop)
    made->slots[0] = attr_bool(c->ctx, false);
  if (is_ctpop)
    conv_carry_attrs(c, made, op);
  results[0] = op_result(made, 0);
}

static bool lower_integer(Conv *c, Op *op) {
  return lower_rowwise(c, op, make_integer);
}

void handlers_math_to_llvm(ConvTable *table) {
  for (uint32_t i = 0; i < ARRAY_SIZE(plain); i++)
    if (plain[i])
      conv_on(table, OPCODE(DIALECT_math, i), lower_plain);
  conv_on(table, OP_math_expm1, lower_expm1);
  conv_on(table, OP_math_log1p, lower_log1p);
  conv_on(table, OP_math_rsqrt, lower_rsqrt);
  conv_on(table, OP_math_sincos, lower_sincos);
  conv_on(table, OP_math_fpowi, lower_fpowi);
  conv_on(table, OP_math_isfinite, lower_class);
  conv_on(table, OP_math_isinf, lower_class);
  conv_on(table, OP_math_isnan, lower_class);
  conv_on(table, OP_math_isnormal, lower_class);
  conv_on(table, OP_math_absi, lower_integer);
  conv_on(table, OP_math_ctlz, lower_integer);
  conv_on(table, OP_math_ctpop, lower_integer);
  conv_on(table, OP_math_cttz, lower_integer);
}
