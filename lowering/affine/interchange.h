#ifndef MLCC_AFFINE_INTERCHANGE_H
#define MLCC_AFFINE_INTERCHANGE_H

#include "lowering/affine/dependence.h"
#include "lowering/affine/loops.h"

// Has the loops of a nest whose iterations depend on each other be the inner
// ones, as far as that may be; returns the outermost loop.
Op *affine_sink_sequential(Ctx *ctx, Arena *arena, Op *loop);

#endif
