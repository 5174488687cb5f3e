// Affine expressions: built once each, and simplified while they are built.
//
// A binary expression is canonical when a constant stands on its right, and,
// in sums and products, what is symbolic stands to the right of what is not.
// The rules below rewrite towards that form and fold what they can; they are
// local, looking at most two levels down, which is why they are exactly those
// of MLIR: another set would print other maps for the same text.
//
//     4 + d0              ->  d0 + 4
//     (d0 + 2) + d1 + 3   ->  d0 + d1 + 5
//     d0 * 2 + d0 * 3     ->  d0 * 5
//     d0 - (d0 floordiv 4) * 4  ->  d0 mod 4
//     (d0 * 128 + d1) floordiv 64  ->  d0 * 2 + d1 floordiv 64
//
// What would overflow 64 bits, or divide by zero, stays as it is written.

#include "ir/uniquer.h"

static bool same_expr(const void *x, const void *y) {
  const AffineExpr *a = x, *b = y;
  return a->kind == b->kind && a->value == b->value && a->lhs == b->lhs &&
         a->rhs == b->rhs;
}

static void *copy_expr(Arena *arena, const void *candidate) {
  return arena_copy(arena, candidate, sizeof(AffineExpr), _Alignof(AffineExpr));
}

static AffineExpr *unique(Ctx *ctx, AffineExpr *candidate) {
  uint64_t hash =
      hash_ptr(candidate->lhs, hash_ptr(candidate->rhs, candidate->kind));
  candidate->hash = hash_u64(hash, (uint64_t)candidate->value);
  return uniquer_get(ctx, UNIQUE_AFFINE, candidate, same_expr, copy_expr);
}

static AffineExpr *unique_leaf(Ctx *ctx, AffineKind kind, int64_t value) {
  return unique(ctx, &(AffineExpr){.kind = kind,
                                   .symbolic = kind != AFFINE_DIM,
                                   .value = value});
}

AffineExpr *affine_constant(Ctx *ctx, int64_t value) {
  return unique_leaf(ctx, AFFINE_CONSTANT, value);
}

AffineExpr *affine_dim(Ctx *ctx, uint32_t position) {
  return unique_leaf(ctx, AFFINE_DIM, position);
}

AffineExpr *affine_symbol(Ctx *ctx, uint32_t position) {
  return unique_leaf(ctx, AFFINE_SYMBOL, position);
}

static bool is_constant(const AffineExpr *e) {
  return e->kind == AFFINE_CONSTANT;
}

// Is `e` an operation of that kind with a constant on its right?
static bool is_by_constant(const AffineExpr *e, AffineKind kind) {
  return e->kind == kind && is_constant(e->rhs);
}

// Arithmetic on constants. False on overflow or an undefined result.

static bool fold(AffineKind kind, int64_t a, int64_t b, int64_t *result) {
  if (kind == AFFINE_ADD)
    return !__builtin_add_overflow(a, b, result);
  if (kind == AFFINE_MUL)
    return !__builtin_mul_overflow(a, b, result);
  if (!b || (kind == AFFINE_MOD && b < 0))
    return false;
  if (b == -1)
    return !__builtin_sub_overflow(0, a, result);
  int64_t quotient = a / b, remainder = a % b;
  bool exact = !remainder, negative = (remainder < 0) != (b < 0);
  if (kind == AFFINE_MOD)
    *result = remainder < 0 ? remainder + b : remainder;
  else if (kind == AFFINE_FLOORDIV)
    *result = quotient - (!exact && negative);
  else
    *result = quotient + (!exact && !negative);
  return true;
}

static uint64_t magnitude(int64_t value) {
  return value < 0 ? 0 - (uint64_t)value : (uint64_t)value;
}

static uint64_t gcd(uint64_t a, uint64_t b) {
  while (b) {
    uint64_t rest = a % b;
    a = b;
    b = rest;
  }
  return a;
}

// The greatest number known to divide the expression; 0 divides only zero.
static uint64_t known_divisor(const AffineExpr *e) {
  switch (e->kind) {
  case AFFINE_DIM:
  case AFFINE_SYMBOL: return 1;
  default: return magnitude(e->value);
  }
}

// The same of an expression about to be made.
static uint64_t known_divisor_of(AffineKind kind, const AffineExpr *lhs,
                                 const AffineExpr *rhs) {
  uint64_t left = known_divisor(lhs), right = known_divisor(rhs);
  if (kind == AFFINE_MUL) // wraps around like a signed number
    return magnitude((int64_t)(left * right));
  if (kind == AFFINE_ADD || kind == AFFINE_MOD)
    return gcd(left, right);
  if (!is_constant(rhs) || !rhs->value)
    return 1;
  return left % right ? 1 : left / right;
}

