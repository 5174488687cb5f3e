// Expressions simplified by what is known of loop variables: between which
// numbers they are, and which number divides them.

#include "ir/dialects/affine/affine.h"

// The range of an operand: of the variable of a loop, its bounds. With both
// known the last value is the one that the loop comes to.
static AffineRange range_of(const Value *value) {
  AffineRange range = {0};
  const Op *loop = affine_for_of(value);
  if (!loop)
    return range;
  range.has_low = affine_for_number(loop, AFFINE_LOWER, &range.low);
  range.has_high = affine_for_number(loop, AFFINE_UPPER, &range.high);
  range.high -= range.has_high;
  if (range.has_low && range.has_high)
    range.high -= (range.high - range.low) % affine_for_step(loop);
  return range;
}

static AffineRange *ranges_of(Arena *arena, const Applied *a) {
  AffineRange *ranges = arena_array(arena, AffineRange, applied_count(a) + 1);
  for (uint32_t i = 0; i < applied_count(a); i++)
    ranges[i] = range_of(a->values[i]);
  return ranges;
}

typedef struct Known {
  Ctx *ctx;
  Arena *arena;
  const Applied *a;
  const AffineRange *ranges;
} Known;

static AffineRange range_of_expr(const Known *k, const AffineExpr *e) {
  return affine_range(k->ctx, k->arena, e, k->a->ndims, k->a->nsymbols,
                      k->ranges);
}

// The greatest known divisor, of a loop variable by its start and step.
static uint64_t divisor_of(const Known *k, const AffineExpr *e) {
  if (e->kind != AFFINE_DIM)
    return affine_divisor(e);
  const Op *loop = affine_for_of(k->a->values[e->value]);
  if (!loop)
    return 1;
  const Attr *lower = affine_for_map(loop, AFFINE_LOWER);
  uint64_t divisor = (uint64_t)affine_for_step(loop);
  for (uint32_t i = 0; i < lower->as.map.nresults; i++)
    divisor = affine_gcd(divisor, affine_divisor(lower->as.map.results[i]));
  return divisor;
}

// 0 <= e < limit, of numbers and loop variables.
static bool is_below(const Known *k, const AffineExpr *e, uint64_t limit) {
  if (e->kind != AFFINE_DIM && e->kind != AFFINE_CONSTANT)
    return false;
  int64_t low, high;
  if (e->kind == AFFINE_CONSTANT)
    return e->value >= 0 && (uint64_t)e->value < limit;
  const Op *loop = affine_for_of(k->a->values[e->value]);
  return loop && affine_for_number(loop, AFFINE_LOWER, &low) &&
         affine_for_number(loop, AFFINE_UPPER, &high) && low >= 0 &&
         (high < 0 || (uint64_t)high <= limit);
}

// Is it a multiple of `divisor` and something from 0 to below that?
static bool split_sum(const Known *k, AffineExpr *e, uint64_t *divisor,
                      AffineExpr **multiple, AffineExpr **rest) {
  if (e->kind != AFFINE_ADD)
    return false;
  for (int i = 0; i < 2; i++) {
    *multiple = i ? e->rhs : e->lhs;
    *rest = i ? e->lhs : e->rhs;
    *divisor = divisor_of(k, *multiple);
    if (is_below(k, *rest, *divisor))
      return true;
  }
  return false;
}

// A quotient that is the same from one bound to the other; a remainder of what
// is less than the divisor.
static AffineExpr *simplify_by_range(const Known *k, const AffineExpr *e,
                                     int64_t by) {
  AffineRange lhs = range_of_expr(k, e->lhs);
  if (!lhs.has_low || !lhs.has_high)
    return NULL;
  if (e->kind == AFFINE_MOD)
    return lhs.low >= 0 && lhs.low < by && lhs.high < by ? e->lhs : NULL;
  int64_t (*divide)(int64_t, int64_t) =
      e->kind == AFFINE_FLOORDIV ? affine_floordiv : affine_ceildiv;
  int64_t quotient = divide(lhs.low, by);
  return quotient == divide(lhs.high, by) ? affine_constant(k->ctx, quotient)
                                          : NULL;
}

