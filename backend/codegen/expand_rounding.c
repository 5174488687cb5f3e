// Functions of C that round, where a program defines them.
//
//   define float @floorf(float %x) {
//     %r = call float @llvm.floor.f32(float %x)
//     ret float %r
//   }
//
// Where the processor has no instruction for it, the intrinsic becomes a call of
// the function that it is in, which never ends (clang has it so). There it is
// written out. Below 2^23 (of double: 2^52) the whole part is an integer, and
// beyond it there is nothing to round:
//
//   whole = (float)(int)x
//   floor: whole > x ? whole - 1 : whole         ceil: whole < x ? whole + 1 : whole
//   round: |x - whole| >= 0.5 ? whole + copysign(1, x) : whole
//   roundeven: the same of > 0.5, or of 0.5 where the whole part is odd
//   rint, nearbyint: (x + c) - c, c being 2^23 with the sign of x
//
// The sign of the result is that of x, as zeros want it.

#include "backend/codegen/codegen.h"
#include "backend/shim/machine.h"

#include <llvm-c/Core.h>

typedef enum Rounding {
  DOWN,
  UP,
  TO_ZERO,
  AWAY,    // of two that are as near the one that is larger
  TO_EVEN, // the even one
  AS_SET,  // by the mode of the processor
} Rounding;

typedef struct Row {
  const char *name; // of double's function; llvm.* is the intrinsic
  Rounding rounding;
} Row;

static const Row rows[] = {
    {"ceil", UP},       {"floor", DOWN}, {"nearbyint", AS_SET},
    {"rint", AS_SET},   {"round", AWAY}, {"roundeven", TO_EVEN},
    {"trunc", TO_ZERO},
};

// Where a call is written out.
typedef struct Site {
  LLVMBuilderRef builder;
  LLVMModuleRef module;
  LLVMTypeRef type;
  LLVMValueRef x;
  bool is_double;
} Site;

static LLVMValueRef number(const Site *s, double value) {
  return LLVMConstReal(s->type, value);
}

static LLVMValueRef intrinsic(const Site *s, const char *name,
                              LLVMValueRef *args, unsigned n) {
  LLVMTypeRef type = s->type;
  unsigned id = LLVMLookupIntrinsicID(name, strlen(name));
  LLVMValueRef callee = LLVMGetIntrinsicDeclaration(s->module, id, &type, 1);
  return LLVMBuildCall2(s->builder, LLVMGlobalGetValueType(callee), callee,
                        args, n, "");
}

static LLVMValueRef magnitude(const Site *s, LLVMValueRef value) {
  return intrinsic(s, "llvm.fabs", &value, 1);
}

static LLVMValueRef with_sign_of_x(const Site *s, LLVMValueRef value) {
  LLVMValueRef args[] = {value, s->x};
  return intrinsic(s, "llvm.copysign", args, 2);
}

static LLVMValueRef limit(const Site *s) {
  return number(s, s->is_double ? 0x1p52 : 0x1p23);
}

static LLVMValueRef is_less(const Site *s, LLVMValueRef a, LLVMValueRef b) {
  return LLVMBuildFCmp(s->builder, LLVMRealOLT, a, b, "");
}

// Whether the number away from zero is the one.
static LLVMValueRef is_far(const Site *s, Rounding rounding, LLVMValueRef whole,
                           LLVMValueRef integer) {
  LLVMValueRef half = number(s, 0.5);
  LLVMValueRef rest = magnitude(s, LLVMBuildFSub(s->builder, s->x, whole, ""));
  if (rounding == AWAY)
    return LLVMBuildFCmp(s->builder, LLVMRealOGE, rest, half, "");
  LLVMValueRef is_odd =
      LLVMBuildTrunc(s->builder, integer,
                     LLVMInt1TypeInContext(LLVMGetTypeContext(s->type)), "");
  LLVMValueRef is_half = LLVMBuildFCmp(s->builder, LLVMRealOEQ, rest, half, "");
  LLVMValueRef is_tie = LLVMBuildAnd(s->builder, is_half, is_odd, "");
  return LLVMBuildOr(s->builder, is_less(s, half, rest), is_tie, "");
}

