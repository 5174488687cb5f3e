// math-expand-ops: functions by simpler ones, and by arithmetic.
//
// Requires: nothing.
// Guarantees: of those that `ops` lists, or of all, none is left that has an
//   expansion.
// Invalidates: nothing.
//
// Before:
//
//   %0 = math.tan %a : f32
//
// After:
//
//   %1 = math.sin %a : f32
//   %2 = math.cos %a : f32
//   %0 = arith.divf %1, %2 : f32
//
// Each is right as far as its formula is: what overflows or cancels on the way
// is lost, which is why a compile expands no more than `clampf`.

#include "ir/dialects/match.h"
#include "ir/rewrite/greedy.h"
#include "lowering/lowering_int.h"

#include <math.h>

// Operations of the operands' type

static Value *unary(Rewriter *rw, uint32_t opcode, Value *a) {
  return build_unary(&rw->b, opcode, a->type, a);
}

static Value *binary(Rewriter *rw, uint32_t opcode, Value *a, Value *b) {
  return build_binary(&rw->b, opcode, a, b);
}

static Value *number(Rewriter *rw, const Value *like, double value) {
  return arith_float(&rw->b, like->type, value);
}

static Value *fma_of(Rewriter *rw, Value *a, Value *b, Value *c) {
  return build_value(&rw->b, OP_math_fma, a->type, (Value *[]){a, b, c}, 3);
}

static Value *operand(const Op *op) {
  return op_operand(op, 0);
}

// Hyperbolic functions, by exponentials

static bool expand_exponentials(Rewriter *rw, Op *op, uint32_t combine) {
  Value *x = operand(op);
  Value *up = unary(rw, OP_math_exp, x);
  Value *down = unary(rw, OP_math_exp, unary(rw, OP_arith_negf, x));
  Value *both = binary(rw, combine, up, down);
  Value *half = number(rw, x, 0.5);
  return rewrite_replace1(rw, op, binary(rw, OP_arith_mulf, both, half));
}

static bool expand_sinh(Rewriter *rw, Op *op) {
  return expand_exponentials(rw, op, OP_arith_subf);
}

static bool expand_cosh(Rewriter *rw, Op *op) {
  return expand_exponentials(rw, op, OP_arith_addf);
}

// sign(x) * (1 - exp(-2|x|)) / (1 + exp(-2|x|))
static bool expand_tanh(Rewriter *rw, Op *op) {
  Value *x = operand(op);
  Value *zero = number(rw, x, 0), *one = number(rw, x, 1);
  Value *minus_two = number(rw, x, -2);
  Value *is_negative = arith_cmpf(&rw->b, E_arith_cmpf_olt, x, zero);
  Value *sign = build_unary(&rw->b, OP_arith_uitofp, x->type, is_negative);
  sign = binary(rw, OP_arith_mulf, sign, minus_two);
  sign = binary(rw, OP_arith_addf, sign, one);
  Value *magnitude = binary(rw, OP_arith_mulf, sign, x);
  Value *power = binary(rw, OP_arith_mulf, magnitude, minus_two);
  power = unary(rw, OP_math_exp, power);
  Value *above = binary(rw, OP_arith_subf, one, power);
  Value *below = binary(rw, OP_arith_addf, one, power);
  Value *result = binary(rw, OP_arith_divf, above, below);
  return rewrite_replace1(rw, op, binary(rw, OP_arith_mulf, sign, result));
}

// log(x + sqrt(x * x + addend))
static bool expand_by_root(Rewriter *rw, Op *op, double addend) {
  Value *x = operand(op);
  Value *sum = fma_of(rw, x, x, number(rw, x, addend));
  sum = binary(rw, OP_arith_addf, x, unary(rw, OP_math_sqrt, sum));
  return rewrite_replace1(rw, op, unary(rw, OP_math_log, sum));
}

static bool expand_asinh(Rewriter *rw, Op *op) {
  return expand_by_root(rw, op, 1);
}

static bool expand_acosh(Rewriter *rw, Op *op) {
  return expand_by_root(rw, op, -1);
}

