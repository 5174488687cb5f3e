// The greedy driver. A worklist holds what is still to be visited; the last in
// is the first out. A visit erases the operation if it is dead, folds it, or
// applies the best pattern that fits. What was made or changed, users of what
// was replaced, and makers of operands that lost a user go back on the list.
// When it is empty, blocks are simplified; if anything happened in the round
// another one follows. A round begins without blocks that nothing reaches.
//
// The order is that of MLIR's driver, so that the same patterns end with the
// same text: constants are pooled while the list is filled, top down or bottom
// up, and the list is then worked off from the first operation.

#include "ir/rewrite/greedy.h"
#include "ir/rewrite/fixpoint.h"
#include "ir/analysis/fold.h"

// Visits of a round, for each operation there was. Beyond the first number it
// may be that code is rewritten that nothing reaches, where values are made of
// themselves and patterns need not end; that goes then. Beyond the second
// patterns are taken to run on for ever.
enum { LONG_VISITS_EACH = 1 << 4, LONG_VISITS_MORE = 1 << 12 };
enum { MAX_VISITS_EACH = 1 << 12, MAX_VISITS_MORE = 1 << 20 };

const GreedyOptions greedy_defaults = {
    .bottom_up = true,
    .simplify = SIMPLIFY_AGGRESSIVE,
    .max_iterations = 10,
    .max_rewrites = GREEDY_NO_LIMIT,
};

typedef struct Greedy {
  Listener listener; // first
  Rewriter rw;
  Region *region;
  const GreedyOptions *options;
  Vec(Op *) worklist; // Op.id is the position, plus one; NULL where it left
  ConstantPool constants;
  FoldResult *results;
  Value **values;
  uint32_t capacity;     // of these two
  Vec(Value *) operands; // of the operation being folded, before
  PtrMap strict;         // the operations that may be visited, to themselves
  bool simplified;       // the last simplification found nothing to do
} Greedy;

// The worklist

static void push(Greedy *g, Op *op) {
  if (op->id || (g->options->strict && !ptrmap_get(&g->strict, op)))
    return;
  vec_push(g->rw.arena, &g->worklist, op);
  op->id = (uint32_t)g->worklist.size;
}

static void allow(Greedy *g, Op *op) {
  if (g->options->strict)
    ptrmap_set(&g->strict, g->rw.arena, op, op);
}

static void drop(Greedy *g, Op *op) {
  if (g->options->strict && ptrmap_get(&g->strict, op))
    ptrmap_set(&g->strict, g->rw.arena, op, NULL);
  if (!op->id)
    return;
  g->worklist.data[op->id - 1] = NULL;
  op->id = 0;
}

static Op *pop(Greedy *g) {
  while (g->worklist.size) {
    Op *op = vec_pop(&g->worklist);
    if (!op)
      continue;
    op->id = 0;
    return op;
  }
  return NULL;
}

// With what it is in, the innermost first, if it is in the region at all.
static void push_with_parents(Greedy *g, Op *op) {
  const Op *top = g->region->parent;
  if (!op_is_ancestor(top, op) || op == top)
    return;
  for (; op != top; op = op_parent(op))
    push(g, op);
}

static bool has_two_other_users(const Value *value, const Op *user) {
  const Op *other = NULL;
  for (const Use *use = value->uses; use; use = use->next) {
    if (use->owner == user || use->owner == other)
      continue;
    if (other)
      return true;
    other = use->owner;
  }
  return false;
}

// Makers of what `op` will no longer use: they may have one user left, or none.
static void push_makers(Greedy *g, const Op *op) {
  for (uint32_t i = 0; i < op->noperands; i++) {
    Value *value = op->operands[i].value;
    Op *maker = value ? value_op(value) : NULL;
    if (maker && !has_two_other_users(value, op))
      push_with_parents(g, maker);
  }
}

// Listening

static void hear_inserted(Listener *listener, Op *op) {
  allow((Greedy *)listener, op);
  push_with_parents((Greedy *)listener, op);
}

static void hear_modified(Listener *listener, Op *op) {
  push_with_parents((Greedy *)listener, op);
}

