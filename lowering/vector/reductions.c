// vector.reduction in simpler terms, each a pass of its own.
//
// Requires: nothing.
// Guarantees: no vector.reduction of one or two elements is left that is not
//   masked; in the other pass, none that adds to the sum of a vector of the
//   same type.
// Invalidates: nothing.
//
// test-vector-break-down-reduction-patterns: short ones, element by element:
//
//   %0 = vector.reduction <add>, %v, %a : vector<2xf32> into f32
//   // ->
//   %1 = vector.extract %v[0] : f32 from vector<2xf32>
//   %2 = vector.extract %v[1] : f32 from vector<2xf32>
//   %3 = arith.addf %1, %2 : f32
//   %0 = arith.addf %3, %a : f32
//
// test-vector-chained-reduction-folding-patterns: sums of sums as one:
//
//   %0 = vector.reduction <add>, %v, %a : vector<8xf32> into f32
//   %1 = vector.reduction <add>, %w, %0 : vector<8xf32> into f32
//   // ->
//   %2 = arith.addf %v, %w : vector<8xf32>
//   %1 = vector.reduction <add>, %2, %a : vector<8xf32> into f32
//
// What is masked stays, since a vector.mask holds one operation; so do sums of
// vectors that differ in type, of which mlir-opt makes what is not valid. It
// also takes what is not a sum (<mul>) for one where a sum begins with it.

#include "ir/dialects/vector/vector.h"
#include "lowering/pass/pass.h"
#include "ir/build/vector.h"
#include "lowering/vector/passes.h"
#include "lowering/vector/vector_patterns.h"

enum { MAX_ELEMENTS = 2 }; // that are taken one by one

static Value *combine(Rewriter *rw, const Op *op, Value *value, Value *acc) {
  return build_combined(&rw->b, rw->arena, op_slot(op, A_vector_reduction_kind),
                        value, acc, op_slot(op, A_vector_reduction_fastmath),
                        NULL);
}

static bool reduce_elements(Rewriter *rw, Op *op) {
  Value *vector = op_operand(op, 0);
  Value *acc = op_operand_of(op, G_vector_reduction_acc);
  if (op_masking(op) || vector_rank(vector->type) != 1 ||
      type_is_scalable(vector->type) ||
      vector_dim(vector->type, 0) > MAX_ELEMENTS)
    return false;
  Value *result = build_vector_row(&rw->b, vector, 0);
  if (vector_dim(vector->type, 0) == MAX_ELEMENTS)
    result = combine(rw, op, result, build_vector_row(&rw->b, vector, 1));
  if (acc)
    result = combine(rw, op, result, acc);
  return rewrite_replace1(rw, op, result);
}

static bool is_sum(const Op *op) {
  return attr_flags_value(op_slot(op, A_vector_reduction_kind)) ==
         E_vector_kind_add;
}

static bool add_vectors(Rewriter *rw, Op *op) {
  Value *acc = op_operand_of(op, G_vector_reduction_acc);
  Op *before = acc ? value_def(acc, OP_vector_reduction) : NULL;
  if (!before || op_masking(op) || !is_sum(op) || !is_sum(before) ||
      op_operand(before, 0)->type != op_operand(op, 0)->type)
    return false;
  Attr *kind = op_slot(op, A_vector_reduction_kind);
  Value *sum = build_combined(&rw->b, rw->arena, kind, op_operand(before, 0),
                              op_operand(op, 0), NULL, NULL);
  Value *start = op_operand_of(before, G_vector_reduction_acc);
  Op *made = rewrite_replace_new(rw, op, OP_vector_reduction,
                                 (Value *[]){sum, start}, start ? 2 : 1);
  rewrite_set_slot(rw, made, A_vector_reduction_kind, kind);
  rewrite_set_slot(rw, made, A_vector_reduction_fastmath,
                   attr_flags(rw->b.ctx, def_attr_arith_fastmath, 0));
  return true;
}

static const Pattern break_down[] = {
    PATTERN(OP_vector_reduction, 1, reduce_elements, ""),
    {0},
};

static const Pattern fold_chains[] = {
    PATTERN(OP_vector_reduction, 1, add_vectors, ""),
    {0},
};

bool lower_vector_short_reductions(PassRun *run, Op *root) {
  return pass_greedy_alone(run, root, pass_pattern_list(run, break_down));
}

bool lower_vector_chained_reductions(PassRun *run, Op *root) {
  return pass_greedy_alone(run, root, pass_pattern_list(run, fold_chains));
}
