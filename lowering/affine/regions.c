// Regions of memrefs: the elements of an access for all iterations of the loops
// inside the depth, those projected away.
//
//   affine.for %i = 0 to 32
//     affine.for %j = %i to %i + 8        at depth 1
//       affine.load %m[%j]                %i <= m0 <= %i + 7

#include "lowering/affine/regions.h"

// Bounds of all loops that the access mentions, and of those they mention.
static bool add_domains(Ctx *ctx, Polyhedron *p, const Applied *at) {
  for (uint32_t i = 0; i < applied_count(at); i++) {
    uint32_t var;
    if (!poly_find(p, at->values[i], 0, &var))
      poly_append(p, i < at->ndims ? POLY_DIM : POLY_SYMBOL, at->values[i]);
  }
  for (uint32_t i = 0; i < applied_count(at); i++) {
    Value *value = at->values[i];
    const Op *loop = affine_for_of(value);
    const Op *parallel = affine_parallel_of(value);
    bool ok = loop       ? domain_add_for(ctx, p, loop)
              : parallel ? domain_add_parallel(ctx, p, parallel, value->index)
                         : value_is_affine_symbol(ctx, value);
    if (!ok)
      return false;
  }
  return true;
}

// The elements come first; all else are symbols.
static bool add_elements(Ctx *ctx, Polyhedron *p, const Applied *at) {
  uint32_t rank = at->nexprs;
  const Attr *map = domain_align(ctx, p, at);
  int64_t **rows = arena_array(p->arena, int64_t *, rank + 1);
  if (!poly_flatten(ctx, p, map->as.map.results, rank, rows))
    return false;
  poly_insert(p, POLY_DIM, 0, rank);
  uint32_t n = poly_vars(p);
  for (uint32_t i = 0; i < rank; i++) {
    int64_t *row = poly_equality(p);
    for (uint32_t c = rank; c <= n; c++)
      p->overflow |= __builtin_sub_overflow(0, rows[i][c - rank], &row[c]);
    row[i] = 1;
  }
  p->nsymbols += p->ndims - rank;
  p->ndims = rank;
  return true;
}

// Whether it is the variable of one of the outermost loops around `op`.
static bool is_outer_variable(const Value *value, const Op *op,
                              uint32_t depth) {
  const Op *loop = affine_for_of(value);
  if (!loop)
    loop = affine_parallel_of(value);
  return op_is_ancestor(loop, op) &&
         count_loops_around(loop) +
                 (op_is(loop, OP_affine_parallel) ? value->index : 0) <
             depth;
}

static void project_inner(Polyhedron *p, const Op *op, uint32_t depth) {
  for (uint32_t i = p->ndims; i < poly_inputs(p);) {
    const Value *value = p->values[i];
    if ((affine_for_of(value) || affine_parallel_of(value)) &&
        !is_outer_variable(value, op, depth))
      poly_eliminate(p, i, NULL);
    else
      i++;
  }
}

static void fold_column(Polyhedron *p, PolyRows *rows, uint32_t var,
                        int64_t number) {
  for (size_t i = 0; i < rows->size; i++) {
    int64_t *constant = &rows->data[i][poly_vars(p)], product;
    p->overflow |=
        __builtin_mul_overflow(rows->data[i][var], number, &product) ||
        __builtin_add_overflow(*constant, product, constant);
  }
}

// Symbols that are equal to a number.
static void fold_symbols(Polyhedron *p) {
  for (uint32_t i = p->ndims; i < poly_inputs(p);) {
    bool found = false;
    int64_t number = 0;
    for (size_t r = 0; r < p->eqs.size && !found; r++) {
      const int64_t *row = p->eqs.data[r];
      found = row[i] == 1 || row[i] == -1;
      for (uint32_t c = 0; found && c < poly_vars(p); c++)
        found = c == i || !row[c];
      number = row[i] < 0 ? row[poly_vars(p)] : -row[poly_vars(p)];
    }
    if (!found) {
      i++;
      continue;
    }
    fold_column(p, &p->eqs, i, number);
    fold_column(p, &p->ineqs, i, number);
    poly_remove(p, i, 1);
  }
}

static void add_sizes(Polyhedron *p, const Type *memref) {
  for (uint32_t i = 0; i < p->ndims; i++) {
    poly_add_number(p, POLY_LOWER, i, 0);
    int64_t size = memref->as.shaped.shape[i];
    if (size != DYNAMIC)
      poly_add_number(p, POLY_UPPER, i, size - 1);
  }
}

static void begin_region(const MemAccess *access, Arena *arena,
                         MemRegion *region) {
  *region = (MemRegion){.memref = access->memref,
                        .writes = access->writes,
                        .loc = access->op->loc,
                        .p = poly_new(arena, 0, 0)};
}

