// From builtin types to types of the LLVM dialect.
//
//   index                 iN, N as wide as an index of the target
//   si8, ui8              i8
//   f8E5M2 and its like   i8: LLVM IR has no such floats
//   complex<f32>          !llvm.struct<(f32, f32)>
//   vector<4xindex>       vector<4xi64>; vector<f32> is vector<1xf32>
//   vector<2x4xf32>       !llvm.array<2 x vector<4xf32>>
//   memref<?x4xf32>       !llvm.struct<(ptr, ptr, i64, array<2 x i64>,
//                                       array<2 x i64>)>: the descriptor of
//                         allocated and aligned pointer, offset, sizes, strides
//   memref<*xf32>         !llvm.struct<(i64, ptr)>: rank, ranked descriptor
//   (i32) -> f32          !llvm.ptr
//
// With typed pointers (-ftyped-pointers) these say what they point to, as all
// did until 2022: a memref's elements, any bytes behind an unranked one,
// and the converted function.
//
// Types of the LLVM dialect stay, but for what is in them; those that another
// dialect defines have rules of their own (ToLLVM). Tensors, tuples and memrefs
// whose layout is not strided become nothing. The address space of a memref
// goes to its pointers; integers of descriptors have the width of an index.
//
// Results are remembered per converter, by the identity of the type.

#include "lowering/to_llvm/to_llvm.h"

#include "ir/dialects/lowered_by.h"
#include "lowering/to_llvm/passes.h"

static Type *convert_by(TypeConversion *types, Type *type) {
  return type_convert((TypeConverter *)types, type);
}

static const char *why_by(TypeConversion *types, Type *type) {
  return type_convert_why((TypeConverter *)types, type);
}

void type_converter_init(TypeConverter *types, const PassRun *run) {
  uint32_t bits = run->index_bits;
  if (!bits)
    bits = run->layout->index_bits;
  *types = (TypeConverter){
      .conversion = {.convert = convert_by,
                     .why = why_by,
                     .what = "LLVM type",
                     .join = descriptor_join},
      .ctx = run->ctx,
      .arena = run->arena,
      .layout = run->layout,
      .bare_ptr =
          PASS_OPTIONS(run, func_to_llvm)->use_bare_ptr_memref_call_conv,
      .total = run->total,
      .typed_pointers = run->typed_pointers,
      .index_bits = bits,
      .index = type_int(run->ctx, bits),
  };
}

bool memref_address_space(const Type *memref, uint32_t *space) {
  const Attr *attr = memref->as.shaped.space;
  *space = 0;
  if (!attr)
    return true;
  if (!attr_is(attr, AT_INTEGER))
    return ptr_space_number(attr, space);
  *space = (uint32_t)attr_to_u64(attr);
  return true;
}

Type *pointer_type(const TypeConverter *types, Type *pointee, uint32_t space) {
  return type_llvm_ptr(types->ctx, types->typed_pointers ? pointee : NULL,
                       space);
}

// The struct that a memref of that rank becomes, of pointers to elements.
static Type *descriptor_type(TypeConverter *types, int rank, Type *ptr) {
  Ctx *ctx = types->ctx;
  Type *fields[5] = {ptr, ptr, types->index};
  if (!rank)
    return type_llvm_struct(ctx, fields, 3, false);
  fields[3] = fields[4] = type_llvm_array(ctx, types->index, (uint64_t)rank);
  return type_llvm_struct(ctx, fields, 5, false);
}

Type *memref_unranked_descriptor_type(TypeConverter *types) {
  Type *fields[2] = {types->index, pointer_type(types, types->ctx->i8, 0)};
  return type_llvm_struct(types->ctx, fields, 2, false);
}

uint32_t type_num_fields(const Type *type) {
  if (type_is(type, TY_UNRANKED_MEMREF))
    return 2;
  return type_is(type, TY_MEMREF) ? 3 + 2 * (uint32_t)type->as.shaped.rank : 1;
}

// An identity layout has products of sizes for strides. Those of another one
// that are not known may be negative, which code that is to be produced looks
// at; a single pass does not, as mlir-opt's.
static bool strides_are_positive(const TypeConverter *types,
                                 const MemrefLayout *layout,
                                 const Type *memref) {
  for (int i = 0; memref->as.shaped.layout && i < memref->as.shaped.rank; i++) {
    bool is_taken = layout->strides[i] == DYNAMIC && !types->total;
    if (layout->strides[i] < 0 && !is_taken)
      return false;
  }
  return true;
}

