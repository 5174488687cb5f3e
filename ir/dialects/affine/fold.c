// Folds of the affine dialect: maps that are numbers or operands, bounds and
// conditions in their simplest form, loops that run nothing.

#include "ir/dialects/affine/affine.h"
#include "ir/dialects/dialects_int.h"
#include "ir/dialects/match.h"

Op *materialize_affine(Builder *b, Attr *value, Type *type) {
  return match_poison(value) ? materialize_ub(b, value, type)
                             : materialize_arith(b, value, type);
}

static bool fold_to_index(Fold *f, int64_t value) {
  return fold_to(f, attr_index(f->ctx, value));
}

// The constants of operands from `first` on.
static const Attr *const *constants_from(const Fold *f, uint32_t first) {
  return (const Attr *const *)f->constants + first;
}

// apply

bool fold_affine_apply(Fold *f, Op *op) {
  const Attr *map = op_slot(op, A_affine_apply_map);
  const AffineExpr *e = map->as.map.results[0];
  uint32_t ndims = map->as.map.ndims;
  int64_t value;
  if (e->kind == AFFINE_DIM || e->kind == AFFINE_SYMBOL)
    return fold_to_value(
        f, op_operand(op, (uint32_t)e->value +
                              (e->kind == AFFINE_SYMBOL ? ndims : 0)));
  switch (affine_fold(f->ctx, e, ndims, constants_from(f, 0), &value)) {
  case AFFINE_FOLDED: return fold_to_index(f, value);
  case AFFINE_POISON:
    return fold_to(f, attr_dialect(f->ctx, def_attr_ub_poison, NULL));
  default: return false;
  }
}

// min and max

typedef struct FoldedMap {
  Attr *map;  // with numbers where results are known
  bool known; // all are, and this is the least and the greatest of them
  int64_t least, most;
} FoldedMap;

static FoldedMap fold_map(Fold *f, const Attr *map,
                          const Attr *const *constants) {
  uint32_t n = map->as.map.nresults, ndims = map->as.map.ndims;
  AffineExpr **exprs = arena_array(f->arena, AffineExpr *, n + 1);
  FoldedMap folded = {NULL, n > 0, INT64_MAX, INT64_MIN};
  for (uint32_t i = 0; i < n; i++) {
    int64_t value;
    exprs[i] = map->as.map.results[i];
    if (affine_fold(f->ctx, exprs[i], ndims, constants, &value) !=
        AFFINE_FOLDED) {
      folded.known = false;
      continue;
    }
    exprs[i] = affine_constant(f->ctx, value);
    folded.least = value < folded.least ? value : folded.least;
    folded.most = value > folded.most ? value : folded.most;
  }
  folded.map = attr_affine_map(f->ctx, ndims, map->as.map.nsymbols, exprs, n);
  return folded;
}

static bool is_first_dim(const Attr *map) {
  return map->as.map.nsymbols == 1 && map->as.map.nresults == 1 &&
         affine_is(map->as.map.results[0], AFFINE_DIM) &&
         !map->as.map.results[0]->value;
}

bool fold_affine_min_max(Fold *f, Op *op) {
  Attr *map = op_slot(op, A_affine_min_map);
  FoldedMap folded = fold_map(f, map, constants_from(f, 0));
  if (is_first_dim(folded.map))
    return fold_to_value(f, op_operand(op, 0));
  if (folded.known)
    return fold_to_index(f,
                         op_is(op, OP_affine_min) ? folded.least : folded.most);
  if (folded.map == map)
    return false;
  op->slots[A_affine_min_map] = folded.map;
  return fold_in_place(f);
}

// for

static bool fold_bound(Fold *f, Op *op, AffineEnd end) {
  const Attr *map = affine_for_map(op, end);
  if (affine_map_is_number(map))
    return false;
  uint32_t first = affine_for_first(op, end);
  // Constants are those of the operands as they were before.
  const Attr **constants =
      arena_array(f->arena, const Attr *, affine_map_inputs(map) + 1);
  for (uint32_t i = 0; i < affine_map_inputs(map); i++)
    constants[i] = value_constant(f->ctx, op_operand(op, first + i));
  FoldedMap folded = fold_map(f, map, constants);
  if (!folded.known)
    return false;
  AffineExpr *number =
      affine_constant(f->ctx, end == AFFINE_LOWER ? folded.most : folded.least);
  Applied bound = {.exprs = &number, .nexprs = 1};
  affine_for_set_bound(f->ctx, f->pool, f->arena, op, end, &bound);
  return true;
}

// Keeps the first of results that are equal and follow each other.
static void drop_repeated(Applied *a) {
  uint32_t n = 0;
  for (uint32_t i = 0; i < a->nexprs; i++)
    if (!n || a->exprs[n - 1] != a->exprs[i])
      a->exprs[n++] = a->exprs[i];
  a->nexprs = n;
}

static bool set_if_changed(Fold *f, Op *op, AffineEnd end,
                           const Applied *bound) {
  if (applied_map(f->ctx, bound) == affine_for_map(op, end))
    return false;
  affine_for_set_bound(f->ctx, f->pool, f->arena, op, end, bound);
  return true;
}

