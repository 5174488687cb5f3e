// Replaces operations on tensors by operations on memrefs, as the marks of
// decide.c say. What a dialect's operations become is in of_<dialect>.c; here is
// what they share: buffers of tensors, new memory, copies.
//
// Operations that were replaced stay until the function is done, so that
// handlers see tensors and what made them. A tensor has its buffer when the
// operation that makes it was replaced; one without contents, and a splat, only
// when somebody asks, since most of those are written elsewhere or are scalars.

#include "ir/build/linalg.h"
#include "ir/dialects/linalg/structured.h"
#include "ir/dialects/memref/memref.h"
#include "lowering/bufferize/bufferize.h"

// Types

static Attr *space_of_tensor(const Type *tensor) {
  Attr *encoding = type_is(tensor, TY_TENSOR) ? tensor->as.shaped.layout : NULL;
  return attr_is(encoding, AT_INTEGER) ? encoding : NULL;
}

Type *buffer_type(Bufferize *z, const Type *tensor) {
  Type *element = tensor->as.shaped.element;
  if (type_is(tensor, TY_UNRANKED_TENSOR))
    return type_unranked_memref(z->ctx, element, NULL);
  return type_memref(z->ctx, tensor->as.shaped.rank, tensor->as.shaped.shape,
                     element, NULL, space_of_tensor(tensor));
}

Type *dynamic_layout(Bufferize *z, const Type *memref) {
  int rank = memref->as.shaped.rank;
  int64_t *strides = arena_array(z->arena, int64_t, rank + 1);
  for (int i = 0; i < rank; i++)
    strides[i] = DYNAMIC;
  return type_memref(z->ctx, rank, memref->as.shaped.shape,
                     memref->as.shaped.element,
                     attr_strided(z->ctx, DYNAMIC, strides, (uint32_t)rank),
                     memref->as.shaped.space);
}

// New memory

void own(Bufferize *z, Value *memref) {
  vec_push(z->arena, &z->owned, ((OwnedBuffer){memref, NULL}));
}

// The caller of a function with bare pointers reads and frees a result by one
// pointer, so the elements have to begin where the allocation does.
static bool has_bare_pointers(const Bufferize *z) {
  const Attr *mark =
      z->func ? dict_get(z->func->attrs, ctx_ident_lit(z->ctx, "llvm.bareptr"))
              : NULL;
  return mark && (!attr_is(mark, AT_INTEGER) || attr_to_bool(mark));
}

Value *new_buffer(Bufferize *z, Type *memref, const Mixed *sizes) {
  uint32_t rank = (uint32_t)memref->as.shaped.rank, n = 0;
  Value **operands = arena_array(z->arena, Value *, rank + 1);
  for (uint32_t i = 0; i < rank; i++)
    if (memref->as.shaped.shape[i] == DYNAMIC)
      operands[n++] = mixed_materialize(&z->b, sizes[i]);
  Op *op = build_op(&z->b, OP_memref_alloc, &memref, 1, operands, n);
  if (z->alignment && !has_bare_pointers(z))
    op->slots[A_memref_alloc_alignment] = attr_i64(z->ctx, z->alignment);
  op->slots[A_memref_alloc_operandSegmentSizes] =
      attr_dense_i32(z->ctx, (int32_t[]){(int32_t)n, 0}, 2);
  alloc_mark_checked(z->ctx, op);
  own(z, op_result(op, 0));
  return op_result(op, 0);
}

static const BufferRow *row_of(Bufferize *z, const Value *tensor) {
  const Op *made = value_op(tensor);
  return made ? buffer_row(z, made) : NULL;
}

Mixed dim_size(Bufferize *z, Value *tensor, int dim) {
  const BufferRow *row = row_of(z, tensor);
  int64_t size = tensor->type->as.shaped.shape[dim];
  if (size != DYNAMIC)
    return mixed_number(size);
  if (row && row->late_size)
    return row->late_size(value_op(tensor), dim);
  return memref_size(&z->b, buffer_of(z, tensor), dim);
}

Mixed *dim_sizes(Bufferize *z, Value *tensor) {
  int rank = tensor->type->as.shaped.rank;
  Mixed *sizes = arena_array(z->arena, Mixed, rank + 1);
  for (int i = 0; i < rank; i++)
    sizes[i] = dim_size(z, tensor, i);
  return sizes;
}

Value *new_buffer_like(Bufferize *z, Value *tensor) {
  return new_buffer(z, buffer_type(z, tensor->type), dim_sizes(z, tensor));
}

// Copies

