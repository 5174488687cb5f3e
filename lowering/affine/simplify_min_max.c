// affine-simplify-min-max: of the results of affine.min and affine.max those
// go that are known never to be the least, or the greatest.
//
// Requires: nothing.
// Guarantees: nothing.
// Invalidates: nothing.
//
// Before:
//
//   %1 = arith.addi %n, %c4 : index
//   %2 = affine.min affine_map<(d0, d1) -> (d0, d1)>(%n, %1)
//
// After, for %2:
//
//   %n
//
// Values are compared by all that is known of them, from what they are
// computed of to the sizes of memrefs.

#include "ir/rewrite/greedy.h"
#include "ir/build/affine.h"
#include "lowering/affine/passes.h"
#include "lowering/affine/value_bounds.h"
#include "lowering/canonicalize/patterns.h"
#include "lowering/pass/pass.h"

// Results that are known to be in an order are of one class, with the one at
// its end.
typedef struct Classes {
  uint32_t *leader; // of each result, the first of its class
  int64_t *bound;   // of each class that was looked at its end, or -1
} Classes;

static void join_classes(Classes *c, uint32_t n, uint32_t a, uint32_t b) {
  uint32_t first = a < b ? a : b, other = a < b ? b : a;
  for (uint32_t i = 0; i < n; i++)
    if (c->leader[i] == other)
      c->leader[i] = first;
}

static void find_bound(Rewriter *rw, const Applied *a, Classes *c, uint32_t i,
                       bool is_max) {
  uint32_t own = c->leader[i], best = i;
  for (uint32_t k = i + 1; k < a->nexprs; k++) {
    uint32_t its = c->leader[k];
    bool first;
    if (its == c->leader[own])
      continue;
    uint32_t other = c->bound[its] >= 0 ? (uint32_t)c->bound[its] : k;
    if (!values_compare(rw->b.ctx, a, a->exprs[best], a->exprs[other], is_max,
                        &first))
      continue;
    if (!first)
      best = other;
    join_classes(c, a->nexprs, own, its);
  }
  c->bound[c->leader[i]] = best;
}

// Drops results of a min or max that another one always beats.
static bool drop_beaten(Rewriter *rw, Op *op) {
  bool is_max = op_is(op, OP_affine_max);
  Applied a = applied_of(rw->arena, op_slot(op, A_affine_min_map), op, 0);
  Classes c = {arena_array(rw->arena, uint32_t, a.nexprs + 1),
               arena_array(rw->arena, int64_t, a.nexprs + 1)};
  for (uint32_t i = 0; i < a.nexprs; i++) {
    c.leader[i] = i;
    c.bound[i] = -1;
  }
  for (uint32_t i = 0; i < a.nexprs; i++)
    if (c.bound[c.leader[i]] < 0)
      find_bound(rw, &a, &c, i, is_max);
  AffineExpr **kept = arena_array(rw->arena, AffineExpr *, a.nexprs + 1);
  uint32_t n = 0;
  for (uint32_t i = 0; i < a.nexprs; i++)
    if (c.leader[i] == i)
      kept[n++] = a.exprs[c.bound[i]];
  if (n == a.nexprs)
    return false;
  rewrite_set_slot(rw, op, A_affine_min_map,
                   attr_affine_map(rw->b.ctx, a.ndims, a.nsymbols, kept, n));
  return true;
}

// min(a, b) ceildiv b is 1 if both are positive.

typedef struct Quotients {
  Ctx *ctx;
  const Applied *inner; // the min
  AffineExpr **exprs;   // its results, of the operands of both
  AffineExpr *min;      // the operand that it gives
  bool found;
} Quotients;

static bool is_result(const Quotients *q, const AffineExpr *e) {
  for (uint32_t i = 0; i < q->inner->nexprs; i++)
    if (q->exprs[i] == e)
      return true;
  return false;
}

static AffineExpr *replace_quotients(Quotients *q, AffineExpr *e) {
  if (affine_is_leaf(e))
    return e;
  if (e->kind == AFFINE_CEILDIV && e->lhs == q->min && is_result(q, e->rhs)) {
    q->found = true;
    return affine_constant(q->ctx, 1);
  }
  return affine_binary(q->ctx, e->kind, replace_quotients(q, e->lhs),
                       replace_quotients(q, e->rhs));
}

