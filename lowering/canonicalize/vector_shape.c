// Canonicalization patterns of vector slices, shape_cast and transpose.

#include "lowering/canonicalize/patterns.h"
#include "lowering/canonicalize/vector_int.h"
#include "ir/build/vector.h"

static bool replace_by_broadcast(Rewriter *rw, Op *op, Value *source) {
  rewrite_replace_new(rw, op, OP_vector_broadcast, &source, 1);
  return true;
}

// extract_strided_slice: all strides are 1

typedef struct Slice {
  const Attr *offsets, *sizes;
  uint32_t n;
} Slice;

static Slice slice_of(const Op *op) {
  Slice s = {
      .offsets = op_slot(op, A_vector_extract_strided_slice_offsets),
      .sizes = op_slot(op, A_vector_extract_strided_slice_sizes),
  };
  s.n = ints_count(s.offsets);
  return s;
}

static bool slice_created_mask(Rewriter *rw, Op *op) {
  const Op *mask = value_def(op_operand(op, 0), OP_vector_create_mask);
  Slice s = slice_of(op);
  if (!mask)
    return false;
  uint32_t n = mask->noperands;
  Value **bounds = arena_array(rw->arena, Value *, n + 1);
  for (uint32_t i = 0; i < n; i++) {
    bounds[i] = op_operand(mask, i);
    if (i >= s.n)
      continue;
    Value *offset = build_index(&rw->b, ints_at(s.offsets, i));
    bounds[i] = build_binary(&rw->b, OP_arith_subi, bounds[i], offset);
    value_op(bounds[i])->slots[A_arith_subi_overflowFlags] =
        attr_flags(rw->b.ctx, def_attr_arith_overflow, 0);
  }
  rewrite_replace_new(rw, op, OP_vector_create_mask, bounds, n);
  return true;
}

static int64_t sliced_size(int64_t size, int64_t offset, int64_t count) {
  int64_t end = offset + count < size ? offset + count : size;
  return end > offset ? end - offset : 0;
}

// Makes a constant mask of a slice of one.
static bool slice_constant_mask(Rewriter *rw, Op *op) {
  const Op *mask = value_def(op_operand(op, 0), OP_vector_constant_mask);
  Slice s = slice_of(op);
  if (!mask)
    return false;
  const Attr *sizes = op_slot(mask, A_vector_constant_mask_mask_dim_sizes);
  uint32_t n = ints_count(sizes);
  int64_t *left = arena_array(rw->arena, int64_t, n + 1);
  bool none = false;
  for (uint32_t i = 0; i < n; i++) {
    left[i] = ints_at(sizes, i);
    if (i < s.n)
      left[i] =
          sliced_size(left[i], ints_at(s.offsets, i), ints_at(s.sizes, i));
    none |= !left[i];
  }
  for (uint32_t i = 0; none && i < n; i++)
    left[i] = 0;
  return rewrite_replace_with_slot(rw, op, OP_vector_constant_mask, NULL, 0,
                                   A_vector_constant_mask_mask_dim_sizes,
                                   attr_dense_i64(rw->b.ctx, left, n));
}

// The slice of what is broadcast, as far as it has the dimensions.
static Value *slice_source(Rewriter *rw, const Op *op, Value *source,
                           int lead) {
  const Type *from = source->type;
  Slice s = slice_of(op);
  int rank = vector_rank(from), n = (int)s.n > lead ? (int)s.n - lead : 0;
  int64_t *offsets = arena_array(rw->arena, int64_t, rank + 1);
  int64_t *sizes = arena_array(rw->arena, int64_t, rank + 1);
  int64_t *shape = arena_array(rw->arena, int64_t, rank + 1);
  for (int i = 0; i < rank; i++) {
    bool one = vector_dim(from, i) == 1;
    shape[i] = vector_dim(from, i);
    if (i >= n)
      continue;
    offsets[i] = one ? 0 : ints_at(s.offsets, (uint32_t)(i + lead));
    sizes[i] = one ? 1 : ints_at(s.sizes, (uint32_t)(i + lead));
    shape[i] = sizes[i];
  }
  Type *type = type_vector(rw->b.ctx, rank, shape, from->as.shaped.scalable,
                           type_element(source->type));
  return build_vector_slice(&rw->b, rw->arena, type, source, offsets, sizes,
                            (uint32_t)n);
}

