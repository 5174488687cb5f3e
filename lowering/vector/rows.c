// Lowerings of the vector dialect that take the rows of the first dimension one
// by one: vector.fma and vector.gather; and vector.step as a constant.
//
//   %0 = vector.fma %a, %b, %c : vector<2x4xf32>
//   // ->
//   %1 = vector.extract %a[0] : vector<4xf32> from vector<2x4xf32>
//   ...
//   %4 = vector.fma %1, %2, %3 : vector<4xf32>
//   %5 = vector.insert %4, %zeros [0] : vector<4xf32> into vector<2x4xf32>
//   ...

#include "ir/build/vector.h"
#include "lowering/vector/vector_patterns.h"

#include "lowering/pass/pass.h"

static bool fuse_rows(Rewriter *rw, Op *op) {
  Type *type = op_result_type(op);
  Builder *b = &rw->b;
  if (vector_rank(type) < 2 || type_dim_is_scalable(type, 0))
    return false;
  Value *zero = build_zeros(b, type_element(type));
  Value *result = build_vector_broadcast(b, type, zero);
  for (int64_t i = 0; i < vector_dim(type, 0); i++) {
    Value *rows[3];
    for (uint32_t k = 0; k < 3; k++)
      rows[k] = build_vector_row(&rw->b, op_operand(op, k), i);
    Value *row = build_value(b, OP_vector_fma, rows[0]->type, rows, 3);
    result = build_vector_insert_row(b, row, result, i);
  }
  return rewrite_replace1(rw, op, result);
}

// Indices, mask and what else there is are the last three operands.
static bool gather_rows(Rewriter *rw, Op *op) {
  Type *type = op_result_type(op);
  Builder *b = &rw->b;
  if (vector_rank(type) < 2 || type_dim_is_scalable(type, 0))
    return false;
  Type *row_type = vector_drop_front(b->ctx, type, 1);
  uint32_t n = op->noperands, place = n - 3;
  Value **operands = arena_array(rw->arena, Value *, n);
  for (uint32_t k = 0; k < place; k++)
    operands[k] = op_operand(op, k);
  Value *result = build_poison(b, type);
  for (int64_t i = 0; i < vector_dim(type, 0); i++) {
    for (uint32_t k = place; k < n; k++)
      operands[k] = build_vector_row(&rw->b, op_operand(op, k), i);
    Op *row = build_op(b, OP_vector_gather, &row_type, 1, operands, n);
    row->slots[A_vector_gather_alignment] =
        op_slot(op, A_vector_gather_alignment);
    result = build_vector_insert(b, op_result(row, 0), result, &i, 1);
  }
  return rewrite_replace1(rw, op, result);
}

static bool count_up(Rewriter *rw, Op *op) {
  Type *type = op_result_type(op);
  if (type_is_scalable(type))
    return false;
  size_t n = (size_t)vector_dim(type, 0);
  int64_t *numbers = arena_array(rw->arena, int64_t, n + 1);
  for (size_t i = 0; i < n; i++)
    numbers[i] = (int64_t)i;
  return rewrite_replace_with_slot(
      rw, op, OP_arith_constant, NULL, 0, A_arith_constant_value,
      attr_dense(rw->b.ctx, type, numbers, n * sizeof *numbers, false));
}

const Pattern patterns_vector_step[] = {
    PATTERN(OP_vector_step, 1, count_up, "StepToArithConstantOpRewrite"),
    {0},
};
const Pattern patterns_vector_fma[] = {
    PATTERN(OP_vector_fma, 1, fuse_rows, "VectorFMAOpNDRewritePattern"),
    {0},
};
const Pattern patterns_vector_gather[] = {
    PATTERN(OP_vector_gather, 1, gather_rows, "UnrollGather"),
    {0},
};
