// Of arith-expand, when code is to be produced: floats of 4, 6 and 8 bits.
// Their numbers are made of bits, and computed with in f32:
//
//   %0 = arith.addf %x, %y : f8E5M2
//   // ->
//   %a = the f32 that %x is     (bits of %x, shifted to where f32 has them)
//   %b = the f32 that %y is
//   %s = arith.addf %a, %b : f32
//   %0 = %s rounded to f8E5M2   (bits of %s, as far as there is room)
//
// An f32 has more than twice as many bits and two more, so that rounding twice
// is rounding once, for sums, products, quotients and remainders. From wider
// floats it is not; the f32 on the way there is odd if it is not exact. Sums of
// the vector dialect are rounded at the end; those with a mask are left.
//
// What each type has for infinity and NaN is in its format: E5M2, E4M3 and E3M4
// have both; of FN all ones are NaN; of FNUZ the zero with a sign is; f4 and f6
// have neither, and take what is too large, and NaN, for the greatest number.

#include "lowering/arith/small_floats.h"
#include "ir/build/arith.h"

// The fields of an f32.
enum { F32_FRACTION = 23, F32_BIAS = 127 };
#define F32_MAGNITUDE 0x7FFFFFFF
#define F32_INFINITY  0x7F800000

bool float_is_small(FloatKind kind) {
  return kind < FLOAT__MAX && float_format(kind)->bits <= 8 &&
         float_format(kind)->has_sign;
}

static int64_t bias_of(const FloatFormat *f) {
  return 1 - f->min_exponent;
}

// Bits of numbers without their sign

static int64_t all_ones(const FloatFormat *f) {
  return (1 << (f->bits - 1)) - 1;
}

static int64_t infinity_of(const FloatFormat *f) { // of FLOAT_IEEE
  return all_ones(f) >> f->fraction << f->fraction;
}

static int64_t greatest_of(const FloatFormat *f) {
  switch (f->specials) {
  case FLOAT_IEEE: return infinity_of(f) - 1;
  case FLOAT_NAN_ALL_ONES: return all_ones(f) - 1;
  default: return all_ones(f);
  }
}

static int64_t nan_of(const FloatFormat *f) {
  switch (f->specials) {
  case FLOAT_IEEE: return infinity_of(f) | 1 << (f->fraction - 1);
  case FLOAT_NAN_NEG_ZERO: return all_ones(f) + 1;
  default: return all_ones(f);
  }
}

static int64_t overflow_of(const FloatFormat *f) {
  return f->specials == FLOAT_IEEE ? infinity_of(f) : nan_of(f);
}

// Building

static Type *like(Builder *b, Type *type, Type *element) {
  return type_is_shaped(type) ? type_with_element(b->ctx, type, element)
                              : element;
}

static Value *cast(Builder *b, uint32_t opcode, Type *element, Value *value) {
  return build_unary(b, opcode, like(b, value->type, element), value);
}

static Value *with(Builder *b, uint32_t opcode, Value *value, int64_t number) {
  return build_binary(b, opcode, value, arith_int(b, value->type, number));
}

static Value *is(Builder *b, int64_t predicate, Value *value, int64_t number) {
  return arith_cmpi(b, predicate, value, arith_int(b, value->type, number));
}

static FloatKind kind_of(const Value *value) {
  const Type *element = type_element_or_self(value->type);
  return type_is(element, TY_FLOAT) ? element->as.float_kind : FLOAT__MAX;
}

static double power_of_two(int64_t exponent) {
  double power = 1;
  for (; exponent > 0; exponent--)
    power *= 2;
  for (; exponent < 0; exponent++)
    power /= 2;
  return power;
}

// To f32

// Where the exponent is 0 the fraction counts the least number there is.
static Value *magnitude_in_f32(Builder *b, const FloatFormat *f,
                               Value *magnitude) {
  int64_t rebias = (F32_BIAS - bias_of(f)) << f->fraction;
  Value *bits =
      with(b, OP_arith_shli, with(b, OP_arith_addi, magnitude, rebias),
           F32_FRACTION - f->fraction);
  Value *count = cast(b, OP_arith_uitofp, b->ctx->f32, magnitude);
  Value *least =
      arith_float(b, count->type, power_of_two(1 - bias_of(f) - f->fraction));
  Value *subnormal = build_binary(b, OP_arith_mulf, count, least);
  Value *is_normal =
      is(b, E_arith_cmpi_uge, magnitude, (int64_t)1 << f->fraction);
  return arith_select(b, is_normal, bits,
                      cast(b, OP_arith_bitcast, b->ctx->i32, subnormal));
}

