// Permutation maps of transfers: what they say of order and repetition as
// transpositions and broadcasts, so that what is left are the last dimensions
// of memory, in order.
//
//   %0 = vector.transfer_read %m[%i, %j], %p
//       {permutation_map = affine_map<(d0, d1) -> (d1, 0, d0)>}
//       : memref<?x?xf32>, vector<4x2x3xf32>
//   // ->
//   %1 = vector.transfer_read %m[%i, %j], %p : memref<?x?xf32>, vector<3x4xf32>
//   %2 = vector.broadcast %1 : vector<3x4xf32> to vector<2x3x4xf32>
//   %0 = vector.transpose %2, [2, 0, 1] : ... to vector<4x2x3xf32>
//
// A mask has the order of memory already. So of masked reads whose dimensions
// are not the last ones all are put into that order as well; in mlir-opt loops
// take such a mask in the order of the vector.

#include "ir/build/vector.h"
#include "lowering/vector/vector_patterns.h"

#include "ir/dialects/vector/vector.h"

static uint32_t nresults(const Attr *map) {
  return map->as.map.nresults;
}

static const AffineExpr *result_at(const Attr *map, uint32_t i) {
  return map->as.map.results[i];
}

static bool is_repeated(const Attr *map, uint32_t i) {
  return result_at(map, i)->kind == AFFINE_CONSTANT;
}

// Where each result would stand if they were in the order of memory, with the
// repeated ones anywhere. NULL: dimensions are missing in between.
static int64_t *find_order(Rewriter *rw, const Attr *map) {
  uint32_t n = nresults(map), ndims = map->as.map.ndims;
  uint32_t first = n < ndims ? ndims - n : 0,
           leading = n > ndims ? n - ndims : 0;
  int64_t *order = arena_array(rw->arena, int64_t, n + 1);
  bool *taken = arena_zero(rw->arena, n + ndims + 1, 1);
  for (uint32_t i = 0; i < n; i++) {
    if (is_repeated(map, i))
      continue;
    if (result_at(map, i)->value < first)
      return NULL;
    order[i] = result_at(map, i)->value - first + leading;
    taken[order[i]] = true;
  }
  uint32_t free = 0;
  for (uint32_t i = 0; i < n; i++)
    if (is_repeated(map, i)) {
      while (taken[free])
        free++;
      order[i] = free++;
    }
  return order;
}

// Where each result would stand if those that are not repeated were in the
// order of memory, which may have others in between.
static int64_t *find_order_of_mask(Rewriter *rw, const Attr *map) {
  uint32_t n = nresults(map);
  int64_t *order = arena_array(rw->arena, int64_t, n + 1);
  for (uint32_t i = 0; i < n; i++) {
    order[i] = i;
    if (is_repeated(map, i))
      continue;
    uint32_t before = 0, slot = 0; // dimensions in front of it, and places
    for (uint32_t k = 0; k < n; k++)
      before += !is_repeated(map, k) &&
                result_at(map, k)->value < result_at(map, i)->value;
    for (; before || is_repeated(map, slot); slot++)
      before -= !is_repeated(map, slot);
    order[i] = slot;
  }
  return order;
}

static bool is_in_order(const int64_t *order, uint32_t n) {
  for (uint32_t i = 0; i < n; i++)
    if (order[i] != i)
      return false;
  return true;
}

static Attr *bounds_in_order(Rewriter *rw, const Attr *bounds,
                             const int64_t *order) {
  uint32_t n = bounds->as.array.count;
  Attr **items = arena_array(rw->arena, Attr *, n + 1);
  for (uint32_t i = 0; i < n; i++)
    items[order[i]] = bounds->as.array.items[i];
  return attr_array(rw->b.ctx, items, n);
}

static Attr *map_of(Rewriter *rw, const Attr *like, AffineExpr *const *results,
                    uint32_t n) {
  return attr_affine_map(rw->b.ctx, like->as.map.ndims, 0, results, n);
}

static bool is_for_us(const Transfer *t) {
  return transfer_rank(t->base->type, t->vector->type) > 0 &&
         type_element(t->base->type)->kind != TY_VECTOR && !op_masking(t->op);
}