static bool canonicalize_bounds(Fold *f, Op *op) {
  Applied lower = affine_for_bound(f->arena, op, AFFINE_LOWER);
  Applied upper = affine_for_bound(f->arena, op, AFFINE_UPPER);
  applied_compose(f->ctx, f->arena, &lower);
  applied_canonicalize(f->ctx, f->arena, &lower);
  applied_drop_redundant(f->ctx, f->arena, &lower, true);
  applied_drop_redundant(f->ctx, f->arena, &upper, false);
  drop_repeated(&lower);
  applied_compose(f->ctx, f->arena, &upper);
  applied_canonicalize(f->ctx, f->arena, &upper);
  drop_repeated(&upper);
  bool changed = set_if_changed(f, op, AFFINE_LOWER, &lower);
  return set_if_changed(f, op, AFFINE_UPPER, &upper) || changed;
}

// A block that only yields: what is yielded, if it is known how often.
static bool fold_empty_loop(Fold *f, const Op *op) {
  const Block *body = op->regions[0].first;
  uint32_t inits = affine_for_inits(op);
  uint64_t count;
  bool counted = affine_for_trip_count(op, &count);
  if (body->first != body->last || !op->nresults)
    return false;
  for (uint32_t i = 0; i < op->nresults; i++) {
    Value *value = op_operand(body->last, i);
    bool is_arg = value_is_arg(value) && value_arg_block(value) == body;
    if (is_arg && !value->index)
      return false;
    bool in_order = is_arg && value->index == i + 1;
    if (!in_order && (!counted || (is_arg && count >= 2)))
      return false;
    f->results[i].value =
        is_arg ? op_operand(op, inits + value->index - 1) : value;
  }
  return true;
}

bool fold_affine_for(Fold *f, Op *op) {
  bool changed = fold_bound(f, op, AFFINE_LOWER);
  changed = fold_bound(f, op, AFFINE_UPPER) || changed;
  changed = canonicalize_bounds(f, op) || changed;
  uint64_t count;
  if (op->nresults && affine_for_trip_count(op, &count) && !count) {
    for (uint32_t i = 0; i < op->nresults; i++)
      f->results[i].value = op_operand(op, affine_for_inits(op) + i);
    return true;
  }
  if (fold_empty_loop(f, op))
    return true;
  for (uint32_t i = 0; i < op->nresults; i++)
    f->results[i].value = NULL;
  return changed && fold_in_place(f);
}

// if

bool fold_affine_if(Fold *f, Op *op) {
  Attr *set = op_slot(op, A_affine_if_condition);
  Applied a = applied_of(f->arena, set, op, 0);
  bool composes = false;
  for (uint32_t i = 0; i < op->noperands; i++)
    composes =
        composes || value_def(op_operand(op, i), OP_affine_apply) != NULL;
  if (composes)
    applied_compose(f->ctx, f->arena, &a);
  applied_canonicalize(f->ctx, f->arena, &a);
  if (applied_is(f->ctx, &a, set, op, 0))
    return false;
  op->slots[A_affine_if_condition] = applied_set(f->ctx, &a, set);
  op_set_operands(f->pool, op, a.values, applied_count(&a));
  return fold_in_place(f);
}

// parallel

// Composes and simplifies the maps of both bounds.
bool fold_affine_parallel(Fold *f, Op *op) {
  Applied bounds[2];
  bool changed = false;
  uint32_t total = 0;
  for (AffineEnd end = AFFINE_LOWER; end <= AFFINE_UPPER; end++) {
    const Attr *map = affine_parallel_map(op, end);
    uint32_t first = affine_parallel_first(op, end);
    bounds[end] = applied_of(f->arena, map, op, first);
    applied_compose(f->ctx, f->arena, &bounds[end]);
    changed = changed || !applied_is(f->ctx, &bounds[end], map, op, first);
    total += applied_count(&bounds[end]);
  }
  if (!changed)
    return false;
  Value **operands = arena_array(f->arena, Value *, total + 1);
  uint32_t n = 0;
  for (AffineEnd end = AFFINE_LOWER; end <= AFFINE_UPPER; end++)
    for (uint32_t i = 0; i < applied_count(&bounds[end]); i++)
      operands[n++] = bounds[end].values[i];
  op_set_operands(f->pool, op, operands, total);
  op->slots[A_affine_parallel_lowerBoundsMap] =
      applied_map(f->ctx, &bounds[AFFINE_LOWER]);
  op->slots[A_affine_parallel_upperBoundsMap] =
      applied_map(f->ctx, &bounds[AFFINE_UPPER]);
  return fold_in_place(f);
}

// load

