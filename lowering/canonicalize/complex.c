// Canonicalization patterns of the complex dialect.

#include "lowering/canonicalize/patterns.h"

static bool replace_by_cast(Rewriter *rw, Op *op, uint32_t opcode,
                            const Op *inner) {
  Value *source = op_operand(inner, 0);
  rewrite_replace_new(rw, op, opcode, &source, 1);
  return true;
}

// bitcast(bitcast(x)) -> bitcast(x), of arith where no side is complex.
static bool join_bitcasts(Rewriter *rw, Op *op) {
  Value *operand = op_operand(op, 0);
  const Op *inner = value_def(operand, OP_complex_bitcast);
  if (inner) {
    bool is_complex = op->results[0].type->kind == TY_COMPLEX ||
                      op_operand(inner, 0)->type->kind == TY_COMPLEX;
    return replace_by_cast(
        rw, op, is_complex ? OP_complex_bitcast : OP_arith_bitcast, inner);
  }
  inner = value_def(operand, OP_arith_bitcast);
  return inner && replace_by_cast(rw, op, OP_complex_bitcast, inner);
}

// arith.bitcast(complex.bitcast(x)) -> complex.bitcast(x)
static bool join_arith_bitcast(Rewriter *rw, Op *op) {
  const Op *inner = value_def(op_operand(op, 0), OP_complex_bitcast);
  return inner && replace_by_cast(rw, op, OP_complex_bitcast, inner);
}

// re(neg(create(x, y))) -> -x, im(neg(create(x, y))) -> -y
static bool take_part_of_neg(Rewriter *rw, Op *op) {
  const Op *neg = value_def(op_operand(op, 0), OP_complex_neg);
  const Op *create =
      neg ? value_def(op_operand(neg, 0), OP_complex_create) : NULL;
  if (!create)
    return false;
  Value *part = op_operand(create, op_is(op, OP_complex_im));
  Op *made = rewrite_replace_new(rw, op, OP_arith_negf, &part, 1);
  made->slots[A_arith_negf_fastmath] =
      attr_flags(rw->b.ctx, def_attr_arith_fastmath, E_arith_fastmath_none);
  return true;
}

// clang-format off
const Pattern patterns_complex[] = {
  PATTERN(OP_complex_bitcast, 1, join_bitcasts, "MergeComplexBitcast"),
  PATTERN(OP_arith_bitcast, 1, join_arith_bitcast, "MergeArithBitcast"),
  PATTERN(OP_complex_im, 1, take_part_of_neg, "(anonymous namespace)::FoldComponentNeg<mlir::complex::ImOp, 1>"),
  PATTERN(OP_complex_re, 1, take_part_of_neg, "(anonymous namespace)::FoldComponentNeg<mlir::complex::ReOp, 0>"),
  {0},
};
// clang-format on
