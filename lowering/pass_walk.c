// Passes that replace operations by others of the same types, each by itself:
// one walk from the first operation to the last. What patterns make is not
// visited again, unlike in the greedy driver, so what a pass prints is what its
// patterns say and nothing is folded.

#include "lowering/lowering_int.h"

typedef struct Walk {
  Rewriter rw;
  const PatternSet *patterns;
} Walk;

static void visit(void *user, Op *op) {
  Walk *walk = user;
  pattern_set_apply(walk->patterns, &walk->rw, op);
}

bool pass_walk(PassRun *run, Op *root, PatternSet *patterns,
               const void *state) {
  pattern_set_finish(patterns);
  Walk walk = {.rw = pass_rewriter(run), .patterns = patterns};
  walk.rw.state = state;
  op_walk(root, visit, &walk);
  return true;
}
