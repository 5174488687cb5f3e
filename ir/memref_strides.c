// Strides and offset of a memref's layout.
//
// A strided layout says them; no layout is row-major. A map with one result is
// strided when that result is a sum of dimensions times constants or symbols.
// To see that, the result is multiplied out into a polynomial:
//
//     (d0 * 3 + d1 * s0 + 1) * 5   ->   15 d0 + 5 d1 s0 + 5
//                                       strides [15, ?], offset 5
//
// whose variables are dimensions, symbols, and quotients as a whole. A
// remainder is what its quotient leaves, e mod c = e - c * (e floordiv c), so
// that `(d0 floordiv 4) * 4 + d0 mod 4` is d0. A quotient that stays makes the
// layout one without strides, unless it is only a factor. So does a product of
// long sums, which is not multiplied out: its terms could be too many. Deep
// expressions are not looked into at all.

#include "ir/ir.h"

enum { MAX_PRODUCT = 256, MAX_DEPTH = 500 };

typedef enum VarKind { VAR_DIM, VAR_SYMBOL, VAR_QUOTIENT, VAR_OPAQUE } VarKind;

typedef struct Monomial {
  int64_t factor;
  uint32_t *vars; // numbers of variables, ascending
  uint32_t nvars;
} Monomial;

typedef Vec(Monomial) Poly;

typedef struct Var {
  VarKind kind;
  int64_t position;       // dimension, symbol
  Poly of;                // quotient
  int64_t by;             //
  const AffineExpr *expr; // opaque: divided by a symbol, or too large
  bool has_dim;
} Var;

typedef struct Expansion {
  Arena arena;
  Vec(Var) vars;
} Expansion;

static bool same_monomial(const Monomial *a, const Monomial *b) {
  return a->nvars == b->nvars &&
         (!a->nvars || !memcmp(a->vars, b->vars, a->nvars * sizeof *a->vars));
}

static int64_t wrap_add(int64_t a, int64_t b) {
  return (int64_t)((uint64_t)a + (uint64_t)b);
}

static int64_t wrap_mul(int64_t a, int64_t b) {
  return (int64_t)((uint64_t)a * (uint64_t)b);
}

static int compare_monomials(const Monomial *a, const Monomial *b) {
  for (uint32_t i = 0; i < a->nvars && i < b->nvars; i++)
    if (a->vars[i] != b->vars[i])
      return a->vars[i] < b->vars[i] ? -1 : 1;
  return (a->nvars > b->nvars) - (a->nvars < b->nvars);
}

// Adds to what is there of the same variables; the terms stay sorted and none
// is zero.
static void add_monomial(Expansion *x, Poly *poly, Monomial m) {
  size_t i = 0;
  while (i < poly->size && compare_monomials(&poly->data[i], &m) < 0)
    i++;
  if (i < poly->size && same_monomial(&poly->data[i], &m)) {
    m.factor = wrap_add(m.factor, poly->data[i].factor);
    if (m.factor)
      poly->data[i] = m;
    else
      memmove(&poly->data[i], &poly->data[i + 1],
              (--poly->size - i) * sizeof m);
    return;
  }
  if (!m.factor)
    return;
  vec_push(&x->arena, poly, m);
  memmove(&poly->data[i + 1], &poly->data[i], (poly->size - 1 - i) * sizeof m);
  poly->data[i] = m;
}

static void add_scaled(Expansion *x, Poly *poly, const Poly *other,
                       int64_t factor) {
  for (size_t i = 0; i < other->size; i++) {
    Monomial m = other->data[i];
    m.factor = wrap_mul(m.factor, factor);
    add_monomial(x, poly, m);
  }
}

static Poly constant_poly(Expansion *x, int64_t value) {
  Poly poly = {0};
  add_monomial(x, &poly, (Monomial){value, NULL, 0});
  return poly;
}

static bool is_constant(const Poly *poly, int64_t *value) {
  *value = poly->size ? poly->data[0].factor : 0;
  return !poly->size || (poly->size == 1 && !poly->data[0].nvars);
}

