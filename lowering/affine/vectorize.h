// Loops made loops over vectors: a plan of which, and doing it.
#ifndef MLCC_AFFINE_VECTORIZE_H
#define MLCC_AFFINE_VECTORIZE_H

#include "lowering/affine/dependence.h"
#include "lowering/affine/loops.h"

typedef struct VectorLoop { // several iterations become one
  Op *loop;
  uint32_t dim; // of vectors
} VectorLoop;

typedef struct VectorAccess {
  Attr *map;   // which dimension of the memref each of a vector goes through
  bool masked; // a store that would write more than the loops did
} VectorAccess;

typedef struct VectorPlan {
  Ctx *ctx;
  Arena *arena;
  const int64_t *sizes; // of vectors
  uint32_t rank;
  Vec(VectorLoop) loops; // the outermost of all first
  PtrMap accesses;       // of each load and store in it its VectorAccess
} VectorPlan;

static inline Op *plan_root(const VectorPlan *plan) {
  return plan->loops.data[0].loop;
}
// NULL: it stays a loop over numbers.
const VectorLoop *plan_find(const VectorPlan *plan, const Op *loop);
// The last iteration may be of fewer than others.
bool plan_is_partial(const VectorPlan *plan, const VectorLoop *of);

// vector_plan.c

bool type_is_vector_element(const Type *type);
// Whether an index is the same whatever the variable is.
bool index_is_invariant(Ctx *ctx, Arena *arena, Value *index,
                        const Value *variable);
// Whether what is computed and written stays the same; finds out about
// accesses.
bool plan_is_sound(VectorPlan *plan);

// vectorize.c: false, and nothing is done, where that cannot be.
bool plan_apply(Rewriter *rw, VectorPlan *plan);

#endif
