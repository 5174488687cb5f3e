// Polyhedra from affine maps and sets, and back. A quotient in an expression is
// a local between two inequalities:
//
//   d0 floordiv 4 >= 0   is   q >= 0, 4 q - d0 + 3 >= 0, d0 - 4 q >= 0

#include "ir/polyhedron.h"

// The rows, and a polyhedron of only the locals in them.
static bool flatten_all(Ctx *ctx, Arena *arena, uint32_t ndims,
                        uint32_t nsymbols, AffineExpr *const *exprs,
                        uint32_t count, Polyhedron *locals, int64_t **rows) {
  AffineFlat flat = {
      .ctx = ctx, .arena = arena, .ndims = ndims, .nsymbols = nsymbols};
  AffineRow *sums = arena_array(arena, AffineRow, count + 1);
  uint32_t n = ndims + nsymbols;
  for (uint32_t i = 0; i < count; i++)
    if (!affine_flatten(&flat, exprs[i], &sums[i]))
      return false;
  uint32_t nlocals = (uint32_t)flat.locals.size;
  size_t size = (n + nlocals + 1) * sizeof(int64_t);
  *locals = poly_new(arena, ndims, nsymbols);
  locals->overflow = flat.overflow;
  for (uint32_t i = 0; i < nlocals; i++) {
    const AffineLocal *local = &flat.locals.data[i];
    if (!local->dividend)
      return false;
    int64_t *dividend = arena_zero(arena, size, _Alignof(int64_t));
    memcpy(dividend, local->dividend->at, n * sizeof *dividend);
    for (uint32_t k = 0; k < i; k++)
      dividend[n + k] = affine_row_local(&flat, local->dividend, k);
    dividend[n + i] = *affine_row_constant(&flat, local->dividend);
    poly_add_quotient(locals, dividend, local->divisor);
  }
  for (uint32_t i = 0; i < count; i++) {
    rows[i] = arena_array(arena, int64_t, n + nlocals + 1);
    memcpy(rows[i], sums[i].at, n * sizeof **rows);
    for (uint32_t k = 0; k < nlocals; k++)
      rows[i][n + k] = affine_row_local(&flat, &sums[i], k);
    rows[i][n + nlocals] = *affine_row_constant(&flat, &sums[i]);
  }
  return true;
}

bool poly_flatten(Ctx *ctx, Polyhedron *p, AffineExpr *const *exprs,
                  uint32_t count, int64_t **rows) {
  Polyhedron locals;
  if (!flatten_all(ctx, p->arena, p->ndims, p->nsymbols, exprs, count, &locals,
                   rows))
    return false;
  uint32_t old = p->nlocals, n = poly_vars(&locals);
  p->overflow |= locals.overflow;
  if (locals.nlocals) {
    poly_insert(p, POLY_LOCAL, 0, locals.nlocals);
    poly_insert(&locals, POLY_LOCAL, locals.nlocals, old);
    poly_meet(p, &locals);
  }
  for (uint32_t i = 0; i < count; i++) {
    int64_t *row =
        arena_zero(p->arena, (n + old + 1) * sizeof *row, _Alignof(int64_t));
    memcpy(row, rows[i], n * sizeof *row);
    row[n + old] = rows[i][n];
    rows[i] = row;
  }
  return true;
}

bool poly_add_bound(Ctx *ctx, Polyhedron *p, PolyBound bound, uint32_t var,
                    const Attr *map, bool closed) {
  uint32_t count = map->as.map.nresults;
  int64_t **rows = arena_array(p->arena, int64_t *, count + 1);
  bool is_upper = bound == POLY_UPPER;
  if (!poly_flatten(ctx, p, map->as.map.results, count, rows))
    return false;
  uint32_t n = poly_vars(p);
  for (uint32_t i = 0; i < count; i++) {
    if (rows[i][var])
      continue; // of itself: that is no bound
    int64_t *row = bound == POLY_EQUAL ? poly_equality(p) : poly_inequality(p);
    for (uint32_t c = 0; c <= n; c++)
      if (is_upper)
        row[c] = rows[i][c];
      else
        p->overflow |= __builtin_sub_overflow(0, rows[i][c], &row[c]);
    row[var] = is_upper ? -1 : 1;
    p->overflow |= __builtin_sub_overflow(
        row[n], closed || bound == POLY_EQUAL ? 0 : 1, &row[n]);
  }
  return true;
}

