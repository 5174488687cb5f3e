// linalg.pack and linalg.unpack as reshapes and transpositions.
//
//   %0 = linalg.pack %t padding_value(%p : f32) inner_dims_pos = [1]
//       inner_tiles = [8] into %d : tensor<4x20xf32> -> tensor<4x3x8xf32>
//
//   %1 = %t padded with %p to tensor<4x24xf32>
//   %2 = tensor.expand_shape %1 [[0], [1, 2]] output_shape [4, 3, 8]
//   %0 = linalg.transpose ins(%2) outs(%d) permutation = [0, 1, 2]
//
// Nothing is padded without a padding value, or where tiles are known to be
// full. linalg.unpack does the same backwards: it transposes, collapses, and
// takes the part that the destination has room for; this is copied to the
// destination only where it may be a part, since otherwise the transposition
// has made a tensor of its own already.
//
// Sizes may be unknown, those of tiles too.

#include "ir/build/linalg.h"
#include "ir/build/tensor.h"
#include "ir/dialects/linalg/linalg.h"
#include "lowering/linalg/linalg.h"
#include "lowering/tensor/to_linalg.h"

// Dimensions of the plain tensor, each with the tiles that it is divided by; in
// the expanded tensor the number of its tiles stands before their size.
typedef struct Layout {
  Relayout r;
  Value *packed, *plain;
  uint32_t rank, ntiles;  // of the plain tensor
  int64_t *outer, *inner; // dimensions of the packed one; inner: -1 where none
  Mixed *counts, *tiles;  // their sizes
  int64_t *order;         // dimensions of the packed tensor, as expanded
  uint32_t *at;           // where a dimension begins in the expanded tensor
} Layout;

// Describes what a pack or unpack does to each dimension.
static Layout layout_of(Rewriter *rw, Op *op) {
  Layout l = {.r = relayout_of(op)};
  Arena *arena = rw->arena;
  l.packed = op_operand(op, l.r.is_pack);
  l.plain = op_operand(op, !l.r.is_pack);
  l.rank = type_rank(l.plain->type);
  l.ntiles = (uint32_t)l.r.dims->as.dense.count;
  l.outer = arena_array(arena, int64_t, l.rank + 1);
  l.inner = arena_array(arena, int64_t, l.rank + 1);
  l.counts = arena_array(arena, Mixed, l.rank + 1);
  l.tiles = arena_array(arena, Mixed, l.rank + 1);
  l.order = arena_array(arena, int64_t, l.rank + l.ntiles + 1);
  l.at = arena_array(arena, uint32_t, l.rank + 1);
  for (uint32_t i = 0; i < l.rank; i++)
    l.inner[i] = -1;
  for (uint32_t i = 0; i < l.rank; i++)
    l.outer[l.r.perm ? dense_int(l.r.perm, i) : i] = i;
  for (uint32_t i = 0; i < l.ntiles; i++)
    l.inner[dense_int(l.r.dims, i)] = l.rank + i;
  for (uint32_t i = 0, n = 0; i < l.rank; i++) {
    l.at[i] = n;
    l.order[n++] = l.outer[i];
    l.counts[i] = tensor_size(&rw->b, l.packed, (uint32_t)l.outer[i]);
    if (l.inner[i] < 0)
      continue;
    l.order[n++] = l.inner[i];
    l.tiles[i] = tensor_size(&rw->b, l.packed, (uint32_t)l.inner[i]);
  }
  return l;
}

// The number of elements that tiles have in each dimension.
static Mixed *tiled_sizes(Rewriter *rw, const Layout *l) {
  Mixed *sizes = arena_array(rw->arena, Mixed, l->rank + 1);
  for (uint32_t i = 0; i < l->rank; i++)
    sizes[i] = l->inner[i] < 0 ? l->counts[i]
                               : mixed_mul(&rw->b, l->counts[i], l->tiles[i]);
  return sizes;
}

static Type *type_of_sizes(Rewriter *rw, Type *like, const Mixed *sizes,
                           uint32_t rank) {
  int64_t *shape = arena_array(rw->arena, int64_t, rank + 1);
  for (uint32_t i = 0; i < rank; i++)
    shape[i] = mixed_static(sizes[i]);
  return type_tensor(rw->b.ctx, (int)rank, shape, type_element(like), NULL);
}

static Attr *groups_of(Rewriter *rw, const Layout *l) {
  Ctx *ctx = rw->b.ctx;
  Attr **groups = arena_array(rw->arena, Attr *, l->rank + 1);
  for (uint32_t i = 0; i < l->rank; i++) {
    Attr *dims[] = {attr_i64(ctx, l->at[i]), attr_i64(ctx, l->at[i] + 1)};
    groups[i] = attr_array(ctx, dims, l->inner[i] < 0 ? 1 : 2);
  }
  return attr_array(ctx, groups, l->rank);
}

