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
// Each is the function that it stands for: of zeros of either sign, negative
// numbers, infinities and NaNs, and wherever the result is a number. Powers lose
// digits with the size of the logarithm of the result, and products of `fma` are
// rounded, which is why a compile expands no more than `clampf`.

#include "ir/dialects/match.h"
#include "ir/rewrite/greedy.h"
#include "ir/build/arith.h"
#include "lowering/math/passes.h"
#include "lowering/pass/pass.h"

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

// log(2), to the precision of the type; a double has too little for f128.
static Value *log_of_two(Rewriter *rw, const Value *like) {
  static const char digits[] = "0.693147180559945309417232121458176568";
  Type *type = type_element_or_self(like->type);
  uint64_t bits[2] = {0};
  float_parse(bits, type->as.float_kind, false, digits, sizeof digits - 1);
  return arith_splat(&rw->b, like->type, attr_float(rw->b.ctx, type, bits));
}

static Value *operand(const Op *op) {
  return op_operand(op, 0);
}

static Value *absolute(Rewriter *rw, Value *x) {
  return unary(rw, OP_math_absf, x);
}

// By its magnitude: of an odd function, or of what keeps the sign of zero.
static bool replace_with_sign(Rewriter *rw, Op *op, Value *magnitude,
                              Value *sign) {
  return rewrite_replace1(rw, op,
                          binary(rw, OP_math_copysign, magnitude, sign));
}

static uint32_t precision_of(const Value *x) {
  const Type *element = type_element_or_self(x->type);
  return (uint32_t)float_format(element->as.float_kind)->precision;
}

// Hyperbolic functions, by exponentials. MLIR's formulas lose the sign of zero
// and what is near it, and overflow before the result does.

// exp(x) / 2, up to where that overflows, and exp(-x) / 2.
typedef struct Halves {
  Value *up, *down;
} Halves;

static Halves half_exponentials(Rewriter *rw, Value *x) {
  Value *half = number(rw, x, 0.5);
  Value *root = unary(rw, OP_math_exp, binary(rw, OP_arith_mulf, x, half));
  Value *up = binary(rw, OP_arith_mulf, root, half);
  Value *down = binary(rw, OP_arith_divf, half, root);
  return (Halves){binary(rw, OP_arith_mulf, up, root),
                  binary(rw, OP_arith_divf, down, root)};
}

// Up to 1 by p = exp(x) - 1: (p + p / (p + 1)) / 2
static bool expand_sinh(Rewriter *rw, Op *op) {
  Value *x = operand(op), *magnitude = absolute(rw, x);
  Value *one = number(rw, x, 1), *half = number(rw, x, 0.5);
  Halves halves = half_exponentials(rw, magnitude);
  Value *large = binary(rw, OP_arith_subf, halves.up, halves.down);
  Value *power = unary(rw, OP_math_expm1, magnitude);
  Value *quotient =
      binary(rw, OP_arith_divf, power, binary(rw, OP_arith_addf, power, one));
  Value *small = binary(rw, OP_arith_addf, power, quotient);
  small = binary(rw, OP_arith_mulf, small, half);
  Value *is_large = arith_cmpf(&rw->b, E_arith_cmpf_ogt, magnitude, one);
  return replace_with_sign(rw, op, arith_select(&rw->b, is_large, large, small),
                           x);
}

static bool expand_cosh(Rewriter *rw, Op *op) {
  Halves halves = half_exponentials(rw, operand(op));
  return rewrite_replace1(rw, op,
                          binary(rw, OP_arith_addf, halves.up, halves.down));
}

// p / (p + 2) with p = exp(-2|x|) - 1
static bool expand_tanh(Rewriter *rw, Op *op) {
  Value *x = operand(op), *magnitude = absolute(rw, x);
  Value *twice = binary(rw, OP_arith_mulf, magnitude, number(rw, x, -2));
  Value *power = unary(rw, OP_math_expm1, twice);
  Value *below = binary(rw, OP_arith_addf, power, number(rw, x, 2));
  return replace_with_sign(rw, op, binary(rw, OP_arith_divf, power, below), x);
}

