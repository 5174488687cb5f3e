// Loops whose properties LLVM's passes crash of.
//
//   br i1 %c, label %loop, label %end, !llvm.loop !0
//   !0 = distinct !{!0, !1, null, !3}
//   !1 = !{}                            ; a property has a name
//   !3 = !{!"llvm.loop.unroll.count"}   ; and this one a number
//
// LLVM's verifier looks at none of this, and each pass takes it for granted.
// Properties that are no tuples, or whose name is not known, are skipped there.

#include "backend/codegen/codegen.h"

#include <llvm-c/Core.h>
#include <llvm-c/DebugInfo.h>

// Whose value is read as a number, whatever it is.
static const char *const numbers[] = {
    "llvm.loop.distribute.enable",           "llvm.loop.peeled.count",
    "llvm.loop.pipeline.initiationinterval", "llvm.loop.unroll.count",
    "llvm.loop.unroll_and_jam.count",
};

static bool is_number(const char *name, size_t size) {
  for (size_t i = 0; i < ARRAY_SIZE(numbers); i++)
    if (str_is((Str){name, size}, numbers[i]))
      return true;
  return false;
}

static bool is_tuple(LLVMValueRef node) {
  return node && LLVMIsAMDNode(node) &&
         LLVMGetMetadataKind(LLVMValueAsMetadata(node)) ==
             LLVMMDTupleMetadataKind;
}

// In `arena`.
static LLVMValueRef *operands_of(Arena *arena, LLVMValueRef node,
                                 unsigned *count) {
  *count = LLVMGetMDNodeNumOperands(node);
  LLVMValueRef *operands = arena_array(arena, LLVMValueRef, *count + 1);
  LLVMGetMDNodeOperands(node, operands);
  return operands;
}

static const char *fault_of_property(Arena *arena, LLVMValueRef property) {
  unsigned count, size = 0;
  if (!property)
    return "has a null operand";
  if (!is_tuple(property))
    return NULL;
  LLVMValueRef *operands = operands_of(arena, property, &count);
  if (!count)
    return "has a property without a name";
  for (unsigned i = 0; i < count; i++)
    if (!operands[i])
      return "has a null operand";
  const char *name =
      LLVMIsAMDString(operands[0]) ? LLVMGetMDString(operands[0], &size) : NULL;
  bool needs_number = name && is_number(name, size);
  return needs_number && (count < 2 || !LLVMIsAConstantInt(operands[1]))
             ? "has a property without its number"
             : NULL;
}

const char *codegen_loop_fault(Arena *arena, LLVMValueRef node) {
  unsigned count;
  if (!is_tuple(node))
    return NULL;
  LLVMValueRef *operands = operands_of(arena, node, &count);
  const char *fault = NULL;
  for (unsigned i = 1; i < count && !fault; i++)
    fault = fault_of_property(arena, operands[i]);
  return fault;
}

static const char *fault_of_function(Arena *arena, LLVMValueRef function) {
  const char *fault = NULL;
  unsigned kind = LLVMGetMDKindIDInContext(
      LLVMGetModuleContext(LLVMGetGlobalParent(function)), "llvm.loop", 9);
  for (LLVMBasicBlockRef b = LLVMGetFirstBasicBlock(function); b && !fault;
       b = LLVMGetNextBasicBlock(b)) {
    LLVMValueRef end = LLVMGetBasicBlockTerminator(b);
    LLVMValueRef node = end ? LLVMGetMetadata(end, kind) : NULL;
    fault = node ? codegen_loop_fault(arena, node) : NULL;
  }
  return fault;
}

bool codegen_check_loops(LLVMModuleRef module, Buf *error) {
  Arena arena = {0};
  const char *fault = NULL;
  for (LLVMValueRef f = LLVMGetFirstFunction(module); f && !fault;
       f = LLVMGetNextFunction(f)) {
    size_t size;
    const char *name = LLVMGetValueName2(f, &size);
    fault = fault_of_function(&arena, f);
    if (fault)
      buf_printf(error, "metadata 'llvm.loop' %s (in function '%.*s')", fault,
                 (int)size, name);
  }
  arena_release(&arena);
  return !fault;
}
