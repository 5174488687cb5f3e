// Effects on the memory of one value; see value_effects.h.

#include "ir/analysis/value_effects.h"

bool op_frees(const Op *op, const Value *memref) {
  const OpEffect *effect = op->info->effects;
  for (; effect && effect->kind != EFFECT_END; effect++) {
    uint32_t first, count;
    if (effect->kind != EFFECT_FREE || effect->place != EFFECT_ON_OPERANDS)
      continue;
    op_operand_group(op, effect->group, &first, &count);
    for (uint32_t i = first; i < first + count; i++)
      if (!memref || op_operand(op, i) == memref)
        return true;
  }
  return false;
}

bool op_allocates_result(const Op *op, const Value *result) {
  const OpEffect *effect = op->info->effects;
  for (; effect && effect->kind != EFFECT_END; effect++) {
    uint32_t first, count;
    if (effect->kind == EFFECT_ALLOCATE && effect->place == EFFECT_ON_RESULTS &&
        op_result_group(op, effect->group, &first, &count) &&
        result->index >= first && result->index < first + count)
      return true;
  }
  return false;
}

bool is_allocation(const Value *memref) {
  const Op *op = value_op(memref);
  return op && op_allocates_result(op, memref);
}
