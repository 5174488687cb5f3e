// The enums, types and attributes that the dialects of all.def define.

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

static bool fits_ptr_space(const Attr *a) {
  return attr_is_ptr_space(a);
}

static bool fits_ptr_like(const Attr *a) {
  return a->kind == AT_TYPE && type_is_ptr_like(a->type);
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

#define DIALECT_TABLE "ir/dialects/all.def"
#include "ir/dialects/define_defs.inc"

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
