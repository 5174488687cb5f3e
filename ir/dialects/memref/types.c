// Types of memrefs, from what they are made of.

#include "ir/dialects/memref/memref.h"
#include "ir/dialects/dialects.h"

static int rank_of(const Type *memref) {
  return memref->as.shaped.rank;
}

Strided memref_strided(Arena *arena, const Type *memref) {
  Strided layout = {.strides =
                        arena_array(arena, int64_t, rank_of(memref) + 1)};
  layout.strided = memref_strides(memref, layout.strides, &layout.offset);
  return layout;
}

// Parts

Type *memref_part_type(Ctx *ctx, Arena *arena, const Type *source,
                       const int64_t *offsets, const int64_t *sizes,
                       const int64_t *strides) {
  Strided layout = memref_strided(arena, source);
  int rank = rank_of(source);
  for (int i = 0; i < rank; i++) {
    int64_t stride = layout.strides[i];
    layout.offset =
        saturated_add(layout.offset, saturated_mul(offsets[i], stride));
    layout.strides[i] = saturated_mul(stride, strides[i]);
  }
  return type_memref(
      ctx, rank, sizes, source->as.shaped.element,
      attr_strided(ctx, layout.offset, layout.strides, (uint32_t)rank),
      source->as.shaped.space);
}

static uint32_t occurrences(const Strided *layout, int rank, int64_t stride) {
  uint32_t n = 0;
  for (int i = 0; i < rank; i++)
    n += layout->strides[i] == stride;
  return n;
}

static int count_dropped(const bool *dropped, int rank) {
  int n = 0;
  for (int i = 0; i < rank; i++)
    n += dropped[i];
  return n;
}

// If more dimensions have size 1 than are dropped, those go whose strides are
// missing in the result.
static bool choose_by_strides(Arena *arena, const Type *full,
                              const Type *reduced, bool *dropped) {
  Strided from = memref_strided(arena, full),
          to = memref_strided(arena, reduced);
  int rank = rank_of(full);
  if (!from.strided || !to.strided)
    return false;
  for (int i = 0; i < rank; i++) {
    if (!dropped[i])
      continue;
    int64_t stride = from.strides[i];
    uint32_t left = occurrences(&from, rank, stride);
    for (int j = 0; j < i; j++)
      left -= dropped[j] && from.strides[j] == stride;
    uint32_t wanted = occurrences(&to, rank_of(reduced), stride);
    if (left < wanted)
      return false;
    if (left == wanted)
      dropped[i] = false;
  }
  return count_dropped(dropped, rank) == rank - rank_of(reduced);
}

// Whether the sizes that are not dropped are those of the result.
static bool is_rest(const int64_t *sizes, int rank, const Type *reduced,
                    const bool *dropped) {
  for (int i = 0, j = 0; i < rank; i++)
    if (!dropped[i] && sizes[i] != reduced->as.shaped.shape[j++])
      return false;
  return true;
}

// The first sizes that may be those of the result stay. MLIR finds none where a
// dimension of the same stride, but of another place, is dropped first.
static bool keep_first(const int64_t *sizes, int rank, const Type *reduced,
                       bool *dropped) {
  int kept = 0, wanted = rank_of(reduced);
  for (int i = 0; i < rank; i++) {
    dropped[i] = kept == wanted || sizes[i] != reduced->as.shaped.shape[kept];
    if (dropped[i] && sizes[i] != 1)
      return false;
    kept += !dropped[i];
  }
  return kept == wanted;
}

bool memref_dropped_dims(Arena *arena, const Type *full, const Type *reduced,
                         const int64_t *sizes, bool *dropped) {
  int rank = rank_of(full), ndropped = rank - rank_of(reduced);
  for (int i = 0; i < rank; i++)
    dropped[i] = ndropped && sizes[i] == 1;
  if (count_dropped(dropped, rank) == ndropped)
    return true;
  return choose_by_strides(arena, full, reduced, dropped) &&
         (is_rest(sizes, rank, reduced, dropped) ||
          keep_first(sizes, rank, reduced, dropped));
}

// Collapsed shapes

// The stride of a group is that of its last dimension that counts: one of size
// 1 does not, and of one of unknown size it is not known whether it does.
static int64_t collapsed_stride(const Type *source, const Strided *layout,
                                DimGroup group) {
  const int64_t *shape = source->as.shaped.shape;
  uint32_t n = group.count;
  while (n > 1 && shape[group.first + n - 1] == 1)
    n--;
  uint32_t last = group.first + n - 1;
  return n > 1 && shape[last] == DYNAMIC ? DYNAMIC : layout->strides[last];
}

// Are the dimensions of the group, as far as is known, without gaps?
static bool is_contiguous(const Type *source, const Strided *layout,
                          DimGroup group, int64_t stride) {
  const int64_t *shape = source->as.shaped.shape;
  for (uint32_t j = group.count; j-- > 1;) {
    uint32_t dim = group.first + j;
    stride = saturated_mul(stride, shape[dim]);
    int64_t outer = layout->strides[dim - 1];
    if (shape[dim - 1] == 1 || stride == DYNAMIC || outer == DYNAMIC)
      continue;
    if (stride != outer)
      return false;
  }
  return true;
}

