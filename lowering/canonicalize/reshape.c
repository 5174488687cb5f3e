// Canonicalization patterns of expand_shape and collapse_shape, of memrefs and of
// tensors: two that follow each other are one, as far as the groups of dimensions
// fit. Only memrefs without a layout of their own are looked at, but for casts.

#include "ir/build/memref.h"
#include "ir/dialects/memref/memref.h"
#include "lowering/canonicalize/patterns.h"
#include "lowering/canonicalize/reassociation.h"

// ORDER RESHAPE: in the same slot of both operations.
static Attr *groups_of(const Op *op) {
  return op_slot(op, A_memref_expand_shape_reassociation);
}

static bool is_plain(const Type *type) {
  return type->kind == TY_TENSOR || memref_is_identity(type);
}

// The reshape of that kind, of the memref or of the tensor dialect, before `op`,
// if no memref has a layout of its own.
static Op *plain_reshape_before(const Op *op, uint32_t of_memref,
                                uint32_t of_tensor) {
  const Value *source = op_operand(op, 0);
  bool is_tensor = source->type->kind == TY_TENSOR;
  Op *before = value_def(source, is_tensor ? of_tensor : of_memref);
  return before && is_plain(op_operand(before, 0)->type) &&
                 is_plain(op_result_type(before)) &&
                 is_plain(op_result_type(op))
             ? before
             : NULL;
}

static Op *plain_expand_before(const Op *op) {
  return plain_reshape_before(op, OP_memref_expand_shape,
                              OP_tensor_expand_shape);
}

static Op *plain_collapse_before(const Op *op) {
  return plain_reshape_before(op, OP_memref_collapse_shape,
                              OP_tensor_collapse_shape);
}

static Mixed *output_shape(Rewriter *rw, const Op *expand) {
  uint32_t n;
  return mixed_list(rw->arena, expand, G_memref_expand_shape_output_shape,
                    A_memref_expand_shape_static_output_shape, &n);
}

static bool replace_by_collapse(Rewriter *rw, Op *op, Value *source,
                                Attr *groups) {
  rewrite_replace1(
      rw, op, build_collapse_shape(&rw->b, op_result_type(op), source, groups));
  return true;
}

static bool replace_by_expand(Rewriter *rw, Op *op, Value *source, Attr *groups,
                              const Mixed *sizes) {
  rewrite_replace1(rw, op,
                   build_expand_shape(&rw->b, rw->arena, op_result_type(op),
                                      source, groups, sizes));
  return true;
}

// Two of a kind

bool compose_expands(Rewriter *rw, Op *op) {
  Op *before = plain_expand_before(op);
  Attr *groups = before
                     ? reassociation_compose(rw->b.ctx, rw->arena,
                                             groups_of(before), groups_of(op))
                     : NULL;
  return groups && replace_by_expand(rw, op, op_operand(before, 0), groups,
                                     output_shape(rw, op));
}

bool compose_collapses(Rewriter *rw, Op *op) {
  Op *before = plain_collapse_before(op);
  Attr *groups = before
                     ? reassociation_compose(rw->b.ctx, rw->arena,
                                             groups_of(before), groups_of(op))
                     : NULL;
  return groups && replace_by_collapse(rw, op, op_operand(before, 0), groups);
}

// An expansion of what was collapsed

typedef struct Part { // dimensions of a type that stand for one in between
  const int64_t *sizes;
  DimGroup dims;
} Part;

static Part part_of(const Type *type, const Attr *groups, uint32_t i) {
  DimGroup dims = reassociation_at(groups, i);
  return (Part){type->as.shaped.shape + dims.first, dims};
}

// How the dimensions of one part are joined to those of the other, at the end
// of the list; `*n` are in it.
static bool join_part(Arena *arena, Part from, Part to, DimGroup *groups,
                      uint32_t *n) {
  uint32_t count = to.dims.count;
  DimGroup *found = groups + *n;
  if (count_unknown(from.sizes, 0, from.dims.count) >= 2 &&
      count_unknown(to.sizes, 0, count) >= 2)
    return false;
  if (from.dims.count == count) {
    if (memcmp(from.sizes, to.sizes, count * sizeof *from.sizes))
      return false;
    for (uint32_t i = 0; i < count; i++)
      found[i] = (DimGroup){i, 1};
  } else if (!reassociation_find(arena, from.sizes, from.dims.count, to.sizes,
                                 count, found))
    return false;
  for (uint32_t i = 0; i < count; i++)
    found[i].first += from.dims.first;
  *n += count;
  return true;
}

