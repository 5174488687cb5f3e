// Canonicalization patterns of the func dialect.

#include "ir/analysis/fold.h"
#include "lowering/canonicalize/patterns.h"

// An indirect call of a known function is a call of it.
static bool call_directly(Rewriter *rw, Op *op) {
  Attr *callee = value_constant(rw->b.ctx, op_operand(op, 0));
  if (!attr_is(callee, AT_SYMBOL_REF))
    return false;
  Value **operands = arena_array(rw->arena, Value *, op->noperands);
  for (uint32_t i = 1; i < op->noperands; i++)
    operands[i - 1] = op_operand(op, i);
  Op *call =
      rewrite_replace_new(rw, op, OP_func_call, operands, op->noperands - 1);
  call->slots[A_func_call_callee] = callee;
  return true;
}

const Pattern patterns_func[] = {
    PATTERN(OP_func_call_indirect, 1, call_directly, ""),
    {0},
};
