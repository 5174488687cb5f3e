// The tables of definitions.def: enums, and the types and attributes that
// dialects define. A dialect's definitions stand together and end with an empty
// one, so that each dialect has its list.

#include "ir/dialects/dialects_int.h"

// What parameters that are attributes have to be

static bool fits_string(const Attr *a) {
  return a->kind == AT_STRING;
}
static bool fits_distinct(const Attr *a) {
  return a->kind == AT_DISTINCT;
}
static bool fits_type(const Attr *a) {
  return a->kind == AT_TYPE;
}
static bool fits_integer(const Attr *a) {
  return a->kind == AT_INTEGER;
}
static bool fits_float(const Attr *a) {
  return a->kind == AT_FLOAT;
}
static bool fits_loc_fused(const Attr *a) {
  return a->kind == AT_LOC_FUSED;
}

static bool fits_bool(const Attr *a) {
  return a->kind == AT_INTEGER && type_is_int(a->type, 1);
}

static bool fits_dlti_key(const Attr *a) {
  return a->kind == AT_TYPE || a->kind == AT_STRING;
}

static bool fits_flat_symbol(const Attr *a) {
  return a->kind == AT_SYMBOL_REF && !a->as.symbol.nnested;
}

static bool fits_tbaa_node(const Attr *a) {
  return attr_is_def(a, def_attr_llvm_tbaa_root) ||
         attr_is_def(a, def_attr_llvm_tbaa_type_desc);
}

bool attr_is_di(const Attr *a, uint32_t classes) {
  return attr_is(a, AT_DIALECT) && a->as.def.info->classes & classes;
}

static bool fits_di_node(const Attr *a) {
  return attr_is_di(a, DI_NODE);
}
static bool fits_di_scope(const Attr *a) {
  return attr_is_di(a, DI_SCOPE);
}
static bool fits_di_type(const Attr *a) {
  return attr_is_di(a, DI_TYPE);
}
static bool fits_di_variable(const Attr *a) {
  return attr_is_di(a, DI_VARIABLE);
}

// clang-format off

// Enums
#define CASE(token, case, value_) {.name = #case, .value = value_},
#define CASE_AS(token, case, spelling, value_) {.name = spelling, .value = value_},
#define GROUP(token, case, value_) {.name = #case, .value = value_, .is_group = true},
#define ENUM(token, name_, width, cases, ...) \
  static const EnumCase cases_##token[] = {cases {.name = NULL}};
#define BIT_ENUM(token, name_, width, separator, cases, ...) \
  static const EnumCase cases_##token[] = {cases {.name = NULL}};
#include "ir/dialects/definitions.def"

#define ENUM_INFO(token, name_, width_, ...) \
  const EnumInfo enum_##token = {.name = name_, .cases = cases_##token, \
    .ncases = ARRAY_SIZE(cases_##token) - 1, .width = width_, __VA_ARGS__};
#define ENUM(token, name, width, cases, ...) ENUM_INFO(token, name, width, .is_bits = false, __VA_ARGS__)
#define BIT_ENUM(token, name, width, separator_, cases, ...) \
  ENUM_INFO(token, name, width, .is_bits = true, .separator = separator_, __VA_ARGS__)
#include "ir/dialects/definitions.def"
#undef ENUM_INFO

// Parameters
#define PARAM(token, name_, kind_, ...) {.name = #name_, .kind = PARAM_##kind_, __VA_ARGS__},
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
