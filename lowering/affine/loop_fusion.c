// affine-loop-fusion: loops that store what others load, or that load the same,
// as one.
//
// Requires: distinct arguments of a function are of distinct memory, unless the
//   module has a call that says otherwise.
// Guarantees: nothing.
// Invalidates: nothing.
//
// Before:
//
//   affine.for %i = 0 to 10 { affine.store %x, %m[%i] : memref<10xf32> }
//   affine.for %j = 0 to 10 { %y = affine.load %m[%j] : memref<10xf32> }
//
// After, if nobody else loads from %m:
//
//   %p = memref.alloc() : memref<1xf32>
//   affine.for %j = 0 to 10 {
//     affine.store %x, %p[0] : memref<1xf32>
//     %y = affine.load %p[0] : memref<1xf32>
//   }
//
// What depends on what is a graph of each block with several loops (graph.c). A
// loop, the sink, takes in a slice (slice.c) of those that store what it loads,
// at the depth where the least memory is needed for that, if it does not cost
// too many operations (fusion_cost.c). The source goes unless somebody still
// needs it; a memref between both becomes one of what a slice stores, where
// nobody else sees it (fusion_memref.c). Then loops that load the same are
// joined, and at last those that were kept apart because several load what they
// store.

#include "lowering/affine/fusion_cost.h"
#include "lowering/affine/fusion_int.h"
#include "lowering/affine/fusion_order.h"
#include "lowering/affine/interchange.h"
#include "lowering/affine/passes.h"

static OpList list_of_ops(const OpVec *ops) {
  return (OpList){ops->data, ops->size};
}

// Accesses in a loop

typedef struct Collecting {
  Arena *arena;
  OpVec ops;
} Collecting;

static void collect_access(void *user, Op *op) {
  Collecting *c = user;
  if (op_is_affine_read_or_write(op))
    vec_push(c->arena, &c->ops, op);
}

OpVec fusion_accesses_in(Fusing *f, Op *loop) {
  Collecting c = {.arena = f->run->arena};
  op_walk_post(loop, collect_access, &c);
  return c.ops;
}

bool fusion_any_uses(const OpVec *ops, const Value *memref, bool writes) {
  for (size_t i = 0; i < ops->size; i++)
    if (accessed_memref(ops->data[i]) == memref &&
        (!writes || op_is_affine_write(ops->data[i])))
      return true;
  return false;
}

// Whether the test holds for anything at or in `op`.
static bool any_in(const Op *op, bool (*test)(const Op *, const void *),
                   const void *with) {
  if (test(op, with))
    return true;
  for (uint32_t i = 0; i < op->nregions; i++)
    for (const Block *b = op->regions[i].first; b; b = b->next)
      for (const Op *inner = b->first; inner; inner = inner->next)
        if (any_in(inner, test, with))
          return true;
  return false;
}

// Both use the memref, one of them to store.
static bool conflicts(const Op *op, const void *accesses) {
  return op_is_affine_read_or_write(op) &&
         fusion_any_uses(accesses, accessed_memref(op), op_is_affine_read(op));
}

// What it loads is another matter, as in MLIR.
static bool makes_for(const Op *op, const void *loop) {
  for (uint32_t i = 0; i < op->nresults && !op_is_affine_read(op); i++)
    for (const Use *use = op->results[i].uses; use; use = use->next)
      if (use->owner != loop && op_is_ancestor(loop, use->owner))
        return true;
  return false;
}

// Between two loops nothing depends on the first, or nothing behind that has
// the second depend on it.
static bool may_meet(Fusing *f, Op *first, Op *second) {
  OpVec a = fusion_accesses_in(f, first), b = fusion_accesses_in(f, second);
  bool depends = false;
  for (Op *op = first->next; op != second; op = op->next) {
    depends = depends || any_in(op, conflicts, &a);
    if (depends && (any_in(op, conflicts, &b) || any_in(op, makes_for, second)))
      return false;
  }
  return true;
}

// Slices by depth

static bool stores_to(const OpVec *ops, const Value *memref) {
  return fusion_any_uses(ops, memref, true);
}

