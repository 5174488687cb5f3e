// -mmultiversion=: the levels of instruction sets that functions have versions
// for (lowering/func/cpu_levels.def).
#ifndef MLCC_LEVELS_H
#define MLCC_LEVELS_H

#include "backend/target/target.h"

// Gives those in `wanted`, "auto", "none" or a list with commas in between, that
// are more than the target has, as such a list. False: one is unknown, and a
// message is appended to `error`.
bool levels_wanted(Arena *arena, const TargetSpec *target, const char *wanted,
                   Str *levels, Buf *error);

// Whether "auto" means any for the architecture.
bool levels_are_automatic(const TargetSpec *target);

// Whether nothing is known of the target's processor but its architecture, and
// there are levels that it may have.
bool levels_unknown(const TargetSpec *target, const TargetOptions *options);

#endif
