// lower-vector-multi-reduction: vector.multi_reduction to reductions of rows or
// to arithmetic on rows.
//
// Requires: nothing.
// Guarantees: no vector.multi_reduction is left, but for those with more than
//   one scalable dimension, or a scalable one where it would have to be
//   unrolled.
// Invalidates: nothing.
//
// A reduction is brought into a form of two dimensions, of which one is
// reduced. With lowering-strategy=inner-parallel it is the first, and rows are
// combined; with inner-reduction it is the last, and each row is reduced:
//
//   %0 = vector.multi_reduction <add>, %v, %acc [1]
//     : vector<2x3x4xf32> to vector<2x4xf32>
//   // ->
//   %0 = vector.transpose %v, [1, 0, 2] : ... to vector<3x2x4xf32>
//   %1 = vector.shape_cast %0 : ... to vector<3x8xf32>
//   %2 = vector.shape_cast %acc : ... to vector<8xf32>
//   %3 = vector.extract %1[0] : vector<8xf32> from vector<3x8xf32>
//   %4 = arith.addf %3, %2 : vector<8xf32>
//   ...
//
// Where no dimension is reduced each element is combined with the accumulator,
// which mlir-opt drops.
//
// When code is to be produced (convert-vector-to-llvm does it then) the form is
// the one that needs no transposition, if there is one.

#include "ir/dialects/dialects.h"
#include "ir/dialects/vector/vector.h"
#include "ir/rewrite/greedy.h"
#include "lowering/canonicalize/patterns.h"
#include "lowering/pass/pass.h"
#include "ir/build/vector.h"
#include "lowering/vector/passes.h"
#include "lowering/vector/vector_patterns.h"

typedef enum ReduceBy Strategy;

typedef struct Reduction {
  Rewriter *rw;
  Op *op;
  Value *source, *acc;
  Type *type; // of the source
  Attr *kind;
  const Attr *dims;
} Reduction;

static Reduction reduction_of(Rewriter *rw, Op *op) {
  return (Reduction){rw,
                     op,
                     op_operand(op, 0),
                     op_operand(op, 1),
                     op_operand(op, 0)->type,
                     op_slot(op, A_vector_multi_reduction_kind),
                     op_slot(op, A_vector_multi_reduction_reduction_dims)};
}

static bool is_reduced(const Reduction *r, int dim) {
  for (uint32_t i = 0; i < ints_count(r->dims); i++)
    if (ints_at(r->dims, i) == dim)
      return true;
  return false;
}

// The same of another source and start value, whose dimensions from `first` on,
// `n` of them, are reduced.
static Value *reduce(const Reduction *r, Value *source, Value *acc, int first,
                     int n, Value *mask) {
  Builder *b = &r->rw->b;
  int64_t *dims = arena_array(r->rw->arena, int64_t, n + 1);
  for (int i = 0; i < n; i++)
    dims[i] = first + i;
  Op *op = build_op(b, OP_vector_multi_reduction, &acc->type, 1,
                    (Value *[]){source, acc}, 2);
  op->slots[A_vector_multi_reduction_kind] = r->kind;
  op->slots[A_vector_multi_reduction_reduction_dims] =
      attr_dense_i64(b->ctx, dims, (uint64_t)n);
  return build_masked(r->rw, op, mask);
}

// Are the dimensions that are not reduced the first ones, or the last?
static bool has_order(const Reduction *r, Strategy by) {
  int rank = vector_rank(r->type), nreduced = (int)ints_count(r->dims);
  for (int i = 0; i < rank; i++) {
    bool reduced =
        by == REDUCE_INNER_REDUCTION ? i >= rank - nreduced : i < nreduced;
    if (is_reduced(r, i) != reduced)
      return false;
  }
  return true;
}

static bool order_dimensions(Rewriter *rw, Op *op, Strategy by) {
  Reduction r = reduction_of(rw, op);
  int rank = vector_rank(r.type), nreduced = (int)ints_count(r.dims);
  if (nreduced == rank || has_order(&r, by))
    return false;
  Masked m = leave_mask(rw, op);
  int first = by == REDUCE_INNER_REDUCTION ? rank - nreduced : 0;
  int other = by == REDUCE_INNER_REDUCTION ? 0 : nreduced;
  int64_t *order = arena_array(rw->arena, int64_t, rank);
  for (int i = 0; i < nreduced; i++)
    order[first + i] = ints_at(r.dims, (uint32_t)i);
  for (int i = 0; i < rank; i++)
    if (!is_reduced(&r, i))
      order[other++] = i;
  if (m.mask)
    m.mask = build_vector_transpose(&rw->b, rw->arena, m.mask, order);
  Value *source = build_vector_transpose(&rw->b, rw->arena, r.source, order);
  return rewrite_replace1(rw, m.root,
                          reduce(&r, source, r.acc, first, nreduced, m.mask));
}

