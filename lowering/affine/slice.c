// Slices come from dependences: all pairs of iterations that touch the same
// element, the loops inside the depth projected away, solved for the loops to
// be sliced.
//
//   affine.for %i = 0 to 10             the slice of %i for one %j is
//     affine.store %x, %m[%i]
//   affine.for %j = 0 to 9              lower (d0) -> (d0 + 1)
//     affine.load %m[%j + 1]            upper (d0) -> (d0 + 2) of %j
//
// Of several dependences it is the box around all. A box may have iterations
// that the loops do not have: then it is none.

#include "lowering/affine/slice.h"

typedef Vec(Value *) Values;

// The loops around, as far as others know them.
static bool only_fors_around(Arena *arena, const Op *op) {
  return affine_loops_around(arena, op).count == count_loops_around(op);
}

// Bounds

static bool has_bounds(const Slice *s, uint32_t i) {
  return s->lower[i] && s->lower[i]->as.map.nresults && s->upper[i] &&
         s->upper[i]->as.map.nresults;
}

// The only value that the variable has, if it is one; or NULL.
static AffineExpr *only_value(Ctx *ctx, const Slice *s, uint32_t i) {
  const Attr *low = s->lower[i], *high = s->upper[i];
  if (!low || !high || low->as.map.nresults != 1 ||
      high->as.map.nresults != 1 ||
      affine_add_number(ctx, low->as.map.results[0], 1) !=
          high->as.map.results[0])
    return NULL;
  return low->as.map.results[0];
}

static Op *loop_of(const Slice *s, uint32_t i) {
  return affine_for_of(s->ivs[i]);
}

bool slice_trip_count(Ctx *ctx, Arena *arena, const Slice *slice, uint32_t i,
                      uint64_t *count) {
  const Op *loop = loop_of(slice, i);
  int64_t low, high;
  if (!has_bounds(slice, i)) {
    // MLIR's: steps do not matter.
    if (affine_for_number(loop, AFFINE_LOWER, &low) &&
        affine_for_number(loop, AFFINE_UPPER, &high)) {
      *count = (uint64_t)high - (uint64_t)low;
      return true;
    }
    return affine_constant_trip_count(ctx, arena, loop, count);
  }
  const Attr *lower = slice->lower[i], *upper = slice->upper[i];
  if (lower->as.map.nresults != 1 || upper->as.map.nresults != 1)
    return false;
  AffineExpr *span = affine_simplify(
      ctx, arena,
      affine_subtract(ctx, upper->as.map.results[0], lower->as.map.results[0]),
      lower->as.map.ndims, lower->as.map.nsymbols);
  *count = (uint64_t)span->value;
  return affine_is(span, AFFINE_CONSTANT);
}

bool slice_iterations(Ctx *ctx, Arena *arena, const Slice *slice,
                      uint64_t *count) {
  *count = 1;
  for (uint32_t i = 0; i < slice->count; i++) {
    uint64_t trips;
    if (!slice_trip_count(ctx, arena, slice, i, &trips))
      return false;
    *count *= trips;
  }
  return true;
}

// Polyhedra

static bool add_loops(Ctx *ctx, const Slice *s, Polyhedron *p) {
  for (uint32_t i = 0; i < s->count; i++)
    if (!loop_of(s, i) || !domain_add_for(ctx, p, loop_of(s, i)))
      return false;
  return true;
}

static Polyhedron of_variables(Arena *arena, Value *const *values,
                               uint32_t count) {
  Polyhedron p = poly_new(arena, count, 0);
  for (uint32_t i = 0; i < count; i++)
    p.values[i] = values[i];
  return p;
}

// Through what the loops go, unsliced.
static bool source_domain(Ctx *ctx, Arena *arena, const Slice *s,
                          Polyhedron *p) {
  *p = of_variables(arena, s->ivs, s->count);
  return add_loops(ctx, s, p);
}

static bool add_operand(Ctx *ctx, Polyhedron *p, Value *value) {
  uint32_t var;
  const Attr *number = value_constant(ctx, value);
  if (!value_is_affine_symbol(ctx, value))
    return !affine_for_of(value) ||
           domain_add_for(ctx, p, affine_for_of(value));
  if (attr_is(number, AT_INTEGER) && poly_find(p, value, 0, &var))
    poly_add_number(p, POLY_EQUAL, var, attr_to_i64(number));
  return true;
}