static bool slice_broadcast(Rewriter *rw, Op *op) {
  const Op *broadcast = value_def(op_operand(op, 0), OP_vector_broadcast);
  if (!broadcast)
    return false;
  Value *source = op_operand(broadcast, 0);
  const Type *from = source->type, *to = op_result_type(op);
  int lead = vector_rank(to) - rank_or_0(from);
  bool is_sliced = false;
  for (int i = 0; i < rank_or_0(from); i++)
    is_sliced |= vector_dim(from, i) != 1 &&
                 vector_dim(from, i) != vector_dim(to, i + lead);
  return replace_by_broadcast(
      rw, op, is_sliced ? slice_source(rw, op, source, lead) : source);
}

static bool slice_splat(Rewriter *rw, Op *op) {
  Value *source = splat_source(op_operand(op, 0));
  return source && replace_by_broadcast(rw, op, source);
}

// How many positions say which part it is, when all dimensions behind are
// whole; 0: it is no part.
static uint32_t count_positions(const Slice *s, const Type *from) {
  uint32_t n = s->n;
  while (n && ints_at(s->sizes, n - 1) == vector_dim(from, (int)n - 1))
    n--;
  if (n == (uint32_t)vector_rank(from))
    return 0;
  for (uint32_t i = 0; i < n; i++)
    if (ints_at(s->sizes, i) != 1)
      return 0;
  if (!n)
    return 0;
  while (n + 1 < s->n && ints_at(s->sizes, n) == 1)
    n++;
  return n;
}

static bool extract_slice(Rewriter *rw, Op *op) {
  Value *source = op_operand(op, 0);
  Slice s = slice_of(op);
  uint32_t n =
      type_is_scalable(source->type) ? 0 : count_positions(&s, source->type);
  if (!n)
    return false;
  int64_t *at = arena_array(rw->arena, int64_t, n);
  for (uint32_t i = 0; i < n; i++)
    at[i] = ints_at(s.offsets, i);
  Value *part = op_result(build_vector_extract(&rw->b, source, at, n), 0);
  rewrite_replace_new(rw, op, OP_vector_shape_cast, &part, 1);
  return true;
}

// insert_strided_slice

static bool insert_same_splat(Rewriter *rw, Op *op) {
  Value *source = splat_source(op_operand(op, 0));
  Value *dest = op_operand(op, 1);
  return source && splat_source(dest) == source &&
         rewrite_replace1(rw, op, dest);
}

static bool insert_own_slice(Rewriter *rw, Op *op) {
  Value *dest = op_operand(op, 1);
  const Op *slice =
      value_def(op_operand(op, 0), OP_vector_extract_strided_slice);
  return slice && op_operand(slice, 0) == dest &&
         op_slot(slice, A_vector_extract_strided_slice_offsets) ==
             op_slot(op, A_vector_insert_strided_slice_offsets) &&
         rewrite_replace1(rw, op, dest);
}

// The number in the whole of element `i` of the part.
static int64_t number_in_whole(const Op *op, int64_t i) {
  const Attr *offsets = op_slot(op, A_vector_insert_strided_slice_offsets);
  const Type *part = op_operand(op, 0)->type, *whole = op_result_type(op);
  int lead = vector_rank(whole) - vector_rank(part);
  int64_t number = 0, factor = 1;
  for (int dim = vector_rank(whole); dim-- > 0;) {
    int64_t at = ints_at(offsets, (uint32_t)dim);
    if (dim >= lead) {
      at += i % vector_dim(part, dim - lead);
      i /= vector_dim(part, dim - lead);
    }
    number += at * factor;
    factor *= vector_dim(whole, dim);
  }
  return number;
}

