// linalg-inline-scalar-operands: a linalg.generic reads inputs that are the same
// for all its iterations in its body.
//
// Requires: nothing.
// Guarantees: no linalg.generic on tensors has an input whose map has nothing
//   but numbers; folds apply.
// Invalidates: nothing.
//
// Before:
//
//   linalg.generic {indexing_maps = [(d0) -> (d0), (d0) -> (), (d0) -> (d0)]}
//       ins(%a, %s : tensor<4xf32>, tensor<f32>) outs(%b : tensor<4xf32>) {
//   ^bb0(%0: f32, %1: f32, %2: f32):
//
// After:
//
//   linalg.generic {indexing_maps = [(d0) -> (d0), (d0) -> (d0)]}
//       ins(%a : tensor<4xf32>) outs(%b : tensor<4xf32>) {
//   ^bb0(%0: f32, %2: f32):
//     %1 = tensor.extract %s[] : tensor<f32>

#include "ir/build/arith.h"
#include "ir/build/tensor.h"
#include "lowering/linalg/linalg.h"
#include "lowering/linalg/passes.h"
#include "lowering/pass/pass.h"

static bool map_is_constant(const Attr *map) {
  for (uint32_t i = 0; i < map->as.map.nresults; i++)
    if (!affine_is(map->as.map.results[i], AFFINE_CONSTANT))
      return false;
  return true;
}

static Value *build_element(Rewriter *rw, Builder *b, Value *operand,
                            const Attr *map) {
  uint32_t n = map->as.map.nresults;
  Value **at = arena_array(rw->arena, Value *, n + 1);
  for (uint32_t i = 0; i < n; i++)
    at[i] = arith_index(b, map->as.map.results[i]->value);
  return build_tensor_extract(b, rw->arena, operand, at, n);
}

// A scalar is itself; mlir-opt makes an extraction from it, which does not
// verify.
static bool inline_scalars(Rewriter *rw, Op *op) {
  Structured s;
  if (!structured_of(rw->b.ctx, rw->arena, op, &s) || !op_has_pure_tensors(op))
    return false;
  GenericChange change = generic_change(rw, &s);
  bool any = false;
  for (uint32_t i = 0; i < s.ninputs; i++)
    any |= change.gone[i] = map_is_constant(s.maps[i]);
  if (!any || !generic_has_extents(&s, change.gone))
    return false;
  Builder inner = rw->b;
  builder_at_start(&inner, structured_body(&s));
  inner.loc = op->loc;
  for (uint32_t i = s.ninputs; i-- > 0;) {
    Value *operand = op_operand(op, i);
    if (!change.gone[i])
      continue;
    change.stands[i] = operand->type->kind == TY_TENSOR
                           ? build_element(rw, &inner, operand, s.maps[i])
                           : operand;
  }
  generic_replace(rw, &s, change);
  return true;
}

static const Pattern patterns[] = {
    PATTERN(OP_linalg_generic, 1, inline_scalars, ""),
    {0},
};

bool lower_linalg_inline_scalar_operands(PassRun *run, Op *root) {
  return pass_greedy_alone(run, root, pass_pattern_list(run, patterns));
}
