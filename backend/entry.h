// A `main` that calls a function of the module (-fentry=).
#ifndef MLCC_ENTRY_H
#define MLCC_ENTRY_H

#include "ir/ir.h"

// Adds it, if the module defines the symbol `name`. False after reporting that
// it cannot be called so: it is no function, has arguments, or returns what is
// no exit status; or that there is a `main` already.
bool entry_add(Ctx *ctx, Pool *pool, Op *module, const char *name);
// Whether it does.
bool entry_is_in(const Op *module, const char *name);

#endif
