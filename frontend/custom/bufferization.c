// Custom forms of the bufferization dialect.
//
//   bufferization.alloc_tensor(%n, ...) (copy(%t))? (size_hint=%n)?
//     dictionary? : type

#include "frontend/hooks.h"

#include "ir/dialects/dialects.h"

typedef struct AllocTensor {
  Operands sizes;
  Operand copy, size_hint;
  bool copies, has_hint;
} AllocTensor;

static bool parse_alloc_tensor(Parser *p, AllocTensor *a) {
  if (!parse_punct(p, TK_LPAREN) ||
      (tok_is(p, TK_PERCENT_ID) && !parse_operands(p, &a->sizes)) ||
      !parse_punct(p, TK_RPAREN))
    return false;
  if (optional_keyword(p, "copy")) {
    a->copies = true;
    if (!parse_punct(p, TK_LPAREN) || !parse_operand(p, &a->copy, true) ||
        !parse_punct(p, TK_RPAREN))
      return false;
  }
  if (!optional_keyword(p, "size_hint"))
    return true;
  a->has_hint = true;
  return parse_punct(p, TK_EQUAL) && parse_operand(p, &a->size_hint, true);
}

bool parse_bufferization_alloc_tensor(Parser *p, OpState *st) {
  AllocTensor a = {0};
  Type *index = p->ctx->index_type;
  if (!parse_alloc_tensor(p, &a) || !optional_attr_dict(p, st) ||
      !parse_punct(p, TK_COLON))
    return false;
  const char *at = p->tok.start;
  Type *type = parse_type(p);
  if (type && !type_is_tensor(type))
    return error_asm(p, at, "invalid kind of type specified");
  if (!type || !resolve_operands_as(p, st, &a.sizes, index) ||
      (a.copies && !resolve_operand(p, st, a.copy, type)) ||
      (a.has_hint && !resolve_operand(p, st, a.size_hint, index)))
    return false;
  vec_push(&p->scratch, &st->types, type);
  int32_t segments[] = {(int32_t)a.sizes.size, a.copies, a.has_hint};
  state_set_segments(p, st, "operandSegmentSizes", segments, 3);
  return true;
}

// Prints (sizes) `copy` (...)? `size_hint` =...? : type
void print_bufferization_alloc_tensor(OpPrinter *pr, Op *op) {
  static const char *const elided[] = {"operandSegmentSizes", NULL};
  Value *copy = op_operand_of(op, G_bufferization_alloc_tensor_copy);
  Value *hint = op_operand_of(op, G_bufferization_alloc_tensor_size_hint);
  uint32_t nsizes = op->noperands - (copy != NULL) - (hint != NULL);
  put_lit(pr, "(");
  put_values(pr, op->operands, nsizes);
  put_lit(pr, ")");
  if (copy) {
    put_lit(pr, " copy(");
    put_value(pr, copy);
    put_lit(pr, ")");
  }
  if (hint) {
    put_lit(pr, " size_hint=");
    put_value(pr, hint);
  }
  put_attr_dict(pr, op, elided);
  put_lit(pr, " : ");
  put_type(pr, op->results[0].type);
}
