// Linear constraints between indices and sizes of memrefs, as far as they
// follow from the operations that define them.
#ifndef MLCC_VALUE_BOUNDS_H
#define MLCC_VALUE_BOUNDS_H

#include "ir/dialects/affine/affine.h"

// Whether expression `a` always is less (`more`: greater) than `b`, or never;
// both are of the values, dimensions first and then symbols. False: it is not
// known.
bool values_compare(Ctx *ctx, const Applied *values, AffineExpr *a,
                    AffineExpr *b, bool more, bool *result);
// The expression is always positive, as far as is known.
bool values_are_positive(Ctx *ctx, const Applied *values, AffineExpr *e);

#endif
