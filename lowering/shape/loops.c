// Conversions of shapes that loop over sizes: broadcasting, equality, reductions.

#include "ir/build/arith.h"
#include "ir/build/tensor.h"
#include "lowering/shape/passes.h"
#include "lowering/shape/shape_int.h"

// Broadcasting

// Shapes that stand one above the other, with their last dimensions in a column.
typedef struct Broadcasting {
  ValueList shapes;
  ValueList missing; // how many dimensions a shape has less than the longest
  Value *rank;       // of the longest
} Broadcasting;

static Broadcasting align_shapes(Conv *c, Op *op, Value *zero) {
  uint32_t n = op->noperands;
  Broadcasting all = {list_new(&c->rw, n), list_new(&c->rw, n), zero};
  ValueList ranks = list_new(&c->rw, n);
  for (uint32_t i = 0; i < n; i++) {
    list_add(&all.shapes, conv_operand(c, op, i));
    list_add(&ranks, rank_of(&c->b, all.shapes.items[i], zero));
  }
  for (uint32_t i = 0; i < n; i++)
    all.rank = i ? build_binary(&c->b, OP_arith_maxui, ranks.items[i], all.rank)
                 : ranks.items[0];
  for (uint32_t i = 0; i < n; i++)
    list_add(&all.missing,
             build_binary(&c->b, OP_arith_subi, all.rank, ranks.items[i]));
  return all;
}

// An scf.if whose first arm gives `value` where shape `i` has no such dimension.
// The builder is left in the other arm; returns the size there.
static Value *in_shape(Conv *c, const Broadcasting *all, uint32_t i, Value *dim,
                       Value *value, Op **made) {
  Builder *b = &c->b;
  Value *missing = all->missing.items[i];
  Value *is_missing = arith_cmpi(b, E_arith_cmpi_ult, dim, missing);
  *made = build_if(&c->rw, is_missing, (TypeList){&value->type, 1});
  arm_begin(c, *made, 0);
  arm_end(c, value);
  arm_begin(c, *made, 1);
  Value *at = build_binary(b, OP_arith_subi, dim, missing);
  return extent_at(c, all->shapes.items[i], at);
}

// The size of a column: the last that is not one.
static Value *broadcast_size(Conv *c, const Broadcasting *all, Value *dim) {
  Builder *b = &c->b, behind;
  Value *one = arith_index(b, 1), *size = one;
  for (uint32_t i = 0; i < all->shapes.count; i++) {
    Op *made;
    behind = *b;
    Value *own = in_shape(c, all, i, dim, size, &made);
    Value *is_one = arith_cmpi(b, E_arith_cmpi_eq, own, one);
    arm_end(c, arith_select(b, is_one, size, own));
    *b = behind;
    size = op_result(made, 0);
  }
  return size;
}

// Whether shape `i` has one in this column, or that size, and `before` is true.
static Value *also_fits(Conv *c, const Broadcasting *all, uint32_t i,
                        Value *dim, Value *one, Value *size, Value *before) {
  Builder *b = &c->b, behind = *b;
  Op *made;
  Value *own = in_shape(c, all, i, dim, before, &made);
  Value *is_one = arith_cmpi(b, E_arith_cmpi_eq, own, one);
  Value *is_size = arith_cmpi(b, E_arith_cmpi_eq, own, size);
  Value *fits = build_binary(b, OP_arith_ori, is_one, is_size);
  arm_end(c, build_binary(b, OP_arith_andi, before, fits));
  *b = behind;
  return op_result(made, 0);
}

