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
// Of the source of memref.expand_shape. `in_bounds`: each is less than the size
// of its dimension.
Mixed *indices_in_expanded(Rewriter *rw, const Op *expand, const Mixed *indices,
                           bool in_bounds);
// Of the source of memref.collapse_shape.
Mixed *indices_in_collapsed(Rewriter *rw, const Op *collapse,
                            const Mixed *indices);
// Each as a value.
Value **index_values(Rewriter *rw, const Mixed *indices, uint32_t n);

#endif
