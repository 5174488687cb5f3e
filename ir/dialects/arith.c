// Hooks of the arith dialect's table: what constants may be, which types cast
// to which, names of constants.

#include "ir/dialects/dialects_int.h"

// arith.constant

static bool is_elements(const Attr *a) {
  return a->kind == AT_DENSE || a->kind == AT_DENSE_STRING ||
         a->kind == AT_DENSE_RESOURCE || a->kind == AT_SPARSE;
}

static bool is_splat(const Attr *a) {
  return (a->kind == AT_DENSE && a->as.dense.splat) ||
         (a->kind == AT_DENSE_STRING && a->as.dense_strings.splat);
}

static bool is_scalable(const Type *t) {
  if (t->kind != TY_VECTOR || !t->as.shaped.scalable)
    return false;
  for (int i = 0; i < t->as.shaped.rank; i++)
    if (t->as.shaped.scalable[i])
      return true;
  return false;
}

bool verify_arith_constant(Ctx *ctx, Op *op) {
  const Type *type = op_result(op, 0)->type;
  const Attr *value = op_slot(op, A_arith_constant_value);
  if (type->kind == TY_INTEGER && type->as.integer.sign != SIGNLESS)
    return op_error(ctx, op, "integer return type must be signless");
  if (value->kind != AT_INTEGER && value->kind != AT_FLOAT &&
      !is_elements(value))
    return op_error(ctx, op,
                    "value must be an integer, float, or elements attribute");
  if (is_scalable(type) && !is_splat(value))
    return op_error(ctx, op,
                    "intializing scalable vectors with elements attribute is "
                    "not supported unless it's a vector splat");
  return true;
}

static void name_integer(Ctx *ctx, const Attr *value, Buf *out) {
  if (type_is_int(value->type, 1)) {
    buf_puts(out, attr_to_bool(value) ? "true" : "false");
    return;
  }
  buf_char(out, 'c');
  attr_print_untyped(out, ctx, value, NULL);
  if (value->type->kind != TY_INTEGER)
    return;
  buf_char(out, '_');
  type_print(out, ctx, value->type, NULL);
}

// true, c-1_i32, c4 (index), cst
bool name_arith_constant(Ctx *ctx, Op *op, uint32_t index, Buf *out) {
  (void)index;
  const Attr *value = op_slot(op, A_arith_constant_value);
  if (value->kind == AT_INTEGER)
    name_integer(ctx, value, out);
  else
    buf_lit(out, "cst");
  return true;
}

bool verify_arith_select(Ctx *ctx, Op *op) {
  Type *condition = op_operand(op, 0)->type, *result = op_result(op, 0)->type;
  if (type_is_int(condition, 1))
    return true;
  if (!type_is_value_container(result))
    return op_error(ctx, op,
                    "expected condition to be a signless i1, but got '%s'",
                    type_str(ctx, condition));
  Type *expected = type_i1_same_shape(ctx, result);
  return condition == expected ||
         op_error(ctx, op,
                  "expected condition type to have the same shape as the "
                  "result type, expected '%s', but got '%s'",
                  type_str(ctx, expected), type_str(ctx, condition));
}

// Casts, on the element types; shapes are the business of traits

static const Type *element(const Type *t) {
  return type_element_or_self((Type *)t);
}

static const Type *memref_element(const Type *t) {
  return t->kind == TY_MEMREF ? t->as.shaped.element : NULL;
}

bool cast_fits_wider(const Type *from, const Type *to) {
  return type_bit_width(element(to)) > type_bit_width(element(from));
}

bool cast_fits_narrower(const Type *from, const Type *to) {
  return type_bit_width(element(to)) < type_bit_width(element(from));
}

bool cast_fits_any(const Type *from, const Type *to) {
  (void)from, (void)to;
  return true;
}

static bool is_index(const Type *t) {
  return t->kind == TY_INDEX;
}

bool cast_fits_arith_index_cast(const Type *from, const Type *to) {
  if (memref_element(from) || memref_element(to))
    return memref_element(from) && memref_element(to) &&
           is_index(memref_element(from)) != is_index(memref_element(to));
  return is_index(element(from)) != is_index(element(to));
}

bool cast_fits_arith_bitcast(const Type *from, const Type *to) {
  if (memref_element(from) || memref_element(to))
    return memref_element(from) && memref_element(to) &&
           type_bit_width(element(from)) == type_bit_width(element(to));
  uint32_t width = type_bit_width(element(from));
  return width && width == type_bit_width(element(to));
}
