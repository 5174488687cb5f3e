// Memref types without a layout, with the shape that a layout gives.
#ifndef MLCC_MEMREF_NORMAL_TYPE_H
#define MLCC_MEMREF_NORMAL_TYPE_H

#include "lowering/affine/remap.h"

typedef struct NormalType { // what stands for a memref type
  Type *type;
  Attr *map; // from indices of the one to those of the other
  // Of each dimension, how many there are for so many of the old ones; NULL
  // where that is a number.
  AffineExpr **sizes;
} NormalType;

// False: it has no layout, or must keep it.
bool memref_normal_type(Ctx *ctx, Arena *arena, Type *memref,
                        NormalType *normal);

#endif
