// Functions of f64 by arithmetic, in a compile (math-polynomial-approximation):
//
//   %0 = math.exp %a : vector<4xf64>
//
// becomes about thirty operations that targets with vectors of f64 have
// instructions for; no call, no table in memory. Each is within 2 units of the
// last place for every number, subnormal ones too, and does with infinities, NaNs
// and zeros what C says (test/run/ulps.sh). mlir-opt has no such functions.
//
// Exponentials: x = n ln 2 + r with an integer n and |r| <= ln 2 / 2, where a
// polynomial is near exp(r) - 1; the exponent takes n.
//
// Logarithms: x = 2^k (1 + f) with 1 + f from the root of 1/2 to that of 2, and
// log(1 + f) = f - g with a small g, which is of s = f / (2 + f), of whose square
// a polynomial is near. The products with f and k are added last, so that what
// is small is rounded first. log1p knows what 1 + x lost.
//
// tanh and erf are 1 less an exponential, but for small numbers.
//
// Coefficients are those of least error that can be written with 53 bits, found
// by Remez' algorithm and lattice reduction, from the highest on. What is split
// in two has its larger part in few enough bits that products with n or k are
// exact where they are rounded by themselves.
//
// Flags may let sums be regrouped (-ffast-math). What is lost by rounding then is
// taken for zero, which costs a unit of the last place; what would cost more is
// kept apart by operations on bits, which no flags undo.

#include "lowering/math/approximation.h"
#include "lowering/math/math.h"
#include <math.h>

enum { MANTISSA = 52, BIAS = 1023 }; // of the bits of a number

static const double ln2_high = 0x1.62e42feep-1, ln2_low = 0x1.a39ef35793c76p-33;
static const double log2_e = 0x1.71547652b82fep0;

// Polynomials

static Value *add_term(const Approx *a, Value *sum, Value *x, double number) {
  return fma_of(a, sum, x, real(a, number));
}

// Adds up a polynomial in x by Horner's rule.
static Value *polynomial(const Approx *a, Value *x, const double *numbers,
                         size_t n) {
  Value *sum = real(a, numbers[0]);
  for (size_t i = 1; i < n; i++)
    sum = add_term(a, sum, x, numbers[i]);
  return sum;
}

#define POLYNOMIAL(a, x, numbers) polynomial(a, x, numbers, ARRAY_SIZE(numbers))

// Powers of two

// The integer n nearest to a small number: the last 32 bits of its sum with
// 1.5 * 2^52. It becomes a float from these, as flags would let the sum be undone.
typedef struct Rounded {
  Value *bits;  // of the sum
  Value *word;  // n as i32
  Value *value; // n
} Rounded;

// All targets convert i32, but not i64.
static Value *word_of(const Approx *a, Value *bits) {
  Type *i32 = with_element(a, a->rw->b.ctx->i32);
  return build_unary(at(a), OP_arith_trunci, i32, bits);
}

static Value *float_of_word(const Approx *a, Value *word) {
  return build_unary(at(a), OP_arith_sitofp, a->type, word);
}

static Rounded rounded_of_sum(const Approx *a, Value *sum) {
  Value *bits = bits_as(a, int_type(a), sum), *word = word_of(a, bits);
  return (Rounded){bits, word, float_of_word(a, word)};
}

static Rounded nearest_multiple(const Approx *a, Value *x, double factor) {
  Value *by = real(a, factor), *shift = real(a, 0x1.8p52);
  return rounded_of_sum(a, fma_of(a, x, by, shift));
}

// 2^n of the last bits of n, from -1022 to 1023.
static Value *power_of_two(const Approx *a, Value *n) {
  Value *biased = add_int(a, n, whole(a, BIAS));
  return bits_as(a, a->type, shift_left(a, biased, whole(a, MANTISSA)));
}

// z * 2^n for a z near 1, rounded once: z * 2^(n/2) is exact. The last bits of
// half of the sum's are half of n's.
static Value *scaled_in_steps(const Approx *a, Value *z, Value *bits) {
  Value *half = shift_right_zeros(a, bits, whole(a, 1));
  Value *raise = shift_left(a, half, whole(a, MANTISSA));
  Value *raised = add_int(a, bits_as(a, int_type(a), z), raise);
  z = bits_as(a, a->type, raised);
  return mul(a, z, power_of_two(a, sub_int(a, bits, half)));
}

// The same by an instruction.
static Value *scaled_at_once(const Approx *a, Value *z, Value *n) {
  Value *operands[] = {z, n};
  return build_intrinsic_call(at(a), "llvm.ldexp", a->type, operands, 2);
}

