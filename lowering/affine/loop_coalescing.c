// affine-loop-coalescing: nests of loops, nothing in between, whose bounds are
// known before the outermost, as one loop.
//
// Requires: no upper bound is negative.
// Guarantees: nothing.
// Invalidates: nothing.
//
// Before:
//
//   affine.for %i = 0 to %n {
//     affine.for %j = 0 to 8 { "body"(%i, %j) : (index, index) -> () }
//   }
//
// After:
//
//   %m = affine.apply affine_map<(d0)[s0] -> (d0 * s0)>(%n)[%c8]
//   affine.for %k = 0 to %m {
//     %j = affine.apply affine_map<(d0)[s0] -> (d0 mod s0)>(%k)[%c8]
//     %i = affine.apply affine_map<(d0)[s0] -> (d0 floordiv s0)>(%k)[%c8]
//     "body"(%i, %j) : (index, index) -> ()
//   }
//
// Only loops from 0 by steps of 1 are, to bounds that are symbols, so that the
// variables can be computed, and only if they carry nothing; inner ones may
// carry what they pass on as it is. Loops of scf are the business of
// lowering/scf/loop_coalescing.c.

#include "lowering/affine/loops.h"
#include "lowering/affine/passes.h"
#include "lowering/scf/loops_int.h"

typedef struct Band {
  Rewriter *rw;
  Op **loops;
  uint32_t count;
} Band;

static bool is_simple(Ctx *ctx, const Op *loop, bool is_outer) {
  int64_t low;
  for (uint32_t i = 0; i < affine_for_inits(loop); i++)
    if (!value_is_affine_symbol(ctx, op_operand(loop, i)))
      return false;
  for (uint32_t i = 0; i < loop->nresults; i++)
    if (is_outer || !affine_for_passes_on(loop, i))
      return false;
  return affine_for_number(loop, AFFINE_LOWER, &low) && !low &&
         affine_for_step(loop) == 1;
}

static void drop_passed_on(Rewriter *rw, Op *loop) {
  for (uint32_t i = 0; i < loop->nresults; i++) {
    Value *init = op_operand(loop, affine_for_inits(loop) + i);
    rewrite_replace_uses(rw, op_result(loop, i), init);
    rewrite_replace_uses(rw, block_arg(body_of(loop, 0), i + 1), init);
  }
}

// How often a loop runs, as a value.
static Value *build_count(Rewriter *rw, const Op *loop) {
  Applied upper = affine_for_bound(rw->arena, loop, AFFINE_UPPER);
  Attr *map = affine_for_map(loop, AFFINE_UPPER);
  uint32_t opcode = upper.nexprs == 1 ? OP_affine_apply : OP_affine_min;
  return op_result(build_affine_map_op(&rw->b, opcode, map, upper.values), 0);
}

// d0 `kind` s0
static Value *build_pair(Rewriter *rw, AffineKind kind, Value *dim,
                         Value *symbol) {
  Ctx *ctx = rw->b.ctx;
  AffineExpr *e =
      affine_binary(ctx, kind, affine_dim(ctx, 0), affine_symbol(ctx, 0));
  Value *operands[] = {dim, symbol};
  Attr *map = attr_affine_map(ctx, 1, 1, &e, 1);
  return op_result(build_affine_map_op(&rw->b, OP_affine_apply, map, operands),
                   0);
}

static void replace_uses_inside(const Op *loop, Value *from, Value *to) {
  for (Use *use = from->uses, *next; use; use = next) {
    next = use->next;
    if (use->owner != loop && op_is_ancestor(loop, use->owner))
      op_set_operand(use->owner, (uint32_t)(use - use->owner->operands), to);
  }
}

// The variables, of the one that is left.
static void replace_variables(Band *band, Value *const *counts) {
  Rewriter *rw = band->rw;
  Op *inner = band->loops[band->count - 1];
  Value *rest = affine_for_iv(band->loops[0]);
  builder_at_start(&rw->b, body_of(band->loops[0], 0));
  rw->b.loc = band->loops[0]->loc;
  for (uint32_t i = band->count; i-- > 0;) {
    if (i + 1 < band->count)
      rest = build_pair(rw, AFFINE_FLOORDIV, rest, counts[i + 1]);
    Value *variable = i ? build_pair(rw, AFFINE_MOD, rest, counts[i]) : rest;
    replace_uses_inside(inner, affine_for_iv(band->loops[i]), variable);
  }
}

// Makes one loop of a band of perfectly nested affine loops.
static void coalesce(Band *band) {
  Rewriter *rw = band->rw;
  Ctx *ctx = rw->b.ctx;
  Op *outer = band->loops[0], *second = band->loops[1];
  for (uint32_t i = 0; i < band->count; i++)
    if (!is_simple(ctx, band->loops[i], !i))
      return;
  for (uint32_t i = 1; i < band->count; i++)
    drop_passed_on(rw, band->loops[i]);
  Value **counts = arena_array(rw->arena, Value *, band->count);
  builder_before(&rw->b, outer);
  Value *all = counts[0] = build_count(rw, outer);
  for (uint32_t i = 1; i < band->count; i++) {
    counts[i] = build_count(rw, band->loops[i]);
    all = build_pair(rw, AFFINE_MUL, all, counts[i]);
  }
  AffineExpr *symbol = affine_symbol(ctx, 0);
  Applied upper = {&symbol, 1, &all, 0, 1};
  affine_for_set_bound(ctx, rw->b.pool, rw->arena, outer, AFFINE_UPPER, &upper);
  replace_variables(band, counts);
  Block *body = body_of(band->loops[band->count - 1], 0);
  while (body->first != body->last)
    rewrite_move_before(rw, body->first, second);
  rewrite_erase(rw, second);
}

// Bands

// The outermost loop of the nest outside of which the bounds are known.
static uint32_t known_outside(const OpList *nest, uint32_t at) {
  for (uint32_t j = 0; j < at; j++) {
    bool all = true;
    const Op *loop = nest->items[at];
    for (uint32_t i = 0; i < loop->noperands; i++)
      all = all && is_defined_outside(nest->items[j], op_operand(loop, i));
    if (all)
      return j;
  }
  return at;
}

static bool is_band(const uint32_t *known, uint32_t start, uint32_t end) {
  for (uint32_t i = start; i < end; i++)
    if (known[i] > start)
      return false;
  return true;
}

static void coalesce_nest(Rewriter *rw, Op *loop) {
  OpList nest = affine_perfect_nest(rw->arena, loop);
  uint32_t n = (uint32_t)nest.count;
  uint32_t *known = arena_array(rw->arena, uint32_t, n);
  for (uint32_t i = 0; i < n; i++)
    known[i] = known_outside(&nest, i);
  for (uint32_t end = n; end > 1; end--) {
    uint32_t start = 0;
    while (start + 1 < end && !is_band(known, start, end))
      start++;
    if (start + 1 == end)
      continue;
    coalesce(&(Band){rw, nest.items + start, end - start});
    end = start + 1;
  }
}

static void visit_loop(void *user, Op *op) {
  if (op_is(op, OP_affine_for))
    coalesce_nest(user, op);
  else if (op_is(op, OP_scf_for))
    coalesce_fors(user, op);
}

bool lower_affine_loop_coalescing(PassRun *run, Op *root) {
  Rewriter rw = pass_rewriter(run);
  op_walk(root, visit_loop, &rw);
  return true;
}