static bool add_bound(Ctx *ctx, Polyhedron *p, const Slice *s, PolyBound bound,
                      uint32_t var, const Attr *map) {
  return domain_add_bound(ctx, p, bound, var,
                          applied_of_values(p->arena, map, s->operands));
}

static bool add_slice_bounds(Ctx *ctx, Polyhedron *p, const Slice *s,
                             uint32_t i) {
  uint32_t var;
  if (!poly_find(p, s->ivs[i], 0, &var))
    return true;
  if (only_value(ctx, s, i))
    return add_bound(ctx, p, s, POLY_EQUAL, var, s->lower[i]);
  if (!has_bounds(s, i))
    return domain_add_for(ctx, p, loop_of(s, i));
  if (!add_bound(ctx, p, s, POLY_LOWER, var, s->lower[i]))
    return false;
  poly_find(p, s->ivs[i], 0, &var);
  return add_bound(ctx, p, s, POLY_UPPER, var, s->upper[i]);
}

bool slice_add_bounds(Ctx *ctx, Polyhedron *p, const Slice *slice) {
  for (uint32_t i = 0; i < slice->count; i++)
    if (!add_slice_bounds(ctx, p, slice, i))
      return false;
  return true;
}

// The variables of the loops, and the operands as symbols.
static bool slice_domain(Ctx *ctx, Arena *arena, const Slice *s,
                         Polyhedron *p) {
  *p = of_variables(arena, s->ivs, s->count);
  for (uint32_t i = 0; i < s->noperands; i++)
    poly_append(p, POLY_SYMBOL, s->operands[i]);
  for (uint32_t i = 0; i < s->noperands; i++)
    if (!add_operand(ctx, p, s->operands[i]))
      return false;
  return slice_add_bounds(ctx, p, s);
}

static bool is_empty_with(const Polyhedron *a, const int64_t *row, int64_t sign,
                          int64_t by) {
  Polyhedron p = poly_copy(a);
  int64_t *other = poly_inequality(&p);
  for (uint32_t i = 0; i <= poly_vars(&p); i++)
    p.overflow |= __builtin_mul_overflow(row[i], sign, &other[i]);
  p.overflow |=
      __builtin_sub_overflow(other[poly_vars(&p)], by, &other[poly_vars(&p)]);
  return poly_is_empty(&p);
}

// No point of `a` is beyond a row of `b`, which has the same variables.
static bool is_within(const Polyhedron *a, const Polyhedron *b) {
  for (size_t i = 0; i < b->ineqs.size; i++)
    if (!is_empty_with(a, b->ineqs.data[i], -1, 1))
      return false;
  for (size_t i = 0; i < b->eqs.size; i++)
    if (!is_empty_with(a, b->eqs.data[i], 1, 1) ||
        !is_empty_with(a, b->eqs.data[i], -1, 1))
      return false;
  return !b->overflow;
}

// Whether all is there

typedef enum Answer { NO, YES, UNKNOWN } Answer;

static bool number_bounds(const Op *loop, int64_t *low, int64_t *high) {
  return affine_for_number(loop, AFFINE_LOWER, low) &&
         affine_for_number(loop, AFFINE_UPPER, high);
}

// Each loop runs in step with one around the slice.
static Answer is_plainly_maximal(Ctx *ctx, const Slice *s) {
  for (uint32_t i = 0; i < s->count; i++) {
    const AffineExpr *e = only_value(ctx, s, i);
    int64_t low, high, other_low, other_high;
    if (!e || !affine_is(e, AFFINE_DIM))
      return UNKNOWN;
    const Op *other = affine_for_of(s->operands[e->value]);
    const Op *loop = loop_of(s, i);
    if (!other || !number_bounds(loop, &low, &high) ||
        !number_bounds(other, &other_low, &other_high))
      return UNKNOWN;
    if (low != other_low || high != other_high ||
        affine_for_step(loop) != affine_for_step(other))
      return NO;
  }
  return YES;
}

