// A number that tells whether an operation has changed, or anything inside it:
// the same operations, with the same operands, attributes and locations, at the
// same places in memory. Of two modules it says nothing.

#include "ir/ir.h"

static uint64_t add(uint64_t hash, const void *pointer) {
  return hash_mix(hash, (uint64_t)(uintptr_t)pointer);
}

static uint64_t add_block(uint64_t hash, Block *block);

static uint64_t add_op(uint64_t hash, const Op *op) {
  hash = hash_mix(add(add(add(hash, op), op->info), op->attrs), op->loc);
  for (uint32_t i = 0; i < op->info->nattrs; i++)
    hash = add(hash, op->slots[i]);
  for (uint32_t i = 0; i < op->noperands; i++)
    hash = add(hash, op->operands[i].value);
  for (uint32_t i = 0; i < op->nresults; i++)
    hash = add(hash, op->results[i].type);
  for (uint32_t i = 0; i < op->nsuccessors; i++)
    hash = add(hash, op->successors[i].block);
  for (uint32_t i = 0; i < op->nregions; i++) {
    hash = hash_mix(hash, i);
    for (Block *block = op->regions[i].first; block; block = block->next)
      hash = add_block(hash, block);
  }
  return hash;
}

static uint64_t add_block(uint64_t hash, Block *block) {
  hash = hash_mix(add(hash, block), block->nargs);
  for (uint32_t i = 0; i < block->nargs; i++)
    hash = hash_mix(add(hash, block->args[i]->value.type), block->args[i]->loc);
  for (const Op *op = block->first; op; op = op->next)
    hash = add_op(hash, op);
  return hash;
}

uint64_t op_fingerprint(const Op *op) {
  return add_op(0, op);
}
