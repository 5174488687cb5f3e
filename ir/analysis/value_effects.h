// Effects of an operation on the memory of one value.
#ifndef MLCC_VALUE_EFFECTS_H
#define MLCC_VALUE_EFFECTS_H

#include "ir/analysis/analysis.h"

// Whether it frees the memory of an operand; of any if `memref` is NULL.
bool op_frees(const Op *op, const Value *memref);
// Whether a result is new memory, be it on the stack.
bool op_allocates_result(const Op *op, const Value *result);
// Whether the memory of a value is new where the value is made.
bool is_allocation(const Value *memref);

#endif
