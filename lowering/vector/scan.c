// vector.scan: slices of the dimension, each combined with the one before.
//
// Requires: nothing.
// Guarantees: no vector.scan is left but along scalable dimensions.
// Invalidates: nothing.
//
//   %0:2 = vector.scan <add>, %v, %i {inclusive = true, reduction_dim = 0}
//     : vector<2x3xi32>, vector<3xi32>
//   // ->
//   %z = arith.constant dense<0> : vector<2x3xi32>
//   %1 = vector.extract_strided_slice %v {offsets = [0, 0], sizes = [1, 3]}
//   %2 = vector.insert_strided_slice %1, %z {offsets = [0, 0]}
//   %3 = vector.extract_strided_slice %v {offsets = [1, 0], sizes = [1, 3]}
//   %4 = arith.addi %1, %3 : vector<1x3xi32>
//   %5 = vector.insert_strided_slice %4, %2 {offsets = [1, 0]}
//   %6 = vector.shape_cast %4 : vector<1x3xi32> to vector<3xi32>
//
// In mlir-opt only its test pass, test-vector-scan-lowering, has it;
// convert-vector-to-llvm has it here when code is to be produced.

#include "lowering/vector/vector_patterns.h"

#include "ir/dialects/dialects.h"
#include "ir/dialects/vector/vector.h"
#include "lowering/pass/pass.h"
#include "ir/build/vector.h"
#include "lowering/vector/passes.h"

typedef struct Slices { // of one in a dimension
  Type *type;
  int64_t *offsets, *sizes;
  uint32_t rank, dim;
} Slices;

static Slices slices_of(Rewriter *rw, Type *vector, uint32_t dim) {
  uint32_t rank = (uint32_t)vector_rank(vector);
  Slices s = {.rank = rank,
              .dim = dim,
              .offsets = arena_zero(rw->arena, rank * sizeof(int64_t), 8),
              .sizes = arena_array(rw->arena, int64_t, rank)};
  bool *scalable = arena_array(rw->arena, bool, rank);
  for (uint32_t i = 0; i < rank; i++) {
    s.sizes[i] = i == dim ? 1 : vector_dim(vector, (int)i);
    scalable[i] = type_dim_is_scalable(vector, (int)i);
  }
  s.type = type_vector(rw->b.ctx, (int)rank, s.sizes, scalable,
                       type_element(vector));
  return s;
}

// A slice of the type of the start value, or the other way round.
static Value *reshape(Rewriter *rw, Type *type, Value *value) {
  if (vector_rank(type) && vector_rank(value->type))
    return build_vector_shape_cast(&rw->b, type, value);
  if (!vector_rank(type))
    value = build_vector_extract_first(&rw->b, rw->arena, value);
  return build_vector_broadcast(&rw->b, type, value);
}

// Computes a scan slice by slice.
static bool lower_scan(Rewriter *rw, Op *op) {
  Value *source = op_operand(op, 0), *start = op_operand(op, 1);
  Type *type = source->type;
  Attr *kind = op_slot(op, A_vector_scan_kind);
  bool inclusive = attr_to_bool(op_slot(op, A_vector_scan_inclusive));
  uint32_t dim =
      (uint32_t)attr_to_i64(op_slot(op, A_vector_scan_reduction_dim));
  if (type_dim_is_scalable(type, (int)dim))
    return false;
  Slices s = slices_of(rw, type, dim);
  Value *result = build_zeros(&rw->b, type), *sum = NULL, *before = NULL;
  for (int64_t i = 0; i < vector_dim(type, (int)dim); i++) {
    s.offsets[dim] = i;
    Value *slice = build_vector_slice(&rw->b, rw->arena, s.type, source,
                                      s.offsets, s.sizes, s.rank);
    if (i)
      sum = build_combined(&rw->b, rw->arena, kind, sum,
                           inclusive ? slice : before, NULL, NULL);
    else
      sum = inclusive ? slice : reshape(rw, s.type, start);
    result = build_vector_insert_slice(&rw->b, rw->arena, sum, result,
                                       s.offsets, s.rank);
    before = slice;
  }
  Value *values[] = {result, reshape(rw, start->type, sum)};
  rewrite_replace(rw, op, values);
  return true;
}

const Pattern patterns_vector_scan[] = {
    PATTERN(OP_vector_scan, 1, lower_scan, ""),
    {0},
};

bool lower_vector_scan(PassRun *run, Op *root) {
  return pass_greedy_alone(run, root,
                           pass_pattern_list(run, patterns_vector_scan));
}
