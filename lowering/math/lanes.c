// Vectors of math, element by element:
//
//   math.erf %v : vector<2xf32>
//   // ->
//   %0 = arith.constant dense<0.000000e+00> : vector<2xf32>
//   %1 = vector.extract %v[0] : f32 from vector<2xf32>
//   ...
//   %3 = vector.insert %2, %0 [0] : f32 into vector<2xf32>
//   ...
//
// A scalable dimension is run through by a loop.

#include "lowering/math/math.h"
#include "ir/build/arith.h"

typedef struct Lanes {
  Conv *c;
  Op *op;
  Type *type;
  MathLaneFn *compute;
  uint32_t rank;
  int64_t *at;
  Value *result;
} Lanes;

static Value *insert(Conv *c, Value *value, Value *into, const int64_t *at,
                     uint32_t rank, Value *index) {
  Value *operands[] = {value, into, index};
  Op *made = build_op(&c->b, OP_vector_insert, &into->type, 1, operands,
                      index ? 3 : 2);
  made->slots[A_vector_insert_static_position] =
      attr_dense_i64(c->ctx, at, rank);
  return op_result(made, 0);
}

static Value *extract(Conv *c, Value *from, const int64_t *at, uint32_t rank,
                      Value *index) {
  Type *element = type_element(from->type);
  Value *operands[] = {from, index};
  Op *made =
      build_op(&c->b, OP_vector_extract, &element, 1, operands, index ? 2 : 1);
  made->slots[A_vector_extract_static_position] =
      attr_dense_i64(c->ctx, at, rank);
  return op_result(made, 0);
}

static void compute_lane(Lanes *l, Value *index) {
  Value *operands[3];
  for (uint32_t i = 0; i < l->op->noperands; i++)
    operands[i] = extract(l->c, op_operand(l->op, i), l->at, l->rank, index);
  Value *value = l->compute(l->c, l->op, operands);
  l->result = insert(l->c, value, l->result, l->at, l->rank, index);
}

// The last dimension, times vscale.
static void compute_by_loop(Lanes *l) {
  Conv *c = l->c;
  Type *index = type_index(c->ctx);
  Value *lower = build_index(&c->b, 0), *step = build_index(&c->b, 1);
  Value *count = build_index(&c->b, l->type->as.shaped.shape[l->rank - 1]);
  Op *vscale = build_op(&c->b, OP_vector_vscale, &index, 1, NULL, 0);
  Value *upper =
      build_binary(&c->b, OP_arith_muli, op_result(vscale, 0), count);
  Op *loop = build_for(&c->rw, lower, upper, step, list_of(&c->rw, l->result));
  Builder outside = c->b;
  builder_at_end(&c->b, body_of(loop, 0));
  l->result = block_arg(body_of(loop, 0), 1);
  compute_lane(l, block_arg(body_of(loop, 0), 0));
  build_yield(&c->rw, list_of(&c->rw, l->result));
  c->b = outside;
  l->result = op_result(loop, 0);
}

static void compute_from(Lanes *l, uint32_t dim) {
  if (dim == l->rank) {
    compute_lane(l, NULL);
    return;
  }
  if (type_dim_is_scalable(l->type, (int)dim)) {
    l->at[dim] = DYNAMIC;
    compute_by_loop(l);
    return;
  }
  for (int64_t i = 0; i < l->type->as.shaped.shape[dim]; i++) {
    l->at[dim] = i;
    compute_from(l, dim + 1);
  }
}

static Value *zeros(Conv *c, Type *type) {
  return type_is(type_element(type), TY_FLOAT) ? arith_float(&c->b, type, 0.0)
                                               : arith_int(&c->b, type, 0);
}

static bool is_in_reach(const Type *type) {
  for (int i = 0; i + 1 < type->as.shaped.rank; i++)
    if (type_dim_is_scalable(type, i))
      return false;
  return true;
}

bool math_each_lane(Conv *c, Op *op, MathLaneFn *compute) {
  Type *type = op_result(op, 0)->type;
  if (!type_is(type, TY_VECTOR)) {
    Value *operands[3];
    for (uint32_t i = 0; i < op->noperands; i++)
      operands[i] = op_operand(op, i);
    return conv_replace1(c, op, compute(c, op, operands));
  }
  if (!is_in_reach(type))
    return conv_decline(c, op, "only a last dimension may be scalable");
  uint32_t rank = (uint32_t)type->as.shaped.rank;
  Lanes l = {.c = c,
             .op = op,
             .type = type,
             .compute = compute,
             .rank = rank,
             .at = arena_array(c->arena, int64_t, rank + 1),
             .result = zeros(c, type)};
  compute_from(&l, 0);
  return conv_replace1(c, op, l.result);
}
