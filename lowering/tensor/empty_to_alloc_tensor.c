// empty-tensor-to-alloc-tensor: tensor.empty becomes bufferization.alloc_tensor,
// which stays when equal operations are joined.
//
// Requires: nothing.
// Guarantees: no tensor.empty is left; folds apply.
// Invalidates: nothing.

#include "lowering/pass/pass.h"
#include "lowering/tensor/passes.h"

static bool to_alloc(Rewriter *rw, Op *op) {
  ValueList sizes = list_of_operands(rw, op, 0);
  Op *made = rewrite_replace_new(rw, op, OP_bufferization_alloc_tensor,
                                 sizes.items, sizes.count);
  made->slots[A_bufferization_alloc_tensor_operandSegmentSizes] =
      attr_dense_i32(rw->b.ctx, (int32_t[]){(int32_t)sizes.count, 0, 0}, 3);
  return true;
}

static const Pattern patterns[] = {
    PATTERN(OP_tensor_empty, 1, to_alloc, ""),
    {0},
};

bool lower_empty_tensor_to_alloc_tensor(PassRun *run, Op *root) {
  return pass_greedy_alone(run, root, pass_pattern_list(run, patterns));
}
