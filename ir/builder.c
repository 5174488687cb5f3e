// Making operations at a place: a builder is a position, a location and the
// memory to use, and who is told of what is made; it is copied freely.

#include "ir/ir.h"

#define TELL(listener, member, ...)                                            \
  for (Listener *at = (listener); at; at = at->next)                           \
    if (at->member)                                                            \
  at->member(at, __VA_ARGS__)

void listener_inserted(Listener *listener, Op *op) {
  TELL(listener, op_inserted, op);
}

void listener_modified(Listener *listener, Op *op) {
  TELL(listener, op_modified, op);
}

void listener_replaced(Listener *listener, Op *op, Value *const *values) {
  TELL(listener, op_replaced, op, values);
}

void listener_erased(Listener *listener, Op *op) {
  TELL(listener, op_erased, op);
}

void listener_arg_erased(Listener *listener, Value *arg) {
  TELL(listener, arg_erased, arg);
}

void builder_after(Builder *b, Op *op) {
  b->block = op->block;
  b->before = op->next;
  b->loc = op->loc;
}

void builder_at_start(Builder *b, Block *block) {
  b->block = block;
  b->before = block->first;
}

Op *build_insert(Builder *b, Op *op) {
  if (b->before)
    op_insert_before(b->before, op);
  else
    op_append(b->block, op);
  if (b->listener)
    listener_inserted(b->listener, op);
  return op;
}

Op *build_spec(Builder *b, const OpSpec *spec) {
  OpSpec here = *spec;
  here.loc = b->loc;
  return build_insert(b, op_create(b->ctx, b->pool, &here));
}

Op *build_same(Builder *b, const Op *op, Value *const *operands,
               Type *const *types, uint32_t ntypes) {
  return build_spec(b, &(OpSpec){.info = op->info,
                                 .operands = operands,
                                 .noperands = op->noperands,
                                 .result_types = types,
                                 .nresults = ntypes,
                                 .slots = op->slots,
                                 .attrs = op->attrs});
}

Op *build_op(Builder *b, uint32_t opcode, Type *const *result_types,
             uint32_t nresults, Value *const *operands, uint32_t noperands) {
  OpSpec spec = {
      .info = ctx_op_by_opcode(b->ctx, opcode),
      .result_types = result_types,
      .nresults = nresults,
      .operands = operands,
      .noperands = noperands,
  };
  CHECK(spec.info);
  return build_spec(b, &spec);
}

Value *build_value(Builder *b, uint32_t opcode, Type *result,
                   Value *const *operands, uint32_t noperands) {
  return op_result(build_op(b, opcode, &result, 1, operands, noperands), 0);
}

Value *build_unary(Builder *b, uint32_t opcode, Type *result, Value *operand) {
  return build_value(b, opcode, result, &operand, 1);
}

Value *build_binary(Builder *b, uint32_t opcode, Value *lhs, Value *rhs) {
  return build_value(b, opcode, lhs->type, (Value *[]){lhs, rhs}, 2);
}
