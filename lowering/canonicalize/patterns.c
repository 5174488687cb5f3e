// All canonicalization patterns, by dialect.

#include "lowering/canonicalize/patterns.h"

const Pattern *const canonicalization_patterns[] = {
    patterns_affine,
    patterns_affine_index,
    patterns_arith,
    patterns_cf,
    patterns_complex,
    patterns_func,
    patterns_index,
    patterns_linalg_generic,
    patterns_linalg,
    patterns_linalg_fill,
    patterns_linalg_pack,
    patterns_linalg_casts,
    patterns_linalg_shapes,
    patterns_memref,
    patterns_memref_reshape,
    patterns_scf,
    patterns_scf_tensor,
    patterns_scf_if,
    patterns_scf_while,
    patterns_tensor,
    patterns_tensor_pad,
    patterns_tensor_part,
    patterns_tensor_reshape,
    patterns_bufferization,
    patterns_dealloc,
    patterns_shape,
    patterns_vector,
    patterns_vector_memory,
    patterns_vector_reduce,
    patterns_vector_shape,
    patterns_region_branch, // behind those of their own
    NULL,
};
