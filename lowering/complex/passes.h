// Declarations of the passes whose rows are in passes.def.
#ifndef MLCC_COMPLEX_PASSES_H
#define MLCC_COMPLEX_PASSES_H

#define PASS_ROWS "lowering/complex/passes.def"
#include "lowering/pass/declare.inc"

#endif
