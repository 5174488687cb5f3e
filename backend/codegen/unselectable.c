// Intrinsics for which code generation has no instruction.
//
// llvm.ssa.copy is a marker of LLVM's own passes, and is its operand.
// Operations on matrices are written out by a pass that LLVM's pipelines leave
// out unless told; told so, they run it on every module.

#include "backend/codegen/codegen.h"

#include <llvm-c/Core.h>
#include <string.h>

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

bool codegen_has_matrices(LLVMModuleRef module) {
  static const char prefix[] = "llvm.matrix.";
  for (LLVMValueRef f = LLVMGetFirstFunction(module); f;
       f = LLVMGetNextFunction(f)) {
    size_t size;
    const char *name = LLVMGetValueName2(f, &size);
    if (LLVMGetIntrinsicID(f) && !strncmp(name, prefix, sizeof prefix - 1))
      return true;
  }
  return false;
}
