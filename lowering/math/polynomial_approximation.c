// math-polynomial-approximation: functions of f32 by polynomials, and vectors
// of them without calls.
//
// Requires: nothing.
// Guarantees: nothing.
// Invalidates: nothing.
//
// Before:
//
//   %0 = math.cbrt %a : vector<8xf32>
//
// After there is no cbrt, but about thirty operations of arith and math that
// LLVM has instructions for. Which functions there are, what they are made of,
// and what each constant is, is MLIR's; its pass is named
// test-math-polynomial-approximation. How far each is off is measured by
// test/run/ulps.sh. Floats of less bits are computed in f32. In a compile exp,
// log and log2 do not take subnormal numbers for zero, as MLIR's do, and erf of
// -0.0 is -0.0; and functions of f64 are computed as well (f64_approximation.c).
//
// A function first reduces its argument to an interval around zero, exactly;
// there a polynomial, or a quotient of two, is near; then what was taken away
// is put back. Steps are made in MLIR's order, since that is the order in which
// the constants come to stand.

#include "lowering/math/approximation.h"
#include "lowering/math/math.h"
#include "lowering/math/passes.h"

static bool is_f32(const Approx *a) {
  return is_of(a, FLOAT_F32);
}

static Value *scalar_of_bits(const Approx *a, uint32_t bits) {
  Value *word = arith_int(at(a), a->rw->b.ctx->i32, (int32_t)bits);
  return build_unary(at(a), OP_arith_bitcast, a->rw->b.ctx->f32, word);
}

static Value *of_bits(const Approx *a, uint32_t bits) {
  return spread(a, scalar_of_bits(a, bits));
}

static Value *round_down(const Approx *a, Value *x) {
  return build_unary(at(a), OP_math_floor, x->type, x);
}

static Value *negative(const Approx *a, Value *x) {
  return build_unary(at(a), OP_arith_negf, x->type, x);
}

static Value *root(const Approx *a, Value *x) {
  return build_unary(at(a), OP_math_sqrt, x->type, x);
}

// ORDER of slots: flags are the only one.
_Static_assert(!A_math_exp_fastmath && !A_math_atan2_fastmath,
               "flags are the first slot");

#define FUNCTION(name, opcode)                                                 \
  static Value *name(const Approx *a, Value *x) {                              \
    Value *result = build_unary(at(a), opcode, x->type, x);                    \
    if (a->flags)                                                              \
      value_op(result)->slots[0] = a->flags;                                   \
    return result;                                                             \
  }
FUNCTION(exp_of, OP_math_exp)
FUNCTION(log_of, OP_math_log)
FUNCTION(asin_of, OP_math_asin)
FUNCTION(atan_of, OP_math_atan)
#undef FUNCTION

// x * (x * (... c[n-1]) + c[1]) + c[0], from a first value.
static Value *horner(const Approx *a, Value *x, Value *value,
                     Value *const *coefficients, uint32_t n) {
  for (uint32_t i = 0; i < n; i++)
    value = fma_of(a, x, value, coefficients[i]);
  return value;
}

static void reals(const Approx *a, Value **values, const double *numbers,
                  uint32_t n) {
  for (uint32_t i = 0; i < n; i++)
    values[i] = real(a, numbers[i]);
}

// Arc tangent: of x up to 2/3, of (x - 1) / (x + 1) up to tan(3/8 pi), of 1 / x
// beyond.

// Brings the argument near 0 by identities, and divides two polynomials.
static bool approximate_atan(Rewriter *rw, Op *op) {
  static const double above[] = {
      -8.750608600031904122785e-01, -1.615753718733365076637e+01,
      -7.500855792314704667340e+01, -1.228866684490136173410e+02,
      -6.485021904942025371773e+01};
  static const double below[] = {
      2.485846490142306297962e+01, 1.650270098316988542046e+02,
      4.328810604912902668951e+02, 4.853903996359136964868e+02,
      1.945506571482613964425e+02};
  const Approx a = approx_of(rw, op);
  if (!is_f32(&a))
    return false;
  Value *operand = op_operand(op, 0), *abs = magnitude(&a, operand);
  Value *one = real(&a, 1.0), *two_thirds = real(&a, 0.66);
  Value *is_middle = compare(&a, E_arith_cmpf_ogt, abs, two_thirds);
  Value *plus = add(&a, abs, one), *minus = sub(&a, abs, one);
  Value *num = choose(&a, is_middle, minus, abs);
  Value *den = choose(&a, is_middle, plus, one);
  Value *limit = real(&a, 2.41421356237309504880);
  Value *is_large = compare(&a, E_arith_cmpf_ogt, abs, limit);
  num = choose(&a, is_large, one, num);
  den = choose(&a, is_large, abs, den);
  Value *x = divide(&a, num, den), *square = mul(&a, x, x);
  Value *p[5], *q[5];
  reals(&a, p, above, 5);
  reals(&a, q, below, 5);
  Value *n = horner(&a, square, p[0], p + 1, 4);
  n = mul(&a, n, square);
  Value *d = horner(&a, square, q[0], q + 1, 4);
  Value *angle = divide(&a, n, d);
  angle = fma_of(&a, angle, x, x);
  Value *quarter = real(&a, 0.78539816339744830962);
  Value *middle = add(&a, quarter, angle);
  Value *result = choose(&a, is_middle, middle, angle);
  Value *half = real(&a, 1.57079632679489661923);
  Value *large = sub(&a, half, angle);
  result = choose(&a, is_large, large, result);
  return done(&a, op, copysign_of(&a, result, operand));
}

