// The canonicalization patterns of each dialect.
#ifndef MLCC_CANONICALIZE_PATTERNS_H
#define MLCC_CANONICALIZE_PATTERNS_H

#include "ir/rewrite/pattern.h"

extern const Pattern *const canonicalization_patterns[]; // ends with NULL

#endif
