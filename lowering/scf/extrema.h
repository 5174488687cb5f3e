// Maxima and minima of floats that loops carry.
#ifndef MLCC_EXTREMA_H
#define MLCC_EXTREMA_H

#include "lowering/scf/loops_int.h"

// An extremum is a value that a loop carries and that becomes, in each iteration, the
// greater or the lesser one of itself and an element; it has no other use. Operations
// that may ignore NaNs make none, since LLVM has one instruction for them.
typedef struct Extremum {
  Op *op;         // arith.maximumf and its like; NULL: something else
  Value *element; // its other side
  bool is_maximum;
  bool keeps_nans; // it is a NaN if either side is, and -0 is less than +0
} Extremum;

typedef struct Extrema { // of a loop
  Rewriter *rw;
  Op *loop;
  Extremum *items; // of each init
  uint32_t ninits;
} Extrema;

typedef bool TakesExtremum(const TargetModel *model, const Extremum *item);
// The extrema of a scf.for that are taken; false: there are none.
bool find_extrema(Rewriter *rw, Op *loop, const TargetModel *model,
                  TakesExtremum *takes, Extrema *e);

#endif
