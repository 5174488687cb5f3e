// The patterns and the handlers that passes ask for: few sets and tables a pass,
// each made once for all that the pass is run on.

#include "lowering/pass/run.h"

// Where what is made of `source`, a function or a list, is kept: NULL until it
// is made.
static void **place_of(PassPatterns *known, const void *source, bool is_table) {
  for (size_t i = 0; i < known->made.size; i++)
    if (known->made.data[i].source == source)
      return &known->made.data[i].made;
  vec_push(known->arena, &known->made, ((PassMade){source, NULL, is_table}));
  return &known->made.data[known->made.size - 1].made;
}

static PatternSet *new_set(Arena *arena) {
  PatternSet *set = arena_new(arena, PatternSet);
  pattern_set_init(set, arena);
  return set;
}

const PatternSet *pass_patterns(PassRun *run, PatternsFn *add) {
  void **place = place_of(run->patterns, (const void *)(uintptr_t)add, false);
  if (!*place) {
    PatternSet *set = *place = new_set(run->patterns->arena);
    add(set, run);
    pattern_set_resolve(set, run->ctx);
    pattern_set_finish(set);
  }
  return *place;
}

const PatternSet *pass_pattern_list(PassRun *run, const Pattern *list) {
  void **place = place_of(run->patterns, list, false);
  if (!*place) {
    PatternSet *set = *place = new_set(run->patterns->arena);
    pattern_set_add(set, list);
    pattern_set_resolve(set, run->ctx);
    pattern_set_finish(set);
  }
  return *place;
}

const ConvTable *pass_handlers(PassRun *run, HandlersFn *add) {
  void **place = place_of(run->patterns, (const void *)(uintptr_t)add, true);
  if (!*place) {
    ConvTable *table = *place = arena_new(run->patterns->arena, ConvTable);
    *table = (ConvTable){.ctx = run->ctx, .arena = run->patterns->arena};
    add(table);
  }
  return *place;
}

void pass_note_table(PassRun *run, ConvTable *table) {
  if (run->thread->pm->catalog)
    vec_push(run->patterns->arena, &run->patterns->made,
             ((PassMade){NULL, table, true}));
}

GreedyResult pass_greedy(PassRun *run, Op *root, const PatternSet *patterns) {
  GreedyOptions options = greedy_defaults;
  options.patterns = patterns;
  options.declines = run->declines;
  return greedy_run_all(run->ctx, run->pool, run->arena, root, &options);
}

bool pass_greedy_alone(PassRun *run, Op *root, const PatternSet *patterns) {
  return pass_by_drivers(run,
                         pass_greedy(run, root, patterns) != GREEDY_FAILED);
}
