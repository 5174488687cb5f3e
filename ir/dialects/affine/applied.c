// Expressions of values: composing, canonicalizing and simplifying them. An
// affine.apply that gives an operand is made part of the expression:
//
//   %a = affine.apply affine_map<(d0) -> (d0 * 2)>(%i)
//   affine.load %m[%a + %n]        ->   affine.load %m[%i * 2 + symbol(%n)]
//
// New operands are appended, those they replace leave a gap, and
// canonicalizing closes it; so the order is that of MLIR.

#include "ir/dialects/affine/affine.h"

typedef Vec(Value *) Values;

Applied applied_of_values(Arena *arena, const Attr *map, Value *const *values) {
  bool is_map = map->kind == AT_AFFINE_MAP;
  Applied a = {
      .nexprs = is_map ? map->as.map.nresults : map->as.set.nexprs,
      .ndims = is_map ? map->as.map.ndims : map->as.set.ndims,
      .nsymbols = is_map ? map->as.map.nsymbols : map->as.set.nsymbols,
  };
  a.exprs = arena_array(arena, AffineExpr *, a.nexprs + 1);
  a.values = arena_array(arena, Value *, applied_count(&a) + 1);
  for (uint32_t i = 0; i < a.nexprs; i++)
    a.exprs[i] = is_map ? map->as.map.results[i] : map->as.set.exprs[i];
  for (uint32_t i = 0; values && i < applied_count(&a); i++)
    a.values[i] = values[i];
  return a;
}

Applied applied_of(Arena *arena, const Attr *map, const Op *op,
                   uint32_t first) {
  Applied a = applied_of_values(arena, map, NULL);
  for (uint32_t i = 0; i < applied_count(&a); i++)
    a.values[i] = op_operand(op, first + i);
  return a;
}

Attr *applied_map(Ctx *ctx, const Applied *a) {
  return attr_affine_map(ctx, a->ndims, a->nsymbols, a->exprs, a->nexprs);
}

Attr *applied_set(Ctx *ctx, const Applied *a, const Attr *like) {
  return attr_integer_set(ctx, a->ndims, a->nsymbols, a->exprs,
                          like->as.set.is_eq, a->nexprs);
}

bool applied_is(Ctx *ctx, const Applied *a, const Attr *map, const Op *op,
                uint32_t first) {
  Attr *own = map->kind == AT_AFFINE_MAP ? applied_map(ctx, a)
                                         : applied_set(ctx, a, map);
  if (own != map)
    return false;
  for (uint32_t i = 0; i < applied_count(a); i++)
    if (a->values[i] != op_operand(op, first + i))
      return false;
  return true;
}

static void replace_all(Ctx *ctx, Applied *a, AffineExpr *const *dims,
                        AffineExpr *const *symbols) {
  for (uint32_t i = 0; i < a->nexprs; i++)
    a->exprs[i] = affine_replace(ctx, a->exprs[i], dims, symbols);
}

static void set_values(Arena *arena, Applied *a, const Values *dims,
                       const Values *symbols) {
  a->ndims = (uint32_t)dims->size;
  a->nsymbols = (uint32_t)symbols->size;
  a->values = arena_array(arena, Value *, applied_count(a) + 1);
  for (size_t i = 0; i < dims->size; i++)
    a->values[i] = dims->data[i];
  for (size_t i = 0; i < symbols->size; i++)
    a->values[dims->size + i] = symbols->data[i];
}

static uint32_t count(const Values *values) {
  return (uint32_t)values->size;
}

// Canonicalizing

// Dimensions that may be symbols go behind the symbols.
static void promote_symbols(Ctx *ctx, Arena *arena, Applied *a) {
  Values dims = {0}, symbols = {0};
  AffineExpr **map = arena_array(arena, AffineExpr *, a->ndims + 1);
  for (uint32_t i = 0; i < a->nsymbols; i++)
    vec_push(arena, &symbols, a->values[a->ndims + i]);
  for (uint32_t i = 0; i < a->ndims; i++) {
    bool is_symbol = value_is_affine_symbol(ctx, a->values[i]);
    Values *list = is_symbol ? &symbols : &dims;
    map[i] = is_symbol ? affine_symbol(ctx, count(list))
                       : affine_dim(ctx, count(list));
    vec_push(arena, list, a->values[i]);
  }
  replace_all(ctx, a, map, NULL);
  set_values(arena, a, &dims, &symbols);
}

