// Which operation, or global, it was that LLVM could not compile.
#ifndef MLCC_BLAME_H
#define MLCC_BLAME_H

#include "backend/codegen/codegen.h"
#include "ir/ir.h"

// Tells which instructions an operation has become, in order.
typedef void BlameTrace(void *user, Op *op, LLVMValueRef instruction);

// Translates a part again, as it was, telling `trace` of what it makes.
typedef bool BlameTranslate(void *user, uint32_t part, LLVMModuleRef module,
                            BlameTrace *trace, void *trace_user);

typedef struct BlameRun {
  const CodegenRun *run;
  BlameTranslate *translate;
  void *user;
  Diags *diags;
} BlameRun;

// After a part failed with `error`: reports errors at operations that LLVM
// fails at when they stand alone. False when there are none.
bool blame_operations(const BlameRun *blame, uint32_t part, Str error);

// After LLVM's verifier refused what `make` fills a module with: tells `report`
// of each operation, or of the symbol if it is none's, and why. False when there
// are none.
typedef bool BlameMake(void *user, LLVMModuleRef module, BlameTrace *trace,
                       void *trace_user);
typedef void BlameInvalid(void *user, Op *op, Str symbol, Str reason);
bool blame_invalid(BlameMake *make, BlameInvalid *report, void *user);
#define BLAMED_AS_INVALID "is not valid LLVM IR: " // and the reason
// Whether that is what an error is about.
bool blame_is_invalid(Str error);

// After a part failed with `error`, which is nobody's: tells `report` of the
// globals that fail so when they stand alone, and what is to be said of each.
// False when there are none.
typedef void BlameReport(void *user, Str symbol, Str text);
bool blame_globals(const BlameRun *blame, uint32_t part, Str error,
                   BlameReport *report, void *user);

// Whether LLVM fails to compile the module in `bitcode` when `change` has been
// at it; in a context of its own, which is thrown away. `error` gets what it
// says.
typedef void BlameChange(void *user, LLVMModuleRef module);
bool blame_fails(const CodegenRun *run, const Buf *bitcode, bool optimized,
                 BlameChange *change, void *user, Buf *error);

// LLVM's reason, without what it was doing and where in its own output; within
// `error`.
Str blame_reason(const Buf *error);

// The name of the function or global that an error of LLVM's speaks of; empty if
// none.
Str blame_symbol(Str error);

#endif
