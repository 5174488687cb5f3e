// Folds of the bufferization dialect: from memory to a tensor and back is where
// one was.

#include "ir/dialects/dialects_int.h"

// The buffer is asked for directly behind, before anything else can have been
// written there.
bool fold_bufferization_to_tensor(Fold *f, Op *op) {
  const Op *before = value_def(op_operand(op, 0), OP_bufferization_to_buffer);
  return before && before->next == op &&
         op_operand(before, 0)->type == op_result(op, 0)->type &&
         fold_to_value(f, op_operand(before, 0));
}

bool fold_bufferization_to_buffer(Fold *f, Op *op) {
  const Op *before = value_def(op_operand(op, 0), OP_bufferization_to_tensor);
  return before && op_operand(before, 0)->type == op_result(op, 0)->type &&
         fold_to_value(f, op_operand(before, 0));
}
