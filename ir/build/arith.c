// Makers of arith operations. Constants of a shaped type are splats.

#include "ir/build/arith.h"

Value *arith_splat(Builder *b, Type *type, Attr *element) {
  if (type_is_shaped(type))
    element = dense_splat(b->ctx, type, element);
  Op *op = build_op(b, OP_arith_constant, &type, 1, NULL, 0);
  op->slots[A_arith_constant_value] = element;
  return op_result(op, 0);
}

Value *arith_int(Builder *b, Type *type, int64_t value) {
  return arith_splat(b, type,
                     attr_int(b->ctx, type_element_or_self(type), value));
}

Value *arith_float(Builder *b, Type *type, double value) {
  return arith_splat(b, type,
                     attr_double(b->ctx, type_element_or_self(type), value));
}

Value *arith_index(Builder *b, int64_t value) {
  return arith_int(b, b->ctx->index_type, value);
}

static Value *compare(Builder *b, uint32_t opcode, uint32_t slot,
                      int64_t predicate, Value *lhs, Value *rhs) {
  Type *type = type_i1_same_shape(b->ctx, lhs->type);
  Op *op = build_op(b, opcode, &type, 1, (Value *[]){lhs, rhs}, 2);
  op->slots[slot] = attr_i64(b->ctx, predicate);
  return op_result(op, 0);
}

Value *arith_cmpi(Builder *b, int64_t predicate, Value *lhs, Value *rhs) {
  return compare(b, OP_arith_cmpi, A_arith_cmpi_predicate, predicate, lhs, rhs);
}

Value *arith_cmpf(Builder *b, int64_t predicate, Value *lhs, Value *rhs) {
  return compare(b, OP_arith_cmpf, A_arith_cmpf_predicate, predicate, lhs, rhs);
}

Value *arith_select(Builder *b, Value *condition, Value *yes, Value *no) {
  return build_value(b, OP_arith_select, yes->type,
                     (Value *[]){condition, yes, no}, 3);
}