// z * 2^n; `x`, if that is a NaN.
static Value *scaled(const Approx *a, Value *z, const Rounded *n, Value *x) {
  if (a->scales)
    return scaled_at_once(a, z, n->word);
  Value *is_number = compare(a, E_arith_cmpf_ord, x, x);
  return choose(a, is_number, scaled_in_steps(a, z, n->bits), x);
}

// Exponentials

// (exp(r) - 1 - r) / r^2
static const double exp_numbers[] = {
    0x1.ae77778d8f664p-26, 0x1.28a28f518161p-22,  0x1.71de8109f7c6ep-19,
    0x1.a019a6a16c1d3p-16, 0x1.a01a0177f21b9p-13, 0x1.6c16c17f2f17p-10,
    0x1.1111111118831p-7,  0x1.555555555210cp-5,  0x1.555555555553bp-3,
    0x1.0000000000005p-1};

// (2^r - 1) / r
static const double exp2_numbers[] = {
    0x1.eb16d7978d8bcp-32, 0x1.e61caaff5a3cap-28, 0x1.b524124980a2fp-24,
    0x1.62bfc6cb08747p-20, 0x1.ffcbfce32c622p-17, 0x1.4309130f304a1p-13,
    0x1.5d87fe7887454p-10, 0x1.3b2ab6fb9ff51p-7,  0x1.c6b08d704a189p-5,
    0x1.ebfbdff82c5a5p-3,  0x1.62e42fefa39efp-1};

typedef struct Reduced {
  Rounded n;
  Value *rest; // of the number
  Value *lost; // of the rest, by rounding
} Reduced;

static Reduced reduced(const Approx *a, Value *x) {
  Rounded n = nearest_multiple(a, x, log2_e);
  Value *low = real(a, -ln2_low);
  Value *near = fma_of(a, n.value, real(a, -ln2_high), x);
  Value *rest = fma_of(a, n.value, low, near);
  Value *lost = fma_of(a, n.value, low, sub(a, near, rest));
  return (Reduced){n, rest, lost};
}

// exp(r) - 1 from the rest.
static Value *exp_less_one(const Approx *a, Value *r, Value *lost) {
  Value *p = POLYNOMIAL(a, r, exp_numbers);
  Value *square = mul(a, r, r);
  return lost ? add(a, r, fma_of(a, p, square, lost)) : fma_of(a, p, square, r);
}

static bool approximate_exp(Rewriter *rw, Op *op) {
  const Approx a = approx_of(rw, op);
  if (!is_of(&a, FLOAT_F64))
    return false;
  Value *x = op_operand(op, 0);
  Reduced r = reduced(&a, limited(&a, x, -746.0, 710.0));
  Value *z = exp_less_one(&a, r.rest, NULL);
  z = add(&a, z, real(&a, 1.0));
  return done(&a, op, scaled(&a, z, &r.n, x));
}

static bool approximate_exp2(Rewriter *rw, Op *op) {
  const Approx a = approx_of(rw, op);
  if (!is_of(&a, FLOAT_F64))
    return false;
  Value *operand = op_operand(op, 0);
  Value *x = limited(&a, operand, -1076.0, 1025.0);
  Rounded n = rounded_of_sum(&a, add(&a, x, real(&a, 0x1.8p52)));
  Value *rest = sub(&a, x, n.value);
  Value *p = POLYNOMIAL(&a, rest, exp2_numbers);
  Value *z = add_term(&a, p, rest, 1.0);
  return done(&a, op, scaled(&a, z, &n, operand));
}

// 1 - 2^-n for the bits of n from -1023 to 1022.
static Value *one_less_inverse(const Approx *a, Value *bits) {
  Value *opposite = sub_int(a, whole(a, 0), bits);
  Value *inverse = power_of_two(a, opposite);
  return sub(a, real(a, 1.0), inverse);
}

static Value *is_zero(const Approx *a, Value *x) {
  return compare(a, E_arith_cmpf_oeq, x, real(a, 0.0));
}

// (exp(r) - 1 + (1 - 2^-n)) * 2^n. The difference is 1 from some n on; where n
// is 0, it is taken from what is left by regrouping.
static bool approximate_expm1(Rewriter *rw, Op *op) {
  const Approx a = approx_of(rw, op);
  if (!is_of(&a, FLOAT_F64))
    return false;
  Value *x = op_operand(op, 0);
  Reduced r = reduced(&a, limited(&a, x, -40.0, 710.0));
  Value *p = exp_less_one(&a, r.rest, r.lost);
  Value *n = keep_if(&a, E_arith_cmpf_olt, r.n.value, real(&a, 128.0));
  Value *sum = add(&a, n, real(&a, 0x1.8p52)); // for the bits of n once more
  Value *difference = one_less_inverse(&a, bits_as(&a, int_type(&a), sum));
  Value *far = scaled(&a, add(&a, p, difference), &r.n, x);
  Value *result = choose(&a, is_zero(&a, r.n.value), p, far);
  return done(&a, op, copysign_of(&a, result, x));
}

