// Masks: vector.create_mask and vector.constant_mask as arithmetic, and masks
// in place of bounds.
//
// A mask of several dimensions is made of one of all but the first, row by row:
//
//   %m = vector.create_mask %a, %b : vector<2x3xi1>
//   // ->
//   %row = vector.create_mask %b : vector<3xi1>
//   %none = arith.constant dense<false> : vector<3xi1>
//   %0 = arith.cmpi slt, %c0, %a : index
//   %1 = arith.select %0, %row, %none : vector<3xi1>
//   %2 = vector.insert %1, %zeros [0] : vector<3xi1> into vector<2x3xi1>
//   ...
//
// one of one dimension compares the numbers of its elements with the bound:
//
//   %row = arith.cmpi slt, dense<[0, 1, 2]>, %bounds : vector<3xi32>
//
// in 32 bits if the pass may assume that they suffice; then mlcc's own pipeline
// has greater bounds be the greatest number of them. A transfer that may leave
// memory gets a mask of what is inside.

#include "ir/build/vector.h"
#include "lowering/to_llvm/passes.h"
#include "lowering/to_llvm/vector.h"
#include "lowering/vector/vector_patterns.h"

#include "ir/affine.h"
#include "ir/dialects/match.h"
#include "ir/analysis/fold.h"
#include "ir/build/arith.h"
#include "lowering/pass/pass.h"
#include "ir/build/memref.h"

static Value *constant(Builder *b, Attr *value) {
  Op *op = build_op(b, OP_arith_constant, &value->type, 1, NULL, 0);
  op->slots[A_arith_constant_value] = value;
  return op_result(op, 0);
}

static bool leads_scalable(const Type *type) {
  return type_dim_is_scalable(type, 0);
}

// create_mask

static bool unroll_create_mask(Rewriter *rw, Op *op) {
  Type *type = op_result_type(op);
  Builder *b = &rw->b;
  if (vector_rank(type) <= 1 || leads_scalable(type))
    return false;
  Type *row_type = vector_drop_front(b->ctx, type, 1);
  uint32_t n = op->noperands - 1;
  Value **bounds = arena_array(rw->arena, Value *, n + 1);
  for (uint32_t i = 0; i < n; i++)
    bounds[i] = op_operand(op, i + 1);
  Value *row = build_value(b, OP_vector_create_mask, row_type, bounds, n);
  Value *none = build_zeros(b, row_type), *mask = build_zeros(b, type);
  for (int64_t i = 0; i < vector_dim(type, 0); i++) {
    Value *number = build_index(b, i);
    Value *inside = arith_cmpi(b, E_arith_cmpi_slt, number, op_operand(op, 0));
    Value *part = arith_select(b, inside, row, none);
    mask = build_vector_insert_row(b, part, mask, i);
  }
  return rewrite_replace1(rw, op, mask);
}

// constant_mask

static Attr *sizes_from(Ctx *ctx, Arena *arena, const Attr *sizes,
                        uint32_t first) {
  uint32_t n = ints_count(sizes) - first;
  int64_t *numbers = arena_array(arena, int64_t, n + 1);
  for (uint32_t i = 0; i < n; i++)
    numbers[i] = ints_at(sizes, first + i);
  return attr_dense_i64(ctx, numbers, n);
}

// True up to an element, of one dimension or none.
static Attr *dense_mask(Rewriter *rw, Type *type, int64_t size) {
  Ctx *ctx = rw->b.ctx;
  int64_t n = vector_rank(type) ? vector_dim(type, 0) : 1;
  if (size == 0 || size == n)
    return dense_splat(ctx, type, attr_bool(ctx, size != 0));
  bool *bits = arena_array(rw->arena, bool, n);
  for (int64_t i = 0; i < n; i++)
    bits[i] = i < size;
  return attr_dense(ctx, type, bits, (size_t)n, false);
}

static bool lower_constant_mask(Rewriter *rw, Op *op) {
  Type *type = op_result_type(op);
  Builder *b = &rw->b;
  const Attr *sizes = op_slot(op, A_vector_constant_mask_mask_dim_sizes);
  if (vector_rank(type) <= 1)
    return rewrite_replace_with_slot(rw, op, OP_arith_constant, NULL, 0,
                                     A_arith_constant_value,
                                     dense_mask(rw, type, ints_at(sizes, 0)));
  if (leads_scalable(type))
    return false;
  Type *row_type = vector_drop_front(b->ctx, type, 1);
  Op *row = build_op(b, OP_vector_constant_mask, &row_type, 1, NULL, 0);
  row->slots[A_vector_constant_mask_mask_dim_sizes] =
      sizes_from(b->ctx, rw->arena, sizes, 1);
  Value *mask = build_zeros(b, type);
  for (int64_t i = 0; i < ints_at(sizes, 0); i++)
    mask = build_vector_insert(b, op_result(row, 0), mask, &i, 1);
  return rewrite_replace1(rw, op, mask);
}

const Pattern patterns_vector_mask_ops[] = {
    PATTERN(OP_vector_create_mask, 1, unroll_create_mask,
            "CreateMaskOpLowering"),
    PATTERN(OP_vector_constant_mask, 1, lower_constant_mask,
            "ConstantMaskOpLowering"),
    {0},
};

// Of one dimension

