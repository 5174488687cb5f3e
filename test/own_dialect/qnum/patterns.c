// Canonicalization patterns of the qnum dialect.

#include "ir/analysis/fold.h"
#include "ir/rewrite/pattern.h"
#include "test/own_dialect/qnum/qnum.h"

// x * 1 -> x
static bool drop_one(Rewriter *rw, Op *op) {
  const Attr *rhs = value_constant(rw->b.ctx, op_operand(op, 1));
  uint32_t fraction = qnum_fraction(op_result(op, 0)->type);
  if (!rhs || fraction > 30 || attr_to_i64(rhs) != INT64_C(1) << fraction)
    return false;
  rewrite_replace1(rw, op, op_operand(op, 0));
  return true;
}

static const Pattern patterns_qnum[] = {
    PATTERN(OP_qnum_mul, 1, drop_one, "MulByOne"),
    {0},
};

void add_qnum_patterns(Ctx *ctx) {
  ctx_add_part(ctx, &dialect_qnum, PART_PATTERNS, patterns_qnum);
}