static AffineExpr *unique_binary(Ctx *ctx, AffineKind kind, AffineExpr *lhs,
                                 AffineExpr *rhs) {
  uint16_t depth = lhs->depth > rhs->depth ? lhs->depth : rhs->depth;
  return unique(
      ctx, &(AffineExpr){.kind = kind,
                         .depth = (uint16_t)(depth + (depth < UINT16_MAX)),
                         .symbolic = lhs->symbolic && rhs->symbolic,
                         .value = (int64_t)known_divisor_of(kind, lhs, rhs),
                         .lhs = lhs,
                         .rhs = rhs});
}

// Does `divisor` (not 0) divide the expression, as far as is known?
static bool is_multiple_of(const AffineExpr *e, int64_t divisor) {
  return known_divisor(e) % magnitude(divisor) == 0;
}

// d1 and d0, s1 and s0: in sums and products the lower number comes first.
static bool is_out_of_order(const AffineExpr *lhs, const AffineExpr *rhs) {
  return lhs->kind == rhs->kind &&
         (lhs->kind == AFFINE_DIM || lhs->kind == AFFINE_SYMBOL) &&
         lhs->value > rhs->value;
}

static AffineExpr *by_constant(Ctx *ctx, AffineKind kind, AffineExpr *lhs,
                               int64_t value) {
  return affine_binary(ctx, kind, lhs, affine_constant(ctx, value));
}

// (expr + q) where q is -(expr floordiv c) * c, in the two ways that is
// written, is expr mod c.
static AffineExpr *simplify_to_mod(Ctx *ctx, AffineExpr *lhs, AffineExpr *rhs) {
  if (rhs->kind != AFFINE_MUL)
    return NULL;
  AffineExpr *inner = rhs->lhs, *factor = rhs->rhs;
  // ((expr floordiv q) * q) * -1; q may be symbolic
  if (is_constant(factor) && factor->value == -1 && inner->kind == AFFINE_MUL)
    return inner->lhs->kind == AFFINE_FLOORDIV &&
                   inner->lhs->rhs == inner->rhs && inner->lhs->lhs == lhs
               ? affine_binary(ctx, AFFINE_MOD, lhs, inner->rhs)
               : NULL;
  // (expr floordiv c) * -c
  if (is_constant(factor) && is_by_constant(inner, AFFINE_FLOORDIV) &&
      inner->rhs->value > 0 && inner->lhs == lhs &&
      factor->value == -inner->rhs->value)
    return affine_binary(ctx, AFFINE_MOD, lhs, inner->rhs);
  return NULL;
}

// Brings a sum into its canonical form; NULL: it is in it.
static AffineExpr *simplify_add(Ctx *ctx, AffineExpr *lhs, AffineExpr *rhs) {
  if (is_constant(lhs) || (lhs->symbolic && !rhs->symbolic) ||
      is_out_of_order(lhs, rhs))
    return affine_binary(ctx, AFFINE_ADD, rhs, lhs);
  if (is_constant(rhs) && !rhs->value)
    return lhs;
  // (expr + c1) + c2
  if (is_constant(rhs) && is_by_constant(lhs, AFFINE_ADD))
    return by_constant(
        ctx, AFFINE_ADD, lhs->lhs,
        (int64_t)((uint64_t)lhs->rhs->value + (uint64_t)rhs->value));
  // expr * c1 + expr * c2, either factor may be absent
  bool left = is_by_constant(lhs, AFFINE_MUL);
  bool right = is_by_constant(rhs, AFFINE_MUL);
  if ((left ? lhs->lhs : lhs) == (right ? rhs->lhs : rhs)) {
    uint64_t c1 = left ? (uint64_t)lhs->rhs->value : 1;
    uint64_t c2 = right ? (uint64_t)rhs->rhs->value : 1;
    return by_constant(ctx, AFFINE_MUL, left ? lhs->lhs : lhs,
                       (int64_t)(c1 + c2));
  }
  // (expr + c) + rhs: the constant moves to the right
  if (is_by_constant(lhs, AFFINE_ADD))
    return affine_binary(ctx, AFFINE_ADD,
                         affine_binary(ctx, AFFINE_ADD, lhs->lhs, rhs),
                         lhs->rhs);
  AffineExpr *mod = simplify_to_mod(ctx, lhs, rhs);
  if (mod || lhs->kind != AFFINE_ADD || rhs->kind != AFFINE_MUL ||
      rhs->lhs->kind != AFFINE_FLOORDIV)
    return mod;
  // (a + b) + (expr floordiv c) * d, where b takes the quotient
  AffineExpr *tail = simplify_add(ctx, lhs->rhs, rhs);
  return tail ? affine_binary(ctx, AFFINE_ADD, lhs->lhs, tail) : NULL;
}

static AffineExpr *simplify_mul(Ctx *ctx, AffineExpr *lhs, AffineExpr *rhs) {
  if (!lhs->symbolic && !rhs->symbolic)
    return NULL;
  if (!rhs->symbolic || is_constant(lhs) || is_out_of_order(lhs, rhs))
    return affine_binary(ctx, AFFINE_MUL, rhs, lhs);
  if (is_constant(rhs) && rhs->value == 1)
    return lhs;
  if (is_constant(rhs) && !rhs->value)
    return rhs;
  if (!is_by_constant(lhs, AFFINE_MUL))
    return NULL;
  // (expr * c1) * c2, and (expr * c) * rhs: the constant moves to the right
  if (is_constant(rhs))
    return by_constant(
        ctx, AFFINE_MUL, lhs->lhs,
        (int64_t)((uint64_t)lhs->rhs->value * (uint64_t)rhs->value));
  return affine_binary(ctx, AFFINE_MUL,
                       affine_binary(ctx, AFFINE_MUL, lhs->lhs, rhs), lhs->rhs);
}

