// affine.min and affine.max of which one result always is the least, or the
// greatest.
#ifndef MLCC_AFFINE_MIN_MAX_H
#define MLCC_AFFINE_MIN_MAX_H

#include "ir/dialects/affine/affine.h"
#include "ir/rewrite/rewriter.h"

// Replaces `op` by an affine.apply of that result if constraints on values,
// those that the variables of `known` stand for, imply that it is the one.
bool replace_min_max(Rewriter *rw, Op *op, const Polyhedron *known);

#endif