// What reads in another order reads in that of memory.
static bool transpose_read(Rewriter *rw, Op *op) {
  Transfer t = transfer_of(op);
  uint32_t n = nresults(t.map);
  const int64_t *order = is_for_us(&t) ? find_order(rw, t.map) : NULL;
  if (!order && is_for_us(&t) && t.mask)
    order = find_order_of_mask(rw, t.map);
  if (!order || is_in_order(order, n))
    return false;
  Type *type = t.vector->type;
  AffineExpr **results = arena_array(rw->arena, AffineExpr *, n + 1);
  int64_t *shape = arena_array(rw->arena, int64_t, n + 1);
  bool *scalable = arena_array(rw->arena, bool, n + 1);
  for (uint32_t i = 0; i < n; i++) {
    results[order[i]] = t.map->as.map.results[i];
    shape[order[i]] = vector_dim(type, (int)i);
    scalable[order[i]] = type_dim_is_scalable(type, (int)i);
  }
  TransferParts parts = transfer_parts(rw->arena, &t);
  parts.type =
      type_vector(rw->b.ctx, (int)n, shape, scalable, type_element(type));
  parts.map = map_of(rw, t.map, results, n);
  parts.in_bounds = bounds_in_order(rw, t.in_bounds, order);
  Value *read = op_result(build_transfer(&rw->b, rw->arena, &parts), 0);
  return rewrite_replace1(
      rw, op, build_vector_transpose(&rw->b, rw->arena, read, order));
}

// The results in the order of memory: result `by[i]` is dimension i of those
// that there are.
static int64_t *sort_results(Rewriter *rw, const Attr *map) {
  uint32_t n = nresults(map), k = 0;
  int64_t *by = arena_array(rw->arena, int64_t, n + 1);
  for (uint32_t dim = 0; dim < map->as.map.ndims; dim++)
    for (uint32_t i = 0; i < n; i++)
      if (result_at(map, i)->value == dim)
        by[k++] = i;
  return by;
}

static Attr *minor_map(Rewriter *rw, const Attr *like) {
  uint32_t n = nresults(like), ndims = like->as.map.ndims;
  AffineExpr **results = arena_array(rw->arena, AffineExpr *, n + 1);
  for (uint32_t i = 0; i < n; i++)
    results[i] = affine_dim(rw->b.ctx, ndims - n + i);
  return map_of(rw, like, results, n);
}

static bool replace_write(Rewriter *rw, Op *op, const TransferParts *parts) {
  rewrite_replace_by(rw, op, build_transfer(&rw->b, rw->arena, parts));
  return true;
}

static bool transpose_write(Rewriter *rw, Op *op) {
  Transfer t = transfer_of(op);
  const int64_t *order = is_for_us(&t) && !map_is_minor_identity(t.map)
                             ? find_order(rw, t.map)
                             : NULL;
  if (!order)
    return false;
  TransferParts parts = transfer_parts(rw->arena, &t);
  parts.value = build_vector_transpose(&rw->b, rw->arena, t.vector,
                                       sort_results(rw, t.map));
  parts.map = minor_map(rw, t.map);
  parts.in_bounds = bounds_in_order(rw, t.in_bounds, order);
  return replace_write(rw, op, &parts);
}

// Leading dimensions of memory are read once and repeated.
static bool repeat_read(Rewriter *rw, Op *op) {
  Transfer t = transfer_of(op);
  uint32_t n = nresults(t.map), repeated = 0;
  if (!is_for_us(&t))
    return false;
  while (repeated < n && is_repeated(t.map, repeated))
    repeated++;
  Attr *map = map_of(rw, t.map, t.map->as.map.results + repeated, n - repeated);
  if (!repeated || !map_is_minor_with_repeats(map))
    return false;
  TransferParts parts = transfer_parts(rw->arena, &t);
  parts.type = vector_drop_front(rw->b.ctx, t.vector->type, (int)repeated);
  parts.map = map;
  parts.in_bounds = attr_array(
      rw->b.ctx, t.in_bounds->as.array.items + repeated, n - repeated);
  Value *read = op_result(build_transfer(&rw->b, rw->arena, &parts), 0);
  return rewrite_replace1(rw, op,
                          build_vector_broadcast(&rw->b, t.vector->type, read));
}

