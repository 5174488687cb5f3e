// Matchers of constants.

#include "ir/dialects/match.h"

bool match_poison(const Attr *constant) {
  return attr_is(constant, AT_DIALECT) &&
         constant->as.def.info == def_attr_ub_poison;
}

static Attr *match_number(Ctx *ctx, Attr *constant, AttrKind kind) {
  if (attr_is(constant, AT_DENSE) && constant->as.dense.splat)
    constant = dense_attr(ctx, constant, 0);
  return attr_is(constant, kind) ? constant : NULL;
}

Attr *match_int(Ctx *ctx, Attr *constant) {
  return match_number(ctx, constant, AT_INTEGER);
}

Attr *match_float(Ctx *ctx, Attr *constant) {
  return match_number(ctx, constant, AT_FLOAT);
}

// Integers

bool match_zero(Ctx *ctx, Attr *constant) {
  const Attr *a = match_int(ctx, constant);
  return a && wide_is_zero(a->as.words, type_number_width(a->type));
}

bool match_one(Ctx *ctx, Attr *constant) {
  const Attr *a = match_int(ctx, constant);
  return a && wide_min_bits(a->as.words, type_number_width(a->type)) == 1;
}

bool match_all_ones(Ctx *ctx, Attr *constant) {
  const Attr *a = match_int(ctx, constant);
  return a && wide_is_all_ones(a->as.words, type_number_width(a->type));
}

bool match_signed_min(Ctx *ctx, Attr *constant) {
  const Attr *a = match_int(ctx, constant);
  return a && wide_is_signed_min(a->as.words, type_number_width(a->type));
}

bool match_signed_max(Ctx *ctx, Attr *constant) {
  const Attr *a = match_int(ctx, constant);
  if (!a)
    return false;
  uint32_t width = type_number_width(a->type);
  return wide_popcount(a->as.words, width) + 1 == width &&
         !wide_is_neg(a->as.words, width);
}

// Floats

static FloatKind kind_of(const Attr *a) {
  return a->type->as.float_kind;
}

bool match_float_zero(Ctx *ctx, Attr *constant, bool negative) {
  const Attr *a = match_float(ctx, constant);
  return a && float_is_zero(kind_of(a), a->as.float_bits) &&
         float_is_neg(kind_of(a), a->as.float_bits) == negative;
}

bool match_float_any_zero(Ctx *ctx, Attr *constant) {
  const Attr *a = match_float(ctx, constant);
  return a && float_is_zero(kind_of(a), a->as.float_bits);
}

bool match_float_one(Ctx *ctx, Attr *constant) {
  const Attr *a = match_float(ctx, constant);
  if (!a)
    return false;
  uint64_t one[2];
  float_from_double(one, kind_of(a), 1.0);
  return float_compare(kind_of(a), a->as.float_bits, one) == FLOAT_EQUAL;
}

bool match_float_infinity(Ctx *ctx, Attr *constant, bool negative) {
  const Attr *a = match_float(ctx, constant);
  return a && float_class(kind_of(a), a->as.float_bits) == FLOAT_INFINITY &&
         float_is_neg(kind_of(a), a->as.float_bits) == negative;
}

bool match_float_nan(Ctx *ctx, Attr *constant) {
  const Attr *a = match_float(ctx, constant);
  return a && float_is_nan(kind_of(a), a->as.float_bits);
}

// Zero

static Attr *number_zero(Ctx *ctx, Type *type) {
  uint64_t bits[2];
  switch ((TypeKind)type->kind) {
  case TY_INTEGER:
  case TY_INDEX: return attr_int(ctx, type, 0);
  case TY_FLOAT:
    float_zero(bits, type->as.float_kind, false);
    return attr_float(ctx, type, bits);
  default: return NULL;
  }
}

Attr *attr_zero(Ctx *ctx, Type *type) {
  if (!type_is(type, TY_VECTOR) && !type_is(type, TY_TENSOR))
    return number_zero(ctx, type);
  Attr *element = number_zero(ctx, type_element(type));
  return element && type_has_static_shape(type)
             ? dense_splat(ctx, type, element)
             : NULL;
}
