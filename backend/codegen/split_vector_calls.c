// Functions of vectors, as a library of them (-fveclib=) has them.
//
// LLVM calls such a library where a vector has just as many elements as one of
// its functions takes; any other becomes a call for each element. And it does
// not look whether the processor has registers of that length: what takes AVX's
// is called where there is no AVX, with arguments in memory. So calls of
// intrinsics are cut to what the library has for registers there are:
//
//   %r = llvm.sin(<6 x float> %a)    %0 = llvm.sin(<4 x float> %a[0..3])
//                                    %1 = llvm.sin(<4 x float> %a[4..5, 5, 5])
//                                    %r = %0[0..3], %1[0..1]
//
// after all optimisation. Elements that fill the last part are computed and
// left alone.
#include "backend/codegen/codegen.h"
#include "backend/shim/vector_library.h"

#include <llvm-c/Core.h>

enum { MOST_OPERANDS = 3, MOST_ELEMENTS = 512 };

typedef struct Splitter {
  ShimVectorLibrary *library;
  LLVMBuilderRef builder;
  LLVMTypeRef i32;
  unsigned register_bits;
} Splitter;

unsigned codegen_register_bits(const TargetSpec *spec) {
  if (strcmp(spec->arch, "x86_64") != 0 && strcmp(spec->arch, "i386") != 0)
    return 128;
  return target_has_feature(spec, "avx512f") ? 512
         : target_has_feature(spec, "avx2")  ? 256
                                             : 128;
}

// "f32"; NULL of what no library computes.
static const char *element_name(LLVMTypeRef vector, unsigned *bits) {
  switch (LLVMGetTypeKind(LLVMGetElementType(vector))) {
  case LLVMFloatTypeKind: return *bits = 32, "f32";
  case LLVMDoubleTypeKind: return *bits = 64, "f64";
  default: return NULL;
  }
}

// Of vectors of one type, to a vector of that type.
static bool is_elementwise(LLVMTypeRef function) {
  LLVMTypeRef result = LLVMGetReturnType(function), operands[MOST_OPERANDS];
  unsigned count = LLVMCountParamTypes(function);
  if (LLVMGetTypeKind(result) != LLVMVectorTypeKind || !count ||
      count > MOST_OPERANDS || LLVMGetVectorSize(result) > MOST_ELEMENTS)
    return false;
  LLVMGetParamTypes(function, operands);
  for (unsigned i = 0; i < count; i++)
    if (operands[i] != result)
      return false;
  return true;
}

// How many elements its calls are to have; 0: they stay as they are.
static unsigned lanes_of(const Splitter *s, LLVMValueRef function) {
  unsigned id = LLVMGetIntrinsicID(function), bits;
  LLVMTypeRef type = LLVMGlobalGetValueType(function);
  if (!id || !is_elementwise(type))
    return 0;
  LLVMTypeRef vector = LLVMGetReturnType(type);
  const char *element = element_name(vector, &bits);
  if (!element)
    return 0;
  size_t size;
  const char *base = LLVMIntrinsicGetName(id, &size);
  Buf name = {0};
  buf_printf(&name, "%.*s.%s", (int)size, base, element);
  unsigned count = LLVMGetVectorSize(vector);
  unsigned lanes = shim_vector_library_lanes(s->library, name.data, name.size,
                                             count, s->register_bits / bits);
  buf_release(&name);
  return lanes == count ? 0 : lanes;
}

// `count` elements of a vector from `first` on, or of two in a row; its last
// one where there are no more.
static LLVMValueRef elements(const Splitter *s, LLVMValueRef a, LLVMValueRef b,
                             unsigned first, unsigned count, unsigned last) {
  LLVMValueRef mask[MOST_ELEMENTS];
  for (unsigned i = 0; i < count; i++)
    mask[i] =
        LLVMConstInt(s->i32, first + i < last ? first + i : last - 1, false);
  return LLVMBuildShuffleVector(s->builder, a, b, LLVMConstVector(mask, count),
                                "");
}

// The first `at` elements of `all`, then those of `part`.
static LLVMValueRef put_behind(const Splitter *s, LLVMValueRef all,
                               LLVMValueRef part, unsigned at, unsigned count) {
  unsigned lanes = LLVMGetVectorSize(LLVMTypeOf(part));
  LLVMValueRef wide = elements(s, part, LLVMGetPoison(LLVMTypeOf(part)), 0,
                               count, lanes < count ? lanes : count);
  if (!all)
    return wide;
  LLVMValueRef mask[MOST_ELEMENTS];
  for (unsigned i = 0; i < count; i++) {
    bool is_part = i >= at && i < at + lanes;
    mask[i] = LLVMConstInt(s->i32, is_part ? count + i - at : i, false);
  }
  return LLVMBuildShuffleVector(s->builder, all, wide,
                                LLVMConstVector(mask, count), "");
}

static LLVMValueRef split(const Splitter *s, LLVMValueRef call,
                          unsigned lanes) {
  LLVMTypeRef type = LLVMTypeOf(call);
  LLVMTypeRef part = LLVMVectorType(LLVMGetElementType(type), lanes);
  LLVMValueRef function = LLVMGetCalledValue(call), result = NULL;
  LLVMModuleRef module = LLVMGetGlobalParent(function);
  LLVMValueRef callee = LLVMGetIntrinsicDeclaration(
      module, LLVMGetIntrinsicID(function), &part, 1);
  unsigned count = LLVMGetVectorSize(type);
  unsigned noperands = LLVMGetNumArgOperands(call);
  for (unsigned at = 0; at < count; at += lanes) {
    LLVMValueRef operands[MOST_OPERANDS];
    for (unsigned i = 0; i < noperands; i++)
      operands[i] = elements(s, LLVMGetOperand(call, i), LLVMGetPoison(type),
                             at, lanes, count);
    LLVMValueRef made =
        LLVMBuildCall2(s->builder, LLVMGlobalGetValueType(callee), callee,
                       operands, noperands, "");
    LLVMSetFastMathFlags(made, LLVMGetFastMathFlags(call));
    result = put_behind(s, result, made, at, count);
  }
  return result;
}

static void split_calls(const Splitter *s, LLVMValueRef function,
                        unsigned lanes) {
  for (LLVMUseRef use; (use = LLVMGetFirstUse(function));) {
    LLVMValueRef call = LLVMGetUser(use);
    LLVMPositionBuilderBefore(s->builder, call);
    LLVMReplaceAllUsesWith(call, split(s, call, lanes));
    LLVMInstructionEraseFromParent(call);
  }
}

void codegen_split_vector_calls(const Machine *machine, LLVMModuleRef module) {
  unsigned number = machine->code ? machine->code->tweaks.vector_library : 0;
  if (!number)
    return;
  LLVMContextRef context = LLVMGetModuleContext(module);
  Splitter s = {
      .library = shim_vector_library_create(machine->spec->triple, number),
      .builder = LLVMCreateBuilderInContext(context),
      .i32 = LLVMInt32TypeInContext(context),
      .register_bits = codegen_register_bits(machine->spec),
  };
  for (LLVMValueRef f = LLVMGetFirstFunction(module); f;
       f = LLVMGetNextFunction(f)) {
    unsigned lanes = lanes_of(&s, f);
    if (lanes)
      split_calls(&s, f, lanes);
  }
  LLVMDisposeBuilder(s.builder);
  shim_vector_library_dispose(s.library);
}
