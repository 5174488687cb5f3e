// Of an access, what it touches in another memref:
//
//   affine.load %m[%i + 1]      with (d0) -> (d0 floordiv 4, d0 mod 4) is
//   affine.load %n[(%i + 1) floordiv 4, (%i + 1) mod 4]
//
// Each map is made an affine.apply, which is composed then, so that the maps
// that MLIR prints result; those that are left over go, the last ones only.

#include "lowering/affine/remap.h"

typedef struct MapPlace { // where the map of a memref is
  Attr *map;
  int slot;         // or -1
  const char *name; // then that of a discardable attribute
} MapPlace;

// Transfers have a map behind each memref.
static bool find_transfer_map(const Ctx *ctx, const Op *op, uint32_t at,
                              MapPlace *place) {
  static const char *const names[] = {"src_map", "dst_map", "tag_map"};
  uint32_t operand = 0;
  for (int i = op_is(op, OP_affine_dma_wait) ? 2 : 0; i < 3; i++) {
    Attr *map = op_attr_str(ctx, op, names[i]);
    *place = (MapPlace){map, -1, names[i]};
    if (operand == at)
      return true;
    operand += 1 + affine_map_inputs(map);
  }
  return false;
}

static bool find_map(const Ctx *ctx, const Op *op, uint32_t at,
                     MapPlace *place) {
  AffineAccess access;
  if (op_is(op, OP_affine_dma_start) || op_is(op, OP_affine_dma_wait))
    return find_transfer_map(ctx, op, at, place);
  if (!affine_access_of(op, &access) || access.memref != (int)at)
    return false;
  *place = (MapPlace){access.map, (int)access.slot, NULL};
  return true;
}

bool affine_can_remap(const Ctx *ctx, const Op *op, uint32_t at) {
  MapPlace place;
  return find_map(ctx, op, at, &place);
}

static bool is_identity(const Attr *map) {
  return !map->as.map.nsymbols && map_is_identity(map);
}

// What each result of the map is: an affine.apply, unless it is an operand.
static Value **apply_map(Rewriter *rw, const Attr *map, Value **operands) {
  uint32_t n = map->as.map.nresults;
  Value **values = arena_array(rw->arena, Value *, n + 1);
  if (is_identity(map))
    return operands;
  for (uint32_t i = 0; i < n; i++)
    values[i] = op_result(
        build_affine_map_op(&rw->b, OP_affine_apply,
                            affine_map_part(rw->b.ctx, map, i, 1), operands),
        0);
  return values;
}

Value **affine_remap_indices(Rewriter *rw, Value *const *indices,
                             uint32_t count, const Remap *remap) {
  ValueList old = list_new(rw, count + 1);
  for (uint32_t i = 0; i < count; i++)
    list_add(&old, indices[i]);
  ValueList all =
      list_join(rw, list_join(rw, remap->before, old), remap->after);
  return apply_map(rw, remap->map, all.items);
}

void affine_erase_unused(Rewriter *rw, Value *const *values, uint32_t n) {
  for (uint32_t i = 0; i < n; i++) {
    Op *op = value_op(values[i]);
    if (op && op_is(op, OP_affine_apply) && !values[i]->uses)
      rewrite_erase(rw, op);
  }
}

void affine_remap_access(Rewriter *rw, Op *op, uint32_t at,
                         const Remap *remap) {
  Ctx *ctx = rw->b.ctx;
  MapPlace place;
  find_map(ctx, op, at, &place);
  uint32_t n = affine_map_inputs(place.map), old = place.map->as.map.nresults,
           rank = remap->map->as.map.nresults;
  ValueList operands = list_of_operands(rw, op, 0);
  builder_before(&rw->b, op);
  Value **own = apply_map(rw, place.map, operands.items + at + 1);
  Value **indices = affine_remap_indices(rw, own, old, remap);
  Applied to = applied_of_values(
      rw->arena, affine_map_identity(ctx, rw->arena, rank), indices);
  applied_compose_fully(ctx, rw->arena, &to);
  for (uint32_t i = 0; i < rank; i++)
    to.exprs[i] =
        affine_simplify(ctx, rw->arena, to.exprs[i], to.ndims, to.nsymbols);
  applied_canonicalize(ctx, rw->arena, &to);
  // As in MLIR, what only the others used stays, and what was there before.
  if (!is_identity(remap->map))
    affine_erase_unused(rw, indices, rank);
  else if (!is_identity(place.map))
    affine_erase_unused(rw, own, old);
  uint32_t rest = at + 1 + n;
  ValueList all = list_part(operands, 0, at);
  all = list_join(rw, all, list_of(rw, remap->memref));
  all = list_join(rw, all, (ValueList){to.values, applied_count(&to)});
  all = list_join(rw, all, list_part(operands, rest, operands.count - rest));
  op_set_operands(rw->b.pool, op, all.items, all.count);
  if (place.slot >= 0)
    op->slots[place.slot] = applied_map(ctx, &to);
  else
    op_set_attr(ctx, op, ctx_ident(ctx, str_from(place.name)),
                applied_map(ctx, &to));
}
