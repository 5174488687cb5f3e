// The tables of definitions.def: enums, and the types and attributes that
// dialects define. A dialect's definitions stand together and end with an empty
// one, so that each dialect has its list.

#include "ir/dialects/dialects_int.h"

// clang-format off

// Enums
#define CASE(token, case, value) {#case, value},
#define CASE_AS(token, case, spelling, value) {spelling, value},
#define ENUM(token, name, width, cases) \
  static const EnumCase cases_##token[] = {cases {NULL, 0}};
#define BIT_ENUM(token, name, width, separator, cases) \
  static const EnumCase cases_##token[] = {cases {NULL, 0}};
#include "ir/dialects/definitions.def"

#define ENUM_INFO(token, name_, width_, ...) \
  const EnumInfo enum_##token = {.name = name_, .cases = cases_##token, \
    .ncases = ARRAY_SIZE(cases_##token) - 1, .width = width_, __VA_ARGS__};
#define ENUM(token, name, width, cases) ENUM_INFO(token, name, width, .is_bits = false)
#define BIT_ENUM(token, name, width, separator_, cases) \
  ENUM_INFO(token, name, width, .is_bits = true, .separator = separator_)
#include "ir/dialects/definitions.def"
#undef ENUM_INFO

// Parameters
#define PARAM(name_, kind_, ...) {.name = #name_, .kind = PARAM_##kind_, __VA_ARGS__},
#define TYPE_DEF(token, name, params, ...) static const ParamInfo params_type_##token[] = {params {0}};
#define ATTR_DEFN(token, name, params, ...) static const ParamInfo params_attr_##token[] = {params {0}};
#include "ir/dialects/definitions.def"

const DefInfo definitions[D__MAX] = {
#define DEF_INFO(kind_, token, name_, format_, ...) \
  [D_##kind_##_##token] = {.name = name_, .params = params_##kind_##_##token, \
    .nparams = ARRAY_SIZE(params_##kind_##_##token) - 1, .format = format_, __VA_ARGS__},
#define TYPE_DEF(token, name, params, format, ...) DEF_INFO(type, token, name, format, .is_type = true, __VA_ARGS__)
#define ATTR_DEFN(token, name, params, format, ...) DEF_INFO(attr, token, name, format, .is_type = false, __VA_ARGS__)
#include "ir/dialects/definitions.def"
#undef DEF_INFO
};

#define TYPE_DEF(token, ...) const DefInfo *const def_type_##token = &definitions[D_type_##token];
#define ATTR_DEFN(token, ...) const DefInfo *const def_attr_##token = &definitions[D_attr_##token];
#include "ir/dialects/definitions.def"
// clang-format on

Attr *attr_flags(Ctx *ctx, const DefInfo *info, int64_t value) {
  const EnumInfo *flags = info->params[0].enum_info;
  Attr *param = attr_int(ctx, type_int(ctx, flags->width), value);
  return attr_dialect(ctx, info, &param);
}

int64_t attr_flags_value(const Attr *attr) {
  if (!attr)
    return 0;
  const Attr *param = attr->as.def.params[0];
  return param ? attr_to_i64(param) : 0;
}
