// Hooks of the arith dialect's table: what constants may be, which types cast
// to which, names of constants.

#include "ir/dialects/arith/arith.h"
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

bool verify_arith_constant(Ctx *ctx, Op *op) {
  const Type *type = op_result(op, 0)->type;
  const Attr *value = op_slot(op, A_arith_constant_value);
  if (type->kind == TY_INTEGER && type->as.integer.sign != SIGNLESS)
    return op_error(ctx, op, "integer return type must be signless");
  if (value->kind != AT_INTEGER && value->kind != AT_FLOAT &&
      !is_elements(value))
    return op_error(ctx, op,
                    "value must be an integer, float, or elements attribute");
  if (type_is_scalable(type) && !is_splat(value))
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

static bool is_vscale(const Value *value) {
  return value_def(value, OP_vector_vscale);
}

// c4_vscale, of indices
bool name_arith_muli(Ctx *ctx, Op *op, uint32_t index, Buf *out) {
  (void)index;
  const Value *lhs = op_operand(op, 0), *rhs = op_operand(op, 1);
  const Attr *number = is_vscale(rhs)   ? value_constant(ctx, lhs)
                       : is_vscale(lhs) ? value_constant(ctx, rhs)
                                        : NULL;
  if (!attr_is(number, AT_INTEGER))
    return false;
  buf_char(out, 'c');
  attr_print_untyped(out, ctx, number, NULL);
  buf_lit(out, "_vscale");
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

// Predicates

int64_t arith_cmpi_opposite(int64_t predicate) {
  switch (predicate) {
  case E_arith_cmpi_eq: return E_arith_cmpi_ne;
  case E_arith_cmpi_ne: return E_arith_cmpi_eq;
  case E_arith_cmpi_slt: return E_arith_cmpi_sge;
  case E_arith_cmpi_sge: return E_arith_cmpi_slt;
  case E_arith_cmpi_sle: return E_arith_cmpi_sgt;
  case E_arith_cmpi_sgt: return E_arith_cmpi_sle;
  case E_arith_cmpi_ult: return E_arith_cmpi_uge;
  case E_arith_cmpi_uge: return E_arith_cmpi_ult;
  case E_arith_cmpi_ule: return E_arith_cmpi_ugt;
  default: return E_arith_cmpi_ule;
  }
}

int64_t arith_cmpi_mirrored(int64_t predicate) {
  switch (predicate) {
  case E_arith_cmpi_slt: return E_arith_cmpi_sgt;
  case E_arith_cmpi_sgt: return E_arith_cmpi_slt;
  case E_arith_cmpi_sle: return E_arith_cmpi_sge;
  case E_arith_cmpi_sge: return E_arith_cmpi_sle;
  case E_arith_cmpi_ult: return E_arith_cmpi_ugt;
  case E_arith_cmpi_ugt: return E_arith_cmpi_ult;
  case E_arith_cmpi_ule: return E_arith_cmpi_uge;
  case E_arith_cmpi_uge: return E_arith_cmpi_ule;
  default: return predicate;
  }
}

unsigned arith_cmpf_orders(int64_t predicate) {
  switch (predicate) {
  case E_arith_cmpf_false: return 0;
  case E_arith_cmpf_oeq: return CMPF_EQUAL;
  case E_arith_cmpf_ogt: return CMPF_GREATER;
  case E_arith_cmpf_oge: return CMPF_GREATER | CMPF_EQUAL;
  case E_arith_cmpf_olt: return CMPF_LESS;
  case E_arith_cmpf_ole: return CMPF_LESS | CMPF_EQUAL;
  case E_arith_cmpf_one: return CMPF_LESS | CMPF_GREATER;
  case E_arith_cmpf_ord: return CMPF_LESS | CMPF_GREATER | CMPF_EQUAL;
  case E_arith_cmpf_ueq: return CMPF_UNORDERED | CMPF_EQUAL;
  case E_arith_cmpf_ugt: return CMPF_UNORDERED | CMPF_GREATER;
  case E_arith_cmpf_uge: return CMPF_UNORDERED | CMPF_GREATER | CMPF_EQUAL;
  case E_arith_cmpf_ult: return CMPF_UNORDERED | CMPF_LESS;
  case E_arith_cmpf_ule: return CMPF_UNORDERED | CMPF_LESS | CMPF_EQUAL;
  case E_arith_cmpf_une: return CMPF_UNORDERED | CMPF_LESS | CMPF_GREATER;
  case E_arith_cmpf_uno: return CMPF_UNORDERED;
  default: return CMPF_UNORDERED | CMPF_LESS | CMPF_GREATER | CMPF_EQUAL;
  }
}
