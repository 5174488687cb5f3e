// Sizes of results in terms of operands, as operations say them in MLIR
// (reifyResultShapes): what it makes at the builder's place is the same.

#include "ir/build/affine.h"
#include "ir/dialects/linalg/structured.h"
#include "lowering/one_shot/one_shot.h"

Mixed size_of_dim(OneShot *z, Value *tensor, int dim) {
  int64_t size = tensor->type->as.shaped.shape[dim];
  return size == DYNAMIC ? mixed_value(build_dim(z, tensor, dim))
                         : mixed_number(size);
}

void sizes_of_value(OneShot *z, Value *tensor, Mixed *sizes) {
  for (int i = 0; i < tensor->type->as.shaped.rank; i++)
    sizes[i] = size_of_dim(z, tensor, i);
}

// Operands of a group are the sizes that the type does not know.
void sizes_of_group(const Op *op, uint32_t group, Mixed *sizes) {
  const Type *type = op->results[0].type;
  for (int i = 0; i < type->as.shaped.rank; i++)
    sizes[i] = type->as.shaped.shape[i] == DYNAMIC
                   ? mixed_value(size_operand(op, type, group, i))
                   : mixed_number(type->as.shaped.shape[i]);
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
  const OneShotRow *row = op ? known_row(z, op) : NULL;
  if (!op)
    return false;
  if (op_is_structured(op))
    return sizes_of_structured(z, op, tensor->index, sizes);
  if (!row || !row->sizes)
    return false;
  row->sizes(z, op, sizes);
  return true;
}