// Makes one constant of a constant inserted into another.
static bool insert_constant(Rewriter *rw, Op *op) {
  enum { MOST_ELEMENTS = 256 };
  Value *dest = op_operand(op, 1);
  const Attr *into = value_constant(rw->b.ctx, dest);
  const Attr *part = value_constant(rw->b.ctx, op_operand(op, 0));
  Type *type = op_result_type(op);
  uint64_t n = (uint64_t)type_num_elements(type);
  if (!attr_is(into, AT_DENSE) || !attr_is(part, AT_DENSE) ||
      type_is_scalable(type) || (n > MOST_ELEMENTS && !value_has_one_use(dest)))
    return false;
  size_t step = dense_element_size(type_element(type));
  char *data = arena_alloc(rw->arena, (size_t)n * step + 1, 8);
  for (uint64_t i = 0; i < n; i++)
    memcpy(data + i * step, dense_element(into, i), step);
  for (uint64_t i = 0; i < part->as.dense.count; i++)
    memcpy(data + (size_t)number_in_whole(op, (int64_t)i) * step,
           dense_element(part, i), step);
  return rewrite_replace_with_slot(
      rw, op, OP_arith_constant, NULL, 0, A_arith_constant_value,
      attr_dense(rw->b.ctx, type, data, (size_t)n * step, false));
}

// shape_cast

static bool is_number_1(Ctx *ctx, const Value *value) {
  const Attr *constant =
      value_def(value, OP_arith_constant) ? value_constant(ctx, value) : NULL;
  return attr_is(constant, AT_INTEGER) && attr_to_i64(constant) == 1;
}

// How many ones at the end a cast of a mask drops, all of them; 0: it does
// something else.
static uint32_t dropped_ones(const Op *op) {
  const Type *from = op_operand(op, 0)->type, *to = op_result_type(op);
  int n = vector_rank(from);
  while (n > 1 && vector_dim(from, n - 1) == 1 &&
         !type_dim_is_scalable(from, n - 1))
    n--;
  if (vector_rank(to) != n)
    return 0;
  for (int i = 0; i < n; i++)
    if (vector_dim(from, i) != vector_dim(to, i) ||
        type_dim_is_scalable(from, i) != type_dim_is_scalable(to, i))
      return 0;
  return (uint32_t)(vector_rank(from) - n);
}

static bool cast_created_mask(Rewriter *rw, Op *op, const Op *mask,
                              uint32_t dropped) {
  uint32_t n = mask->noperands - dropped;
  for (uint32_t i = n; i < mask->noperands; i++)
    if (!is_number_1(rw->b.ctx, op_operand(mask, i)))
      return false;
  Value **bounds = arena_array(rw->arena, Value *, n + 1);
  for (uint32_t i = 0; i < n; i++)
    bounds[i] = op_operand(mask, i);
  rewrite_replace_new(rw, op, OP_vector_create_mask, bounds, n);
  return true;
}

static bool cast_constant_mask(Rewriter *rw, Op *op, const Op *mask,
                               uint32_t dropped) {
  const uint32_t slot = A_vector_constant_mask_mask_dim_sizes;
  const Attr *sizes = op_slot(mask, slot);
  uint32_t n = ints_count(sizes) - dropped;
  for (uint32_t i = n; i < ints_count(sizes); i++)
    if (ints_at(sizes, i) != 1)
      return false;
  int64_t *left = arena_array(rw->arena, int64_t, n + 1);
  for (uint32_t i = 0; i < n; i++)
    left[i] = ints_at(sizes, i);
  return rewrite_replace_with_slot(rw, op, OP_vector_constant_mask, NULL, 0,
                                   slot, attr_dense_i64(rw->b.ctx, left, n));
}

static bool cast_mask(Rewriter *rw, Op *op) {
  const Op *created = value_def(op_operand(op, 0), OP_vector_create_mask);
  const Op *constant = value_def(op_operand(op, 0), OP_vector_constant_mask);
  uint32_t dropped = created || constant ? dropped_ones(op) : 0;
  if (!dropped)
    return false;
  return created ? cast_created_mask(rw, op, created, dropped)
                 : cast_constant_mask(rw, op, constant, dropped);
}

