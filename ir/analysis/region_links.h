// Where values go between an operation, its regions and back, by the EDGES of
// its row (RegionBranchOpInterface). An input is a result of the operation or a
// block argument of one of its regions; operands, of the operation itself or of
// what ends a region, give it its values.
#ifndef MLCC_REGION_LINKS_H
#define MLCC_REGION_LINKS_H

#include "ir/analysis/analysis.h"

typedef struct RegionLink { // an operand that gives an input a value
  Op *owner;
  uint32_t operand;
  Value *input;
} RegionLink;

typedef struct RegionLinks {
  RegionLink *data;
  size_t size, capacity;
} RegionLinks;

// Returns the links of all edges, in the order of the row.
RegionLinks region_links_of(Arena *arena, Op *op);

// Whether an edge of the operation's row is there: a loop that is known to run,
// or not to, has no others.
bool region_edge_exists(const Op *op, const RegionEdge *edge);

static inline bool op_leaves_region(const Op *op) {
  return op_has(op, TRAIT_RETURN_LIKE) ||
         (op_has(op, TRAIT_TERMINATOR) && op->info->taken && !op->nsuccessors);
}

#endif
