// math-sincos-fusion: sine and cosine of one number in one operation.
//
// Requires: nothing.
// Guarantees: nothing.
// Invalidates: nothing.
//
// Before:
//
//   %0 = math.sin %a : f32
//   %1 = math.cos %a : f32
//
// After:
//
//   %0, %1 = math.sincos %a : f32
//
// They are in one block and have the same flags.

#include "ir/rewrite/greedy.h"
#include "lowering/math/passes.h"
#include "lowering/pass/pass.h"

static Op *cosine_like(const Op *sin) {
  for (Op *op = sin->block->first; op; op = op->next)
    if (op_is(op, OP_math_cos) && op_operand(op, 0) == op_operand(sin, 0) &&
        op_slot(op, A_math_cos_fastmath) == op_slot(sin, A_math_sin_fastmath))
      return op;
  return NULL;
}

static bool fuse(Rewriter *rw, Op *sin) {
  Op *cos = cosine_like(sin);
  if (!cos)
    return false;
  Op *first = op_is_before(sin, cos) ? sin : cos;
  builder_before(&rw->b, first);
  rw->b.loc = first->loc;
  Value *operand = op_operand(sin, 0);
  Type *types[] = {operand->type, operand->type};
  Op *both = build_op(&rw->b, OP_math_sincos, types, 2, &operand, 1);
  both->slots[A_math_sincos_fastmath] = op_slot(sin, A_math_sin_fastmath);
  rewrite_replace1(rw, sin, op_result(both, 0));
  return rewrite_replace1(rw, cos, op_result(both, 1));
}

static const Pattern patterns[] = {
    PATTERN(OP_math_sin, 1, fuse, "SincosFusionPattern"),
    {0},
};

bool lower_math_sincos_fusion(PassRun *run, Op *root) {
  return pass_greedy_alone(run, root, pass_pattern_list(run, patterns));
}
