// Exponentials, logarithms and trigonometric functions by those of real
// numbers.

#include "lowering/complex/standard_int.h"
#include "ir/build/arith.h"

#include <math.h>

static Value *angle_of(const Arithmetic *a, Value *im, Value *re) {
  return compute_function(a, OP_math_atan2, (Value *[]){im, re}, 2);
}

// Exponentials

// exp(x + iy) = exp(x) * (cos(y) + i*sin(y)), where exp(x) may overflow though
// the product does not: then by its root, twice.
static Value *scale(const Arithmetic *a, Value *overflows, Value *exp,
                    Value *root, Value *part) {
  Value *usual = compute_mul(a, exp, part);
  Value *large = compute_mul(a, root, part);
  large = compute_mul(a, large, root);
  return compute_select(a, overflows, large, usual);
}

static bool lower_exp(Conv *c, Op *op) {
  Arithmetic a = complex_arithmetic(c, op);
  Parts x = complex_parts(c, op, 0);
  Value *zero = compute_constant(&a, x.re->type, 0.0);
  Value *half = compute_constant(&a, x.re->type, 0.5);
  Value *inf = compute_constant(&a, x.re->type, INFINITY);
  Value *exp = compute_unary(&a, OP_math_exp, x.re);
  Value *root = compute_mul(&a, x.re, half);
  root = compute_unary(&a, OP_math_exp, root);
  Value *cos = compute_unary(&a, OP_math_cos, x.im);
  Value *sin = compute_unary(&a, OP_math_sin, x.im);
  Value *overflows = compute_cmp(&a, E_arith_cmpf_oeq, exp, inf);
  Arithmetic plain = arithmetic_strict(&a);
  Value *is_real = compute_cmp(&plain, E_arith_cmpf_oeq, x.im, zero);
  Value *re = scale(&a, overflows, exp, root, cos);
  Value *im = scale(&a, overflows, exp, root, sin);
  im = compute_select(&a, is_real, zero, im);
  return complex_replace(c, op, re, im);
}

// Horner's scheme, by fused operations.
static Value *polynomial(const Arithmetic *a, Value *x,
                         const double *coefficients, uint32_t n) {
  Value *sum = compute_constant(a, x->type, coefficients[0]);
  for (uint32_t i = 1; i < n; i++) {
    Value *next = compute_constant(a, x->type, coefficients[i]);
    sum = compute_function(a, OP_math_fma, (Value *[]){sum, x, next}, 3);
  }
  return sum;
}

// cos(x) - 1: up to pi/4 by its series (cephes), which loses nothing.
static Value *cosine_less_one(const Arithmetic *a, Value *x) {
  static const double series[] = {
      4.7377507964246204691685E-14, -1.1470284843425359765671E-11,
      2.0876754287081521758361E-9,  -2.7557319214999787979814E-7,
      2.4801587301570552304991E-5,  -1.3888888888888872993737E-3,
      4.1666666666666666609054E-2};
  Value *neg_half = compute_constant(a, x->type, -0.5);
  Value *neg_one = compute_constant(a, x->type, -1.0);
  Value *cos = compute_unary(a, OP_math_cos, x);
  Value *large = compute_add(a, cos, neg_one);
  Value *x2 = compute_mul(a, x, x);
  Value *x4 = compute_mul(a, x2, x2);
  Value *rest = polynomial(a, x2, series, ARRAY_SIZE(series));
  rest = compute_mul(a, x4, rest);
  Arithmetic plain = arithmetic_strict(a); // as MLIR has it
  Value *small = compute_add(&plain, rest, compute_mul(a, neg_half, x2));
  // (pi/4)^2
  Value *bound = compute_constant(a, x->type, 0.61685);
  Value *is_large = compute_cmp(a, E_arith_cmpf_oge, x2, bound);
  return compute_select(a, is_large, large, small);
}

// exp(x + iy) - 1 = expm1(x)*cos(y) + (cos(y) - 1) + i*exp(x)*sin(y)
static bool lower_expm1(Conv *c, Op *op) {
  Arithmetic a = complex_arithmetic(c, op);
  Parts x = complex_parts(c, op, 0);
  Value *zero = compute_constant(&a, x.re->type, 0.0);
  Value *one = compute_constant(&a, x.re->type, 1.0);
  Value *expm1 = compute_unary(&a, OP_math_expm1, x.re);
  Value *exp = compute_add(&a, expm1, one);
  Value *sin = compute_unary(&a, OP_math_sin, x.im);
  Value *cosm1 = cosine_less_one(&a, x.im);
  Value *cos = compute_add(&a, cosm1, one);
  Value *re = compute_add(&a, compute_mul(&a, expm1, cos), cosm1);
  Value *is_real = compute_cmp(&a, E_arith_cmpf_oeq, x.im, zero);
  Value *im = compute_mul(&a, exp, sin);
  im = compute_select(&a, is_real, zero, im);
  return complex_replace(c, op, re, im);
}

