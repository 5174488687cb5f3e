// Making operations of the tensor dialect.

#include "ir/build/tensor.h"
#include "ir/dialects/dialects.h"
#include "ir/dialects/tensor/tensor.h"

_Static_assert((int)A_tensor_insert_slice_static_offsets ==
                       (int)A_tensor_parallel_insert_slice_static_offsets &&
                   (int)A_tensor_insert_slice_static_offsets ==
                       (int)A_tensor_extract_slice_static_offsets,
               "ORDER SLICE");

static Op *build_sliced(Builder *b, Arena *arena, uint32_t opcode,
                        Type *const *type, Value *const *leading,
                        uint32_t nleading, const MixedPart *part) {
  uint32_t rank = type_rank(leading[nleading - 1]->type);
  return build_with_lists(
      b, arena, opcode, type, type ? 1 : 0,
      &(ListedOperands){.leading = leading,
                        .nleading = nleading,
                        .lists = {part->offsets, part->sizes, part->strides},
                        .counts = {rank, rank, rank},
                        .nlists = 3,
                        .first_slot = A_tensor_insert_slice_static_offsets});
}

Value *build_extract_slice(Builder *b, Arena *arena, Type *type, Value *source,
                           const MixedPart *part) {
  return op_result(
      build_sliced(b, arena, OP_tensor_extract_slice, &type, &source, 1, part),
      0);
}

Op *build_insert_slice(Builder *b, Arena *arena, uint32_t opcode, Value *source,
                       Value *dest, const MixedPart *part) {
  Value *leading[] = {source, dest};
  bool has_result = opcode == OP_tensor_insert_slice;
  return build_sliced(b, arena, opcode, has_result ? &dest->type : NULL,
                      leading, 2, part);
}

Value *build_inserted(Builder *b, Arena *arena, Value *source, Value *dest,
                      const MixedPart *part) {
  for (uint32_t i = 0; i < type_rank(dest->type); i++)
    if (mixed_is(part->sizes[i], 0))
      return dest;
  return op_result(
      build_insert_slice(b, arena, OP_tensor_insert_slice, source, dest, part),
      0);
}

Value *build_tensor_extract(Builder *b, Arena *arena, Value *tensor,
                            Value *const *indices, uint32_t nindices) {
  Value **operands = arena_array(arena, Value *, nindices + 1);
  operands[0] = tensor;
  for (uint32_t i = 0; i < nindices; i++)
    operands[i + 1] = indices[i];
  return build_value(b, OP_tensor_extract, type_element(tensor->type), operands,
                     nindices + 1);
}

Value *build_tensor_empty(Builder *b, Arena *arena, const Mixed *sizes,
                          uint32_t rank, Type *element, Attr *encoding) {
  int64_t *shape = arena_array(arena, int64_t, rank + 1);
  Value **values = arena_array(arena, Value *, rank + 1);
  for (uint32_t i = 0; i < rank; i++)
    shape[i] = mixed_static(sizes[i]);
  uint32_t n = mixed_values(sizes, rank, values);
  return build_value(b, OP_tensor_empty,
                     type_tensor(b->ctx, (int)rank, shape, element, encoding),
                     values, n);
}

Value *build_tensor_empty_of(Builder *b, Arena *arena, Type *type,
                             const Mixed *sizes) {
  Value **values = arena_array(arena, Value *, type_rank(type) + 1);
  uint32_t n = 0;
  for (uint32_t i = 0; i < type_rank(type); i++)
    if (type->as.shaped.shape[i] == DYNAMIC)
      values[n++] = mixed_materialize(b, sizes[i]);
  return build_value(b, OP_tensor_empty, type, values, n);
}

Op *build_pad(Builder *b, Arena *arena, Type *type, Value *source,
              const Mixed *low, const Mixed *high, bool nofold) {
  uint32_t rank = type_rank(source->type);
  Op *op = build_with_lists(
      b, arena, OP_tensor_pad, &type, 1,
      &(ListedOperands){.leading = &source,
                        .nleading = 1,
                        .lists = {low, high},
                        .counts = {rank, rank},
                        .nlists = 2,
                        .first_slot = A_tensor_pad_static_low});
  op->slots[A_tensor_pad_nofold] = nofold ? b->ctx->unit : NULL;
  return op;
}

Value *build_tensor_dim(Builder *b, Value *tensor, int64_t dim) {
  return build_value(b, OP_tensor_dim, b->ctx->index_type,
                     (Value *[]){tensor, build_index(b, dim)}, 2);
}

Mixed tensor_size(Builder *b, Value *tensor, uint32_t dim) {
  int64_t size = tensor->type->as.shaped.shape[dim];
  if (size != DYNAMIC)
    return mixed_number(size);
  Value *given = tensor_size_given(tensor, (int)dim);
  return mixed_value(given ? given : build_tensor_dim(b, tensor, dim));
}

Mixed *tensor_sizes(Builder *b, Arena *arena, Value *tensor) {
  uint32_t rank = type_rank(tensor->type);
  Mixed *sizes = arena_array(arena, Mixed, rank + 1);
  for (uint32_t i = 0; i < rank; i++)
    sizes[i] = tensor_size(b, tensor, i);
  return sizes;
}

Mixed *mixed_repeat(Arena *arena, uint32_t count, int64_t number) {
  Mixed *list = arena_array(arena, Mixed, count + 1);
  for (uint32_t i = 0; i < count; i++)
    list[i] = mixed_number(number);
  return list;
}
