// Declarations of the passes whose rows are in passes.def.
#ifndef MLCC_TENSOR_PASSES_H
#define MLCC_TENSOR_PASSES_H

#define PASS_ROWS "lowering/tensor/passes.def"
#include "lowering/pass/declare.inc"

#endif
