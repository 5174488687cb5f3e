// One result is the least if there is no point, within what is known, at which
// another one is less.

#include "lowering/affine/min_max.h"

#include "ir/build/mixed.h"
#include "ir/build/affine.h"

// The results as expressions of variables of `p`, which gets one for each
// operand that it does not have.
static AffineExpr **results_in(Rewriter *rw, const Applied *a, Polyhedron *p) {
  Ctx *ctx = rw->b.ctx;
  uint32_t n = applied_count(a), var;
  AffineExpr **leaves = arena_array(rw->arena, AffineExpr *, n + 1);
  AffineExpr **results = arena_array(rw->arena, AffineExpr *, a->nexprs + 1);
  for (uint32_t i = 0; i < n; i++)
    if (!poly_find(p, a->values[i], 0, &var))
      poly_append(p, POLY_SYMBOL, a->values[i]);
  for (uint32_t i = 0; i < n; i++) {
    Mixed operand = mixed_of(ctx, a->values[i]);
    poly_find(p, a->values[i], 0, &var);
    leaves[i] = !operand.value   ? affine_constant(ctx, operand.number)
                : var < p->ndims ? affine_dim(ctx, var)
                                 : affine_symbol(ctx, var - p->ndims);
  }
  for (uint32_t i = 0; i < a->nexprs; i++)
    results[i] = affine_replace(ctx, a->exprs[i], leaves, leaves + a->ndims);
  return results;
}

static bool is_never_positive(Ctx *ctx, const Polyhedron *known,
                              AffineExpr *e) {
  Polyhedron p = poly_copy(known);
  uint32_t var = poly_append(&p, POLY_SYMBOL, NULL);
  Attr *map = attr_affine_map(ctx, p.ndims, p.nsymbols, &e, 1);
  if (!poly_add_bound(ctx, &p, POLY_EQUAL, var, map, true))
    return false;
  poly_add_number(&p, POLY_LOWER, var, 1);
  return poly_is_empty(&p);
}

static bool is_first(Ctx *ctx, const Polyhedron *known, AffineExpr **results,
                     uint32_t n, uint32_t i, bool is_max) {
  for (uint32_t k = 0; k < n; k++) {
    AffineExpr *ahead = is_max ? results[k] : results[i];
    AffineExpr *behind = is_max ? results[i] : results[k];
    if (k != i &&
        !is_never_positive(ctx, known, affine_subtract(ctx, ahead, behind)))
      return false;
  }
  return true;
}

// Numbers that are known of variables, in an expression of the results.
static AffineExpr *with_numbers(Rewriter *rw, const Polyhedron *p,
                                AffineExpr *e) {
  Ctx *ctx = rw->b.ctx;
  uint32_t n = poly_inputs(p);
  AffineExpr **leaves = arena_array(rw->arena, AffineExpr *, n + 1);
  for (uint32_t i = 0; i < n; i++) {
    int64_t number;
    leaves[i] = poly_constant_bound(p, POLY_EQUAL, i, &number)
                    ? affine_constant(ctx, number)
                : i < p->ndims ? affine_dim(ctx, i)
                               : affine_symbol(ctx, i - p->ndims);
  }
  return affine_replace(ctx, e, leaves, leaves + p->ndims);
}

bool replace_min_max(Rewriter *rw, Op *op, const Polyhedron *known) {
  Ctx *ctx = rw->b.ctx;
  bool is_max = op_is(op, OP_affine_max);
  Applied a = applied_of(rw->arena, op_slot(op, A_affine_min_map), op, 0);
  Polyhedron p = poly_copy(known);
  AffineExpr **results = results_in(rw, &a, &p);
  uint32_t i = 0;
  while (i < a.nexprs && !is_first(ctx, &p, results, a.nexprs, i, is_max))
    i++;
  if (i == a.nexprs || poly_is_empty(&p))
    return false;
  AffineExpr *e = with_numbers(rw, &p, results[i]);
  for (uint32_t k = 0; k < poly_inputs(&p); k++)
    if (!p.values[k]) // a number
      p.values[k] = op_operand(op, 0);
  Applied only = {&e, 1, p.values, p.ndims, p.nsymbols};
  applied_canonicalize(ctx, rw->arena, &only);
  builder_before(&rw->b, op);
  Value *value =
      op_result(build_affine_map_op(&rw->b, OP_affine_apply,
                                    applied_map(ctx, &only), only.values),
                0);
  return rewrite_replace1(rw, op, value);
}
