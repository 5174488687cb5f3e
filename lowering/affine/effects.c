// What happens to the memory of an access between two operations: every
// operation that may be run there is looked at, and if it is an affine access
// too, its dependence.

#include "lowering/affine/effects.h"

// Aliases

Value *view_source(const Value *value) {
  const Op *op = value_op(value);
  switch (op ? op->info->opcode : OP_UNREGISTERED) {
  case OP_memref_assume_alignment:
  case OP_memref_cast:
  case OP_memref_collapse_shape:
  case OP_memref_expand_shape:
  case OP_memref_memory_space_cast:
  case OP_memref_reinterpret_cast:
  case OP_memref_subview:
  case OP_memref_transpose:
  case OP_memref_view: return op_operand(op, 0);
  default: return NULL;
  }
}

static bool has_only(const Op *op, EffectKind effect) {
  return op->info->effects && op_effects_known(op) &&
         op_effects(op) == (unsigned)effect;
}

bool op_only_allocates(const Op *op) {
  return has_only(op, EFFECT_ALLOCATE);
}

bool op_only_frees(const Op *op) {
  return has_only(op, EFFECT_FREE);
}

static const Op *parent_of(const Value *value) {
  const Op *op = value_op(value);
  return op ? op_parent(op) : value_arg_block(value)->parent->parent;
}

// The operation that the memory does not outlive, or is not seen around.
static const Op *scope_of(const Op *allocation) {
  bool on_stack = op_is(allocation, OP_memref_alloca);
  const Op *op = allocation;
  while ((op = op_parent(op)))
    if (op_has(op, on_stack ? TRAIT_ALLOCATION_SCOPE : TRAIT_FUNCTION))
      return op;
  return NULL;
}

// Known before the scope of an allocation was entered.
static bool is_from_outside(const Value *value, const Op *scope) {
  const Op *parent = parent_of(value);
  if (!scope || !parent)
    return false;
  if (parent != scope)
    return op_is_ancestor(parent, scope);
  const Block *block = value_arg_block(value);
  return block && block == block->parent->first;
}

static bool are_distinct(const Value *a, const Value *b) {
  const Op *op = value_op(a);
  return op && op == value_op(b) && op_is(op, OP_memref_distinct_objects);
}

bool may_alias(const Value *a, const Value *b) {
  for (const Value *source; (source = view_source(a));)
    a = source;
  for (const Value *source; (source = view_source(b));)
    b = source;
  if (a == b)
    return true;
  if (are_distinct(a, b))
    return false;
  const Op *a_op = value_op(a), *b_op = value_op(b);
  bool a_is_new = a_op && op_only_allocates(a_op);
  bool b_is_new = b_op && op_only_allocates(b_op);
  if (a_is_new && b_is_new)
    return false;
  return !(a_is_new && is_from_outside(b, scope_of(a_op))) &&
         !(b_is_new && is_from_outside(a, scope_of(b_op)));
}

// Effects

typedef struct Search {
  Ctx *ctx;
  Arena *arena;
  EffectKind effect;
  const Op *start;
  const Access *access;
  bool found;
} Search;

static bool may_touch(const Value *value, const Value *memref) {
  return value == memref || may_alias(value, memref);
}

static bool touches_group(const Op *op, const OpEffect *e,
                          const Value *memref) {
  uint32_t first, count;
  bool results = e->place == EFFECT_ON_RESULTS;
  if (results ? !op_result_group(op, e->group, &first, &count)
              : !op_operand_group(op, e->group, &first, &count))
    return true;
  for (uint32_t i = first; i < first + count; i++)
    if (may_touch(results ? op_result(op, i) : op_operand(op, i), memref))
      return true;
  return false;
}

static bool has_effect(const Op *op, EffectKind kind, const Value *memref) {
  if (op->info->touches_anything && op->info->touches_anything(op))
    return true;
  for (const OpEffect *e = op->info->effects; e && e->kind; e++)
    if ((e->kind & kind) &&
        (e->place == EFFECT_ANYWHERE || touches_group(op, e, memref)))
      return true;
  return false;
}

// Whether it touches what the access does in an iteration between: of loops
// inside those around both the start and the access.
static bool may_reach(const Search *s, Op *op) {
  Access access = access_of(s->ctx, s->arena, op);
  if (access.memref != s->access->memref ||
      affine_scope(op) != affine_scope(s->access->op))
    return true;
  uint32_t least = count_common_loops(s->start, s->access->op);
  for (uint32_t d = count_common_loops(op, s->access->op) + 1; d > least; d--)
    if (dependence_between(s->ctx, s->arena, &access, s->access, d, false,
                           NULL) != DEPENDENCE_NONE)
      return true;
  return false;
}

static void check_op(Search *s, Op *op) {
  if (s->found)
    return;
  if (op_effects_known(op)) {
    s->found = has_effect(op, s->effect, s->access->memref) &&
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

static void push_successors(Search *s, Blocks *todo, const Block *block) {
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

// All between two operations of one region.
static void check_blocks(Search *s, Op *from, const Op *to) {
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
    if (!op)
      push_successors(s, &todo, block);
  }
}

static void check_between(Search *s, Op *from, Op *to) {
  if (from->block->parent != to->block->parent) {
    check_between(s, from, op_parent(to));
    check_op(s, op_parent(to));
    return;
  }
  check_blocks(s, from, to);
}

bool nothing_intervenes(Ctx *ctx, Arena *arena, EffectKind effect, Op *start,
                        const Access *access) {
  Search s = {ctx, arena, effect, start, access, false};
  check_between(&s, start, access->op);
  return !s.found;
}
