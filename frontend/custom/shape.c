// Custom forms of the shape dialect.
//
//   shape.assuming %witness (-> types)? region dictionary?
//   shape.const_shape dictionary? [sizes] : type
//   shape.reduce(%shape, %init, ...) : type (-> types)? region dictionary?

#include "frontend/hooks.h"

#include "ir/dialects/dialects.h"

bool parse_shape_assuming(Parser *p, OpState *st) {
  Operand witness;
  Type *type = type_dialect(p->ctx, def_type_shape_witness, NULL);
  if (!parse_operand(p, &witness, true) ||
      !resolve_operand(p, st, witness, type) ||
      !optional_arrow_types(p, &st->types))
    return false;
  Region *region = parse_region(p, NULL, 0);
  if (!region)
    return false;
  ensure_terminator(p, region, OP_shape_assuming_yield, st->loc);
  state_add_region(p, st, region);
  return optional_attr_dict(p, st);
}

void print_shape_assuming(OpPrinter *pr, Op *op) {
  put_lit(pr, " ");
  put_value(pr, op_operand(op, 0));
  if (op->nresults) {
    put_lit(pr, " -> (");
    put_result_types(pr, op);
    put_lit(pr, ")");
  }
  put_lit(pr, " ");
  put_region(pr, &op->regions[0], false, op->nresults, false);
  put_attr_dict(pr, op, NULL);
}

// The numbers of an array as a tensor of indices.
static Attr *index_elements(Parser *p, const Attr *array) {
  Ctx *ctx = p->ctx;
  if (!attr_is(array, AT_ARRAY))
    return NULL;
  uint32_t n = array->as.array.count;
  int64_t count = n, *sizes = arena_array(&p->scratch, int64_t, n + 1);
  for (uint32_t i = 0; i < n; i++) {
    const Attr *size = array->as.array.items[i];
    if (!attr_is(size, AT_INTEGER) || type_number_width(size->type) > 64)
      return NULL;
    sizes[i] = attr_to_i64(size);
  }
  return attr_dense(ctx, type_tensor(ctx, 1, &count, ctx->index_type, NULL),
                    sizes, n * sizeof *sizes, false);
}

bool parse_shape_const_shape(Parser *p, OpState *st) {
  if (!optional_attr_dict(p, st))
    return false;
  const char *at = p->tok.start;
  Attr *array = parse_attr(p, NULL);
  if (!array)
    return false;
  Attr *sizes = index_elements(p, array);
  if (!sizes)
    return error_asm(p, at, "expected an array of integers");
  st->slots[A_shape_const_shape_shape] = sizes;
  if (!parse_punct(p, TK_COLON))
    return false;
  Type *type = parse_type(p);
  if (!type)
    return false;
  vec_push(&p->scratch, &st->types, type);
  return true;
}

void print_shape_const_shape(OpPrinter *pr, Op *op) {
  static const char *const elided[] = {"shape", NULL};
  const Attr *sizes = op->slots[A_shape_const_shape_shape];
  put_lit(pr, " ");
  put_attr_dict(pr, op, elided);
  put_lit(pr, "[");
  for (uint64_t i = 0; i < sizes->as.dense.count; i++) {
    if (i)
      put_lit(pr, ", ");
    buf_i64(pr->out, dense_int(sizes, i));
  }
  put_lit(pr, "] : ");
  put_type(pr, op->results[0].type);
}

bool parse_shape_reduce(Parser *p, OpState *st) {
  Operands operands = {0};
  const char *at = p->tok.start;
  if (!parse_operands_in(p, DELIM_PAREN, &operands))
    return false;
  if (!operands.size)
    return error_asm(p, at, "expected a shape");
  if (!parse_punct(p, TK_COLON))
    return false;
  Type *type = parse_type(p);
  if (!type || !optional_arrow_types(p, &st->types) ||
      !resolve_operand(p, st, operands.data[0], type))
    return false;
  Operands inits = operands;
  inits.data++;
  inits.size--;
  if (!resolve_operands(p, st, &inits, st->types.data, st->types.size, at))
    return false;
  Region *region = parse_region(p, NULL, 0);
  if (!region)
    return false;
  ensure_terminator(p, region, OP_shape_yield, st->loc);
  state_add_region(p, st, region);
  return optional_attr_dict(p, st);
}

void print_shape_reduce(OpPrinter *pr, Op *op) {
  put_lit(pr, "(");
  put_values(pr, op->operands, op->noperands);
  put_lit(pr, ") : ");
  put_type(pr, op_operand_type(op, 0));
  put_arrow_result_types(pr, op);
  put_lit(pr, " ");
  put_region(pr, &op->regions[0], true, true, false);
  put_attr_dict(pr, op, NULL);
}
