// Types of memrefs: which layout a part, a collapsed shape and what a cast
// gives has. For the verifier, folds and patterns.
//
// Sizes, offsets and strides are integers that may be unknown (DYNAMIC).
// Arithmetic on them saturates: what has an unknown part is unknown, but zero
// times anything is zero.
#ifndef MLCC_MEMREF_H
#define MLCC_MEMREF_H

#include "ir/ir.h"

int64_t saturated_add(int64_t a, int64_t b);
int64_t saturated_mul(int64_t a, int64_t b);

typedef struct Strided {
  int64_t offset, *strides;
  bool strided; // else the others say nothing
} Strided;

Strided memref_strided(Arena *arena, const Type *memref);
// The type of a part of `source`, whose layout is strided, with all dimensions.
Type *memref_part_type(Ctx *ctx, Arena *arena, const Type *source,
                       const int64_t *offsets, const int64_t *sizes,
                       const int64_t *strides);
// Whether such a part surely leaves the memref, in which dimension and by which
// index.
typedef struct PartFault {
  enum { PART_FITS, PART_STARTS_OUTSIDE, PART_ENDS_OUTSIDE } kind;
  int dim;
  int64_t at;
} PartFault;
PartFault memref_part_fault(const Type *source, const int64_t *offsets,
                            const int64_t *sizes, const int64_t *strides);
// Which dimensions of `full` are missing in `reduced`: of those that `sizes`
// say are 1, and if there are more, those whose strides are missing as well.
// `dropped` has room for all. False when that does not come out even.
bool memref_dropped_dims(Arena *arena, const Type *full, const Type *reduced,
                         const int64_t *sizes, bool *dropped);
// A group of neighbouring dimensions that a reshape joins or divides, of a
// list.
typedef struct DimGroup {
  uint32_t first, count;
} DimGroup;
DimGroup reassociation_at(const Attr *groups, uint32_t i);
// The layout of a memref, not contiguous throughout, whose dimensions are
// joined; NULL when those of a group surely have gaps. And the type.
Attr *memref_collapsed_layout(Ctx *ctx, Arena *arena, const Type *source,
                              const Attr *reassociation);
Type *memref_collapsed_type(Ctx *ctx, Arena *arena, const Type *source,
                            const Attr *reassociation);
// The type of one whose dimensions are divided to that shape; NULL when its
// layout is not strided.
Type *memref_expanded_type(Ctx *ctx, Arena *arena, const Type *source,
                           const int64_t *shape, int rank,
                           const Attr *reassociation);
// A cast from one ranked type to another after which no more is known of
// sizes, offset and strides than before: who uses it may as well use its
// operand (CastOp::canFoldIntoConsumerOp).
bool memref_cast_forgets(Arena *arena, const Op *cast);

#endif
