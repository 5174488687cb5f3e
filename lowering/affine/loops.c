// Trip counts are differences of bounds as far as their maps say it, composed
// with what gives their operands:
//
//   affine.for %i = %n to min(%n + 8, %m) step 4
//
// runs min(2, (%m - %n) ceildiv 4) times, which is no constant, and a multiple
// of 1.

#include "lowering/affine/loops.h"
#include "ir/build/arith.h"

Applied affine_trip_counts(Ctx *ctx, Arena *arena, const Op *loop) {
  Applied lower = affine_for_bound(arena, loop, AFFINE_LOWER);
  Applied upper = affine_for_bound(arena, loop, AFFINE_UPPER);
  uint64_t count;
  if (affine_for_trip_count(loop, &count)) {
    AffineExpr *number = affine_constant(ctx, (int64_t)count);
    Attr *map = attr_affine_map(ctx, 0, 0, &number, 1);
    return applied_of_values(arena, map, NULL);
  }
  if (lower.nexprs != 1)
    return (Applied){0};
  Applied counts = applied_difference(ctx, arena, &upper, &lower);
  for (uint32_t i = 0; i < counts.nexprs; i++)
    counts.exprs[i] = affine_by_number(ctx, AFFINE_CEILDIV, counts.exprs[i],
                                       affine_for_step(loop));
  return counts;
}

bool affine_constant_trip_count(Ctx *ctx, Arena *arena, const Op *loop,
                                uint64_t *count) {
  Applied counts = affine_trip_counts(ctx, arena, loop);
  int64_t least = INT64_MAX;
  for (uint32_t i = 0; i < counts.nexprs; i++) {
    const AffineExpr *e = counts.exprs[i];
    if (!affine_is(e, AFFINE_CONSTANT))
      return false;
    least = e->value < least ? e->value : least;
  }
  *count = least < 0 ? 0 : (uint64_t)least;
  return counts.nexprs;
}

uint64_t affine_trip_count_divisor(Ctx *ctx, Arena *arena, const Op *loop) {
  Applied counts = affine_trip_counts(ctx, arena, loop);
  uint64_t divisor = 0;
  for (uint32_t i = 0; i < counts.nexprs; i++) {
    const AffineExpr *e = counts.exprs[i];
    bool never = affine_is(e, AFFINE_CONSTANT) && e->value <= 0;
    divisor = affine_gcd(divisor, never ? UINT64_MAX : affine_divisor(e));
  }
  return counts.nexprs ? divisor : 1;
}

// Making

void affine_for_set_step(Ctx *ctx, Op *loop, int64_t step) {
  loop->slots[A_affine_for_step] = attr_index(ctx, step);
}

static ValueList values_of(const Applied *a) {
  return (ValueList){a->values, applied_count(a)};
}

Op *build_affine_for(Rewriter *rw, const Applied *lower, const Applied *upper,
                     int64_t step, ValueList inits) {
  Ctx *ctx = rw->b.ctx;
  int32_t sizes[] = {(int32_t)applied_count(lower),
                     (int32_t)applied_count(upper), (int32_t)inits.count};
  ValueList operands =
      list_join(rw, list_join(rw, values_of(lower), values_of(upper)), inits);
  TypeList types = list_types(rw, inits);
  Op *loop =
      build_spec(&rw->b, &(OpSpec){.info = ctx_op_by_opcode(ctx, OP_affine_for),
                                   .operands = operands.items,
                                   .noperands = operands.count,
                                   .result_types = types.items,
                                   .nresults = types.count,
                                   .nregions = 1});
  loop->slots[A_affine_for_lowerBoundMap] = applied_map(ctx, lower);
  loop->slots[A_affine_for_upperBoundMap] = applied_map(ctx, upper);
  loop->slots[A_affine_for_operandSegmentSizes] = attr_dense_i32(ctx, sizes, 3);
  affine_for_set_step(ctx, loop, step);
  Block *body =
      build_block(rw, loop, 0, (TypeList){(Type *[]){ctx->index_type}, 1});
  for (uint32_t i = 0; i < types.count; i++)
    block_add_arg(rw->b.pool, body, types.items[i], loop->loc);
  return loop;
}