// The elements of the global that a memref is, if it is a constant.
static const Attr *constant_elements(Ctx *ctx, const Value *memref) {
  Op *get = value_def(memref, OP_memref_get_global);
  Op *global =
      get ? symbol_lookup_nearest(get, op_slot(get, A_memref_get_global_name))
          : NULL;
  (void)ctx;
  if (!global || !op_is(global, OP_memref_global) ||
      !op_slot(global, A_memref_global_constant))
    return NULL;
  const Attr *value = op_slot(global, A_memref_global_initial_value);
  return value && value->kind == AT_DENSE ? value : NULL;
}

// Where in the elements, if all indices are known and inside.
static bool known_place(const Attr *map, const Type *type, uint64_t *place) {
  *place = 0;
  for (uint32_t i = 0; i < map->as.map.nresults; i++) {
    const AffineExpr *e = map->as.map.results[i];
    int64_t size = type->as.shaped.shape[i];
    if (!affine_is(e, AFFINE_CONSTANT) || e->value < 0 || e->value >= size)
      return false;
    *place = *place * (uint64_t)size + (uint64_t)e->value;
  }
  return true;
}

bool fold_affine_load(Fold *f, Op *op) {
  if (fold_memref_users_of_casts(f, op))
    return true;
  const Attr *elements = constant_elements(f->ctx, op_operand(op, 0));
  uint64_t place = 0;
  if (!elements ||
      (!elements->as.dense.splat &&
       !known_place(op_slot(op, A_affine_load_map), elements->type, &place)))
    return false;
  return fold_to(f, dense_attr(f->ctx, elements, place));
}

// Indices of a basis

// Constants among the operands of the basis become part of the attribute.
static bool fold_basis(Fold *f, Op *op, uint32_t group, uint32_t slot) {
  const Attr *basis = op_slot(op, slot);
  uint64_t n = basis->as.dense.count;
  int64_t *statics = arena_array(f->arena, int64_t, n + 1);
  Value **operands = arena_array(f->arena, Value *, op->noperands + 1);
  uint32_t first, count, kept;
  op_operand_group(op, group, &first, &count);
  for (uint32_t i = 0; i < first; i++)
    operands[i] = op_operand(op, i);
  kept = first;
  uint32_t at = first;
  for (uint64_t i = 0; i < n; i++) {
    statics[i] = dense_int(basis, i);
    if (statics[i] != DYNAMIC)
      continue;
    const Attr *constant = f->constants[at];
    if (constant && attr_is(constant, AT_INTEGER))
      statics[i] = attr_to_i64(constant);
    else
      operands[kept++] = op_operand(op, at);
    at++;
  }
  if (kept == at)
    return false;
  op_set_operands(f->pool, op, operands, kept);
  op->slots[slot] = attr_dense_i64(f->ctx, statics, n);
  return true;
}

bool fold_affine_delinearize_index(Fold *f, Op *op) {
  uint32_t slot = A_affine_delinearize_index_static_basis, n = op->nresults;
  if (fold_basis(f, op, G_affine_delinearize_index_dynamic_basis, slot))
    return fold_in_place(f);
  if (n == 1)
    return fold_to_value(f, op_operand(op, 0));
  const Attr *constant = f->constants[0], *basis = op_slot(op, slot);
  if (!constant || !attr_is(constant, AT_INTEGER) || op->noperands > 1)
    return false;
  int64_t rest = attr_to_i64(constant);
  uint32_t last = (uint32_t)basis->as.dense.count;
  for (uint32_t i = 1; i < n; i++) {
    int64_t by = dense_int(basis, last - i);
    f->results[n - i].constant = attr_index(f->ctx, affine_mod(rest, by));
    rest = affine_floordiv(rest, by);
  }
  f->results[0].constant = attr_index(f->ctx, rest);
  return true;
}

static void set_segments(Fold *f, Op *op, uint32_t nindices) {
  int32_t sizes[] = {(int32_t)nindices, (int32_t)(op->noperands - nindices)};
  op->slots[A_affine_linearize_index_operandSegmentSizes] =
      attr_dense_i32(f->ctx, sizes, 2);
}

// Folds constant sizes into the basis, and constant indices to a number.
bool fold_affine_linearize_index(Fold *f, Op *op) {
  uint32_t slot = A_affine_linearize_index_static_basis, first, n;
  op_operand_group(op, G_affine_linearize_index_multi_index, &first, &n);
  if (fold_basis(f, op, G_affine_linearize_index_dynamic_basis, slot)) {
    set_segments(f, op, n);
    return fold_in_place(f);
  }
  if (!n)
    return fold_to_index(f, 0);
  if (n == 1)
    return fold_to_value(f, op_operand(op, 0));
  const Attr *basis = op_slot(op, slot);
  uint64_t sum = 0, stride = 1;
  uint32_t last = (uint32_t)basis->as.dense.count;
  for (uint32_t i = 0; i < n; i++) {
    const Attr *constant = f->constants[n - 1 - i];
    if (!constant || !attr_is(constant, AT_INTEGER) || op->noperands > n)
      return false;
    sum += (uint64_t)attr_to_i64(constant) * stride;
    if (i < last)
      stride *= (uint64_t)dense_int(basis, last - 1 - i);
  }
  return fold_to_index(f, (int64_t)sum);
}