static bool expand_atanh(Rewriter *rw, Op *op) {
  Value *x = operand(op), *one = number(rw, x, 1);
  Value *above = binary(rw, OP_arith_addf, x, one);
  Value *below = binary(rw, OP_arith_addf, unary(rw, OP_arith_negf, x), one);
  Value *log = unary(rw, OP_math_log, binary(rw, OP_arith_divf, above, below));
  Value *half = number(rw, x, 0.5);
  return rewrite_replace1(rw, op, binary(rw, OP_arith_mulf, log, half));
}

// Others in a line or two

static bool expand_tan(Rewriter *rw, Op *op) {
  Value *sin = unary(rw, OP_math_sin, operand(op));
  Value *cos = unary(rw, OP_math_cos, operand(op));
  return rewrite_replace1(rw, op, binary(rw, OP_arith_divf, sin, cos));
}

static bool expand_fma(Rewriter *rw, Op *op) {
  Value *product = binary(rw, OP_arith_mulf, operand(op), op_operand(op, 1));
  return rewrite_replace1(
      rw, op, binary(rw, OP_arith_addf, product, op_operand(op, 2)));
}

static bool expand_exp2(Rewriter *rw, Op *op) {
  const double ln2 = 0.69314718055994530942;
  Value *x = operand(op);
  Value *product = binary(rw, OP_arith_mulf, x, number(rw, x, ln2));
  return rewrite_replace1(rw, op, unary(rw, OP_math_exp, product));
}

static bool expand_rsqrt(Rewriter *rw, Op *op) {
  Value *x = operand(op);
  if (!type_has_static_shape(x->type) && type_is_shaped(x->type))
    return false;
  Value *one = number(rw, x, 1), *root = unary(rw, OP_math_sqrt, x);
  return rewrite_replace1(rw, op, binary(rw, OP_arith_divf, one, root));
}

static Value *flagged(Value *value, uint32_t slot, Attr *flags) {
  value_op(value)->slots[slot] = flags;
  return value;
}

static bool expand_clampf(Rewriter *rw, Op *op) {
  Attr *flags = op_slot(op, A_math_clampf_fastmath);
  Value *low =
      flagged(binary(rw, OP_arith_minimumf, operand(op), op_operand(op, 1)),
              A_arith_minimumf_fastmath, flags);
  Value *result = flagged(binary(rw, OP_arith_maximumf, low, op_operand(op, 2)),
                          A_arith_maximumf_fastmath, flags);
  return rewrite_replace1(rw, op, result);
}

// Powers

static Value *inverse(Rewriter *rw, Value *value) {
  return binary(rw, OP_arith_divf, number(rw, value, 1), value);
}

// NULL: this exponent is nothing special.
static Value *special_power(Rewriter *rw, Value *base, double exponent) {
  if (exponent == 0)
    return number(rw, base, 1);
  if (exponent == 1)
    return base;
  if (exponent == -1)
    return inverse(rw, base);
  if (exponent == 0.5)
    return unary(rw, OP_math_sqrt, base);
  if (exponent == -0.5)
    return unary(rw, OP_math_rsqrt, base);
  if (exponent != 2 && exponent != -2 && exponent != 3)
    return NULL;
  Value *square = binary(rw, OP_arith_mulf, base, base);
  if (exponent == 3)
    return binary(rw, OP_arith_mulf, square, base);
  return exponent == 2 ? square : inverse(rw, square);
}

static bool expand_powf(Rewriter *rw, Op *op) {
  Ctx *ctx = rw->b.ctx;
  Value *base = operand(op), *exponent = op_operand(op, 1), *result = NULL;
  const Attr *known = match_float(ctx, value_constant(ctx, exponent));
  if (known)
    result = special_power(
        rw, base,
        float_to_double(known->type->as.float_kind, known->as.float_bits));
  if (!result) {
    Value *log = unary(rw, OP_math_log, base);
    Value *product = binary(rw, OP_arith_mulf, exponent, log);
    result = unary(rw, OP_math_exp, product);
  }
  return rewrite_replace1(rw, op, result);
}

