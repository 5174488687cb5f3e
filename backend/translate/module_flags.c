// What a module and its functions say of their target besides triple and data
// layout: module flags, function attributes and what is local, the same that
// clang sets for the same target, so that objects carry the same ABI flags
// (ELF's e_flags and attribute sections come from here) and link with clang's,
// also as bitcode.
//
// What the program sets itself stays as it is.
#include "backend/codegen/codegen.h"

#include "backend/shim/module.h"

#include <llvm-c/Core.h>
#include <llvm-c/DebugInfo.h>

static bool is(const char *a, const char *b) {
  return !strcmp(a, b);
}

static LLVMMetadataRef int_metadata(LLVMContextRef context, unsigned value) {
  LLVMTypeRef i32 = LLVMInt32TypeInContext(context);
  return LLVMValueAsMetadata(LLVMConstInt(i32, value, false));
}

static LLVMMetadataRef string_metadata(LLVMContextRef context,
                                       const char *text) {
  return LLVMMDStringInContext2(context, text, strlen(text));
}

// llvm-c's own function knows neither MIN nor MAX.
void codegen_add_flag_of(LLVMModuleRef module, unsigned behavior, Str key,
                         LLVMMetadataRef value) {
  LLVMContextRef context = LLVMGetModuleContext(module);
  if (LLVMGetModuleFlag(module, key.data, key.size))
    return;
  LLVMMetadataRef parts[] = {
      int_metadata(context, behavior),
      LLVMMDStringInContext2(context, key.data, key.size), value};
  LLVMMetadataRef node = LLVMMDNodeInContext2(context, parts, 3);
  LLVMAddNamedMetadataOperand(module, "llvm.module.flags",
                              LLVMMetadataAsValue(context, node));
}

void codegen_add_flag(LLVMModuleRef module, unsigned behavior, const char *key,
                      unsigned value) {
  codegen_add_flag_of(module, behavior, str_from(key),
                      int_metadata(LLVMGetModuleContext(module), value));
}

static void add_pic_flags(LLVMModuleRef module, PicMode pic) {
  if (pic == PIC_NONE)
    return;
  bool big = pic == PIC_BIG || pic == PIE_BIG;
  codegen_add_flag(module, FLAG_MIN, "PIC Level", big ? 2 : 1);
  if (pic == PIE_SMALL || pic == PIE_BIG)
    codegen_add_flag(module, FLAG_MAX, "PIE Level", big ? 2 : 1);
}

static void add_code_model_flag(LLVMModuleRef module, CodeModel model) {
  // llvm::CodeModel::Model: tiny, small, kernel, medium, large.
  if (model != CODE_MODEL_DEFAULT)
    codegen_add_flag(module, FLAG_ERROR, "Code Model",
                     (unsigned)(model - CODE_MODEL_TINY));
}

static void add_riscv_flags(LLVMModuleRef module, const TargetSpec *spec) {
  LLVMContextRef context = LLVMGetModuleContext(module);
  codegen_add_flag_of(module, FLAG_ERROR, str_from("target-abi"),
                      string_metadata(context, spec->abi));
  LLVMMetadataRef isa = string_metadata(context, spec->isa_string);
  codegen_add_flag_of(module, FLAG_APPEND_UNIQUE, str_from("riscv-isa"),
                      LLVMMDNodeInContext2(context, &isa, 1));
  codegen_add_flag(module, FLAG_MIN, "SmallDataLimit", 0);
}

static bool is_arm(const TargetSpec *spec) {
  return !strncmp(spec->arch, "arm", 3) || !strncmp(spec->arch, "thumb", 5);
}

static bool is_x86(const TargetSpec *spec) {
  return is(spec->arch, "i386") || is(spec->arch, "x86_64");
}

static void add_module_flags(LLVMModuleRef module, const TargetSpec *spec) {
  if (is(spec->arch, "i386"))
    codegen_add_flag(module, FLAG_ERROR, "NumRegisterParameters", 0);
  if (is(spec->arch, "amdgcn"))
    codegen_add_flag(module, FLAG_ERROR, "amdhsa_code_object_version", 600);
  codegen_add_flag(module, FLAG_ERROR, "wchar_size", spec->wchar_size);
  if (is_arm(spec))
    codegen_add_flag(module, FLAG_ERROR, "min_enum_size", 4);
  if (spec->isa_string)
    add_riscv_flags(module, spec);
  add_pic_flags(module, spec->pic);
  add_code_model_flag(module, spec->code_model);
  if (spec->unwind_tables)
    codegen_add_flag(module, FLAG_MAX, "uwtable", spec->unwind_tables);
  if (spec->frame_pointer)
    codegen_add_flag(module, FLAG_MAX, "frame-pointer", spec->frame_pointer);
  if (is(spec->os, "windows") && is_x86(spec))
    codegen_add_flag(module, FLAG_ERROR, "MaxTLSAlign", 65536);
}

// Attributes of functions

typedef struct FunctionAttr {
  const char *name;
  LLVMAttributeRef attr; // NULL: not wanted
  unsigned kind;         // of enum attributes, else 0
} FunctionAttr;

static FunctionAttr string_attr(LLVMContextRef context, const char *name,
                                const char *value) {
  FunctionAttr result = {.name = name};
  if (*value)
    result.attr = LLVMCreateStringAttribute(
        context, name, (unsigned)strlen(name), value, (unsigned)strlen(value));
  return result;
}

