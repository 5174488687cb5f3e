// Memref types without a layout, with the shape that a layout gives.
#ifndef MLCC_MEMREF_NORMAL_TYPE_H
#define MLCC_MEMREF_NORMAL_TYPE_H

#include "lowering/affine/remap.h"

typedef struct NormalType { // what stands for a memref type
  Type *type;
  Attr *map; // from indices of the one to those of the other
  // The size of each dimension as an expression of the old sizes; NULL where it
  // is a number.
  AffineExpr **sizes;
} NormalType;

// False: it has no layout, or must keep it.
bool memref_normal_type(Ctx *ctx, Arena *arena, Type *memref,
                        NormalType *normal);

#endif