// How `from` is collapsed to `to` when both are reshaped to or from the same.
static Attr *joined_groups(Rewriter *rw, const Type *from,
                           const Attr *from_groups, const Type *to,
                           const Attr *to_groups) {
  DimGroup *groups = arena_array(rw->arena, DimGroup, type_rank(to) + 1);
  uint32_t n = 0;
  if (!from_groups->as.array.count) {
    if (!reassociation_find(rw->arena, from->as.shaped.shape, type_rank(from),
                            to->as.shaped.shape, type_rank(to), groups))
      return NULL;
    n = type_rank(to) ? type_rank(to) : 1;
    return reassociation_attr(rw->b.ctx, rw->arena, groups, n);
  }
  for (uint32_t i = 0; i < from_groups->as.array.count; i++)
    if (!join_part(rw->arena, part_of(from, from_groups, i),
                   part_of(to, to_groups, i), groups, &n))
      return NULL;
  return reassociation_attr(rw->b.ctx, rw->arena, groups, n);
}

bool expand_collapsed(Rewriter *rw, Op *op) {
  Op *before = plain_collapse_before(op);
  if (!before)
    return false;
  Value *source = op_operand(before, 0);
  const Type *from = source->type, *to = op_result_type(op);
  if (type_rank(from) == type_rank(to))
    return false;
  if (type_rank(from) > type_rank(to)) {
    Attr *groups =
        joined_groups(rw, from, groups_of(before), to, groups_of(op));
    return groups && replace_by_collapse(rw, op, source, groups);
  }
  Attr *groups = joined_groups(rw, to, groups_of(op), from, groups_of(before));
  return groups &&
         replace_by_expand(rw, op, source, groups, output_shape(rw, op));
}

// A collapse of what was expanded

// Groups of the finer list that make up those of the coarser; NULL when some do
// not.
static Attr *cover_groups(Rewriter *rw, const Attr *fine, const Attr *coarse) {
  uint32_t n = coarse->as.array.count, next = 0;
  DimGroup *groups = arena_array(rw->arena, DimGroup, n + 1);
  for (uint32_t i = 0; i < n; i++) {
    DimGroup wanted = reassociation_at(coarse, i);
    uint32_t end = wanted.first + wanted.count;
    groups[i] = (DimGroup){next, 0};
    while (next < fine->as.array.count) {
      DimGroup part = reassociation_at(fine, next);
      if (part.first + part.count > end)
        return NULL;
      next++;
      groups[i].count++;
      if (part.first + part.count == end)
        break;
    }
  }
  return reassociation_attr(rw->b.ctx, rw->arena, groups, n);
}

// The size of a group: what is not known, times what is.
static Mixed group_size(Rewriter *rw, const Mixed *sizes, DimGroup group) {
  int64_t known = 1;
  Value *product = NULL;
  for (uint32_t i = group.first; i < group.first + group.count; i++) {
    Mixed size =
        sizes[i].value ? mixed_of(rw->b.ctx, sizes[i].value) : sizes[i];
    if (!size.value)
      known = saturated_mul(known, size.number);
    else if (product)
      product = build_binary(&rw->b, OP_arith_muli, product, size.value);
    else
      product = size.value;
  }
  if (!product)
    return mixed_number(known);
  if (known != 1)
    product = build_binary(&rw->b, OP_arith_muli, product,
                           build_index(&rw->b, known));
  return mixed_value(product);
}

// Makes one reshape, or none, of a collapse behind an expand.
bool collapse_expanded(Rewriter *rw, Op *op) {
  Op *before = plain_expand_before(op);
  if (!before)
    return false;
  Value *source = op_operand(before, 0);
  const Type *from = source->type, *to = op_result_type(op);
  bool joins = type_rank(from) > type_rank(to);
  if (from == to)
    return false;
  Attr *groups = joins ? cover_groups(rw, groups_of(before), groups_of(op))
                       : cover_groups(rw, groups_of(op), groups_of(before));
  if (!groups)
    return false;
  if (joins)
    return replace_by_collapse(rw, op, source, groups);
  if (type_rank(from) == type_rank(to)) {
    rewrite_replace1(rw, op,
                     build_shaped_cast(&rw->b, op_result_type(op), source));
    return true;
  }
  Mixed *old = output_shape(rw, before);
  Mixed *sizes = arena_array(rw->arena, Mixed, type_rank(to) + 1);
  for (uint32_t i = 0; i < type_rank(to); i++)
    sizes[i] = group_size(rw, old, reassociation_at(groups_of(op), i));
  return replace_by_expand(rw, op, source, groups, sizes);
}

