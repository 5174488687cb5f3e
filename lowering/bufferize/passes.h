// Declarations of the passes whose rows are in passes.def.
#ifndef MLCC_BUFFERIZE_PASSES_H
#define MLCC_BUFFERIZE_PASSES_H

#define PASS_ROWS "lowering/bufferize/passes.def"
#include "lowering/pass/declare.inc"

#endif
