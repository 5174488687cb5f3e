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

// to_libm.c

// Whether it becomes a call of the C library, for each element.
bool math_is_call(const Op *op);

#endif
