// fold-tensor-subset-ops: vectors are read from a tensor itself, not from a
// part of it, and written to it, not to a part that is then inserted.
//
// Requires: nothing.
// Guarantees: folds apply.
// Invalidates: nothing.
//
// Before:
//
//   %p = tensor.extract_slice %t[%i, 3] [8, 8] [1, 1]
//   %v = vector.transfer_read %p[%j, %k], %f {in_bounds = [true]}
//       : tensor<8x8xf32>, vector<4xf32>
//
// After:
//
//   %0 = affine.apply (s0 + s1)[%i, %j]
//   %1 = affine.apply (s0 + 3)[%k]
//   %v = vector.transfer_read %t[%0, %1], %f {in_bounds = [true]}
//       : tensor<?x?xf32>, vector<4xf32>
//
// A vector that may reach behind the part stays, since the tensor goes on
// there, and so does one of a part with strides. What is written replaces the
// whole part: it begins at its begin and has its shape. So does a tensor that is
// inserted into one that is inserted again: both insertions have one size.

#include "ir/build/affine.h"
#include "ir/build/tensor.h"
#include "ir/build/vector.h"
#include "ir/dialects/shaped/shaped.h"
#include "lowering/canonicalize/tensor_int.h"
#include "lowering/pass/pass.h"
#include "lowering/tensor/passes.h"

static bool is_in_bounds(const Transfer *t) {
  for (uint32_t i = 0; i < t->map->as.map.nresults; i++)
    if (!transfer_in_bounds(t, i))
      return false;
  return true;
}

static bool has_unit_strides(Rewriter *rw, const MixedPart *part,
                             uint32_t rank) {
  return all_are_number(rw, part->strides, rank, 1);
}

// Places in the whole; `indices` are those in the part, NULL: its begin.
static Value **places_in_whole(Rewriter *rw, const MixedPart *part,
                               const bool *dropped, uint32_t rank,
                               Value *const *indices) {
  Ctx *ctx = rw->b.ctx;
  AffineExpr *sum = affine_binary(ctx, AFFINE_ADD, affine_symbol(ctx, 0),
                                  affine_symbol(ctx, 1));
  Value **places = arena_array(rw->arena, Value *, rank + 1);
  for (uint32_t i = 0, j = 0; i < rank; i++) {
    Mixed place = part->offsets[i];
    if (indices && !dropped[i]) {
      Mixed both[] = {place, mixed_value(indices[j++])};
      place = affine_apply_mixed(&rw->b, rw->arena, sum, both);
    }
    places[i] = mixed_materialize(&rw->b, place);
  }
  return places;
}

// The map, from dimensions of the whole.
static Attr *map_from_whole(Rewriter *rw, const Attr *map, const bool *dropped,
                            uint32_t rank) {
  Ctx *ctx = rw->b.ctx;
  AffineExpr **dims = arena_array(rw->arena, AffineExpr *, rank + 1);
  for (uint32_t i = 0, j = 0; i < rank; i++)
    if (!dropped[i])
      dims[j++] = affine_dim(ctx, i);
  uint32_t n = map->as.map.nresults;
  AffineExpr **results = arena_array(rw->arena, AffineExpr *, n + 1);
  for (uint32_t i = 0; i < n; i++)
    results[i] = affine_replace(ctx, map->as.map.results[i], dims, NULL);
  return attr_affine_map(ctx, rank, 0, results, n);
}

static bool read_whole(Rewriter *rw, Op *op) {
  Transfer t = transfer_of(op);
  const Op *extract = value_def(t.base, OP_tensor_extract_slice);
  if (!extract || t.mask || !is_in_bounds(&t))
    return false;
  Value *whole = op_operand(extract, 0);
  uint32_t rank = (uint32_t)whole->type->as.shaped.rank;
  MixedPart part = part_of_op(rw->arena, extract);
  if (!has_unit_strides(rw, &part, rank))
    return false;
  const bool *dropped = dropped_dims(rw, part.sizes, whole->type, t.base->type);
  TransferParts parts = transfer_parts(rw->arena, &t);
  parts.base = whole;
  parts.indices = places_in_whole(rw, &part, dropped, rank, parts.indices);
  parts.nindices = rank;
  parts.map = map_from_whole(rw, t.map, dropped, rank);
  rewrite_replace_by(rw, op, build_transfer(&rw->b, rw->arena, &parts));
  return true;
}

