// control-flow-sink: moves what only one branch needs into that branch.
//
// Requires: nothing.
// Guarantees: nothing without effects stands before an operation whose regions
//   are run once at most when only the outermost block of one of these uses it.
// Invalidates: nothing.
//
// Before:
//
//   %0 = arith.muli %a, %b : i32
//   scf.if %c {
//     "use"(%0) : (i32) -> ()
//   }
//
// After:
//
//   scf.if %c {
//     %0 = arith.muli %a, %b : i32
//     "use"(%0) : (i32) -> ()
//   }
//
// A moved operation is looked at in turn, for what made its operands. It goes
// to the front of the region, so that the last to be moved comes first.

#include "ir/rewrite/rewriter.h"
#include "lowering/pass/pass.h"
#include "lowering/transforms/passes.h"

typedef struct Sink {
  PassRun *run;
  Rewriter rw;
  Dominance *dominance;
  Vec(Op *) stack;
} Sink;

// Whether each region runs once or not at all.
static bool is_branch(const Op *op) {
  return op->nregions && op->info->taken;
}

// The block of `region` that `op` is in, however deep; NULL: it is not.
static Block *block_in(const Region *region, const Op *op) {
  for (; op; op = op_parent(op))
    if (op->block && op->block->parent == region)
      return op->block;
  return NULL;
}

static bool is_needed_only_in(const Sink *s, const Op *op, Region *region) {
  for (uint32_t i = 0; i < op->nresults; i++)
    for (const Use *use = op->results[i].uses; use; use = use->next) {
      Block *block = block_in(region, use->owner);
      if (!block || !block_dominates(s->dominance, region->first, block))
        return false;
    }
  return true;
}

static void sink_makers(Sink *s, const Op *user, Region *region) {
  for (uint32_t i = 0; i < user->noperands; i++) {
    Op *op = value_op(user->operands[i].value);
    if (!op || op->block->parent == region ||
        !is_needed_only_in(s, op, region) || !op_is_memory_effect_free(op))
      continue;
    rewrite_move_before(&s->rw, op, region->first->first);
    vec_push(s->rw.arena, &s->stack, op);
    PASS_COUNTS(s->run, control_flow_sink)->sunk++;
  }
}

static void sink_into(Sink *s, Region *region) {
  for (Block *block = region->first; block; block = block->next)
    for (Op *op = block->first; op; op = op->next)
      vec_push(s->rw.arena, &s->stack, op);
  while (s->stack.size)
    sink_makers(s, vec_pop(&s->stack), region);
}

static void visit_branch(void *user, Op *op) {
  Sink *s = user;
  for (uint32_t i = 0; is_branch(op) && i < op->nregions; i++)
    sink_into(s, &op->regions[i]);
}

bool lower_control_flow_sink(PassRun *run, Op *root) {
  Sink s = {
      .run = run,
      .rw = {.b = {.ctx = run->ctx, .pool = run->pool}, .arena = run->arena},
      .dominance = dominance_new(run->ctx, run->arena)};
  op_walk_post(root, visit_branch, &s);
  dominance_release(s.dominance);
  return true;
}