// Accesses of the sink to what the source stores and the sink loads.
static OpVec shared_accesses(Fusing *f, const OpVec *source,
                             const OpVec *sink) {
  OpVec shared = {0};
  for (size_t i = 0; i < sink->size; i++) {
    const Value *memref = accessed_memref(sink->data[i]);
    bool loaded = false;
    for (size_t k = 0; k < sink->size; k++)
      loaded = loaded || (op_is_affine_read(sink->data[k]) &&
                          accessed_memref(sink->data[k]) == memref);
    if (loaded && stores_to(source, memref))
      vec_push(f->run->arena, &shared, sink->data[i]);
  }
  return shared;
}

// The first depth at which one depends on the other, less 1; or `limit`.
static uint32_t free_depth(Fusing *f, Op *a, Op *b, uint32_t limit) {
  Ctx *ctx = f->run->ctx;
  MemAccess x = access_of(ctx, f->run->arena, a);
  MemAccess y = access_of(ctx, f->run->arena, b);
  for (uint32_t d = 1; d <= count_common_loops(a, b) + 1 && d - 1 < limit; d++)
    if (dependence_between(ctx, f->run->arena, &x, &y, d, false, NULL) !=
        DEPENDENCE_NONE)
      return d - 1;
  return limit;
}

// How deep a slice may go before what the sink does in earlier iterations
// matters to it.
static uint32_t depth_limit(Fusing *f, const OpVec *source, const OpVec *sink) {
  OpVec shared = shared_accesses(f, source, sink);
  bool stores = false;
  if (!shared.size)
    return 0;
  uint32_t depth =
      (uint32_t)affine_common_loops(f->run->arena, list_of_ops(&shared)).count;
  for (size_t i = 0; i < shared.size; i++)
    stores = stores || op_is_affine_write(shared.data[i]);
  for (size_t i = 0; stores && i < shared.size; i++)
    for (size_t k = 0; k < shared.size; k++)
      depth = free_depth(f, shared.data[i], shared.data[k], depth);
  return depth;
}

OpVec fusion_of_kind(Fusing *f, const OpVec *ops, bool writes,
                     const Value *memref) {
  OpVec kind = {0};
  for (size_t i = 0; i < ops->size; i++)
    if (op_is_affine_write(ops->data[i]) == writes &&
        (!memref || accessed_memref(ops->data[i]) == memref))
      vec_push(f->run->arena, &kind, ops->data[i]);
  return kind;
}

// Slices of the source at all depths up to `limit`: of what it stores, or of
// loads from `memref`.
static void find_slices(Fusing *f, Pair *pair, uint32_t limit,
                        const Value *memref) {
  Arena *arena = f->run->arena;
  bool ahead = op_is_before(pair->source_op, pair->sink_op);
  Op *first = ahead ? pair->source_op : pair->sink_op;
  Op *second = ahead ? pair->sink_op : pair->source_op;
  OpVec a = fusion_accesses_in(f, first), b = fusion_accesses_in(f, second);
  OpVec from = fusion_of_kind(f, &a, !memref, memref);
  pair->slices =
      arena_zero(arena, (limit + 1) * sizeof(Slice), _Alignof(Slice));
  pair->depth = 0;
  if (op_contains(first, OP_affine_if) || op_contains(second, OP_affine_if) ||
      !may_meet(f, first, second))
    return;
  uint32_t deepest = memref ? UINT32_MAX : depth_limit(f, &a, &b);
  for (uint32_t i = 1; i <= limit; i++)
    if (i + pair->around <= deepest &&
        slice_of(f->run->ctx, arena, list_of_ops(&from), list_of_ops(&b),
                 i + pair->around, pair->around,
                 ahead ? SLICE_SOURCE : SLICE_SINK, &pair->slices[i - 1]))
      pair->depth = i;
}

// Cycles

typedef struct Cycle {
  Fusing *f;
  const MemAccess *accesses;
  size_t count;
  uint32_t around;
  uint8_t *state; // of each: 1 while it is looked at, 2 afterwards
} Cycle;

