// Operations of the tensor dialect that take and put parts, by ones that
// bufferization knows.
//
//   tensor.concat   an empty tensor, into which each input is inserted
//   tensor.gather   a linalg.generic over the elements of the result, whose body
//                   extracts the indices and then the element
//   tensor.scatter  loops over the slices, each of which is inserted where its
//                   indices say
//   tensor.bitcast  a linalg.generic of arith.bitcast
//
//   %0 = tensor.gather %t[%i] gather_dims([1]) :
//       (tensor<4x9xf32>, tensor<?x1xi32>) -> tensor<?x4xf32>
//
//   %1 = tensor.empty(%n) : tensor<?x4xf32>
//   %0 = linalg.generic ... outs(%1 : tensor<?x4xf32>) {
//   ^bb0(%out: f32):
//     %a = linalg.index 0 : index
//     %b = linalg.index 1 : index
//     %c = tensor.extract %i[%a, %c0] : tensor<?x1xi32>
//     %d = arith.index_cast %c : i32 to index
//     %e = tensor.extract %t[%b, %d] : tensor<4x9xf32>
//     linalg.yield %e : f32
//   } -> tensor<?x4xf32>

#include "lowering/tensor/to_linalg.h"

#include "ir/build/arith.h"
#include "ir/build/control.h"
#include "ir/build/linalg.h"
#include "ir/build/tensor.h"

// tensor.concat

// Inserts the inputs one behind the other into an empty tensor.
bool decompose_concat(Rewriter *rw, Op *op) {
  Builder *b = &rw->b;
  Type *type = op->results[0].type;
  uint32_t rank = type_rank(type), n = op->noperands;
  uint32_t dim = (uint32_t)attr_to_i64(op_slot(op, A_tensor_concat_dim));
  Mixed **sizes = arena_array(rw->arena, Mixed *, n);
  Mixed *ends = arena_array(rw->arena, Mixed, n + 1);
  ends[0] = mixed_number(0);
  for (uint32_t i = 0; i < n; i++) {
    sizes[i] = tensor_sizes(b, rw->arena, op_operand(op, i));
    ends[i + 1] = mixed_add(b, ends[i], sizes[i][dim]);
  }
  Mixed *whole = arena_array(rw->arena, Mixed, rank + 1);
  for (uint32_t i = 0; i < rank; i++)
    whole[i] = i == dim ? ends[n] : sizes[0][i];
  Value *result = build_tensor_empty_of(b, rw->arena, type, whole);
  MixedPart part = {.strides = mixed_repeat(rw->arena, rank, 1)};
  for (uint32_t i = 0; i < n; i++) {
    part.offsets = mixed_repeat(rw->arena, rank, 0);
    part.offsets[dim] = ends[i];
    part.sizes = sizes[i];
    result = build_inserted(b, rw->arena, op_operand(op, i), result, &part);
  }
  return rewrite_replace1(rw, op, result);
}

// tensor.gather and tensor.scatter: slices of a whole, at the places that a
// tensor of indices names. The slices' leading dimensions are those of the
// indices but the last; the others are those of the whole, of which the ones
// that are named are 1 or left out.

typedef struct Places {
  Value *whole, *slices, *indices;
  const Attr *dims;  // that are named
  uint32_t nleading; // dimensions of the slices
  bool has_all;      // named dimensions are not left out of the slices
} Places;

static Places places_of(Value *whole, const Type *slices, Value *indices,
                        const Attr *dims) {
  Places p = {.whole = whole, .indices = indices, .dims = dims};
  p.nleading = type_rank(indices->type) - 1;
  p.has_all = type_rank(slices) == p.nleading + type_rank(whole->type);
  return p;
}

// Which index is that of a dimension; -1: none.
static int place_of(const Places *p, uint32_t dim) {
  for (uint64_t i = 0; i < p->dims->as.dense.count; i++)
    if (dense_int(p->dims, i) == dim)
      return (int)i;
  return -1;
}

// An index of the slice that the leading indices name.
static Value *build_place(Builder *b, Arena *arena, const Places *p,
                          Value *const *leading, int64_t number) {
  Value **at = arena_array(arena, Value *, p->nleading + 1);
  for (uint32_t i = 0; i < p->nleading; i++)
    at[i] = leading[i];
  at[p->nleading] = arith_index(b, number);
  Value *place =
      build_tensor_extract(b, arena, p->indices, at, p->nleading + 1);
  return place->type->kind == TY_INDEX
             ? place
             : build_unary(b, OP_arith_index_cast, b->ctx->index_type, place);
}

static Mixed *sizes_of_slices(Rewriter *rw, const Places *p) {
  uint32_t rank = type_rank(p->whole->type), n = 0;
  Mixed *sizes = arena_array(rw->arena, Mixed, p->nleading + rank + 1);
  for (; n < p->nleading; n++)
    sizes[n] = tensor_size(&rw->b, p->indices, n);
  for (uint32_t i = 0; i < rank; i++)
    if (place_of(p, i) < 0)
      sizes[n++] = tensor_size(&rw->b, p->whole, i);
    else if (p->has_all)
      sizes[n++] = mixed_number(1);
  return sizes;
}

// The element of the whole that the loops of a generic over slices are at.
static Value *build_gathered(Rewriter *rw, Builder *b, const Places *p) {
  uint32_t rank = type_rank(p->whole->type), loop = p->nleading;
  Value **leading = arena_array(rw->arena, Value *, p->nleading + 1);
  Value **at = arena_array(rw->arena, Value *, rank + 1);
  for (uint32_t i = 0; i < p->nleading; i++)
    leading[i] = build_linalg_index(b, i);
  for (uint32_t i = 0; i < rank; i++) {
    int place = place_of(p, i);
    at[i] = place < 0 ? build_linalg_index(b, loop)
                      : build_place(b, rw->arena, p, leading, place);
    loop += place < 0 || p->has_all;
  }
  return build_tensor_extract(b, rw->arena, p->whole, at, rank);
}

