// Canonicalization of the index dialect. MLIR has these as methods of the
// operations, without a name.

#include "ir/analysis/fold.h"
#include "lowering/canonicalize/patterns.h"

static bool is_constant(const Rewriter *rw, const Value *value) {
  return value_constant(rw->b.ctx, value);
}

// op(op(x, c), d) -> op(x, op(d, c)), if that is a constant.
static bool join_constants(Rewriter *rw, Op *op) {
  uint32_t opcode = op->info->opcode;
  Value *outer = op_operand(op, 1);
  const Op *inner = value_def(op_operand(op, 0), opcode);
  if (!inner || !is_constant(rw, outer) ||
      !is_constant(rw, op_operand(inner, 1)))
    return false;
  Value *both = build_folded(&rw->b, rw->arena, opcode, outer->type,
                             (Value *[]){outer, op_operand(inner, 1)}, 2);
  return both &&
         rewrite_replace_new(rw, op, opcode,
                             (Value *[]){op_operand(inner, 0), both}, 2);
}

static bool is_zero(const Rewriter *rw, const Value *value) {
  return match_zero(rw->b.ctx, value_constant(rw->b.ctx, value));
}

// eq(x - y, 0) -> eq(x, y), eq(0, x - y) -> eq(y, x), and so for ne. MLIR does
// it for all predicates, which is wrong where the difference wraps.
static bool compare_undiminished(Rewriter *rw, Op *op) {
  int64_t kind = attr_flags_value(op_slot(op, A_index_cmp_pred));
  if (kind != E_index_cmp_eq && kind != E_index_cmp_ne)
    return false;
  bool behind = is_zero(rw, op_operand(op, 1));
  if (!behind && !is_zero(rw, op_operand(op, 0)))
    return false;
  const Op *sub = value_def(op_operand(op, !behind), OP_index_sub);
  if (!sub)
    return false;
  Attr *predicate = op_slot(op, A_index_cmp_pred);
  Value *operands[] = {op_operand(sub, !behind), op_operand(sub, behind)};
  Op *made = rewrite_replace_new(rw, op, OP_index_cmp, operands, 2);
  made->slots[A_index_cmp_pred] = predicate;
  return true;
}

// clang-format off
#define JOIN(op) PATTERN(OP_index_##op, 1, join_constants, "")
const Pattern patterns_index[] = {
  JOIN(add), JOIN(mul), JOIN(maxs), JOIN(maxu), JOIN(mins), JOIN(minu), JOIN(and), JOIN(or), JOIN(xor),
  PATTERN(OP_index_cmp, 1, compare_undiminished, ""),
  {0},
};
// clang-format on
