// Effects on the memory of an access between two operations.
#ifndef MLCC_AFFINE_EFFECTS_H
#define MLCC_AFFINE_EFFECTS_H

#include "lowering/affine/dependence.h"
#include "ir/analysis/aliases.h"

// Whether nothing that is run between `start` and the access, which it
// dominates, may have that effect on what the access touches: no later
// iteration of the loops around both is counted.
bool nothing_intervenes(Ctx *ctx, Arena *arena, EffectKind effect, Op *start,
                        const MemAccess *access);

#endif
