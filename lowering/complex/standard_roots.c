// Square roots and powers, by magnitude and angle.

#include "lowering/complex/standard_int.h"

#include <math.h>

static Value *constant(const Arithmetic *a, Parts x, double value) {
  return compute_constant(a, x.re->type, value);
}

static Value *cmp(const Arithmetic *a, int64_t predicate, Value *x, Value *y) {
  return compute_cmp(a, predicate, x, y);
}

static Value *equals(const Arithmetic *a, Value *x, Value *y) {
  return compute_cmp(a, E_arith_cmpf_oeq, x, y);
}

static Parts choose(const Arithmetic *a, Value *condition, Value *re, Value *im,
                    Parts otherwise) {
  re = compute_select(a, condition, re, otherwise.re);
  return (Parts){re, compute_select(a, condition, im, otherwise.im)};
}

static Value *angle_of(const Arithmetic *a, Parts x) {
  return compute_function(a, OP_math_atan2, (Value *[]){x.im, x.re}, 2);
}

// sqrt(x): sqrt|x| at half the angle

// Of infinite parts: their signs decide.
static Parts mend_sqrt(const Arithmetic *a, Parts x, Value *zero, Value *root,
                       Parts result) {
  Value *inf = constant(a, x, INFINITY);
  Value *neg_inf = constant(a, x, -INFINITY);
  Value *nan = constant(a, x, NAN);
  Value *abs_im = compute_abs(a, x.im);
  Value *im_is_inf = equals(a, abs_im, inf);
  Value *im_is_finite = cmp(a, E_arith_cmpf_one, abs_im, inf);
  Value *re_is_inf = equals(a, x.re, inf);
  Value *re_is_neg_inf = equals(a, x.re, neg_inf);
  Value *turns = compute(a, COMPUTE_AND, re_is_neg_inf, im_is_finite);
  result.re = compute_select(a, turns, zero, result.re);
  Value *is_inf = compute(a, COMPUTE_OR, im_is_inf, re_is_inf);
  result.re = compute_select(a, is_inf, inf, result.re);
  Value *signed_inf = compute(a, COMPUTE_COPYSIGN, inf, x.im);
  Arithmetic plain = arithmetic_strict(a);
  Value *is_nan = cmp(&plain, E_arith_cmpf_uno, root, root);
  result.im = compute_select(a, is_nan, nan, result.im);
  is_inf = compute(a, COMPUTE_OR, im_is_inf, re_is_neg_inf);
  result.im = compute_select(a, is_inf, signed_inf, result.im);
  return result;
}

static bool lower_sqrt(Conv *c, Op *op) {
  Arithmetic a = complex_arithmetic(c, op);
  Value *zero = compute_constant(&a, complex_element(op), 0.0);
  Value *half = compute_constant(&a, complex_element(op), 0.5);
  Parts x = complex_parts(c, op, 0), result;
  Value *root = complex_magnitude(&a, x, ABS_SQRT);
  Value *angle = compute_mul(&a, angle_of(&a, x), half);
  Value *cos = compute_unary(&a, OP_math_cos, angle);
  Value *sin = compute_unary(&a, OP_math_sin, angle);
  // Infinity times 0 would be NaN.
  Value *is_real = equals(&a, sin, zero);
  result.re = compute_mul(&a, root, cos);
  result.im = compute_mul(&a, root, sin);
  result.im = compute_select(&a, is_real, zero, result.im);
  if (!complex_is_finite(&a))
    result = mend_sqrt(&a, x, zero, root, result);
  Value *is_zero = equals(&a, root, zero);
  result = choose(&a, is_zero, zero, zero, result);
  return complex_replace(c, op, result.re, result.im);
}

// 1 / sqrt(x)

