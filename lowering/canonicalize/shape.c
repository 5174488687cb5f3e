// Canonicalization patterns of the shape dialect: what is demanded and holds, and
// shapes of types that say them.

#include "ir/build/tensor.h"
#include "ir/dialects/shaped/shaped.h"
#include "lowering/canonicalize/patterns.h"
#include "lowering/canonicalize/tensor_int.h"

static Value **operands_of(Rewriter *rw, const Op *op) {
  Value **values = arena_array(rw->arena, Value *, op->noperands + 1);
  for (uint32_t i = 0; i < op->noperands; i++)
    values[i] = op_operand(op, i);
  return values;
}

// The same of other operands.
static bool replace_operands(Rewriter *rw, Op *op, Value *const *values,
                             uint32_t n) {
  Op *made =
      build_op(&rw->b, op->info->opcode, &op->results[0].type, 1, values, n);
  for (uint32_t i = 0; i < op->nslots; i++)
    made->slots[i] = op->slots[i];
  made->attrs = op->attrs;
  rewrite_replace_by(rw, op, made);
  return true;
}

// Of operands that are equal, one is enough.
static bool drop_equal_operands(Rewriter *rw, Op *op) {
  Value **values = operands_of(rw, op);
  uint32_t n = 0;
  for (uint32_t i = 0; i < op->noperands; i++) {
    uint32_t j = 0;
    while (j < n && values[j] != values[i])
      j++;
    if (j == n)
      values[n++] = values[i];
  }
  uint32_t least = op_is(op, OP_shape_cstr_broadcastable) ? 2 : 1;
  return n < op->noperands && n >= least && replace_operands(rw, op, values, n);
}

// A shape without dimensions changes nothing.
static bool is_empty_shape(Rewriter *rw, const Value *value) {
  const Attr *constant = value_constant(rw->b.ctx, value);
  const Op *asked = value_def(value, OP_shape_shape_of);
  if (attr_is(constant, AT_DENSE) && !constant->as.dense.count)
    return true;
  return (value->type->kind == TY_TENSOR &&
          value->type->as.shaped.shape[0] == 0) ||
         (asked && type_has_rank(op_operand(asked, 0)->type) &&
          !op_operand(asked, 0)->type->as.shaped.rank);
}

static bool drop_empty_shapes(Rewriter *rw, Op *op) {
  Value **values = operands_of(rw, op);
  uint32_t n = 0, least = op_is(op, OP_shape_cstr_broadcastable) ? 2 : 1;
  for (uint32_t i = 0; i < op->noperands; i++)
    if (!is_empty_shape(rw, values[i]))
      values[n++] = values[i];
  return n < op->noperands && n >= least && replace_operands(rw, op, values, n);
}

// Witnesses

static bool inline_assuming(Rewriter *rw, Op *op) {
  const Attr *witness = value_constant(rw->b.ctx, op_operand(op, 0));
  if (!witness || !attr_to_bool(witness))
    return false;
  Block *body = op->regions[0].first;
  Op *end = block_terminator(body);
  Value **results = operands_of(rw, end);
  rewrite_inline_block(rw, body, op, NULL);
  rewrite_replace(rw, op, results);
  rewrite_erase(rw, end);
  return true;
}

static bool drop_unused_results(Rewriter *rw, Op *op) {
  bool *gone = arena_array(rw->arena, bool, op->nresults + 1), any = false;
  Op *end = block_terminator(op->regions[0].first);
  for (uint32_t i = 0; i < op->nresults; i++)
    any |= gone[i] = !op->results[i].uses;
  if (!any)
    return false;
  for (uint32_t i = op->nresults; i-- > 0;)
    if (gone[i])
      rewrite_erase_operands(rw, end, i, 1);
  rewrite_erase_results(rw, op, gone);
  return true;
}

static bool forward_single_witness(Rewriter *rw, Op *op) {
  if (op->noperands != 1)
    return false;
  rewrite_replace1(rw, op, op_operand(op, 0));
  return true;
}