// By the arc tangent of the quotient, turned by half a circle to the left of
// the origin.
static bool approximate_atan2(Rewriter *rw, Op *op) {
  const Approx a = approx_of(rw, op);
  if (!is_f32(&a))
    return false;
  Value *y = op_operand(op, 0), *x = op_operand(op, 1);
  Value *atan = atan_of(&a, divide(&a, y, x));
  Value *zero = real(&a, 0.0), *pi = real(&a, 3.14159265359f);
  Value *more = add(&a, atan, pi), *less = sub(&a, atan, pi);
  Value *is_above = compare(&a, E_arith_cmpf_ogt, atan, zero);
  Value *turned = choose(&a, is_above, less, more);
  Value *is_right = compare(&a, E_arith_cmpf_ogt, x, zero);
  Value *result = choose(&a, is_right, atan, turned);
  Value *is_axis = compare(&a, E_arith_cmpf_oeq, x, zero);
  Value *is_up = compare(&a, E_arith_cmpf_ogt, y, zero);
  is_up = and_int(&a, is_axis, is_up);
  Value *up = real(&a, 1.57079632679f);
  result = choose(&a, is_up, up, result);
  Value *is_down = compare(&a, E_arith_cmpf_olt, y, zero);
  is_down = and_int(&a, is_axis, is_down);
  Value *down = real(&a, -1.57079632679f);
  result = choose(&a, is_down, down, result);
  Value *is_origin = compare(&a, E_arith_cmpf_oeq, y, zero);
  is_origin = and_int(&a, is_axis, is_origin);
  Value *nan = of_bits(&a, 0x7fc00000);
  return done(&a, op, choose(&a, is_origin, nan, result));
}

// Hyperbolic tangent: a quotient of polynomials up to where it is 1.

// Divides two polynomials, as Eigen does, between bounds where it is -1 or 1.
static bool approximate_tanh(Rewriter *rw, Op *op) {
  static const double above[] = {4.89352455891786e-03f,  6.37261928875436e-04f,
                                 1.48572235717979e-05f,  5.12229709037114e-08f,
                                 -8.60467152213735e-11f, 2.00018790482477e-13f,
                                 -2.76076847742355e-16f};
  static const double below[] = {4.89352518554385e-03f, 2.26843463243900e-03f,
                                 1.18534705686654e-04f, 1.19825839466702e-06f};
  const Approx a = approx_of(rw, op);
  if (!is_f32(&a))
    return false;
  Value *operand = op_operand(op, 0);
  Value *low = real(&a, -7.99881172180175781f);
  Value *high = real(&a, 7.99881172180175781f);
  Value *x = keep_if(&a, E_arith_cmpf_ult, operand, high);
  x = keep_if(&a, E_arith_cmpf_ugt, x, low);
  Value *tiny = real(&a, 0.0004f), *abs = magnitude(&a, operand);
  Value *is_tiny = compare(&a, E_arith_cmpf_olt, abs, tiny);
  Value *c[7], *d[4];
  reals(&a, c, above, 7);
  reals(&a, d, below, 4);
  Value *square = mul(&a, x, x);
  Value *p = c[6], *q = d[3];
  for (uint32_t i = 6; i-- > 0;)
    p = fma_of(&a, square, p, c[i]);
  p = mul(&a, x, p);
  for (uint32_t i = 3; i-- > 0;)
    q = fma_of(&a, square, q, d[i]);
  Value *quotient = divide(&a, p, q);
  return done(&a, op, choose(&a, is_tiny, x, quotient));
}

// Logarithms: of the fraction, near 1, and the exponent.

typedef struct Parts {
  Value *fraction, *exponent;
} Parts;

// Of a positive number, the fraction being at least 1/2 and below 1.
static Parts take_apart(const Approx *a, Value *x) {
  Type *i32 = a->rw->b.ctx->i32;
  Value *bias = arith_float(at(a), a->element, 126.0);
  Value *half = arith_float(at(a), a->element, 0.5);
  Value *mask = scalar_of_bits(a, ~0x7f800000u);
  half = bits_as(a, i32, half);
  mask = bits_as(a, i32, mask);
  Value *bits = bits_as(a, int_type(a), x);
  Value *fraction = and_int(a, bits, spread(a, mask));
  fraction = or_int(a, fraction, spread(a, half));
  fraction = bits_as(a, a->type, fraction);
  bits = bits_as(a, int_type(a), x);
  Value *shift = whole(a, 23);
  Value *exponent = build_binary(at(a), OP_arith_shrui, bits, shift);
  exponent = build_unary(at(a), OP_arith_sitofp, a->type, exponent);
  return (Parts){fraction, sub(a, exponent, spread(a, bias))};
}

// Of one that may be less than `least`, the least normal number: a subnormal one
// is made one by a power of two.
static Parts parts_of_any(const Approx *a, Value *x, Value *least) {
  Value *is_less = compare(a, E_arith_cmpf_olt, x, least);
  Value *larger = mul(a, x, real(a, 0x1p25));
  Parts parts = take_apart(a, choose(a, is_less, larger, x));
  Value *none = real(a, 0.0), *power = real(a, 25.0);
  Value *added = choose(a, is_less, power, none);
  parts.exponent = sub(a, parts.exponent, added);
  return parts;
}

static Value *log_polynomial(const Approx *a, Value *const *p, Value *x,
                             Value *minus_half) {
  Value *x2 = mul(a, x, x), *x3 = mul(a, x2, x);
  Value *y0 = fma_of(a, p[0], x, p[1]);
  Value *y1 = fma_of(a, p[3], x, p[4]);
  Value *y2 = fma_of(a, p[6], x, p[7]);
  y0 = fma_of(a, y0, x, p[2]);
  y1 = fma_of(a, y1, x, p[5]);
  y2 = fma_of(a, y2, x, p[8]);
  y0 = fma_of(a, y0, x3, y1);
  y0 = fma_of(a, y0, x3, y2);
  y0 = mul(a, y0, x3);
  y0 = fma_of(a, minus_half, x2, y0);
  return add(a, x, y0);
}

