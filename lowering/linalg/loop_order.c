// Choosing the innermost loop of a structured operation.
//
// A loop whose iterations are independent may become the innermost one, and so
// may the last loop that reduces: an element of a result sees the same sequence
// of iterations then. The loop wins whose iteration costs least: its accesses
// cost nothing where an operand does not move along, little where it moves by
// one element, much otherwise; sums of floats that have an order are added one
// after the other, and few iterations are not worth a loop. For a product of
// matrices, (i, j, k) becomes (i, k, j):
//
//              A[i, k]   B[k, j]   C[i, j]
//   i          stride    -         stride
//   j          -         1         1          <- the innermost
//   k          1         stride    -
//
// All other loops keep their order, but for those of a small window, 3x3 say, of
// a pooling or a depthwise convolution: they go within the innermost loop and are
// unrolled there by LLVM, which leaves that one to be made vectors of. A sum is a
// value then, and not stored for each element of the window.
#include "ir/analysis/analysis.h"
#include "lowering/linalg/loop_order.h"

enum {
  CONTIGUOUS = 1, // cost of an access
  STRIDED = 32,
  IN_SEQUENCE = 8, // what a loop costs more that no vectors are made of
  FEW = 8,         // iterations
  WINDOW = 12,     // iterations of all loops that reduce,
  WINDOW_BODY = 8, // of so many operations, which LLVM unrolls
};

LoopOrder loop_order_of_record(Arena *arena, const Structured *s) {
  LoopOrder order = {.loops = arena_array(arena, uint32_t, s->nloops + 1)};
  for (uint32_t i = 0; i < s->nloops; i++)
    order.loops[i] = i;
  return order;
}

bool loop_order_differs(const Structured *s, const LoopOrder *order) {
  if (order->naccumulating)
    return true;
  for (uint32_t i = 0; i < s->nloops; i++)
    if (order->loops[i] != i)
      return true;
  return false;
}

bool structured_inits_follow_parallel_loops(const Structured *s) {
  uint32_t nparallel = 0;
  for (uint32_t i = 0; i < s->nloops; i++)
    nparallel += !s->reduces[i];
  for (uint32_t i = 0; i < s->ninits; i++) {
    const Attr *map = s->maps[s->ninputs + i];
    if (map->as.map.nresults != nparallel || !map_is_projected_permutation(map))
      return false;
    for (uint32_t j = 0; j < nparallel; j++)
      if (s->reduces[map->as.map.results[j]->value])
        return false;
  }
  return true;
}

bool structured_body_is_pure(const Structured *s) {
  const Block *body = structured_body(s);
  for (const Op *op = body->first; op != body->last; op = op->next)
    if (!op_is_memory_effect_free(op))
      return false;
  return true;
}

// By how many elements an operand's accesses move in an iteration of a loop;
// DYNAMIC: that is not known.
static int64_t step_along(Ctx *ctx, Arena *arena, const Structured *s,
                          uint32_t operand, uint32_t loop) {
  const Attr *map = s->maps[operand];
  const Type *type = op_operand(s->op, operand)->type;
  uint32_t rank = map->as.map.nresults;
  int64_t *strides = arena_array(arena, int64_t, rank + 1), offset, step = 0;
  AffineFlat flat = {.ctx = ctx, .arena = arena, .ndims = s->nloops};
  bool known =
      type->kind == TY_MEMREF && memref_strides(type, strides, &offset);
  for (uint32_t i = 0; i < rank; i++) {
    AffineRow row;
    const AffineExpr *e = map->as.map.results[i];
    if (!affine_uses(e, AFFINE_DIM, loop))
      continue;
    if (!known || strides[i] == DYNAMIC || !affine_flatten(&flat, e, &row) ||
        flat.locals.size)
      return DYNAMIC;
    step += row.at[loop] * strides[i];
  }
  return step;
}

// A loop that adds floats up and keeps their order has no vectors.
static bool runs_in_sequence(const Structured *s, bool in_order,
                             uint32_t loop) {
  for (uint32_t i = 0; in_order && s->reduces[loop] && i < s->ninits; i++)
    if (type_is_float(structured_element(structured_init(s, i)->type)))
      return true;
  return false;
}

