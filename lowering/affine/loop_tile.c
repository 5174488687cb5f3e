// affine-loop-tile: nests of loops as loops over tiles, and loops in each.
//
// Requires: nothing.
// Guarantees: nothing.
// Invalidates: nothing.
//
// Before:
//
//   affine.for %i = 0 to 256 {
//     affine.for %j = 0 to %n { "body"(%i, %j) : (index, index) -> () }
//   }
//
// After, with tile-size=32:
//
//   affine.for %a = 0 to 256 step 32 {
//     affine.for %b = 0 to %n step 32 {
//       affine.for %i = %a to affine_map<(d0) -> (d0 + 32)>(%a) {
//         affine.for %j = %b to min (%b + 32, %n) {
//           "body"(%i, %j) : (index, index) -> ()
//         }
//       }
//     }
//   }
//
// Taken are the outermost loops of a function, as long as each has nothing but
// the next, that carry nothing, that go from and to what is the same in all of
// them, and where no iteration depends on one that would come later then (mlir-opt
// asks for less). With
// `separate` there is an affine.if for tiles that are whole, with loops to
// bounds that say so.

#include <math.h>

#include "ir/affine.h"
#include "ir/analysis/analysis.h"
#include "lowering/affine/loops.h"
#include "lowering/affine/passes.h"
#include "lowering/affine/regions.h"
#include "ir/analysis/aliases.h"

enum { DEFAULT_SIZE = 4 };

typedef struct Tiling {
  PassRun *run;
  Rewriter rw;
  const Options_affine_loop_tile *options;
  Op **band, **points; // the loops, and those within tiles
  uint64_t *sizes;     // of tiles
  uint32_t n;
} Tiling;

// Whether it may be done

// Of one access on another, which goes back in one of the loops: tiles would
// turn it round.
static bool goes_back(const Tiling *t, const DependenceInfo *info) {
  for (uint32_t i = 0; i < info->ncommon; i++)
    for (uint32_t k = 0; k < t->n; k++)
      if (info->distances[i].loop == t->band[k] && info->distances[i].low < 0)
        return true;
  return false;
}

static bool is_turned(const Tiling *t, const MemAccess *a, const MemAccess *b) {
  for (uint32_t depth = 1; depth <= t->n; depth++) {
    DependenceInfo info;
    switch (dependence_between(t->run->ctx, t->run->arena, a, b, depth, false,
                               &info)) {
    case DEPENDENCE_NONE: break;
    case DEPENDENCE_UNKNOWN: return true;
    case DEPENDENCE_FOUND:
      if (goes_back(t, &info))
        return true;
    }
  }
  return false;
}

// Iterations change places only if a tile has several of a loop that is not the
// innermost.
static bool is_reordered(const Tiling *t) {
  for (uint32_t i = 0; i + 1 < t->n; i++)
    if (t->sizes[i] > 1)
      return true;
  return false;
}

static bool keeps_order(const Tiling *t) {
  LoopEffects e = loop_effects(t->run->ctx, t->run->arena, t->band[0]);
  for (size_t i = 0; i < e.accesses.size; i++)
    for (size_t k = 0; k < e.accesses.size; k++)
      if (is_turned(t, &e.accesses.data[i], &e.accesses.data[k]))
        return false;
  return !e.others;
}

// Marks the dimensions and quotients that the row has along with a marked one.
static bool spread_marks(const Polyhedron *p, const int64_t *row, bool *marks) {
  bool any = false, changed = false;
  for (uint32_t i = 0; i < poly_vars(p); i++)
    any |= row[i] && marks[i];
  for (uint32_t i = 0; any && i < poly_vars(p); i++) {
    bool is_symbol = i >= p->ndims && i < poly_inputs(p);
    changed |= row[i] && !is_symbol && !marks[i];
    marks[i] |= row[i] && !is_symbol;
  }
  return changed;
}

// Whether bounds say something of dimension `dim` and another one, directly or by
// a quotient.
static bool is_bound_to_another(const Polyhedron *p, uint32_t dim) {
  bool *marks = arena_zero(p->arena, poly_vars(p) + 1, 1);
  marks[dim] = true;
  for (bool changed = true; changed;) {
    changed = false;
    for (size_t i = 0; i < p->eqs.size; i++)
      changed |= spread_marks(p, p->eqs.data[i], marks);
    for (size_t i = 0; i < p->ineqs.size; i++)
      changed |= spread_marks(p, p->ineqs.data[i], marks);
  }
  for (uint32_t i = 0; i < p->ndims; i++)
    if (i != dim && marks[i])
      return true;
  return false;
}

// No bound depends on another loop.
static bool is_box(const Tiling *t) {
  Polyhedron p;
  if (t->n == 1)
    return true;
  if (!domain_of_loops(t->run->ctx, t->run->arena, t->band, t->n, &p))
    return false;
  for (uint32_t i = 0; i < t->n; i++)
    if (is_bound_to_another(&p, i))
      return false;
  return true;
}