static bool depends_on(const Cycle *c, size_t from, size_t to) {
  const MemAccess *a = &c->accesses[from], *b = &c->accesses[to];
  for (uint32_t d = c->around + 1; d <= count_common_loops(a->op, b->op) + 1;
       d++)
    if (dependence_between(c->f->run->ctx, c->f->run->arena, a, b, d, false,
                           NULL) != DEPENDENCE_NONE)
      return true;
  return false;
}

static bool reaches_itself(Cycle *c, size_t at) {
  c->state[at] = 1;
  for (size_t i = 0; i < c->count; i++)
    if (c->state[i] != 2 && depends_on(c, at, i) &&
        (c->state[i] == 1 || reaches_itself(c, i)))
      return true;
  c->state[at] = 2;
  return false;
}

// Accesses in the loop that depend on themselves: what is run once more would
// come to something else.
static bool has_cycle(Fusing *f, Op *loop) {
  OpVec ops = fusion_accesses_in(f, loop);
  Arena *arena = f->run->arena;
  MemAccess *accesses = arena_array(arena, MemAccess, ops.size + 1);
  for (size_t i = 0; i < ops.size; i++)
    accesses[i] = access_of(f->run->ctx, arena, ops.data[i]);
  Cycle c = {f, accesses, ops.size, count_loops_around(loop),
             arena_zero(arena, ops.size + 1, 1)};
  for (size_t i = 0; i < c.count; i++)
    if (!c.state[i] && reaches_itself(&c, i))
      return true;
  return false;
}

typedef enum Verdict { FUSE, SKIP, STOP } Verdict;

// At which depth; `accesses` are those whose memory counts.
static Verdict choose_depth(Fusing *f, Pair *pair, OpList accesses) {
  Ctx *ctx = f->run->ctx;
  Arena *arena = f->run->arena;
  double tolerance = f->tolerance, added;
  if (!pair->depth)
    return SKIP;
  if (has_cycle(f, pair->source_op)) {
    tolerance = 0;
    if (f->options->maximal &&
        (!fusion_added_cost(ctx, arena, pair->source_op, pair->sink_op,
                            &pair->slices[pair->depth - 1], &added) ||
         added > 0))
      return STOP;
  }
  if (!f->options->maximal)
    pair->depth =
        fusion_best_depth(ctx, arena, pair->source_op, pair->sink_op, accesses,
                          pair->slices, pair->depth, tolerance);
  return pair->depth ? FUSE : SKIP;
}

// Joining

static void set_bound(Fusing *f, Op *loop, AffineEnd end, const Attr *map,
                      const Slice *s) {
  Ctx *ctx = f->run->ctx;
  if (!map || !map->as.map.nresults)
    return;
  Applied bound = applied_of_values(f->run->arena, map, s->operands);
  applied_canonicalize(ctx, f->run->arena, &bound);
  affine_for_set_bound(ctx, f->run->pool, f->run->arena, loop, end, &bound);
}

static bool uses_any(const Op *op, const void *with) {
  const OpVec *makers = with;
  for (uint32_t i = 0; i < op->noperands; i++)
    for (size_t k = 0; k < makers->size; k++)
      if (value_op(op_operand(op, i)) == makers->data[k])
        return true;
  return false;
}

// What depends on results of the loop, in its block, goes behind `after`.
static void move_users(Fusing *f, Op *loop, Op *after) {
  OpVec users = {0};
  vec_push(f->run->arena, &users, loop);
  for (Op *op = loop->next; op && op != block_terminator(loop->block);
       op = op->next)
    if (any_in(op, uses_any, &users))
      vec_push(f->run->arena, &users, op);
  for (size_t i = users.size; i-- > 1;)
    rewrite_move_after(&f->rw, users.data[i], after);
}