static void hear_erased(Listener *listener, Op *op) {
  Greedy *g = (Greedy *)listener;
  push_makers(g, op);
  drop(g, op);
  constant_pool_forget(&g->constants, op);
}

// Visiting

static void make_room(Greedy *g, uint32_t nresults) {
  if (nresults <= g->capacity)
    return;
  g->capacity = nresults * 2;
  g->results = arena_array(g->rw.arena, FoldResult, g->capacity);
  g->values = arena_array(g->rw.arena, Value *, g->capacity);
}

static void keep_operands(Greedy *g, const Op *op) {
  vec_reserve(g->rw.arena, &g->operands, op->noperands);
  for (uint32_t i = 0; i < op->noperands; i++)
    g->operands.data[i] = op->operands[i].value;
  g->operands.size = op->noperands;
}

// Makers of what the operation no longer uses, nor anything else.
static void push_unused_makers(Greedy *g) {
  for (size_t i = 0; i < g->operands.size; i++) {
    const Value *value = g->operands.data[i];
    if (!value->uses && value_op(value))
      push_with_parents(g, value_op(value));
  }
}

static bool fold(Greedy *g, Op *op) {
  bool in_place;
  if (op_has(op, TRAIT_CONSTANT_LIKE) || g->options->no_folding)
    return false;
  make_room(g, op->nresults);
  keep_operands(g, op);
  if (!op_fold(g->rw.b.ctx, g->rw.b.pool, g->rw.arena, op, g->results,
               &in_place))
    return false;
  if (in_place) {
    push_with_parents(g, op);
    push_unused_makers(g);
    return true;
  }
  builder_before(&g->rw.b, op);
  if (!fold_materialize(&g->rw.b, op, g->results, g->values))
    return false;
  rewrite_replace(&g->rw, op, g->values);
  return true;
}

static bool rewrite(Greedy *g, Op *op) {
  const PatternSet *patterns = g->options->patterns;
  return patterns && pattern_set_apply(patterns, &g->rw, op);
}

// Whether anything changed. A rewrite by a pattern is counted.
static bool rewrite_op(Greedy *g, Op *op, int64_t *rewrites) {
  if (op_is_trivially_dead(op)) {
    rewrite_erase(&g->rw, op);
    return true;
  }
  if (fold(g, op))
    return true;
  if (!rewrite(g, op))
    return false;
  ++*rewrites;
  return true;
}

static bool is_below(int64_t count, int64_t limit) {
  return limit == GREEDY_NO_LIMIT || count < limit;
}

static bool work_off(Greedy *g, bool *failed) {
  bool changed = false;
  int64_t rewrites = 0;
  uint64_t n = g->worklist.size, visits = 0;
  uint64_t too_long = n * LONG_VISITS_EACH + LONG_VISITS_MORE;
  Op *op;
  while (is_below(rewrites, g->options->max_rewrites) && (op = pop(g))) {
    if (++visits > n * MAX_VISITS_EACH + MAX_VISITS_MORE) {
      op_error(g->rw.b.ctx, op, "is rewritten for ever");
      *failed = true;
      break;
    }
    changed |= rewrite_op(g, op, &rewrites);
    if (visits >= too_long) {
      changed |= erase_unreachable_blocks(&g->rw, g->region);
      too_long = visits * 2;
    }
  }
  return changed;
}

// Filling the worklist

static void fill(Greedy *g, Op *op);

static void fill_region(Greedy *g, Region *region) {
  for (Block *block = region->first; block; block = block->next)
    for (Op *op = block->first, *next; op; op = next) {
      next = op->next;
      fill(g, op);
    }
}

static bool is_one_too_many(Greedy *g, Op *op) {
  return !g->options->no_constant_cse &&
         !constant_pool_take(&g->constants, &g->rw, op);
}

static void fill_inside(Greedy *g, Op *op) {
  for (uint32_t i = 0; i < op->nregions; i++)
    fill_region(g, &op->regions[i]);
}

