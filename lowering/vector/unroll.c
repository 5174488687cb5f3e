// Operations on vectors of more than one dimension, row by row: broadcast,
// bitcast, interleave, deinterleave, and elements one by one.
//
//   %0 = vector.bitcast %v : vector<2x4xi32> to vector<2x8xi16>
//   // ->
//   %p = ub.poison : vector<2x8xi16>
//   %1 = vector.extract %v[0] : vector<4xi32> from vector<2x4xi32>
//   %2 = vector.bitcast %1 : vector<4xi32> to vector<8xi16>
//   %3 = vector.insert %2, %p[0] : vector<8xi16> into vector<2x8xi16>
//   ...
//
// What stands behind a dimension that is scalable stays together.

#include "lowering/vector/vector_patterns.h"

#include "ir/build/vector.h"
#include "ir/dialects/vector/vector.h"

// broadcast

static bool same_shape(const Type *a, const Type *b) {
  for (int i = 0; i < vector_rank(a); i++)
    if (vector_dim(a, i) != vector_dim(b, i))
      return false;
  return true;
}

// The same in every row.
static bool broadcast_rows(Rewriter *rw, Op *op, Value *source) {
  Type *type = op_result(op, 0)->type;
  Value *row = build_vector_broadcast(
      &rw->b, vector_drop_front(rw->b.ctx, type, 1), source);
  Value *result = build_poison(&rw->b, type);
  for (int64_t i = 0; i < vector_dim(type, 0); i++)
    result = build_vector_insert_row(&rw->b, row, result, i);
  return rewrite_replace1(rw, op, result);
}

// Rows that differ, of which each is stretched.
static bool stretch_rows(Rewriter *rw, Op *op) {
  Type *type = op_result(op, 0)->type;
  Type *row = vector_drop_front(rw->b.ctx, type, 1);
  if (type_dim_is_scalable(type, 0))
    return false;
  Value *result = build_poison(&rw->b, type);
  for (int64_t i = 0; i < vector_dim(type, 0); i++) {
    Value *part = build_vector_row(&rw->b, op_operand(op, 0), i);
    part = build_vector_broadcast(&rw->b, row, part);
    result = build_vector_insert_row(&rw->b, part, result, i);
  }
  return rewrite_replace1(rw, op, result);
}

static Value *stretch_first(Rewriter *rw, Op *op) {
  Type *type = op_result(op, 0)->type;
  Value *result = build_poison(&rw->b, type);
  Value *row = build_vector_row(&rw->b, op_operand(op, 0), 0);
  row = build_vector_broadcast(&rw->b, vector_drop_front(rw->b.ctx, type, 1),
                               row);
  for (int64_t i = 0; i < vector_dim(type, 0); i++)
    result = build_vector_insert_row(&rw->b, row, result, i);
  return result;
}

static bool unroll_broadcast(Rewriter *rw, Op *op) {
  Value *source = op_operand(op, 0);
  const Type *from = source->type, *to = op_result(op, 0)->type;
  if (from->kind != TY_VECTOR)
    return false;
  if (vector_rank(from) <= 1 && vector_rank(to) == 1) {
    Value *element = build_vector_extract_first(&rw->b, rw->arena, source);
    rewrite_replace_new(rw, op, OP_vector_broadcast, &element, 1);
    return true;
  }
  if (vector_rank(from) < vector_rank(to))
    return broadcast_rows(rw, op, source);
  if (same_shape(from, to))
    return rewrite_replace1(rw, op, source);
  if (vector_dim(from, 0) != vector_dim(to, 0))
    return rewrite_replace1(rw, op, stretch_first(rw, op));
  return stretch_rows(rw, op);
}

// What keeps the leading dimensions

typedef struct Rows { // all but the last dimension
  const Type *type;
  int64_t *at;
  uint32_t n;
  bool end;
} Rows;

// False: nothing to unroll.
static bool rows_begin(Rewriter *rw, const Type *type, Rows *rows) {
  uint32_t n = 0;
  while ((int)n < vector_rank(type) - 1 && !type_dim_is_scalable(type, (int)n))
    n++;
  *rows = (Rows){type, arena_zero(rw->arena, (n + 1) * sizeof(int64_t), 8), n,
                 false};
  return n;
}

