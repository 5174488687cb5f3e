// Quotients of complex numbers.
//
// By the formula, x / y is x * conj(y) / |y|^2: the square may overflow, or
// become 0, where the quotient is an ordinary number. Smith's algorithm (Robert
// L. Smith, Algorithm 116, 1962) divides both parts of y by the greater one
// first. Where both parts of what comes of that are NaN it may be that operands
// were infinite or 0, and then C's Annex G says what the quotient is: infinite
// for y = 0 or an infinite x, 0 for an infinite y.
//
// The operations are those of MLIR, in its order; so the numbers are, too.

#include "lowering/complex/arithmetic.h"

#include <math.h>

Parts compute_quotient_by_formula(const Arithmetic *a, Parts x, Parts y) {
  Value *re = compute_mul(a, y.re, y.re);
  Value *square = compute_add(a, re, compute_mul(a, y.im, y.im));
  re = compute_mul(a, x.re, y.re);
  re = compute_add(a, re, compute_mul(a, x.im, y.im));
  Value *im = compute_mul(a, x.im, y.re);
  im = compute_sub(a, im, compute_mul(a, x.re, y.im));
  re = compute_div(a, re, square);
  return (Parts){re, compute_div(a, im, square)};
}

// Where |y.re| < |y.im|.
static Parts divide_by_imaginary(const Arithmetic *a, Parts x, Parts y) {
  Value *ratio = compute_div(a, y.re, y.im);
  Value *divisor = compute_add(a, y.im, compute_mul(a, ratio, y.re));
  Value *re = compute_add(a, compute_mul(a, x.re, ratio), x.im);
  re = compute_div(a, re, divisor);
  Value *im = compute_sub(a, compute_mul(a, x.im, ratio), x.re);
  return (Parts){re, compute_div(a, im, divisor)};
}

static Parts divide_by_real(const Arithmetic *a, Parts x, Parts y) {
  Value *ratio = compute_div(a, y.im, y.re);
  Value *divisor = compute_add(a, y.re, compute_mul(a, ratio, y.im));
  Value *re = compute_add(a, x.re, compute_mul(a, x.im, ratio));
  re = compute_div(a, re, divisor);
  Value *im = compute_sub(a, x.im, compute_mul(a, x.re, ratio));
  return (Parts){re, compute_div(a, im, divisor)};
}

typedef struct Case { // of operands that are not finite or 0
  Value *holds;
  Parts result;
} Case;

typedef struct Division {
  const Arithmetic *a;
  Arithmetic strict;
  Parts x, y;
  Parts abs_x, abs_y;
  Parts x_is_infinite, y_is_infinite; // which part
  Value *zero, *one, *infinity;
} Division;

static Value *compare(const Division *d, int64_t predicate, Value *x,
                      Value *y) {
  return compute_cmp(&d->strict, predicate, x, y);
}

static Value *both(const Division *d, Value *x, Value *y) {
  return compute(d->a, COMPUTE_AND, x, y);
}

static Value *either(const Division *d, Value *x, Value *y) {
  return compute(d->a, COMPUTE_OR, x, y);
}

static Parts are(const Division *d, int64_t predicate, Parts x, Value *bound) {
  Value *re = compare(d, predicate, x.re, bound);
  return (Parts){re, compare(d, predicate, x.im, bound)};
}

// y is 0 and x no NaN: infinite, with the sign of y.re.
static Case divide_by_zero(Division *d) {
  const Arithmetic *a = d->a;
  d->zero = compute_constant(a, d->x.re->type, 0.0);
  d->abs_y.re = compute_abs(a, d->y.re);
  Value *re_is_zero = compare(d, E_arith_cmpf_oeq, d->abs_y.re, d->zero);
  d->abs_y.im = compute_abs(a, d->y.im);
  Value *im_is_zero = compare(d, E_arith_cmpf_oeq, d->abs_y.im, d->zero);
  Parts numbers = are(d, E_arith_cmpf_ord, d->x, d->zero);
  Value *is_number = either(d, numbers.re, numbers.im);
  Value *holds = both(d, is_number, both(d, re_is_zero, im_is_zero));
  d->infinity = compute_constant(a, d->x.re->type, INFINITY);
  Value *sign = compute(&d->strict, COMPUTE_COPYSIGN, d->infinity, d->y.re);
  Value *re = compute_mul(a, sign, d->x.re);
  return (Case){holds, {re, compute_mul(a, sign, d->x.im)}};
}

