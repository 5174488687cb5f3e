// Declarations for the files of convert-vector-to-llvm.
#ifndef MLCC_VECTOR_TO_LLVM_H
#define MLCC_VECTOR_TO_LLVM_H

#include "ir/dialects/vector/vector.h"
#include "lowering/pass/pass.h"
#include "lowering/to_llvm/passes.h"

// Returns the converted type of the first result; NULL: declined.
Type *vector_result(Conv *c, Op *op);
// Has more dimensions than LLVM's vectors; returns false.
// Has `op` declined because LLVM has no floats of the type.
bool vector_lacks_float(Conv *c, Op *op, Type *type);
bool vector_decline_rank(Conv *c, Op *op);
// Has a mask around it, which would be lost; returns false.
bool vector_decline_masked(Conv *c, Op *op);
// A 1-D vector of `type`, all of whose elements are `element`.
Value *vector_splat(Conv *c, Value *element, Type *type);
Value *vector_element(Conv *c, Value *vector, Value *index);
Value *vector_with_element(Conv *c, Value *vector, Value *element,
                           Value *index);

// vector_bitcast.c: neither number of elements divides the other

bool vector_bitcast_is_uneven(const Type *from, const Type *to);
Value *vector_uneven_bitcast(Conv *c, Value *vector, Type *type);

// mask_ops.c: what numbers of elements are compared in

typedef enum MaskWidth {
  MASK_64_BITS,
  MASK_32_BITS,
  MASK_32_BITS_CLAMPED // bounds may be any
} MaskWidth;
MaskWidth mask_width(const Options_vector_to_llvm *options);
// The numbers of the elements of a mask; `bound` for each of them.
Type *mask_count_type(Ctx *ctx, Type *mask, MaskWidth width);
Value *mask_bounds(Builder *b, Type *counts, Value *bound, MaskWidth width);

void handlers_vector_masked(ConvTable *table); // vector_masked.c
void handlers_vector_memory(ConvTable *table); // vector_memory.c
void handlers_vector_reduce(ConvTable *table); // vector_reduce.c

// lowering/vector/prepare.c

// Whether the options of convert-vector-to-llvm allow these TARGET_
// instructions and, with of-target, the target has them.
bool vector_enables(const PassRun *run, uint32_t instructions);

#endif
