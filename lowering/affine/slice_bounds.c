// Bounds of some dimensions of a polyhedron by the others: each is a constant,
// a remainder, a quotient or what an equality says, or between inequalities.
//
//   0 <= r <= 3, d0 = 4 q + r     r = d0 mod 4, q = d0 floordiv 4
//
// In MLIR's order, so that of several expressions the same one is found.

#include "lowering/affine/slice.h"

typedef struct Solving {
  Ctx *ctx;
  Polyhedron *p;
  uint32_t first, count;
  AffineExpr **exprs; // of each variable, or NULL
} Solving;

static AffineExpr *add_term(Ctx *ctx, AffineExpr *sum, AffineExpr *e,
                            int64_t by) {
  return affine_binary(ctx, AFFINE_ADD, sum, affine_mul_number(ctx, e, by));
}

// The sum of what an equality has besides `var` and multiples of what `var` is
// the remainder of. False: something in it is not known.
static bool find_dividend(const Solving *s, const int64_t *row, uint32_t var,
                          int64_t multiple, AffineExpr **dividend,
                          uint32_t *nquotients, uint32_t *quotient) {
  *dividend = affine_constant(s->ctx, 0);
  *nquotients = 0;
  for (uint32_t i = 0; i < poly_inputs(s->p); i++) {
    if (i == var || !row[i])
      continue;
    if (row[i] % multiple == 0) {
      ++*nquotients;
      *quotient = i;
      continue;
    }
    if (!s->exprs[i])
      return false;
    *dividend = add_term(s->ctx, *dividend, s->exprs[i], row[i]);
  }
  return true;
}

static bool solve_remainder_by(Solving *s, const int64_t *row, uint32_t var,
                               int64_t divisor) {
  Ctx *ctx = s->ctx;
  Polyhedron *p = s->p;
  AffineExpr *dividend;
  uint32_t nquotients, quotient = 0;
  int64_t multiple, high;
  if (!row[var] || row[poly_vars(p)] ||
      __builtin_mul_overflow(divisor, row[var], &multiple) ||
      !find_dividend(s, row, var, multiple, &dividend, &nquotients, &quotient))
    return false;
  if (row[var] > 0)
    dividend = affine_mul_number(ctx, dividend, -1);
  dividend = affine_by_number(ctx, AFFINE_FLOORDIV, dividend,
                              row[var] > 0 ? row[var] : -row[var]);
  dividend = affine_simplify(ctx, p->arena, dividend, p->ndims, p->nsymbols);
  if (!affine_is(dividend, AFFINE_DIM) || !nquotients)
    return false;
  uint32_t column = (uint32_t)dividend->value;
  column += column < s->first ? 0 : s->count;
  bool is_less =
      poly_constant_bound(p, POLY_UPPER, column, &high) && high < divisor;
  s->exprs[var] =
      is_less ? dividend : affine_by_number(ctx, AFFINE_MOD, dividend, divisor);
  if (nquotients == 1 && !s->exprs[quotient])
    s->exprs[quotient] = affine_mul_number(
        ctx, affine_by_number(ctx, AFFINE_FLOORDIV, dividend, divisor),
        (row[quotient] > 0) == (row[var] > 0) ? 1 : -1);
  return true;
}

// 0 <= var < divisor, and an equality says of what it is the remainder.
static bool solve_remainder(Solving *s, uint32_t var, int64_t low,
                            int64_t high) {
  if (low != 0 || high < 1 || high == INT64_MAX)
    return false;
  for (size_t i = 0; i < s->p->eqs.size; i++)
    if (solve_remainder_by(s, s->p->eqs.data[i], var, high + 1))
      return true;
  return false;
}

// By the first equality that has it.
static bool solve_equality(Solving *s, uint32_t var) {
  const Polyhedron *p = s->p;
  size_t at = 0;
  while (at < p->eqs.size && !p->eqs.data[at][var])
    at++;
  if (at == p->eqs.size)
    return false;
  const int64_t *row = p->eqs.data[at];
  AffineExpr *sum = affine_constant(s->ctx, 0);
  for (uint32_t i = 0; i < poly_vars(p); i++) {
    if (i == var || !row[i])
      continue;
    if (!s->exprs[i])
      return false;
    sum = add_term(s->ctx, sum, s->exprs[i], row[i]);
  }
  sum = affine_add_number(s->ctx, sum, row[poly_vars(p)]);
  if (row[var] > 0)
    sum = affine_mul_number(s->ctx, sum, -1);
  s->exprs[var] = affine_by_number(s->ctx, AFFINE_FLOORDIV, sum,
                                   row[var] > 0 ? row[var] : -row[var]);
  return true;
}

static bool solve(Solving *s, uint32_t var) {
  int64_t low, high;
  if (poly_constant_bound(s->p, POLY_LOWER, var, &low) &&
      poly_constant_bound(s->p, POLY_UPPER, var, &high)) {
    if (low == high) {
      s->exprs[var] = affine_constant(s->ctx, low);
      return true;
    }
    if (solve_remainder(s, var, low, high))
      return true;
  }
  return poly_find_quotient(s->ctx, s->p, var, s->exprs) ||
         solve_equality(s, var);
}

