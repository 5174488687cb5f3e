// Operations between tensors and memory.

#include "ir/dialects/memref/memref.h"
#include "lowering/bufferize/bufferize.h"

static bool has_buffer(Bufferize *z, Op *op, Value *buffer) {
  set_buffer(z, op_result(op, 0), buffer);
  op_is_dead(z, op);
  return true;
}

// bufferization.alloc_tensor

static Value *copied(const Op *op) {
  return op_operand_of(op, G_bufferization_alloc_tensor_copy);
}

static BufferFlow flow_of_alloc(Bufferize *z, const Op *op) {
  (void)z;
  return copied(op) ? FLOW_NEW : FLOW_EMPTY;
}

// In the memory space that it names, or in that of the tensor's type.
static Type *allocated_type(Bufferize *z, const Op *op) {
  Type *type = buffer_type(z, op->results[0].type);
  Attr *space = op_slot(op, A_bufferization_alloc_tensor_memory_space);
  return space
             ? type_memref(z->ctx, type->as.shaped.rank, type->as.shaped.shape,
                           type->as.shaped.element, NULL, space)
             : type;
}

static bool rewrite_alloc(Bufferize *z, Op *op) {
  const Type *type = op->results[0].type;
  if (!type_is(type, TY_TENSOR) && copied(op) &&
      !op_slot(op, A_bufferization_alloc_tensor_memory_space))
    return has_buffer(z, op, copy_of(z, copied(op)));
  if (!type_is(type, TY_TENSOR))
    return op_error(z->ctx, op, "cannot be bufferized: it has no rank");
  if (copied(op)) {
    Mixed *sizes = dim_sizes(z, copied(op));
    Value *buffer = new_buffer(z, allocated_type(z, op), sizes);
    copy_contents(z, copied(op), buffer);
    return has_buffer(z, op, buffer);
  }
  Mixed *sizes = arena_array(z->arena, Mixed, type->as.shaped.rank + 1);
  for (int i = 0; i < type->as.shaped.rank; i++)
    if (type->as.shaped.shape[i] == DYNAMIC)
      sizes[i] = mixed_value(size_operand(
          op, type, G_bufferization_alloc_tensor_dynamic_sizes, i));
  return has_buffer(z, op, new_buffer(z, allocated_type(z, op), sizes));
}

// bufferization.to_tensor, to_buffer

// Others may write the memory as well: the tensor is what is there now.
static bool is_shared(const Op *to_tensor) {
  return !op_slot(to_tensor, A_bufferization_to_tensor_restrict);
}

static BufferFlow flow_of_to_tensor(Bufferize *z, const Op *op) {
  (void)z;
  if (is_shared(op))
    return FLOW_NEW;
  return op_slot(op, A_bufferization_to_tensor_writable) ? FLOW_BORROWED
                                                         : FLOW_CONSTANT;
}

static Value *copy_of_memory(Bufferize *z, Value *memref, const Type *tensor) {
  if (!type_is(tensor, TY_TENSOR))
    return clone_of(z, memref);
  Mixed *sizes = arena_array(z->arena, Mixed, tensor->as.shaped.rank + 1);
  for (int i = 0; i < tensor->as.shaped.rank; i++)
    sizes[i] = memref_size(&z->b, memref, i);
  Value *copy = new_buffer(z, buffer_type(z, tensor), sizes);
  build_copy(z, memref, copy);
  return copy;
}

static bool rewrite_to_tensor(Bufferize *z, Op *op) {
  Value *memref = op_operand(op, 0);
  if (!is_shared(op))
    return has_buffer(z, op, memref);
  if (z->remarks)
    diag_report(&z->ctx->diags, DIAG_REMARK, op_loc(op),
                "'" STR_FMT "' op copies '%s', which others may write without "
                "'restrict' [-Rbufferize]",
                STR_ARG(op_name(op)), type_str(z->ctx, memref->type));
  return has_buffer(z, op, copy_of_memory(z, memref, op->results[0].type));
}

static BufferFlow flow_of_to_buffer(Bufferize *z, const Op *op) {
  (void)z;
  return op_slot(op, A_bufferization_to_buffer_read_only) ? FLOW_WHOLE
                                                          : FLOW_WRITES;
}

