// Printing and verifying memrefs of any element type (print_memref_data.c).

#ifndef MLCC_RUNTIME_HOSTED_PRINT_MEMREF_H
#define MLCC_RUNTIME_HOSTED_PRINT_MEMREF_H

#include "elements.h"

// "<title>base@ = 0x... rank = 2 offset = 0 sizes = [2, 3] strides = [3, 1]"
// to standard output, on a line.
void mlcc_print_shape(const char *title, Index rank,
                      const RankedMemref *descriptor);

// The same, and then the elements in nested brackets.
void mlcc_print_memref(const char *title, Index rank,
                       const RankedMemref *descriptor, const Element *element);

// The number of elements that differ, the first ten of which are written to
// standard error; -1, and both shapes there, if the shapes do.
S64 mlcc_verify_memref(UnrankedMemref actual, UnrankedMemref expected,
                       const Element *element);

#endif
