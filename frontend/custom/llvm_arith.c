// Custom forms of comparisons and alloca in the llvm dialect.
//
//   llvm.icmp "predicate" a, b {...}? : type          and llvm.fcmp
//   llvm.alloca inalloca? count x type {...}? : (type) -> type

#include "frontend/custom/llvm.h"

static bool parse_predicate(Parser *p, OpState *st, uint32_t slot,
                            const EnumInfo *info) {
  Token token = p->tok;
  int64_t value;
  if (!parse_token(p, TK_STRING, "expected string"))
    return false;
  Str name = token_string(p, token);
  if (!enum_parse(info, name, &value))
    return error_asm(p, token.start,
                     "'" STR_FMT "' is an incorrect value of the 'predicate' "
                     "attribute",
                     STR_ARG(name));
  st->slots[slot] = attr_i64(p->ctx, value);
  return true;
}

static bool parse_compare(Parser *p, OpState *st, uint32_t slot,
                          const EnumInfo *info) {
  Operand lhs, rhs;
  if (!parse_predicate(p, st, slot, info) || !parse_operand(p, &lhs, true) ||
      !parse_punct(p, TK_COMMA) || !parse_operand(p, &rhs, true) ||
      !optional_attr_dict(p, st) || !parse_punct(p, TK_COLON))
    return false;
  const char *at = p->tok.start;
  Type *type = parse_type(p);
  if (!type || !resolve_operand(p, st, lhs, type) ||
      !resolve_operand(p, st, rhs, type))
    return false;
  if (!type_is_llvm_compatible(type))
    return error_asm(p, at, "expected LLVM dialect-compatible type");
  Type *result = type_i1_same_shape(p->ctx, type);
  vec_push(&p->scratch, &st->types, result);
  return true;
}

static void print_compare(OpPrinter *pr, Op *op, uint32_t slot,
                          const EnumInfo *info) {
  static const char *const elided[] = {"predicate", NULL};
  put_lit(pr, " \"");
  enum_print(pr->out, info, attr_to_i64(op_slot(op, slot)));
  put_lit(pr, "\" ");
  put_value(pr, op_operand(op, 0));
  put_lit(pr, ", ");
  put_value(pr, op_operand(op, 1));
  put_attr_dict(pr, op, elided);
  put_lit(pr, " : ");
  put_type(pr, op_operand(op, 0)->type);
}

bool parse_llvm_icmp(Parser *p, OpState *st) {
  return parse_compare(p, st, A_llvm_icmp_predicate, &enum_llvm_icmp);
}

void print_llvm_icmp(OpPrinter *pr, Op *op) {
  print_compare(pr, op, A_llvm_icmp_predicate, &enum_llvm_icmp);
}

bool parse_llvm_fcmp(Parser *p, OpState *st) {
  return parse_compare(p, st, A_llvm_fcmp_predicate, &enum_llvm_fcmp);
}

void print_llvm_fcmp(OpPrinter *pr, Op *op) {
  print_compare(pr, op, A_llvm_fcmp_predicate, &enum_llvm_fcmp);
}

// An alignment of zero says nothing.
static bool check_alignment(Parser *p, OpState *st, const char *at) {
  size_t kept = 0;
  for (size_t i = 0; i < st->attrs.size; i++) {
    NamedAttr attr = st->attrs.data[i];
    if (str_is(ident_str(attr.name), "alignment")) {
      if (attr.value->kind != AT_INTEGER)
        return error_asm(p, at, "expected integer alignment");
      if (attr.value == attr_int(p->ctx, attr.value->type, 0))
        continue;
    }
    st->attrs.data[kept++] = attr;
  }
  st->attrs.size = kept;
  return true;
}

// `inalloca`? count `x` type attributes : (count's type) -> pointer
bool parse_llvm_alloca(Parser *p, OpState *st) {
  Operand count;
  if (optional_keyword(p, "inalloca"))
    st->slots[A_llvm_alloca_inalloca] = p->ctx->unit;
  if (!parse_operand(p, &count, true) || !parse_keyword(p, "x"))
    return false;
  Type *element = parse_type(p);
  if (!element || !optional_attr_dict(p, st) || !parse_punct(p, TK_COLON))
    return false;
  const char *at = p->tok.start;
  Type *type = parse_type(p);
  if (!type)
    return false;
  if (type->kind != TY_FUNCTION || type->as.list.ninputs != 1 ||
      type->as.list.noutputs != 1)
    return error_asm(p, at,
                     "expected trailing function type with one "
                     "argument and one result");
  if (!check_alignment(p, st, at))
    return false;
  st->slots[A_llvm_alloca_elem_type] = attr_type(p->ctx, element);
  vec_push(&p->scratch, &st->types, type_results(type)[0]);
  return resolve_operand(p, st, count, type_inputs(type)[0]);
}

void print_llvm_alloca(OpPrinter *pr, Op *op) {
  static const char *const elided[] = {"elem_type", "inalloca", NULL};
  put_lit(pr, " ");
  if (op_slot(op, A_llvm_alloca_inalloca))
    put_lit(pr, "inalloca ");
  put_value(pr, op_operand(op, 0));
  put_lit(pr, " x ");
  put_type(pr, op_slot(op, A_llvm_alloca_elem_type)->type);
  put_attr_dict(pr, op, elided);
  put_lit(pr, " : ");
  Type *input = op_operand(op, 0)->type, *result = op_result(op, 0)->type;
  put_functional_type(pr, &input, 1, &result, 1);
}
