// arith-unsigned-when-equivalent: has operations read integers without a sign
// where none can be negative.
//
// Requires: nothing.
// Guarantees: no signed division, remainder, minimum, maximum, extension or
//   comparison of arith is left that always has non-negative operands and
//   results.
// Invalidates: nothing.
//
// Before:
//
//   scf.for %i = %c0 to %n step %c1 {
//     %0 = arith.divsi %i, %c4 : index
//
// After:
//
//     %0 = arith.divui %i, %c4 : index
//
// What is made is not looked at again, nor known to be non-negative itself.

#include "lowering/arith/ranges_int.h"
#include "lowering/arith/passes.h"

static bool is_non_negative(const Flow *f, const Value *value) {
  const Range *range = flow_range(f, value);
  return range && !wide_is_neg(range->smin, range->width);
}

static bool operands_are_non_negative(const Flow *f, const Op *op) {
  for (uint32_t i = 0; i < op->noperands; i++)
    if (!is_non_negative(f, op_operand(op, i)))
      return false;
  return true;
}

static const struct {
  uint32_t is_signed, is_unsigned; // opcodes
} twins[] = {
    {OP_arith_divsi, OP_arith_divui},
    {OP_arith_ceildivsi, OP_arith_ceildivui},
    {OP_arith_floordivsi, OP_arith_divui},
    {OP_arith_remsi, OP_arith_remui},
    {OP_arith_minsi, OP_arith_minui},
    {OP_arith_maxsi, OP_arith_maxui},
    {OP_arith_extsi, OP_arith_extui},
};

static uint32_t twin_of(const Op *op) {
  for (size_t i = 0; i < ARRAY_SIZE(twins); i++)
    if (op_is(op, twins[i].is_signed))
      return twins[i].is_unsigned;
  unreachable();
}

static bool drop_sign(Rewriter *rw, Op *op) {
  const Flow *f = pass_flow(rw);
  if (!operands_are_non_negative(f, op) ||
      !is_non_negative(f, op_result(op, 0)))
    return false;
  Value *operands[2];
  for (uint32_t i = 0; i < op->noperands; i++)
    operands[i] = op_operand(op, i);
  Op *made = build_op(&rw->b, twin_of(op), &op->results[0].type, 1, operands,
                      op->noperands);
  made->attrs = op->attrs;
  rewrite_replace_by(rw, op, made);
  return true;
}

static bool unsigned_predicate(int64_t predicate, int64_t *found) {
  switch (predicate) {
  case RANGE_SLT: *found = RANGE_ULT; return true;
  case RANGE_SLE: *found = RANGE_ULE; return true;
  case RANGE_SGT: *found = RANGE_UGT; return true;
  case RANGE_SGE: *found = RANGE_UGE; return true;
  default: return false;
  }
}

static bool drop_sign_of_cmpi(Rewriter *rw, Op *op) {
  const Attr *old = op_slot(op, A_arith_cmpi_predicate);
  int64_t predicate;
  if (!unsigned_predicate(attr_to_i64(old), &predicate) ||
      !operands_are_non_negative(pass_flow(rw), op))
    return false;
  Value *operands[] = {op_operand(op, 0), op_operand(op, 1)};
  Op *made = rewrite_replace_new(rw, op, OP_arith_cmpi, operands, 2);
  made->slots[A_arith_cmpi_predicate] =
      attr_int(rw->b.ctx, old->type, predicate);
  return true;
}

static const Pattern patterns_unsigned[] = {
    PATTERN(OP_arith_divsi, 1, drop_sign, "ConvertOpToUnsigned"),
    PATTERN(OP_arith_ceildivsi, 1, drop_sign, "ConvertOpToUnsigned"),
    PATTERN(OP_arith_floordivsi, 1, drop_sign, "ConvertOpToUnsigned"),
    PATTERN(OP_arith_remsi, 1, drop_sign, "ConvertOpToUnsigned"),
    PATTERN(OP_arith_minsi, 1, drop_sign, "ConvertOpToUnsigned"),
    PATTERN(OP_arith_maxsi, 1, drop_sign, "ConvertOpToUnsigned"),
    PATTERN(OP_arith_extsi, 1, drop_sign, "ConvertOpToUnsigned"),
    PATTERN(OP_arith_cmpi, 1, drop_sign_of_cmpi, "ConvertCmpIToUnsigned"),
    {0},
};

bool lower_unsigned_when_equivalent(PassRun *run, Op *root) {
  RangePass pass;
  range_pass_analyse(&pass, run, root);
  return pass_walk_heard(run, root, pass_pattern_list(run, patterns_unsigned),
                         &pass, &pass.listener.listener);
}
