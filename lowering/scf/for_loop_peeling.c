// scf-for-loop-peeling: loops whose last iteration may be shorter than a step,
// as a loop of whole steps and the rest; with peel-front, the first iteration
// and the rest.
//
// Requires: nothing.
// Guarantees: nothing.
// Invalidates: nothing.
//
// Before:
//
//   %r = scf.for %i = %c0 to %c10 step %c4 iter_args(%a = %x) -> (f32)
//
// After:
//
//   %m = scf.for %i = %c0 to %c8 step %c4 iter_args(%a = %x) -> (f32)
//   %r = scf.for %i = %c8 to %c10 step %c4 iter_args(%a = %m) -> (f32)
//
// The bound between the two is upper - (upper - lower) mod step, an
// affine.apply. If the loop may not run at all, or does not count by an index,
// there is arithmetic instead, and neither of the two runs then: the first
// bound of peel-front is the smaller of lower + step and upper.
//
// affine.min and affine.max in the loops that only ask whether a step is whole
// go: it is in the first loop, and not in the second.

#include "ir/affine.h"
#include "ir/build/arith.h"
#include "ir/build/affine.h"
#include "lowering/affine/min_max.h"
#include "lowering/affine/value_bounds.h"
#include "lowering/scf/loops_int.h"
#include "lowering/scf/passes.h"

#define PEELED  "__peeled_loop__"
#define PARTIAL "__partial_iteration__"

static bool is_marked(const Ctx *ctx, const Op *op, const char *mark) {
  return op_attr_str(ctx, op, mark) != NULL;
}

static void mark(Ctx *ctx, Op *op, const char *name) {
  op_set_attr(ctx, op, ctx_ident(ctx, str_from(name)), ctx->unit);
}

typedef struct Bounds {
  Mixed lower, upper, step;
  bool all_known;
  Type *type;
} Bounds;

static Bounds read_bounds(Ctx *ctx, const Op *op) {
  Bounds b = {.lower = mixed_of(ctx, op_operand(op, FOR_LOWER)),
              .upper = mixed_of(ctx, op_operand(op, FOR_UPPER)),
              .step = mixed_of(ctx, op_operand(op, FOR_STEP)),
              .type = op_operand(op, FOR_LOWER)->type};
  b.all_known = !b.lower.value && !b.upper.value && !b.step.value;
  return b;
}

// Whether the loop is known to run; if it is not `least`, at least to not end
// before it begins.
static bool is_known_to_run(Rewriter *rw, const Op *op, bool least) {
  Ctx *ctx = rw->b.ctx;
  Value *ends[] = {op_operand(op, FOR_LOWER), op_operand(op, FOR_UPPER)};
  Applied values = {.values = ends, .ndims = 2};
  bool result;
  return type_is(ends[0]->type, TY_INDEX) &&
         values_compare(ctx, &values, affine_dim(ctx, 0), affine_dim(ctx, 1),
                        !least, &result) &&
         result == least;
}

static Value *apply_to(Rewriter *rw, AffineExpr *e, Value *const *operands,
                       uint32_t n) {
  Attr *map = attr_affine_map(rw->b.ctx, 0, n, &e, 1);
  return op_result(build_affine_map_op(&rw->b, OP_affine_apply, map, operands),
                   0);
}

static AffineExpr *end_of_whole_steps(Ctx *ctx) {
  AffineExpr *lower = affine_symbol(ctx, 0), *upper = affine_symbol(ctx, 1);
  return affine_subtract(ctx, upper,
                         affine_binary(ctx, AFFINE_MOD,
                                       affine_subtract(ctx, upper, lower),
                                       affine_symbol(ctx, 2)));
}

