// A tile of a structured operation that reduces a small window, a depthwise
// convolution or a pooling say: a vector of results for each of several rows.
#ifndef MLCC_LINALG_WINDOW_TILE_H
#define MLCC_LINALG_WINDOW_TILE_H

#include "ir/dialects/linalg/structured.h"
#include "ir/rewrite/rewriter.h"

typedef struct WindowTile {
  Rewriter *rw;
  const Structured *s; // on memrefs; its body has elementwise operations alone
  // Loops that do not reduce: one whose iterations are the rows of a tile, and one
  // that moves along the last dimension of operands, or not at all.
  uint32_t row_loop, column_loop;
  const int64_t *taps; // iterations of each loop that reduces
  AffineRow **indices; // of each operand, for each dimension
  Value **starts;      // of each init: the value that all of it has; or NULL
  // The members below describe one tile.
  Value **ivs;    // where it begins in each loop that does not reduce
  uint32_t nrows; // iterations of the row loop
  uint32_t lanes; // of the column loop; 1: no vectors
  Value *mask;    // of the lanes that count; NULL: all
} WindowTile;

// Computes the tile at the builder's place: all loads of inits come first, then
// the iterations of the loops that reduce, in their order, for all rows, and then
// all stores. An element of an input is loaded once.
void build_window_tile(const WindowTile *tile);

#endif
