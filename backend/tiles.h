// Linux wants to be asked before a process uses tiles (AMX).
#ifndef MLCC_TILES_H
#define MLCC_TILES_H

#include "backend/target/target.h"
#include "ir/ir.h"

// Adds a constructor that asks, where the target is Linux. False after
// reporting.
bool tiles_request(Ctx *ctx, Pool *pool, Op *module, const TargetSpec *target);

#endif
