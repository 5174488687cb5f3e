// Expansions of arith operations that other passes use.
#ifndef MLCC_ARITH_EXPAND_H
#define MLCC_ARITH_EXPAND_H

#include "ir/rewrite/pattern.h"

Value *arith_maxnum(Builder *b, Value *lhs, Value *rhs); // expand.c
// Expands `op`, a division that rounds up or down; expand.c
Value *arith_expand_division(Builder *b, const Op *op);
Value *arith_minnum(Builder *b, Value *lhs, Value *rhs);
extern const Pattern arith_expand_floats[]; // expand_float.c

#endif
