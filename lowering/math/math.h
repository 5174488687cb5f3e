// What conversions of math share.
#ifndef MLCC_LOWERING_MATH_H
#define MLCC_LOWERING_MATH_H

#include "ir/rewrite/control.h"
#include "lowering/lowering_int.h"

// lanes.c

// Makes what `op` is of one element; may overwrite `operands`.
typedef Value *MathLaneFn(Conv *c, Op *op, Value **operands);
// Replaces `op` by that, of each of its elements.
bool math_each_lane(Conv *c, Op *op, MathLaneFn *compute);

// The nearest symbol table, kept during a conversion.
SymbolTable *math_symbols(Conv *c, Op *op);
Value *math_call(Conv *c, Ident *name, Type *type, Value *const *operands,
                 uint32_t n);

#endif