static void fill(Greedy *g, Op *op) {
  if (g->options->bottom_up)
    fill_inside(g, op);
  if (is_one_too_many(g, op))
    return;
  if (g->options->bottom_up) {
    push_with_parents(g, op); // of which the first operation inside comes first
    return;
  }
  push(g, op);
  fill_inside(g, op);
}

static void reverse(Greedy *g) {
  Op **ops = g->worklist.data;
  size_t n = g->worklist.size;
  for (size_t i = 0; i < n / 2; i++) {
    Op *op = ops[i];
    ops[i] = ops[n - 1 - i];
    ops[n - 1 - i] = op;
  }
  for (size_t i = 0; i < n; i++)
    if (ops[i])
      ops[i]->id = (uint32_t)i + 1;
}

static void clear_worklist(Greedy *g) {
  while (pop(g))
    ;
}

// Rounds

// Regions that are as simplification has left them are left alone.
static bool simplify(Greedy *g, bool changed) {
  if (g->simplified && !changed && !g->constants.changed)
    return false;
  g->simplified = !simplify_regions(&g->rw, g->region, g->options->simplify);
  return !g->simplified;
}

static bool run_round(Greedy *g, bool *failed) {
  clear_worklist(g);
  constant_pool_clear(&g->constants);
  bool changed = erase_unreachable_blocks(&g->rw, g->region);
  fill_region(g, g->region);
  if (!g->options->bottom_up)
    reverse(g);
  changed |= work_off(g, failed);
  if (g->options->simplify != SIMPLIFY_DISABLED && !*failed)
    changed |= simplify(g, changed);
  return changed;
}

FOR_CHECK static bool none_is_numbered(const Op *op) {
  if (op->id)
    return false;
  for (uint32_t i = 0; i < op->nregions; i++)
    for (Block *block = op->regions[i].first; block; block = block->next)
      for (Op *inner = block->first; inner; inner = inner->next)
        if (!none_is_numbered(inner))
          return false;
  return true;
}

static void begin(Greedy *g, Ctx *ctx, Pool *pool, Arena *arena, Region *region,
                  const GreedyOptions *options) {
  *g = (Greedy){
      .listener = {.op_inserted = hear_inserted,
                   .op_modified = hear_modified,
                   .op_erased = hear_erased,
                   .next = options->listener},
      .rw = {.b = {.ctx = ctx, .pool = pool},
             .arena = arena,
             .state = options->state,
             .declines = options->declines},
      .region = region,
      .options = options,
      .constants = {.ctx = ctx, .arena = arena},
  };
  g->rw.b.listener = &g->listener;
  scratch_claim(ctx, SCRATCH_OP_ID);
  CHECK(none_is_numbered(region->parent));
}

static GreedyResult end(Greedy *g, bool more, bool failed) {
  clear_worklist(g);
  constant_pool_clear(&g->constants);
  scratch_release(g->rw.b.ctx, SCRATCH_OP_ID);
  return failed ? GREEDY_FAILED : more ? GREEDY_LIMIT : GREEDY_CONVERGED;
}

GreedyResult greedy_run(Ctx *ctx, Pool *pool, Arena *arena, Region *region,
                        const GreedyOptions *options, bool *changed) {
  Greedy g;
  begin(&g, ctx, pool, arena, region, options);
  bool more = true, failed = false;
  for (int64_t i = 0; more && !failed && is_below(i, options->max_iterations);
       i++) {
    more = run_round(&g, &failed);
    if (changed)
      *changed |= more;
  }
  return end(&g, more, failed);
}

GreedyResult greedy_run_ops(Ctx *ctx, Pool *pool, Arena *arena, Op *top,
                            Op *const *ops, size_t nops,
                            const GreedyOptions *options) {
  Greedy g;
  bool failed = false;
  begin(&g, ctx, pool, arena, &top->regions[0], options);
  for (size_t i = 0; i < nops; i++)
    allow(&g, ops[i]);
  for (size_t i = 0; i < nops; i++)
    push(&g, ops[i]);
  work_off(&g, &failed);
  return end(&g, g.worklist.size, failed);
}

static bool has_patterns(const PatternSet *set, uint32_t opcode) {
  const Pattern *end;
  return set && pattern_set_find(set, opcode, &end) != end;
}

