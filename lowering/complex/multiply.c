// Products of complex numbers, and quotients in a wider type.
//
// By the formula, a product of an infinite number may be NaN in both parts:
// infinity times 0, or infinity less infinity, comes up on the way. C's Annex G
// (C17, G.5.1) wants an infinite product then. So where both parts are NaN and
// something was infinite, infinite parts count as 1 and others as 0, NaN as 0,
// with their signs, and what comes of that is multiplied by infinity.

#include "lowering/complex/arithmetic.h"

#include <math.h>

Parts compute_product(const Arithmetic *a, Parts x, Parts y) {
  Value *re = compute_mul(a, x.re, y.re);
  re = compute_sub(a, re, compute_mul(a, x.im, y.im));
  Value *im = compute_mul(a, x.im, y.re);
  return (Parts){re, compute_add(a, im, compute_mul(a, x.re, y.im))};
}

typedef struct Product {
  const Arithmetic *a;
  Value *zero, *one, *infinity;
} Product;

static Value *is_infinite(const Product *p, Value *x) {
  Value *abs = compute_abs(p->a, x);
  return compute_cmp(p->a, E_arith_cmpf_oeq, abs, p->infinity);
}

static Value *is_nan(const Product *p, Value *x) {
  return compute_cmp(p->a, E_arith_cmpf_uno, x, x);
}

static Value *either(const Product *p, Value *x, Value *y) {
  return compute(p->a, COMPUTE_OR, x, y);
}

// 1 if infinite, else 0, with its sign.
static Value *box(const Product *p, Value *x) {
  Value *infinite = is_infinite(p, x);
  Value *size = compute_select(p->a, infinite, p->one, p->zero);
  return compute(p->a, COMPUTE_COPYSIGN, size, x);
}

static Value *zero_if_nan(const Product *p, Value *x) {
  Value *nan = is_nan(p, x);
  Value *zero = compute(p->a, COMPUTE_COPYSIGN, p->zero, x);
  return compute_select(p->a, nan, zero, x);
}

// Each part by `change`, where the condition holds.
static Parts change_if(const Product *p, Value *condition, Parts x,
                       Value *change(const Product *p, Value *x)) {
  Value *re = change(p, x.re), *im = change(p, x.im);
  re = compute_select(p->a, condition, re, x.re);
  return (Parts){re, compute_select(p->a, condition, im, x.im)};
}

static Value *has_infinite_part(const Product *p, Parts x) {
  Value *re = is_infinite(p, x.re);
  return either(p, re, is_infinite(p, x.im));
}

// Whether a product of parts is.
static Value *overflows(const Product *p, Parts x, Parts y) {
  Parts straight, crossed;
  straight.re = compute_mul(p->a, x.re, y.re);
  straight.im = compute_mul(p->a, x.im, y.im);
  crossed.re = compute_mul(p->a, x.re, y.im);
  crossed.im = compute_mul(p->a, x.im, y.re);
  Value *first = has_infinite_part(p, straight);
  return either(p, first, has_infinite_part(p, crossed));
}

static Parts infinite_product(const Product *p, Parts x, Parts y) {
  Parts product = compute_product(p->a, x, y);
  Value *re = compute_mul(p->a, p->infinity, product.re);
  return (Parts){re, compute_mul(p->a, p->infinity, product.im)};
}

Parts compute_product_fully(const Arithmetic *a, Parts x, Parts y) {
  Arithmetic strict = arithmetic_strict(a);
  Type *type = x.re->type;
  Parts usual = compute_product(a, x, y);
  Product p = {.a = &strict};
  p.zero = compute_constant(a, type, 0.0);
  p.one = compute_constant(a, type, 1.0);
  p.infinity = compute_constant(a, type, INFINITY);
  Value *x_is_infinite = has_infinite_part(&p, x);
  Value *y_is_infinite = has_infinite_part(&p, y);
  Value *overflow = overflows(&p, x, y);
  x = change_if(&p, x_is_infinite, x, box);
  y = change_if(&p, x_is_infinite, y, zero_if_nan);
  y = change_if(&p, y_is_infinite, y, box);
  x = change_if(&p, y_is_infinite, x, zero_if_nan);
  x = change_if(&p, overflow, x, zero_if_nan);
  y = change_if(&p, overflow, y, zero_if_nan);
  Parts infinite = infinite_product(&p, x, y);
  Value *holds = either(&p, x_is_infinite, y_is_infinite);
  holds = either(&p, holds, overflow);
  holds = compute(&strict, COMPUTE_AND, holds, is_nan(&p, usual.re));
  holds = compute(&strict, COMPUTE_AND, holds, is_nan(&p, usual.im));
  Value *re = compute_select(a, holds, infinite.re, usual.re);
  return (Parts){re, compute_select(a, holds, infinite.im, usual.im)};
}

// In twice the precision, whose range squares do not leave.

static Type *wider_float(const Conv *c, const Type *type) {
  switch (type->as.float_kind) {
  case FLOAT_BF16:
  case FLOAT_F16: return c->ctx->f32;
  case FLOAT_F32: return c->ctx->f64;
  case FLOAT_F64:
    return data_layout_has_f80(c->run->layout) ? type_float(c->ctx, FLOAT_F80)
                                               : NULL;
  default: return NULL;
  }
}

static Parts cast(const Arithmetic *a, uint32_t opcode, Type *type, Parts x) {
  Builder *b = &a->conv->b;
  Value *re = build_unary(b, opcode, type, x.re);
  return (Parts){re, build_unary(b, opcode, type, x.im)};
}

Parts compute_quotient_promoted(const Arithmetic *a, Parts x, Parts y) {
  Type *type = x.re->type, *wide = wider_float(a->conv, type);
  if (!wide)
    return compute_quotient(a, x, y);
  x = cast(a, OP_arith_extf, wide, x);
  y = cast(a, OP_arith_extf, wide, y);
  Parts quotient = compute_quotient_by_formula(a, x, y);
  return cast(a, OP_arith_truncf, type, quotient);
}