// Infinity and NaN of f32 where `bits`, with the sign, are that.
static Value *with_specials(Builder *b, const FloatFormat *f, Value *bits,
                            Value *magnitude, Value *number) {
  Value *nan = arith_int(b, number->type, F32_INFINITY | 1 << 22);
  switch (f->specials) {
  case FLOAT_FINITE: return number;
  case FLOAT_IEEE: {
    Value *shifted =
        with(b, OP_arith_shli, magnitude, F32_FRACTION - f->fraction);
    Value *special = with(b, OP_arith_ori, shifted, F32_INFINITY);
    return arith_select(b, is(b, E_arith_cmpi_uge, magnitude, infinity_of(f)),
                        special, number);
  }
  default:
    return arith_select(b, is(b, E_arith_cmpi_eq, bits, nan_of(f)), nan,
                        number);
  }
}

Value *small_float_extend(Builder *b, Value *value) {
  const FloatFormat *f = float_format(kind_of(value));
  Ctx *ctx = b->ctx;
  Value *bits = cast(b, OP_arith_bitcast, type_int(ctx, f->bits), value);
  bits = cast(b, OP_arith_extui, ctx->i32, bits);
  Value *magnitude = with(b, OP_arith_andi, bits, all_ones(f));
  Value *number = magnitude_in_f32(b, f, magnitude);
  // All ones are NaN with either sign.
  Value *what = f->specials == FLOAT_NAN_ALL_ONES ? magnitude : bits;
  number = with_specials(b, f, what, magnitude, number);
  Value *sign = with(b, OP_arith_shrui, bits, f->bits - 1);
  sign = with(b, OP_arith_shli, sign, 31);
  number = build_binary(b, OP_arith_ori, number, sign);
  return cast(b, OP_arith_bitcast, ctx->f32, number);
}

// From f32

// Of the two f32 around the number the odd one, unless an f32 is the number.
static Value *round_to_odd(Builder *b, Value *value) {
  Ctx *ctx = b->ctx;
  Value *near = cast(b, OP_arith_truncf, ctx->f32, value);
  Value *back = build_unary(b, OP_arith_extf, value->type, near);
  Value *bits = cast(b, OP_arith_bitcast, ctx->i32, near);
  Value *is_exact = arith_cmpf(b, E_arith_cmpf_ueq, back, value);
  Value *is_odd = is(b, E_arith_cmpi_ne, with(b, OP_arith_andi, bits, 1), 0);
  Value *is_greater = arith_cmpf(b, E_arith_cmpf_ogt, back, value);
  Value *is_negative = is(b, E_arith_cmpi_slt, bits, 0);
  Value *is_beyond = build_binary(b, OP_arith_xori, is_greater, is_negative);
  Value *less = with(b, OP_arith_subi, bits, 1);
  Value *more = with(b, OP_arith_addi, bits, 1);
  Value *other = arith_select(b, is_beyond, less, more);
  Value *stays = build_binary(b, OP_arith_ori, is_exact, is_odd);
  return cast(b, OP_arith_bitcast, ctx->f32,
              arith_select(b, stays, bits, other));
}

// Half of what the last bit kept is worth, less one, carries into it if more
// than half is cut off; and so does the bit itself, if it is odd and half is.
static Value *round_normal(Builder *b, const FloatFormat *f, Value *magnitude) {
  int64_t cut = F32_FRACTION - f->fraction;
  Value *odd =
      with(b, OP_arith_andi, with(b, OP_arith_shrui, magnitude, cut), 1);
  Value *more = with(b, OP_arith_addi, odd, ((int64_t)1 << (cut - 1)) - 1);
  Value *rounded = with(b, OP_arith_shrui,
                        build_binary(b, OP_arith_addi, magnitude, more), cut);
  return with(b, OP_arith_subi, rounded,
              (F32_BIAS - bias_of(f)) << f->fraction);
}

// In a sum with a number whose last bit is worth the least number, this is
// rounded by the addition.
static Value *round_subnormal(Builder *b, const FloatFormat *f,
                              Value *magnitude) {
  Value *number = cast(b, OP_arith_bitcast, b->ctx->f32, magnitude);
  double large = power_of_two(1 - bias_of(f) - f->fraction + F32_FRACTION);
  Value *base = arith_float(b, number->type, large);
  Value *sum = build_binary(b, OP_arith_addf, number, base);
  Value *bits = cast(b, OP_arith_bitcast, b->ctx->i32, sum);
  Value *base_bits = cast(b, OP_arith_bitcast, b->ctx->i32, base);
  return build_binary(b, OP_arith_subi, bits, base_bits);
}

static Value *rounded_magnitude(Builder *b, const FloatFormat *f,
                                Value *magnitude) {
  int64_t least_normal = (f->min_exponent + F32_BIAS) << F32_FRACTION;
  Value *is_subnormal = is(b, E_arith_cmpi_ult, magnitude, least_normal);
  Value *subnormal = round_subnormal(b, f, magnitude);
  Value *normal = round_normal(b, f, magnitude);
  Value *rounded = arith_select(b, is_subnormal, subnormal, normal);
  Value *overflow = arith_int(b, magnitude->type, overflow_of(f));
  rounded = arith_select(b, is(b, E_arith_cmpi_ugt, rounded, greatest_of(f)),
                         overflow, rounded);
  Value *nan = arith_int(b, magnitude->type, nan_of(f));
  return arith_select(b, is(b, E_arith_cmpi_ugt, magnitude, F32_INFINITY), nan,
                      rounded);
}

