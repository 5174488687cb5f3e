// linalg-fold-unit-extent-dims: linalg.generic and tensor.pad do without
// dimensions of size 1.
//
// Requires: nothing.
// Guarantees: some canonicalization patterns and folds apply.
// Invalidates: nothing.
//
// Before:
//
//   linalg.generic {
//       indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>,
//                        affine_map<(d0, d1) -> (d0, d1)>],
//       iterator_types = ["parallel", "parallel"]}
//       ins(%a : tensor<1x?xf32>) outs(%b : tensor<1x?xf32>) {...}
//
// After:
//
//   %0 = tensor.collapse_shape %a [[0, 1]] : tensor<1x?xf32> into tensor<?xf32>
//   %1 = tensor.collapse_shape %b [[0, 1]] : tensor<1x?xf32> into tensor<?xf32>
//   %2 = linalg.generic {
//       indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>],
//       iterator_types = ["parallel"]}
//       ins(%0 : tensor<?xf32>) outs(%1 : tensor<?xf32>) {...}
//   %3 = tensor.expand_shape %2 [[0, 1]] output_shape [1, %size]
//
// or with parts that leave these dimensions out, in place of reshapes. One walk
// makes that of each operation, and the greedy driver then sees what follows.
// Where all loops are parallel and the body looks at what was there, that
// becomes an input, and the init an empty tensor.

#include "ir/build/memref.h"
#include "ir/build/tensor.h"
#include "ir/dialects/tensor/tensor.h"
#include "ir/rewrite/fixpoint.h"
#include "lowering/canonicalize/patterns.h"
#include "lowering/canonicalize/reassociation.h"
#include "lowering/linalg/linalg.h"
#include "lowering/linalg/passes.h"
#include "lowering/pass/pass.h"
#include "lowering/tensor/reify.h"
#include "lowering/tensor/to_linalg.h"

// A shape without some dimensions of size 1.
typedef struct Reduced {
  uint32_t full_rank, rank;
  int64_t *shape;
  bool *dropped;    // by dimension of the full shape
  DimGroup *groups; // dimensions that become one; none if the rank is 0
} Reduced;

static bool uses_slices(const Rewriter *rw) {
  const bool *slices = rw->state;
  return *slices;
}

static Reduced reduced_new(Rewriter *rw, const int64_t *shape, uint32_t rank) {
  Reduced r = {.full_rank = rank};
  r.shape = arena_array(rw->arena, int64_t, rank + 1);
  r.dropped = arena_zero(rw->arena, rank + 1, 1);
  r.groups = arena_array(rw->arena, DimGroup, rank + 1);
  for (uint32_t i = 0; i < rank; i++)
    r.shape[i] = shape[i];
  return r;
}

// Dropped dimensions go with the one before them, the first ones with the one
// behind.
static void find_groups(Reduced *r) {
  for (uint32_t i = 0; i < r->full_rank; i++) {
    if (r->dropped[i]) {
      if (r->rank)
        r->groups[r->rank - 1].count++;
      continue;
    }
    uint32_t first = r->rank ? i : 0;
    r->groups[r->rank] = (DimGroup){first, i - first + 1};
    r->shape[r->rank++] = r->shape[i];
  }
}

static Attr *groups_attr(Rewriter *rw, const Reduced *r) {
  return reassociation_attr(rw->b.ctx, rw->arena, r->groups, r->rank);
}

// Collapsing and expanding

static bool can_reduce(const Type *type) {
  return type->kind == TY_TENSOR ? !type->as.shaped.layout
                                 : memref_is_identity(type);
}

static MixedPart whole_of(Rewriter *rw, uint32_t rank, Mixed *sizes) {
  return (MixedPart){mixed_repeat(rw->arena, rank, 0), sizes,
                     mixed_repeat(rw->arena, rank, 1)};
}

static Value *slice_tensor(Rewriter *rw, Value *source, const Reduced *r) {
  MixedPart part =
      whole_of(rw, r->full_rank, tensor_sizes(&rw->b, rw->arena, source));
  return build_extract_slice(&rw->b, rw->arena,
                             type_tensor(rw->b.ctx, (int)r->rank, r->shape,
                                         type_element(source->type), NULL),
                             source, &part);
}

