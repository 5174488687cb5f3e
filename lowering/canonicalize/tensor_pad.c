// Canonicalization patterns of tensor.pad: no padding is a cast, padding in
// sequence is one, and what is known goes into the type.

#include "ir/build/affine.h"
#include "ir/build/tensor.h"
#include "ir/dialects/tensor/tensor.h"
#include "lowering/canonicalize/patterns.h"
#include "lowering/canonicalize/tensor_int.h"

static const int64_t *shape_of(const Type *tensor) {
  return tensor->as.shaped.shape;
}

static uint32_t rank_of_pad(const Op *op) {
  return type_rank(op_result_type(op));
}

static Mixed *low_of(Rewriter *rw, const Op *op) {
  uint32_t n;
  return mixed_list(rw->arena, op, G_tensor_pad_low, A_tensor_pad_static_low,
                    &n);
}

static Mixed *high_of(Rewriter *rw, const Op *op) {
  uint32_t n;
  return mixed_list(rw->arena, op, G_tensor_pad_high, A_tensor_pad_static_high,
                    &n);
}

static bool is_number(Rewriter *rw, Mixed m, int64_t number) {
  int64_t known = m.number;
  return (!m.value || value_number(rw->b.ctx, m.value, &known)) &&
         known == number;
}

bool all_are_number(Rewriter *rw, const Mixed *list, uint32_t n,
                    int64_t number) {
  for (uint32_t i = 0; i < n; i++)
    if (!is_number(rw, list[i], number))
      return false;
  return true;
}

static bool must_stay(const Op *pad) {
  return op_slot(pad, A_tensor_pad_nofold);
}

// The same padding with other numbers, of something else; it takes the body.
static Value *build_pad_like(Rewriter *rw, Op *op, Type *type, Value *source,
                             const Mixed *low, const Mixed *high) {
  Op *made =
      build_pad(&rw->b, rw->arena, type, source, low, high, must_stay(op));
  made->attrs = op->attrs;
  rewrite_inline_region(rw, &op->regions[0], &made->regions[0], NULL);
  return op_result(made, 0);
}

static bool pad_nothing(Rewriter *rw, Op *op) {
  uint32_t rank = rank_of_pad(op);
  return !must_stay(op) && all_are_number(rw, low_of(rw, op), rank, 0) &&
         all_are_number(rw, high_of(rw, op), rank, 0) &&
         replace_by_shaped_cast(rw, op, op_operand(op, 0));
}

static int64_t padded_size(const Type *source, const Mixed *low,
                           const Mixed *high, uint32_t i) {
  return saturated_add(
      shape_of(source)[i],
      saturated_add(mixed_static(low[i]), mixed_static(high[i])));
}

// Sizes of the result that are known by those of the source, or by the type that
// the result had. NULL when the two contradict each other.
static Type *type_after(Rewriter *rw, const Op *op, const Type *source,
                        const Mixed *low, const Mixed *high) {
  const Type *result = op_result_type(op);
  int64_t *shape = arena_array(rw->arena, int64_t, type_rank(result) + 1);
  for (uint32_t i = 0; i < type_rank(result); i++) {
    int64_t size = padded_size(source, low, high, i), old = shape_of(result)[i];
    if (size != DYNAMIC && (size < 0 || (old != DYNAMIC && old != size)))
      return NULL;
    shape[i] = size == DYNAMIC ? old : size;
  }
  return type_tensor(rw->b.ctx, result->as.shaped.rank, shape,
                     type_element(op_result_type(op)),
                     result->as.shaped.layout);
}

static bool pad_before_cast(Rewriter *rw, Op *op) {
  const Op *cast = value_def(op_operand(op, 0), OP_tensor_cast);
  if (!cast || !tensor_cast_forgets(cast))
    return false;
  Value *source = op_operand(cast, 0);
  Mixed *low = low_of(rw, op), *high = high_of(rw, op);
  Type *type = type_after(rw, op, source->type, low, high);
  if (!type)
    return false;
  if (type == op_result_type(op)) {
    rewrite_set_operand(rw, op, 0, source);
    return true;
  }
  return replace_by_shaped_cast(
      rw, op, build_pad_like(rw, op, type, source, low, high));
}

