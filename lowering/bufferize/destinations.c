// This step builds a tensor that begins empty directly in the slice that it is
// inserted into:
//
//   %e = tensor.empty() : tensor<4xf32>
//   %f = linalg.fill ins(%x : f32) outs(%e : tensor<4xf32>)
//   %r = tensor.insert_slice %f into %u[8] [4] [1]
//
// becomes
//
//   %e = tensor.extract_slice %u[8] [4] [1]
//   ...
//
// if %u is there by then and nobody but the insertion uses it behind that. The
// part is one without contents: if it cannot be written in place after all,
// nothing is copied.
//
// What is returned as the memory of an argument (tf.aliasing_output) begins there
// likewise.

#include "ir/build/tensor.h"
#include "lowering/bufferize/bufferize.h"

static bool is_there(const Value *value, const Op *at) {
  const Op *made = value_op(value);
  if (!made)
    return op_ancestor_in_block(at, value_arg_block(value));
  Op *there = op_ancestor_in_block(at, made->block);
  return there && op_is_before((Op *)made, there);
}

// Whether all uses but that by `insert` are before `at`.
static bool is_free_from(const Value *value, Op *at, const Op *insert) {
  for (const Use *u = value->uses; u; u = u->next) {
    Op *user = op_ancestor_in_block(u->owner, at->block);
    if (u->owner != insert && (!user || !op_is_before(user, at)))
      return false;
  }
  return true;
}

// Destinations stand behind inputs.
static Use *last_operand_that_is(const Op *op, const Value *value) {
  for (uint32_t i = op->noperands; i-- > 0;)
    if (op_operand(op, i) == value)
      return &op->operands[i];
  return NULL;
}

// The use of an empty tensor that `source` began with, or NULL. All on the way
// is used only for that.
static Use *begins_empty(Bufferize *z, const Value *source) {
  const Value *at = source;
  while (at && value_has_one_use(at)) {
    const Op *made = value_op(at);
    const Value *before = made ? written_before(z, at) : NULL;
    if (!before || before->type != source->type)
      return NULL;
    if (value_def(before, OP_tensor_empty))
      return last_operand_that_is(made, before);
    at = before;
  }
  return NULL;
}

static bool operands_are_there(const Op *insert, uint32_t first, const Op *at) {
  for (uint32_t i = first; i < insert->noperands; i++)
    if (!is_there(op_operand(insert, i), at))
      return false;
  return true;
}

static void visit(void *user, Op *op) {
  Bufferize *z = user;
  if (!op_is(op, OP_tensor_insert_slice) &&
      !op_is(op, OP_tensor_parallel_insert_slice))
    return;
  Value *source = op_operand(op, 0), *dest = op_operand(op, 1);
  Use *empty = begins_empty(z, source);
  if (!empty || !operands_are_there(op, 1, empty->owner) ||
      !is_free_from(dest, empty->owner, op))
    return;
  builder_before(&z->b, empty->owner);
  MixedPart part = tensor_part_of(z->arena, op);
  Value *there =
      build_extract_slice(&z->b, z->arena, source->type, dest, &part);
  ptrmap_set(&z->fresh, z->arena, value_op(there), op);
  op_set_operand(empty->owner, (uint32_t)(empty - empty->owner->operands),
                 there);
}

void build_in_destinations(Bufferize *z) {
  op_walk(z->func, visit, z);
}

void build_in_arguments(Bufferize *z) {
  Op *end = block_terminator(only_block(&z->func->regions[0]));
  for (uint32_t i = 0; i < end->noperands; i++) {
    Value *arg = argument_of_result(z, i);
    Use *empty = arg ? begins_empty(z, op_operand(end, i)) : NULL;
    if (empty)
      op_set_operand(empty->owner, (uint32_t)(empty - empty->owner->operands),
                     arg);
  }
}