// Dimensions in one.
typedef struct Flat {
  int64_t size; // 0: there are none
  bool scalable;
} Flat;

static Flat flat_of(const Reduction *r, bool reduced) {
  Flat flat = {0};
  for (int i = 0; i < vector_rank(r->type); i++) {
    if (is_reduced(r, i) != reduced)
      continue;
    flat.size = (flat.size ? flat.size : 1) * vector_dim(r->type, i);
    flat.scalable |= type_dim_is_scalable(r->type, i);
  }
  return flat;
}

static Type *flat_type(const Reduction *r, const Flat *dims, int n) {
  int64_t shape[2];
  bool scalable[2];
  for (int i = 0; i < n; i++) {
    shape[i] = dims[i].size;
    scalable[i] = dims[i].scalable;
  }
  return type_vector(r->rw->b.ctx, n, shape, scalable, type_element(r->type));
}

static bool can_flatten(const Reduction *r, Strategy by) {
  int rank = vector_rank(r->type), nscalable = 0;
  for (int i = 0; i < rank; i++)
    nscalable += type_dim_is_scalable(r->type, i);
  return rank > 1 && nscalable <= 1 &&
         (rank > 2 || is_reduced(r, 0) == is_reduced(r, 1)) && has_order(r, by);
}

// Makes two dimensions of all: one kept, one reduced.
static bool flatten_dimensions(Rewriter *rw, Op *op, Strategy by) {
  Reduction r = reduction_of(rw, op);
  if (!can_flatten(&r, by))
    return false;
  Builder *b = &rw->b;
  Flat kept = flat_of(&r, false), reduced = flat_of(&r, true);
  Flat dims[2];
  int n = 0, first;
  if (by == REDUCE_INNER_REDUCTION && kept.size)
    dims[n++] = kept;
  first = n;
  if (reduced.size)
    dims[n++] = reduced;
  if (by == REDUCE_INNER_PARALLEL && kept.size)
    dims[n++] = kept;
  Masked m = leave_mask(rw, op);
  Type *type = flat_type(&r, dims, n);
  if (m.mask)
    m.mask =
        build_vector_shape_cast(b, type_i1_same_shape(b->ctx, type), m.mask);
  Value *source = build_vector_shape_cast(b, type, r.source), *acc = r.acc;
  if (kept.size)
    acc = build_vector_shape_cast(b, flat_type(&r, &kept, 1), acc);
  Value *result = reduce(&r, source, acc, first, reduced.size != 0, m.mask);
  if (kept.size)
    result = build_vector_shape_cast(b, r.acc->type, result);
  return rewrite_replace1(rw, m.root, result);
}

// Of no dimensions.
static bool combine_elements(Rewriter *rw, Op *op) {
  Reduction r = reduction_of(rw, op);
  if (ints_count(r.dims))
    return false;
  Masked m = leave_mask(rw, op);
  Value *result =
      build_combined(&rw->b, rw->arena, r.kind, r.source, r.acc, NULL, m.mask);
  return rewrite_replace1(rw, m.root, result);
}

// A row, as a matrix of one row.
static bool add_dimension(Rewriter *rw, Op *op) {
  Reduction r = reduction_of(rw, op);
  Builder *b = &rw->b;
  if (vector_rank(r.type) != 1)
    return false;
  Masked m = leave_mask(rw, op);
  Flat one = {1, false};
  Flat dims[] = {one, {vector_dim(r.type, 0), type_is_scalable(r.type)}};
  Type *type = flat_type(&r, dims, 2);
  Value *source = build_vector_shape_cast(b, type, r.source);
  Value *acc = build_vector_broadcast(b, flat_type(&r, &one, 1), r.acc);
  if (m.mask)
    m.mask =
        build_vector_broadcast(b, type_i1_same_shape(b->ctx, type), m.mask);
  Value *result = reduce(&r, source, acc, 1, 1, m.mask);
  return rewrite_replace1(rw, m.root, build_vector_row(b, result, 0));
}

static bool combine_rows(Rewriter *rw, Op *op) {
  Reduction r = reduction_of(rw, op);
  if (vector_rank(r.type) != 2 || is_reduced(&r, 1) || !is_reduced(&r, 0) ||
      type_dim_is_scalable(r.type, 0))
    return false;
  Masked m = leave_mask(rw, op);
  Value *result = r.acc;
  for (int64_t i = 0; i < vector_dim(r.type, 0); i++) {
    Value *row = build_vector_row(&rw->b, r.source, i);
    Value *mask = m.mask ? build_vector_row(&rw->b, m.mask, i) : NULL;
    result = build_combined(&rw->b, rw->arena, r.kind, row, result, NULL, mask);
  }
  return rewrite_replace1(rw, m.root, result);
}

