// Declarations of the passes whose rows are in passes.def.
#ifndef MLCC_MATH_PASSES_H
#define MLCC_MATH_PASSES_H

#define PASS_ROWS "lowering/math/passes.def"
#include "lowering/pass/declare.inc"

#endif
