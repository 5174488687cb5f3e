// Declarations for the files of vector's canonicalization patterns.
#ifndef MLCC_CANONICALIZE_VECTOR_INT_H
#define MLCC_CANONICALIZE_VECTOR_INT_H

#include "ir/ir.h"

// The number that a vector.broadcast repeats; NULL: it is none, or of a vector.
Value *splat_source(const Value *value);

#endif
