// Types of LLVM IR as those of the dialect, each once.
//
// An identified struct is entered before its fields are, so that recursion
// ends. LLVM allows any number of structs without a name; here the first is
// called "", and others by a number.

#include "backend/import/import_int.h"

static Type *convert(Import *im, LLVMTypeRef type);

static Type **convert_list(Import *im, LLVMTypeRef *types, uint32_t n) {
  Type **list = arena_array(&im->arena, Type *, n + 1);
  for (uint32_t i = 0; i < n; i++)
    if (!(list[i] = import_type(im, types[i])))
      return NULL;
  return list;
}

static Type **fields_of(Import *im, LLVMTypeRef type, uint32_t n) {
  LLVMTypeRef *types = arena_array(&im->arena, LLVMTypeRef, n + 1);
  LLVMGetStructElementTypes(type, types);
  return convert_list(im, types, n);
}

static Type *convert_struct(Import *im, LLVMTypeRef type) {
  uint32_t n = LLVMCountStructElementTypes(type);
  bool packed = LLVMIsPackedStruct(type);
  bool is_opaque = LLVMIsOpaqueStruct(type);
  if (LLVMIsLiteralStruct(type) ||
      (im->options->literal_structs && !is_opaque)) {
    Type **fields = fields_of(im, type, n);
    return fields ? type_llvm_struct(im->ctx, fields, n, packed) : NULL;
  }
  const char *name = LLVMGetStructName(type);
  Str text = str_from(name ? name : "");
  if (!name && import_needs_order(im))
    return NULL;
  if (!name && im->unnamed_structs++)
    text = arena_format(&im->arena, ".%u", im->unnamed_structs - 1);
  Type *made = type_llvm_struct_named(im->ctx, ctx_ident(im->ctx, text));
  ptrmap_set(&im->types, &im->arena, type, made);
  if (is_opaque) {
    type_llvm_struct_set_opaque(im->ctx, made);
    return made;
  }
  Type **fields = fields_of(im, type, n);
  if (!fields)
    return NULL;
  type_llvm_struct_set_body(im->ctx, made, fields, n, packed);
  return made;
}

static Type *convert_function(Import *im, LLVMTypeRef type) {
  uint32_t n = LLVMCountParamTypes(type);
  LLVMTypeRef *types = arena_array(&im->arena, LLVMTypeRef, n + 1);
  LLVMGetParamTypes(type, types);
  Type **inputs = convert_list(im, types, n);
  Type *result = import_type(im, LLVMGetReturnType(type));
  return inputs && result ? type_llvm_func(im->ctx, result, inputs, n,
                                           LLVMIsFunctionVarArg(type))
                          : NULL;
}

static Type *convert_vector(Import *im, LLVMTypeRef type, bool scalable) {
  Type *element = import_type(im, LLVMGetElementType(type));
  int64_t n = LLVMGetVectorSize(type);
  return element
             ? type_vector(im->ctx, 1, &n, scalable ? &scalable : NULL, element)
             : NULL;
}

static Type *convert_target(Import *im, LLVMTypeRef type) {
  uint32_t ntypes = LLVMGetTargetExtTypeNumTypeParams(type);
  uint32_t nints = LLVMGetTargetExtTypeNumIntParams(type);
  LLVMTypeRef *types = arena_array(&im->arena, LLVMTypeRef, ntypes + 1);
  uint32_t *ints = arena_array(&im->arena, uint32_t, nints + 1);
  for (uint32_t i = 0; i < ntypes; i++)
    types[i] = LLVMGetTargetExtTypeTypeParam(type, i);
  for (uint32_t i = 0; i < nints; i++)
    ints[i] = LLVMGetTargetExtTypeIntParam(type, i);
  Type **list = convert_list(im, types, ntypes);
  Ident *name = ctx_ident(im->ctx, str_from(LLVMGetTargetExtTypeName(type)));
  return list ? type_llvm_target(im->ctx, name, list, ntypes, ints, nints)
              : NULL;
}

static Type *convert_array(Import *im, LLVMTypeRef type) {
  Type *element = import_type(im, LLVMGetElementType(type));
  return element ? type_llvm_array(im->ctx, element, LLVMGetArrayLength2(type))
                 : NULL;
}

static Type *simple(Import *im, TypeKind kind) {
  return type_llvm_simple(im->ctx, kind);
}

static Type *convert(Import *im, LLVMTypeRef type) {
  switch (LLVMGetTypeKind(type)) {
  case LLVMVoidTypeKind: return im->ctx->llvm_void;
  case LLVMHalfTypeKind: return im->ctx->f16;
  case LLVMBFloatTypeKind: return im->ctx->bf16;
  case LLVMFloatTypeKind: return im->ctx->f32;
  case LLVMDoubleTypeKind: return im->ctx->f64;
  case LLVMX86_FP80TypeKind: return type_float(im->ctx, FLOAT_F80);
  case LLVMFP128TypeKind: return type_float(im->ctx, FLOAT_F128);
  case LLVMPPC_FP128TypeKind: return type_float(im->ctx, FLOAT_PPC_FP128);
  case LLVMLabelTypeKind: return simple(im, TY_LLVM_LABEL);
  case LLVMMetadataTypeKind: return simple(im, TY_LLVM_METADATA);
  case LLVMTokenTypeKind: return simple(im, TY_LLVM_TOKEN);
  case LLVMX86_AMXTypeKind: return simple(im, TY_LLVM_X86_AMX);
  case LLVMIntegerTypeKind: return type_int(im->ctx, LLVMGetIntTypeWidth(type));
  case LLVMPointerTypeKind:
    return type_llvm_ptr(im->ctx, NULL, LLVMGetPointerAddressSpace(type));
  case LLVMFunctionTypeKind: return convert_function(im, type);
  case LLVMStructTypeKind: return convert_struct(im, type);
  case LLVMArrayTypeKind: return convert_array(im, type);
  case LLVMVectorTypeKind: return convert_vector(im, type, false);
  case LLVMScalableVectorTypeKind: return convert_vector(im, type, true);
  case LLVMTargetExtTypeKind: return convert_target(im, type);
  default: break;
  }
  char *text = LLVMPrintTypeToString(type);
  import_fails(im, NULL, "type '%s' has no form in the llvm dialect", text);
  LLVMDisposeMessage(text);
  return NULL;
}

Type *import_type(Import *im, LLVMTypeRef type) {
  Type *known = ptrmap_get(&im->types, type);
  if (known)
    return known;
  Type *made = convert(im, type);
  if (made)
    ptrmap_set(&im->types, &im->arena, type, made);
  return made;
}
