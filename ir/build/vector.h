// Making operations of the vector dialect.
#ifndef MLCC_BUILD_VECTOR_H
#define MLCC_BUILD_VECTOR_H

#include "ir/dialects/vector/vector.h"
#include "ir/rewrite/rewriter.h"

// The type of all elements in one dimension.
Type *vector_flat_type(Ctx *ctx, Type *vector);
Value *build_vector_broadcast(Builder *b, Type *type, Value *source);
Value *build_vector_shape_cast(Builder *b, Type *type, Value *source);
// At known positions; `n` of them.
Op *build_vector_extract(Builder *b, Value *source, const int64_t *at,
                         uint32_t n);
// The same as a value: an element or a part.
Value *build_vector_part(Builder *b, Value *source, const int64_t *at,
                         uint32_t n);
Value *build_vector_row(Builder *b, Value *source, int64_t row);
// `part` in the place of what is there in `into`.
Value *build_vector_insert(Builder *b, Value *part, Value *into,
                           const int64_t *at, uint32_t n);
Value *build_vector_insert_row(Builder *b, Value *part, Value *into,
                               int64_t row);
// At a place that is a value, of the first dimension.
Value *build_vector_extract_at(Builder *b, Value *source, Value *at);
// The vector has one dimension.
Value *build_vector_insert_at(Builder *b, Value *element, Value *into,
                              Value *at);
// The number 0, for all elements.
Value *build_zeros(Builder *b, Type *type);
// The first element.
Value *build_vector_extract_first(Builder *b, Arena *arena, Value *source);
Value *build_vector_transpose(Builder *b, Arena *arena, Value *source,
                              const int64_t *order);
Value *build_vector_slice(Builder *b, Arena *arena, Type *type, Value *source,
                          const int64_t *offsets, const int64_t *sizes,
                          uint32_t n);
// `part` at these offsets, of which there are `n`.
Value *build_vector_insert_slice(Builder *b, Arena *arena, Value *part,
                                 Value *into, const int64_t *offsets,
                                 uint32_t n);
// Both vectors have one dimension.
Value *build_vector_shuffle(Builder *b, Value *v1, Value *v2,
                            const int64_t *mask, uint32_t n);
Op *build_to_elements(Builder *b, Arena *arena, Value *source);
// A transfer of `opcode`; a read has padding and the type of what is read, a
// write what is written. There may be no mask.
typedef struct TransferParts {
  uint32_t opcode;
  Type *type;   // of the result; NULL: none
  Value *value; // of a write
  Value *base, *padding, *mask;
  Value *const *indices;
  uint32_t nindices;
  Attr *map, *in_bounds;
} TransferParts;
TransferParts transfer_parts(Arena *arena, const Transfer *t);
Op *build_transfer(Builder *b, Arena *arena, const TransferParts *parts);
// transfers.c: (d0, ..., dn) -> (dk, ..., dn), where some may be 0.
bool map_is_minor_with_repeats(const Attr *map);
// Elements of the last dimension stand one behind the other.
bool memref_last_is_dense(const Type *memref, Arena *arena);
// The transfer has that mask, as the only one, and these bounds.
void rewrite_transfer_mask(Rewriter *rw, Op *op, Value *mask, Attr *in_bounds);
// `value` combined with `acc` as `kind` says, folded if it can be. `fastmath`
// and `mask` may be NULL; where a mask is false, it is `acc`.
Value *build_combined(Builder *b, Arena *arena, const Attr *kind, Value *value,
                      Value *acc, Attr *fastmath, Value *mask);
// An operation that may stand in a vector.mask, which is what is replaced then;
// new operations go before it. NULL: it stands in none.
typedef struct Masked {
  Op *root;
  Value *mask;
} Masked;
Masked leave_mask(Rewriter *rw, Op *op);
// Puts what was just made into a vector.mask; without a mask it stays as it is.
// Its result.
Value *build_masked(Rewriter *rw, Op *op, Value *mask);
// Replaces `op` by an operation in its place and of its result types, with an
// attribute in the slot.
bool rewrite_replace_with_slot(Rewriter *rw, Op *op, uint32_t opcode,
                               Value *const *operands, uint32_t n,
                               uint32_t slot, Attr *attr);

#endif