static bool rewrite_to_buffer(Bufferize *z, Op *op) {
  Value *tensor = op_operand(op, 0), *result = op_result(op, 0);
  Type *type = result->type;
  Value *buffer = flow_of_to_buffer(z, op) == FLOW_WHOLE
                      ? buffer_of(z, tensor)
                      : destination(z, op, 0);
  if (type_is(type, TY_MEMREF) && type_is(buffer->type, TY_MEMREF) &&
      memref_is_identity(type) && !memref_is_identity(buffer->type))
    buffer = copy_of(z, tensor);
  if (buffer->type->as.shaped.space != type->as.shaped.space)
    return op_error(z->ctx, op,
                    "cannot be bufferized: the tensor is in another memory "
                    "space");
  buffer = cast_buffer(z, buffer, type);
  if (result->uses)
    value_replace_uses(result, buffer);
  op_is_dead(z, op);
  return true;
}

// bufferization.materialize_in_destination, dealloc_tensor

static bool reads_nothing(Bufferize *z, const Op *op, uint32_t operand) {
  (void)z;
  (void)op;
  (void)operand;
  return false;
}

static Value *memory_of_materialize(const Op *op) {
  Value *dest = op_operand(op, 1);
  return type_is(dest->type, TY_MEMREF) &&
                 op_slot(op,
                         A_bufferization_materialize_in_destination_restrict) &&
                 op_slot(op,
                         A_bufferization_materialize_in_destination_writable)
             ? dest
             : NULL;
}

// A source that was built in the destination is there already.
static bool rewrite_materialize(Bufferize *z, Op *op) {
  Value *dest = destination(z, op, 1), *source = op_operand(op, 0);
  if (splat_of(z, source) || buffer_of(z, source) != dest)
    copy_contents(z, source, dest);
  if (op->nresults)
    return has_buffer(z, op, dest);
  op_is_dead(z, op);
  return true;
}

static UseKind use_of_dealloc(Bufferize *z, const Op *op, uint32_t operand) {
  (void)z;
  (void)op;
  (void)operand;
  return USE_NONE;
}

// Memory that was allocated here is freed behind its last use anyway.
static bool rewrite_dealloc(Bufferize *z, Op *op) {
  Value *tensor = op_operand(op, 0);
  bool is_argument = value_arg_block(tensor_of(z, tensor)->root) ==
                     only_block(&z->func->regions[0]);
  op_is_dead(z, op);
  if ((group_of(z, tensor)->unowned || is_argument) && !splat_of(z, tensor))
    build_op(&z->b, OP_memref_dealloc, NULL, 0,
             (Value *[]){buffer_of(z, tensor)}, 1);
  return true;
}

// New memory is an effect, but what is in it only matters to who reads it.
void drop_unused_copies(Bufferize *z, Op *func) {
  OpList allocs = collect_ops(z->run, func, OP_bufferization_alloc_tensor);
  for (size_t i = allocs.count; i-- > 0;)
    if (!op_has_uses(allocs.items[i]))
      rewrite_erase(&z->rw, allocs.items[i]);
}

const BufferRow rows_bufferization[] = {
    {BUFFER_ROW(OP_bufferization_alloc_tensor, FLOW_NEW, rewrite_alloc),
     .flow_of = flow_of_alloc, .names_space = true},
    {BUFFER_ROW(OP_bufferization_dealloc_tensor, FLOW_NEW, rewrite_dealloc),
     .use = use_of_dealloc},
    {BUFFER_ROW(OP_bufferization_materialize_in_destination, FLOW_WRITES,
                rewrite_materialize),
     .reads = reads_nothing, .filled_memory = memory_of_materialize},
    {BUFFER_ROW(OP_bufferization_to_buffer, FLOW_WHOLE, rewrite_to_buffer),
     .flow_of = flow_of_to_buffer},
    {BUFFER_ROW(OP_bufferization_to_tensor, FLOW_BORROWED, rewrite_to_tensor),
     .flow_of = flow_of_to_tensor},
    {0},
};
