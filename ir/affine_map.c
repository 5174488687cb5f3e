// Affine expressions and maps: what they are of, replacing it, and folding.

#include "ir/affine.h"

AffineExpr *affine_by_number(Ctx *ctx, AffineKind op, AffineExpr *a,
                             int64_t number) {
  return affine_binary(ctx, op, a, affine_constant(ctx, number));
}

AffineExpr *affine_add_number(Ctx *ctx, AffineExpr *e, int64_t number) {
  return affine_by_number(ctx, AFFINE_ADD, e, number);
}

AffineExpr *affine_mul_number(Ctx *ctx, AffineExpr *e, int64_t number) {
  return affine_by_number(ctx, AFFINE_MUL, e, number);
}

AffineExpr *affine_subtract(Ctx *ctx, AffineExpr *a, AffineExpr *b) {
  return affine_binary(ctx, AFFINE_ADD, a, affine_mul_number(ctx, b, -1));
}

// Built anew also where nothing was replaced: other rules may apply to what
// other rules made.
static AffineExpr *rebuild(Ctx *ctx, const AffineExpr *e, AffineExpr *lhs,
                           AffineExpr *rhs) {
  if (lhs == e->lhs && rhs == e->rhs)
    return (AffineExpr *)e;
  return affine_binary(ctx, e->kind, lhs, rhs);
}

AffineExpr *affine_replace(Ctx *ctx, AffineExpr *e, AffineExpr *const *dims,
                           AffineExpr *const *symbols) {
  AffineExpr *const *list = e->kind == AFFINE_DIM ? dims : symbols;
  switch (e->kind) {
  case AFFINE_CONSTANT: return e;
  case AFFINE_DIM:
  case AFFINE_SYMBOL: return list && list[e->value] ? list[e->value] : e;
  default:
    return rebuild(ctx, e, affine_replace(ctx, e->lhs, dims, symbols),
                   affine_replace(ctx, e->rhs, dims, symbols));
  }
}

AffineExpr *affine_shift(Ctx *ctx, AffineExpr *e, uint32_t dims,
                         uint32_t symbols) {
  switch (e->kind) {
  case AFFINE_CONSTANT: return e;
  case AFFINE_DIM: return affine_dim(ctx, (uint32_t)e->value + dims);
  case AFFINE_SYMBOL: return affine_symbol(ctx, (uint32_t)e->value + symbols);
  default:
    return rebuild(ctx, e, affine_shift(ctx, e->lhs, dims, symbols),
                   affine_shift(ctx, e->rhs, dims, symbols));
  }
}

AffineExpr *affine_exchange(Ctx *ctx, AffineExpr *e, AffineExpr *const *from,
                            AffineExpr *const *to, uint32_t count) {
  for (uint32_t i = 0; i < count; i++)
    if (e == from[i])
      return to[i];
  if (affine_is_leaf(e))
    return e;
  return rebuild(ctx, e, affine_exchange(ctx, e->lhs, from, to, count),
                 affine_exchange(ctx, e->rhs, from, to, count));
}

bool affine_uses(const AffineExpr *e, AffineKind leaf, int64_t position) {
  if (affine_is_leaf(e))
    return e->kind == leaf && e->value == position;
  return affine_uses(e->lhs, leaf, position) ||
         affine_uses(e->rhs, leaf, position);
}

bool affine_is_pure(const AffineExpr *e) {
  if (affine_is_leaf(e))
    return true;
  if (!affine_is_pure(e->lhs) || !affine_is_pure(e->rhs))
    return false;
  return e->kind == AFFINE_ADD || affine_is(e->rhs, AFFINE_CONSTANT) ||
         (e->kind == AFFINE_MUL && affine_is(e->lhs, AFFINE_CONSTANT));
}

static uint64_t magnitude(int64_t value) {
  return value < 0 ? 0 - (uint64_t)value : (uint64_t)value;
}