static bool collapse_before_cast(Rewriter *rw, Op *op) {
  const Op *cast = value_def(op_operand(op, 0), OP_memref_cast);
  if (!cast || !memref_cast_forgets(rw->arena, cast))
    return false;
  Value *source = op_operand(cast, 0);
  Type *type =
      memref_collapsed_type(rw->b.ctx, rw->arena, source->type, groups_of(op));
  if (!type)
    return false;
  if (type == op_result_type(op)) {
    rewrite_set_operand(rw, op, 0, source);
    return true;
  }
  Value *made = build_collapse_shape(&rw->b, type, source, groups_of(op));
  rewrite_replace1(rw, op, build_shaped_cast(&rw->b, op_result_type(op), made));
  return true;
}

// Sizes that are constants, in `sizes` and as numbers. False when a group has
// an unknown size exactly if the dimension of `source` has none, or another
// size.
static bool learn_sizes(Rewriter *rw, const Op *op, const Type *source,
                        Mixed *sizes, int64_t *shape) {
  const Attr *groups = groups_of(op);
  mixed_fold_sizes(rw->b.ctx, sizes, type_rank(op_result_type(op)));
  for (uint32_t i = 0; i < type_rank(op_result_type(op)); i++)
    shape[i] = mixed_static(sizes[i]);
  for (uint32_t i = 0; i < groups->as.array.count; i++) {
    DimGroup group = reassociation_at(groups, i);
    int64_t size = 1;
    for (uint32_t j = 0; j < group.count; j++)
      size = shape[group.first + j] == DYNAMIC || size == DYNAMIC
                 ? DYNAMIC
                 : saturated_mul(size, shape[group.first + j]);
    if (size != source->as.shaped.shape[i])
      return false;
  }
  return true;
}

// Expands the memref before a cast that forgets sizes.
static bool expand_before_cast(Rewriter *rw, Op *op) {
  const Op *cast = value_def(op_operand(op, 0), OP_memref_cast);
  if (!cast || !memref_cast_forgets(rw->arena, cast))
    return false;
  Value *source = op_operand(cast, 0);
  uint32_t rank = type_rank(op_result_type(op));
  Mixed *sizes = output_shape(rw, op);
  int64_t *shape = arena_array(rw->arena, int64_t, rank + 1);
  if (!learn_sizes(rw, op, source->type, sizes, shape))
    return false;
  Type *type = memref_expanded_type(rw->b.ctx, rw->arena, source->type, shape,
                                    (int)rank, groups_of(op));
  if (!type)
    return false;
  if (type == op_result_type(op)) {
    rewrite_set_operand(rw, op, 0, source);
    return true;
  }
  Value *made =
      build_expand_shape(&rw->b, rw->arena, type, source, groups_of(op), sizes);
  rewrite_replace1(rw, op, build_shaped_cast(&rw->b, op_result_type(op), made));
  return true;
}

const Pattern patterns_memref_reshape[] = {
    PATTERN(OP_memref_expand_shape, 1, compose_expands,
            "mlir::ComposeReassociativeReshapeOps<mlir::memref::ExpandShapeOp, "
            "mlir::ReshapeOpKind::kExpand>"),
    PATTERN(OP_memref_expand_shape, 1, expand_collapsed,
            "mlir::ComposeExpandOfCollapseOp<mlir::memref::ExpandShapeOp, "
            "mlir::memref::CollapseShapeOp>"),
    PATTERN(OP_memref_expand_shape, 1, expand_before_cast,
            "ExpandShapeOpMemRefCastFolder"),
    PATTERN(
        OP_memref_collapse_shape, 1, compose_collapses,
        "mlir::ComposeReassociativeReshapeOps<mlir::memref::CollapseShapeOp, "
        "mlir::ReshapeOpKind::kCollapse>"),
    PATTERN(OP_memref_collapse_shape, 1, collapse_expanded,
            "mlir::ComposeCollapseOfExpandOp<mlir::memref::CollapseShapeOp, "
            "mlir::memref::ExpandShapeOp, mlir::memref::CastOp, "
            "mlir::memref::DimOp, "
            "mlir::MemRefType>"),
    PATTERN(OP_memref_collapse_shape, 1, collapse_before_cast,
            "CollapseShapeOpMemRefCastFolder"),
    {0},
};
