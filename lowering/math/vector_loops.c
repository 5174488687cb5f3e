// Loops of which LLVM can make vectors, if only functions in them are no calls.
//
// These are innermost loops that count, without calls. What needs a value of the
// iteration before is not computed side by side, and a call of the C library is
// faster than a polynomial that waits for another: only what is added up, or
// the like, at the end of an iteration leaves the rest alone.

#include "lowering/math/math.h"

static bool is_counted(const Op *op) {
  const OpLoop *loop = op->info->loop;
  return loop && (loop->is_parallel || loop->lower);
}

typedef struct ObstacleSearch {
  const Op *loop;
  bool has_obstacle;
} ObstacleSearch;

static void search(void *user, Op *op) {
  ObstacleSearch *s = user;
  s->has_obstacle |= op != s->loop && (op_is_loop(op) || op_is_call(op));
}

typedef struct Spread {
  MathLoops *loops;
  const Op *loop;
} Spread;

static void mark_results(MathLoops *loops, Op *op) {
  for (uint32_t i = 0; i < op->nresults; i++)
    ptrmap_set(&loops->carried, loops->arena, op_result(op, i), op);
}

static bool has_carried_operand(const MathLoops *loops, const Op *op) {
  for (uint32_t i = 0; i < op->noperands; i++)
    if (ptrmap_get(&loops->carried, op_operand(op, i)))
      return true;
  return false;
}

// Operations before those that use them; what a region hands on comes out of
// the operation around it.
static void spread_carried(void *user, Op *op) {
  Spread *s = user;
  Op *parent = op_parent(op);
  if (op == s->loop || !has_carried_operand(s->loops, op))
    return;
  mark_results(s->loops, op);
  if (op == block_terminator(op->block) && parent != s->loop)
    mark_results(s->loops, parent);
}

// A loop that counts in order has its number before what it carries.
static void find_carried(MathLoops *loops, Op *loop) {
  if (loop->info->loop->is_parallel)
    return;
  Block *body = loop->regions[0].first;
  for (uint32_t i = 1; i < body->nargs; i++)
    ptrmap_set(&loops->carried, loops->arena, block_arg(body, i), loop);
  if (body->nargs > 1)
    op_walk(loop, spread_carried, &(Spread){loops, loop});
}

static bool may_be_vectorized(MathLoops *loops, Op *loop) {
  ObstacleSearch s = {.loop = loop};
  if (is_counted(loop))
    op_walk(loop, search, &s);
  if (!is_counted(loop) || s.has_obstacle)
    return false;
  find_carried(loops, loop);
  return true;
}

bool math_loops_allow(MathLoops *loops, const Op *op) {
  Op *loop = op_parent(op);
  while (loop && !op_is_loop(loop))
    loop = op_parent(loop);
  if (!loop)
    return false;
  void **seen = ptrmap_at(&loops->loops, loops->arena, loop);
  if (!*seen)
    *seen = may_be_vectorized(loops, loop) ? (void *)loop : loops;
  return *seen == loop && !has_carried_operand(loops, op);
}