// A loop that runs once for each iteration of the one around it, and carries
// reductions: that one carries them.
static void promote_reduction(Fusing *f, Op *loop) {
  Rewriter *rw = &f->rw;
  Op *outer = op_parent(loop);
  uint64_t trips;
  if (!affine_constant_trip_count(f->run->ctx, f->run->arena, loop, &trips) ||
      trips != 1 || !op_is(outer, OP_affine_for))
    return;
  uint32_t count = loop->nresults, had = outer->nresults;
  Applied lower = affine_for_bound(rw->arena, outer, AFFINE_LOWER);
  Applied upper = affine_for_bound(rw->arena, outer, AFFINE_UPPER);
  ValueList inits = list_of_operands(rw, outer, affine_for_inits(outer));
  ValueList own = list_of_operands(rw, loop, affine_for_inits(loop));
  builder_before(&rw->b, outer);
  Op *made = build_affine_for(rw, &lower, &upper, affine_for_step(outer),
                              list_join(rw, inits, own));
  made->attrs = outer->attrs;
  Block *body = body_of(made, 0), *old = body_of(outer, 0);
  ValueList args = list_of_args(rw, body, 0);
  ValueList yielded = list_of_operands(rw, end_of(outer, 0), 0);
  yielded = list_join(rw, yielded, list_of_operands(rw, end_of(loop, 0), 0));
  op_set_operands(rw->b.pool, end_of(outer, 0), yielded.items, yielded.count);
  move_users(f, loop, made);
  rewrite_merge_block(rw, old, body, args.items);
  for (uint32_t i = 0; i < count; i++)
    value_replace_uses(op_result(loop, i), op_result(made, had + i));
  ValueList inner = list_new(rw, count + 1);
  list_add(&inner, affine_for_iv(made));
  for (uint32_t i = 0; i < count; i++)
    list_add(&inner, block_arg(body, 1 + had + i));
  rewrite_erase(rw, end_of(loop, 0));
  rewrite_inline_block(rw, body_of(loop, 0), loop, inner.items);
  rewrite_erase(rw, loop);
  for (uint32_t i = 0; i < had; i++)
    value_replace_uses(op_result(outer, i), op_result(made, i));
  rewrite_erase(rw, outer);
}

// A copy of the source's slice at the place that the slice has.
static void insert_slice(Fusing *f, Op *source, const Slice *s,
                         bool innermost) {
  Ctx *ctx = f->run->ctx;
  Rewriter *rw = &f->rw;
  PtrMap map = {0};
  OpVec loops = {0};
  uint64_t iterations;
  rw->b.block = s->block;
  rw->b.before = s->at_end ? s->block->last : s->block->first;
  rewrite_clone(rw, source, &map);
  for (uint32_t i = 0; i < s->count; i++) {
    const Value *iv = ptrmap_get(&map, s->ivs[i]);
    Op *loop = iv ? affine_for_of(iv) : NULL;
    if (!loop)
      continue;
    vec_push(f->run->arena, &loops, loop);
    set_bound(f, loop, AFFINE_LOWER, s->lower[i], s);
    set_bound(f, loop, AFFINE_UPPER, s->upper[i], s);
  }
  bool once =
      slice_iterations(ctx, f->run->arena, s, &iterations) && iterations == 1;
  for (size_t i = 0; i < loops.size; i++)
    if (innermost && once &&
        affine_is_parallel_reduction(ctx, f->run->arena, loops.data[i]))
      promote_reduction(f, loops.data[i]);
    else
      affine_promote_single(rw, loops.data[i]);
}

// Fusing loops that store to a memref with loops that load it

// A loop that may be joined with another.
static bool is_loop_node(Graph *g, uint32_t node) {
  const GraphNode *n = graph_node(g, node);
  return n->op && op_is(n->op, OP_affine_for) && !n->does_more;
}

// What the sink loads of what the source stores.
static ValueList shared_memrefs(Fusing *f, uint32_t source, uint32_t sink) {
  const GraphNode *a = graph_node(&f->graph, source);
  const GraphNode *b = graph_node(&f->graph, sink);
  ValueList memrefs = list_new(&f->rw, (uint32_t)b->loads.size + 1);
  for (size_t i = 0; i < b->loads.size; i++) {
    Value *memref = accessed_memref(b->loads.data[i]);
    if (fusion_any_uses(&a->stores, memref, true) && !list_has(memrefs, memref))
      list_add(&memrefs, memref);
  }
  return memrefs;
}

