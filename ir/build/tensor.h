// Making operations of the tensor dialect.
#ifndef MLCC_BUILD_TENSOR_H
#define MLCC_BUILD_TENSOR_H

#include "ir/build/shaped.h"

Value *build_extract_slice(Builder *b, Arena *arena, Type *type, Value *source,
                           const MixedPart *part);
// insert_slice, or parallel_insert_slice, which has no result.
Op *build_insert_slice(Builder *b, Arena *arena, uint32_t opcode, Value *source,
                       Value *dest, const MixedPart *part);
// `dest` with the source as that part of it: itself, where a size of the part is
// zero, since slices of nothing do not verify.
Value *build_inserted(Builder *b, Arena *arena, Value *source, Value *dest,
                      const MixedPart *part);
Value *build_tensor_extract(Builder *b, Arena *arena, Value *tensor,
                            Value *const *indices, uint32_t nindices);
// An empty tensor of these sizes.
Value *build_tensor_empty(Builder *b, Arena *arena, const Mixed *sizes,
                          uint32_t rank, Type *element, Attr *encoding);
// The same of a type: sizes that it does not know are those of `sizes`, which
// has one for each dimension.
Value *build_tensor_empty_of(Builder *b, Arena *arena, Type *type,
                             const Mixed *sizes);
// Without a body.
Op *build_pad(Builder *b, Arena *arena, Type *type, Value *source,
              const Mixed *low, const Mixed *high, bool nofold);
Value *build_tensor_dim(Builder *b, Value *tensor, int64_t dim);
// The size of a dimension, known or asked for; and of all dimensions.
Mixed tensor_size(Builder *b, Value *tensor, uint32_t dim);
Mixed *tensor_sizes(Builder *b, Arena *arena, Value *tensor);
// As many numbers in a row.
Mixed *mixed_repeat(Arena *arena, uint32_t count, int64_t number);

#endif
