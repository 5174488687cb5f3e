// Sizes of what operations on tensors give, in terms of their operands.
//
//   %p = tensor.pad %t low[%n] high[2] {...} : tensor<?xf32> to tensor<?xf32>
//   %size = tensor.dim %p, %c0 : tensor<?xf32>
//
// is the size of %t, and %n, and 2. Sizes that the type knows need no rows
// here: tensor.dim folds to them.

#include "lowering/tensor/reify.h"

#include "ir/analysis/fold.h"
#include "ir/build/affine.h"
#include "ir/build/arith.h"
#include "ir/build/tensor.h"
#include "ir/dialects/linalg/structured.h"
#include "ir/dialects/tensor/tensor.h"
#include "lowering/canonicalize/tensor_int.h"

// One of the operation's dimensions. False: nobody knows its size.
typedef bool ReifyFn(Rewriter *rw, Op *op, uint32_t result, uint32_t dim,
                     Mixed *size);

static bool size_of_operand(Rewriter *rw, Op *op, uint32_t operand,
                            uint32_t dim, Mixed *size) {
  *size = tensor_size(&rw->b, op_operand(op, operand), dim);
  return true;
}

static bool reify_of_first(Rewriter *rw, Op *op, uint32_t result, uint32_t dim,
                           Mixed *size) {
  (void)result;
  return size_of_operand(rw, op, 0, dim, size);
}

static bool reify_of_destination(Rewriter *rw, Op *op, uint32_t result,
                                 uint32_t dim, Mixed *size) {
  uint32_t first, count;
  op_operand_group(op, op->info->destinations - 1u, &first, &count);
  return size_of_operand(rw, op, first + result, dim, size);
}

// Operands say the sizes that the type does not know, one after the other.
static bool reify_of_sizes(Rewriter *rw, Op *op, uint32_t result, uint32_t dim,
                           Mixed *size) {
  (void)rw;
  const int64_t *shape = op->results[result].type->as.shaped.shape;
  uint32_t at = op_is(op, OP_tensor_splat);
  for (uint32_t i = 0; i < dim; i++)
    at += shape[i] == DYNAMIC;
  *size = mixed_value(op_operand(op, at));
  return true;
}

static bool reify_alloc_tensor(Rewriter *rw, Op *op, uint32_t result,
                               uint32_t dim, Mixed *size) {
  Value *copied = op_operand_of(op, G_bufferization_alloc_tensor_copy);
  if (!copied)
    return reify_of_sizes(rw, op, result, dim, size);
  *size = tensor_size(&rw->b, copied, dim);
  return true;
}

static bool reify_extract_slice(Rewriter *rw, Op *op, uint32_t result,
                                uint32_t dim, Mixed *size) {
  const Type *whole = op_operand(op, 0)->type;
  MixedPart slice = part_of_op(rw->arena, op);
  const bool *dropped =
      dropped_dims(rw, slice.sizes, whole, op->results[result].type);
  uint32_t i = 0;
  for (uint32_t kept = 0; dropped[i] || kept++ < dim; i++)
    ;
  *size = slice.sizes[i];
  return true;
}

Mixed folded_tensor_size(Rewriter *rw, Value *tensor, uint32_t dim) {
  Value *at = build_index(&rw->b, dim);
  Op *asked = build_op(&rw->b, OP_tensor_dim, &rw->b.ctx->index_type, 1,
                       (Value *[]){tensor, at}, 2);
  return mixed_value(build_or_fold(&rw->b, rw->arena, asked));
}

static bool reify_pad(Rewriter *rw, Op *op, uint32_t result, uint32_t dim,
                      Mixed *size) {
  (void)result;
  Ctx *ctx = rw->b.ctx;
  uint32_t n;
  Mixed parts[] = {folded_tensor_size(rw, op_operand(op, 0), dim),
                   mixed_list(rw->arena, op, G_tensor_pad_low,
                              A_tensor_pad_static_low, &n)[dim],
                   mixed_list(rw->arena, op, G_tensor_pad_high,
                              A_tensor_pad_static_high, &n)[dim]};
  AffineExpr *sum = affine_binary(ctx, AFFINE_ADD, affine_symbol(ctx, 0),
                                  affine_symbol(ctx, 1));
  sum = affine_binary(ctx, AFFINE_ADD, sum, affine_symbol(ctx, 2));
  mixed_fold(ctx, parts, 3);
  *size = affine_apply_mixed(&rw->b, rw->arena, sum, parts);
  return true;
}

// Another input may have a known size where the first one has none.
static bool reify_joined(Rewriter *rw, Op *op, uint32_t dim, Mixed *size) {
  for (uint32_t i = 0; i < op->noperands; i++) {
    int64_t known = op_operand(op, i)->type->as.shaped.shape[dim];
    if (known == DYNAMIC)
      continue;
    *size = mixed_number(known);
    return true;
  }
  return size_of_operand(rw, op, 0, dim, size);
}

