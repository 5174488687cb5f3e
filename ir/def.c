// Parameters of dialect-defined types and attributes in their normal form: one
// that equals its default is absent, and so is an empty optional list. Only so
// is a value given explicitly the same attribute as one left out.

#include "ir/uniquer.h"

#include <stdlib.h>

Type *param_int_type(Ctx *ctx, ParamKind kind) {
  switch (kind) {
  case PARAM_INT: return ctx->i64;
  case PARAM_U32: return type_integer(ctx, 32, UNSIGNED);
  case PARAM_U64: return type_integer(ctx, 64, UNSIGNED);
  default: unreachable();
  }
}

// Whether a parameter has its default, which is not printed.
static bool is_default(const ParamInfo *info, const Attr *value) {
  int64_t number;
  if (info->kind == PARAM_LIST)
    return info->optional && !value->as.array.count;
  if (info->zero_default)
    return !value->as.words[0];
  if (!info->default_text)
    return false;
  switch (info->kind) {
  case PARAM_INT:
  case PARAM_U32:
  case PARAM_U64:
    return attr_to_i64(value) == strtoll(info->default_text, NULL, 0);
  case PARAM_BOOL:
    return attr_to_bool(value) == !strcmp(info->default_text, "true");
  case PARAM_ENUM:
    return enum_parse(info->enum_info, str_from(info->default_text), &number) &&
           attr_to_i64(value) == number;
  case PARAM_STRING: return !value->as.string.size;
  default: return false;
  }
}

Attr *const *def_normalize(const DefInfo *info, Attr *const *params,
                           Attr *storage[DEF_MAX_PARAMS]) {
  CHECK(info->nparams <= DEF_MAX_PARAMS);
  bool changed = false;
  for (uint32_t i = 0; i < info->nparams; i++) {
    bool drop = params[i] && is_default(&info->params[i], params[i]);
    storage[i] = drop ? NULL : params[i];
    changed |= drop;
  }
  return changed ? storage : params;
}
