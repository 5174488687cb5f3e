// Attributes: making each of them once (type.c explains how), and what is
// asked of the plain ones. Dense data is in attr_dense.c, dictionaries in
// attr_dict.c, locations in attr_loc.c.
//
// Small integers of the types that constants, indices and flags have are found
// by value in a table, without hashing.

#include "ir/attr_int.h"

static bool same_symbol(const Attr *a, const Attr *b) {
  return a->as.symbol.root == b->as.symbol.root &&
         a->as.symbol.nnested == b->as.symbol.nnested &&
         same_bytes(a->as.symbol.nested, b->as.symbol.nested,
                    a->as.symbol.nnested * sizeof(Ident *));
}

static bool same_map(const Attr *a, const Attr *b) {
  return a->as.map.ndims == b->as.map.ndims &&
         a->as.map.nsymbols == b->as.map.nsymbols &&
         a->as.map.nresults == b->as.map.nresults &&
         same_bytes(a->as.map.results, b->as.map.results,
                    a->as.map.nresults * sizeof(AffineExpr *));
}

static bool same_set(const Attr *a, const Attr *b) {
  return a->as.set.ndims == b->as.set.ndims &&
         a->as.set.nsymbols == b->as.set.nsymbols &&
         a->as.set.nexprs == b->as.set.nexprs &&
         same_bytes(a->as.set.exprs, b->as.set.exprs,
                    a->as.set.nexprs * sizeof(AffineExpr *)) &&
         same_bytes(a->as.set.is_eq, b->as.set.is_eq, a->as.set.nexprs);
}

static bool same_dense(const Attr *a, const Attr *b) {
  return a->as.dense.size == b->as.dense.size &&
         a->as.dense.count == b->as.dense.count &&
         a->as.dense.splat == b->as.dense.splat &&
         same_bytes(a->as.dense.data, b->as.dense.data, a->as.dense.size);
}

static bool same_strings(const Attr *a, const Attr *b) {
  if (a->as.dense_strings.count != b->as.dense_strings.count ||
      a->as.dense_strings.splat != b->as.dense_strings.splat)
    return false;
  uint64_t n = dense_strings_stored(a);
  for (uint64_t i = 0; i < n; i++)
    if (!str_eq(a->as.dense_strings.items[i], b->as.dense_strings.items[i]))
      return false;
  return true;
}

static bool same_strided(const Attr *a, const Attr *b) {
  return a->as.strided.offset == b->as.strided.offset &&
         a->as.strided.count == b->as.strided.count &&
         same_bytes(a->as.strided.strides, b->as.strided.strides,
                    a->as.strided.count * sizeof(int64_t));
}

static bool same_file(const Attr *a, const Attr *b) {
  return a->as.file.name == b->as.file.name &&
         a->as.file.line == b->as.file.line &&
         a->as.file.column == b->as.file.column &&
         a->as.file.end_line == b->as.file.end_line &&
         a->as.file.end_column == b->as.file.end_column;
}

static bool same_fused(const Attr *a, const Attr *b) {
  return a->as.fused.metadata == b->as.fused.metadata &&
         a->as.fused.count == b->as.fused.count &&
         same_bytes(a->as.fused.items, b->as.fused.items,
                    a->as.fused.count * sizeof(Attr *));
}

