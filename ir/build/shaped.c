// Making operations that the memref and the tensor dialect have in one form.

#include "ir/build/shaped.h"
#include "ir/dialects/dialects.h"

static uint32_t cast_to(const Type *type) {
  return type_is_tensor(type) ? OP_tensor_cast : OP_memref_cast;
}

Value *build_shaped_cast(Builder *b, Type *type, Value *source) {
  return build_unary(b, cast_to(type), type, source);
}

bool shaped_cast_fits(const Ctx *ctx, const Type *from, const Type *to) {
  return ctx_op_by_opcode(ctx, cast_to(to))->cast_fits(from, to);
}

// ORDER RESHAPE: the rows of both dialects have the same slots and groups.
_Static_assert((int)A_memref_collapse_shape_reassociation ==
                       (int)A_tensor_collapse_shape_reassociation &&
                   (int)A_memref_expand_shape_reassociation ==
                       (int)A_tensor_expand_shape_reassociation &&
                   (int)A_memref_expand_shape_static_output_shape ==
                       (int)A_tensor_expand_shape_static_output_shape &&
                   (int)G_memref_expand_shape_output_shape ==
                       (int)G_tensor_expand_shape_output_shape,
               "ORDER RESHAPE");

Value *build_collapse_shape(Builder *b, Type *type, Value *source,
                            Attr *groups) {
  Value *value = build_unary(b,
                             type_is_tensor(type) ? OP_tensor_collapse_shape
                                                  : OP_memref_collapse_shape,
                             type, source);
  value_op(value)->slots[A_memref_collapse_shape_reassociation] = groups;
  return value;
}

Value *build_expand_shape(Builder *b, Arena *arena, Type *type, Value *source,
                          Attr *groups, const Mixed *sizes) {
  uint32_t rank = type_rank(type);
  Value **operands = arena_array(arena, Value *, rank + 1);
  operands[0] = source;
  uint32_t n = 1 + mixed_values(sizes, rank, operands + 1);
  Op *op = build_op(
      b, type_is_tensor(type) ? OP_tensor_expand_shape : OP_memref_expand_shape,
      &type, 1, operands, n);
  op->slots[A_memref_expand_shape_reassociation] = groups;
  op->slots[A_memref_expand_shape_static_output_shape] =
      mixed_statics(b->ctx, arena, sizes, rank);
  return op_result(op, 0);
}

Value *part_whole(const Op *op) {
  return op_operand_of(op, op->info->part->whole);
}

MixedPart part_of_op(Arena *arena, const Op *op) {
  const OpPart *part = op->info->part;
  uint32_t group = part->offsets, slot = part->static_offsets, n;
  return (MixedPart){
      mixed_list(arena, op, group, slot, &n),
      mixed_list(arena, op, group + 1, slot + 1, &n),
      mixed_list(arena, op, group + 2, slot + 2, &n),
  };
}

Op *build_with_lists(Builder *b, Arena *arena, uint32_t opcode,
                     Type *const *types, uint32_t ntypes,
                     const ListedOperands *from) {
  uint32_t n = from->nleading, room = n;
  int32_t segments[5];
  CHECK(from->nleading + from->nlists <= ARRAY_SIZE(segments));
  for (uint32_t i = 0; i < from->nlists; i++)
    room += from->counts[i];
  Value **operands = arena_array(arena, Value *, room + 1);
  for (uint32_t i = 0; i < n; i++) {
    operands[i] = from->leading[i];
    segments[i] = 1;
  }
  for (uint32_t i = 0; i < from->nlists; i++) {
    uint32_t count =
        mixed_values(from->lists[i], from->counts[i], operands + n);
    segments[from->nleading + i] = (int32_t)count;
    n += count;
  }
  const OpInfo *info = ctx_op_by_opcode(b->ctx, opcode);
  Op *op = build_spec(b, &(OpSpec){.info = info,
                                   .result_types = types,
                                   .nresults = ntypes,
                                   .operands = operands,
                                   .noperands = n,
                                   .nregions = info->nregions});
  for (uint32_t i = 0; i < from->nlists; i++)
    op->slots[from->first_slot + i] =
        mixed_statics(b->ctx, arena, from->lists[i], from->counts[i]);
  op->slots[op_segments_slot(op->info, TRAIT_OPERAND_SEGMENTS)] =
      attr_dense_i32(b->ctx, segments, from->nleading + from->nlists);
  return op;
}
