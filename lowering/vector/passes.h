// Declarations of the passes whose rows are in passes.def.
#ifndef MLCC_VECTOR_PASSES_H
#define MLCC_VECTOR_PASSES_H

#define PASS_ROWS "lowering/vector/passes.def"
#include "lowering/pass/declare.inc"

#endif
