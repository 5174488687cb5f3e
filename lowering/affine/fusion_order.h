#ifndef MLCC_AFFINE_FUSION_ORDER_H
#define MLCC_AFFINE_FUSION_ORDER_H

#include "lowering/affine/slice.h"

typedef struct Fusion { // a slice of the source at a depth of the sink
  Op *source, *sink;
  uint32_t around, depth; // loops around both; of the sink's
  const Slice *slice;
  bool removes; // the source goes
} Fusion;

// Whether accesses to the same elements come in an order that leaves what they
// load, where the source is before the sink.
bool fusion_keeps_order(Ctx *ctx, Arena *arena, const Fusion *fusion);

#endif
