// canonicalize: folds operations and brings them into their usual forms.
//
// Requires: nothing.
// Guarantees: no fold or pattern applies, unless a limit came first.
// Invalidates: nothing.
//
// Before:
//
//   %c1 = arith.constant 1 : i32
//   %0 = arith.addi %c1, %c1 : i32
//   "use"(%0) : (i32) -> ()
//
// After:
//
//   %c2_i32 = arith.constant 2 : i32
//   "use"(%c2_i32) : (i32) -> ()
//
// Folds are a column of the rows (ir/dialects/); patterns are lists of their
// dialects (lowering/canonicalize/), or were registered with them.

#include "ir/rewrite/greedy.h"
#include "lowering/canonicalize/patterns.h"
#include "lowering/pass/pass.h"
#include "lowering/transforms/passes.h"

static bool is_in(const StrList *list, const Pattern *pattern) {
  return str_list_has(list, str_from(pattern->name));
}

// Of a list those that the options leave.
static void add_patterns(PatternSet *set, const Options_canonicalize *o,
                         const Pattern *list) {
  for (; list->name; list++)
    if (!is_in(&o->disable_patterns, list) &&
        (!o->enable_patterns.size || is_in(&o->enable_patterns, list)))
      pattern_set_add(set, (Pattern[]){*list, {0}});
}

static bool run_region(PassRun *run, Region *region,
                       const GreedyOptions *options, bool test_convergence) {
  if (region_is_empty(region))
    return true;
  GreedyResult result =
      greedy_run(run->ctx, run->pool, run->arena, region, options, NULL);
  return result == GREEDY_CONVERGED ||
         (result == GREEDY_LIMIT && !test_convergence);
}

static void add_all_patterns(PatternSet *set, const PassRun *run) {
  const Options_canonicalize *o = PASS_OPTIONS(run, canonicalize);
  for (size_t i = 0; canonicalization_patterns[i]; i++)
    add_patterns(set, o, canonicalization_patterns[i]);
  for (size_t i = 0; i < run->ctx->dialects.size; i++) {
    const Pattern *list =
        ctx_dialect_part(run->ctx, run->ctx->dialects.data[i], PART_PATTERNS);
    if (list)
      add_patterns(set, o, list);
  }
}

bool lower_canonicalize(PassRun *run, Op *root) {
  const Options_canonicalize *o = PASS_OPTIONS(run, canonicalize);
  GreedyOptions options = greedy_defaults;
  options.patterns = pass_patterns(run, add_all_patterns);
  options.bottom_up = !o->top_down;
  options.simplify = o->region_simplify;
  options.max_iterations = o->max_iterations;
  options.max_rewrites = o->max_num_rewrites;
  bool ok = true;
  for (uint32_t i = 0; ok && i < root->nregions; i++)
    ok = run_region(run, &root->regions[i], &options, o->test_convergence);
  return ok;
}