// Compares two attributes of which the parts are unique already.
static bool same_attr(const void *x, const void *y) {
  const Attr *a = x, *b = y;
  if (a->kind != b->kind || a->type != b->type)
    return false;
  switch ((AttrKind)a->kind) {
  case AT_INTEGER:
    return same_bytes(a->as.words, b->as.words,
                      attr_word_count(a) * sizeof(uint64_t));
  case AT_FLOAT: return same_bytes(a->as.float_bits, b->as.float_bits, 16);
  case AT_STRING: return str_eq(a->as.string, b->as.string);
  case AT_SYMBOL_REF: return same_symbol(a, b);
  case AT_ARRAY:
    return a->as.array.count == b->as.array.count &&
           same_bytes(a->as.array.items, b->as.array.items,
                      a->as.array.count * sizeof(Attr *));
  case AT_DICT:
    return a->as.dict.count == b->as.dict.count &&
           same_bytes(a->as.dict.items, b->as.dict.items,
                      a->as.dict.count * sizeof(NamedAttr));
  case AT_AFFINE_MAP: return same_map(a, b);
  case AT_INTEGER_SET: return same_set(a, b);
  case AT_DENSE:
  case AT_DENSE_ARRAY: return same_dense(a, b);
  case AT_DENSE_STRING: return same_strings(a, b);
  case AT_DENSE_RESOURCE:
    return a->as.resource.dialect == b->as.resource.dialect &&
           a->as.resource.key == b->as.resource.key;
  case AT_SPARSE:
    return a->as.sparse.indices == b->as.sparse.indices &&
           a->as.sparse.values == b->as.sparse.values;
  case AT_STRIDED: return same_strided(a, b);
  case AT_OPAQUE:
    return a->as.opaque.dialect == b->as.opaque.dialect &&
           str_eq(a->as.opaque.text, b->as.opaque.text);
  case AT_DIALECT:
    return a->as.def.info == b->as.def.info &&
           same_bytes(a->as.def.params, b->as.def.params,
                      a->as.def.info->nparams * sizeof(Attr *));
  case AT_LOC_FILE: return same_file(a, b);
  case AT_LOC_NAME:
  case AT_LOC_CALLSITE:
    return a->as.loc.text == b->as.loc.text &&
           a->as.loc.child == b->as.loc.child &&
           a->as.loc.caller == b->as.loc.caller;
  case AT_LOC_FUSED: return same_fused(a, b);
  default: return true; // the kind and the type say it all
  }
}

// Only as much of an attribute is kept as its kind uses.
#define USED(member)                                                           \
  (offsetof(Attr, as.member) + sizeof(((Attr *)NULL)->as.member))
static const uint8_t used_sizes[AT__MAX] = {
    [AT_UNIT] = offsetof(Attr, as),
    [AT_INTEGER] = USED(words),
    [AT_FLOAT] = USED(float_bits),
    [AT_STRING] = USED(string),
    [AT_SYMBOL_REF] = USED(symbol),
    [AT_ARRAY] = USED(array),
    [AT_DICT] = USED(dict),
    [AT_TYPE] = offsetof(Attr, as),
    [AT_AFFINE_MAP] = USED(map),
    [AT_INTEGER_SET] = USED(set),
    [AT_DENSE] = USED(dense),
    [AT_DENSE_STRING] = USED(dense_strings),
    [AT_DENSE_RESOURCE] = USED(resource),
    [AT_SPARSE] = USED(sparse),
    [AT_DENSE_ARRAY] = USED(dense),
    [AT_STRIDED] = USED(strided),
    [AT_OPAQUE] = USED(opaque),
    [AT_DISTINCT] = USED(distinct),
    [AT_DIALECT] = USED(def),
    [AT_LOC_UNKNOWN] = offsetof(Attr, as),
    [AT_LOC_FILE] = USED(file),
    [AT_LOC_NAME] = USED(loc),
    [AT_LOC_CALLSITE] = USED(loc),
    [AT_LOC_FUSED] = USED(fused),
    [AT_LOC_OPAQUE] = offsetof(Attr, as),
};
#undef USED

static void copy_strings(Arena *arena, Attr *a) {
  uint64_t n = dense_strings_stored(a);
  Str *items = arena_array(arena, Str, n);
  for (uint64_t i = 0; i < n; i++)
    items[i] = arena_str(arena, a->as.dense_strings.items[i]);
  a->as.dense_strings.items = items;
}

