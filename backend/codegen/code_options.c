// What the command line says of code, said to LLVM: attributes of functions and
// flags of operations, the same that clang sets when it compiles C. It comes on
// top of what the module says. Visibility is set in translation, which knows
// what other parts define.
#include "backend/codegen/codegen.h"

#include <llvm-c/Core.h>

static LLVMAttributeRef enum_attr(LLVMContextRef context, const char *name) {
  unsigned kind = LLVMGetEnumAttributeKindForName(name, strlen(name));
  return LLVMCreateEnumAttribute(context, kind, 0);
}

static LLVMAttributeRef string_attr(LLVMContextRef context, const char *name,
                                    const char *value) {
  return LLVMCreateStringAttribute(context, name, (unsigned)strlen(name), value,
                                   (unsigned)strlen(value));
}

static void add(LLVMValueRef function, LLVMAttributeRef attr) {
  LLVMAddAttributeAtIndex(function, (unsigned)LLVMAttributeFunctionIndex, attr);
}

static bool has(LLVMValueRef function, const char *name) {
  unsigned kind = LLVMGetEnumAttributeKindForName(name, strlen(name));
  return LLVMGetEnumAttributeAtIndex(
      function, (unsigned)LLVMAttributeFunctionIndex, kind);
}

// Functions

static const char *const protectors[] = {"", "ssp", "sspstrong", "sspreq"};

static bool is_protected(LLVMValueRef function) {
  for (size_t i = 1; i < ARRAY_SIZE(protectors); i++)
    if (has(function, protectors[i]))
      return true;
  return false;
}

static void set_protector(LLVMValueRef function, LLVMContextRef context,
                          StackProtector protector) {
  if (!protector || is_protected(function))
    return;
  add(function, enum_attr(context, protectors[protector]));
  add(function, string_attr(context, "stack-protector-buffer-size", "8"));
}

static void set_builtins(LLVMValueRef function, LLVMContextRef context,
                         const CodeOptions *options) {
  if (options->no_builtins)
    add(function, string_attr(context, "no-builtins", ""));
  for (size_t i = 0; i < options->not_builtin.size; i++) {
    Buf name = {0};
    buf_printf(&name, "no-builtin-%s", options->not_builtin.data[i]);
    add(function, string_attr(context, buf_cstr(&name), ""));
    buf_release(&name);
  }
}

static void set_math_attributes(LLVMValueRef function, LLVMContextRef context,
                                unsigned math) {
  static const struct {
    unsigned flag;
    const char *name;
  } rows[] = {{MATH_NNAN, "no-nans-fp-math"},
              {MATH_NINF, "no-infs-fp-math"},
              {MATH_NSZ, "no-signed-zeros-fp-math"}};
  for (size_t i = 0; i < ARRAY_SIZE(rows); i++)
    if (math & rows[i].flag)
      add(function, string_attr(context, rows[i].name, "true"));
}

static void set_math_flags(LLVMValueRef function, unsigned math) {
  LLVMFastMathFlags flags = math & MATH_LLVM;
  for (LLVMBasicBlockRef b = LLVMGetFirstBasicBlock(function); flags && b;
       b = LLVMGetNextBasicBlock(b))
    for (LLVMValueRef i = LLVMGetFirstInstruction(b); i;
         i = LLVMGetNextInstruction(i))
      if (LLVMCanValueUseFastMathFlags(i))
        LLVMSetFastMathFlags(i, LLVMGetFastMathFlags(i) | flags);
}

static void set_definition(LLVMValueRef function, LLVMContextRef context,
                           const CodeOptions *options) {
  set_protector(function, context, options->stack_protector);
  set_builtins(function, context, options);
  set_math_attributes(function, context, options->math);
  set_math_flags(function, options->math);
}

// Declarations

// Functions of C's <math.h> whose only effect besides the result is errno.
static bool sets_only_errno(const char *name, size_t size) {
  static const char names[] =
      " acos acosh asin asinh atan atan2 atanh cbrt ceil copysign cos cosh erf "
      "erfc exp exp10 exp2 expm1 fabs fdim floor fma fmax fmin fmod hypot "
      "ldexp "
      "log log10 log1p log2 logb nearbyint nextafter pow remainder rint round "
      "sin sinh sqrt tan tanh tgamma trunc ";
  char word[16];
  if (size > 1 && (name[size - 1] == 'f' || name[size - 1] == 'l') &&
      strncmp(name, "erf", size))
    size--; // of float or long double
  int n = snprintf(word, sizeof word, " %.*s ", (int)size, name);
  return n > 0 && (size_t)n < sizeof word && strstr(names, word);
}

static bool returns_float(LLVMValueRef function) {
  LLVMTypeRef type = LLVMGetReturnType(LLVMGlobalGetValueType(function));
  LLVMTypeKind kind = LLVMGetTypeKind(type);
  return kind != LLVMVoidTypeKind && kind <= LLVMPPC_FP128TypeKind;
}

static void set_declaration(LLVMValueRef function, LLVMContextRef context,
                            const CodeOptions *options) {
  size_t size;
  const char *name = LLVMGetValueName2(function, &size);
  set_builtins(function, context, options);
  if (options->no_plt)
    add(function, enum_attr(context, "nonlazybind"));
  if (!(options->math & MATH_NO_ERRNO) || options->no_builtins ||
      !returns_float(function) || !sets_only_errno(name, size))
    return;
  static const char *const harmless[] = {"memory", "nounwind", "willreturn"};
  for (size_t i = 0; i < ARRAY_SIZE(harmless); i++)
    if (!has(function, harmless[i]))
      add(function, enum_attr(context, harmless[i]));
}

static bool says_nothing(const CodeOptions *o) {
  return !o->math && !o->stack_protector && !o->no_plt && !o->no_builtins &&
         !o->not_builtin.size;
}

void codegen_apply_options(LLVMModuleRef module, const CodeOptions *options) {
  LLVMContextRef context = LLVMGetModuleContext(module);
  if (!options || says_nothing(options))
    return;
  if (options->no_plt) // nor do calls that LLVM makes up
    codegen_add_flag(module, FLAG_MAX, "RtLibUseGOT", 1);
  for (LLVMValueRef f = LLVMGetFirstFunction(module); f;
       f = LLVMGetNextFunction(f)) {
    if (!LLVMIsDeclaration(f))
      set_definition(f, context, options);
    else if (!LLVMGetIntrinsicID(f))
      set_declaration(f, context, options);
  }
}
