// Loops of a nest change places: those whose iterations do not depend on each
// other go outside, in the order they have.
//
// Distances of dependences are looked at as MLIR does, from the outermost loop
// of the function on, and then once more from the nest's own.

#include "lowering/affine/interchange.h"

typedef Vec(Distance *) Distances;

typedef struct Nest {
  Ctx *ctx;
  Arena *arena;
  OpList loops;
  Distances found; // of each dependence, by loop
  uint32_t *order; // of each loop, its place
} Nest;

// Of dependences at depths from `first` + 1 on, from loop `first` around on.
// False: some are not known.
static bool find_distances(Nest *n, const LoopEffects *e, uint32_t first) {
  uint32_t count = (uint32_t)n->loops.count;
  n->found.size = 0;
  for (uint32_t depth = first + 1; depth <= first + count; depth++)
    for (size_t i = 0; i < e->accesses.size; i++)
      for (size_t k = 0; k < e->accesses.size; k++) {
        DependenceInfo info;
        Dependence found =
            dependence_between(n->ctx, n->arena, &e->accesses.data[i],
                               &e->accesses.data[k], depth, false, &info);
        if (found == DEPENDENCE_UNKNOWN)
          return false;
        if (found == DEPENDENCE_FOUND && info.ncommon >= first + count)
          vec_push(n->arena, &n->found, info.distances + first);
      }
  return true;
}

static bool is_parallel(const Nest *n, size_t loop) {
  for (size_t i = 0; i < n->found.size; i++)
    if (n->found.data[i][loop].low || n->found.data[i][loop].high)
      return false;
  return true;
}

// Parallel loops first.
static void find_order(Nest *n) {
  uint32_t place = 0;
  n->order = arena_array(n->arena, uint32_t, n->loops.count + 1);
  for (size_t i = 0; i < n->loops.count; i++)
    if (is_parallel(n, i))
      n->order[i] = place++;
  for (size_t i = 0; i < n->loops.count; i++)
    if (!is_parallel(n, i))
      n->order[i] = place++;
}

static size_t loop_at(const Nest *n, uint32_t place) {
  size_t i = 0;
  while (n->order[i] != place)
    i++;
  return i;
}

// What depended on an earlier iteration still does.
static bool keeps_order(const Nest *n) {
  for (size_t i = 0; i < n->found.size; i++)
    for (uint32_t place = 0; place < n->loops.count; place++) {
      int64_t low = n->found.data[i][loop_at(n, place)].low;
      if (low < 0)
        return false;
      if (low > 0)
        break;
    }
  return true;
}

// Bounds are known where the loop comes to stand, and nothing is carried.
static bool may_move(const Nest *n) {
  for (size_t i = 0; i < n->loops.count; i++) {
    const Op *loop = n->loops.items[i];
    if (loop->nresults)
      return false;
    for (uint32_t k = 0; k < affine_for_inits(loop); k++)
      for (size_t o = 0; o < n->loops.count; o++)
        if (n->order[o] > n->order[i] &&
            !is_defined_outside(n->loops.items[o], op_operand(loop, k)))
          return false;
  }
  return true;
}

static void move_to(Block *block, Op *op) {
  op_unlink(op);
  op_insert_before(block->first, op);
}

// From the inside, so that what is in a loop is gone when it moves.
static Op *permute(const Nest *n) {
  Op *const *loops = n->loops.items;
  size_t count = n->loops.count;
  size_t innermost = loop_at(n, (uint32_t)count - 1);
  Op *root = loops[0];
  Block *from = body_of(loops[count - 1], 0);
  if (innermost != count - 1) {
    Block *to = body_of(loops[innermost], 0);
    for (Op *op = from->last->prev, *prev; op; op = prev) {
      prev = op->prev;
      move_to(to, op);
    }
  }
  for (size_t i = count; i-- > 0;) {
    if (!n->order[i]) {
      if (i) {
        op_unlink(loops[i]);
        op_insert_before(root, loops[i]);
      }
      continue;
    }
    size_t parent = loop_at(n, n->order[i] - 1);
    if (!i || parent != i - 1)
      move_to(body_of(loops[parent], 0), loops[i]);
  }
  return loops[loop_at(n, 0)];
}

Op *affine_sink_sequential(Ctx *ctx, Arena *arena, Op *loop) {
  Nest n = {.ctx = ctx, .arena = arena};
  uint32_t around = count_loops_around(loop);
  n.loops = affine_perfect_nest(arena, loop);
  if (n.loops.count < 2)
    return loop;
  LoopEffects effects = loop_effects(ctx, arena, loop);
  if (effects.others || !find_distances(&n, &effects, 0))
    return loop;
  find_order(&n);
  bool moves = false;
  for (size_t i = 0; i < n.loops.count; i++)
    moves = moves || n.order[i] != i;
  if (!moves || !keeps_order(&n) || !may_move(&n))
    return loop;
  if (around && (!find_distances(&n, &effects, around) || !keeps_order(&n)))
    return loop;
  return permute(&n);
}
