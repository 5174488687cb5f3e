// The patterns that passes ask for: few sets a pass, each sorted once.

#include "lowering/pass_run.h"

// What the set is made of: a function or a list.
static PatternSet *find(const PassPatterns *known, const void *source) {
  for (size_t i = 0; i < known->sets.size; i++)
    if (known->sets.data[i].source == source)
      return known->sets.data[i].set;
  return NULL;
}

static PatternSet *enter(PassPatterns *known, const void *source) {
  PatternSet *set = arena_new(known->arena, PatternSet);
  pattern_set_init(set, known->arena);
  vec_push(known->arena, &known->sets, ((PassPatternSet){source, set}));
  return set;
}

const PatternSet *pass_patterns(PassRun *run, PatternsFn *add) {
  const void *source = (const void *)(uintptr_t)add;
  PatternSet *set = find(run->patterns, source);
  if (set)
    return set;
  set = enter(run->patterns, source);
  add(set, run);
  pattern_set_finish(set);
  return set;
}

const PatternSet *pass_pattern_list(PassRun *run, const Pattern *list) {
  PatternSet *set = find(run->patterns, list);
  if (set)
    return set;
  set = enter(run->patterns, list);
  pattern_set_add(set, list);
  pattern_set_finish(set);
  return set;
}

GreedyResult pass_greedy(PassRun *run, Op *root, const PatternSet *patterns) {
  GreedyOptions options = greedy_defaults;
  options.patterns = patterns;
  return greedy_run_all(run->ctx, run->pool, run->arena, root, &options);
}
