// Declarations for the files of tensor's canonicalization patterns.
#ifndef MLCC_CANONICALIZE_TENSOR_INT_H
#define MLCC_CANONICALIZE_TENSOR_INT_H

#include "ir/build/mixed.h"

// By a cast to the type it has.
bool replace_by_shaped_cast(Rewriter *rw, Op *op, Value *made);
// Which dimensions of a part of `whole` of these sizes its type leaves out.
bool *dropped_dims(Rewriter *rw, const Mixed *sizes, const Type *whole,
                   const Type *part);

// Are all of these this number, or constants of it?
bool all_are_number(Rewriter *rw, const Mixed *list, uint32_t n,
                    int64_t number);
// The tensor in whose place an operation that writes to tensors gives this
// result, which has its shape; NULL: there is none.
Value *tensor_written_by(const Value *result);
// The same operation with other operands and result types, which takes the
// regions; `op` is to be replaced.
Op *rebuild_with(Rewriter *rw, Op *op, Value *const *operands,
                 Type *const *types);
// Replaces results by those of `made`, cast to their types where they differ.
void replace_by_results(Rewriter *rw, Op *op, Op *made);

#endif