// Whether a region is rewritten when its operations are, one by one: symbols,
// isolated, to which nothing happens themselves.
static bool is_of_parts(Region *region, const GreedyOptions *options) {
  if (region->first->next || options->listener ||
      options->max_rewrites != GREEDY_NO_LIMIT ||
      has_patterns(options->patterns, OP_ANY))
    return false;
  for (Op *op = region->first->first; op; op = op->next)
    if ((op->nregions && !op_has(op, TRAIT_ISOLATED)) ||
        !op_has(op, TRAIT_SYMBOL) || op->info->fold ||
        has_patterns(options->patterns, op->info->opcode))
      return false;
  return true;
}

// Parts after each other: a small one stays in the caches, and the memory that it
// took is used again for the next.
static GreedyResult run_parts(Ctx *ctx, Pool *pool, Region *region,
                              const GreedyOptions *options) {
  GreedyResult worst = GREEDY_CONVERGED;
  Arena arena;
  arena_init(&arena);
  arena_alloc(&arena, 1, 1); // a chunk that stays
  for (Op *op = region->first->first; op; op = op->next) {
    ArenaMark mark = arena_save(&arena);
    GreedyResult result = greedy_run_all(ctx, pool, &arena, op, options);
    arena_restore(&arena, mark);
    if (result > worst)
      worst = result;
  }
  arena_release(&arena);
  return worst;
}

static GreedyResult run_regions(Ctx *ctx, Pool *pool, Arena *arena, Op *op,
                                const GreedyOptions *options) {
  GreedyResult worst = GREEDY_CONVERGED;
  for (uint32_t i = 0; i < op->nregions; i++) {
    Region *region = &op->regions[i];
    GreedyResult result =
        region_is_empty(region) ? GREEDY_CONVERGED
        : is_of_parts(region, options)
            ? run_parts(ctx, pool, region, options)
            : greedy_run(ctx, pool, arena, region, options, NULL);
    if (result > worst)
      worst = result;
  }
  return worst;
}

static bool has_patterns_inside(const PatternSet *set, const Op *op) {
  for (uint32_t i = 0; i < op->nregions; i++)
    for (Block *block = op->regions[i].first; block; block = block->next)
      for (Op *inner = block->first; inner; inner = inner->next)
        if (has_patterns(set, inner->info->opcode) ||
            has_patterns_inside(set, inner))
          return true;
  return false;
}

// Whether nothing happens: all has been tried but for these patterns.
static bool is_at_fixpoint(const Ctx *ctx, const Op *op,
                           const GreedyOptions *options) {
  const PatternSet *set = options->patterns;
  return fixpoint_is_known(op) &&
         (!set || !pattern_set_may_apply(set, ctx) ||
          (!has_patterns(set, OP_ANY) && !has_patterns_inside(set, op)));
}

// Whether a run with these tries all that any run does, but for its patterns.
static bool is_thorough(const GreedyOptions *options) {
  return !options->no_folding && !options->no_constant_cse &&
         options->simplify == SIMPLIFY_AGGRESSIVE &&
         options->max_rewrites == GREEDY_NO_LIMIT;
}

// Where there are checks, does it all the same.
FOR_CHECK static bool stays_the_same(Ctx *ctx, Pool *pool, Arena *arena, Op *op,
                                     const GreedyOptions *options) {
  uint64_t before = op_fingerprint(op);
  return run_regions(ctx, pool, arena, op, options) == GREEDY_CONVERGED &&
         op_fingerprint(op) == before;
}

GreedyResult greedy_run_all(Ctx *ctx, Pool *pool, Arena *arena, Op *op,
                            const GreedyOptions *options) {
  if (is_at_fixpoint(ctx, op, options)) {
    CHECK(stays_the_same(ctx, pool, arena, op, options));
    return GREEDY_CONVERGED;
  }
  fixpoint_left(op);
  GreedyResult worst = run_regions(ctx, pool, arena, op, options);
  if (worst == GREEDY_CONVERGED && is_thorough(options))
    fixpoint_reached(op);
  return worst;
}
