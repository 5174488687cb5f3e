// scf-for-loop-canonicalization: sizes of memrefs that loops carry are asked
// of what they begin with, if iterations do not exchange them.
//
// Requires: nothing.
// Guarantees: nothing.
// Invalidates: nothing.
//
// Before:
//
//   %r = scf.for %i = ... iter_args(%m = %x) -> (memref<?xf32>) {
//     %n = memref.dim %m, %c0 : memref<?xf32>
//     ...
//     scf.yield %m : memref<?xf32>
//   }
//   %d = memref.dim %r, %c0 : memref<?xf32>
//
// After: both ask for the size of %x.

#include "lowering/scf/loops_int.h"

// Whether iterations pass on a value of the shape of iteration argument `i`.
static bool keeps_shape(const Op *loop, uint32_t i) {
  const Value *value = op_operand(end_of(loop, 0), i);
  while (value != block_arg(body_of(loop, 0), i + 1)) {
    const Op *inner = value_def(value, OP_scf_for);
    if (!inner || !keeps_shape(inner, value->index))
      return false;
    value = op_operand(inner, FOR_INITS + value->index);
  }
  return true;
}

static bool ask_init(Rewriter *rw, Op *dim, const Op *loop, uint32_t i) {
  if (!keeps_shape(loop, i))
    return false;
  rewrite_set_operand(rw, dim, 0, op_operand(loop, FOR_INITS + i));
  return true;
}

static bool ask_of_arg(Rewriter *rw, Op *dim) {
  const Value *source = op_operand(dim, 0);
  const Block *block = value_arg_block(source);
  const Op *loop = block ? block->parent->parent : NULL;
  return loop && op_is(loop, OP_scf_for) && source->index &&
         ask_init(rw, dim, loop, source->index - 1);
}

static bool ask_of_result(Rewriter *rw, Op *dim) {
  const Value *source = op_operand(dim, 0);
  const Op *loop = value_def(source, OP_scf_for);
  return loop && ask_init(rw, dim, loop, source->index);
}

static const Pattern patterns[] = {
    {OP_memref_dim, 1, ask_of_arg, "DimOfIterArgFolder"},
    {OP_memref_dim, 1, ask_of_result, "DimOfLoopResultFolder"},
    {0},
};

bool lower_for_loop_canonicalization(PassRun *run, Op *root) {
  return apply_patterns(run, root, patterns);
}
