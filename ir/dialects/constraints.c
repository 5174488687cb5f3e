// The predicates that constraints.def is written in, and the two tables.
//
// Predicates are called for every operand of every operation that is verified:
// they look at the kind and at most at the element type, allocate nothing and
// compare no text.

#include "ir/dialects/constraints.h"

#include "ir/dialects/dialects_int.h"

// Builders

static Type *build_i1(Ctx *ctx) {
  return ctx->i1;
}

static Type *build_i32(Ctx *ctx) {
  return ctx->i32;
}

static Type *build_i64(Ctx *ctx) {
  return ctx->i64;
}

static Type *build_i8(Ctx *ctx) {
  return ctx->i8;
}

static Type *build_f64(Ctx *ctx) {
  return ctx->f64;
}

static Type *build_llvm_ptr(Ctx *ctx) {
  return ctx->llvm_ptr;
}

static Type *build_llvm_token(Ctx *ctx) {
  return type_llvm_simple(ctx, TY_LLVM_TOKEN);
}

static Type *build_index_type(Ctx *ctx) {
  return ctx->index_type;
}

// Types

bool type_is_value_container(const Type *t) {
  return t->kind == TY_VECTOR || type_is_tensor(t);
}

static bool is_tensor_of_rank(const Type *t, int rank) {
  return t->kind == TY_TENSOR && t->as.shaped.rank == rank;
}

static bool is_i1(const Type *t) {
  return type_is_int(t, 1);
}

static bool is_int_or_float(const Type *t) {
  return type_is_signless(t) || type_is_float(t);
}

static bool is_int_or_index_of_any_sign(const Type *t) {
  return t->kind == TY_INTEGER || t->kind == TY_INDEX;
}

static bool is_int_of_any_sign_or_float(const Type *t) {
  return t->kind == TY_INTEGER || type_is_float(t);
}

static bool is_like(const Type *t, bool (*fits)(const Type *)) {
  return fits(t) || (type_is_value_container(t) && fits(t->as.shaped.element));
}

static bool is_memref_of(const Type *t, bool (*fits)(const Type *)) {
  return t->kind == TY_MEMREF && fits(t->as.shaped.element);
}

static bool is_memref_rank1(const Type *t) {
  return t->kind == TY_MEMREF && t->as.shaped.rank == 1;
}

static bool has_strides(const Type *memref) {
  Arena scratch;
  int64_t offset;
  arena_init(&scratch);
  int64_t *strides = arena_array(&scratch, int64_t, memref->as.shaped.rank + 1);
  bool ok = memref_strides(memref, strides, &offset);
  arena_release(&scratch);
  return ok;
}

static bool is_strided(const Type *t) {
  if (t->kind != TY_MEMREF)
    return false;
  const Attr *layout = t->as.shaped.layout;
  return !layout || layout->kind == AT_STRIDED || has_strides(t);
}

static bool is_vector_of(const Type *t, bool (*fits)(const Type *)) {
  return t->kind == TY_VECTOR && fits(t->as.shaped.element);
}

static bool is_vector_rank1(const Type *t) {
  return t->kind == TY_VECTOR && t->as.shaped.rank == 1;
}

static bool is_tensor_or_memref(const Type *t) {
  return type_is_tensor(t) || type_is_memref(t);
}

// Of the ptr dialect, which spreads over tensors and vectors of one shape.

static bool is_value_of(const Type *t, bool (*fits)(const Type *)) {
  return (t->kind == TY_VECTOR || t->kind == TY_TENSOR) &&
         fits(t->as.shaped.element);
}

static bool is_row_of(const Type *t, bool (*fits)(const Type *)) {
  return is_value_of(t, fits) && t->as.shaped.rank == 1;
}

static bool is_any(const Type *t) {
  (void)t;
  return true;
}

static bool is_ptr_metadata(const Type *t) {
  return t->kind == TY_DIALECT && t->as.def.info == def_type_ptr_metadata;
}

static bool is_printable(const Type *t) {
  return t->kind == TY_VECTOR || is_int_or_index_of_any_sign(t) ||
         type_is_float(t);
}

// Of ml_program and shape

static Type *build_def(Ctx *ctx, const DefInfo *info) {
  return type_dialect(ctx, info, NULL);
}

static Type *build_ml_program_token(Ctx *ctx) {
  return build_def(ctx, def_type_ml_program_token);
}