// 0, 1, 2, ...
static Attr *count_up(Rewriter *rw, Type *type) {
  size_t n = (size_t)type_num_elements(type);
  if (type_bit_width(type_element(type)) == 32) {
    int32_t *numbers = arena_array(rw->arena, int32_t, n + 1);
    for (size_t i = 0; i < n; i++)
      numbers[i] = (int32_t)i;
    return attr_dense(rw->b.ctx, type, numbers, n * sizeof *numbers, false);
  }
  int64_t *numbers = arena_array(rw->arena, int64_t, n + 1);
  for (size_t i = 0; i < n; i++)
    numbers[i] = (int64_t)i;
  return attr_dense(rw->b.ctx, type, numbers, n * sizeof *numbers, false);
}

MaskWidth mask_width(const Options_vector_to_llvm *options) {
  // Who converts everything at once has said nothing of it.
  if (options == passes[pass_number_vector_to_llvm].initial ||
      !options->force_32bit_vector_indices)
    return MASK_64_BITS;
  return options->clamp_indices ? MASK_32_BITS_CLAMPED : MASK_32_BITS;
}

Type *mask_count_type(Ctx *ctx, Type *mask, MaskWidth width) {
  return type_with_element(ctx, mask,
                           width == MASK_64_BITS ? ctx->i64 : ctx->i32);
}

Value *mask_bounds(Builder *b, Type *counts, Value *bound, MaskWidth width) {
  if (width == MASK_32_BITS_CLAMPED) {
    bound = build_binary(b, OP_arith_maxsi, bound, build_index(b, 0));
    bound = build_binary(b, OP_arith_minsi, bound, build_index(b, INT32_MAX));
  }
  bound = build_unary(b, OP_arith_index_cast, type_element(counts), bound);
  return build_vector_broadcast(b, counts, bound);
}

static bool lower_create_mask(Rewriter *rw, Op *op) {
  Type *type = op_result_type(op);
  Builder *b = &rw->b;
  if (type_is_scalable(type) || vector_rank(type) > 1)
    return false;
  MaskWidth width = mask_width(rw->state);
  Type *counts = mask_count_type(b->ctx, type, width);
  Value *numbers = constant(b, count_up(rw, counts));
  Value *bounds = mask_bounds(b, counts, op_operand(op, 0), width);
  return rewrite_replace1(rw, op,
                          arith_cmpi(b, E_arith_cmpi_slt, numbers, bounds));
}

// A mask of the elements that lie in memory, by the size of the dimension that
// the elements go through. mlir-opt takes the last dimension.
static Value *mask_inside(Rewriter *rw, const Transfer *t) {
  Builder *b = &rw->b;
  int64_t dim = t->map->as.map.results[0]->value;
  Type *type = type_i1_same_shape(b->ctx, t->vector->type);
  Value *size = memref_dim_or_number(b, rw->arena, t->base, (int)dim);
  Value *left =
      build_binary(b, OP_arith_subi, size, transfer_index(t, (uint32_t)dim));
  return build_unary(b, OP_vector_create_mask, type, left);
}

static bool mask_transfer(Rewriter *rw, Op *op) {
  Transfer t = transfer_of(op);
  Builder *b = &rw->b;
  if (!transfer_has_out_of_bounds(&t) || vector_rank(t.vector->type) > 1 ||
      !t.map->as.map.nresults ||
      !affine_is(t.map->as.map.results[0], AFFINE_DIM) || op_masking(op) ||
      t.base->type->kind != TY_MEMREF)
    return false;
  Value *mask = mask_inside(rw, &t);
  if (t.mask)
    mask = build_binary(b, OP_arith_andi, mask, t.mask);
  Attr *inside = attr_array(b->ctx, &b->ctx->true_attr, 1);
  rewrite_transfer_mask(rw, op, mask, inside);
  return true;
}

// Of a vector of one element, true or false.
static bool select_one(Rewriter *rw, Op *op) {
  Type *type = op_result_type(op);
  if (type->kind != TY_VECTOR || type_element(type) != rw->b.ctx->i1 ||
      op_operand(op, 0)->type->kind == TY_VECTOR || vector_rank(type) != 1 ||
      type_is_scalable(type) || vector_dim(type, 0) != 1 ||
      mask_format(rw->b.ctx, op_operand(op, 1)) != MASK_ALL_TRUE ||
      mask_format(rw->b.ctx, op_operand(op, 2)) != MASK_ALL_FALSE ||
      !value_def(op_operand(op, 1), OP_arith_constant) ||
      !value_def(op_operand(op, 2), OP_arith_constant))
    return false;
  return rewrite_replace1(
      rw, op, build_vector_broadcast(&rw->b, type, op_operand(op, 0)));
}

const Pattern patterns_vector_mask_materialize[] = {
    PATTERN(OP_vector_create_mask, 1, lower_create_mask,
            "VectorCreateMaskOpConversion"),
    PATTERN(OP_vector_transfer_read, 1, mask_transfer,
            "MaterializeTransferMask<mlir::vector::TransferReadOp>"),
    PATTERN(OP_vector_transfer_write, 1, mask_transfer,
            "MaterializeTransferMask<mlir::vector::TransferWriteOp>"),
    PATTERN(OP_arith_select, 1, select_one, "FoldI1Select"),
    {0},
};
