// loop-invariant-code-motion: moves what is the same in every round of a loop
// before it.
//
// Requires: nothing.
// Guarantees: no loop computes, without effects and without a trap that it
//   might not have met, what depends on nothing inside.
// Invalidates: nothing.
//
// Before:
//
//   scf.for %i = %c0 to %n step %c1 {
//     %0 = arith.muli %a, %b : i32
//     "use"(%0, %i) : (i32, index) -> ()
//   }
//
// After:
//
//   %0 = arith.muli %a, %b : i32
//   scf.for %i = %c0 to %n step %c1 {
//     "use"(%0, %i) : (i32, index) -> ()
//   }
//
// Inner loops come before those around them, so that what leaves one may leave
// the other.

#include "ir/rewrite/rewriter.h"
#include "lowering/pass/pass.h"
#include "lowering/transforms/passes.h"

typedef struct Motion {
  Rewriter rw;
  Op *loop;
  Vec(Op *) worklist; // first in, first out
} Motion;

static const Op *value_parent(const Value *value) {
  const Block *block = value_arg_block(value);
  return block ? block->parent->parent : op_parent(value_op(value));
}

// Whether all that `inner`, which is in `op` or is it, uses is from `op` itself
// or from outside the loop.
static bool uses_of_are_outside(const Op *loop, const Op *op, const Op *inner) {
  for (uint32_t i = 0; i < inner->noperands; i++) {
    const Op *parent = value_parent(inner->operands[i].value);
    if (!op_is_ancestor(op, parent) && op_is_ancestor(loop, parent))
      return false;
  }
  for (uint32_t i = 0; i < inner->nregions; i++)
    for (const Block *b = inner->regions[i].first; b; b = b->next)
      for (const Op *next = b->first; next; next = next->next)
        if (!uses_of_are_outside(loop, op, next))
          return false;
  return true;
}

static bool is_invariant(Motion *m, const Op *op) {
  if (op_has(op, TRAIT_TERMINATOR))
    return false;
  if (!uses_of_are_outside(m->loop, op, op))
    return rewrite_decline(&m->rw, op, "it uses what the loop computes");
  if (!op_is_memory_effect_free(op))
    return rewrite_decline(&m->rw, op, "it may read or write memory");
  if (!op_is_speculatable(m->rw.b.ctx, op))
    return rewrite_decline(&m->rw, op,
                           "it may be undefined where the loop does not run");
  return true;
}

static void push_users(Motion *m, const Op *op, const Region *region) {
  for (uint32_t i = 0; i < op->nresults; i++)
    for (const Use *use = op->results[i].uses; use; use = use->next)
      if (use->owner->block->parent == region)
        vec_push(m->rw.arena, &m->worklist, use->owner);
}

static void move_out_of(Motion *m, Region *region) {
  m->worklist.size = 0;
  for (Block *block = region->first; block; block = block->next)
    for (Op *op = block->first; op; op = op->next)
      vec_push(m->rw.arena, &m->worklist, op);
  for (size_t i = 0; i < m->worklist.size; i++) {
    Op *op = m->worklist.data[i];
    if (op->block->parent != region || !is_invariant(m, op))
      continue;
    rewrite_move_before(&m->rw, op, m->loop);
    push_users(m, op, region);
  }
}

static void visit_loop(void *user, Op *op) {
  Motion *m = user;
  if (!op_is_loop(op))
    return;
  m->loop = op;
  for (uint32_t i = 0; i < op->nregions; i++)
    move_out_of(m, &op->regions[i]);
}

bool lower_loop_invariant_code_motion(PassRun *run, Op *root) {
  Motion m = {.rw = pass_rewriter(run)};
  op_walk_post(root, visit_loop, &m);
  return true;
}
