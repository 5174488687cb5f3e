// The canonicalization patterns of each dialect.
#ifndef MLCC_CANONICALIZE_PATTERNS_H
#define MLCC_CANONICALIZE_PATTERNS_H

#include "ir/rewrite/pattern.h"

extern const Pattern *const canonicalization_patterns[]; // ends with NULL

// Each table has the patterns of one dialect; MLIR's canonicalize methods have no
// name, "".
extern const Pattern patterns_affine[], patterns_affine_index[];
extern const Pattern patterns_arith[];
extern const Pattern patterns_cf[];
extern const Pattern patterns_complex[];
extern const Pattern patterns_func[];
extern const Pattern patterns_index[];
extern const Pattern patterns_linalg[], patterns_linalg_casts[],
    patterns_linalg_fill[], patterns_linalg_generic[], patterns_linalg_pack[],
    patterns_linalg_shapes[];
extern const Pattern patterns_memref[], patterns_memref_reshape[];
extern const Pattern patterns_region_branch[]; // of several dialects
extern const Pattern patterns_scf[], patterns_scf_if[], patterns_scf_tensor[],
    patterns_scf_while[];
extern const Pattern patterns_tensor[], patterns_tensor_pad[],
    patterns_tensor_part[], patterns_tensor_reshape[];
extern const Pattern patterns_bufferization[], patterns_dealloc[];
extern const Pattern patterns_shape[];
extern const Pattern patterns_vector[], patterns_vector_memory[],
    patterns_vector_reduce[], patterns_vector_shape[];

// Patterns on memref.extract_strided_metadata: a fold in MLIR, but one that
// makes constants; and queries through casts.
PatternFn replace_known_metadata, fold_memref_metadata;
// What passes besides canonicalize apply: of operations that apply a map, of
// memref.dim, of what is filled in, of tensor.empty and elements that are cast.
PatternFn simplify_applied, read_reshaped_size;
PatternFn fill_in_place_of, copy_over_fill, read_fill;
PatternFn cast_of_empty, dim_of_empty, fold_empty_sizes, extract_of_index_cast;

// reshape.c: of expand_shape and collapse_shape of memref and of tensor
PatternFn compose_expands, compose_collapses, expand_collapsed,
    collapse_expanded;

#endif