// Logarithms

// (log(1 + f) / s - 2) / s^2 for s = f / (2 + f), in s^2
static const double log_numbers[] = {0x1.2f0b26a280e97p-3, 0x1.39a1270c8d0b3p-3,
                                     0x1.746644bb4a708p-3, 0x1.c71c51ec16b2ep-3,
                                     0x1.24924942171a4p-2, 0x1.999999997fac9p-2,
                                     0x1.5555555555593p-1};

typedef struct Parts {
  Value *exponent; // k
  Value *mantissa; // from the root of 1/2 to that of 2
  Value *raised;   // the bits of both
} Parts;

// Takes a positive number apart; `taken` goes off its exponent.
static Parts take_apart(const Approx *a, Value *x, Value *taken) {
  const int64_t root = INT64_C(0x3fe6a09e667f3bcd);
  const int64_t fraction = (INT64_C(1) << MANTISSA) - 1;
  Value *bits = bits_as(a, int_type(a), x);
  Value *above = whole(a, ((int64_t)BIAS << MANTISSA) - root);
  Value *raised = add_int(a, bits, above);
  Value *k = shift_right_zeros(a, raised, whole(a, MANTISSA));
  k = float_of_word(a, word_of(a, sub_int(a, k, taken)));
  Value *m = and_int(a, raised, whole(a, fraction));
  m = bits_as(a, a->type, add_int(a, m, whole(a, root)));
  return (Parts){k, m, raised};
}

static Parts take_apart_normal(const Approx *a, Value *x) {
  return take_apart(a, x, whole(a, BIAS));
}

// Takes one apart that may be subnormal.
static Parts take_apart_any(const Approx *a, Value *x) {
  Value *is_less = compare(a, E_arith_cmpf_olt, x, real(a, 0x1p-1022));
  Value *larger = mul(a, x, real(a, 0x1p54));
  Value *normal = whole(a, BIAS), *less = whole(a, BIAS + 54);
  Value *taken = choose(a, is_less, less, normal);
  return take_apart(a, choose(a, is_less, larger, x), taken);
}

// log(1 + f) - f
static Value *log_less_f(const Approx *a, Value *f) {
  Value *s = divide(a, f, add(a, f, real(a, 2.0)));
  Value *square = mul(a, s, s);
  Value *p = mul(a, square, POLYNOMIAL(a, square, log_numbers));
  Value *half = mul(a, f, mul(a, f, real(a, -0.5)));
  return fma_of(a, s, sub(a, p, half), half);
}

// The logarithms of 0, of less, of infinity and of NaNs.
static Value *with_limits(const Approx *a, Value *x, Value *result) {
  Value *infinity = real(a, INFINITY), *down = real(a, -INFINITY);
  Value *zero = real(a, 0.0), *nan = real(a, NAN);
  Value *is_infinite = compare(a, E_arith_cmpf_oeq, x, infinity);
  Value *is_invalid = compare(a, E_arith_cmpf_ult, x, zero);
  Value *is_none = compare(a, E_arith_cmpf_oeq, x, zero);
  result = choose(a, is_infinite, infinity, result);
  result = choose(a, is_invalid, nan, result);
  return choose(a, is_none, down, result);
}

// k ln 2 + f + more
static Value *log_sum(const Approx *a, Value *k, Value *f, Value *more) {
  more = fma_of(a, k, real(a, ln2_low), more);
  Value *sum = add(a, f, more);
  return fma_of(a, k, real(a, ln2_high), sum);
}

static bool approximate_log(Rewriter *rw, Op *op) {
  const Approx a = approx_of(rw, op);
  if (!is_of(&a, FLOAT_F64))
    return false;
  Value *x = op_operand(op, 0);
  Parts parts = take_apart_any(&a, x);
  Value *f = sub(&a, parts.mantissa, real(&a, 1.0));
  Value *result = log_sum(&a, parts.exponent, f, log_less_f(&a, f));
  return done(&a, op, with_limits(&a, x, result));
}

// Another base: log 2 and log e to it, in two parts.
typedef struct Base {
  double two_high, two_low, e_high, e_low;
} Base;

