// The attribute and the custom<...> directives of the ml_program dialect; its
// functions are in func.c.

#include "frontend/format/format.h"
#include "frontend/hooks.h"

// #ml_program.extern (: type)?
bool parse_ml_program_extern(Parser *p, Attr **params) {
  Type *type = p->ctx->none_type;
  if (consume_if(p, TK_COLON) && !(type = parse_type(p)))
    return false;
  params[P_ml_program_extern_type] = attr_type(p->ctx, type);
  return true;
}

// SymbolVisibility($sym_visibility): public when it is absent

bool parse_symbol_visibility(Parser *p, FormatState *f, const Ref *args,
                             bool *present) {
  *present = true;
  Attr *visibility = optional_visibility(p);
  if (!visibility)
    return error_asm(p, p->tok.start,
                     "expected 'public', 'private', or 'nested'");
  f->st->slots[args[0].index] = visibility;
  return true;
}

void print_symbol_visibility(OpPrinter *pr, Op *op, const Ref *args) {
  const Attr *visibility = op->slots[args[0].index];
  buf_str(pr->out, visibility ? visibility->as.string : STR("public"));
}

// TypedInitialValue($type, $value): (`(` attribute `)`)? `:` type

bool parse_typed_initial_value(Parser *p, FormatState *f, const Ref *args,
                               bool *present) {
  Attr **slots = f->st->slots;
  *present = true;
  if (consume_if(p, TK_LPAREN) &&
      (!(slots[args[1].index] = parse_attr(p, NULL)) ||
       !parse_punct(p, TK_RPAREN)))
    return false;
  if (!parse_punct(p, TK_COLON))
    return false;
  Type *type = parse_type(p);
  if (!type)
    return false;
  slots[args[0].index] = attr_type(p->ctx, type);
  return true;
}

void print_typed_initial_value(OpPrinter *pr, Op *op, const Ref *args) {
  const Attr *value = op->slots[args[1].index];
  if (value) {
    put_lit(pr, "(");
    put_attr(pr, value);
    put_lit(pr, ")");
  }
  put_lit(pr, " : ");
  put_type(pr, op->slots[args[0].index]->type);
}

// TokenOrdering($consumeTokens, type($produceToken)):
//   (ordering((() | tokens) -> type))?

bool parse_token_ordering(Parser *p, FormatState *f, const Ref *args,
                          bool *present) {
  Group *tokens = format_group(f, args[0]);
  Type *type = type_dialect(p->ctx, def_type_ml_program_token, NULL);
  Types *produced = format_types(f, args[1]);
  *present = true;
  tokens->at = p->tok.start;
  if (!optional_keyword(p, "ordering")) {
    vec_push(&p->scratch, produced, type);
    return true;
  }
  if (!parse_punct(p, TK_LPAREN))
    return false;
  if (consume_if(p, TK_LPAREN)) {
    if (!parse_punct(p, TK_RPAREN))
      return false;
  } else if (tok_is(p, TK_PERCENT_ID) && !parse_operands(p, &tokens->operands))
    return false;
  if (!parse_punct(p, TK_ARROW) || !(type = parse_type(p)))
    return false;
  vec_push(&p->scratch, produced, type);
  return parse_punct(p, TK_RPAREN);
}

void print_token_ordering(OpPrinter *pr, Op *op, const Ref *args) {
  uint32_t first, count;
  ref_operands(op, args[0], &first, &count);
  put_lit(pr, " ordering(");
  if (count)
    put_values(pr, op->operands + first, count);
  else
    put_lit(pr, "()");
  put_lit(pr, " -> ");
  put_type(pr, op->results[args[1].index].type);
  put_lit(pr, ")");
}
