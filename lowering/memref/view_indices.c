#include "lowering/memref/view_indices.h"

#include "ir/affine.h"
#include "ir/dialects/memref/memref.h"
#include "ir/build/affine.h"

Value **index_values(Rewriter *rw, const Mixed *indices, uint32_t n) {
  Value **values = arena_array(rw->arena, Value *, n + 1);
  for (uint32_t i = 0; i < n; i++)
    values[i] = mixed_materialize(&rw->b, indices[i]);
  return values;
}

// Parts

const bool *subview_dropped_dims(Rewriter *rw, const Op *subview,
                                 const MixedPart *part) {
  const Type *source = op_operand(subview, 0)->type;
  int rank = source->as.shaped.rank;
  bool *dropped = arena_array(rw->arena, bool, rank + 1);
  int64_t *sizes = arena_array(rw->arena, int64_t, rank + 1);
  for (int i = 0; i < rank; i++)
    sizes[i] = mixed_static(part->sizes[i]);
  return memref_dropped_dims(rw->arena, source, subview->results[0].type, sizes,
                             dropped)
             ? dropped
             : NULL;
}

Mixed *indices_in_subview(Rewriter *rw, const MixedPart *part,
                          const bool *dropped, uint32_t rank,
                          const Mixed *indices) {
  Mixed *whole = arena_array(rw->arena, Mixed, rank + 1);
  for (uint32_t i = 0, j = 0; i < rank; i++) {
    Mixed index = dropped[i] ? mixed_number(0) : indices[j++];
    whole[i] = affine_linear_index(&rw->b, rw->arena, part->offsets[i],
                                   &part->strides[i], &index, 1);
  }
  return whole;
}

// Reshapes

// One index from those of a group.
static Mixed join_indices(Rewriter *rw, const Mixed *indices,
                          const Mixed *sizes, DimGroup group, bool in_bounds) {
  if (group.count == 1)
    return indices[group.first];
  Value **values = index_values(rw, indices + group.first, group.count);
  return mixed_value(build_linearize_index(&rw->b, rw->arena, values,
                                           group.count, sizes + group.first,
                                           group.count, in_bounds));
}

Mixed *indices_in_expanded(Rewriter *rw, const Op *expand, const Mixed *indices,
                           bool in_bounds) {
  const Attr *groups = op_slot(expand, A_memref_expand_shape_reassociation);
  uint32_t n, ngroups = groups->as.array.count;
  Mixed *sizes =
      mixed_list(rw->arena, expand, G_memref_expand_shape_output_shape,
                 A_memref_expand_shape_static_output_shape, &n);
  Mixed *joined = arena_array(rw->arena, Mixed, ngroups + 1);
  for (uint32_t i = 0; i < ngroups; i++)
    joined[i] = join_indices(rw, indices, sizes, reassociation_at(groups, i),
                             in_bounds);
  return joined;
}

// The indices of a group from one.
static void divide_index(Rewriter *rw, const Op *metadata, Mixed index,
                         DimGroup group, Mixed *indices) {
  const Type *type = op_operand(metadata, 0)->type;
  Mixed *sizes = arena_array(rw->arena, Mixed, group.count);
  indices[group.first] = index;
  if (group.count == 1)
    return;
  for (uint32_t i = 0; i < group.count; i++) {
    int64_t size = type->as.shaped.shape[group.first + i];
    sizes[i] = size == DYNAMIC
                   ? mixed_value(op_result(metadata, 2 + group.first + i))
                   : mixed_number(size);
  }
  Value *value = mixed_materialize(&rw->b, index);
  Op *divided = build_delinearize_index(&rw->b, rw->arena, value, sizes,
                                        group.count, group.count);
  for (uint32_t i = 0; i < group.count; i++)
    indices[group.first + i] = mixed_value(op_result(divided, i));
}

Mixed *indices_in_collapsed(Rewriter *rw, const Op *collapse,
                            const Mixed *indices) {
  Value *source = op_operand(collapse, 0);
  const Attr *groups = op_slot(collapse, A_memref_collapse_shape_reassociation);
  uint32_t rank = (uint32_t)source->type->as.shaped.rank;
  Mixed *divided = arena_array(rw->arena, Mixed, rank + 1);
  const Op *metadata = build_metadata(&rw->b, rw->arena, source);
  for (uint32_t i = 0; i < rank; i++) // of a collapse to no dimension
    divided[i] = mixed_number(0);
  for (uint32_t i = 0; i < groups->as.array.count; i++)
    divide_index(rw, metadata, indices[i], reassociation_at(groups, i),
                 divided);
  return divided;
}