static bool carries_nothing(const Tiling *t) {
  for (uint32_t i = 0; i < t->n; i++)
    if (t->band[i]->nresults)
      return false;
  return true;
}

// Sizes

// The greatest divisors of trip counts up to them.
static void divide_trip_counts(Tiling *t) {
  for (uint32_t i = 0; i < t->n; i++) {
    uint64_t count, *size = &t->sizes[i];
    if (!affine_constant_trip_count(t->run->ctx, t->run->arena, t->band[i],
                                    &count))
      continue;
    if (count > 1 && *size > count / 2)
      *size = count / 2;
    while (count % *size)
      --*size;
  }
}

static void set_sizes(Tiling *t, uint64_t size) {
  for (uint32_t i = 0; i < t->n; i++)
    t->sizes[i] = size;
}

// As many tiles as make what one touches fit the cache, if that grows with the
// size of the tile in each dimension.
static void fit_cache(Tiling *t) {
  uint64_t bytes, cache = t->options->cache_size * UINT64_C(1024);
  if (!loop_footprint(t->run->ctx, t->run->arena, t->band[0], &bytes)) {
    set_sizes(t, DEFAULT_SIZE);
    divide_trip_counts(t);
    return;
  }
  uint64_t excess = cache ? bytes / cache + (bytes % cache != 0) : bytes;
  set_sizes(t, 1);
  if (excess <= 1)
    return;
  uint64_t each = (uint64_t)pow((double)excess, 1.0 / t->n), all = 1;
  for (uint32_t i = 0; i + 1 < t->n; i++, all *= each)
    t->sizes[i] = each;
  t->sizes[t->n - 1] = excess / all;
  divide_trip_counts(t);
}

static void choose_sizes(Tiling *t) {
  const Options_affine_loop_tile *o = t->options;
  t->sizes = arena_array(t->run->arena, uint64_t, t->n);
  set_sizes(t, o->tile_size ? o->tile_size : DEFAULT_SIZE);
  if (o->tile_size)
    return;
  if (!o->tile_sizes.size)
    fit_cache(t);
  for (uint32_t i = 0; i < t->n && i < o->tile_sizes.size; i++)
    if (o->tile_sizes.data[i] > 0)
      t->sizes[i] = (uint64_t)o->tile_sizes.data[i];
}

// Making loops

static Applied at_variable(Rewriter *rw, Op *loop, int64_t distance) {
  AffineExpr **e = arena_array(rw->arena, AffineExpr *, 1);
  Value **value = arena_array(rw->arena, Value *, 1);
  *e = affine_add_number(rw->b.ctx, affine_dim(rw->b.ctx, 0), distance);
  *value = affine_for_iv(loop);
  return (Applied){e, 1, value, 1, 0};
}

// The variable's dimension goes behind those of the bound.
static Applied at_most(Rewriter *rw, const Applied *end, const Applied *upper) {
  uint32_t ndims = upper->ndims, n = applied_count(upper);
  Applied both = {arena_array(rw->arena, AffineExpr *, upper->nexprs + 1),
                  upper->nexprs + 1, arena_array(rw->arena, Value *, n + 1),
                  ndims + 1, upper->nsymbols};
  both.exprs[0] = affine_shift(rw->b.ctx, end->exprs[0], ndims, 0);
  memcpy(both.exprs + 1, upper->exprs, upper->nexprs * sizeof *both.exprs);
  memcpy(both.values, upper->values, ndims * sizeof *both.values);
  both.values[ndims] = end->values[0];
  memcpy(both.values + ndims + 1, upper->values + ndims,
         upper->nsymbols * sizeof *both.values);
  return both;
}

static Applied end_of_tile(Tiling *t, uint32_t i, Op *tile) {
  Rewriter *rw = &t->rw;
  Op *loop = t->band[i];
  uint64_t count, size = t->sizes[i];
  int64_t step = affine_for_step(loop);
  bool is_known =
      affine_constant_trip_count(rw->b.ctx, rw->arena, loop, &count);
  if (is_known && count < size)
    return at_variable(rw, tile, (int64_t)count * step);
  Applied end = at_variable(rw, tile, (int64_t)size * step);
  if (affine_trip_count_divisor(rw->b.ctx, rw->arena, loop) % size == 0)
    return end;
  Applied upper = affine_for_bound(rw->arena, loop, AFFINE_UPPER);
  return at_most(rw, &end, &upper);
}

// The builder is in it then.
static Op *enter_loop(Rewriter *rw, const Applied *lower, const Applied *upper,
                      int64_t step) {
  Op *loop = build_affine_for(rw, lower, upper, step, (ValueList){0});
  builder_at_end(&rw->b, body_of(loop, 0));
  builder_before(&rw->b, build_affine_yield(&rw->b, (ValueList){0}));
  return loop;
}

