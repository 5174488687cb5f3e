// Sizes of results in terms of operands, as operations say them in MLIR
// (reifyResultShapes): what it makes at the builder's place is the same.

#include "ir/build/affine.h"
#include "ir/dialects/linalg/structured.h"
#include "lowering/one_shot/one_shot.h"

static Mixed size_of_dim(OneShot *z, Value *tensor, int dim) {
  int64_t size = tensor->type->as.shaped.shape[dim];
  return size == DYNAMIC ? mixed_value(build_dim(z, tensor, dim))
                         : mixed_number(size);
}

// The same as a value.
static Mixed folded_dim(OneShot *z, Value *tensor, int dim) {
  int64_t size = tensor->type->as.shaped.shape[dim];
  Value *index = arith_index(&z->b, dim);
  return mixed_value(size == DYNAMIC
                         ? build_value(&z->b, OP_tensor_dim, z->ctx->index_type,
                                       (Value *[]){tensor, index}, 2)
                         : arith_index(&z->b, size));
}

static void sizes_of_value(OneShot *z, Value *tensor, Mixed *sizes) {
  for (int i = 0; i < tensor->type->as.shaped.rank; i++)
    sizes[i] = size_of_dim(z, tensor, i);
}

// Operands of a group are the sizes that the type does not know.
static void sizes_of_group(const Op *op, uint32_t group, Mixed *sizes) {
  const Type *type = op->results[0].type;
  for (int i = 0; i < type->as.shaped.rank; i++)
    sizes[i] = type->as.shaped.shape[i] == DYNAMIC
                   ? mixed_value(size_operand(op, type, group, i))
                   : mixed_number(type->as.shaped.shape[i]);
}

// The source's size and what is added on both sides.
static void sizes_of_pad(OneShot *z, const Op *op, Mixed *sizes) {
  const Type *type = op->results[0].type;
  uint32_t n;
  Mixed *low =
      mixed_list(z->arena, op, G_tensor_pad_low, A_tensor_pad_static_low, &n);
  Mixed *high =
      mixed_list(z->arena, op, G_tensor_pad_high, A_tensor_pad_static_high, &n);
  for (int i = 0; i < type->as.shaped.rank; i++) {
    if (type->as.shaped.shape[i] != DYNAMIC) {
      sizes[i] = mixed_number(type->as.shaped.shape[i]);
      continue;
    }
    Mixed parts[] = {
        folded_dim(z, op_operand(op, 0), i),
        low[i],
        high[i],
    };
    AffineExpr *sum = affine_dim(z->ctx, 0);
    for (uint32_t j = 1; j < 3; j++)
      sum = affine_binary(z->ctx, AFFINE_ADD, sum, affine_dim(z->ctx, j));
    sizes[i] = affine_apply_mixed(&z->b, z->arena, sum, parts);
  }
}

// In MLIR, each size is a value; those of the others are those of the first.
static void sizes_of_concat(OneShot *z, const Op *op, Mixed *sizes) {
  const Type *type = op->results[0].type;
  int along = (int)attr_to_i64(op_slot(op, A_tensor_concat_dim));
  for (int i = 0; i < type->as.shaped.rank; i++) {
    if (i == along)
      continue;
    if (type->as.shaped.shape[i] != DYNAMIC)
      sizes[i] = mixed_number(type->as.shaped.shape[i]);
    else
      sizes[i] = size_of_dim(z, op_operand(op, 0), i);
  }
  if (type->as.shaped.shape[along] != DYNAMIC) {
    sizes[along] = mixed_number(type->as.shaped.shape[along]);
    return;
  }
  Mixed *parts = arena_array(z->arena, Mixed, op->noperands + 1);
  AffineExpr *sum = NULL;
  for (uint32_t i = 0; i < op->noperands; i++) {
    AffineExpr *mine = affine_dim(z->ctx, i);
    parts[i] = folded_dim(z, op_operand(op, i), along);
    sum = sum ? affine_binary(z->ctx, AFFINE_ADD, sum, mine) : mine;
  }
  sizes[along] = affine_apply_mixed(&z->b, z->arena, sum, parts);
}