static Parts mend_rsqrt(const Arithmetic *a, Parts x, Value *zero, Value *inf,
                        Parts result) {
  Value *neg_one = constant(a, x, -1.0);
  Value *re_zero = compute(a, COMPUTE_COPYSIGN, zero, x.re);
  Value *im_zero = compute(a, COMPUTE_COPYSIGN, zero, x.im);
  Value *neg_im_zero = compute_mul(a, neg_one, im_zero);
  Value *abs_re = compute_abs(a, x.re), *abs_im = compute_abs(a, x.im);
  Value *im_is_inf = equals(a, abs_im, inf);
  Value *re_is_nan = cmp(a, E_arith_cmpf_uno, x.re, x.re);
  Value *re_is_inf = equals(a, abs_re, inf);
  Value *vanishes = compute(a, COMPUTE_AND, im_is_inf, re_is_nan);
  vanishes = compute(a, COMPUTE_OR, vanishes, re_is_inf);
  return choose(a, vanishes, re_zero, neg_im_zero, result);
}

// Computes 1 / sqrt(x) by the power -1/2, but for 0, infinity and NaN.
static bool lower_rsqrt(Conv *c, Op *op) {
  Arithmetic a = complex_arithmetic(c, op);
  Type *type = complex_element(op);
  Value *zero = compute_constant(&a, type, 0.0);
  Value *inf = compute_constant(&a, type, INFINITY);
  Value *neg_half = compute_constant(&a, type, -0.5);
  Value *nan = compute_constant(&a, type, NAN);
  Parts x = complex_parts(c, op, 0), result;
  Value *root = complex_magnitude(&a, x, ABS_RSQRT);
  Value *angle = compute_mul(&a, angle_of(&a, x), neg_half);
  Value *cos = compute_unary(&a, OP_math_cos, angle);
  Value *sin = compute_unary(&a, OP_math_sin, angle);
  result.re = compute_mul(&a, root, cos);
  result.im = compute_mul(&a, root, sin);
  if (!complex_is_finite(&a))
    result = mend_rsqrt(&a, x, zero, inf, result);
  Value *re_is_zero = equals(&a, x.re, zero);
  Value *im_is_zero = equals(&a, x.im, zero);
  Value *is_zero = compute(&a, COMPUTE_AND, re_is_zero, im_is_zero);
  result = choose(&a, is_zero, inf, nan, result);
  return complex_replace(c, op, result.re, result.im);
}

// (a + bi)^(c + di) = |a + bi|^c * exp(-d*t) * (cos(q) + i*sin(q)), where t is
// the angle of a + bi, and q = c*t + d*ln|a + bi|

typedef struct Power {
  const Arithmetic *a;
  Parts x, y;
  Value *abs;
  Value *inf, *zero, *one;                   // real ones
  Value *whole_one, *whole_zero, *whole_inf; // complex ones
  Value *c_is_zero, *d_is_zero, *b_is_zero;  // parts of x and y
} Power;

// cos(q) and sin(q) times how far it is from 0.
static Parts usual_power(const Power *p, Value **distance) {
  const Arithmetic *a = p->a;
  Value *abs_to_c =
      compute_function(a, OP_math_powf, (Value *[]){p->abs, p->y.re}, 2);
  Value *neg_d = compute_unary(a, OP_arith_negf, p->y.im);
  Value *angle = angle_of(a, p->x);
  Value *exponent = compute_mul(a, neg_d, angle);
  Value *exp = compute_unary(a, OP_math_exp, exponent);
  *distance = compute_mul(a, abs_to_c, exp);
  Value *log = compute_unary(a, OP_math_log, p->abs);
  Value *c_angle = compute_mul(a, p->y.re, angle);
  Value *d_log = compute_mul(a, p->y.im, log);
  Value *q = compute_add(a, c_angle, d_log);
  Value *cos = compute_unary(a, OP_math_cos, q);
  return (Parts){cos, compute_unary(a, OP_math_sin, q)};
}

static Value *both(const Power *p, Value *x, Value *y) {
  return compute(p->a, COMPUTE_AND, x, y);
}

