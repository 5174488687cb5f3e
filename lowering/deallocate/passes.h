// Declarations of the passes whose rows are in passes.def.
#ifndef MLCC_DEALLOCATE_PASSES_H
#define MLCC_DEALLOCATE_PASSES_H

#define PASS_ROWS "lowering/deallocate/passes.def"
#include "lowering/pass/declare.inc"

#endif