static bool cast_broadcast(Rewriter *rw, Op *op) {
  const Op *broadcast = value_def(op_operand(op, 0), OP_vector_broadcast);
  int dim;
  if (!broadcast)
    return false;
  Value *source = op_operand(broadcast, 0);
  if (source->type->kind == TY_VECTOR &&
      type_num_elements(source->type) ==
          type_num_elements(op_result_type(op))) {
    rewrite_replace_new(rw, op, OP_vector_shape_cast, &source, 1);
    return true;
  }
  return vector_broadcast_fault(source->type, op_result_type(op), &dim) ==
             BROADCAST_FITS &&
         replace_by_broadcast(rw, op, source);
}

// transpose

static const Attr *order_of(const Op *op) {
  return op_slot(op, A_vector_transpose_permutation);
}

// Makes a mask with transposed sizes of a transposed mask.
static bool transpose_mask(Rewriter *rw, Op *op) {
  const Op *created = value_def(op_operand(op, 0), OP_vector_create_mask);
  const Op *constant = value_def(op_operand(op, 0), OP_vector_constant_mask);
  const Attr *order = order_of(op);
  uint32_t n = ints_count(order);
  if (!n || (!created && !constant))
    return false;
  if (created) {
    Value **bounds = arena_array(rw->arena, Value *, n + 1);
    for (uint32_t i = 0; i < n; i++)
      bounds[i] = op_operand(created, (uint32_t)ints_at(order, i));
    rewrite_replace_new(rw, op, OP_vector_create_mask, bounds, n);
    return true;
  }
  const uint32_t slot = A_vector_constant_mask_mask_dim_sizes;
  int64_t *sizes = arena_array(rw->arena, int64_t, n + 1);
  for (uint32_t i = 0; i < n; i++)
    sizes[i] = ints_at(op_slot(constant, slot), (uint32_t)ints_at(order, i));
  return rewrite_replace_with_slot(rw, op, OP_vector_constant_mask, NULL, 0,
                                   slot, attr_dense_i64(rw->b.ctx, sizes, n));
}

static bool transpose_cast(Rewriter *rw, Op *op) {
  const Op *cast = value_def(op_operand(op, 0), OP_vector_shape_cast);
  if (!cast || !transpose_keeps_order(op))
    return false;
  Value *source = op_operand(cast, 0);
  rewrite_replace_new(rw, op, OP_vector_shape_cast, &source, 1);
  return true;
}

static bool join_transposes(Rewriter *rw, Op *op) {
  const Op *before = value_def(op_operand(op, 0), OP_vector_transpose);
  if (!before)
    return false;
  uint32_t n = ints_count(order_of(op));
  int64_t *order = arena_array(rw->arena, int64_t, n + 1);
  for (uint32_t i = 0; i < n; i++)
    order[i] = ints_at(order_of(before), (uint32_t)ints_at(order_of(op), i));
  Value *source = op_operand(before, 0);
  return rewrite_replace_with_slot(rw, op, OP_vector_transpose, &source, 1,
                                   A_vector_transpose_permutation,
                                   attr_dense_i64(rw->b.ctx, order, n));
}

static bool transpose_splat(Rewriter *rw, Op *op) {
  Value *source = splat_source(op_operand(op, 0));
  return source && replace_by_broadcast(rw, op, source);
}

// The number, before it, of element `number` of what is transposed.
static int64_t number_before(const Op *op, int64_t number) {
  const Type *from = op_operand(op, 0)->type, *to = op_result_type(op);
  const Attr *order = order_of(op);
  int rank = vector_rank(to);
  int64_t result = 0;
  for (int i = rank; i-- > 0;) {
    int64_t factor = 1;
    for (int j = (int)ints_at(order, (uint32_t)i) + 1; j < rank; j++)
      factor *= vector_dim(from, j);
    result += number % vector_dim(to, i) * factor;
    number /= vector_dim(to, i);
  }
  return result;
}

