// The values that an operation and its regions use and do not define: the
// arguments of a function that the operation moves to.
#ifndef MLCC_FUNC_OUTSIDE_H
#define MLCC_FUNC_OUTSIDE_H

#include "ir/ir.h"

typedef struct Outside {
  Ctx *ctx;
  Arena *arena;
  const Op *op;
  PtrMap known;
  // Results of operations that are constants are made again, the others are
  // arguments.
  Vec(Value *) args, constants;
} Outside;

// Operands come first, in their order, and then what is used in regions.
Outside outside_of(Ctx *ctx, Arena *arena, const Op *op);

#endif
