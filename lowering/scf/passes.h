// Declarations of the passes whose rows are in passes.def.
#ifndef MLCC_SCF_PASSES_H
#define MLCC_SCF_PASSES_H

#define PASS_ROWS "lowering/scf/passes.def"
#include "lowering/pass/declare.inc"

#endif