Value *small_float_truncate(Builder *b, Value *value, FloatKind to) {
  const FloatFormat *f = float_format(to);
  Ctx *ctx = b->ctx;
  if (type_bit_width(type_element_or_self(value->type)) > 32)
    value = round_to_odd(b, value);
  Value *bits = cast(b, OP_arith_bitcast, ctx->i32, value);
  Value *magnitude = with(b, OP_arith_andi, bits, F32_MAGNITUDE);
  Value *rounded = rounded_magnitude(b, f, magnitude);
  Value *sign = with(b, OP_arith_shrui, bits, 31);
  sign = with(b, OP_arith_shli, sign, f->bits - 1);
  Value *number = build_binary(b, OP_arith_ori, rounded, sign);
  if (f->specials == FLOAT_NAN_NEG_ZERO) // a zero has no sign
    number =
        arith_select(b, is(b, E_arith_cmpi_eq, rounded, 0), rounded, number);
  number = cast(b, OP_arith_trunci, type_int(ctx, f->bits), number);
  return cast(b, OP_arith_bitcast, type_float(ctx, to), number);
}

// Arithmetic

static bool has_small_floats(const Op *op) {
  for (uint32_t i = 0; i < op->noperands; i++)
    if (float_is_small(kind_of(op_operand(op, i))))
      return true;
  for (uint32_t i = 0; i < op->nresults; i++)
    if (float_is_small(kind_of(&op->results[i])))
      return true;
  return false;
}

// Computes an operation on small floats in f32.
static bool compute_in_f32(Rewriter *rw, Op *op) {
  Builder *b = &rw->b;
  if (!has_small_floats(op) || op_is(op_parent(op), OP_vector_mask))
    return false;
  Value **operands = arena_array(rw->arena, Value *, op->noperands + 1);
  for (uint32_t i = 0; i < op->noperands; i++) {
    operands[i] = op_operand(op, i);
    if (float_is_small(kind_of(operands[i])))
      operands[i] = small_float_extend(b, operands[i]);
  }
  Type **types = arena_array(rw->arena, Type *, op->nresults + 1);
  for (uint32_t i = 0; i < op->nresults; i++)
    types[i] = float_is_small(kind_of(&op->results[i]))
                   ? like(b, op->results[i].type, b->ctx->f32)
                   : op->results[i].type;
  Op *made = build_same(b, op, operands, types, op->nresults);
  Value **results = arena_array(rw->arena, Value *, op->nresults + 1);
  for (uint32_t i = 0; i < op->nresults; i++) {
    FloatKind to = kind_of(&op->results[i]);
    results[i] = op_result(made, i);
    if (float_is_small(to))
      results[i] = small_float_truncate(b, results[i], to);
  }
  rewrite_replace(rw, op, results);
  return true;
}

const Pattern small_float_operations[] = {
    PATTERN(OP_arith_addf, 1, compute_in_f32, "SmallFloat"),
    PATTERN(OP_arith_subf, 1, compute_in_f32, "SmallFloat"),
    PATTERN(OP_arith_mulf, 1, compute_in_f32, "SmallFloat"),
    PATTERN(OP_arith_divf, 1, compute_in_f32, "SmallFloat"),
    PATTERN(OP_arith_remf, 1, compute_in_f32, "SmallFloat"),
    PATTERN(OP_arith_negf, 1, compute_in_f32, "SmallFloat"),
    PATTERN(OP_arith_maximumf, 1, compute_in_f32, "SmallFloat"),
    PATTERN(OP_arith_minimumf, 1, compute_in_f32, "SmallFloat"),
    PATTERN(OP_arith_maxnumf, 1, compute_in_f32, "SmallFloat"),
    PATTERN(OP_arith_minnumf, 1, compute_in_f32, "SmallFloat"),
    PATTERN(OP_arith_cmpf, 1, compute_in_f32, "SmallFloat"),
    PATTERN(OP_arith_fptosi, 1, compute_in_f32, "SmallFloat"),
    PATTERN(OP_arith_fptoui, 1, compute_in_f32, "SmallFloat"),
    PATTERN(OP_arith_sitofp, 1, compute_in_f32, "SmallFloat"),
    PATTERN(OP_arith_uitofp, 1, compute_in_f32, "SmallFloat"),
    PATTERN(OP_vector_contract, 1, compute_in_f32, "SmallFloat"),
    PATTERN(OP_vector_fma, 1, compute_in_f32, "SmallFloat"),
    PATTERN(OP_vector_multi_reduction, 1, compute_in_f32, "SmallFloat"),
    PATTERN(OP_vector_outerproduct, 1, compute_in_f32, "SmallFloat"),
    PATTERN(OP_vector_reduction, 1, compute_in_f32, "SmallFloat"),
    PATTERN(OP_vector_scan, 1, compute_in_f32, "SmallFloat"),
    {0},
};
