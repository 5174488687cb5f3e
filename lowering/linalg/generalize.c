// linalg-generalize-named-ops: every structured operation becomes a
// linalg.generic.
//
// Requires: nothing.
// Guarantees: no structured operation but linalg.generic is left; folds apply.
// Invalidates: nothing.
//
// Before:
//
//   linalg.matvec ins(%A, %x : memref<4x8xf32>, memref<8xf32>)
//                 outs(%y : memref<4xf32>)
//
// After:
//
//   linalg.generic {
//       indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>,
//                        affine_map<(d0, d1) -> (d1)>,
//                        affine_map<(d0, d1) -> (d0)>],
//       iterator_types = ["parallel", "reduction"]}
//       ins(%A, %x : memref<4x8xf32>, memref<8xf32>)
//       outs(%y : memref<4xf32>) {
//   ^bb0(%in: f32, %in_0: f32, %out: f32):
//     %0 = arith.mulf %in, %in_0 : f32
//     %1 = arith.addf %out, %0 : f32
//     linalg.yield %1 : f32
//   }
//
// What the operation says is in its record already, and its region is the body.

#include "ir/build/linalg.h"
#include "lowering/linalg/linalg.h"
#include "lowering/linalg/passes.h"
#include "lowering/pass/pass.h"

bool replace_by_generic(Rewriter *rw, Op *op, const Structured *s,
                        Value *const *operands) {
  Op *generic = build_generic(&rw->b, rw->arena,
                              &(GenericParts){.operands = operands,
                                              .noperands = op->noperands,
                                              .ninputs = s->ninputs,
                                              .maps = s->maps,
                                              .nloops = s->nloops,
                                              .reduces = s->reduces});
  rewrite_inline_region(rw, &op->regions[0], &generic->regions[0], NULL);
  rewrite_replace_by(rw, op, generic);
  return true;
}

bool generalize_structured(Rewriter *rw, Op *op) {
  Structured s;
  if (op_is(op, OP_linalg_generic) ||
      !structured_of(rw->b.ctx, rw->arena, op, &s))
    return false;
  // The name of the operation is lost, with all other attributes.
  Value **operands = arena_array(rw->arena, Value *, op->noperands + 1);
  for (uint32_t i = 0; i < op->noperands; i++)
    operands[i] = op_operand(op, i);
  return replace_by_generic(rw, op, &s, operands);
}

static const Pattern patterns_generalize[] = {
    PATTERN_WHERE(info_is_structured, 1, generalize_structured, ""),
    {0},
};

bool lower_linalg_generalize_named_ops(PassRun *run, Op *root) {
  return pass_greedy_alone(run, root,
                           pass_pattern_list(run, patterns_generalize));
}