// The lists an attribute points to move into the arena.
static void *copy_attr(Arena *arena, const void *candidate) {
  AttrKind kind = ((const Attr *)candidate)->kind;
  Attr *a = arena_copy(arena, candidate, used_sizes[kind], _Alignof(Attr));
#define COPY(list, n)                                                          \
  ((list) = arena_copy(arena, (list), (size_t)(n) * sizeof *(list), 8))
  switch (kind) {
  case AT_INTEGER: COPY(a->as.words, attr_word_count(a)); break;
  case AT_STRING: a->as.string = arena_str(arena, a->as.string); break;
  case AT_SYMBOL_REF: COPY(a->as.symbol.nested, a->as.symbol.nnested); break;
  case AT_ARRAY: COPY(a->as.array.items, a->as.array.count); break;
  case AT_DICT: COPY(a->as.dict.items, a->as.dict.count); break;
  case AT_AFFINE_MAP: COPY(a->as.map.results, a->as.map.nresults); break;
  case AT_INTEGER_SET:
    COPY(a->as.set.exprs, a->as.set.nexprs);
    COPY(a->as.set.is_eq, a->as.set.nexprs);
    break;
  case AT_DENSE:
  case AT_DENSE_ARRAY:
    if (a->as.dense.arena)
      arena_adopt(arena, a->as.dense.arena);
    else
      a->as.dense.data =
          arena_copy(arena, a->as.dense.data, a->as.dense.size, 16);
    a->as.dense.arena = NULL;
    break;
  case AT_DENSE_STRING: copy_strings(arena, a); break;
  case AT_STRIDED: COPY(a->as.strided.strides, a->as.strided.count); break;
  case AT_OPAQUE:
    a->as.opaque.text = arena_str(arena, a->as.opaque.text);
    break;
  case AT_DIALECT: COPY(a->as.def.params, a->as.def.info->nparams); break;
  case AT_LOC_FUSED: COPY(a->as.fused.items, a->as.fused.count); break;
  default: break;
  }
#undef COPY
  return a;
}

Attr *attr_unique(Ctx *ctx, Attr *candidate, uint64_t hash) {
  candidate->hash = hash_ptr(candidate->type, hash_u64(hash, candidate->kind));
  return uniquer_get(ctx, UNIQUE_ATTR, candidate, same_attr, copy_attr);
}

Attr *attr_unit(Ctx *ctx) {
  return ctx->unit;
}

// Integers

uint32_t attr_word_count(const Attr *a) {
  return wide_words(type_number_width(a->type));
}

// Numbers of index are made in more places than know its width.
Attr *attr_integer(Ctx *ctx, Type *type, const uint64_t *words) {
  uint64_t narrow;
  if (type->kind == TY_INDEX) {
    narrow = words[0] & wide_mask(type->as.integer.width);
    words = &narrow;
  }
  Attr a = {.kind = AT_INTEGER, .type = type, .as.words = (uint64_t *)words};
  uint64_t hash = 0;
  uint32_t n = attr_word_count(&a);
  for (uint32_t i = 0; i < n; i++)
    hash = hash_u64(hash, words[i]);
  return attr_unique(ctx, &a, hash);
}

static Attr *make_int(Ctx *ctx, Type *type, int64_t value) {
  uint32_t width = type_number_width(type);
  Arena scratch;
  arena_init(&scratch);
  uint64_t word, *words = &word;
  if (width > 64)
    words = arena_array(&scratch, uint64_t, wide_words(width));
  wide_from_i64(words, width, value);
  Attr *attr = attr_integer(ctx, type, words);
  arena_release(&scratch);
  return attr;
}

// The place of a small integer of a frequent type, or NULL.
static Attr **small_slot(Ctx *ctx, const Type *type, int64_t value) {
  if (value < CACHED_INT_MIN || value >= CACHED_INT_MIN + CACHED_INT_COUNT)
    return NULL;
  int kind = type == ctx->index_type ? CACHED_INDEX
             : type == ctx->i32      ? CACHED_I32
             : type == ctx->i64      ? CACHED_I64
                                     : -1;
  if (kind < 0)
    return NULL;
  return &uniquer_cache(ctx->uniquer)->small[kind][value - CACHED_INT_MIN];
}