// Symbols that may be dimensions only become the last dimensions.
static void demote_dims(Ctx *ctx, Arena *arena, Applied *a) {
  Values dims = {0}, symbols = {0};
  AffineExpr **map = arena_array(arena, AffineExpr *, a->nsymbols + 1);
  for (uint32_t i = 0; i < a->ndims; i++)
    vec_push(arena, &dims, a->values[i]);
  for (uint32_t i = 0; i < a->nsymbols; i++) {
    Value *value = a->values[a->ndims + i];
    bool is_dim =
        value_is_affine_dim(ctx, value) && !value_is_affine_symbol(ctx, value);
    Values *list = is_dim ? &dims : &symbols;
    map[i] =
        is_dim ? affine_dim(ctx, count(list)) : affine_symbol(ctx, count(list));
    vec_push(arena, list, value);
  }
  replace_all(ctx, a, NULL, map);
  set_values(arena, a, &dims, &symbols);
}

static bool is_used(const Applied *a, AffineKind leaf, uint32_t i) {
  for (uint32_t e = 0; e < a->nexprs; e++)
    if (affine_uses(a->exprs[e], leaf, i))
      return true;
  return false;
}

static uint32_t position_of(Arena *arena, Values *list, Value *value) {
  uint32_t i = 0;
  while (i < list->size && list->data[i] != value)
    i++;
  if (i == list->size)
    vec_push(arena, list, value);
  return i;
}

static AffineExpr *symbol_for(Ctx *ctx, Arena *arena, Values *symbols,
                              Value *value) {
  const Attr *constant = value_constant(ctx, value);
  if (constant && attr_is(constant, AT_INTEGER))
    return affine_constant(ctx, attr_to_i64(constant));
  return affine_symbol(ctx, position_of(arena, symbols, value));
}

static void drop_unused(Ctx *ctx, Arena *arena, Applied *a) {
  Values dims = {0}, symbols = {0};
  AffineExpr **dim_map = arena_array(arena, AffineExpr *, a->ndims + 1);
  AffineExpr **symbol_map = arena_array(arena, AffineExpr *, a->nsymbols + 1);
  for (uint32_t i = 0; i < a->ndims; i++)
    dim_map[i] = is_used(a, AFFINE_DIM, i)
                     ? affine_dim(ctx, position_of(arena, &dims, a->values[i]))
                     : NULL;
  for (uint32_t i = 0; i < a->nsymbols; i++)
    symbol_map[i] =
        is_used(a, AFFINE_SYMBOL, i)
            ? symbol_for(ctx, arena, &symbols, a->values[a->ndims + i])
            : NULL;
  replace_all(ctx, a, dim_map, symbol_map);
  set_values(arena, a, &dims, &symbols);
}

void applied_canonicalize(Ctx *ctx, Arena *arena, Applied *a) {
  if (!applied_count(a))
    return;
  promote_symbols(ctx, arena, a);
  demote_dims(ctx, arena, a);
  drop_unused(ctx, arena, a);
}

// Composing

typedef struct Composition {
  Ctx *ctx;
  Arena *arena;
  Applied *a;
  Values dims, symbols; // NULL: replaced
} Composition;

static AffineExpr *leaf_of(const Composition *c, bool is_dim, uint32_t i) {
  return is_dim ? affine_dim(c->ctx, i) : affine_symbol(c->ctx, i);
}

static void exchange_in_all(const Composition *c, AffineExpr *const *from,
                            AffineExpr *const *to, uint32_t n) {
  for (uint32_t i = 0; i < c->a->nexprs; i++)
    c->a->exprs[i] = affine_exchange(c->ctx, c->a->exprs[i], from, to, n);
}

static void compose_apply(Composition *c, const Op *apply, bool is_dim,
                          uint32_t at) {
  Applied inner =
      applied_of(c->arena, op_slot(apply, A_affine_apply_map), apply, 0);
  applied_canonicalize(c->ctx, c->arena, &inner);
  AffineExpr *to =
      affine_shift(c->ctx, inner.exprs[0], count(&c->dims), count(&c->symbols));
  AffineExpr *from = leaf_of(c, is_dim, at);
  (is_dim ? &c->dims : &c->symbols)->data[at] = NULL;
  for (uint32_t i = 0; i < applied_count(&inner); i++)
    vec_push(c->arena, i < inner.ndims ? &c->dims : &c->symbols,
             inner.values[i]);
  exchange_in_all(c, &from, &to, 1);
}

// The results of an affine.delinearize_index that come up as what would put
// them together again:
//
//   %d:2 = affine.delinearize_index %x into (4, 8)
//   d0 * 8 + d1 of %d#0, %d#1   ->   d2 of %x

typedef struct Terms {
  AffineExpr **items; // in the order in which they are looked for
  uint32_t count;
} Terms;

typedef Vec(AffineExpr *) Exprs;

static bool take_term(Terms *left, const AffineExpr *term) {
  for (uint32_t i = 0; i < left->count; i++)
    if (left->items[i] == term) {
      left->items[i] = left->items[--left->count];
      return true;
    }
  return false;
}

