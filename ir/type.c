// Types: making each of them once.
//
// A getter describes the type it wants in a Type on the stack whose pointers
// are the caller's, hashes what makes it different from others of its kind and
// asks the uniquer; only a type never seen before is copied into the context.
// Identified LLVM structs are known by their name alone: their body is set
// later (type_llvm.c), since it may refer to the struct itself.

#include "ir/uniquer.h"

static bool same_shaped(const Type *a, const Type *b) {
  size_t rank = (size_t)a->as.shaped.rank;
  if (a->as.shaped.element != b->as.shaped.element ||
      a->as.shaped.rank != b->as.shaped.rank ||
      a->as.shaped.layout != b->as.shaped.layout ||
      a->as.shaped.space != b->as.shaped.space)
    return false;
  if (!a->as.shaped.scalable != !b->as.shaped.scalable)
    return false;
  return same_bytes(a->as.shaped.shape, b->as.shaped.shape,
                    rank * sizeof(int64_t)) &&
         (!a->as.shaped.scalable ||
          same_bytes(a->as.shaped.scalable, b->as.shaped.scalable, rank));
}

static bool same_list(const Type *a, const Type *b) {
  return a->as.list.ninputs == b->as.list.ninputs &&
         a->as.list.noutputs == b->as.list.noutputs &&
         a->as.list.variadic == b->as.list.variadic &&
         same_bytes(a->as.list.types, b->as.list.types,
                    ((size_t)a->as.list.ninputs + a->as.list.noutputs) *
                        sizeof(Type *));
}

static bool same_structure(const Type *a, const Type *b) {
  if (a->as.structure.name || b->as.structure.name)
    return a->as.structure.name == b->as.structure.name;
  return a->as.structure.nfields == b->as.structure.nfields &&
         a->as.structure.packed == b->as.structure.packed &&
         same_bytes(a->as.structure.fields, b->as.structure.fields,
                    a->as.structure.nfields * sizeof(Type *));
}

static bool same_target(const Type *a, const Type *b) {
  return a->as.target.name == b->as.target.name &&
         a->as.target.ntypes == b->as.target.ntypes &&
         a->as.target.nints == b->as.target.nints &&
         same_bytes(a->as.target.types, b->as.target.types,
                    a->as.target.ntypes * sizeof(Type *)) &&
         same_bytes(a->as.target.ints, b->as.target.ints,
                    a->as.target.nints * sizeof(uint32_t));
}

// Compares two types of which the parts are unique already.
static bool same_type(const void *x, const void *y) {
  const Type *a = x, *b = y;
  if (a->kind != b->kind)
    return false;
  switch ((TypeKind)a->kind) {
  case TY_INTEGER:
    return a->as.integer.width == b->as.integer.width &&
           a->as.integer.sign == b->as.integer.sign;
  case TY_FLOAT: return a->as.float_kind == b->as.float_kind;
  case TY_COMPLEX:
  case TY_VECTOR:
  case TY_TENSOR:
  case TY_UNRANKED_TENSOR:
  case TY_MEMREF:
  case TY_UNRANKED_MEMREF: return same_shaped(a, b);
  case TY_FUNCTION:
  case TY_GRAPH:
  case TY_TUPLE:
  case TY_LLVM_FUNC: return same_list(a, b);
  case TY_OPAQUE:
    return a->as.opaque.dialect == b->as.opaque.dialect &&
           str_eq(a->as.opaque.text, b->as.opaque.text);
  case TY_DIALECT:
    return a->as.def.info == b->as.def.info &&
           same_bytes(a->as.def.params, b->as.def.params,
                      a->as.def.info->nparams * sizeof(Attr *));
  case TY_LLVM_PTR:
    return a->as.ptr.pointee == b->as.ptr.pointee &&
           a->as.ptr.space == b->as.ptr.space;
  case TY_LLVM_ARRAY:
    return a->as.array.element == b->as.array.element &&
           a->as.array.count == b->as.array.count;
  case TY_LLVM_STRUCT: return same_structure(a, b);
  case TY_LLVM_TARGET: return same_target(a, b);
  default: return true; // the kind says it all
  }
}

