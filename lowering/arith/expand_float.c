// Of arith-expand: conversions between floats of few bits and f32, on bits.
//
//   bf16      the upper half of an f32; truncation rounds to nearest even, and
//             every NaN becomes 0x7FC0
//   f8E8M0FNU the exponent of an f32, without sign and fraction; 0xFF is NaN
//   f4E2M1FN  sign, two bits of exponent, one of fraction: 0, 0.5, 1, 1.5, 2,
//             3, 4, 6; truncation saturates at 6 and rounds to nearest
//
// Other sources and targets go through f32. A scaling conversion multiplies or
// divides by the scale, taken as a power of two. When code is to be produced,
// arith/small_floats.c has these and all other floats of 4 to 8 bits.

#include "lowering/arith/small_floats.h"
#include "lowering/arith/expand.h"
#include "ir/build/arith.h"
#include "lowering/arith/passes.h"

static Type *like(Builder *b, Type *type, Type *element) {
  return type_is_shaped(type) ? type_with_element(b->ctx, type, element)
                              : element;
}

static Value *cast(Builder *b, uint32_t opcode, Type *element, Value *value) {
  return build_unary(b, opcode, like(b, value->type, element), value);
}

static Value *bits_of(Builder *b, Value *value) {
  uint32_t width = type_bit_width(type_element_or_self(value->type));
  return cast(b, OP_arith_bitcast, type_int(b->ctx, width), value);
}

static Value *shift(Builder *b, uint32_t opcode, Value *value, int64_t amount) {
  return build_binary(b, opcode, value, arith_int(b, value->type, amount));
}

static Value *mask(Builder *b, Value *value, int64_t bits) {
  return build_binary(b, OP_arith_andi, value, arith_int(b, value->type, bits));
}

static Value *add(Builder *b, Value *lhs, Value *rhs) {
  return build_binary(b, OP_arith_addi, lhs, rhs);
}

static FloatKind kind_of(const Value *value) {
  Type *element = type_element_or_self(value->type);
  return type_is(element, TY_FLOAT) ? element->as.float_kind : FLOAT__MAX;
}

// bf16

static Value *extend_bf16(Rewriter *rw, Value *value) {
  Builder *b = &rw->b;
  Value *bits = bits_of(b, value);
  bits = cast(b, OP_arith_extui, b->ctx->i32, bits);
  bits = shift(b, OP_arith_shli, bits, 16);
  return cast(b, OP_arith_bitcast, b->ctx->f32, bits);
}

// Adding 0x7FFF, and one more if the last bit kept is set, carries into what is
// kept exactly when rounding to nearest even does.
static Value *truncate_to_bf16(Rewriter *rw, Value *value) {
  Builder *b = &rw->b;
  Ctx *ctx = b->ctx;
  Value *is_nan = arith_cmpf(b, E_arith_cmpf_une, value, value);
  Value *bits = bits_of(b, value);
  Value *odd = mask(b, shift(b, OP_arith_shrui, bits, 16), 1);
  Value *bias = add(b, odd, arith_int(b, odd->type, 0x7FFF));
  Value *rounded = shift(b, OP_arith_shrui, add(b, bits, bias), 16);
  rounded = cast(b, OP_arith_trunci, ctx->i16, rounded);
  Value *nan = arith_int(b, rounded->type, 0x7FC0);
  Value *half = arith_select(b, is_nan, nan, rounded);
  return cast(b, OP_arith_bitcast, ctx->bf16, half);
}

// f8E8M0FNU

// mlir-opt's expansion takes 2^-127, which f32 has without exponent, for 0; so
// a compile asks for another.
static Value *extend_e8m0(Rewriter *rw, Value *value) {
  const Options_arith_expand *options = rw->state;
  Builder *b = &rw->b;
  Value *bits = bits_of(b, value);
  Value *nan = arith_int(b, bits->type, -1);
  Value *wide = cast(b, OP_arith_extui, b->ctx->i32, bits);
  Value *wide_nan = arith_int(b, wide->type, -1);
  Value *exponent = wide;
  wide = shift(b, OP_arith_shli, wide, 23);
  if (options->exact_f8e8m0) {
    Value *least = arith_int(b, wide->type, 1 << 22);
    Value *zero = arith_int(b, wide->type, 0);
    Value *is_least = arith_cmpi(b, E_arith_cmpi_eq, exponent, zero);
    wide = arith_select(b, is_least, least, wide);
  }
  Value *is_nan = arith_cmpi(b, E_arith_cmpi_eq, bits, nan);
  wide = arith_select(b, is_nan, wide_nan, wide);
  return cast(b, OP_arith_bitcast, b->ctx->f32, wide);
}

