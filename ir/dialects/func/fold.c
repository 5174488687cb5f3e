// Folds of the func dialect: a function as a constant is its name.

#include "ir/dialects/dialects_int.h"

bool fold_func_constant(Fold *f, Op *op) {
  f->results[0].constant = op_slot(op, A_func_constant_value);
  return true;
}

Op *materialize_func(Builder *b, Attr *value, Type *type) {
  if (!attr_is(value, AT_SYMBOL_REF) || value->as.symbol.nnested ||
      !type_is(type, TY_FUNCTION))
    return NULL;
  Op *op = build_op(b, OP_func_constant, &type, 1, NULL, 0);
  op->slots[A_func_constant_value] = value;
  return op;
}