Attr *attr_int(Ctx *ctx, Type *type, int64_t value) {
  Attr **slot = small_slot(ctx, type, value);
  if (!slot)
    return make_int(ctx, type, value);
  Attr *known = cache_load(slot);
  if (!known) {
    known = make_int(ctx, type, value);
    cache_store(slot, known);
  }
  return known;
}

Attr *attr_i64(Ctx *ctx, int64_t value) {
  return attr_int(ctx, ctx->i64, value);
}

Attr *attr_i32(Ctx *ctx, int32_t value) {
  return attr_int(ctx, ctx->i32, value);
}

Attr *attr_index(Ctx *ctx, int64_t value) {
  return attr_int(ctx, ctx->index_type, value);
}

Attr *attr_bool(Ctx *ctx, bool value) {
  return value ? ctx->true_attr : ctx->false_attr;
}

int64_t attr_to_i64(const Attr *a) {
  CHECK(a->kind == AT_INTEGER && type_number_width(a->type) <= 64);
  return wide_sign_extend_word(a->as.words[0], type_number_width(a->type));
}

uint64_t attr_to_u64(const Attr *a) {
  CHECK(a->kind == AT_INTEGER && type_number_width(a->type) <= 64);
  return a->as.words[0];
}

bool attr_to_bool(const Attr *a) {
  CHECK(a->kind == AT_INTEGER);
  return a->as.words[0] & 1;
}

// Floats, strings and names

Attr *attr_float(Ctx *ctx, Type *type, const uint64_t bits[2]) {
  Attr a = {
      .kind = AT_FLOAT, .type = type, .as.float_bits = {bits[0], bits[1]}};
  return attr_unique(ctx, &a, hash_u64(bits[0], bits[1]));
}

Attr *attr_double(Ctx *ctx, Type *type, double value) {
  uint64_t bits[2];
  float_from_double(bits, type->as.float_kind, value);
  return attr_float(ctx, type, bits);
}

Attr *attr_string_typed(Ctx *ctx, Str text, Type *type) {
  if (type == ctx->none_type)
    type = NULL;
  Attr a = {.kind = AT_STRING, .type = type, .as.string = text};
  return attr_unique(ctx, &a, hash_bytes(text.data, text.size, 0));
}

Attr *attr_string(Ctx *ctx, Str text) {
  return attr_string_typed(ctx, text, NULL);
}

Attr *attr_symbol_nested(Ctx *ctx, Ident *root, Ident *const *nested,
                         uint32_t nnested) {
  Attr a = {.kind = AT_SYMBOL_REF,
            .as.symbol = {root, (Ident **)nested, nnested}};
  uint64_t hash = hash_ptr(root, nnested);
  for (uint32_t i = 0; i < nnested; i++)
    hash = hash_ptr(nested[i], hash);
  return attr_unique(ctx, &a, hash);
}

Attr *attr_symbol(Ctx *ctx, Ident *root) {
  return attr_symbol_nested(ctx, root, NULL, 0);
}

// Containers

uint64_t hash_attrs(Attr *const *attrs, uint32_t n, uint64_t hash) {
  for (uint32_t i = 0; i < n; i++)
    hash = hash_ptr(attrs[i], hash);
  return hash;
}

Attr *attr_array(Ctx *ctx, Attr *const *items, uint32_t count) {
  Attr a = {.kind = AT_ARRAY, .as.array = {(Attr **)items, count}};
  return attr_unique(ctx, &a, hash_attrs(items, count, count));
}

Attr *attr_type(Ctx *ctx, Type *type) {
  Attr a = {.kind = AT_TYPE, .type = type};
  return attr_unique(ctx, &a, 0);
}

Attr *attr_affine_map(Ctx *ctx, uint32_t ndims, uint32_t nsymbols,
                      AffineExpr *const *results, uint32_t nresults) {
  Attr a = {.kind = AT_AFFINE_MAP,
            .as.map = {(AffineExpr **)results, ndims, nsymbols, nresults}};
  uint64_t hash = (uint64_t)ndims << 32 | nsymbols;
  for (uint32_t i = 0; i < nresults; i++)
    hash = hash_ptr(results[i], hash);
  return attr_unique(ctx, &a, hash);
}