uint64_t affine_gcd(uint64_t a, uint64_t b) {
  while (b) {
    uint64_t rest = a % b;
    a = b;
    b = rest;
  }
  return a;
}

uint64_t affine_divisor(const AffineExpr *e) {
  return e->kind == AFFINE_DIM || e->kind == AFFINE_SYMBOL
             ? 1
             : magnitude(e->value);
}

int64_t affine_floordiv(int64_t a, int64_t by) {
  return a / by - (a % by < 0);
}

int64_t affine_ceildiv(int64_t a, int64_t by) {
  return a / by + (a % by > 0);
}

int64_t affine_mod(int64_t a, int64_t by) {
  int64_t rest = a % by;
  return rest < 0 ? rest + by : rest;
}

// Arithmetic on constants.
static AffineFolded fold_numbers(AffineKind op, int64_t a, int64_t b,
                                 int64_t *value) {
  switch (op) {
  case AFFINE_ADD: *value = (int64_t)((uint64_t)a + (uint64_t)b); break;
  case AFFINE_MUL: *value = (int64_t)((uint64_t)a * (uint64_t)b); break;
  case AFFINE_MOD:
    if (b < 1)
      return AFFINE_POISON;
    *value = affine_mod(a, b);
    break;
  default:
    if (!b)
      return AFFINE_POISON;
    if (b == -1) {
      *value = (int64_t)(0 - (uint64_t)a);
      break;
    }
    bool above = a % b && ((a % b < 0) == (b < 0));
    bool below = a % b && !above;
    *value = op == AFFINE_FLOORDIV ? a / b - below : a / b + above;
  }
  return AFFINE_FOLDED;
}

AffineFolded affine_fold(const Ctx *ctx, const AffineExpr *e, uint32_t ndims,
                         const Attr *const *numbers, int64_t *value) {
  int64_t lhs, rhs, wide;
  const Attr *number;
  switch (e->kind) {
  case AFFINE_CONSTANT: *value = e->value; return AFFINE_FOLDED;
  case AFFINE_DIM:
  case AFFINE_SYMBOL:
    number = numbers[e->value + (e->kind == AFFINE_DIM ? 0 : ndims)];
    if (!number || !attr_is(number, AT_INTEGER))
      return AFFINE_UNKNOWN;
    *value = attr_to_i64(number);
    return AFFINE_FOLDED;
  default: break;
  }
  AffineFolded left = affine_fold(ctx, e->lhs, ndims, numbers, &lhs);
  if (left != AFFINE_FOLDED)
    return left;
  AffineFolded right = affine_fold(ctx, e->rhs, ndims, numbers, &rhs);
  if (right == AFFINE_FOLDED)
    right = fold_numbers(e->kind, lhs, rhs, &wide);
  if (right == AFFINE_FOLDED)
    *value = wide_sign_extend_word((uint64_t)wide,
                                   type_number_width(ctx->index_type));
  return right;
}

// Maps

bool affine_map_is_number(const Attr *map) {
  return map->as.map.nresults == 1 &&
         affine_is(map->as.map.results[0], AFFINE_CONSTANT);
}

Attr *affine_map_number(Ctx *ctx, int64_t number) {
  AffineExpr *expr = affine_constant(ctx, number);
  return attr_affine_map(ctx, 0, 0, &expr, 1);
}

Attr *affine_map_identity(Ctx *ctx, Arena *arena, uint32_t ndims) {
  AffineExpr **dims = arena_array(arena, AffineExpr *, ndims + 1);
  for (uint32_t i = 0; i < ndims; i++)
    dims[i] = affine_dim(ctx, i);
  return attr_affine_map(ctx, ndims, 0, dims, ndims);
}

Attr *affine_map_part(Ctx *ctx, const Attr *map, uint32_t first,
                      uint32_t count) {
  return attr_affine_map(ctx, map->as.map.ndims, map->as.map.nsymbols,
                         map->as.map.results + first, count);
}
