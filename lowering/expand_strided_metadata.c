// expand-strided-metadata: views of strided memrefs, as arithmetic on offset,
// sizes and strides.
//
// Requires: memrefs of strided layout.
// Guarantees: no memref.subview, memref.expand_shape or memref.collapse_shape
//   is left (on strided memrefs).
// Invalidates: nothing.
//
// Before:
//
//   %v = memref.subview %m[%i, 0] [4, 4] [2, 1]
//       : memref<?x4xf32> to memref<4x4xf32, strided<[8, 1], offset: ?>>
//
// After:
//
//   %base, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %m
//   %c4 = arith.constant 4 : index
//   %o = arith.muli %i, %c4 overflow<nsw> : index
//   %v = memref.reinterpret_cast %base to offset: [%o], sizes: [4, 4],
//            strides: [8, 1]
//
// A number that is known is folded into the lists of reinterpret_cast; what is
// not is computed at once, without affine.apply.

#include "ir/dialects/memref/memref.h"
#include "ir/rewrite/mixed.h"
#include "ir/rewrite/greedy.h"
#include "lowering/lowering_int.h"
#include "lowering/memref/build.h"

typedef struct Meta { // of a strided memref
  int rank;
  Value *base;
  Mixed offset, *sizes, *strides;
} Meta;

// Static numbers come from the type.
static bool read_meta(Rewriter *rw, Value *memref, Meta *meta) {
  Builder *b = &rw->b;
  Arena *arena = rw->arena;
  Type *type = memref->type;
  int rank = meta->rank = type->as.shaped.rank;
  int64_t *strides = arena_array(arena, int64_t, rank + 1), offset;
  if (!memref_strides(type, strides, &offset))
    return false;
  uint32_t n = 2 + 2 * (uint32_t)rank;
  Type **types = arena_array(arena, Type *, n);
  types[0] = type_memref(b->ctx, 0, NULL, type->as.shaped.element, NULL,
                         type->as.shaped.space);
  for (uint32_t i = 1; i < n; i++)
    types[i] = b->ctx->index_type;
  Op *op =
      build_op(b, OP_memref_extract_strided_metadata, types, n, &memref, 1);
  meta->base = op_result(op, 0);
  meta->offset =
      offset == DYNAMIC ? mixed_value(op_result(op, 1)) : mixed_number(offset);
  meta->sizes = arena_array(arena, Mixed, rank + 1);
  meta->strides = arena_array(arena, Mixed, rank + 1);
  for (int i = 0; i < rank; i++) {
    int64_t size = type->as.shaped.shape[i];
    uint32_t at = 2 + (uint32_t)i;
    meta->sizes[i] =
        size == DYNAMIC ? mixed_value(op_result(op, at)) : mixed_number(size);
    meta->strides[i] = strides[i] == DYNAMIC
                           ? mixed_value(op_result(op, at + (uint32_t)rank))
                           : mixed_number(strides[i]);
  }
  return true;
}

// memref.reinterpret_cast

// What the type says is static is a number in the lists, and the other way
// round: the verifier asks for that.
static void match_type(Rewriter *rw, const Type *type, Meta *meta) {
  int64_t *strides = arena_array(rw->arena, int64_t, meta->rank + 1), offset;
  if (!memref_strides(type, strides, &offset))
    return;
  if (offset == DYNAMIC)
    meta->offset.value = mixed_materialize(&rw->b, meta->offset);
  else
    meta->offset = mixed_number(offset);
  for (int i = 0; i < meta->rank; i++) {
    int64_t size = type->as.shaped.shape[i];
    if (size == DYNAMIC)
      meta->sizes[i].value = mixed_materialize(&rw->b, meta->sizes[i]);
    else
      meta->sizes[i] = mixed_number(size);
    if (strides[i] == DYNAMIC)
      meta->strides[i].value = mixed_materialize(&rw->b, meta->strides[i]);
    else
      meta->strides[i] = mixed_number(strides[i]);
  }
}

static Value *reinterpret(Rewriter *rw, Type *type, Meta *meta) {
  match_type(rw, type, meta);
  return build_reinterpret_cast(&rw->b, rw->arena, type, meta->base,
                                &meta->offset, meta->sizes, meta->strides);
}

// Subviews

static Mixed *read_list(Rewriter *rw, Op *op, uint32_t group, uint32_t slot) {
  uint32_t count;
  return mixed_list(rw->arena, op, group, slot, &count);
}

// Which dimensions of the source a rank-reduced result lacks: those of size 1
// that cannot be matched to one of the result, from the left; where sizes
// leave a choice the strides decide.
static bool is_dropped(const Mixed *sizes, const Mixed *strides, int dim,
                       const Type *type, const int64_t *result_strides,
                       int at) {
  if (!mixed_is(sizes[dim], 1))
    return false;
  if (at >= type->as.shaped.rank || type->as.shaped.shape[at] != 1)
    return true;
  int64_t stride = mixed_static(strides[dim]);
  return stride != result_strides[at];
}

static int count_ones(const Mixed *sizes, int rank) {
  int n = 0;
  for (int i = 0; i < rank; i++)
    n += mixed_is(sizes[i], 1);
  return n;
}

static void drop_dims(Rewriter *rw, const Type *type, Meta *meta) {
  int drop = meta->rank - type->as.shaped.rank;
  int64_t *strides = arena_array(rw->arena, int64_t, type->as.shaped.rank + 1),
          offset;
  if (!drop || !memref_strides(type, strides, &offset))
    return;
  int kept = 0;
  for (int i = 0; i < meta->rank; i++) {
    int ones = count_ones(meta->sizes + i, meta->rank - i);
    bool must = ones == drop && mixed_is(meta->sizes[i], 1);
    if (drop && (must || is_dropped(meta->sizes, meta->strides, i, type,
                                    strides, kept))) {
      drop--;
      continue;
    }
    meta->sizes[kept] = meta->sizes[i];
    meta->strides[kept++] = meta->strides[i];
  }
  meta->rank = kept;
}

