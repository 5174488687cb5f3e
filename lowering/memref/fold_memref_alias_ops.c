// fold-memref-alias-ops: accesses to parts and reshapes of a memref, as accesses
// to the memref.
//
// Requires: nothing.
// Guarantees: no memref.load or memref.store is of what memref.subview,
//   expand_shape or collapse_shape gave; no subview is of a subview where both
//   have strides of 1; folds apply.
// Invalidates: nothing.
//
// Before:
//
//   %v = memref.subview %m[%i, 0] [4, 4] [2, 1]
//       : memref<?x4xf32> to memref<4x4xf32, strided<[8, 1], offset: ?>>
//   %x = memref.load %v[%j, %k] : memref<4x4xf32, strided<[8, 1], offset: ?>>
//
// After:
//
//   %0 = affine.apply affine_map<()[s0, s1] -> (s0 + s1 * 2)>()[%i, %j]
//   %x = memref.load %m[%0, %k] : memref<?x4xf32>
//
// Vectors are read and written in the same way where their elements stand in
// the memref as they stand in the view; mlir-opt does not ask for that.

#include "ir/affine.h"
#include "ir/analysis/access.h"
#include "ir/dialects/memref/memref.h"
#include "ir/dialects/vector/vector.h"
#include "ir/rewrite/greedy.h"
#include "lowering/canonicalize/patterns.h"
#include "lowering/memref/passes.h"
#include "lowering/pass/pass.h"
#include "lowering/memref/view_indices.h"
#include "ir/build/vector.h"

static uint32_t rank_of(const Value *memref) {
  return (uint32_t)memref->type->as.shaped.rank;
}

// Accesses

typedef struct ViewAccess {
  Op *op;
  uint32_t memref; // the operand; indices follow it
  Value *view;
  Mixed *indices;
  Type *vector; // of what is read or written at once; NULL: an element
} ViewAccess;

static ViewAccess access_of(Rewriter *rw, Op *op) {
  ViewAccess access = {.op = op, .memref = access_base_operand(op)};
  access.view = op_operand(op, access.memref);
  Type *type = accessed_type(op);
  access.vector = type == type_element(access.view->type) ? NULL : type;
  uint32_t n = rank_of(access.view);
  access.indices = arena_array(rw->arena, Mixed, n + 1);
  for (uint32_t i = 0; i < n; i++)
    access.indices[i] = mixed_value(op_operand(op, access.memref + 1 + i));
  return access;
}

static uint32_t dims_of_vector(const ViewAccess *access) {
  return access->vector ? (uint32_t)access->vector->as.shaped.rank : 0;
}

// The slot of the attribute that stays, or -1. Alignment was promised of the
// view.
static int kept_slot(const Op *op) {
  return op->info->access->nontemporal - 1;
}

// Has it be one of `source`.
static bool replace_access(Rewriter *rw, const ViewAccess *access,
                           Value *source, const Mixed *indices) {
  Op *op = access->op;
  uint32_t n = 0, rank = rank_of(source);
  Value **at = index_values(rw, indices, rank);
  Value **operands = arena_array(rw->arena, Value *, op->noperands + rank);
  if (access->memref)
    operands[n++] = op_operand(op, 0);
  operands[n++] = source;
  for (uint32_t i = 0; i < rank; i++)
    operands[n++] = at[i];
  for (uint32_t i = access->memref + 1 + rank_of(access->view);
       i < op->noperands; i++)
    operands[n++] = op_operand(op, i);
  int slot = kept_slot(op);
  Attr *kept = slot < 0 ? NULL : op_slot(op, (uint32_t)slot);
  Op *made = rewrite_replace_new(rw, op, op->info->opcode, operands, n);
  if (slot >= 0)
    made->slots[slot] = kept;
  return true;
}

static bool replace_transfer(Rewriter *rw, const Transfer *t, Value *source,
                             const Mixed *indices, Attr *map) {
  TransferParts parts = transfer_parts(rw->arena, t);
  parts.base = source;
  parts.nindices = rank_of(source);
  parts.indices = index_values(rw, indices, parts.nindices);
  parts.map = map;
  rewrite_replace_by(rw, t->op, build_transfer(&rw->b, rw->arena, &parts));
  return true;
}

// What computes indices has no room in a vector.mask.
static bool is_masked(const Op *op) {
  const Op *parent = op_parent(op);
  return parent && op_is(parent, OP_vector_mask);
}

// Parts