static bool finish_region(MemRegion *region, const Op *op, uint32_t depth,
                          bool sizes, bool quotients) {
  Polyhedron *p = &region->p;
  project_inner(p, op, depth);
  if (!quotients)
    poly_project(p, poly_inputs(p), p->nlocals);
  fold_symbols(p);
  if (sizes)
    add_sizes(p, region->memref->type);
  poly_drop_trivial(p);
  return !p->overflow;
}

bool region_with_quotients(Ctx *ctx, Arena *arena, Op *op, uint32_t depth,
                           MemRegion *region) {
  MemAccess access = access_of(ctx, arena, op);
  begin_region(&access, arena, region);
  return !access.vector && add_domains(ctx, &region->p, &access.at) &&
         add_elements(ctx, &region->p, &access.at) &&
         finish_region(region, op, depth, true, true);
}

bool region_of(Ctx *ctx, Arena *arena, Op *op, uint32_t depth, bool sizes,
               MemRegion *region) {
  MemAccess access = access_of(ctx, arena, op);
  begin_region(&access, arena, region);
  return !access.vector && add_domains(ctx, &region->p, &access.at) &&
         add_elements(ctx, &region->p, &access.at) &&
         finish_region(region, op, depth, sizes, false);
}

bool region_is_within_sizes(const MemRegion *region) {
  for (uint32_t i = 0; i < region->p.ndims; i++) {
    Polyhedron below = poly_copy(&region->p), above = poly_copy(&region->p);
    int64_t size = region->memref->type->as.shaped.shape[i];
    poly_add_number(&below, POLY_UPPER, i, -1);
    poly_add_number(&above, POLY_LOWER, i, size);
    if (!poly_is_empty(&below) || (size != DYNAMIC && !poly_is_empty(&above)))
      return false;
  }
  return true;
}

// With the slice's operands behind its own.
static Applied with_operands(Arena *arena, const Applied *at,
                             const Slice *slice) {
  Applied all = *at;
  uint32_t n = applied_count(at);
  all.values = arena_array(arena, Value *, n + slice->noperands + 1);
  memcpy(all.values, at->values, n * sizeof *all.values);
  memcpy(all.values + n, slice->operands,
         slice->noperands * sizeof *all.values);
  all.nsymbols += slice->noperands;
  return all;
}

bool region_of_slice(Ctx *ctx, Arena *arena, Op *op, const Slice *slice,
                     MemRegion *region) {
  MemAccess access = access_of(ctx, arena, op);
  Applied all = with_operands(arena, &access.at, slice);
  begin_region(&access, arena, region);
  return !access.vector && add_domains(ctx, &region->p, &all) &&
         slice_add_bounds(ctx, &region->p, slice) &&
         add_elements(ctx, &region->p, &access.at) &&
         finish_region(region, op, 0, true, false);
}

bool region_of_all(Ctx *ctx, Arena *arena, Op *op, uint32_t depth,
                   MemRegion *region) {
  MemAccess access = access_of(ctx, arena, op);
  uint32_t rank = access.at.nexprs;
  *region = (MemRegion){.memref = access.memref,
                        .writes = access.writes,
                        .loc = op->loc,
                        .p = poly_new(arena, rank, 0)};
  if (!type_has_static_shape(access.memref->type))
    return false;
  for (const Op *up = op; (up = op_parent(up));)
    if (op_is(up, OP_affine_for) && count_loops_around(up) < depth) {
      uint32_t var = poly_insert(&region->p, POLY_SYMBOL, 0, 1);
      region->p.values[var] = affine_for_iv(up);
    }
  add_sizes(&region->p, access.memref->type);
  return true;
}

bool region_join(MemRegion *region, const MemRegion *other) {
  Polyhedron its = poly_copy(&other->p), own = poly_copy(&region->p);
  if (own.nlocals || its.nlocals)
    return false;
  poly_align_symbols(&own, &its);
  if (!poly_join_box(&own, &its))
    return false;
  region->p = own;
  return true;
}

// A row without the dimension, as an expression of symbols, which are
// dimensions of it.
static AffineExpr *symbolic_expr(Ctx *ctx, const Polyhedron *p,
                                 const int64_t *row, int64_t sign) {
  AffineExpr *sum = affine_constant(ctx, 0);
  uint32_t n = poly_vars(p);
  for (uint32_t i = 0; i < p->nsymbols; i++)
    if (row[p->ndims + i])
      sum = affine_binary(
          ctx, AFFINE_ADD, sum,
          affine_mul_number(ctx, affine_dim(ctx, i), sign * row[p->ndims + i]));
  return row[n] ? affine_add_number(ctx, sum, sign * row[n]) : sum;
}