static bool reify_concat(Rewriter *rw, Op *op, uint32_t result, uint32_t dim,
                         Mixed *size) {
  (void)result;
  Ctx *ctx = rw->b.ctx;
  if (attr_to_i64(op_slot(op, A_tensor_concat_dim)) != (int64_t)dim)
    return reify_joined(rw, op, dim, size);
  AffineExpr *sum = affine_constant(ctx, 0);
  Mixed *sizes = arena_array(rw->arena, Mixed, op->noperands + 1);
  for (uint32_t i = 0; i < op->noperands; i++) {
    sizes[i] = folded_tensor_size(rw, op_operand(op, i), dim);
    sum = affine_binary(ctx, AFFINE_ADD, sum, affine_symbol(ctx, i));
  }
  *size = affine_apply_mixed(&rw->b, rw->arena, sum, sizes);
  return true;
}

static bool reify_expand_shape(Rewriter *rw, Op *op, uint32_t result,
                               uint32_t dim, Mixed *size) {
  (void)result;
  uint32_t n;
  *size = mixed_list(rw->arena, op, G_tensor_expand_shape_output_shape,
                     A_tensor_expand_shape_static_output_shape, &n)[dim];
  return true;
}

static bool reify_collapse_shape(Rewriter *rw, Op *op, uint32_t result,
                                 uint32_t dim, Mixed *size) {
  (void)result;
  Ctx *ctx = rw->b.ctx;
  DimGroup group =
      reassociation_at(op_slot(op, A_tensor_collapse_shape_reassociation), dim);
  Mixed *sizes = arena_array(rw->arena, Mixed, group.count + 1);
  AffineExpr *product = affine_constant(ctx, 1);
  for (uint32_t i = 0; i < group.count; i++) {
    sizes[i] = tensor_size(&rw->b, op_operand(op, 0), group.first + i);
    product = affine_binary(ctx, AFFINE_MUL, product, affine_symbol(ctx, i));
  }
  *size = affine_apply_mixed(&rw->b, rw->arena, product, sizes);
  return true;
}

// The first operand that the same loop runs along has that size. One that only
// sums of loops run along has that of the init.
static bool reify_structured(Rewriter *rw, Op *op, uint32_t result,
                             uint32_t dim, Mixed *size) {
  Structured s;
  if (!structured_of(rw->b.ctx, rw->arena, op, &s))
    return false;
  LoopExtent *extents = arena_array(rw->arena, LoopExtent, s.nloops + 1);
  const AffineExpr *e = s.maps[s.ninputs + result]->as.map.results[dim];
  if (!affine_is(e, AFFINE_DIM) || !structured_extents(&s, extents))
    return size_of_operand(rw, op, s.ninputs + result, dim, size);
  LoopExtent first = extents[e->value];
  return size_of_operand(rw, op, first.operand, first.dim, size);
}

static const struct {
  uint32_t opcode;
  ReifyFn *reify;
} reify_rows[] = {
    {OP_bufferization_alloc_tensor, reify_alloc_tensor},
    {OP_linalg_pack, reify_of_destination},
    {OP_linalg_softmax, reify_of_first},
    {OP_linalg_unpack, reify_of_destination},
    {OP_tensor_collapse_shape, reify_collapse_shape},
    {OP_tensor_concat, reify_concat},
    {OP_tensor_empty, reify_of_sizes},
    {OP_tensor_expand_shape, reify_expand_shape},
    {OP_tensor_extract_slice, reify_extract_slice},
    {OP_tensor_generate, reify_of_sizes},
    {OP_tensor_insert_slice, reify_of_destination},
    {OP_tensor_pad, reify_pad},
    {OP_tensor_splat, reify_of_sizes},
};

static ReifyFn *reify_of(const Op *op) {
  if (op_is_structured(op))
    return reify_structured;
  for (size_t i = 0; i < ARRAY_SIZE(reify_rows); i++)
    if (op_is(op, reify_rows[i].opcode))
      return reify_rows[i].reify;
  return NULL;
}

bool reify_size(Rewriter *rw, const Value *result, uint32_t dim, Mixed *size) {
  Op *op = value_op(result);
  const Type *type = result->type;
  if (!op || type->kind != TY_TENSOR || dim >= (uint32_t)type->as.shaped.rank)
    return false;
  if (type->as.shaped.shape[dim] != DYNAMIC) {
    *size = mixed_number(type->as.shaped.shape[dim]);
    return true;
  }
  ReifyFn *reify = reify_of(op);
  return reify && reify(rw, op, result->index, dim, size);
}

bool resolve_tensor_dim(Rewriter *rw, Op *op) {
  int64_t dim;
  Mixed size;
  return value_number(rw->b.ctx, op_operand(op, 1), &dim) && dim >= 0 &&
         dim <= UINT32_MAX &&
         reify_size(rw, op_operand(op, 0), (uint32_t)dim, &size) &&
         rewrite_replace1(rw, op, mixed_materialize(&rw->b, size));
}
