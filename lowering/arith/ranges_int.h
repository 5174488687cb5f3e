// Declarations for the passes that rewrite by ranges of integers.
#ifndef MLCC_RANGES_INT_H
#define MLCC_RANGES_INT_H

#include "ir/analysis/dataflow_ranges.h"
#include "ir/rewrite/greedy.h"
#include "lowering/pass/pass.h"

// The state of the patterns of such a pass (Rewriter.state).
typedef struct RangePass {
  Flow flow;
  RangeListener listener; // of changes
  const IntList *widths;  // that integers are to be narrowed to; or NULL
} RangePass;

static inline Flow *pass_flow(const Rewriter *rw) {
  return &((RangePass *)rw->state)->flow;
}

// Finds the ranges.
void range_pass_analyse(RangePass *pass, PassRun *run, Op *root);
// The same, and applies the patterns, which end with an empty one.
// False: they run on for ever, or to a limit; reported.
bool range_pass_run(RangePass *pass, PassRun *run, Op *root,
                    const Pattern *patterns);

#endif