// The last one first.
static uint32_t *find_sources(Fusing *f, uint32_t sink, uint32_t *count) {
  Graph *g = &f->graph;
  uint32_t *found = arena_array(f->run->arena, uint32_t, g->nodes.size + 1);
  const GraphNode *n = graph_node(g, sink);
  *count = 0;
  for (uint32_t i = (uint32_t)g->nodes.size; i-- > 0;) {
    bool is_in = false;
    for (size_t k = 0; k < n->in.size; k++)
      is_in = is_in || n->in.data[k].node == i;
    if (is_in && is_loop_node(g, i) && shared_memrefs(f, i, sink).count)
      found[(*count)++] = i;
  }
  return found;
}

// Nobody needs what the source does elsewhere.
static bool may_remove(Fusing *f, const Pair *pair, Op *place) {
  Graph *g = &f->graph;
  const GraphNode *n = graph_node(g, pair->source);
  bool needed = fusion_any_escapes(f, n);
  for (size_t i = 0; i < n->out.size; i++) {
    Op *op = graph_node(g, n->out.data[i].node)->op;
    if (op == pair->sink_op)
      continue;
    if (op->block != pair->sink_op->block ||
        (place != op && !op_is_before(place, op)))
      return false;
    needed = needed || !n->out.data[i].guessed;
  }
  return !needed || slice_is_maximal(f->run->ctx, f->run->arena,
                                     &pair->slices[pair->depth - 1]);
}

static bool keeps_order(Fusing *f, const Pair *pair, bool removes) {
  return fusion_keeps_order(f->run->ctx, f->run->arena,
                            &(Fusion){pair->source_op, pair->sink_op,
                                      pair->around, pair->depth,
                                      &pair->slices[pair->depth - 1], removes});
}

// False: what is loaded would be something else.
static bool join_source(Fusing *f, Pair *pair, Op *place, ValueList memrefs) {
  Graph *g = &f->graph;
  bool removes = may_remove(f, pair, place);
  if (!keeps_order(f, pair, removes))
    return false;
  ValueList own = list_new(&f->rw, memrefs.count + 1);
  for (uint32_t i = 0; i < memrefs.count; i++)
    if (fusion_may_be_own(f, pair, memrefs.items[i], removes))
      list_add(&own, memrefs.items[i]);
  insert_slice(f, pair->source_op, &pair->slices[pair->depth - 1], false);
  if (place != pair->sink_op)
    rewrite_move_before(&f->rw, pair->sink_op, place);
  own = fusion_keep_stored(f, pair, own);
  graph_move_edges(g, pair->source, pair->sink, &own, removes);
  fusion_make_own(f, pair, own);
  graph_collect(g, pair->sink);
  if (!removes)
    return true;
  rewrite_erase(&f->rw, pair->source_op);
  graph_remove_node(g, pair->source);
  return true;
}

static OpVec of_memrefs(Fusing *f, const OpVec *ops, ValueList memrefs) {
  OpVec found = {0};
  for (size_t i = 0; i < ops->size; i++)
    if (list_has(memrefs, accessed_memref(ops->data[i])))
      vec_push(f->run->arena, &found, ops->data[i]);
  return found;
}

static Verdict try_source(Fusing *f, uint32_t source, uint32_t sink,
                          uint32_t most_users) {
  Graph *g = &f->graph;
  const GraphNode *from = graph_node(g, source), *to = graph_node(g, sink);
  ValueList memrefs = shared_memrefs(f, source, sink);
  if (from->op->nresults || !memrefs.count)
    return SKIP;
  for (uint32_t i = 0; i < memrefs.count; i++)
    if (graph_count_out(g, source, memrefs.items[i]) > most_users)
      return SKIP;
  Op *place = graph_place_for_both(g, source, sink);
  if (!place)
    return SKIP;
  OpVec loads = of_memrefs(f, &to->loads, memrefs);
  OpVec stores = of_memrefs(f, &to->stores, memrefs);
  OpVec produced = of_memrefs(f, &from->stores, memrefs);
  for (size_t i = 0; i < stores.size; i++)
    vec_push(f->run->arena, &loads, stores.data[i]);
  Pair pair = {.source = source,
               .sink = sink,
               .source_op = from->op,
               .sink_op = to->op,
               .around = count_loops_around(to->op)};
  size_t common = affine_common_loops(f->run->arena, list_of_ops(&loads)).count;
  find_slices(f, &pair, (uint32_t)common - pair.around, NULL);
  Verdict verdict = choose_depth(f, &pair, list_of_ops(&produced));
  return verdict == FUSE && !join_source(f, &pair, place, memrefs) ? SKIP
                                                                   : verdict;
}

