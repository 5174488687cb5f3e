// Canonicalization patterns of the affine dialect: maps composed with those
// that give their operands, min and max joined and sorted, conditions that are
// known, and indices of a basis that undo each other.

#include "ir/dialects/affine/affine.h"
#include "ir/build/control.h"
#include "ir/build/affine.h"
#include "lowering/canonicalize/patterns.h"

// Replaces `op` by one of the same kind with these expressions of these values.
static bool replace_applied(Rewriter *rw, Op *op, const AffineAccess *access,
                            const Applied *a) {
  ValueList list = list_part(list_of_operands(rw, op, 0), 0, access->first);
  list = list_join(rw, list, (ValueList){a->values, applied_count(a)});
  Attr **slots = arena_array(rw->arena, Attr *, op->nslots + 1);
  for (uint32_t i = 0; i < op->nslots; i++)
    slots[i] = op->slots[i];
  slots[access->slot] = applied_map(rw->b.ctx, a);
  TypeList types = list_types(rw, list_of_results(rw, op));
  builder_before(&rw->b, op);
  Op *made = build_spec(&rw->b, &(OpSpec){.info = op->info,
                                          .result_types = types.items,
                                          .nresults = types.count,
                                          .operands = list.items,
                                          .noperands = list.count,
                                          .slots = slots});
  rewrite_replace_by(rw, op, made);
  return true;
}

bool simplify_applied(Rewriter *rw, Op *op) {
  Ctx *ctx = rw->b.ctx;
  AffineAccess access;
  affine_access_of(op, &access);
  Applied a = applied_of(rw->arena, access.map, op, access.first);
  applied_compose(ctx, rw->arena, &a);
  applied_canonicalize(ctx, rw->arena, &a);
  applied_simplify(ctx, rw->arena, &a);
  return !applied_is(ctx, &a, access.map, op, access.first) &&
         replace_applied(rw, op, &access, &a);
}

// min and max

static Applied results_of(Rewriter *rw, const Op *op, AffineAccess *access) {
  affine_access_of(op, access);
  return applied_of(rw->arena, access->map, op, 0);
}

static bool replace_single(Rewriter *rw, Op *op) {
  Attr *map = op_slot(op, A_affine_min_map);
  if (map->as.map.nresults != 1)
    return false;
  Value **operands = list_of_operands(rw, op, 0).items;
  rewrite_replace_new(rw, op, OP_affine_apply, operands, op->noperands)
      ->slots[A_affine_apply_map] = map;
  return true;
}

static bool has_expr(const Applied *a, uint32_t count, const AffineExpr *e) {
  for (uint32_t i = 0; i < count; i++)
    if (a->exprs[i] == e)
      return true;
  return false;
}

static bool drop_duplicates(Rewriter *rw, Op *op) {
  AffineAccess access;
  Applied a = results_of(rw, op, &access);
  uint32_t n = 0;
  for (uint32_t i = 0; i < a.nexprs; i++)
    if (!has_expr(&a, n, a.exprs[i]))
      a.exprs[n++] = a.exprs[i];
  if (n == a.nexprs)
    return false;
  a.nexprs = n;
  return replace_applied(rw, op, &access, &a);
}

// The operation of the same kind that gives what the expression is.
static const Op *producer_of(const Op *op, const Applied *a,
                             const AffineExpr *e) {
  if (e->kind != AFFINE_DIM && e->kind != AFFINE_SYMBOL)
    return NULL;
  const Value *value =
      a->values[e->value + (e->kind == AFFINE_DIM ? 0 : a->ndims)];
  return value_def(value, op->info->opcode);
}

typedef struct Joined { // operands of several, appended
  ValueList dims, symbols;
  AffineExpr **exprs;
  uint32_t nexprs;
} Joined;

static void join_operands(Rewriter *rw, Joined *all, const Applied *a) {
  all->dims = list_join(rw, all->dims, (ValueList){a->values, a->ndims});
  all->symbols = list_join(rw, all->symbols,
                           (ValueList){a->values + a->ndims, a->nsymbols});
}

static void join_exprs(Rewriter *rw, Joined *all, const Applied *a) {
  AffineExpr **exprs =
      arena_array(rw->arena, AffineExpr *, all->nexprs + a->nexprs);
  for (uint32_t i = 0; i < all->nexprs; i++)
    exprs[i] = all->exprs[i];
  for (uint32_t i = 0; i < a->nexprs; i++)
    exprs[all->nexprs + i] = affine_shift(rw->b.ctx, a->exprs[i],
                                          all->dims.count, all->symbols.count);
  all->exprs = exprs;
  all->nexprs += a->nexprs;
}

