// The values that a buffer may go by: views of it, and what branches, loops and
// conditionals hand on.

#include "ir/analysis/value_effects.h"
#include "lowering/bufferize/buffer_passes.h"

static void add(BufferNames *names, Arena *arena, Value *value) {
  if (type_is_memref(value->type))
    ptrmap_set(&names->values, arena, value, value);
}

// Where an operand goes by the edges of an operation with regions.
static void add_linked(BufferNames *names, Arena *arena, Op *op,
                       const Use *use) {
  RegionLinks links = region_links_of(arena, op);
  for (size_t i = 0; i < links.size; i++)
    if (links.data[i].owner == use->owner &&
        &use->owner->operands[links.data[i].operand] == use)
      add(names, arena, links.data[i].input);
}

static void add_passed(BufferNames *names, Arena *arena, const Use *use) {
  Op *op = use->owner;
  uint32_t number = (uint32_t)(use - op->operands), first, count;
  for (uint32_t i = 0; op->info->successor_operands && i < op->nsuccessors;
       i++) {
    op->info->successor_operands(op, i, &first, &count);
    if (number >= first && number < first + count)
      add(names, arena, block_arg(op->successors[i].block, number - first));
  }
}

// A reallocation may give the memory that it was given.
static bool is_new_memory(const Op *op, const Value *result) {
  return op_allocates_result(op, result) && !(op_effects(op) & EFFECT_FREE);
}

BufferNames buffer_names(Arena *arena, Value *memref) {
  BufferNames names = {0};
  add(&names, arena, memref);
  for (uint32_t i = 0; i < names.values.size; i++) {
    const Value *value = names.values.entries[i].key;
    for (const Use *u = value->uses; u; u = u->next) {
      Op *op = u->owner, *parent = op_parent(op);
      add_passed(&names, arena, u);
      if (op->info->edges)
        add_linked(&names, arena, op, u);
      else
        for (uint32_t j = 0; j < op->nresults; j++)
          if (!is_new_memory(op, op_result(op, j)))
            add(&names, arena, op_result(op, j));
      if (parent && parent->info->edges && op_has(op, TRAIT_TERMINATOR))
        add_linked(&names, arena, parent, u);
    }
  }
  return names;
}

Op *only_dealloc(const Op *alloc) {
  Op *found = NULL;
  for (const Use *u = alloc->results[0].uses; u; u = u->next)
    if (op_only_frees(u->owner)) {
      if (found)
        return NULL;
      found = u->owner;
    }
  return found && found->block == alloc->block ? found : NULL;
}

bool runs_again(const Op *op) {
  if (op_is_loop(op))
    return true;
  for (const RegionEdge *edge = op->info->edges; edge && edge->from != EDGE_END;
       edge++)
    if (edge->from >= 0 && edge->to >= 0 && edge->to <= edge->from)
      return true;
  return false;
}
