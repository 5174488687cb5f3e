// Hooks of the llvm dialect's table: relations between types, and which
// operands a terminator passes along which edge.

#include "ir/dialects/dialects_int.h"

Type *match_i1_same_shape(Ctx *ctx, Type *type) {
  return type_i1_same_shape(ctx, type);
}

Type *match_value_and_bool(Ctx *ctx, Type *type) {
  return type_llvm_struct(ctx, (Type *[]){type, ctx->i1}, 2, false);
}

Type *match_vector_element(Ctx *ctx, Type *type) {
  (void)ctx;
  return type_element(type);
}

// Vectors of the intrinsics that insert and extract parts

static bool is_scalable(const Type *t) {
  return t->as.shaped.scalable && t->as.shaped.scalable[0];
}

static uint64_t element_count(const Type *t) {
  return (uint64_t)t->as.shaped.shape[0];
}

static uint64_t vector_bits(const Type *t) {
  return element_count(t) * type_bit_width(t->as.shaped.element);
}

enum { VECTOR_LIMIT = 1 << 17 };

bool llvm_intr_vector_extract_fits_vector_limit(Ctx *ctx, const Op *op) {
  (void)ctx;
  return vector_bits(op_operand(op, 0)->type) <= VECTOR_LIMIT &&
         vector_bits(op_result(op, 0)->type) <= VECTOR_LIMIT;
}

bool llvm_intr_vector_extract_keeps_scalable(Ctx *ctx, const Op *op) {
  (void)ctx;
  return is_scalable(op_operand(op, 0)->type) ||
         !is_scalable(op_result(op, 0)->type);
}

bool llvm_intr_vector_insert_fits_vector_limit(Ctx *ctx, const Op *op) {
  (void)ctx;
  return vector_bits(op_operand(op, 0)->type) <= VECTOR_LIMIT &&
         vector_bits(op_operand(op, 1)->type) <= VECTOR_LIMIT;
}

bool llvm_intr_vector_insert_keeps_scalable(Ctx *ctx, const Op *op) {
  (void)ctx;
  const Type *into = op_operand(op, G_llvm_intr_vector_insert_dstvec)->type;
  const Type *part = op_operand(op, G_llvm_intr_vector_insert_srcvec)->type;
  return is_scalable(into) || !is_scalable(part);
}

bool llvm_intr_vector_interleave2_doubles_elements(Ctx *ctx, const Op *op) {
  Type *part = op_operand(op, 0)->type, *whole = op_result(op, 0)->type;
  return whole->kind == TY_VECTOR && is_scalable(whole) == is_scalable(part) &&
         element_count(whole) == 2 * element_count(part) &&
         match_vector_element(ctx, whole) == match_vector_element(ctx, part);
}

// Edges

static void group_range(const Op *op, uint32_t group, uint32_t *first,
                        uint32_t *count) {
  *first = *count = 0;
  op_operand_group(op, group, first, count);
}

void successor_operands_llvm_br(Op *op, uint32_t index, uint32_t *first,
                                uint32_t *count) {
  (void)index;
  group_range(op, G_llvm_br_destOperands, first, count);
}

void successor_operands_llvm_cond_br(Op *op, uint32_t index, uint32_t *first,
                                     uint32_t *count) {
  group_range(op,
              index ? G_llvm_cond_br_falseDestOperands
                    : G_llvm_cond_br_trueDestOperands,
              first, count);
}

void successor_operands_llvm_switch(Op *op, uint32_t index, uint32_t *first,
                                    uint32_t *count) {
  if (!index)
    group_range(op, G_llvm_switch_defaultOperands, first, count);
  else
    successor_operands_in_segments(
        op, G_llvm_switch_caseOperands,
        op_slot(op, A_llvm_switch_case_operand_segments), index - 1, first,
        count);
}

void successor_operands_llvm_invoke(Op *op, uint32_t index, uint32_t *first,
                                    uint32_t *count) {
  group_range(op,
              index ? G_llvm_invoke_unwindDestOperands
                    : G_llvm_invoke_normalDestOperands,
              first, count);
}

void successor_operands_llvm_indirectbr(Op *op, uint32_t index, uint32_t *first,
                                        uint32_t *count) {
  successor_operands_in_segments(
      op, G_llvm_indirectbr_succOperands,
      op_slot(op, A_llvm_indirectbr_indbr_operand_segments), index, first,
      count);
}

// #llvm.constant_range<i32, 0, 12>

void print_llvm_constant_range(Buf *out, Ctx *ctx, Attr *const *params,
                               const PrintOptions *o) {
  buf_char(out, '<');
  type_print(out, ctx, params[0]->type, o);
  for (int i = 0; i < 2; i++) {
    buf_lit(out, ", ");
    attr_print_untyped(out, ctx, params[i], o);
  }
  buf_char(out, '>');
}
