// math-uplift-to-fma: a multiplication and an addition that may be contracted,
// as one operation.
//
// Requires: nothing.
// Guarantees: no arith.addf of an arith.mulf is left if both say `contract`.
// Invalidates: nothing.
//
// Before:
//
//   %0 = arith.mulf %a, %b fastmath<contract> : f32
//   %1 = arith.addf %0, %c fastmath<contract> : f32
//
// After:
//
//   %1 = math.fma %a, %b, %c fastmath<contract> : f32

#include "ir/rewrite/greedy.h"
#include "lowering/math/passes.h"
#include "lowering/to_llvm/to_llvm.h"

static int64_t flags_of(const Op *op, uint32_t slot) {
  return enum_value(op_slot(op, slot), 0);
}

static bool uplift(Rewriter *rw, Op *op) {
  Op *product = value_def(op_operand(op, 0), OP_arith_mulf);
  Value *addend = op_operand(op, 1);
  if (!product) {
    product = value_def(addend, OP_arith_mulf);
    addend = op_operand(op, 0);
  }
  if (!product)
    return false;
  int64_t flags = flags_of(op, A_arith_addf_fastmath) &
                  flags_of(product, A_arith_mulf_fastmath);
  if (!(flags & E_arith_fastmath_contract))
    return false;
  Value *operands[] = {op_operand(product, 0), op_operand(product, 1), addend};
  Op *fma = build_op(&rw->b, OP_math_fma, &addend->type, 1, operands, 3);
  fma->slots[A_math_fma_fastmath] =
      attr_flags(rw->b.ctx, def_attr_arith_fastmath, flags);
  return rewrite_replace1(rw, op, op_result(fma, 0));
}

static const Pattern patterns[] = {
    PATTERN(OP_arith_addf, 1, uplift, "UpliftFma"),
    {0},
};

bool lower_math_uplift_to_fma(PassRun *run, Op *root) {
  return pass_greedy_alone(run, root, pass_pattern_list(run, patterns));
}
