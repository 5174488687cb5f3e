// Squares of elements in registers.
#ifndef MLCC_LINALG_SQUARE_H
#define MLCC_LINALG_SQUARE_H

#include "ir/rewrite/rewriter.h"

// Transposes `n` vectors of `n` elements of a known size, a power of two: rows[i]
// becomes the elements i of all.
void transpose_square(Builder *b, Arena *arena, Value **rows, uint32_t n);

#endif
