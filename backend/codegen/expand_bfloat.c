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
// the upper half of a float. There a bfloat does not go from block to block
// either, since it would go in a register of floats: an i16 goes.
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

static LLVMValueRef expand_negation(Expansion *e, LLVMValueRef i) {
  LLVMValueRef negated = LLVMBuildFNeg(e->builder, operand(e, i, 0), "");
  return narrow(e, negated, LLVMTypeOf(i));
}

static LLVMValueRef expand_arithmetic(Expansion *e, LLVMValueRef i) {
  LLVMValueRef a = operand(e, i, 0), b = operand(e, i, 1);
  LLVMValueRef result =
      LLVMBuildBinOp(e->builder, LLVMGetInstructionOpcode(i), a, b, "");
  if (LLVMIsAInstruction(result))
    LLVMSetFastMathFlags(result, LLVMGetFastMathFlags(i));
  return narrow(e, result, LLVMTypeOf(i));
}

// A value of double or wider as a float rounded to odd: toward zero, and the
// last bit set where that is not exact. A bfloat has far fewer bits, so that
// rounding this to nearest is rounding the value itself, once.
static LLVMValueRef round_to_odd(Expansion *e, LLVMValueRef value,
                                 LLVMTypeRef single) {
  LLVMBuilderRef b = e->builder;
  LLVMTypeRef wide = LLVMTypeOf(value), words = bits_like(e, 32, single);
  unsigned fabs_id = LLVMLookupIntrinsicID("llvm.fabs", strlen("llvm.fabs"));
  LLVMValueRef fabs = LLVMGetIntrinsicDeclaration(e->module, fabs_id, &wide, 1);
  LLVMTypeRef fabs_type = LLVMGlobalGetValueType(fabs);
  LLVMValueRef nearest = LLVMBuildFPTrunc(b, value, single, "");
  LLVMValueRef back = LLVMBuildFPExt(b, nearest, wide, "");
  LLVMValueRef bits = LLVMBuildBitCast(b, nearest, words, "");
  LLVMValueRef size = LLVMBuildCall2(b, fabs_type, fabs, &value, 1, "");
  LLVMValueRef size_back = LLVMBuildCall2(b, fabs_type, fabs, &back, 1, "");
  LLVMValueRef is_away = LLVMBuildFCmp(b, LLVMRealOGT, size_back, size, "");
  LLVMValueRef toward_zero =
      LLVMBuildSub(b, bits, LLVMBuildZExt(b, is_away, words, ""), "");
  LLVMValueRef odd = LLVMBuildOr(b, toward_zero, splat(words, 1), "");
  LLVMValueRef is_exact = LLVMBuildFCmp(b, LLVMRealUEQ, back, value, "");
  LLVMValueRef chosen = LLVMBuildSelect(b, is_exact, bits, odd, "");
  return LLVMBuildBitCast(b, chosen, single, "");
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
    from = opcode == LLVMFPTrunc
               ? round_to_odd(e, from, single)
               : LLVMBuildCast(e->builder, opcode, from, single, "");
  return narrow(e, from, to);
}

// The intrinsics that are the same on float but for the rounding of a result
// that is a bfloat, element by element. The number of types in their names says
// which types they are of: the float alone, or also an integer before (a result)
// or behind it (an operand).
typedef enum { OF_FLOAT, TO_INTEGER, WITH_INTEGER } IntrinsicTypes;