Attr *tensor_constant(Bufferize *z, const Value *tensor) {
  const BufferRow *row = row_of(z, tensor);
  return row && row->flow == FLOW_CONSTANT ? value_constant(z->ctx, tensor)
                                           : NULL;
}

Attr *splat_of(Bufferize *z, const Value *tensor) {
  Attr *value = tensor_constant(z, tensor);
  return attr_is(value, AT_DENSE) && value->as.dense.splat &&
                 value->as.dense.count
             ? dense_attr(z->ctx, value, 0)
             : NULL;
}

void build_copy(Bufferize *z, Value *from, Value *to) {
  if (from == to)
    return;
  if (memref_is_identity(from->type) && memref_is_identity(to->type))
    build_op(&z->b, OP_memref_copy, NULL, 0, (Value *[]){from, to}, 2);
  else
    build_linalg_copy(&z->b, z->arena, from, to);
}

void fill_with(Bufferize *z, Attr *splat, Value *memref) {
  Value *scalar = arith_splat(&z->b, memref->type->as.shaped.element, splat);
  build_fill(&z->b, z->arena, scalar, memref);
}

void copy_contents(Bufferize *z, Value *tensor, Value *to) {
  Attr *splat = splat_of(z, tensor);
  if (splat)
    fill_with(z, splat, to);
  else
    build_copy(z, buffer_of(z, tensor), to);
}

Value *clone_of(Bufferize *z, Value *memref) {
  Value *copy =
      build_unary(&z->b, OP_bufferization_clone, memref->type, memref);
  alloc_mark_checked(z->ctx, value_op(copy));
  own(z, copy);
  return copy;
}

Value *copy_of(Bufferize *z, Value *tensor) {
  if (!type_is(tensor->type, TY_TENSOR))
    return clone_of(z, buffer_of(z, tensor));
  Value *copy = new_buffer_like(z, tensor);
  copy_contents(z, tensor, copy);
  return copy;
}

// Buffers

void set_buffer(Bufferize *z, Value *tensor, Value *buffer) {
  tensor_of(z, tensor)->buffer = buffer;
}

Value *buffer_of(Bufferize *z, Value *tensor) {
  if (!type_is_tensor(tensor->type))
    return tensor;
  Value *buffer = tensor_of(z, tensor)->buffer;
  const BufferRow *row = row_of(z, tensor);
  if (buffer)
    return buffer;
  CHECK(row && row->late_buffer);
  return row->late_buffer(z, value_op(tensor));
}

// Says that contents are copied, and for whom.
static void remark_copy(Bufferize *z, const TensorUse *use) {
  const Op *op = use->op;
  if (!z->remarks)
    return;
  diag_report(&z->ctx->diags, DIAG_REMARK, op_loc(op),
              "'" STR_FMT "' op copies '%s'%s [-Rbufferize]",
              STR_ARG(op_name(op)),
              type_str(z->ctx, op_operand(op, use->operand)->type),
              !use->because        ? ", which nobody may write"
              : use->because == op ? ", which it needs again"
                                   : "");
  if (use->because && use->because != op)
    diag_report(&z->ctx->diags, DIAG_NOTE, op_loc(use->because),
                "what it held is used here");
}

Value *destination(Bufferize *z, Op *op, uint32_t operand) {
  Value *tensor = op_operand(op, operand);
  const TensorUse *use = use_of(z, op, operand);
  if (!use || !use->copy)
    return buffer_of(z, tensor);
  if (use->content)
    remark_copy(z, use);
  return use->content ? copy_of(z, tensor) : new_buffer_like(z, tensor);
}

Value *cast_buffer(Bufferize *z, Value *memref, Type *type) {
  return memref->type == type
             ? memref
             : build_unary(&z->b, OP_memref_cast, type, memref);
}

// Memory in another space than the type of the tensor says is copied to where
// others expect it.
Value *compact_buffer(Bufferize *z, Value *tensor) {
  Value *buffer = buffer_of(z, tensor);
  bool compact = !type_is(buffer->type, TY_MEMREF) ||
                 (memref_is_identity(buffer->type) &&
                  buffer->type->as.shaped.space ==
                      buffer_type(z, tensor->type)->as.shaped.space);
  return compact ? buffer : copy_of(z, tensor);
}

Value *taken_buffer(Bufferize *z, Op *op, uint32_t operand) {
  Value *tensor = op_operand(op, operand);
  const TensorUse *use = use_of(z, op, operand);
  if (use->copy && use->content)
    remark_copy(z, use);
  Value *buffer = !use->copy     ? compact_buffer(z, tensor)
                  : use->content ? copy_of(z, tensor)
                                 : new_buffer_like(z, tensor);
  return cast_buffer(z, buffer, buffer_type(z, tensor->type));
}