Attr *memref_collapsed_layout(Ctx *ctx, Arena *arena, const Type *source,
                              const Attr *reassociation) {
  Strided layout = memref_strided(arena, source);
  uint32_t n = reassociation->as.array.count;
  int64_t *strides = arena_array(arena, int64_t, n + 1);
  if (!layout.strided)
    return NULL;
  for (uint32_t i = 0; i < n; i++) {
    DimGroup group = reassociation_at(reassociation, i);
    strides[i] = collapsed_stride(source, &layout, group);
    if (!is_contiguous(source, &layout, group, strides[i]))
      return NULL;
  }
  return attr_strided(ctx, layout.offset, strides, n);
}

static bool group_is_even(const Type *memref, const Strided *layout,
                          DimGroup group) {
  for (uint32_t i = group.first + 1; i < group.first + group.count; i++) {
    int64_t size = memref->as.shaped.shape[i];
    if (memref->as.shaped.shape[i - 1] == 1)
      continue;
    if (size == DYNAMIC || layout->strides[i] == DYNAMIC ||
        layout->strides[i - 1] == DYNAMIC ||
        layout->strides[i - 1] != saturated_mul(size, layout->strides[i]))
      return false;
  }
  return true;
}

bool memref_may_collapse(Arena *arena, const Type *source,
                         const Attr *reassociation) {
  Strided layout = memref_strided(arena, source);
  if (memref_is_identity(source))
    return true;
  if (!layout.strided)
    return false;
  for (uint32_t i = 0; i < reassociation->as.array.count; i++)
    if (!group_is_even(source, &layout, reassociation_at(reassociation, i)))
      return false;
  return true;
}

// Not known if one of them is not, even if another one is zero: MLIR takes that
// for zero, and then refuses it.
static int64_t collapsed_size(const Type *source, DimGroup group) {
  int64_t size = 1;
  for (uint32_t i = 0; i < group.count; i++) {
    int64_t n = source->as.shaped.shape[group.first + i];
    if (n == DYNAMIC)
      return DYNAMIC;
    size = saturated_mul(size, n);
  }
  return size;
}

Type *memref_collapsed_type(Ctx *ctx, Arena *arena, const Type *source,
                            const Attr *reassociation) {
  uint32_t n = reassociation->as.array.count;
  int64_t *shape = arena_array(arena, int64_t, n + 1);
  for (uint32_t i = 0; i < n; i++)
    shape[i] = collapsed_size(source, reassociation_at(reassociation, i));
  Attr *layout = NULL;
  if (!memref_is_identity(source)) {
    layout = memref_collapsed_layout(ctx, arena, source, reassociation);
    if (!layout)
      return NULL;
  }
  return type_memref(ctx, (int)n, shape, source->as.shaped.element, layout,
                     source->as.shaped.space);
}

// Expanded shapes

static Attr *expanded_layout(Ctx *ctx, Arena *arena, const Type *source,
                             const int64_t *shape, uint32_t rank,
                             const Attr *reassociation) {
  Strided layout = memref_strided(arena, source);
  uint32_t at = rank;
  int64_t *strides = arena_array(arena, int64_t, rank + 1);
  if (!layout.strided)
    return NULL;
  for (uint32_t i = reassociation->as.array.count; i-- > 0;) {
    int64_t stride = layout.strides[i];
    for (uint32_t j = reassociation_at(reassociation, i).count; j-- > 0;) {
      strides[--at] = stride;
      stride = saturated_mul(stride, shape[at]);
    }
  }
  while (at > 0) // of rank 0
    strides[--at] = 1;
  return attr_strided(ctx, layout.offset, strides, rank);
}

Type *memref_expanded_type(Ctx *ctx, Arena *arena, const Type *source,
                           const int64_t *shape, int rank,
                           const Attr *reassociation) {
  Attr *layout = NULL;
  if (!memref_is_identity(source)) {
    layout = expanded_layout(ctx, arena, source, shape, (uint32_t)rank,
                             reassociation);
    if (!layout)
      return NULL;
  }
  return type_memref(ctx, rank, shape, source->as.shaped.element, layout,
                     source->as.shaped.space);
}

// Casts

static bool learns(int64_t before, int64_t after) {
  return before == DYNAMIC && after != DYNAMIC;
}

bool memref_type_forgets(Arena *arena, const Type *from, const Type *to) {
  if (!type_is(from, TY_MEMREF) || !type_is(to, TY_MEMREF) ||
      from->as.shaped.element != to->as.shaped.element ||
      rank_of(from) != rank_of(to))
    return false;
  Strided before = memref_strided(arena, from),
          after = memref_strided(arena, to);
  if (!before.strided || !after.strided || learns(before.offset, after.offset))
    return false;
  for (int i = 0; i < rank_of(from); i++)
    if (learns(from->as.shaped.shape[i], to->as.shaped.shape[i]) ||
        learns(before.strides[i], after.strides[i]))
      return false;
  return true;
}

bool memref_cast_forgets(Arena *arena, const Op *cast) {
  return memref_type_forgets(arena, op_operand(cast, 0)->type,
                             cast->results[0].type);
}