static void fuse_into(Fusing *f, uint32_t sink, uint32_t most_users) {
  Graph *g = &f->graph;
  if (!is_loop_node(g, sink) || graph_node(g, sink)->op->nresults)
    return;
  graph_node(g, sink)->op = affine_sink_sequential(f->run->ctx, f->run->arena,
                                                   graph_node(g, sink)->op);
  for (bool changed = true; changed;) {
    uint32_t count;
    const uint32_t *sources = find_sources(f, sink, &count);
    changed = false;
    for (uint32_t i = 0; i < count; i++) {
      Verdict verdict = try_source(f, sources[i], sink, most_users);
      if (verdict == STOP)
        return;
      changed = changed || verdict == FUSE;
    }
  }
}

static void fuse_sources(Fusing *f, uint32_t most_users) {
  uint32_t count;
  const uint32_t *order = graph_order(&f->graph, &count);
  for (uint32_t i = 0; i < count; i++)
    fuse_into(f, order[i], most_users);
}

// Fusing loops that load the same memref

// Whether it loads once from the memref, nothing that it stores as well, and
// stores to one memref only.
static bool may_join_sibling(Fusing *f, uint32_t sibling, uint32_t sink,
                             const Value *memref) {
  Graph *g = &f->graph;
  const GraphNode *n = graph_node(g, sibling);
  if (graph_count_loads(n, memref) != 1 || graph_has_path(g, sibling, sink) ||
      graph_has_path(g, sink, sibling))
    return false;
  for (size_t i = 0; i < n->stores.size; i++) {
    const Value *stored = accessed_memref(n->stores.data[i]);
    if (stored != accessed_memref(n->stores.data[0]) ||
        (graph_count_loads(n, stored) && graph_count_in(g, sibling, stored)))
      return false;
  }
  return true;
}

typedef struct Sibling {
  uint32_t node;
  Value *memref;
} Sibling;

static bool find_by_argument(Fusing *f, uint32_t sink, bool *seen,
                             Sibling *found) {
  Graph *g = &f->graph;
  for (uint32_t i = 0; i < g->block->nargs; i++) {
    Value *memref = block_arg(g->block, i);
    for (const Use *use = memref->uses; use; use = use->next) {
      const Op *in = op_ancestor_in_block(use->owner, g->block);
      uint32_t node;
      if (!op_is_affine_read(use->owner) || in == use->owner || !in ||
          !graph_find(g, in, &node) || !is_loop_node(g, node) || node == sink ||
          seen[node] || !graph_count_loads(graph_node(g, sink), memref) ||
          !may_join_sibling(f, node, sink, memref))
        continue;
      seen[node] = true;
      *found = (Sibling){node, memref};
      return true;
    }
  }
  return false;
}

// Both load what a third one stores, or makes.
static bool find_by_edge(Fusing *f, uint32_t sink, bool *seen, Sibling *found) {
  Graph *g = &f->graph;
  const GraphNode *n = graph_node(g, sink);
  for (size_t i = 0; i < n->in.size; i++) {
    Value *memref = n->in.data[i].value;
    const GraphNode *from = graph_node(g, n->in.data[i].node);
    if (memref->type->kind != TY_MEMREF || !graph_count_loads(n, memref) ||
        !(graph_node_stores(from, memref) || value_op(memref) == from->op))
      continue;
    for (size_t k = 0; k < from->out.size; k++) {
      uint32_t node = from->out.data[k].node;
      if (seen[node] || node == sink || from->out.data[k].value != memref ||
          !is_loop_node(g, node) || !may_join_sibling(f, node, sink, memref))
        continue;
      seen[node] = true;
      *found = (Sibling){node, memref};
      return true;
    }
  }
  return false;
}

static OpVec loads_from(Fusing *f, const GraphNode *n, const Value *memref) {
  return fusion_of_kind(f, &n->loads, false, memref);
}

