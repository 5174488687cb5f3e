// Tiles of AMX that meet where control flow does: at -O0 they go through
// memory.
//
// Without optimisation LLVM 22 keeps each tile in memory between instructions,
// since the fast register allocator cannot have one live across a
// configuration; of phis it makes stores that it breaks itself on, when one is
// of its own loop. So none reaches it:
//
//   %t = phi x86_amx [ %a, %entry ], [ %u, %loop ]
//   ->
//   a store of %a at the end of %entry, of %u at the end of %loop, to one slot;
//   %t = call x86_amx @llvm.x86.tileloadd64.internal(i16 %m, i16 %n, ptr %slot,
//   i64 64)
//
// All tiles of a phi have one shape: of the instructions that make them, whose
// first operands say it.

#include "backend/codegen/codegen.h"

#include <llvm-c/Core.h>

enum { ROW_BYTES = 64, TILE_BYTES = 16 * ROW_BYTES, MOST_DEPTH = 64 };

typedef struct Tiles { // of one function
  LLVMModuleRef module;
  LLVMBuilderRef builder;
  LLVMTypeRef i64;
} Tiles;

static bool is_tile_phi(LLVMValueRef value) {
  return LLVMIsAPHINode(value) &&
         LLVMGetTypeKind(LLVMTypeOf(value)) == LLVMX86_AMXTypeKind;
}

// What made it, or what a phi is made of.
static LLVMValueRef maker_of(LLVMValueRef value, int depth) {
  if (LLVMIsACallInst(value))
    return value;
  for (unsigned i = 0;
       is_tile_phi(value) && depth && i < LLVMCountIncoming(value); i++) {
    LLVMValueRef maker = maker_of(LLVMGetIncomingValue(value, i), depth - 1);
    if (maker)
      return maker;
  }
  return NULL;
}

static LLVMValueRef make_call(Tiles *t, const char *name, LLVMValueRef *args,
                              unsigned n) {
  LLVMValueRef callee = LLVMGetIntrinsicDeclaration(
      t->module, LLVMLookupIntrinsicID(name, strlen(name)), NULL, 0);
  return LLVMBuildCall2(t->builder, LLVMGlobalGetValueType(callee), callee,
                        args, n, "");
}

static LLVMValueRef make_slot(Tiles *t, LLVMValueRef function) {
  LLVMBasicBlockRef entry = LLVMGetEntryBasicBlock(function);
  LLVMPositionBuilderBefore(t->builder, LLVMGetFirstInstruction(entry));
  LLVMTypeRef byte = LLVMInt8TypeInContext(LLVMGetTypeContext(t->i64));
  LLVMValueRef slot =
      LLVMBuildAlloca(t->builder, LLVMArrayType2(byte, TILE_BYTES), "");
  LLVMSetAlignment(slot, ROW_BYTES);
  return slot;
}

static LLVMValueRef first_after_phis(LLVMBasicBlockRef block) {
  LLVMValueRef inst = LLVMGetFirstInstruction(block);
  while (LLVMIsAPHINode(inst))
    inst = LLVMGetNextInstruction(inst);
  return inst;
}

static void replace_phi(Tiles *t, LLVMValueRef function, LLVMValueRef phi,
                        LLVMValueRef maker) {
  LLVMValueRef slot = make_slot(t, function);
  LLVMValueRef args[] = {LLVMGetOperand(maker, 0), LLVMGetOperand(maker, 1),
                         slot, LLVMConstInt(t->i64, ROW_BYTES, false), NULL};
  for (unsigned i = 0; i < LLVMCountIncoming(phi); i++) {
    LLVMBasicBlockRef from = LLVMGetIncomingBlock(phi, i);
    LLVMPositionBuilderBefore(t->builder, LLVMGetBasicBlockTerminator(from));
    args[4] = LLVMGetIncomingValue(phi, i);
    make_call(t, "llvm.x86.tilestored64.internal", args, 5);
  }
  LLVMPositionBuilderBefore(t->builder,
                            first_after_phis(LLVMGetInstructionParent(phi)));
  LLVMReplaceAllUsesWith(
      phi, make_call(t, "llvm.x86.tileloadd64.internal", args, 4));
  LLVMInstructionEraseFromParent(phi);
}

static void expand_function(Tiles *t, LLVMValueRef function) {
  for (LLVMBasicBlockRef block = LLVMGetFirstBasicBlock(function); block;
       block = LLVMGetNextBasicBlock(block))
    for (LLVMValueRef inst = LLVMGetFirstInstruction(block), next;
         LLVMIsAPHINode(inst); inst = next) {
      next = LLVMGetNextInstruction(inst);
      LLVMValueRef maker =
          is_tile_phi(inst) ? maker_of(inst, MOST_DEPTH) : NULL;
      if (maker && LLVMIsConstant(LLVMGetOperand(maker, 0)) &&
          LLVMIsConstant(LLVMGetOperand(maker, 1)))
        replace_phi(t, function, inst, maker);
    }
}

void codegen_expand_tiles(const Machine *machine, LLVMModuleRef module) {
  if (machine->level != OPT_0)
    return;
  LLVMContextRef context = LLVMGetModuleContext(module);
  Tiles t = {module, LLVMCreateBuilderInContext(context),
             LLVMInt64TypeInContext(context)};
  for (LLVMValueRef f = LLVMGetFirstFunction(module); f;
       f = LLVMGetNextFunction(f))
    if (!LLVMIsDeclaration(f))
      expand_function(&t, f);
  LLVMDisposeBuilder(t.builder);
}