static void rows_next(Rows *rows) {
  for (uint32_t i = rows->n; i-- > 0;) {
    if (++rows->at[i] < vector_dim(rows->type, (int)i))
      return;
    rows->at[i] = 0;
  }
  rows->end = true;
}

// The operation on one row of each operand.
static Op *build_on_rows(Rewriter *rw, const Op *op, const Rows *rows) {
  Value *operands[2];
  Type *results[2];
  for (uint32_t i = 0; i < op->noperands; i++)
    operands[i] =
        build_vector_part(&rw->b, op_operand(op, i), rows->at, rows->n);
  for (uint32_t i = 0; i < op->nresults; i++)
    results[i] =
        vector_drop_front(rw->b.ctx, op->results[i].type, (int)rows->n);
  return build_op(&rw->b, op->info->opcode, results, op->nresults, operands,
                  op->noperands);
}

// All results are filled from `empty`.
static bool unroll_rows(Rewriter *rw, Op *op, Rows *rows, Value *empty) {
  Value *results[2] = {empty, empty};
  for (; !rows->end; rows_next(rows)) {
    Op *part = build_on_rows(rw, op, rows);
    for (uint32_t i = 0; i < op->nresults; i++)
      results[i] = build_vector_insert(&rw->b, op_result(part, i), results[i],
                                       rows->at, rows->n);
  }
  rewrite_replace(rw, op, results);
  return true;
}

static bool unroll_bitcast(Rewriter *rw, Op *op) {
  Type *type = op_result(op, 0)->type;
  Rows rows;
  return rows_begin(rw, type, &rows) &&
         unroll_rows(rw, op, &rows, build_poison(&rw->b, type));
}

static bool unroll_interleave(Rewriter *rw, Op *op) {
  Type *type = op_result(op, 0)->type;
  Rows rows;
  return rows_begin(rw, type, &rows) &&
         unroll_rows(rw, op, &rows, build_zeros(&rw->b, type));
}

// Elements

static bool is_unrollable(const Type *type) {
  return vector_rank(type) > 1 && !type_dim_is_scalable(type, 0);
}

static bool unroll_from_elements(Rewriter *rw, Op *op) {
  Type *type = op_result(op, 0)->type;
  if (!is_unrollable(type))
    return false;
  Type *row = vector_drop_front(rw->b.ctx, type, 1);
  uint32_t n = (uint32_t)type_num_elements(row);
  Value **elements = arena_array(rw->arena, Value *, op->noperands + 1);
  for (uint32_t i = 0; i < op->noperands; i++)
    elements[i] = op_operand(op, i);
  Value *result = build_poison(&rw->b, type);
  for (int64_t i = 0; i < vector_dim(type, 0); i++) {
    Value *part =
        build_value(&rw->b, OP_vector_from_elements, row, elements + i * n, n);
    result = build_vector_insert_row(&rw->b, part, result, i);
  }
  return rewrite_replace1(rw, op, result);
}

static bool unroll_to_elements(Rewriter *rw, Op *op) {
  Value *source = op_operand(op, 0);
  if (!is_unrollable(source->type))
    return false;
  int64_t n = vector_dim(source->type, 0);
  Value **rows = arena_array(rw->arena, Value *, n + 1);
  Value **elements = arena_array(rw->arena, Value *, op->nresults + 1);
  uint32_t count = 0;
  for (int64_t i = 0; i < n; i++)
    rows[i] = build_vector_row(&rw->b, source, i);
  for (int64_t i = 0; i < n; i++) {
    Op *part = build_to_elements(&rw->b, rw->arena, rows[i]);
    for (uint32_t k = 0; k < part->nresults; k++)
      elements[count++] = op_result(part, k);
  }
  rewrite_replace(rw, op, elements);
  return true;
}

const Pattern patterns_vector_broadcast[] = {
    PATTERN(OP_vector_broadcast, 1, unroll_broadcast, ""),
    {0},
};

const Pattern patterns_vector_unroll[] = {
    PATTERN(OP_vector_bitcast, 1, unroll_bitcast, ""),
    PATTERN(OP_vector_interleave, 1, unroll_interleave, ""),
    PATTERN(OP_vector_deinterleave, 1, unroll_interleave, ""),
    PATTERN(OP_vector_from_elements, 1, unroll_from_elements, ""),
    PATTERN(OP_vector_to_elements, 1, unroll_to_elements, ""),
    {0},
};
