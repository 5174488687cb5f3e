// lower-vector-mask: accesses of memory in a vector.mask take the mask
// themselves.
//
// Requires: nothing.
// Guarantees: no vector.mask holds a transfer or a gather; folds apply.
// Invalidates: nothing.
//
// Before:
//
//   %0 = vector.mask %k { vector.transfer_read %m[%i], %p
//       : memref<?xf32>, vector<4xf32> } : vector<4xi1> -> vector<4xf32>
//
// After:
//
//   %0 = vector.transfer_read %m[%i], %p, %k : memref<?xf32>, vector<4xf32>
//
// Masks of what computes stay, for who lowers that.

#include "ir/rewrite/greedy.h"
#include "lowering/canonicalize/patterns.h"
#include "lowering/lowering_int.h"
#include "lowering/vector/build.h"
#include "lowering/vector/vector_patterns.h"

// What stands in it; NULL: nothing.
static Op *masked_op(const Op *mask) {
  Block *block = mask->regions[0].first;
  return block->first == block->last ? NULL : block->first;
}

static bool has_passthru(const Op *mask) {
  return op_operand_of(mask, G_vector_mask_passthru) != NULL;
}

static bool mask_transfer(Rewriter *rw, Op *op) {
  Op *inner = masked_op(op);
  if (!inner || !op_is_transfer(inner) || has_passthru(op))
    return false;
  Transfer t = transfer_of(inner);
  TransferParts parts = transfer_parts(rw->arena, &t);
  parts.mask = op_operand(op, 0);
  rewrite_replace_by(rw, op, build_transfer(&rw->b, rw->arena, &parts));
  return true;
}

static bool mask_gather(Rewriter *rw, Op *op) {
  Op *inner = masked_op(op);
  if (!inner || !op_is(inner, OP_vector_gather))
    return false;
  uint32_t n = inner->noperands;
  Value **operands = arena_array(rw->arena, Value *, n);
  for (uint32_t i = 0; i < n; i++)
    operands[i] = op_operand(inner, i);
  operands[n - 2] = op_operand(op, 0);
  operands[n - 1] = build_zeros(&rw->b, op_result(inner, 0)->type);
  rewrite_replace_new(rw, op, OP_vector_gather, operands, n);
  return true;
}

static const Pattern patterns_masked[] = {
    {OP_vector_mask, 1, mask_transfer, "MaskedTransferOpPattern"},
    {OP_vector_mask, 1, mask_gather, "MaskedGatherOpPattern"},
    {0},
};

static void add_patterns(PatternSet *set, const PassRun *run) {
  (void)run;
  pattern_set_add(set, patterns_masked);
  add_mask_patterns(set, true);
}

bool lower_vector_mask(PassRun *run, Op *root) {
  if (run->total && !op_has_vectors(root))
    return true;
  const PatternSet *patterns = pass_patterns(run, add_patterns);
  return pass_by_drivers(run,
                         pass_greedy(run, root, patterns) == GREEDY_CONVERGED);
}
