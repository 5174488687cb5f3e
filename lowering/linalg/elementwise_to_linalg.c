// convert-elementwise-to-linalg: operations of scalars that are applied to whole
// tensors become linalg.generic, with the operation in its body.
//
// Requires: nothing.
// Guarantees: no operation with the trait TRAIT_ELEMENTWISE works on ranked
//   tensors.
// Invalidates: nothing.
//
// Before:
//
//   %0 = arith.cmpf olt, %a, %b : tensor<?xf32>
//
// After:
//
//   %dim = tensor.dim %a, %c0 : tensor<?xf32>
//   %1 = tensor.empty(%dim) : tensor<?xi1>
//   %0 = linalg.generic {indexing_maps = [#id, #id, #id],
//                        iterator_types = ["parallel"]}
//       ins(%a, %b : tensor<?xf32>, tensor<?xf32>) outs(%1 : tensor<?xi1>) {
//   ^bb0(%in: f32, %in_0: f32, %out: i1):
//     %2 = arith.cmpf olt, %in, %in_0 : f32
//     linalg.yield %2 : i1
//   } -> tensor<?xi1>
//
// An operand of the type of a result is the init: its memory may then be
// written, and the body does not look at what is in it. A compile folds nothing,
// and a module without tensors is not walked through. It leaves a choice between
// two tensors by one i1 alone: their sizes may differ, and elementwise it would
// have those of the first one, as it has in mlir-opt.

#include "ir/build/linalg.h"
#include "ir/build/tensor.h"
#include "ir/uniquer.h"
#include "lowering/linalg/passes.h"
#include "lowering/pass/pass.h"

static bool is_elementwise(const OpInfo *info) {
  return info->traits & TRAIT_ELEMENTWISE;
}

static bool is_scalar(const Type *type) {
  return type->kind == TY_INTEGER || type->kind == TY_INDEX ||
         type->kind == TY_COMPLEX || type_is_float(type);
}

// Operands are ranked tensors, at least one, and scalars.
static bool works_on_tensors(const Op *op) {
  bool any = false;
  for (uint32_t i = 0; i < op->noperands; i++) {
    const Type *type = op_operand(op, i)->type;
    if (type->kind != TY_TENSOR && !is_scalar(type))
      return false;
    any |= type->kind == TY_TENSOR;
  }
  return any && is_elementwise(op->info);
}

// Returns the init for a result: the first operand of its type, else an empty
// tensor of the sizes of the first one.
static Value *init_for(Rewriter *rw, const Op *op, Type *type) {
  Value *like = NULL;
  for (uint32_t i = 0; i < op->noperands; i++) {
    Value *operand = op_operand(op, i);
    if (operand->type == type)
      return operand;
    if (!like && operand->type->kind == TY_TENSOR)
      like = operand;
  }
  return build_tensor_empty_of(&rw->b, rw->arena, type,
                               tensor_sizes(&rw->b, rw->arena, like));
}

// The same operation, of elements.
static void build_elements(Rewriter *rw, Op *generic, const Op *op) {
  GenericBody body = generic_begin(&rw->b, generic);
  Value **values = arena_array(rw->arena, Value *, op->noperands + 1);
  Type **types = arena_array(rw->arena, Type *, op->nresults + 1);
  for (uint32_t i = 0; i < op->noperands; i++)
    values[i] = block_arg(body.block, i);
  for (uint32_t i = 0; i < op->nresults; i++)
    types[i] = type_element(op->results[i].type);
  Op *scalar = build_same(&body.inner, op, values, types, op->nresults);
  Value **results = arena_array(rw->arena, Value *, op->nresults + 1);
  for (uint32_t i = 0; i < op->nresults; i++)
    results[i] = op_result(scalar, i);
  generic_end(&body, results, op->nresults);
}

static bool is_choice_of_tensors(const Op *op) {
  return op_is(op, OP_arith_select) && is_scalar(op_operand(op, 0)->type);
}

// Makes a linalg.generic of an operation on tensors.
static bool make_generic(Rewriter *rw, Op *op) {
  const Options_convert_elementwise_to_linalg *in_compile = rw->state;
  if (!works_on_tensors(op) || (in_compile && is_choice_of_tensors(op)))
    return false;
  Ctx *ctx = rw->b.ctx;
  uint32_t n = op->noperands + op->nresults;
  uint32_t rank = (uint32_t)op->results[0].type->as.shaped.rank;
  Value **operands = arena_array(rw->arena, Value *, n + 1);
  Attr **maps = arena_array(rw->arena, Attr *, n + 1);
  for (uint32_t i = 0; i < n; i++) {
    operands[i] = i < op->noperands
                      ? op_operand(op, i)
                      : init_for(rw, op, op->results[i - op->noperands].type);
    maps[i] = operands[i]->type->kind == TY_TENSOR
                  ? affine_map_identity(ctx, rw->arena, rank)
                  : attr_affine_map(ctx, rank, 0, NULL, 0);
  }
  Op *generic = build_generic(&rw->b, rw->arena,
                              &(GenericParts){.operands = operands,
                                              .noperands = n,
                                              .ninputs = op->noperands,
                                              .maps = maps,
                                              .nloops = rank});
  build_elements(rw, generic, op);
  rewrite_replace_by(rw, op, generic);
  return true;
}

static const Pattern patterns[] = {
    PATTERN_WHERE(is_elementwise, 1, make_generic, ""),
    {0},
};

static Legality elementwise_legality(Conv *c, const Op *op) {
  (void)c;
  return works_on_tensors(op) ? CONV_ILLEGAL : CONV_LEGAL;
}

bool lower_convert_elementwise_to_linalg(PassRun *run, Op *root) {
  if (!ctx_has_tensors(run->ctx))
    return pass_by_drivers(run, true);
  const PatternSet *set = pass_pattern_list(run, patterns);
  const Options_convert_elementwise_to_linalg *options =
      PASS_OPTIONS(run, convert_elementwise_to_linalg);
  return options->no_folds
             ? pass_walk(run, root, set, options)
             : pass_walk_folding(run, root, set, NULL, elementwise_legality);
}