static void make_nest(Tiling *t) {
  Rewriter *rw = &t->rw;
  Op **tiles = arena_array(rw->arena, Op *, t->n);
  t->points = arena_array(rw->arena, Op *, t->n);
  builder_before(&rw->b, t->band[0]);
  for (uint32_t i = 0; i < t->n; i++) {
    Applied lower = affine_for_bound(rw->arena, t->band[i], AFFINE_LOWER);
    Applied upper = affine_for_bound(rw->arena, t->band[i], AFFINE_UPPER);
    tiles[i] = enter_loop(rw, &lower, &upper,
                          affine_for_step(t->band[i]) * (int64_t)t->sizes[i]);
  }
  for (uint32_t i = 0; i < t->n; i++) {
    Applied lower = at_variable(rw, tiles[i], 0);
    Applied upper = end_of_tile(t, i, tiles[i]);
    t->points[i] = enter_loop(rw, &lower, &upper, affine_for_step(t->band[i]));
  }
}

static void move_body(Tiling *t) {
  Rewriter *rw = &t->rw;
  Block *from = body_of(t->band[t->n - 1], 0);
  Op *end = end_of(t->points[t->n - 1], 0);
  while (from->first != from->last)
    rewrite_move_before(rw, from->first, end);
  for (uint32_t i = 0; i < t->n; i++)
    rewrite_replace_uses(rw, affine_for_iv(t->band[i]),
                         affine_for_iv(t->points[i]));
  rewrite_erase(rw, t->band[0]);
}

// Whole tiles

// What everything but variable 0 is, when only that counts.
static void make_symbols(Polyhedron *p) {
  p->nsymbols += p->ndims - 1;
  p->ndims = 1;
}

static void make_dims(Polyhedron *p) {
  p->ndims += p->nsymbols;
  p->nsymbols = 0;
}

// The bounds of variable 0 that differ by a number.
static bool find_whole(const Polyhedron *p, PolyExtent *extent) {
  return poly_extent(p, 0, extent) && !extent->is_equality &&
         p->ineqs.data[extent->lower_row][0] == 1 &&
         p->ineqs.data[extent->upper_row][0] == -1;
}

// What a row of the form x - e >= 0, or e - x >= 0, says of variable 0.
static Applied bound_of_row(Rewriter *rw, const Polyhedron *p, uint32_t row,
                            bool is_upper) {
  Ctx *ctx = rw->b.ctx;
  uint32_t n = poly_inputs(p);
  AffineExpr **vars = arena_array(rw->arena, AffineExpr *, poly_vars(p) + 1);
  int64_t *part = arena_array(rw->arena, int64_t, poly_vars(p) + 1);
  AffineExpr **e = arena_array(rw->arena, AffineExpr *, 1);
  for (uint32_t i = 0; i < poly_vars(p); i++)
    vars[i] = i < n ? affine_dim(ctx, i) : NULL;
  for (uint32_t i = 0; i <= poly_vars(p); i++)
    part[i] = i ? (is_upper ? 1 : -1) * p->ineqs.data[row][i] : 0;
  *e = affine_add_number(ctx, poly_row_expr(ctx, p, part, vars), is_upper);
  Applied a = {e, 1, arena_array(rw->arena, Value *, n + 1), n, 0};
  for (uint32_t i = 0; i < n; i++)
    a.values[i] = i ? p->values[i] : p->values[n - 1];
  applied_compose_fully(ctx, rw->arena, &a);
  applied_canonicalize(ctx, rw->arena, &a);
  return a;
}

// Loops with the same body to those bounds; NULL: not known. Made before the
// first of the nest.
static Op *make_whole_nest(Tiling *t) {
  Rewriter *rw = &t->rw;
  Op *outer = NULL;
  PtrMap map = {0};
  builder_before(&rw->b, t->points[0]);
  for (uint32_t i = 0; i < t->n; i++) {
    Polyhedron p;
    PolyExtent extent;
    bool ok = affine_for_step(t->points[i]) == 1 &&
              domain_of_loops(rw->b.ctx, rw->arena, &t->points[i], 1, &p);
    if (ok)
      make_symbols(&p);
    if (!ok || !find_whole(&p, &extent)) {
      if (outer)
        rewrite_erase(rw, outer);
      return NULL;
    }
    make_dims(&p);
    Applied lower = bound_of_row(rw, &p, extent.lower_row, false);
    Applied upper = bound_of_row(rw, &p, extent.upper_row, true);
    Op *loop = enter_loop(rw, &lower, &upper, 1);
    ptrmap_set(&map, rw->arena, affine_for_iv(t->points[i]),
               affine_for_iv(loop));
    outer = outer ? outer : loop;
  }
  const Block *body = body_of(t->points[t->n - 1], 0);
  for (Op *op = body->first; op != body->last; op = op->next)
    rewrite_clone(rw, op, &map);
  return outer;
}

