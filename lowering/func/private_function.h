// Private functions that passes make beside those of the program.
#ifndef MLCC_FUNC_PRIVATE_FUNCTION_H
#define MLCC_FUNC_PRIVATE_FUNCTION_H

#include "ir/rewrite/lists.h"

// A func.func without a body, before `around`, for the same processor, which takes
// values of `types` and returns nothing. Memrefs are passed as descriptors, since
// those of unknown sizes cannot be pointers. `table` gets its name, which nobody
// has.
Op *build_private_function(Rewriter *rw, Op *around, SymbolTable *table,
                           Ident *name, TypeList types);

#endif
