// The few operations that passes of every kind make.

#include "ir/dialects/dialects.h"

Value *build_cast(Builder *b, Type *type, Value *value) {
  return build_unary(b, OP_builtin_unrealized_conversion_cast, type, value);
}

Value *build_index(Builder *b, int64_t value) {
  Op *op = build_op(b, OP_arith_constant, &b->ctx->index_type, 1, NULL, 0);
  op->slots[A_arith_constant_value] = attr_index(b->ctx, value);
  return op_result(op, 0);
}

Value *build_poison(Builder *b, Type *type) {
  Op *op = build_op(b, OP_ub_poison, &type, 1, NULL, 0);
  op->slots[A_ub_poison_value] = attr_dialect(b->ctx, def_attr_ub_poison, NULL);
  return op_result(op, 0);
}