static Value *truncate_to_e8m0(Rewriter *rw, Value *value) {
  Builder *b = &rw->b;
  Value *exponent = shift(b, OP_arith_shrui, bits_of(b, value), 23);
  exponent = cast(b, OP_arith_trunci, b->ctx->i8, exponent);
  return cast(b, OP_arith_bitcast, type_float(b->ctx, FLOAT_F8E8M0FNU),
              exponent);
}

// f4E2M1FN

// Magnitudes 0 .. 7 are 0, 0.5, 1, ...: shifted by two bits, exponent and
// fraction lie where an f32 has them, less a bias that depends on the range;
// 1 stands for 0.5, whose fraction is 0.
static Value *extend_e2m1(Rewriter *rw, Value *value) {
  Builder *b = &rw->b;
  Ctx *ctx = b->ctx;
  Value *bits = bits_of(b, value);
  Type *i4 = bits->type, *i32 = like(b, i4, ctx->i32);
  Value *zero4 = arith_int(b, i4, 0), *magnitude = mask(b, bits, 7);
  Value *is_half =
      arith_cmpi(b, E_arith_cmpi_eq, magnitude, arith_int(b, i4, 1));
  Value *fraction =
      arith_select(b, is_half, zero4, shift(b, OP_arith_shli, magnitude, 2));
  fraction = cast(b, OP_arith_extui, ctx->i32, fraction);
  fraction = shift(b, OP_arith_shli, fraction, 20);
  Value *zero = arith_int(b, i32, 0);
  Value *is_two_or_more =
      arith_cmpi(b, E_arith_cmpi_uge, magnitude, arith_int(b, i4, 4));
  Value *from_half = arith_int(b, i32, 0x3F000000);
  Value *from_two = arith_int(b, i32, 0x40000000);
  Value *bias = arith_select(b, is_two_or_more, from_two, from_half);
  Value *is_zero = arith_cmpi(b, E_arith_cmpi_eq, magnitude, zero4);
  bias = arith_select(b, is_zero, zero, bias);
  Value *is_negative =
      arith_cmpi(b, E_arith_cmpi_uge, bits, arith_int(b, i4, -8));
  Value *sign =
      arith_select(b, is_negative, arith_int(b, i32, INT32_MIN), zero);
  Value *sum = add(b, add(b, fraction, bias), sign);
  return cast(b, OP_arith_bitcast, ctx->f32, sum);
}

// A float of at most 6, taken apart. The fields are those of the f32.
typedef struct Parts {
  Value *bits, *exponent; // rebiased so that 1.0 has 1
  Value *small_exponent;  // as i8
  Value *sign;            // in its place in the i4
  Value *packed;          // exponent and leading bit of the fraction, i4
} Parts;

static Parts take_apart(Builder *b, Value *value) {
  Ctx *ctx = b->ctx;
  Type *i4 = type_int(ctx, 4);
  Value *limit = arith_float(b, value->type, 6.0);
  Value *lower_limit = arith_float(b, value->type, -6.0);
  value = arith_maxnum(b, arith_minnum(b, value, limit), lower_limit);
  Parts p = {.bits = bits_of(b, value)};
  Value *sign = shift(b, OP_arith_shrui, p.bits, 31);
  p.sign = shift(b, OP_arith_shli, cast(b, OP_arith_trunci, i4, sign), 3);
  Value *exponent = shift(b, OP_arith_shrui, p.bits, 23);
  exponent = mask(b, exponent, 0xFF); // without the sign
  p.exponent = build_binary(b, OP_arith_subi, exponent,
                            arith_int(b, exponent->type, 126));
  Value *low = cast(b, OP_arith_trunci, i4, p.exponent);
  Value *leading = shift(b, OP_arith_shrui, mask(b, p.bits, 0x400000), 22);
  leading = cast(b, OP_arith_trunci, i4, leading);
  p.packed = add(b, shift(b, OP_arith_shli, low, 1), leading);
  p.small_exponent = cast(b, OP_arith_trunci, ctx->i8, p.exponent);
  return p;
}

