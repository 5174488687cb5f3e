// Making operations of the affine dialect. Maps are composed with those of the
// affine.apply that operands come from, and of what is then a number or an
// operand no operation is made.

#include "ir/build/affine.h"

#include "ir/analysis/fold.h"

static void count_leaves(const AffineExpr *e, uint32_t *ndims,
                         uint32_t *nsymbols) {
  if (!affine_is_leaf(e)) {
    count_leaves(e->lhs, ndims, nsymbols);
    count_leaves(e->rhs, ndims, nsymbols);
    return;
  }
  uint32_t *n = e->kind == AFFINE_DIM      ? ndims
                : e->kind == AFFINE_SYMBOL ? nsymbols
                                           : NULL;
  if (n && *n <= e->value)
    *n = (uint32_t)e->value + 1;
}

// Numbers become part of the map.
static Applied apply_to(Ctx *ctx, Arena *arena, const Attr *map,
                        const Mixed *operands) {
  Applied a = applied_of_values(arena, map, NULL);
  uint32_t n = applied_count(&a), ndims = a.ndims, counts[2] = {0, 0}, at = 0;
  AffineExpr **leaves = arena_array(arena, AffineExpr *, n + 1);
  for (uint32_t i = 0; i < n; i++) {
    bool is_symbol = i >= ndims;
    if (!operands[i].value) {
      leaves[i] = affine_constant(ctx, operands[i].number);
      continue;
    }
    uint32_t position = counts[is_symbol]++;
    leaves[i] =
        is_symbol ? affine_symbol(ctx, position) : affine_dim(ctx, position);
    a.values[at++] = operands[i].value;
  }
  a.ndims = counts[0];
  a.nsymbols = counts[1];
  for (uint32_t i = 0; i < a.nexprs; i++)
    a.exprs[i] = affine_replace(ctx, a.exprs[i], leaves, leaves + ndims);
  return a;
}

Op *build_affine_map_op(Builder *b, uint32_t opcode, Attr *map,
                        Value *const *operands) {
  Op *op = build_op(b, opcode, &b->ctx->index_type, 1, operands,
                    affine_map_inputs(map));
  op->slots[A_affine_apply_map] = map;
  return op;
}

_Static_assert((int)A_affine_apply_map == (int)A_affine_min_map &&
                   (int)A_affine_apply_map == (int)A_affine_max_map,
               "made by the same function");

// Made without anybody hearing of it, unless it stays.
static Mixed build_folded_op(Builder *b, Arena *arena, uint32_t opcode,
                             const Applied *a) {
  Builder quiet = *b;
  quiet.listener = NULL;
  Op *op =
      build_affine_map_op(&quiet, opcode, applied_map(b->ctx, a), a->values);
  FoldResult result;
  bool in_place = true, folded = true;
  for (int i = 0; folded && in_place && i < 2; i++)
    folded = op_fold(b->ctx, b->pool, arena, op, &result, &in_place);
  if (!folded || in_place ||
      (result.constant && !attr_is(result.constant, AT_INTEGER))) {
    if (b->listener)
      listener_inserted(b->listener, op);
    return mixed_value(op_result(op, 0));
  }
  op_erase(b->pool, op);
  return result.value ? mixed_value(result.value)
                      : mixed_number(attr_to_i64(result.constant));
}

static Attr *map_of(Ctx *ctx, AffineExpr *e) {
  uint32_t ndims = 0, nsymbols = 0;
  count_leaves(e, &ndims, &nsymbols);
  return attr_affine_map(ctx, ndims, nsymbols, &e, 1);
}

Value *build_affine_apply(Builder *b, Arena *arena, AffineExpr *e,
                          const Mixed *operands) {
  Applied a = apply_to(b->ctx, arena, map_of(b->ctx, e), operands);
  applied_compose(b->ctx, arena, &a);
  return op_result(build_affine_map_op(b, OP_affine_apply,
                                       applied_map(b->ctx, &a), a.values),
                   0);
}

