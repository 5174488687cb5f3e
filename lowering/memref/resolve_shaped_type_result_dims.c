// resolve-ranked-shaped-type-result-dims, resolve-shaped-type-result-dims:
// sizes of what an operation gives, in terms of its operands.
//
// Requires: nothing.
// Guarantees: no memref.dim of memref.expand_shape, and no tensor.dim of what
//   has a row in lowering/tensor/reify.c, with a dimension that is known, is
//   left; folds apply.
// Invalidates: nothing.
//
// Before:
//
//   %e = memref.expand_shape %m [[0, 1]] output_shape [%n, 4]
//       : memref<?xf32> into memref<?x4xf32>
//   %size = memref.dim %e, %c0 : memref<?x4xf32>
//
// After: %size is %n.
//
// The two differ in what they ask of an operation. Those of the dialects at
// hand that say their sizes are of ranked types: to them both do the same.

#include "ir/rewrite/greedy.h"
#include "ir/build/memref.h"
#include "lowering/canonicalize/patterns.h"
#include "lowering/memref/passes.h"
#include "lowering/pass/pass.h"
#include "lowering/tensor/reify.h"

static bool resolve_size_of_expand(Rewriter *rw, Op *op) {
  const Op *expand = value_def(op_operand(op, 0), OP_memref_expand_shape);
  int64_t dim;
  uint32_t n;
  if (!expand || !value_number(rw->b.ctx, op_operand(op, 1), &dim))
    return false;
  Mixed *sizes =
      mixed_list(rw->arena, expand, G_memref_expand_shape_output_shape,
                 A_memref_expand_shape_static_output_shape, &n);
  if (dim < 0 || dim >= n)
    return false;
  rewrite_replace1(rw, op, mixed_materialize(&rw->b, sizes[dim]));
  return true;
}

static bool resolve_size_of_aligned(Rewriter *rw, Op *op) {
  const Op *aligned = value_def(op_operand(op, 0), OP_memref_assume_alignment);
  const Type *type = op_operand(op, 0)->type;
  int64_t dim;
  if (!aligned || !value_number(rw->b.ctx, op_operand(op, 1), &dim) ||
      dim < 0 || dim >= type_rank(type))
    return false;
  return rewrite_replace1(
      rw, op,
      mixed_materialize(&rw->b,
                        memref_size(&rw->b, op_operand(aligned, 0), (int)dim)));
}

// Iterations of scf.forall write parts of tensors, whose sizes stay.
static bool resolve_size_in_forall(Rewriter *rw, Op *op) {
  const Value *tensor = op_operand(op, 0);
  const Block *block = value_arg_block(tensor);
  const Op *forall = block ? block->parent->parent : NULL;
  if (!forall || !op_is(forall, OP_scf_forall))
    return false;
  uint32_t from_end = block->nargs - tensor->index;
  rewrite_set_operand(rw, op, 0,
                      op_operand(forall, forall->noperands - from_end));
  return true;
}

const Pattern patterns_resolve_dims[] = {
    PATTERN(OP_memref_dim, 1, resolve_size_of_expand, ""),
    PATTERN(OP_memref_dim, 1, resolve_size_of_aligned, ""),
    PATTERN(OP_tensor_dim, 1, resolve_size_in_forall, ""),
    PATTERN(OP_tensor_dim, 1, resolve_tensor_dim, ""),
    PATTERN(OP_memref_extract_strided_metadata, 1, fold_memref_metadata, ""),
    {0},
};

static bool resolve(PassRun *run, Op *root, bool fail_at_limit) {
  GreedyResult result =
      pass_greedy(run, root, pass_pattern_list(run, patterns_resolve_dims));
  if (result == GREEDY_LIMIT && fail_at_limit)
    return op_error(run->ctx, root,
                    "dim operation resolution hit pattern "
                    "iteration limit");
  return result != GREEDY_FAILED;
}

bool lower_resolve_ranked_shaped_type_result_dims(PassRun *run, Op *root) {
  return resolve(
      run, root,
      PASS_OPTIONS(run, resolve_ranked_shaped_type_result_dims)->fail_at_limit);
}

bool lower_resolve_shaped_type_result_dims(PassRun *run, Op *root) {
  return resolve(
      run, root,
      PASS_OPTIONS(run, resolve_shaped_type_result_dims)->fail_at_limit);
}
