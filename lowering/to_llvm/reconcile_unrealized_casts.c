// reconcile-unrealized-casts: removes the casts that conversions left between
// each other.
//
// Requires: nothing.
// Guarantees: no chain of builtin.unrealized_conversion_cast is left that leads
//   back to the types it started from, and none without uses.
// Invalidates: nothing.
//
// Before:
//
//   %1 = builtin.unrealized_conversion_cast %0 : i64 to index
//   %2 = builtin.unrealized_conversion_cast %1 : index to i64
//   "use"(%2) : (i64) -> ()
//
// After:
//
//   "use"(%0) : (i64) -> ()
//
// A chain from A through B to C stays: only what undoes itself is known to mean
// nothing. The pass knows nothing of LLVM.

#include "lowering/pass/pass.h"
#include "lowering/to_llvm/passes.h"

typedef struct Reconcile {
  Vec(Op *) casts; // in the order of the text
  Rewriter rw;
} Reconcile;

static bool is_cast(const Op *op) {
  return op && op_is(op, OP_builtin_unrealized_conversion_cast);
}

static void collect(void *user, Op *op) {
  Reconcile *r = user;
  if (is_cast(op))
    vec_push(r->rw.arena, &r->casts, op);
}

// The cast whose results, all and in order, are the operands of this one.
static Op *cast_before(const Op *cast) {
  Op *before = cast->noperands ? value_op(op_operand(cast, 0)) : NULL;
  if (!is_cast(before) || before->nresults != cast->noperands)
    return NULL;
  for (uint32_t i = 0; i < cast->noperands; i++)
    if (op_operand(cast, i) != op_result(before, i))
      return NULL;
  return before;
}

static bool leads_back(const Op *first, const Op *last) {
  if (first->noperands != last->nresults)
    return false;
  for (uint32_t i = 0; i < last->nresults; i++)
    if (op_operand(first, i)->type != last->results[i].type)
      return false;
  return true;
}

// Looks for the cast furthest up whose operands may stand for the results.
static void shorten(Rewriter *rw, Op *cast) {
  for (Op *first = cast; first; first = cast_before(first)) {
    if (!leads_back(first, cast))
      continue;
    for (uint32_t i = 0; i < cast->nresults; i++)
      rewrite_replace_uses(rw, op_result(cast, i), op_operand(first, i));
    return;
  }
}

bool lower_reconcile_unrealized_casts(PassRun *run, Op *root) {
  if (!ctx_has_made(run->ctx, OP_builtin_unrealized_conversion_cast))
    return true;
  Reconcile r = {.rw = pass_rewriter(run)};
  op_walk(root, collect, &r);
  for (size_t i = 0; i < r.casts.size; i++)
    shorten(&r.rw, r.casts.data[i]);
  // The last first: what a cast used may be a cast without uses then.
  for (size_t i = r.casts.size; i-- > 0;)
    if (!op_has_uses(r.casts.data[i]))
      rewrite_erase(&r.rw, r.casts.data[i]);
  return true;
}