// What only a cast uses has the type that it casts to.
static bool pad_to_cast(Rewriter *rw, Op *op) {
  Value *result = op_result(op, 0);
  if (!value_has_one_use(result))
    return false;
  Op *cast = result->uses->owner;
  if (!op_is(cast, OP_tensor_cast) ||
      !tensor_type_keeps(op_result_type(op), op_result_type(cast)))
    return false;
  const Mixed *low = low_of(rw, op);
  const Mixed *high = high_of(rw, op);
  Value *made = build_pad_like(rw, op, op_result_type(cast), op_operand(op, 0),
                               low, high);
  rewrite_replace1(rw, cast, made);
  rewrite_erase(rw, op);
  return true;
}

static bool fold_pad_numbers(Rewriter *rw, Op *op) {
  Value *source = op_operand(op, 0);
  Mixed *low = low_of(rw, op), *high = high_of(rw, op);
  mixed_fold(rw->b.ctx, low, rank_of_pad(op));
  mixed_fold(rw->b.ctx, high, rank_of_pad(op));
  Type *type = type_after(rw, op, source->type, low, high);
  return type && type != op_result_type(op) &&
         replace_by_shaped_cast(
             rw, op, build_pad_like(rw, op, type, source, low, high));
}

// The element that padding is of, if it is a constant, or of outside.
static Value *padding_of(Rewriter *rw, const Op *op) {
  const Block *body = op->regions[0].first;
  Value *value = op_operand(body->last, 0);
  const Block *block =
      value_op(value) ? value_op(value)->block : value_arg_block(value);
  return block != body || value_constant(rw->b.ctx, value) ? value : NULL;
}

static Mixed *sums_of(Rewriter *rw, const Mixed *a, const Mixed *b,
                      uint32_t n) {
  Ctx *ctx = rw->b.ctx;
  AffineExpr *sum =
      affine_binary(ctx, AFFINE_ADD, affine_dim(ctx, 0), affine_dim(ctx, 1));
  Mixed *sums = arena_array(rw->arena, Mixed, n + 1);
  for (uint32_t i = 0; i < n; i++)
    sums[i] = affine_apply_mixed(&rw->b, rw->arena, sum, (Mixed[]){a[i], b[i]});
  return sums;
}

static bool join_pads(Rewriter *rw, Op *op) {
  Op *before = value_def(op_operand(op, 0), OP_tensor_pad);
  if (!before || must_stay(op) || must_stay(before))
    return false;
  Value *padding = padding_of(rw, op);
  if (!padding || padding != padding_of(rw, before))
    return false;
  uint32_t rank = rank_of_pad(op);
  const Mixed *outer_high = high_of(rw, op), *inner_high = high_of(rw, before);
  const Mixed *outer_low = low_of(rw, op), *inner_low = low_of(rw, before);
  Mixed *high = sums_of(rw, outer_high, inner_high, rank);
  Mixed *low = sums_of(rw, outer_low, inner_low, rank);
  rewrite_replace1(rw, op,
                   build_pad_like(rw, op, op_result_type(op),
                                  op_operand(before, 0), low, high));
  return true;
}

// pad(slice(pad(slice(x)))), each of other dimensions: a slice that is padded.

typedef struct Chain {
  Op *inner, *inner_slice, *outer, *outer_slice; // the inner one is the last
  MixedPart inner_part, outer_part;
  bool *inner_dims, *outer_dims; // that are padded
  uint32_t rank;
} Chain;

static bool *padded_dims(Rewriter *rw, const Op *op) {
  uint32_t rank = rank_of_pad(op);
  Mixed *low = low_of(rw, op), *high = high_of(rw, op);
  bool *padded = arena_array(rw->arena, bool, rank + 1);
  for (uint32_t i = 0; i < rank; i++)
    padded[i] = !is_number(rw, low[i], 0) || !is_number(rw, high[i], 0);
  return padded;
}

// Matches a pad of a slice of a pad of a slice.
static bool find_chain(Rewriter *rw, Op *op, Chain *c) {
  c->inner = op;
  c->rank = rank_of_pad(op);
  c->inner_slice = value_def(op_operand(op, 0), OP_tensor_extract_slice);
  c->outer = c->inner_slice
                 ? value_def(op_operand(c->inner_slice, 0), OP_tensor_pad)
                 : NULL;
  c->outer_slice =
      c->outer ? value_def(op_operand(c->outer, 0), OP_tensor_extract_slice)
               : NULL;
  if (!c->outer_slice || must_stay(c->outer) ||
      type_rank(op_operand(c->outer_slice, 0)->type) != c->rank ||
      type_rank(op_result_type(c->outer)) != c->rank ||
      type_rank(op_result_type(c->outer_slice)) != c->rank)
    return false;
  c->inner_part = part_of_op(rw->arena, c->inner_slice);
  c->outer_part = part_of_op(rw->arena, c->outer_slice);
  c->inner_dims = padded_dims(rw, c->inner);
  c->outer_dims = padded_dims(rw, c->outer);
  return true;
}

