// Operations of the LLVM dialect that passes make among those of other dialects.
#include "ir/build/llvm.h"

#include "ir/dialects/match.h"

Value *build_intrinsic_call(Builder *b, const char *name, Type *result,
                            Value *const *operands, uint32_t n) {
  Value *value = build_value(b, OP_llvm_call_intrinsic, result, operands, n);
  Attr **slots = value_op(value)->slots;
  int32_t segments[] = {(int32_t)n, 0};
  slots[A_llvm_call_intrinsic_intrin] = attr_string(b->ctx, str_from(name));
  slots[A_llvm_call_intrinsic_op_bundle_sizes] =
      attr_dense_i32(b->ctx, NULL, 0);
  slots[A_llvm_call_intrinsic_operandSegmentSizes] =
      attr_dense_i32(b->ctx, segments, 2);
  return value;
}
