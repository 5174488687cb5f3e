// How wide a function's vectors are.
//
// On many processors with AVX-512, LLVM's vectorizers keep to 256 bits, since
// registers of 512 slow down what is around them. But in a function that does
// not say otherwise it takes 512 bits for legal, and then joins what the
// vectorizers had made, say two loads and their shuffles. So a function says how
// wide the vectors are that it was written with, as clang's say:
//
//   attributes #0 = { "min-legal-vector-width"="256" }
//
// Vectors of 512 bits that a program writes itself stay whole.
#include "backend/codegen/codegen.h"

#include <llvm-c/Core.h>

typedef struct Widest {
  LLVMTargetDataRef layout;
  LLVMTypeRef last; // the type seen last: neighbours often have the same
  unsigned bits;
} Widest;

// Members of aggregates count: arguments and results are passed by them.
static void see_type(Widest *w, LLVMTypeRef type) {
  if (type == w->last)
    return;
  w->last = type;
  switch (LLVMGetTypeKind(type)) {
  case LLVMVectorTypeKind: {
    unsigned bits = (unsigned)LLVMSizeOfTypeInBits(w->layout, type);
    if (bits > w->bits)
      w->bits = bits;
    break;
  }
  case LLVMArrayTypeKind: see_type(w, LLVMGetElementType(type)); break;
  case LLVMStructTypeKind:
    for (unsigned i = 0; i < LLVMCountStructElementTypes(type); i++)
      see_type(w, LLVMStructGetTypeAtIndex(type, i));
    break;
  default: break;
  }
}

static void see_instruction(Widest *w, LLVMValueRef instruction) {
  see_type(w, LLVMTypeOf(instruction));
  for (int i = 0; i < LLVMGetNumOperands(instruction); i++)
    see_type(w, LLVMTypeOf(LLVMGetOperand(instruction, (unsigned)i)));
}

unsigned codegen_vector_width(LLVMValueRef function) {
  Widest w = {.layout = LLVMGetModuleDataLayout(LLVMGetGlobalParent(function))};
  LLVMTypeRef type = LLVMGlobalGetValueType(function);
  see_type(&w, LLVMGetReturnType(type));
  for (LLVMValueRef a = LLVMGetFirstParam(function); a; a = LLVMGetNextParam(a))
    see_type(&w, LLVMTypeOf(a));
  for (LLVMBasicBlockRef b = LLVMGetFirstBasicBlock(function); b;
       b = LLVMGetNextBasicBlock(b))
    for (LLVMValueRef i = LLVMGetFirstInstruction(b); i;
         i = LLVMGetNextInstruction(i))
      see_instruction(&w, i);
  return w.bits;
}
