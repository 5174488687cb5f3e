// A layout maps indices of a memref to those of what is stored. Where it takes
// them to a box from zero on, that box is the shape of a memref without one:
//
//   memref<16x20xf32, affine_map<(i, j) -> (i, j floordiv 4, j mod 4)>>
//   memref<16x5x4xf32>
//
// Of sizes that are not known only tiles are: a dimension may be divided by a
// number if its remainder is another, and nothing else is made of it.
//
//   memref<16x?xf32, affine_map<(i, j) -> (i, j floordiv 4, j mod 4)>>
//   memref<16x?x?xf32>         of (n + 3) floordiv 4 and of 4

#include "lowering/memref/normal_type.h"

// The map of a strided layout of known numbers.
static Attr *map_of_strided(Ctx *ctx, Arena *arena, const Type *memref) {
  uint32_t rank = (uint32_t)memref->as.shaped.rank;
  int64_t *strides = arena_array(arena, int64_t, rank + 1), offset;
  if (!memref_strides(memref, strides, &offset) || offset == DYNAMIC)
    return NULL;
  AffineExpr *sum = affine_constant(ctx, offset);
  for (uint32_t i = 0; i < rank; i++) {
    if (strides[i] == DYNAMIC)
      return NULL;
    sum = affine_binary(ctx, AFFINE_ADD, sum,
                        affine_mul_number(ctx, affine_dim(ctx, i), strides[i]));
  }
  return attr_affine_map(ctx, rank, 0, &sum, 1);
}

static Attr *layout_map(Ctx *ctx, Arena *arena, const Type *memref) {
  Attr *layout = memref->as.shaped.layout;
  if (attr_is(layout, AT_STRIDED))
    return map_of_strided(ctx, arena, memref);
  bool is_map = attr_is(layout, AT_AFFINE_MAP) && !layout->as.map.nsymbols;
  return is_map ? layout : NULL;
}

static bool is_quotient(const AffineExpr *e) {
  return affine_is(e, AFFINE_FLOORDIV) && affine_is(e->rhs, AFFINE_CONSTANT);
}

static bool has_part(const AffineExpr *e, const AffineExpr *part) {
  return e == part || (!affine_is_leaf(e) &&
                       (has_part(e->lhs, part) || has_part(e->rhs, part)));
}

// The only result besides `quotient` that has what it divides is the
// remainder; true also if none has, and then `*at` is `count`.
static bool find_remainder(AffineExpr *const *exprs, uint32_t count,
                           uint32_t quotient, uint32_t *at) {
  const AffineExpr *divided = exprs[quotient]->lhs;
  *at = count;
  for (uint32_t i = 0; i < count; i++) {
    const AffineExpr *e = exprs[i];
    if (i == quotient || !has_part(e, divided))
      continue;
    if (*at < count || !affine_is(e, AFFINE_MOD) || e->lhs != divided ||
        e->rhs != exprs[quotient]->rhs)
      return false;
    *at = i;
  }
  return true;
}

// How many of each result of the map there are, by how many of each dimension.
// False: it is no map of tiles.
static bool count_tiles(Ctx *ctx, const Attr *map, AffineExpr **sizes) {
  uint32_t count = map->as.map.nresults;
  AffineExpr *const *exprs = map->as.map.results;
  bool tiled = false;
  for (uint32_t i = 0; i < count; i++)
    sizes[i] = affine_is(exprs[i], AFFINE_DIM) ? exprs[i] : NULL;
  for (uint32_t i = 0; i < count; i++) {
    uint32_t remainder;
    if (!is_quotient(exprs[i]))
      continue;
    if (!find_remainder(exprs, count, i, &remainder))
      return false;
    if (remainder == count || !affine_is(exprs[i]->lhs, AFFINE_DIM))
      continue;
    sizes[i] = affine_by_number(ctx, AFFINE_CEILDIV, exprs[i]->lhs,
                                exprs[i]->rhs->value);
    sizes[remainder] = exprs[i]->rhs;
    tiled = true;
  }
  return tiled;
}

static bool uses_unknown(const AffineExpr *e, const Type *memref) {
  for (int64_t i = 0; i < memref->as.shaped.rank; i++)
    if (memref->as.shaped.shape[i] == DYNAMIC && affine_uses(e, AFFINE_DIM, i))
      return true;
  return false;
}

// The elements, as results of the map, and then the indices that lead there.
static bool add_elements(Ctx *ctx, Polyhedron *p, const Attr *map) {
  uint32_t count = map->as.map.nresults;
  int64_t **rows = arena_array(p->arena, int64_t *, count + 1);
  if (!poly_flatten(ctx, p, map->as.map.results, count, rows))
    return false;
  poly_insert(p, POLY_DIM, 0, count);
  for (uint32_t i = 0; i < count; i++) {
    int64_t *row = poly_equality(p);
    for (uint32_t c = count; c <= poly_vars(p); c++)
      p->overflow |= __builtin_sub_overflow(0, rows[i][c - count], &row[c]);
    row[i] = 1;
  }
  return true;
}

// Of the sizes that are known those of the box.
static bool find_shape(Ctx *ctx, Arena *arena, const Type *memref,
                       const Attr *map, int64_t *shape) {
  Polyhedron p = poly_new(arena, map->as.map.ndims, 0);
  for (uint32_t i = 0; i < p.ndims; i++) {
    int64_t size = memref->as.shaped.shape[i];
    if (!size)
      return false;
    if (size == DYNAMIC)
      continue;
    poly_add_number(&p, POLY_LOWER, i, 0);
    poly_add_number(&p, POLY_UPPER, i, size - 1);
  }
  if (!add_elements(ctx, &p, map))
    return false;
  for (uint32_t i = 0; i < map->as.map.nresults; i++) {
    int64_t low, high;
    shape[i] = DYNAMIC;
    if (uses_unknown(map->as.map.results[i], memref))
      continue;
    if (!poly_constant_bound(&p, POLY_UPPER, i, &high) ||
        !poly_constant_bound(&p, POLY_LOWER, i, &low) || low < 0 || high < 0)
      return false;
    shape[i] = high + 1;
  }
  return true;
}

bool memref_normal_type(Ctx *ctx, Arena *arena, Type *memref,
                        NormalType *normal) {
  if (memref->kind != TY_MEMREF || !memref->as.shaped.rank ||
      memref_is_identity(memref))
    return false;
  Attr *map = layout_map(ctx, arena, memref);
  if (!map)
    return false;
  uint32_t count = map->as.map.nresults;
  int64_t *shape = arena_array(arena, int64_t, count + 1);
  *normal = (NormalType){.map = map,
                         .sizes = arena_array(arena, AffineExpr *, count + 1)};
  bool tiled = count_tiles(ctx, map, normal->sizes);
  if ((!tiled && !type_has_static_shape(memref)) ||
      !find_shape(ctx, arena, memref, map, shape))
    return false;
  for (uint32_t i = 0; i < count; i++) {
    if (shape[i] != DYNAMIC)
      normal->sizes[i] = NULL;
    else if (!normal->sizes[i])
      return false;
  }
  normal->type = type_memref(ctx, (int)count, shape, memref->as.shaped.element,
                             NULL, memref->as.shaped.space);
  return true;
}