// base ^ exponent by squaring; NULL for 0.
static Value *multiply_out(Rewriter *rw, Value *base, uint64_t exponent) {
  Value *result = NULL;
  while (true) {
    if (exponent & 1)
      result = result ? binary(rw, OP_arith_mulf, base, result) : base;
    exponent >>= 1;
    if (!exponent)
      return result;
    base = binary(rw, OP_arith_mulf, base, base);
  }
}

static Value *infinity(Rewriter *rw, const Value *like, bool negative) {
  return number(rw, like, negative ? -INFINITY : INFINITY);
}

// One divided by it, also where that traps or has no sign.
static Value *invert_with_zeros(Rewriter *rw, Value *one, Value *value) {
  Builder *b = &rw->b;
  Value *zero = number(rw, value, 0), *minus_zero = number(rw, value, -0.0);
  Value *up = infinity(rw, value, false), *down = infinity(rw, value, true);
  Value *is_zero = arith_cmpf(b, E_arith_cmpf_oeq, value, zero);
  Value *is_minus = arith_cmpf(b, E_arith_cmpf_oeq, value, minus_zero);
  Value *result = binary(rw, OP_arith_divf, one, value);
  result = arith_select(b, is_zero, up, result);
  return arith_select(b, is_minus, down, result);
}

static bool expand_fpowi(Rewriter *rw, Op *op) {
  Ctx *ctx = rw->b.ctx;
  Value *base = operand(op), *exponent = op_operand(op, 1);
  const Attr *known = match_int(ctx, value_constant(ctx, exponent));
  if (!known) {
    Value *real = build_unary(&rw->b, OP_arith_sitofp, base->type, exponent);
    return rewrite_replace1(rw, op, binary(rw, OP_math_powf, base, real));
  }
  Value *one = number(rw, base, 1);
  int64_t value = attr_to_i64(known);
  if (!value)
    return rewrite_replace1(rw, op, one);
  uint64_t magnitude = value < 0 ? -(uint64_t)value : (uint64_t)value;
  Value *result = multiply_out(rw, base, magnitude);
  if (value < 0)
    result = invert_with_zeros(rw, one, result);
  return rewrite_replace1(rw, op, result);
}

// Roundings

static Type *like(Builder *b, Type *type, Type *element) {
  return type_is_shaped(type) ? type_with_element(b->ctx, type, element)
                              : element;
}

// Towards zero, of what fits an i64; the sign of -0 has to be put back.
static Value *truncate(Rewriter *rw, Value *x) {
  Type *i64 = like(&rw->b, x->type, rw->b.ctx->i64);
  Value *whole = build_unary(&rw->b, OP_arith_fptosi, i64, x);
  Value *back = build_unary(&rw->b, OP_arith_sitofp, x->type, whole);
  return binary(rw, OP_math_copysign, back, x);
}

static bool expand_ceil(Rewriter *rw, Op *op) {
  Value *x = operand(op), *whole = truncate(rw, x);
  Value *zero = number(rw, x, 0), *one = number(rw, x, 1);
  Value *is_below = arith_cmpf(&rw->b, E_arith_cmpf_ogt, x, whole);
  Value *step = arith_select(&rw->b, is_below, one, zero);
  return rewrite_replace1(rw, op, binary(rw, OP_arith_addf, whole, step));
}

// The fields of a float, as integers of its width.
typedef struct Fields {
  Type *type;         // of the integers
  uint32_t bits;      // of the float
  uint32_t fraction;  // bits of it, without those of sign and exponent
  Value *offset;      // of the fraction's end
  Value *bias, *mask; // of the exponent
} Fields;

static Value *exponent_of(Rewriter *rw, const Fields *f, Value *bits) {
  Value *shifted = binary(rw, OP_arith_shrui, bits, f->offset);
  Value *biased = binary(rw, OP_arith_andi, shifted, f->mask);
  return binary(rw, OP_arith_subi, biased, f->bias);
}