static const struct {
  const char *name;
  IntrinsicTypes types;
} expandable[] = {
    {"llvm.fabs.", OF_FLOAT},         {"llvm.copysign.", OF_FLOAT},
    {"llvm.sqrt.", OF_FLOAT},         {"llvm.fma.", OF_FLOAT},
    {"llvm.fmuladd.", OF_FLOAT},      {"llvm.minnum.", OF_FLOAT},
    {"llvm.maxnum.", OF_FLOAT},       {"llvm.minimum.", OF_FLOAT},
    {"llvm.maximum.", OF_FLOAT},      {"llvm.minimumnum.", OF_FLOAT},
    {"llvm.maximumnum.", OF_FLOAT},   {"llvm.floor.", OF_FLOAT},
    {"llvm.ceil.", OF_FLOAT},         {"llvm.trunc.", OF_FLOAT},
    {"llvm.rint.", OF_FLOAT},         {"llvm.nearbyint.", OF_FLOAT},
    {"llvm.round.", OF_FLOAT},        {"llvm.roundeven.", OF_FLOAT},
    {"llvm.exp.", OF_FLOAT},          {"llvm.exp2.", OF_FLOAT},
    {"llvm.exp10.", OF_FLOAT},        {"llvm.log.", OF_FLOAT},
    {"llvm.log2.", OF_FLOAT},         {"llvm.log10.", OF_FLOAT},
    {"llvm.sin.", OF_FLOAT},          {"llvm.cos.", OF_FLOAT},
    {"llvm.tan.", OF_FLOAT},          {"llvm.pow.", OF_FLOAT},
    {"llvm.is.fpclass.", OF_FLOAT},   {"llvm.fptosi.sat.", TO_INTEGER},
    {"llvm.fptoui.sat.", TO_INTEGER}, {"llvm.lround.", TO_INTEGER},
    {"llvm.llround.", TO_INTEGER},    {"llvm.lrint.", TO_INTEGER},
    {"llvm.llrint.", TO_INTEGER},     {"llvm.powi.", WITH_INTEGER},
    {"llvm.ldexp.", WITH_INTEGER},
};

// The index in `expandable` of what `i` calls, or -1.
static int expandable_intrinsic(LLVMValueRef i) {
  LLVMValueRef callee = LLVMGetCalledValue(i);
  if (!LLVMIsAFunction(callee) || !LLVMGetIntrinsicID(callee) ||
      !LLVMGetNumArgOperands(i) || !is_bfloat(LLVMTypeOf(LLVMGetOperand(i, 0))))
    return -1;
  size_t size;
  const char *name = LLVMGetValueName2(callee, &size);
  for (size_t k = 0; k < sizeof expandable / sizeof *expandable; k++)
    if (!strncmp(name, expandable[k].name, strlen(expandable[k].name)))
      return (int)k;
  return -1;
}

// A call of llvm.sqrt.bf16 and its like: of llvm.sqrt.f32.
static LLVMValueRef expand_intrinsic(Expansion *e, LLVMValueRef i, int row) {
  enum { MAX = 8 };
  LLVMValueRef arguments[MAX];
  unsigned count = LLVMGetNumArgOperands(i);
  unsigned id = LLVMGetIntrinsicID(LLVMGetCalledValue(i));
  for (unsigned k = 0; k < count; k++)
    arguments[k] = operand(e, i, k);
  LLVMTypeRef type = LLVMTypeOf(i);
  LLVMTypeRef single = LLVMTypeOf(arguments[0]);
  LLVMTypeRef overloads[2] = {single, NULL};
  switch (expandable[row].types) {
  case OF_FLOAT: break;
  case TO_INTEGER: overloads[0] = type, overloads[1] = single; break;
  case WITH_INTEGER: overloads[1] = LLVMTypeOf(arguments[1]); break;
  }
  LLVMValueRef function = LLVMGetIntrinsicDeclaration(e->module, id, overloads,
                                                      overloads[1] ? 2 : 1);
  LLVMValueRef call =
      LLVMBuildCall2(e->builder, LLVMGlobalGetValueType(function), function,
                     arguments, count, "");
  if (!is_bfloat(type))
    return call;
  LLVMSetFastMathFlags(call, LLVMGetFastMathFlags(i));
  return narrow(e, call, type);
}

