// The x86vector dialect: its tables, and what its rows cannot say.

#include "intrinsics/calls.h"
#include "lowering/to_llvm/to_llvm.h"
#include "ir/dialects/match.h"

static unsigned element_of(const Type *shaped) {
  return element_bit(shaped->as.shaped.element);
}

static bool is_elements(const Attr *attr) {
  return attr->kind == AT_DENSE || attr->kind == AT_DENSE_RESOURCE;
}

#define DIALECT_TABLE "intrinsics/x86vector/x86vector.def"
#include "ir/dialects/define_constraints.inc"
#include "ir/dialects/define_defs.inc"
#include "ir/dialects/define_ops.inc"

// How types follow from one another

Type *match_mask(Ctx *ctx, Type *vector) {
  return vector_1d(ctx, ctx->i1, vector->as.shaped.shape[0]);
}

Type *match_mask_bits(Ctx *ctx, Type *vector) {
  return type_int(ctx, (uint32_t)vector->as.shaped.shape[0]);
}

Type *match_two_bf16(Ctx *ctx, Type *vector) {
  return vector_1d(ctx, type_float(ctx, FLOAT_BF16),
                   2 * vector->as.shaped.shape[0]);
}

Type *match_four_i8(Ctx *ctx, Type *vector) {
  return vector_1d(ctx, ctx->i8, 4 * vector->as.shaped.shape[0]);
}

bool same_element_count(Ctx *ctx, const Op *op) {
  (void)ctx;
  return vector_length(op_operand(op, 0)->type) ==
         vector_length(op_result(op, 0)->type);
}

// x86vector.avx512.mask.compress

bool verify_x86vector_avx512_mask_compress(Ctx *ctx, Op *op) {
  enum { CONSTANT = A_x86vector_avx512_mask_compress_constant_src };
  const Attr *constant = op_slot(op, CONSTANT);
  const Value *source = op->noperands == 3 ? op_operand(op, 2) : NULL;
  const Type *type = op_result(op, 0)->type;
  if (source && constant)
    return op_error(ctx, op, "cannot use both src and constant_src");
  if (source && source->type != type)
    return op_error(ctx, op,
                    "failed to verify that src and dst have same type");
  if (constant && constant->type != type)
    return op_error(
        ctx, op, "failed to verify that constant_src and dst have same type");
  return true;
}

// What stands behind the elements in front: operand, attribute, zeros.
static Value *rest_of_compress(Conv *c, const Op *op, Value *const *values) {
  Attr *constant = op_slot(op, A_x86vector_avx512_mask_compress_constant_src);
  if (op->noperands == 3)
    return values[2];
  Type *type = values[1]->type;
  return llvm_const(c, type, constant ? constant : attr_zero(c->ctx, type));
}

uint32_t operands_mask_compress(Conv *c, Op *op, Value ***operands) {
  Value **values = *operands;
  *operands = arena_array(c->arena, Value *, 3);
  (*operands)[0] = values[1];
  (*operands)[1] = rest_of_compress(c, op, values);
  (*operands)[2] = values[0];
  return 3;
}

// All elements of both halves take part, and get the sum.
uint32_t operands_avx_dot(Conv *c, Op *op, Value ***operands) {
  (void)op;
  Value **values = *operands;
  *operands = arena_array(c->arena, Value *, 3);
  (*operands)[0] = values[0];
  (*operands)[1] = values[1];
  (*operands)[2] = llvm_int(c, c->ctx->i8, -1);
  return 3;
}

uint32_t operands_first_element(Conv *c, Op *op, Value ***operands) {
  Type *memref = op_operand(op, 0)->type;
  if (!memref_layout(llvm_types(c), memref))
    return conv_decline_type(c, op, memref);
  (*operands)[0] = descriptor_buffer(c, (*operands)[0], memref);
  return 1;
}
