// Attributes as LLVM constants: numbers of any width, dense elements (bytes
// handed over as they are where LLVM's layout is the same), complex numbers as
// structs, strings, arrays and structs, nested arrays of vectors for n-D data,
// and symbols.

#include "backend/translate/translate_int.h"

#include "backend/llvm_facts.h"
#include "backend/shim/module.h"
#include "backend/translate/holes.h"

static LLVMValueRef fail(Translation *t, Loc loc, Type *type, Attr *value) {
  diag_error(t->diags, loc, "cannot make a constant of type '%s' from '%s'",
             type_str(t->ctx, type), attr_str(t->ctx, value));
  return NULL;
}

static LLVMValueRef int_constant(LLVMTypeRef type, const uint64_t *words,
                                 uint32_t width) {
  return LLVMConstIntOfArbitraryPrecision(type, (width + 63) / 64, words);
}

// One number of dense data; `type` is the LLVM dialect's scalar type, which is
// an integer of the same width where LLVM has no such float.
static LLVMValueRef scalar_constant(Translation *t, Type *type,
                                    const char *data, size_t size) {
  uint64_t small[2] = {0, 0};
  uint64_t *words = small;
  if (size > sizeof small)
    words = arena_zero(&t->arena, (size + 7) & ~(size_t)7, 8);
  memcpy(words, data, size); // little-endian on every host we run on
  LLVMTypeRef llvm = translate_type(t, type);
  if (type_is(type, TY_INTEGER)) {
    uint32_t width = type->as.integer.width;
    if (width % 64 && width <= 64)
      words[0] &= ~0ull >> (64 - width);
    return int_constant(llvm, words, width);
  }
  return shim_const_float_bits(llvm, words);
}

// One element: a complex number is a struct of its two parts.
static LLVMValueRef element_constant(Translation *t, Type *type,
                                     const char *data, size_t size) {
  if (!type_is(type, TY_LLVM_STRUCT))
    return scalar_constant(t, type, data, size);
  Type *part = type->as.structure.fields[0];
  size /= 2;
  LLVMValueRef parts[] = {scalar_constant(t, part, data, size),
                          scalar_constant(t, part, data + size, size)};
  LLVMTypeRef llvm = translate_type(t, type);
  return type->as.structure.name
             ? LLVMConstNamedStruct(llvm, parts, 2)
             : LLVMConstStructInContext(t->llvm, parts, 2,
                                        type->as.structure.packed);
}

LLVMValueRef translate_element(Translation *t, Type *type, const Attr *dense,
                               uint64_t index) {
  return element_constant(t, type, dense_element(dense, index),
                          dense_element_size(dense->type->as.shaped.element));
}

// Arrays and vectors nested in one another, and the number of scalars in one.
static Type *inner_type(Type *type) {
  if (type_is(type, TY_LLVM_ARRAY))
    return type->as.array.element;
  return type_is(type, TY_VECTOR) ? type->as.shaped.element : NULL;
}

static uint64_t inner_count(const Type *type) {
  return type_is(type, TY_VECTOR) ? (uint64_t)type->as.shaped.shape[0]
                                  : type->as.array.count;
}

static uint64_t scalar_count(Type *type) {
  Type *inner = inner_type(type);
  return inner ? inner_count(type) * scalar_count(inner) : 1;
}

static bool is_scalable(const Type *type) {
  return type->as.shaped.scalable && type->as.shaped.scalable[0];
}

// Types whose elements LLVM stores as they are here: plain bytes of the same
// size. Elements of `index` are 64 bits here, on every target.
static bool is_plain_data(const Type *type, size_t size) {
  if (type_is(type, TY_INTEGER)) {
    uint32_t width = type->as.integer.width;
    return width == size * 8 &&
           (width == 8 || width == 16 || width == 32 || width == 64);
  }
  return type_is_float(type) && type_bit_width(type) <= 64;
}

static LLVMValueRef repeat(Translation *t, Type *type, LLVMValueRef item) {
  uint64_t n = inner_count(type);
  if (LLVMIsNull(item))
    return LLVMConstNull(translate_type(t, type));
  LLVMValueRef *items = arena_array(&t->arena, LLVMValueRef, n);
  for (uint64_t i = 0; i < n; i++)
    items[i] = item;
  if (type_is(type, TY_VECTOR))
    return LLVMConstVector(items, (unsigned)n);
  return LLVMConstArray2(translate_type(t, inner_type(type)), items, n);
}