static Terms copy_terms(Arena *arena, const Terms *terms) {
  Terms copy = {arena_array(arena, AffineExpr *, terms->count + 1),
                terms->count};
  memcpy(copy.items, terms->items, terms->count * sizeof *terms->items);
  return copy;
}

// Finds sums in `e` that have all of the terms, and what they become.
static void shorten_sums(const Composition *c, AffineExpr *e,
                         const Terms *terms, AffineExpr *whole, Exprs *from,
                         Exprs *to) {
  if (affine_is_leaf(e))
    return;
  if (e->kind != AFFINE_ADD) {
    shorten_sums(c, e->lhs, terms, whole, from, to);
    shorten_sums(c, e->rhs, terms, whole, from, to);
    return;
  }
  Terms left = copy_terms(c->arena, terms);
  Exprs kept = {0};
  for (AffineExpr *sum = e, *term; sum;) {
    bool is_sum = sum->kind == AFFINE_ADD;
    term = is_sum ? sum->rhs : sum;
    sum = is_sum ? sum->lhs : NULL;
    if (take_term(&left, term))
      continue;
    vec_push(c->arena, &kept, term);
    shorten_sums(c, term, terms, whole, from, to);
  }
  if (left.count)
    return;
  AffineExpr *shorter = whole;
  for (size_t i = kept.size; i-- > 0;)
    shorter = affine_binary(c->ctx, AFFINE_ADD, shorter, kept.data[i]);
  vec_push(c->arena, from, e);
  vec_push(c->arena, to, shorter);
}

// The expression of each result, which all have to be operands. Whether all
// are dimensions is told.
static bool results_as_exprs(const Composition *c, const Op *split,
                             AffineExpr **exprs, bool *are_dims) {
  *are_dims = true;
  for (uint32_t r = 0; r < split->nresults; r++)
    exprs[r] = NULL;
  for (uint32_t k = 0; k < 2; k++) {
    const Values *list = k ? &c->symbols : &c->dims;
    for (uint32_t i = 0; i < list->size; i++) {
      const Value *value = list->data[i];
      if (value && value_op(value) == split)
        exprs[value->index] = leaf_of(c, !k, i);
    }
  }
  for (uint32_t r = 0; r < split->nresults; r++) {
    if (!exprs[r])
      return false;
    *are_dims = *are_dims && exprs[r]->kind == AFFINE_DIM;
  }
  return true;
}

static Terms terms_of_split(const Composition *c, const Op *split,
                            AffineExpr *const *exprs) {
  const Attr *basis = op_slot(split, A_affine_delinearize_index_static_basis);
  uint32_t nbasis = (uint32_t)basis->as.dense.count, n = split->nresults;
  Terms terms = {arena_array(c->arena, AffineExpr *, n + 1), 0};
  int64_t stride = 1;
  for (uint32_t i = 0; i < n; i++) {
    terms.items[terms.count++] =
        affine_mul_number(c->ctx, exprs[n - 1 - i], stride);
    if (i < nbasis)
      stride = (int64_t)((uint64_t)stride *
                         (uint64_t)dense_int(basis, nbasis - 1 - i));
  }
  return terms;
}

static void forget_unused(Composition *c, AffineExpr *const *exprs,
                          uint32_t n) {
  for (uint32_t i = 0; i < n; i++)
    if (!is_used(c->a, exprs[i]->kind, (uint32_t)exprs[i]->value))
      (exprs[i]->kind == AFFINE_DIM ? &c->dims : &c->symbols)
          ->data[exprs[i]->value] = NULL;
}

static bool compose_split(Composition *c, const Op *split, const Value *last) {
  AffineExpr **exprs = arena_array(c->arena, AffineExpr *, split->nresults + 1);
  bool are_dims;
  if (split->noperands > 1 || last->index != split->nresults - 1 ||
      !results_as_exprs(c, split, exprs, &are_dims))
    return false;
  Values *list = are_dims ? &c->dims : &c->symbols;
  AffineExpr *whole = leaf_of(c, are_dims, count(list));
  Terms terms = terms_of_split(c, split, exprs);
  Exprs from = {0}, to = {0};
  for (uint32_t i = 0; i < c->a->nexprs; i++)
    shorten_sums(c, c->a->exprs[i], &terms, whole, &from, &to);
  if (!from.size)
    return false;
  vec_push(c->arena, list, op_operand(split, 0));
  exchange_in_all(c, from.data, to.data, (uint32_t)from.size);
  forget_unused(c, exprs, split->nresults);
  return true;
}