// Below 1.0 there are 0 and 0.5 only: -1 is what one more rounds up to zero.
static Value *fix_subnormals(Builder *b, const Parts *p, Value *is_small) {
  Type *i4 = p->packed->type, *i8 = p->small_exponent->type;
  Value *is_quarter =
      arith_cmpi(b, E_arith_cmpi_eq, p->small_exponent, arith_int(b, i8, -1));
  Value *fraction = mask(b, p->bits, 0x7FFFFF);
  Value *has_fraction = arith_cmpi(b, E_arith_cmpi_ugt, fraction,
                                   arith_int(b, fraction->type, 0));
  Value *above_quarter =
      build_binary(b, OP_arith_andi, is_quarter, has_fraction);
  Value *is_half =
      arith_cmpi(b, E_arith_cmpi_eq, p->small_exponent, arith_int(b, i8, 0));
  Value *r = arith_select(b, is_small, arith_int(b, i4, -1), p->packed);
  r = arith_select(b, above_quarter, arith_int(b, i4, 0), r);
  return arith_select(b, is_half, p->packed, r);
}

static Value *truncate_to_e2m1(Rewriter *rw, Value *value) {
  Builder *b = &rw->b;
  Parts p = take_apart(b, value);
  Type *i4 = p.packed->type, *i8 = p.small_exponent->type;
  Value *is_small =
      arith_cmpi(b, E_arith_cmpi_sle, p.small_exponent, arith_int(b, i8, 0));
  Value *kept = fix_subnormals(b, &p, is_small);
  Value *rest = mask(b, p.bits, 0x3FFFFF);
  Value *round_up =
      arith_cmpi(b, E_arith_cmpi_uge, rest, arith_int(b, rest->type, 0x200000));
  round_up = build_binary(b, OP_arith_ori, round_up, is_small);
  Value *next = add(b, kept, arith_int(b, i4, 1));
  Value *bits = add(b, arith_select(b, round_up, next, kept), p.sign);
  return cast(b, OP_arith_bitcast, type_float(b->ctx, FLOAT_F4E2M1FN), bits);
}

// Any source, any target

static bool is_small(const Rewriter *rw, FloatKind kind) {
  const Options_arith_expand *options = rw->state;
  return options->small_floats && float_is_small(kind);
}

static bool includes(const Rewriter *rw, FloatKind kind) {
  const Options_arith_expand *options = rw->state;
  return is_small(rw, kind) || (kind == FLOAT_BF16 && options->include_bf16) ||
         (kind == FLOAT_F8E8M0FNU && options->include_f8e8m0) ||
         (kind == FLOAT_F4E2M1FN && options->include_f4e2m1);
}

static Value *with_fastmath(Value *value, Attr *fastmath) {
  Op *op = value_op(value);
  uint32_t slot = op_is(op, OP_arith_extf)     ? A_arith_extf_fastmath
                  : op_is(op, OP_arith_truncf) ? A_arith_truncf_fastmath
                                               : A_arith_mulf_fastmath;
  op->slots[slot] = fastmath;
  return value;
}

static Value *extend(Rewriter *rw, Value *value, Type *element, Attr *fastmath);

static Value *truncate(Rewriter *rw, Value *value, Type *element,
                       Attr *fastmath) {
  FloatKind to = element->as.float_kind;
  Type *f32 = rw->b.ctx->f32;
  if (!includes(rw, to) || (to == FLOAT_BF16 && kind_of(value) != FLOAT_F32))
    return with_fastmath(cast(&rw->b, OP_arith_truncf, element, value),
                         fastmath);
  uint32_t width = type_bit_width(type_element_or_self(value->type));
  if (width < 32)
    value = extend(rw, value, f32, fastmath);
  if (is_small(rw, to))
    return small_float_truncate(&rw->b, value, to);
  if (width > 32)
    value = truncate(rw, value, f32, fastmath);
  switch (to) {
  case FLOAT_BF16: return truncate_to_bf16(rw, value);
  case FLOAT_F8E8M0FNU: return truncate_to_e8m0(rw, value);
  default: return truncate_to_e2m1(rw, value);
  }
}

