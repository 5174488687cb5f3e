// vector.insert_strided_slice and vector.extract_strided_slice as elements,
// rows and shuffles.
//
// Requires: nothing.
// Guarantees: by test-vector-extract-strided-slice-lowering, that no
//   vector.extract_strided_slice of a vector of one dimension is left.
// Invalidates: nothing.
//
//   %0 = vector.insert_strided_slice %a, %b {offsets = [1, 2], strides = [1, 1]}
//       : vector<1x2xf32> into vector<4x4xf32>
//   // ->
//   %row = vector.extract %a[0]
//   %old = vector.extract %b[1]
//   %wide = vector.shuffle %row, %row [0, 1, 0, 0]
//   %new = vector.shuffle %wide, %old [4, 5, 0, 1]
//   %0 = vector.insert %new, %b [1]
//
// A shuffle needs to know its elements, so slices of scalable vectors are taken
// element by element.

#include "ir/build/vector.h"
#include "lowering/vector/passes.h"
#include "lowering/vector/vector_patterns.h"

#include "ir/dialects/match.h"
#include "lowering/pass/pass.h"

// Offsets, sizes or strides from number `first` on, `n` of them.
static Attr *part_of(Rewriter *rw, const Attr *numbers, uint32_t first,
                     uint32_t n) {
  return attr_array(rw->b.ctx, numbers->as.array.items + first, n);
}

static int64_t first_of(const Attr *numbers) {
  return ints_at(numbers, 0);
}

static int64_t *positions(Rewriter *rw, const Attr *numbers, uint32_t n) {
  int64_t *at = arena_array(rw->arena, int64_t, n + 1);
  for (uint32_t i = 0; i < n; i++)
    at[i] = ints_at(numbers, i);
  return at;
}

static Value *insert_slice(Rewriter *rw, Value *part, Value *whole,
                           Attr *offsets, Attr *strides) {
  Op *op = build_op(&rw->b, OP_vector_insert_strided_slice, &whole->type, 1,
                    (Value *[]){part, whole}, 2);
  op->slots[A_vector_insert_strided_slice_offsets] = offsets;
  op->slots[A_vector_insert_strided_slice_strides] = strides;
  return op_result(op, 0);
}

// insert_strided_slice

typedef struct Insertion {
  Value *part, *whole;
  int rank, whole_rank;
  Attr *offsets, *strides;
} Insertion;

static Insertion insertion_of(const Op *op) {
  Insertion i = {.part = op_operand(op, 0), .whole = op_operand(op, 1)};
  i.rank = vector_rank(i.part->type);
  i.whole_rank = vector_rank(i.whole->type);
  i.offsets = op_slot(op, A_vector_insert_strided_slice_offsets);
  i.strides = op_slot(op, A_vector_insert_strided_slice_strides);
  return i;
}

// Into what has as many dimensions, a part of the whole.
static bool insert_at_same_rank(Rewriter *rw, Op *op) {
  Insertion i = insertion_of(op);
  uint32_t more = (uint32_t)(i.whole_rank - i.rank), n = (uint32_t)i.rank;
  if (!more || !ints_count(i.offsets))
    return false;
  int64_t *at = positions(rw, i.offsets, more);
  Value *old = build_vector_part(&rw->b, i.whole, at, more);
  Value *now =
      insert_slice(rw, i.part, old, part_of(rw, i.offsets, more, n), i.strides);
  return rewrite_replace1(rw, op,
                          build_vector_insert(&rw->b, now, i.whole, at, more));
}

static bool insert_elements(Rewriter *rw, Op *op, const Insertion *i) {
  uint32_t n = (uint32_t)vector_dim(i->part->type, 0);
  uint32_t all = (uint32_t)vector_dim(i->whole->type, 0);
  int64_t offset = first_of(i->offsets), stride = first_of(i->strides);
  int64_t *mask = arena_zero(rw->arena, (all + 1) * sizeof *mask, 8);
  for (int64_t k = 0; k < n; k++)
    mask[k] = k;
  Value *wide = build_vector_shuffle(&rw->b, i->part, i->part, mask, all);
  for (int64_t k = 0; k < all; k++) {
    int64_t from = k - offset;
    bool old = from < 0 || from >= n * stride || from % stride;
    mask[k] = old ? all + k : from / stride;
  }
  return rewrite_replace1(
      rw, op, build_vector_shuffle(&rw->b, wide, i->whole, mask, all));
}

// Inserts a part row by row.
static bool insert_rows(Rewriter *rw, Op *op) {
  Insertion i = insertion_of(op);
  bool scalable =
      type_is_scalable(i.part->type) || type_is_scalable(i.whole->type);
  if ((scalable && i.rank == 1) || i.rank != i.whole_rank ||
      !ints_count(i.offsets))
    return false;
  if (i.part->type == i.whole->type)
    return rewrite_replace1(rw, op, i.part);
  if (i.rank == 1)
    return insert_elements(rw, op, &i);
  Value *result = i.whole;
  uint32_t n = (uint32_t)i.rank - 1;
  Attr *offsets = part_of(rw, i.offsets, 1, n);
  Attr *strides = part_of(rw, i.strides, 1, n);
  int64_t at = first_of(i.offsets);
  for (int64_t k = 0; k < vector_dim(i.part->type, 0); k++) {
    Value *row = build_vector_row(&rw->b, i.part, k);
    Value *old = build_vector_row(&rw->b, i.whole, at);
    row = insert_slice(rw, row, old, offsets, strides);
    result = build_vector_insert_row(&rw->b, row, result, at);
    at += first_of(i.strides);
  }
  return rewrite_replace1(rw, op, result);
}

