// Looking backwards from an operation for the fill of its init.
#include "lowering/linalg/fills.h"

#include "ir/analysis/aliases.h"
#include "ir/dialects/linalg/structured.h"

enum { MOST_STEPS = 32 };

Op *fill_before(const Op *op, const Value *memref) {
  uint32_t n = 0;
  for (Op *before = op->prev; before && n < MOST_STEPS;
       before = before->prev, n++) {
    if (op_is(before, OP_linalg_fill) && op_operand(before, 1) == memref)
      return before;
    if ((before->nregions && !op_is_structured(before)) ||
        op_may_touch(before, EFFECT_READ | EFFECT_WRITE | EFFECT_FREE, memref,
                     may_alias))
      return NULL;
  }
  return NULL;
}