// Identified structs get their parts later, and do not count.
static uint16_t depth_of(const Type *t) {
  uint16_t depth = 0;
  for (uint32_t i = 0; i < type_part_count(t); i++)
    if (type_part(t, i)->depth > depth)
      depth = type_part(t, i)->depth;
  return depth < UINT16_MAX ? depth + 1 : depth;
}

// The lists a type points to move into the arena.
static void *copy_type(Arena *arena, const void *candidate) {
  Type *t = arena_copy(arena, candidate, sizeof *t, _Alignof(Type));
#define COPY(list, n)                                                          \
  do                                                                           \
    if (list)                                                                  \
      (list) = arena_copy(arena, (list), (n) * sizeof *(list), 8);             \
  while (0)
  switch ((TypeKind)t->kind) {
  case TY_VECTOR:
  case TY_TENSOR:
  case TY_MEMREF:
    COPY(t->as.shaped.shape, (size_t)t->as.shaped.rank);
    COPY(t->as.shaped.scalable, (size_t)t->as.shaped.rank);
    break;
  case TY_FUNCTION:
  case TY_GRAPH:
  case TY_TUPLE:
  case TY_LLVM_FUNC:
    COPY(t->as.list.types, (size_t)t->as.list.ninputs + t->as.list.noutputs);
    break;
  case TY_OPAQUE:
    t->as.opaque.text = arena_str(arena, t->as.opaque.text);
    break;
  case TY_DIALECT: COPY(t->as.def.params, t->as.def.info->nparams); break;
  case TY_LLVM_STRUCT:
    COPY(t->as.structure.fields, t->as.structure.nfields);
    break;
  case TY_LLVM_TARGET:
    COPY(t->as.target.types, t->as.target.ntypes);
    COPY(t->as.target.ints, t->as.target.nints);
    break;
  default: break;
  }
#undef COPY
  t->depth = depth_of(t);
  return t;
}

Type *type_unique(Ctx *ctx, Type *candidate, uint64_t hash) {
  candidate->hash = hash_mix(hash, candidate->kind + 1u);
  return uniquer_get(ctx, UNIQUE_TYPE, candidate, same_type, copy_type);
}

static uint64_t hash_types(Type *const *types, uint32_t n, uint64_t hash) {
  for (uint32_t i = 0; i < n; i++)
    hash = hash_ptr(types[i], hash);
  return hash;
}

static Type *unique_simple(Ctx *ctx, TypeKind kind) {
  return type_unique(ctx, &(Type){.kind = (uint8_t)kind}, 0);
}

Type *type_none(Ctx *ctx) {
  return ctx->none_type;
}

Type *type_index(Ctx *ctx) {
  return ctx->index_type;
}

Type *type_integer(Ctx *ctx, uint32_t width, Signedness sign) {
  if (sign == SIGNLESS)
    return type_int(ctx, width);
  Type t = {.kind = TY_INTEGER, .as.integer = {width, sign}};
  return type_unique(ctx, &t, (uint64_t)width << 2 | sign);
}

Type *type_int(Ctx *ctx, uint32_t width) {
  Type **slot =
      width < CACHED_WIDTHS ? &uniquer_cache(ctx->uniquer)->ints[width] : NULL;
  Type *known = slot ? cache_load(slot) : NULL;
  if (known)
    return known;
  Type t = {.kind = TY_INTEGER, .as.integer = {width, SIGNLESS}};
  Type *type = type_unique(ctx, &t, (uint64_t)width << 2);
  if (slot)
    cache_store(slot, type);
  return type;
}

Type *type_float(Ctx *ctx, FloatKind kind) {
  Type **slot = &uniquer_cache(ctx->uniquer)->floats[kind];
  Type *known = cache_load(slot);
  if (known)
    return known;
  Type t = {.kind = TY_FLOAT, .as.float_kind = kind};
  Type *type = type_unique(ctx, &t, (uint64_t)kind);
  cache_store(slot, type);
  return type;
}

// Complex and unranked types: shaped without a shape.
static Type *unique_rankless(Ctx *ctx, TypeKind kind, Type *element,
                             Attr *space) {
  Type t = {.kind = (uint8_t)kind,
            .as.shaped = {.element = element, .space = space}};
  return type_unique(ctx, &t, hash_ptr(element, hash_ptr(space, 0)));
}

