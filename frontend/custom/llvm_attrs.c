// Attributes of the llvm dialect that no format can say.

#include "frontend/hooks.h"

// #llvm.constant_range<i32, 0, 12>
bool parse_llvm_constant_range(Parser *p, Attr **params) {
  if (!parse_punct(p, TK_LESS))
    return false;
  const char *at = p->tok.start;
  Type *type = parse_type(p);
  if (!type)
    return false;
  if (type->kind != TY_INTEGER)
    return error_asm(p, at,
                     "invalid kind of type specified: expected "
                     "builtin.integer, but found '%s'",
                     type_str(p->ctx, type));
  for (int i = 0; i < 2; i++) {
    if (!parse_punct(p, TK_COMMA))
      return false;
    if (!tok_is(p, TK_INTEGER) && !tok_is(p, TK_MINUS))
      return error_asm(p, p->tok.start, "expected integer value");
    if (!(params[i] = parse_attr(p, type)))
      return false;
  }
  return parse_punct(p, TK_GREATER);
}

// DW_OP_LLVM_convert(16, DW_ATE_signed): other operations have plain numbers.
static bool parse_dwarf_argument(Parser *p, const Attr *opcode, bool is_first,
                                 uint64_t *value) {
  int64_t number;
  Str word;
  if (!is_first && attr_to_i64(opcode) == E_llvm_dw_op_DW_OP_LLVM_convert &&
      optional_word(p, &word)) {
    if (!enum_parse(&enum_llvm_dw_ate, word, &number))
      return error_asm(p, p->tok.start,
                       "encountered unknown attribute encoding \"" STR_FMT "\"",
                       STR_ARG(word));
    *value = (uint64_t)number;
    return true;
  }
  if (!parse_param_int(p, PARAM_U64, &number))
    return error_asm(p, p->tok.start, "expected integer operand");
  *value = (uint64_t)number;
  return true;
}

bool parse_llvm_expression_arguments(Parser *p, Attr **params) {
  const Attr *opcode = params[P_llvm_di_expression_elem_opcode];
  Type *type = param_int_type(p->ctx, PARAM_U64);
  Attrs items = {0};
  do {
    uint64_t value;
    if (!parse_dwarf_argument(p, opcode, !items.size, &value))
      return false;
    vec_push(&p->scratch, &items, attr_integer(p->ctx, type, &value));
  } while (consume_if(p, TK_COMMA));
  params[P_llvm_di_expression_elem_arguments] =
      attr_array(p->ctx, items.data, (uint32_t)items.size);
  return true;
}
