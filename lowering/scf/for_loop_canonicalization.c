// scf-for-loop-canonicalization: sizes of memrefs that loops carry are asked
// of what they begin with, if iterations do not exchange them; affine.min and
// affine.max that the bounds of loops decide are what they are.
//
// Requires: nothing.
// Guarantees: nothing.
// Invalidates: nothing.
//
// Before:
//
//   %r = scf.for %i = ... iter_args(%m = %x) -> (memref<?xf32>) {
//     %n = memref.dim %m, %c0 : memref<?xf32>
//     ...
//     scf.yield %m : memref<?xf32>
//   }
//   %d = memref.dim %r, %c0 : memref<?xf32>
//
// After: both ask for the size of %x.
//
// Before:
//
//   scf.for %i = %c0 to %c16 step %c4 {
//     %0 = affine.min affine_map<(d0) -> (4, -d0 + 16)>(%i)
//
// After, for %0: %c4.

#include "ir/affine.h"
#include "ir/build/mixed.h"
#include "lowering/affine/min_max.h"
#include "lowering/scf/loops_int.h"
#include "lowering/scf/passes.h"

// Whether iterations pass on a value of the shape of iteration argument `i`.
static bool keeps_shape(const Op *loop, uint32_t i) {
  const Value *value = op_operand(end_of(loop, 0), i);
  while (value != block_arg(body_of(loop, 0), i + 1)) {
    const Op *insert = value_def(value, OP_tensor_insert_slice);
    const Op *inner = value_def(value, OP_scf_for);
    if (insert) {
      value = op_operand(insert, G_tensor_insert_slice_dest);
      continue;
    }
    if (!inner || !keeps_shape(inner, value->index))
      return false;
    value = op_operand(inner, FOR_INITS + value->index);
  }
  return true;
}

static bool ask_init(Rewriter *rw, Op *dim, const Op *loop, uint32_t i) {
  if (!keeps_shape(loop, i))
    return false;
  rewrite_set_operand(rw, dim, 0, op_operand(loop, FOR_INITS + i));
  return true;
}

static bool ask_of_arg(Rewriter *rw, Op *dim) {
  const Value *source = op_operand(dim, 0);
  const Block *block = value_arg_block(source);
  const Op *loop = block ? block->parent->parent : NULL;
  return loop && op_is(loop, OP_scf_for) && source->index &&
         ask_init(rw, dim, loop, source->index - 1);
}

static bool ask_of_result(Rewriter *rw, Op *dim) {
  const Value *source = op_operand(dim, 0);
  const Op *loop = value_def(source, OP_scf_for);
  return loop && ask_init(rw, dim, loop, source->index);
}

// affine.min and affine.max

typedef struct LoopRange {
  Mixed lower, upper, step;
} LoopRange;

static Mixed list_at(Rewriter *rw, const Op *op, uint32_t group, uint32_t slot,
                     uint32_t i) {
  uint32_t n;
  Mixed m = mixed_list(rw->arena, op, group, slot, &n)[i];
  return m.value ? mixed_of(rw->b.ctx, m.value) : m;
}

static LoopRange range_of_forall(Rewriter *rw, const Op *op, uint32_t i) {
  return (LoopRange){
      list_at(rw, op, G_scf_forall_dynamicLowerBound,
              A_scf_forall_staticLowerBound, i),
      list_at(rw, op, G_scf_forall_dynamicUpperBound,
              A_scf_forall_staticUpperBound, i),
      list_at(rw, op, G_scf_forall_dynamicStep, A_scf_forall_staticStep, i)};
}

static LoopRange range_of_operands(Rewriter *rw, const Op *op, uint32_t i,
                                   uint32_t rank) {
  return (LoopRange){mixed_of(rw->b.ctx, op_operand(op, i)),
                     mixed_of(rw->b.ctx, op_operand(op, rank + i)),
                     mixed_of(rw->b.ctx, op_operand(op, 2 * rank + i))};
}

