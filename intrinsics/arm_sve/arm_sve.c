// The arm_sve dialect: its tables, and what its rows cannot say.

#include "intrinsics/calls.h"
#include "lowering/to_llvm/to_llvm.h"
#include "lowering/to_llvm/vector.h"

static bool is_scalable(const Type *t, unsigned elements, unsigned lengths) {
  return is_vector(t, elements, lengths) && type_is_scalable(t);
}

static bool is_predicate(const Type *t, unsigned lengths) {
  return is_scalable(t, ELEMENT_I1, lengths) && t->as.shaped.rank == 1;
}

// Only the last dimension is scalable.
static bool is_trailing_mask(const Type *t, unsigned sizes) {
  int last = t->kind == TY_VECTOR ? t->as.shaped.rank - 1 : -1;
  if (last < 0 || element_bit(t->as.shaped.element) != ELEMENT_I1)
    return false;
  for (int i = 0; i < last; i++)
    if (type_dim_is_scalable(t, i))
      return false;
  int64_t size = t->as.shaped.shape[last];
  return type_dim_is_scalable(t, last) && size <= 16 && !(size & (size - 1)) &&
         ((unsigned)size & sizes);
}

// 128 bits, times vscale
static bool is_register(const Type *t) {
  enum {
    ELEMENTS = ELEMENT_I8 | ELEMENT_I16 | ELEMENT_I32 | ELEMENT_I64 |
               ELEMENT_F16 | ELEMENT_BF16 | ELEMENT_F32 | ELEMENT_F64
  };
  return is_scalable(t, ELEMENTS, 16 | 8 | 4 | 2) && t->as.shaped.rank == 1 &&
         vector_bits(t) == 128;
}

#define DIALECT_TABLE "intrinsics/arm_sve/arm_sve.def"
#include "ir/dialects/define_constraints.inc"
#include "ir/dialects/define_defs.inc"
#include "ir/dialects/define_ops.inc"

// Types

static Type *svbool(Ctx *ctx) {
  return type_vector(ctx, 1, (int64_t[]){16}, (bool[]){true}, ctx->i1);
}

// With 16 in place of the last dimension
Type *match_svbool(Ctx *ctx, Type *mask) {
  Arena scratch = {0};
  int rank = mask->as.shaped.rank;
  int64_t *shape = arena_array(&scratch, int64_t, rank);
  memcpy(shape, mask->as.shaped.shape, (size_t)rank * sizeof *shape);
  shape[rank - 1] = 16;
  Type *type = type_vector(ctx, rank, shape, mask->as.shaped.scalable, ctx->i1);
  arena_release(&scratch);
  return type;
}

bool result_is_svbool(Ctx *ctx, const Op *op) {
  (void)ctx;
  return is_predicate(op_result(op, 0)->type, 16);
}

bool result_is_predicate(Ctx *ctx, const Op *op) {
  (void)ctx;
  return is_predicate(op_result(op, 0)->type, 16 | 8 | 4 | 2 | 1);
}

bool check_dot(Ctx *ctx, Op *op) {
  const Type *sum = op_operand(op, 0)->type, *factor = op_operand(op, 1)->type;
  return vector_length(factor) == 4 * vector_length(sum) ||
         op_error(ctx, op,
                  "adds products of four numbers, and '%s' has not four for "
                  "each of '%s'",
                  type_str(ctx, factor), type_str(ctx, sum));
}

// Conversions

static Value *make_intr(Conv *c, uint32_t opcode, Type *type,
                        Value *const *operands, uint32_t n) {
  return op_result(llvm_op(c, opcode, type, operands, n), 0);
}

static void convert_row(Conv *c, Op *op, Type *const *types,
                        Value *const *operands, Value **results) {
  uint32_t opcode = op_is(op, OP_arm_sve_convert_to_svbool)
                        ? OP_arm_sve_intr_convert_to_svbool
                        : OP_arm_sve_intr_convert_from_svbool;
  results[0] = make_intr(c, opcode, types[0], operands, 1);
}

// One row after the other
bool lower_convert_svbool(Conv *c, Op *op) {
  Value *source, *result;
  Type *type = type_convert(llvm_types(c), op_result(op, 0)->type);
  if (!type)
    return conv_decline_type(c, op, op_result(op, 0)->type);
  if (!conv_operands(c, op, 0, 1, &source))
    return false;
  vector_unroll(c, op, &type, &source, 1, convert_row, &result);
  return conv_replace1(c, op, result);
}

// The intrinsic selects among predicates for bytes.
bool lower_psel(Conv *c, Op *op) {
  Value *v[3];
  if (!conv_operands(c, op, 0, 3, v))
    return false;
  Type *bytes = svbool(c->ctx), *type = v[0]->type, *i32 = c->ctx->i32;
  if (type != bytes)
    v[0] = make_intr(c, OP_arm_sve_intr_convert_to_svbool, bytes, v, 1);
  if (v[2]->type != i32)
    v[2] = llvm_cast(c, OP_llvm_trunc, i32, v[2]);
  Value *selected = make_intr(c, OP_arm_sve_intr_psel, bytes, v, 3);
  if (type != bytes)
    selected =
        make_intr(c, OP_arm_sve_intr_convert_from_svbool, type, &selected, 1);
  return conv_replace1(c, op, selected);
}

// A mask of one dimension as a predicate, for enable-arm-sve.
static bool lower_create_mask(Conv *c, Op *op) {
  Type *type = op_result(op, 0)->type, *i64 = c->ctx->i64;
  Value *bound;
  if (!vector_enables(c->run, TARGET_SVE) ||
      !is_predicate(type, 16 | 8 | 4 | 2) ||
      !conv_operands(c, op, 0, 1, &bound) || bound->type != i64)
    return false;
  Value *zero = op_result(llvm_op(c, OP_llvm_mlir_zero, i64, NULL, 0), 0);
  return conv_replace1(
      c, op,
      make_intr(c, OP_arm_sve_intr_whilelt, type, (Value *[]){zero, bound}, 2));
}

void handlers_predicates(ConvTable *table) {
  conv_on_with(table, OP_vector_create_mask, 2, lower_create_mask);
}

bool lower_dupq_lane(Conv *c, Op *op) {
  Value *source;
  if (!conv_operands(c, op, 0, 1, &source))
    return false;
  Value *result =
      make_intr(c, OP_arm_sve_intr_dupq_lane, source->type, &source, 1);
  value_op(result)->slots[A_arm_sve_intr_dupq_lane_lane] =
      op_slot(op, A_arm_sve_dupq_lane_lane);
  return conv_replace1(c, op, result);
}
