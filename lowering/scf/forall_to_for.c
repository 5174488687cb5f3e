// scf-forall-to-for: loops whose iterations may run side by side, as nests of
// loops that run one after the other.
//
// Requires: no results (bufferize first); such a loop is left, with a warning.
// Guarantees: no other scf.forall is left.
// Invalidates: nothing.
//
// Before:
//
//   scf.forall (%i, %j) in (%n, 4) {
//     "body"(%i, %j) : (index, index) -> ()
//   }
//
// After:
//
//   scf.for %i = %c0 to %n step %c1 {
//     scf.for %j = %c0 to %c4 step %c1 {
//       "body"(%i, %j) : (index, index) -> ()
//     }
//   }

#include "lowering/scf/loops_int.h"
#include "lowering/scf/passes.h"

bool lower_forall_to_for(PassRun *run, Op *root) {
  Rewriter rw = pass_rewriter(run);
  OpList loops = collect_ops(run, root, OP_scf_forall);
  for (size_t i = 0; i < loops.count; i++)
    if (loops.items[i]->nresults)
      op_warning(run->ctx, loops.items[i],
                 "skipping scf.forall with outputs, currently not supported");
    else
      forall_to_fors(&rw, loops.items[i]);
  return true;
}