static Type *build_shape_shape(Ctx *ctx) {
  return build_def(ctx, def_type_shape_shape);
}

static Type *build_shape_size(Ctx *ctx) {
  return build_def(ctx, def_type_shape_size);
}

static Type *build_shape_value_shape(Ctx *ctx) {
  return build_def(ctx, def_type_shape_value_shape);
}

static Type *build_shape_witness(Ctx *ctx) {
  return build_def(ctx, def_type_shape_witness);
}

static bool is_def(const Type *t, const DefInfo *info) {
  return t->kind == TY_DIALECT && t->as.def.info == info;
}

static bool is_tensor_row_of(const Type *t, bool (*fits)(const Type *)) {
  return t->kind == TY_TENSOR && t->as.shaped.rank == 1 &&
         fits(t->as.shaped.element);
}

static bool is_index(const Type *t) {
  return t->kind == TY_INDEX;
}

static bool is_extents(const Type *t) {
  return is_tensor_row_of(t, is_index);
}

static bool is_shape_or_extents(const Type *t) {
  return is_def(t, def_type_shape_shape) || is_extents(t);
}

static bool is_size_or_index(const Type *t) {
  return is_def(t, def_type_shape_size) || t->kind == TY_INDEX;
}

// Types of the llvm dialect

static bool is_llvm_ptr(const Type *t) {
  return t->kind == TY_LLVM_PTR;
}

static bool is_integer(const Type *t) {
  return t->kind == TY_INTEGER;
}

static bool is_int_or_ptr(const Type *t) {
  return type_is_signless(t) || is_llvm_ptr(t);
}

static bool is_llvm_float(const Type *t) {
  return t->kind == TY_FLOAT && type_is_llvm_outer(t);
}

// An element of ppc_fp128 makes a type of values, but no vector to compute on.
bool type_is_llvm_vector(const Type *t) {
  return t->kind == TY_VECTOR && type_is_llvm_compatible(t) &&
         !type_is_float_of(t->as.shaped.element, FLOAT_PPC_FP128);
}

static bool is_llvm_fixed_vector(const Type *t) {
  return type_is_llvm_vector(t) &&
         !(t->as.shaped.scalable && t->as.shaped.scalable[0]);
}

static bool is_llvm_vector_of(const Type *t, bool (*fits)(const Type *)) {
  return type_is_llvm_vector(t) && fits(t->as.shaped.element);
}

static bool is_llvm_like(const Type *t, bool (*fits)(const Type *)) {
  return fits(t) || is_llvm_vector_of(t, fits);
}

static bool is_llvm_aggregate(const Type *t) {
  return (t->kind == TY_LLVM_STRUCT && !t->as.structure.opaque) ||
         t->kind == TY_LLVM_ARRAY;
}

static bool is_llvm_primitive(const Type *t) {
  return type_is_llvm_outer(t) && t->kind != TY_LLVM_VOID &&
         t->kind != TY_LLVM_FUNC;
}

static bool is_llvm_loadable(const Type *t) {
  return is_llvm_primitive(t) && t->kind != TY_LLVM_METADATA &&
         t->kind != TY_LLVM_TOKEN && t->kind != TY_LLVM_LABEL &&
         !(t->kind == TY_LLVM_STRUCT && t->as.structure.opaque);
}

// Attributes

bool attr_int_is(const Attr *a, uint32_t width) {
  return a->kind == AT_INTEGER && type_is_int(a->type, width);
}

bool attr_is_def(const Attr *a, const DefInfo *info) {
  return attr_is(a, AT_DIALECT) && a->as.def.info == info;
}

bool attr_is_array_of(const Attr *a, bool (*fits)(const Attr *item)) {
  if (a->kind != AT_ARRAY)
    return false;
  for (uint32_t i = 0; i < a->as.array.count; i++)
    if (!fits(a->as.array.items[i]))
      return false;
  return true;
}

static bool is_dict(const Attr *a) {
  return a->kind == AT_DICT;
}

static bool is_i64(const Attr *a) {
  return attr_int_is(a, 64);
}

static bool is_i32(const Attr *a) {
  return attr_int_is(a, 32);
}

static bool is_bool(const Attr *a) {
  return attr_int_is(a, 1);
}

static bool is_vector_iterator(const Attr *a) {
  return attr_is_def(a, def_attr_vector_iterator_type);
}

static bool is_linalg_iterator(const Attr *a) {
  return attr_is_def(a, def_attr_linalg_iterator_type);
}

