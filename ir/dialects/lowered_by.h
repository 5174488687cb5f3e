// How MLIR's own tools make operations that mlcc has of those of a dialect that
// it lacks.
#ifndef MLCC_LOWERED_BY_H
#define MLCC_LOWERED_BY_H

#include "ir/support/support.h"

// Appends the command that does it with `file`. False: none is known.
bool lowered_by(Buf *out, Str dialect, Str file);

#endif
