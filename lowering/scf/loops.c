// What the passes on loops share.

#include "lowering/scf/loops_int.h"

typedef struct Collection {
  Arena *arena;
  uint32_t opcode;
  Vec(Op *) ops;
} Collection;

static void collect(void *user, Op *op) {
  Collection *c = user;
  if (op_is(op, c->opcode))
    vec_push(c->arena, &c->ops, op);
}

OpList collect_ops(PassRun *run, Op *root, uint32_t opcode) {
  Collection c = {.arena = run->arena, .opcode = opcode};
  op_walk_post(root, collect, &c);
  return (OpList){c.ops.data, c.ops.size};
}

bool apply_patterns(PassRun *run, Op *root, const Pattern *list) {
  PatternSet patterns;
  pattern_set_init(&patterns, run->arena);
  pattern_set_add(&patterns, list);
  pattern_set_finish(&patterns);
  GreedyOptions options = greedy_defaults;
  options.patterns = &patterns;
  options.bottom_up = true;
  for (uint32_t i = 0; i < root->nregions; i++)
    if (!region_is_empty(&root->regions[i]) &&
        greedy_run(run->ctx, run->pool, run->arena, &root->regions[i], &options,
                   NULL) == GREEDY_FAILED)
      return false;
  return true;
}

Op *build_for_nest(Rewriter *rw, ValueList lower, ValueList upper,
                   ValueList step, ValueList *counters) {
  Builder place = rw->b;
  Op *loop = NULL;
  *counters = list_new(rw, lower.count);
  for (uint32_t i = 0; i < lower.count; i++) {
    loop = build_for(rw, lower.items[i], upper.items[i], step.items[i],
                     (ValueList){0});
    list_add(counters, block_arg(body_of(loop, 0), 0));
    builder_at_end(&rw->b, body_of(loop, 0));
    builder_before(&rw->b, build_yield(rw, (ValueList){0}));
    rw->b.loc = place.loc;
  }
  rw->b = place;
  return loop;
}

ValueList mixed_all(Rewriter *rw, const Mixed *list, uint32_t count) {
  ValueList values = list_new(rw, count);
  for (uint32_t i = 0; i < count; i++)
    list_add(&values, mixed_materialize(&rw->b, list[i]));
  return values;
}

void inline_body(Rewriter *rw, Block *block, Op *before, ValueList args) {
  rewrite_erase(rw, block_terminator(block));
  rewrite_inline_block(rw, block, before, args.items);
}
