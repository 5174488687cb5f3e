// llvm.ssa.copy is its operand: a marker of LLVM's own passes, for which code
// generation has no instruction.

#include "backend/codegen.h"

#include <llvm-c/Core.h>

static bool is_copy(LLVMValueRef function) {
  static const char name[] = "llvm.ssa.copy";
  return LLVMGetIntrinsicID(function) ==
         LLVMLookupIntrinsicID(name, sizeof name - 1);
}

void codegen_drop_copies(LLVMModuleRef module) {
  for (LLVMValueRef f = LLVMGetFirstFunction(module); f;
       f = LLVMGetNextFunction(f)) {
    if (!is_copy(f))
      continue;
    for (LLVMUseRef use; (use = LLVMGetFirstUse(f));) {
      LLVMValueRef call = LLVMGetUser(use);
      LLVMReplaceAllUsesWith(call, LLVMGetOperand(call, 0));
      LLVMInstructionEraseFromParent(call);
    }
  }
}
