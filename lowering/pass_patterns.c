// The patterns that passes ask for: few sets a pass, each sorted once.

#include "lowering/pass_run.h"

// The set made of `source`, a function or a list; `*is_new`: to be filled.
static PatternSet *set_of(PassPatterns *known, const void *source,
                          bool *is_new) {
  *is_new = false;
  for (size_t i = 0; i < known->sets.size; i++)
    if (known->sets.data[i].source == source)
      return known->sets.data[i].set;
  *is_new = true;
  PatternSet *set = arena_new(known->arena, PatternSet);
  pattern_set_init(set, known->arena);
  vec_push(known->arena, &known->sets, ((PassPatternSet){source, set}));
  return set;
}

const PatternSet *pass_patterns(PassRun *run, PatternsFn *add) {
  bool is_new;
  const void *source = (const void *)(uintptr_t)add;
  PatternSet *set = set_of(run->patterns, source, &is_new);
  if (is_new) {
    add(set, run);
    pattern_set_finish(set);
  }
  return set;
}

const PatternSet *pass_pattern_list(PassRun *run, const Pattern *list) {
  bool is_new;
  PatternSet *set = set_of(run->patterns, list, &is_new);
  if (is_new) {
    pattern_set_add(set, list);
    pattern_set_finish(set);
  }
  return set;
}

GreedyResult pass_greedy(PassRun *run, Op *root, const PatternSet *patterns) {
  GreedyOptions options = greedy_defaults;
  options.patterns = patterns;
  return greedy_run_all(run->ctx, run->pool, run->arena, root, &options);
}

bool pass_greedy_alone(PassRun *run, Op *root, const PatternSet *patterns) {
  return pass_by_drivers(run,
                         pass_greedy(run, root, patterns) != GREEDY_FAILED);
}