// The sizes of the packed tensor in the order of the expanded one.
static Mixed *expanded_sizes(Rewriter *rw, const Layout *l) {
  Mixed *sizes = arena_array(rw->arena, Mixed, l->rank + l->ntiles + 1);
  for (uint32_t i = 0; i < l->rank; i++) {
    sizes[l->at[i]] = l->counts[i];
    if (l->inner[i] >= 0)
      sizes[l->at[i] + 1] = l->tiles[i];
  }
  return sizes;
}

static bool sizes_equal(const Mixed *a, const Mixed *b, uint32_t n) {
  for (uint32_t i = 0; i < n; i++)
    if (a[i].value || b[i].value || a[i].number != b[i].number)
      return false;
  return true;
}

// linalg.pack

static Mixed difference(Builder *b, Mixed x, Mixed y) {
  if (!x.value && !y.value)
    return mixed_number(x.number - y.number);
  Value *left = mixed_materialize(b, x), *right = mixed_materialize(b, y);
  return mixed_value(build_binary(b, OP_arith_subi, left, right));
}

// With as many elements as the tiles have.
static Value *build_full_tiles(Rewriter *rw, const Layout *l, Value *padding) {
  Builder *b = &rw->b;
  Mixed *sizes = tiled_sizes(rw, l);
  Mixed *given = tensor_sizes(b, rw->arena, l->plain);
  Type *type = type_of_sizes(rw, l->plain->type, sizes, l->rank);
  if (sizes_equal(sizes, given, l->rank))
    return l->plain;
  if (!padding)
    return type == l->plain->type ? l->plain
                                  : build_shaped_cast(b, type, l->plain);
  Mixed *high = arena_array(rw->arena, Mixed, l->rank + 1);
  for (uint32_t i = 0; i < l->rank; i++)
    high[i] = difference(b, sizes[i], given[i]);
  return build_padded_high(rw, l->plain, type, high, padding);
}

bool decompose_pack(Rewriter *rw, Op *op) {
  Layout l = layout_of(rw, op);
  uint32_t rank = l.rank + l.ntiles;
  Value *full =
      build_full_tiles(rw, &l, op_operand_of(op, G_linalg_pack_padding_value));
  Mixed *sizes = expanded_sizes(rw, &l);
  Value *expanded = build_expand_shape(
      &rw->b, rw->arena, type_of_sizes(rw, full->type, sizes, rank), full,
      groups_of(rw, &l), sizes);
  // Dimension order[i] of the packed tensor is dimension i of the expanded one.
  int64_t *permutation = arena_array(rw->arena, int64_t, rank + 1);
  for (uint32_t i = 0; i < rank; i++)
    permutation[l.order[i]] = i;
  Op *transpose =
      build_linalg_transpose(&rw->b, rw->arena, expanded, l.packed,
                             attr_dense_i64(rw->b.ctx, permutation, rank));
  rewrite_replace_by(rw, op, transpose);
  return true;
}

// linalg.unpack

static bool is_empty(const Type *type) {
  for (uint32_t i = 0; i < type_rank(type); i++)
    if (type->as.shaped.shape[i] == 0)
      return true;
  return false;
}

// Makes a transpose, a collapse and a slice of linalg.unpack.
bool decompose_unpack(Rewriter *rw, Op *op) {
  Builder *b = &rw->b;
  Layout l = layout_of(rw, op);
  uint32_t rank = l.rank + l.ntiles;
  Mixed *sizes = expanded_sizes(rw, &l), *full = tiled_sizes(rw, &l);
  Value *empty = build_tensor_empty(b, rw->arena, sizes, rank,
                                    type_element(l.packed->type), NULL);
  Op *transpose = build_linalg_transpose(b, rw->arena, l.packed, empty,
                                         attr_dense_i64(b->ctx, l.order, rank));
  Value *whole =
      build_collapse_shape(b, type_of_sizes(rw, l.plain->type, full, l.rank),
                           op_result(transpose, 0), groups_of(rw, &l));
  Type *type = op->results[0].type;
  if (whole->type == type && type_has_static_shape(type))
    return rewrite_replace1(rw, op, whole);
  if (is_empty(type))
    return rewrite_replace1(rw, op, l.plain);
  Mixed *wanted = tensor_sizes(b, rw->arena, l.plain);
  MixedPart part = {mixed_repeat(rw->arena, l.rank, 0), wanted,
                    mixed_repeat(rw->arena, l.rank, 1)};
  Value *rest = build_extract_slice(
      b, rw->arena, type_of_sizes(rw, l.plain->type, wanted, l.rank), whole,
      &part);
  rewrite_replace_by(rw, op, build_linalg_copy(b, rw->arena, rest, l.plain));
  return true;
}