static Monomial multiply_monomials(Expansion *x, const Monomial *a,
                                   const Monomial *b) {
  uint32_t n = a->nvars + b->nvars, i = 0, j = 0;
  uint32_t *vars = arena_array(&x->arena, uint32_t, n);
  for (uint32_t k = 0; k < n; k++)
    vars[k] = j == b->nvars || (i < a->nvars && a->vars[i] <= b->vars[j])
                  ? a->vars[i++]
                  : b->vars[j++];
  return (Monomial){wrap_mul(a->factor, b->factor), vars, n};
}

static Poly multiply(Expansion *x, const Poly *a, const Poly *b) {
  Poly product = {0};
  for (size_t i = 0; i < a->size; i++)
    for (size_t j = 0; j < b->size; j++)
      add_monomial(x, &product,
                   multiply_monomials(x, &a->data[i], &b->data[j]));
  return product;
}

static bool same_poly(const Poly *a, const Poly *b) {
  if (a->size != b->size)
    return false;
  for (size_t i = 0; i < a->size; i++)
    if (a->data[i].factor != b->data[i].factor ||
        !same_monomial(&a->data[i], &b->data[i]))
      return false;
  return true;
}

static bool same_var(const Var *a, const Var *b) {
  return a->kind == b->kind && a->position == b->position && a->by == b->by &&
         a->expr == b->expr && same_poly(&a->of, &b->of);
}

static Poly var_poly(Expansion *x, Var var) {
  uint32_t number = 0;
  while (number < x->vars.size && !same_var(&x->vars.data[number], &var))
    number++;
  if (number == x->vars.size)
    vec_push(&x->arena, &x->vars, var);
  uint32_t *vars = arena_array(&x->arena, uint32_t, 1);
  vars[0] = number;
  Poly poly = {0};
  add_monomial(x, &poly, (Monomial){1, vars, 1});
  return poly;
}

static bool poly_has_dim(const Expansion *x, const Poly *poly) {
  for (size_t i = 0; i < poly->size; i++)
    for (uint32_t j = 0; j < poly->data[i].nvars; j++)
      if (x->vars.data[poly->data[i].vars[j]].has_dim)
        return true;
  return false;
}

// A factor of every term and the divisor is taken out first.
static Poly floor_quotient(Expansion *x, const Poly *of, int64_t by) {
  int64_t common = by;
  for (size_t i = 0; i < of->size; i++)
    for (int64_t b = of->data[i].factor; b;) {
      int64_t rest = common % b;
      common = b;
      b = rest;
    }
  if (common < 0)
    common = -common;
  Poly reduced = {0};
  for (size_t i = 0; i < of->size; i++) {
    Monomial m = of->data[i];
    m.factor /= common;
    add_monomial(x, &reduced, m);
  }
  if (by / common == 1)
    return reduced;
  return var_poly(x, (Var){.kind = VAR_QUOTIENT,
                           .of = reduced,
                           .by = by / common,
                           .has_dim = poly_has_dim(x, &reduced)});
}

static Poly expand(Expansion *x, const AffineExpr *e);

static Poly opaque_poly(Expansion *x, const AffineExpr *e) {
  return var_poly(x, (Var){.kind = VAR_OPAQUE,
                           .expr = e,
                           .has_dim = !affine_is_symbolic_or_constant(e)});
}

static Poly expand_division(Expansion *x, const AffineExpr *e) {
  Poly lhs = expand(x, e->lhs), rhs = expand(x, e->rhs), result = {0};
  int64_t by;
  if (!is_constant(&rhs, &by) || by < 1)
    return opaque_poly(x, e);
  if (e->kind == AFFINE_CEILDIV)
    add_monomial(x, &lhs, (Monomial){by - 1, NULL, 0});
  Poly quotient = floor_quotient(x, &lhs, by);
  if (e->kind != AFFINE_MOD)
    return quotient;
  add_scaled(x, &result, &lhs, 1);
  add_scaled(x, &result, &quotient, wrap_mul(by, -1));
  return result;
}

