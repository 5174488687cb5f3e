// What is known of the values of indices and of sizes of memrefs, from the
// operations that give them: linear constraints between them.
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
