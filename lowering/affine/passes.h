// Declarations of the passes whose rows are in passes.def.
#ifndef MLCC_AFFINE_PASSES_H
#define MLCC_AFFINE_PASSES_H

#define PASS_ROWS "lowering/affine/passes.def"
#include "lowering/pass/declare.inc"

#endif
