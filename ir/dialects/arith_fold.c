// Folds of the arith dialect.

#include "ir/dialects/dialects_int.h"

bool fold_arith_constant(Fold *f, Op *op) {
  f->results[0].constant = op_slot(op, A_arith_constant_value);
  return true;
}

static bool is_number_of(const Attr *value, const Type *type) {
  if (value->type != type)
    return false;
  const Type *element = type_element_or_self((Type *)(uintptr_t)type);
  if (type_is(element, TY_INTEGER) && element->as.integer.sign != SIGNLESS)
    return false;
  return attr_is(value, AT_INTEGER) || attr_is(value, AT_FLOAT) ||
         attr_is(value, AT_DENSE) || attr_is(value, AT_DENSE_RESOURCE) ||
         attr_is(value, AT_SPARSE);
}

Op *materialize_arith(Builder *b, Attr *value, Type *type) {
  if (attr_is(value, AT_DIALECT) && value->as.def.info == def_attr_ub_poison) {
    Op *op = build_op(b, OP_ub_poison, &type, 1, NULL, 0);
    op->slots[A_ub_poison_value] = value;
    return op;
  }
  if (!is_number_of(value, type))
    return NULL;
  Op *op = build_op(b, OP_arith_constant, &type, 1, NULL, 0);
  op->slots[A_arith_constant_value] = value;
  return op;
}
