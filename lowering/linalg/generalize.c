// linalg-generalize-named-ops: every structured operation becomes a
// linalg.generic.
//
// Requires: nothing.
// Guarantees: no structured operation but linalg.generic is left; folds apply.
// Invalidates: nothing.
//
// Before:
//
//   linalg.matvec ins(%A, %x : memref<4x8xf32>, memref<8xf32>)
//                 outs(%y : memref<4xf32>)
//
// After:
//
//   linalg.generic {
//       indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>,
//                        affine_map<(d0, d1) -> (d1)>,
//                        affine_map<(d0, d1) -> (d0)>],
//       iterator_types = ["parallel", "reduction"]}
//       ins(%A, %x : memref<4x8xf32>, memref<8xf32>)
//       outs(%y : memref<4xf32>) {
//   ^bb0(%in: f32, %in_0: f32, %out: f32):
//     %0 = arith.mulf %in, %in_0 : f32
//     %1 = arith.addf %out, %0 : f32
//     linalg.yield %1 : f32
//   }
//
// What the operation says is in its record already, and its region is the body.

#include "ir/dialects/linalg/structured.h"
#include "lowering/linalg/linalg.h"
#include "lowering/pass/pass.h"

static Attr *iterator_types(Ctx *ctx, Arena *arena, const Structured *s) {
  Attr **types = arena_array(arena, Attr *, s->nloops + 1);
  for (uint32_t i = 0; i < s->nloops; i++)
    types[i] = attr_flags(ctx, def_attr_linalg_iterator_type,
                          s->reduces[i] ? E_linalg_iterator_type_reduction
                                        : E_linalg_iterator_type_parallel);
  return attr_array(ctx, types, s->nloops);
}

// Without a body. `name_of` the operation is lost, with all other attributes.
static Op *build_generic(Rewriter *rw, const Structured *s) {
  Ctx *ctx = rw->b.ctx;
  const Op *op = s->op;
  Attr *slots[] = {
      [A_linalg_generic_indexing_maps] =
          attr_array(ctx, s->maps, op->noperands),
      [A_linalg_generic_iterator_types] = iterator_types(ctx, rw->arena, s),
      [A_linalg_generic_operandSegmentSizes] = attr_dense_i32(
          ctx, (int32_t[]){(int32_t)s->ninputs, (int32_t)s->ninits}, 2)};
  Value **operands = arena_array(rw->arena, Value *, op->noperands + 1);
  Type **types = arena_array(rw->arena, Type *, op->nresults + 1);
  for (uint32_t i = 0; i < op->noperands; i++)
    operands[i] = op_operand(op, i);
  for (uint32_t i = 0; i < op->nresults; i++)
    types[i] = op->results[i].type;
  return build_spec(&rw->b,
                    &(OpSpec){.info = ctx_op_by_opcode(ctx, OP_linalg_generic),
                              .operands = operands,
                              .noperands = op->noperands,
                              .result_types = types,
                              .nresults = op->nresults,
                              .nregions = 1,
                              .slots = slots});
}

bool generalize_structured(Rewriter *rw, Op *op) {
  Structured s;
  if (op_is(op, OP_linalg_generic) ||
      !structured_of(rw->b.ctx, rw->arena, op, &s))
    return false;
  Op *generic = build_generic(rw, &s);
  rewrite_inline_region(rw, &op->regions[0], &generic->regions[0], NULL);
  rewrite_replace_by(rw, op, generic);
  return true;
}

static const Pattern patterns_generalize[] = {
    PATTERN_WHERE(info_is_structured, 1, generalize_structured, ""),
    {0},
};

bool lower_linalg_generalize_named_ops(PassRun *run, Op *root) {
  return pass_greedy_alone(run, root,
                           pass_pattern_list(run, patterns_generalize));
}