static Value *slice_memref(Rewriter *rw, Value *source, const Reduced *r) {
  Mixed *sizes = arena_array(rw->arena, Mixed, r->full_rank + 1);
  for (uint32_t i = 0; i < r->full_rank; i++)
    sizes[i] = memref_size(&rw->b, source, (int)i);
  Strided strided = memref_strided(rw->arena, source->type);
  int64_t *strides = arena_array(rw->arena, int64_t, r->full_rank + 1);
  for (uint32_t i = 0, n = 0; i < r->full_rank; i++)
    if (!r->dropped[i])
      strides[n++] = strided.strides[i];
  Type *type =
      type_memref(rw->b.ctx, (int)r->rank, r->shape, type_element(source->type),
                  attr_strided(rw->b.ctx, 0, strides, r->rank),
                  source->type->as.shaped.space);
  MixedPart part = whole_of(rw, r->full_rank, sizes);
  return build_subview(&rw->b, rw->arena, type, source, &part);
}

static Value *collapse(Rewriter *rw, Value *source, const Reduced *r) {
  bool is_tensor = source->type->kind == TY_TENSOR;
  if (uses_slices(rw))
    return is_tensor ? slice_tensor(rw, source, r)
                     : slice_memref(rw, source, r);
  return build_collapse_shape(
      &rw->b, type_with_shape(rw->b.ctx, source->type, (int)r->rank, r->shape),
      source, groups_attr(rw, r));
}

// To what has the shape of `dest`, or is a part of it.
static Value *expand(Rewriter *rw, Value *value, Value *dest,
                     const Reduced *r) {
  if (uses_slices(rw)) {
    MixedPart part =
        whole_of(rw, r->full_rank, tensor_sizes(&rw->b, rw->arena, dest));
    return op_result(build_insert_slice(&rw->b, rw->arena,
                                        OP_tensor_insert_slice, value, dest,
                                        &part),
                     0);
  }
  Mixed *sizes = mixed_repeat(rw->arena, r->full_rank, 1);
  for (uint32_t i = 0, n = 0; i < r->full_rank; i++)
    if (!r->dropped[i])
      sizes[i] = tensor_size(&rw->b, value, n++);
  return build_expand_shape(&rw->b, rw->arena, dest->type, value,
                            groups_attr(rw, r), sizes);
}

// linalg.generic

typedef struct UnitDims {
  Structured s;
  uint32_t nloops;   // that are left
  bool *unit;        // loops that run once
  AffineExpr **dims; // what stands for a loop: 0, or its new number
  Reduced *reduced;  // of each operand
  Attr **maps;       // new ones, likewise
} UnitDims;

static bool find_units(Rewriter *rw, UnitDims *u) {
  LoopExtent *extents = arena_array(rw->arena, LoopExtent, u->s.nloops + 1);
  if (!structured_extents(&u->s, extents))
    return false;
  u->unit = arena_zero(rw->arena, u->s.nloops + 1, 1);
  u->dims = arena_array(rw->arena, AffineExpr *, u->s.nloops + 1);
  for (uint32_t i = 0; i < u->s.nloops; i++) {
    const Type *type = op_operand(u->s.op, extents[i].operand)->type;
    u->unit[i] = type->as.shaped.shape[extents[i].dim] == 1;
    u->dims[i] = u->unit[i] ? affine_constant(rw->b.ctx, 0)
                            : affine_dim(rw->b.ctx, u->nloops++);
  }
  return true;
}

// Drops the dimensions of size 1 that are always at 0.
static void reduce_operand(Rewriter *rw, UnitDims *u, uint32_t i) {
  const Attr *map = u->s.maps[i];
  const Type *type = op_operand(u->s.op, i)->type;
  uint32_t rank = structured_rank(type), n = 0;
  Reduced *r = &u->reduced[i];
  AffineExpr **results = arena_array(rw->arena, AffineExpr *, rank + 1);
  *r = reduced_new(rw, rank ? type->as.shaped.shape : NULL, rank);
  for (uint32_t k = 0; k < rank; k++) {
    AffineExpr *e =
        affine_replace(rw->b.ctx, map->as.map.results[k], u->dims, NULL);
    r->dropped[k] = r->shape[k] == 1 && affine_is_number(e, 0);
    if (!r->dropped[k])
      results[n++] = e;
  }
  find_groups(r);
  u->maps[i] =
      attr_affine_map(rw->b.ctx, u->nloops, map->as.map.nsymbols, results, n);
}

static bool is_reduced(const Reduced *r) {
  return r->rank != r->full_rank;
}