static const Base base2 = {1, 0, 0x1.71547652b82fep0, 0x1.777d0ffda0d24p-56};
static const Base base10 = {0x1.34413509f6p-2, 0x1.9fef311f12b36p-42,
                            0x1.bcb7b1526e50ep-2, 0x1.95355baaafad3p-57};

// k log 2 + f log e + (log(1 + f) - f) log e
static bool approximate_to_base(Rewriter *rw, Op *op, const Base *base) {
  const Approx a = approx_of(rw, op);
  if (!is_of(&a, FLOAT_F64))
    return false;
  Value *x = op_operand(op, 0);
  Parts parts = take_apart_any(&a, x);
  Value *f = sub(&a, parts.mantissa, real(&a, 1.0));
  Value *e = real(&a, base->e_high), *k = parts.exponent;
  Value *sum = mul(&a, log_less_f(&a, f), e);
  if (base->two_low != 0)
    sum = fma_of(&a, k, real(&a, base->two_low), sum);
  sum = fma_of(&a, f, real(&a, base->e_low), sum);
  sum = fma_of(&a, f, e, sum);
  sum = fma_of(&a, k, real(&a, base->two_high), sum);
  return done(&a, op, with_limits(&a, x, sum));
}

static bool approximate_log2(Rewriter *rw, Op *op) {
  return approximate_to_base(rw, op, &base2);
}

static bool approximate_log10(Rewriter *rw, Op *op) {
  return approximate_to_base(rw, op, &base10);
}

// The part of f that 1 + x = u lost by rounding.
static Value *lost_of_f(const Approx *a, Value *x, Value *u, Value *raised) {
  Value *one = real(a, 1.0), *less = sub(a, u, one);
  Value *of_one = sub(a, one, sub(a, u, less));
  Value *lost = add(a, sub(a, x, less), of_one);
  int64_t sign_and_exponent = (int64_t)(UINT64_C(0xfff) << MANTISSA);
  Value *exponent = and_int(a, raised, whole(a, sign_and_exponent));
  Value *twice = whole(a, (int64_t)(2 * BIAS) << MANTISSA);
  Value *scale = bits_as(a, a->type, sub_int(a, twice, exponent));
  return mul(a, lost, scale);
}

// The lost part changes the logarithm by as much, divided by 1 + f. A line is near
// enough to 1 / (1 + f). Small numbers are f themselves, and next to large ones
// 1 is nothing.
static bool approximate_log1p(Rewriter *rw, Op *op) {
  const Approx a = approx_of(rw, op);
  if (!is_of(&a, FLOAT_F64))
    return false;
  Value *x = op_operand(op, 0), *one = real(&a, 1.0);
  Value *u = add(&a, x, one);
  Parts parts = take_apart_normal(&a, u);
  Value *lost = lost_of_f(&a, x, u, parts.raised);
  Value *inverse = sub(&a, real(&a, 2.0607), parts.mantissa);
  lost = mul(&a, lost, inverse);
  Value *is_small = is_zero(&a, parts.exponent);
  Value *is_large = compare(&a, E_arith_cmpf_oge, x, real(&a, 0x1p54));
  Value *is_exact = or_int(&a, is_small, is_large);
  lost = choose(&a, is_exact, real(&a, 0.0), lost);
  Value *f = sub(&a, parts.mantissa, one);
  f = choose(&a, is_small, x, f);
  Value *more = add(&a, log_less_f(&a, f), lost);
  Value *result = log_sum(&a, parts.exponent, f, more);
  result = copysign_of(&a, result, x);
  return done(&a, op, with_limits(&a, u, result));
}

// Sigmoids

// tanh(x) / x - 1 in x^2, for |x| < 0.55
static const double tanh_numbers[] = {
    -0x1.3dbc2a15a1accp-16, 0x1.59b30ee4f5b2fp-14,  -0x1.e822f2e06075cp-13,
    0x1.34634531383bbp-11,  -0x1.7d8bedd7cf7d1p-10, 0x1.d6d24f0f28cbfp-9,
    -0x1.226e2d36ac4ep-7,   0x1.664f484b1dc5fp-6,   -0x1.ba1ba1b93ee3ep-5,
    0x1.111111111036ep-3,   -0x1.555555555554cp-2,  0};

// exp(x) for an x that makes normal numbers of it.
static Value *exp_plain(const Approx *a, Value *x) {
  Reduced r = reduced(a, x);
  Value *z = exp_less_one(a, r.rest, NULL);
  z = add(a, z, real(a, 1.0));
  return mul(a, z, power_of_two(a, r.n.bits));
}

