// The lowering of bufferization.dealloc; see lower_deallocations.c.
#ifndef MLCC_LOWER_DEALLOCATIONS_H
#define MLCC_LOWER_DEALLOCATIONS_H

#include "lowering/deallocate/deallocate.h"

typedef struct DeallocLowering {
  PassRun *run;
  PtrMap helpers; // symbol tables, to the function in them that compares
} DeallocLowering;

// Makes the functions that modules in `root`, and `root` itself, need.
DeallocLowering dealloc_lowering(PassRun *run, Op *root);
// Replaces an operation; false: reported.
bool lower_dealloc(const DeallocLowering *l, Rewriter *rw, Op *op);

#endif
