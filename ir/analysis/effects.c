// Effects of operations on memory. A row says them in three ways: traits PURE and
// NO_EFFECT, nothing; its list of effects, that much; TRAIT_RECURSIVE_EFFECTS,
// what the operations in its regions do. A row without any of them may do
// anything, and so may an operation that nobody registered.

#include "ir/analysis/analysis.h"

bool op_effects_known(const Op *op) {
  return op->info->effects || op_has(op, TRAIT_PURE | TRAIT_NO_EFFECT);
}

static bool effect_is_had(const Op *op, const OpEffect *e) {
  uint32_t first, count;
  if (e->place != EFFECT_ON_MEMREFS)
    return true;
  if (!op_operand_group(op, e->group, &first, &count))
    return true;
  for (uint32_t i = 0; i < count; i++)
    if (type_is_memref(op_operand(op, first + i)->type))
      return true;
  return false;
}

unsigned op_effects(const Op *op) {
  unsigned kinds = 0;
  for (const OpEffect *e = op->info->effects; e && e->kind; e++)
    if (effect_is_had(op, e))
      kinds |= e->kind;
  if (op->info->touches_anything && op->info->touches_anything(op))
    kinds |= EFFECT_READ | EFFECT_WRITE;
  return kinds;
}

// Whether `holds` of every operation directly in the regions.
static bool all_inside(const Op *op, bool (*holds)(const Op *op)) {
  for (uint32_t i = 0; i < op->nregions; i++)
    for (const Block *b = op->regions[i].first; b; b = b->next)
      for (const Op *inner = b->first; inner; inner = inner->next)
        if (!holds(inner))
          return false;
  return true;
}

bool op_is_memory_effect_free(const Op *op) {
  bool recursive = op_has(op, TRAIT_RECURSIVE_EFFECTS);
  if (op_effects_known(op) ? op_effects(op) != 0 : !recursive)
    return false;
  return !recursive || all_inside(op, op_is_memory_effect_free);
}

// An allocation of a result, which goes with it, and reads may be dropped.
static bool effects_may_be_dropped(const Op *op) {
  if (op->info->touches_anything && op->info->touches_anything(op))
    return false;
  for (const OpEffect *e = op->info->effects; e && e->kind; e++)
    if (e->kind != EFFECT_READ && effect_is_had(op, e) &&
        !(e->kind == EFFECT_ALLOCATE && e->place == EFFECT_ON_RESULTS))
      return false;
  return true;
}

static bool may_be_dropped(const Op *op) {
  bool recursive = op_has(op, TRAIT_RECURSIVE_EFFECTS);
  if (op_effects_known(op) ? !effects_may_be_dropped(op) : !recursive)
    return false;
  return !recursive || all_inside(op, may_be_dropped);
}

bool op_would_be_trivially_dead(const Op *op) {
  return !op_has(op, TRAIT_TERMINATOR | TRAIT_SYMBOL) && may_be_dropped(op);
}

bool op_is_trivially_dead(const Op *op) {
  return !op_has_uses(op) && op_would_be_trivially_dead(op);
}
