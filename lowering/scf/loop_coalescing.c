// Nests of scf.for, nothing in between, as one loop from 0 by steps of 1; see
// affine-loop-coalescing.
//
// Before:
//
//   scf.for %i = %c0 to %n step %c1 {
//     scf.for %j = %c0 to %m step %c2 { "body"(%i, %j) : (index, index) -> () }
//   }
//
// After:
//
//   %0 = affine.apply affine_map<()[s0] -> (s0 ceildiv 2)>()[%m]
//   %1 = affine.apply affine_map<()[s0, s1] -> (s0 * (s1 ceildiv 2))>()[%n, %m]
//   scf.for %k = %c0 to %1 step %c1 {
//     %2:2 = affine.delinearize_index %k into (%n, %0) : index, index
//     %j = affine.apply affine_map<(d0) -> (d0 * 2)>(%2#1)
//     "body"(%2#0, %j) : (index, index) -> ()
//   }
//
// Inner loops carry what those around them carry.

#include "ir/affine.h"
#include "ir/build/arith.h"
#include "ir/build/affine.h"
#include "lowering/scf/loops_int.h"

typedef struct Band {
  Rewriter *rw;
  Op **loops;
  uint32_t count;
  Mixed *counts; // how often each runs
} Band;

static Value *counter_of(const Op *loop) {
  return block_arg(body_of(loop, 0), 0);
}

static bool is_simple(const Op *loop) {
  return type_is(counter_of(loop)->type, TY_INDEX) &&
         !op_slot(loop, A_scf_for_unsignedCmp);
}

static uint32_t carried(const Op *loop) {
  return loop->nresults;
}

// Whether it begins with, and gives, just what the loop around it passes on.
static bool continues(const Op *outer, const Op *inner) {
  if (carried(outer) != carried(inner))
    return false;
  for (uint32_t i = 0; i < carried(outer); i++)
    if (op_operand(inner, FOR_INITS + i) !=
            block_arg(body_of(outer, 0), i + 1) ||
        op_operand(end_of(outer, 0), i) != op_result(inner, i))
      return false;
  return true;
}

// How often the loop runs, and that it does so from 0 by 1.
static Mixed normalize_bounds(Rewriter *rw, Op *loop) {
  Builder *b = &rw->b;
  AffineExpr *s0 = affine_symbol(b->ctx, 0), *s1 = affine_symbol(b->ctx, 1);
  AffineExpr *count =
      affine_binary(b->ctx, AFFINE_CEILDIV, affine_subtract(b->ctx, s1, s0),
                    affine_symbol(b->ctx, 2));
  Mixed bounds[] = {mixed_of(b->ctx, op_operand(loop, FOR_LOWER)),
                    mixed_of(b->ctx, op_operand(loop, FOR_UPPER)),
                    mixed_of(b->ctx, op_operand(loop, FOR_STEP))};
  Mixed result = affine_apply_mixed(b, rw->arena, count, bounds);
  rewrite_set_operand(rw, loop, FOR_LOWER, arith_index(b, 0));
  rewrite_set_operand(rw, loop, FOR_UPPER, mixed_materialize(b, result));
  rewrite_set_operand(rw, loop, FOR_STEP, arith_index(b, 1));
  return result;
}

// Uses of the counter are what it was: made at the rewriter's place.
static void restore_counter(Rewriter *rw, const Op *loop, Value *lower,
                            Value *step) {
  Builder *b = &rw->b;
  Value *counter = counter_of(loop);
  AffineExpr *value =
      affine_binary(b->ctx, AFFINE_ADD,
                    affine_binary(b->ctx, AFFINE_MUL, affine_dim(b->ctx, 0),
                                  affine_symbol(b->ctx, 1)),
                    affine_symbol(b->ctx, 0));
  Mixed operands[] = {mixed_value(counter), mixed_of(b->ctx, lower),
                      mixed_of(b->ctx, step)};
  Mixed result = affine_apply_mixed(b, rw->arena, value, operands);
  const Op *made = result.value ? value_op(result.value) : NULL;
  if (result.value == counter)
    return;
  Value *to = mixed_materialize(b, result);
  for (Use *use = counter->uses, *next; use; use = next) {
    next = use->next;
    if (use->owner != made)
      op_set_operand(use->owner, (uint32_t)(use - use->owner->operands), to);
  }
}