// The results of the min with the operands of `a`, behind which those stand
// that it does not have, all as symbols.
static void share_operands(Rewriter *rw, Applied *a, Quotients *q) {
  uint32_t count = applied_count(a), n = applied_count(q->inner);
  Value **values = arena_array(rw->arena, Value *, count + n + 1);
  AffineExpr **leaves = arena_array(rw->arena, AffineExpr *, n + 1);
  memcpy(values, a->values, count * sizeof *values);
  for (uint32_t i = 0; i < n; i++) {
    uint32_t at = 0;
    const Attr *number = value_constant(rw->b.ctx, q->inner->values[i]);
    while (at < count && values[at] != q->inner->values[i])
      at++;
    if (at == count)
      values[count++] = q->inner->values[i];
    leaves[i] = number && attr_is(number, AT_INTEGER)
                    ? affine_constant(rw->b.ctx, attr_to_i64(number))
                : at < a->ndims ? affine_dim(rw->b.ctx, at)
                                : affine_symbol(rw->b.ctx, at - a->ndims);
  }
  for (uint32_t i = 0; i < q->inner->nexprs; i++)
    q->exprs[i] = affine_replace(rw->b.ctx, q->inner->exprs[i], leaves,
                                 leaves + q->inner->ndims);
  a->values = values;
  a->nsymbols = count - a->ndims;
}

static bool is_positive(Rewriter *rw, const Applied *min) {
  for (uint32_t i = 0; i < min->nexprs; i++)
    if (!values_are_positive(rw->b.ctx, min, min->exprs[i]))
      return false;
  return true;
}

static bool divide_min(Rewriter *rw, Applied *a, uint32_t i) {
  const Op *min = value_def(a->values[i], OP_affine_min);
  if (!min)
    return false;
  Applied inner = applied_of(rw->arena, op_slot(min, A_affine_min_map), min, 0);
  Applied all = *a;
  Quotients q = {.ctx = rw->b.ctx,
                 .inner = &inner,
                 .min = i < a->ndims ? affine_dim(rw->b.ctx, i)
                                     : affine_symbol(rw->b.ctx, i - a->ndims)};
  q.exprs = arena_array(rw->arena, AffineExpr *, inner.nexprs + 1);
  share_operands(rw, &all, &q);
  AffineExpr *e = replace_quotients(&q, a->exprs[0]);
  if (!q.found || !is_positive(rw, &inner))
    return false;
  all.exprs[0] = e;
  *a = all;
  return true;
}

static bool divide_a_min(Rewriter *rw, Applied *a) {
  for (uint32_t i = 0; i < applied_count(a); i++)
    if (divide_min(rw, a, i))
      return true;
  return false;
}

static bool has_min(const Applied *a) {
  for (uint32_t i = 0; i < applied_count(a); i++)
    if (value_def(a->values[i], OP_affine_min))
      return true;
  return false;
}

static bool compose_apply(Rewriter *rw, Op *op) {
  Attr *map = op_slot(op, A_affine_apply_map);
  Applied a = applied_of(rw->arena, map, op, 0);
  applied_compose_fully(rw->b.ctx, rw->arena, &a);
  while (divide_a_min(rw, &a)) {
  }
  if (has_min(&a) || applied_map(rw->b.ctx, &a) != map)
    applied_compose(rw->b.ctx, rw->arena, &a);
  Attr *composed = applied_map(rw->b.ctx, &a);
  if (composed == map)
    return false;
  op_set_operands(rw->b.pool, op, a.values, applied_count(&a));
  rewrite_set_slot(rw, op, A_affine_apply_map, composed);
  return true;
}

static const Pattern patterns[] = {
    PATTERN(OP_affine_max, 1, drop_beaten, "SimplifyAffineMaxOp"),
    PATTERN(OP_affine_min, 1, drop_beaten, "SimplifyAffineMinOp"),
    PATTERN(OP_affine_apply, 1, compose_apply, "SimplifyAffineApplyOp"),
    {0},
};

static void add_patterns(PatternSet *set, const PassRun *run) {
  (void)run;
  for (const Pattern *p = patterns_affine; p->apply; p++)
    if (p->opcode == OP_affine_max || p->opcode == OP_affine_min)
      pattern_set_add(set, (Pattern[]){*p, {0}});
  pattern_set_add(set, patterns);
}

bool lower_affine_simplify_min_max(PassRun *run, Op *root) {
  return pass_greedy_alone(run, root, pass_patterns(run, add_patterns));
}
