// The iterations of loops as polyhedra: a dimension for each loop variable, a
// symbol for each value that bounds mention.
//
//   affine.for %i = 0 to %n step 2     i >= 0, n - i - 1 >= 0, i - 2 q = 0
//
// Bounds are composed first, so that variables are those of loops or symbols.

#include "ir/dialects/affine/affine.h"

static void compose(Ctx *ctx, Arena *arena, Applied *a) {
  applied_compose_fully(ctx, arena, a);
  for (uint32_t i = 0; i < a->nexprs; i++)
    a->exprs[i] =
        affine_simplify(ctx, arena, a->exprs[i], a->ndims, a->nsymbols);
  applied_canonicalize(ctx, arena, a);
}

// As a map of the dimensions and symbols of `p`, which has all of its values.
Attr *domain_align(Ctx *ctx, const Polyhedron *p, const Applied *a) {
  AffineExpr **leaves =
      arena_array(p->arena, AffineExpr *, applied_count(a) + 1);
  AffineExpr **exprs = arena_array(p->arena, AffineExpr *, a->nexprs + 1);
  for (uint32_t i = 0; i < applied_count(a); i++) {
    uint32_t var;
    leaves[i] = !poly_find(p, a->values[i], 0, &var) ? NULL
                : var < p->ndims                     ? affine_dim(ctx, var)
                                 : affine_symbol(ctx, var - p->ndims);
  }
  for (uint32_t i = 0; i < a->nexprs; i++)
    exprs[i] = affine_replace(ctx, a->exprs[i], leaves, leaves + a->ndims);
  return attr_affine_map(ctx, p->ndims, p->nsymbols, exprs, a->nexprs);
}

bool domain_add_value(Ctx *ctx, Polyhedron *p, Value *value) {
  uint32_t var;
  if (poly_find(p, value, 0, &var))
    return true;
  Op *loop = affine_for_of(value), *parallel = affine_parallel_of(value);
  if (loop || parallel)
    poly_append(p, POLY_DIM, value);
  if (loop)
    return domain_add_for(ctx, p, loop);
  if (parallel)
    return domain_add_parallel(ctx, p, parallel, value->index);
  if (value_def(value, OP_affine_apply) || !value_is_affine_symbol(ctx, value))
    return false;
  const Attr *number = value_constant(ctx, value);
  var = poly_append(p, POLY_SYMBOL, value);
  if (number && attr_is(number, AT_INTEGER))
    poly_add_number(p, POLY_EQUAL, var, attr_to_i64(number));
  return true;
}

bool domain_add_bound(Ctx *ctx, Polyhedron *p, PolyBound bound, uint32_t var,
                      Applied a) {
  compose(ctx, p->arena, &a);
  Value *self = p->values[var];
  for (uint32_t i = 0; i < applied_count(&a); i++)
    if (!domain_add_value(ctx, p, a.values[i]))
      return false;
  if (self)
    poly_find(p, self, 0, &var); // there may be more variables before it
  return poly_add_bound(ctx, p, bound, var, domain_align(ctx, p, &a),
                        bound != POLY_UPPER);
}

static void add_step(Polyhedron *p, const Op *loop, uint32_t var) {
  int64_t low, step = affine_for_step(loop);
  if (step == 1 || !affine_for_number(loop, AFFINE_LOWER, &low))
    return;
  size_t size = (poly_vars(p) + 2) * sizeof(int64_t);
  int64_t *dividend = arena_zero(p->arena, size, _Alignof(int64_t));
  dividend[var] = 1;
  p->overflow |= __builtin_sub_overflow(0, low, &dividend[poly_vars(p)]);
  int64_t constant = dividend[poly_vars(p)];
  uint32_t quotient = poly_add_quotient(p, dividend, step);
  int64_t *row = poly_equality(p);
  row[var] = 1;
  row[quotient] = -step;
  row[poly_vars(p)] = constant;
}

