// Folds of the scf dialect.

#include "ir/dialects/dialects_int.h"

static bool is_true(const Value *value) {
  const Op *op = value_def(value, OP_arith_constant);
  return op && op_slot(op, A_arith_constant_value) &&
         attr_is(op_slot(op, A_arith_constant_value), AT_INTEGER) &&
         attr_to_i64(op_slot(op, A_arith_constant_value)) != 0;
}

// An if on the opposite of a condition is one with its regions exchanged.
bool fold_scf_if(Fold *f, Op *op) {
  const Op *opposite = value_def(op_operand(op, 0), OP_arith_xori);
  Region *yes = &op->regions[0], *no = &op->regions[1];
  if (region_is_empty(no) || !opposite || !is_true(op_operand(opposite, 1)))
    return false;
  op_set_operand(op, 0, op_operand(opposite, 0));
  Block *otherwise = no->first; // the only one
  region_move_blocks(yes, no, NULL);
  block_unlink(otherwise);
  block_append(yes, otherwise);
  f->in_place = true;
  return true;
}
