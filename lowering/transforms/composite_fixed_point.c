// composite-fixed-point-pass: runs a pipeline until it changes nothing.
//
// Requires: what its passes do.
// Guarantees: the last run of the pipeline changed nothing, unless that took
//   more than max-iterations, which is a warning.
// Invalidates: what its passes do.
//
// Whether anything has changed is told by fingerprints, which miss nothing that
// stays: a pass that changes something and then changes it back is at rest.

#include "lowering/pass/run.h"
#include "lowering/transforms/passes.h"

static void warn(Ctx *ctx, const Op *root,
                 const Options_composite_fixed_point *o) {
  const Op *at_hand = ctx->at_hand;
  ctx->at_hand = root;
  diag_warning(&ctx->diags, root->loc,
               "Composite pass \"" STR_FMT
               "\"+ didn't converge in %lld iterations",
               STR_ARG(o->name), (long long)o->max_iterations);
  ctx->at_hand = at_hand;
}

bool lower_composite_fixed_point(PassRun *run, Op *root) {
  const Options_composite_fixed_point *o =
      PASS_OPTIONS(run, composite_fixed_point);
  uint64_t before = op_fingerprint(root), after;
  if (o->max_iterations <= 0)
    return diag_error(&run->ctx->diags, LOC_UNKNOWN,
                      "Invalid maxIterations value: %lld",
                      (long long)o->max_iterations);
  if (!o->pipeline.pipeline)
    return true;
  for (int64_t i = 0; pass_run_inner(run->thread, o->pipeline.pipeline, root);
       i++, before = after) {
    after = op_fingerprint(root);
    if (i == o->max_iterations)
      warn(run->ctx, root, o);
    if (i == o->max_iterations || after == before)
      return true;
  }
  return false;
}
