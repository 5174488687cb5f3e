// Declarations of the passes whose rows are in passes.def.
#ifndef MLCC_ARITH_PASSES_H
#define MLCC_ARITH_PASSES_H

#define PASS_ROWS "lowering/arith/passes.def"
#include "lowering/pass/declare.inc"

#endif