static bool transpose_elements(Rewriter *rw, Op *op) {
  const Op *from = value_def(op_operand(op, 0), OP_vector_from_elements);
  if (!from)
    return false;
  uint32_t n = from->noperands;
  Value **elements = arena_array(rw->arena, Value *, n + 1);
  for (uint32_t i = 0; i < n; i++)
    elements[i] = op_operand(from, (uint32_t)number_before(op, i));
  rewrite_replace_new(rw, op, OP_vector_from_elements, elements, n);
  return true;
}

// Does the transposition stay within groups of dimensions that are broadcast,
// up to each that is not?
static bool stays_in_groups(const Attr *order, const Type *from, int lead) {
  int low = 0;
  for (int i = 0; i < vector_rank(from); i++) {
    bool ends = vector_dim(from, i) != 1 || (i && vector_dim(from, i - 1) != 1);
    if (!ends)
      continue;
    int high = i + lead;
    for (int j = low; j < high; j++)
      if (ints_at(order, (uint32_t)j) < low ||
          ints_at(order, (uint32_t)j) >= high)
        return false;
    low = high;
  }
  return true;
}

static bool transpose_broadcast(Rewriter *rw, Op *op) {
  const Op *broadcast = value_def(op_operand(op, 0), OP_vector_broadcast);
  if (!broadcast)
    return false;
  Value *source = op_operand(broadcast, 0);
  int lead = vector_rank(op_result_type(op)) - rank_or_0(source->type);
  return (source->type->kind != TY_VECTOR ||
          stays_in_groups(order_of(op), source->type, lead)) &&
         replace_by_broadcast(rw, op, source);
}

#define ANONYMOUS(name) "(anonymous namespace)::" name
const Pattern patterns_vector_shape[] = {
    PATTERN(OP_vector_extract_strided_slice, 1, slice_created_mask,
            ANONYMOUS("StridedSliceCreateMaskFolder")),
    PATTERN(OP_vector_extract_strided_slice, 1, slice_constant_mask,
            ANONYMOUS("StridedSliceConstantMaskFolder")),
    PATTERN(OP_vector_extract_strided_slice, 1, slice_broadcast,
            ANONYMOUS("StridedSliceBroadcast")),
    PATTERN(OP_vector_extract_strided_slice, 1, slice_splat,
            ANONYMOUS("StridedSliceSplat")),
    PATTERN(OP_vector_extract_strided_slice, 1, extract_slice,
            ANONYMOUS("ContiguousExtractStridedSliceToExtract")),
    PATTERN(OP_vector_insert_strided_slice, 1, insert_same_splat,
            ANONYMOUS("FoldInsertStridedSliceSplat")),
    PATTERN(OP_vector_insert_strided_slice, 1, insert_own_slice,
            ANONYMOUS("FoldInsertStridedSliceOfExtract")),
    PATTERN(OP_vector_insert_strided_slice, 1, insert_constant,
            ANONYMOUS("InsertStridedSliceConstantFolder")),
    PATTERN(OP_vector_shape_cast, 1, cast_mask,
            ANONYMOUS("ShapeCastCreateMaskFolderTrailingOneDim")),
    PATTERN(OP_vector_shape_cast, 1, cast_broadcast,
            ANONYMOUS("ShapeCastBroadcastFolder")),
    PATTERN(OP_vector_transpose, 1, transpose_mask,
            ANONYMOUS("FoldTransposeCreateMask")),
    PATTERN(OP_vector_transpose, 1, transpose_cast,
            ANONYMOUS("FoldTransposeShapeCast")),
    PATTERN(OP_vector_transpose, 1, join_transposes,
            ANONYMOUS("TransposeFolder")),
    PATTERN(OP_vector_transpose, 1, transpose_splat,
            ANONYMOUS("FoldTransposeSplat")),
    PATTERN(OP_vector_transpose, 1, transpose_elements,
            ANONYMOUS("FoldTransposeFromElements")),
    PATTERN(OP_vector_transpose, 1, transpose_broadcast,
            ANONYMOUS("FoldTransposeBroadcast")),
    {0},
};
