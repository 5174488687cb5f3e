// scf-for-loop-specialization and scf-parallel-loop-specialization: loops to
// the smaller of a constant and something else, once more for the case that it
// is the constant, where they can be unrolled.
//
// Requires: nothing.
// Guarantees: nothing.
// Invalidates: nothing.
//
// Before:
//
//   %ub = affine.min affine_map<(d0) -> (d0, 4)>(%n)
//   scf.for %i = %c0 to %ub step %c1 { ... }
//
// After:
//
//   %ub = affine.min affine_map<(d0) -> (d0, 4)>(%n)
//   %is = arith.cmpi eq, %ub, %c4 : index
//   scf.if %is {
//     scf.for %i = %c0 to %c4 step %c1 { ... }
//   } else {
//     scf.for %i = %c0 to %ub step %c1 { ... }
//   }

#include "ir/affine.h"
#include "ir/build/arith.h"
#include "lowering/scf/loops_int.h"
#include "lowering/scf/passes.h"

// The constant that a bound is at most.
static bool known_maximum(const Value *bound, int64_t *maximum) {
  const Op *min = value_def(bound, OP_affine_min);
  const Attr *map = min ? op_slot(min, A_affine_min_map) : NULL;
  bool found = false;
  for (uint32_t i = 0; map && i < map->as.map.nresults; i++) {
    const AffineExpr *e = map->as.map.results[i];
    if (e->kind != AFFINE_CONSTANT || (found && e->value >= *maximum))
      continue;
    *maximum = e->value;
    found = true;
  }
  return found;
}

static void clone_into(Rewriter *rw, Op *made, uint32_t region, Op *loop,
                       PtrMap *map) {
  builder_at_end(&rw->b, build_block(rw, made, region, (TypeList){0}));
  rewrite_clone(rw, loop, map);
  build_yield(rw, (ValueList){0});
}

// All of `bounds` must have a maximum.
static void specialize(Rewriter *rw, Op *loop, ValueList bounds) {
  int64_t maximum = 0;
  for (uint32_t i = 0; i < bounds.count; i++)
    if (!known_maximum(bounds.items[i], &maximum))
      return;
  PtrMap map = {0};
  Value *condition = NULL;
  builder_before(&rw->b, loop);
  for (uint32_t i = 0; i < bounds.count; i++) {
    Value *bound = bounds.items[i];
    known_maximum(bound, &maximum);
    Value *constant = arith_int(&rw->b, bound->type, maximum);
    Value *same = arith_cmpi(&rw->b, E_arith_cmpi_eq, bound, constant);
    condition =
        condition ? build_binary(&rw->b, OP_arith_andi, condition, same) : same;
    ptrmap_set(&map, rw->arena, bound, constant);
  }
  Op *made = build_if(rw, condition, (TypeList){0});
  clone_into(rw, made, 0, loop, &map);
  clone_into(rw, made, 1, loop, NULL);
  rewrite_erase(rw, loop);
}

bool lower_for_loop_specialization(PassRun *run, Op *root) {
  Rewriter rw = pass_rewriter(run);
  OpList loops = collect_ops(run, root, OP_scf_for);
  for (size_t i = 0; i < loops.count; i++)
    if (!loops.items[i]->nresults)
      specialize(&rw, loops.items[i],
                 list_of(&rw, op_operand(loops.items[i], FOR_UPPER)));
  return true;
}

bool lower_parallel_loop_specialization(PassRun *run, Op *root) {
  Rewriter rw = pass_rewriter(run);
  OpList loops = collect_ops(run, root, OP_scf_parallel);
  for (size_t i = 0; i < loops.count; i++)
    if (!loops.items[i]->nresults)
      specialize(&rw, loops.items[i],
                 list_of_group(&rw, loops.items[i], G_scf_parallel_upperBound));
  return true;
}