// As mlir-opt, which knows no place. What has to be lowered is reported where
// it stands, with the reason.
static bool find_space(TypeConverter *types, const Type *memref,
                       uint32_t *space) {
  if (memref_address_space(memref, space))
    return true;
  if (!types->total)
    diag_error(&types->ctx->diags, LOC_UNKNOWN,
               "conversion of memref memory space %s to integer address space "
               "failed. Consider adding memory space conversions.",
               attr_str(types->ctx, memref->as.shaped.space));
  return false;
}

static MemrefLayout *make_layout(TypeConverter *types, Type *memref) {
  int rank = memref->as.shaped.rank;
  size_t size = sizeof(MemrefLayout) + (size_t)rank * sizeof(int64_t);
  MemrefLayout *layout = arena_zero(types->arena, size, _Alignof(MemrefLayout));
  layout->rank = rank;
  layout->element = type_convert(types, memref->as.shaped.element);
  if (!layout->element || !find_space(types, memref, &layout->space) ||
      !memref_strides(memref, layout->strides, &layout->offset))
    return NULL;
  layout->pointer = pointer_type(types, layout->element, layout->space);
  layout->descriptor = descriptor_type(types, rank, layout->pointer);
  layout->positive = strides_are_positive(types, layout, memref);
  layout->bare = memref_is_static(memref);
  return layout;
}

const MemrefLayout *memref_layout(TypeConverter *types, Type *memref) {
  void **known = ptrmap_at(&types->layouts, types->arena, memref);
  if (*known)
    return *known == (void *)types ? NULL : *known;
  MemrefLayout *layout = make_layout(types, memref);
  // The table may have moved meanwhile.
  ptrmap_set(&types->layouts, types->arena, memref,
             layout ? (void *)layout : (void *)types);
  return layout;
}

static Type *convert_unranked(TypeConverter *types, Type *memref) {
  uint32_t space;
  if (!find_space(types, memref, &space) ||
      !type_convert(types, memref->as.shaped.element))
    return NULL;
  return memref_unranked_descriptor_type(types);
}

// Only the innermost dimension may be scalable: LLVM has no arrays of unknown
// length.
static Type *convert_vector(TypeConverter *types, Type *vector) {
  Ctx *ctx = types->ctx;
  Type *element = type_convert(types, vector->as.shaped.element);
  int rank = vector->as.shaped.rank;
  // No operation of the llvm dialect takes vectors of ppc_fp128.
  if (!element || type_is_float_of(element, FLOAT_PPC_FP128))
    return NULL;
  if (!rank)
    return type_vector(ctx, 1, (int64_t[]){1}, NULL, element);
  const bool *scalable = vector->as.shaped.scalable;
  for (int i = 0; scalable && i < rank - 1; i++)
    if (scalable[i])
      return NULL;
  const int64_t *shape = vector->as.shaped.shape;
  Type *result = type_vector(ctx, 1, &shape[rank - 1],
                             scalable ? &scalable[rank - 1] : NULL, element);
  for (int i = rank - 2; i >= 0; i--)
    result = type_llvm_array(ctx, result, (uint64_t)shape[i]);
  return result;
}

static Type *convert_float(TypeConverter *types, Type *type) {
  switch (type->as.float_kind) {
  case FLOAT_BF16:
  case FLOAT_F16:
  case FLOAT_F32:
  case FLOAT_F64:
  case FLOAT_F80:
  case FLOAT_F128:
  case FLOAT_PPC_FP128: return type;
  case FLOAT_TF32: return NULL;
  default: return type_int(types->ctx, type_bit_width(type));
  }
}

static Type *convert_complex(TypeConverter *types, Type *type) {
  Type *element = type_convert(types, type->as.shaped.element);
  if (!element)
    return NULL;
  return type_llvm_struct(types->ctx, (Type *[]){element, element}, 2, false);
}

// Functions

static void push_type(TypeConverter *types, TypeVec *list, Type *type) {
  vec_push(types->arena, list, type);
}