static bool has_unit_strides(const MixedPart *part, uint32_t rank) {
  for (uint32_t i = 0; i < rank; i++)
    if (!mixed_is(part->strides[i], 1))
      return false;
  return true;
}

// Whether rows of the vector are in the last dimensions of both.
static bool keeps_dims_of_vector_part(Rewriter *rw, uint32_t n,
                                      const Value *source,
                                      const MixedPart *part,
                                      const bool *dropped) {
  uint32_t rank = rank_of(source);
  if (n && !memref_last_is_dense(source->type, rw->arena))
    return false;
  for (uint32_t i = rank; n > 1 && i > rank - n; i--)
    if (dropped[i - 1] || !mixed_is(part->strides[i - 1], 1))
      return false;
  return true;
}

static Mixed *indices_of_part(Rewriter *rw, Op *subview, const Mixed *indices,
                              uint32_t vector_dims) {
  Value *source = op_operand(subview, 0);
  MixedPart part = part_of_op(rw->arena, subview);
  const bool *dropped = subview_dropped_dims(rw, subview, &part);
  if (!dropped ||
      !keeps_dims_of_vector_part(rw, vector_dims, source, &part, dropped))
    return NULL;
  return indices_in_subview(rw, &part, dropped, rank_of(source), indices);
}

// Of the dimensions of the whole instead of those of the part.
static Attr *map_in_whole(Rewriter *rw, const Attr *map, const bool *dropped,
                          uint32_t rank) {
  Ctx *ctx = rw->b.ctx;
  AffineExpr **dims = arena_array(rw->arena, AffineExpr *, rank + 1);
  AffineExpr **results =
      arena_array(rw->arena, AffineExpr *, map->as.map.nresults + 1);
  for (uint32_t i = 0, n = 0; i < rank; i++)
    if (!dropped[i])
      dims[n++] = affine_dim(ctx, i);
  for (uint32_t i = 0; i < map->as.map.nresults; i++)
    results[i] = affine_replace(ctx, map->as.map.results[i], dims, NULL);
  return attr_affine_map(ctx, rank, 0, results, map->as.map.nresults);
}

// Transfers to or from the memref that a subview is part of.
static bool transfer_whole(Rewriter *rw, Op *op) {
  Transfer t = transfer_of(op);
  Op *subview = value_def(t.base, OP_memref_subview);
  if (!subview)
    return false;
  if (transfer_has_out_of_bounds(&t))
    return rewrite_decline(rw, op, "it may go beyond the bounds of the view");
  if (is_masked(op))
    return rewrite_decline(rw, op,
                           "there is no place for its indices in vector.mask");
  Value *source = op_operand(subview, 0);
  MixedPart part = part_of_op(rw->arena, subview);
  uint32_t rank = rank_of(source);
  const bool *dropped = subview_dropped_dims(rw, subview, &part);
  if (!dropped || !has_unit_strides(&part, rank))
    return rewrite_decline(rw, op, "the view has strides other than 1");
  ViewAccess access = access_of(rw, op);
  const Mixed *indices =
      indices_in_subview(rw, &part, dropped, rank, access.indices);
  return replace_transfer(rw, &t, source, indices,
                          map_in_whole(rw, t.map, dropped, rank));
}

// Makes one subview of a subview of a subview.
static bool take_part_of_whole(Rewriter *rw, Op *op) {
  Op *before = value_def(op_operand(op, 0), OP_memref_subview);
  if (!before)
    return false;
  Value *source = op_operand(before, 0);
  uint32_t rank = rank_of(source);
  MixedPart outer = part_of_op(rw->arena, before);
  MixedPart inner = part_of_op(rw->arena, op);
  const bool *dropped = subview_dropped_dims(rw, before, &outer);
  if (!dropped || !has_unit_strides(&outer, rank) ||
      !has_unit_strides(&inner, rank_of(op_operand(op, 0))))
    return false;
  MixedPart joint = {.strides = outer.strides};
  joint.offsets = indices_in_subview(rw, &outer, dropped, rank, inner.offsets);
  for (uint32_t i = 0; i < rank; i++)
    if (joint.offsets[i].value)
      joint.offsets[i] = mixed_of(rw->b.ctx, joint.offsets[i].value);
  joint.sizes = arena_array(rw->arena, Mixed, rank + 1);
  for (uint32_t i = 0, j = 0; i < rank; i++)
    joint.sizes[i] = dropped[i] ? outer.sizes[i] : inner.sizes[j++];
  rewrite_replace1(
      rw, op,
      build_subview(&rw->b, rw->arena, op->results[0].type, source, &joint));
  return true;
}

