// Types and attributes of dialect tables whose text the format language cannot
// say: what stands behind their mnemonics is read here, and printed by the hook
// in their row.

#include "frontend/frontend_int.h"

#include "ir/dialects/dialects.h"

// #llvm.constant_range<i32, 0, 12>
static bool parse_constant_range(Parser *p, Attr **params) {
  if (!parse_punct(p, TK_LESS))
    return false;
  const char *at = p->tok.start;
  Type *type = parse_type(p);
  if (!type)
    return false;
  if (type->kind != TY_INTEGER)
    return error_asm(p, at, "expected integer type");
  for (int i = 0; i < 2; i++)
    if (!parse_punct(p, TK_COMMA) || !(params[i] = parse_attr(p, type)))
      return false;
  return parse_punct(p, TK_GREATER);
}

DefHook *def_hook(const char *name) {
  static const struct {
    const char *name;
    DefHook *hook;
  } hooks[] = {{"llvm.constant_range", parse_constant_range}};
  for (size_t i = 0; i < ARRAY_SIZE(hooks); i++)
    if (!strcmp(name, hooks[i].name))
      return hooks[i].hook;
  return NULL;
}
