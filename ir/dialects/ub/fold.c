// Folds of the ub dialect.

#include "ir/dialects/dialects_int.h"
#include "ir/dialects/fold_constants.h"

bool fold_ub_poison(Fold *f, Op *op) {
  return fold_to(f, op_slot(op, A_ub_poison_value));
}

Op *materialize_ub(Builder *b, Attr *value, Type *type) {
  if (!match_poison(value))
    return NULL;
  Op *op = build_op(b, OP_ub_poison, &type, 1, NULL, 0);
  op->slots[A_ub_poison_value] = value;
  return op;
}