// False: nothing else is to be tried.
static bool try_sibling(Fusing *f, Sibling sibling, uint32_t sink) {
  Graph *g = &f->graph;
  const GraphNode *from = graph_node(g, sibling.node),
                  *to = graph_node(g, sink);
  bool ahead = op_is_before(from->op, to->op);
  Op *place = ahead ? graph_place_for_both(g, sibling.node, sink)
                    : graph_place_for_both(g, sink, sibling.node);
  OpVec own = loads_from(f, from, sibling.memref);
  OpVec loads = loads_from(f, to, sibling.memref);
  if (!place)
    return true;
  Pair pair = {.source = sibling.node,
               .sink = sink,
               .source_op = from->op,
               .sink_op = to->op,
               .around = count_loops_around(to->op)};
  uint32_t limit =
      (uint32_t)affine_loops_around(f->run->arena, loads.data[0]).count -
      pair.around;
  find_slices(f, &pair, limit, sibling.memref);
  Verdict verdict = choose_depth(f, &pair, list_of_ops(&own));
  if (verdict != FUSE)
    return verdict != STOP;
  const Slice *slice = &pair.slices[pair.depth - 1];
  if (!slice_is_maximal(f->run->ctx, f->run->arena, slice) ||
      !keeps_order(f, &pair, true))
    return true;
  insert_slice(f, pair.source_op, slice, pair.depth == limit);
  if (place != pair.sink_op)
    rewrite_move_before(&f->rw, pair.sink_op, place);
  graph_merge_edges(g, sibling.node, sink);
  graph_collect(g, sink);
  graph_remove_node(g, sibling.node);
  rewrite_erase(&f->rw, pair.source_op);
  return true;
}

static void fuse_siblings(Fusing *f) {
  uint32_t count;
  const uint32_t *order = graph_order(&f->graph, &count);
  for (uint32_t i = 0; i < count; i++) {
    bool *seen = arena_zero(f->run->arena, f->graph.nodes.size + 1, 1);
    Sibling sibling;
    if (!is_loop_node(&f->graph, order[i]))
      continue;
    while ((find_by_argument(f, order[i], seen, &sibling) ||
            find_by_edge(f, order[i], seen, &sibling)) &&
           try_sibling(f, sibling, order[i])) {
    }
  }
}

// Blocks

static void erase_unused(Fusing *f) {
  for (size_t i = 0; i < f->graph.memrefs.size; i++) {
    const EdgeCount *c = &f->graph.memrefs.data[i];
    Op *op = c->count || c->memref->uses ? NULL : value_op(c->memref);
    if (op && op_is(op, OP_memref_alloc))
      rewrite_erase(&f->rw, op);
  }
}

static void fuse_block(Fusing *f, Block *block) {
  enum { GREEDY, PRODUCER, SIBLING };
  uint32_t loops = 0, mode = f->options->mode;
  for (const Op *op = block->first; op; op = op->next)
    loops += op_is(op, OP_affine_for);
  if (loops < 2 || !graph_init(&f->graph, f->run->ctx, f->run->arena, block))
    return;
  if (mode == GREEDY)
    fuse_sources(f, 1);
  if (mode != PRODUCER)
    fuse_siblings(f);
  if (mode != SIBLING)
    fuse_sources(f, UINT32_MAX);
  erase_unused(f);
}

static const Op *function_around(const Op *op) {
  while (op && !op_has(op, TRAIT_FUNCTION))
    op = op_parent(op);
  return op;
}

static void fuse_blocks_of(void *user, Op *op) {
  Fusing *f = user;
  const Op *function = function_around(op);
  if (function && f->function != function) {
    f->function = function;
    f->overlaps = is_given_overlapping(function);
  }
  if (function && f->overlaps)
    return;
  for (uint32_t i = 0; i < op->nregions; i++)
    for (Block *b = op->regions[i].first; b; b = b->next)
      fuse_block(user, b);
}

bool lower_affine_loop_fusion(PassRun *run, Op *root) {
  Fusing f = {.run = run,
              .rw = pass_rewriter(run),
              .options = PASS_OPTIONS(run, affine_loop_fusion)};
  f.tolerance = f.options->compute_tolerance;
  op_walk_post(root, fuse_blocks_of, &f);
  fuse_blocks_of(&f, root);
  return true;
}