// Computes the logarithm of the mantissa and adds the exponent.
static bool approximate_logarithm(Rewriter *rw, Op *op, bool base2) {
  static const double numbers[] = {
      7.0376836292E-2f,  -1.1514610310E-1f, 1.1676998740E-1f,
      -1.2420140846E-1f, 1.4249322787E-1f,  -1.6668057665E-1f,
      2.0000714765E-1f,  -2.4999993993E-1f, 3.3333331174E-1f};
  const Approx a = approx_of(rw, op);
  if (!is_f32(&a))
    return false;
  Value *operand = op_operand(op, 0);
  Value *zero = real(&a, 0.0), *one = real(&a, 1.0);
  Value *minus_half = real(&a, -0.5);
  Value *least = of_bits(&a, 0x00800000u), *down = of_bits(&a, 0xff800000u);
  Value *up = of_bits(&a, 0x7f800000u), *nan = of_bits(&a, 0x7fc00000);
  Value *middle = real(&a, 0.707106781186547524f), *p[9];
  reals(&a, p, numbers, 9);
  Parts parts =
      rw->state ? parts_of_any(&a, operand, least)
                : take_apart(&a, keep_if(&a, E_arith_cmpf_ugt, operand, least));
  // Below the root of 1/2 the fraction is doubled.
  Value *is_low = compare(&a, E_arith_cmpf_olt, parts.fraction, middle);
  Value *again = choose(&a, is_low, parts.fraction, zero);
  Value *x = sub(&a, parts.fraction, one);
  Value *taken = choose(&a, is_low, one, zero);
  Value *e = sub(&a, parts.exponent, taken);
  x = add(&a, x, again);
  x = log_polynomial(&a, p, x, minus_half);
  if (base2)
    x = fma_of(&a, x, real(&a, (float)1.44269504088896340736), e);
  else
    x = fma_of(&a, e, real(&a, (float)0.69314718055994530942), x);
  Value *is_invalid = compare(&a, E_arith_cmpf_ult, operand, zero);
  Value *is_zero = compare(&a, E_arith_cmpf_oeq, operand, zero);
  Value *is_infinite = compare(&a, E_arith_cmpf_oeq, operand, up);
  x = choose(&a, is_infinite, up, x);
  x = choose(&a, is_invalid, nan, x);
  return done(&a, op, choose(&a, is_zero, down, x));
}

static bool approximate_log(Rewriter *rw, Op *op) {
  return approximate_logarithm(rw, op, false);
}

static bool approximate_log2(Rewriter *rw, Op *op) {
  return approximate_logarithm(rw, op, true);
}

// Of u = 1 + x, times what rounding did to u.
static bool approximate_log1p(Rewriter *rw, Op *op) {
  const Approx a = approx_of(rw, op);
  if (!is_f32(&a))
    return false;
  Value *one = real(&a, 1.0), *x = op_operand(op, 0);
  Value *u = add(&a, x, one);
  Value *is_small = compare(&a, E_arith_cmpf_oeq, u, one);
  Value *log = log_of(&a, u);
  Value *is_infinite = compare(&a, E_arith_cmpf_oeq, u, log);
  Value *rest = sub(&a, u, one);
  Value *quotient = divide(&a, log, rest);
  Value *large = mul(&a, x, quotient);
  Value *stays = or_int(&a, is_small, is_infinite);
  return done(&a, op, choose(&a, stays, x, large));
}

// Arc sine and cosine: of x, or beyond the root of 1/2 of the other side of the
// triangle.

static bool is_short(const Approx *a) {
  return is_f32(a) || is_of(a, FLOAT_F16);
}

// Chooses a polynomial by whether the square is above 1/2.
static bool approximate_asin(Rewriter *rw, Op *op) {
  static const double odd[] = {5.4224464349245036e-2, 1.5268872539397656e-2,
                               1.4106045900607047e-2, 2.2372961589651054e-2,
                               4.4642857881094775e-2};
  static const double even[] = {-1.1326992890324464e-2, 1.0493798473372081e-2,
                                1.7339776384962050e-2, 3.0381912707941005e-2,
                                7.4999999991367292e-2};
  const Approx a = approx_of(rw, op);
  if (!is_short(&a))
    return false;
  Value *operand = op_operand(op, 0), *abs = magnitude(&a, operand);
  Value *square = mul(&a, operand, operand);
  Value *one = real(&a, 1.0);
  Value *side = root(&a, sub(&a, one, square));
  Value *half = real(&a, 0.5);
  Value *is_large = compare(&a, E_arith_cmpf_ogt, square, half);
  Value *x = choose(&a, is_large, side, abs);
  Value *s = mul(&a, x, x), *q = mul(&a, s, s);
  Value *r = real(&a, 5.5579749017470502e-2);
  Value *t = real(&a, -6.2027913464120114e-2);
  for (uint32_t i = 0; i < 5; i++) {
    Value *next = real(&a, odd[i]);
    r = fma_of(&a, r, q, next);
    next = real(&a, even[i]);
    t = fma_of(&a, t, q, next);
  }
  r = fma_of(&a, r, s, t);
  r = fma_of(&a, r, s, real(&a, 1.6666666666670193e-1));
  t = mul(&a, x, s);
  r = fma_of(&a, r, t, x);
  Value *other = sub(&a, real(&a, 1.57079632679), r);
  r = choose(&a, is_large, other, r);
  return done(&a, op, copysign_of(&a, r, operand));
}

// Computes acos by asin: of the operand, or of a square root if that is large.
static bool approximate_acos(Rewriter *rw, Op *op) {
  const Approx a = approx_of(rw, op);
  if (!is_short(&a))
    return false;
  Value *operand = op_operand(op, 0), *opposite = negative(&a, operand);
  Value *zero = real(&a, 0.0), *half = real(&a, 0.5);
  Value *minus_one = real(&a, -1.0);
  Value *is_positive = compare(&a, E_arith_cmpf_ogt, operand, zero);
  Value *r = choose(&a, is_positive, opposite, operand);
  Value *limit = real(&a, -0.5625);
  Value *is_small = compare(&a, E_arith_cmpf_ogt, r, limit);
  // The product is half of pi, with more digits than a float has.
  Value *factor = real(&a, 9.3282184640716537e-1);
  Value *other = real(&a, 1.6839188885261840e+0);
  Value *asin = asin_of(&a, r);
  Value *small = fma_of(&a, factor, other, asin);
  Value *large = root(&a, fma_of(&a, half, r, half));
  large = asin_of(&a, large);
  large = mul(&a, real(&a, 2.0), large);
  r = choose(&a, is_small, small, large);
  Value *is_in_range = compare(&a, E_arith_cmpf_oge, operand, minus_one);
  Value *is_negative = compare(&a, E_arith_cmpf_olt, operand, zero);
  is_negative = and_int(&a, is_in_range, is_negative);
  factor = real(&a, 1.8656436928143307e+0);
  other = real(&a, 1.6839188885261840e+0);
  Value *turned = fma_of(&a, factor, other, negative(&a, r));
  return done(&a, op, choose(&a, is_negative, turned, r));
}