// Sizes of a slice that are not left out in the result.
static void sizes_of_slice(OneShot *z, const Op *op, Mixed *sizes) {
  const Type *type = op->results[0].type, *from = op_operand(op, 0)->type;
  MixedPart part = part_of_op(z->arena, op);
  int at = 0, rank = type->as.shaped.rank;
  for (int i = 0; i < from->as.shaped.rank && at < rank; i++)
    if (mixed_static(part.sizes[i]) == type->as.shaped.shape[at])
      sizes[at++] = part.sizes[i];
}

// The sizes of all operands, in their order, of which most are not used: MLIR
// makes them first, and then takes those that say how far the loops go.
static bool sizes_of_structured(OneShot *z, Op *op, uint32_t result,
                                Mixed *sizes) {
  Structured s;
  if (!structured_of(z->ctx, z->arena, op, &s))
    return false;
  LoopExtent *extents = arena_array(z->arena, LoopExtent, s.nloops + 1);
  Mixed **all = arena_array(z->arena, Mixed *, op->noperands + 1);
  const Type *init = structured_init(&s, result)->type;
  const Attr *map = s.maps[s.ninputs + result];
  if (!structured_extents(&s, extents))
    return false;
  for (uint32_t i = 0; i < op->noperands; i++) {
    Value *operand = op_operand(op, i);
    int rank =
        type_is_tensor(operand->type) ? operand->type->as.shaped.rank : 0;
    all[i] = arena_array(z->arena, Mixed, rank + 1);
    for (int j = 0; j < rank; j++)
      all[i][j] = size_of_dim(z, operand, j);
  }
  for (int i = 0; i < init->as.shaped.rank; i++) {
    const AffineExpr *e = map->as.map.results[i];
    LoopExtent x = {s.ninputs + result, (uint32_t)i};
    if (e->kind == AFFINE_DIM)
      x = extents[e->value];
    sizes[i] = all[x.operand][x.dim];
  }
  return true;
}

bool reify_shape(OneShot *z, Value *tensor, Mixed *sizes) {
  Op *op = value_op(tensor);
  uint32_t n;
  if (!op)
    return false;
  if (op_is_structured(op))
    return sizes_of_structured(z, op, tensor->index, sizes);
  switch (op->info->opcode) {
  case OP_tensor_empty:
    sizes_of_group(op, G_tensor_empty_dynamicSizes, sizes);
    return true;
  case OP_tensor_generate:
    sizes_of_group(op, G_tensor_generate_dynamicExtents, sizes);
    return true;
  case OP_tensor_splat:
    sizes_of_group(op, G_tensor_splat_dynamicSizes, sizes);
    return true;
  case OP_tensor_pad: sizes_of_pad(z, op, sizes); return true;
  case OP_tensor_concat: sizes_of_concat(z, op, sizes); return true;
  case OP_tensor_extract_slice: sizes_of_slice(z, op, sizes); return true;
  case OP_tensor_insert_slice:
  case OP_tensor_insert:
    sizes_of_value(z, op_operand(op, 1), sizes);
    return true;
  case OP_tensor_expand_shape:
    memcpy(sizes,
           mixed_list(z->arena, op, G_tensor_expand_shape_output_shape,
                      A_tensor_expand_shape_static_output_shape, &n),
           (size_t)tensor->type->as.shaped.rank * sizeof *sizes);
    return true;
  case OP_bufferization_alloc_tensor:
    if (op_operand_of(op, G_bufferization_alloc_tensor_copy)) {
      sizes_of_value(z, op_operand_of(op, G_bufferization_alloc_tensor_copy),
                     sizes);
      return true;
    }
    sizes_of_group(op, G_bufferization_alloc_tensor_dynamic_sizes, sizes);
    return true;
  default: return false;
  }
}
