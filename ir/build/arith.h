// Makers of arith operations.
#ifndef MLCC_BUILD_ARITH_H
#define MLCC_BUILD_ARITH_H

#include "ir/rewrite/rewriter.h"

// Constants; splats for shaped types. `element` is one of the type or of its
// element type.
Value *arith_splat(Builder *b, Type *type, Attr *element);
Value *arith_int(Builder *b, Type *type, int64_t value);
Value *arith_float(Builder *b, Type *type, double value);
Value *arith_index(Builder *b, int64_t value);
Value *arith_cmpi(Builder *b, int64_t predicate, Value *lhs, Value *rhs);
Value *arith_cmpf(Builder *b, int64_t predicate, Value *lhs, Value *rhs);
Value *arith_select(Builder *b, Value *condition, Value *yes, Value *no);

#endif
