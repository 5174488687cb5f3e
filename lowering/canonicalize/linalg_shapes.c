// Canonicalization patterns of structured operations on tensors that learn sizes:
// from casts of their results, and from the sizes of other operands that their
// loops run along as well.

#include "ir/build/shaped.h"
#include "ir/dialects/linalg/linalg.h"
#include "ir/dialects/tensor/tensor.h"
#include "lowering/canonicalize/patterns.h"
#include "lowering/canonicalize/tensor_int.h"

static Value **operands_of(Rewriter *rw, const Op *op) {
  Value **operands = arena_array(rw->arena, Value *, op->noperands + 1);
  for (uint32_t i = 0; i < op->noperands; i++)
    operands[i] = op_operand(op, i);
  return operands;
}

static Type **result_types(Rewriter *rw, const Op *op) {
  Type **types = arena_array(rw->arena, Type *, op->nresults + 1);
  for (uint32_t i = 0; i < op->nresults; i++)
    types[i] = op->results[i].type;
  return types;
}

// A cast of a result is one of the init before the operation, and back behind
// it: so it goes as far up as it can.
static bool cast_init_instead(Rewriter *rw, Op *op) {
  Value *source = op_operand(op, 0);
  Op *def = value_op(source);
  Structured s;
  if (!def || !op_is_structured(def) || def->block != op->block ||
      !tensor_type_keeps(source->type, op->results[0].type) ||
      !structured_of(rw->b.ctx, rw->arena, def, &s) ||
      def->nresults != s.ninits)
    return false;
  Type *type = op->results[0].type;
  builder_before(&rw->b, def);
  Value **operands = operands_of(rw, def);
  Type **types = result_types(rw, def);
  uint32_t init = s.ninputs + source->index;
  operands[init] = build_shaped_cast(&rw->b, type, operands[init]);
  types[source->index] = type;
  uint32_t result = source->index;
  Op *made = rebuild_with(rw, def, operands, types);
  rewrite_replace1(rw, op, op_result(made, result));
  replace_by_results(rw, def, made);
  return true;
}

// The sizes of loops that are known by some operand; DYNAMIC: not known.
static int64_t *known_sizes(Rewriter *rw, const Structured *s) {
  int64_t *sizes = arena_array(rw->arena, int64_t, s->nloops + 1);
  for (uint32_t i = 0; i < s->nloops; i++)
    sizes[i] = DYNAMIC;
  for (uint32_t i = 0; i < s->op->noperands; i++) {
    const Type *type = op_operand(s->op, i)->type;
    for (uint32_t k = 0; k < structured_rank(type); k++) {
      int64_t *size = &sizes[s->maps[i]->as.map.results[k]->value];
      if (*size == DYNAMIC)
        *size = type->as.shaped.shape[k];
    }
  }
  return sizes;
}

static Type *with_sizes(Rewriter *rw, Type *type, const Attr *map,
                        const int64_t *sizes) {
  uint32_t rank = structured_rank(type);
  int64_t *shape = arena_array(rw->arena, int64_t, rank + 1);
  for (uint32_t i = 0; i < rank; i++) {
    shape[i] = type->as.shaped.shape[i];
    if (shape[i] == DYNAMIC)
      shape[i] = sizes[map->as.map.results[i]->value];
  }
  return type_tensor(rw->b.ctx, (int)rank, shape, type_element(type),
                     type->as.shaped.layout);
}

static bool maps_are_projections(const Structured *s) {
  for (uint32_t i = 0; i < s->op->noperands; i++)
    if (!map_is_projected_permutation(s->maps[i]))
      return false;
  return true;
}

// Gives operands the sizes that others imply, by casts.
static bool learn_sizes_of_operands(Rewriter *rw, Op *op) {
  Structured s;
  if (!op_has_pure_tensors(op) ||
      !structured_of(rw->b.ctx, rw->arena, op, &s) ||
      op->nresults != s.ninits || !maps_are_projections(&s))
    return false;
  const int64_t *sizes = known_sizes(rw, &s);
  Value **operands = operands_of(rw, op);
  Type **types = result_types(rw, op);
  bool any = false;
  for (uint32_t i = 0; i < op->noperands; i++) {
    Value *operand = operands[i];
    if (operand->type->kind != TY_TENSOR)
      continue;
    Type *type = with_sizes(rw, operand->type, s.maps[i], sizes);
    if (type != operand->type) {
      operands[i] = build_shaped_cast(&rw->b, type, operand);
      any = true;
    }
    if (i >= s.ninputs)
      types[i - s.ninputs] = type;
  }
  if (!any)
    return false;
  replace_by_results(rw, op, rebuild_with(rw, op, operands, types));
  return true;
}

#define ANONYMOUS(name) "(anonymous namespace)::" name

const Pattern patterns_linalg_shapes[] = {
    PATTERN(OP_tensor_cast, 1, cast_init_instead,
            ANONYMOUS("FoldTensorCastConsumerOp")),
    PATTERN_WHERE(info_is_structured, 1, learn_sizes_of_operands,
                  ANONYMOUS("InferStaticShapeOfOperands")),
    {0},
};
