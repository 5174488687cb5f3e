// Deep copies. A first walk makes all blocks with their arguments, so that
// branches and uses that run ahead of their definitions find the copy; what is
// defined later within the copied part is patched at the end.

#include "ir/ir.h"

typedef struct Cloner {
  Ctx *ctx;
  Pool *pool;
  PtrMap *map; // old Value or Block to new
  Arena *scratch;
  Vec(Use *) early; // copied uses of values that had no copy yet
} Cloner;

static void *copied(Cloner *c, void *old) {
  void *new = ptrmap_get(c->map, old);
  return new ? new : old;
}

static Op *clone_op(Cloner *c, Op *op);

static void clone_region(Cloner *c, Region *from, Region *to) {
  for (Block *block = from->first; block; block = block->next) {
    Block *copy = block_create(c->pool, block->loc);
    block_append(to, copy);
    ptrmap_set(c->map, c->scratch, block, copy);
    for (uint32_t i = 0; i < block->nargs; i++) {
      BlockArg *arg = block->args[i];
      Value *value = block_add_arg(c->pool, copy, arg->value.type, arg->loc);
      ptrmap_set(c->map, c->scratch, &arg->value, value);
    }
  }
  for (Block *block = from->first; block; block = block->next)
    for (Op *op = block->first; op; op = op->next)
      op_append(ptrmap_get(c->map, block), clone_op(c, op));
}

// Copies an operation and all inside; uses of later values are noted.
static Op *clone_op(Cloner *c, Op *op) {
  Type **types = arena_array(c->scratch, Type *, op->nresults);
  Value **operands = arena_array(c->scratch, Value *, op->noperands);
  Block **successors = arena_array(c->scratch, Block *, op->nsuccessors);
  for (uint32_t i = 0; i < op->nresults; i++)
    types[i] = op->results[i].type;
  for (uint32_t i = 0; i < op->noperands; i++)
    operands[i] = copied(c, op->operands[i].value);
  for (uint32_t i = 0; i < op->nsuccessors; i++)
    successors[i] = copied(c, op->successors[i].block);
  Op *copy = op_create(c->ctx, c->pool,
                       &(OpSpec){op->info, op->loc, types, operands, successors,
                                 op->nresults, op->noperands, op->nsuccessors,
                                 op->nregions, op->slots, op->attrs});
  for (uint32_t i = 0; i < op->noperands; i++)
    if (operands[i] == op->operands[i].value)
      vec_push(c->scratch, &c->early, &copy->operands[i]);
  for (uint32_t i = 0; i < op->nresults; i++)
    ptrmap_set(c->map, c->scratch, &op->results[i], &copy->results[i]);
  for (uint32_t i = 0; i < op->nregions; i++)
    clone_region(c, &op->regions[i], &copy->regions[i]);
  return copy;
}

Op *op_clone(Ctx *ctx, Pool *pool, Op *op, PtrMap *map, Arena *scratch) {
  Cloner c = {.ctx = ctx, .pool = pool, .map = map, .scratch = scratch};
  Op *copy = clone_op(&c, op);
  for (size_t i = 0; i < c.early.size; i++) {
    Use *use = c.early.data[i];
    Value *value = ptrmap_get(map, use->value);
    if (value)
      op_set_operand(use->owner, (uint32_t)(use - use->owner->operands), value);
  }
  return copy;
}
