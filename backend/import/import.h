// From LLVM IR to the llvm dialect.
//
// Text or bitcode becomes a builtin.module that says all the input says: what
// the dialect has a form for in that form, as mlir-translate writes it; the
// rest in attributes of our own, `mlcc.*`, which the translation back to LLVM
// IR reads (doc/design.md, "What the dialect cannot say"). What neither can
// hold is an error.
#ifndef MLCC_IMPORT_H
#define MLCC_IMPORT_H

#include "backend/session.h"
#include "ir/ir.h"

// The module, or NULL after reporting. It belongs to the pool.
Op *import_llvm_ir(Ctx *ctx, Pool *pool, Source *source,
                   const ImportOptions *options);

#endif