// Logarithms

static bool lower_log(Conv *c, Op *op) {
  Arithmetic a = complex_arithmetic(c, op);
  Value *operand = op_operand(op, 0);
  Value *abs =
      complex_build(&a, OP_complex_abs, complex_element(op), &operand, 1);
  Value *re = compute_unary(&a, OP_math_log, abs);
  Parts x = complex_parts(c, op, 0);
  return complex_replace(c, op, re, angle_of(&a, x.im, x.re));
}

// Of |1 + x| by its greater part m, which is m * sqrt(1 + r^2): of m as
// log1p(m - 1), where m - 1 is x.re itself if it can be; of the root as
// log1p(r^2) / 2.
static Value *log_of_magnitude(const Arithmetic *a, Parts x, Value *re_plus_1,
                               Value *half, Value *one) {
  Arithmetic honest = complex_with_nan_and_infinity(a);
  Value *abs_re = compute_abs(a, re_plus_1), *abs_im = compute_abs(a, x.im);
  Value *both[2] = {abs_re, abs_im};
  Value *max = compute_function(a, OP_arith_maximumf, both, 2);
  Value *min = compute_function(a, OP_arith_minimumf, both, 2);
  Value *is_re = compute_cmp(a, E_arith_cmpf_ogt, re_plus_1, abs_im);
  Value *less = compute_sub(a, max, one);
  less = compute_select(a, is_re, x.re, less);
  Value *ratio = compute_div(&honest, min, max);
  Value *log_of_max = compute_unary(a, OP_math_log1p, less);
  ratio = compute_mul(&honest, ratio, ratio);
  Value *log_of_root = compute_unary(&honest, OP_math_log1p, ratio);
  log_of_root = compute_mul(&honest, half, log_of_root);
  Value *log = compute_add(&honest, log_of_root, log_of_max);
  Value *is_nan = compute_cmp(&honest, E_arith_cmpf_uno, log, log);
  return compute_select(a, is_nan, min, log);
}

static bool lower_log1p(Conv *c, Op *op) {
  Arithmetic a = complex_arithmetic(c, op);
  Parts x = complex_parts(c, op, 0);
  Value *half = compute_constant(&a, x.re->type, 0.5);
  Value *one = compute_constant(&a, x.re->type, 1.0);
  Value *re_plus_1 = compute_add(&a, x.re, one);
  Value *re = log_of_magnitude(&a, x, re_plus_1, half, one);
  return complex_replace(c, op, re, angle_of(&a, x.im, re_plus_1));
}

// atan2(y, x) = -i * log((x + iy) / sqrt(x^2 + y^2))
static bool lower_atan2(Conv *c, Op *op) {
  Arithmetic a = complex_arithmetic(c, op);
  Type *type = op->results[0].type, *element = complex_element(op);
  Value *y = op_operand(op, 0), *x = op_operand(op, 1);
#define MAKE(op, ...) complex_make(&a, OP_complex_##op, __VA_ARGS__)
  Value *x2 = MAKE(mul, x, x), *y2 = MAKE(mul, y, y);
  Value *sum = MAKE(add, x2, y2);
  Value *root = complex_build(&a, OP_complex_sqrt, type, &sum, 1);
  Value *zero = compute_constant(&a, element, 0.0);
  Value *one = compute_constant(&a, element, 1.0);
  Value *i = complex_create(c, type, zero, one);
  Value *point = MAKE(add, x, MAKE(mul, i, y));
  Value *unit = MAKE(div, point, root);
  Value *log = complex_build(&a, OP_complex_log, type, &unit, 1);
  Value *neg_one = compute_constant(&a, element, -1.0);
  Value *neg_i = complex_create(c, type, zero, neg_one);
  return conv_replace1(c, op, MAKE(mul, neg_i, log));
#undef MAKE
}

// Sine and cosine, with t = exp(y):
//   sin(x + iy) = (t/2 + 1/2t) * sin(x) + i * (t/2 - 1/2t) * cos(x)
//   cos(x + iy) = (1/2t + t/2) * cos(x) + i * (1/2t - t/2) * sin(x)

static bool lower_sin_or_cos(Conv *c, Op *op) {
  Arithmetic a = complex_arithmetic(c, op);
  Parts x = complex_parts(c, op, 0);
  Value *half = compute_constant(&a, x.re->type, 0.5);
  Value *exp = compute_unary(&a, OP_math_exp, x.im);
  Value *scaled = compute_mul(&a, half, exp);
  Value *reciprocal = compute_div(&a, half, exp);
  Value *sin = compute_unary(&a, OP_math_sin, x.re);
  Value *cos = compute_unary(&a, OP_math_cos, x.re);
  bool is_sin = op_is(op, OP_complex_sin);
  Value *first = is_sin ? scaled : reciprocal;
  Value *second = is_sin ? reciprocal : scaled;
  Value *re = compute_add(&a, first, second);
  re = compute_mul(&a, re, is_sin ? sin : cos);
  Value *im = compute_sub(&a, first, second);
  return complex_replace(c, op, re, compute_mul(&a, im, is_sin ? cos : sin));
}

