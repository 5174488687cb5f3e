// Slices of loops: which of their iterations an iteration of other loops
// depends on, as bounds of their variables.
#ifndef MLCC_AFFINE_SLICE_H
#define MLCC_AFFINE_SLICE_H

#include "lowering/affine/dependence.h"
#include "lowering/affine/loops.h"

typedef struct Slice {
  Value **ivs; // of the loops, the outermost first
  uint32_t count;
  // The bounds of each loop as maps of the operands. A map that is NULL or has
  // no result stands for the loop's own bound.
  Attr **lower, **upper;
  Value **operands;
  uint32_t noperands;
  Block *block; // where the loops go: at its start, or at its end
  bool at_end;
} Slice;

// Bounds of dimensions [first, first + count) by all others.
void poly_slice_bounds(Ctx *ctx, Polyhedron *p, uint32_t first, uint32_t count,
                       Attr **lower, Attr **upper);

typedef enum SliceUse { // whose loops are sliced, by those of the other
  SLICE_SOURCE,
  SLICE_SINK,
} SliceUse;
// Computes the slice that the accesses `from` and `to` of two nests have in
// common, for one iteration of the outermost `depth` loops around those of the
// other nest. `common` loops are around both. False: not known, or
// there are iterations that the loops do not have.
bool slice_of(Ctx *ctx, Arena *arena, OpList from, OpList to, uint32_t depth,
              uint32_t common, SliceUse use, Slice *slice);
// All iterations of the loops are in the slice of one of the other's.
bool slice_is_maximal(Ctx *ctx, Arena *arena, const Slice *slice);
// Adds the bounds of the variables that the polyhedron has. False: they are not
// linear.
bool slice_add_bounds(Ctx *ctx, Polyhedron *p, const Slice *slice);
// Computes the trip count of loop `i`. Returns false if it is no number.
bool slice_trip_count(Ctx *ctx, Arena *arena, const Slice *slice, uint32_t i,
                      uint64_t *count);
// Computes the product of the trip counts of all loops. Returns false as above.
bool slice_iterations(Ctx *ctx, Arena *arena, const Slice *slice,
                      uint64_t *count);

#endif
