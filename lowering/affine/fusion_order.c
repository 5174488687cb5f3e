// What a fusion must not change, which MLIR does not look at:
//
// An iteration of the source that is run once more, or elsewhere, must load
// what it did: it may not if the sink has stored there in an earlier iteration,
// or if the source itself has stored what it loads.
//
//   affine.for %i ... { m[%i] = a[%i] }         one iteration later a[%i] is
//   affine.for %i ... { x = m[%i - 1]           what the sink has stored
//                       a[%i] = 0 }
//
// Iterations of the source that depend on each other must stay in their order.

#include "lowering/affine/fusion_order.h"

typedef struct Checking {
  Ctx *ctx;
  Arena *arena;
  const Fusion *f;
} Checking;

typedef struct Collecting {
  Checking *c;
  Vec(MemAccess) all;
} Collecting;

static void collect_access(void *user, Op *op) {
  Collecting *c = user;
  if (op_is_affine_read_or_write(op))
    vec_push(c->c->arena, &c->all, access_of(c->c->ctx, c->c->arena, op));
}

static Collecting accesses_in(Checking *c, Op *loop) {
  Collecting all = {.c = c};
  op_walk_post(loop, collect_access, &all);
  return all;
}

// The source by itself

// Whether one depends on the other, in the same iteration or, if `carried`,
// only in a later one.
static bool depends(Checking *c, const MemAccess *a, const MemAccess *b,
                    bool carried) {
  uint32_t last = count_common_loops(a->op, b->op) + !carried;
  for (uint32_t d = c->f->around + 1; d <= last; d++)
    if (dependence_between(c->ctx, c->arena, a, b, d, false, NULL) !=
        DEPENDENCE_NONE)
      return true;
  return false;
}

// It stores nothing that it has loaded.
static bool is_repeatable(Checking *c, const Collecting *source) {
  for (size_t i = 0; i < source->all.size; i++)
    for (size_t k = 0; k < source->all.size; k++) {
      const MemAccess *a = &source->all.data[i], *b = &source->all.data[k];
      if (!a->writes && b->writes && depends(c, a, b, false))
        return false;
    }
  return true;
}

static bool is_independent(Checking *c, const Collecting *source) {
  for (size_t i = 0; i < source->all.size; i++)
    for (size_t k = 0; k < source->all.size; k++)
      if (depends(c, &source->all.data[i], &source->all.data[k], true))
        return false;
  return true;
}

// Every iteration of the source is in the slice of one of the sink.
static bool runs_once(Checking *c) {
  const Slice *s = c->f->slice;
  uint64_t sliced, all = 1;
  OpList loops = affine_loops_around(c->arena, s->block->first);
  if (!c->f->removes || !slice_iterations(c->ctx, c->arena, s, &sliced))
    return false;
  for (uint32_t i = 0; i < s->count; i++) {
    Op *loop = affine_for_of(s->ivs[i]);
    uint64_t trips;
    if (!op_is_ancestor(c->f->source, loop))
      continue;
    if (!affine_constant_trip_count(c->ctx, c->arena, loop, &trips))
      return false;
    all *= trips;
  }
  for (size_t i = c->f->around; i < loops.count; i++) {
    uint64_t trips;
    if (!affine_constant_trip_count(c->ctx, c->arena, loops.items[i], &trips))
      return false;
    sliced *= trips;
  }
  return sliced == all;
}

static bool is_whole(const Slice *s, uint32_t i) {
  return !s->lower[i] || !s->lower[i]->as.map.nresults;
}

// The sink's loops go through the outer ones of the source in their order.
static bool is_in_order(Checking *c) {
  const Slice *s = c->f->slice;
  int64_t last = -1;
  bool inside = false;
  for (uint32_t i = 0; i < s->count; i++) {
    if (!op_is_ancestor(c->f->source, affine_for_of(s->ivs[i])))
      continue;
    if (is_whole(s, i)) {
      inside = true;
      continue;
    }
    const AffineExpr *e = s->lower[i]->as.map.results[0];
    if (e->kind == AFFINE_ADD && affine_is(e->rhs, AFFINE_CONSTANT))
      e = e->lhs;
    if (affine_is(e, AFFINE_CONSTANT)) {
      inside = true;
      continue;
    }
    if (inside || !affine_is(e, AFFINE_DIM) || e->value <= last ||
        s->lower[i]->as.map.nresults != 1)
      return false;
    last = e->value;
  }
  return true;
}

// The sink and the source