Mixed affine_map_result_mixed(Builder *b, Arena *arena, const Attr *map,
                              uint32_t result, const Mixed *operands) {
  Attr *one = affine_map_part(b->ctx, map, result, 1);
  Applied a = apply_to(b->ctx, arena, one, operands);
  applied_compose(b->ctx, arena, &a);
  return build_folded_op(b, arena, OP_affine_apply, &a);
}

Mixed affine_apply_mixed(Builder *b, Arena *arena, AffineExpr *e,
                         const Mixed *operands) {
  return affine_map_result_mixed(b, arena, map_of(b->ctx, e), 0, operands);
}

Mixed affine_min_max_mixed(Builder *b, Arena *arena, uint32_t opcode,
                           const Attr *map, const Mixed *operands) {
  Applied a = apply_to(b->ctx, arena, map, operands);
  applied_compose_each(b->ctx, arena, &a);
  return build_folded_op(b, arena, opcode, &a);
}

Op *build_affine_yield(Builder *b, ValueList values) {
  return build_op(b, OP_affine_yield, NULL, 0, values.items, values.count);
}

Mixed affine_linear_index(Builder *b, Arena *arena, Mixed offset,
                          const Mixed *strides, const Mixed *indices,
                          uint32_t count) {
  Ctx *ctx = b->ctx;
  Mixed *operands = arena_array(arena, Mixed, 2 * count + 1);
  AffineExpr *sum = affine_symbol(ctx, 0);
  operands[0] = offset;
  for (uint32_t i = 0; i < count; i++) {
    operands[2 * i + 1] = indices[i];
    operands[2 * i + 2] = strides[i];
    sum = affine_binary(ctx, AFFINE_ADD, sum,
                        affine_binary(ctx, AFFINE_MUL,
                                      affine_symbol(ctx, 2 * i + 1),
                                      affine_symbol(ctx, 2 * i + 2)));
  }
  return affine_apply_mixed(b, arena, sum, operands);
}

// These and the values of the basis.
static Value **with_basis(Arena *arena, Value *const *values, uint32_t n,
                          const Mixed *sizes, uint32_t nsizes,
                          uint32_t *count) {
  Value **operands = arena_array(arena, Value *, n + nsizes + 1);
  memcpy(operands, values, n * sizeof *values);
  *count = n + mixed_values(sizes, nsizes, operands + n);
  return operands;
}

Op *build_delinearize_index(Builder *b, Arena *arena, Value *index,
                            const Mixed *sizes, uint32_t nsizes,
                            uint32_t nindices) {
  uint32_t n;
  Value **operands = with_basis(arena, &index, 1, sizes, nsizes, &n);
  Type **types = arena_array(arena, Type *, nindices + 1);
  for (uint32_t i = 0; i < nindices; i++)
    types[i] = b->ctx->index_type;
  Op *op =
      build_op(b, OP_affine_delinearize_index, types, nindices, operands, n);
  op->slots[A_affine_delinearize_index_static_basis] =
      mixed_statics(b->ctx, arena, sizes, nsizes);
  return op;
}

Value *build_linearize_index(Builder *b, Arena *arena, Value *const *indices,
                             uint32_t nindices, const Mixed *sizes,
                             uint32_t nsizes, bool disjoint) {
  Ctx *ctx = b->ctx;
  uint32_t n;
  Value **operands = with_basis(arena, indices, nindices, sizes, nsizes, &n);
  int32_t segments[] = {(int32_t)nindices, (int32_t)(n - nindices)};
  Op *op =
      build_op(b, OP_affine_linearize_index, &ctx->index_type, 1, operands, n);
  op->slots[A_affine_linearize_index_static_basis] =
      mixed_statics(ctx, arena, sizes, nsizes);
  op->slots[A_affine_linearize_index_disjoint] =
      disjoint ? ctx->unit : ctx->false_attr;
  op->slots[A_affine_linearize_index_operandSegmentSizes] =
      attr_dense_i32(ctx, segments, 2);
  return op_result(op, 0);
}

uint32_t count_invariant_loops(const Op *op, const Value *value) {
  uint32_t n = 0;
  while ((op = op_parent(op))) {
    if (!op_is_loop(op))
      continue;
    if (!is_defined_outside(op, value))
      break;
    n++;
  }
  return n;
}
