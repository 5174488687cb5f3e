// Groups of neighbouring dimensions that a reshape joins or divides: arrays of
// arrays of positions.
#ifndef MLCC_REASSOCIATION_H
#define MLCC_REASSOCIATION_H

#include "ir/dialects/memref/memref.h"

Attr *reassociation_attr(Ctx *ctx, Arena *arena, const DimGroup *groups,
                         uint32_t count);
// Composes two reshapes, one of the other's result, both of which join or
// divide. Returns NULL if they do not fit together.
Attr *reassociation_compose(Ctx *ctx, Arena *arena, const Attr *first,
                            const Attr *second);
// How dimensions of `from` can be joined to those of `to`, if that is certain
// (but for dimensions of size 1). False when it is not.
bool reassociation_find(Arena *arena, const int64_t *from, uint32_t nfrom,
                        const int64_t *to, uint32_t nto, DimGroup *groups);

#endif