bool decompose_gather(Rewriter *rw, Op *op) {
  Ctx *ctx = rw->b.ctx;
  Type *type = op->results[0].type;
  uint32_t rank = type_rank(type);
  Places p = places_of(op_operand(op, 0), type, op_operand(op, 1),
                       op_slot(op, A_tensor_gather_gather_dims));
  Value *init =
      build_tensor_empty_of(&rw->b, rw->arena, type, sizes_of_slices(rw, &p));
  Attr *map = affine_map_identity(ctx, rw->arena, rank);
  Op *generic = build_generic(
      &rw->b, rw->arena,
      &(GenericParts){
          .operands = &init, .noperands = 1, .maps = &map, .nloops = rank});
  GenericBody body = generic_begin(&rw->b, generic);
  Value *element = build_gathered(rw, &body.inner, &p);
  generic_end(&body, &element, 1);
  rewrite_replace_by(rw, op, generic);
  return true;
}

// `into` with one slice inserted.
static Value *build_scattered(Rewriter *rw, const Places *p,
                              Value *const *leading, Value *into) {
  Builder *b = &rw->b;
  uint32_t rank = type_rank(p->whole->type), n = p->nleading;
  uint32_t nslices = type_rank(p->slices->type);
  MixedPart from = {mixed_repeat(rw->arena, nslices, 0),
                    mixed_repeat(rw->arena, nslices, 1),
                    mixed_repeat(rw->arena, nslices, 1)};
  MixedPart to = {mixed_repeat(rw->arena, rank, 0),
                  mixed_repeat(rw->arena, rank, 1),
                  mixed_repeat(rw->arena, rank, 1)};
  int64_t *shape = arena_array(rw->arena, int64_t, nslices + 1);
  for (uint32_t i = 0; i < n; i++)
    from.offsets[i] = mixed_value(leading[i]);
  for (uint32_t i = 0, at = n; i < rank; i++) {
    int place = place_of(p, i);
    if (place >= 0)
      to.offsets[i] = mixed_value(build_place(b, rw->arena, p, leading, place));
    else
      to.sizes[i] = from.sizes[at] = tensor_size(b, p->slices, at);
    at += place < 0 || p->has_all;
  }
  for (uint32_t i = n; i < nslices; i++)
    shape[i - n] = mixed_static(from.sizes[i]);
  for (uint32_t i = 0; i < nslices - n; i++)
    if (shape[i] == 0)
      return into;
  Type *type =
      type_with_shape(b->ctx, p->slices->type, (int)(nslices - n), shape);
  Value *slice = build_extract_slice(b, rw->arena, type, p->slices, &from);
  return build_inserted(b, rw->arena, slice, into, &to);
}

// Loops over the leading dimensions from `depth` on, which carry the tensor.
static Value *build_scatter_loops(Rewriter *rw, const Places *p,
                                  Value **leading, uint32_t depth,
                                  Value *into) {
  Builder *b = &rw->b;
  if (depth == p->nleading)
    return build_scattered(rw, p, leading, into);
  Value *zero = arith_index(b, 0), *one = arith_index(b, 1);
  Value *size = mixed_materialize(b, tensor_size(b, p->indices, depth));
  Op *loop = build_for(rw, zero, size, one, list_of(rw, into));
  Builder outside = *b;
  builder_at_end(b, body_of(loop, 0));
  leading[depth] = block_arg(body_of(loop, 0), 0);
  Value *inner = build_scatter_loops(rw, p, leading, depth + 1,
                                     block_arg(body_of(loop, 0), 1));
  build_yield(rw, list_of(rw, inner));
  *b = outside;
  return op_result(loop, 0);
}

bool decompose_scatter(Rewriter *rw, Op *op) {
  Value *slices = op_operand(op, 0);
  Places p = places_of(op_operand(op, 1), slices->type, op_operand(op, 2),
                       op_slot(op, A_tensor_scatter_scatter_dims));
  p.slices = slices;
  Value **leading = arena_array(rw->arena, Value *, p.nleading + 1);
  return rewrite_replace1(rw, op,
                          build_scatter_loops(rw, &p, leading, 0, p.whole));
}

// tensor.bitcast

// arith has integers without a sign only.
static bool is_arith_number(const Type *type) {
  return !type_is(type, TY_INTEGER) || type->as.integer.sign == SIGNLESS;
}

// Makes a generic that casts each element.
bool decompose_bitcast(Rewriter *rw, Op *op) {
  Value *source = op_operand(op, 0);
  Type *type = op->results[0].type;
  if (source->type->kind != TY_TENSOR || type->kind != TY_TENSOR ||
      !is_arith_number(type_element(source->type)) ||
      !is_arith_number(type_element(type)))
    return false;
  uint32_t rank = type_rank(type);
  Attr *map = affine_map_identity(rw->b.ctx, rw->arena, rank);
  Value *init = build_tensor_empty_of(&rw->b, rw->arena, type,
                                      tensor_sizes(&rw->b, rw->arena, source));
  Op *generic =
      build_generic(&rw->b, rw->arena,
                    &(GenericParts){.operands = (Value *[]){source, init},
                                    .noperands = 2,
                                    .ninputs = 1,
                                    .maps = (Attr *[]){map, map},
                                    .nloops = rank});
  GenericBody body = generic_begin(&rw->b, generic);
  Value *element = build_unary(&body.inner, OP_arith_bitcast,
                               type_element(type), block_arg(body.block, 0));
  generic_end(&body, &element, 1);
  rewrite_replace_by(rw, op, generic);
  return true;
}