static void solve_all(Solving *s) {
  for (bool changed = true; changed;) {
    changed = false;
    for (uint32_t i = 0; i < poly_vars(s->p); i++)
      changed |= !s->exprs[i] && solve(s, i);
  }
}

// Of a row what bounds the variable, times the factor of that.
static AffineExpr *bound_in(const Solving *s, const Polyhedron *p,
                            const int64_t *row, uint32_t var, int64_t sign) {
  uint32_t n = poly_vars(p);
  int64_t *others = arena_array(p->arena, int64_t, n + 1);
  for (uint32_t i = 0; i <= n; i++)
    others[i] = i < n && (i == var || !s->exprs[i]) ? 0 : sign * row[i];
  return poly_row_expr(s->ctx, p, others, s->exprs);
}

static AffineExpr *exclusive(Ctx *ctx, AffineExpr *e) {
  return affine_add_number(ctx, e, 1);
}

// The inequalities that bound it, and equalities, which do so on both sides.
static void find_bounds(const Solving *s, const Polyhedron *p, uint32_t var,
                        Attr **lower, Attr **upper) {
  Ctx *ctx = s->ctx;
  PolyRowList rows = poly_rows_of(p, var, s->first, s->count);
  uint32_t n = 0, total = rows.nlower + rows.nupper + rows.nequal;
  AffineExpr **low = arena_array(p->arena, AffineExpr *, total + 1);
  AffineExpr **high = arena_array(p->arena, AffineExpr *, total + 1);
  for (; n < rows.nlower; n++) {
    const int64_t *row = p->ineqs.data[rows.lower[n]];
    AffineExpr *e =
        affine_add_number(ctx, bound_in(s, p, row, var, -1), row[var] - 1);
    low[n] = affine_by_number(ctx, AFFINE_FLOORDIV, e, row[var]);
  }
  for (uint32_t i = 0; i < rows.nupper; i++) {
    const int64_t *row = p->ineqs.data[rows.upper[i]];
    AffineExpr *e = bound_in(s, p, row, var, 1);
    high[i] =
        exclusive(ctx, affine_by_number(ctx, AFFINE_FLOORDIV, e, -row[var]));
  }
  for (uint32_t i = 0; i < rows.nequal; i++) {
    const int64_t *row = p->eqs.data[rows.equal[i]];
    int64_t by = row[var] < 0 ? -row[var] : row[var];
    AffineExpr *e = bound_in(s, p, row, var, row[var] < 0 ? 1 : -1);
    high[rows.nupper + i] =
        exclusive(ctx, affine_by_number(ctx, AFFINE_FLOORDIV, e, by));
    low[rows.nlower + i] = affine_by_number(ctx, AFFINE_CEILDIV, e, by);
  }
  uint32_t ndims = p->ndims - s->count;
  *lower =
      attr_affine_map(ctx, ndims, p->nsymbols, low, rows.nlower + rows.nequal);
  *upper =
      attr_affine_map(ctx, ndims, p->nsymbols, high, rows.nupper + rows.nequal);
}

// One number for several bounds, or for none that is known.
static void prefer_number(const Solving *s, PolyBound bound, uint32_t var,
                          Attr **map) {
  const Polyhedron *p = s->p;
  int64_t number;
  if ((*map && (*map)->as.map.nresults <= 1) ||
      !poly_constant_bound(p, bound, var, &number))
    return;
  AffineExpr *e = affine_constant(s->ctx, number + (bound == POLY_UPPER));
  *map = attr_affine_map(s->ctx, p->ndims - s->count, p->nsymbols, &e, 1);
}

void poly_slice_bounds(Ctx *ctx, Polyhedron *p, uint32_t first, uint32_t count,
                       Attr **lower, Attr **upper) {
  uint32_t n = poly_vars(p), ndims = p->ndims - count;
  Solving s = {ctx, p, first, count,
               arena_array(p->arena, AffineExpr *, n + 1)};
  Polyhedron needed;
  bool is_reduced = false;
  poly_normalize(p);
  for (uint32_t i = 0; i < n; i++) {
    bool is_asked = i >= first && i < first + count;
    s.exprs[i] = is_asked || i >= poly_inputs(p) ? NULL
                 : i >= p->ndims ? affine_symbol(ctx, i - p->ndims)
                                 : affine_dim(ctx, i < first ? i : i - count);
  }
  solve_all(&s);
  for (uint32_t i = 0; i < count; i++) {
    AffineExpr *e = s.exprs[first + i];
    lower[i] = upper[i] = NULL;
    if (e) {
      e = affine_simplify(ctx, p->arena, e, ndims, p->nsymbols);
      AffineExpr *next = exclusive(ctx, e);
      lower[i] = attr_affine_map(ctx, ndims, p->nsymbols, &e, 1);
      upper[i] = attr_affine_map(ctx, ndims, p->nsymbols, &next, 1);
      continue;
    }
    if (!p->nlocals && !is_reduced) {
      needed = poly_copy(p);
      poly_drop_redundant(&needed);
      is_reduced = true;
    }
    if (!p->nlocals)
      find_bounds(&s, &needed, first + i, &lower[i], &upper[i]);
    prefer_number(&s, POLY_LOWER, first + i, &lower[i]);
    prefer_number(&s, POLY_UPPER, first + i, &upper[i]);
  }
}