// A scalable splat: an element inserted into poison, then shuffled.
static LLVMValueRef scalable_splat(Translation *t, Type *type,
                                   LLVMValueRef element) {
  LLVMTypeRef llvm = translate_type(t, type);
  if (LLVMIsNull(element))
    return LLVMConstNull(llvm);
  LLVMTypeRef i32 = LLVMInt32TypeInContext(t->llvm);
  LLVMTypeRef mask = LLVMScalableVectorType(i32, (unsigned)inner_count(type));
  LLVMValueRef poison = LLVMGetPoison(llvm);
  LLVMValueRef first =
      LLVMConstInsertElement(poison, element, LLVMConstInt(i32, 0, false));
  return LLVMConstShuffleVector(first, poison, LLVMConstNull(mask));
}

static LLVMValueRef splat_constant(Translation *t, Type *type,
                                   LLVMValueRef element) {
  Type *inner = inner_type(type);
  if (!inner)
    return element;
  if (type_is(type, TY_VECTOR) && is_scalable(type))
    return scalable_splat(t, type, element);
  return repeat(t, type, splat_constant(t, inner, element));
}

// `data` holds scalar_count(type) elements of `size` bytes.
static LLVMValueRef data_constant(Translation *t, Type *type, const char *data,
                                  size_t size) {
  Type *inner = inner_type(type);
  if (!inner)
    return element_constant(t, type, data, size);
  uint64_t n = inner_count(type);
  LLVMTypeRef llvm_inner = translate_type(t, inner);
  if (!type_is(type, TY_VECTOR) && is_plain_data(inner, size))
    return LLVMConstDataArray(llvm_inner, data, n * size);
  size_t stride = scalar_count(inner) * size;
  LLVMValueRef *items = arena_array(&t->arena, LLVMValueRef, n);
  for (uint64_t i = 0; i < n; i++)
    items[i] = data_constant(t, inner, data + i * stride, size);
  return type_is(type, TY_VECTOR) ? LLVMConstVector(items, (unsigned)n)
                                  : LLVMConstArray2(llvm_inner, items, n);
}

static Type *scalar_type(Type *type) {
  while (inner_type(type))
    type = inner_type(type);
  return type;
}

static bool is_number(const Type *type) {
  return type_is(type, TY_INTEGER) || type_is_float(type);
}

// Whether elements of that type are what the scalars of `type` are made of:
// complex numbers are structs of two equal parts.
static bool takes_elements(Type *type, const Type *element) {
  Type *scalar = scalar_type(type);
  if (!type_is(element, TY_COMPLEX))
    return is_number(scalar);
  Type *const *fields =
      type_is(scalar, TY_LLVM_STRUCT) && scalar->as.structure.nfields == 2
          ? scalar->as.structure.fields
          : NULL;
  return fields && fields[0] == fields[1] && is_number(fields[0]);
}

static LLVMValueRef dense_constant(Translation *t, Loc loc, Type *type,
                                   Attr *value) {
  Type *scalar = scalar_type(type), *element = value->type->as.shaped.element;
  size_t size = dense_element_size(element);
  if (!takes_elements(type, element))
    return fail(t, loc, type, value);
  if (value->as.dense.splat)
    return splat_constant(
        t, type, element_constant(t, scalar, value->as.dense.data, size));
  if (scalar_count(type) != value->as.dense.count)
    return fail(t, loc, type, value);
  return data_constant(t, type, value->as.dense.data, size);
}

static LLVMValueRef resource_constant(Translation *t, Loc loc, Type *type,
                                      Attr *value) {
  Resource *resource = ctx_resource(t->ctx, value->as.resource.key);
  Type *element = value->type->as.shaped.element;
  size_t size = dense_element_size(element);
  if (!resource->defined) {
    diag_error(t->diags, loc, "dense resource '%s' has no data",
               value->as.resource.key->data);
    return NULL;
  }
  if (!takes_elements(type, element) ||
      resource->blob.size != scalar_count(type) * size)
    return fail(t, loc, type, value);
  return data_constant(t, type, resource->blob.data, size);
}

// LLVM writes a float of an array out by itself, keeps each row of nested arrays
// apart. As one array of bytes all of them are copied at once.
enum { PACKED_BYTES = 1 << 16 }; // from here on

static bool is_array_of(Type *type, const Type *scalar) {
  while (type_is(type, TY_LLVM_ARRAY))
    type = type->as.array.element;
  return type == scalar;
}

// The elements as they lie in memory; no bytes where one stands for all.
static Str written_data(Ctx *ctx, const Attr *value) {
  if (attr_is(value, AT_DENSE) && !value->as.dense.splat)
    return (Str){value->as.dense.data,
                 value->as.dense.count *
                     dense_element_size(value->type->as.shaped.element)};
  if (!attr_is(value, AT_DENSE_RESOURCE))
    return (Str){NULL, 0};
  const Resource *resource = ctx_resource(ctx, value->as.resource.key);
  return resource->defined ? resource->blob : (Str){NULL, 0};
}