static Type *unique_shaped(Ctx *ctx, TypeKind kind, int rank,
                           const int64_t *shape, const bool *scalable,
                           Type *element, Attr *layout, Attr *space) {
  Type t = {.kind = (uint8_t)kind,
            .as.shaped = {.element = element,
                          .shape = (int64_t *)shape,
                          .scalable = (bool *)scalable,
                          .layout = layout,
                          .space = space,
                          .rank = rank}};
  uint64_t hash = hash_ptr(element, hash_ptr(layout, hash_ptr(space, 0)));
  for (int i = 0; i < rank; i++)
    hash = hash_u64(hash, (uint64_t)shape[i] ^
                              (scalable && scalable[i] ? 1ull << 63 : 0));
  return type_unique(ctx, &t, hash);
}

Type *type_complex(Ctx *ctx, Type *element) {
  return unique_rankless(ctx, TY_COMPLEX, element, NULL);
}

static bool any_of(const bool *flags, int n) {
  for (int i = 0; flags && i < n; i++)
    if (flags[i])
      return true;
  return false;
}

Type *type_vector(Ctx *ctx, int rank, const int64_t *shape,
                  const bool *scalable, Type *element) {
  return unique_shaped(ctx, TY_VECTOR, rank, shape,
                       any_of(scalable, rank) ? scalable : NULL, element, NULL,
                       NULL);
}

Type *type_tensor(Ctx *ctx, int rank, const int64_t *shape, Type *element,
                  Attr *encoding) {
  return unique_shaped(ctx, TY_TENSOR, rank, shape, NULL, element, encoding,
                       NULL);
}

Type *type_unranked_tensor(Ctx *ctx, Type *element) {
  return unique_rankless(ctx, TY_UNRANKED_TENSOR, element, NULL);
}

// The default memory space is an absent one.
static Attr *normal_space(Attr *space) {
  if (!attr_is(space, AT_INTEGER))
    return space;
  uint32_t nwords = attr_word_count(space);
  for (uint32_t i = 0; i < nwords; i++)
    if (space->as.words[i])
      return space;
  return NULL;
}

Type *type_memref(Ctx *ctx, int rank, const int64_t *shape, Type *element,
                  Attr *layout, Attr *space) {
  if (attr_is(layout, AT_AFFINE_MAP) && map_is_identity(layout))
    layout = NULL;
  return unique_shaped(ctx, TY_MEMREF, rank, shape, NULL, element, layout,
                       normal_space(space));
}

Type *type_unranked_memref(Ctx *ctx, Type *element, Attr *space) {
  return unique_rankless(ctx, TY_UNRANKED_MEMREF, element, normal_space(space));
}

// A list of inputs followed by a list of outputs, in one array.
static Type *unique_signature(Ctx *ctx, TypeKind kind, Type *const *inputs,
                              uint32_t ninputs, Type *const *outputs,
                              uint32_t noutputs, bool variadic) {
  Type *few[16];
  uint32_t n = ninputs + noutputs;
  Type **types = few;
  Arena scratch;
  arena_init(&scratch);
  if (n > ARRAY_SIZE(few))
    types = arena_array(&scratch, Type *, n);
  for (uint32_t i = 0; i < n; i++)
    types[i] = i < ninputs ? inputs[i] : outputs[i - ninputs];
  Type t = {.kind = (uint8_t)kind,
            .as.list = {n ? types : NULL, ninputs, noutputs, variadic}};
  uint64_t hash = hash_types(types, n, (uint64_t)ninputs << 1 | variadic);
  Type *type = type_unique(ctx, &t, hash);
  arena_release(&scratch);
  return type;
}

Type *type_function(Ctx *ctx, Type *const *inputs, uint32_t ninputs,
                    Type *const *results, uint32_t nresults) {
  return unique_signature(ctx, TY_FUNCTION, inputs, ninputs, results, nresults,
                          false);
}

Type *type_graph(Ctx *ctx, Type *const *inputs, uint32_t ninputs,
                 Type *const *results, uint32_t nresults) {
  return unique_signature(ctx, TY_GRAPH, inputs, ninputs, results, nresults,
                          false);
}

Type *type_tuple(Ctx *ctx, Type *const *types, uint32_t n) {
  return unique_signature(ctx, TY_TUPLE, types, n, NULL, 0, false);
}