// The inverse of one of a large number is the logarithm of twice as much, whose
// square would overflow.
static Value *log_of_twice(Rewriter *rw, Value *x, Value *otherwise) {
  Value *limit = number(rw, x, ldexp(1, (int)precision_of(x) / 2 + 1));
  Value *log = unary(rw, OP_math_log, x);
  log = binary(rw, OP_arith_addf, log, log_of_two(rw, x));
  Value *is_large = arith_cmpf(&rw->b, E_arith_cmpf_ogt, x, limit);
  return arith_select(&rw->b, is_large, log, otherwise);
}

// log(1 + a + a^2 / (1 + sqrt(a^2 + 1))) with a = |x|
static bool expand_asinh(Rewriter *rw, Op *op) {
  Value *x = operand(op), *magnitude = absolute(rw, x);
  Value *one = number(rw, x, 1);
  Value *square = binary(rw, OP_arith_mulf, magnitude, magnitude);
  Value *root = unary(rw, OP_math_sqrt, binary(rw, OP_arith_addf, square, one));
  Value *more =
      binary(rw, OP_arith_divf, square, binary(rw, OP_arith_addf, root, one));
  Value *log =
      unary(rw, OP_math_log1p, binary(rw, OP_arith_addf, magnitude, more));
  return replace_with_sign(rw, op, log_of_twice(rw, magnitude, log), x);
}

// log(1 + t + sqrt(t) * sqrt(t + 2)) with t = x - 1, which is NaN below 1.
static bool expand_acosh(Rewriter *rw, Op *op) {
  Value *x = operand(op);
  Value *less = binary(rw, OP_arith_subf, x, number(rw, x, 1));
  Value *more = binary(rw, OP_arith_addf, less, number(rw, x, 2));
  Value *root_of_less = unary(rw, OP_math_sqrt, less);
  Value *root_of_more = unary(rw, OP_math_sqrt, more);
  Value *root = binary(rw, OP_arith_mulf, root_of_less, root_of_more);
  Value *log = unary(rw, OP_math_log1p, binary(rw, OP_arith_addf, less, root));
  return rewrite_replace1(rw, op, log_of_twice(rw, x, log));
}

