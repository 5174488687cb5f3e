// Makers of operations of the affine dialect.
#ifndef MLCC_BUILD_AFFINE_H
#define MLCC_BUILD_AFFINE_H

#include "ir/dialects/affine/affine.h"
#include "ir/build/control.h"

// Applies an expression to operands, dimensions first and then symbols. The
// result is composed with the affine.apply operations that define the operands.
Value *build_affine_apply(Builder *b, Arena *arena, AffineExpr *e,
                          const Mixed *operands);
// The same, folded if that can be.
Mixed affine_apply_mixed(Builder *b, Arena *arena, AffineExpr *e,
                         const Mixed *operands);
// The same of one result of a map.
Mixed affine_map_result_mixed(Builder *b, Arena *arena, const Attr *map,
                              uint32_t result, const Mixed *operands);
// The least, or the greatest, of the results of a map; composed and folded.
Mixed affine_min_max_mixed(Builder *b, Arena *arena, uint32_t opcode,
                           const Attr *map, const Mixed *operands);
// affine.apply, min, max of a map and its operands.
Op *build_affine_map_op(Builder *b, uint32_t opcode, Attr *map,
                        Value *const *operands);
Op *build_affine_yield(Builder *b, ValueList values);
// offset + index * stride + ...
Mixed affine_linear_index(Builder *b, Arena *arena, Mixed offset,
                          const Mixed *strides, const Mixed *indices,
                          uint32_t count);
// Operations on indices of a basis, which has `nsizes` sizes: as many as there
// are indices, or one fewer.
Op *build_delinearize_index(Builder *b, Arena *arena, Value *index,
                            const Mixed *sizes, uint32_t nsizes,
                            uint32_t nindices);
Value *build_linearize_index(Builder *b, Arena *arena, Value *const *indices,
                             uint32_t nindices, const Mixed *sizes,
                             uint32_t nsizes, bool disjoint);
// How many loops around `op` the value is the same in.
uint32_t count_invariant_loops(const Op *op, const Value *value);

#endif