// Error functions

enum { PIECES = 3, TERMS = 5 }; // of erf

static const double erf_above[PIECES][TERMS] = {
    {+0.00000000000000000e+00f, +1.12837916222975858e+00f,
     -5.23018562988006470e-01f, +2.09741709609267072e-01f,
     +2.58146801602987875e-02f},
    {+0.00000000000000000e+00f, +1.12750687816789140e+00f,
     -3.64721408487825775e-01f, +1.18407396425136952e-01f,
     +3.70645533056476558e-02f},
    {-3.30093071049483172e-03f, +3.51961938357697011e-03f,
     -1.41373622814988039e-03f, +2.53447094961941348e-04f,
     -1.71048029455037401e-05f}};
static const double erf_below[PIECES][TERMS] = {
    {+1.000000000000000000e+00f, -4.635138185962547255e-01f,
     +5.192301327279782447e-01f, -1.318089722204810087e-01f,
     +7.397964654672315005e-02f},
    {+1.00000000000000000e+00f, -3.27607011824493086e-01f,
     +4.48369090658821977e-01f, -8.83462621207857930e-02f,
     +5.72442770283176093e-02f},
    {+1.00000000000000000e+00f, -2.06069165953913769e+00f,
     +1.62705939945477759e+00f, -5.83389859211130017e-01f,
     +8.21908939856640930e-02f}};

static Value *polynomial(const Approx *a, Value *const *c, Value *x) {
  Value *value = c[TERMS - 1];
  for (uint32_t i = TERMS - 1; i-- > 0;)
    value = fma_of(a, x, value, c[i]);
  return value;
}

// Of one of three pieces; 1 behind them.
static bool approximate_erf(Rewriter *rw, Op *op) {
  const Approx a = approx_of(rw, op);
  if (!is_short(&a))
    return false;
  Value *operand = op_operand(op, 0);
  Value *zero = real(&a, 0), *one = real(&a, 1);
  Value *p[PIECES][TERMS], *q[PIECES][TERMS], *offset[PIECES], *bound[PIECES];
  for (uint32_t i = 0; i < PIECES; i++)
    reals(&a, p[i], erf_above[i], TERMS);
  for (uint32_t i = 0; i < PIECES; i++)
    reals(&a, q[i], erf_below[i], TERMS);
  reals(&a, offset, (const double[]){0, 0, 1}, PIECES);
  reals(&a, bound, (const double[]){0.8f, 2.0f, 3.75f}, PIECES);
  Value *is_negative = compare(&a, E_arith_cmpf_olt, operand, zero);
  Value *opposite = negative(&a, operand);
  Value *x = rw->state ? magnitude(&a, operand)
                       : choose(&a, is_negative, opposite, operand);
  for (uint32_t j = 0; j + 1 < PIECES; j++) {
    Value *is_below = compare(&a, E_arith_cmpf_olt, x, bound[j]);
    for (uint32_t i = 0; i < TERMS; i++) {
      p[0][i] = choose(&a, is_below, p[0][i], p[j + 1][i]);
      q[0][i] = choose(&a, is_below, q[0][i], q[j + 1][i]);
    }
    offset[0] = choose(&a, is_below, offset[0], offset[j + 1]);
  }
  Value *is_inside = compare(&a, E_arith_cmpf_ult, x, bound[PIECES - 1]);
  Value *above = polynomial(&a, p[0], x), *below = polynomial(&a, q[0], x);
  Value *result = add(&a, offset[0], divide(&a, above, below));
  result = choose(&a, is_inside, result, one);
  if (rw->state)
    return done(&a, op, copysign_of(&a, result, operand));
  opposite = negative(&a, result);
  return done(&a, op, choose(&a, is_negative, opposite, result));
}

// (1 + 2a) exp(a^2) erfc(a) by a polynomial in (a - 2) / (a + 2).
static Value *scaled_erfc(const Approx *a, Value *q) {
  static const double numbers[] = {
      -0x1.a4a000p-12f, -0x1.42a260p-10f, 0x1.585714p-10f, 0x1.1adcc4p-07f,
      -0x1.081b82p-07f, -0x1.bc0b6ap-05f, 0x1.4ffc46p-03f, -0x1.540840p-03f,
      -0x1.7bf616p-04f, 0x1.1ba03ap-02f};
  Value *p = real(a, numbers[0]);
  for (uint32_t i = 1; i < ARRAY_SIZE(numbers); i++) {
    Value *next = real(a, numbers[i]);
    p = fma_of(a, p, q, next);
  }
  return p;
}

