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

// Whether the result of an operation is a rectangular part of its first operand,
// or the first operand replaces such a part of part_whole().
static inline bool op_takes_part(const Op *op) {
  return op->info->part && !op->info->part->whole;
}
static inline bool op_replaces_part(const Op *op) {
  return op->info->part && op->info->part->whole;
}
Value *part_whole(const Op *op);
// Reads that part.
MixedPart part_of_op(Arena *arena, const Op *op);

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