bool type_convert_argument(TypeConverter *types, bool bare, Type *type,
                           TypeVec *converted) {
  Type *one = type_convert(types, type);
  const MemrefLayout *layout =
      one && type_is(type, TY_MEMREF) ? memref_layout(types, type) : NULL;
  bool is_unranked = type_is(type, TY_UNRANKED_MEMREF);
  if (!one || (bare && (is_unranked || (layout && !layout->bare))))
    return false;
  if (is_unranked) {
    push_type(types, converted, types->index);
    push_type(types, converted, pointer_type(types, types->ctx->i8, 0));
    return true;
  }
  push_type(types, converted, layout ? layout->pointer : one);
  if (!layout || bare)
    return true;
  push_type(types, converted, layout->pointer);
  for (int i = 0; i < 2 * layout->rank + 1; i++)
    push_type(types, converted, types->index);
  return true;
}

static Type *convert_result(TypeConverter *types, bool bare, Type *type) {
  if (!bare)
    return type_convert(types, type);
  TypeVec converted = {0};
  return type_convert_argument(types, true, type, &converted)
             ? converted.data[0]
             : NULL;
}

Type *type_convert_results(TypeConverter *types, bool bare, Type *const *list,
                           uint32_t n, Type **culprit) {
  if (!n)
    return types->ctx->llvm_void;
  Type **converted = arena_array(types->arena, Type *, n);
  for (uint32_t i = 0; i < n; i++) {
    converted[i] = convert_result(types, bare, list[i]);
    *culprit = list[i];
    if (!converted[i])
      return NULL;
  }
  return n == 1 ? converted[0]
                : type_llvm_struct(types->ctx, converted, n, false);
}

static Type *pointer_to_function(TypeConverter *types, Type *type) {
  TypeVec inputs = {0};
  Type *culprit;
  for (uint32_t i = 0; i < type->as.list.ninputs; i++)
    if (!type_convert_argument(types, types->bare_ptr, type_inputs(type)[i],
                               &inputs))
      return NULL;
  Type *result =
      type_convert_results(types, types->bare_ptr, type_results(type),
                           type->as.list.noutputs, &culprit);
  if (!result)
    return NULL;
  return pointer_type(types,
                      type_llvm_func(types->ctx, result, inputs.data,
                                     (uint32_t)inputs.size, false),
                      0);
}

// A function value is a pointer; that its type can be lowered is checked here,
// since a call through it needs that.
static Type *convert_function(TypeConverter *types, Type *type) {
  uint32_t n = type->as.list.ninputs + type->as.list.noutputs;
  for (uint32_t i = 0; i < n; i++)
    if (!type_convert(types, type->as.list.types[i]))
      return NULL;
  return types->typed_pointers ? pointer_to_function(types, type)
                               : types->ctx->llvm_ptr;
}

// Types of the LLVM dialect with others inside

static Type **convert_list(TypeConverter *types, Type *const *list,
                           uint32_t n) {
  Type **converted = arena_array(types->arena, Type *, n);
  for (uint32_t i = 0; i < n; i++)
    if (!(converted[i] = type_convert(types, list[i])))
      return NULL;
  return converted;
}

// A name has one body: another one goes by another name, which is known before
// the fields are, for a struct may be in itself.
static Type *convert_named_struct(TypeConverter *types, Type *type) {
  Ctx *ctx = types->ctx;
  uint32_t n = type->as.structure.nfields;
  Str name = arena_format(types->arena, "_Converted." STR_FMT,
                          STR_ARG(ident_str(type->as.structure.name)));
  Type *converted = type_llvm_struct_named(ctx, ctx_ident(ctx, name));
  ptrmap_set(&types->memo, types->arena, type, converted);
  Type **fields = convert_list(types, type->as.structure.fields, n);
  return fields && type_llvm_struct_set_body(ctx, converted, fields, n,
                                             type->as.structure.packed)
             ? converted
             : NULL;
}

static Type *convert_struct(TypeConverter *types, Type *type) {
  if (type->as.structure.name)
    return convert_named_struct(types, type);
  uint32_t n = type->as.structure.nfields;
  Type **fields = convert_list(types, type->as.structure.fields, n);
  return fields ? type_llvm_struct(types->ctx, fields, n,
                                   type->as.structure.packed)
                : NULL;
}

static Type *convert_array(TypeConverter *types, Type *type) {
  Type *element = type_convert(types, type->as.array.element);
  return element ? type_llvm_array(types->ctx, element, type->as.array.count)
                 : NULL;
}

static Type *convert_llvm_function(TypeConverter *types, Type *type) {
  uint32_t n = type->as.list.ninputs;
  Type *result = type_convert(types, type_results(type)[0]);
  Type **inputs = convert_list(types, type->as.list.types, n);
  return result && inputs ? type_llvm_func(types->ctx, result, inputs, n,
                                           type->as.list.variadic)
                          : NULL;
}