// Multiplies a rational function with exp(-x * x), in two parts.
static bool approximate_erfc(Rewriter *rw, Op *op) {
  const Approx f = approx_of(rw, op), *a = &f;
  if (!is_f32(a))
    return false;
  Value *x = op_operand(op, 0);
  Value *truth = spread(a, arith_int(at(a), rw->b.ctx->i1, 1));
  Value *zero = real(a, 0.0), *one = real(a, 1.0), *half = real(a, 0.5);
  Value *minus_four = real(a, -4.0), *minus_two = real(a, -2.0);
  Value *two = real(a, 2.0), *infinity = of_bits(a, 0x7f800000u);
  Value *limit = real(a, 10.0546875);
  Value *abs = magnitude(a, x);
  Value *p = add(a, abs, two), *r = divide(a, one, p);
  Value *q = fma_of(a, minus_four, r, one);
  Value *t = fma_of(a, add(a, q, one), minus_two, abs);
  Value *e = fma_of(a, negative(a, abs), q, t);
  q = fma_of(a, r, e, q);
  p = scaled_erfc(a, q);
  Value *d = fma_of(a, two, abs, one);
  r = divide(a, one, d);
  q = fma_of(a, p, r, r);
  Value *minus = negative(a, abs);
  Value *rest = fma_of(a, q, minus, half), *less = sub(a, p, q);
  e = fma_of(a, rest, two, less);
  r = fma_of(a, e, r, q);
  Value *s = mul(a, abs, abs);
  e = exp_of(a, negative(a, s));
  t = fma_of(a, negative(a, abs), abs, s);
  Value *correction = mul(a, mul(a, r, e), t);
  r = fma_of(a, r, e, correction);
  Value *is_finite = compare(a, E_arith_cmpf_olt, abs, infinity);
  Value *is_not = build_binary(at(a), OP_arith_xori, is_finite, truth);
  Value *twice = add(a, x, x);
  r = choose(a, is_not, twice, r);
  Value *is_beyond = compare(a, E_arith_cmpf_ogt, abs, limit);
  r = choose(a, is_beyond, zero, r);
  Value *is_negative = compare(a, E_arith_cmpf_olt, x, zero);
  Value *mirrored = sub(a, two, r);
  return done(a, op, choose(a, is_negative, mirrored, r));
}

// Exponentials: 2^n times that of what is left, at most half of ln 2.

static Value *power_of_two(const Approx *a, Value *exponent) {
  Value *place = whole(a, 23), *bias = whole(a, 127);
  Value *biased = add_int(a, exponent, bias);
  Value *bits = build_binary(at(a), OP_arith_shli, biased, place);
  return bits_as(a, a->type, bits);
}

// z * 2^n, of which z * 2^(n/2) is exact, so that what is too small for a normal
// number, or too large for any, is rounded once. The exact one is made of bits:
// flags that let products be regrouped would multiply the powers first. One
// operation is made in a statement where their order shows: C leaves open that
// of arguments.
static Value *scaled(const Approx *a, Value *z, Value *n) {
  Value *half = shift_right(a, n, whole(a, 1)), *place = whole(a, 23);
  Value *rest = build_binary(at(a), OP_arith_subi, n, half);
  Value *raise = build_binary(at(a), OP_arith_shli, half, place);
  Value *bits = bits_as(a, int_type(a), z);
  z = bits_as(a, a->type, add_int(a, bits, raise));
  return mul(a, z, power_of_two(a, rest));
}

// The same by the instruction, which leaves a NaN as it is.
static Value *scaled_at_once(const Approx *a, Value *z, Value *n) {
  Value *operands[] = {z, n};
  return build_intrinsic_call(at(a), "llvm.ldexp", a->type, operands, 2);
}

// The integer that is nearest to x * factor, which is small: it stands in the
// last bits of the sum with 1.5 * 2^23. Other than for math.floor every target
// has instructions for this, and no flags let the sum be undone.
static Value *nearest_multiple(const Approx *a, Value *x, Value *factor) {
  Value *shift = real(a, 0x1.8p23);
  Value *bits = bits_as(a, int_type(a), fma_of(a, x, factor, shift));
  Value *none = whole(a, 0x4b400000);
  return build_binary(at(a), OP_arith_subi, bits, none);
}

// Splits off the power of two, and computes the rest by a polynomial.
static bool approximate_exp(Rewriter *rw, Op *op) {
  static const double numbers[] = {1.9875691500E-4f, 1.3981999507E-3f,
                                   8.3334519073E-3f, 4.1665795894E-2f,
                                   1.6666665459E-1f, 5.0000001201E-1f};
  const Approx a = approx_of(rw, op);
  if (!is_f32(&a))
    return false;
  Value *half = real(&a, 0.5), *one = real(&a, 1.0);
  Value *log2e = real(&a, 1.44269504088896341f);
  Value *high = real(&a, -0.693359375f), *low = real(&a, 2.12194440e-4f);
  Value *c[6];
  reals(&a, c, numbers, 6);
  bool all = rw->state; // numbers that come out subnormal as well
  Value *operand = op_operand(op, 0);
  Value *x = limited(&a, operand, all ? -104.0f : -87.8f, 88.8f);
  Value *exponent = NULL, *n;
  if (all) {
    exponent = nearest_multiple(&a, x, log2e);
    n = build_unary(at(&a), OP_arith_sitofp, a.type, exponent);
  } else {
    n = round_down(&a, fma_of(&a, x, log2e, half));
    n = limited(&a, n, -127.0f, 127.0f);
  }
  x = fma_of(&a, high, n, x);
  x = fma_of(&a, low, n, x);
  Value *z = fma_of(&a, x, c[0], c[1]);
  for (uint32_t i = 2; i < 6; i++)
    z = fma_of(&a, z, x, c[i]);
  Value *square = mul(&a, x, x);
  z = fma_of(&a, z, square, x);
  z = add(&a, one, z);
  if (!all) {
    exponent = build_unary(at(&a), OP_arith_fptosi, int_type(&a), n);
    return done(&a, op, mul(&a, z, power_of_two(&a, exponent)));
  }
  if (a.scales)
    return done(&a, op, scaled_at_once(&a, z, exponent));
  Value *is_number = compare(&a, E_arith_cmpf_ord, operand, operand);
  Value *result = scaled(&a, z, exponent);
  return done(&a, op, choose(&a, is_number, result, operand));
}

// u - 1 for u = exp(x), times what rounding did to u.
static bool approximate_expm1(Rewriter *rw, Op *op) {
  const Approx a = approx_of(rw, op);
  if (!is_f32(&a))
    return false;
  Value *one = real(&a, 1.0), *minus_one = real(&a, -1.0);
  Value *x = op_operand(op, 0), *u = exp_of(&a, x);
  Value *is_one = compare(&a, E_arith_cmpf_ueq, u, one);
  Value *less = sub(&a, u, one);
  Value *is_lost = compare(&a, E_arith_cmpf_oeq, less, minus_one);
  Value *log = log_of(&a, u);
  Value *is_infinite = compare(&a, E_arith_cmpf_oeq, log, u);
  Value *quotient = divide(&a, x, log);
  Value *result = mul(&a, less, quotient);
  result = choose(&a, is_infinite, u, result);
  result = choose(&a, is_lost, minus_one, result);
  return done(&a, op, choose(&a, is_one, x, result));
}

