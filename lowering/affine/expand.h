// Expansion of affine expressions into operations of arith.
#ifndef MLCC_AFFINE_EXPAND_H
#define MLCC_AFFINE_EXPAND_H

#include "ir/build/affine.h"

// NULL: it divides by a number that is not positive; reported.
Value *expand_affine_expr(Builder *b, const AffineExpr *e,
                          Value *const *operands, uint32_t ndims);
// All results of a map; false as above.
bool expand_affine_map(Builder *b, const Attr *map, Value *const *operands,
                       Value **results);
// The values of an operation on indices of a basis.
void expand_delinearize_index(Rewriter *rw, Op *op, Value **results);
Value *expand_linearize_index(Rewriter *rw, Op *op);

#endif