static const TypeRule *rules_of(const Ctx *ctx, const Dialect *dialect) {
  static const TypeRule *const known[DIALECT__MAX] = {[DIALECT_ptr] =
                                                          types_ptr_to_llvm};
  const TypeRule *part = ctx_dialect_part(ctx, dialect, PART_TYPES);
  if (part || dialect->number >= DIALECT__MAX)
    return part;
  return known[dialect->number];
}

// By the rule of whoever registered the dialect.
static Type *convert_defined(TypeConverter *types, Type *type) {
  const TypeRule *rule = rules_of(types->ctx, type->as.def.info->dialect);
  for (; rule && rule->def; rule++)
    if (rule->def == type->as.def.info)
      return rule->convert(types, type);
  return type_is_llvm_compatible(type) ? type : NULL;
}

static Type *convert_llvm(TypeConverter *types, Type *type) {
  if (type_is_llvm_compatible(type))
    return type;
  switch ((TypeKind)type->kind) {
  case TY_LLVM_STRUCT: return convert_struct(types, type);
  case TY_LLVM_ARRAY: return convert_array(types, type);
  case TY_LLVM_FUNC: return convert_llvm_function(types, type);
  default: return NULL;
  }
}

static Type *convert_new(TypeConverter *types, Type *type) {
  switch ((TypeKind)type->kind) {
  case TY_COMPLEX: return convert_complex(types, type);
  case TY_VECTOR: return convert_vector(types, type);
  case TY_UNRANKED_MEMREF: return convert_unranked(types, type);
  case TY_FUNCTION: return convert_function(types, type);
  case TY_DIALECT: return convert_defined(types, type);
  default: return convert_llvm(types, type);
  }
}

Type *type_convert(TypeConverter *types, Type *type) {
  switch ((TypeKind)type->kind) {
  case TY_INDEX: return types->index;
  case TY_INTEGER:
    if (!type->as.integer.width)
      return NULL;
    if (type->as.integer.sign == SIGNLESS)
      return type;
    return type_int(types->ctx, type->as.integer.width);
  case TY_FLOAT: return convert_float(types, type);
  case TY_LLVM_PTR: return type;
  case TY_MEMREF: {
    const MemrefLayout *layout = memref_layout(types, type);
    return layout ? layout->descriptor : NULL;
  }
  default: break;
  }
  void **known = ptrmap_at(&types->memo, types->arena, type);
  if (*known)
    return *known == (void *)types ? NULL : *known;
  Type *result = convert_new(types, type);
  // The table may have moved meanwhile.
  ptrmap_set(&types->memo, types->arena, type,
             result ? (void *)result : (void *)types);
  return result;
}

// Why not

static const char *memref_why(TypeConverter *types, Type *type) {
  uint32_t space;
  if (!memref_address_space(type, &space))
    return "its memory space is no integer address space";
  if (!type_convert(types, type->as.shaped.element))
    return type_convert_why(types, type->as.shaped.element);
  return "its layout is not strided (normalize it first)";
}

// Of a type that is text: whose dialect it is, and what lowers that.
static const char *foreign_why(TypeConverter *types, const Type *type) {
  Str dialect = ident_str(type->as.opaque.dialect);
  Buf command = {0};
  bool known = lowered_by(&command, dialect, STR("..."));
  const char *why =
      arena_format(types->arena, "mlcc does not have dialect '" STR_FMT "'%s%s",
                   STR_ARG(dialect), known ? "; to lower it: " : "",
                   buf_cstr(&command))
          .data;
  buf_release(&command);
  return why;
}

const char *type_convert_why(TypeConverter *types, Type *type) {
  switch ((TypeKind)type->kind) {
  case TY_MEMREF:
  case TY_UNRANKED_MEMREF: return memref_why(types, type);
  case TY_TENSOR:
  case TY_UNRANKED_TENSOR:
    return "tensors have to become memrefs first (bufferize them)";
  case TY_VECTOR:
    if (type_is_float_of(type->as.shaped.element, FLOAT_PPC_FP128))
      return "the llvm dialect does not compute on vectors of ppc_fp128";
    if (type_convert(types, type->as.shaped.element))
      return "only its last dimension may be scalable";
    return type_convert_why(types, type->as.shaped.element);
  case TY_COMPLEX: return type_convert_why(types, type->as.shaped.element);
  case TY_OPAQUE: return foreign_why(types, type);
  default: return "LLVM has no such type";
  }
}