static bool is_valid(Ctx *ctx, Arena *arena, const Slice *s) {
  Polyhedron source, sliced;
  if (is_plainly_maximal(ctx, s) == YES)
    return true;
  if (!source_domain(ctx, arena, s, &source) || source.nlocals ||
      !slice_domain(ctx, arena, s, &sliced))
    return false;
  poly_project(&sliced, s->count, poly_vars(&sliced) - s->count);
  poly_project(&source, s->count, poly_vars(&source) - s->count);
  return is_within(&sliced, &source);
}

// No two loops follow the same one, where some iterations would not be.
static bool follow_different(Ctx *ctx, const Slice *s) {
  for (uint32_t i = 0; i < s->count; i++)
    for (uint32_t k = 0; k < i; k++) {
      const AffineExpr *e = only_value(ctx, s, i);
      if (e && !affine_is(e, AFFINE_CONSTANT) && e == only_value(ctx, s, k))
        return false;
    }
  return true;
}

// The loops that the slice follows, and behind them those it has itself.
static Values followed_by(Arena *arena, const Slice *s) {
  Values ivs = {0};
  for (uint32_t i = 0; i < s->noperands; i++)
    if (affine_for_of(s->operands[i]))
      vec_push(arena, &ivs, s->operands[i]);
  while (ivs.size < s->count)
    vec_push(arena, &ivs, NULL);
  return ivs;
}

static bool add_followed(Ctx *ctx, Polyhedron *p, const Slice *s, uint32_t i) {
  const AffineExpr *e = only_value(ctx, s, i);
  if (e && !affine_is(e, AFFINE_CONSTANT)) {
    const Op *other =
        affine_is(e, AFFINE_DIM) ? affine_for_of(s->operands[e->value]) : NULL;
    return other && domain_add_for(ctx, p, other);
  }
  return (!s->lower[i] || add_bound(ctx, p, s, POLY_LOWER, i, s->lower[i])) &&
         (!s->upper[i] || add_bound(ctx, p, s, POLY_UPPER, i, s->upper[i]));
}

static bool same_symbols(const Polyhedron *a, const Polyhedron *b) {
  return a->ndims == b->ndims && a->nsymbols == b->nsymbols &&
         !memcmp(a->values + a->ndims, b->values + b->ndims,
                 a->nsymbols * sizeof *a->values);
}

static bool uses_loops(const Slice *s, const Attr *map) {
  for (uint32_t i = 0; i < map->as.map.nresults; i++)
    for (uint32_t d = 0; d < map->as.map.ndims; d++)
      if (affine_for_of(s->operands[d]) &&
          affine_uses(map->as.map.results[i], AFFINE_DIM, d))
        return true;
  return false;
}

// What the slice comes to of one loop, over all iterations of the others.
static bool add_covered(Ctx *ctx, Polyhedron *p, const Slice *s, uint32_t i) {
  const AffineExpr *e = only_value(ctx, s, i);
  int64_t low, high;
  if (e && affine_is(e, AFFINE_DIM)) {
    const Op *other = affine_for_of(s->operands[e->value]);
    if (!other || !number_bounds(other, &low, &high) ||
        (affine_for_step(other) != 1 && is_plainly_maximal(ctx, s) != YES))
      return false;
    poly_add_number(p, POLY_LOWER, i, low);
    poly_add_number(p, POLY_UPPER, i, high - 1);
    return true;
  }
  return !has_bounds(s, i) ||
         (!uses_loops(s, s->lower[i]) && !uses_loops(s, s->upper[i]) &&
          add_bound(ctx, p, s, POLY_LOWER, i, s->lower[i]) &&
          add_bound(ctx, p, s, POLY_UPPER, i, s->upper[i]));
}

// Every iteration is in the slice of one of the other's.
static bool is_covering(Ctx *ctx, Arena *arena, const Slice *s) {
  Polyhedron source, covered = of_variables(arena, s->ivs, s->count);
  if (!source_domain(ctx, arena, s, &source))
    return false;
  for (uint32_t i = 0; i < s->count; i++)
    if (!add_covered(ctx, &covered, s, i))
      return false;
  poly_align_symbols(&source, &covered);
  return source.ndims == covered.ndims && !covered.nlocals &&
         is_within(&source, &covered);
}

