// Declarations for passes on affine loops: trip counts, loop nests, and
// functions that make and unroll loops.
#ifndef MLCC_AFFINE_LOOPS_H
#define MLCC_AFFINE_LOOPS_H

#include "ir/build/affine.h"
#include "lowering/pass/pass.h"

// loops.c

// How often it runs: the least of these. No expression: nobody knows, since it
// begins with the greatest of several.
Applied affine_trip_counts(Ctx *ctx, Arena *arena, const Op *loop);
bool affine_constant_trip_count(Ctx *ctx, Arena *arena, const Op *loop,
                                uint64_t *count);
// The greatest number known to divide the trip count; of 0 the greatest of all.
uint64_t affine_trip_count_divisor(Ctx *ctx, Arena *arena, const Op *loop);

// Both bounds are numbers.
static inline bool affine_for_is_constant(const Op *loop) {
  return affine_map_is_number(affine_for_map(loop, AFFINE_LOWER)) &&
         affine_map_is_number(affine_for_map(loop, AFFINE_UPPER));
}
void affine_for_set_step(Ctx *ctx, Op *loop, int64_t step);
// With a block that has its arguments and is otherwise empty.
Op *build_affine_for(Rewriter *rw, const Applied *lower, const Applied *upper,
                     int64_t step, ValueList inits);

// The loop and those inside, as long as each has nothing but the next; the
// outermost first.
OpList affine_perfect_nest(Arena *arena, Op *loop);
// The affine.for around `op`, the outermost first.
OpList affine_loops_around(Arena *arena, const Op *op);
// Returns the loops around all of several operations.
OpList affine_common_loops(Arena *arena, OpList ops);
// Whether each iteration passes value `i` that is carried on as it is.
bool affine_for_passes_on(const Op *loop, uint32_t i);
// Whether there is an operation of that kind below `op`.
bool op_contains(const Op *op, uint32_t opcode);

// Replaces a loop that runs once by its body. Returns false if that is not
// known.
bool affine_promote_single(Rewriter *rw, Op *loop);

// unroll.c. False, and nothing is done, where it cannot be unrolled like that.

bool affine_unroll_full(Rewriter *rw, Op *loop);
// `factor` bodies an iteration, and a loop for the rest; `whole`: where there
// would be one, all is unrolled.
bool affine_unroll_by(Rewriter *rw, Op *loop, uint64_t factor, bool whole);
// Has a loop for what remains of `loop` when it takes `factor` at a time follow
// it, unless it is known that there is no rest.
bool affine_split_rest(Rewriter *rw, Op *loop, uint64_t factor);
// Its variable `distance` later, made at the rewriter's place.
Value *affine_later_variable(Rewriter *rw, Op *loop, int64_t distance);

// reductions.c

typedef struct AffineReduction {
  int64_t kind;    // E_arith_atomic_rmw_
  uint32_t opcode; // what joins two
  int64_t vector;  // E_vector_kind_
  enum { BEGIN_ZERO, BEGIN_ONE, BEGIN_ONES, BEGIN_LEAST, BEGIN_MOST } begin;
} AffineReduction;
// NULL: none that affine.parallel could do.
const AffineReduction *affine_reduction_of_kind(int64_t kind);
// Returns the neutral element of a reduction, or a splat of it for a vector.
Attr *affine_reduction_neutral(Ctx *ctx, const AffineReduction *r, Type *type);
Value *affine_reduction_begin(Builder *b, const AffineReduction *r, Type *type);
// Returns the reduction that affine.for applies to iteration argument `i`, and
// its operand; NULL if it is no reduction.
const AffineReduction *affine_reduction_of(const Op *loop, uint32_t i,
                                           Value **reduced);
// It carries reductions, at least one, and nothing else, and its iterations do
// not depend on each other through memory.
bool affine_is_parallel_reduction(Ctx *ctx, Arena *arena, Op *loop);

#endif