bool convert_is_broadcastable(Conv *c, Op *op) {
  if (may_be_error(c, op))
    return false;
  Builder *b = &c->b;
  Value *zero = arith_index(b, 0), *one = arith_index(b, 1);
  Broadcasting all = align_shapes(c, op, zero);
  Value *yes = arith_int(b, c->ctx->i1, 1);
  Op *loop = build_for(&c->rw, zero, all.rank, one, list_of(&c->rw, yes));
  Builder behind = *b;
  builder_at_end(b, body_of(loop, 0));
  Value *dim = block_arg(body_of(loop, 0), 0);
  Value *fits = block_arg(body_of(loop, 0), 1);
  Value *size = broadcast_size(c, &all, dim);
  for (uint32_t i = 0; i < all.shapes.count; i++)
    fits = also_fits(c, &all, i, dim, one, size, fits);
  build_yield(&c->rw, list_of(&c->rw, fits));
  *b = behind;
  return conv_replace1(c, op, op_result(loop, 0));
}

// A shape that would be an error is none in a compile: the program stops before.
static void assert_broadcastable(Conv *c, Op *op) {
  static const char message[] = "required broadcastable shapes";
  Attr *error = op_slot(op, A_shape_broadcast_error);
  ValueList shapes = list_of_operands(&c->rw, op, 0);
  Value *fits = build_value(&c->b, OP_shape_is_broadcastable, c->ctx->i1,
                            shapes.items, shapes.count);
  build_assert(&c->b, fits,
               error ? error : attr_string(c->ctx, str_from(message)));
}

bool convert_broadcast(Conv *c, Op *op) {
  if (is_shape_value(op_result_type(op))) {
    if (!converts_all(c))
      return false;
    assert_broadcastable(c, op);
  }
  Broadcasting all = align_shapes(c, op, arith_index(&c->b, 0));
  Generate g = generate_begin(c, all.rank);
  Value *dim = block_arg(body_of(g.op, 0), 0);
  Value *extents = generate_end(c, &g, broadcast_size(c, &all, dim));
  return conv_replace1(c, op, as_extents(c, op, 0, extents));
}

// Equality

// Whether two shapes of one rank have the same sizes.
static Value *equal_sizes(Conv *c, Value *a, Value *other, Value *zero,
                          Value *rank) {
  Builder *b = &c->b;
  Value *one = arith_index(b, 1), *yes = arith_int(b, c->ctx->i1, 1);
  Op *loop = build_for(&c->rw, zero, rank, one, list_of(&c->rw, yes));
  Builder behind = *b;
  builder_at_end(b, body_of(loop, 0));
  Value *at = block_arg(body_of(loop, 0), 0);
  Value *left = extent_at(c, a, at), *right = extent_at(c, other, at);
  Value *equal = arith_cmpi(b, E_arith_cmpi_eq, left, right);
  arm_end(
      c, build_binary(b, OP_arith_andi, block_arg(body_of(loop, 0), 1), equal));
  *b = behind;
  return op_result(loop, 0);
}

static Value *equal_shapes(Conv *c, Value *a, Value *other, Value *zero,
                           Value *rank) {
  Builder *b = &c->b;
  Value *is_rank =
      arith_cmpi(b, E_arith_cmpi_eq, rank, rank_of(b, other, zero));
  Op *op = build_if(&c->rw, is_rank, (TypeList){&c->ctx->i1, 1});
  Builder behind = *b;
  arm_begin(c, op, 0);
  arm_end(c, equal_sizes(c, a, other, zero, rank));
  arm_begin(c, op, 1);
  arm_end(c, arith_int(b, c->ctx->i1, 0));
  *b = behind;
  return op_result(op, 0);
}

// All are compared with the first.
bool convert_shape_eq(Conv *c, Op *op) {
  if (may_be_error(c, op))
    return false;
  Builder *b = &c->b;
  if (op->noperands <= 1)
    return conv_replace1(c, op, arith_int(b, c->ctx->i1, 1));
  Value *zero = arith_index(b, 0), *first = conv_operand(c, op, 0);
  Value *rank = rank_of(b, first, zero), *all = NULL;
  for (uint32_t i = 1; i < op->noperands; i++) {
    Value *equal = equal_shapes(c, first, conv_operand(c, op, i), zero, rank);
    all = all ? build_binary(b, OP_arith_andi, all, equal) : equal;
  }
  return conv_replace1(c, op, all);
}