static bool has_one_padding(Rewriter *rw, const Chain *c) {
  const Value *a = padding_of(rw, c->inner), *b = padding_of(rw, c->outer);
  if (!a || !b)
    return false;
  Attr *constant = value_constant(rw->b.ctx, a);
  return constant && constant == value_constant(rw->b.ctx, b);
}

// Each dimension is padded at its end, by one of the two, and of the other pair
// it is the whole from 0 on.
static bool joined_offsets(Rewriter *rw, const Chain *c, Mixed *offsets) {
  for (uint32_t i = 0; i < c->rank; i++) {
    Mixed inner = c->inner_part.offsets[i], outer = c->outer_part.offsets[i];
    if (c->inner_dims[i] && c->outer_dims[i])
      return false;
    if (!c->inner_dims[i] && is_number(rw, inner, 0))
      offsets[i] = outer;
    else if (!c->outer_dims[i] && is_number(rw, outer, 0))
      offsets[i] = inner;
    else
      return false;
  }
  return true;
}

static bool joined_sizes(Rewriter *rw, const Chain *c, Mixed *sizes) {
  for (uint32_t i = 0; i < c->rank; i++) {
    int64_t whole = shape_of(op_result_type(c->outer))[i];
    sizes[i] = c->inner_part.sizes[i];
    if (!c->outer_dims[i])
      continue;
    if (whole == DYNAMIC || !is_number(rw, sizes[i], whole))
      return false;
    sizes[i] = c->outer_part.sizes[i];
  }
  return true;
}

// Makes one pad of one slice of such a chain.
static bool join_pads_of_slices(Rewriter *rw, Op *op) {
  Chain c;
  if (!find_chain(rw, op, &c) ||
      !all_are_number(rw, c.inner_part.strides, c.rank, 1) ||
      !all_are_number(rw, c.outer_part.strides, c.rank, 1) ||
      !all_are_number(rw, low_of(rw, c.inner), c.rank, 0) ||
      !all_are_number(rw, low_of(rw, c.outer), c.rank, 0) ||
      !has_one_padding(rw, &c))
    return false;
  Mixed *offsets = arena_array(rw->arena, Mixed, c.rank + 1);
  Mixed *sizes = arena_array(rw->arena, Mixed, c.rank + 1);
  if (!joined_offsets(rw, &c, offsets) || !joined_sizes(rw, &c, sizes))
    return false;
  Mixed *inner_high = high_of(rw, c.inner), *outer_high = high_of(rw, c.outer);
  Mixed *high = arena_array(rw->arena, Mixed, c.rank + 1);
  int64_t *shape = arena_array(rw->arena, int64_t, c.rank + 1);
  for (uint32_t i = 0; i < c.rank; i++) {
    shape[i] = mixed_static(sizes[i]);
    high[i] = c.inner_dims[i]   ? inner_high[i]
              : c.outer_dims[i] ? outer_high[i]
                                : mixed_number(0);
  }
  Value *source = op_operand(c.outer_slice, 0);
  MixedPart part = {offsets, sizes, c.inner_part.strides};
  Value *slice = build_extract_slice(
      &rw->b, rw->arena,
      type_with_shape(rw->b.ctx, source->type, (int)c.rank, shape), source,
      &part);
  rewrite_replace1(
      rw, op,
      build_pad_like(rw, op, op_result_type(op), slice, low_of(rw, op), high));
  return true;
}

#define ANONYMOUS(name) "(anonymous namespace)::" name

const Pattern patterns_tensor_pad[] = {
    PATTERN(OP_tensor_pad, 1, pad_nothing, ANONYMOUS("FoldStaticZeroPadding")),
    PATTERN(OP_tensor_pad, 1, pad_before_cast,
            ANONYMOUS("FoldSourceTensorCast")),
    PATTERN(OP_tensor_pad, 1, pad_to_cast, ANONYMOUS("FoldTargetTensorCast")),
    PATTERN(OP_tensor_pad, 1, join_pads_of_slices,
            ANONYMOUS("FoldOrthogonalPaddings")),
    PATTERN(OP_tensor_pad, 1, fold_pad_numbers, ANONYMOUS("FoldStaticPadding")),
    PATTERN(OP_tensor_pad, 1, join_pads,
            ANONYMOUS("FoldConsecutiveConstantPadding")),
    {0},
};