// Away from zero at halves. What has no fraction, or is not finite, has an
// exponent of 23 or more, and stays.
static bool expand_round(Rewriter *rw, Op *op) {
  Value *x = operand(op);
  if (!type_is_float_of(type_element_or_self(x->type), FLOAT_F32))
    return false;
  Builder *b = &rw->b;
  Type *i32 = like(b, x->type, b->ctx->i32);
  Value *half = number(rw, x, 0.5);
  Fields f = {.offset = arith_int(b, i32, 23),
              .bias = arith_int(b, i32, 127),
              .mask = arith_int(b, i32, 255)};
  Value *step = binary(rw, OP_math_copysign, half, x);
  Value *rounded = truncate(rw, binary(rw, OP_arith_addf, x, step));
  Value *bits = build_unary(b, OP_arith_bitcast, i32, x);
  Value *exponent = exponent_of(rw, &f, bits);
  Value *is_whole = arith_cmpi(b, E_arith_cmpi_sge, exponent, f.offset);
  return rewrite_replace1(rw, op, arith_select(b, is_whole, x, rounded));
}

static Value *shift_safely(Rewriter *rw, Value *value, Value *amount,
                           Value *zero, Value *most) {
  amount = binary(rw, OP_arith_maxsi, amount, zero);
  amount = binary(rw, OP_arith_minsi, amount, most);
  return binary(rw, OP_arith_shrui, value, amount);
}

// By math.round, and one less where that went from a half to an odd number.
static bool expand_roundeven(Rewriter *rw, Op *op) {
  Builder *b = &rw->b;
  Value *x = operand(op);
  Type *element = type_element_or_self(x->type);
  const FloatFormat *format = float_format(element->as.float_kind);
  uint32_t width = format->bits, fraction = format->precision - 1;
  uint32_t exponent_bits = width - fraction - 1;
  if (width > 64)
    return false;
  Type *type = like(b, x->type, type_int(b->ctx, width));
#define INT(value) arith_int(b, type, (int64_t)(value))
  Value *unit = number(rw, x, 1), *zero = INT(0), *one = INT(1);
  Value *minus_one = INT(-1), *offset = INT(fraction), *most = INT(width - 1);
  Value *bias = INT((UINT64_C(1) << (exponent_bits - 1)) - 1);
  Value *leading = INT(UINT64_C(1) << (fraction - 1));
  Value *mask = INT((UINT64_C(1) << fraction) - 1);
  Value *exponent_mask = INT((UINT64_C(1) << exponent_bits) - 1);
#undef INT
  Fields f = {.offset = offset, .bias = bias, .mask = exponent_mask};
  Value *bits = build_unary(b, OP_arith_bitcast, type, x);
  Value *round = unary(rw, OP_math_round, x);
  Value *round_bits = build_unary(b, OP_arith_bitcast, type, round);
  Value *exponent = exponent_of(rw, &f, bits);
  Value *round_exponent = exponent_of(rw, &f, round_bits);
  // Odd: the bit of 1 is set; 1 itself has it in front of the fraction.
  Value *is_unit = arith_cmpi(b, E_arith_cmpi_eq, round_exponent, zero);
  Value *below = binary(rw, OP_arith_subi, round_exponent, one);
  Value *rest = binary(rw, OP_arith_andi, round_bits,
                       shift_safely(rw, mask, below, zero, most));
  Value *is_odd = arith_cmpi(b, E_arith_cmpi_ne, rest, zero);
  is_odd = binary(rw, OP_arith_ori, is_odd, is_unit);
  // A half: of what is behind the point only the first bit is set; of 0.5
  // itself it is in front of the fraction.
  Value *is_below_one = arith_cmpi(b, E_arith_cmpi_eq, exponent, minus_one);
  Value *half = shift_safely(rw, leading, exponent, zero, most);
  half = arith_select(b, is_below_one, zero, half);
  rest = binary(rw, OP_arith_andi, bits,
                shift_safely(rw, mask, exponent, zero, most));
  Value *is_half = arith_cmpi(b, E_arith_cmpi_eq, rest, half);
  Value *is_not_less = arith_cmpi(b, E_arith_cmpi_sge, exponent, minus_one);
  Value *has_fraction = arith_cmpi(b, E_arith_cmpi_slt, exponent, offset);
  is_half = binary(rw, OP_arith_andi, is_half, has_fraction);
  is_half = binary(rw, OP_arith_andi, is_half, is_not_less);
  Value *sign = binary(rw, OP_math_copysign, unit, x);
  Value *other = binary(rw, OP_arith_subf, round, sign);
  Value *is_wrong = binary(rw, OP_arith_andi, is_odd, is_half);
  Value *result = arith_select(b, is_wrong, other, round);
  result = binary(rw, OP_math_copysign, result, x);
  return rewrite_replace1(rw, op, result);
}