// Replaces one operand, the first that can be.
static bool compose_one(Composition *c) {
  for (uint32_t i = 0; i < c->dims.size + c->symbols.size; i++) {
    bool is_dim = i < c->dims.size;
    uint32_t at = is_dim ? i : i - count(&c->dims);
    const Value *value = (is_dim ? &c->dims : &c->symbols)->data[at];
    const Op *op = value ? value_op(value) : NULL;
    if (op && op_is(op, OP_affine_apply)) {
      compose_apply(c, op, is_dim, at);
      return true;
    }
    if (op && op_is(op, OP_affine_delinearize_index) &&
        compose_split(c, op, value))
      return true;
  }
  return false;
}

// Closes the gaps of what was replaced.
static AffineExpr **close_gaps(Composition *c, Values *list, bool is_dim) {
  AffineExpr **map = arena_array(c->arena, AffineExpr *, list->size + 1);
  uint32_t n = 0;
  for (uint32_t i = 0; i < list->size; i++) {
    map[i] = list->data[i] ? leaf_of(c, is_dim, n) : affine_constant(c->ctx, 0);
    if (list->data[i])
      list->data[n++] = list->data[i];
  }
  list->size = n;
  return map;
}

void applied_simplify_sums(Ctx *ctx, Arena *arena, Applied *a) {
  for (uint32_t i = 0; i < a->nexprs; i++)
    a->exprs[i] =
        affine_simplify(ctx, arena, a->exprs[i], a->ndims, a->nsymbols);
}

void applied_compose(Ctx *ctx, Arena *arena, Applied *a) {
  if (!applied_count(a)) // numbers
    return;
  Composition c = {ctx, arena, a, {0}, {0}};
  for (uint32_t i = 0; i < applied_count(a); i++)
    vec_push(arena, i < a->ndims ? &c.dims : &c.symbols, a->values[i]);
  while (a->nexprs && compose_one(&c)) {
  }
  AffineExpr **dims = close_gaps(&c, &c.dims, true);
  AffineExpr **symbols = close_gaps(&c, &c.symbols, false);
  replace_all(ctx, a, dims, symbols);
  set_values(arena, a, &c.dims, &c.symbols);
  applied_canonicalize(ctx, arena, a);
  applied_simplify_sums(ctx, arena, a);
}

static bool has_apply(const Applied *a) {
  for (uint32_t i = 0; i < applied_count(a); i++)
    if (value_def(a->values[i], OP_affine_apply))
      return true;
  return false;
}

void applied_compose_fully(Ctx *ctx, Arena *arena, Applied *a) {
  while (has_apply(a))
    applied_compose(ctx, arena, a);
}

void applied_compose_each(Ctx *ctx, Arena *arena, Applied *a) {
  Values dims = {0}, symbols = {0};
  for (uint32_t i = 0; i < a->nexprs; i++) {
    Applied one = *a;
    one.exprs = arena_array(arena, AffineExpr *, 1);
    one.exprs[0] = a->exprs[i];
    one.nexprs = 1;
    applied_compose_fully(ctx, arena, &one);
    applied_canonicalize(ctx, arena, &one);
    a->exprs[i] =
        affine_shift(ctx, one.exprs[0], count(&dims), count(&symbols));
    for (uint32_t v = 0; v < applied_count(&one); v++)
      vec_push(arena, v < one.ndims ? &dims : &symbols, one.values[v]);
  }
  set_values(arena, a, &dims, &symbols);
  applied_canonicalize(ctx, arena, a);
}

Applied applied_join(Ctx *ctx, Arena *arena, const Applied *a,
                     const Applied *b) {
  Applied both = {.nexprs = a->nexprs + b->nexprs};
  Values dims = {0}, symbols = {0};
  for (uint32_t k = 0; k < 2; k++) {
    const Applied *from = k ? b : a;
    for (uint32_t i = 0; i < applied_count(from); i++)
      vec_push(arena, i < from->ndims ? &dims : &symbols, from->values[i]);
  }
  both.exprs = arena_array(arena, AffineExpr *, both.nexprs + 1);
  for (uint32_t i = 0; i < both.nexprs; i++)
    both.exprs[i] = i < a->nexprs ? a->exprs[i]
                                  : affine_shift(ctx, b->exprs[i - a->nexprs],
                                                 a->ndims, a->nsymbols);
  set_values(arena, &both, &dims, &symbols);
  return both;
}

Applied applied_difference(Ctx *ctx, Arena *arena, const Applied *a,
                           const Applied *b) {
  Applied d = applied_join(ctx, arena, a, b);
  AffineExpr *const *less = d.exprs + a->nexprs;
  d.nexprs = a->nexprs;
  for (uint32_t i = 0; i < d.nexprs; i++)
    d.exprs[i] = affine_subtract(ctx, d.exprs[i], less[b->nexprs == 1 ? 0 : i]);
  applied_compose_fully(ctx, arena, &d);
  applied_canonicalize(ctx, arena, &d);
  applied_simplify_sums(ctx, arena, &d);
  return d;
}