static FunctionAttr enum_attr(LLVMContextRef context, const char *name,
                              uint64_t value, bool wanted) {
  FunctionAttr result = {.name = name};
  result.kind = LLVMGetEnumAttributeKindForName(name, strlen(name));
  if (wanted)
    result.attr = LLVMCreateEnumAttribute(context, result.kind, value);
  return result;
}

static bool has_string_attr(LLVMValueRef function, const char *name) {
  unsigned at = (unsigned)LLVMAttributeFunctionIndex;
  return LLVMGetStringAttributeAtIndex(function, at, name,
                                       (unsigned)strlen(name));
}

static void add_attr(LLVMValueRef function, const FunctionAttr *attr) {
  unsigned at = (unsigned)LLVMAttributeFunctionIndex;
  unsigned size = (unsigned)strlen(attr->name);
  LLVMAttributeRef old =
      attr->kind
          ? LLVMGetEnumAttributeAtIndex(function, at, attr->kind)
          : LLVMGetStringAttributeAtIndex(function, at, attr->name, size);
  if (attr->attr && !old)
    LLVMAddAttributeAtIndex(function, at, attr->attr);
}

static const char *frame_pointer_name(FramePointer frame_pointer) {
  switch (frame_pointer) {
  case FRAME_POINTER_NONE: return "";
  case FRAME_POINTER_NON_LEAF: return "non-leaf";
  case FRAME_POINTER_ALL: return "all";
  case FRAME_POINTER_RESERVED: return "reserved";
  case FRAME_POINTER_NON_LEAF_NO_RESERVE: return "non-leaf-no-reserve";
  }
  unreachable();
}

// Only AVX-512 asks for it. A function whose features are its own may have that
// where the target has not.
static void add_vector_width(LLVMValueRef function) {
  char text[16];
  snprintf(text, sizeof text, "%u", codegen_vector_width(function));
  FunctionAttr attr =
      string_attr(LLVMGetModuleContext(LLVMGetGlobalParent(function)),
                  "min-legal-vector-width", text);
  add_attr(function, &attr);
}

static void add_vector_widths(LLVMModuleRef module, const TargetSpec *spec) {
  bool all = target_has_feature(spec, "avx512f");
  for (LLVMValueRef f = LLVMGetFirstFunction(module); f;
       f = LLVMGetNextFunction(f))
    if (!LLVMIsDeclaration(f) && (all || has_string_attr(f, "target-features")))
      add_vector_width(f);
}

static void add_function_attrs(LLVMModuleRef module, const TargetSpec *spec,
                               OptLevel level) {
  LLVMContextRef c = LLVMGetModuleContext(module);
  uint64_t vscale = (uint64_t)spec->vscale_min << 32 | spec->vscale_max;
  const FunctionAttr attrs[] = {
      enum_attr(c, "uwtable", spec->unwind_tables, spec->unwind_tables > 0),
      enum_attr(c, "vscale_range", vscale, spec->vscale_min > 0),
      enum_attr(c, "optsize", 0, level == OPT_S || level == OPT_Z),
      enum_attr(c, "minsize", 0, level == OPT_Z),
      string_attr(c, "frame-pointer", frame_pointer_name(spec->frame_pointer)),
      string_attr(c, "no-trapping-math", "true"),
      string_attr(c, "target-cpu", spec->cpu),
      string_attr(c, "target-features", spec->features),
      string_attr(c, "tune-cpu", spec->tune),
  };
  const FunctionAttr loop_vectors =
      string_attr(c, "prefer-vector-width", target_loop_vectors(spec));
  for (LLVMValueRef f = LLVMGetFirstFunction(module); f;
       f = LLVMGetNextFunction(f)) {
    if (LLVMIsDeclaration(f))
      continue;
    if (!has_string_attr(f, "target-cpu"))
      add_attr(f, &loop_vectors);
    for (size_t i = 0; i < ARRAY_SIZE(attrs); i++)
      add_attr(f, &attrs[i]);
  }
}

// What a program defines cannot be replaced at run time, so code need not go
// through the GOT for it; a program at a fixed address reaches all directly.
// Only a shared library (-fPIC) may have its definitions replaced.

static bool is_local(const TargetSpec *spec, LLVMValueRef global) {
  if (!LLVMIsDeclaration(global))
    return true;
  return spec->pic == PIC_NONE &&
         LLVMGetLinkage(global) != LLVMExternalWeakLinkage;
}

static void add_locality(LLVMModuleRef module, const TargetSpec *spec) {
  bool replaceable = spec->pic == PIC_SMALL || spec->pic == PIC_BIG;
  if (replaceable || !is(spec->object_format, "elf"))
    return;
  for (LLVMValueRef f = LLVMGetFirstFunction(module); f;
       f = LLVMGetNextFunction(f))
    if (!LLVMGetIntrinsicID(f) && is_local(spec, f))
      shim_set_dso_local(f, true);
  for (LLVMValueRef g = LLVMGetFirstGlobal(module); g; g = LLVMGetNextGlobal(g))
    if (is_local(spec, g) && (!LLVMIsDeclaration(g) || !LLVMIsThreadLocal(g)))
      shim_set_dso_local(g, true);
}

void codegen_set_target(LLVMModuleRef module, const TargetSpec *spec) {
  LLVMSetTarget(module, spec->triple);
  LLVMSetDataLayout(module, spec->data_layout);
}

void codegen_set_attributes(LLVMModuleRef module, const TargetSpec *spec,
                            OptLevel level) {
  add_module_flags(module, spec);
  if (is_x86(spec))
    add_vector_widths(module, spec);
  add_function_attrs(module, spec, level);
  add_locality(module, spec);
}
