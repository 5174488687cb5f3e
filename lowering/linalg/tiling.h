// How a contraction is computed in tiles: what choosing them, viewing operands and
// writing the loops around kernels share.
#ifndef MLCC_LINALG_TILING_H
#define MLCC_LINALG_TILING_H

#include "lowering/linalg/kernel.h"
#include "lowering/linalg/stretches.h"

typedef struct Tiling {
  Kernels *k;
  Rewriter *rw;
  const TargetModel *target;
  Contraction c;
  TilePlan plan;
  Product product;
  const Epilogue *epilogue; // or NULL
  bool starts_at_zero;      // the old sums are not read
  // Where the right operand is copied to, the left one, and what sums start
  // from; or NULL.
  Value *slabs, *left_copy, *starts;
  // The global that is packed when it is compiled, and is what `slabs` are; or
  // NULL. Its rows have so many elements.
  Op *constant;
  int64_t packed_columns;
  // Where the block begins in the slabs: rows before it, and in elements.
  Mixed rows_before, block;
  Mixed offsets[MOST_PLACES];
  // Each loop over sums of the block; the same with the innermost one in groups,
  // and these together.
  Mixed extents[MOST_SUM_LOOPS], groups[MOST_SUM_LOOPS], ngroups;
  Value *adds;     // i1: not the first block of sums
  Value *finishes; // i1: the last one
} Tiling;

static inline Builder *tiling_at(Tiling *t) {
  return &t->rw->b;
}

static inline bool tiling_has_masks(const Tiling *t) {
  return target_has(t->target, TARGET_MASKS);
}

// Computes the operation at the place of the builder (compute_tiles.c).
void tiling_compute(Tiling *t);

// Sizes of blocks of the loops over sums; 0: all of one.
void tiling_sum_blocks(const Tiling *t, int64_t *blocks);
// Where a stretch begins in the slabs: those before it are whole ones.
Mixed place_in_slabs(Tiling *t, const Stretches *s, uint32_t index);

// pack_constants.c

// The global that the right operand is, if that is its only use, and numbers that
// are known; or NULL.
Op *find_packable_constant(Kernels *k, const Contraction *c);
// Makes a global of what packing would copy from t->constant, and returns it at
// the place of the builder.
Value *pack_constant(Tiling *t);
// Erases the global, which nothing mentions any more.
void erase_packed_constant(Tiling *t);

// Views of the operands for kernels, of the block that `offsets` and `extents`
// describe (tile_views.c).

Value *view_left(Tiling *t, const Stretch *rows);
Value *view_sum(Tiling *t, const Stretch *rows, const Stretch *columns);
// A memref of the epilogue, from RESULT on.
Value *view_place(Tiling *t, uint32_t place, const Stretch *rows,
                  const Stretch *columns);
// The right operand where it is.
Value *view_right(Tiling *t, const Stretch *columns);
// Its copy: slabs one behind the other, of which each has the sums in rows.
// `begin` is where the stretch begins there, in columns.
Value *view_slabs(Tiling *t, const Stretch *columns, Mixed begin);
// The right operand for the function that copies it.
Value *view_for_packing(Tiling *t, const Stretch *columns);
// All rows of the left one and of its copy, for the function that copies it.
Value *view_left_to_copy(Tiling *t);
Value *view_left_copy(Tiling *t);
// Elements of its copy that a row has.
Mixed left_copy_pitch(Tiling *t);
// A view of the values that sums of the columns of slabs start from.
Value *view_starts(Tiling *t, const Stretch *columns, Mixed begin);
// How it lies in memory.
PackForm pack_form(const Tiling *t);
// Whether its columns are contiguous, or may turn out to be.
bool has_contiguous_columns(const Contraction *c);
// Where a stretch that begins at an iteration of `loop` begins in an operand.
Mixed offset_at(Tiling *t, int place, const ContractionLoop *loop, Mixed begin,
                Mixed from);
// Columns of a slab.
int64_t slab_of(const Tiling *t, const Stretch *columns);
// Whether the left operand has to be copied: not if its groups are whole and lie
// in memory as kernels take them.
bool copies_left(const Tiling *t);

#endif
