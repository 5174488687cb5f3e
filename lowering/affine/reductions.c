// Reductions: what affine.parallel joins by, and what loops carry that they
// join with something in every iteration, as the sum %s here:
//
//   affine.for %i = 0 to %n iter_args(%s = %zero) -> (f32) {
//     %x = affine.load %m[%i] : memref<?xf32>
//     %t = arith.addf %s, %x : f32
//     affine.yield %t : f32
//   }

#include "lowering/affine/dependence.h"
#include "lowering/affine/loops.h"

#include <math.h>

#define ROW(atomic, op, vector, begin)                                         \
  { E_arith_atomic_rmw_##atomic, OP_arith_##op, E_vector_kind_##vector, begin }
static const AffineReduction reductions[] = {
    ROW(addf, addf, add, BEGIN_ZERO),
    ROW(addi, addi, add, BEGIN_ZERO),
    ROW(andi, andi, and, BEGIN_ONES),
    ROW(maximumf, maximumf, maximumf, BEGIN_LEAST),
    ROW(maxnumf, maxnumf, maxnumf, BEGIN_LEAST),
    ROW(maxs, maxsi, maxsi, BEGIN_LEAST),
    ROW(maxu, maxui, maxui, BEGIN_ZERO),
    ROW(minimumf, minimumf, minimumf, BEGIN_MOST),
    ROW(minnumf, minnumf, minnumf, BEGIN_MOST),
    ROW(mins, minsi, minsi, BEGIN_MOST),
    ROW(minu, minui, minui, BEGIN_ONES),
    ROW(mulf, mulf, mul, BEGIN_ONE),
    ROW(muli, muli, mul, BEGIN_ONE),
    ROW(ori, ori, or, BEGIN_ZERO),
    ROW(xori, xori, xor, BEGIN_ZERO),
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

static double float_begin(const AffineReduction *r) {
  bool is_num = r->opcode == OP_arith_maxnumf || r->opcode == OP_arith_minnumf;
  double limit = is_num ? (double)NAN : (double)INFINITY;
  switch (r->begin) {
  case BEGIN_ZERO: return 0;
  case BEGIN_ONE: return 1;
  default: return r->begin == BEGIN_LEAST ? -limit : limit;
  }
}

// The words of the least or the greatest integer.
static Attr *integer_limit(Ctx *ctx, Type *type, bool is_least) {
  Arena arena;
  uint32_t width = type->kind == TY_INTEGER ? type->as.integer.width : 64;
  uint32_t n = (width + 63) / 64;
  uint64_t top = UINT64_C(1) << (width - 1) % 64;
  arena_init(&arena);
  uint64_t *words = arena_array(&arena, uint64_t, n);
  for (uint32_t i = 0; i < n; i++)
    words[i] = is_least ? 0 : UINT64_MAX;
  words[n - 1] = is_least ? top : top - 1;
  Attr *limit = attr_integer(ctx, type, words);
  arena_release(&arena);
  return limit;
}

Attr *affine_reduction_neutral(Ctx *ctx, const AffineReduction *r, Type *type) {
  if (type_is_float(type))
    return attr_double(ctx, type, float_begin(r));
  switch (r->begin) {
  case BEGIN_ZERO: return attr_int(ctx, type, 0);
  case BEGIN_ONE: return attr_int(ctx, type, 1);
  case BEGIN_ONES: return attr_int(ctx, type, -1);
  default: return integer_limit(ctx, type, r->begin == BEGIN_LEAST);
  }
}

Value *affine_reduction_begin(Builder *b, const AffineReduction *r,
                              Type *type) {
  Attr *neutral =
      affine_reduction_neutral(b->ctx, r, type_element_or_self(type));
  Op *op = build_op(b, OP_arith_constant, &type, 1, NULL, 0);
  op->slots[A_arith_constant_value] =
      type_is_shaped(type) ? dense_splat(b->ctx, type, neutral) : neutral;
  return op_result(op, 0);
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
  if (!op || op->noperands != 2 || op->nresults != 1 || op_parent(op) != loop ||
      !value_has_one_use(op_result(op, 0)) ||
      op_operand(end_of(loop, 0), i) != op_result(op, 0))
    return NULL;
  *reduced = op_operand(op, op_operand(op, 0) == carried);
  return depends_on_carried(loop, *reduced) ? NULL : reduction_by(op);
}

bool affine_is_parallel_reduction(Ctx *ctx, Arena *arena, Op *loop) {
  Value *reduced;
  for (uint32_t i = 0; i < loop->nresults; i++)
    if (!affine_reduction_of(loop, i, &reduced))
      return false;
  return loop->nresults && loop_is_memory_parallel(ctx, arena, loop);
}
