// Inserts bufferization.alloc_tensor for operands that were decided to be
// bufferized out of place.

#include "lowering/one_shot/one_shot.h"

static bool can_omit_copy(OneShot *z, Use *operand) {
  if (is_undefined(z, operand))
    return true;
  bool reads = operand_reads(z, operand);
  if (operand_writes(z, operand) && !reads)
    return true;
  if (reads)
    return false;
  AliasLinks links = values_of(z, operand);
  for (size_t i = 0; i < links.size; i++)
    if (value_is_read(z, links.data[i].value))
      return false;
  return true;
}

static uint32_t dynamic_sizes(OneShot *z, Value *tensor, Value **values) {
  const Type *type = tensor->type;
  int rank = type->as.shaped.rank;
  Mixed *sizes = arena_array(z->arena, Mixed, rank + 1);
  uint32_t n = 0;
  if (reify_shape(z, tensor, sizes)) {
    for (int i = 0; i < rank; i++)
      if (type->as.shaped.shape[i] == DYNAMIC)
        values[n++] = mixed_materialize(&z->b, sizes[i]);
    return n;
  }
  for (int i = 0; i < rank; i++)
    if (type->as.shaped.shape[i] == DYNAMIC)
      values[n++] = build_dim(z, tensor, i);
  return n;
}

Value *allocate_like(OneShot *z, Value *tensor, bool copy) {
  Type *type = tensor->type;
  Value **values = arena_array(z->arena, Value *, type->as.shaped.rank + 2);
  uint32_t n = copy ? 0 : dynamic_sizes(z, tensor, values);
  Attr *space = NULL;
  if (!copy) {
    Type *buffer = get_buffer_type(z, tensor, NULL);
    if (!buffer)
      return NULL;
    space = buffer->as.shaped.space;
  }
  if (copy)
    values[n] = tensor;
  Op *op = build_op(&z->b, OP_bufferization_alloc_tensor, &type, 1, values,
                    n + copy);
  op->slots[A_bufferization_alloc_tensor_memory_space] = space;
  op->slots[A_bufferization_alloc_tensor_operandSegmentSizes] =
      attr_dense_i32(z->ctx, (int32_t[]){(int32_t)n, copy, 0}, 3);
  return op_result(op, 0);
}

// Whether the one result may be copied in the place of the operand.
static Value *copied_result(OneShot *z, Use *operand) {
  AliasLinks links = values_of(z, operand);
  Value *value = links.size == 1 ? links.data[0].value : NULL;
  return value && !value_is_arg(value) && !operand_writes(z, operand) &&
                 operands_of(z, value).size == 1 &&
                 type_is(value->type, TY_TENSOR)
             ? value
             : NULL;
}

static void use_copy(OneShot *z, Value *value, Value *copy) {
  for (Use *u = value->uses, *next; u; u = next) {
    const OneShotRow *row = known_row(z, u->owner);
    next = u->next;
    if (u->owner != value_op(copy) && !(row && row->keeps_original))
      op_set_operand(u->owner, operand_number(u), copy);
  }
}

bool copy_result(OneShot *z, Value *value) {
  builder_after(&z->b, value_op(value));
  z->b.loc = value_loc(value);
  Value *copy = allocate_like(z, value, true);
  if (copy)
    use_copy(z, value, copy);
  return copy;
}

bool resolve_conflicts(OneShot *z, Op *op) {
  typedef struct Planned {
    uint32_t operand;
    Value *result;
    bool copy;
  } Planned;
  Planned *plans = arena_array(z->arena, Planned, op->noperands + 1);
  uint32_t n = 0;
  for (uint32_t i = 0; i < op->noperands; i++) {
    Use *operand = operand_use(op, i);
    if (!type_is_tensor(operand->value->type) || is_in_place(z, operand))
      continue;
    if (type_is(operand->value->type, TY_UNRANKED_TENSOR))
      return op_plain_error(z->ctx, op,
                            "copying of unranked tensors is not implemented");
    plans[n++] =
        (Planned){i, copied_result(z, operand), !can_omit_copy(z, operand)};
  }
  builder_before(&z->b, op);
  for (uint32_t i = 0; i < n; i++) {
    if (plans[i].result)
      continue;
    Value *copy =
        allocate_like(z, op_operand(op, plans[i].operand), plans[i].copy);
    if (!copy)
      return false;
    op_set_operand(op, plans[i].operand, copy);
  }
  builder_after(&z->b, op);
  z->b.loc = op->loc;
  for (uint32_t i = 0; i < n; i++) {
    if (!plans[i].result)
      continue;
    Value *copy = allocate_like(z, plans[i].result, plans[i].copy);
    if (!copy)
      return false;
    use_copy(z, plans[i].result, copy);
  }
  return true;
}

typedef Vec(Op *) OpVec;
typedef struct Collector {
  OneShot *z;
  OpVec ops;
} Collector;

static void collect(void *user, Op *op) {
  Collector *c = user;
  vec_push(c->z->arena, &c->ops, op);
}

bool insert_copies(OneShot *z, Op *root) {
  Collector c = {.z = z};
  op_walk_post(root, collect, &c);
  vec_push(z->arena, &c.ops, root);
  for (size_t i = 0; i < c.ops.size; i++) {
    Op *op = c.ops.data[i];
    const OneShotRow *row = row_of(z, op);
    if (!row)
      continue;
    builder_before(&z->b, op);
    LocalArena outer = scratch_begin(z);
    bool ok = row->resolve ? row->resolve(z, op) : resolve_conflicts(z, op);
    arena_end(z, &outer);
    if (!ok)
      return false;
  }
  return true;
}
