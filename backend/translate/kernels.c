// What OpenCL says of kernels, as metadata of the function:
//
//   vec_type_hint = #llvm.vec_type_hint<hint = vector<4xi32>>
//   !vec_type_hint !{<4 x i32> undef, i32 0}
//
// and the sizes of work groups, an i32 per dimension.

#include "backend/translate/translate_int.h"

static LLVMMetadataRef int_metadata(Translation *t, uint64_t value) {
  LLVMTypeRef i32 = LLVMInt32TypeInContext(t->llvm);
  return LLVMValueAsMetadata(LLVMConstInt(i32, value, false));
}

static void attach(Translation *t, LLVMValueRef function, const char *kind,
                   LLVMMetadataRef *items, size_t n) {
  unsigned id = LLVMGetMDKindIDInContext(t->llvm, kind, (unsigned)strlen(kind));
  LLVMGlobalSetMetadata(function, id, LLVMMDNodeInContext2(t->llvm, items, n));
}

static void attach_type(Translation *t, LLVMValueRef function,
                        const Attr *hint) {
  const Attr *is_signed = hint->as.def.params[P_llvm_vec_type_hint_is_signed];
  Type *type = hint->as.def.params[P_llvm_vec_type_hint_hint]->type;
  LLVMMetadataRef items[] = {
      LLVMValueAsMetadata(LLVMGetUndef(translate_type(t, type))),
      int_metadata(t, is_signed && attr_to_bool(is_signed))};
  attach(t, function, "vec_type_hint", items, 2);
}

static void attach_sizes(Translation *t, LLVMValueRef function,
                         const char *kind, const Attr *sizes) {
  uint64_t n = sizes->as.dense.count;
  LLVMMetadataRef *items = arena_array(&t->arena, LLVMMetadataRef, n);
  for (uint64_t i = 0; i < n; i++)
    items[i] = int_metadata(t, (uint64_t)dense_int(sizes, i));
  attach(t, function, kind, items, n);
}

void translate_kernel_hints(Translation *t, Op *func, LLVMValueRef function) {
  const Attr *hint = op_slot(func, A_llvm_func_vec_type_hint);
  if (hint)
    attach_type(t, function, hint);
  const Attr *sizes = op_slot(func, A_llvm_func_work_group_size_hint);
  if (sizes)
    attach_sizes(t, function, "work_group_size_hint", sizes);
  sizes = op_slot(func, A_llvm_func_reqd_work_group_size);
  if (sizes)
    attach_sizes(t, function, "reqd_work_group_size", sizes);
  const Attr *lanes = op_slot(func, A_llvm_func_intel_reqd_sub_group_size);
  if (!lanes)
    return;
  LLVMMetadataRef item = int_metadata(t, attr_to_u64(lanes));
  attach(t, function, "intel_reqd_sub_group_size", &item, 1);
}
