// affine-loop-unroll: several iterations of a loop as one.
//
// Requires: nothing.
// Guarantees: nothing.
// Invalidates: nothing.
//
// Before:
//
//   affine.for %i = 0 to 100 { "body"(%i) : (index) -> () }
//
// After, with unroll-factor=2:
//
//   affine.for %i = 0 to 100 step 2 {
//     "body"(%i) : (index) -> ()
//     %j = affine.apply affine_map<(d0) -> (d0 + 1)>(%i)
//     "body"(%j) : (index) -> ()
//   }
//
// Innermost loops are; with unroll-full-threshold all that are known to run no
// longer than that, wholly, inner ones before the outer.

#include "lowering/affine/loops.h"
#include "lowering/affine/passes.h"

enum { UNROLL_FULL = -1 };

typedef Options_affine_loop_unroll Options;

static bool unroll_loop(Rewriter *rw, Op *loop, const Options *o) {
  uint64_t factor = (uint64_t)o->unroll_factor, count;
  if (o->unroll_factor == UNROLL_FULL)
    return affine_unroll_full(rw, loop);
  if (!o->unroll_up_to_factor)
    return affine_unroll_by(rw, loop, factor, o->cleanup_unroll);
  if (affine_constant_trip_count(rw->b.ctx, rw->arena, loop, &count) &&
      count < factor)
    factor = count;
  return factor && affine_unroll_by(rw, loop, factor, false);
}

static bool unroll_innermost(PassRun *run, Rewriter *rw, Op *root,
                             const Options *o) {
  OpList loops = collect_ops(run, root, OP_affine_for);
  size_t n = 0;
  for (size_t i = 0; i < loops.count; i++)
    if (!op_contains(loops.items[i], OP_affine_for))
      loops.items[n++] = loops.items[i];
  bool unrolled = false;
  for (size_t i = 0; i < n; i++)
    unrolled |= unroll_loop(rw, loops.items[i], o);
  return unrolled;
}

static void unroll_short(PassRun *run, Rewriter *rw, Op *root,
                         uint32_t threshold) {
  OpList loops = collect_ops(run, root, OP_affine_for);
  size_t n = 0;
  uint64_t count;
  for (size_t i = 0; i < loops.count; i++)
    if (affine_constant_trip_count(run->ctx, run->arena, loops.items[i],
                                   &count) &&
        count <= threshold)
      loops.items[n++] = loops.items[i];
  for (size_t i = 0; i < n; i++)
    affine_unroll_full(rw, loops.items[i]);
}

bool lower_affine_loop_unroll(PassRun *run, Op *root) {
  Rewriter rw = pass_rewriter(run);
  const Options *o = PASS_OPTIONS(run, affine_loop_unroll);
  if (o->unroll_factor < 1 && o->unroll_factor != UNROLL_FULL)
    return diag_error(&run->ctx->diags, root->loc,
                      "Invalid option: 'unroll-factor' should be greater than "
                      "0 or equal to -1");
  if (o->unroll_factor == UNROLL_FULL &&
      pass_option_is_given(o, "unroll-full-threshold")) {
    unroll_short(run, &rw, root, o->unroll_full_threshold);
    return true;
  }
  uint32_t rounds = o->unroll_num_reps;
  while (rounds && unroll_innermost(run, &rw, root, o))
    rounds--;
  return true;
}
