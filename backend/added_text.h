// Operations that passes and a compile add to a module, written as text.
#ifndef MLCC_ADDED_TEXT_H
#define MLCC_ADDED_TEXT_H

#include "ir/ir.h"

// The operation of that name among those of the module; or NULL.
Op *module_symbol(const Op *module, const char *name);
// Moves what the text says into the module, but for symbols that it has
// already. False after reporting, by `name`, what is wrong with it.
bool module_add_text(Ctx *ctx, Pool *pool, Op *module, const char *name,
                     Str text);

#endif