Type *type_opaque(Ctx *ctx, Ident *dialect, Str text) {
  Type t = {.kind = TY_OPAQUE, .as.opaque = {dialect, text}};
  return type_unique(ctx, &t, hash_bytes(text.data, text.size, dialect->hash));
}

Type *type_dialect(Ctx *ctx, const DefInfo *info, Attr *const *params) {
  Attr *storage[DEF_MAX_PARAMS];
  params = def_normalize(info, params, storage);
  Type t = {.kind = TY_DIALECT, .as.def = {info, (Attr **)params}};
  uint64_t hash = hash_ptr(info, 0);
  for (uint32_t i = 0; i < info->nparams; i++)
    hash = hash_ptr(params[i], hash);
  return type_unique(ctx, &t, hash);
}

Type *type_llvm_simple(Ctx *ctx, TypeKind kind) {
  return unique_simple(ctx, kind);
}

Type *type_llvm_ptr(Ctx *ctx, Type *pointee, uint32_t space) {
  if (!pointee && !space)
    return ctx->llvm_ptr;
  Type t = {.kind = TY_LLVM_PTR, .as.ptr = {pointee, space}};
  return type_unique(ctx, &t, hash_ptr(pointee, space));
}

Type *type_llvm_array(Ctx *ctx, Type *element, uint64_t count) {
  Type t = {.kind = TY_LLVM_ARRAY, .as.array = {element, count}};
  return type_unique(ctx, &t, hash_ptr(element, count));
}

Type *type_llvm_func(Ctx *ctx, Type *result, Type *const *inputs,
                     uint32_t ninputs, bool variadic) {
  return unique_signature(ctx, TY_LLVM_FUNC, inputs, ninputs, &result, 1,
                          variadic);
}

Type *type_llvm_struct(Ctx *ctx, Type *const *fields, uint32_t nfields,
                       bool packed) {
  Type t = {.kind = TY_LLVM_STRUCT,
            .as.structure = {.fields = (Type **)fields,
                             .nfields = nfields,
                             .packed = packed,
                             .has_body = true}};
  return type_unique(ctx, &t, hash_types(fields, nfields, packed));
}

Type *type_llvm_struct_named(Ctx *ctx, Ident *name) {
  Type t = {.kind = TY_LLVM_STRUCT, .as.structure.name = name};
  return type_unique(ctx, &t, hash_ptr(name, 1));
}

Type *type_llvm_target(Ctx *ctx, Ident *name, Type *const *types,
                       uint32_t ntypes, const uint32_t *ints, uint32_t nints) {
  Type t = {
      .kind = TY_LLVM_TARGET,
      .as.target = {name, (Type **)types, (uint32_t *)ints, ntypes, nints}};
  uint64_t hash = hash_types(types, ntypes, hash_ptr(name, ntypes));
  for (uint32_t i = 0; i < nints; i++)
    hash = hash_u64(hash, ints[i]);
  return type_unique(ctx, &t, hash);
}

void types_init(Ctx *ctx) {
  ctx->none_type = unique_simple(ctx, TY_NONE);
  Type index = {.kind = TY_INDEX, .as.integer.width = INDEX_WIDTH_MAX};
  ctx->index_type = type_unique(ctx, &index, 0);
  ctx->llvm_void = unique_simple(ctx, TY_LLVM_VOID);
  Type ptr = {.kind = TY_LLVM_PTR};
  ctx->llvm_ptr = type_unique(ctx, &ptr, hash_ptr(NULL, 0));
  ctx->i1 = type_int(ctx, 1);
  ctx->i8 = type_int(ctx, 8);
  ctx->i16 = type_int(ctx, 16);
  ctx->i32 = type_int(ctx, 32);
  ctx->i64 = type_int(ctx, 64);
  ctx->f16 = type_float(ctx, FLOAT_F16);
  ctx->bf16 = type_float(ctx, FLOAT_BF16);
  ctx->f32 = type_float(ctx, FLOAT_F32);
  ctx->f64 = type_float(ctx, FLOAT_F64);
}

void ctx_set_index_width(Ctx *ctx, uint32_t width) {
  CHECK(width && width <= INDEX_WIDTH_MAX);
  ctx->index_type->as.integer.width = width;
  uniquer_forget_indices(ctx->uniquer);
}
