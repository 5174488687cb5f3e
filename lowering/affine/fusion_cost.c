// Costs are counts of operations: those in a loop's body, but for loops and its
// end, times its iterations. Memory is what loops touch, each byte once.

#include "lowering/affine/fusion_cost.h"

#include "lowering/affine/regions.h"

typedef struct Share { // operations that an iteration of a loop has more
  const Op *loop;
  int64_t count;
} Share;

typedef struct Cost {
  Ctx *ctx;
  Arena *arena;
  const Slice *slice; // of the loops counted; or NULL
  Vec(Share) shares;
} Cost;

// Of loops in loops only, whose iterations are numbers.
static bool is_countable(Ctx *ctx, Arena *arena, Op *loop) {
  uint64_t trips;
  const Block *body = body_of(loop, 0);
  if (!affine_constant_trip_count(ctx, arena, loop, &trips))
    return false;
  for (Op *op = body->first; op; op = op->next)
    if (op_is(op, OP_affine_for) ? !is_countable(ctx, arena, op)
                                 : op_contains(op, OP_affine_for))
      return false;
  return true;
}

static uint64_t trips_of(const Cost *c, const Op *loop) {
  uint64_t trips = 0;
  affine_constant_trip_count(c->ctx, c->arena, loop, &trips);
  for (uint32_t i = 0; c->slice && i < c->slice->count; i++)
    if (affine_for_of(c->slice->ivs[i]) == loop)
      slice_trip_count(c->ctx, c->arena, c->slice, i, &trips);
  return trips;
}

static int64_t *share_of(Cost *c, const Op *loop) {
  for (size_t i = 0; i < c->shares.size; i++)
    if (c->shares.data[i].loop == loop)
      return &c->shares.data[i].count;
  vec_push(c->arena, &c->shares, ((Share){loop, 0}));
  return &c->shares.data[c->shares.size - 1].count;
}

static int64_t cost_of(Cost *c, Op *loop) {
  uint64_t count = 0; // it may wrap
  for (Op *op = body_of(loop, 0)->first; op->next; op = op->next)
    if (op_is(op, OP_affine_for))
      count += (uint64_t)cost_of(c, op);
    else
      count += !op_is(op, OP_affine_if);
  count += (uint64_t)*share_of(c, loop);
  return (int64_t)(count * trips_of(c, loop));
}

// Loads of what is stored in the same iteration will go.
static void drop_loads(Cost *c, const Op *into, const Value *memref) {
  for (const Use *use = memref->uses; use; use = use->next) {
    const Op *op = use->owner, *parent = op_parent(op);
    if (op_is_affine_read(op) && op_is_ancestor(into, op) &&
        op_is(parent, OP_affine_for))
      --*share_of(c, parent);
  }
}

typedef struct Dropping {
  Cost *cost;
  const Op *into;
  PtrMap seen;
} Dropping;

static void drop_loads_of(void *user, Op *op) {
  Dropping *d = user;
  if (!op_is_affine_write(op))
    return;
  const Value *memref = op_operand(op, 1);
  if (ptrmap_get(&d->seen, memref))
    return;
  ptrmap_set(&d->seen, d->cost->arena, memref, (void *)memref);
  drop_loads(d->cost, d->into, memref);
}

bool fusion_added_cost(Ctx *ctx, Arena *arena, Op *source, Op *sink,
                       const Slice *slice, double *fraction) {
  Cost plain = {.ctx = ctx, .arena = arena}, fused = plain, sliced = plain;
  uint64_t iterations;
  if (!is_countable(ctx, arena, source) || !is_countable(ctx, arena, sink) ||
      !slice->ivs || !slice_iterations(ctx, arena, slice, &iterations) ||
      !iterations)
    return false;
  const Op *into = op_parent(slice->block->first);
  Dropping dropping = {.cost = &fused, .into = into};
  if (iterations == 1)
    op_walk(source, drop_loads_of, &dropping);
  sliced.slice = slice;
  *share_of(&fused, into) = cost_of(&sliced, source);
  uint64_t before_source = (uint64_t)cost_of(&plain, source);
  uint64_t before_sink = (uint64_t)cost_of(&plain, sink);
  *fraction = (double)cost_of(&fused, sink) /
                  ((double)before_source + (double)before_sink) -
              1;
  return true;
}

static bool bytes_of(Ctx *ctx, Arena *arena, Op *access, const Slice *slice,
                     uint64_t *bytes) {
  MemRegion region;
  bool known = slice ? region_of_slice(ctx, arena, access, slice, &region)
                     : region_of(ctx, arena, access, 0, true, &region);
  return known && region_bytes(ctx, arena, &region, bytes) && *bytes;
}

// The depth at which the slice needs the least memory of all that are cheap
// enough, the deepest of equals.
static uint32_t least_memory(Ctx *ctx, Arena *arena, Op *source, Op *sink,
                             Op *access, const Slice *slices, uint32_t depth,
                             double tolerance, uint64_t *least) {
  uint64_t all;
  double best = 0;
  uint32_t found = 0;
  if (!bytes_of(ctx, arena, access, NULL, &all))
    return 0;
  for (; depth; depth--) {
    const Slice *slice = &slices[depth - 1];
    uint64_t bytes;
    double added;
    if (!slice->ivs ||
        !fusion_added_cost(ctx, arena, source, sink, slice, &added) ||
        !bytes_of(ctx, arena, access, slice, &bytes))
      continue;
    double reduction = (double)all / (double)bytes;
    if (reduction <= best || added > tolerance)
      continue;
    best = reduction;
    *least = bytes;
    found = depth;
  }
  return found;
}

uint32_t fusion_best_depth(Ctx *ctx, Arena *arena, Op *source, Op *sink,
                           OpList accesses, const Slice *slices, uint32_t depth,
                           double tolerance) {
  uint64_t needed = 0, source_bytes, sink_bytes;
  double added;
  if (!is_countable(ctx, arena, source) || !is_countable(ctx, arena, sink))
    return 0;
  if (accesses.count > 1)
    return fusion_added_cost(ctx, arena, source, sink, &slices[depth - 1],
                             &added) &&
                   added <= tolerance
               ? depth
               : 0;
  uint32_t best = least_memory(ctx, arena, source, sink, accesses.items[0],
                               slices, depth, tolerance, &needed);
  if (!best || !loop_footprint(ctx, arena, sink, &sink_bytes) ||
      !loop_footprint(ctx, arena, source, &source_bytes))
    return 0;
  return needed <= source_bytes ? best : 0;
}
