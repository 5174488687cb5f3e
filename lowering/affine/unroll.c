// Unrolling: copies of a loop's body behind it, for the iterations that follow,
// with the variable and what is carried replaced by what they are there.
//
//   affine.for %i = 0 to %n {            affine.for %i = 0 to %m step 2 {
//     "body"(%i) : (index) -> ()           "body"(%i) : (index) -> ()
//   }                             ->       %j = affine.apply (%i + 1)
//                                          "body"(%j) : (index) -> ()
//                                        }
//                                        affine.for %i = %m to %n { ... }
//
// where %m = %n - %n mod 2. That bound has to be an expression, which it is not
// where one of several is chosen; then the factor has to divide the trip count.
// It may be less than where a loop begins that does not run at all, and so the
// rest begins at the greater of the two unless the trip count cannot be
// negative.

#include "lowering/affine/loops.h"

// The rest

// The loops around, and sizes of memrefs.
static bool add_values(Ctx *ctx, Polyhedron *p, const Op *loop,
                       const Applied *values) {
  uint32_t var;
  bool known = domain_around(ctx, loop, p);
  for (uint32_t i = 0; known && i < applied_count(values); i++) {
    Value *value = values->values[i];
    known = domain_add_value(ctx, p, value) && poly_find(p, value, 0, &var);
    if (known && value_def(value, OP_memref_dim))
      poly_add_number(p, POLY_LOWER, var, 0);
  }
  return known;
}

// Whether that is never negative: nothing in the loops around fits its being
// -1 or less.
static bool is_natural(Rewriter *rw, const Op *loop, const Applied *count) {
  Ctx *ctx = rw->b.ctx;
  Polyhedron p = poly_new(rw->arena, 0, 0);
  int64_t *row;
  if (!add_values(ctx, &p, loop, count))
    return false;
  const Attr *map = domain_align(ctx, &p, count);
  if (!poly_flatten(ctx, &p, map->as.map.results, 1, &row))
    return false;
  uint32_t n = poly_vars(&p);
  int64_t *negative = poly_inequality(&p);
  for (uint32_t c = 0; c <= n; c++)
    p.overflow |= __builtin_sub_overflow(0, row[c], &negative[c]);
  p.overflow |= __builtin_sub_overflow(negative[n], 1, &negative[n]);
  return poly_is_empty(&p);
}

static Applied tidied_bound(Rewriter *rw, Applied bound) {
  applied_compose(rw->b.ctx, rw->arena, &bound);
  applied_compose_fully(rw->b.ctx, rw->arena, &bound);
  applied_canonicalize(rw->b.ctx, rw->arena, &bound);
  return bound;
}

// begin + (count - count mod factor) * step; `lower` becomes the bound of the
// rest.
static Applied bound_of_rest(Rewriter *rw, const Op *loop, uint64_t factor,
                             Applied *lower) {
  Ctx *ctx = rw->b.ctx;
  *lower = affine_for_bound(rw->arena, loop, AFFINE_LOWER);
  Applied count = affine_trip_counts(ctx, rw->arena, loop);
  applied_canonicalize(ctx, rw->arena, lower);
  Applied bound = applied_join(ctx, rw->arena, lower, &count), both = bound;
  AffineExpr *begin = bound.exprs[0], *all = bound.exprs[1];
  AffineExpr *rest = affine_by_number(ctx, AFFINE_MOD, all, (int64_t)factor);
  AffineExpr *taken = affine_mul_number(ctx, affine_subtract(ctx, all, rest),
                                        affine_for_step(loop));
  bound.exprs[0] = affine_binary(ctx, AFFINE_ADD, begin, taken);
  bound.nexprs = 1;
  AffineExpr *two[] = {bound.exprs[0], begin};
  both.exprs = arena_copy(rw->arena, two, sizeof two, _Alignof(AffineExpr *));
  bound = tidied_bound(rw, bound);
  *lower = is_natural(rw, loop, &count) ? bound : tidied_bound(rw, both);
  return bound;
}

// Results of the loop become those of the rest, which goes on with them.
static void chain_results(Rewriter *rw, Op *loop, Op *rest) {
  for (uint32_t i = 0; i < loop->nresults; i++) {
    Value *result = op_result(loop, i);
    rewrite_replace_uses(rw, result, op_result(rest, i));
    rewrite_set_operand(rw, rest, affine_for_inits(rest) + i, result);
  }
}

