// Declarations of the passes whose rows are in passes.def.
#ifndef MLCC_TRANSFORMS_PASSES_H
#define MLCC_TRANSFORMS_PASSES_H

#define PASS_ROWS "lowering/transforms/passes.def"
#include "lowering/pass/declare.inc"

#endif
