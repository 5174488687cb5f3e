// What happens to the memory of an access between two operations.
#ifndef MLCC_AFFINE_EFFECTS_H
#define MLCC_AFFINE_EFFECTS_H

#include "ir/rewrite/rewrite.h"
#include "lowering/affine/dependence.h"

// Whether a value may refer to the memory of another.
bool may_alias(const Value *a, const Value *b);
// The operation only allocates, or only frees.
bool op_only_allocates(const Op *op);
bool op_only_frees(const Op *op);
// The memref that a view (memref.cast and its like) is one of; or NULL.
Value *view_source(const Value *value);
// Whether nothing that is run between `start` and the access, which it
// dominates, may have that effect on what the access touches: no later
// iteration of the loops around both is counted.
bool nothing_intervenes(Ctx *ctx, Arena *arena, EffectKind effect, Op *start,
                        const Access *access);

#endif
