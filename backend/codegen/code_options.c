// What the command line says of code, said to LLVM: attributes of functions and
// flags of operations, the same that clang sets when it compiles C. It comes on
// top of what the module says. Visibility is set in translation, which knows
// what other parts define.
#include "backend/codegen/codegen.h"

#include "backend/shim/exceptions.h"
#include "backend/shim/module.h"
#include "backend/version.h"

#include <llvm-c/Core.h>
#include <stdlib.h>

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
                          const CodeOptions *options) {
  const char *size = options->ssp_buffer_size;
  if (!options->stack_protector || is_protected(function))
    return;
  add(function, enum_attr(context, protectors[options->stack_protector]));
  add(function,
      string_attr(context, "stack-protector-buffer-size", size ? size : "8"));
}

// Sets an attribute that has a number: an alignment is set by other means, a range
// of vscale has one value.
static bool set_numbered(LLVMValueRef function, LLVMContextRef context,
                         Str name, const char *value) {
  if (str_is(name, "align"))
    LLVMSetAlignment(function, (unsigned)strtoul(value, NULL, 10));
  else if (str_is(name, "vscale_range"))
    add(function,
        LLVMCreateEnumAttribute(
            context, LLVMGetEnumAttributeKindForName(name.data, name.size),
            strtoull(value, NULL, 10) * 0x100000001));
  else
    return false;
  return true;
}

// "noredzone", "probe-stack=inline-asm"; what the function says itself stays.
static void set_attribute(LLVMValueRef function, LLVMContextRef context,
                          const char *text) {
  Str name = {text, strcspn(text, "=")};
  const char *value = text + name.size + (text[name.size] == '=');
  unsigned at = (unsigned)LLVMAttributeFunctionIndex;
  unsigned kind = LLVMGetEnumAttributeKindForName(name.data, name.size);
  if (set_numbered(function, context, name, value))
    return;
  if (kind && !LLVMGetEnumAttributeAtIndex(function, at, kind))
    add(function, LLVMCreateEnumAttribute(context, kind, 0));
  if (!kind && !LLVMGetStringAttributeAtIndex(function, at, name.data,
                                              (unsigned)name.size))
    add(function,
        LLVMCreateStringAttribute(context, name.data, (unsigned)name.size,
                                  value, (unsigned)strlen(value)));
}

