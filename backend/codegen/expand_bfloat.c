// Arithmetic on bfloat where LLVM 22 selects it wrongly or not at all.
//
// bfloat arithmetic is float arithmetic whose results are rounded. LLVM does
// this itself, but for
//
//   AArch64, vectors of more than four: the bit that decides a tie is taken
//     from an operand instead of the result;
//   the targets without conversions: there is no instruction for the
//     conversions, nor an expansion of them ("Cannot select: bf16_to_fp").
//
// So the same steps are written out, after all optimisation, which would
// contract them again:
//
//   c = fadd bfloat a, b       a' = fpext a to float
//                              b' = fpext b to float
//                              c = fptrunc (fadd float a', b') to bfloat
//
// and where conversions are missing they become integer arithmetic: a bfloat is
// the upper half of a float.
#include "backend/codegen/codegen.h"

#include <llvm-c/Core.h>
#include <stdlib.h>

typedef struct Expansion {
  LLVMBuilderRef builder;
  LLVMContextRef context;
  LLVMModuleRef module;
  bool convert; // conversions are to be written out, too
} Expansion;

static bool is_bfloat(LLVMTypeRef type) {
  if (LLVMGetTypeKind(type) == LLVMVectorTypeKind)
    type = LLVMGetElementType(type);
  return LLVMGetTypeKind(type) == LLVMBFloatTypeKind;
}

// `element`, or a vector of as many as `like` has.
static LLVMTypeRef shaped(LLVMTypeRef element, LLVMTypeRef like) {
  return LLVMGetTypeKind(like) == LLVMVectorTypeKind
             ? LLVMVectorType(element, LLVMGetVectorSize(like))
             : element;
}

static LLVMTypeRef float_like(const Expansion *e, LLVMTypeRef type) {
  return shaped(LLVMFloatTypeInContext(e->context), type);
}

static LLVMTypeRef bits_like(const Expansion *e, unsigned width,
                             LLVMTypeRef type) {
  return shaped(LLVMIntTypeInContext(e->context, width), type);
}

static LLVMValueRef splat(LLVMTypeRef type, unsigned value) {
  if (LLVMGetTypeKind(type) != LLVMVectorTypeKind)
    return LLVMConstInt(type, value, false);
  unsigned count = LLVMGetVectorSize(type);
  LLVMValueRef *items = malloc(count * sizeof(LLVMValueRef));
  for (unsigned i = 0; i < count; i++)
    items[i] = LLVMConstInt(LLVMGetElementType(type), value, false);
  LLVMValueRef all = LLVMConstVector(items, count);
  free(items);
  return all;
}

static LLVMValueRef widen(Expansion *e, LLVMValueRef value) {
  LLVMBuilderRef b = e->builder;
  LLVMTypeRef type = LLVMTypeOf(value), wide = float_like(e, type);
  if (!e->convert)
    return LLVMBuildFPExt(b, value, wide, "");
  LLVMTypeRef words = bits_like(e, 32, type);
  LLVMValueRef half = LLVMBuildBitCast(b, value, bits_like(e, 16, type), "");
  LLVMValueRef bits =
      LLVMBuildShl(b, LLVMBuildZExt(b, half, words, ""), splat(words, 16), "");
  return LLVMBuildBitCast(b, bits, wide, "");
}

// Rounds to nearest, ties to even: adds just less than half of the last place,
// and the last bit. A NaN is made quiet instead.
static LLVMValueRef narrow(Expansion *e, LLVMValueRef value, LLVMTypeRef to) {
  LLVMBuilderRef b = e->builder;
  if (!e->convert)
    return LLVMBuildFPTrunc(b, value, to, "");
  LLVMTypeRef words = bits_like(e, 32, to);
  LLVMValueRef sixteen = splat(words, 16);
  LLVMValueRef bits = LLVMBuildBitCast(b, value, words, "");
  LLVMValueRef high = LLVMBuildLShr(b, bits, sixteen, "");
  LLVMValueRef last = LLVMBuildAnd(b, high, splat(words, 1), "");
  LLVMValueRef bias = LLVMBuildAdd(b, last, splat(words, 0x7fff), "");
  LLVMValueRef rounded =
      LLVMBuildLShr(b, LLVMBuildAdd(b, bits, bias, ""), sixteen, "");
  LLVMValueRef quiet = LLVMBuildOr(b, high, splat(words, 0x40), "");
  LLVMValueRef is_nan = LLVMBuildFCmp(b, LLVMRealUNO, value, value, "");
  LLVMValueRef chosen = LLVMBuildSelect(b, is_nan, quiet, rounded, "");
  LLVMValueRef half = LLVMBuildTrunc(b, chosen, bits_like(e, 16, to), "");
  return LLVMBuildBitCast(b, half, to, "");
}

