// Tests of whether memrefs overlap.
#ifndef MLCC_LINALG_OVERLAP_H
#define MLCC_LINALG_OVERLAP_H

#include "ir/dialects/linalg/structured.h"
#include "ir/rewrite/rewriter.h"

typedef enum Overlap {
  OVERLAP_NEVER,    // nothing is written that another operand has
  OVERLAP_POSSIBLE, // it takes a test
  OVERLAP_UNTOLD,   // it takes a test that cannot be made, or surely overlaps
} Overlap;

// Whether an init of the operation may overlap another operand in such a way
// that the order of its iterations matters.
Overlap structured_overlap(Ctx *ctx, const DataLayout *layout,
                           const Structured *s);
// Whether the two may share memory, by what they are and what functions promise.
bool memrefs_may_overlap(Ctx *ctx, const Value *a, const Value *b);
// Whether build_are_apart() can be asked about the two.
bool can_test_overlap(Ctx *ctx, const DataLayout *layout, const Value *a,
                      const Value *b);
typedef struct MemrefPair {
  Value *memrefs[2];
} MemrefPair;
// Makes an i1 at the builder's place: the memrefs of no pair overlap. There is at
// least one pair.
Value *build_are_apart(Rewriter *rw, const DataLayout *layout,
                       const MemrefPair *pairs, size_t npairs);
// Makes an i1 at the builder's place: no init overlaps another operand.
// Where structured_overlap() is OVERLAP_POSSIBLE.
Value *build_is_disjoint(Rewriter *rw, const DataLayout *layout,
                         const Structured *s);
// Makes a branch on a condition, and moves the builder to where it holds. The result
// is the other block, with copies of the operations, of which some may be NULL.
Block *branch_or_copies(Rewriter *rw, Value *condition, Op *const *ops,
                        size_t nops);
// Makes a branch on build_is_disjoint(), and moves the builder to where no init
// overlaps. The other block has copies of the operation and of the fill of each
// init before it, which may be NULL.
void branch_if_disjoint(Rewriter *rw, const DataLayout *layout,
                        const Structured *s, Op *const *fills);

#endif
