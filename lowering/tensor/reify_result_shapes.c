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

// The type with the sizes that are constants. Sizes that are not are computed,
// and stay without a use, unless nothing becomes known.
static Type *reified_type(Rewriter *rw, const Value *result) {
  Type *type = result->type;
  uint32_t rank = (uint32_t)type->as.shaped.rank;
  int64_t *shape = arena_array(rw->arena, int64_t, rank + 1);
  for (uint32_t i = 0; i < rank; i++) {
    Mixed size;
    if (!reify_size(rw, result, i, &size))
      return type;
    if (size.value)
      size = mixed_of(rw->b.ctx, size.value);
    shape[i] = mixed_static(size);
  }
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