// x + x p
static Value *near_zero(const Approx *a, Value *x, const double *numbers,
                        size_t n) {
  Value *p = polynomial(a, mul(a, x, x), numbers, n);
  return fma_of(a, p, x, x);
}

// 1 - 2 E / (1 + E) for E = exp(-2 |x|), with the sign of x, where the
// difference is at least 1/2.
static bool approximate_tanh(Rewriter *rw, Op *op) {
  const Approx a = approx_of(rw, op);
  if (!is_of(&a, FLOAT_F64))
    return false;
  Value *x = op_operand(op, 0), *abs = magnitude(&a, x), *one = real(&a, 1.0);
  Value *is_near = compare(&a, E_arith_cmpf_olt, abs, real(&a, 0.55));
  Value *near = near_zero(&a, abs, tanh_numbers, ARRAY_SIZE(tanh_numbers));
  Value *y = mul(&a, abs, real(&a, -2.0));
  Value *e = exp_plain(&a, keep_if(&a, E_arith_cmpf_uge, y, real(&a, -40.0)));
  Value *twice = add(&a, e, e);
  Value *part = divide(&a, twice, add(&a, e, one));
  Value *result = choose(&a, is_near, near, sub(&a, one, part));
  return done(&a, op, copysign_of(&a, result, x));
}

// erf(x) / x - 1 in x^2, for |x| < 1
static const double erf_numbers[] = {
    -0x1.ac1a4196e71cbp-31, 0x1.d73d744d57c7cp-27,  -0x1.5c0bc3130e3f7p-23,
    0x1.b9807f23388ap-20,   -0x1.f4ca5bb2856d8p-17, 0x1.f9a2bb4bba0e4p-14,
    -0x1.c02db03ff6859p-11, 0x1.565bccf908894p-8,   -0x1.b82ce311f7069p-6,
    0x1.ce2f21a040b02p-4,   -0x1.812746b0379b5p-2,  0x1.06eba8214db68p-3};

// log(1 - erf(1 + t)), to where that is nothing next to 1
static const double log_erfc_numbers[] = {
    -0x1.5661e284276a8p-38, 0x1.066cb52c76867p-33,  -0x1.6a9ee8346f693p-30,
    0x1.24b8fb9903955p-27,  -0x1.1ed8cee88eb21p-25, 0x1.f25cbb02b423bp-25,
    0x1.b7cf2292c83acp-23,  -0x1.1e247370b189p-19,  0x1.44846446ee59ep-17,
    -0x1.c852aa0c12682p-16, 0x1.b92dd97899da3p-16,  0x1.f1b04a8f378c1p-13,
    -0x1.033f5a12fc663p-9,  0x1.48c9d37fc20b4p-7,   -0x1.5477f099b6c88p-5,
    -0x1.afabc11a2afd9p-1,  -0x1.51c9b0006c21ap1,   -0x1.d97fbf27aa2a1p0};

static Value *erf_far(const Approx *a, Value *x) {
  Value *one = real(a, 1.0);
  Value *t = limited(a, sub(a, x, one), 0.0, 5.0);
  return sub(a, one, exp_plain(a, POLYNOMIAL(a, t, log_erfc_numbers)));
}

static bool approximate_erf(Rewriter *rw, Op *op) {
  const Approx a = approx_of(rw, op);
  if (!is_of(&a, FLOAT_F64))
    return false;
  Value *x = op_operand(op, 0), *abs = magnitude(&a, x);
  Value *is_near = compare(&a, E_arith_cmpf_olt, abs, real(&a, 1.0));
  Value *near = near_zero(&a, abs, erf_numbers, ARRAY_SIZE(erf_numbers));
  Value *result = choose(&a, is_near, near, erf_far(&a, abs));
  return done(&a, op, copysign_of(&a, result, x));
}

const Pattern math_patterns_f64[] = {
    PATTERN(OP_math_erf, 1, approximate_erf, "ErfF64"),
    PATTERN(OP_math_exp, 1, approximate_exp, "ExpF64"),
    PATTERN(OP_math_exp2, 1, approximate_exp2, "Exp2F64"),
    PATTERN(OP_math_expm1, 1, approximate_expm1, "ExpM1F64"),
    PATTERN(OP_math_log, 1, approximate_log, "LogF64"),
    PATTERN(OP_math_log10, 1, approximate_log10, "Log10F64"),
    PATTERN(OP_math_log1p, 1, approximate_log1p, "Log1pF64"),
    PATTERN(OP_math_log2, 1, approximate_log2, "Log2F64"),
    PATTERN(OP_math_tanh, 1, approximate_tanh, "TanhF64"),
    {0},
};
