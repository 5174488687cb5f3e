// Floats of 4, 6 and 8 bits, which LLVM does not have, as integers and f32.
#ifndef MLCC_LOWERING_SMALL_FLOATS_H
#define MLCC_LOWERING_SMALL_FLOATS_H

#include "lowering/pass/pass.h"

// Whether the kind has a sign and a fraction, which is all but f8E8M0FNU.
bool float_is_small(FloatKind kind);
// Its number, or numbers, in f32.
Value *small_float_extend(Builder *b, Value *value);
// A float of at least 32 bits rounded to nearest, even if two are.
Value *small_float_truncate(Builder *b, Value *value, FloatKind to);
// Patterns that compute operations of arith and vector on them in f32.
extern const Pattern small_float_operations[];

#endif