// Whether it is so for what the bounds are computed of.
static bool has_whole_steps(Rewriter *rw, const Op *op) {
  Ctx *ctx = rw->b.ctx;
  Value *operands[] = {op_operand(op, FOR_LOWER), op_operand(op, FOR_UPPER),
                       op_operand(op, FOR_STEP)};
  AffineExpr *rest = affine_binary(
      ctx, AFFINE_MOD,
      affine_subtract(ctx, affine_symbol(ctx, 1), affine_symbol(ctx, 0)),
      affine_symbol(ctx, 2));
  Attr *map = attr_affine_map(ctx, 0, 3, &rest, 1);
  Applied a = applied_of_values(rw->arena, map, operands);
  applied_compose_fully(ctx, rw->arena, &a);
  return a.exprs[0] == affine_constant(ctx, 0);
}

// The bound that divides the loop; NULL: whole steps only.
static Value *last_whole_step(Rewriter *rw, const Op *op) {
  Bounds b = read_bounds(rw->b.ctx, op);
  if (!b.step.value && b.step.number <= 1)
    return NULL;
  if (b.all_known) {
    int64_t length;
    if (b.upper.number <= b.lower.number ||
        __builtin_sub_overflow(b.upper.number, b.lower.number, &length) ||
        length % b.step.number == 0)
      return NULL;
    return arith_int(&rw->b, b.type, b.upper.number - length % b.step.number);
  }
  if (type_is(b.type, TY_INDEX) && has_whole_steps(rw, op))
    return NULL;
  if (is_known_to_run(rw, op, false))
    return apply_to(rw, end_of_whole_steps(rw->b.ctx),
                    (Value *[]){op_operand(op, FOR_LOWER),
                                op_operand(op, FOR_UPPER),
                                op_operand(op, FOR_STEP)},
                    3);
  Value *upper = op_operand(op, FOR_UPPER), *length = upper;
  if (!mixed_is(b.lower, 0))
    length =
        build_binary(&rw->b, OP_arith_subi, upper, op_operand(op, FOR_LOWER));
  Value *rest =
      build_binary(&rw->b, OP_arith_remsi, length, op_operand(op, FOR_STEP));
  return build_binary(&rw->b, OP_arith_subi, upper, rest);
}

static bool is_in_partial_loop(const Ctx *ctx, const Op *op) {
  while ((op = op_parent(op)))
    if (op_is(op, OP_scf_for) && is_marked(ctx, op, PARTIAL))
      return true;
  return false;
}

static bool may_be_peeled(const Ctx *ctx, const Op *op) {
  return !op_slot(op, A_scf_for_unsignedCmp) && !is_marked(ctx, op, PEELED);
}

static void mark_both(Rewriter *rw, Op *partial, Op *rest) {
  mark(rw->b.ctx, partial, PEELED);
  mark(rw->b.ctx, partial, PARTIAL);
  rewrite_modified(rw, partial);
  mark(rw->b.ctx, rest, PEELED);
  rewrite_modified(rw, rest);
}

typedef struct MinMaxOps {
  Arena *arena;
  Vec(Op *) ops;
} MinMaxOps;

static void collect_min_max(void *user, Op *op) {
  MinMaxOps *found = user;
  if (op_is(op, OP_affine_min) || op_is(op, OP_affine_max))
    vec_push(found->arena, &found->ops, op);
}

// In a loop to whole steps: upper - counter >= step; in the rest it is less.
static void simplify_min_max(Rewriter *rw, Op *loop, Value *upper,
                             bool is_whole) {
  enum { COUNTER, UPPER, STEP, VARS };
  Value *values[] = {block_arg(body_of(loop, 0), 0), upper,
                     op_operand(loop, FOR_STEP)};
  MinMaxOps found = {.arena = rw->arena};
  Polyhedron known = poly_new(rw->arena, 0, 0);
  int64_t number, sign = is_whole ? 1 : -1;
  for (uint32_t i = 0; i < VARS; i++) {
    poly_append(&known, POLY_DIM, values[i]);
    if (value_number(rw->b.ctx, values[i], &number))
      poly_add_number(&known, POLY_EQUAL, i, number);
  }
  int64_t *row = poly_inequality(&known);
  row[COUNTER] = row[STEP] = -sign;
  row[UPPER] = sign;
  row[VARS] = is_whole ? 0 : -1;
  op_walk(loop, collect_min_max, &found);
  for (size_t i = 0; i < found.ops.size; i++)
    replace_min_max(rw, found.ops.data[i], &known);
}

