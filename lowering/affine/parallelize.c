// affine-parallelize: loops whose iterations do not depend on each other as
// affine.parallel.
//
// Requires: nothing.
// Guarantees: nothing.
// Invalidates: nothing.
//
// Before:
//
//   %s = affine.for %i = 0 to %n iter_args(%a = %zero) -> f32 {
//     %x = affine.load %m[%i] : memref<?xf32>
//     %b = arith.addf %a, %x : f32
//     affine.yield %b : f32
//   }
//
// After, with parallel-reductions:
//
//   %p = affine.parallel (%i) = (0) to (%n) reduce ("addf") -> f32 {
//     %x = affine.load %m[%i] : memref<?xf32>
//     affine.yield %x : f32
//   }
//   %s = arith.addf %zero, %p : f32

#include "ir/build/control.h"
#include "lowering/affine/dependence.h"
#include "lowering/affine/loops.h"
#include "ir/analysis/aliases.h"
#include "lowering/affine/passes.h"

typedef struct Reduction {
  Op *combiner; // of the value carried and the one reduced
  Value *value;
  int64_t kind;
} Reduction;

typedef struct Candidate {
  Op *loop;
  Reduction *reductions; // one for each value carried
} Candidate;

typedef struct Parallelizing {
  PassRun *run;
  bool reductions;
  Vec(Candidate) loops;
} Parallelizing;

static bool find_reduction(const Op *loop, uint32_t i, Reduction *r) {
  const AffineReduction *found = affine_reduction_of(loop, i, &r->value);
  // Of some there is no affine.parallel.
  if (!found || found->opcode == OP_arith_maxnumf ||
      found->opcode == OP_arith_minnumf ||
      !affine_parallel_reduces(found->kind, op_result(loop, i)->type))
    return false;
  r->combiner = value_op(op_operand(end_of(loop, 0), i));
  r->kind = found->kind;
  return true;
}

static bool find_reductions(const Parallelizing *p, Candidate *c) {
  uint32_t n = c->loop->nresults;
  c->reductions = arena_array(p->run->arena, Reduction, n + 1);
  for (uint32_t i = 0; i < n; i++)
    if (!p->reductions || !find_reduction(c->loop, i, &c->reductions[i]))
      return false;
  return true;
}

static void collect_loop(void *user, Op *op) {
  Parallelizing *p = user;
  Candidate c = {.loop = op};
  if (op_is(op, OP_affine_for) && find_reductions(p, &c) &&
      loop_is_memory_parallel(p->run->ctx, p->run->arena, op))
    vec_push(p->run->arena, &p->loops, c);
}

static uint32_t count_parallel_around(const Op *op) {
  uint32_t n = 0;
  while ((op = op_parent(op)) && !op_has(op, TRAIT_AFFINE_SCOPE))
    n += op_is(op, OP_affine_parallel);
  return n;
}

static Attr *group_of(Ctx *ctx, const Attr *map) {
  int32_t count = (int32_t)map->as.map.nresults;
  int64_t one = 1;
  Type *type = type_tensor(ctx, 1, &one, ctx->i32, NULL);
  return attr_dense(ctx, type, &count, sizeof count, true);
}

static Attr *kinds_of(Rewriter *rw, const Candidate *c) {
  uint32_t n = c->loop->nresults;
  Attr **kinds = arena_array(rw->arena, Attr *, n + 1);
  for (uint32_t i = 0; i < n; i++)
    kinds[i] = attr_i64(rw->b.ctx, c->reductions[i].kind);
  return attr_array(rw->b.ctx, kinds, n);
}

// Builds the affine.parallel of one dimension for an affine.for.
static Op *build_parallel_of(Rewriter *rw, const Candidate *c) {
  Ctx *ctx = rw->b.ctx;
  Op *loop = c->loop;
  Attr *lower = affine_for_map(loop, AFFINE_LOWER);
  Attr *upper = affine_for_map(loop, AFFINE_UPPER);
  Attr *step = attr_i64(ctx, affine_for_step(loop));
  ValueList operands =
      list_part(list_of_operands(rw, loop, 0), 0, affine_for_inits(loop));
  TypeList types = list_types(rw, list_of_results(rw, loop));
  Op *parallel = build_spec(
      &rw->b, &(OpSpec){.info = ctx_op_by_opcode(ctx, OP_affine_parallel),
                        .result_types = types.items,
                        .nresults = types.count,
                        .operands = operands.items,
                        .noperands = operands.count,
                        .nregions = 1});
  parallel->slots[A_affine_parallel_reductions] = kinds_of(rw, c);
  parallel->slots[A_affine_parallel_lowerBoundsMap] = lower;
  parallel->slots[A_affine_parallel_lowerBoundsGroups] = group_of(ctx, lower);
  parallel->slots[A_affine_parallel_upperBoundsMap] = upper;
  parallel->slots[A_affine_parallel_upperBoundsGroups] = group_of(ctx, upper);
  parallel->slots[A_affine_parallel_steps] = attr_array(ctx, &step, 1);
  return parallel;
}

// The combiner goes behind the loop, to join what was there before with what
// the loop gives.
static void move_combiner(Rewriter *rw, Op *loop, Op *parallel, uint32_t i,
                          const Reduction *r) {
  uint32_t first = loop->noperands - loop->nresults;
  rewrite_move_before(rw, r->combiner, loop);
  op_set_operand(r->combiner, 0, op_operand(loop, first + i));
  op_set_operand(r->combiner, 1, op_result(parallel, i));
  value_replace_uses(op_result(loop, i), op_result(r->combiner, 0));
}

static void parallelize(Rewriter *rw, const Candidate *c) {
  Op *loop = c->loop;
  uint32_t n = loop->nresults;
  builder_before(&rw->b, loop);
  Op *parallel = build_parallel_of(rw, c);
  region_move_blocks(&loop->regions[0], &parallel->regions[0], NULL);
  Block *body = parallel->regions[0].first;
  Op *yield = block_terminator(body);
  for (uint32_t i = 0; i < n; i++)
    op_set_operand(yield, i, c->reductions[i].value);
  for (uint32_t i = 0; i < n; i++)
    move_combiner(rw, loop, parallel, i, &c->reductions[i]);
  for (uint32_t i = n; i > 0; i--)
    block_remove_arg(rw->b.pool, body, i);
  rewrite_erase(rw, loop);
}

bool lower_affine_parallelize(PassRun *run, Op *root) {
  const Options_affine_parallelize *o = PASS_OPTIONS(run, affine_parallelize);
  Rewriter rw = pass_rewriter(run);
  Parallelizing p = {.run = run, .reductions = o->parallel_reductions};
  if (!is_given_overlapping(root))
    op_walk(root, collect_loop, &p);
  for (size_t i = 0; i < p.loops.size; i++)
    if (count_parallel_around(p.loops.data[i].loop) < o->max_nested)
      parallelize(&rw, &p.loops.data[i]);
  return true;
}
