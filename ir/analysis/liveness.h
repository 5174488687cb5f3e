// Which values matter: those that an operation with effects uses, or that a
// function returns to somebody who may want them, and what these are computed
// from. What stands in blocks that nothing reaches does not matter.
#ifndef MLCC_LIVENESS_H
#define MLCC_LIVENESS_H

#include "ir/analysis/dataflow.h"
#include "ir/analysis/region_links.h"

typedef struct Liveness {
  Flow flow; // what is run, and who calls whom
  Arena *arena;
  PtrMap live;   // values, to anything
  PtrMap links;  // operations with edges, to RegionLinks
  PtrMap queued; // operations, to themselves while in the list
  Vec(Op *) work;
} Liveness;

void liveness_run(Liveness *l, Ctx *ctx, Pool *pool, Arena *arena, Op *top);
static inline bool is_live(const Liveness *l, const Value *value) {
  return ptrmap_get(&l->live, value);
}
const RegionLinks *liveness_links(Liveness *l, Op *op);

// Operations with regions that say where control goes.
bool op_branches_to_regions(const Op *op);

#endif