// 1 where the part is infinite and 0 elsewhere, with its sign.
static Value *unit(const Division *d, Value *is_infinite, Value *part) {
  Value *size = compute_select(d->a, is_infinite, d->one, d->zero);
  return compute(&d->strict, COMPUTE_COPYSIGN, size, part);
}

// Computes the quotient for an infinite dividend and a finite divisor.
static Case divide_infinite(Division *d) {
  const Arithmetic *a = d->a;
  Parts finite = are(d, E_arith_cmpf_one, d->abs_y, d->infinity);
  Value *y_is_finite = both(d, finite.re, finite.im);
  d->abs_x.re = compute_abs(a, d->x.re);
  d->x_is_infinite.re = compare(d, E_arith_cmpf_oeq, d->abs_x.re, d->infinity);
  d->abs_x.im = compute_abs(a, d->x.im);
  d->x_is_infinite.im = compare(d, E_arith_cmpf_oeq, d->abs_x.im, d->infinity);
  Value *infinite = either(d, d->x_is_infinite.re, d->x_is_infinite.im);
  Value *holds = both(d, infinite, y_is_finite);
  d->one = compute_constant(a, d->x.re->type, 1.0);
  Parts x;
  x.re = unit(d, d->x_is_infinite.re, d->x.re);
  x.im = unit(d, d->x_is_infinite.im, d->x.im);
  Value *re_re = compute_mul(a, x.re, d->y.re);
  Value *im_im = compute_mul(a, x.im, d->y.im);
  Value *re = compute_mul(a, d->infinity, compute_add(a, re_re, im_im));
  Value *re_im = compute_mul(a, x.re, d->y.im);
  Value *im_re = compute_mul(a, x.im, d->y.re);
  Value *im = compute_mul(a, d->infinity, compute_sub(a, im_re, re_im));
  return (Case){holds, {re, im}};
}

static Case divide_by_infinite(Division *d) {
  const Arithmetic *a = d->a;
  Parts finite = are(d, E_arith_cmpf_one, d->abs_x, d->infinity);
  Value *x_is_finite = both(d, finite.re, finite.im);
  d->y_is_infinite = are(d, E_arith_cmpf_oeq, d->abs_y, d->infinity);
  Value *infinite = either(d, d->y_is_infinite.re, d->y_is_infinite.im);
  Value *holds = both(d, x_is_finite, infinite);
  Parts y;
  y.re = unit(d, d->y_is_infinite.re, d->y.re);
  y.im = unit(d, d->y_is_infinite.im, d->y.im);
  Value *re_re = compute_mul(a, d->x.re, y.re);
  Value *im_im = compute_mul(a, d->x.im, y.im);
  Value *re = compute_mul(a, d->zero, compute_add(a, re_re, im_im));
  Value *im_re = compute_mul(a, d->x.im, y.re);
  Value *re_im = compute_mul(a, d->x.re, y.im);
  Value *im = compute_mul(a, d->zero, compute_sub(a, im_re, re_im));
  return (Case){holds, {re, im}};
}

static Parts choose(const Division *d, Value *condition, Parts yes, Parts no) {
  Value *re = compute_select(d->a, condition, yes.re, no.re);
  return (Parts){re, compute_select(d->a, condition, yes.im, no.im)};
}

Parts compute_quotient(const Arithmetic *a, Parts x, Parts y) {
  Division d = {.a = a, .strict = arithmetic_strict(a), .x = x, .y = y};
  Parts by_imaginary = divide_by_imaginary(a, x, y);
  Parts by_real = divide_by_real(a, x, y);
  Case by_zero = divide_by_zero(&d);
  Case of_infinite = divide_infinite(&d);
  Case by_infinite = divide_by_infinite(&d);
  Value *smaller = compare(&d, E_arith_cmpf_olt, d.abs_y.re, d.abs_y.im);
  Parts usual = choose(&d, smaller, by_imaginary, by_real);
  Parts special = choose(&d, by_infinite.holds, by_infinite.result, usual);
  special = choose(&d, of_infinite.holds, of_infinite.result, special);
  special = choose(&d, by_zero.holds, by_zero.result, special);
  Parts nan = are(&d, E_arith_cmpf_uno, usual, d.zero);
  return choose(&d, both(&d, nan.re, nan.im), special, usual);
}