// Tangents, with p = expm1(2x) and n = expm1(-2x):
//   tanh(x + iy) = (p - n + i * 4*cos(y)*sin(y)) / (p + n + 4*cos(y)^2)
//   tan(x + iy) = -i * tanh(-y + ix)

typedef struct Tangent {
  const Arithmetic *a;
  Parts x;
  Value *neg_one, *infinity;
  Value *im_numerator;
} Tangent;

// Computes tanh by expm1 of twice the real part.
static Parts hyperbolic_tangent(Tangent *t) {
  const Arithmetic *a = t->a;
  Type *type = t->x.re->type;
  t->infinity = compute_constant(a, type, INFINITY);
  Value *four = compute_constant(a, type, 4.0);
  Value *twice = compute_add(a, t->x.re, t->x.re);
  Value *neg_twice = compute_mul(a, t->neg_one, twice);
  Value *p = compute_unary(a, OP_math_expm1, twice);
  Value *n = compute_unary(a, OP_math_expm1, neg_twice);
  Value *re_numerator = compute_sub(a, p, n);
  Value *cos = compute_unary(a, OP_math_cos, t->x.im);
  Value *cos2 = compute_mul(a, cos, cos);
  cos2 = compute_mul(a, cos2, four);
  Value *sin = compute_unary(a, OP_math_sin, t->x.im);
  t->im_numerator = compute_mul(a, four, compute_mul(a, cos, sin));
  Value *sum = compute_add(a, p, n);
  Value *divisor = compute_add(a, sum, cos2);
  Value *is_infinite = compute_cmp(a, E_arith_cmpf_oeq, sum, t->infinity);
  Value *limit = compute(a, COMPUTE_COPYSIGN, t->neg_one, t->x.re);
  Value *re = compute_div(a, re_numerator, divisor);
  re = compute_select(a, is_infinite, limit, re);
  return (Parts){re, compute_div(a, t->im_numerator, divisor)};
}

// Of an infinite real part, and of an infinite or real argument.
static Parts mend_tangent(const Tangent *t, Parts result) {
  const Arithmetic *a = t->a;
  Type *type = t->x.re->type;
  Builder *b = &a->conv->b;
  Value *abs = compute_abs(a, t->x.re);
  Value *zero = compute_constant(a, type, 0.0);
  Value *nan = compute_constant(a, type, NAN);
  Value *re_is_infinite = compute_cmp(a, E_arith_cmpf_oeq, abs, t->infinity);
  Value *im_is_zero = compute_cmp(a, E_arith_cmpf_oeq, t->x.im, zero);
  Value *yes = arith_int(b, b->ctx->i1, 1);
  Value *re_is_finite = build_value(b, OP_arith_xori, b->ctx->i1,
                                    (Value *[]){re_is_infinite, yes}, 2);
  Value *is_nan =
      compute_cmp(a, E_arith_cmpf_uno, t->im_numerator, t->im_numerator);
  Value *re_is_nan = compute(a, COMPUTE_AND, is_nan, re_is_finite);
  Value *vanishes = compute(a, COMPUTE_AND, re_is_infinite, is_nan);
  vanishes = compute(a, COMPUTE_OR, im_is_zero, vanishes);
  Value *re = compute_select(a, re_is_nan, nan, result.re);
  return (Parts){re, compute_select(a, vanishes, zero, result.im)};
}

static bool lower_tan_or_tanh(Conv *c, Op *op) {
  Arithmetic a = complex_arithmetic(c, op);
  Tangent t = {.a = &a, .x = complex_parts(c, op, 0)};
  bool is_tan = op_is(op, OP_complex_tan);
  t.neg_one = compute_constant(&a, t.x.re->type, -1.0);
  if (is_tan)
    t.x = (Parts){compute_mul(&a, t.x.im, t.neg_one), t.x.re};
  Parts result = hyperbolic_tangent(&t);
  if (!complex_is_finite(&a))
    result = mend_tangent(&t, result);
  if (is_tan)
    result = (Parts){result.im, compute_mul(&a, result.re, t.neg_one)};
  return complex_replace(c, op, result.re, result.im);
}

void handlers_complex_functions(ConvTable *table) {
  conv_on(table, OP_complex_exp, lower_exp);
  conv_on(table, OP_complex_expm1, lower_expm1);
  conv_on(table, OP_complex_log, lower_log);
  conv_on(table, OP_complex_log1p, lower_log1p);
  conv_on(table, OP_complex_atan2, lower_atan2);
  conv_on(table, OP_complex_sin, lower_sin_or_cos);
  conv_on(table, OP_complex_cos, lower_sin_or_cos);
  conv_on(table, OP_complex_tan, lower_tan_or_tanh);
  conv_on(table, OP_complex_tanh, lower_tan_or_tanh);
}
