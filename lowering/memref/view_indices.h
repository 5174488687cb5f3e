// Indices of an element of a view, as indices in what it is a view of; computed
// by operations of affine.
#ifndef MLCC_MEMREF_VIEW_INDICES_H
#define MLCC_MEMREF_VIEW_INDICES_H

#include "ir/build/memref.h"

// Which dimensions a subview leaves out; NULL: nobody knows.
const bool *subview_dropped_dims(Rewriter *rw, const Op *subview,
                                 const MixedPart *part);
Mixed *indices_in_subview(Rewriter *rw, const MixedPart *part,
                          const bool *dropped, uint32_t rank,
                          const Mixed *indices);
// Computes indices in the source of memref.expand_shape. `in_bounds` says that
// each index is less than the size of its dimension.
Mixed *indices_in_expanded(Rewriter *rw, const Op *expand, const Mixed *indices,
                           bool in_bounds);
// Computes indices in the source of memref.collapse_shape.
Mixed *indices_in_collapsed(Rewriter *rw, const Op *collapse,
                            const Mixed *indices);
// Computes the indices, in the source of a view, of the first element that an
// access of the view touches. The access touches the last `vector_dims`
// dimensions of the view at once, or one element if that is 0. Returns NULL if
// the elements need not stand in the source as they stand in the view.
typedef Mixed *ViewIndicesFn(Rewriter *rw, Op *view, const Mixed *indices,
                             uint32_t vector_dims);
typedef struct ViewRow { // of PART_VIEWS
  uint32_t opcode;
  ViewIndicesFn *indices; // NULL ends a list
} ViewRow;
ViewIndicesFn *view_indices_fn(const Ctx *ctx, const Op *view); // or NULL

// Each as a value.
Value **index_values(Rewriter *rw, const Mixed *indices, uint32_t n);

#endif