static void normalize(Band *band) {
  Rewriter *rw = band->rw;
  Block *inner = body_of(band->loops[band->count - 1], 0);
  band->counts = arena_array(rw->arena, Mixed, band->count);
  for (uint32_t i = 0; i < band->count; i++) {
    Op *loop = band->loops[i];
    Value *lower = op_operand(loop, FOR_LOWER);
    Value *step = op_operand(loop, FOR_STEP);
    builder_before(&rw->b, band->loops[0]);
    rw->b.loc = loop->loc;
    band->counts[i] = normalize_bounds(rw, loop);
    builder_at_start(&rw->b, inner);
    rw->b.loc = loop->loc;
    restore_counter(rw, loop, lower, step);
  }
}

static Value *build_product(Band *band) {
  Rewriter *rw = band->rw;
  AffineExpr *product = affine_symbol(rw->b.ctx, 0);
  for (uint32_t i = 1; i < band->count; i++)
    product = affine_binary(rw->b.ctx, AFFINE_MUL, product,
                            affine_symbol(rw->b.ctx, i));
  Mixed all = affine_apply_mixed(&rw->b, rw->arena, product, band->counts);
  return mixed_materialize(&rw->b, all);
}

// The inner loop's body stands in its place.
static void dissolve(Rewriter *rw, Op *outer, Op *inner, Value *counter) {
  Block *body = body_of(inner, 0), *around = body_of(outer, 0);
  Op *end = end_of(inner, 0);
  ValueList args = list_new(rw, body->nargs);
  list_add(&args, counter);
  for (uint32_t i = 1; i < around->nargs; i++)
    list_add(&args, block_arg(around, i));
  rewrite_inline_block(rw, body, inner, args.items);
  rewrite_replace(rw, inner, list_of_operands(rw, end, 0).items);
  rewrite_erase(rw, end);
}

// Makes one loop of a band of perfectly nested loops.
static void coalesce(Band *band) {
  Rewriter *rw = band->rw;
  Op *outer = band->loops[0];
  for (uint32_t i = 0; i < band->count; i++)
    if (!is_simple(band->loops[i]))
      return;
  normalize(band);
  builder_before(&rw->b, outer);
  rw->b.loc = outer->loc;
  rewrite_set_operand(rw, outer, FOR_UPPER, build_product(band));
  builder_at_start(&rw->b, body_of(band->loops[band->count - 1], 0));
  rw->b.loc = outer->loc;
  Value *counter = counter_of(outer);
  Op *divided = build_delinearize_index(&rw->b, rw->arena, counter,
                                        band->counts, band->count, band->count);
  for (Use *use = counter->uses, *next; use; use = next) {
    next = use->next;
    if (use->owner != divided)
      op_set_operand(use->owner, (uint32_t)(use - use->owner->operands),
                     op_result(divided, 0));
  }
  for (uint32_t i = band->count; --i > 0;)
    dissolve(rw, band->loops[i - 1], band->loops[i], op_result(divided, i));
}

// Bands

static OpList nest_of(Rewriter *rw, Op *loop) {
  Vec(Op *) loops = {0};
  for (;;) {
    vec_push(rw->arena, &loops, loop);
    const Block *body = body_of(loop, 0);
    if (body->first == body->last || body->first->next != body->last ||
        !op_is(body->first, OP_scf_for))
      return (OpList){loops.data, loops.size};
    loop = body->first;
  }
}

// The outermost loop of the nest outside of which the bounds are known.
static uint32_t known_outside(const OpList *nest, uint32_t at) {
  for (uint32_t j = 0; j < at; j++) {
    bool all = true;
    for (uint32_t i = 0; i < FOR_INITS; i++)
      all = all &&
            is_defined_outside(nest->items[j], op_operand(nest->items[at], i));
    if (all)
      return j;
  }
  return at;
}

static bool is_band(const OpList *nest, uint32_t start, uint32_t end) {
  for (uint32_t i = start; i < end; i++)
    if (known_outside(nest, i) > start ||
        (i > start && !continues(nest->items[i - 1], nest->items[i])))
      return false;
  return true;
}

void coalesce_fors(Rewriter *rw, Op *loop) {
  OpList nest = nest_of(rw, loop);
  for (uint32_t end = (uint32_t)nest.count; end > 1; end--) {
    uint32_t start = 0;
    while (start + 1 < end && !is_band(&nest, start, end))
      start++;
    if (start + 1 == end)
      continue;
    coalesce(&(Band){rw, nest.items + start, end - start, NULL});
    end = start + 1;
  }
}