static uint32_t cost_of_innermost(Ctx *ctx, Arena *arena, const Structured *s,
                                  bool in_order, uint32_t loop) {
  uint32_t cost = 0, noperands = s->ninputs + s->ninits;
  for (uint32_t i = 0; i < noperands; i++) {
    int64_t step = step_along(ctx, arena, s, i, loop);
    bool is_init = i >= s->ninputs;
    uint32_t naccesses =
        is_init ? 1 + structured_uses_init(s, i - s->ninputs) : 1;
    if (step)
      cost += naccesses * (step == 1 ? CONTIGUOUS : STRIDED);
  }
  return runs_in_sequence(s, in_order, loop) ? cost * IN_SEQUENCE : cost;
}

// The same, and more if the loop is known to have few iterations.
static uint32_t cost_with_extent(Ctx *ctx, Arena *arena, const Structured *s,
                                 const LoopExtent *extents, bool in_order,
                                 uint32_t loop) {
  LoopExtent e = extents[loop];
  int64_t n = op_operand(s->op, e.operand)->type->as.shaped.shape[e.dim];
  uint32_t cost = cost_of_innermost(ctx, arena, s, in_order, loop);
  return n > 0 && n < FEW ? cost * FEW / (uint32_t)n : cost;
}

uint32_t loop_order_innermost(Ctx *ctx, Arena *arena, const Structured *s,
                              const LoopExtent *extents, bool in_order) {
  uint32_t best = s->nloops - 1;
  uint32_t least = cost_with_extent(ctx, arena, s, extents, in_order, best);
  bool behind_reduction = s->reduces[best];
  for (uint32_t i = best; i-- > 0;) {
    bool may = !s->reduces[i] || !behind_reduction;
    behind_reduction |= s->reduces[i];
    uint32_t cost = may ? cost_with_extent(ctx, arena, s, extents, in_order, i)
                        : UINT32_MAX;
    if (cost < least) {
      least = cost;
      best = i;
    }
  }
  return best;
}

static bool is_small_window(const Structured *s, const LoopExtent *extents) {
  int64_t iterations = 1, noperations = 0;
  for (uint32_t i = 0; i < s->nloops; i++) {
    LoopExtent e = extents[i];
    int64_t n = op_operand(s->op, e.operand)->type->as.shaped.shape[e.dim];
    if (s->reduces[i])
      iterations = n < 1 || iterations > WINDOW ? WINDOW + 1 : iterations * n;
  }
  for (const Op *op = structured_body(s)->first; op; op = op->next)
    noperations++;
  return iterations > 1 && iterations <= WINDOW && noperations <= WINDOW_BODY;
}

// The loops that do not reduce, `innermost` as the last of them, and those that do.
static LoopOrder order_with_window(Arena *arena, const Structured *s,
                                   uint32_t innermost) {
  LoopOrder order = loop_order_of_record(arena, s);
  uint32_t n = 0;
  for (uint32_t i = 0; i < s->nloops; i++)
    if (!s->reduces[i] && i != innermost)
      order.loops[n++] = i;
  order.loops[n++] = innermost;
  order.naccumulating = s->nloops - n;
  for (uint32_t i = 0; i < s->nloops; i++)
    if (s->reduces[i])
      order.loops[n++] = i;
  return order;
}

LoopOrder loop_order_contiguous(Ctx *ctx, Arena *arena, const Structured *s,
                                bool in_order, bool windows) {
  LoopOrder order = loop_order_of_record(arena, s);
  LoopExtent *extents = arena_array(arena, LoopExtent, s->nloops + 1);
  if (!s->nloops || !structured_inits_follow_parallel_loops(s) ||
      !structured_body_is_pure(s) || !structured_extents(s, extents))
    return order;
  uint32_t innermost = loop_order_innermost(ctx, arena, s, extents, in_order);
  if (windows && !s->reduces[innermost] && is_small_window(s, extents))
    return order_with_window(arena, s, innermost);
  for (uint32_t i = innermost; i + 1 < s->nloops; i++)
    order.loops[i] = order.loops[i + 1];
  order.loops[s->nloops - 1] = innermost;
  while (order.naccumulating < s->nloops &&
         s->reduces[order.loops[s->nloops - 1 - order.naccumulating]])
    order.naccumulating++;
  return order;
}
