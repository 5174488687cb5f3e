// scf-forall-to-parallel: scf.forall as scf.parallel.
//
// Requires: no results (bufferize first); with them the pass fails.
// Guarantees: no scf.forall is left.
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
//   scf.parallel (%i, %j) = (%c0, %c0) to (%n, %c4) step (%c1, %c1) {
//     "body"(%i, %j) : (index, index) -> ()
//     scf.reduce
//   }

#include "lowering/scf/loops_int.h"
#include "lowering/scf/passes.h"

void forall_to_parallel(Rewriter *rw, Op *op) {
  builder_before(&rw->b, op);
  Space s = space_of(rw, op);
  ValueList lower = mixed_all(rw, s.lower, s.rank);
  ValueList upper = mixed_all(rw, s.upper, s.rank);
  ValueList step = mixed_all(rw, s.step, s.rank);
  Op *made = build_parallel(rw, lower, upper, step, (ValueList){0});
  Block *body = body_of(made, 0);
  builder_at_end(&rw->b, body);
  Op *end = build_reduce(rw, (ValueList){0});
  inline_body(rw, body_of(op, 0), end, list_of_args(rw, body, 0));
  Attr *mapping = op_slot(op, A_scf_forall_mapping);
  if (mapping)
    op_set_attr(rw->b.ctx, made, ctx_ident_lit(rw->b.ctx, "mapping"), mapping);
  rewrite_erase(rw, op);
}

bool lower_forall_to_parallel(PassRun *run, Op *root) {
  Rewriter rw = pass_rewriter(run);
  OpList loops = collect_ops(run, root, OP_scf_forall);
  for (size_t i = 0; i < loops.count; i++) {
    Op *op = loops.items[i];
    if (op->nresults)
      return op_error(run->ctx, op,
                      "cannot be converted: it has results, which are tensors "
                      "(bufferize them first)");
    forall_to_parallel(&rw, op);
  }
  return true;
}