bool poly_of_set(Ctx *ctx, Arena *arena, const Attr *set, Polyhedron *p) {
  uint32_t count = set->as.set.nexprs;
  int64_t **rows = arena_array(arena, int64_t *, count + 1);
  Polyhedron locals;
  *p = poly_new(arena, set->as.set.ndims, set->as.set.nsymbols);
  if (!flatten_all(ctx, arena, p->ndims, p->nsymbols, set->as.set.exprs, count,
                   &locals, rows))
    return false;
  poly_insert(p, POLY_LOCAL, 0, locals.nlocals);
  for (uint32_t i = 0; i < count; i++)
    memcpy(set->as.set.is_eq[i] ? poly_equality(p) : poly_inequality(p),
           rows[i], (poly_vars(p) + 1) * sizeof **rows);
  poly_meet(p, &locals);
  return true;
}

// Back

AffineExpr *poly_row_expr(Ctx *ctx, const Polyhedron *p, const int64_t *row,
                          AffineExpr *const *exprs) {
  AffineExpr *sum = affine_constant(ctx, 0);
  uint32_t n = poly_vars(p);
  for (uint32_t i = 0; i < n; i++)
    if (row[i])
      sum = affine_binary(ctx, AFFINE_ADD, sum,
                          affine_mul_number(ctx, exprs[i], row[i]));
  return row[n] ? affine_add_number(ctx, sum, row[n]) : sum;
}

// The constant first.
static AffineExpr *dividend_expr(Ctx *ctx, const Polyhedron *p,
                                 const int64_t *row, AffineExpr *const *exprs) {
  uint32_t n = poly_vars(p);
  AffineExpr *sum = affine_constant(ctx, row[n]);
  for (uint32_t i = 0; i < n; i++)
    if (row[i])
      sum = affine_binary(ctx, AFFINE_ADD, sum,
                          affine_mul_number(ctx, exprs[i], row[i]));
  return sum;
}

bool poly_find_quotient(Ctx *ctx, const Polyhedron *p, uint32_t var,
                        AffineExpr **exprs) {
  uint32_t n = poly_vars(p);
  bool *known = arena_array(p->arena, bool, n + 1);
  int64_t *dividend = arena_array(p->arena, int64_t, n + 1), divisor;
  for (uint32_t i = 0; i < n; i++)
    known[i] = exprs[i];
  if (!poly_quotient(p, var, known, dividend, &divisor))
    return false;
  exprs[var] = affine_by_number(
      ctx, AFFINE_FLOORDIV, dividend_expr(ctx, p, dividend, exprs), divisor);
  return true;
}

static AffineExpr **exprs_of(Ctx *ctx, const Polyhedron *p) {
  uint32_t n = poly_vars(p);
  AffineExpr **exprs = arena_array(p->arena, AffineExpr *, n + 1);
  for (uint32_t i = 0; i < n; i++)
    exprs[i] = i < p->ndims         ? affine_dim(ctx, i)
               : i < poly_inputs(p) ? affine_symbol(ctx, i - p->ndims)
                                    : NULL;
  for (bool changed = true; changed;) {
    changed = false;
    for (uint32_t i = poly_inputs(p); i < n; i++)
      changed |= !exprs[i] && poly_find_quotient(ctx, p, i, exprs);
  }
  return exprs;
}

static bool is_unused(const Polyhedron *p, uint32_t var) {
  for (size_t i = 0; i < p->eqs.size; i++)
    if (p->eqs.data[i][var])
      return false;
  for (size_t i = 0; i < p->ineqs.size; i++)
    if (p->ineqs.data[i][var])
      return false;
  return true;
}

Attr *poly_to_set(Ctx *ctx, const Polyhedron *p) {
  uint32_t neqs = (uint32_t)p->eqs.size, n = neqs + (uint32_t)p->ineqs.size;
  AffineExpr **exprs = arena_array(p->arena, AffineExpr *, n + 1);
  bool *is_eq = arena_array(p->arena, bool, n + 1);
  AffineExpr **vars = exprs_of(ctx, p);
  for (uint32_t i = poly_inputs(p); i < poly_vars(p); i++)
    if (!vars[i] && !is_unused(p, i))
      return NULL;
  for (uint32_t i = 0; i < n; i++) {
    is_eq[i] = i < neqs;
    exprs[i] = poly_row_expr(
        ctx, p, i < neqs ? p->eqs.data[i] : p->ineqs.data[i - neqs], vars);
  }
  if (!n) { // all there is
    exprs[0] = affine_constant(ctx, 0);
    is_eq[n++] = true;
  }
  return attr_integer_set(ctx, p->ndims, p->nsymbols, exprs, is_eq, n);
}