// extract_strided_slice

typedef struct Extraction {
  Value *whole;
  Attr *offsets, *sizes, *strides;
  uint32_t n; // dimensions that they speak of
} Extraction;

static Extraction extraction_of(const Op *op) {
  Extraction e = {
      .whole = op_operand(op, 0),
      .offsets = op_slot(op, A_vector_extract_strided_slice_offsets),
      .sizes = op_slot(op, A_vector_extract_strided_slice_sizes),
      .strides = op_slot(op, A_vector_extract_strided_slice_strides),
  };
  e.n = ints_count(e.offsets);
  return e;
}

static bool is_scalable(const Op *op) {
  return type_is_scalable(op_result_type(op)) ||
         type_is_scalable(op_operand(op, 0)->type);
}

static int64_t taken_at(const Extraction *e, int64_t i) {
  return first_of(e->offsets) + i * first_of(e->strides);
}

// Extracts a part row by row.
static bool extract_rows(Rewriter *rw, Op *op) {
  Extraction e = extraction_of(op);
  Builder *b = &rw->b;
  Type *type = op_result_type(op);
  if (e.n <= 1)
    return false;
  Type *row_type = vector_drop_front(b->ctx, type, 1);
  Value *zero = build_zeros(b, type_element(type));
  Value *result = build_vector_broadcast(b, type, zero);
  for (int64_t i = 0; i < first_of(e.sizes); i++) {
    Value *row = build_vector_row(&rw->b, e.whole, taken_at(&e, i));
    Op *slice =
        build_op(b, OP_vector_extract_strided_slice, &row_type, 1, &row, 1);
    slice->slots[A_vector_extract_strided_slice_offsets] =
        part_of(rw, e.offsets, 1, e.n - 1);
    slice->slots[A_vector_extract_strided_slice_sizes] =
        part_of(rw, e.sizes, 1, e.n - 1);
    slice->slots[A_vector_extract_strided_slice_strides] =
        part_of(rw, e.strides, 1, e.n - 1);
    result = build_vector_insert(b, op_result(slice, 0), result, &i, 1);
  }
  return rewrite_replace1(rw, op, result);
}

static bool extract_by_shuffle(Rewriter *rw, Op *op) {
  Extraction e = extraction_of(op);
  if (is_scalable(op) || e.n != 1)
    return false;
  uint32_t n = (uint32_t)first_of(e.sizes);
  int64_t *mask = arena_array(rw->arena, int64_t, n + 1);
  for (int64_t i = 0; i < n; i++)
    mask[i] = taken_at(&e, i);
  // Of rows, if there is more than the one dimension.
  return rewrite_replace_with_slot(
      rw, op, OP_vector_shuffle, (Value *[]){e.whole, e.whole}, 2,
      A_vector_shuffle_mask, attr_dense_i64(rw->b.ctx, mask, n));
}

static bool extract_one_by_one(Rewriter *rw, Op *op) {
  Extraction e = extraction_of(op);
  if (e.n != 1)
    return false;
  int64_t n = first_of(e.sizes);
  Value **parts = arena_array(rw->arena, Value *, n + 1);
  for (int64_t i = 0; i < n; i++)
    parts[i] = build_vector_row(&rw->b, e.whole, taken_at(&e, i));
  Value *result = build_zeros(&rw->b, op_result_type(op));
  for (int64_t i = 0; i < n; i++)
    result = build_vector_insert_row(&rw->b, parts[i], result, i);
  return rewrite_replace1(rw, op, result);
}

static bool extract_scalable_one_by_one(Rewriter *rw, Op *op) {
  return is_scalable(op) && extract_one_by_one(rw, op);
}

const Pattern patterns_vector_slices[] = {
    PATTERN(OP_vector_insert_strided_slice, 1, insert_at_same_rank,
            "DecomposeDifferentRankInsertStridedSlice"),
    PATTERN(OP_vector_extract_strided_slice, 1, extract_rows,
            "DecomposeNDExtractStridedSlice"),
    PATTERN(OP_vector_insert_strided_slice, 1, insert_rows,
            "ConvertSameRankInsertStridedSliceIntoShuffle"),
    PATTERN(OP_vector_extract_strided_slice, 1, extract_by_shuffle,
            "Convert1DExtractStridedSliceIntoShuffle"),
    PATTERN(OP_vector_extract_strided_slice, 1, extract_scalable_one_by_one,
            "Convert1DExtractStridedSliceIntoExtractInsertChain"),
    {0},
};

// test-vector-extract-strided-slice-lowering

static const Pattern one_by_one[] = {
    PATTERN(OP_vector_extract_strided_slice, 1, extract_one_by_one, ""),
    {0},
};

bool lower_vector_extract_strided_slice(PassRun *run, Op *root) {
  return pass_greedy_alone(run, root, pass_pattern_list(run, one_by_one));
}