// Takes the operands of assuming_alls that are operands.
static bool merge_assuming_all(Rewriter *rw, Op *op) {
  uint32_t n = 0;
  bool any = false;
  for (uint32_t i = 0; i < op->noperands; i++) {
    const Op *inner = value_def(op_operand(op, i), OP_shape_assuming_all);
    n += inner ? inner->noperands : 1;
    any |= inner != NULL;
  }
  if (!any)
    return false;
  Value **values = arena_array(rw->arena, Value *, n + 1);
  n = 0;
  for (uint32_t i = 0; i < op->noperands; i++) {
    const Op *inner = value_def(op_operand(op, i), OP_shape_assuming_all);
    for (uint32_t j = 0; inner && j < inner->noperands; j++)
      values[n++] = op_operand(inner, j);
    if (!inner)
      values[n++] = op_operand(op, i);
  }
  return replace_operands(rw, op, values, n);
}

// A demand of one and the same shape.
static bool demand_nothing(Rewriter *rw, Op *op) {
  for (uint32_t i = 1; i < op->noperands; i++)
    if (op_operand(op, i) != op_operand(op, 0))
      return false;
  if (!op->noperands)
    return false;
  Op *made = build_op(&rw->b, OP_shape_const_witness, &op->results[0].type, 1,
                      NULL, 0);
  made->slots[A_shape_const_witness_passing] = rw->b.ctx->true_attr;
  rewrite_replace_by(rw, op, made);
  return true;
}

// Shapes

static bool forward_single_shape(Rewriter *rw, Op *op) {
  if (op->noperands != 1)
    return false;
  Value *shape = op_operand(op, 0);
  if (shape->type != op_result_type(op)) {
    if (shape->type->kind != TY_TENSOR)
      return false;
    shape = op_result_type(op)->kind == TY_TENSOR
                ? build_shaped_cast(&rw->b, op_result_type(op), shape)
                : build_unary(&rw->b, OP_shape_from_extent_tensor,
                              op_result_type(op), shape);
  }
  rewrite_replace1(rw, op, shape);
  return true;
}

static bool shape_of_static(Rewriter *rw, Op *op) {
  const Type *type = op_operand(op, 0)->type;
  if (!type_is_shaped(type) || !type_has_rank(type) ||
      !type_has_static_shape(type))
    return false;
  Ctx *ctx = rw->b.ctx;
  int64_t rank = type->as.shaped.rank;
  Type *extents = type_tensor(ctx, 1, &rank, ctx->index_type, NULL);
  Type *result =
      op_result_type(op)->kind == TY_TENSOR ? extents : op_result_type(op);
  Op *made = build_op(&rw->b, OP_shape_const_shape, &result, 1, NULL, 0);
  made->slots[A_shape_const_shape_shape] =
      attr_dense(ctx, extents, type->as.shaped.shape,
                 (size_t)rank * sizeof(int64_t), false);
  if (result != op_result_type(op))
    return replace_by_shaped_cast(rw, op, op_result(made, 0));
  rewrite_replace_by(rw, op, made);
  return true;
}

static bool rank_of_shape_of(Rewriter *rw, Op *op) {
  const Op *asked = value_def(op_operand(op, 0), OP_shape_shape_of);
  if (!asked || !type_has_rank(op_operand(asked, 0)->type))
    return false;
  Ctx *ctx = rw->b.ctx;
  Attr *rank = attr_index(ctx, op_operand(asked, 0)->type->as.shaped.rank);
  bool is_index = op_result_type(op)->kind == TY_INDEX;
  Op *made =
      build_op(&rw->b, is_index ? OP_arith_constant : OP_shape_const_size,
               &op->results[0].type, 1, NULL, 0);
  made->slots[0] = rank; // ORDER CONSTANT
  rewrite_replace_by(rw, op, made);
  return true;
}

