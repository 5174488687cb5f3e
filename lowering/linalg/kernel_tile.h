// The tile of a kernel that is being written: what the parts of it share.
#ifndef MLCC_LINALG_KERNEL_TILE_H
#define MLCC_LINALG_KERNEL_TILE_H

#include "lowering/linalg/kernel_int.h"

typedef struct Kernel {
  Kernels *k;
  Rewriter *rw;
  const Contraction *c;
  KernelShape shape;
  uint32_t nsums;              // loops
  Value *left, *right, *sum;   // arguments
  Value *adds, *back, *done;   // likewise
  Value *starts;               // likewise
  Value *finishes;             // likewise
  Value *places[MOST_PLACES];  // from RESULT on
  ValueList outside;           // values of the epilogue
  Type *vector;                // of sums
  Value *row, *column;         // of the tile
  Value *ncolumns;             // in all
  Value *sums[MOST_SUM_LOOPS]; // induction variables
  Value **columns, **masks;    // of each vector; no mask: NULL
  Value **rows;                // of the tile
} Kernel;

// A vector of a memref whose dimensions are the row, unless it is NULL, and the
// column.
Value *kernel_load(Kernel *f, Value *memref, Value *row, uint32_t v);
// Stores a vector of row `r` and the columns of `v`.
void kernel_store(Kernel *f, Value *memref, uint32_t r, uint32_t v,
                  Value *value);

// Stores what the epilogue makes of the sums (kernel_epilogue.c).
void kernel_finish_tile(Kernel *f, ValueList sums);

#endif
