// Lists of patterns that lower operations of the vector dialect to simpler
// ones, by subject. convert-vector-to-llvm begins with them, and passes that
// lower one subject have it alone.
#ifndef MLCC_VECTOR_PATTERNS_H
#define MLCC_VECTOR_PATTERNS_H

#include "ir/rewrite/pattern.h"

// Patterns that ask for options of convert-vector-to-llvm have its struct as
// the state of their rewriter.
extern const Pattern patterns_vector_mask_ops[];         // mask_ops.c
extern const Pattern patterns_vector_mask_materialize[]; // of transfers too
extern const Pattern patterns_vector_slices[];           // slices.c
extern const Pattern patterns_vector_transfer_1d[];      // transfers.c
extern const Pattern patterns_vector_step[];             // rows.c
extern const Pattern patterns_vector_fma[];
extern const Pattern patterns_vector_gather[];

// What convert-vector-to-llvm does before it converts anything.
struct PassRun;
bool prepare_vector_to_llvm(struct PassRun *run, Op *root);

#endif
