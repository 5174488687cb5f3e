// Atomic updates that LLVM 22 does not select.
//
// LLVM makes a loop of a compare-and-exchange of what a machine has no
// instruction for, and then selects the arithmetic in it. Some of it cannot be
// selected ("Cannot select: bf16_to_fp", or a comparison of 64-bit integers on
// a 32-bit machine, for the sign of zero), and some operations get no loop. Of
// those the loop is made here
//
//   %old = atomicrmw fadd ptr %p, bfloat %v seq_cst
//
//   %first = load i16, ptr %p
//   loop:
//     %seen = phi i16 [ %first, %0 ], [ %now, %loop ]
//     %sum = fadd bfloat (%seen as bfloat), (%v as bfloat)
//     { %now, %done } = cmpxchg ptr %p, i16 %seen, i16 (%sum as i16) seq_cst
//
// and the other expansions write its arithmetic out like any other. Between
// blocks there are bits: what has no arithmetic has no registers either.
#include "backend/codegen/codegen.h"

#include <llvm-c/Core.h>
#include <llvm-c/DebugInfo.h>
#include <llvm-c/Target.h>

#include "backend/shim/module.h"

enum { WRAPPING = 1, FLOATS = 2, QUADS = 4 };

// By the beginning of an architecture's name, what LLVM does not loop around.
static const struct {
  const char *arch;
  int kinds;
} rows[] = {
    {"arm", WRAPPING},          {"thumb", WRAPPING},
    {"mips", WRAPPING},         {"s390x", WRAPPING},
    {"avr", WRAPPING | FLOATS}, {"m68k", WRAPPING | FLOATS},
    {"powerpc64", QUADS},
};

static bool lacks(const Machine *machine, int kind) {
  for (size_t i = 0; i < ARRAY_SIZE(rows); i++)
    if (!strncmp(machine->spec->arch, rows[i].arch, strlen(rows[i].arch)))
      return rows[i].kinds & kind;
  return false;
}

static int kind_of(LLVMAtomicRMWBinOp update) {
  switch (update) {
  case LLVMAtomicRMWBinOpFMaximum:
  case LLVMAtomicRMWBinOpFMinimum:
  case LLVMAtomicRMWBinOpFAdd:
  case LLVMAtomicRMWBinOpFSub:
  case LLVMAtomicRMWBinOpFMax:
  case LLVMAtomicRMWBinOpFMin: return FLOATS;
  case LLVMAtomicRMWBinOpUIncWrap:
  case LLVMAtomicRMWBinOpUDecWrap:
  case LLVMAtomicRMWBinOpUSubCond:
  case LLVMAtomicRMWBinOpUSubSat: return WRAPPING;
  default: return 0;
  }
}

static bool is_unselectable(const Machine *machine, LLVMValueRef atomic) {
  LLVMTypeRef type = LLVMTypeOf(atomic);
  LLVMAtomicRMWBinOp update = LLVMGetAtomicRMWBinOp(atomic);
  int kind = kind_of(update);
  bool is_minmax = update == LLVMAtomicRMWBinOpFMaximum ||
                   update == LLVMAtomicRMWBinOpFMinimum;
  return lacks(machine, kind) ||
         (is_minmax && codegen_is_wide_minmax(machine, type)) ||
         (kind == FLOATS && codegen_lacks_bfloat(machine, type)) ||
         (LLVMGetTypeKind(type) == LLVMFP128TypeKind && lacks(machine, QUADS));
}

// The loop

typedef struct Loop {
  LLVMBuilderRef builder;
  LLVMModuleRef module;
  LLVMValueRef atomic;
  LLVMTypeRef type, bits; // of the value, and an integer of its width
} Loop;

static LLVMValueRef call_intrinsic(Loop *l, const char *name, LLVMValueRef a,
                                   LLVMValueRef b) {
  LLVMValueRef arguments[] = {a, b};
  unsigned id = LLVMLookupIntrinsicID(name, strlen(name));
  LLVMValueRef function =
      LLVMGetIntrinsicDeclaration(l->module, id, &l->type, 1);
  return LLVMBuildCall2(l->builder, LLVMGlobalGetValueType(function), function,
                        arguments, 2, "");
}

// Of `a` in memory and the operand `b` (LangRef, "atomicrmw").
static LLVMValueRef updated(Loop *l, LLVMValueRef a, LLVMValueRef b) {
  LLVMBuilderRef to = l->builder;
  LLVMValueRef zero = LLVMConstNull(l->type), at_end;
  switch (LLVMGetAtomicRMWBinOp(l->atomic)) {
  case LLVMAtomicRMWBinOpFAdd: return LLVMBuildFAdd(to, a, b, "");
  case LLVMAtomicRMWBinOpFSub: return LLVMBuildFSub(to, a, b, "");
  case LLVMAtomicRMWBinOpFMax: return call_intrinsic(l, "llvm.maxnum", a, b);
  case LLVMAtomicRMWBinOpFMin: return call_intrinsic(l, "llvm.minnum", a, b);
  case LLVMAtomicRMWBinOpFMaximum:
    return call_intrinsic(l, "llvm.maximum", a, b);
  case LLVMAtomicRMWBinOpFMinimum:
    return call_intrinsic(l, "llvm.minimum", a, b);
  case LLVMAtomicRMWBinOpUIncWrap:
    at_end = LLVMBuildICmp(to, LLVMIntUGE, a, b, "");
    a = LLVMBuildAdd(to, a, LLVMConstInt(l->type, 1, false), "");
    return LLVMBuildSelect(to, at_end, zero, a, "");
  case LLVMAtomicRMWBinOpUDecWrap:
    at_end = LLVMBuildOr(to, LLVMBuildICmp(to, LLVMIntEQ, a, zero, ""),
                         LLVMBuildICmp(to, LLVMIntUGT, a, b, ""), "");
    a = LLVMBuildSub(to, a, LLVMConstInt(l->type, 1, false), "");
    return LLVMBuildSelect(to, at_end, b, a, "");
  case LLVMAtomicRMWBinOpUSubCond:
    at_end = LLVMBuildICmp(to, LLVMIntUGE, a, b, "");
    return LLVMBuildSelect(to, at_end, LLVMBuildSub(to, a, b, ""), a, "");
  case LLVMAtomicRMWBinOpUSubSat:
    return call_intrinsic(l, "llvm.usub.sat", a, b);
  default: unreachable();
  }
}

