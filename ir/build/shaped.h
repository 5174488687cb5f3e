// Making operations that the memref and the tensor dialect have in one form.
#ifndef MLCC_BUILD_SHAPED_H
#define MLCC_BUILD_SHAPED_H

#include "ir/build/mixed.h"

// memref.cast or tensor.cast, as the type says.
Value *build_shaped_cast(Builder *b, Type *type, Value *source);
// Whether there may be such a cast.
bool shaped_cast_fits(const Ctx *ctx, const Type *from, const Type *to);
// Reshapes of a memref or a tensor.
Value *build_collapse_shape(Builder *b, Type *type, Value *source,
                            Attr *groups);
Value *build_expand_shape(Builder *b, Arena *arena, Type *type, Value *source,
                          Attr *groups, const Mixed *sizes);

typedef struct MixedPart { // as many of each as the whole has dimensions
  Mixed *offsets, *sizes, *strides;
} MixedPart;

// Reads the part from an operation whose row has ORDER SLICE.
MixedPart mixed_part_of(Arena *arena, const Op *op, uint32_t first_group,
                        uint32_t first_slot);

// An operation whose operands are some, each of a group of its own, and then
// lists, whose known numbers are in the slots from `first_slot` on; sizes of
// groups behind the last slots.
typedef struct ListedOperands {
  Value *const *leading;
  uint32_t nleading;
  const Mixed *lists[3];
  uint32_t counts[3], nlists;
  uint32_t first_slot;
} ListedOperands;
Op *build_with_lists(Builder *b, Arena *arena, uint32_t opcode,
                     Type *const *types, uint32_t ntypes,
                     const ListedOperands *operands);

#endif