// min(a, min(b, c)) is min(a, b, c).
static bool merge_producers(Rewriter *rw, Op *op) {
  AffineAccess access, inner;
  Applied a = results_of(rw, op, &access), own = a;
  const Op **producers = arena_array(rw->arena, const Op *, a.nexprs + 1);
  uint32_t nproducers = 0;
  own.exprs = arena_array(rw->arena, AffineExpr *, a.nexprs + 1);
  own.nexprs = 0;
  for (uint32_t i = 0; i < a.nexprs; i++) {
    const Op *producer = producer_of(op, &a, a.exprs[i]);
    if (producer)
      producers[nproducers++] = producer;
    else
      own.exprs[own.nexprs++] = a.exprs[i];
  }
  if (!nproducers)
    return false;
  Joined all = {.exprs = own.exprs, .nexprs = own.nexprs};
  join_operands(rw, &all, &own);
  for (uint32_t i = 0; i < nproducers; i++) {
    Applied producer = results_of(rw, producers[i], &inner);
    join_exprs(rw, &all, &producer);
    join_operands(rw, &all, &producer);
  }
  Applied joined = {.exprs = all.exprs,
                    .nexprs = all.nexprs,
                    .values = list_join(rw, all.dims, all.symbols).items,
                    .ndims = all.dims.count,
                    .nsymbols = all.symbols.count};
  return replace_applied(rw, op, &access, &joined);
}

// By factors of dimensions, then of symbols, then by the constant.
static bool is_less(const AffineFlat *flat, const AffineRow *a,
                    const AffineRow *b) {
  for (uint32_t i = 0; i <= flat->ndims + flat->nsymbols; i++)
    if (a->at[i] != b->at[i])
      return a->at[i] < b->at[i];
  return false;
}

// Sorts the results of an operation whose order does not matter.
static bool sort_exprs(Rewriter *rw, Op *op) {
  AffineAccess access;
  Applied a = results_of(rw, op, &access);
  AffineFlat flat = {.ctx = rw->b.ctx,
                     .arena = rw->arena,
                     .ndims = a.ndims,
                     .nsymbols = a.nsymbols};
  AffineRow *rows = arena_array(rw->arena, AffineRow, a.nexprs + 1);
  bool sorted = true;
  for (uint32_t i = 0; i < a.nexprs; i++) {
    if (!affine_is_pure(a.exprs[i]) ||
        !affine_flatten(&flat, a.exprs[i], &rows[i]) || flat.locals.size)
      return false;
    sorted = sorted && !(i && is_less(&flat, &rows[i], &rows[i - 1]));
  }
  if (sorted)
    return false;
  for (uint32_t i = 1; i < a.nexprs; i++)
    for (uint32_t k = i; k && is_less(&flat, &rows[k], &rows[k - 1]); k--) {
      AffineRow row = rows[k];
      AffineExpr *e = a.exprs[k];
      rows[k] = rows[k - 1];
      rows[k - 1] = row;
      a.exprs[k] = a.exprs[k - 1];
      a.exprs[k - 1] = e;
    }
  return replace_applied(rw, op, &access, &a);
}

// if

static bool drop_dead_else(Rewriter *rw, Op *op) {
  Block *block = body_of(op, 1);
  if (!block || !is_only_terminator(block) || op->nresults)
    return false;
  rewrite_erase_block(rw, block);
  rewrite_modified(rw, op);
  return true;
}

static bool is_empty_set(const Attr *set) {
  return !set->as.set.ndims && !set->as.set.nsymbols &&
         set->as.set.nexprs == 1 && set->as.set.is_eq[0] &&
         affine_is_number(set->as.set.exprs[0], 1);
}

static bool is_whole_set(const Attr *set) {
  return set->as.set.nexprs == 1 && set->as.set.is_eq[0] &&
         affine_is_number(set->as.set.exprs[0], 0);
}

static bool decide_if(Rewriter *rw, Op *op) {
  const Attr *set = op_slot(op, A_affine_if_condition);
  bool never = is_empty_set(set);
  if (!never && !is_whole_set(set))
    return false;
  Block *block = body_of(op, never);
  if (!block) {
    rewrite_erase(rw, op);
    return true;
  }
  Op *yield = block_terminator(block);
  rewrite_inline_block(rw, block, op, NULL);
  rewrite_replace(rw, op, list_of_operands(rw, yield, 0).items);
  rewrite_erase(rw, yield);
  return true;
}

const Pattern patterns_affine[] = {
    PATTERN(OP_affine_apply, 1, simplify_applied, ""),
    PATTERN(OP_affine_if, 1, drop_dead_else, ""),
    PATTERN(OP_affine_if, 1, decide_if, ""),
    PATTERN(OP_affine_load, 1, simplify_applied, ""),
    PATTERN(OP_affine_max, 1, replace_single, ""),
    PATTERN(OP_affine_max, 1, drop_duplicates, ""),
    PATTERN(OP_affine_max, 1, merge_producers, ""),
    PATTERN(OP_affine_max, 1, simplify_applied, ""),
    PATTERN(OP_affine_max, 1, sort_exprs, ""),
    PATTERN(OP_affine_min, 1, replace_single, ""),
    PATTERN(OP_affine_min, 1, drop_duplicates, ""),
    PATTERN(OP_affine_min, 1, merge_producers, ""),
    PATTERN(OP_affine_min, 1, simplify_applied, ""),
    PATTERN(OP_affine_min, 1, sort_exprs, ""),
    PATTERN(OP_affine_prefetch, 1, simplify_applied, ""),
    PATTERN(OP_affine_store, 1, simplify_applied, ""),
    PATTERN(OP_affine_vector_load, 1, simplify_applied, ""),
    PATTERN(OP_affine_vector_store, 1, simplify_applied, ""),
    {0},
};