static Value *extend(Rewriter *rw, Value *value, Type *element,
                     Attr *fastmath) {
  FloatKind from = kind_of(value), to = element->as.float_kind;
  if (!includes(rw, from) || (from == FLOAT_BF16 && to != FLOAT_F32))
    return with_fastmath(cast(&rw->b, OP_arith_extf, element, value), fastmath);
  if (is_small(rw, from))
    value = small_float_extend(&rw->b, value);
  else if (from == FLOAT_BF16)
    value = extend_bf16(rw, value);
  else if (from == FLOAT_F8E8M0FNU)
    value = extend_e8m0(rw, value);
  else
    value = extend_e2m1(rw, value);
  uint32_t width = type_bit_width(element);
  if (width == 32)
    return value;
  return width < 32 ? truncate(rw, value, element, fastmath)
                    : extend(rw, value, element, fastmath);
}

static bool expand_extf(Rewriter *rw, Op *op) {
  Value *value = op_operand(op, 0);
  if (!includes(rw, kind_of(value)))
    return false;
  Type *to = type_element_or_self(op->results[0].type);
  if (kind_of(value) == FLOAT_BF16 && !type_is_float_of(to, FLOAT_F32))
    return false;
  return rewrite_replace1(
      rw, op, extend(rw, value, to, op_slot(op, A_arith_extf_fastmath)));
}

static bool expand_truncf(Rewriter *rw, Op *op) {
  Value *value = op_operand(op, 0);
  Type *to = type_element_or_self(op->results[0].type);
  if (!type_is(to, TY_FLOAT) || !includes(rw, to->as.float_kind))
    return false;
  if (to->as.float_kind == FLOAT_BF16 && kind_of(value) != FLOAT_F32)
    return false;
  const Attr *rounding = op_slot(op, A_arith_truncf_roundingmode);
  if (rounding &&
      attr_to_i64(rounding) != E_arith_rounding_mode_to_nearest_even)
    return false;
  return rewrite_replace1(
      rw, op, truncate(rw, value, to, op_slot(op, A_arith_truncf_fastmath)));
}

// Scaling

// The scale as a power of two, in the type to compute with.
static Value *scale_as(Rewriter *rw, Value *scale, Type *element,
                       Attr *fastmath) {
  Type *e8m0 = type_float(rw->b.ctx, FLOAT_F8E8M0FNU);
  if (type_bit_width(type_element_or_self(scale->type)) >= 16)
    scale = truncate(rw, scale, e8m0, fastmath);
  else if (kind_of(scale) != FLOAT_F8E8M0FNU)
    return NULL;
  return extend(rw, scale, element, fastmath);
}

static bool expand_scaling_extf(Rewriter *rw, Op *op) {
  Attr *fastmath = op_slot(op, A_arith_scaling_extf_fastmath);
  Type *to = type_element_or_self(op->results[0].type);
  Value *scale = scale_as(rw, op_operand(op, 1), to, fastmath);
  if (!scale)
    return false;
  Value *value = extend(rw, op_operand(op, 0), to, fastmath);
  return rewrite_replace1(
      rw, op,
      with_fastmath(build_binary(&rw->b, OP_arith_mulf, value, scale),
                    fastmath));
}

static bool expand_scaling_truncf(Rewriter *rw, Op *op) {
  Attr *fastmath = op_slot(op, A_arith_scaling_truncf_fastmath);
  Value *value = op_operand(op, 0);
  Value *scale = scale_as(rw, op_operand(op, 1),
                          type_element_or_self(value->type), fastmath);
  if (!scale)
    return false;
  Value *quotient = with_fastmath(
      build_binary(&rw->b, OP_arith_divf, value, scale), fastmath);
  Value *result = truncate(rw, quotient,
                           type_element_or_self(op->results[0].type), fastmath);
  if (op_is(value_op(result), OP_arith_truncf))
    value_op(result)->slots[A_arith_truncf_roundingmode] =
        op_slot(op, A_arith_scaling_truncf_roundingmode);
  return rewrite_replace1(rw, op, result);
}

const Pattern arith_expand_floats[] = {
    PATTERN(OP_arith_extf, 1, expand_extf, "BFloat16ExtFOpConverter"),
    PATTERN(OP_arith_truncf, 1, expand_truncf, "BFloat16TruncFOpConverter"),
    PATTERN(OP_arith_scaling_extf, 1, expand_scaling_extf,
            "ScalingExtFOpConverter"),
    PATTERN(OP_arith_scaling_truncf, 1, expand_scaling_truncf,
            "ScalingTruncFOpConverter"),
    {0},
};