Str translate_packed_data(Ctx *ctx, const TranslateOptions *options,
                          Op *global) {
  Type *type = op_slot(global, A_llvm_mlir_global_global_type)->type;
  const Attr *value = op_slot(global, A_llvm_mlir_global_value);
  if (!options->pack_data || !value || !type_is(type, TY_LLVM_ARRAY))
    return (Str){NULL, 0};
  Str data = written_data(ctx, value);
  const Type *element = data.size ? value->type->as.shaped.element : NULL;
  if (!element || !is_array_of(type, element))
    return (Str){NULL, 0};
  size_t size = dense_element_size(element);
  uint64_t bytes = scalar_count(type) * size;
  bool fits = data.size == bytes && bytes >= PACKED_BYTES;
  return fits && is_plain_data(element, size) ? data : (Str){NULL, 0};
}

// A global that the program puts into a section or a COMDAT may not be moved to a
// section of its own.
static bool may_be_alone(const Op *global) {
  const Attr *linkage = op_slot(global, A_llvm_mlir_global_linkage);
  switch (fact_linkages[linkage ? enum_of(linkage) : 0]) {
  case LLVMExternalLinkage:
  case LLVMInternalLinkage:
  case LLVMPrivateLinkage:
    return !op_slot(global, A_llvm_mlir_global_section) &&
           !op_slot(global, A_llvm_mlir_global_comdat);
  default: return false;
  }
}

static bool is_hole(const TranslateOptions *options, const Op *global,
                    Str data) {
  return options->leaves_holes && data.size >= HOLE_LEAST &&
         (!options->holes_are_sections || may_be_alone(global));
}

Str translate_hole_data(Ctx *ctx, const TranslateOptions *options, Op *global) {
  Str data = translate_packed_data(ctx, options, global);
  return is_hole(options, global, data) ? data : (Str){NULL, 0};
}

Str translate_hole_section(Arena *arena, Ctx *ctx,
                           const TranslateOptions *options, Op *global) {
  bool is_wanted = options->has_hole_sections &&
                   op_slot(global, A_llvm_mlir_global_constant) &&
                   !op_slot(global, A_llvm_mlir_global_section) &&
                   translate_hole_data(ctx, options, global).size;
  return is_wanted ? arena_format(arena, HOLE_SECTIONS STR_FMT,
                                  STR_ARG(symbol_name(global)))
                   : (Str){0};
}

LLVMTypeRef translate_packed_type(Translation *t, const Op *global, Str data) {
  LLVMTypeRef byte = LLVMInt8TypeInContext(t->llvm);
  if (!is_hole(t->options, global, data))
    return LLVMArrayType2(byte, data.size);
  LLVMTypeRef parts[] = {LLVMArrayType2(byte, HOLE_MARK),
                         LLVMArrayType2(byte, data.size - HOLE_MARK)};
  return LLVMStructTypeInContext(t->llvm, parts, 2, true);
}

LLVMValueRef translate_packed_constant(Translation *t, const Op *global,
                                       Str data) {
  if (!is_hole(t->options, global, data))
    return LLVMConstStringInContext2(t->llvm, data.data, data.size, true);
  char mark[HOLE_MARK];
  hole_mark(data, mark);
  LLVMTypeRef zeros =
      LLVMArrayType2(LLVMInt8TypeInContext(t->llvm), data.size - HOLE_MARK);
  LLVMValueRef parts[] = {
      LLVMConstStringInContext2(t->llvm, mark, HOLE_MARK, true),
      LLVMConstNull(zeros)};
  return LLVMConstStructInContext(t->llvm, parts, 2, true);
}

// Zeroes with the given elements put in their places.
static LLVMValueRef sparse_constant(Translation *t, Loc loc, Type *type,
                                    Attr *value) {
  Attr *indices = value->as.sparse.indices, *values = value->as.sparse.values;
  Type *shaped = value->type;
  size_t size = dense_element_size(shaped->as.shaped.element);
  uint64_t total = scalar_count(type);
  if (!takes_elements(type, shaped->as.shaped.element) ||
      total != (uint64_t)type_num_elements(shaped))
    return fail(t, loc, type, value);
  char *data = arena_zero(&t->arena, total * size, 16);
  int rank = shaped->as.shaped.rank;
  uint64_t n = rank ? indices->as.dense.count / (uint64_t)rank : 0;
  for (uint64_t i = 0; i < n; i++) {
    uint64_t at = 0;
    for (int d = 0; d < rank; d++)
      at = at * (uint64_t)shaped->as.shaped.shape[d] +
           (uint64_t)dense_int(indices, i * (uint64_t)rank + (uint64_t)d);
    memcpy(data + at * size, dense_element(values, i), size);
  }
  return data_constant(t, type, data, size);
}