Value *handed_buffer(Bufferize *z, Op *op, uint32_t operand, Handing *handing) {
  Value *value = op_operand(op, operand);
  *handing = HAND_NOTHING;
  if (!type_is_tensor(value->type))
    return value;
  if (!use_of(z, op, operand)->alias) {
    *handing = HAND_OWNER;
    return taken_buffer(z, op, operand);
  }
  *handing = HAND_NAME;
  return cast_buffer(z, buffer_of(z, value), buffer_type(z, value->type));
}

bool rewrite_take(Bufferize *z, Op *op) {
  Value **operands = arena_array(z->arena, Value *, op->noperands + 1);
  Handing *handings = arena_array(z->arena, Handing, op->noperands + 1);
  for (uint32_t i = 0; i < op->noperands; i++)
    operands[i] = handed_buffer(z, op, i, &handings[i]);
  Op *made =
      build_op(&z->b, op->info->opcode, NULL, 0, operands, op->noperands);
  ptrmap_set(&z->handed, z->arena, made, handings);
  op_is_dead(z, op);
  return true;
}

// Operations

void op_is_dead(Bufferize *z, Op *op) {
  vec_push(z->arena, &z->dead, op);
}

Handing *handings_of(Bufferize *z, Op *op) {
  Handing *handings = arena_zero(
      z->arena, (op->noperands + 1) * sizeof(Handing), _Alignof(Handing));
  ptrmap_set(&z->handed, z->arena, op, handings);
  return handings;
}

static bool touches_tensors(const Op *op) {
  for (uint32_t i = 0; i < op->noperands; i++)
    if (type_is_tensor(op_operand(op, i)->type))
      return true;
  for (uint32_t i = 0; i < op->nresults; i++)
    if (type_is_tensor(op->results[i].type))
      return true;
  return false;
}

static bool rewrite_op(Bufferize *z, Op *op) {
  const BufferRow *row = buffer_row(z, op);
  builder_before(&z->b, op);
  if (row && (row->flow == FLOW_FORALL || touches_tensors(op)))
    return row->rewrite(z, op);
  if (!row && touches_tensors(op))
    return rewrite_structured(z, op);
  return rewrite_regions(z, op);
}

// Stops at the first error: what comes behind it has no buffers.
bool rewrite_block(Bufferize *z, Block *block) {
  for (Op *op = block->first, *next; op; op = next) {
    next = op->next;
    if (!rewrite_op(z, op))
      return false;
  }
  return true;
}

bool rewrite_regions(Bufferize *z, Op *op) {
  for (uint32_t i = 0; i < op->nregions; i++)
    for (Block *b = op->regions[i].first; b; b = b->next)
      if (!rewrite_block(z, b))
        return false;
  return true;
}

static void erase_dead(Bufferize *z) {
  for (size_t i = z->dead.size; i-- > 0;)
    rewrite_erase(&z->rw, z->dead.data[i]);
  z->dead.size = 0;
}

// From the last argument to the first, since numbers change.
static void change_args(Bufferize *z) {
  for (size_t i = z->arg_changes.size; i-- > 0;) {
    ArgChange c = z->arg_changes.data[i];
    Value *old = block_arg(c.block, c.index);
    if (c.now) {
      old->type = c.now->type;
      if (c.now->uses)
        value_replace_uses(c.now, old);
      block_remove_arg(z->b.pool, c.block, c.now->index);
    } else {
      block_remove_arg(z->b.pool, c.block, c.index);
    }
  }
  z->arg_changes.size = 0;
}

bool rewrite_function(Bufferize *z) {
  z->dead.size = z->owned.size = z->arg_changes.size = 0;
  z->handed = (PtrMap){0};
  Block *body = only_block(&z->func->regions[0]);
  uint32_t n = body->nargs;
  for (uint32_t i = 0; i < n; i++) {
    Value *arg = block_arg(body, i);
    if (!type_is_tensor(arg->type))
      continue;
    Value *now = block_add_arg(z->b.pool, body, buffer_type(z, arg->type),
                               value_loc(arg));
    set_buffer(z, arg, now);
    vec_push(z->arena, &z->arg_changes, ((ArgChange){body, i, now}));
  }
  bool ok = rewrite_block(z, body);
  forget_numbers(z);
  if (ok) {
    erase_dead(z);
    change_args(z);
  }
  return ok;
}
