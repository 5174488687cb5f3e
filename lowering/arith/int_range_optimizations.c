// int-range-optimizations: replaces what can only be one number by it, and
// drops remainders of what is less than the divisor.
//
// Requires: nothing.
// Guarantees: no integer is computed whose range, by those of what it is
//   computed from, has one number.
// Invalidates: nothing.
//
// Before:
//
//   %c10 = arith.constant 10 : index
//   scf.for %i = %c0 to %c10 step %c1 {
//     %inside = arith.cmpi ult, %i, %c10 : index
//     %0 = arith.remui %i, %c10 : index
//
// After: %true for %inside, %i for %0.
//
// Operations are folded as well. Ranges are those of
// ir/analysis/dataflow_ranges.h, of all that may be run.

#include "ir/analysis/dataflow_ranges.h"
#include "ir/analysis/fold.h"
#include "lowering/arith/passes.h"
#include "lowering/arith/ranges_int.h"
#include "lowering/canonicalize/patterns.h"
#include "lowering/pass/pass.h"

static const uint64_t *number_of(const Flow *f, const Value *value) {
  const Range *range = flow_range(f, value);
  return range ? range_number(range) : NULL;
}

static bool is_to_be_replaced(const Flow *f, const Value *value) {
  return value->uses && number_of(f, value);
}

static Attr *constant_of(Ctx *ctx, const Flow *f, Value *value) {
  Type *type = value->type;
  Attr *number =
      attr_integer(ctx, type_element_or_self(type), number_of(f, value));
  return type_is_shaped(type) ? dense_splat(ctx, type, number) : number;
}

static Op *materialize(Builder *b, const Dialect *dialect, Attr *constant,
                       Type *type) {
  Op *op = dialect && dialect->materialize
               ? dialect->materialize(b, constant, type)
               : NULL;
  return op ? op : dialect_arith.materialize(b, constant, type);
}

// At the rewriter's place.
static bool replace(Rewriter *rw, Flow *f, Value *value, const Op *maker) {
  if (!is_to_be_replaced(f, value) ||
      (type_is_shaped(value->type) && !type_has_static_shape(value->type)))
    return false;
  rw->b.loc = value_loc(value);
  Op *op = materialize(&rw->b, maker->info->dialect,
                       constant_of(rw->b.ctx, f, value), value->type);
  if (!op)
    return false;
  flow_copy_range(f, op_result(op, 0), value);
  rewrite_replace_uses(rw, value, op_result(op, 0));
  return true;
}

static bool replace_results(Rewriter *rw, Flow *f, Op *op, bool *all) {
  bool any = false;
  *all = op->nresults;
  for (uint32_t i = 0; i < op->nresults; i++) {
    any |= replace(rw, f, op_result(op, i), op);
    *all &= !op->results[i].uses;
  }
  return any;
}

static bool replace_args(Rewriter *rw, Flow *f, Op *op) {
  bool any = false;
  for (uint32_t i = 0; i < op->nregions; i++)
    for (Block *block = op->regions[i].first; block; block = block->next) {
      builder_at_start(&rw->b, block);
      for (uint32_t j = 0; j < block->nargs; j++)
        any |= replace(rw, f, block_arg(block, j), op);
    }
  return any;
}

static bool replace_by_numbers(Rewriter *rw, Op *op) {
  Flow *f = pass_flow(rw);
  bool all;
  if (op_has(op, TRAIT_CONSTANT_LIKE))
    return false;
  bool any = replace_results(rw, f, op, &all);
  if (any && all && op_is_trivially_dead(op)) {
    rewrite_erase(rw, op);
    return true;
  }
  return replace_args(rw, f, op) || any;
}

// The divisor, as a positive number that both readings agree on.
static const uint64_t *positive_divisor(Ctx *ctx, const Op *op) {
  Attr *divisor = match_int(ctx, value_constant(ctx, op_operand(op, 1)));
  if (!divisor)
    return NULL;
  uint32_t width = type_number_width(divisor->type);
  return wide_is_neg(divisor->as.words, width) ||
                 wide_is_zero(divisor->as.words, width)
             ? NULL
             : divisor->as.words;
}

// rem(x, n) -> x, if x is one of 0 to n - 1
static bool drop_rem(Rewriter *rw, Op *op) {
  const Range *range = flow_range(pass_flow(rw), op_operand(op, 0));
  const uint64_t *divisor = positive_divisor(rw->b.ctx, op);
  if (!range || !divisor)
    return false;
  bool is_signed = op_is(op, OP_arith_remsi);
  const uint64_t *min = is_signed ? range->smin : range->umin;
  const uint64_t *max = is_signed ? range->smax : range->umax;
  return wide_ucmp(min, divisor, range->width) < 0 &&
         wide_ucmp(max, divisor, range->width) < 0 &&
         rewrite_replace1(rw, op, op_operand(op, 0));
}

static const Pattern patterns_ranges[] = {
    PATTERN(OP_ANY, 1, replace_by_numbers, "MaterializeKnownConstantValues"),
    PATTERN(OP_arith_remsi, 1, drop_rem, "DeleteTrivialRem"),
    PATTERN(OP_arith_remui, 1, drop_rem, "DeleteTrivialRem"),
    PATTERN(OP_memref_extract_strided_metadata, 1, fold_memref_metadata, ""),
    {0},
};

bool lower_int_range_optimizations(PassRun *run, Op *root) {
  RangePass pass;
  return range_pass_run(&pass, run, root, patterns_ranges);
}
