// scf-parallel-for-to-nested-fors: scf.parallel as nests of scf.for.
//
// Requires: no reductions; such a loop is left.
// Guarantees: no other scf.parallel is left.
// Invalidates: nothing.
//
// Before:
//
//   scf.parallel (%i, %j) = (%a, %b) to (%c, %d) step (%e, %f) {
//     "body"(%i, %j) : (index, index) -> ()
//     scf.reduce
//   }
//
// After:
//
//   scf.for %i = %a to %c step %e {
//     scf.for %j = %b to %d step %f {
//       "body"(%i, %j) : (index, index) -> ()
//     }
//   }

#include "lowering/scf/loops_int.h"
#include "lowering/scf/passes.h"

bool lower_parallel_for_to_nested_fors(PassRun *run, Op *root) {
  Rewriter rw = pass_rewriter(run);
  OpList loops = collect_ops(run, root, OP_scf_parallel);
  for (size_t i = 0; i < loops.count; i++)
    if (!loops.items[i]->nresults)
      parallel_to_fors(&rw, loops.items[i]);
  return true;
}
