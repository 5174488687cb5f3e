// scf-for-loop-range-folding: what is only added to or multiplied with the
// counter of a loop goes into its bounds.
//
// Requires: nothing.
// Guarantees: nothing.
// Invalidates: nothing.
//
// Before:
//
//   scf.for %i = %lb to %ub step %s {
//     %a = arith.addi %i, %x : index
//     %b = arith.muli %a, %c4 : index
//     "body"(%b) : (index) -> ()
//   }
//
// After:
//
//   %0 = arith.addi %lb, %x : index
//   %1 = arith.addi %ub, %x : index
//   %2 = arith.muli %0, %c4 : index
//   %3 = arith.muli %1, %c4 : index
//   %4 = arith.muli %s, %c4 : index
//   scf.for %i = %2 to %3 step %4 {
//     "body"(%i) : (index) -> ()
//   }

// Sums and products are taken not to wrap. A factor must be known and positive:
// with another one (MLIR takes any) the loop would not run as often.

#include "lowering/scf/loops_int.h"
#include "lowering/scf/passes.h"

static bool is_positive(Ctx *ctx, const Value *value) {
  int64_t number;
  return value_number(ctx, value, &number) && number > 0;
}

// The only use of the counter, if the bounds can do it instead.
static Op *foldable_use(Ctx *ctx, const Op *loop, const Value *counter) {
  if (!value_has_one_use(counter))
    return NULL;
  Op *user = counter->uses->owner;
  if (!op_is(user, OP_arith_addi) && !op_is(user, OP_arith_muli))
    return NULL;
  for (uint32_t i = 0; i < user->noperands; i++)
    if (op_operand(user, i) != counter &&
        !is_defined_outside(loop, op_operand(user, i)))
      return NULL;
  Value *factor = op_operand(user, op_operand(user, 0) == counter);
  return op_is(user, OP_arith_muli) && !is_positive(ctx, factor) ? NULL : user;
}

// Bound `i` becomes what `user` makes of it.
static void fold_into(Rewriter *rw, Op *loop, Op *user, Value *counter,
                      uint32_t i) {
  PtrMap map = {0};
  ptrmap_set(&map, rw->arena, counter, op_operand(loop, i));
  builder_before(&rw->b, loop);
  Op *copy = rewrite_clone(rw, user, &map);
  rewrite_set_operand(rw, loop, i, op_result(copy, 0));
}

static void fold_loop(Rewriter *rw, Op *loop) {
  Value *counter = block_arg(body_of(loop, 0), 0);
  for (Op *user; (user = foldable_use(rw->b.ctx, loop, counter));) {
    fold_into(rw, loop, user, counter, FOR_LOWER);
    fold_into(rw, loop, user, counter, FOR_UPPER);
    if (op_is(user, OP_arith_muli))
      fold_into(rw, loop, user, counter, FOR_STEP);
    rewrite_replace1(rw, user, counter);
  }
}

bool lower_for_loop_range_folding(PassRun *run, Op *root) {
  Rewriter rw = pass_rewriter(run);
  OpList loops = collect_ops(run, root, OP_scf_for);
  for (size_t i = 0; i < loops.count; i++)
    fold_loop(&rw, loops.items[i]);
  return true;
}
