// Bodies of structured operations that find an extremum and its place.
#ifndef MLCC_LINALG_ARGMAX_H
#define MLCC_LINALG_ARGMAX_H

#include "ir/dialects/linalg/structured.h"

// How elements compare. A comparison is strict and false for a NaN.
typedef struct Order {
  uint32_t compare, slot; // arith.cmpf or cmpi, and the slot of its predicate
  int64_t better, worse, equal; // predicates; worse: with operands swapped
  uint32_t keeps[2];            // opcodes of what gives the better one of two
} Order;

// Two inits, of which one becomes the extremum of itself and all elements, and the
// other one the place of the first element that was better than all before.
typedef struct Argmax {
  const Order *order;
  uint32_t value, place; // numbers of the inits
  // The rest is in the body.
  Op *keeps;    // gives the value: arith.select, or one of Order.keeps
  Value *x;     // the element that is compared
  Value *found; // the place of an element: of iterations only, without effects
} Argmax;

// False: the operation does something else.
bool argmax_of(Ctx *ctx, const Structured *s, Argmax *argmax);

#endif