// Sine and cosine: either polynomial, by the quarter of the circle.

static Value *is_quarter(const Approx *a, Value *quarter, int32_t n) {
  return arith_cmpi(at(a), E_arith_cmpi_eq, quarter, whole(a, n));
}

// Reduces the argument by multiples of pi / 2 and chooses a polynomial.
static bool approximate_sin_or_cos(Rewriter *rw, Op *op, bool is_sin) {
  static const double of_sin[] = {
      -0.16666667163372039794921875f, 8.333347737789154052734375e-3f,
      -1.9842604524455964565277099609375e-4f,
      2.760012648650445044040679931640625e-6f,
      -2.50293279435709337121807038784027099609375e-8f};
  static const double of_cos[] = {
      -0.5f, 4.166664183139801025390625e-2f,
      -1.388833043165504932403564453125e-3f,
      2.47562347794882953166961669921875e-5f,
      -2.59630184018533327616751194000244140625e-7f};
  const Approx a = approx_of(rw, op);
  if (!is_f32(&a))
    return false;
  Value *inverse = real(&a, (float)0.63661977236758134308);
  Value *quarter = real(&a, (float)1.57079632679489661923);
  Value *x = op_operand(op, 0);
  Value *k = round_down(&a, mul(&a, x, inverse));
  Value *y = sub(&a, x, mul(&a, k, quarter));
  Value *one = real(&a, 1.0), *minus_one = real(&a, -1.0), *s[5], *c[5];
  reals(&a, s, of_sin, 5);
  reals(&a, c, of_cos, 5);
  Value *n = build_unary(at(&a), OP_arith_fptosi, int_type(&a), k);
  n = and_int(&a, n, whole(&a, 3));
  Value *is_0 = is_quarter(&a, n, 0), *is_1 = is_quarter(&a, n, 1);
  Value *is_2 = is_quarter(&a, n, 2), *is_3 = is_quarter(&a, n, 3);
  Value *by_cos = is_sin ? or_int(&a, is_1, is_3) : or_int(&a, is_0, is_2);
  Value *is_negative =
      is_sin ? arith_cmpi(at(&a), E_arith_cmpi_sgt, n, whole(&a, 1))
             : or_int(&a, is_1, is_2);
  Value *square = mul(&a, y, y), *base = choose(&a, by_cos, one, y);
  for (uint32_t i = 0; i < 5; i++)
    c[i] = choose(&a, by_cos, c[i], s[i]);
  Value *result = c[4];
  for (uint32_t i = 4; i-- > 0;)
    result = fma_of(&a, square, result, c[i]);
  result = fma_of(&a, square, result, one);
  result = mul(&a, base, result);
  Value *opposite = mul(&a, minus_one, result);
  return done(&a, op, choose(&a, is_negative, opposite, result));
}

static bool approximate_sin(Rewriter *rw, Op *op) {
  return approximate_sin_or_cos(rw, op, true);
}

static bool approximate_cos(Rewriter *rw, Op *op) {
  return approximate_sin_or_cos(rw, op, false);
}

// Cube root: a third of the bits, and Newton's step twice.

static Value *step_to_root(const Approx *a, Value *abs, Value *x, Value *two,
                           Value *third) {
  Value *square = mul(a, x, x), *twice = mul(a, x, two);
  Value *quotient = divide(a, abs, square);
  return mul(a, add(a, twice, quotient), third);
}

// Estimates by the bits, and improves that by two steps of Newton's method.
static bool approximate_cbrt(Rewriter *rw, Op *op) {
  const Approx a = approx_of(rw, op);
  if (!is_f32(&a))
    return false;
  Value *operand = op_operand(op, 0);
  Value *int_two = whole(&a, 2), *four = whole(&a, 4), *eight = whole(&a, 8);
  Value *offset = whole(&a, 0x2a5137a0), *third = real(&a, 0.33333333f);
  Value *two = real(&a, 2.0), *zero = real(&a, 0.0);
  Value *abs = magnitude(&a, operand);
  Value *bits = bits_as(&a, int_type(&a), abs);
  Value *quarter = shift_right(&a, bits, int_two);
  Value *sixteenth = shift_right(&a, bits, four);
  bits = add_int(&a, quarter, sixteenth);
  bits = add_int(&a, bits, shift_right(&a, bits, four));
  bits = add_int(&a, bits, shift_right(&a, bits, eight));
  bits = add_int(&a, bits, offset);
  Value *x = bits_as(&a, a.type, bits);
  x = step_to_root(&a, abs, x, two, third);
  x = step_to_root(&a, abs, x, two, third);
  Value *is_zero = compare(&a, E_arith_cmpf_oeq, abs, zero);
  x = choose(&a, is_zero, zero, x);
  return done(&a, op, copysign_of(&a, x, operand));
}

// Inverse square root: an instruction's estimate of vectors of eight, and a step
// of Newton's method. The estimate stands for numbers below the normal ones,
// taken for zero, and for infinity.

enum { ESTIMATED_AT_ONCE = 8 };

static Value *estimate_row(const Approx *a, Value *row) {
  Ctx *ctx = a->rw->b.ctx;
  OpSpec spec = {
      .info = ctx_op_info(ctx, ctx_ident_lit(ctx, "x86vector.avx.rsqrt")),
      .operands = &row,
      .noperands = 1,
      .result_types = &row->type,
      .nresults = 1};
  return op_result(build_spec(at(a), &spec), 0);
}

