// linalg-fold-into-elementwise: linalg.elementwise reads what a transposition
// of an input has read, if it reads that element by element.
//
// Requires: nothing.
// Guarantees: folds apply.
// Invalidates: nothing.
//
// Before:
//
//   %t = linalg.transpose ins(%a : tensor<4x8xf32>) outs(%e : tensor<8x4xf32>)
//       permutation = [1, 0]
//   linalg.elementwise kind=#linalg.elementwise_kind<exp>
//       ins(%t : tensor<8x4xf32>) outs(%o : tensor<8x4xf32>)
//
// After:
//
//   linalg.elementwise kind=#linalg.elementwise_kind<exp>
//       indexing_maps = [(d0, d1) -> (d1, d0), (d0, d1) -> (d0, d1)]
//       ins(%a : tensor<4x8xf32>) outs(%o : tensor<8x4xf32>)

#include "lowering/linalg/linalg.h"
#include "lowering/linalg/passes.h"
#include "lowering/pass/pass.h"

// Reads the operand of a transpose by a permuted map.
static bool read_transposed(Rewriter *rw, Op *op) {
  Structured s, producer;
  bool any = false;
  if (!structured_of(rw->b.ctx, rw->arena, op, &s))
    return false;
  Value **operands = arena_array(rw->arena, Value *, op->noperands + 1);
  for (uint32_t i = 0; i < op->noperands; i++) {
    operands[i] = op_operand(op, i);
    Op *def = value_def(operands[i], OP_linalg_transpose);
    if (i >= s.ninputs || !def || !map_is_identity(s.maps[i]) ||
        !structured_of(rw->b.ctx, rw->arena, def, &producer))
      continue;
    operands[i] = op_operand(def, 0);
    s.maps[i] = producer.maps[0];
    any = true;
  }
  if (!any)
    return false;
  Attr *slots[] = {[A_linalg_elementwise_kind] =
                       op_slot(op, A_linalg_elementwise_kind),
                   [A_linalg_elementwise_indexing_maps] =
                       attr_array(rw->b.ctx, s.maps, op->noperands),
                   [A_linalg_elementwise_operandSegmentSizes] = NULL};
  rewrite_replace_by(rw, op,
                     build_structured(&rw->b, rw->arena, OP_linalg_elementwise,
                                      slots, operands, op->noperands,
                                      s.ninputs));
  return true;
}

static const Pattern patterns[] = {
    PATTERN(OP_linalg_elementwise, 1, read_transposed, ""),
    {0},
};

bool lower_linalg_fold_into_elementwise(PassRun *run, Op *root) {
  return pass_greedy_alone(run, root, pass_pattern_list(run, patterns));
}