static bool find_reductions(Rewriter *rw, UnitDims *u) {
  uint32_t n = u->s.op->noperands;
  bool changed = false;
  u->reduced = arena_array(rw->arena, Reduced, n + 1);
  u->maps = arena_array(rw->arena, Attr *, n + 1);
  for (uint32_t i = 0; i < n; i++) {
    reduce_operand(rw, u, i);
    if (is_reduced(&u->reduced[i]) && !can_reduce(op_operand(u->s.op, i)->type))
      return false;
    changed |= u->maps[i] != u->s.maps[i];
  }
  Structured after = u->s;
  after.nloops = u->nloops;
  after.maps = u->maps;
  LoopExtent *extents = arena_array(rw->arena, LoopExtent, u->nloops + 1);
  return changed && structured_extents(&after, extents);
}

static void renumber_indices(Rewriter *rw, const UnitDims *u, Block *body) {
  for (Op *op = body->first, *next; op; op = next) {
    next = op->next;
    if (!op_is(op, OP_linalg_index))
      continue;
    const AffineExpr *dim =
        u->dims[attr_to_i64(op_slot(op, A_linalg_index_dim))];
    if (affine_is(dim, AFFINE_DIM)) {
      rewrite_set_slot(rw, op, A_linalg_index_dim,
                       attr_i64(rw->b.ctx, dim->value));
      continue;
    }
    Builder before = rw->b;
    builder_before(&before, op);
    rewrite_replace1(rw, op, build_index(&before, 0));
  }
}

// Builds the generic on operands without dimensions of size 1.
static Op *build_reduced(Rewriter *rw, const UnitDims *u) {
  Op *op = u->s.op;
  Value **operands = arena_array(rw->arena, Value *, op->noperands + 1);
  bool *reduces = arena_array(rw->arena, bool, u->nloops + 1);
  for (uint32_t i = 0; i < op->noperands; i++) {
    operands[i] = op_operand(op, i);
    if (is_reduced(&u->reduced[i]))
      operands[i] = collapse(rw, operands[i], &u->reduced[i]);
  }
  for (uint32_t i = 0, n = 0; i < u->s.nloops; i++)
    if (!u->unit[i])
      reduces[n++] = u->s.reduces[i];
  Op *made = build_generic(&rw->b, rw->arena,
                           &(GenericParts){.operands = operands,
                                           .noperands = op->noperands,
                                           .ninputs = u->s.ninputs,
                                           .maps = u->maps,
                                           .nloops = u->nloops,
                                           .reduces = reduces});
  rewrite_inline_region(rw, &op->regions[0], &made->regions[0], NULL);
  renumber_indices(rw, u, made->regions[0].first);
  return made;
}

static bool drop_unit_dims(Rewriter *rw, Op *op) {
  UnitDims u = {0};
  if (!structured_of(rw->b.ctx, rw->arena, op, &u.s) || !op->noperands ||
      !find_units(rw, &u) || !find_reductions(rw, &u))
    return false;
  Op *made = build_reduced(rw, &u);
  Value **results = arena_array(rw->arena, Value *, op->nresults + 1);
  for (uint32_t i = 0; i < op->nresults; i++) {
    const Reduced *r = &u.reduced[u.s.ninputs + i];
    results[i] = op_result(made, i);
    if (is_reduced(r))
      results[i] = expand(rw, results[i], structured_init(&u.s, i), r);
  }
  return rewrite_replace(rw, op, results);
}

// tensor.pad

// Pads a tensor without its dimensions of size 1.
static bool drop_pad_unit_dims(Rewriter *rw, Op *op) {
  Value *source = op_operand(op, 0), *value;
  Type *type = op->results[0].type;
  uint32_t rank = structured_rank(type), n = 0, nlists;
  if (!can_reduce(source->type) || !can_reduce(type))
    return false;
  Mixed *low = mixed_list(rw->arena, op, G_tensor_pad_low,
                          A_tensor_pad_static_low, &nlists);
  Mixed *high = mixed_list(rw->arena, op, G_tensor_pad_high,
                           A_tensor_pad_static_high, &nlists);
  Reduced r = reduced_new(rw, source->type->as.shaped.shape, rank);
  int64_t *shape = arena_array(rw->arena, int64_t, rank + 1);
  mixed_fold(rw->b.ctx, low, rank);
  mixed_fold(rw->b.ctx, high, rank);
  for (uint32_t i = 0; i < rank; i++) {
    r.dropped[i] =
        r.shape[i] == 1 && mixed_is(low[i], 0) && mixed_is(high[i], 0);
    if (r.dropped[i])
      continue;
    low[n] = low[i];
    high[n] = high[i];
    shape[n++] = type->as.shaped.shape[i];
  }
  if (n == rank || !(value = pad_constant(rw, op)))
    return false;
  find_groups(&r);
  Type *padded_type =
      type_tensor(rw->b.ctx, (int)n, shape, type_element(type), NULL);
  bool nofold = op_slot(op, A_tensor_pad_nofold) != NULL;
  Op *padded = build_pad(&rw->b, rw->arena, padded_type,
                         collapse(rw, source, &r), low, high, nofold);
  TypeList indices = {arena_array(rw->arena, Type *, n + 1), n};
  for (uint32_t i = 0; i < n; i++)
    indices.items[i] = rw->b.ctx->index_type;
  Builder inner = rw->b;
  builder_at_end(&inner, build_block(rw, padded, 0, indices));
  build_op(&inner, OP_tensor_yield, NULL, 0, &value, 1);
  Value *dest = op_result(op, 0);
  if (uses_slices(rw)) {
    Mixed *sizes = mixed_repeat(rw->arena, rank, 1);
    for (uint32_t i = 0, k = 0; i < rank; i++)
      if (!r.dropped[i])
        sizes[i] = tensor_size(&rw->b, op_result(padded, 0), k++);
    dest = build_tensor_empty_of(&rw->b, rw->arena, type, sizes);
  }
  return rewrite_replace1(rw, op, expand(rw, op_result(padded, 0), dest, &r));
}

