// Custom forms of the arith dialect.
//
//   arith.select %condition, %a, %b dictionary? : (condition-type,)? type

#include "frontend/hooks.h"

#include "ir/dialects/dialects.h"

// condition, yes, no : (type of the condition,)? type
bool parse_arith_select(Parser *p, OpState *st) {
  Operands operands = {0};
  if (!parse_n_operands(p, DELIM_NONE, 3, &operands) ||
      !optional_attr_dict(p, st) || !parse_punct(p, TK_COLON))
    return false;
  Type *condition = p->ctx->i1, *type = parse_type(p);
  if (type && consume_if(p, TK_COMMA)) {
    condition = type;
    type = parse_type(p);
  }
  if (!type)
    return false;
  // Until 2021 the condition's type was not written if it has a shape.
  Type *known = st->old ? ssa_type(p, operands.data[0]) : NULL;
  if (known && condition == p->ctx->i1)
    condition = known;
  vec_push(&p->scratch, &st->types, type);
  return resolve_operand(p, st, operands.data[0], condition) &&
         resolve_operand(p, st, operands.data[1], type) &&
         resolve_operand(p, st, operands.data[2], type);
}

void print_arith_select(OpPrinter *pr, Op *op) {
  const Type *condition = op_operand(op, 0)->type;
  put_lit(pr, " ");
  put_values(pr, op->operands, op->noperands);
  put_attr_dict(pr, op, NULL);
  put_lit(pr, " : ");
  if (type_is_shaped(condition)) {
    put_type(pr, condition);
    put_lit(pr, ", ");
  }
  put_type(pr, op->results[0].type);
}
