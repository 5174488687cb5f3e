// Sums of <1 x i128> on x86.
//
// LLVM 22 makes a shift of x + x while the type is not yet legal, by a node of
// x86's own that it then cannot take apart ("Do not know how to scalarize"). The
// operands may become equal there only, so every such sum is one of numbers:
//
//   %r = add <1 x i128> %a, %b    %0 = extractelement %a, 0
//                                 %1 = extractelement %b, 0
//                                 %2 = add i128 %0, %1
//                                 %r = insertelement poison, %2, 0

#include "backend/codegen/codegen.h"

#include <llvm-c/Core.h>

static bool is_such_sum(LLVMValueRef instruction) {
  LLVMTypeRef type = LLVMTypeOf(instruction);
  if (LLVMGetInstructionOpcode(instruction) != LLVMAdd ||
      LLVMGetTypeKind(type) != LLVMVectorTypeKind ||
      LLVMGetVectorSize(type) != 1)
    return false;
  return LLVMGetIntTypeWidth(LLVMGetElementType(type)) == 128;
}

static void expand(LLVMBuilderRef builder, LLVMValueRef sum) {
  LLVMTypeRef type = LLVMTypeOf(sum);
  LLVMValueRef zero =
      LLVMConstInt(LLVMInt32TypeInContext(LLVMGetTypeContext(type)), 0, false);
  LLVMPositionBuilderBefore(builder, sum);
  LLVMValueRef a =
      LLVMBuildExtractElement(builder, LLVMGetOperand(sum, 0), zero, "");
  LLVMValueRef b =
      LLVMBuildExtractElement(builder, LLVMGetOperand(sum, 1), zero, "");
  LLVMValueRef number = LLVMBuildAdd(builder, a, b, "");
  LLVMReplaceAllUsesWith(
      sum,
      LLVMBuildInsertElement(builder, LLVMGetPoison(type), number, zero, ""));
  LLVMInstructionEraseFromParent(sum);
}

static void expand_in(LLVMBuilderRef builder, LLVMValueRef function) {
  for (LLVMBasicBlockRef block = LLVMGetFirstBasicBlock(function); block;
       block = LLVMGetNextBasicBlock(block))
    for (LLVMValueRef at = LLVMGetFirstInstruction(block), next; at;
         at = next) {
      next = LLVMGetNextInstruction(at);
      if (is_such_sum(at))
        expand(builder, at);
    }
}

void codegen_expand_sums(const Machine *machine, LLVMModuleRef module) {
  if (strcmp(machine->spec->arch, "x86_64") != 0)
    return;
  LLVMBuilderRef builder =
      LLVMCreateBuilderInContext(LLVMGetModuleContext(module));
  for (LLVMValueRef f = LLVMGetFirstFunction(module); f;
       f = LLVMGetNextFunction(f))
    expand_in(builder, f);
  LLVMDisposeBuilder(builder);
}