static const Pattern patterns_drop[] = {
    PATTERN(OP_linalg_generic, 1, drop_unit_dims, ""),
    PATTERN(OP_tensor_pad, 1, drop_pad_unit_dims, ""),
    {0},
};

// Consequences

static Builder builder_behind(const Rewriter *rw, const Value *value) {
  Builder b = rw->b;
  if (value_op(value))
    builder_after(&b, value_op(value));
  else
    builder_at_start(&b, value_arg_block(value));
  b.loc = rw->b.loc;
  return b;
}

// An init that the body looks at is an input.
static bool move_inits_to_inputs(Rewriter *rw, Op *op) {
  Structured s;
  if (!op_has_pure_tensors(op) || !structured_of(rw->b.ctx, rw->arena, op, &s))
    return false;
  bool any = false;
  if (structured_reduces(&s))
    return false;
  for (uint32_t i = 0; i < s.ninits; i++)
    any |= structured_uses_init(&s, i);
  if (!any)
    return false;
  uint32_t most = op->noperands + s.ninits, n = 0;
  Value **operands = arena_array(rw->arena, Value *, most);
  Attr **maps = arena_array(rw->arena, Attr *, most);
  uint32_t *argument_of = arena_array(rw->arena, uint32_t, op->noperands);
  for (uint32_t i = 0; i < op->noperands; i++) {
    if (i >= s.ninputs && !structured_uses_init(&s, i - s.ninputs))
      continue;
    operands[n] = op_operand(op, i);
    maps[n] = s.maps[i];
    argument_of[i] = n++;
  }
  uint32_t ninputs = n;
  for (uint32_t i = 0; i < s.ninits; i++, n++) {
    Value *init = structured_init(&s, i);
    operands[n] = init;
    maps[n] = s.maps[s.ninputs + i];
    if (!structured_uses_init(&s, i)) {
      argument_of[s.ninputs + i] = n;
      continue;
    }
    Builder after = builder_behind(rw, init);
    operands[n] = build_tensor_empty(
        &after, rw->arena, tensor_sizes(&after, rw->arena, init),
        structured_rank(init->type), type_element(init->type),
        init->type->as.shaped.layout);
  }
  Op *made = build_generic(&rw->b, rw->arena,
                           &(GenericParts){.operands = operands,
                                           .noperands = n,
                                           .ninputs = ninputs,
                                           .maps = maps,
                                           .nloops = s.nloops,
                                           .reduces = s.reduces});
  GenericBody body = generic_begin(&rw->b, made);
  Value **arguments = arena_array(rw->arena, Value *, op->noperands);
  for (uint32_t i = 0; i < op->noperands; i++)
    arguments[i] = block_arg(body.block, argument_of[i]);
  rewrite_merge_block(rw, structured_body(&s), body.block, arguments);
  made->attrs = op->attrs;
  rewrite_replace_by(rw, op, made);
  return true;
}

// The dimensions of a type that are not of size 1.
static Reduced without_units(Rewriter *rw, const Type *type) {
  Reduced r = reduced_new(rw, type->as.shaped.shape, structured_rank(type));
  for (uint32_t i = 0; i < r.full_rank; i++)
    r.dropped[i] = r.shape[i] == 1;
  find_groups(&r);
  return r;
}

