// Operations between tensors and memory.

#include "lowering/one_shot/one_shot.h"

static Value *copied(const Op *op) {
  return op_operand_of(op, G_bufferization_alloc_tensor_copy);
}

static void no_values(OneShot *z, Use *operand, AliasLinks *links) {
  (void)z;
  (void)operand;
  (void)links;
}

// bufferization.alloc_tensor

static bool alloc_writes(OneShot *z, Value *result) {
  (void)z;
  return copied(value_op(result));
}

static Type *type_of_alloc(OneShot *z, Value *value, const TypeStack *stack) {
  const Op *op = value_op(value);
  Attr *space = op_slot(op, A_bufferization_alloc_tensor_memory_space);
  if (!space && copied(op)) {
    Type *type = get_buffer_type(z, copied(op), stack);
    if (!type)
      return NULL;
    space = type->as.shaped.space;
  } else if (!space && !default_space(z, value->type, op, &space)) {
    return NULL;
  }
  return identity_type(z, value->type, space);
}

// Allocates memory, and copies what the tensor is a copy of.
static bool bufferize_alloc(OneShot *z, Op *op) {
  if (!op_has_uses(op)) {
    rewrite_erase(&z->rw, op);
    return true;
  }
  Value *from = copied(op) ? get_buffer(z, copied(op)) : NULL;
  Type *type = get_buffer_type(z, op_result(op, 0), NULL);
  if (!type || (copied(op) && !from))
    return false;
  ValueList sizes =
      list_of_group(&z->rw, op, G_bufferization_alloc_tensor_dynamic_sizes);
  if (from) {
    sizes = list_new(&z->rw, (uint32_t)type->as.shaped.rank + 1);
    for (int i = 0; i < type->as.shaped.rank; i++)
      if (type->as.shaped.shape[i] == DYNAMIC)
        list_add(&sizes, build_dim(z, from, i));
  }
  Value *buffer = build_alloc(z, type, sizes.items, sizes.count);
  if (from)
    build_memcpy(z, from, buffer);
  return replace_with_buffer(z, op, buffer);
}

static void sizes_of_alloc(OneShot *z, Op *op, Mixed *sizes) {
  if (copied(op))
    sizes_of_value(z, copied(op), sizes);
  else
    sizes_of_group(op, G_bufferization_alloc_tensor_dynamic_sizes, sizes);
}

// bufferization.dealloc_tensor

static bool bufferize_dealloc(OneShot *z, Op *op) {
  Value *buffer = get_buffer(z, op_operand(op, 0));
  if (!buffer)
    return false;
  build_op(&z->b, OP_memref_dealloc, NULL, 0, &buffer, 1);
  rewrite_erase(&z->rw, op);
  return true;
}

// bufferization.materialize_in_destination

static bool is_source(OneShot *z, Use *operand) {
  (void)z;
  return operand_number(operand) == 0;
}

static bool is_dest(OneShot *z, Use *operand) {
  (void)z;
  return operand_number(operand) == 1;
}

static void values_of_materialize(OneShot *z, Use *operand, AliasLinks *links) {
  if (operand_number(operand) == 1 && operand->owner->nresults)
    add_link(z, links, operand, op_result(operand->owner, 0), true, true);
}

static bool always(Use *operand) {
  (void)operand;
  return true;
}

static bool is_elementwise(OneShot *z, Op *op, Use *a, Use *b) {
  (void)z;
  (void)op;
  (void)a;
  (void)b;
  return true;
}

static bool bufferize_materialize(OneShot *z, Op *op) {
  Value *dest = op_operand(op, 1);
  if (type_is_tensor(dest->type))
    dest = get_buffer(z, dest);
  Value *source = dest ? get_buffer(z, op_operand(op, 0)) : NULL;
  if (!source)
    return false;
  build_memcpy(z, source, dest);
  return replace_with_buffer(z, op, dest);
}

// bufferization.to_tensor, to_buffer

static bool stays(OneShot *z, Op *op) {
  (void)z;
  (void)op;
  return true;
}

static bool to_tensor_is_writable(OneShot *z, Value *value) {
  (void)z;
  return op_slot(value_op(value), A_bufferization_to_tensor_writable);
}

static Type *type_of_to_tensor(OneShot *z, Value *value,
                               const TypeStack *stack) {
  (void)z;
  (void)stack;
  return op_operand(value_op(value), 0)->type;
}

static bool to_buffer_writes(OneShot *z, Use *operand) {
  (void)z;
  return !op_slot(operand->owner, A_bufferization_to_buffer_read_only);
}

const OneShotRow one_shot_bufferization[] = {
    {ONE_SHOT(OP_bufferization_alloc_tensor, bufferize_alloc),
     .values_of = no_values, .result_writes = alloc_writes,
     .type_of = type_of_alloc, .allocates = true, .sizes = sizes_of_alloc},
    {ONE_SHOT(OP_bufferization_dealloc_tensor, bufferize_dealloc),
     .reads = reads_never},
    {ONE_SHOT(OP_bufferization_materialize_in_destination,
              bufferize_materialize),
     .reads = is_source, .writes = is_dest, .values_of = values_of_materialize,
     .must_be_in_place = always, .is_elementwise = is_elementwise,
     .inserts = true},
    {ONE_SHOT(OP_bufferization_to_tensor, stays),
     .is_writable = to_tensor_is_writable, .type_of = type_of_to_tensor},
    {ONE_SHOT(OP_bufferization_to_buffer, stays), .writes = to_buffer_writes},
    {0},
};