static LLVMValueRef expanded(Expansion *e, LLVMValueRef i) {
  switch (LLVMGetInstructionOpcode(i)) {
  case LLVMFNeg: return is_bfloat(LLVMTypeOf(i)) ? expand_negation(e, i) : NULL;
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
  case LLVMUIToFP: return is_bfloat(LLVMTypeOf(i)) ? expand_cast(e, i) : NULL;
  case LLVMCall: {
    int row = expandable_intrinsic(i);
    return row >= 0 ? expand_intrinsic(e, i, row) : NULL;
  }
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

// From block to block

static bool leaves(LLVMValueRef i, LLVMUseRef use) {
  LLVMValueRef user = LLVMGetUser(use);
  return LLVMGetInstructionParent(user) != LLVMGetInstructionParent(i);
}

static LLVMValueRef cast_before(Expansion *e, LLVMValueRef place,
                                LLVMValueRef value, LLVMTypeRef type) {
  LLVMPositionBuilderBefore(e->builder, place);
  return LLVMBuildBitCast(e->builder, value, type, "");
}

// A phi of integers, to which each block that comes before casts its value.
static void expand_phi(Expansion *e, LLVMValueRef phi, LLVMValueRef behind) {
  LLVMTypeRef type = LLVMTypeOf(phi), bits = bits_like(e, 16, type);
  LLVMPositionBuilderBefore(e->builder, phi);
  LLVMValueRef now = LLVMBuildPhi(e->builder, bits, "");
  LLVMReplaceAllUsesWith(phi, cast_before(e, behind, now, type));
  for (unsigned k = 0; k < LLVMCountIncoming(phi); k++) {
    LLVMBasicBlockRef from = LLVMGetIncomingBlock(phi, k);
    LLVMValueRef value = cast_before(e, LLVMGetBasicBlockTerminator(from),
                                     LLVMGetIncomingValue(phi, k), bits);
    LLVMAddIncoming(now, &value, &from, 1);
  }
  LLVMInstructionEraseFromParent(phi);
}

static void expand_phis(Expansion *e, LLVMBasicBlockRef block) {
  LLVMValueRef behind = LLVMGetFirstInstruction(block), next;
  while (LLVMIsAPHINode(behind))
    behind = LLVMGetNextInstruction(behind);
  for (LLVMValueRef i = LLVMGetFirstInstruction(block); LLVMIsAPHINode(i);
       i = next) {
    next = LLVMGetNextInstruction(i);
    if (is_bfloat(LLVMTypeOf(i)))
      expand_phi(e, i, behind);
  }
}

// Uses in other blocks become uses of a cast there.
static void expand_uses(Expansion *e, LLVMValueRef i) {
  LLVMTypeRef type = LLVMTypeOf(i);
  LLVMValueRef bits = NULL;
  LLVMUseRef next;
  for (LLVMUseRef use = LLVMGetFirstUse(i); use; use = next) {
    next = LLVMGetNextUse(use);
    if (!leaves(i, use))
      continue;
    LLVMValueRef user = LLVMGetUser(use);
    if (!bits)
      bits =
          cast_before(e, LLVMGetNextInstruction(i), i, bits_like(e, 16, type));
    LLVMValueRef here = cast_before(e, user, bits, type);
    for (int k = 0; k < LLVMGetNumOperands(user); k++)
      if (LLVMGetOperand(user, (unsigned)k) == i)
        LLVMSetOperand(user, (unsigned)k, here);
    next = LLVMGetFirstUse(i); // that of several operands is gone
  }
}

static void expand_between_blocks(Expansion *e, LLVMValueRef function) {
  LLVMBasicBlockRef block;
  for (block = LLVMGetFirstBasicBlock(function); block;
       block = LLVMGetNextBasicBlock(block))
    expand_phis(e, block);
  for (block = LLVMGetFirstBasicBlock(function); block;
       block = LLVMGetNextBasicBlock(block))
    for (LLVMValueRef i = LLVMGetFirstInstruction(block); i;
         i = LLVMGetNextInstruction(i))
      if (is_bfloat(LLVMTypeOf(i)) && !LLVMIsATerminatorInst(i))
        expand_uses(e, i);
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
       f = LLVMGetNextFunction(f)) {
    for (LLVMBasicBlockRef block = LLVMGetFirstBasicBlock(f); block;
         block = LLVMGetNextBasicBlock(block))
      expand_block(&e, block);
    if (e.convert)
      expand_between_blocks(&e, f);
  }
  LLVMDisposeBuilder(e.builder);
}
