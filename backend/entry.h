// A `main` that calls a function of the module (-fentry=).
#ifndef MLCC_ENTRY_H
#define MLCC_ENTRY_H

#include "ir/ir.h"

// What becomes of the function's result
typedef enum EntryResult {
  ENTRY_STATUS, // the exit status
  ENTRY_VOID,   // there is none
  ENTRY_I32,    // it is printed, as mlir-runner does
  ENTRY_I64,
  ENTRY_F32,
} EntryResult;

// Adds it, if the module defines the symbol `name`. False after reporting that
// it cannot be called so: it is no function, has arguments, or returns what
// does not fit; or that there is a `main` already. An own `main`
// gets another name, unless the result is the exit status.
bool entry_add(Ctx *ctx, Pool *pool, Op *module, const char *name,
               EntryResult result);
// Has a `main` of the module's own that returns nothing return success, unless
// something in the module refers to it.
void entry_complete_main(Ctx *ctx, Pool *pool, Op *module);
// Whether it does.
bool entry_is_in(const Op *module, const char *name);
// The function defined in the module that is called most like it; size 0: none.
Str entry_nearest(const Op *module, const char *name);

#endif
