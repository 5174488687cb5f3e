// Declarations of the passes whose rows are in passes.def.
#ifndef MLCC_ONE_SHOT_PASSES_H
#define MLCC_ONE_SHOT_PASSES_H

#define PASS_ROWS "lowering/one_shot/passes.def"
#include "lowering/pass/declare.inc"

#endif
