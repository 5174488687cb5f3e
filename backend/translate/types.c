// Types. Each is translated once per LLVM context; typed pointers lose their
// pointee here and nowhere else. An identified struct is entered before its
// body is translated, so recursion ends.

#include "backend/translate/translate_int.h"

static LLVMTypeRef *translate_types(Translation *t, Type *const *types,
                                    uint32_t n) {
  LLVMTypeRef *list = arena_array(&t->arena, LLVMTypeRef, n);
  for (uint32_t i = 0; i < n; i++)
    list[i] = translate_type(t, types[i]);
  return list;
}

static LLVMTypeRef float_type(Translation *t, FloatKind kind) {
  switch (kind) {
  case FLOAT_BF16: return LLVMBFloatTypeInContext(t->llvm);
  case FLOAT_F16: return LLVMHalfTypeInContext(t->llvm);
  case FLOAT_F32: return LLVMFloatTypeInContext(t->llvm);
  case FLOAT_F64: return LLVMDoubleTypeInContext(t->llvm);
  case FLOAT_F80: return LLVMX86FP80TypeInContext(t->llvm);
  case FLOAT_F128: return LLVMFP128TypeInContext(t->llvm);
  case FLOAT_PPC_FP128: return LLVMPPCFP128TypeInContext(t->llvm);
  default: bug("a float type that is not LLVM's");
  }
}

static LLVMTypeRef vector_type(Translation *t, Type *type) {
  LLVMTypeRef element = translate_type(t, type->as.shaped.element);
  unsigned count = (unsigned)type->as.shaped.shape[0];
  bool scalable = type->as.shaped.scalable && type->as.shaped.scalable[0];
  return scalable ? LLVMScalableVectorType(element, count)
                  : LLVMVectorType(element, count);
}

// LLVM looks for a struct in all that is inside of the body that it gets. So the
// outer ones get theirs first, while the inner ones have none.
static void set_bodies(Translation *t) {
  for (size_t i = 0; i < t->bodies.size; i++) {
    const StructBody *body = &t->bodies.data[i];
    LLVMStructSetBody(body->named, body->fields, body->nfields, body->packed);
  }
  t->bodies.size = 0;
}

// LLVM walks structs within structs by recursion.
enum { DEEPEST_STRUCT = 20000 };

static void set_body(Translation *t, LLVMTypeRef named, Type *type) {
  uint32_t n = type->as.structure.nfields;
  if (t->struct_depth == DEEPEST_STRUCT) {
    t->failed = true;
    diag_error(t->diags, t->mlir->loc,
               "structs nest more than %d deep by value, around '%s'",
               DEEPEST_STRUCT, type->as.structure.name->data);
    n = 0;
  }
  size_t at = t->bodies.size;
  vec_push(&t->arena, &t->bodies,
           ((StructBody){named, NULL, n, type->as.structure.packed}));
  t->struct_depth++;
  LLVMTypeRef *fields = translate_types(t, type->as.structure.fields, n);
  t->bodies.data[at].fields = fields;
  if (!--t->struct_depth)
    set_bodies(t);
}

static LLVMTypeRef struct_type(Translation *t, Type *type) {
  uint32_t n = type->as.structure.nfields;
  Type **fields = type->as.structure.fields;
  bool packed = type->as.structure.packed;
  if (!type->as.structure.name)
    return LLVMStructTypeInContext(t->llvm, translate_types(t, fields, n), n,
                                   packed);
  LLVMTypeRef named =
      LLVMStructCreateNamed(t->llvm, type->as.structure.name->data);
  ptrmap_set(&t->types, &t->arena, type, named);
  if (type->as.structure.has_body && !type->as.structure.opaque)
    set_body(t, named, type);
  return named;
}

LLVMTypeRef translate_function_type(Translation *t, Type *type) {
  uint32_t n = type->as.list.ninputs;
  return LLVMFunctionType(translate_type(t, type_results(type)[0]),
                          translate_types(t, type_inputs(type), n), n,
                          type->as.list.variadic);
}

static LLVMTypeRef target_type(Translation *t, Type *type) {
  return LLVMTargetExtTypeInContext(
      t->llvm, type->as.target.name->data,
      translate_types(t, type->as.target.types, type->as.target.ntypes),
      type->as.target.ntypes, type->as.target.ints, type->as.target.nints);
}

static LLVMTypeRef array_type(Translation *t, Type *type) {
  return LLVMArrayType2(translate_type(t, type->as.array.element),
                        type->as.array.count);
}

// A module may have such types inside of others.
static LLVMTypeRef foreign_type(Translation *t, const Type *type) {
  t->foreign = type;
  return LLVMInt8TypeInContext(t->llvm);
}

bool check_foreign(Translation *t, const Op *op) {
  const Type *type = t->foreign;
  t->foreign = NULL;
  return !type ||
         diag_error(t->diags, op->loc,
                    "'%s' op cannot be translated to LLVM IR: there is no type "
                    "'%s'",
                    op->info->name, type_str(t->ctx, type));
}

static LLVMTypeRef translate(Translation *t, Type *type) {
  if (!type_is_llvm_outer(type))
    return foreign_type(t, type);
  switch ((TypeKind)type->kind) {
  case TY_INTEGER:
    return type->as.integer.width
               ? LLVMIntTypeInContext(t->llvm, type->as.integer.width)
               : foreign_type(t, type);
  case TY_FLOAT: return float_type(t, type->as.float_kind);
  case TY_VECTOR: return vector_type(t, type);
  case TY_LLVM_VOID: return LLVMVoidTypeInContext(t->llvm);
  case TY_LLVM_TOKEN: return LLVMTokenTypeInContext(t->llvm);
  case TY_LLVM_METADATA: return LLVMMetadataTypeInContext(t->llvm);
  case TY_LLVM_LABEL: return LLVMLabelTypeInContext(t->llvm);
  case TY_LLVM_X86_AMX: return LLVMX86AMXTypeInContext(t->llvm);
  // LLVM 20 dropped x86_mmx; its values are <1 x i64>.
  case TY_LLVM_X86_MMX:
    return LLVMVectorType(LLVMInt64TypeInContext(t->llvm), 1);
  case TY_LLVM_PTR:
    return LLVMPointerTypeInContext(t->llvm, type->as.ptr.space);
  case TY_LLVM_ARRAY: return array_type(t, type);
  case TY_LLVM_STRUCT: return struct_type(t, type);
  case TY_LLVM_FUNC: return translate_function_type(t, type);
  case TY_LLVM_TARGET: return target_type(t, type);
  default: bug("type '%s' in the llvm dialect", type_str(t->ctx, type));
  }
}

LLVMTypeRef translate_type(Translation *t, Type *type) {
  LLVMTypeRef known = ptrmap_get(&t->types, type);
  if (known)
    return known;
  LLVMTypeRef made = translate(t, type);
  ptrmap_set(&t->types, &t->arena, type, made);
  return made;
}
