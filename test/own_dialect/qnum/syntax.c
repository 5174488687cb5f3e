// Custom forms of the qnum dialect.
//
//   qnum.mul %a, %b (rounding word)? dictionary? : type

#include "frontend/hooks.h"
#include "test/own_dialect/qnum/qnum.h"

#define DIALECT_TABLE "test/own_dialect/qnum/qnum.def"
#include "frontend/hooks.inc"

#include "frontend/format/define_syntax.inc"

static bool optional_rounding(Parser *p, OpState *st) {
  Str word;
  int64_t rounding;
  if (!optional_keyword(p, "rounding"))
    return true;
  const char *at = p->tok.start;
  if (!optional_word(p, &word) ||
      !enum_parse(&enum_qnum_rounding, word, &rounding))
    return error_asm(p, at, "expected 'down' or 'nearest'");
  st->slots[A_qnum_mul_rounding] =
      attr_flags(p->ctx, def_attr_qnum_rounding, rounding);
  return true;
}

bool parse_qnum_mul(Parser *p, OpState *st) {
  Operands operands = {0};
  if (!parse_n_operands(p, DELIM_NONE, 2, &operands) ||
      !optional_rounding(p, st) || !optional_attr_dict(p, st) ||
      !parse_punct(p, TK_COLON))
    return false;
  Type *type = parse_type(p);
  if (!type)
    return false;
  vec_push(&p->scratch, &st->types, type);
  return resolve_operands_as(p, st, &operands, type);
}

void print_qnum_mul(OpPrinter *pr, Op *op) {
  static const char *const elided[] = {"rounding", NULL};
  int64_t rounding = attr_flags_value(op_slot(op, A_qnum_mul_rounding));
  put_lit(pr, " ");
  put_values(pr, op->operands, op->noperands);
  if (rounding != E_qnum_rounding_down) {
    put_lit(pr, " rounding ");
    buf_puts(pr->out, enum_name(&enum_qnum_rounding, rounding));
  }
  put_attr_dict(pr, op, elided);
  put_lit(pr, " : ");
  put_type(pr, op->results[0].type);
}

void add_qnum_syntax(Ctx *ctx) {
  frontend_add_syntax(ctx, &dialect_qnum,
                      (SyntaxTables){syntax_qnum, def_syntax_qnum, NULL});
}
