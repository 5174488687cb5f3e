// The rewriter: each change of the IR, and telling who listens.

#include "ir/rewrite/rewriter.h"

void rewrite_set_operand(Rewriter *rw, Op *op, uint32_t i, Value *value) {
  Value *old = op_operand(op, i);
  op_set_operand(op, i, value);
  rewrite_modified(rw, op);
  if (old && !old->uses && value_op(old)) // may be dead now
    rewrite_modified(rw, value_op(old));
}

void rewrite_set_slot(Rewriter *rw, Op *op, uint32_t slot, Attr *value) {
  CHECK(slot < op->nslots);
  op->slots[slot] = value;
  rewrite_modified(rw, op);
}

void rewrite_replace_uses(Rewriter *rw, Value *from, Value *to) {
  CHECK(from != to);
  if (!rw->b.listener) {
    if (from->uses)
      value_replace_uses(from, to);
    return;
  }
  for (Use *use; (use = from->uses);) {
    Op *owner = use->owner;
    op_set_operand(owner, (uint32_t)(use - owner->operands), to);
    listener_modified(rw->b.listener, owner);
  }
}

// Replacing and erasing

bool rewrite_replace(Rewriter *rw, Op *op, Value *const *values) {
  for (uint32_t i = 0; i < op->nresults; i++)
    if (values[i] && value_op(values[i]) == op)
      return false;
  if (rw->b.listener)
    listener_replaced(rw->b.listener, op, values);
  for (uint32_t i = 0; i < op->nresults; i++)
    rewrite_replace_uses(rw, &op->results[i], values[i]);
  rewrite_erase(rw, op);
  return true;
}

void rewrite_replace_by(Rewriter *rw, Op *op, Op *by) {
  CHECK(op->nresults == by->nresults);
  Value **values = arena_array(rw->arena, Value *, by->nresults);
  for (uint32_t i = 0; i < by->nresults; i++)
    values[i] = &by->results[i];
  rewrite_replace(rw, op, values);
}

Op *rewrite_replace_new(Rewriter *rw, Op *op, uint32_t opcode,
                        Value *const *operands, uint32_t noperands) {
  Type **types = arena_array(rw->arena, Type *, op->nresults);
  for (uint32_t i = 0; i < op->nresults; i++)
    types[i] = op->results[i].type;
  builder_before(&rw->b, op);
  Op *made = build_op(&rw->b, opcode, types, op->nresults, operands, noperands);
  rewrite_replace_by(rw, op, made);
  return made;
}

// The builder must not stand where something goes.
static void leave(Builder *b, const Op *op) {
  if (b->before == op)
    b->before = op->next;
}

static void hear_of_inner(Listener *listener, const Op *op);

static void hear_of_args(Listener *listener, const Block *block) {
  for (uint32_t i = block->nargs; listener && i > 0; i--)
    listener_arg_erased(listener, block_arg(block, i - 1));
}

static void hear_of_block(Listener *listener, const Block *block) {
  for (Op *inner = block->last; inner; inner = inner->prev) {
    hear_of_inner(listener, inner);
    listener_erased(listener, inner);
  }
  hear_of_args(listener, block);
}

static void hear_of_inner(Listener *listener, const Op *op) {
  for (uint32_t i = op->nregions; i > 0; i--)
    for (Block *block = op->regions[i - 1].last; block; block = block->prev)
      hear_of_block(listener, block);
}

static void forget_declined(void *declines, Op *op) {
  decline_forget(declines, op);
}

void rewrite_erase(Rewriter *rw, Op *op) {
  if (rw->declines)
    op_walk(op, forget_declined, rw->declines);
  leave(&rw->b, op);
  if (rw->b.listener) {
    hear_of_inner(rw->b.listener, op);
    listener_erased(rw->b.listener, op);
  }
  op_erase(rw->b.pool, op);
}

void rewrite_erase_block(Rewriter *rw, Block *block) {
  if (rw->b.listener)
    hear_of_block(rw->b.listener, block);
  block_erase(rw->b.pool, block);
}

void rewrite_erase_arg(Rewriter *rw, Block *block, uint32_t index) {
  if (rw->b.listener)
    listener_arg_erased(rw->b.listener, block_arg(block, index));
  block_remove_arg(rw->b.pool, block, index);
}

