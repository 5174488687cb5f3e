// Declarations of the passes whose rows are in passes.def.
#ifndef MLCC_SHAPE_PASSES_H
#define MLCC_SHAPE_PASSES_H

#define PASS_ROWS "lowering/shape/passes.def"
#include "lowering/pass/declare.inc"

#endif
