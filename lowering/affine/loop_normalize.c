// affine-loop-normalize: loops from 0 by steps of 1.
//
// Requires: nothing.
// Guarantees: affine.for begins at 0 and has step 1, but where it begins at the
//   greatest of several; so does affine.parallel without such bounds.
// Invalidates: nothing.
//
// Before:
//
//   affine.for %i = 4 to %n step 2 { "body"(%i) : (index) -> () }
//
// After:
//
//   affine.for %j = 0 to affine_map<()[s0] -> ((s0 - 4) ceildiv 2)>()[%n] {
//     %i = affine.apply affine_map<(d0) -> (d0 * 2 + 4)>(%j)
//     "body"(%i) : (index) -> ()
//   }
//
// With promote-single-iter, loops that run once go.

#include "lowering/affine/loops.h"
#include "lowering/affine/passes.h"

// Has `made`, which uses it itself, stand for the variable.
static void replace_variable(Rewriter *rw, Value *variable, Op *made) {
  uint32_t own = 0;
  while (op_operand(made, own) != variable)
    own++;
  rewrite_replace_uses(rw, variable, op_result(made, 0));
  rewrite_set_operand(rw, made, own, variable);
}

// affine.for

static Applied counted_bound(Rewriter *rw, const Op *loop) {
  Ctx *ctx = rw->b.ctx;
  Applied lower = affine_for_bound(rw->arena, loop, AFFINE_LOWER);
  Applied upper = affine_for_bound(rw->arena, loop, AFFINE_UPPER);
  Applied length = applied_difference(ctx, rw->arena, &upper, &lower);
  applied_compose(ctx, rw->arena, &length);
  for (uint32_t i = 0; i < length.nexprs; i++)
    length.exprs[i] = affine_by_number(ctx, AFFINE_CEILDIV, length.exprs[i],
                                       affine_for_step(loop));
  return length;
}

// The old variable, of the new one.
static Applied old_variable(Rewriter *rw, const Op *loop) {
  Ctx *ctx = rw->b.ctx;
  Applied lower = affine_for_bound(rw->arena, loop, AFFINE_LOWER);
  AffineExpr *less =
      affine_mul_number(ctx, affine_mul_number(ctx, affine_dim(ctx, 0), -1),
                        affine_for_step(loop));
  Value *variable = affine_for_iv(loop);
  Applied backwards = {
      .exprs = &less, .nexprs = 1, .values = &variable, .ndims = 1};
  Applied old = applied_difference(ctx, rw->arena, &lower, &backwards);
  applied_compose(ctx, rw->arena, &old);
  return old;
}

static void normalize_for(Rewriter *rw, Op *loop) {
  Ctx *ctx = rw->b.ctx;
  int64_t low;
  bool from_zero = affine_for_number(loop, AFFINE_LOWER, &low) && !low;
  if ((from_zero && affine_for_step(loop) == 1) ||
      affine_for_map(loop, AFFINE_LOWER)->as.map.nresults != 1)
    return;
  Applied upper = counted_bound(rw, loop), old = old_variable(rw, loop);
  Attr *zero = affine_map_number(ctx, 0);
  Applied lower = applied_of_values(rw->arena, zero, NULL);
  affine_for_set_bound(ctx, rw->b.pool, rw->arena, loop, AFFINE_UPPER, &upper);
  affine_for_set_bound(ctx, rw->b.pool, rw->arena, loop, AFFINE_LOWER, &lower);
  affine_for_set_step(ctx, loop, 1);
  builder_at_start(&rw->b, body_of(loop, 0));
  rw->b.loc = loop->loc;
  replace_variable(rw, affine_for_iv(loop),
                   build_affine_map_op(&rw->b, OP_affine_apply,
                                       applied_map(ctx, &old), old.values));
}

// affine.parallel

static bool has_single_bounds(const Op *loop, uint32_t slot) {
  const Attr *groups = op_slot(loop, slot);
  for (uint64_t i = 0; i < groups->as.dense.count; i++)
    if (dense_int(groups, i) != 1)
      return false;
  return true;
}

