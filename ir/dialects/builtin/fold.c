// Folds of the builtin dialect.

#include "ir/dialects/dialects_int.h"

static bool types_differ(const Use *operands, const Value *results,
                         uint32_t count) {
  for (uint32_t i = 0; i < count; i++)
    if (operands[i].value->type != results[i].type)
      return true;
  return false;
}

static bool take_operands(Fold *f, const Op *from, const Op *op) {
  if (from->noperands != op->nresults ||
      types_differ(from->operands, op->results, op->nresults))
    return false;
  for (uint32_t i = 0; i < op->nresults; i++)
    f->results[i].value = op_operand(from, i);
  return true;
}

// The cast whose results, all of them, are what `op` casts.
static const Op *cast_before(const Op *op) {
  const Op *before =
      op->noperands
          ? value_def(op_operand(op, 0), OP_builtin_unrealized_conversion_cast)
          : NULL;
  if (!before || before->nresults != op->noperands)
    return NULL;
  for (uint32_t i = 0; i < op->noperands; i++)
    if (op_operand(op, i) != &before->results[i])
      return NULL;
  return before;
}

bool fold_builtin_unrealized_conversion_cast(Fold *f, Op *op) {
  if (take_operands(f, op, op))
    return true;
  const Op *before = cast_before(op);
  return before && take_operands(f, before, op);
}
