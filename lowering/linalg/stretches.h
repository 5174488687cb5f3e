// Stretches of rows and columns that one kind of tile computes.
#ifndef MLCC_LINALG_STRETCHES_H
#define MLCC_LINALG_STRETCHES_H

#include "lowering/linalg/cost.h"
#include "lowering/linalg/kernel.h"

typedef struct Stretch {
  uint32_t size;      // rows or vectors of each tile
  Edge edge;          // of columns
  Mixed begin, count; // elements
} Stretch;

typedef struct Stretches {
  Stretch items[4];
  uint32_t n;
} Stretches;

// Where a stretch ends.
Mixed end_of_stretch(Builder *b, const Stretch *s);
// Tiles of at most so many rows.
Stretches cut_rows(Builder *b, Mixed nrows, uint32_t most);
// Tiles of at most as many vectors as the plan has. Where columns end within a
// vector, it has masks, or EDGE_BACK: there have to be as many columns as the
// vector has elements then.
Stretches cut_columns(Builder *b, Mixed ncolumns, const TilePlan *plan,
                      bool has_masks);

#endif
