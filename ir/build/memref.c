// Making operations of the memref dialect.

#include "ir/build/memref.h"
#include "ir/dialects/memref/memref.h"
#include "ir/analysis/fold.h"

static uint32_t rank_of(const Type *memref) {
  return (uint32_t)memref->as.shaped.rank;
}

Value *build_memref_cast(Builder *b, Type *type, Value *source) {
  return build_unary(b, OP_memref_cast, type, source);
}

// Lists of offsets, sizes and strides: operands behind the source, statics in
// three slots and sizes of groups in a fourth. ORDER SLICE.
typedef struct SliceLists {
  const Mixed *lists[3];
  uint32_t counts[3];
} SliceLists;

static Value *build_slice(Builder *b, Arena *arena, uint32_t opcode, Type *type,
                          Value *source, const SliceLists *slice,
                          uint32_t first_slot) {
  uint32_t n = 1;
  Value **operands =
      arena_array(arena, Value *,
                  1 + slice->counts[0] + slice->counts[1] + slice->counts[2]);
  int32_t segments[4] = {1};
  operands[0] = source;
  for (uint32_t i = 0; i < 3; i++) {
    uint32_t count =
        mixed_values(slice->lists[i], slice->counts[i], operands + n);
    segments[i + 1] = (int32_t)count;
    n += count;
  }
  Op *op = build_op(b, opcode, &type, 1, operands, n);
  for (uint32_t i = 0; i < 3; i++)
    op->slots[first_slot + i] =
        mixed_statics(b->ctx, arena, slice->lists[i], slice->counts[i]);
  op->slots[first_slot + 3] = attr_dense_i32(b->ctx, segments, 4);
  return op_result(op, 0);
}

Value *build_reinterpret_cast(Builder *b, Arena *arena, Type *type,
                              Value *source, const Mixed *offset,
                              const Mixed *sizes, const Mixed *strides) {
  uint32_t rank = rank_of(type);
  return build_slice(b, arena, OP_memref_reinterpret_cast, type, source,
                     &(SliceLists){{offset, sizes, strides}, {1, rank, rank}},
                     A_memref_reinterpret_cast_static_offsets);
}

Op *build_metadata(Builder *b, Arena *arena, Value *memref) {
  Type *type = memref->type;
  uint32_t n = 2 + 2 * rank_of(type);
  Type **types = arena_array(arena, Type *, n);
  types[0] = type_memref(b->ctx, 0, NULL, type->as.shaped.element, NULL,
                         type->as.shaped.space);
  for (uint32_t i = 1; i < n; i++)
    types[i] = b->ctx->index_type;
  return build_op(b, OP_memref_extract_strided_metadata, types, n, &memref, 1);
}

MemrefPart memref_part_of(Arena *arena, const Op *subview) {
  uint32_t n;
  return (MemrefPart){
      mixed_list(arena, subview, G_memref_subview_offsets,
                 A_memref_subview_static_offsets, &n),
      mixed_list(arena, subview, G_memref_subview_sizes,
                 A_memref_subview_static_sizes, &n),
      mixed_list(arena, subview, G_memref_subview_strides,
                 A_memref_subview_static_strides, &n),
  };
}

Value *build_subview(Builder *b, Arena *arena, Type *type, Value *source,
                     const MemrefPart *part) {
  uint32_t rank = rank_of(source->type);
  return build_slice(b, arena, OP_memref_subview, type, source,
                     &(SliceLists){{part->offsets, part->sizes, part->strides},
                                   {rank, rank, rank}},
                     A_memref_subview_static_offsets);
}

static int64_t *numbers_of(Arena *arena, const Mixed *list, uint32_t n) {
  int64_t *numbers = arena_array(arena, int64_t, n + 1);
  for (uint32_t i = 0; i < n; i++)
    numbers[i] = mixed_static(list[i]);
  return numbers;
}

static bool are_numbers(const Mixed *list, uint32_t n, bool sizes) {
  for (uint32_t i = 0; i < n; i++)
    if (!list[i].value && (sizes ? list[i].number < 0 : list[i].number == 0))
      return false;
  return true;
}

