// Fills of what an operation reads as its init.
#ifndef MLCC_LINALG_FILLS_H
#define MLCC_LINALG_FILLS_H

#include "ir/ir.h"

// The linalg.fill before `op` in its block whose value is still in all of
// `memref`, which nobody has read; NULL: there is none, or not near.
Op *fill_before(const Op *op, const Value *memref);

#endif
