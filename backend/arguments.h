// What functions were like in the source, for debuggers: names and types of
// arguments and of values, before memrefs become pointers and numbers.
#ifndef MLCC_ARGUMENTS_H
#define MLCC_ARGUMENTS_H

#include "backend/translate/translate.h"
#include "ir/ir.h"

// Of all functions at the top of the module, by name. To be called before
// anything is lowered.
const PtrMap *source_functions(Ctx *ctx, Arena *arena, Op *module);
// Returns the values in its functions that have names, by where they are made.
const PtrMap *source_values(Ctx *ctx, Arena *arena, Op *module);

#endif
