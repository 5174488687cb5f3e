// affine-fold-memref-alias-ops: affine.load and affine.store of parts and
// reshapes of a memref, as those of the memref.
//
// Requires: nothing.
// Guarantees: folds apply.
// Invalidates: nothing.
//
// Before:
//
//   %v = memref.subview %m[%i, 0] [4, 4] [2, 1]
//       : memref<?x4xf32> to memref<4x4xf32, strided<[8, 1], offset: ?>>
//   %x = affine.load %v[%j, 0] : memref<4x4xf32, strided<[8, 1], offset: ?>>
//
// After:
//
//   %0 = affine.apply affine_map<(d0)[s0] -> (d0 * 2 + s0)>(%j)[%i]
//   %x = affine.load %m[%0, %c0] : memref<?x4xf32>
//
// A view stays whose place is computed of what is no dimension there, such as
// the size of a memref; mlir-opt makes something invalid then.

#include "ir/affine.h"
#include "ir/dialects/memref/memref.h"
#include "ir/rewrite/greedy.h"
#include "ir/build/affine.h"
#include "lowering/affine/passes.h"
#include "lowering/pass/pass.h"
#include "lowering/memref/view_indices.h"

static Value *view_of(const Op *access) {
  return op_operand(access, op_is(access, OP_affine_store));
}

static uint32_t rank_of(const Value *memref) {
  return (uint32_t)memref->type->as.shaped.rank;
}

static bool may_be_dims(Rewriter *rw, const Op *op, const Op *view) {
  const Region *scope = affine_scope(op);
  for (uint32_t i = 1; i < view->noperands; i++)
    if (!affine_valid_dim(rw->b.ctx, op_operand(view, i), scope))
      return false;
  return true;
}

// What the map makes of the operands.
static Mixed *indices_of(Rewriter *rw, const Op *op) {
  AffineAccess access;
  affine_access_of(op, &access);
  uint32_t n = access.map->as.map.nresults;
  uint32_t ninputs = affine_map_inputs(access.map);
  Mixed *operands = arena_array(rw->arena, Mixed, ninputs + 1);
  Mixed *indices = arena_array(rw->arena, Mixed, n + 1);
  for (uint32_t i = 0; i < ninputs; i++)
    operands[i] = mixed_value(op_operand(op, access.first + i));
  for (uint32_t i = 0; i < n; i++) {
    Mixed index =
        affine_map_result_mixed(&rw->b, rw->arena, access.map, i, operands);
    indices[i] = mixed_value(mixed_materialize(&rw->b, index));
  }
  return indices;
}

static bool replace_access(Rewriter *rw, Op *op, Value *source,
                           const Mixed *indices) {
  uint32_t n = 0, rank = rank_of(source);
  Value **values = index_values(rw, indices, rank);
  Value **operands = arena_array(rw->arena, Value *, rank + 2);
  if (op_is(op, OP_affine_store))
    operands[n++] = op_operand(op, 0);
  operands[n++] = source;
  for (uint32_t i = 0; i < rank; i++)
    operands[n++] = values[i];
  Op *made = rewrite_replace_new(rw, op, op->info->opcode, operands, n);
  made->slots[A_affine_load_map] =
      affine_map_identity(rw->b.ctx, rw->arena, rank);
  return true;
}

_Static_assert((int)A_affine_load_map == (int)A_affine_store_map,
               "loads and stores have it in the same slot");

static bool access_whole(Rewriter *rw, Op *op) {
  const Op *subview = value_def(view_of(op), OP_memref_subview);
  if (!subview || !may_be_dims(rw, op, subview))
    return false;
  Value *source = op_operand(subview, 0);
  MixedPart part = part_of_op(rw->arena, subview);
  const bool *dropped = subview_dropped_dims(rw, subview, &part);
  return dropped &&
         replace_access(rw, op, source,
                        indices_in_subview(rw, &part, dropped, rank_of(source),
                                           indices_of(rw, op)));
}

static bool access_collapsed(Rewriter *rw, Op *op) {
  const Op *expand = value_def(view_of(op), OP_memref_expand_shape);
  return expand && may_be_dims(rw, op, expand) &&
         replace_access(
             rw, op, op_operand(expand, 0),
             indices_in_expanded(rw, expand, indices_of(rw, op), true));
}

// Whether all sizes that are divided by are numbers.
static bool is_static(const Op *collapse) {
  const Attr *groups = op_slot(collapse, A_memref_collapse_shape_reassociation);
  const Type *type = op_operand(collapse, 0)->type;
  for (uint32_t i = 0; i < groups->as.array.count; i++) {
    DimGroup group = reassociation_at(groups, i);
    for (uint32_t k = 0; group.count > 1 && k < group.count; k++)
      if (type->as.shaped.shape[group.first + k] == DYNAMIC)
        return false;
  }
  return true;
}

static bool access_expanded(Rewriter *rw, Op *op) {
  const Op *collapse = value_def(view_of(op), OP_memref_collapse_shape);
  return collapse && is_static(collapse) &&
         replace_access(rw, op, op_operand(collapse, 0),
                        indices_in_collapsed(rw, collapse, indices_of(rw, op)));
}

static const Pattern patterns[] = {
    PATTERN(OP_affine_load, 1, access_whole, "AffineLoadOpOfSubViewOpFolder"),
    PATTERN(OP_affine_load, 1, access_collapsed,
            "AffineLoadOpOfExpandShapeOpFolder"),
    PATTERN(OP_affine_load, 1, access_expanded,
            "AffineLoadOpOfCollapseShapeOpFolder"),
    PATTERN(OP_affine_store, 1, access_whole, "AffineStoreOpOfSubViewOpFolder"),
    PATTERN(OP_affine_store, 1, access_collapsed,
            "AffineStoreOpOfExpandShapeOpFolder"),
    PATTERN(OP_affine_store, 1, access_expanded,
            "AffineStoreOpOfCollapseShapeOpFolder"),
    {0},
};

bool lower_affine_fold_memref_alias_ops(PassRun *run, Op *root) {
  return pass_greedy_alone(run, root, pass_pattern_list(run, patterns));
}