// The last dimension as rows of eight.
static Type *type_in_rows(const Approx *a, Type *type) {
  int rank = type->as.shaped.rank;
  int64_t rows = type->as.shaped.shape[rank - 1] / ESTIMATED_AT_ONCE;
  if (rows == 1)
    return type;
  int64_t *shape = arena_array(a->rw->arena, int64_t, (size_t)rank + 1);
  memcpy(shape, type->as.shaped.shape, (size_t)rank * sizeof *shape);
  shape[rank - 1] = rows;
  shape[rank] = ESTIMATED_AT_ONCE;
  return type_vector(a->rw->b.ctx, rank + 1, shape, NULL, a->element);
}

// Whether there is another position in these dimensions, the last first.
static bool next_position(const Type *type, uint32_t ndims, int64_t *position) {
  for (uint32_t i = ndims; i-- > 0; position[i] = 0)
    if (++position[i] < type->as.shaped.shape[i])
      return true;
  return false;
}

// Estimates 1 / sqrt(x) row by row.
static Value *estimate(const Approx *a, Value *operand) {
  Builder *b = at(a);
  Arena *arena = a->rw->arena;
  Type *type = type_in_rows(a, operand->type);
  uint32_t outer = (uint32_t)type->as.shaped.rank - 1;
  if (!outer)
    return estimate_row(a, operand);
  int64_t *position = arena_array(arena, int64_t, outer);
  memset(position, 0, outer * sizeof *position);
  Value *rows = build_vector_shape_cast(b, type, operand);
  Vec(Value *) made = {0};
  do {
    Value *row = build_vector_part(b, rows, position, outer);
    vec_push(arena, &made, estimate_row(a, row));
  } while (next_position(type, outer, position));
  Value *all = build_zeros(b, type);
  for (size_t i = 0; i < made.size; i++) { // from the first position again
    all = build_vector_insert(b, made.data[i], all, position, outer);
    next_position(type, outer, position);
  }
  return build_vector_shape_cast(b, operand->type, all);
}

static bool is_rows_of_eight(const Type *type) {
  int rank = type_is(type, TY_VECTOR) ? type->as.shaped.rank : 0;
  return rank && !type_is_scalable(type) &&
         type->as.shaped.shape[rank - 1] % ESTIMATED_AT_ONCE == 0;
}

static bool estimate_rsqrt(Rewriter *rw, Op *op) {
  const Approx a = approx_of(rw, op);
  if (!is_f32(&a) || !is_rows_of_eight(a.type))
    return false;
  Value *x = op_operand(op, 0), *infinity = of_bits(&a, 0x7f800000);
  Value *more_than_one = real(&a, 1.5), *minus_half = real(&a, -0.5);
  Value *least_normal = of_bits(&a, 0x00800000);
  Value *halved = mul(&a, x, minus_half);
  Value *is_less = compare(&a, E_arith_cmpf_olt, x, least_normal);
  Value *is_infinity = compare(&a, E_arith_cmpf_oeq, x, infinity);
  Value *stays = or_int(&a, is_less, is_infinity);
  Value *first = estimate(&a, x);
  Value *step = fma_of(&a, first, mul(&a, halved, first), more_than_one);
  Value *second = mul(&a, first, step);
  return done(&a, op, choose(&a, stays, first, second));
}

// Smaller floats

// Computes a function of a smaller float in f32.
static bool compute_in_f32(Rewriter *rw, Op *op) {
  Type *type = op_result(op, 0)->type;
  Builder *b = &rw->b;
  if (type_number_width(type_element_or_self(type)) > 32 ||
      type_is_float_of(type_element_or_self(type), FLOAT_F32))
    return false;
  Type *f32 = type_is_shaped(type)
                  ? type_with_element(b->ctx, type, b->ctx->f32)
                  : b->ctx->f32;
  Value *operands[2];
  for (uint32_t i = 0; i < op->noperands; i++)
    operands[i] = build_unary(b, OP_arith_extf, f32, op_operand(op, i));
  OpSpec spec = {.info = op->info,
                 .operands = operands,
                 .noperands = op->noperands,
                 .result_types = &f32,
                 .nresults = 1,
                 .slots = op->slots,
                 .attrs = op->attrs};
  Value *result = op_result(build_spec(b, &spec), 0);
  return rewrite_replace1(rw, op,
                          build_unary(b, OP_arith_truncf, type, result));
}

#define REUSE "ReuseF32Expansion"
static const Pattern patterns[] = {
    PATTERN(OP_math_atan, 1, compute_in_f32, REUSE),
    PATTERN(OP_math_atan2, 1, compute_in_f32, REUSE),
    PATTERN(OP_math_cbrt, 1, compute_in_f32, REUSE),
    PATTERN(OP_math_cos, 1, compute_in_f32, REUSE),
    PATTERN(OP_math_erf, 1, compute_in_f32, REUSE),
    PATTERN(OP_math_erfc, 1, compute_in_f32, REUSE),
    PATTERN(OP_math_exp, 1, compute_in_f32, REUSE),
    PATTERN(OP_math_expm1, 1, compute_in_f32, REUSE),
    PATTERN(OP_math_log, 1, compute_in_f32, REUSE),
    PATTERN(OP_math_log1p, 1, compute_in_f32, REUSE),
    PATTERN(OP_math_log2, 1, compute_in_f32, REUSE),
    PATTERN(OP_math_sin, 1, compute_in_f32, REUSE),
    PATTERN(OP_math_tanh, 1, compute_in_f32, REUSE),
    PATTERN(OP_math_acos, 1, approximate_acos, "AcosPolynomialApproximation"),
    PATTERN(OP_math_asin, 1, approximate_asin, "AsinPolynomialApproximation"),
    PATTERN(OP_math_atan, 1, approximate_atan, "AtanApproximation"),
    PATTERN(OP_math_atan2, 1, approximate_atan2, "Atan2Approximation"),
    PATTERN(OP_math_cbrt, 1, approximate_cbrt, "CbrtApproximation"),
    PATTERN(OP_math_cos, 1, approximate_cos, "SinAndCosApproximation"),
    PATTERN(OP_math_erf, 1, approximate_erf, "ErfPolynomialApproximation"),
    PATTERN(OP_math_erfc, 1, approximate_erfc, "ErfcPolynomialApproximation"),
    PATTERN(OP_math_exp, 1, approximate_exp, "ExpApproximation"),
    PATTERN(OP_math_expm1, 1, approximate_expm1, "ExpM1Approximation"),
    PATTERN(OP_math_log, 1, approximate_log, "LogApproximation"),
    PATTERN(OP_math_log2, 1, approximate_log2, "Log2Approximation"),
    PATTERN(OP_math_log1p, 1, approximate_log1p, "Log1pApproximation"),
    PATTERN(OP_math_sin, 1, approximate_sin, "SinAndCosApproximation"),
    PATTERN(OP_math_tanh, 1, approximate_tanh, "TanhApproximation"),
    {0},
};
static const Pattern patterns_avx2[] = {
    PATTERN(OP_math_rsqrt, 1, compute_in_f32, REUSE),
    PATTERN(OP_math_rsqrt, 1, estimate_rsqrt, "RsqrtApproximation"),
    {0},
};
#undef REUSE

