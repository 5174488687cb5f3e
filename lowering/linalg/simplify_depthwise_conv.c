// simplify-depthwise-conv: a depthwise convolution that gives one channel for
// each channel is one without the dimension of size 1.
//
// Requires: nothing.
// Guarantees: folds apply.
// Invalidates: nothing.
//
// Before:
//
//   linalg.depthwise_conv_2d_nhwc_hwcm
//       ins(%a, %k : tensor<1x9x9x4xf32>, tensor<3x3x4x1xf32>)
//       outs(%o : tensor<1x7x7x4x1xf32>)
//
// After: %k and %o are collapsed,
//
//   linalg.depthwise_conv_2d_nhwc_hwc
//       ins(%a, %0 : tensor<1x9x9x4xf32>, tensor<3x3x4xf32>)
//       outs(%1 : tensor<1x7x7x4xf32>)
//
// and its result is expanded.

#include "ir/build/shaped.h"
#include "ir/build/tensor.h"
#include "lowering/linalg/linalg.h"
#include "lowering/linalg/passes.h"
#include "lowering/pass/pass.h"

// Operations and those without the last dimension of kernel and output.
static const struct {
  uint32_t from, to;
} simpler[] = {
    {OP_linalg_depthwise_conv_2d_nhwc_hwcm,
     OP_linalg_depthwise_conv_2d_nhwc_hwc},
    {OP_linalg_depthwise_conv_2d_nhwc_hwcm_q,
     OP_linalg_depthwise_conv_2d_nhwc_hwc_q},
};

_Static_assert(
    (int)A_linalg_depthwise_conv_2d_nhwc_hwcm_operandSegmentSizes ==
            (int)A_linalg_depthwise_conv_2d_nhwc_hwc_operandSegmentSizes &&
        (int)A_linalg_depthwise_conv_2d_nhwc_hwcm_q_strides ==
            (int)A_linalg_depthwise_conv_2d_nhwc_hwc_q_strides,
    "the slots are the same");

// ((0), (1), ..., (n - 2, n - 1))
static Attr *join_last(Rewriter *rw, uint32_t rank) {
  Ctx *ctx = rw->b.ctx;
  Attr **groups = arena_array(rw->arena, Attr *, rank);
  for (uint32_t i = 0; i + 1 < rank; i++) {
    Attr *dims[] = {attr_i64(ctx, i), attr_i64(ctx, i + 1)};
    groups[i] = attr_array(ctx, dims, i + 2 < rank ? 1 : 2);
  }
  return attr_array(ctx, groups, rank - 1);
}

static Value *without_last(Rewriter *rw, Value *tensor) {
  Type *type = tensor->type;
  uint32_t rank = structured_rank(type);
  Type *smaller =
      type_with_shape(rw->b.ctx, type, (int)rank - 1, type->as.shaped.shape);
  return build_collapse_shape(&rw->b, smaller, tensor, join_last(rw, rank));
}

// Drops the channel multiplier of 1.
static bool simplify(Rewriter *rw, Op *op) {
  uint32_t to = OP_UNREGISTERED, n = op->noperands;
  for (size_t i = 0; i < ARRAY_SIZE(simpler); i++)
    if (op_is(op, simpler[i].from))
      to = simpler[i].to;
  Type *result = op->nresults ? op->results[0].type : NULL;
  if (!op_has_pure_tensors(op) || !result || result->kind != TY_TENSOR ||
      op_operand(op, 1)->type->as.shaped.shape[3] != 1 ||
      result->as.shaped.shape[4] != 1)
    return false;
  Value **operands = arena_array(rw->arena, Value *, n);
  for (uint32_t i = 0; i < n; i++)
    operands[i] = op_operand(op, i);
  operands[1] = without_last(rw, operands[1]);
  operands[n - 1] = without_last(rw, operands[n - 1]);
  Op *made =
      build_structured(&rw->b, rw->arena, to, op->slots, operands, n, n - 1);
  made->attrs = op->attrs;
  Mixed *sizes = tensor_sizes(&rw->b, rw->arena, op_result(made, 0));
  Mixed *all = arena_array(rw->arena, Mixed, 5);
  memcpy(all, sizes, 4 * sizeof *all);
  all[4] = mixed_number(1);
  return rewrite_replace1(rw, op,
                          build_expand_shape(&rw->b, rw->arena, result,
                                             op_result(made, 0),
                                             join_last(rw, 5), all));
}

static const Pattern patterns[] = {
    PATTERN(OP_linalg_depthwise_conv_2d_nhwc_hwcm, 1, simplify, ""),
    PATTERN(OP_linalg_depthwise_conv_2d_nhwc_hwcm_q, 1, simplify, ""),
    {0},
};

bool lower_simplify_depthwise_conv(PassRun *run, Op *root) {
  return pass_greedy_alone(run, root, pass_pattern_list(run, patterns));
}