static LLVMValueRef strings_constant(Translation *t, Loc loc, Type *type,
                                     Attr *value) {
  if (!type_is(type, TY_LLVM_ARRAY))
    return fail(t, loc, type, value);
  uint64_t n = type->as.array.count;
  LLVMValueRef *items = arena_array(&t->arena, LLVMValueRef, n);
  for (uint64_t i = 0; i < n; i++) {
    Str s =
        value->as.dense_strings.items[value->as.dense_strings.splat ? 0 : i];
    items[i] = LLVMConstStringInContext2(t->llvm, s.data, s.size, true);
  }
  return LLVMConstArray2(translate_type(t, type->as.array.element), items, n);
}

static LLVMValueRef list_constant(Translation *t, Loc loc, Type *type,
                                  Attr *value) {
  uint32_t n = value->as.array.count;
  LLVMValueRef *items = arena_array(&t->arena, LLVMValueRef, n);
  bool is_struct = type_is(type, TY_LLVM_STRUCT);
  uint64_t wanted = is_struct          ? type->as.structure.nfields
                    : inner_type(type) ? inner_count(type)
                                       : 0;
  if (wanted != n)
    return fail(t, loc, type, value);
  for (uint32_t i = 0; i < n; i++) {
    Type *field = is_struct ? type->as.structure.fields[i] : inner_type(type);
    items[i] = translate_constant(t, loc, field, value->as.array.items[i]);
    if (!items[i])
      return NULL;
  }
  LLVMTypeRef llvm = translate_type(t, type);
  if (!is_struct)
    return type_is(type, TY_VECTOR)
               ? LLVMConstVector(items, n)
               : LLVMConstArray2(LLVMGetElementType(llvm), items, n);
  return type->as.structure.name
             ? LLVMConstNamedStruct(llvm, items, n)
             : LLVMConstStructInContext(t->llvm, items, n,
                                        type->as.structure.packed);
}

static LLVMValueRef string_constant(Translation *t, Loc loc, Type *type,
                                    Attr *value) {
  Str s = value->as.string;
  if (type_is(type, TY_LLVM_ARRAY) && type->as.array.count == s.size)
    return LLVMConstStringInContext2(t->llvm, s.data, s.size, true);
  return fail(t, loc, type, value);
}

static LLVMValueRef number_constant(Translation *t, Loc loc, Type *type,
                                    Attr *value) {
  bool is_int = value->kind == AT_INTEGER;
  Type *scalar = scalar_type(type);
  uint32_t width = is_int && type_is(value->type, TY_INDEX)
                       ? INDEX_WIDTH_MAX // of literal numbers
                       : type_bit_width(value->type);
  const uint64_t *words = is_int ? value->as.words : value->as.float_bits;
  LLVMValueRef element;
  if (type_is(scalar, TY_INTEGER))
    element = element_constant(
        t, scalar, (const char *)words,
        ((scalar->as.integer.width < width ? scalar->as.integer.width : width) +
         7) /
            8);
  else if (!is_int && type_is_float(scalar))
    element = shim_const_float_bits(translate_type(t, scalar), words);
  else
    return fail(t, loc, type, value);
  return splat_constant(t, type, element);
}

LLVMValueRef translate_constant(Translation *t, Loc loc, Type *type,
                                Attr *value) {
  switch ((AttrKind)value->kind) {
  case AT_INTEGER:
  case AT_FLOAT: return number_constant(t, loc, type, value);
  case AT_DENSE: return dense_constant(t, loc, type, value);
  case AT_DENSE_RESOURCE: return resource_constant(t, loc, type, value);
  case AT_DENSE_STRING: return strings_constant(t, loc, type, value);
  case AT_SPARSE: return sparse_constant(t, loc, type, value);
  case AT_STRING: return string_constant(t, loc, type, value);
  case AT_ARRAY: return list_constant(t, loc, type, value);
  case AT_SYMBOL_REF: return translate_symbol(t, loc, value->as.symbol.root);
  case AT_DIALECT: // #llvm.undef, #llvm.poison, #llvm.zero
    if (str_is(str_from(value->as.def.info->name), "llvm.undef"))
      return LLVMGetUndef(translate_type(t, type));
    if (str_is(str_from(value->as.def.info->name), "llvm.poison"))
      return LLVMGetPoison(translate_type(t, type));
    if (str_is(str_from(value->as.def.info->name), "llvm.zero"))
      return LLVMConstNull(translate_type(t, type));
    return fail(t, loc, type, value);
  default: return fail(t, loc, type, value);
  }
}