// The vector with `n` dimensions of one element more, in front.
static Value *with_ones(Rewriter *rw, Value *vector, uint32_t n) {
  Type *type = vector->type;
  int rank = vector_rank(type), more = (int)n;
  int64_t *shape = arena_array(rw->arena, int64_t, rank + more + 1);
  bool *scalable = arena_array(rw->arena, bool, rank + more + 1);
  for (int i = 0; i < rank + more; i++) {
    shape[i] = i < more ? 1 : vector_dim(type, i - more);
    scalable[i] = i >= more && type_dim_is_scalable(type, i - more);
  }
  return build_vector_broadcast(
      &rw->b,
      type_vector(rw->b.ctx, rank + more, shape, scalable, type_element(type)),
      vector);
}

// Dimensions of memory that are missing behind others, in order.
static uint32_t find_missing(Rewriter *rw, const Attr *map,
                             AffineExpr **missing) {
  uint32_t ndims = map->as.map.ndims, n = 0;
  bool *used = arena_zero(rw->arena, ndims + 1, 1), found = false;
  for (uint32_t i = 0; i < nresults(map); i++)
    used[result_at(map, i)->value] = true;
  for (uint32_t i = 0; i < ndims; i++) {
    found |= used[i];
    if (found && !used[i])
      missing[n++] = affine_dim(rw->b.ctx, i);
  }
  return n;
}

// The mask with a dimension of one element for each of those that are missing,
// `n` of them, in the order of memory.
static Value *mask_with_ones(Rewriter *rw, const Attr *map, Value *mask,
                             AffineExpr *const *missing, uint32_t n) {
  uint32_t ndims = map->as.map.ndims, size = 0, nmissing = 0, nused = 0;
  bool *used = arena_zero(rw->arena, ndims + 1, 1);
  int64_t *order = arena_array(rw->arena, int64_t, ndims + 1);
  for (uint32_t i = 0; i < nresults(map); i++)
    used[result_at(map, i)->value] = true;
  for (uint32_t dim = 0; dim < ndims; dim++)
    if (used[dim])
      order[size++] = n + nused++;
    else if (nmissing < n && missing[nmissing]->value == dim)
      order[size++] = nmissing++;
  return build_vector_transpose(&rw->b, rw->arena, with_ones(rw, mask, n),
                                order);
}

// What leaves dimensions out writes one element of each.
static bool widen_write(Rewriter *rw, Op *op) {
  Transfer t = transfer_of(op);
  if (!is_for_us(&t) || find_order(rw, t.map))
    return false;
  uint32_t n = nresults(t.map);
  AffineExpr **results =
      arena_array(rw->arena, AffineExpr *, n + t.map->as.map.ndims + 1);
  uint32_t more = find_missing(rw, t.map, results);
  Attr **bounds = arena_array(rw->arena, Attr *, n + more + 1);
  for (uint32_t i = 0; i < more; i++)
    bounds[i] = rw->b.ctx->true_attr;
  for (uint32_t i = 0; i < n; i++) {
    results[more + i] = t.map->as.map.results[i];
    bounds[more + i] = t.in_bounds->as.array.items[i];
  }
  TransferParts parts = transfer_parts(rw->arena, &t);
  parts.value = with_ones(rw, t.vector, more);
  if (t.mask)
    parts.mask = mask_with_ones(rw, t.map, t.mask, results, more);
  parts.map = map_of(rw, t.map, results, n + more);
  parts.in_bounds = attr_array(rw->b.ctx, bounds, n + more);
  return replace_write(rw, op, &parts);
}

const Pattern patterns_vector_permutation_maps[] = {
    PATTERN(OP_vector_transfer_read, 1, transpose_read,
            "TransferReadPermutationLowering"),
    PATTERN(OP_vector_transfer_write, 1, transpose_write,
            "TransferWritePermutationLowering"),
    PATTERN(OP_vector_transfer_read, 1, repeat_read, "TransferOpReduceRank"),
    PATTERN(OP_vector_transfer_write, 1, widen_write,
            "TransferWriteNonPermutationLowering"),
    {0},
};
