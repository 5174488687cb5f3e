// Whether functions have what their operations need of the CPU.
#ifndef MLCC_FEATURES_H
#define MLCC_FEATURES_H

#include "backend/target/target.h"
#include "ir/ir.h"

// Before anything is lowered: of operations that stand for instructions, as their
// rows say (intrinsics/). False after reporting each that its function, by the
// target and by attributes of its own (target_cpu, target_features), has not.
bool features_check(Ctx *ctx, Op *module, const TargetSpec *target);

#endif