// Reductions

// A loop over the sizes of a shape; the builder is left in its body, behind the
// size at hand.
static Op *loop_over(Conv *c, Value *extents, ValueList inits, Value **size) {
  Builder *b = &c->b;
  Value *zero = arith_index(b, 0), *one = arith_index(b, 1);
  Value *rank = rank_of(b, extents, zero);
  Op *loop = build_for(&c->rw, zero, rank, one, inits);
  builder_at_end(b, body_of(loop, 0));
  *size = extent_at(c, extents, block_arg(body_of(loop, 0), 0));
  return loop;
}

// The block is converted where it stands, and becomes the body of the loop.
bool convert_reduce(Conv *c, Op *op) {
  if (is_shape_value(op_operand_type(op, 0)) && !converts_all(c))
    return false;
  ValueList inits = list_new(&c->rw, op->noperands);
  inits.count = op->noperands - 1;
  if (!conv_operands(c, op, 1, inits.count, inits.items))
    return false;
  Value *extents = conv_operand(c, op, 0), *size;
  Block *block = op->regions[0].first;
  conv_args(c, block);
  conv_region(c, &op->regions[0]);
  Op *end = block_terminator(block);
  ValueList results = list_new(&c->rw, end->noperands);
  results.count = end->noperands;
  if (!conv_operands(c, end, 0, results.count, results.items))
    return false;
  builder_before(&c->b, op);
  Op *loop = loop_over(c, extents, inits, &size);
  Block *body = body_of(loop, 0);
  ValueList args = list_of_args(&c->rw, body, 0);
  ValueList given =
      list_join(&c->rw, list_of(&c->rw, args.items[0]), list_of(&c->rw, size));
  given = list_join(&c->rw, given, list_part(args, 1, inits.count));
  for (uint32_t i = 0; i < results.count; i++)
    if (value_arg_block(results.items[i]) == block)
      results.items[i] = given.items[results.items[i]->index];
  conv_erase(c, end);
  rewrite_merge_block(&c->rw, block, body, given.items);
  builder_at_end(&c->b, body);
  build_yield(&c->rw, results);
  return conv_replace(c, op, list_of_results(&c->rw, loop).items);
}

bool convert_num_elements(Conv *c, Op *op) {
  Builder behind = c->b;
  Value *size, *extents = conv_operand(c, op, 0);
  Value *one = arith_index(&c->b, 1);
  Op *loop = loop_over(c, extents, list_of(&c->rw, one), &size);
  Value *before = block_arg(body_of(loop, 0), 1);
  arm_end(c, build_binary(&c->b, OP_arith_muli, before, size));
  c->b = behind;
  return conv_replace1(c, op, op_result(loop, 0));
}

// The greater or the smaller of two sizes, or of those of two shapes of the same
// rank.
bool convert_extreme(Conv *c, Op *op) {
  Builder *b = &c->b;
  uint32_t opcode = op_is(op, OP_shape_max) ? OP_arith_maxui : OP_arith_minui;
  Value *lhs = conv_operand(c, op, 0), *rhs = conv_operand(c, op, 1);
  if (!is_shape_value(op_result_type(op)))
    return conv_replace1(c, op, build_binary(b, opcode, lhs, rhs));
  Value *zero = arith_index(b, 0), *rank = rank_of(b, lhs, zero);
  Value *is_rank = arith_cmpi(b, E_arith_cmpi_eq, rank, rank_of(b, rhs, zero));
  build_assert(b, is_rank,
               attr_string(c->ctx, STR("required shapes of the same rank")));
  Generate g = generate_begin(c, rank);
  Value *at = block_arg(body_of(g.op, 0), 0);
  Value *left = extent_at(c, lhs, at), *right = extent_at(c, rhs, at);
  return conv_replace1(
      c, op, generate_end(c, &g, build_binary(b, opcode, left, right)));
}
