// Declarations for the conversions of math.
#ifndef MLCC_LOWERING_MATH_H
#define MLCC_LOWERING_MATH_H

#include "ir/build/control.h"
#include "lowering/pass/pass.h"

// lanes.c

// Makes what `op` is of one element; may overwrite `operands`.
typedef Value *MathLaneFn(Conv *c, Op *op, Value **operands);
// Replaces `op` by that, of each of its elements.
bool math_each_lane(Conv *c, Op *op, MathLaneFn *compute);

// vector_loops.c: loops of which LLVM can make vectors

typedef struct MathLoops {
  Arena *arena;
  PtrMap loops;   // seen, to themselves if they may be vectorized
  PtrMap carried; // values that depend on what the iteration before left
} MathLoops;

// Whether all that stands between an operation of scalars and a vector of them
// is that it is a call.
bool math_loops_allow(MathLoops *loops, const Op *op);

// f64_approximation.c

extern const Pattern math_patterns_f64[]; // up to one without a name

// to_libm.c

// Whether it becomes a call of the C library, for each element.
bool math_is_call(const Op *op);

#endif
