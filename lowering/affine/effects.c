// What happens to the memory of an access between two operations: every
// operation that may be run there is looked at, and if it is an affine access
// too, its dependence.

#include "lowering/affine/effects.h"

typedef struct EffectSearch {
  Ctx *ctx;
  Arena *arena;
  EffectKind effect;
  const Op *start;
  const MemAccess *access;
  bool again; // at what is behind the access, which is run once more
  bool found;
} EffectSearch;

// Whether it touches what the access does in an iteration between: of loops
// inside those around both the start and the access.
static bool may_reach(const EffectSearch *s, Op *op) {
  MemAccess access = access_of(s->ctx, s->arena, op);
  if (s->again || access.memref != s->access->memref ||
      affine_scope(op) != affine_scope(s->access->op))
    return true;
  uint32_t least = count_common_loops(s->start, s->access->op);
  for (uint32_t d = count_common_loops(op, s->access->op) + 1; d > least; d--)
    if (dependence_between(s->ctx, s->arena, &access, s->access, d, false,
                           NULL) != DEPENDENCE_NONE)
      return true;
  return false;
}

static void check_op(EffectSearch *s, Op *op) {
  if (s->found)
    return;
  if (op_effects_known(op)) {
    s->found = op_touches(op, s->effect, s->access->memref, may_alias) &&
               (!op_is_affine_read_or_write(op) || may_reach(s, op));
    return;
  }
  if (!op_has(op, TRAIT_RECURSIVE_EFFECTS)) {
    s->found = true;
    return;
  }
  for (uint32_t i = 0; i < op->nregions; i++)
    for (Block *b = op->regions[i].first; b; b = b->next)
      for (Op *inner = b->first; inner; inner = inner->next)
        check_op(s, inner);
}

typedef Vec(Block *) Blocks;

static void push_successors(EffectSearch *s, Blocks *todo, const Block *block) {
  const Op *end = block_terminator(block);
  for (uint32_t i = 0; end && i < end->nsuccessors; i++)
    vec_push(s->arena, todo, end->successors[i].block);
}

static bool has_block(const Blocks *blocks, const Block *block) {
  for (size_t i = 0; i < blocks->size; i++)
    if (blocks->data[i] == block)
      return true;
  return false;
}

// Whether the block comes again before `from` does.
static bool comes_again(EffectSearch *s, const Block *block,
                        const Block *from) {
  Blocks todo = {0}, done = {0};
  push_successors(s, &todo, block);
  while (todo.size) {
    Block *next = vec_pop(&todo);
    if (next == block)
      return true;
    if (next == from || has_block(&done, next))
      continue;
    vec_push(s->arena, &done, next);
    push_successors(s, &todo, next);
  }
  return false;
}

// All between two operations of one region. Where the second one may be run again
// before the first, which mlir-opt forgets, what is behind it comes in between.
static void check_blocks(EffectSearch *s, Op *from, const Op *to) {
  Blocks todo = {0}, done = {0};
  for (Op *op = from->next; op && op != to; op = op->next)
    check_op(s, op);
  if (from->block != to->block)
    push_successors(s, &todo, from->block);
  while (todo.size) {
    Block *block = vec_pop(&todo);
    if (has_block(&done, block))
      continue;
    vec_push(s->arena, &done, block);
    Op *op = block->first;
    for (; op && op != to; op = op->next)
      check_op(s, op);
    if (op && !comes_again(s, block, from->block))
      continue;
    s->again = op;
    for (; op; op = op->next)
      check_op(s, op);
    s->again = false;
    push_successors(s, &todo, block);
  }
}

static void check_between(EffectSearch *s, Op *from, Op *to) {
  if (from->block->parent != to->block->parent) {
    check_between(s, from, op_parent(to));
    check_op(s, op_parent(to));
    return;
  }
  check_blocks(s, from, to);
}

bool nothing_intervenes(Ctx *ctx, Arena *arena, EffectKind effect, Op *start,
                        const MemAccess *access) {
  EffectSearch s = {ctx, arena, effect, start, access, false, false};
  check_between(&s, start, access->op);
  return !s.found;
}
