// Declarations of the passes whose rows are in passes.def.
#ifndef MLCC_TO_LLVM_PASSES_H
#define MLCC_TO_LLVM_PASSES_H

#define PASS_ROWS "lowering/to_llvm/passes.def"
#include "lowering/pass/declare.inc"

#endif