// Finds what a value counts, if it is the counter of a loop.
static bool range_of_counter(Rewriter *rw, const Value *value,
                             LoopRange *range) {
  const Block *block = value_arg_block(value);
  const Op *loop = block ? block->parent->parent : NULL;
  uint32_t i = value->index;
  if (!loop)
    return false;
  switch (loop->info->opcode) {
  case OP_scf_for:
    *range = range_of_operands(rw, loop, 0, 1);
    return !i && type_is(value->type, TY_INDEX) &&
           !op_slot(loop, A_scf_for_unsignedCmp);
  case OP_scf_parallel:
    *range = range_of_operands(rw, loop, i, block->nargs);
    return true;
  case OP_scf_forall:
    if (i >= op_slot(loop, A_scf_forall_staticStep)->as.dense.count)
      return false; // what it shares
    *range = range_of_forall(rw, loop, i);
    return true;
  default: return false;
  }
}

static AffineExpr *add_end(Ctx *ctx, Polyhedron *known, Mixed end) {
  uint32_t var = poly_append(known, POLY_SYMBOL, end.value);
  if (!end.value)
    poly_add_number(known, POLY_EQUAL, var, end.number);
  return end.value ? affine_symbol(ctx, var - known->ndims)
                   : affine_constant(ctx, end.number);
}

// lower <= counter <= lower + step * ((upper - lower - 1) floordiv step)
static bool add_counter(Ctx *ctx, Polyhedron *known, Value *counter,
                        const LoopRange *r) {
  if (r->step.value || r->step.number < 1)
    return false;
  uint32_t var = poly_append(known, POLY_DIM, counter);
  AffineExpr *lower = add_end(ctx, known, r->lower);
  AffineExpr *upper = add_end(ctx, known, r->upper);
  AffineExpr *step = affine_constant(ctx, r->step.number);
  AffineExpr *length =
      affine_add_number(ctx, affine_subtract(ctx, upper, lower), -1);
  AffineExpr *last = affine_binary(
      ctx, AFFINE_ADD, lower,
      affine_binary(ctx, AFFINE_MUL,
                    affine_binary(ctx, AFFINE_FLOORDIV, length, step), step));
  uint32_t ndims = known->ndims, nsymbols = known->nsymbols;
  return poly_add_bound(ctx, known, POLY_LOWER, var,
                        attr_affine_map(ctx, ndims, nsymbols, &lower, 1),
                        true) &&
         poly_add_bound(ctx, known, POLY_UPPER, var,
                        attr_affine_map(ctx, ndims, nsymbols, &last, 1), true);
}

static bool decide_by_loops(Rewriter *rw, Op *op) {
  Polyhedron known = poly_new(rw->arena, 0, 0);
  for (uint32_t i = 0; i < op->noperands; i++) {
    Value *value = op_operand(op, i);
    uint32_t var;
    LoopRange range;
    if (!poly_find(&known, value, 0, &var) &&
        range_of_counter(rw, value, &range) &&
        !add_counter(rw->b.ctx, &known, value, &range))
      return false;
  }
  return replace_min_max(rw, op, &known);
}

static const Pattern patterns[] = {
    PATTERN(OP_affine_min, 1, decide_by_loops,
            "AffineOpSCFCanonicalizationPattern"),
    PATTERN(OP_affine_max, 1, decide_by_loops,
            "AffineOpSCFCanonicalizationPattern"),
    PATTERN(OP_memref_dim, 1, ask_of_arg, "DimOfIterArgFolder"),
    PATTERN(OP_memref_dim, 1, ask_of_result, "DimOfLoopResultFolder"),
    PATTERN(OP_tensor_dim, 1, ask_of_arg, "DimOfIterArgFolder"),
    PATTERN(OP_tensor_dim, 1, ask_of_result, "DimOfLoopResultFolder"),
    {0},
};

bool lower_for_loop_canonicalization(PassRun *run, Op *root) {
  return apply_patterns(run, root, patterns);
}
