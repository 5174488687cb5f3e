// Memory for variables of ml_program.
#ifndef MLCC_GLOBAL_MEMORY_H
#define MLCC_GLOBAL_MEMORY_H

#include "ir/rewrite/rewriter.h"

static inline Type *ml_global_type(const Op *global) {
  return op_slot(global, A_ml_program_global_type)->type;
}

// Puts a memref.global of type `memref` in the place of an ml_program.global: a
// tensor of its shape, or a number and one without dimensions. A variable
// without a value is not initialized, and one of #ml_program.extern is defined
// elsewhere. `alignment` may be NULL.
Op *ml_global_to_memory(Rewriter *rw, Op *global, Type *memref,
                        Attr *alignment);

#endif
