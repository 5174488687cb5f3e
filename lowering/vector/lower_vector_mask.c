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
// An access that has a mask already gets both, joined by arith.andi; mlir-opt
// drops its own. A gather keeps what it gives where it reads nothing, which is
// zero in mlir-opt. What a vector.mask passes through is selected behind the
// read. Masks of what computes stay, for who lowers that.

#include "ir/analysis/fold.h"
#include "ir/rewrite/greedy.h"
#include "lowering/canonicalize/patterns.h"
#include "lowering/pass/pass.h"
#include "ir/build/vector.h"
#include "lowering/vector/passes.h"
#include "lowering/vector/vector_patterns.h"

// What stands in it; NULL: nothing.
static Op *masked_op(const Op *mask) {
  Block *block = mask->regions[0].first;
  return block->first == block->last ? NULL : block->first;
}

// On where both are; there may be no second one.
static Value *both_masks(Rewriter *rw, Value *outer, Value *inner) {
  if (!inner || inner == outer)
    return outer;
  Value *both = build_binary(&rw->b, OP_arith_andi, outer, inner);
  return build_or_fold(&rw->b, rw->arena, value_op(both));
}

// Puts the mask of a read, which has the dimensions of memory in their order,
// into those of the vector. Where all are repeated it is a single bit.
static Value *mask_as_vector(Rewriter *rw, const Transfer *t, Value *mask) {
  const Type *vector = t->vector->type;
  uint32_t n = t->map->as.map.nresults, nrepeated = 0, size = 0;
  int64_t *shape = arena_array(rw->arena, int64_t, n + 1);
  int64_t *order = arena_array(rw->arena, int64_t, n + 1);
  bool *scalable = arena_array(rw->arena, bool, n + 1);
  for (uint32_t i = 0; i < n; i++)
    if (t->map->as.map.results[i]->kind == AFFINE_CONSTANT) {
      order[i] = nrepeated;
      scalable[nrepeated] = type_dim_is_scalable(vector, (int)i);
      shape[nrepeated++] = vector_dim(vector, (int)i);
    }
  if (nrepeated == n)
    return build_vector_extract_first(&rw->b, rw->arena, mask);
  size = nrepeated;
  for (int64_t dim = 0; dim < t->map->as.map.ndims; dim++)
    for (uint32_t i = 0; i < n; i++) {
      const AffineExpr *e = t->map->as.map.results[i];
      if (e->kind != AFFINE_DIM || e->value != dim)
        continue;
      order[i] = size;
      scalable[size] = type_dim_is_scalable(vector, (int)i);
      shape[size++] = vector_dim(vector, (int)i);
    }
  if (nrepeated)
    mask = build_vector_broadcast(
        &rw->b, type_vector(rw->b.ctx, (int)n, shape, scalable, rw->b.ctx->i1),
        mask);
  for (uint32_t i = 0; i < n; i++)
    if (order[i] != i)
      return build_vector_transpose(&rw->b, rw->arena, mask, order);
  return mask;
}

static bool mask_transfer(Rewriter *rw, Op *op) {
  Op *inner = masked_op(op);
  if (!inner || !op_is_transfer(inner))
    return false;
  Transfer t = transfer_of(inner);
  TransferParts parts = transfer_parts(rw->arena, &t);
  Value *outer = op_operand(op, 0);
  Value *passthru = op_operand_of(op, G_vector_mask_passthru);
  parts.mask = both_masks(rw, outer, t.mask);
  Op *transfer = build_transfer(&rw->b, rw->arena, &parts);
  if (!passthru) {
    rewrite_replace_by(rw, op, transfer);
    return true;
  }
  Value *choice[] = {mask_as_vector(rw, &t, outer), op_result(transfer, 0),
                     passthru};
  rewrite_replace_new(rw, op, OP_arith_select, choice, 3);
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
  operands[n - 2] = both_masks(rw, op_operand(op, 0), operands[n - 2]);
  return rewrite_replace_with_slot(rw, op, OP_vector_gather, operands, n,
                                   A_vector_gather_alignment,
                                   op_slot(inner, A_vector_gather_alignment));
}

static const Pattern patterns_masked[] = {
    PATTERN(OP_vector_mask, 1, mask_transfer, "MaskedTransferOpPattern"),
    PATTERN(OP_vector_mask, 1, mask_gather, "MaskedGatherOpPattern"),
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