// Rounds what is small enough for an integer.
static LLVMValueRef rounded(const Site *s, Rounding rounding) {
  LLVMBuilderRef b = s->builder;
  LLVMValueRef one = number(s, 1);
  if (rounding == AS_SET) {
    LLVMValueRef c = with_sign_of_x(s, limit(s));
    return LLVMBuildFSub(b, LLVMBuildFAdd(b, s->x, c, ""), c, "");
  }
  LLVMTypeRef type =
      LLVMIntTypeInContext(LLVMGetTypeContext(s->type), s->is_double ? 64 : 32);
  LLVMValueRef integer = LLVMBuildFPToSI(b, s->x, type, "");
  LLVMValueRef whole = LLVMBuildSIToFP(b, integer, s->type, "");
  switch (rounding) {
  case DOWN:
    return LLVMBuildSelect(b, is_less(s, s->x, whole),
                           LLVMBuildFSub(b, whole, one, ""), whole, "");
  case UP:
    return LLVMBuildSelect(b, is_less(s, whole, s->x),
                           LLVMBuildFAdd(b, whole, one, ""), whole, "");
  case TO_ZERO: return whole;
  default: break;
  }
  LLVMValueRef far = is_far(s, rounding, whole, integer);
  LLVMValueRef next = LLVMBuildFAdd(b, whole, with_sign_of_x(s, one), "");
  return LLVMBuildSelect(b, far, next, whole, "");
}

static LLVMValueRef written_out(const Site *s, Rounding rounding) {
  LLVMValueRef is_small = is_less(s, magnitude(s, s->x), limit(s));
  LLVMValueRef small = with_sign_of_x(s, rounded(s, rounding));
  return LLVMBuildSelect(s->builder, is_small, small, s->x, "");
}

static bool is_call_of(LLVMValueRef instruction, unsigned id,
                       LLVMTypeKind kind) {
  if (!LLVMIsACallInst(instruction))
    return false;
  LLVMValueRef callee = LLVMGetCalledValue(instruction);
  return LLVMIsAFunction(callee) && LLVMGetIntrinsicID(callee) == id &&
         LLVMGetTypeKind(LLVMTypeOf(instruction)) == kind;
}

static void expand_in(const Machine *machine, LLVMModuleRef module,
                      LLVMValueRef function, const Row *row, bool is_double) {
  char name[32];
  int size = snprintf(name, sizeof name, "llvm.%s", row->name);
  unsigned id = LLVMLookupIntrinsicID(name, (size_t)size);
  LLVMTypeKind kind = is_double ? LLVMDoubleTypeKind : LLVMFloatTypeKind;
  LLVMBuilderRef builder =
      LLVMCreateBuilderInContext(LLVMGetModuleContext(module));
  for (LLVMBasicBlockRef b = LLVMGetFirstBasicBlock(function); b;
       b = LLVMGetNextBasicBlock(b))
    for (LLVMValueRef i = LLVMGetFirstInstruction(b), next; i; i = next) {
      next = LLVMGetNextInstruction(i);
      if (!is_call_of(i, id, kind) || !shim_calls_library(machine->ref, i))
        continue;
      LLVMPositionBuilderBefore(builder, i);
      Site site = {builder, module, LLVMTypeOf(i), LLVMGetOperand(i, 0),
                   is_double};
      LLVMReplaceAllUsesWith(i, written_out(&site, row->rounding));
      LLVMInstructionEraseFromParent(i);
    }
  LLVMDisposeBuilder(builder);
}

void codegen_expand_rounding(const Machine *machine, LLVMModuleRef module) {
  for (size_t i = 0; i < ARRAY_SIZE(rows); i++)
    for (int is_double = 0; is_double < 2; is_double++) {
      char name[16];
      snprintf(name, sizeof name, "%s%s", rows[i].name, is_double ? "" : "f");
      LLVMValueRef function = LLVMGetNamedFunction(module, name);
      if (function && !LLVMIsDeclaration(function))
        expand_in(machine, module, function, &rows[i], is_double);
    }
}
