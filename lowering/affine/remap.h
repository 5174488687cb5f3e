// Accesses to another memref in place of one.
#ifndef MLCC_AFFINE_REMAP_H
#define MLCC_AFFINE_REMAP_H

#include "ir/build/affine.h"

typedef struct Remap {
  Value *memref;           // the other one
  const Attr *map;         // which element of it stands for one of the old:
  ValueList before, after; // of these values, the old indices, and these
} Remap;

// Whether operand `at` of `op` is a memref with a map that says where.
bool affine_can_remap(const Ctx *ctx, const Op *op, uint32_t at);
// The same operation with the other memref and its indices.
void affine_remap_access(Rewriter *rw, Op *op, uint32_t at, const Remap *remap);
// The indices in the other memref, of those in the old one: in operations
// before the rewriter's place.
Value **affine_remap_indices(Rewriter *rw, Value *const *indices,
                             uint32_t count, const Remap *remap);
// Erases each affine.apply that made one of the values and has no use any more.
void affine_erase_unused(Rewriter *rw, Value *const *values, uint32_t n);

#endif
