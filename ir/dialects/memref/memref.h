// Types of memrefs: which layout a part, a collapsed shape and what a cast
// gives has. For the verifier, folds and patterns.
#ifndef MLCC_MEMREF_H
#define MLCC_MEMREF_H

#include "ir/dialects/shaped/shaped.h"

typedef struct Strided {
  int64_t offset, *strides;
  bool strided; // else the others say nothing
} Strided;

Strided memref_strided(Arena *arena, const Type *memref);
// The type of a part of `source`, whose layout is strided, with all dimensions.
Type *memref_part_type(Ctx *ctx, Arena *arena, const Type *source,
                       const int64_t *offsets, const int64_t *sizes,
                       const int64_t *strides);
// Which dimensions of `full` are missing in `reduced`: of those that `sizes`
// say are 1, and if there are more, those whose strides are missing as well.
// `dropped` has room for all. False when that does not come out even.
bool memref_dropped_dims(Arena *arena, const Type *full, const Type *reduced,
                         const int64_t *sizes, bool *dropped);
// The layout of a memref, not contiguous throughout, whose dimensions are
// joined; NULL when those of a group surely have gaps. And the type.
Attr *memref_collapsed_layout(Ctx *ctx, Arena *arena, const Type *source,
                              const Attr *reassociation);
Type *memref_collapsed_type(Ctx *ctx, Arena *arena, const Type *source,
                            const Attr *reassociation);
// Whether the dimensions of each group surely stand at equal distances, whatever
// the sizes that are not known.
bool memref_may_collapse(Arena *arena, const Type *source,
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
// The same of the two types.
bool memref_type_forgets(Arena *arena, const Type *from, const Type *to);

#endif