// Whether the vector is all of the tensor that it is written to.
static bool writes_all(Rewriter *rw, const Transfer *t) {
  const Type *tensor = t->base->type, *vector = t->vector->type;
  uint32_t rank = (uint32_t)tensor->as.shaped.rank;
  if (t->mask || !is_in_bounds(t) || !map_is_identity(t->map) ||
      vector->as.shaped.rank != tensor->as.shaped.rank ||
      type_is_scalable(vector))
    return false;
  for (uint32_t i = 0; i < rank; i++)
    if (tensor->as.shaped.shape[i] != vector->as.shaped.shape[i] ||
        !value_is_number(rw->b.ctx, op_operand(t->op, t->first_index + i), 0))
      return false;
  return true;
}

// The map of a vector whose elements fill the dimensions that are not dropped.
static Attr *minor_map(Rewriter *rw, const bool *dropped, uint32_t rank) {
  AffineExpr **results = arena_array(rw->arena, AffineExpr *, rank + 1);
  uint32_t n = 0;
  for (uint32_t i = 0; i < rank; i++)
    if (!dropped[i])
      results[n++] = affine_dim(rw->b.ctx, i);
  return attr_affine_map(rw->b.ctx, rank, 0, results, n);
}

static bool write_whole(Rewriter *rw, Op *op) {
  Op *write = value_def(op_operand(op, 0), OP_vector_transfer_write);
  if (!write)
    return false;
  Transfer t = transfer_of(write);
  Value *whole = op_operand(op, 1);
  uint32_t rank = (uint32_t)whole->type->as.shaped.rank;
  MixedPart part = part_of_op(rw->arena, op);
  if (!writes_all(rw, &t) || !has_unit_strides(rw, &part, rank))
    return false;
  const bool *dropped = dropped_dims(rw, part.sizes, whole->type, t.base->type);
  TransferParts parts = transfer_parts(rw->arena, &t);
  parts.base = whole;
  parts.type = whole->type;
  parts.indices = places_in_whole(rw, &part, dropped, rank, NULL);
  parts.nindices = rank;
  parts.map = minor_map(rw, dropped, rank);
  rewrite_replace_by(rw, op, build_transfer(&rw->b, rw->arena, &parts));
  return true;
}

// Whether what `inner` gives has the sizes that it inserts: then that is all of
// it. `dropped` are the dimensions of the whole that it lacks.
static bool fills_part(const MixedPart *outer, const MixedPart *inner,
                       const bool *dropped, uint32_t rank) {
  for (uint32_t i = 0, j = 0; i < rank; i++)
    if (!dropped[i] && !mixed_equal(outer->sizes[i], inner->sizes[j++]))
      return false;
  return true;
}

// What is inserted into all of a tensor that is inserted itself, is inserted
// where that is.
static bool insert_inserted(Rewriter *rw, Op *op) {
  Ctx *ctx = rw->b.ctx;
  const Op *before = value_def(op_operand(op, 0), OP_tensor_insert_slice);
  if (!before)
    return false;
  Value *whole = op_operand(op, 1);
  uint32_t rank = type_rank(whole->type);
  MixedPart outer = part_of_op(rw->arena, op);
  MixedPart inner = part_of_op(rw->arena, before);
  const bool *dropped =
      dropped_dims(rw, outer.sizes, whole->type, op_operand(op, 0)->type);
  if (!has_unit_strides(rw, &outer, rank) ||
      !has_unit_strides(rw, &inner, type_rank(op_operand(before, 1)->type)) ||
      !fills_part(&outer, &inner, dropped, rank))
    return false;
  if (op_is(op, OP_tensor_parallel_insert_slice))
    builder_before(&rw->b, op_parent(op));
  AffineExpr *sum = affine_binary(ctx, AFFINE_ADD, affine_symbol(ctx, 0),
                                  affine_symbol(ctx, 1));
  for (uint32_t i = 0, j = 0; i < rank; i++) {
    Mixed both[] = {outer.offsets[i],
                    dropped[i] ? mixed_number(0) : inner.offsets[j++]};
    outer.offsets[i] = affine_apply_mixed(&rw->b, rw->arena, sum, both);
  }
  builder_before(&rw->b, op);
  Op *made = build_insert_slice(&rw->b, rw->arena, op->info->opcode,
                                op_operand(before, 0), whole, &outer);
  rewrite_replace_by(rw, op, made);
  return true;
}

static const Pattern patterns[] = {
    PATTERN(OP_vector_transfer_read, 1, read_whole, ""),
    PATTERN(OP_tensor_insert_slice, 1, write_whole, ""),
    PATTERN(OP_tensor_insert_slice, 1, insert_inserted, ""),
    PATTERN(OP_tensor_parallel_insert_slice, 1, insert_inserted, ""),
    {0},
};

bool lower_fold_tensor_subset_ops(PassRun *run, Op *root) {
  return pass_greedy_alone(run, root, pass_pattern_list(run, patterns));
}
