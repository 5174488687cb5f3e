// Declarations of the passes whose rows are in passes.def.
#ifndef MLCC_FUNC_PASSES_H
#define MLCC_FUNC_PASSES_H

#define PASS_ROWS "lowering/func/passes.def"
#include "lowering/pass/declare.inc"

#endif
