// Of convert-vector-to-scf with lower-scalable: what is transposed and then
// written, and has a first dimension that is scalable, is written row by row.
//
//   %t = vector.transpose %v, [1, 0] : vector<2x[4]xf32> to vector<[4]x2xf32>
//   vector.transfer_write %t, %m[%i, %j] {in_bounds = [true, true]}
//   // ->
//   %0 = vector.extract %v[0] : vector<[4]xf32> from vector<2x[4]xf32>
//   %1 = vector.extract %v[1] : vector<[4]xf32> from vector<2x[4]xf32>
//   scf.for %k = %c0 to %c4_vscale step %c1 {
//     %2 = vector.extract %0[%k] : f32 from vector<[4]xf32>
//     %3 = vector.extract %1[%k] : f32 from vector<[4]xf32>
//     %row = vector.from_elements %2, %3 : vector<2xf32>
//     vector.transfer_write %row, %m[%i + %k, %j] {in_bounds = [true]}
//   }

#include "lowering/vector/structure.h"

#include "ir/dialects/dialects.h"
#include "lowering/pass/pass.h"
#include "ir/build/vector.h"

static const Op *transposition_of(const Value *vector) {
  const Op *op = value_def(vector, OP_vector_transpose);
  const Attr *order = op ? op_slot(op, A_vector_transpose_permutation) : NULL;
  return order && ints_at(order, 0) == 1 && ints_at(order, 1) == 0 ? op : NULL;
}

// The bounds of a mask, as values; false when they are not known.
static bool mask_bounds_of(Rewriter *rw, const Value *mask, Value **vscale,
                           Value **bounds) {
  const Op *op = value_op(mask);
  if (value_def(mask, OP_vector_create_mask)) {
    for (uint32_t i = 0; i < 2; i++)
      bounds[i] = op_operand(op, i);
    return true;
  }
  if (!value_def(mask, OP_vector_constant_mask))
    return false;
  const Attr *sizes = op_slot(op, A_vector_constant_mask_mask_dim_sizes);
  for (uint32_t i = 0; i < 2; i++) {
    int64_t size = ints_at(sizes, i);
    bounds[i] = type_dim_is_scalable(mask->type, (int)i)
                    ? build_vscale_times(&rw->b, vscale, size)
                    : build_index(&rw->b, size);
  }
  return true;
}

static Value *build_row(Rewriter *rw, Type *type, Value *const *columns,
                        Value *at) {
  uint32_t n = (uint32_t)vector_dim(type, 0);
  Value **elements = arena_array(rw->arena, Value *, n + 1);
  for (uint32_t i = 0; i < n; i++)
    elements[i] = build_vector_extract_at(&rw->b, columns[i], at);
  return build_value(&rw->b, OP_vector_from_elements, type, elements, n);
}

bool transpose_while_writing(Rewriter *rw, Op *op) {
  Transfer t = transfer_of(op);
  Builder *b = &rw->b;
  Type *type = t.vector->type;
  if (t.base->type->kind != TY_MEMREF || vector_rank(type) != 2 ||
      !type_dim_is_scalable(type, 0) || type_dim_is_scalable(type, 1) ||
      !map_is_identity(t.map) || !transfer_in_bounds(&t, 0))
    return false;
  const Op *transposition = transposition_of(t.vector);
  Value *vscale = NULL, *bounds[2];
  if (!transposition ||
      (t.mask && !mask_bounds_of(rw, t.mask, &vscale, bounds)))
    return false;
  uint32_t n = (uint32_t)vector_dim(type, 1);
  Value **columns = arena_array(rw->arena, Value *, n + 1);
  for (uint32_t i = 0; i < n; i++)
    columns[i] = build_vector_row(b, op_operand(transposition, 0), i);
  Counter c = {.lower = build_index(b, 0)};
  c.upper =
      t.mask ? bounds[0] : build_vscale_times(b, &vscale, vector_dim(type, 0));
  c.step = build_index(b, 1);
  TransferParts parts = transfer_parts(rw->arena, &t);
  Type *row_type = vector_drop_front(b->ctx, type, 1);
  if (t.mask)
    parts.mask = build_unary(b, OP_vector_create_mask,
                             type_i1_same_shape(b->ctx, row_type), bounds[1]);
  Op *loop = begin_for(rw, c, (ValueList){0});
  Builder place = *b;
  builder_at_end(b, body_of(loop, 0));
  Value *at = block_arg(body_of(loop, 0), 0);
  Value *indices[] = {build_index_sum(rw, transfer_index(&t, 0), at),
                      transfer_index(&t, 1)};
  parts.indices = indices;
  parts.value = build_row(rw, row_type, columns, at);
  parts.map = transfer_minor_map(b->ctx, t.base->type, row_type);
  parts.in_bounds = attr_array(b->ctx, t.in_bounds->as.array.items + 1, 1);
  build_transfer(b, rw->arena, &parts);
  build_yield(rw, (ValueList){0});
  *b = place;
  end_structure(rw, loop);
  rewrite_erase(rw, op);
  return true;
}
