// Transfers between vectors and tensors are the same between vectors and memory.

#include "lowering/bufferize/bufferize.h"

static Op *build_transfer_on(Bufferize *z, const Op *op, uint32_t base,
                             Value *memref, Type *const *types, uint32_t n) {
  Value **operands = arena_array(z->arena, Value *, op->noperands);
  for (uint32_t i = 0; i < op->noperands; i++)
    operands[i] = i == base ? memref : op_operand(op, i);
  return build_same(&z->b, op, operands, types, n);
}

static bool rewrite_read(Bufferize *z, Op *op) {
  Value *result = op_result(op, 0);
  Op *made = build_transfer_on(z, op, 0, buffer_of(z, op_operand(op, 0)),
                               &result->type, 1);
  if (result->uses)
    value_replace_uses(result, op_result(made, 0));
  op_is_dead(z, op);
  return true;
}

static bool rewrite_write(Bufferize *z, Op *op) {
  Value *dest = destination(z, op, 1);
  build_transfer_on(z, op, 1, dest, NULL, 0);
  set_buffer(z, op_result(op, 0), dest);
  op_is_dead(z, op);
  return true;
}

const BufferRow rows_vector[] = {
    {BUFFER_ROW(OP_vector_transfer_read, FLOW_NEW, rewrite_read)},
    {BUFFER_ROW(OP_vector_transfer_write, FLOW_WRITES, rewrite_write)},
    {0},
};
