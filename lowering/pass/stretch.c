// Stretches of passes on the functions of a large module.
//
// A pass that does to a module what it does to each function of it (EACH) is
// run on the functions, and then on the module with their bodies taken out.
// Neighbours of that kind, with pipelines for functions in between, make a
// stretch: all of it is run on one function before the next one's turn, so that
// the function stays in the caches, and threads share the functions
// (pieces.c). A conversion behind them has its preparation in the stretch.
//
// A function with an error is left there, and the others go on to the end of
// the stretch. What is one is decided by the module and the passes alone, and is
// the same on one thread. In a compile, what is only done where there is
// something of a dialect is done in the functions that have it; in a small
// module, in all if one has it.

#include "ir/rewrite/fixpoint.h"
#include "lowering/pass/run.h"

// A function whose body can be looked at alone.
static bool is_body(const Op *op) {
  return op_has(op, TRAIT_FUNCTION) && op_has(op, TRAIT_ISOLATED) &&
         op->nregions == 1 && op->regions[0].first;
}

// Operations directly inside a module that the stretch has to do with.
static bool is_piece(const PassStretch *stretch, const Op *op) {
  if (is_body(op))
    return true;
  for (size_t i = 0; i < stretch->groups.size; i++) {
    const Pipeline *nested = stretch->groups.data[i].steps->nested;
    if (nested && pass_nested_fits(nested, op))
      return true;
  }
  return false;
}

// Which steps there are

static bool is_large(const Op *op) {
  size_t bodies = 0;
  if (op_is(op, OP_builtin_module))
    for (const Block *b = op->regions[0].first; b; b = b->next)
      for (const Op *inner = b->first; inner; inner = inner->next)
        bodies += is_body(inner);
  return bodies >= PASS_PIECES_LEAST;
}

static bool is_initial(const Step *step) {
  return !memcmp(step->options, step->pass->initial, step->pass->options_size);
}

static bool belongs(const Step *step) {
  if (step->nested)
    return str_is(step->nested->anchor, "func.func") &&
           pass_pieces_may_run(step->nested);
  return step->pass->anchor == ANCHOR_EACH && is_initial(step);
}

static void add(PassThread *t, PassStretch *stretch, Group group,
                GroupPart part) {
  group.part = part;
  vec_push(&t->scratch, &stretch->groups, group);
}

// A nested pipeline by itself is no stretch.
PassStretch pass_stretch_at(PassThread *t, const Steps *steps, size_t at,
                            Op *root) {
  PassStretch stretch = {0};
  bool has_passes = false;
  size_t end = at;
  while (end < steps->size && belongs(&steps->data[end]))
    has_passes |= !steps->data[end++].nested;
  bool prepares = end < steps->size && steps->data[end].pass &&
                  steps->data[end].pass->prepare;
  if ((!has_passes && !prepares) || pass_is_observed(t->pm) || !is_large(root))
    return stretch;
  for (; at < end; at++)
    add(t, &stretch, pass_group_at(t->pm, steps, at), GROUP_WHOLE);
  if (prepares)
    add(t, &stretch, pass_group_at(t->pm, steps, end), GROUP_PREPARATION);
  stretch.prepares = prepares;
  return stretch;
}

// Running them

static bool run_on_piece(PassThread *t, const void *user, Op *op) {
  const PassStretch *stretch = user;
  PassDialects dialects = {0};
  for (size_t i = 0; i < stretch->groups.size; i++) {
    const Group *group = &stretch->groups.data[i];
    const Pipeline *nested = group->steps->nested;
    if (nested ? !pass_nested_fits(nested, op) : !is_body(op))
      continue;
    if (!pass_step_is_needed(t->ctx, group->steps, &dialects, op))
      continue;
    bool ok =
        nested ? pass_nested_run(t, nested, op)
               : pass_group_run(t, group, op) && pass_group_check(t, group, op);
    if (!ok)
      return false;
    dialects.known = false;
  }
  return true;
}

// On what is not in functions.
static bool run_on_rest(PassThread *t, const PassStretch *stretch, Op *module) {
  PassDialects dialects = {0};
  for (size_t i = 0; i < stretch->groups.size; i++) {
    const Group *group = &stretch->groups.data[i];
    if (group->steps->nested ||
        !pass_step_is_needed(t->ctx, group->steps, &dialects, module))
      continue;
    if (!pass_group_run(t, group, module))
      return false;
    dialects.known = false;
  }
  return true;
}

static bool check(PassThread *t, const PassStretch *stretch, Op *module) {
  for (size_t i = 0; i < stretch->groups.size; i++)
    if (!stretch->groups.data[i].steps->nested &&
        !pass_group_check(t, &stretch->groups.data[i], module))
      return false;
  return true;
}

bool pass_stretch_run(PassThread *t, const PassStretch *stretch, Op *module) {
  OpVec pieces = {0}, bodies = {0};
  fixpoint_left(module); // which threads will not say so of side by side
  for (Block *b = module->regions[0].first; b; b = b->next)
    for (Op *op = b->first; op; op = op->next) {
      if (is_piece(stretch, op))
        vec_push(&t->scratch, &pieces, op);
      if (is_body(op))
        vec_push(&t->scratch, &bodies, op);
    }
  times_start_hidden(t->times, stretch->groups.data[0].steps,
                     STR("Passes on functions"));
  bool ok = pass_pieces_run(t, pieces.data, pieces.size, run_on_piece, stretch);
  Region *regions = arena_array(&t->scratch, Region, bodies.size);
  for (size_t i = 0; i < bodies.size; i++) {
    regions[i] = bodies.data[i]->regions[0];
    bodies.data[i]->regions[0].first = bodies.data[i]->regions[0].last = NULL;
  }
  ok &= run_on_rest(t, stretch, module);
  for (size_t i = 0; i < bodies.size; i++)
    bodies.data[i]->regions[0] = regions[i];
  times_stop(t->times);
  return ok && check(t, stretch, module);
}
