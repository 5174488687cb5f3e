// test-vector-shuffle-lowering: vector.shuffle of vectors of one length.
//
// Requires: nothing.
// Guarantees: what a shuffle takes of 1-D vectors it takes of two of the same
//   type.
// Invalidates: nothing.
//
//   %0 = vector.shuffle %a, %b [1, 4, 5] : vector<4xf32>, vector<2xf32>
//   // ->
//   %1 = vector.shuffle %b, %b [0, 1, -1, -1] : vector<2xf32>, vector<2xf32>
//   %0 = vector.shuffle %a, %1 [1, 4, 5] : vector<4xf32>, vector<4xf32>

#include "ir/dialects/vector/vector.h"
#include "lowering/pass/pass.h"
#include "ir/build/vector.h"
#include "lowering/vector/passes.h"

enum { POISON = -1 };

// The vector with `n` elements, of which it does not have the last.
static Value *lengthen(Rewriter *rw, Value *vector, int64_t n) {
  int64_t had = vector_dim(vector->type, 0);
  int64_t *mask = arena_array(rw->arena, int64_t, n + 1);
  for (int64_t i = 0; i < n; i++)
    mask[i] = i < had ? i : POISON;
  return build_vector_shuffle(&rw->b, vector, vector, mask, (uint32_t)n);
}

static bool shuffle_equal_lengths(Rewriter *rw, Op *op) {
  Value *first = op_operand(op, 0), *second = op_operand(op, 1);
  if (vector_rank(first->type) != 1 || first->type == second->type)
    return false;
  int64_t n1 = vector_dim(first->type, 0), n2 = vector_dim(second->type, 0);
  int64_t more = n1 < n2 ? n2 - n1 : 0; // in front of what is second
  const Attr *old = op_slot(op, A_vector_shuffle_mask);
  uint32_t n = ints_count(old);
  int64_t *mask = arena_array(rw->arena, int64_t, n + 1);
  for (uint32_t i = 0; i < n; i++) {
    int64_t at = ints_at(old, i);
    mask[i] = at < n1 ? at : at + more;
  }
  if (n1 < n2)
    first = lengthen(rw, first, n2);
  else
    second = lengthen(rw, second, n1);
  return rewrite_replace1(rw, op,
                          build_vector_shuffle(&rw->b, first, second, mask, n));
}

static const Pattern patterns_shuffle_sizes[] = {
    PATTERN(OP_vector_shuffle, 1, shuffle_equal_lengths, ""),
    {0},
};

bool lower_vector_shuffle_sizes(PassRun *run, Op *root) {
  return pass_greedy_alone(run, root,
                           pass_pattern_list(run, patterns_shuffle_sizes));
}
