// The cost of running a slice of loops inside of others.
#ifndef MLCC_AFFINE_FUSION_COST_H
#define MLCC_AFFINE_FUSION_COST_H

#include "lowering/affine/slice.h"
#include "lowering/pass/pass.h"

// How many more operations are run, as a fraction of those of both loops.
// False: not known.
bool fusion_added_cost(Ctx *ctx, Arena *arena, Op *source, Op *sink,
                       const Slice *slice, double *fraction);
// The depth, of slices by depth from 1 on, at which the memory needed for what
// `access` (of `source`) touches is the least, while no more is added than is
// tolerated. 0: it does not pay at any.
uint32_t fusion_best_depth(Ctx *ctx, Arena *arena, Op *source, Op *sink,
                           OpList accesses, const Slice *slices, uint32_t depth,
                           double tolerance);

#endif
