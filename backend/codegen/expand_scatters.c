// Scatters on RISC-V.
//
// Where the places are constants, each of the elements of a vector one time, LLVM
// 22 makes a shuffle and a store of a scatter, but it shuffles as for a gather:
// element p[i] goes to i instead of element i to p[i]. The places may become
// constants there only, so every scatter is the one of vector predication, which
// LLVM takes no such turn with:
//
//   masked.scatter(%v, %p, %mask)  =>  vp.scatter(%v, %p, %mask, i32 8)

#include "backend/codegen/codegen.h"

#include <llvm-c/Core.h>

static bool is_scatter(LLVMValueRef instruction) {
  LLVMValueRef callee =
      LLVMIsACallInst(instruction) ? LLVMGetCalledValue(instruction) : NULL;
  static const char name[] = "llvm.masked.scatter";
  return callee && LLVMIsAFunction(callee) &&
         LLVMGetIntrinsicID(callee) ==
             LLVMLookupIntrinsicID(name, sizeof name - 1) &&
         LLVMGetTypeKind(LLVMTypeOf(LLVMGetOperand(instruction, 0))) ==
             LLVMVectorTypeKind;
}

// Copies the alignment that the addresses are known to have.
static void copy_alignment(LLVMValueRef from, LLVMValueRef to) {
  enum { ADDRESSES = 2 }; // as attributes count arguments
  unsigned align = LLVMGetEnumAttributeKindForName("align", 5);
  LLVMAttributeRef attr = LLVMGetCallSiteEnumAttribute(from, ADDRESSES, align);
  if (attr)
    LLVMAddCallSiteAttribute(to, ADDRESSES, attr);
}

static void expand(LLVMModuleRef module, LLVMBuilderRef builder,
                   LLVMValueRef scatter) {
  static const char name[] = "llvm.vp.scatter";
  LLVMTypeRef types[] = {LLVMTypeOf(LLVMGetOperand(scatter, 0)),
                         LLVMTypeOf(LLVMGetOperand(scatter, 1))};
  LLVMTypeRef i32 = LLVMInt32TypeInContext(LLVMGetModuleContext(module));
  LLVMValueRef count = LLVMConstInt(i32, LLVMGetVectorSize(types[0]), false);
  LLVMValueRef args[] = {LLVMGetOperand(scatter, 0), LLVMGetOperand(scatter, 1),
                         LLVMGetOperand(scatter, 2), count};
  unsigned id = LLVMLookupIntrinsicID(name, sizeof name - 1);
  LLVMValueRef callee = LLVMGetIntrinsicDeclaration(module, id, types, 2);
  LLVMPositionBuilderBefore(builder, scatter);
  LLVMValueRef made = LLVMBuildCall2(builder, LLVMGlobalGetValueType(callee),
                                     callee, args, 4, "");
  copy_alignment(scatter, made);
  LLVMInstructionEraseFromParent(scatter);
}

void codegen_expand_scatters(const Machine *machine, LLVMModuleRef module) {
  if (strncmp(machine->spec->arch, "riscv", 5) != 0)
    return;
  LLVMBuilderRef builder =
      LLVMCreateBuilderInContext(LLVMGetModuleContext(module));
  for (LLVMValueRef f = LLVMGetFirstFunction(module); f;
       f = LLVMGetNextFunction(f))
    for (LLVMBasicBlockRef block = LLVMGetFirstBasicBlock(f); block;
         block = LLVMGetNextBasicBlock(block))
      for (LLVMValueRef at = LLVMGetFirstInstruction(block), next; at;
           at = next) {
        next = LLVMGetNextInstruction(at);
        if (is_scatter(at))
          expand(module, builder, at);
      }
  LLVMDisposeBuilder(builder);
}
