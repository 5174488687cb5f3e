// The parts of memrefs that accesses touch, as polyhedra: a dimension for each
// of the memref, symbols for the loops around which they are looked at.
#ifndef MLCC_AFFINE_REGIONS_H
#define MLCC_AFFINE_REGIONS_H

#include "lowering/affine/slice.h"

typedef struct MemRegion {
  Value *memref;
  bool writes;
  Loc loc; // of the first access
  Polyhedron p;
} MemRegion;

// Computes the elements that an access touches in one iteration of the
// outermost `depth` loops around it, within the static sizes of the memref if
// `sizes` is set. Returns false if they are not known.
bool region_of(Ctx *ctx, Arena *arena, Op *op, uint32_t depth, bool sizes,
               MemRegion *region);
// Whether it is known to be within the static sizes. It may have more elements
// than are touched: of steps and quotients only what they are near to is known.
bool region_is_within_sizes(const MemRegion *region);
// region_of() with its quotients, which say more, and within the static sizes.
bool region_with_quotients(Ctx *ctx, Arena *arena, Op *op, uint32_t depth,
                           MemRegion *region);
// The same in all iterations of a slice of the loops around it, for whatever
// iteration that is one.
bool region_of_slice(Ctx *ctx, Arena *arena, Op *op, const Slice *slice,
                     MemRegion *region);
// All of the memref; false: a size is not static.
bool region_of_all(Ctx *ctx, Arena *arena, Op *op, uint32_t depth,
                   MemRegion *region);
// Makes it hold the other of the same memref as well. False: not known how.
bool region_join(MemRegion *region, const MemRegion *other);
// How many elements are between the bounds of each dimension, `shape`, from
// `low` on, expressions of the symbols, and in all. False: it is no number.
bool region_shape(Ctx *ctx, const MemRegion *region, int64_t *shape,
                  AffineExpr **low, int64_t *count);
// The bounds of a dimension, upper ones one too high, as maps of the symbols,
// which are dimensions of them.
void region_bounds(Ctx *ctx, const MemRegion *region, uint32_t dim,
                   Attr **lower, Attr **upper);

// False: not known.
bool region_bytes(Ctx *ctx, Arena *arena, const MemRegion *region,
                  uint64_t *bytes);
uint64_t memref_bytes(const Type *memref); // 0: of unknown size
// The bytes that a loop touches in one iteration of those around it, each
// element once. False: not known.
bool loop_footprint(Ctx *ctx, Arena *arena, Op *loop, uint64_t *bytes);

#endif
