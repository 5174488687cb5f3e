// Reading LLVM IR, text or bitcode.
#ifndef MLCC_READ_IR_H
#define MLCC_READ_IR_H

#include <llvm-c/Types.h>

#include "ir/support/support.h"

// Makes `*module` of `text`, behind which there is a zero. The summary that a
// build with ThinLTO has put into it is appended to `summary`, unless that is
// NULL. NULL, or what LLVM finds wrong, for LLVMDisposeMessage().
char *ir_read(LLVMContextRef context, const char *name, Str text,
              LLVMModuleRef *module, Buf *summary);
// Whether the text that was printed of a module can stand with that summary:
// NULL, or what is wrong, as above.
char *ir_check_summary(Str with_summary);

#endif
