// Sums, differences, products and quotients of vectors of bfloat on AArch64.
//
// LLVM 22 promotes such an operation to float and rounds the result itself; for
// more than four elements it takes the bit that decides a tie from the operand
// instead of the result, so that ties are rounded wrongly. Written out, the
// same steps are selected correctly, and no worse:
//
//   fadd <8 x bfloat> a, b
//
//   fptrunc (fadd (fpext a to <8 x float>), (fpext b ...)) to <8 x bfloat>
//
// This comes after all optimisation, which would contract it again.
#include "backend/codegen.h"

#include <llvm-c/Core.h>

static bool is_arithmetic(LLVMOpcode opcode) {
  return opcode == LLVMFAdd || opcode == LLVMFSub || opcode == LLVMFMul ||
         opcode == LLVMFDiv;
}

static bool is_misrounded(LLVMValueRef instruction) {
  if (!is_arithmetic(LLVMGetInstructionOpcode(instruction)))
    return false;
  LLVMTypeRef type = LLVMTypeOf(instruction);
  return LLVMGetTypeKind(type) == LLVMVectorTypeKind &&
         LLVMGetTypeKind(LLVMGetElementType(type)) == LLVMBFloatTypeKind &&
         LLVMGetVectorSize(type) > 4;
}

static void round_from_float(LLVMBuilderRef builder, LLVMValueRef narrow) {
  LLVMTypeRef type = LLVMTypeOf(narrow);
  LLVMTypeRef single = LLVMFloatTypeInContext(LLVMGetTypeContext(type));
  LLVMTypeRef wide = LLVMVectorType(single, LLVMGetVectorSize(type));
  LLVMPositionBuilderBefore(builder, narrow);
  LLVMValueRef a =
      LLVMBuildFPExt(builder, LLVMGetOperand(narrow, 0), wide, "");
  LLVMValueRef b =
      LLVMBuildFPExt(builder, LLVMGetOperand(narrow, 1), wide, "");
  LLVMValueRef result =
      LLVMBuildBinOp(builder, LLVMGetInstructionOpcode(narrow), a, b, "");
  if (LLVMIsAInstruction(result))
    LLVMSetFastMathFlags(result, LLVMGetFastMathFlags(narrow));
  LLVMReplaceAllUsesWith(narrow, LLVMBuildFPTrunc(builder, result, type, ""));
  LLVMInstructionEraseFromParent(narrow);
}

static void expand_block(LLVMBuilderRef builder, LLVMBasicBlockRef block) {
  LLVMValueRef next;
  for (LLVMValueRef i = LLVMGetFirstInstruction(block); i; i = next) {
    next = LLVMGetNextInstruction(i);
    if (is_misrounded(i))
      round_from_float(builder, i);
  }
}

void codegen_expand_bfloat_vectors(const Machine *machine,
                                   LLVMModuleRef module) {
  if (strcmp(machine->spec->arch, "aarch64"))
    return;
  LLVMBuilderRef builder =
      LLVMCreateBuilderInContext(LLVMGetModuleContext(module));
  for (LLVMValueRef f = LLVMGetFirstFunction(module); f;
       f = LLVMGetNextFunction(f))
    for (LLVMBasicBlockRef block = LLVMGetFirstBasicBlock(f); block;
         block = LLVMGetNextBasicBlock(block))
      expand_block(builder, block);
  LLVMDisposeBuilder(builder);
}