// In a compile

// Good for small numbers only.
static bool is_for_small_numbers(const Op *op) {
  return op_is(op, OP_math_sin) || op_is(op, OP_math_cos) ||
         op_is(op, OP_math_atan2);
}

// No more than 8 units of the last place off, whatever the number is. The
// others are further off or take subnormal numbers for zero, so flags have to
// say that near is right (afn).
static bool is_near_everywhere(const Op *op) {
  switch (op->info->opcode) {
  case OP_math_acos:
  case OP_math_asin:
  case OP_math_erf:
  case OP_math_exp:
  case OP_math_expm1:
  case OP_math_log:
  case OP_math_log1p:
  case OP_math_log2:
  case OP_math_tanh: return true;
  default: return false;
  }
}

// erfc is a small difference of what its polynomials make.
static bool wants_fma(const Op *op) {
  return op_is(op, OP_math_erfc);
}

typedef struct MathWalk {
  Rewriter rw;
  const PatternSet *set;
  const PassRun *run;
  MathLoops loops;
} MathWalk;

static const Options_math_polynomial_approximation *
options_of(const MathWalk *w) {
  return PASS_OPTIONS(w->run, math_polynomial_approximation);
}

static bool is_of_float(const Op *op, FloatKind kind) {
  Type *type = op_operand(op, 0)->type;
  return (type_is(type, TY_VECTOR) || type_is(type, TY_FLOAT)) &&
         type_is_float_of(type_element_or_self(type), kind);
}

// Vectors, of which LLVM would make a call for each element, and scalars that
// it would make vectors of but for the call.
static bool is_of_vectors(MathWalk *w, const Op *op, uint32_t instructions) {
  return type_is(op_operand(op, 0)->type, TY_VECTOR) ||
         (options_of(w)->loops &&
          target_has(pass_target(w->run, op), instructions) &&
          math_loops_allow(&w->loops, op));
}

// Whether it is left to a library of functions of vectors, of which none is of
// scalable ones.
static bool is_by_library(const Op *op, const StrList *names) {
  return !type_is_scalable(op_operand(op, 0)->type) &&
         str_list_has(names, op_name(op));
}

static bool may_approximate_f32(MathWalk *w, const Op *op) {
  const Options_math_polynomial_approximation *options = options_of(w);
  if (is_for_small_numbers(op) ||
      (wants_fma(op) && !target_has(pass_target(w->run, op), TARGET_FMA)) ||
      is_by_library(op, &options->by_library))
    return false;
  return (options->allow_inexact || is_near_everywhere(op) ||
          enum_value(op->slots[0], 0) & E_arith_fastmath_afn) &&
         is_of_vectors(w, op, TARGET_VECTOR_F32);
}

// All that there are are near. Where vectors of f64 are not in registers, a call
// is made for each element anyway.
static bool may_approximate_f64(MathWalk *w, const Op *op) {
  return target_has(pass_target(w->run, op), TARGET_VECTOR_F64) &&
         !is_by_library(op, &options_of(w)->by_library_f64) &&
         is_of_vectors(w, op, TARGET_VECTOR_F64);
}

static bool may_approximate(MathWalk *w, const Op *op) {
  return is_of_float(op, FLOAT_F32)
             ? may_approximate_f32(w, op)
             : is_of_float(op, FLOAT_F64) && may_approximate_f64(w, op);
}

static void add_compile_patterns(PatternSet *set, const PassRun *run) {
  (void)run;
  pattern_set_add(set, patterns);
  pattern_set_add(set, math_patterns_f64);
}

static void approximate_op(void *user, Op *op) {
  MathWalk *walk = user;
  if (opcode_dialect(op->info->opcode) == DIALECT_math &&
      may_approximate(walk, op))
    pattern_set_apply(walk->set, &walk->rw, op);
}

// Twice, since some are made of others.
static bool approximate_allowed(PassRun *run, Op *root) {
  MathWalk walk = {.rw = pass_rewriter(run),
                   .set = pass_patterns(run, add_compile_patterns),
                   .run = run,
                   .loops = {.arena = run->arena}};
  walk.rw.state = run;
  op_walk(root, approximate_op, &walk);
  op_walk(root, approximate_op, &walk);
  return true;
}

static void add_patterns(PatternSet *set, const PassRun *run) {
  pattern_set_add(set, patterns);
  if (PASS_OPTIONS(run, math_polynomial_approximation)->enable_avx2)
    pattern_set_add(set, patterns_avx2);
}

bool lower_math_polynomial_approximation(PassRun *run, Op *root) {
  const Options_math_polynomial_approximation *options =
      PASS_OPTIONS(run, math_polynomial_approximation);
  if (options->near_vectors)
    return approximate_allowed(run, root);
  if (options->enable_avx2 && !ctx_dialect(run->ctx, STR("x86vector")))
    return op_error(run->ctx, root,
                    "enable-avx2 needs the dialect x86vector, which is not "
                    "here");
  return pass_greedy_alone(run, root, pass_patterns(run, add_patterns));
}
