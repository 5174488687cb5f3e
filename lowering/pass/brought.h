// Declarations of the passes whose rows are in brought.def.
#ifndef MLCC_BROUGHT_H
#define MLCC_BROUGHT_H

#define PASS_ROWS "lowering/pass/brought.def"
#include "lowering/pass/declare.inc"

#endif
