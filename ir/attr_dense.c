// Dense elements: raw little-endian bytes, never expanded.
//
// An element takes whole bytes (i1 one, index eight, a complex number twice
// its part), a splat is stored once. Data whose elements are all equal is a
// splat whoever made it, as in MLIR, so that equal values are one attribute.

#include "ir/attr_int.h"

size_t dense_element_size(const Type *element) {
  switch ((TypeKind)element->kind) {
  case TY_INDEX: return 8;
  case TY_INTEGER: return (element->as.integer.width + 7) / 8;
  case TY_FLOAT: return (float_format(element->as.float_kind)->bits + 7) / 8;
  case TY_COMPLEX: return 2 * dense_element_size(element->as.shaped.element);
  default: return 0;
  }
}

// Are all elements equal to the first? Comparing the data with itself one
// element further on says so.
static bool all_equal(const char *data, size_t size, size_t element) {
  return size >= element && !memcmp(data, data + element, size - element);
}

// The hash of weights is that of both ends: it takes less time to compare the rest
// of those that begin and end alike than to hash all bytes.
static uint64_t hash_data(const char *data, size_t size, uint64_t seed) {
  enum { END = 32 << 10 };
  if (size <= (size_t)4 * END)
    return hash_bytes(data, size, seed);
  return hash_bytes(data, END, hash_bytes(data + size - END, END, seed + size));
}

static Attr *unique_dense(Ctx *ctx, AttrKind kind, Type *type, const void *data,
                          size_t size, uint64_t count, bool splat) {
  Attr a = {.kind = (uint8_t)kind,
            .type = type,
            .as.dense = {.data = data, size, count, splat}};
  return attr_unique(ctx, &a, hash_data(data, size, count << 1 | splat));
}

static Attr *make_dense(Ctx *ctx, Type *type, const void *data, size_t size,
                        bool splat) {
  size_t element = dense_element_size(type->as.shaped.element);
  uint64_t count = (uint64_t)type_num_elements(type);
  if (!splat && count)
    splat = all_equal(data, size, element);
  return unique_dense(ctx, AT_DENSE, type, data, splat ? element : size, count,
                      splat);
}

// The same with numbers of index in its width; numbers of it are made in more
// places than know that.
static void *narrow_indices(Arena *scratch, const Type *index, const void *data,
                            size_t size) {
  uint64_t *words = arena_copy(scratch, data, size, sizeof *words);
  for (size_t i = 0; i < size / sizeof *words; i++)
    words[i] &= wide_mask(index->as.integer.width);
  return words;
}

Attr *attr_dense(Ctx *ctx, Type *type, const void *data, size_t size,
                 bool splat) {
  const Type *index = type->as.shaped.element;
  if (index->kind == TY_INDEX && index->as.integer.width < INDEX_WIDTH_MAX) {
    Arena scratch;
    arena_init(&scratch);
    data = narrow_indices(&scratch, index, data, size);
    Attr *attr = make_dense(ctx, type, data, size, splat);
    arena_release(&scratch);
    return attr;
  }
  return make_dense(ctx, type, data, size, splat);
}

Attr *attr_dense_in(Ctx *ctx, Type *type, Arena *arena, const void *data,
                    size_t size) {
  const Type *element = type->as.shaped.element;
  size_t one = dense_element_size(element);
  if (element->kind == TY_INDEX || all_equal(data, size, one)) {
    Attr *attr = attr_dense(ctx, type, data, size, size == one);
    arena_release(arena);
    return attr;
  }
  uint64_t count = size / one;
  Attr a = {.kind = AT_DENSE,
            .type = type,
            .as.dense = {.data = data, size, count, .arena = arena}};
  Attr *attr = attr_unique(ctx, &a, hash_data(data, size, count << 1));
  arena_release(arena); // of what is there already
  return attr;
}

static bool all_same_text(const Str *items, uint64_t count) {
  for (uint64_t i = 1; i < count; i++)
    if (!str_eq(items[0], items[i]))
      return false;
  return count > 0;
}

Attr *attr_dense_strings(Ctx *ctx, Type *type, const Str *items, uint64_t count,
                         bool splat) {
  splat = splat || all_same_text(items, count);
  if (splat)
    count = (uint64_t)type_num_elements(type);
  Attr a = {.kind = AT_DENSE_STRING,
            .type = type,
            .as.dense_strings = {(Str *)items, count, splat}};
  uint64_t hash = count, stored = dense_strings_stored(&a);
  for (uint64_t i = 0; i < stored; i++)
    hash = hash_bytes(items[i].data, items[i].size, hash);
  return attr_unique(ctx, &a, hash);
}

