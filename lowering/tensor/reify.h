// Sizes of what operations give, in terms of their operands.
#ifndef MLCC_LOWERING_REIFY_H
#define MLCC_LOWERING_REIFY_H

#include "ir/rewrite/pattern.h"
#include "ir/build/mixed.h"

// A size that tensor.dim is asked for, which is folded if it can be; the
// constants of both stay.
Mixed folded_tensor_size(Rewriter *rw, Value *tensor, uint32_t dim);
// Computes the size of a dimension of a result that is a tensor, before the
// builder's place; false when the operation does not say it.
bool reify_size(Rewriter *rw, const Value *result, uint32_t dim, Mixed *size);
// Replaces tensor.dim by the size that the operation says.
PatternFn resolve_tensor_dim;
// This and the same of memrefs.
extern const Pattern patterns_resolve_dims[];

#endif
