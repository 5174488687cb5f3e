// Passes that are a walk.
//
// Passes that replace operations by others of the same types, each by itself,
// walk once from the first operation to the last. The walk does not visit
// operations that patterns make, unlike the greedy driver, so what a pass prints
// is what its patterns say and nothing is folded. By name some are conversions in mlir-opt,
// and fold what is not legal. Those that change types are always conversions
// (ir/rewrite/convert.c).

#include "lowering/pass/pass.h"

typedef struct PatternWalk {
  Rewriter rw;
  const PatternSet *patterns;
} PatternWalk;

// What a pattern allocates is gone when it returns: there is nothing that it could
// be kept in.
static void apply_to_op(void *user, Op *op) {
  PatternWalk *walk = user;
  ArenaMark mark = arena_save(walk->rw.arena);
  pattern_set_apply(walk->patterns, &walk->rw, op);
  arena_restore(walk->rw.arena, mark);
}

static bool walk_patterns(PassRun *run, Op *root, const PatternSet *patterns,
                          const void *state, Listener *listener,
                          void (*walk_ops)(Op *, OpVisitor *, void *)) {
  if (!pattern_set_may_apply(patterns, run->ctx))
    return true;
  Arena arena;
  PatternWalk walk = {.rw = pass_rewriter(run), .patterns = patterns};
  arena_init(&arena);
  arena_alloc(&arena, 1, 1); // a chunk that stays
  walk.rw.arena = &arena;
  walk.rw.state = state;
  walk.rw.b.listener = listener;
  walk_ops(root, apply_to_op, &walk);
  arena_release(&arena);
  return true;
}

bool pass_walk_heard(PassRun *run, Op *root, const PatternSet *patterns,
                     const void *state, Listener *listener) {
  return walk_patterns(run, root, patterns, state, listener, op_walk);
}

bool pass_walk(PassRun *run, Op *root, const PatternSet *patterns,
               const void *state) {
  return walk_patterns(run, root, patterns, state, NULL, op_walk);
}

bool pass_walk_post(PassRun *run, Op *root, const PatternSet *patterns,
                    const void *state) {
  return walk_patterns(run, root, patterns, state, NULL, op_walk_post);
}

// The same as a conversion

static bool apply_patterns(Conv *c, Op *op) {
  const PatternSet *const *patterns = c->user;
  return pattern_set_apply(*patterns, &c->rw, op);
}

bool pass_walk_folding(PassRun *run, Op *root, const PatternSet *patterns,
                       const void *state,
                       Legality legality(Conv *c, const Op *op)) {
  if (run->total)
    return pass_walk(run, root, patterns, state);
  ConvTable *table = conv_table_new(run);
  for (size_t i = 0; i < patterns->all.size; i++)
    conv_on(table, patterns->all.data[i].opcode, apply_patterns);
  Conv c = pass_conversion(run, table);
  c.rw.state = state;
  c.user = &patterns;
  c.legality = legality;
  c.handles_illegal = true;
  return pass_by_drivers(run, convert_run(&c, root));
}

// Operations of one kind

typedef struct Collection {
  Arena *arena;
  uint32_t opcode;
  bool (*holds)(const Op *op); // or NULL: of the opcode
  Vec(Op *) ops;
} Collection;

static void collect(void *user, Op *op) {
  Collection *c = user;
  if (c->holds ? c->holds(op) : op_is(op, c->opcode))
    vec_push(c->arena, &c->ops, op);
}

OpList collect_ops(PassRun *run, Op *root, uint32_t opcode) {
  Collection c = {.arena = run->arena, .opcode = opcode};
  op_walk_post(root, collect, &c);
  return (OpList){c.ops.data, c.ops.size};
}

OpList collect_ops_that(PassRun *run, Op *root, bool (*holds)(const Op *op)) {
  Collection c = {.arena = run->arena, .holds = holds};
  op_walk_post(root, collect, &c);
  return (OpList){c.ops.data, c.ops.size};
}

// Conversions

ConvTable *conv_table_new(PassRun *run) {
  ConvTable *table = arena_new(run->arena, ConvTable);
  *table = (ConvTable){.ctx = run->ctx, .arena = run->arena, .run = run};
  pass_note_table(run, table);
  return table;
}

Conv pass_conversion(PassRun *run, const ConvTable *table) {
  return (Conv){
      .ctx = run->ctx,
      .rw = {.b = {.ctx = run->ctx, .pool = run->pool},
             .declines = run->declines},
      .table = table,
      .total = run->total,
      .run = run,
      .arena = run->arena,
  };
}
