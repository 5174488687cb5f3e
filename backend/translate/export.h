// LLVM IR as text, of a module as it is: no lowering, no optimisation.
#ifndef MLCC_EXPORT_H
#define MLCC_EXPORT_H

#include "ir/ir.h"

// The target and layout are those that the module states. False after
// reporting.
bool export_llvm_ir(Ctx *ctx, Op *module, Buf *out);

#endif
