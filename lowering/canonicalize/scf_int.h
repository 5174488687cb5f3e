// Declarations for the canonicalization patterns of scf.
#ifndef MLCC_CANONICALIZE_SCF_INT_H
#define MLCC_CANONICALIZE_SCF_INT_H

#include "ir/build/control.h"

// Has what is in `block` stand in place of `op`, its arguments being `args`,
// and what its terminator gives in place of the results.
void replace_by_block(Rewriter *rw, Op *op, Block *block, Value *const *args);

#endif