static bool reduce_extracted(Rewriter *rw, Op *op) {
  Type *type = op->results[0].type;
  Reduced r = without_units(rw, type);
  if (!is_reduced(&r))
    return false;
  MixedPart part = part_of_op(rw->arena, op);
  Value *slice = build_extract_slice(
      &rw->b, rw->arena, type_with_shape(rw->b.ctx, type, (int)r.rank, r.shape),
      op_operand(op, 0), &part);
  Mixed *sizes = mixed_repeat(rw->arena, r.full_rank, 1);
  for (uint32_t i = 0, n = 0; i < r.full_rank; i++)
    if (!r.dropped[i])
      sizes[i] = tensor_size(&rw->b, slice, n++);
  return rewrite_replace1(rw, op,
                          build_expand_shape(&rw->b, rw->arena, type, slice,
                                             groups_attr(rw, &r), sizes));
}

static bool reduce_inserted(Rewriter *rw, Op *op) {
  Value *source = op_operand(op, 0);
  Reduced r = without_units(rw, source->type);
  if (!is_reduced(&r))
    return false;
  MixedPart part = part_of_op(rw->arena, op);
  Builder outside = rw->b;
  if (!op->nresults) // in scf.forall.in_parallel
    builder_before(&outside, op_parent(op));
  Value *reduced = build_collapse_shape(
      &outside, type_with_shape(rw->b.ctx, source->type, (int)r.rank, r.shape),
      source, groups_attr(rw, &r));
  rewrite_replace_by(rw, op,
                     build_insert_slice(&rw->b, rw->arena, op->info->opcode,
                                        reduced, op_operand(op, 1), &part));
  return true;
}

// The part of an empty tensor is empty.
static bool part_of_empty(Rewriter *rw, Op *op) {
  if (!value_def(op_operand(op, 0), OP_tensor_empty))
    return false;
  Type *type = op->results[0].type;
  uint32_t rank = structured_rank(type);
  Mixed *sizes = arena_array(rw->arena, Mixed, rank + 1);
  for (uint32_t i = 0; i < rank; i++)
    if (!reify_size(rw, op_result(op, 0), i, &sizes[i]))
      return false;
  return rewrite_replace1(
      rw, op, build_tensor_empty_of(&rw->b, rw->arena, type, sizes));
}

static const Pattern patterns_follow[] = {
    PATTERN(OP_linalg_generic, 1, move_inits_to_inputs, ""),
    PATTERN(OP_linalg_copy, 1, fill_in_place_of, ""),
    PATTERN(OP_linalg_copy, 1, copy_over_fill, ""),
    PATTERN(OP_linalg_transpose, 1, fill_in_place_of, ""),
    PATTERN(OP_tensor_extract, 1, read_fill, ""),
    PATTERN(OP_tensor_cast, 1, cast_of_empty, ""),
    PATTERN(OP_tensor_collapse_shape, 1, part_of_empty, ""),
    PATTERN(OP_tensor_dim, 1, dim_of_empty, ""),
    PATTERN(OP_tensor_empty, 1, fold_empty_sizes, ""),
    PATTERN(OP_tensor_expand_shape, 1, part_of_empty, ""),
    PATTERN(OP_tensor_extract_slice, 1, part_of_empty, ""),
    {0},
};

static const Pattern patterns_reduce_parts[] = {
    PATTERN(OP_tensor_extract_slice, 1, reduce_extracted, ""),
    PATTERN(OP_tensor_insert_slice, 1, reduce_inserted, ""),
    PATTERN(OP_tensor_parallel_insert_slice, 1, reduce_inserted, ""),
    {0},
};

static void add_patterns(PatternSet *set, const PassRun *run) {
  pattern_set_add(set, patterns_follow);
  pattern_set_add(set, patterns_linalg_fill);
  pattern_set_add(set, patterns_resolve_dims);
  if (PASS_OPTIONS(run, linalg_fold_unit_extent_dims)->use_slices)
    return;
  pattern_set_add(set, patterns_reduce_parts);
  pattern_set_add(set, patterns_tensor_reshape);
}

bool lower_linalg_fold_unit_extent_dims(PassRun *run, Op *root) {
  bool slices = PASS_OPTIONS(run, linalg_fold_unit_extent_dims)->use_slices;
  pass_walk_post(run, root, pass_pattern_list(run, patterns_drop), &slices);
  fixpoint_forget(root);
  return pass_greedy(run, root, pass_patterns(run, add_patterns)) !=
         GREEDY_FAILED;
}
