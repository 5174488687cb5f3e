// Which operations may run where they would not have run. A pure operation may,
// others as their rows say (SPECULATE): one that may trap if its operands show
// that it does not, one with regions if all operations inside may.

#include "ir/analysis/analysis.h"

static Speculation speculation_of(Ctx *ctx, const Op *op) {
  if (op_has(op, TRAIT_PURE))
    return SPECULATION_ALWAYS;
  return op->info->speculation ? op->info->speculation(ctx, op)
                               : SPECULATION_NEVER;
}

bool op_is_speculatable(Ctx *ctx, const Op *op) {
  Speculation speculation = speculation_of(ctx, op);
  if (speculation != SPECULATION_INSIDE)
    return speculation == SPECULATION_ALWAYS;
  for (uint32_t i = 0; i < op->nregions; i++)
    for (const Block *b = op->regions[i].first; b; b = b->next)
      for (const Op *inner = b->first; inner; inner = inner->next)
        if (!op_is_speculatable(ctx, inner))
          return false;
  return true;
}
