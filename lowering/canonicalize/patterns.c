// All canonicalization patterns, by dialect.

#include "lowering/canonicalize/patterns.h"

const Pattern *const canonicalization_patterns[] = {
    patterns_cf,
    patterns_func,
    patterns_memref,
    patterns_memref_reshape,
    NULL,
};
