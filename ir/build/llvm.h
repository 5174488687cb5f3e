// Operations of the LLVM dialect that passes make among those of other dialects.
#ifndef MLCC_BUILD_LLVM_H
#define MLCC_BUILD_LLVM_H

#include "ir/rewrite/rewriter.h"

// llvm.call_intrinsic without bundles; `name` begins with "llvm.", and what an
// overloaded one adds for its types is left to the translation.
Value *build_intrinsic_call(Builder *b, const char *name, Type *result,
                            Value *const *operands, uint32_t n);

#endif
