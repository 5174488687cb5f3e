// Making operations of the vector dialect.
#ifndef MLCC_VECTOR_BUILD_H
#define MLCC_VECTOR_BUILD_H

#include "ir/dialects/vector/vector.h"
#include "ir/rewrite/rewriter.h"

Value *build_vector_broadcast(Builder *b, Type *type, Value *source);
Value *build_vector_shape_cast(Builder *b, Type *type, Value *source);
// At known positions; `n` of them.
Op *build_vector_extract(Builder *b, Value *source, const int64_t *at,
                         uint32_t n);
// The first element.
Value *build_vector_extract_first(Builder *b, Arena *arena, Value *source);
Value *build_vector_transpose(Builder *b, Arena *arena, Value *source,
                              const int64_t *order);
Value *build_vector_slice(Builder *b, Arena *arena, Type *type, Value *source,
                          const int64_t *offsets, const int64_t *sizes,
                          uint32_t n);
Op *build_to_elements(Builder *b, Arena *arena, Value *source);
// `value` combined with `acc` as `kind` says, folded if it can be. `fastmath`
// and `mask` may be NULL; where a mask is false, it is `acc`.
Value *build_combined(Builder *b, Arena *arena, const Attr *kind, Value *value,
                      Value *acc, Attr *fastmath, Value *mask);
// Replaces `op` by an operation in its place and of its result types, with an
// attribute in the slot.
bool rewrite_replace_with_slot(Rewriter *rw, Op *op, uint32_t opcode,
                               Value *const *operands, uint32_t n,
                               uint32_t slot, Attr *attr);

#endif
