// Declarations for the verifier, folds, patterns and conversions of the vector
// dialect: its types, and one view of all its operations on memory.
#ifndef MLCC_VECTOR_H
#define MLCC_VECTOR_H

#include "ir/ir.h"

static inline int vector_rank(const Type *vector) {
  return vector->as.shaped.rank;
}
static inline int64_t vector_dim(const Type *vector, int dim) {
  return vector->as.shaped.shape[dim];
}
// The rank of a scalar is 0.
static inline int rank_or_0(const Type *type) {
  return type->kind == TY_VECTOR ? type->as.shaped.rank : 0;
}
// The vector of the dimensions from `first` on, which may have none.
Type *vector_drop_front(Ctx *ctx, Type *vector, int first);
bool vectors_have_same_shape(const Type *a, const Type *b);
// Are the last dimensions of `whole` those of `end`?
bool vectors_end_alike(const Type *whole, const Type *end);
// A broadcast, or a shape_cast that only puts ones to the front; NULL is none.
bool op_is_broadcast_like(const Op *op);

// May a value be broadcast to a vector?
typedef enum BroadcastFault {
  BROADCAST_FITS,
  BROADCAST_NO_VECTOR,
  BROADCAST_RANK_HIGHER,
  BROADCAST_DIM, // `*dim` of the value's type does not fit
} BroadcastFault;
BroadcastFault vector_broadcast_fault(const Type *from, const Type *to,
                                      int *dim);

// Integers of an array attribute or a dense one, by position.
uint32_t ints_count(const Attr *ints);
int64_t ints_at(const Attr *ints, uint32_t i);

// memory.c: are a vector's last elements neighbours in memory, or is it one?
bool vector_fits_strides(const Type *vector, const Type *memref);

// Does a transposition keep the order of all elements?
bool transpose_keeps_order(const Op *transpose);

// transfer.c: vector.transfer_read and vector.transfer_write

typedef struct Transfer {
  Op *op;
  Value *base, *vector, *mask; // no mask: NULL
  Value *padding;              // of a write: NULL
  uint32_t first_index, nindices;
  Attr *map, *in_bounds;
} Transfer;
bool op_is_transfer(const Op *op);
Transfer transfer_of(Op *op);
static inline Value *transfer_index(const Transfer *t, uint32_t i) {
  return op_operand(t->op, t->first_index + i);
}
static inline bool transfer_in_bounds(const Transfer *t, uint32_t i) {
  return attr_to_bool(t->in_bounds->as.array.items[i]);
}
// Defaults of a transfer: the map to the last dimensions of memory, and no
// dimension in bounds.
Attr *transfer_minor_map(Ctx *ctx, const Type *shaped, const Type *vector);
Attr *transfer_out_of_bounds(Ctx *ctx, uint32_t n);
// How many dimensions of the vector are those of memory.
int transfer_rank(const Type *shaped, const Type *vector);
Type *transfer_mask_type(Ctx *ctx, const Type *vector, const Attr *map);
// fold_transfer.c: of indices, maps and vectors
bool transfers_at_same_place(const Transfer *a, const Transfer *b);
bool transfer_has_out_of_bounds(const Transfer *t);
bool transfers_are_disjoint(Ctx *ctx, const Transfer *a, const Transfer *b);
// (d0, ..., dn) -> (dk, ..., dn)
bool map_is_minor_identity(const Attr *map);

// mask.c: operations that vector.mask may hold

bool op_is_maskable(const Op *op);
// Returns the type of the mask of such an operation.
Type *op_mask_type(Ctx *ctx, Op *op);
// The vector.mask around it, or NULL.
Op *op_masking(const Op *op);

typedef enum MaskFormat {
  MASK_UNKNOWN,
  MASK_ALL_TRUE,
  MASK_ALL_FALSE
} MaskFormat;
MaskFormat mask_format(Ctx *ctx, const Value *mask);

#endif
