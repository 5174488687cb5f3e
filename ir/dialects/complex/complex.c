// Hooks of the complex dialect's table: what constants and casts may be, and
// the attribute that is one number.

#include "ir/dialects/dialects_int.h"

Type *match_complex_element(Ctx *ctx, Type *type) {
  (void)ctx;
  return type->kind == TY_COMPLEX ? type->as.shaped.element : NULL;
}

// #complex.number<:f64 1.0, 2.0>, and its type behind a colon

void print_complex_number(Buf *out, Ctx *ctx, Attr *const *params,
                          const PrintOptions *o) {
  Type *element = params[P_complex_number_real]->type;
  buf_lit(out, "<:");
  type_print(out, ctx, element, o);
  buf_char(out, ' ');
  attr_print_untyped(out, ctx, params[P_complex_number_real], o);
  buf_lit(out, ", ");
  attr_print_untyped(out, ctx, params[P_complex_number_imag], o);
  buf_lit(out, "> : ");
  type_print(out, ctx, type_complex(ctx, element), o);
}

// complex.constant

static bool is_number(const Attr *a) {
  return a->kind == AT_FLOAT || a->kind == AT_INTEGER;
}

bool verify_complex_constant(Ctx *ctx, Op *op) {
  const Attr *value = op_slot(op, A_complex_constant_value);
  Type *element = op_result(op, 0)->type->as.shaped.element;
  if (value->as.array.count != 2)
    return op_error(ctx, op,
                    "requires 'value' to be a complex constant, represented as "
                    "array of two values");
  const Attr *real = value->as.array.items[0], *imag = value->as.array.items[1];
  if (!is_number(real) || !is_number(imag))
    return op_error(ctx, op,
                    "requires attribute's elements to be float or integer "
                    "attributes");
  return (real->type == element && imag->type == element) ||
         op_error(ctx, op,
                  "requires attribute's element types ('%s', '%s') to match "
                  "the element type of the op's return type ('%s')",
                  type_str(ctx, real->type), type_str(ctx, imag->type),
                  type_str(ctx, element));
}

bool name_complex_constant(Ctx *ctx, Op *op, uint32_t index, Buf *out) {
  (void)ctx, (void)op, (void)index;
  buf_lit(out, "cst");
  return true;
}

// complex.bitcast

static bool is_complex(const Type *t) {
  return t->kind == TY_COMPLEX;
}

static bool has_bits(const Type *t) {
  return t->kind == TY_INTEGER || t->kind == TY_FLOAT || is_complex(t);
}

bool verify_complex_bitcast(Ctx *ctx, Op *op) {
  Type *from = op_operand(op, 0)->type, *to = op_result(op, 0)->type;
  if (from == to)
    return true; // folds away
  if (!has_bits(from))
    return op_error(ctx, op, "operand must be int/float/complex");
  if (!has_bits(to))
    return op_error(ctx, op, "result must be int/float/complex");
  if (is_complex(from) == is_complex(to))
    return op_error(ctx, op,
                    "requires that either input or output has a complex type");
  Type *both = is_complex(from) ? from : to,
       *one = is_complex(from) ? to : from;
  return 2 * type_bit_width(both->as.shaped.element) == type_bit_width(one) ||
         op_error(ctx, op, "casting bitwidths do not match");
}
