// llvm.maximum and llvm.minimum where LLVM 22 has no instructions for them.
//
// Code generation looks at the operands as integers of their width, to tell
// -0 from +0, and fails ("Cannot select") where the machine has no such
// integers: f64 on 32-bit x86, Arm and MIPS, f128 and f80 nearly everywhere.
// There the intrinsic is written out:
//
//   larger = fcmp ogt a, b ? a : b
//   equal  = the bits of a and of b, and-ed (or-ed for the minimum): for two
//            zeros +0 (-0) unless both have the sign, else a itself
//   result = fcmp uno a, b ? a + b : fcmp oeq a, b ? equal : larger
//
// a + b of a NaN and anything is a quiet NaN.

#include "backend/translate_int.h"

#include <llvm-c/Target.h>

static unsigned float_width(LLVMTypeRef type) {
  switch (LLVMGetTypeKind(type)) {
  case LLVMDoubleTypeKind: return 64;
  case LLVMX86_FP80TypeKind: return 80;
  case LLVMFP128TypeKind: return 128;
  default: return 0; // narrow ones are done in f32, or natively
  }
}

// The integer (or vector of integers) of the same width, or NULL if LLVM
// selects the intrinsic itself.
static LLVMTypeRef wide_bits(Translation *t, LLVMTypeRef type) {
  bool is_vector = LLVMGetTypeKind(type) == LLVMVectorTypeKind;
  unsigned width = float_width(is_vector ? LLVMGetElementType(type) : type);
  if (!width || !*LLVMGetTarget(t->module) ||
      width <= 8 * LLVMPointerSize(LLVMGetModuleDataLayout(t->module)))
    return NULL;
  LLVMTypeRef bits = LLVMIntTypeInContext(t->llvm, width);
  return is_vector ? LLVMVectorType(bits, LLVMGetVectorSize(type)) : bits;
}

LLVMValueRef translate_wide_minmax(FunctionState *f, const Op *op) {
  bool is_max = op_is(op, OP_llvm_intr_maximum);
  if (!is_max && !op_is(op, OP_llvm_intr_minimum))
    return NULL;
  LLVMValueRef a = operand_of(f, op, 0), b = operand_of(f, op, 1);
  LLVMTypeRef type = LLVMTypeOf(a), bits = wide_bits(f->t, type);
  if (!bits)
    return NULL;
  LLVMBuilderRef builder = f->t->builder;
  LLVMValueRef a_first =
      LLVMBuildFCmp(builder, is_max ? LLVMRealOGT : LLVMRealOLT, a, b, "");
  LLVMValueRef chosen = LLVMBuildSelect(builder, a_first, a, b, "");
  LLVMValueRef a_bits = LLVMBuildBitCast(builder, a, bits, "");
  LLVMValueRef b_bits = LLVMBuildBitCast(builder, b, bits, "");
  LLVMValueRef both = is_max ? LLVMBuildAnd(builder, a_bits, b_bits, "")
                             : LLVMBuildOr(builder, a_bits, b_bits, "");
  LLVMValueRef is_equal = LLVMBuildFCmp(builder, LLVMRealOEQ, a, b, "");
  LLVMValueRef ordered = LLVMBuildSelect(
      builder, is_equal, LLVMBuildBitCast(builder, both, type, ""), chosen, "");
  LLVMValueRef is_nan = LLVMBuildFCmp(builder, LLVMRealUNO, a, b, "");
  LLVMValueRef nan = LLVMBuildFAdd(builder, a, b, "");
  return LLVMBuildSelect(builder, is_nan, nan, ordered, "");
}
