// Reductions: what affine.parallel joins by, and what loops carry that they
// join with something in every iteration, as the sum %s here:
//
//   affine.for %i = 0 to %n iter_args(%s = %zero) -> (f32) {
//     %x = affine.load %m[%i] : memref<?xf32>
//     %t = arith.addf %s, %x : f32
//     affine.yield %t : f32
//   }

#include "lowering/affine/loops.h"

#include <math.h>

static const AffineReduction reductions[] = {
    {E_arith_atomic_rmw_addf, OP_arith_addf, BEGIN_ZERO},
    {E_arith_atomic_rmw_addi, OP_arith_addi, BEGIN_ZERO},
    {E_arith_atomic_rmw_andi, OP_arith_andi, BEGIN_ONES},
    {E_arith_atomic_rmw_maximumf, OP_arith_maximumf, BEGIN_LEAST},
    {E_arith_atomic_rmw_maxnumf, OP_arith_maxnumf, BEGIN_LEAST},
    {E_arith_atomic_rmw_maxs, OP_arith_maxsi, BEGIN_LEAST},
    {E_arith_atomic_rmw_maxu, OP_arith_maxui, BEGIN_ZERO},
    {E_arith_atomic_rmw_minimumf, OP_arith_minimumf, BEGIN_MOST},
    {E_arith_atomic_rmw_minnumf, OP_arith_minnumf, BEGIN_MOST},
    {E_arith_atomic_rmw_mins, OP_arith_minsi, BEGIN_MOST},
    {E_arith_atomic_rmw_minu, OP_arith_minui, BEGIN_ONES},
    {E_arith_atomic_rmw_mulf, OP_arith_mulf, BEGIN_ONE},
    {E_arith_atomic_rmw_muli, OP_arith_muli, BEGIN_ONE},
    {E_arith_atomic_rmw_ori, OP_arith_ori, BEGIN_ZERO},
    {E_arith_atomic_rmw_xori, OP_arith_xori, BEGIN_ZERO},
};

const AffineReduction *affine_reduction_of_kind(int64_t kind) {
  for (size_t i = 0; i < ARRAY_SIZE(reductions); i++)
    if (reductions[i].kind == kind)
      return &reductions[i];
  return NULL;
}

static const AffineReduction *reduction_by(const Op *op) {
  for (size_t i = 0; i < ARRAY_SIZE(reductions); i++)
    if (op_is(op, reductions[i].opcode))
      return &reductions[i];
  return NULL;
}

static Value *build_float_begin(Builder *b, const AffineReduction *r,
                                Type *type) {
  switch (r->begin) {
  case BEGIN_ZERO: return arith_float(b, type, 0);
  case BEGIN_ONE: return arith_float(b, type, 1);
  default: {
    bool is_num =
        r->opcode == OP_arith_maxnumf || r->opcode == OP_arith_minnumf;
    double limit = is_num ? (double)NAN : (double)INFINITY;
    return arith_float(b, type, r->begin == BEGIN_LEAST ? -limit : limit);
  }
  }
}

Value *affine_reduction_begin(Builder *b, const AffineReduction *r,
                              Type *type) {
  if (type_is_float(type))
    return build_float_begin(b, r, type);
  uint32_t width = type->kind == TY_INTEGER ? type->as.integer.width : 64;
  int64_t least = width < 64 ? -(INT64_C(1) << (width - 1)) : INT64_MIN;
  switch (r->begin) {
  case BEGIN_ZERO: return arith_int(b, type, 0);
  case BEGIN_ONE: return arith_int(b, type, 1);
  case BEGIN_ONES: return arith_int(b, type, -1);
  case BEGIN_LEAST: return arith_int(b, type, least);
  default: return arith_int(b, type, -(least + 1));
  }
}

// What loops carry

static bool is_carried(const Op *loop, const Value *value) {
  return value_is_arg(value) && value->index &&
         value_arg_block(value) == body_of(loop, 0);
}

// Whether it is computed, inside of the loop, of what that carries.
static bool depends_on_carried(const Op *loop, const Value *value) {
  const Op *op = value_op(value);
  if (is_carried(loop, value))
    return true;
  if (!op || is_defined_outside(loop, value))
    return false;
  for (uint32_t i = 0; i < op->noperands; i++)
    if (depends_on_carried(loop, op_operand(op, i)))
      return true;
  return false;
}

const AffineReduction *affine_reduction_of(const Op *loop, uint32_t i,
                                           Value **reduced) {
  const Value *carried = block_arg(body_of(loop, 0), i + 1);
  const Op *op = value_has_one_use(carried) ? carried->uses->owner : NULL;
  if (!op || op->noperands != 2 || op_parent(op) != loop ||
      !value_has_one_use(op_result(op, 0)) ||
      op_operand(end_of(loop, 0), i) != op_result(op, 0))
    return NULL;
  *reduced = op_operand(op, op_operand(op, 0) == carried);
  return depends_on_carried(loop, *reduced) ? NULL : reduction_by(op);
}
