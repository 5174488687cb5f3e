// affine-expand-index-ops and affine-expand-index-ops-as-affine: indices of a
// basis, as arithmetic or as affine.apply.
//
// Requires: nothing.
// Guarantees: no affine.delinearize_index or affine.linearize_index is left.
// Invalidates: nothing.
//
// Before:
//
//   %0:2 = affine.delinearize_index %i into (4) : index, index
//
// After, as affine:
//
//   %0 = affine.apply affine_map<()[s0] -> (s0 floordiv 4)>()[%i]
//   %1 = affine.apply affine_map<()[s0] -> (s0 mod 4)>()[%i]

#include "ir/rewrite/greedy.h"
#include "lowering/affine/expand.h"
#include "ir/build/affine.h"
#include "lowering/affine/passes.h"
#include "lowering/pass/pass.h"

static bool expand_delinearize(Rewriter *rw, Op *op) {
  Value **results = arena_array(rw->arena, Value *, op->nresults + 1);
  expand_delinearize_index(rw, op, results);
  rewrite_replace(rw, op, results);
  return true;
}

static bool expand_linearize(Rewriter *rw, Op *op) {
  return rewrite_replace1(rw, op, expand_linearize_index(rw, op));
}

static const Pattern patterns_arith[] = {
    PATTERN(OP_affine_delinearize_index, 1, expand_delinearize, ""),
    PATTERN(OP_affine_linearize_index, 1, expand_linearize, ""),
    {0},
};

bool lower_affine_expand_index_ops(PassRun *run, Op *root) {
  return pass_greedy_alone(run, root, pass_pattern_list(run, patterns_arith));
}

// As affine

// The sizes behind the first index.
static Mixed *inner_sizes(Rewriter *rw, const Op *op, uint32_t group,
                          uint32_t slot, uint32_t nindices) {
  uint32_t n;
  Mixed *list = mixed_list(rw->arena, op, group, slot, &n);
  return list + (n - (nindices - 1));
}

static Value *divide(Rewriter *rw, AffineKind kind, Value *index,
                     Value *divisor) {
  Ctx *ctx = rw->b.ctx;
  AffineExpr *e =
      affine_binary(ctx, kind, affine_dim(ctx, 0), affine_dim(ctx, 1));
  Mixed operands[] = {mixed_value(index), mixed_value(divisor)};
  return build_affine_apply(&rw->b, rw->arena, e, operands);
}

static Mixed multiply(Rewriter *rw, Mixed a, Mixed b) {
  Ctx *ctx = rw->b.ctx;
  AffineExpr *e = affine_binary(ctx, AFFINE_MUL, affine_symbol(ctx, 0),
                                affine_symbol(ctx, 1));
  Mixed operands[] = {a, b};
  return affine_apply_mixed(&rw->b, rw->arena, e, operands);
}

static bool delinearize_as_affine(Rewriter *rw, Op *op) {
  uint32_t n = op->nresults;
  Mixed *sizes = inner_sizes(rw, op, G_affine_delinearize_index_dynamic_basis,
                             A_affine_delinearize_index_static_basis, n);
  Value **divisors = arena_array(rw->arena, Value *, n + 1);
  Value **results = arena_array(rw->arena, Value *, n + 1);
  Mixed product = mixed_number(1);
  for (uint32_t i = n - 1; i-- > 0;) {
    product = multiply(rw, sizes[i], product);
    divisors[i] = mixed_materialize(&rw->b, product);
  }
  Value *rest = op_operand(op, 0);
  for (uint32_t i = 0; i + 1 < n; i++) {
    results[i] = divide(rw, AFFINE_FLOORDIV, rest, divisors[i]);
    rest = divide(rw, AFFINE_MOD, rest, divisors[i]);
  }
  results[n - 1] = rest;
  rewrite_replace(rw, op, results);
  return true;
}

static bool linearize_as_affine(Rewriter *rw, Op *op) {
  ValueList values =
      list_of_group(rw, op, G_affine_linearize_index_multi_index);
  uint32_t n = values.count;
  if (!n)
    return rewrite_replace1(rw, op, build_index(&rw->b, 0));
  Mixed *sizes = inner_sizes(rw, op, G_affine_linearize_index_dynamic_basis,
                             A_affine_linearize_index_static_basis, n);
  Mixed *strides = arena_array(rw->arena, Mixed, n);
  Mixed *indices = arena_array(rw->arena, Mixed, n);
  strides[n - 1] = mixed_number(1);
  for (uint32_t i = n - 1; i-- > 0;)
    strides[i] = multiply(rw, sizes[i], strides[i + 1]);
  for (uint32_t i = 0; i < n; i++)
    indices[i] = mixed_of(rw->b.ctx, values.items[i]);
  Mixed sum = affine_linear_index(&rw->b, rw->arena, mixed_number(0), strides,
                                  indices, n);
  return rewrite_replace1(rw, op, mixed_materialize(&rw->b, sum));
}

static const Pattern patterns_as_affine[] = {
    PATTERN(OP_affine_delinearize_index, 1, delinearize_as_affine, ""),
    PATTERN(OP_affine_linearize_index, 1, linearize_as_affine, ""),
    {0},
};

bool lower_affine_expand_index_ops_as_affine(PassRun *run, Op *root) {
  return pass_greedy_alone(run, root,
                           pass_pattern_list(run, patterns_as_affine));
}