static LLVMAtomicOrdering failure_ordering(LLVMAtomicOrdering success) {
  switch (success) {
  case LLVMAtomicOrderingRelease: return LLVMAtomicOrderingMonotonic;
  case LLVMAtomicOrderingAcquireRelease: return LLVMAtomicOrderingAcquire;
  default: return success;
  }
}

static LLVMValueRef exchange(Loop *l, LLVMValueRef seen, LLVMValueRef made) {
  LLVMAtomicOrdering ordering = LLVMGetOrdering(l->atomic);
  LLVMValueRef pair = LLVMBuildAtomicCmpXchgSyncScope(
      l->builder, LLVMGetOperand(l->atomic, 0), seen, made, ordering,
      failure_ordering(ordering), LLVMGetAtomicSyncScopeID(l->atomic));
  LLVMSetAlignment(pair, LLVMGetAlignment(l->atomic));
  LLVMSetVolatile(pair, LLVMGetVolatile(l->atomic));
  return pair;
}

static void expand(Loop *l) {
  LLVMBuilderRef b = l->builder;
  LLVMBasicBlockRef before = LLVMGetInstructionParent(l->atomic);
  LLVMBasicBlockRef after = shim_split_block(l->atomic);
  LLVMBasicBlockRef loop =
      LLVMInsertBasicBlockInContext(LLVMGetTypeContext(l->type), after, "");
  LLVMInstructionEraseFromParent(LLVMGetBasicBlockTerminator(before));
  LLVMPositionBuilderAtEnd(b, before);
  LLVMSetCurrentDebugLocation2(b, LLVMInstructionGetDebugLoc(l->atomic));
  LLVMValueRef first =
      LLVMBuildLoad2(b, l->bits, LLVMGetOperand(l->atomic, 0), "");
  LLVMSetAlignment(first, LLVMGetAlignment(l->atomic));
  LLVMSetVolatile(first, LLVMGetVolatile(l->atomic));
  LLVMValueRef operand =
      LLVMBuildBitCast(b, LLVMGetOperand(l->atomic, 1), l->bits, "");
  LLVMBuildBr(b, loop);
  LLVMPositionBuilderAtEnd(b, loop);
  LLVMValueRef seen = LLVMBuildPhi(b, l->bits, "");
  operand = LLVMBuildBitCast(b, operand, l->type, "");
  LLVMValueRef made =
      updated(l, LLVMBuildBitCast(b, seen, l->type, ""), operand);
  LLVMValueRef pair = exchange(l, seen, LLVMBuildBitCast(b, made, l->bits, ""));
  LLVMValueRef now = LLVMBuildExtractValue(b, pair, 0, "");
  LLVMBuildCondBr(b, LLVMBuildExtractValue(b, pair, 1, ""), after, loop);
  LLVMAddIncoming(seen, (LLVMValueRef[]){first, now},
                  (LLVMBasicBlockRef[]){before, loop}, 2);
  LLVMPositionBuilderBefore(b, l->atomic);
  LLVMReplaceAllUsesWith(l->atomic, LLVMBuildBitCast(b, now, l->type, ""));
  LLVMInstructionEraseFromParent(l->atomic);
}

// Finding them

static LLVMTypeRef bits_of(const Machine *machine, LLVMTypeRef type) {
  LLVMTargetDataRef layout = LLVMCreateTargetDataLayout(machine->ref);
  unsigned width = (unsigned)LLVMSizeOfTypeInBits(layout, type);
  LLVMDisposeTargetData(layout);
  return LLVMIntTypeInContext(LLVMGetTypeContext(type), width);
}

static LLVMValueRef next_unselectable(const Machine *machine,
                                      LLVMBasicBlockRef block) {
  LLVMValueRef i = LLVMGetFirstInstruction(block);
  while (i && !(LLVMIsAAtomicRMWInst(i) && is_unselectable(machine, i)))
    i = LLVMGetNextInstruction(i);
  return i;
}

// What stands behind one gets a block of its own, which comes up later.
void codegen_expand_atomics(const Machine *machine, LLVMModuleRef module) {
  LLVMBuilderRef builder =
      LLVMCreateBuilderInContext(LLVMGetModuleContext(module));
  for (LLVMValueRef f = LLVMGetFirstFunction(module); f;
       f = LLVMGetNextFunction(f))
    for (LLVMBasicBlockRef block = LLVMGetFirstBasicBlock(f); block;
         block = LLVMGetNextBasicBlock(block)) {
      LLVMValueRef atomic = next_unselectable(machine, block);
      if (!atomic)
        continue;
      LLVMTypeRef type = LLVMTypeOf(atomic);
      Loop loop = {builder, module, atomic, type, bits_of(machine, type)};
      expand(&loop);
    }
  LLVMDisposeBuilder(builder);
}
