// Folds of transfers: bounds that are surely kept, masks that mask nothing, and
// of tensors what was written just before.

#include "ir/dialects/vector/vector_int.h"

static bool index_number(Ctx *ctx, const Value *index, int64_t *number) {
  const Attr *constant = value_constant(ctx, index);
  if (!attr_is(constant, AT_INTEGER))
    return false;
  *number = attr_to_i64(constant);
  return true;
}

// In bounds

static void set_slot(Op *op, uint32_t read_slot, uint32_t write_slot,
                     Attr *value) {
  op->slots[op_is(op, OP_vector_transfer_read) ? read_slot : write_slot] =
      value;
}

static bool dim_is_in_bounds(Ctx *ctx, const Transfer *t, uint32_t result,
                             const AffineExpr *dim) {
  const Type *shaped = t->base->type;
  int64_t size = shaped->as.shaped.shape[dim->value], index;
  if (size == DYNAMIC ||
      !index_number(ctx, transfer_index(t, (uint32_t)dim->value), &index))
    return false;
  return index + vector_dim(t->vector->type, (int)result) <= size;
}

// Marks dimensions that are in bounds for sure.
static bool fold_in_bounds(Fold *f, const Transfer *t) {
  uint32_t n = t->map->as.map.nresults;
  Attr **bounds = arena_array(f->arena, Attr *, n + 1);
  bool all = true, changed = false;
  for (uint32_t i = 0; i < n; i++) {
    const AffineExpr *e = t->map->as.map.results[i];
    bool was = transfer_in_bounds(t, i);
    bool is =
        was || (e->kind == AFFINE_DIM && dim_is_in_bounds(f->ctx, t, i, e));
    all &= is || e->kind != AFFINE_DIM;
    changed |= is && !was;
    bounds[i] = attr_bool(f->ctx, is);
  }
  // What is repeated is there if the rest is.
  for (uint32_t i = 0; all && i < n; i++)
    if (t->map->as.map.results[i]->kind == AFFINE_CONSTANT &&
        !attr_to_bool(bounds[i])) {
      bounds[i] = f->ctx->true_attr;
      changed = true;
    }
  if (!changed)
    return false;
  set_slot(t->op, A_vector_transfer_read_in_bounds,
           A_vector_transfer_write_in_bounds, attr_array(f->ctx, bounds, n));
  return fold_in_place(f);
}

bool transfer_has_out_of_bounds(const Transfer *t) {
  for (uint32_t i = 0; i < t->in_bounds->as.array.count; i++)
    if (!transfer_in_bounds(t, i))
      return true;
  return false;
}

static bool fold_full_mask(Fold *f, const Transfer *t) {
  Op *op = t->op;
  if (!t->mask || mask_format(f->ctx, t->mask) != MASK_ALL_TRUE)
    return false;
  uint32_t n = op->noperands - 1; // it is the last
  Value **operands = arena_array(f->arena, Value *, n + 1);
  for (uint32_t i = 0; i < n; i++)
    operands[i] = op_operand(op, i);
  op_set_operands(f->pool, op, operands, n);
  bool is_read = op_is(op, OP_vector_transfer_read);
  int32_t indices = (int32_t)t->nindices;
  int32_t sizes[] = {1, is_read ? indices : 1, is_read ? 1 : indices, 0};
  set_slot(op, A_vector_transfer_read_operandSegmentSizes,
           A_vector_transfer_write_operandSegmentSizes,
           attr_dense_i32(f->ctx, sizes, 4));
  return fold_in_place(f);
}

// What was written

bool transfers_at_same_place(const Transfer *a, const Transfer *b) {
  if (a->map != b->map || a->vector->type != b->vector->type ||
      a->nindices != b->nindices)
    return false;
  for (uint32_t i = 0; i < a->nindices; i++)
    if (transfer_index(a, i) != transfer_index(b, i))
      return false;
  return true;
}

// Are they surely at other places? Of vectors of one type.
bool transfers_are_disjoint(Ctx *ctx, const Transfer *a, const Transfer *b) {
  const Type *vector = a->vector->type;
  if (vector != b->vector->type)
    return false;
  int lead = a->base->type->as.shaped.rank - (int)a->map->as.map.nresults;
  for (int i = 0; i < (int)a->nindices; i++) {
    int64_t x, y;
    if (!index_number(ctx, transfer_index(a, (uint32_t)i), &x) ||
        !index_number(ctx, transfer_index(b, (uint32_t)i), &y))
      continue;
    int64_t distance = x > y ? x - y : y - x;
    if (i < lead ? distance != 0 : distance >= vector_dim(vector, i - lead))
      return true;
  }
  return false;
}

// A splat that was written, and is the padding where a mask leaves it out.
static bool is_same_splat(Ctx *ctx, const Transfer *write,
                          const Transfer *read) {
  if (!read->mask || (write->mask && write->mask != read->mask))
    return false;
  Attr *written = value_constant(ctx, write->vector);
  const Attr *padding = value_constant(ctx, read->padding);
  return attr_is(written, AT_DENSE) && written->as.dense.splat &&
         dense_attr(ctx, written, 0) == padding;
}

static bool fold_read_of_write(Fold *f, const Transfer *read) {
  Op *op = value_def(read->base, OP_vector_transfer_write);
  while (op && read->base->type->kind == TY_TENSOR) {
    Transfer write = transfer_of(op);
    if (!transfer_has_out_of_bounds(&write) &&
        transfers_at_same_place(&write, read) &&
        ((!write.mask && !read->mask) || is_same_splat(f->ctx, &write, read)))
      return fold_to_value(f, write.vector);
    if (!transfers_are_disjoint(f->ctx, &write, read))
      return false;
    op = value_def(write.base, OP_vector_transfer_write);
  }
  return false;
}

bool fold_vector_transfer_read(Fold *f, Op *op) {
  Transfer t = transfer_of(op);
  return fold_read_of_write(f, &t) || fold_in_bounds(f, &t) ||
         fold_full_mask(f, &t) || fold_memref_users_of_casts(f, op);
}

static bool all_indices_are_0(Ctx *ctx, const Transfer *t) {
  int64_t number;
  for (uint32_t i = 0; i < t->nindices; i++)
    if (!index_number(ctx, transfer_index(t, i), &number) || number)
      return false;
  return true;
}

// Does it read or write all of the tensor, as it is?
static bool is_whole(Ctx *ctx, const Transfer *t) {
  return t->map->as.map.nresults && map_is_minor_identity(t->map) &&
         !transfer_has_out_of_bounds(t) &&
         vectors_have_same_shape(t->vector->type, t->base->type) &&
         all_indices_are_0(ctx, t);
}

// A tensor that is read and written to another one, or back.
static bool fold_write_of_read(Fold *f, const Transfer *write) {
  Op *op = value_def(write->vector, OP_vector_transfer_read);
  if (!op || write->base->type->kind != TY_TENSOR)
    return false;
  Transfer read = transfer_of(op);
  bool copies = read.base->type == write->base->type &&
                is_whole(f->ctx, &read) && is_whole(f->ctx, write);
  bool returns = read.base == write->base &&
                 transfers_at_same_place(&read, write) && !read.mask &&
                 !write->mask;
  return (copies || returns) && fold_to_value(f, read.base);
}

bool fold_vector_transfer_write(Fold *f, Op *op) {
  Transfer t = transfer_of(op);
  return fold_write_of_read(f, &t) || fold_in_bounds(f, &t) ||
         fold_full_mask(f, &t) || fold_memref_users_of_casts(f, op);
}
