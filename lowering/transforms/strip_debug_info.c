// strip-debuginfo: forgets where everything comes from.
//
// Requires: nothing.
// Guarantees: every location is loc(unknown).
// Invalidates: nothing.

#include "lowering/pass/pass.h"
#include "lowering/transforms/passes.h"

static void strip_op(void *user, Op *op) {
  const Loc *unknown = user;
  op->loc = *unknown;
  for (uint32_t i = 0; i < op->nregions; i++)
    for (Block *b = op->regions[i].first; b; b = b->next)
      for (uint32_t j = 0; j < b->nargs; j++)
        b->args[j]->loc = *unknown;
}

bool lower_strip_debug_info(PassRun *run, Op *root) {
  Loc unknown = ctx_loc(run->ctx, run->ctx->unknown_loc);
  strip_op(&unknown, root);
  op_walk(root, strip_op, &unknown);
  return true;
}