// log(1 + 2a / (1 - a)) / 2 with a = |x|
static bool expand_atanh(Rewriter *rw, Op *op) {
  Value *x = operand(op), *magnitude = absolute(rw, x);
  Value *twice = binary(rw, OP_arith_addf, magnitude, magnitude);
  Value *below = binary(rw, OP_arith_subf, number(rw, x, 1), magnitude);
  Value *log =
      unary(rw, OP_math_log1p, binary(rw, OP_arith_divf, twice, below));
  return replace_with_sign(
      rw, op, binary(rw, OP_arith_mulf, log, number(rw, x, 0.5)), x);
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
  Value *x = operand(op);
  Value *product = binary(rw, OP_arith_mulf, x, log_of_two(rw, x));
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

// Powers. MLIR has exp(y * log(x)), which is NaN for negative x.

static Value *inverse(Rewriter *rw, Value *value) {
  return binary(rw, OP_arith_divf, number(rw, value, 1), value);
}

static Value *infinity(Rewriter *rw, const Value *like, bool negative) {
  return number(rw, like, negative ? -INFINITY : INFINITY);
}

static Value *equals(Rewriter *rw, Value *x, Value *y) {
  return arith_cmpf(&rw->b, E_arith_cmpf_oeq, x, y);
}

// By a root of x + 0, which has no -0; that of -infinity is given.
static Value *power_by_root(Rewriter *rw, uint32_t root, Value *base,
                            Value *of_infinity) {
  Value *is_infinite = equals(rw, base, infinity(rw, base, true));
  Value *positive = binary(rw, OP_arith_addf, base, number(rw, base, 0));
  return arith_select(&rw->b, is_infinite, of_infinity,
                      unary(rw, root, positive));
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
    return power_by_root(rw, OP_math_sqrt, base, infinity(rw, base, false));
  if (exponent == -0.5)
    return power_by_root(rw, OP_math_rsqrt, base, number(rw, base, 0));
  if (exponent == -2) // of which the square may overflow
    base = inverse(rw, base);
  if (exponent != 2 && exponent != -2 && exponent != 3)
    return NULL;
  Value *square = binary(rw, OP_arith_mulf, base, base);
  return exponent == 3 ? binary(rw, OP_arith_mulf, square, base) : square;
}

static Value *is_whole(Rewriter *rw, Value *x) {
  return equals(rw, unary(rw, OP_math_trunc, x), x);
}

static Value *negation(Rewriter *rw, Value *truth) {
  return binary(rw, OP_arith_xori, truth, arith_int(&rw->b, truth->type, 1));
}

static Value *both(Rewriter *rw, Value *x, Value *y) {
  return binary(rw, OP_arith_andi, x, y);
}

// |x|^y has the sign of x where y is odd, is NaN where x is negative and finite
// and y no whole number; and 1^y and x^0 are 1, NaN or not.
static Value *general_power(Rewriter *rw, Value *base, Value *exponent) {
  Builder *b = &rw->b;
  Value *zero = number(rw, base, 0), *one = number(rw, base, 1);
  Value *magnitude = absolute(rw, base);
  Value *log = unary(rw, OP_math_log, magnitude);
  Value *result =
      unary(rw, OP_math_exp, binary(rw, OP_arith_mulf, exponent, log));
  Value *is_one = equals(rw, magnitude, one);
  Value *is_zeroth = equals(rw, exponent, zero);
  is_one = binary(rw, OP_arith_ori, is_one, is_zeroth);
  result = arith_select(b, is_one, one, result);
  Value *whole = is_whole(rw, exponent);
  Value *half = binary(rw, OP_arith_mulf, exponent, number(rw, base, 0.5));
  Value *is_odd = both(rw, whole, negation(rw, is_whole(rw, half)));
  Value *with_sign = binary(rw, OP_math_copysign, result, base);
  result = arith_select(b, is_odd, with_sign, result);
  Value *is_negative = arith_cmpf(b, E_arith_cmpf_olt, base, zero);
  Value *is_finite =
      arith_cmpf(b, E_arith_cmpf_one, base, infinity(rw, base, true));
  Value *is_below = both(rw, is_negative, is_finite);
  Value *has_none = both(rw, is_below, negation(rw, whole));
  // x^0 is whole, and of negative x too.
  return arith_select(b, has_none, number(rw, base, NAN), result);
}

static bool expand_powf(Rewriter *rw, Op *op) {
  Ctx *ctx = rw->b.ctx;
  Value *base = operand(op), *exponent = op_operand(op, 1), *result = NULL;
  const Attr *known = match_float(ctx, value_constant(ctx, exponent));
  double value =
      known ? float_to_double(known->type->as.float_kind, known->as.float_bits)
            : NAN;
  // The least numbers of f80 and f128 are zero as doubles.
  if (known && attr_double(ctx, known->type, value) == known)
    result = special_power(rw, base, value);
  if (!result)
    result = general_power(rw, base, exponent);
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

// Of an exponent that may be too large for a float to tell odd from even.
static Value *power_of_integer(Rewriter *rw, Value *base, Value *exponent) {
  Builder *b = &rw->b;
  Type *type = exponent->type;
  Value *real = build_unary(b, OP_arith_sitofp, base->type, exponent);
  Value *power = binary(rw, OP_math_powf, absolute(rw, base), real);
  Value *last = binary(rw, OP_arith_andi, exponent, arith_int(b, type, 1));
  Value *is_odd = arith_cmpi(b, E_arith_cmpi_ne, last, arith_int(b, type, 0));
  Value *with_sign = binary(rw, OP_math_copysign, power, base);
  return arith_select(b, is_odd, with_sign, power);
}

static bool expand_fpowi(Rewriter *rw, Op *op) {
  Ctx *ctx = rw->b.ctx;
  Value *base = operand(op), *exponent = op_operand(op, 1);
  const Attr *known = match_int(ctx, value_constant(ctx, exponent));
  if (!known || type_number_width(known->type) > 64)
    return rewrite_replace1(rw, op, power_of_integer(rw, base, exponent));
  int64_t value = attr_to_i64(known);
  if (!value)
    return rewrite_replace1(rw, op, number(rw, base, 1));
  uint64_t magnitude = value < 0 ? -(uint64_t)value : (uint64_t)value;
  Value *result = multiply_out(rw, base, magnitude);
  return rewrite_replace1(rw, op, value < 0 ? inverse(rw, result) : result);
}

// Roundings

static Type *like(Builder *b, Type *type, Type *element) {
  return type_is_shaped(type) ? type_with_element(b->ctx, type, element)
                              : element;
}

// What numbers with a fraction fit in.
static Type *integer_for(Rewriter *rw, const Value *x) {
  uint32_t width = precision_of(x) <= 64 ? 64 : 128;
  return like(&rw->b, x->type, type_int(rw->b.ctx, width));
}

// Towards zero, of what fits; the sign of -0 has to be put back.
static Value *truncate(Rewriter *rw, Value *x) {
  Value *whole = build_unary(&rw->b, OP_arith_fptosi, integer_for(rw, x), x);
  Value *back = build_unary(&rw->b, OP_arith_sitofp, x->type, whole);
  return binary(rw, OP_math_copysign, back, x);
}

// Numbers without a fraction, infinities and NaNs stay, which may not fit the
// integer that others are rounded by.
static bool replace_if_fraction(Rewriter *rw, Op *op, Value *rounded) {
  Value *x = operand(op);
  Value *limit = number(rw, x, ldexp(1, (int)precision_of(x) - 1));
  Value *may_have =
      arith_cmpf(&rw->b, E_arith_cmpf_olt, absolute(rw, x), limit);
  return rewrite_replace1(rw, op, arith_select(&rw->b, may_have, rounded, x));
}

static bool expand_ceil(Rewriter *rw, Op *op) {
  Value *x = operand(op), *whole = truncate(rw, x);
  Value *next = binary(rw, OP_arith_addf, whole, number(rw, x, 1));
  Value *is_below = arith_cmpf(&rw->b, E_arith_cmpf_ogt, x, whole);
  return replace_if_fraction(rw, op,
                             arith_select(&rw->b, is_below, next, whole));
}

// Away from zero at halves.
static bool expand_round(Rewriter *rw, Op *op) {
  if (!type_is_float_of(type_element_or_self(operand(op)->type), FLOAT_F32))
    return false; // as in MLIR
  Value *x = operand(op), *whole = truncate(rw, x);
  Value *rest = absolute(rw, binary(rw, OP_arith_subf, x, whole));
  Value *step = binary(rw, OP_math_copysign, number(rw, x, 1), x);
  Value *next = binary(rw, OP_arith_addf, whole, step);
  Value *is_away =
      arith_cmpf(&rw->b, E_arith_cmpf_oge, rest, number(rw, x, 0.5));
  return replace_if_fraction(rw, op,
                             arith_select(&rw->b, is_away, next, whole));
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
// shifted out. Where there are not that many, not all of them are.
static bool expand_ctlz(Rewriter *rw, Op *op) {
  Builder *b = &rw->b;
  Value *x = operand(op), *rest = x;
  Type *element = type_element_or_self(x->type);
  if (!type_is(element, TY_INTEGER) || type_number_width(element) > 64)
    return false;
  uint32_t width = type_number_width(element);
  uint64_t ones = ~UINT64_C(0) >> (64 - width);
  Value *count = arith_int(b, x->type, 0);
  for (uint32_t bits = 32; bits; bits /= 2) {
    if (bits >= width)
      continue;
    Value *half = arith_int(b, x->type, bits);
    Value *mask = arith_int(b, x->type, (int64_t)(ones >> bits));
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
    PATTERN(OP_math_ctlz, 1, expand_ctlz, "ctlz"),
    PATTERN(OP_math_sinh, 1, expand_sinh, "sinh"),
    PATTERN(OP_math_cosh, 1, expand_cosh, "cosh"),
    PATTERN(OP_math_tan, 1, expand_tan, "tan"),
    PATTERN(OP_math_tanh, 1, expand_tanh, "tanh"),
    PATTERN(OP_math_asinh, 1, expand_asinh, "asinh"),
    PATTERN(OP_math_acosh, 1, expand_acosh, "acosh"),
    PATTERN(OP_math_atanh, 1, expand_atanh, "atanh"),
    PATTERN(OP_math_fma, 1, expand_fma, "fma"),
    PATTERN(OP_math_ceil, 1, expand_ceil, "ceil"),
    PATTERN(OP_math_exp2, 1, expand_exp2, "exp2"),
    PATTERN(OP_math_powf, 1, expand_powf, "powf"),
    PATTERN(OP_math_fpowi, 1, expand_fpowi, "fpowi"),
    PATTERN(OP_math_round, 1, expand_round, "round"),
    PATTERN(OP_math_roundeven, 1, expand_roundeven, "roundeven"),
    PATTERN(OP_math_rsqrt, 1, expand_rsqrt, "rsqrt"),
    PATTERN(OP_math_clampf, 1, expand_clampf, "clampf"),
    {0},
};

// Adds the expansions of the operations that the option names; all when it names
// none.
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
