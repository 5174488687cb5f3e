// Bounds and steps of affine.for and affine.parallel.

#include "ir/dialects/affine/affine.h"
#include "ir/dialects/dialects_int.h"

// affine.for

uint32_t affine_for_first(const Op *loop, AffineEnd end) {
  return end == AFFINE_LOWER
             ? 0
             : affine_map_inputs(affine_for_map(loop, AFFINE_LOWER));
}

Applied affine_for_bound(Arena *arena, const Op *loop, AffineEnd end) {
  return applied_of(arena, affine_for_map(loop, end), loop,
                    affine_for_first(loop, end));
}

static void set_sizes(Ctx *ctx, Op *loop, uint32_t lower, uint32_t upper) {
  int32_t sizes[] = {(int32_t)lower, (int32_t)upper,
                     (int32_t)(loop->noperands - lower - upper)};
  loop->slots[A_affine_for_operandSegmentSizes] = attr_dense_i32(ctx, sizes, 3);
}

void affine_for_set_bound(Ctx *ctx, Pool *pool, Arena *arena, Op *loop,
                          AffineEnd end, const Applied *bound) {
  uint32_t first = affine_for_first(loop, end), n = applied_count(bound);
  uint32_t old = affine_map_inputs(affine_for_map(loop, end));
  uint32_t total = loop->noperands - old + n;
  Value **operands = arena_array(arena, Value *, total + 1);
  for (uint32_t i = 0; i < total; i++)
    operands[i] = i < first       ? op_operand(loop, i)
                  : i < first + n ? bound->values[i - first]
                                  : op_operand(loop, i - n + old);
  op_set_operands(pool, loop, operands, total);
  loop->slots[end == AFFINE_LOWER ? A_affine_for_lowerBoundMap
                                  : A_affine_for_upperBoundMap] =
      applied_map(ctx, bound);
  set_sizes(ctx, loop, affine_map_inputs(affine_for_map(loop, AFFINE_LOWER)),
            affine_map_inputs(affine_for_map(loop, AFFINE_UPPER)));
}

int64_t affine_for_step(const Op *loop) {
  return attr_to_i64(op_slot(loop, A_affine_for_step));
}

bool affine_for_number(const Op *loop, AffineEnd end, int64_t *number) {
  const Attr *map = affine_for_map(loop, end);
  if (!affine_map_is_number(map))
    return false;
  *number = map->as.map.results[0]->value;
  return true;
}

bool affine_for_trip_count(const Op *loop, uint64_t *count) {
  int64_t low, high, step = affine_for_step(loop);
  if (step <= 0 || !affine_for_number(loop, AFFINE_LOWER, &low) ||
      !affine_for_number(loop, AFFINE_UPPER, &high))
    return false;
  uint64_t distance = (uint64_t)high - (uint64_t)low;
  *count = high <= low ? 0 : (distance - 1) / (uint64_t)step + 1;
  return true;
}

// affine.parallel

Attr *affine_parallel_map(const Op *loop, AffineEnd end) {
  return op_slot(loop, end == AFFINE_LOWER ? A_affine_parallel_lowerBoundsMap
                                           : A_affine_parallel_upperBoundsMap);
}

uint32_t affine_parallel_first(const Op *loop, AffineEnd end) {
  return end == AFFINE_LOWER
             ? 0
             : affine_map_inputs(affine_parallel_map(loop, AFFINE_LOWER));
}

Attr *affine_parallel_bound(Ctx *ctx, const Op *loop, AffineEnd end,
                            uint32_t i) {
  const Attr *groups =
      op_slot(loop, end == AFFINE_LOWER ? A_affine_parallel_lowerBoundsGroups
                                        : A_affine_parallel_upperBoundsGroups);
  uint32_t first = 0;
  for (uint32_t g = 0; g < i; g++)
    first += (uint32_t)dense_int(groups, g);
  return affine_map_part(ctx, affine_parallel_map(loop, end), first,
                         (uint32_t)dense_int(groups, i));
}

int64_t affine_parallel_step(const Op *loop, uint32_t i) {
  const Attr *steps = op_slot(loop, A_affine_parallel_steps);
  return attr_to_i64(steps->as.array.items[i]);
}

Speculation speculate_affine_for(Ctx *ctx, const Op *op) {
  (void)ctx;
  return attr_to_i64(op_slot(op, A_affine_for_step)) == 1 ? SPECULATION_INSIDE
                                                          : SPECULATION_NEVER;
}

// The body runs if there is an iteration, and again if there are several.
bool edge_exists_affine_for(const Op *op, const RegionEdge *edge) {
  uint64_t count;
  if (!affine_for_trip_count(op, &count))
    return true;
  if (edge->from == EDGE_OP)
    return (edge->to == EDGE_OP) == !count;
  return count && (edge->to == EDGE_OP || count != 1);
}