static LLVMValueRef operand(Expansion *e, LLVMValueRef i, unsigned index) {
  LLVMValueRef value = LLVMGetOperand(i, index);
  return is_bfloat(LLVMTypeOf(value)) ? widen(e, value) : value;
}

static LLVMValueRef expand_compare(Expansion *e, LLVMValueRef i) {
  LLVMValueRef lhs = operand(e, i, 0);
  LLVMValueRef rhs = operand(e, i, 1);
  return LLVMBuildFCmp(e->builder, LLVMGetFCmpPredicate(i), lhs, rhs, "");
}

static LLVMValueRef expand_arithmetic(Expansion *e, LLVMValueRef i) {
  LLVMValueRef a = operand(e, i, 0), b = operand(e, i, 1);
  LLVMValueRef result =
      LLVMBuildBinOp(e->builder, LLVMGetInstructionOpcode(i), a, b, "");
  if (LLVMIsAInstruction(result))
    LLVMSetFastMathFlags(result, LLVMGetFastMathFlags(i));
  return narrow(e, result, LLVMTypeOf(i));
}

// Between bfloat and float, or through float.
static LLVMValueRef expand_cast(Expansion *e, LLVMValueRef i) {
  LLVMOpcode opcode = LLVMGetInstructionOpcode(i);
  LLVMTypeRef to = LLVMTypeOf(i);
  if (!is_bfloat(to)) {
    LLVMValueRef wide = operand(e, i, 0);
    return LLVMTypeOf(wide) == to
               ? wide
               : LLVMBuildCast(e->builder, opcode, wide, to, "");
  }
  LLVMValueRef from = LLVMGetOperand(i, 0);
  LLVMTypeRef single = float_like(e, to);
  if (LLVMTypeOf(from) != single)
    from = LLVMBuildCast(e->builder, opcode, from, single, "");
  return narrow(e, from, to);
}

// From double or wider, float as a step would round twice: LLVM calls a
// function of the runtime library, and that works.
static bool is_expandable_cast(LLVMValueRef i) {
  LLVMTypeRef from = LLVMTypeOf(LLVMGetOperand(i, 0));
  if (LLVMGetTypeKind(from) == LLVMVectorTypeKind)
    from = LLVMGetElementType(from);
  return LLVMGetInstructionOpcode(i) != LLVMFPTrunc ||
         LLVMGetTypeKind(from) == LLVMFloatTypeKind;
}

// A call of llvm.sqrt.bf16 and its like: of llvm.sqrt.f32.
static LLVMValueRef expand_intrinsic(Expansion *e, LLVMValueRef i) {
  enum { MAX = 8 };
  LLVMValueRef arguments[MAX];
  unsigned count = LLVMGetNumArgOperands(i);
  unsigned id = LLVMGetIntrinsicID(LLVMGetCalledValue(i));
  for (unsigned k = 0; k < count; k++)
    arguments[k] = operand(e, i, k);
  LLVMTypeRef overloads[1] = {float_like(e, LLVMTypeOf(i))};
  LLVMValueRef function =
      LLVMGetIntrinsicDeclaration(e->module, id, overloads, 1);
  LLVMValueRef call =
      LLVMBuildCall2(e->builder, LLVMGlobalGetValueType(function), function,
                     arguments, count, "");
  LLVMSetFastMathFlags(call, LLVMGetFastMathFlags(i));
  return narrow(e, call, LLVMTypeOf(i));
}

