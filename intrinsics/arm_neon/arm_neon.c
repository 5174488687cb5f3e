// The arm_neon dialect: its tables, and what its rows cannot say.

#include "intrinsics/calls.h"
#include "lowering/to_llvm/to_llvm.h"
#include "ir/rewrite/greedy.h"
#include "ir/build/vector.h"

#define DIALECT_TABLE "intrinsics/arm_neon/arm_neon.def"
#include "ir/dialects/define_constraints.inc"
#include "ir/dialects/define_defs.inc"
#include "ir/dialects/define_ops.inc"

// How types follow from one another

Type *match_wide_elements(Ctx *ctx, Type *vector) {
  uint32_t bits = 2 * type_bit_width(vector->as.shaped.element);
  return type_vector(ctx, vector->as.shaped.rank, vector->as.shaped.shape,
                     vector->as.shaped.scalable, type_int(ctx, bits));
}

Type *match_quarter_i32(Ctx *ctx, Type *vector) {
  return vector_1d(ctx, ctx->i32, vector->as.shaped.shape[0] / 4);
}

// arm_neon.2d.sdot: the accumulator, and the factors a row for each of its
// elements

static const Type *accumulator(const Op *op) {
  return op_operand(op, G_arm_neon_2d_sdot_a)->type;
}

static const Type *factors(const Op *op) {
  return op_operand(op, G_arm_neon_2d_sdot_b)->type;
}

bool accumulator_is_1d(Ctx *ctx, const Op *op) {
  (void)ctx;
  return accumulator(op)->as.shaped.rank == 1;
}

bool factors_are_2d(Ctx *ctx, const Op *op) {
  (void)ctx;
  return factors(op)->as.shaped.rank == 2;
}

bool factors_have_4_columns(Ctx *ctx, const Op *op) {
  (void)ctx;
  return factors(op)->as.shaped.shape[1] == 4;
}

bool factors_have_a_row_for_each(Ctx *ctx, const Op *op) {
  (void)ctx;
  return factors(op)->as.shaped.shape[0] == accumulator(op)->as.shaped.shape[0];
}

// One after the other, as one vector.
static Value *concatenate(Conv *c, Value *a, Value *b) {
  int32_t mask[16];
  int64_t n = 2 * vector_length(a->type);
  for (int32_t i = 0; i < n; i++)
    mask[i] = i;
  Type *type = vector_1d(c->ctx, a->type->as.shaped.element, n);
  Op *op = llvm_op(c, OP_llvm_shufflevector, type, (Value *[]){a, b}, 2);
  op->slots[A_llvm_shufflevector_mask] =
      attr_dense_i32(c->ctx, mask, (uint64_t)n);
  return op_result(op, 0);
}

// The rows of an array of two or four of them.
static Value *flatten(Conv *c, Value *rows, int64_t n) {
  Value *row[4];
  for (uint32_t i = 0; i < n; i++)
    row[i] = llvm_extract(c, rows, i);
  for (; n > 1; n /= 2)
    for (int64_t i = 0; i < n / 2; i++)
      row[i] = concatenate(c, row[2 * i], row[2 * i + 1]);
  return row[0];
}

bool lower_2d_sdot(Conv *c, Op *op) {
  Value *v[3];
  if (!conv_operands(c, op, 0, 3, v))
    return false;
  int64_t rows = factors(op)->as.shaped.shape[0];
  Value *flat[] = {v[0], flatten(c, v[1], rows), flatten(c, v[2], rows)};
  return conv_replace1(
      c, op,
      op_result(llvm_op(c, OP_arm_neon_intr_sdot, v[0]->type, flat, 3), 0));
}

// arm-neon-2d-to-intr: the same with the vector dialect, which says that the
// rows are one vector.

static bool flatten_2d_sdot(Rewriter *rw, Op *op) {
  Value *v[3] = {op_operand(op, 0)};
  for (uint32_t i = 1; i < 3; i++) {
    Type *type = op_operand(op, i)->type;
    Type *flat =
        vector_1d(rw->b.ctx, type->as.shaped.element, vector_length(type));
    v[i] = build_vector_shape_cast(&rw->b, flat, op_operand(op, i));
  }
  rewrite_replace_new(rw, op, OP_arm_neon_intr_sdot, v, 3);
  return true;
}

static const Pattern patterns_2d[] = {
    PATTERN(OP_arm_neon_2d_sdot, 1, flatten_2d_sdot, "2d.sdot"), {0}};

bool lower_arm_neon_2d_to_intr(PassRun *run, Op *root) {
  return pass_greedy_alone(run, root, pass_pattern_list(run, patterns_2d));
}