static void make_constants(Power *p, Type *type) {
  Conv *c = p->a->conv;
  p->inf = constant(p->a, p->x, INFINITY);
  p->zero = constant(p->a, p->x, 0.0);
  p->one = constant(p->a, p->x, 1.0);
  p->whole_one = complex_create(c, type, p->one, p->zero);
  p->whole_zero = complex_create(c, type, p->zero, p->zero);
  p->whole_inf = complex_create(c, type, p->inf, p->zero);
}

// 0^c is 0, and 0^0 is 1 (Kahan, Branch Cuts for Complex Elementary Functions).
static Value *power_of_zero(Power *p, Type *type, Value *distance, Parts at) {
  const Arithmetic *a = p->a;
  Value *is_zero = equals(a, p->abs, p->zero);
  p->d_is_zero = equals(a, p->y.im, p->zero);
  p->c_is_zero = equals(a, p->y.re, p->zero);
  p->b_is_zero = equals(a, p->x.im, p->zero);
  Value *c_is_positive = cmp(a, E_arith_cmpf_ole, p->zero, p->y.re);
  Value *re = compute_mul(a, distance, at.re);
  Value *im = compute_mul(a, distance, at.im);
  Value *of_zero = compute_select(a, p->c_is_zero, p->whole_one, p->whole_zero);
  Value *usual = complex_create(a->conv, type, re, im);
  Value *holds = both(p, is_zero, p->d_is_zero);
  holds = both(p, holds, c_is_positive);
  return compute_select(a, holds, of_zero, usual);
}

// x^0 and 1^y are 1; infinity^c is infinity, or 0 where c is negative.
static Value *mend_power(Power *p, Value *result) {
  const Arithmetic *a = p->a;
  Value *holds = both(p, p->c_is_zero, p->d_is_zero);
  result = compute_select(a, holds, p->whole_one, result);
  holds = equals(a, p->x.re, p->one);
  holds = both(p, holds, p->b_is_zero);
  result = compute_select(a, holds, p->whole_one, result);
  Value *x_is_inf = equals(a, p->x.re, p->inf);
  x_is_inf = both(p, x_is_inf, p->b_is_zero);
  holds = cmp(a, E_arith_cmpf_ogt, p->y.re, p->zero);
  holds = both(p, p->d_is_zero, holds);
  holds = both(p, x_is_inf, holds);
  result = compute_select(a, holds, p->whole_inf, result);
  holds = cmp(a, E_arith_cmpf_olt, p->y.re, p->zero);
  holds = both(p, p->d_is_zero, holds);
  holds = both(p, x_is_inf, holds);
  return compute_select(a, holds, p->whole_zero, result);
}

static bool lower_pow(Conv *c, Op *op) {
  Arithmetic a = complex_arithmetic(c, op);
  Power p = {.a = &a, .y = complex_parts(c, op, 1)};
  Type *type = op->results[0].type;
  Value *x = op_operand(op, 0), *distance;
  p.x = complex_parts(c, op, 0);
  p.abs = complex_build(&a, OP_complex_abs, complex_element(op), &x, 1);
  Parts at = usual_power(&p, &distance);
  make_constants(&p, type);
  Value *result = power_of_zero(&p, type, distance, at);
  return conv_replace1(c, op, mend_power(&p, result));
}

static bool lower_powi(Conv *c, Op *op) {
  Arithmetic a = complex_arithmetic(c, op);
  Type *type = op->results[0].type, *element = complex_element(op);
  Value *exponent =
      build_unary(&c->b, OP_arith_sitofp, element, op_operand(op, 1));
  Value *zero = compute_constant(&a, element, 0.0);
  Value *power = complex_create(c, type, exponent, zero);
  Value *operands[2] = {op_operand(op, 0), power};
  return conv_replace1(c, op,
                       complex_build(&a, OP_complex_pow, type, operands, 2));
}

void handlers_complex_roots(ConvTable *table) {
  conv_on(table, OP_complex_sqrt, lower_sqrt);
  conv_on(table, OP_complex_rsqrt, lower_rsqrt);
  conv_on(table, OP_complex_pow, lower_pow);
  conv_on(table, OP_complex_powi, lower_powi);
}