// Those that compute one bfloat of others, element by element, and are the
// same but for rounding in float.
static bool is_expandable_intrinsic(LLVMValueRef i) {
  static const char *const names[] = {
      "llvm.sqrt.",    "llvm.fma.",        "llvm.fmuladd.",
      "llvm.minnum.",  "llvm.maxnum.",     "llvm.minimum.",
      "llvm.maximum.", "llvm.floor.",      "llvm.ceil.",
      "llvm.trunc.",   "llvm.rint.",       "llvm.nearbyint.",
      "llvm.round.",   "llvm.roundeven.",  "llvm.exp.",
      "llvm.exp2.",    "llvm.log.",        "llvm.log2.",
      "llvm.log10.",   "llvm.sin.",        "llvm.cos.",
      "llvm.pow.",     "llvm.minimumnum.", "llvm.maximumnum."};
  LLVMValueRef callee = LLVMGetCalledValue(i);
  if (!is_bfloat(LLVMTypeOf(i)) || !LLVMIsAFunction(callee) ||
      !LLVMGetIntrinsicID(callee))
    return false;
  size_t size;
  const char *name = LLVMGetValueName2(callee, &size);
  for (size_t k = 0; k < sizeof names / sizeof *names; k++)
    if (!strncmp(name, names[k], strlen(names[k])))
      return true;
  return false;
}

static LLVMValueRef expanded(Expansion *e, LLVMValueRef i) {
  switch (LLVMGetInstructionOpcode(i)) {
  case LLVMFAdd:
  case LLVMFSub:
  case LLVMFMul:
  case LLVMFDiv:
  case LLVMFRem:
    return is_bfloat(LLVMTypeOf(i)) ? expand_arithmetic(e, i) : NULL;
  case LLVMFCmp:
    return is_bfloat(LLVMTypeOf(LLVMGetOperand(i, 0))) ? expand_compare(e, i)
                                                       : NULL;
  case LLVMFPExt:
  case LLVMFPToSI:
  case LLVMFPToUI:
    return is_bfloat(LLVMTypeOf(LLVMGetOperand(i, 0))) ? expand_cast(e, i)
                                                       : NULL;
  case LLVMFPTrunc:
  case LLVMSIToFP:
  case LLVMUIToFP:
    return is_bfloat(LLVMTypeOf(i)) && is_expandable_cast(i) ? expand_cast(e, i)
                                                             : NULL;
  case LLVMCall:
    return is_expandable_intrinsic(i) ? expand_intrinsic(e, i) : NULL;
  default: return NULL;
  }
}

static bool is_misrounded(LLVMValueRef i) {
  LLVMOpcode opcode = LLVMGetInstructionOpcode(i);
  LLVMTypeRef type = LLVMTypeOf(i);
  return (opcode == LLVMFAdd || opcode == LLVMFSub || opcode == LLVMFMul ||
          opcode == LLVMFDiv) &&
         is_bfloat(type) && LLVMGetTypeKind(type) == LLVMVectorTypeKind &&
         LLVMGetVectorSize(type) > 4;
}

static void expand_block(Expansion *e, LLVMBasicBlockRef block) {
  LLVMValueRef next;
  for (LLVMValueRef i = LLVMGetFirstInstruction(block); i; i = next) {
    next = LLVMGetNextInstruction(i);
    if (!e->convert && !is_misrounded(i))
      continue;
    LLVMPositionBuilderBefore(e->builder, i);
    LLVMValueRef now = expanded(e, i);
    if (!now)
      continue;
    LLVMReplaceAllUsesWith(i, now);
    LLVMInstructionEraseFromParent(i);
  }
}

static bool arch_has_prefix(const char *arch, const char *const *prefixes) {
  for (; *prefixes; prefixes++)
    if (!strncmp(arch, *prefixes, strlen(*prefixes)))
      return true;
  return false;
}

static bool lacks_conversions(const Machine *machine) {
  static const char *const without_conversions[] = {
      "mips", "powerpc", "sparc", "s390x", "wasm", "ve", NULL};
  return arch_has_prefix(machine->spec->arch, without_conversions);
}

bool codegen_lacks_bfloat(const Machine *machine, LLVMTypeRef type) {
  return is_bfloat(type) && lacks_conversions(machine);
}

void codegen_expand_bfloat(const Machine *machine, LLVMModuleRef module) {
  Expansion e = {.module = module,
                 .context = LLVMGetModuleContext(module),
                 .convert = lacks_conversions(machine)};
  if (!e.convert && strcmp(machine->spec->arch, "aarch64"))
    return;
  e.builder = LLVMCreateBuilderInContext(e.context);
  for (LLVMValueRef f = LLVMGetFirstFunction(module); f;
       f = LLVMGetNextFunction(f))
    for (LLVMBasicBlockRef block = LLVMGetFirstBasicBlock(f); block;
         block = LLVMGetNextBasicBlock(block))
      expand_block(&e, block);
  LLVMDisposeBuilder(e.builder);
}
