// Lists of patterns that lower operations of the vector dialect to simpler
// ones, by subject. convert-vector-to-llvm begins with them, and passes that
// lower one subject have it alone.
#ifndef MLCC_VECTOR_PATTERNS_H
#define MLCC_VECTOR_PATTERNS_H

#include "ir/rewrite/pattern.h"
#include "lowering/pass/pass.h"
#include "lowering/to_llvm/passes.h"

// How it is done; ORDER of the words of the options.
enum ContractBy {
  CONTRACT_DOT,
  CONTRACT_LLVMINTR,
  CONTRACT_OUTERPRODUCT,
  CONTRACT_PARALLELARITH
};
enum TransposeBy {
  TRANSPOSE_ELTWISE,
  TRANSPOSE_LLVMINTR,
  TRANSPOSE_SHUFFLE1D,
  TRANSPOSE_SHUFFLE16X16
};
enum ReduceBy { REDUCE_INNER_PARALLEL, REDUCE_INNER_REDUCTION };

// Patterns that ask for options of convert-vector-to-llvm have its struct as
// the state of their rewriter.
extern const Pattern patterns_vector_mask_ops[];         // mask_ops.c
extern const Pattern patterns_vector_mask_materialize[]; // of transfers too
extern const Pattern patterns_vector_slices[];           // slices.c
extern const Pattern patterns_vector_transfer_1d[];      // transfers.c
extern const Pattern patterns_vector_permutation_maps[];
extern const Pattern patterns_vector_step[]; // rows.c
extern const Pattern patterns_vector_fma[];
extern const Pattern patterns_vector_gather[];
extern const Pattern patterns_vector_own[]; // own_rows.c: not mlir-opt's
extern const Pattern patterns_vector_masked_access[]; // nor these

extern const Pattern patterns_vector_broadcast[]; // unroll.c
extern const Pattern patterns_vector_unroll[];
extern const Pattern patterns_vector_contract[]; // contract.c
extern const Pattern patterns_vector_any_contract[];
extern const Pattern patterns_vector_contract_form[];   // contract_form.c
extern const Pattern patterns_vector_shape_cast[];      // shape_cast.c
extern const Pattern patterns_vector_transpose[];       // transpose.c
extern const Pattern patterns_vector_multi_reduction[]; // multi_reduction.c
extern const Pattern patterns_vector_scan[];            // scan.c
extern const Pattern patterns_vector_dynamic[];         // dynamic.c

// Is it, or is there in it, an operation of the vector dialect?
bool op_has_vectors(const Op *op);
// Canonicalization patterns of vector.mask: those without a name, which are
// folds in MLIR, or all.
void add_mask_patterns(PatternSet *set, bool named);
// Prepares operations before convert-vector-to-llvm converts any.
struct PassRun;
bool prepare_vector_to_llvm(struct PassRun *run, Op *root);

#endif