bool domain_add_for(Ctx *ctx, Polyhedron *p, const Op *loop) {
  uint32_t var;
  int64_t number;
  if (!poly_find(p, affine_for_iv(loop), 0, &var))
    return false;
  add_step(p, loop, var);
  if (affine_for_number(loop, AFFINE_LOWER, &number))
    poly_add_number(p, POLY_LOWER, var, number);
  else if (!domain_add_bound(ctx, p, POLY_LOWER, var,
                             affine_for_bound(p->arena, loop, AFFINE_LOWER)))
    return false;
  poly_find(p, affine_for_iv(loop), 0, &var);
  if (!affine_for_number(loop, AFFINE_UPPER, &number))
    return domain_add_bound(ctx, p, POLY_UPPER, var,
                            affine_for_bound(p->arena, loop, AFFINE_UPPER));
  p->overflow |= number == INT64_MIN;
  poly_add_number(p, POLY_UPPER, var, number - !p->overflow);
  return true;
}

bool domain_add_parallel(Ctx *ctx, Polyhedron *p, const Op *loop, uint32_t i) {
  const Value *iv = block_arg(loop->regions[0].first, i);
  for (int e = AFFINE_LOWER; e <= AFFINE_UPPER; e++) {
    uint32_t var;
    Attr *map = affine_parallel_bound(ctx, loop, e, i);
    Applied bound =
        applied_of(p->arena, map, loop, affine_parallel_first(loop, e));
    if (!poly_find(p, iv, 0, &var) ||
        !domain_add_bound(ctx, p, e == AFFINE_LOWER ? POLY_LOWER : POLY_UPPER,
                          var, bound))
      return false;
  }
  return true;
}

// The condition of an affine.if holds; all values are dimensions or symbols.
static bool add_condition(Ctx *ctx, Polyhedron *p, const Op *op) {
  const Attr *set = op_slot(op, A_affine_if_condition);
  Applied a = applied_of(p->arena, set, op, 0);
  applied_canonicalize(ctx, p->arena, &a);
  for (uint32_t i = 0; i < applied_count(&a); i++) {
    uint32_t var;
    if (!poly_find(p, a.values[i], 0, &var))
      poly_append(p, i < a.ndims ? POLY_DIM : POLY_SYMBOL, a.values[i]);
  }
  Attr *map = domain_align(ctx, p, &a);
  int64_t **rows = arena_array(p->arena, int64_t *, a.nexprs + 1);
  if (!poly_flatten(ctx, p, map->as.map.results, a.nexprs, rows))
    return false;
  for (uint32_t i = 0; i < a.nexprs; i++)
    memcpy(set->as.set.is_eq[i] ? poly_equality(p) : poly_inequality(p),
           rows[i], (poly_vars(p) + 1) * sizeof **rows);
  return true;
}

static void add_loop_variables(Polyhedron *p, const Op *op) {
  const Block *body = op->regions[0].first;
  uint32_t n = op_is(op, OP_affine_for) ? 1 : body->nargs;
  for (uint32_t i = 0; i < n; i++)
    poly_append(p, POLY_DIM, block_arg(body, i));
}

static bool is_loop(const Op *op) {
  return op_is(op, OP_affine_for) || op_is(op, OP_affine_parallel);
}

static bool add_loop(Ctx *ctx, Polyhedron *p, const Op *op) {
  if (op_is(op, OP_affine_for))
    return domain_add_for(ctx, p, op);
  for (uint32_t i = 0; i < op->regions[0].first->nargs; i++)
    if (!domain_add_parallel(ctx, p, op, i))
      return false;
  return true;
}

bool domain_of_loops(Ctx *ctx, Arena *arena, Op *const *loops, uint32_t count,
                     Polyhedron *p) {
  *p = poly_new(arena, 0, 0);
  for (uint32_t i = 0; i < count; i++)
    add_loop_variables(p, loops[i]);
  for (uint32_t i = 0; i < count; i++)
    if (!add_loop(ctx, p, loops[i]))
      return false;
  return true;
}

bool domain_around(Ctx *ctx, const Op *op, Polyhedron *p) {
  Vec(const Op *) around = {0}; // with what is in each, from the inside
  for (const Op *up = op; up; up = op_parent(up))
    vec_push(p->arena, &around, up);
  for (size_t i = around.size; i-- > 1;)
    if (is_loop(around.data[i]))
      add_loop_variables(p, around.data[i]);
  for (size_t i = around.size; i-- > 1;) {
    const Op *up = around.data[i], *in = around.data[i - 1];
    if (is_loop(up) && !add_loop(ctx, p, up))
      return false;
    // Nothing is known of what is in its other region.
    if (op_is(up, OP_affine_if) && in->block->parent == &up->regions[0] &&
        !add_condition(ctx, p, up))
      return false;
  }
  return true;
}