static bool is_affine_map(const Attr *a) {
  return a->kind == AT_AFFINE_MAP;
}

// A row of `n` integers, as a tensor or a vector.
static bool is_i64_elements(const Attr *a, int64_t n) {
  return a->kind == AT_DENSE && type_is_int(type_element(a->type), 64) &&
         a->type->as.shaped.rank == 1 && a->type->as.shaped.shape[0] == n;
}

static bool is_increasing(const Attr *a) {
  for (uint64_t i = 1; i < a->as.dense.count; i++)
    if (dense_int(a, i - 1) >= dense_int(a, i))
      return false;
  return true;
}

static bool is_string(const Attr *a) {
  return a->kind == AT_STRING;
}

static bool is_flat_symbol(const Attr *a) {
  return a->kind == AT_SYMBOL_REF && !a->as.symbol.nnested;
}

static bool attr_is_f64(const Attr *a) {
  return a->kind == AT_FLOAT && type_is_float_of(a->type, FLOAT_F64);
}

static bool is_global_expression(const Attr *a) {
  return attr_is_def(a, def_attr_llvm_di_global_variable_expression);
}

static bool is_alias_scope(const Attr *a) {
  return attr_is_def(a, def_attr_llvm_alias_scope);
}

static bool is_access_group(const Attr *a) {
  return attr_is_def(a, def_attr_llvm_access_group);
}

static bool is_tbaa_tag(const Attr *a) {
  return attr_is_def(a, def_attr_llvm_tbaa_tag);
}

static bool is_reduction(const Attr *a) {
  return is_i64(a) && enum_name(&enum_arith_atomic_rmw, attr_to_i64(a));
}

static bool is_i64_array(const Attr *a) {
  return attr_is_array_of(a, is_i64);
}

static bool is_dense_array(const Attr *a, uint32_t width) {
  return a->kind == AT_DENSE_ARRAY && type_is_int(a->type, width);
}

static bool is_device_mapping(const Attr *a) {
  return attr_is_def(a, def_attr_gpu_block) ||
         attr_is_def(a, def_attr_gpu_warpgroup) ||
         attr_is_def(a, def_attr_gpu_warp) ||
         attr_is_def(a, def_attr_gpu_thread) ||
         attr_is_def(a, def_attr_gpu_lane) ||
         attr_is_def(a, def_attr_gpu_memory_space);
}

static bool is_power_of_2(int64_t n) {
  return n > 0 && !(n & (n - 1));
}

// Attributes with TypedAttrInterface: those that have a type, and strings,
// whose type is none when nothing else is said.
static bool is_typed(const Attr *a) {
  switch (a->kind) {
  case AT_INTEGER:
  case AT_FLOAT:
  case AT_STRING:
  case AT_DENSE:
  case AT_DENSE_STRING:
  case AT_DENSE_RESOURCE:
  case AT_SPARSE:
  case AT_OPAQUE: return true;
  case AT_DIALECT: return a->type;
  default: return false;
  }
}

static bool is_case(const Attr *a, const EnumInfo *info) {
  if (!attr_int_is(a, info->width))
    return false;
  int64_t value = attr_to_i64(a);
  if (value >= 0 && value < info->ncases && info->cases[value].value == value)
    return true;
  return enum_name(info, value) != NULL;
}

bool attr_is_bits(const Attr *a, const EnumInfo *info) {
  int64_t all = 0;
  if (!info->is_bits)
    return is_case(a, info);
  for (const EnumCase *c = info->cases; c->name; c++)
    all |= c->value;
  return attr_int_is(a, 32) && !(attr_to_i64(a) & ~all);
}

static bool is_optional_i64(const Attr *a) {
  return a->kind == AT_ARRAY &&
         (!a->as.array.count ||
          (a->as.array.count == 1 && attr_int_is(a->as.array.items[0], 64)));
}

bool check_index_count(Ctx *ctx, const Op *op, uint32_t group,
                       const Type *shaped) {
  uint32_t first, count;
  int rank = type_has_rank(shaped) ? shaped->as.shaped.rank : 0;
  return (op_operand_group(op, group, &first, &count) &&
          count == (uint32_t)rank) ||
         op_error(ctx, op, "requires %d indices", rank);
}

#define DIALECT_TABLE "ir/dialects/constraints.def"
#include "ir/dialects/define_constraints.inc"