// LLVM refuses a function that must and must not be inlined.
static void set_attributes(LLVMValueRef function, LLVMContextRef context,
                           const StrVec *attributes) {
  bool inlined = has(function, "alwaysinline");
  for (size_t i = 0; i < attributes->size; i++)
    if (!inlined || strcmp(attributes->data[i], "noinline"))
      set_attribute(function, context, attributes->data[i]);
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

// The checks, by what lists of exceptions call them.
static const struct {
  unsigned bit;
  const char *name, *attribute;
} checks[] = {{SANITIZE_ADDRESS, "address", "sanitize_address"},
              {SANITIZE_THREAD, "thread", "sanitize_thread"},
              {SANITIZE_MEMORY, "memory", "sanitize_memory"},
              {SANITIZE_HWADDRESS, "hwaddress", "sanitize_hwaddress"}};

// Whatever is loaded and stored is then checked, but in functions that say not.
static void set_checks(LLVMValueRef function, LLVMContextRef context,
                       unsigned sanitize) {
  for (size_t i = 0; i < ARRAY_SIZE(checks); i++)
    if (sanitize & checks[i].bit &&
        !has(function, "disable_sanitizer_instrumentation"))
      add(function, enum_attr(context, checks[i].attribute));
}

typedef struct Exceptions {
  ShimExceptions *list;
  Str source; // the module's
} Exceptions;

static bool is_exception(const Exceptions *e, const char *check,
                         const char *kind, LLVMValueRef global) {
  size_t size;
  const char *name = LLVMGetValueName2(global, &size), *source = e->source.data;
  return shim_exceptions_has(e->list, check, kind, name, size) ||
         shim_exceptions_has(e->list, check, "src", source, e->source.size) ||
         shim_exceptions_has(e->list, check, "mainfile", source,
                             e->source.size);
}

static void except_function(const Exceptions *e, LLVMValueRef function,
                            const char *check, const char *attribute) {
  unsigned kind = LLVMGetEnumAttributeKindForName(attribute, strlen(attribute));
  if (is_exception(e, check, "fun", function))
    LLVMRemoveEnumAttributeAtIndex(function,
                                   (unsigned)LLVMAttributeFunctionIndex, kind);
}

static void take_message(void *user, const char *text, size_t size) {
  buf_bytes(user, text, size);
}

// Functions and variables that -fsanitize-ignorelist= names.
static bool except_checks(LLVMModuleRef module, const CodeOptions *options,
                          Buf *error) {
  const StrVec *files = &options->sanitizer_exceptions;
  if (!files->size || !(options->sanitize & SANITIZE_CODE))
    return true;
  Exceptions e = {0};
  e.source.data = LLVMGetSourceFileName(module, &e.source.size);
  e.list = shim_exceptions_read((const char *const *)files->data, files->size,
                                take_message, error);
  for (size_t i = 0; e.list && i < ARRAY_SIZE(checks); i++) {
    if (!(options->sanitize & checks[i].bit))
      continue;
    for (LLVMValueRef f = LLVMGetFirstFunction(module); f;
         f = LLVMGetNextFunction(f))
      except_function(&e, f, checks[i].name, checks[i].attribute);
    for (LLVMValueRef g = LLVMGetFirstGlobal(module); g;
         g = LLVMGetNextGlobal(g))
      if (is_exception(&e, checks[i].name, "global", g))
        shim_set_unchecked(g, checks[i].bit == SANITIZE_HWADDRESS);
  }
  bool ok = e.list != NULL;
  shim_exceptions_free(e.list);
  return ok;
}

bool codegen_is_instrumented(LLVMModuleRef module) {
  static const char *const names[] = {"instrument-function-entry",
                                      "instrument-function-exit"};
  for (LLVMValueRef f = LLVMGetFirstFunction(module); f;
       f = LLVMGetNextFunction(f))
    for (size_t i = 0; i < ARRAY_SIZE(names); i++)
      if (LLVMGetStringAttributeAtIndex(f, (unsigned)LLVMAttributeFunctionIndex,
                                        names[i], (unsigned)strlen(names[i])))
        return true;
  return false;
}

static void set_definition(LLVMValueRef function, LLVMContextRef context,
                           const CodeOptions *options) {
  set_protector(function, context, options);
  set_attributes(function, context, &options->attributes);
  set_builtins(function, context, options);
  set_checks(function, context, options->sanitize);
  set_math_attributes(function, context, options->math);
  set_math_flags(function, options->math);
}

// Declarations

// Functions of C's <math.h> whose only effect besides the result is errno.
static bool is_of_math(const char *name, size_t size) {
  static const char names[] =
      " acos acosh asin asinh atan atan2 atanh cbrt ceil copysign cos cosh erf "
      "erfc exp exp10 exp2 expm1 fabs fdim floor fma fmax fmin fmod hypot "
      "ldexp "
      "log log10 log1p log2 logb nearbyint nextafter pow remainder rint round "
      "sin sinh sqrt tan tanh tgamma trunc ";
  char word[16];
  int n = snprintf(word, sizeof word, " %.*s ", (int)size, name);
  return n > 2 && (size_t)n < sizeof word && strstr(names, word);
}

// That of float and of long double have a letter more.
static bool sets_only_errno(const char *name, size_t size) {
  return is_of_math(name, size) ||
         (size && strchr("fl", name[size - 1]) && is_of_math(name, size - 1));
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
         !o->not_builtin.size && !o->attributes.size && !o->module_flags.size &&
         !o->ident && !o->command_section && !o->no_interposition &&
         !o->tls_model && !o->lto && !o->coverage &&
         !(o->sanitize & SANITIZE_CODE);
}

// "4 probe-stack=inline-asm", "8 cf-protection-branch=1"; "100l" has 64 bits.
static void add_module_flag(LLVMModuleRef module, const char *text) {
  LLVMContextRef context = LLVMGetModuleContext(module);
  const char *name = strchr(text, ' ') + 1, *value = strchr(name, '=') + 1;
  Str key = {name, (size_t)(value - 1 - name)};
  char *end;
  unsigned long long number = strtoull(value, &end, 10);
  bool is_wide = *end == 'l' && !end[1], is_number = !*end || is_wide;
  LLVMTypeRef type = is_wide ? LLVMInt64TypeInContext(context)
                             : LLVMInt32TypeInContext(context);
  codegen_add_flag_of(
      module, (unsigned)strtoul(text, NULL, 10), key,
      is_number ? LLVMValueAsMetadata(LLVMConstInt(type, number, false))
                : LLVMMDStringInContext2(context, value, strlen(value)));
}

// What is defined here and visible elsewhere is still what is meant here.
static void set_tls_model(LLVMModuleRef module, unsigned model) {
  for (LLVMValueRef g = LLVMGetFirstGlobal(module); g; g = LLVMGetNextGlobal(g))
    if (LLVMGetThreadLocalMode(g) == LLVMGeneralDynamicTLSModel)
      LLVMSetThreadLocalMode(g, (LLVMThreadLocalMode)model);
}

static void forbid_interposition(LLVMModuleRef module) {
  for (LLVMValueRef f = LLVMGetFirstFunction(module); f;
       f = LLVMGetNextFunction(f))
    if (!LLVMIsDeclaration(f) && LLVMGetLinkage(f) == LLVMExternalLinkage)
      shim_set_dso_local(f, true);
}

// What a linker has to know, as clang says it.
static void add_lto_flags(LLVMModuleRef module, const CodeOptions *options) {
  bool full = options->lto == LTO_FULL, unified = options->unified_lto;
  if (!options->lto)
    return;
  if (full && !unified)
    codegen_add_flag(module, FLAG_ERROR, "ThinLTO", 0);
  codegen_add_flag(module, FLAG_ERROR, "EnableSplitLTOUnit", full || unified);
  if (unified)
    codegen_add_flag(module, FLAG_ERROR, "UnifiedLTO", 1);
}

// The files of each compile unit, for the pass that counts.
static void add_coverage_files(LLVMModuleRef module,
                               const CodeOptions *options) {
  LLVMContextRef context = LLVMGetModuleContext(module);
  unsigned n = LLVMGetNamedMetadataNumOperands(module, "llvm.dbg.cu");
  LLVMValueRef *units = calloc(n + 1, sizeof *units);
  LLVMGetNamedMetadataOperands(module, "llvm.dbg.cu", units);
  for (unsigned i = 0; i < n; i++) {
    const char *notes = options->coverage_notes, *data = options->coverage_data;
    LLVMMetadataRef parts[] = {
        LLVMMDStringInContext2(context, notes, strlen(notes)),
        LLVMMDStringInContext2(context, data, strlen(data)),
        LLVMValueAsMetadata(units[i])};
    LLVMMetadataRef node = LLVMMDNodeInContext2(context, parts, 3);
    LLVMAddNamedMetadataOperand(module, "llvm.gcov",
                                LLVMMetadataAsValue(context, node));
  }
  free(units);
}

// Texts that come into sections: .comment, .GCC.command.line.
static void add_text(LLVMModuleRef module, const char *name, const char *text) {
  LLVMContextRef context = LLVMGetModuleContext(module);
  LLVMMetadataRef string = LLVMMDStringInContext2(context, text, strlen(text));
  LLVMMetadataRef node = LLVMMDNodeInContext2(context, &string, 1);
  LLVMAddNamedMetadataOperand(module, name, LLVMMetadataAsValue(context, node));
}

bool codegen_apply_options(LLVMModuleRef module, const CodeOptions *options,
                           Buf *error) {
  LLVMContextRef context = LLVMGetModuleContext(module);
  if (!options || says_nothing(options))
    return true;
  if (options->no_plt) // nor do calls that LLVM makes up
    codegen_add_flag(module, FLAG_MAX, "RtLibUseGOT", 1);
  for (size_t i = 0; i < options->module_flags.size; i++)
    add_module_flag(module, options->module_flags.data[i]);
  if (options->ident)
    add_text(module, "llvm.ident", version_mark);
  if (options->command_section)
    add_text(module, "llvm.commandline", options->command);
  add_lto_flags(module, options);
  if (options->tls_model)
    set_tls_model(module, options->tls_model);
  if (options->coverage)
    add_coverage_files(module, options);
  if (options->no_interposition)
    forbid_interposition(module);
  for (LLVMValueRef f = LLVMGetFirstFunction(module); f;
       f = LLVMGetNextFunction(f)) {
    if (!LLVMIsDeclaration(f))
      set_definition(f, context, options);
    else if (!LLVMGetIntrinsicID(f))
      set_declaration(f, context, options);
  }
  return except_checks(module, options, error);
}
