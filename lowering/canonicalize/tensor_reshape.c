// Canonicalization patterns of tensor.expand_shape and tensor.collapse_shape,
// besides those that memref has as well (reshape.c).

#include "ir/build/tensor.h"
#include "ir/dialects/tensor/tensor.h"
#include "lowering/canonicalize/patterns.h"
#include "lowering/canonicalize/tensor_int.h"

static const int64_t *shape_of(const Type *tensor) {
  return tensor->as.shaped.shape;
}

// ORDER RESHAPE: in the same slot of both operations.
static Attr *groups_of(const Op *op) {
  return op_slot(op, A_tensor_expand_shape_reassociation);
}

// What is made of elements, or of one, may as well be made in that shape.

static bool reshape_constant(Rewriter *rw, Op *op) {
  Attr *source = value_constant(rw->b.ctx, op_operand(op, 0));
  if (!attr_is(source, AT_DENSE) || !source->as.dense.splat ||
      !type_has_static_shape(op_result_type(op)))
    return false;
  Attr *value =
      attr_dense(rw->b.ctx, op_result_type(op), source->as.dense.data,
                 dense_element_size(type_element(source->type)), true);
  Op *made =
      build_op(&rw->b, OP_arith_constant, &op->results[0].type, 1, NULL, 0);
  made->slots[A_arith_constant_value] = value;
  rewrite_replace_by(rw, op, made);
  return true;
}

static bool reshape_splat(Rewriter *rw, Op *op) {
  const Op *splat = value_def(op_operand(op, 0), OP_tensor_splat);
  if (!splat || !type_has_static_shape(op_result_type(splat)))
    return false;
  rewrite_replace1(rw, op,
                   build_unary(&rw->b, OP_tensor_splat, op_result_type(op),
                               op_operand(splat, 0)));
  return true;
}

static bool reshape_elements(Rewriter *rw, Op *op) {
  const Op *elements = value_def(op_operand(op, 0), OP_tensor_from_elements);
  if (!elements || !type_has_static_shape(op_result_type(op)))
    return false;
  uint32_t n = elements->noperands;
  Value **values = arena_array(rw->arena, Value *, n + 1);
  for (uint32_t i = 0; i < n; i++)
    values[i] = op_operand(elements, i);
  rewrite_replace1(rw, op,
                   build_value(&rw->b, OP_tensor_from_elements,
                               op_result_type(op), values, n));
  return true;
}

// Casts before

static bool collapse_before_cast(Rewriter *rw, Op *op) {
  const Op *cast = value_def(op_operand(op, 0), OP_tensor_cast);
  if (!cast || !tensor_cast_forgets(cast))
    return false;
  Value *source = op_operand(cast, 0);
  Type *type =
      tensor_collapsed_type(rw->b.ctx, rw->arena, source->type, groups_of(op));
  if (type == op_result_type(op)) {
    rewrite_set_operand(rw, op, 0, source);
    return true;
  }
  return shaped_cast_fits(rw->b.ctx, type, op_result_type(op)) &&
         replace_by_shaped_cast(
             rw, op, build_collapse_shape(&rw->b, type, source, groups_of(op)));
}

// Sizes that are given by constants are known where the dimension that is
// divided is. Whether any is learned; the sizes that `shape` then has.
static bool learn_sizes(Rewriter *rw, const Op *op, const Type *source,
                        Mixed *sizes, int64_t *shape) {
  const Attr *groups = groups_of(op);
  bool learned = false;
  for (uint32_t i = 0; i < type_rank(op_result_type(op)); i++)
    shape[i] = shape_of(op_result_type(op))[i];
  for (uint32_t i = 0; i < groups->as.array.count; i++) {
    DimGroup group = reassociation_at(groups, i);
    if (shape_of(source)[i] == DYNAMIC)
      continue;
    for (uint32_t j = group.first; j < group.first + group.count; j++) {
      int64_t size;
      if (shape[j] != DYNAMIC || !sizes[j].value ||
          !value_number(rw->b.ctx, sizes[j].value, &size) || size < 0)
        continue;
      shape[j] = size;
      sizes[j] = mixed_number(size);
      learned = true;
    }
  }
  return learned;
}