static bool expand_subview(Rewriter *rw, Op *op) {
  Builder *b = &rw->b;
  Meta meta;
  Type *type = op->results[0].type;
  if (!read_meta(rw, op_operand(op, 0), &meta))
    return false;
  Mixed *offsets = read_list(rw, op, G_memref_subview_offsets,
                             A_memref_subview_static_offsets);
  Mixed *steps = read_list(rw, op, G_memref_subview_strides,
                           A_memref_subview_static_strides);
  Mixed *sizes =
      read_list(rw, op, G_memref_subview_sizes, A_memref_subview_static_sizes);
  Mixed *strides = arena_array(rw->arena, Mixed, meta.rank + 1);
  for (int i = 0; i < meta.rank; i++)
    strides[i] = mixed_mul(b, steps[i], meta.strides[i]);
  // Constants last: one addition for all of them.
  Mixed constant = mixed_number(0), offset = meta.offset;
  if (!offset.value) {
    constant = offset;
    offset = mixed_number(0);
  }
  for (int i = 0; i < meta.rank; i++) {
    Mixed term = mixed_mul(b, offsets[i], meta.strides[i]);
    if (term.value)
      offset = mixed_add(b, offset, term);
    else
      constant = mixed_add(b, constant, term);
  }
  meta.offset = mixed_add(b, offset, constant);
  meta.sizes = sizes;
  meta.strides = strides;
  drop_dims(rw, type, &meta);
  return rewrite_replace1(rw, op, reinterpret(rw, type, &meta));
}

// Shapes

// The stride of an inner dimension is that of the group times the sizes within
// it; sizes are those that the operation gives.
static bool expand_expand_shape(Rewriter *rw, Op *op) {
  Builder *b = &rw->b;
  Meta meta;
  Type *type = op->results[0].type;
  const Attr *reassociation = op_slot(op, A_memref_expand_shape_reassociation);
  if (!read_meta(rw, op_operand(op, 0), &meta))
    return false;
  int rank = type->as.shaped.rank;
  Mixed *sizes = read_list(rw, op, G_memref_expand_shape_output_shape,
                           A_memref_expand_shape_static_output_shape);
  Mixed *strides = arena_array(rw->arena, Mixed, rank + 1);
  for (int i = 0; i < rank; i++)
    strides[i] = mixed_number(1); // of a source without dimensions
  for (int i = 0; i < meta.rank; i++) {
    DimGroup group = reassociation_at(reassociation, i);
    Mixed stride = meta.strides[i];
    for (int64_t j = (int64_t)group.first + group.count - 1; j >= group.first;
         j--) {
      strides[j] = stride;
      if (j > group.first)
        stride = mixed_mul(b, stride, sizes[j]);
    }
  }
  meta.rank = rank;
  meta.sizes = sizes;
  meta.strides = strides;
  return rewrite_replace1(rw, op, reinterpret(rw, type, &meta));
}

// The stride of a group is that of its innermost dimension whose size is not
// known to be 1; of groups of ones, whatever the type says, else the last.
static Mixed collapsed_stride(const Meta *meta, DimGroup group) {
  for (int64_t j = (int64_t)group.first + group.count - 1; j >= group.first;
       j--)
    if (!mixed_is(meta->sizes[j], 1))
      return meta->strides[j];
  return meta->strides[group.first + group.count - 1];
}

static bool expand_collapse_shape(Rewriter *rw, Op *op) {
  Builder *b = &rw->b;
  Meta meta;
  Type *type = op->results[0].type;
  const Attr *reassociation =
      op_slot(op, A_memref_collapse_shape_reassociation);
  if (!read_meta(rw, op_operand(op, 0), &meta))
    return false;
  int rank = type->as.shaped.rank;
  Mixed *sizes = arena_array(rw->arena, Mixed, rank + 1);
  Mixed *strides = arena_array(rw->arena, Mixed, rank + 1);
  for (int i = 0; i < rank; i++) {
    DimGroup group = reassociation_at(reassociation, i);
    Mixed known = mixed_number(1), size = mixed_number(1);
    for (int64_t j = group.first; j < group.first + group.count; j++)
      if (meta.sizes[j].value)
        size = mixed_mul(b, size, meta.sizes[j]);
      else
        known = mixed_mul(b, known, meta.sizes[j]);
    sizes[i] = mixed_mul(b, size, known);
    strides[i] = collapsed_stride(&meta, group);
  }
  meta.rank = rank;
  meta.sizes = sizes;
  meta.strides = strides;
  return rewrite_replace1(rw, op, reinterpret(rw, type, &meta));
}

static const Pattern views[] = {
    {OP_memref_subview, 1, expand_subview, "SubviewFolder"},
    {OP_memref_expand_shape, 1, expand_expand_shape, "ReshapeFolder"},
    {OP_memref_collapse_shape, 1, expand_collapse_shape, "ReshapeFolder"},
    {0},
};

// A compile has the views expanded in one walk.
bool lower_expand_strided_metadata(PassRun *run, Op *root) {
  const Options_expand_strided_metadata *options =
      PASS_OPTIONS(run, expand_strided_metadata);
  if (!options->views_only)
    return greedy_apply(run->ctx, run->pool, run->arena, root, views) !=
           GREEDY_FAILED;
  PatternSet patterns;
  pattern_set_init(&patterns, run->arena);
  pattern_set_add(&patterns, views);
  return pass_walk(run, root, &patterns, NULL);
}