// A quotient that is rounded up, by one that is rounded down.
static AffineExpr *rounded_up(Ctx *ctx, AffineExpr *e, int64_t by) {
  e = affine_add_number(ctx, affine_add_number(ctx, e, by), -1);
  return affine_by_number(ctx, AFFINE_FLOORDIV, e, by);
}

// Symbols, and quotients of them; of dimensions there is none.
static AffineExpr **known_exprs(Ctx *ctx, const Polyhedron *p) {
  AffineExpr **exprs = arena_zero(p->arena, (poly_vars(p) + 1) * sizeof *exprs,
                                  _Alignof(AffineExpr *));
  for (uint32_t i = 0; i < p->nsymbols; i++)
    exprs[p->ndims + i] = affine_symbol(ctx, i);
  for (bool changed = true; changed;) {
    changed = false;
    for (uint32_t i = poly_inputs(p); i < poly_vars(p); i++)
      changed |= !exprs[i] && poly_find_quotient(ctx, p, i, exprs);
  }
  return exprs;
}

// What a row has besides the dimension, times `sign`. NULL: not known.
static AffineExpr *rest_of(Ctx *ctx, const Polyhedron *p, const int64_t *row,
                           uint32_t dim, int64_t sign,
                           AffineExpr *const *exprs) {
  uint32_t n = poly_vars(p);
  int64_t *rest =
      arena_zero(p->arena, (n + 1) * sizeof *rest, _Alignof(int64_t));
  for (uint32_t i = 0; i <= n; i++) {
    if (i == dim || !row[i])
      continue;
    if (i < n && !exprs[i])
      return NULL;
    rest[i] = sign * row[i];
  }
  return poly_row_expr(ctx, p, rest, exprs);
}

static AffineExpr *find_equal(Ctx *ctx, const Polyhedron *p, uint32_t dim,
                              AffineExpr *const *exprs) {
  for (size_t i = 0; i < p->eqs.size; i++) {
    const int64_t *row = p->eqs.data[i];
    AffineExpr *e = row[dim] == 1 || row[dim] == -1
                        ? rest_of(ctx, p, row, dim, -row[dim], exprs)
                        : NULL;
    if (e)
      return affine_simplify(ctx, p->arena, e, 0, p->nsymbols);
  }
  return NULL;
}

// The least distance that is a number of an upper from a lower bound.
static bool find_extent(Ctx *ctx, const Polyhedron *p, uint32_t dim,
                        AffineExpr *const *exprs, int64_t *size,
                        AffineExpr **low) {
  bool found = false;
  *low = find_equal(ctx, p, dim, exprs);
  *size = 1;
  if (*low)
    return true;
  PolyRowList rows = poly_rows_of(p, dim, 0, p->ndims);
  for (uint32_t u = 0; u < rows.nupper; u++)
    for (uint32_t l = 0; l < rows.nlower; l++) {
      const int64_t *upper = p->ineqs.data[rows.upper[u]];
      const int64_t *lower = p->ineqs.data[rows.lower[l]];
      AffineExpr *above = rest_of(ctx, p, upper, dim, 1, exprs);
      AffineExpr *below = rest_of(ctx, p, lower, dim, -1, exprs);
      if (!above || !below)
        continue;
      AffineExpr *high =
          affine_by_number(ctx, AFFINE_FLOORDIV, above, -upper[dim]);
      AffineExpr *first = rounded_up(ctx, below, lower[dim]);
      AffineExpr *distance = affine_simplify(
          ctx, p->arena,
          affine_add_number(ctx, affine_subtract(ctx, high, first), 1), 0,
          p->nsymbols);
      if (!affine_is(distance, AFFINE_CONSTANT))
        continue;
      int64_t value = distance->value < 0 ? 0 : distance->value;
      if (found && value >= *size)
        continue;
      found = true;
      *size = value;
      *low = first;
    }
  return found;
}

bool region_shape(Ctx *ctx, const MemRegion *region, int64_t *shape,
                  AffineExpr **low, int64_t *count) {
  Polyhedron p = poly_copy(&region->p);
  const Type *type = region->memref->type;
  add_sizes(&p, type);
  AffineExpr **exprs = known_exprs(ctx, &p);
  *count = 1;
  for (uint32_t d = 0; d < p.ndims; d++) {
    if (!find_extent(ctx, &p, d, exprs, &shape[d], &low[d])) {
      shape[d] = type->as.shaped.shape[d];
      low[d] = affine_constant(ctx, 0);
      if (shape[d] == DYNAMIC)
        return false;
    }
    if (__builtin_mul_overflow(*count, shape[d], count))
      return false;
  }
  return true;
}