void rewrite_erase_results(Rewriter *rw, Op *op, const bool *gone) {
  Type **types = arena_array(rw->arena, Type *, op->nresults + 1);
  Value **operands = arena_array(rw->arena, Value *, op->noperands + 1);
  Value **values = arena_array(rw->arena, Value *, op->nresults + 1);
  uint32_t n = 0;
  for (uint32_t i = 0; i < op->nresults; i++)
    if (!gone[i])
      types[n++] = op->results[i].type;
  for (uint32_t i = 0; i < op->noperands; i++)
    operands[i] = op_operand(op, i);
  builder_before(&rw->b, op);
  OpSpec spec = {.info = op->info,
                 .result_types = types,
                 .nresults = n,
                 .operands = operands,
                 .noperands = op->noperands,
                 .nregions = op->nregions,
                 .slots = op->slots,
                 .attrs = op->attrs};
  CHECK(!op->nsuccessors && !op_has(op, TRAIT_RESULT_SEGMENTS));
  Op *made = build_spec(&rw->b, &spec);
  for (uint32_t i = 0; i < op->nregions; i++)
    region_move_blocks(&op->regions[i], &made->regions[i], NULL);
  n = 0;
  for (uint32_t i = 0; i < op->nresults; i++)
    values[i] = gone[i] ? NULL : op_result(made, n++);
  rewrite_replace(rw, op, values);
}

// Moving

void rewrite_move_before(Rewriter *rw, Op *op, Op *before) {
  if (op == before)
    return;
  leave(&rw->b, op);
  op_unlink(op);
  op_insert_before(before, op);
  if (rw->b.listener)
    listener_inserted(rw->b.listener, op);
}

void rewrite_move_after(Rewriter *rw, Op *op, Op *after) {
  if (op == after || op == after->next)
    return;
  leave(&rw->b, op);
  op_unlink(op);
  if (after->next)
    op_insert_before(after->next, op);
  else
    op_append(after->block, op);
  if (rw->b.listener)
    listener_inserted(rw->b.listener, op);
}

static void replace_args(Rewriter *rw, Block *block, Value *const *values) {
  for (uint32_t i = 0; i < block->nargs; i++)
    rewrite_replace_uses(rw, block_arg(block, i), values[i]);
}

void rewrite_inline_block(Rewriter *rw, Block *block, Op *before,
                          Value *const *values) {
  replace_args(rw, block, values);
  while (block->first)
    rewrite_move_before(rw, block->first, before);
  hear_of_args(rw->b.listener, block);
  block_erase(rw->b.pool, block);
}

void rewrite_merge_block(Rewriter *rw, Block *block, Block *into,
                         Value *const *values) {
  replace_args(rw, block, values);
  for (Op *op; (op = block->first);) {
    leave(&rw->b, op);
    op_unlink(op);
    op_append(into, op);
    if (rw->b.listener)
      listener_inserted(rw->b.listener, op);
  }
  hear_of_args(rw->b.listener, block);
  block_erase(rw->b.pool, block);
}

void rewrite_inline_region(Rewriter *rw, Region *region, Region *to,
                           Block *before) {
  (void)rw;
  region_move_blocks(region, to, before);
}

Block *rewrite_split_block(Rewriter *rw, Op *op) {
  Block *behind = block_split_before(rw->b.pool, op);
  for (Op *moved = behind->last; moved && rw->b.listener; moved = moved->prev)
    listener_inserted(rw->b.listener, moved);
  return behind;
}

static void hear_of_copies(void *listener, Op *op) {
  listener_inserted(listener, op);
}

Op *rewrite_clone(Rewriter *rw, Op *op, PtrMap *map) {
  PtrMap own = {0};
  Op *copy = op_clone(rw->b.ctx, rw->b.pool, op, map ? map : &own, rw->arena);
  // Inner operations are heard of once the whole has its place.
  Listener *listener = rw->b.listener;
  rw->b.listener = NULL;
  build_insert(&rw->b, copy);
  rw->b.listener = listener;
  if (listener) {
    op_walk_post(copy, hear_of_copies, listener);
    listener_inserted(listener, copy);
  }
  return copy;
}
