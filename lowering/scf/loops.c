// The passes on loops share this.

#include "lowering/scf/loops_int.h"

bool apply_patterns(PassRun *run, Op *root, const Pattern *list) {
  return pass_greedy_alone(run, root, pass_pattern_list(run, list));
}

ValueList mixed_all(Rewriter *rw, const Mixed *list, uint32_t count) {
  ValueList values = list_new(rw, count);
  for (uint32_t i = 0; i < count; i++)
    list_add(&values, mixed_materialize(&rw->b, list[i]));
  return values;
}

void inline_body(Rewriter *rw, Block *block, Op *before, ValueList args) {
  rewrite_erase(rw, block_terminator(block));
  rewrite_inline_block(rw, block, before, args.items);
}

// Loops around loops

typedef struct Nest {
  Op *outermost, *innermost;
  ValueList counters;
} Nest;

// A nest of scf.for at the rewriter's place; what they carry enters the
// innermost, whose end passes it on.
static Nest build_nest(Rewriter *rw, ValueList lower, ValueList upper,
                       ValueList step, ValueList inits) {
  Nest nest = {.counters = list_new(rw, lower.count)};
  Builder place = rw->b;
  for (uint32_t i = 0; i < lower.count; i++) {
    Op *loop =
        build_for(rw, lower.items[i], upper.items[i], step.items[i], inits);
    Block *body = body_of(loop, 0);
    list_add(&nest.counters, block_arg(body, 0));
    inits = list_of_args(rw, body, 1);
    builder_at_end(&rw->b, body);
    if (!i)
      nest.outermost = loop;
    nest.innermost = loop;
  }
  build_yield(rw, inits);
  for (Op *loop = nest.innermost; loop != nest.outermost;) {
    builder_at_end(&rw->b, loop->block);
    build_yield(rw, list_of_results(rw, loop));
    loop = op_parent(loop);
  }
  rw->b = place;
  return nest;
}

// The reductions of scf.reduce, one after the other before it; `carried` gets
// the new values.
static void inline_reductions(Rewriter *rw, Op *reduce, ValueList carried) {
  for (uint32_t i = 0; i < reduce->nregions; i++) {
    Block *block = body_of(reduce, i);
    Op *end = block_terminator(block);
    rewrite_inline_block(rw, block, reduce,
                         (Value *[]){carried.items[i], op_operand(reduce, i)});
    carried.items[i] = op_operand(end, 0);
    rewrite_erase(rw, end);
  }
}

void parallel_to_fors(Rewriter *rw, Op *parallel) {
  builder_before(&rw->b, parallel);
  Nest nest =
      build_nest(rw, list_of_group(rw, parallel, G_scf_parallel_lowerBound),
                 list_of_group(rw, parallel, G_scf_parallel_upperBound),
                 list_of_group(rw, parallel, G_scf_parallel_step),
                 list_of_group(rw, parallel, G_scf_parallel_initVals));
  Op *end = end_of(nest.innermost, 0);
  ValueList carried = list_of_operands(rw, end, 0);
  inline_reductions(rw, end_of(parallel, 0), carried);
  inline_body(rw, body_of(parallel, 0), end, nest.counters);
  for (uint32_t i = 0; i < carried.count; i++)
    rewrite_set_operand(rw, end, i, carried.items[i]);
  rewrite_replace(rw, parallel, list_of_results(rw, nest.outermost).items);
}

void forall_to_fors(Rewriter *rw, Op *forall) {
  builder_before(&rw->b, forall);
  Space s = space_of(rw, forall);
  ValueList lower = mixed_all(rw, s.lower, s.rank);
  ValueList upper = mixed_all(rw, s.upper, s.rank);
  ValueList step = mixed_all(rw, s.step, s.rank);
  Nest nest = build_nest(rw, lower, upper, step, (ValueList){0});
  inline_body(rw, body_of(forall, 0), end_of(nest.innermost, 0), nest.counters);
  rewrite_erase(rw, forall);
}