// The variable of an operand of the slice; iterations of the sink at which the
// slice is run have variables of their own, from `first` on.
static AffineExpr *operand_in(Checking *c, Polyhedron *p, Value *value,
                              uint32_t first) {
  const Op *loop = affine_for_of(value);
  uint32_t var;
  if (loop && op_is_ancestor(c->f->sink, loop)) {
    uint32_t level = count_loops_around(loop) - c->f->around;
    return affine_dim(c->ctx, first + level);
  }
  if (!poly_find(p, value, 0, &var))
    var = poly_append(p, POLY_SYMBOL, value);
  return var < p->ndims ? affine_dim(c->ctx, var)
                        : affine_symbol(c->ctx, var - p->ndims);
}

static bool add_bound(Checking *c, Polyhedron *p, PolyBound bound, uint32_t var,
                      const Attr *map, uint32_t first) {
  const Slice *s = c->f->slice;
  uint32_t n = map ? map->as.map.nresults : 0;
  AffineExpr **leaves = arena_array(c->arena, AffineExpr *, s->noperands + 1);
  AffineExpr **exprs = arena_array(c->arena, AffineExpr *, n + 1);
  if (!n)
    return true;
  for (uint32_t i = 0; i < s->noperands; i++)
    leaves[i] = operand_in(c, p, s->operands[i], first);
  for (uint32_t i = 0; i < n; i++)
    exprs[i] = affine_replace(c->ctx, map->as.map.results[i], leaves,
                              leaves + map->as.map.ndims);
  return poly_add_bound(
      c->ctx, p, bound, var,
      attr_affine_map(c->ctx, p->ndims, p->nsymbols, exprs, n),
      bound != POLY_UPPER);
}

// The iterations of the source are those of the slice.
static bool add_slice(Checking *c, Polyhedron *p, uint32_t nsource,
                      uint32_t first) {
  const Slice *s = c->f->slice;
  for (uint32_t i = 0; i < s->count; i++) {
    uint32_t var;
    if (!poly_find(p, s->ivs[i], 0, &var) || var >= nsource ||
        !op_is_ancestor(c->f->source, affine_for_of(s->ivs[i])))
      continue;
    if (!add_bound(c, p, POLY_LOWER, var, s->lower[i], first) ||
        !add_bound(c, p, POLY_UPPER, var, s->upper[i], first))
      return false;
  }
  return true;
}

static void add_difference(const Polyhedron *p, int64_t *row, uint32_t later,
                           uint32_t earlier, int64_t least) {
  row[later] = 1;
  row[earlier] = -1;
  row[poly_vars(p)] = -least;
}

// Whether the sink's access is made before the source's, in an earlier
// iteration than that at which the slice is run.
static bool comes_first(Checking *c, const MemAccess *a, const MemAccess *b) {
  DependenceInfo info;
  uint32_t levels = c->f->depth;
  Dependence found = dependence_between(c->ctx, c->arena, a, b,
                                        c->f->around + 1, false, &info);
  if (found != DEPENDENCE_FOUND)
    return found == DEPENDENCE_UNKNOWN;
  Polyhedron p = poly_copy(&info.relation);
  uint32_t first = p.ndims, own = info.nsource + c->f->around;
  uint32_t shared = info.nsink - c->f->around;
  poly_insert(&p, POLY_DIM, first, levels);
  if (!add_slice(c, &p, info.nsource, first))
    return true;
  for (uint32_t l = 0; l < levels && l < shared; l++) {
    Polyhedron later = poly_copy(&p);
    add_difference(&later, poly_inequality(&later), first + l, own + l, 1);
    if (!poly_is_empty(&later))
      return true;
    add_difference(&p, poly_equality(&p), first + l, own + l, 0);
  }
  return shared < levels && !poly_is_empty(&p);
}

bool fusion_keeps_order(Ctx *ctx, Arena *arena, const Fusion *fusion) {
  Checking c = {ctx, arena, fusion};
  Collecting source = accesses_in(&c, fusion->source);
  Collecting sink = accesses_in(&c, fusion->sink);
  if (!runs_once(&c) && !is_repeatable(&c, &source))
    return false;
  if (!is_in_order(&c) && !is_independent(&c, &source))
    return false;
  for (size_t i = 0; i < source.all.size; i++)
    for (size_t k = 0; k < sink.all.size; k++)
      if (sink.all.data[k].writes &&
          comes_first(&c, &source.all.data[i], &sink.all.data[k]))
        return false;
  return true;
}
