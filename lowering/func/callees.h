// Functions that a conversion calls and makes itself.
#ifndef MLCC_CALLEES_H
#define MLCC_CALLEES_H

#include "lowering/pass/pass.h"

// The nearest symbol table, kept in the state of the dialect of `op`.
SymbolTable *callees_around(Conv *c, Op *op);
// A private func.func of `type` without a body, known to `table` from now on:
// at `b`, or, as a declaration without location, at the start of the table.
Op *callee_new(Conv *c, Builder *b, SymbolTable *table, Ident *name,
               Type *type);
Op *callee_declare(Conv *c, SymbolTable *table, Ident *name, Type *type);
// Calls it for its result of `type`.
Value *callee_call(Conv *c, Ident *name, Type *type, Value *const *operands,
                   uint32_t n);

#endif
