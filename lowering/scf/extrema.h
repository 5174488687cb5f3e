// Maxima and minima of floats that loops carry.
#ifndef MLCC_EXTREMA_H
#define MLCC_EXTREMA_H

#include "lowering/scf/loops_int.h"

typedef struct Extremum { // that a loop carries
  Op *op;                 // arith.maximumf and its like; NULL: something else
  Value *element;         // its other side
  bool is_maximum;
  bool keeps_nans; // it is a NaN if either side is, and -0 is less than +0
} Extremum;

// What argument `i` of the scf.for becomes in an iteration, if that is its extremum
// with an element and nobody else looks at it. Operations that may leave NaNs out of
// account are none, since LLVM does with one instruction for them.
Extremum extremum_carried(const Op *loop, uint32_t i);

#endif
