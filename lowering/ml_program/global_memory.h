// Memory for variables of ml_program.
#ifndef MLCC_GLOBAL_MEMORY_H
#define MLCC_GLOBAL_MEMORY_H

#include "ir/rewrite/rewriter.h"

static inline Type *ml_global_type(const Op *global) {
  return op_slot(global, A_ml_program_global_type)->type;
}

// Whether the value of an ml_program.global can be in memory for it: one of its
// type, or a tensor that a cast would make of that type. False: reported.
bool ml_global_check(Ctx *ctx, const Op *global);

// The type of all that can be in the variable, or its own where that is not a tensor
// or sizes are not known. A constant has the sizes of its value.
Type *ml_global_contents(const Op *global);

// Puts a memref.global of type `memref` in the place of an ml_program.global: with
// the shape of its contents, or of a number and without dimensions. A variable
// without a value is not initialized, and one of #ml_program.extern is defined
// elsewhere. `alignment` may be NULL.
Op *ml_global_to_memory(Rewriter *rw, Op *global, Type *memref,
                        Attr *alignment);

#endif