// Both divisions are simple by one, and of a multiple of the divisor.
static AffineExpr *simplify_quotient(Ctx *ctx, AffineExpr *lhs,
                                     int64_t divisor) {
  int64_t factor;
  if (divisor == 1)
    return lhs;
  if (is_by_constant(lhs, AFFINE_MUL) && divisor != -1 &&
      lhs->rhs->value % divisor == 0)
    return by_constant(ctx, AFFINE_MUL, lhs->lhs, lhs->rhs->value / divisor);
  if (is_by_constant(lhs, AFFINE_MUL) && divisor == -1 &&
      !__builtin_sub_overflow(0, lhs->rhs->value, &factor))
    return by_constant(ctx, AFFINE_MUL, lhs->lhs, factor);
  return NULL;
}

static AffineExpr *simplify_floordiv(Ctx *ctx, AffineExpr *lhs,
                                     AffineExpr *rhs) {
  if (!is_constant(rhs) || !rhs->value)
    return NULL;
  AffineExpr *simple = simplify_quotient(ctx, lhs, rhs->value);
  if (simple || lhs->kind != AFFINE_ADD)
    return simple;
  if (!is_multiple_of(lhs->lhs, rhs->value) &&
      !is_multiple_of(lhs->rhs, rhs->value))
    return NULL;
  return affine_binary(ctx, AFFINE_ADD,
                       affine_binary(ctx, AFFINE_FLOORDIV, lhs->lhs, rhs),
                       affine_binary(ctx, AFFINE_FLOORDIV, lhs->rhs, rhs));
}

static AffineExpr *simplify_ceildiv(Ctx *ctx, AffineExpr *lhs,
                                    AffineExpr *rhs) {
  if (!is_constant(rhs) || !rhs->value)
    return NULL;
  return simplify_quotient(ctx, lhs, rhs->value);
}

static AffineExpr *simplify_mod(Ctx *ctx, AffineExpr *lhs, AffineExpr *rhs) {
  if (!is_constant(rhs) || rhs->value < 1)
    return NULL;
  if (is_multiple_of(lhs, rhs->value))
    return affine_constant(ctx, 0);
  if (lhs->kind == AFFINE_ADD && is_multiple_of(lhs->lhs, rhs->value))
    return affine_binary(ctx, AFFINE_MOD, lhs->rhs, rhs);
  if (lhs->kind == AFFINE_ADD && is_multiple_of(lhs->rhs, rhs->value))
    return affine_binary(ctx, AFFINE_MOD, lhs->lhs, rhs);
  // (expr mod a) mod b where b divides a
  if (is_by_constant(lhs, AFFINE_MOD) && lhs->rhs->value >= 1 &&
      lhs->rhs->value % rhs->value == 0)
    return affine_binary(ctx, AFFINE_MOD, lhs->lhs, rhs);
  return NULL;
}

AffineExpr *affine_binary(Ctx *ctx, AffineKind kind, AffineExpr *lhs,
                          AffineExpr *rhs) {
  AffineExpr *simple = NULL;
  if (is_constant(lhs) && is_constant(rhs)) {
    int64_t value;
    if (fold(kind, lhs->value, rhs->value, &value))
      return affine_constant(ctx, value);
    return unique_binary(ctx, kind, lhs, rhs);
  }
  switch (kind) {
  case AFFINE_ADD: simple = simplify_add(ctx, lhs, rhs); break;
  case AFFINE_MUL: simple = simplify_mul(ctx, lhs, rhs); break;
  case AFFINE_MOD: simple = simplify_mod(ctx, lhs, rhs); break;
  case AFFINE_FLOORDIV: simple = simplify_floordiv(ctx, lhs, rhs); break;
  case AFFINE_CEILDIV: simple = simplify_ceildiv(ctx, lhs, rhs); break;
  default: unreachable();
  }
  return simple ? simple : unique_binary(ctx, kind, lhs, rhs);
}

bool affine_eval(const AffineExpr *e, const int64_t *dims,
                 const int64_t *symbols, int64_t *result) {
  int64_t lhs, rhs;
  switch (e->kind) {
  case AFFINE_CONSTANT: *result = e->value; return true;
  case AFFINE_DIM: *result = dims[e->value]; return true;
  case AFFINE_SYMBOL: *result = symbols[e->value]; return true;
  default:
    return affine_eval(e->lhs, dims, symbols, &lhs) &&
           affine_eval(e->rhs, dims, symbols, &rhs) &&
           fold(e->kind, lhs, rhs, result);
  }
}