Attr *attr_dense_resource(Ctx *ctx, Type *type, Ident *key) {
  Ident *dialect = ctx_ident_lit(ctx, "builtin");
  Attr a = {
      .kind = AT_DENSE_RESOURCE, .type = type, .as.resource = {dialect, key}};
  return attr_unique(ctx, &a, hash_ptr(key, 0));
}

Attr *attr_sparse(Ctx *ctx, Type *type, Attr *indices, Attr *values) {
  Attr a = {.kind = AT_SPARSE, .type = type, .as.sparse = {indices, values}};
  return attr_unique(ctx, &a, hash_ptr(indices, hash_ptr(values, 0)));
}

Attr *attr_dense_array(Ctx *ctx, Type *element, const void *data,
                       uint64_t count) {
  return unique_dense(ctx, AT_DENSE_ARRAY, element, data,
                      (size_t)count * dense_element_size(element), count,
                      false);
}

Attr *attr_dense_i32(Ctx *ctx, const int32_t *items, uint64_t count) {
  return attr_dense_array(ctx, ctx->i32, items, count);
}

Attr *attr_dense_i64(Ctx *ctx, const int64_t *items, uint64_t count) {
  return attr_dense_array(ctx, ctx->i64, items, count);
}

static const Type *element_type(const Attr *dense) {
  return dense->kind == AT_DENSE_ARRAY ? dense->type
                                       : dense->type->as.shaped.element;
}

// A splat has an element even if there are none.
const char *dense_element(const Attr *dense, uint64_t index) {
  CHECK(index < dense->as.dense.count || (dense->as.dense.splat && !index));
  if (dense->as.dense.splat)
    return dense->as.dense.data;
  return dense->as.dense.data + index * dense_element_size(element_type(dense));
}

static uint64_t little_endian(const char *bytes, size_t size) {
  uint64_t word = 0;
  for (size_t i = 0; i < size; i++)
    word |= (uint64_t)(unsigned char)bytes[i] << (8 * i);
  return word;
}

static bool is_array_of_64_bits(const Attr *dense) {
  return dense->kind == AT_DENSE_ARRAY && dense->type->kind == TY_INTEGER &&
         dense->type->as.integer.width == 64;
}

// The usual kinds by themselves: each becomes one load.
int64_t dense_int(const Attr *dense, uint64_t index) {
  CHECK(index < dense->as.dense.count || dense->as.dense.splat);
  if (is_array_of_64_bits(dense))
    return (int64_t)little_endian(dense->as.dense.data + 8 * index, 8);
  const Type *type = element_type(dense);
  uint32_t width = type->as.integer.width;
  const char *bytes = dense_element(dense, index);
  CHECK(width <= 64);
  if (width == 32)
    return (int32_t)little_endian(bytes, 4);
  return wide_sign_extend_word(little_endian(bytes, (width + 7) / 8), width);
}

Attr *dense_splat(Ctx *ctx, Type *type, const Attr *element) {
  size_t size = dense_element_size(element->type);
  const void *bits = type_is(element->type, TY_FLOAT)
                         ? (const void *)element->as.float_bits
                         : (const void *)element->as.words;
  return attr_dense(ctx, type, bits, size, true);
}

static Attr *make_number(Ctx *ctx, Type *type, const uint64_t *words) {
  return type_is(type, TY_FLOAT) ? attr_float(ctx, type, words)
                                 : attr_integer(ctx, type, words);
}

Attr *dense_attr(Ctx *ctx, const Attr *dense, uint64_t index) {
  Type *type = (Type *)(uintptr_t)element_type(dense);
  if (!type_is(type, TY_INTEGER) && !type_is(type, TY_INDEX) &&
      !type_is(type, TY_FLOAT))
    return NULL;
  uint64_t words[2] = {0};
  size_t size = dense_element_size(type);
  const char *data = dense_element(dense, index);
  if (size <= sizeof words) {
    memcpy(words, data, size);
    return make_number(ctx, type, words);
  }
  Arena scratch;
  arena_init(&scratch);
  uint64_t *wide = arena_zero(&scratch, (size + 7) / 8 * 8, 8);
  memcpy(wide, data, size);
  Attr *number = make_number(ctx, type, wide);
  arena_release(&scratch);
  return number;
}