// As MLIR says, which takes loops for each other by their place; and indeed.
bool slice_is_maximal(Ctx *ctx, Arena *arena, const Slice *slice) {
  Polyhedron source, sliced;
  if (!follow_different(ctx, slice) || !is_covering(ctx, arena, slice))
    return false;
  Answer plain = is_plainly_maximal(ctx, slice);
  if (plain != UNKNOWN)
    return plain == YES;
  Values ivs = followed_by(arena, slice);
  sliced = of_variables(arena, ivs.data, (uint32_t)ivs.size);
  if (!source_domain(ctx, arena, slice, &source))
    return false;
  for (uint32_t i = 0; i < slice->count; i++)
    if (!add_followed(ctx, &sliced, slice, i))
      return false;
  return same_symbols(&source, &sliced) && !sliced.nlocals &&
         is_within(&source, &sliced);
}

// One dependence

static bool is_sequential(Ctx *ctx, Arena *arena, Op *loop) {
  return loop->nresults || !loop_is_memory_parallel(ctx, arena, loop);
}

// Of loops that depend on their own iterations no slice is known by what they
// read.
static void clear_sequential(Ctx *ctx, Arena *arena, OpList loops,
                             uint32_t depth, bool reads, Slice *s) {
  for (uint32_t i = 0; i < s->count; i++) {
    Op *loop = loops.items[i];
    uint64_t iterations;
    if (!(reads && is_sequential(ctx, arena, loop)) &&
        !op_attr_str(ctx, loop, "slice_fusion_barrier"))
      continue;
    if (affine_is_parallel_reduction(ctx, arena, loop) &&
        depth >= loops.count && slice_iterations(ctx, arena, s, &iterations) &&
        iterations == 1 && slice_is_maximal(ctx, arena, s))
      continue;
    for (; i < s->count; i++)
      s->lower[i] = s->upper[i] = NULL;
  }
}

static Slice new_slice(Arena *arena, const Polyhedron *p, uint32_t first,
                       uint32_t count) {
  Slice s = {.ivs = arena_array(arena, Value *, count + 1),
             .count = count,
             .lower = arena_array(arena, Attr *, count + 1),
             .upper = arena_array(arena, Attr *, count + 1),
             .operands = arena_array(arena, Value *, poly_inputs(p) + 1)};
  for (uint32_t i = 0; i < poly_inputs(p); i++)
    if (i >= first && i < first + count)
      s.ivs[i - first] = p->values[i];
    else
      s.operands[s.noperands++] = p->values[i];
  return s;
}

static Slice slice_by(Ctx *ctx, Arena *arena, const DependenceInfo *info,
                      Op *from, Op *to, uint32_t depth, SliceUse use) {
  Polyhedron p = poly_copy(&info->relation);
  bool source = use == SLICE_SOURCE;
  uint32_t nfrom = info->nsource, nto = info->nsink;
  uint32_t first = source ? 0 : depth, count = source ? nfrom : nto;
  poly_substitute_locals(&p);
  poly_project(&p, source ? nfrom + depth : depth,
               source ? nto - depth : nfrom - depth);
  Slice s = new_slice(arena, &p, first, count);
  poly_slice_bounds(ctx, &p, first, count, s.lower, s.upper);
  clear_sequential(ctx, arena, affine_loops_around(arena, source ? from : to),
                   depth, op_is_affine_read(from) && op_is_affine_read(to), &s);
  return s;
}

// All dependences

// Dimensions of either become dimensions of both.
static void align_dims(Polyhedron *p, Polyhedron *other) {
  for (uint32_t i = 0; i < p->ndims; i++) {
    uint32_t var;
    Value *value = p->values[i];
    if (poly_find(other, value, i, &var) && var < other->ndims) {
      poly_swap(other, i, var);
      continue;
    }
    var = poly_insert(other, POLY_DIM, i, 1);
    other->values[var] = value;
  }
  for (uint32_t i = p->ndims; i < other->ndims; i++)
    poly_append(p, POLY_DIM, other->values[i]);
}

static bool are_aligned(const Polyhedron *a, const Polyhedron *b) {
  return a->ndims == b->ndims && same_symbols(a, b) &&
         !memcmp(a->values, b->values, a->ndims * sizeof *a->values);
}