static bool is_normal_parallel(const Op *loop) {
  const Attr *lower = affine_parallel_map(loop, AFFINE_LOWER);
  for (uint32_t i = 0; i < lower->as.map.nresults; i++)
    if (!affine_is_number(lower->as.map.results[i], 0) ||
        affine_parallel_step(loop, i) != 1)
      return false;
  return true;
}

// The old variable of dimension `i`, before the body.
static void replace_index(Rewriter *rw, Op *loop, const Applied *lower,
                          uint32_t i) {
  Ctx *ctx = rw->b.ctx;
  uint32_t ndims = lower->ndims;
  Value *variable = block_arg(body_of(loop, 0), i);
  AffineExpr *steps = affine_mul_number(ctx, affine_dim(ctx, ndims),
                                        affine_parallel_step(loop, i));
  AffineExpr *old = affine_binary(ctx, AFFINE_ADD, lower->exprs[i], steps);
  ValueList operands = {lower->values, ndims};
  operands = list_join(rw, operands, list_of(rw, variable));
  operands = list_join(rw, operands,
                       (ValueList){lower->values + ndims, lower->nsymbols});
  Attr *map = attr_affine_map(ctx, ndims + 1, lower->nsymbols, &old, 1);
  replace_variable(
      rw, variable,
      build_affine_map_op(&rw->b, OP_affine_apply, map, operands.items));
}

static void set_parallel_bounds(Rewriter *rw, Op *loop, const Applied *upper) {
  Ctx *ctx = rw->b.ctx;
  uint32_t n = upper->nexprs;
  AffineExpr **zeros = arena_array(rw->arena, AffineExpr *, n + 1);
  Attr **ones = arena_array(rw->arena, Attr *, n + 1);
  for (uint32_t i = 0; i < n; i++) {
    zeros[i] = affine_constant(ctx, 0);
    ones[i] = attr_int(ctx, ctx->i64, 1);
  }
  loop->slots[A_affine_parallel_lowerBoundsMap] =
      attr_affine_map(ctx, 0, 0, zeros, n);
  loop->slots[A_affine_parallel_upperBoundsMap] = applied_map(ctx, upper);
  loop->slots[A_affine_parallel_steps] = attr_array(ctx, ones, n);
  op_set_operands(rw->b.pool, loop, upper->values, applied_count(upper));
}

static void normalize_parallel(Rewriter *rw, Op *loop) {
  if (!has_single_bounds(loop, A_affine_parallel_lowerBoundsGroups) ||
      !has_single_bounds(loop, A_affine_parallel_upperBoundsGroups) ||
      is_normal_parallel(loop))
    return;
  Applied bounds[2];
  for (AffineEnd end = AFFINE_LOWER; end <= AFFINE_UPPER; end++)
    bounds[end] = applied_of(rw->arena, affine_parallel_map(loop, end), loop,
                             affine_parallel_first(loop, end));
  Applied upper = applied_difference(
      rw->b.ctx, rw->arena, &bounds[AFFINE_UPPER], &bounds[AFFINE_LOWER]);
  builder_at_start(&rw->b, body_of(loop, 0));
  rw->b.loc = loop->loc;
  for (uint32_t i = 0; i < upper.nexprs; i++) {
    upper.exprs[i] = affine_by_number(rw->b.ctx, AFFINE_CEILDIV, upper.exprs[i],
                                      affine_parallel_step(loop, i));
    replace_index(rw, loop, &bounds[AFFINE_LOWER], i);
  }
  set_parallel_bounds(rw, loop, &upper);
}

typedef struct Normalization {
  Rewriter rw;
  bool promotes;
} Normalization;

static void normalize_loop(void *user, Op *op) {
  Normalization *n = user;
  if (op_is(op, OP_affine_parallel))
    normalize_parallel(&n->rw, op);
  else if (op_is(op, OP_affine_for) &&
           !(n->promotes && affine_promote_single(&n->rw, op)))
    normalize_for(&n->rw, op);
}

bool lower_affine_loop_normalize(PassRun *run, Op *root) {
  Normalization n = {
      pass_rewriter(run),
      PASS_OPTIONS(run, affine_loop_normalize)->promote_single_iter,
  };
  op_walk_post(root, normalize_loop, &n);
  return true;
}