bool affine_split_rest(Rewriter *rw, Op *loop, uint64_t factor) {
  Ctx *ctx = rw->b.ctx;
  if (affine_trip_count_divisor(ctx, rw->arena, loop) % factor == 0)
    return true;
  if (affine_for_map(loop, AFFINE_LOWER)->as.map.nresults != 1 ||
      affine_for_map(loop, AFFINE_UPPER)->as.map.nresults != 1)
    return false;
  Applied lower, bound = bound_of_rest(rw, loop, factor, &lower);
  builder_after(&rw->b, loop);
  PtrMap map = {0};
  Op *rest = rewrite_clone(rw, loop, &map);
  chain_results(rw, loop, rest);
  affine_for_set_bound(ctx, rw->b.pool, rw->arena, rest, AFFINE_LOWER, &lower);
  affine_promote_single(rw, rest);
  affine_for_set_bound(ctx, rw->b.pool, rw->arena, loop, AFFINE_UPPER, &bound);
  return true;
}

// Copies

static Value *mapped(const PtrMap *map, Value *value) {
  Value *copy = ptrmap_get(map, value);
  return copy ? copy : value;
}

Value *affine_later_variable(Rewriter *rw, Op *loop, int64_t distance) {
  Ctx *ctx = rw->b.ctx;
  Value *variable = affine_for_iv(loop);
  AffineExpr *e = affine_add_number(ctx, affine_dim(ctx, 0), distance);
  rw->b.loc = loop->loc;
  return op_result(build_affine_map_op(&rw->b, OP_affine_apply,
                                       attr_affine_map(ctx, 1, 0, &e, 1),
                                       &variable),
                   0);
}

// The body up to `last` once more, `i` iterations later, before the yield.
// `carried` is what the iteration before yields, and then what this does.
static void copy_body(Rewriter *rw, Op *loop, Op *last, int64_t distance,
                      ValueList carried) {
  Block *body = body_of(loop, 0);
  Op *yield = block_terminator(body);
  PtrMap map = {0};
  for (uint32_t i = 0; i < carried.count; i++)
    ptrmap_set(&map, rw->arena, block_arg(body, i + 1), carried.items[i]);
  builder_before(&rw->b, yield);
  if (affine_for_iv(loop)->uses)
    ptrmap_set(&map, rw->arena, affine_for_iv(loop),
               affine_later_variable(rw, loop, distance));
  for (Op *op = body->first;; op = op->next) {
    rewrite_clone(rw, op, &map);
    if (op == last)
      break;
  }
  for (uint32_t i = 0; i < carried.count; i++)
    carried.items[i] = mapped(&map, op_operand(yield, i));
}

static void unroll_body(Rewriter *rw, Op *loop, uint64_t factor) {
  int64_t step = affine_for_step(loop);
  Op *yield = end_of(loop, 0), *last = yield->prev;
  ValueList carried = list_of_operands(rw, yield, 0);
  for (uint64_t i = 1; i < factor; i++)
    copy_body(rw, loop, last, (int64_t)i * step, carried);
  op_set_operands(rw->b.pool, yield, carried.items, carried.count);
  affine_for_set_step(rw->b.ctx, loop, step * (int64_t)factor);
}

bool affine_unroll_full(Rewriter *rw, Op *loop) {
  uint64_t count;
  if (!affine_constant_trip_count(rw->b.ctx, rw->arena, loop, &count))
    return false;
  return !count || (count == 1 ? affine_promote_single(rw, loop)
                               : affine_unroll_by(rw, loop, count, false));
}

bool affine_unroll_by(Rewriter *rw, Op *loop, uint64_t factor, bool whole) {
  Ctx *ctx = rw->b.ctx;
  uint64_t count;
  bool known = affine_constant_trip_count(ctx, rw->arena, loop, &count);
  if (factor == 1)
    return !known || count != 1 || affine_promote_single(rw, loop);
  if (is_only_terminator(body_of(loop, 0)))
    return true;
  if (known && count < factor)
    return whole && affine_unroll_full(rw, loop);
  bool has_rest = affine_trip_count_divisor(ctx, rw->arena, loop) % factor;
  if (has_rest && whole &&
      affine_for_map(loop, AFFINE_LOWER)->as.map.nresults == 1 &&
      affine_for_map(loop, AFFINE_UPPER)->as.map.nresults == 1)
    return affine_unroll_full(rw, loop);
  if (!affine_split_rest(rw, loop, factor))
    return false;
  unroll_body(rw, loop, factor);
  affine_promote_single(rw, loop);
  return true;
}