// Multiplies an expression out to a polynomial of dims and symbols.
static Poly expand(Expansion *x, const AffineExpr *e) {
  Poly lhs, rhs;
  switch (e->kind) {
  case AFFINE_CONSTANT: return constant_poly(x, e->value);
  case AFFINE_DIM:
    return var_poly(
        x, (Var){.kind = VAR_DIM, .position = e->value, .has_dim = true});
  case AFFINE_SYMBOL:
    return var_poly(x, (Var){.kind = VAR_SYMBOL, .position = e->value});
  case AFFINE_ADD:
    lhs = expand(x, e->lhs);
    rhs = expand(x, e->rhs);
    add_scaled(x, &lhs, &rhs, 1);
    return lhs;
  case AFFINE_MUL:
    lhs = expand(x, e->lhs);
    rhs = expand(x, e->rhs);
    return lhs.size * rhs.size > MAX_PRODUCT ? opaque_poly(x, e)
                                             : multiply(x, &lhs, &rhs);
  default: return expand_division(x, e);
  }
}

// The one dimension of a term, or the offset it is part of; false when it is
// neither.
static bool add_term(const Expansion *x, const Monomial *m, int64_t *strides,
                     int64_t *offset) {
  int64_t *place = offset;
  for (uint32_t i = 0; i < m->nvars; i++) {
    const Var *var = &x->vars.data[m->vars[i]];
    bool is_divided = var->kind == VAR_QUOTIENT || var->kind == VAR_OPAQUE;
    if (is_divided && (var->has_dim || (m->nvars == 1 && m->factor == 1)))
      return false;
    if (var->kind == VAR_DIM)
      place = &strides[var->position];
  }
  bool is_static = m->nvars == (place == offset ? 0 : 1);
  if (*place != DYNAMIC)
    *place = is_static ? wrap_add(*place, m->factor) : DYNAMIC;
  return true;
}

static bool strides_of_map(const Attr *map, int rank, int64_t *strides,
                           int64_t *offset) {
  if (map->as.map.nresults != 1 || map->as.map.results[0]->depth > MAX_DEPTH)
    return false;
  Expansion x = {0};
  Poly poly = expand(&x, map->as.map.results[0]);
  memset(strides, 0, (size_t)rank * sizeof *strides);
  *offset = 0;
  bool ok = true;
  for (size_t i = 0; ok && i < poly.size; i++)
    ok = add_term(&x, &poly.data[i], strides, offset);
  arena_release(&x.arena);
  return ok;
}

// Row-major: each stride is the product of the sizes behind it.
static void strides_of_shape(const Type *memref, int64_t *strides) {
  int64_t stride = 1;
  for (int i = memref->as.shaped.rank; i-- > 0;) {
    int64_t size = memref->as.shaped.shape[i];
    strides[i] = stride;
    stride =
        stride == DYNAMIC || size == DYNAMIC ? DYNAMIC : wrap_mul(stride, size);
  }
}

bool memref_strides(const Type *memref, int64_t *strides, int64_t *offset) {
  const Attr *layout = memref->as.shaped.layout;
  int rank = memref->as.shaped.rank;
  *offset = 0;
  if (!layout) {
    strides_of_shape(memref, strides);
    return true;
  }
  if (layout->kind == AT_AFFINE_MAP)
    return strides_of_map(layout, rank, strides, offset);
  if (layout->kind != AT_STRIDED || layout->as.strided.count != (uint32_t)rank)
    return false;
  for (int i = 0; i < rank; i++)
    strides[i] = layout->as.strided.strides[i];
  *offset = layout->as.strided.offset;
  return true;
}

bool memref_is_static(const Type *memref) {
  if (!type_is(memref, TY_MEMREF) || !type_has_static_shape(memref))
    return false;
  Arena arena = {0};
  int rank = memref->as.shaped.rank;
  int64_t *strides = arena_array(&arena, int64_t, (size_t)rank + 1);
  bool ok = memref_strides(memref, strides, &strides[rank]);
  for (int i = 0; ok && i <= rank; i++)
    ok = strides[i] != DYNAMIC;
  arena_release(&arena);
  return ok;
}

bool memref_is_identity(const Type *memref) {
  const Attr *layout = memref->as.shaped.layout;
  if (!layout)
    return true;
  return layout->kind == AT_STRIDED && !layout->as.strided.offset &&
         layout->as.strided.count == 1 && layout->as.strided.strides[0] == 1;
}