void region_bounds(Ctx *ctx, const MemRegion *region, uint32_t dim,
                   Attr **lower, Attr **upper) {
  const Polyhedron *p = &region->p;
  PolyRowList rows = poly_rows_of(p, dim, 0, p->ndims);
  uint32_t n = 0, total = rows.nlower + rows.nupper + rows.nequal;
  AffineExpr **low = arena_array(p->arena, AffineExpr *, total + 1);
  AffineExpr **high = arena_array(p->arena, AffineExpr *, total + 1);
  for (; n < rows.nlower; n++) {
    const int64_t *row = p->ineqs.data[rows.lower[n]];
    AffineExpr *e = affine_mul_number(ctx, symbolic_expr(ctx, p, row, 1), -1);
    low[n] = rounded_up(ctx, e, row[dim]);
  }
  for (uint32_t i = 0; i < rows.nupper; i++) {
    const int64_t *row = p->ineqs.data[rows.upper[i]];
    AffineExpr *e = symbolic_expr(ctx, p, row, 1);
    high[i] = affine_add_number(
        ctx, affine_by_number(ctx, AFFINE_FLOORDIV, e, -row[dim]), 1);
  }
  for (uint32_t i = 0; i < rows.nequal; i++) {
    const int64_t *row = p->eqs.data[rows.equal[i]];
    int64_t by = row[dim] < 0 ? -row[dim] : row[dim];
    AffineExpr *e = symbolic_expr(ctx, p, row, row[dim] < 0 ? 1 : -1);
    high[rows.nupper + i] = affine_add_number(
        ctx, affine_by_number(ctx, AFFINE_FLOORDIV, e, by), 1);
    low[rows.nlower + i] = affine_by_number(ctx, AFFINE_CEILDIV, e, by);
  }
  *lower = attr_affine_map(ctx, p->nsymbols, 0, low, rows.nlower + rows.nequal);
  *upper =
      attr_affine_map(ctx, p->nsymbols, 0, high, rows.nupper + rows.nequal);
}

// Footprints

uint64_t memref_bytes(const Type *memref) {
  const Type *element = memref->as.shaped.element;
  const Type *scalar =
      element->kind == TY_VECTOR ? element->as.shaped.element : element;
  uint64_t bits = type_bit_width(scalar);
  if (element->kind == TY_VECTOR)
    bits *= (uint64_t)type_num_elements(element);
  int64_t count = type_num_elements(memref);
  return count < 0 ? 0 : (bits + 7) / 8 * (uint64_t)count;
}

typedef struct Footprint {
  Ctx *ctx;
  Arena *arena;
  uint32_t depth; // of the loop
  Vec(MemRegion) regions;
  bool unknown;
} Footprint;

static void add_to_footprint(void *user, Op *op) {
  Footprint *f = user;
  MemRegion region;
  if (f->unknown || !op_is_affine_read_or_write(op))
    return;
  f->unknown = !region_of(f->ctx, f->arena, op, f->depth, true, &region);
  for (size_t i = 0; !f->unknown && i < f->regions.size; i++)
    if (f->regions.data[i].memref == region.memref) {
      f->unknown = !region_join(&f->regions.data[i], &region);
      return;
    }
  if (!f->unknown)
    vec_push(f->arena, &f->regions, region);
}

bool region_bytes(Ctx *ctx, Arena *arena, const MemRegion *region,
                  uint64_t *bytes) {
  const Type *type = region->memref->type;
  uint32_t rank = (uint32_t)type->as.shaped.rank;
  int64_t *shape = arena_array(arena, int64_t, rank + 1), count, one = 1;
  AffineExpr **low = arena_array(arena, AffineExpr *, rank + 1);
  if (!memref_is_identity(type) ||
      !region_shape(ctx, region, shape, low, &count))
    return false;
  *bytes = (uint64_t)count *
           memref_bytes(
               type_memref(ctx, 1, &one, type->as.shaped.element, NULL, NULL));
  return true;
}

bool loop_footprint(Ctx *ctx, Arena *arena, Op *loop, uint64_t *bytes) {
  Footprint f = {.ctx = ctx, .arena = arena, .depth = count_loops_around(loop)};
  op_walk(loop, add_to_footprint, &f);
  *bytes = 0;
  for (size_t i = 0; !f.unknown && i < f.regions.size; i++) {
    uint64_t more;
    f.unknown = !region_bytes(ctx, arena, &f.regions.data[i], &more);
    if (!f.unknown)
      *bytes += more;
  }
  return !f.unknown;
}