static bool extract_from_shape_of(Rewriter *rw, Op *op) {
  const Op *asked = value_def(op_operand(op, 0), OP_shape_shape_of);
  const Type *type = asked ? op_operand(asked, 0)->type : NULL;
  if (!type || op->noperands != 2 || !type_is_tensor(type))
    return false;
  Value *operands[] = {op_operand(asked, 0), op_operand(op, 1)};
  rewrite_replace1(
      rw, op,
      build_value(&rw->b, OP_tensor_dim, op_result_type(op), operands, 2));
  return true;
}

static bool size_of_index(Rewriter *rw, Op *op) {
  const Op *before = value_def(op_operand(op, 0), OP_shape_index_to_size);
  if (!before)
    return false;
  rewrite_replace1(rw, op, op_operand(before, 0));
  return true;
}

static bool index_of_size(Rewriter *rw, Op *op) {
  const Op *before = value_def(op_operand(op, 0), OP_shape_size_to_index);
  if (!before || op_operand(before, 0)->type != op_result_type(op))
    return false;
  rewrite_replace1(rw, op, op_operand(before, 0));
  return true;
}

#define ANONYMOUS(name) "(anonymous namespace)::" name
#define DUPLICATES(op)                                                         \
  ANONYMOUS("RemoveDuplicateOperandsPattern<mlir::shape::" op ">")
#define EMPTY(op)                                                              \
  ANONYMOUS("RemoveEmptyShapeOperandsPattern<mlir::shape::" op ">")

// clang-format off
const Pattern patterns_shape[] = {
    PATTERN(OP_shape_assuming, 1, inline_assuming, ANONYMOUS("AssumingWithTrue")),
    PATTERN(OP_shape_assuming, 1, drop_unused_results, ANONYMOUS("AssumingOpRemoveUnusedResults")),
    PATTERN(OP_shape_assuming_all, 1, merge_assuming_all, ANONYMOUS("MergeAssumingAllOps")),
    PATTERN(OP_shape_assuming_all, 1, forward_single_witness, ANONYMOUS("AssumingAllOneOp")),
    PATTERN(OP_shape_assuming_all, 1, drop_equal_operands, DUPLICATES("AssumingAllOp")),
    PATTERN(OP_shape_broadcast, 1, forward_single_shape, ANONYMOUS("BroadcastForwardSingleOperandPattern")),
    PATTERN(OP_shape_broadcast, 1, drop_equal_operands, DUPLICATES("BroadcastOp")),
    PATTERN(OP_shape_broadcast, 1, drop_empty_shapes, EMPTY("BroadcastOp")),
    PATTERN(OP_shape_cstr_broadcastable, 1, demand_nothing, ANONYMOUS("CstrBroadcastableEqOps")),
    PATTERN(OP_shape_cstr_broadcastable, 1, drop_equal_operands, DUPLICATES("CstrBroadcastableOp")),
    PATTERN(OP_shape_cstr_broadcastable, 1, drop_empty_shapes, EMPTY("CstrBroadcastableOp")),
    PATTERN(OP_shape_cstr_eq, 1, demand_nothing, ANONYMOUS("CstrEqEqOps")),
    PATTERN(OP_shape_is_broadcastable, 1, drop_equal_operands, DUPLICATES("IsBroadcastableOp")),
    PATTERN(OP_shape_rank, 1, rank_of_shape_of, ANONYMOUS("RankShapeOfCanonicalizationPattern")),
    PATTERN(OP_shape_shape_of, 1, shape_of_static, ANONYMOUS("ShapeOfOpToConstShapeOp")),
    PATTERN(OP_tensor_extract, 1, extract_from_shape_of, ANONYMOUS("ExtractFromShapeOfExtentTensor")),
    PATTERN(OP_shape_size_to_index, 1, size_of_index, ANONYMOUS("IndexToSizeToIndexCanonicalization")),
    PATTERN(OP_shape_index_to_size, 1, index_of_size, ANONYMOUS("SizeToIndexToSizeCanonicalization")),
    {0},
};
// clang-format on