static bool peel_last_anywhere(Rewriter *rw, Op *op) {
  Value *bound = may_be_peeled(rw->b.ctx, op) ? last_whole_step(rw, op) : NULL;
  if (!bound)
    return false;
  builder_after(&rw->b, op);
  Op *partial = rewrite_clone(rw, op, NULL);
  rewrite_set_operand(rw, partial, FOR_LOWER, bound);
  for (uint32_t i = 0; i < op->nresults; i++) {
    rewrite_replace_uses(rw, op_result(op, i), op_result(partial, i));
    rewrite_set_operand(rw, partial, FOR_INITS + i, op_result(op, i));
  }
  Value *upper = op_operand(op, FOR_UPPER);
  rewrite_set_operand(rw, op, FOR_UPPER, bound);
  if (type_is(upper->type, TY_INDEX)) {
    simplify_min_max(rw, op, upper, true);
    simplify_min_max(rw, partial, upper, false);
  }
  mark_both(rw, partial, op);
  return true;
}

static bool peel_last(Rewriter *rw, Op *op) {
  return !is_in_partial_loop(rw->b.ctx, op) && peel_last_anywhere(rw, op);
}

// Where the second iteration begins; NULL: there is none.
static Value *second_step(Rewriter *rw, const Op *op) {
  Bounds b = read_bounds(rw->b.ctx, op);
  int64_t next;
  if (b.all_known) {
    if (__builtin_add_overflow(b.lower.number, b.step.number, &next) ||
        b.step.number <= 0 || next >= b.upper.number)
      return NULL;
    return arith_int(&rw->b, b.type, next);
  }
  if (is_known_to_run(rw, op, true))
    return apply_to(
        rw,
        affine_binary(rw->b.ctx, AFFINE_ADD, affine_symbol(rw->b.ctx, 0),
                      affine_symbol(rw->b.ctx, 1)),
        (Value *[]){op_operand(op, FOR_LOWER), op_operand(op, FOR_STEP)}, 2);
  Value *sum = build_binary(&rw->b, OP_arith_addi, op_operand(op, FOR_LOWER),
                            op_operand(op, FOR_STEP));
  return build_binary(&rw->b, OP_arith_minsi, sum, op_operand(op, FOR_UPPER));
}

static bool peel_first(Rewriter *rw, Op *op) {
  Value *bound = may_be_peeled(rw->b.ctx, op) ? second_step(rw, op) : NULL;
  if (!bound)
    return false;
  Op *first = rewrite_clone(rw, op, NULL);
  rewrite_set_operand(rw, first, FOR_UPPER, bound);
  for (uint32_t i = 0; i < op->nresults; i++)
    rewrite_set_operand(rw, op, FOR_INITS + i, op_result(first, i));
  rewrite_set_operand(rw, op, FOR_LOWER, bound);
  mark_both(rw, first, op);
  return true;
}

#define PEELING(function)                                                      \
  (const Pattern[]) {                                                          \
    PATTERN(OP_scf_for, 1, function, "ForLoopPeelingPattern"), {               \
      0                                                                        \
    }                                                                          \
  }

static void unmark(void *user, Op *op) {
  Ctx *ctx = user;
  op_set_attr(ctx, op, ctx_ident_lit(ctx, PEELED), NULL);
  op_set_attr(ctx, op, ctx_ident_lit(ctx, PARTIAL), NULL);
}

bool lower_for_loop_peeling(PassRun *run, Op *root) {
  const Options_for_loop_peeling *o = PASS_OPTIONS(run, for_loop_peeling);
  const Pattern *list = o->peel_front     ? PEELING(peel_first)
                        : o->skip_partial ? PEELING(peel_last)
                                          : PEELING(peel_last_anywhere);
  // The marks go by hand: what was at its fixpoint with them may not be without.
  bool ok =
      pass_greedy(run, root, pass_pattern_list(run, list)) != GREEDY_FAILED;
  op_walk(root, unmark, run->ctx);
  return ok;
}
