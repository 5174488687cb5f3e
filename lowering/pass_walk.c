// Passes that are a walk.
//
// Those that replace operations by others of the same types, each by itself,
// take one from the first operation to the last. What patterns make is not
// visited again, unlike in the greedy driver, so what a pass prints is what its
// patterns say and nothing is folded. Those that change types are conversions
// (ir/rewrite/convert.c).

#include "lowering/lowering_int.h"

typedef struct Walk {
  Rewriter rw;
  const PatternSet *patterns;
} Walk;

static void visit(void *user, Op *op) {
  Walk *walk = user;
  pattern_set_apply(walk->patterns, &walk->rw, op);
}

bool pass_walk_heard(PassRun *run, Op *root, PatternSet *patterns,
                     const void *state, Listener *listener) {
  pattern_set_finish(patterns);
  Walk walk = {.rw = pass_rewriter(run), .patterns = patterns};
  walk.rw.state = state;
  walk.rw.b.listener = listener;
  op_walk(root, visit, &walk);
  return true;
}

bool pass_walk(PassRun *run, Op *root, PatternSet *patterns,
               const void *state) {
  return pass_walk_heard(run, root, patterns, state, NULL);
}

// Conversions

ConvTable *conv_table_new(PassRun *run) {
  ConvTable *table = arena_new(run->arena, ConvTable);
  *table = (ConvTable){.ctx = run->ctx, .arena = run->arena, .run = run};
  return table;
}

Conv pass_conversion(PassRun *run, const ConvTable *table) {
  return (Conv){
      .ctx = run->ctx,
      .b = {.ctx = run->ctx, .pool = run->pool},
      .table = table,
      .total = run->total,
      .run = run,
      .arena = run->arena,
  };
}