// A set without constraints is written `(0 == 0)`.
Attr *attr_integer_set(Ctx *ctx, uint32_t ndims, uint32_t nsymbols,
                       AffineExpr *const *exprs, const bool *is_eq,
                       uint32_t nexprs) {
  AffineExpr *zero = nexprs ? NULL : affine_constant(ctx, 0);
  bool yes = true;
  if (!nexprs)
    return attr_integer_set(ctx, ndims, nsymbols, &zero, &yes, 1);
  Attr a = {
      .kind = AT_INTEGER_SET,
      .as.set = {(AffineExpr **)exprs, (bool *)is_eq, ndims, nsymbols, nexprs}};
  uint64_t hash = (uint64_t)ndims << 32 | nsymbols;
  for (uint32_t i = 0; i < nexprs; i++)
    hash = hash_ptr(exprs[i], hash ^ is_eq[i]);
  return attr_unique(ctx, &a, hash);
}

// It may have symbols that nothing refers to.
bool map_is_identity(const Attr *map) {
  if (map->as.map.ndims != map->as.map.nresults)
    return false;
  for (uint32_t i = 0; i < map->as.map.nresults; i++) {
    const AffineExpr *expr = map->as.map.results[i];
    if (expr->kind != AFFINE_DIM || expr->value != i)
      return false;
  }
  return true;
}

Attr *attr_strided(Ctx *ctx, int64_t offset, const int64_t *strides,
                   uint32_t count) {
  Attr a = {.kind = AT_STRIDED,
            .as.strided = {offset, (int64_t *)strides, count}};
  uint64_t hash = hash_u64(count, (uint64_t)offset);
  for (uint32_t i = 0; i < count; i++)
    hash = hash_u64(hash, (uint64_t)strides[i]);
  return attr_unique(ctx, &a, hash);
}

Attr *attr_opaque(Ctx *ctx, Ident *dialect, Str text, Type *type) {
  if (type == ctx->none_type)
    type = NULL;
  Attr a = {.kind = AT_OPAQUE, .type = type, .as.opaque = {dialect, text}};
  return attr_unique(ctx, &a, hash_bytes(text.data, text.size, dialect->hash));
}

Attr *attr_distinct(Ctx *ctx, Attr *value) {
  if (ctx->frozen)
    bug("a distinct attribute was made after the context was frozen");
  ctx_give_up(ctx); // they are numbered
  ctx_note_aliased(ctx);
  Attr *a = uniquer_alloc(ctx, sizeof *a, _Alignof(Attr));
  *a = (Attr){.kind = AT_DISTINCT,
              .as.distinct = {uniquer_next_distinct(ctx), value}};
  return a;
}

Attr *attr_dialect(Ctx *ctx, const DefInfo *info, Attr *const *params) {
  Attr *storage[DEF_MAX_PARAMS];
  params = def_normalize(info, params, storage);
  Attr a = {.kind = AT_DIALECT,
            .type = info->is_typed ? params[0]->type : NULL,
            .as.def = {info, (Attr **)params}};
  return attr_unique(ctx, &a,
                     hash_attrs(params, info->nparams, hash_ptr(info, 0)));
}

void attrs_init(Ctx *ctx) {
  uint64_t one = 1, zero = 0;
  ctx->unit = attr_unique(ctx, &(Attr){.kind = AT_UNIT}, 0);
  ctx->true_attr = attr_integer(ctx, ctx->i1, &one);
  ctx->false_attr = attr_integer(ctx, ctx->i1, &zero);
  ctx->empty_array = attr_array(ctx, NULL, 0);
  ctx->empty_dict = attr_unique(ctx, &(Attr){.kind = AT_DICT}, 0);
  ctx->unknown_loc = attr_unique(ctx, &(Attr){.kind = AT_LOC_UNKNOWN}, 0);
}
