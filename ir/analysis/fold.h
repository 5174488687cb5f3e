// Folding, by the column of the rows, and constants.
#ifndef MLCC_FOLD_H
#define MLCC_FOLD_H

#include "ir/dialects/match.h"

// Whether there is anything that could fold it.
static inline bool op_has_folds(const Op *op) {
  return op->info->fold ||
         op_has(op, TRAIT_COMMUTATIVE | TRAIT_IDEMPOTENT | TRAIT_CAST);
}

// Folds `op`: fills `results`, one for each of its own, or sets `in_place` when
// it was changed instead. Constants of commutative operations go behind other
// operands. False: nothing to fold.
bool op_fold(Ctx *ctx, Pool *pool, Arena *arena, Op *op, FoldResult *results,
             bool *in_place);
// Values for the results of a fold; constants are made at the builder's place,
// as the dialect of `op` has them. False, with nothing made, when one has no
// operation.
bool fold_materialize(Builder *b, const Op *op, const FoldResult *results,
                      Value **values);

// Folds an operation of one result without making it. A constant is made at the
// builder's place. Returns NULL if nothing folds.
Value *build_folded(Builder *b, Arena *arena, uint32_t opcode, Type *type,
                    Value *const *operands, uint32_t noperands);
// The result of an operation of one result that was just made: what it folds
// to, and then it is gone, or its own.
Value *build_or_fold(Builder *b, Arena *arena, Op *op);

// For the greedy driver: constants that are equal become one, at the head of
// the function or what else nothing from outside is used in.
typedef struct ConstantPool {
  Ctx *ctx;
  Arena *arena;
  Op **slots; // by hash, or NULL, or a mark where one was
  uint32_t nslots, used;
  bool changed; // since it was cleared, one was moved, or several became one
} ConstantPool;

struct Rewriter;
// Takes `op`, if it is a constant: false when it was one too many, and is gone.
bool constant_pool_take(ConstantPool *pool, struct Rewriter *rw, Op *op);
void constant_pool_forget(ConstantPool *pool, Op *op); // is being erased
void constant_pool_clear(ConstantPool *pool);
// Where constants of a block go: the region of a function, of an operation that
// nobody knows, or of the whole.
Region *constants_home(const Block *block);

#endif
