// Declarations of the passes whose rows are in passes.def.
#ifndef MLCC_ML_PROGRAM_PASSES_H
#define MLCC_ML_PROGRAM_PASSES_H

#define PASS_ROWS "lowering/ml_program/passes.def"
#include "lowering/pass/declare.inc"

#endif
