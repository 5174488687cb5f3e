// Types of tensors, for the verifier, folds and patterns.
#ifndef MLCC_TENSOR_H
#define MLCC_TENSOR_H

#include "ir/dialects/shaped/shaped.h"

// The type of a part of `source`, with all dimensions.
Type *tensor_part_type(Ctx *ctx, const Type *source, const int64_t *sizes);
// The type of what tensor.pad gives, unknown where anything that it is the sum
// of is. NULL when the lists have not as many numbers as `source` dimensions.
Type *tensor_padded_type(Ctx *ctx, const Type *source, const int64_t *low,
                         uint32_t nlow, const int64_t *high, uint32_t nhigh);
// The operand that says the size of a dimension which the type does not know,
// or NULL: of what is generated, and of a part that keeps all dimensions.
Value *tensor_size_given(const Value *tensor, int dim);
// The type of a tensor whose dimensions are joined.
Type *tensor_collapsed_type(Ctx *ctx, Arena *arena, const Type *source,
                            const Attr *reassociation);
// The type of a concatenation along `dim`; NULL when sizes contradict each other
// in dimension `*wrong`.
Type *tensor_concat_type(Ctx *ctx, const Op *concat, int *wrong);
// Whether all that is known of the shape of `from` is known of `to`
// (preservesStaticInformation).
bool tensor_type_keeps(const Type *from, const Type *to);
// A cast after which no more is known than before: who uses it may as well use
// its operand (canFoldIntoConsumerOp).
static inline bool tensor_cast_forgets(const Op *cast) {
  return tensor_type_keeps(op_result(cast, 0)->type, op_operand(cast, 0)->type);
}

#endif