static void drop_independent(PolyRows *rows, uint32_t n) {
  size_t kept = 0;
  for (size_t i = 0; i < rows->size; i++) {
    bool depends = false;
    for (uint32_t d = 0; d < n; d++)
      depends = depends || rows->data[i][d];
    if (depends)
      rows->data[kept++] = rows->data[i];
  }
  rows->size = kept;
}

// Every other bound of variable 0 is no nearer than those of a whole tile.
static bool ask_for_whole(Polyhedron *p) {
  PolyExtent extent;
  make_symbols(p);
  if (!find_whole(p, &extent))
    return false;
  uint32_t n = poly_vars(p);
  PolyRowList rows = poly_rows_of(p, 0, 0, 0);
  int64_t *whole[] = {arena_array(p->arena, int64_t, n + 1),
                      arena_array(p->arena, int64_t, n + 1)};
  memcpy(whole[0], p->ineqs.data[extent.lower_row], (n + 1) * sizeof **whole);
  memcpy(whole[1], p->ineqs.data[extent.upper_row], (n + 1) * sizeof **whole);
  for (uint32_t i = 0; i < rows.nlower; i++)
    for (uint32_t c = 0; c <= n; c++)
      p->ineqs.data[rows.lower[i]][c] =
          whole[0][c] - p->ineqs.data[rows.lower[i]][c];
  for (uint32_t i = 0; i < rows.nupper; i++)
    for (uint32_t c = 0; c <= n; c++)
      p->ineqs.data[rows.upper[i]][c] -= whole[1][c];
  poly_remove(p, 0, 1);
  return true;
}

// An affine.if of whole tiles; NULL: it is not known which are.
static Op *make_condition(Tiling *t) {
  Rewriter *rw = &t->rw;
  Ctx *ctx = rw->b.ctx;
  Polyhedron p;
  if (!domain_of_loops(ctx, rw->arena, t->points, t->n, &p))
    return NULL;
  drop_independent(&p.eqs, t->n);
  drop_independent(&p.ineqs, t->n);
  for (uint32_t i = 0; i < t->n; i++) {
    make_dims(&p);
    if (!ask_for_whole(&p))
      return NULL;
  }
  poly_drop_trivial(&p);
  make_dims(&p);
  Attr *set = poly_to_set(ctx, &p);
  if (!set)
    return NULL;
  Applied a = applied_of_values(rw->arena, set, p.values);
  applied_canonicalize(ctx, rw->arena, &a);
  Op *op =
      build_spec(&rw->b, &(OpSpec){.info = ctx_op_by_opcode(ctx, OP_affine_if),
                                   .operands = a.values,
                                   .noperands = applied_count(&a),
                                   .nregions = 2});
  op->slots[A_affine_if_condition] = applied_set(ctx, &a, set);
  return op;
}

static void move_into(Rewriter *rw, Op *condition, uint32_t region, Op *nest) {
  builder_at_end(&rw->b, build_block(rw, condition, region, (TypeList){0}));
  rewrite_move_before(rw, nest, build_affine_yield(&rw->b, (ValueList){0}));
}

static void separate_whole(Tiling *t) {
  Op *whole = make_whole_nest(t);
  if (!whole)
    return;
  builder_before(&t->rw.b, t->points[0]);
  Op *condition = make_condition(t);
  if (!condition) {
    rewrite_erase(&t->rw, whole);
    return;
  }
  move_into(&t->rw, condition, 0, whole);
  move_into(&t->rw, condition, 1, t->points[0]);
}

static void tile_band(Tiling *t, Op *loop) {
  OpList nest = affine_perfect_nest(t->run->arena, loop);
  t->band = nest.items;
  t->n = (uint32_t)nest.count;
  if (!carries_nothing(t) || !is_box(t))
    return;
  choose_sizes(t);
  if (is_reordered(t) && !keeps_order(t))
    return;
  t->rw.b.loc = loop->loc;
  make_nest(t);
  move_body(t);
  if (t->options->separate)
    separate_whole(t);
}

bool lower_affine_loop_tile(PassRun *run, Op *root) {
  Tiling t = {.run = run,
              .rw = pass_rewriter(run),
              .options = PASS_OPTIONS(run, affine_loop_tile)};
  Vec(Op *) bands = {0};
  if (is_given_overlapping(root))
    return true;
  for (Block *b = root->regions[0].first; b; b = b->next)
    for (Op *op = b->first; op; op = op->next)
      if (op_is(op, OP_affine_for))
        vec_push(run->arena, &bands, op);
  for (size_t i = 0; i < bands.size; i++)
    tile_band(&t, bands.data[i]);
  return true;
}
