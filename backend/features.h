// Whether functions have what their operations need of the CPU.
#ifndef MLCC_FEATURES_H
#define MLCC_FEATURES_H

#include "backend/target/target.h"
#include "ir/ir.h"

// Before anything is lowered: of operations that stand for instructions, as
// their rows say (intrinsics/). False after reporting each that its function,
// by the target and by attributes of its own (target_cpu, target_features), has
// not; or, if `gives_features`, those attributes get what is missing. Calls
// that pass vectors between functions which have them in other registers are
// reported, too. Whether there are operations of amx is then in `*has_tiles`.
bool features_check(Ctx *ctx, Op *module, const TargetSpec *target,
                    bool gives_features, bool *has_tiles);

// The target with what a function names in place of its CPU and features
// (target_cpu, target_features); text is in `arena`.
TargetSpec features_of_function(Ctx *ctx, Arena *arena,
                                const TargetSpec *target, Op *func);

#endif