static AffineExpr *simplify_by_divisor(const Known *k, AffineExpr *e,
                                       uint64_t by) {
  AffineExpr *multiple, *rest;
  uint64_t divisor;
  if (split_sum(k, e->lhs, &divisor, &multiple, &rest)) {
    if (e->kind == AFFINE_FLOORDIV && divisor && by % divisor == 0)
      return affine_binary(k->ctx, AFFINE_FLOORDIV, multiple, e->rhs);
    if (e->kind == AFFINE_MOD && divisor % by == 0)
      return affine_binary(k->ctx, AFFINE_MOD, rest, e->rhs);
    return e;
  }
  bool is_zero = (e->kind == AFFINE_FLOORDIV && is_below(k, e->lhs, by)) ||
                 (e->kind == AFFINE_MOD && divisor_of(k, e->lhs) % by == 0);
  return is_zero ? affine_constant(k->ctx, 0) : e;
}

static AffineExpr *simplify_expr(const Known *k, AffineExpr *e) {
  if (affine_is_leaf(e))
    return e;
  e = affine_binary(k->ctx, e->kind, simplify_expr(k, e->lhs),
                    simplify_expr(k, e->rhs));
  bool divides = e->kind == AFFINE_FLOORDIV || e->kind == AFFINE_CEILDIV ||
                 e->kind == AFFINE_MOD;
  if (!divides || !affine_is(e->rhs, AFFINE_CONSTANT) || e->rhs->value <= 0)
    return e;
  AffineExpr *simple = simplify_by_range(k, e, e->rhs->value);
  return simple ? simple : simplify_by_divisor(k, e, (uint64_t)e->rhs->value);
}

void applied_simplify(Ctx *ctx, Arena *arena, Applied *a) {
  Known k = {ctx, arena, a, ranges_of(arena, a)};
  for (uint32_t i = 0; i < a->nexprs; i++)
    a->exprs[i] = simplify_expr(&k, a->exprs[i]);
}

// Of several, which never matter

// Whether `other` is always on the far side of `own`, or as good. Of two that
// are the same number the first stays.
static bool makes_redundant(AffineRange own, AffineRange other, bool is_max,
                            bool own_is_first) {
  if (is_max ? !other.has_low || !own.has_high
             : !other.has_high || !own.has_low)
    return false;
  int64_t limit = is_max ? own.high : own.low;
  int64_t best = is_max ? other.low : other.high;
  if (best != limit)
    return is_max ? best > limit : best < limit;
  bool own_is_number = own.has_low && own.has_high && own.low == own.high;
  bool other_is_number =
      other.has_low && other.has_high && other.low == other.high;
  return !(own_is_number && other_is_number && own_is_first);
}

static bool is_redundant(const AffineRange *ranges, uint32_t n, uint32_t i,
                         bool is_max) {
  for (uint32_t other = 0; other < n; other++)
    if (other != i &&
        makes_redundant(ranges[i], ranges[other], is_max, i < other))
      return true;
  return false;
}

void applied_drop_redundant(Ctx *ctx, Arena *arena, Applied *a, bool is_max) {
  if (!applied_count(a))
    return;
  Known k = {ctx, arena, a, ranges_of(arena, a)};
  AffineRange *ranges = arena_array(arena, AffineRange, a->nexprs + 1);
  for (uint32_t i = 0; i < a->nexprs; i++) {
    ranges[i] = range_of_expr(&k, a->exprs[i]);
    // In a loop that never runs each would make the other redundant.
    if (ranges[i].has_low && ranges[i].has_high &&
        ranges[i].low > ranges[i].high)
      return;
  }
  uint32_t n = 0;
  for (uint32_t i = 0; i < a->nexprs; i++) {
    AffineRange r = ranges[i];
    AffineExpr *e = r.has_low && r.has_high && r.low == r.high
                        ? affine_constant(ctx, r.low)
                        : a->exprs[i];
    if (!is_redundant(ranges, a->nexprs, i, is_max))
      a->exprs[n++] = e;
  }
  a->nexprs = n;
}
