// Declarations of the passes whose rows are in passes.def.
#ifndef MLCC_MEMREF_PASSES_H
#define MLCC_MEMREF_PASSES_H

#define PASS_ROWS "lowering/memref/passes.def"
#include "lowering/pass/declare.inc"

#endif