// Leading zeros: half of the bits at a time, if they are zero, are counted and
// shifted out.
static bool expand_ctlz(Rewriter *rw, Op *op) {
  Builder *b = &rw->b;
  Value *x = operand(op), *rest = x;
  Type *element = type_element_or_self(x->type);
  if (!type_is(element, TY_INTEGER) || type_number_width(element) > 64)
    return false;
  uint32_t width = type_number_width(element);
  uint64_t ones = ~UINT64_C(0) >> (64 - width);
  Value *count = arith_int(b, x->type, 0);
  for (uint32_t bits = width; bits > 1; bits /= 2) {
    Value *half = arith_int(b, x->type, bits / 2);
    Value *mask = arith_int(b, x->type, (int64_t)(ones >> bits / 2));
    Value *is_zero = arith_cmpi(b, E_arith_cmpi_ule, rest, mask);
    Value *more = binary(rw, OP_arith_addi, count, half);
    Value *shifted = binary(rw, OP_arith_shli, rest, half);
    rest = arith_select(b, is_zero, shifted, rest);
    count = arith_select(b, is_zero, more, count);
  }
  Value *zero = arith_int(b, x->type, 0);
  Value *is_zero = arith_cmpi(b, E_arith_cmpi_eq, x, zero);
  Value *all = arith_int(b, x->type, width);
  return rewrite_replace1(rw, op, arith_select(b, is_zero, all, count));
}

static const Pattern expansions[] = {
    {OP_math_ctlz, 1, expand_ctlz, "ctlz"},
    {OP_math_sinh, 1, expand_sinh, "sinh"},
    {OP_math_cosh, 1, expand_cosh, "cosh"},
    {OP_math_tan, 1, expand_tan, "tan"},
    {OP_math_tanh, 1, expand_tanh, "tanh"},
    {OP_math_asinh, 1, expand_asinh, "asinh"},
    {OP_math_acosh, 1, expand_acosh, "acosh"},
    {OP_math_atanh, 1, expand_atanh, "atanh"},
    {OP_math_fma, 1, expand_fma, "fma"},
    {OP_math_ceil, 1, expand_ceil, "ceil"},
    {OP_math_exp2, 1, expand_exp2, "exp2"},
    {OP_math_powf, 1, expand_powf, "powf"},
    {OP_math_fpowi, 1, expand_fpowi, "fpowi"},
    {OP_math_round, 1, expand_round, "round"},
    {OP_math_roundeven, 1, expand_roundeven, "roundeven"},
    {OP_math_rsqrt, 1, expand_rsqrt, "rsqrt"},
    {OP_math_clampf, 1, expand_clampf, "clampf"},
    {0},
};

// Those of the operations that the option names; all when it names none.
static void add_wanted(PatternSet *set, const PassRun *run) {
  const StrList *ops = &PASS_OPTIONS(run, math_expand_ops)->ops;
  for (const Pattern *p = expansions; p->name; p++)
    if (!ops->size || str_list_has(ops, str_from(p->name)))
      pattern_set_add(set, (Pattern[]){*p, {0}});
}

bool lower_math_expand_ops(PassRun *run, Op *root) {
  const PatternSet *wanted = pass_patterns(run, add_wanted);
  if (PASS_OPTIONS(run, math_expand_ops)->no_folds)
    return pass_walk(run, root, wanted, NULL);
  return pass_greedy_alone(run, root, wanted);
}
