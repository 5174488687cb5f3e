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
// a + b of a NaN and anything is a quiet NaN. Reductions of vectors go through
// the same, element by element.

#include "backend/codegen/codegen.h"

#include <llvm-c/Core.h>

static LLVMTypeRef element_of(LLVMTypeRef type) {
  return LLVMGetTypeKind(type) == LLVMVectorTypeKind ? LLVMGetElementType(type)
                                                     : type;
}

static unsigned float_width(LLVMTypeRef type) {
  switch (LLVMGetTypeKind(element_of(type))) {
  case LLVMDoubleTypeKind: return 64;
  case LLVMX86_FP80TypeKind: return 80;
  case LLVMFP128TypeKind: return 128;
  default: return 0; // narrow ones are done in f32, or natively
  }
}

bool codegen_is_wide_minmax(const Machine *machine, LLVMTypeRef type) {
  return float_width(type) > machine->spec->pointer_bits;
}

// The integer, or vector of integers, of the same width.
static LLVMTypeRef bits_of(LLVMTypeRef type) {
  LLVMTypeRef bits =
      LLVMIntTypeInContext(LLVMGetTypeContext(type), float_width(type));
  return element_of(type) == type
             ? bits
             : LLVMVectorType(bits, LLVMGetVectorSize(type));
}

static LLVMValueRef written_out(LLVMBuilderRef builder, bool is_max,
                                LLVMValueRef a, LLVMValueRef b) {
  LLVMTypeRef type = LLVMTypeOf(a), bits = bits_of(type);
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

static LLVMValueRef element(LLVMBuilderRef builder, LLVMValueRef vector,
                            unsigned i) {
  LLVMTypeRef i32 =
      LLVMInt32TypeInContext(LLVMGetTypeContext(LLVMTypeOf(vector)));
  return LLVMBuildExtractElement(builder, vector, LLVMConstInt(i32, i, false),
                                 "");
}

// All elements of a vector, one after the other.
static LLVMValueRef reduced(LLVMBuilderRef builder, bool is_max,
                            LLVMValueRef vector) {
  unsigned n = LLVMGetVectorSize(LLVMTypeOf(vector));
  LLVMValueRef result = element(builder, vector, 0);
  for (unsigned i = 1; i < n; i++)
    result = written_out(builder, is_max, result, element(builder, vector, i));
  return result;
}

typedef struct Row {
  const char *name;
  bool is_max, reduces;
} Row;

static const Row *row_of(LLVMValueRef function) {
  static const Row rows[] = {{"llvm.maximum", true, false},
                             {"llvm.minimum", false, false},
                             {"llvm.vector.reduce.fmaximum", true, true},
                             {"llvm.vector.reduce.fminimum", false, true}};
  unsigned id = LLVMGetIntrinsicID(function);
  for (size_t i = 0; id && i < ARRAY_SIZE(rows); i++)
    if (id == LLVMLookupIntrinsicID(rows[i].name, strlen(rows[i].name)))
      return &rows[i];
  return NULL;
}

static void expand_calls(LLVMBuilderRef builder, LLVMValueRef function,
                         const Row *row) {
  for (LLVMUseRef use; (use = LLVMGetFirstUse(function));) {
    LLVMValueRef call = LLVMGetUser(use), a = LLVMGetOperand(call, 0);
    LLVMPositionBuilderBefore(builder, call);
    LLVMReplaceAllUsesWith(call, row->reduces
                                     ? reduced(builder, row->is_max, a)
                                     : written_out(builder, row->is_max, a,
                                                   LLVMGetOperand(call, 1)));
    LLVMInstructionEraseFromParent(call);
  }
}

void codegen_expand_minmax(const Machine *machine, LLVMModuleRef module) {
  LLVMBuilderRef builder =
      LLVMCreateBuilderInContext(LLVMGetModuleContext(module));
  for (LLVMValueRef f = LLVMGetFirstFunction(module); f;
       f = LLVMGetNextFunction(f)) {
    LLVMTypeRef type = LLVMGetReturnType(LLVMGlobalGetValueType(f));
    const Row *row = codegen_is_wide_minmax(machine, type) ? row_of(f) : NULL;
    if (row)
      expand_calls(builder, f, row);
  }
  LLVMDisposeBuilder(builder);
}
