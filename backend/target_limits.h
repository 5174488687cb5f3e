// What LLVM would compile wrongly for a target.
#ifndef MLCC_TARGET_LIMITS_H
#define MLCC_TARGET_LIMITS_H

#include "backend/target/target.h"
#include "ir/ir.h"

// Reports operations of the LLVM dialect that come out wrong; false: some do.
bool target_check_limits(Ctx *ctx, Op *module, const TargetSpec *target);

// For when LLVM has failed: reports operations with scalable vectors where no
// processor of the target has any. False: there are some.
bool target_check_scalable(Ctx *ctx, Op *module, const TargetSpec *target);
// The operation of the module that LLVM's message is about, as far as words tell
// it; else the module.
Op *target_blamed(Op *module, Str message);

#endif