Type *memref_part_infer(Ctx *ctx, Arena *arena, const Type *source,
                        const MemrefPart *part) {
  uint32_t rank = rank_of(source);
  if (!are_numbers(part->offsets, rank, true) ||
      !are_numbers(part->sizes, rank, true) ||
      !are_numbers(part->strides, rank, false))
    return NULL;
  return memref_part_type(ctx, arena, source,
                          numbers_of(arena, part->offsets, rank),
                          numbers_of(arena, part->sizes, rank),
                          numbers_of(arena, part->strides, rank));
}

bool memref_part_fits(Arena *arena, const Type *source,
                      const MemrefPart *part) {
  uint32_t rank = rank_of(source);
  return part_fault(source, numbers_of(arena, part->offsets, rank),
                    numbers_of(arena, part->sizes, rank),
                    numbers_of(arena, part->strides, rank))
             .kind == PART_FITS;
}

// ORDER ALLOC: alloc and alloca are rows of one form.
Value *build_alloc_like(Builder *b, Arena *arena, const Op *op, Type *type,
                        Value *const *sizes, uint32_t nsizes) {
  uint32_t first, nsymbols;
  op_operand_group(op, G_memref_alloc_symbolOperands, &first, &nsymbols);
  Value **operands = arena_array(arena, Value *, nsizes + nsymbols + 1);
  for (uint32_t i = 0; i < nsizes; i++)
    operands[i] = sizes[i];
  for (uint32_t i = 0; i < nsymbols; i++)
    operands[nsizes + i] = op_operand(op, first + i);
  Op *made =
      build_op(b, op->info->opcode, &type, 1, operands, nsizes + nsymbols);
  made->slots[A_memref_alloc_alignment] = op_slot(op, A_memref_alloc_alignment);
  made->slots[A_memref_alloc_operandSegmentSizes] = attr_dense_i32(
      b->ctx, (int32_t[]){(int32_t)nsizes, (int32_t)nsymbols}, 2);
  return op_result(made, 0);
}

Attr *memref_group_last(Ctx *ctx, Arena *arena, int rank, int n) {
  int groups = rank - n + 1;
  Attr **group = arena_array(arena, Attr *, groups);
  Attr **dims = arena_array(arena, Attr *, n);
  for (int i = 0; i < groups; i++) {
    int size = i == groups - 1 ? n : 1;
    for (int j = 0; j < size; j++)
      dims[j] = attr_i64(ctx, i + j);
    group[i] = attr_array(ctx, dims, (uint32_t)size);
  }
  return attr_array(ctx, group, (uint32_t)groups);
}

Value *build_collapse_shape(Builder *b, Type *type, Value *source,
                            Attr *groups) {
  Value *value = build_unary(b, OP_memref_collapse_shape, type, source);
  value_op(value)->slots[A_memref_collapse_shape_reassociation] = groups;
  return value;
}

Value *build_expand_shape(Builder *b, Arena *arena, Type *type, Value *source,
                          Attr *groups, const Mixed *sizes) {
  uint32_t rank = rank_of(type);
  Value **operands = arena_array(arena, Value *, rank + 1);
  operands[0] = source;
  uint32_t n = 1 + mixed_values(sizes, rank, operands + 1);
  Op *op = build_op(b, OP_memref_expand_shape, &type, 1, operands, n);
  op->slots[A_memref_expand_shape_reassociation] = groups;
  op->slots[A_memref_expand_shape_static_output_shape] =
      mixed_statics(b->ctx, arena, sizes, rank);
  return op_result(op, 0);
}

Mixed memref_size(Builder *b, Value *memref, int dim) {
  int64_t size = memref->type->as.shaped.shape[dim];
  if (size != DYNAMIC)
    return mixed_number(size);
  return mixed_value(build_value(b, OP_memref_dim, b->ctx->index_type,
                                 (Value *[]){memref, build_index(b, dim)}, 2));
}

Value *memref_dim_or_number(Builder *b, Arena *arena, Value *memref, int dim) {
  Value *operands[] = {memref, build_index(b, dim)};
  Op *op = build_op(b, OP_memref_dim, &b->ctx->index_type, 1, operands, 2);
  return build_or_fold(b, arena, op);
}