static bool add_missing_loops(Ctx *ctx, Polyhedron *p, const Values *known) {
  for (uint32_t i = 0; i < p->ndims; i++) {
    bool found = false;
    for (size_t k = 0; k < known->size; k++)
      found = found || known->data[k] == p->values[i];
    const Op *loop = affine_for_of(p->values[i]);
    if (!found && (!loop || !domain_add_for(ctx, p, loop)))
      return false;
  }
  return true;
}

static Values dims_of(const Polyhedron *p) {
  Values values = {0};
  for (uint32_t i = 0; i < p->ndims; i++)
    vec_push(p->arena, &values, p->values[i]);
  return values;
}

static bool join_slices(Ctx *ctx, Polyhedron *all, Polyhedron *other) {
  if (!are_aligned(all, other)) {
    Values own = dims_of(all), its = dims_of(other);
    align_dims(all, other);
    poly_align_symbols(all, other);
    if (!add_missing_loops(ctx, all, &own) ||
        !add_missing_loops(ctx, other, &its))
      return false;
  }
  return !all->nlocals && !other->nlocals && are_aligned(all, other) &&
         poly_join_box(all, other);
}

// Loops of the other become dimensions, behind those that are sliced.
static void loops_to_dims(Polyhedron *p) {
  Values ivs = {0};
  uint32_t var;
  for (uint32_t i = p->ndims; i < poly_inputs(p); i++)
    if (affine_for_of(p->values[i]))
      vec_push(p->arena, &ivs, p->values[i]);
  for (size_t i = 0; i < ivs.size; i++)
    if (poly_find(p, ivs.data[i], p->ndims, &var)) {
      poly_swap(p, var, p->ndims);
      p->ndims++;
      p->nsymbols--;
    }
}

typedef struct Union {
  Ctx *ctx;
  Arena *arena;
  uint32_t depth, common;
  SliceUse use;
  Polyhedron all;
  bool any;
  Vec(Op *) others; // accesses that are not sliced
} Union;

// Restricts the slice by what one dependence says of its loops.
static bool add_dependence(Union *u, Op *from, Op *to) {
  MemAccess a = access_of(u->ctx, u->arena, from);
  MemAccess b = access_of(u->ctx, u->arena, to);
  Op *other = u->use == SLICE_SOURCE ? to : from;
  DependenceInfo info;
  Polyhedron p;
  if (a.memref != b.memref)
    return true;
  if (u->depth > count_loops_around(other) ||
      !only_fors_around(u->arena, from) || !only_fors_around(u->arena, to))
    return false;
  Dependence found = dependence_between(u->ctx, u->arena, &a, &b, u->common + 1,
                                        !a.writes && !b.writes, &info);
  if (found != DEPENDENCE_FOUND)
    return found == DEPENDENCE_NONE;
  vec_push(u->arena, &u->others, other);
  Slice s = slice_by(u->ctx, u->arena, &info, from, to, u->depth, u->use);
  if (!slice_domain(u->ctx, u->arena, &s, &p))
    return false;
  if (u->any)
    return join_slices(u->ctx, &u->all, &p);
  u->all = p;
  u->any = true;
  return true;
}

bool slice_of(Ctx *ctx, Arena *arena, OpList from, OpList to, uint32_t depth,
              uint32_t common, SliceUse use, Slice *slice) {
  Union u = {ctx, arena, depth, common, use, {0}, false, {0}};
  for (size_t i = 0; i < from.count; i++)
    for (size_t k = 0; k < to.count; k++)
      if (!add_dependence(&u, from.items[i], to.items[k]))
        return false;
  if (!u.any)
    return false;
  OpList loops =
      affine_common_loops(arena, (OpList){u.others.data, u.others.size});
  if (depth > loops.count)
    return false;
  uint32_t count = u.all.ndims;
  loops_to_dims(&u.all);
  Slice s = new_slice(arena, &u.all, 0, count);
  poly_slice_bounds(ctx, &u.all, 0, count, s.lower, s.upper);
  s.block = body_of(loops.items[depth - 1], 0);
  s.at_end = use == SLICE_SINK;
  if (!is_valid(ctx, arena, &s))
    return false;
  *slice = s;
  return true;
}