// Expands the tensor before a cast that forgets sizes.
static bool expand_before_cast(Rewriter *rw, Op *op) {
  Value *source = op_operand(op, 0);
  const Op *cast = value_def(source, OP_tensor_cast);
  uint32_t n;
  if (!cast || !tensor_cast_forgets(cast))
    return false;
  Mixed *sizes = mixed_list(rw->arena, op, G_tensor_expand_shape_output_shape,
                            A_tensor_expand_shape_static_output_shape, &n);
  int64_t *shape = arena_array(rw->arena, int64_t, n + 1);
  if (!learn_sizes(rw, op, op_operand(cast, 0)->type, sizes, shape))
    return false;
  Type *type = type_with_shape(rw->b.ctx, op_result_type(op), (int)n, shape);
  const Attr *groups = groups_of(op);
  Type *from = tensor_collapsed_type(rw->b.ctx, rw->arena, type, groups);
  if (!shaped_cast_fits(rw->b.ctx, source->type, from) ||
      !shaped_cast_fits(rw->b.ctx, op_operand(cast, 0)->type, from))
    return false;
  source = build_shaped_cast(&rw->b, from, source);
  return replace_by_shaped_cast(rw, op,
                                build_expand_shape(&rw->b, rw->arena, type,
                                                   source, groups_of(op),
                                                   sizes));
}

#define ANONYMOUS(name) "(anonymous namespace)::" name
#define EXPAND          "<mlir::tensor::ExpandShapeOp>"
#define COLLAPSE        "<mlir::tensor::CollapseShapeOp>"

const Pattern patterns_tensor_reshape[] = {
    PATTERN(OP_tensor_expand_shape, 1, compose_expands,
            "mlir::ComposeReassociativeReshapeOps<mlir::tensor::ExpandShapeOp, "
            "mlir::ReshapeOpKind::kExpand>"),
    PATTERN(OP_tensor_expand_shape, 1, expand_collapsed,
            "mlir::ComposeExpandOfCollapseOp<mlir::tensor::ExpandShapeOp, "
            "mlir::tensor::CollapseShapeOp>"),
    PATTERN(OP_tensor_expand_shape, 1, expand_before_cast,
            ANONYMOUS("ConvertToStaticExpandShape")),
    PATTERN(OP_tensor_expand_shape, 1, reshape_constant,
            ANONYMOUS("FoldReshapeWithConstant" EXPAND)),
    PATTERN(OP_tensor_expand_shape, 1, reshape_splat,
            ANONYMOUS("FoldReshapeWithSplat" EXPAND)),
    PATTERN(OP_tensor_expand_shape, 1, reshape_elements,
            ANONYMOUS("FoldReshapeWithFromElements" EXPAND)),
    PATTERN(
        OP_tensor_collapse_shape, 1, compose_collapses,
        "mlir::ComposeReassociativeReshapeOps<mlir::tensor::CollapseShapeOp, "
        "mlir::ReshapeOpKind::kCollapse>"),
    PATTERN(OP_tensor_collapse_shape, 1, collapse_expanded,
            "mlir::ComposeCollapseOfExpandOp<mlir::tensor::CollapseShapeOp, "
            "mlir::tensor::ExpandShapeOp, mlir::tensor::CastOp, "
            "mlir::tensor::DimOp, "
            "mlir::RankedTensorType>"),
    PATTERN(OP_tensor_collapse_shape, 1, reshape_constant,
            ANONYMOUS("FoldReshapeWithConstant" COLLAPSE)),
    PATTERN(OP_tensor_collapse_shape, 1, reshape_splat,
            ANONYMOUS("FoldReshapeWithSplat" COLLAPSE)),
    PATTERN(OP_tensor_collapse_shape, 1, reshape_elements,
            ANONYMOUS("FoldReshapeWithFromElements" COLLAPSE)),
    PATTERN(OP_tensor_collapse_shape, 1, collapse_before_cast,
            ANONYMOUS("FoldCollapseOfCastOp")),
    {0},
};
