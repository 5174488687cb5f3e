// Transfers and gathers of vectors, from tensors and to them.

#include "lowering/one_shot/one_shot.h"

static Op *build_on(OneShot *z, const Op *op, uint32_t base, Value *memref,
                    uint32_t nresults) {
  Value **operands = arena_array(z->arena, Value *, op->noperands);
  Type **types = arena_array(z->arena, Type *, op->nresults + 1);
  for (uint32_t i = 0; i < op->noperands; i++)
    operands[i] = i == base ? memref : op_operand(op, i);
  for (uint32_t i = 0; i < op->nresults; i++)
    types[i] = op->results[i].type;
  return build_spec(&z->b, &(OpSpec){.info = op->info,
                                     .operands = operands,
                                     .noperands = op->noperands,
                                     .result_types = types,
                                     .nresults = nresults,
                                     .slots = op->slots});
}

static bool bufferize_read(OneShot *z, Op *op) {
  Value *base = get_buffer(z, op_operand(op, 0));
  return base &&
         replace_with_buffer(z, op, op_result(build_on(z, op, 0, base, 1), 0));
}

static bool bufferize_write(OneShot *z, Op *op) {
  Value *base = get_buffer(z, op_operand(op, 1));
  if (!base)
    return false;
  build_on(z, op, 1, base, 0);
  return replace_with_buffer(z, op, base);
}

static bool bufferize_scatter(OneShot *z, Op *op) {
  Value *base = get_buffer(z, op_operand(op, 0));
  if (!base)
    return false;
  build_on(z, op, 0, base, 0);
  return replace_with_buffer(z, op, base);
}

static bool is_first(OneShot *z, Use *operand) {
  (void)z;
  return operand_number(operand) == 0;
}

static bool is_base(OneShot *z, Use *operand) {
  (void)z;
  return operand_number(operand) == 1;
}

static void values_of_base(OneShot *z, Use *operand, AliasLinks *links) {
  if (operand_number(operand) == 1)
    add_link(z, links, operand, op_result(operand->owner, 0), true, true);
}

// All is overwritten: from index 0 on, without a mask, by a vector as large.
static bool write_reads(OneShot *z, Use *operand) {
  const Op *op = operand->owner;
  const Type *base = op_operand(op, 1)->type, *vector = op_operand(op, 0)->type;
  int rank = base->as.shaped.rank, nvector = vector->as.shaped.rank;
  if (!type_has_static_shape(base) ||
      op_operand_of(op, G_vector_transfer_write_mask))
    return true;
  for (int i = 0; i < rank; i++) {
    int64_t index;
    if (!value_number(z->ctx, op_operand(op, 2 + (uint32_t)i), &index) || index)
      return true;
  }
  for (int i = 0; i < rank && i < nvector; i++)
    if (base->as.shaped.shape[i] > vector->as.shaped.shape[i])
      return true;
  return false;
}

// vector.mask: what it yields of tensors is in memory from outside.

static Op *yield_of(const Op *mask) {
  return block_terminator(mask->regions[0].first);
}

static void operands_of_mask(OneShot *z, Value *value, AliasLinks *links) {
  const Op *mask = value_op(value);
  if (mask)
    add_link(z, links, operand_use(yield_of(mask), value->index), value, true,
             true);
}

static bool resolve_mask(OneShot *z, Op *op) {
  // Copies may stand before it.
  const Op *masked = yield_of(op)->prev;
  for (uint32_t i = 0; masked && i < masked->noperands; i++)
    if (type_is_tensor(op_operand(masked, i)->type) &&
        !is_in_place(z, operand_use(masked, i)))
      return op_plain_error(z->ctx, op, "body must bufferize in-place");
  return resolve_conflicts(z, op);
}

// Rebuilds a vector.mask that yields nothing from outside.
static bool bufferize_mask(OneShot *z, Op *op) {
  Op *yield = yield_of(op);
  ValueList operands = list_of_operands(&z->rw, op, 0),
            kept = list_new(&z->rw, yield->noperands + 1);
  Value **values = arena_zero(z->arena, (op->nresults + 1) * sizeof *values,
                              _Alignof(Value *));
  for (uint32_t i = 0; i < yield->noperands; i++) {
    Value *v = op_operand(yield, i);
    const Op *made = value_op(v);
    if (made && op_parent(made) == op)
      list_add(&kept, v);
    else
      values[i] = v;
  }
  op_set_operands(z->b.pool, yield, kept.items, kept.count);
  TypeList types = list_types(&z->rw, kept);
  Op *made = build_spec(&z->b, &(OpSpec){.info = op->info,
                                         .operands = operands.items,
                                         .noperands = operands.count,
                                         .result_types = types.items,
                                         .nresults = types.count,
                                         .nregions = 1,
                                         .slots = op->slots});
  rewrite_inline_region(&z->rw, &op->regions[0], &made->regions[0], NULL);
  for (uint32_t i = 0, next = 0; i < op->nresults; i++)
    if (!values[i])
      values[i] = op_result(made, next++);
  return replace_with_buffers(z, op, values);
}

static void values_of_yield(OneShot *z, Use *operand, AliasLinks *links) {
  add_link(z, links, operand,
           op_result(op_parent(operand->owner), operand_number(operand)), true,
           true);
}

static bool always(Use *operand) {
  (void)operand;
  return true;
}

static bool bufferize_yield(OneShot *z, Op *op) {
  ValueList operands = list_of_operands(&z->rw, op, 0);
  for (uint32_t i = 0; i < operands.count; i++)
    if (type_is_tensor(operands.items[i]->type) &&
        !(operands.items[i] = get_buffer(z, operands.items[i])))
      return false;
  build_op(&z->b, op->info->opcode, NULL, 0, operands.items, operands.count);
  rewrite_erase(&z->rw, op);
  return true;
}

const OneShotRow one_shot_vector[] = {
    {ONE_SHOT(OP_vector_gather, bufferize_read)},
    {ONE_SHOT(OP_vector_mask, bufferize_mask), .operands_of = operands_of_mask,
     .resolve = resolve_mask},
    {ONE_SHOT(OP_vector_scatter, bufferize_scatter), .writes = is_first,
     .equal = 1},
    {ONE_SHOT(OP_vector_transfer_read, bufferize_read)},
    {ONE_SHOT(OP_vector_transfer_write, bufferize_write), .reads = write_reads,
     .writes = is_base, .values_of = values_of_base, .inserts = true},
    {ONE_SHOT(OP_vector_yield, bufferize_yield), .values_of = values_of_yield,
     .must_be_in_place = always},
    {0},
};
