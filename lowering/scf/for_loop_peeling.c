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
// The bound between the two is upper - (upper - lower) rem step. If the loop
// may not run at all, neither of the two does: the first bound of peel-front is
// the smaller of lower + step and upper then.

#include "lowering/scf/loops_int.h"

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
  rewrite_set_operand(rw, op, FOR_UPPER, bound);
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
    {OP_scf_for, 1, function, "ForLoopPeelingPattern"}, {                      \
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
  bool ok = apply_patterns(run, root,
                           o->peel_front     ? PEELING(peel_first)
                           : o->skip_partial ? PEELING(peel_last)
                                             : PEELING(peel_last_anywhere));
  op_walk(root, unmark, run->ctx);
  return ok;
}
