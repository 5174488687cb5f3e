// Folds of the scf dialect.

#include "ir/dialects/dialects_int.h"

// Whatever dialect's constant it is.
static bool is_true(Ctx *ctx, const Value *value) {
  const Attr *constant = value_constant(ctx, value);
  return constant && attr_is(constant, AT_INTEGER) &&
         attr_to_i64(constant) != 0;
}

// An if on the opposite of a condition is one with its regions exchanged.
bool fold_scf_if(Fold *f, Op *op) {
  const Op *opposite = value_def(op_operand(op, 0), OP_arith_xori);
  Region *yes = &op->regions[0], *no = &op->regions[1];
  if (region_is_empty(no) || !opposite ||
      !is_true(f->ctx, op_operand(opposite, 1)))
    return false;
  op_set_operand(op, 0, op_operand(opposite, 0));
  Block *otherwise = no->first; // the only one
  region_move_blocks(yes, no, NULL);
  block_unlink(otherwise);
  block_append(yes, otherwise);
  f->in_place = true;
  return true;
}
