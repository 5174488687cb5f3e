// The frame of passes that rewrite by ranges of integers: the analysis, and the
// greedy driver, which keeps it right where operations go.

#include "lowering/arith/ranges_int.h"

void range_pass_analyse(RangePass *pass, PassRun *run, Op *root) {
  flow_init(&pass->flow, run->ctx, run->pool, run->arena);
  flow_add_ranges(&pass->flow);
  flow_run(&pass->flow, root);
  pass->listener = range_listener(&pass->flow);
}

bool range_pass_run(RangePass *pass, PassRun *run, Op *root,
                    const Pattern *patterns) {
  range_pass_analyse(pass, run, root);
  GreedyOptions options = greedy_defaults;
  options.patterns = pass_pattern_list(run, patterns);
  options.listener = &pass->listener.listener;
  options.state = pass;
  return greedy_run_all(run->ctx, run->pool, run->arena, root, &options) ==
         GREEDY_CONVERGED;
}