// Reshapes

// Whether rows of the vector are so in both: only the outermost dimension of
// the vector may be one of a group of several.
static bool keeps_rows(Rewriter *rw, uint32_t n, const Value *source,
                       const Attr *groups) {
  uint32_t ngroups = groups->as.array.count;
  if (!n)
    return true;
  if (n > rank_of(source) || n > ngroups ||
      !memref_last_is_dense(source->type, rw->arena))
    return false;
  for (uint32_t i = 1; i < n; i++)
    if (reassociation_at(groups, ngroups - i).count != 1)
      return false;
  return true;
}

static Mixed *indices_of_expanded(Rewriter *rw, Op *expand,
                                  const Mixed *indices, uint32_t vector_dims) {
  const Attr *groups = op_slot(expand, A_memref_expand_shape_reassociation);
  if (!keeps_rows(rw, vector_dims, op_operand(expand, 0), groups))
    return NULL;
  return indices_in_expanded(rw, expand, indices, !vector_dims);
}

static bool read_collapsed(Rewriter *rw, Op *op) {
  Transfer t = transfer_of(op);
  Op *expand = value_def(t.base, OP_memref_expand_shape);
  if (!expand || !map_is_minor_identity(t.map) ||
      transfer_has_out_of_bounds(&t) || is_masked(op))
    return false;
  ViewAccess access = access_of(rw, op);
  const Mixed *indices =
      indices_of_expanded(rw, expand, access.indices, dims_of_vector(&access));
  if (!indices)
    return false;
  Value *source = op_operand(expand, 0);
  return replace_transfer(
      rw, &t, source, indices,
      transfer_minor_map(rw->b.ctx, source->type, t.vector->type));
}

static Mixed *indices_of_collapsed(Rewriter *rw, Op *collapse,
                                   const Mixed *indices, uint32_t vector_dims) {
  const Attr *groups = op_slot(collapse, A_memref_collapse_shape_reassociation);
  if (!keeps_rows(rw, vector_dims, op_operand(collapse, 0), groups))
    return NULL;
  return indices_in_collapsed(rw, collapse, indices);
}

// Any access of any view

static const ViewRow views_memref[] = {
    {OP_memref_subview, indices_of_part},
    {OP_memref_expand_shape, indices_of_expanded},
    {OP_memref_collapse_shape, indices_of_collapsed},
    {0},
};

ViewIndicesFn *view_indices_fn(const Ctx *ctx, const Op *view) {
  const Dialect *dialect = view->info->dialect;
  const ViewRow *rows = dialect == &dialect_memref ? views_memref
                        : dialect ? ctx_dialect_part(ctx, dialect, PART_VIEWS)
                                  : NULL;
  for (; rows && rows->indices; rows++)
    if (op_is(view, rows->opcode))
      return rows->indices;
  return NULL;
}

// One that mlir-opt folds, or that another dialect brings.
static bool may_fold(const OpInfo *info) {
  return info_is_indexed(info) && (info_is_load(info) || info_is_store(info)) &&
         !info->access->is_compact;
}

static bool fold_access(Rewriter *rw, Op *op) {
  Op *view = value_op(access_base(op));
  if (!view || !view->info->view || !view_indices_fn(rw->b.ctx, view))
    return false;
  ViewAccess access = access_of(rw, op);
  const Mixed *indices = view_indices_fn(rw->b.ctx, view)(
      rw, view, access.indices, dims_of_vector(&access));
  if (!indices)
    return rewrite_decline(rw, op,
                           "what it accesses need not stand in the source of "
                           "'%s' as it stands in the view",
                           view->info->name);
  return replace_access(rw, &access, view_source(access.view), indices);
}

static const Pattern patterns_alias[] = {
    PATTERN_WHERE(may_fold, 1, fold_access, ""),
    PATTERN(OP_vector_transfer_read, 1, transfer_whole, ""),
    PATTERN(OP_vector_transfer_write, 1, transfer_whole, ""),
    PATTERN(OP_vector_transfer_read, 1, read_collapsed, ""),
    PATTERN(OP_memref_subview, 1, take_part_of_whole, ""),
    PATTERN(OP_memref_extract_strided_metadata, 1, fold_memref_metadata, ""),
    {0},
};

bool lower_fold_memref_alias_ops(PassRun *run, Op *root) {
  return pass_greedy_alone(run, root, pass_pattern_list(run, patterns_alias));
}
