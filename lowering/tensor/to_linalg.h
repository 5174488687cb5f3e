// The parts of convert-tensor-to-linalg.
#ifndef MLCC_LOWERING_TENSOR_H
#define MLCC_LOWERING_TENSOR_H

#include "ir/build/mixed.h"
#include "ir/rewrite/pattern.h"

// pad.c: tensor.pad is a fill, into which the source is inserted. As MLIR's does
// it, padding is not negative; or whatever it may be.
PatternFn decompose_pad, decompose_any_pad;
// The element that all padding of tensor.pad is of, moved before the operation;
// NULL: there is none.
Value *pad_constant(Rewriter *rw, const Op *pad);
// `source` with `high` more elements of `value` at the end of each dimension.
Value *build_padded_high(Rewriter *rw, Value *source, Type *type,
                         const Mixed *high, Value *value);

// parts.c: what takes and puts parts
PatternFn decompose_concat, decompose_gather, decompose_scatter,
    decompose_bitcast;

#endif
