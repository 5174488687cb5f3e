// reify-result-shapes: tensor.pad and tensor.concat have the type that follows
// from their operands.
//
// Requires: nothing.
// Guarantees: sizes of their results that follow from constants are in the
//   type.
// Invalidates: nothing.
//
// Before:
//
//   %0 = tensor.concat dim(0) %a, %b
//       : (tensor<3x4xf32>, tensor<2x4xf32>) -> tensor<?x?xf32>
//
// After:
//
//   %0 = tensor.concat dim(0) %a, %b
//       : (tensor<3x4xf32>, tensor<2x4xf32>) -> tensor<5x4xf32>
//   %1 = tensor.cast %0 : tensor<5x4xf32> to tensor<?x?xf32>

#include "ir/build/tensor.h"
#include "lowering/pass/pass.h"
#include "lowering/tensor/passes.h"
#include "lowering/tensor/reify.h"

// What follows from the operands; operations that compute it stay. As mlir-opt
// has it, what inputs are joined to is a value, also where it is a constant.
static int64_t reified_size(Rewriter *rw, const Value *result, uint32_t dim) {
  int64_t known = result->type->as.shaped.shape[dim];
  Mixed size;
  if (known != DYNAMIC || !reify_size(rw, result, dim, &size))
    return known;
  if (op_is(value_op(result), OP_tensor_concat))
    size.value = mixed_materialize(&rw->b, size);
  return mixed_static(size.value ? mixed_of(rw->b.ctx, size.value) : size);
}

// The type with the sizes that are constants. The size that inputs are joined
// along comes last.
static Type *reified_type(Rewriter *rw, const Value *result) {
  Type *type = result->type;
  const Op *op = value_op(result);
  uint32_t rank = (uint32_t)type->as.shaped.rank;
  int64_t *shape = arena_array(rw->arena, int64_t, rank + 1);
  int64_t last = op_is(op, OP_tensor_concat)
                     ? attr_to_i64(op_slot(op, A_tensor_concat_dim))
                     : -1;
  for (uint32_t i = 0; i < rank; i++)
    if (i != last)
      shape[i] = reified_size(rw, result, i);
  if (last >= 0)
    shape[last] = reified_size(rw, result, (uint32_t)last);
  return type_with_shape(rw->b.ctx, type, (int)rank, shape);
}

static bool reify(Rewriter *rw, Op *op) {
  Value *result = op_result(op, 0);
  Type *old = result->type, *type = reified_type(rw, result);
  if (type == old)
    return false;
  Op *made = rewrite_clone(rw, op, NULL);
  op_result(made, 0)->type = type;
  return rewrite_replace1(rw, op,
                          build_shaped_cast(&rw->b, old, op_result(made, 0)));
}

static const Pattern patterns[] = {
    PATTERN(OP_tensor_concat, 1, reify, ""),
    PATTERN(OP_tensor_pad, 1, reify, ""),
    {0},
};

bool lower_reify_result_shapes(PassRun *run, Op *root) {
  return pass_walk_post(run, root, pass_pattern_list(run, patterns), NULL);
}
