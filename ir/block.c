// Blocks and regions: doubly linked lists that own what is in them.

#include "ir/ir.h"

Block *block_create(Pool *pool, Loc loc) {
  Block *block = pool_alloc(pool, sizeof *block);
  *block = (Block){.loc = loc, .ordered = true};
  return block;
}

static void link_between(Region *region, Block *prev, Block *block,
                         Block *next) {
  CHECK(!block->parent);
  block->parent = region;
  block->prev = prev;
  block->next = next;
  *(prev ? &prev->next : &region->first) = block;
  *(next ? &next->prev : &region->last) = block;
}

void block_append(Region *region, Block *block) {
  link_between(region, region->last, block, NULL);
}

void block_insert_before(Block *before, Block *block) {
  link_between(before->parent, before->prev, block, before);
}

void block_unlink(Block *block) {
  Region *region = block->parent;
  if (!region)
    return;
  *(block->prev ? &block->prev->next : &region->first) = block->next;
  *(block->next ? &block->next->prev : &region->last) = block->prev;
  block->parent = NULL;
  block->prev = block->next = NULL;
}

void block_erase(Pool *pool, Block *block) {
  // Uses inside may go against the order of definition; drop them first.
  Region alone = {.first = block, .last = block};
  block_unlink(block);
  region_drop_uses(&alone);
  while (block->last)
    op_erase(pool, block->last);
  CHECK(!block->preds);
  for (uint32_t i = 0; i < block->nargs; i++) {
    CHECK(!block->args[i]->value.uses);
    pool_free(pool, block->args[i], sizeof(BlockArg));
  }
  if (block->args)
    pool_free(pool, block->args, block->args_capacity * sizeof(BlockArg *));
  pool_free(pool, block, sizeof *block);
}

static void grow_args(Pool *pool, Block *block) {
  uint32_t capacity = block->args_capacity ? block->args_capacity * 2 : 2;
  BlockArg **args = pool_alloc(pool, capacity * sizeof *args);
  if (block->args) {
    memcpy(args, block->args, block->nargs * sizeof *args);
    pool_free(pool, block->args, block->args_capacity * sizeof *args);
  }
  block->args = args;
  block->args_capacity = capacity;
}

Value *block_add_arg(Pool *pool, Block *block, Type *type, Loc loc) {
  if (block->nargs == block->args_capacity)
    grow_args(pool, block);
  BlockArg *arg = pool_alloc(pool, sizeof *arg);
  *arg = (BlockArg){value_make(type, VALUE_ARG, block->nargs), block, loc};
  block->args[block->nargs++] = arg;
  return &arg->value;
}

void block_remove_arg(Pool *pool, Block *block, uint32_t index) {
  CHECK(index < block->nargs && !block->args[index]->value.uses);
  pool_free(pool, block->args[index], sizeof(BlockArg));
  block->nargs--;
  for (uint32_t i = index; i < block->nargs; i++) {
    block->args[i] = block->args[i + 1];
    block->args[i]->value.index = i & VALUE_MOST;
  }
}

Block *block_split_before(Pool *pool, Op *op) {
  Block *head = op->block;
  Block *tail = block_create(pool, op->loc);
  link_between(head->parent, head, tail, head->next);
  tail->first = op;
  tail->last = head->last;
  head->last = op->prev;
  *(op->prev ? &op->prev->next : &head->first) = NULL;
  op->prev = NULL;
  for (Op *moved = op; moved; moved = moved->next)
    moved->block = tail;
  tail->ordered = head->ordered;
  return tail;
}

void region_move_blocks(Region *from, Region *region, Block *before) {
  while (from->first) {
    Block *block = from->first;
    block_unlink(block);
    if (before)
      block_insert_before(before, block);
    else
      block_append(region, block);
  }
}
