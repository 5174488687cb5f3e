// Declarations of the passes whose rows are in passes.def.
#ifndef MLCC_LINALG_PASSES_H
#define MLCC_LINALG_PASSES_H

#define PASS_ROWS "lowering/linalg/passes.def"
#include "lowering/pass/declare.inc"

#endif