static Value *reduce_row(const Reduction *r, int64_t row, Value *mask) {
  Builder *b = &r->rw->b;
  Value *operands[] = {build_vector_row(b, r->source, row),
                       build_vector_row(b, r->acc, row)};
  Op *op = build_op(b, OP_vector_reduction, &operands[1]->type, 1, operands, 2);
  op->slots[A_vector_reduction_kind] = r->kind;
  op->slots[A_vector_reduction_fastmath] =
      attr_flags(b->ctx, def_attr_arith_fastmath, 0);
  if (mask)
    mask = build_vector_row(b, mask, row);
  return build_masked(r->rw, op, mask);
}

static bool reduce_rows(Rewriter *rw, Op *op) {
  Reduction r = reduction_of(rw, op);
  if (vector_rank(r.type) != 2 || is_reduced(&r, 0) || !is_reduced(&r, 1) ||
      type_dim_is_scalable(r.type, 0))
    return false;
  Masked m = leave_mask(rw, op);
  Value *result = build_zeros(&rw->b, r.acc->type);
  for (int64_t i = 0; i < vector_dim(r.type, 0); i++)
    result =
        build_vector_insert_row(&rw->b, reduce_row(&r, i, m.mask), result, i);
  return rewrite_replace1(rw, m.root, result);
}

static bool order_for_parallel(Rewriter *rw, Op *op) {
  return order_dimensions(rw, op, REDUCE_INNER_PARALLEL);
}

static bool flatten_for_parallel(Rewriter *rw, Op *op) {
  return flatten_dimensions(rw, op, REDUCE_INNER_PARALLEL);
}

static bool order_for_reduction(Rewriter *rw, Op *op) {
  return order_dimensions(rw, op, REDUCE_INNER_REDUCTION);
}

static bool flatten_for_reduction(Rewriter *rw, Op *op) {
  return flatten_dimensions(rw, op, REDUCE_INNER_REDUCTION);
}

// What needs no transposition; sums of a row are reductions.
static Strategy choose(Rewriter *rw, Op *op) {
  Reduction r = reduction_of(rw, op);
  return is_reduced(&r, vector_rank(r.type) - 1) ? REDUCE_INNER_REDUCTION
                                                 : REDUCE_INNER_PARALLEL;
}

static bool order_as_it_fits(Rewriter *rw, Op *op) {
  return order_dimensions(rw, op, choose(rw, op));
}

static bool flatten_as_it_fits(Rewriter *rw, Op *op) {
  return flatten_dimensions(rw, op, choose(rw, op));
}

static const Pattern inner_parallel[] = {
    PATTERN(OP_vector_multi_reduction, 2, combine_elements, ""),
    PATTERN(OP_vector_multi_reduction, 1, order_for_parallel, ""),
    PATTERN(OP_vector_multi_reduction, 1, flatten_for_parallel, ""),
    PATTERN(OP_vector_multi_reduction, 1, add_dimension, ""),
    PATTERN(OP_vector_multi_reduction, 1, combine_rows, ""),
    {0},
};

static const Pattern inner_reduction[] = {
    PATTERN(OP_vector_multi_reduction, 2, combine_elements, ""),
    PATTERN(OP_vector_multi_reduction, 1, order_for_reduction, ""),
    PATTERN(OP_vector_multi_reduction, 1, flatten_for_reduction, ""),
    PATTERN(OP_vector_multi_reduction, 1, add_dimension, ""),
    PATTERN(OP_vector_multi_reduction, 1, reduce_rows, ""),
    {0},
};

const Pattern patterns_vector_multi_reduction[] = {
    PATTERN(OP_vector_multi_reduction, 2, combine_elements, ""),
    PATTERN(OP_vector_multi_reduction, 1, order_as_it_fits, ""),
    PATTERN(OP_vector_multi_reduction, 1, flatten_as_it_fits, ""),
    PATTERN(OP_vector_multi_reduction, 1, add_dimension, ""),
    PATTERN(OP_vector_multi_reduction, 1, combine_rows, ""),
    PATTERN(OP_vector_multi_reduction, 1, reduce_rows, ""),
    {0},
};

bool lower_vector_multi_reduction(PassRun *run, Op *root) {
  Strategy by = PASS_OPTIONS(run, vector_multi_reduction)->lowering_strategy;
  const Pattern *list =
      by == REDUCE_INNER_REDUCTION ? inner_reduction : inner_parallel;
  return pass_greedy_alone(run, root, pass_pattern_list(run, list));
}