// Nests

OpList affine_perfect_nest(Arena *arena, Op *loop) {
  Vec(Op *) loops = {0};
  for (;;) {
    vec_push(arena, &loops, loop);
    const Block *body = body_of(loop, 0);
    bool single = body->first->next == body->last && body->first != body->last;
    if (!single || !op_is(body->first, OP_affine_for))
      return (OpList){loops.data, loops.size};
    loop = body->first;
  }
}

OpList affine_loops_around(Arena *arena, const Op *op) {
  Vec(Op *) loops = {0};
  for (Op *loop = op_parent(op); loop; loop = op_parent(loop))
    if (op_is(loop, OP_affine_for))
      vec_push(arena, &loops, loop);
  for (size_t i = 0; i < loops.size / 2; i++) {
    Op *outer = loops.data[loops.size - 1 - i];
    loops.data[loops.size - 1 - i] = loops.data[i];
    loops.data[i] = outer;
  }
  return (OpList){loops.data, loops.size};
}

OpList affine_common_loops(Arena *arena, OpList ops) {
  OpList common = affine_loops_around(arena, ops.items[0]);
  for (size_t i = 1; i < ops.count; i++) {
    OpList loops = affine_loops_around(arena, ops.items[i]);
    size_t n = 0;
    while (n < common.count && n < loops.count &&
           common.items[n] == loops.items[n])
      n++;
    common.count = n;
  }
  return common;
}

bool affine_for_passes_on(const Op *loop, uint32_t i) {
  return op_operand(end_of(loop, 0), i) == block_arg(body_of(loop, 0), i + 1);
}

bool op_contains(const Op *op, uint32_t opcode) {
  for (uint32_t i = 0; i < op->nregions; i++)
    for (const Block *b = op->regions[i].first; b; b = b->next)
      for (const Op *inner = b->first; inner; inner = inner->next)
        if (op_is(inner, opcode) || op_contains(inner, opcode))
          return true;
  return false;
}

// Loops that run once

static Op *function_of(Op *op) {
  while (op && !op_has(op, TRAIT_FUNCTION))
    op = op_parent(op);
  return op;
}

// What the variable is; a constant goes to the beginning of the function.
static Value *only_value(Rewriter *rw, Op *loop) {
  int64_t number;
  Applied lower = affine_for_bound(rw->arena, loop, AFFINE_LOWER);
  Op *function = function_of(loop);
  builder_before(&rw->b, loop);
  if (affine_for_number(loop, AFFINE_LOWER, &number)) {
    if (function)
      builder_at_start(&rw->b, body_of(function, 0));
    rw->b.loc = loop->loc;
    return arith_index(&rw->b, number);
  }
  if (lower.ndims == 1 && !lower.nsymbols && affine_is_leaf(lower.exprs[0]))
    return lower.values[0];
  Attr *map = affine_for_map(loop, AFFINE_LOWER);
  return op_result(
      build_affine_map_op(&rw->b, OP_affine_apply, map, lower.values), 0);
}

bool affine_promote_single(Rewriter *rw, Op *loop) {
  uint64_t count;
  Block *body = body_of(loop, 0);
  if (!affine_constant_trip_count(rw->b.ctx, rw->arena, loop, &count) ||
      count != 1 || affine_for_map(loop, AFFINE_LOWER)->as.map.nresults != 1)
    return false;
  ValueList values = list_new(rw, body->nargs);
  list_add(&values, block_arg(body, 0)->uses ? only_value(rw, loop) : NULL);
  for (uint32_t i = 0; i < loop->nresults; i++)
    list_add(&values, op_operand(loop, affine_for_inits(loop) + i));
  Op *yield = block_terminator(body);
  rewrite_inline_block(rw, body, loop, values.items);
  rewrite_replace(rw, loop, list_of_operands(rw, yield, 0).items);
  rewrite_erase(rw, yield);
  return true;
}
