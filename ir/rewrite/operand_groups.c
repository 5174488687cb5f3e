// Erasing and adding operands. How many operands each group of a row has is
// written in the segment sizes, and how the operands of a switch divide among
// its cases in an attribute of its own; both are corrected.

#include "ir/rewrite/rewriter.h"

static Attr *changed_at(Ctx *ctx, Arena *arena, const Attr *sizes, uint32_t i,
                        int32_t by) {
  uint32_t n = (uint32_t)sizes->as.dense.count;
  int32_t *copy = arena_copy(arena, sizes->as.dense.data, n * sizeof *copy,
                             _Alignof(int32_t));
  CHECK(i < n && copy[i] + by >= 0);
  copy[i] += by;
  return attr_dense_i32(ctx, copy, n);
}

static uint32_t group_of(const Op *op, uint32_t operand) {
  for (uint32_t group = 0;; group++) {
    uint32_t first, count;
    if (op_operand_group(op, group, &first, &count) && operand >= first &&
        operand < first + count)
      return group;
  }
}

void rewrite_erase_operands(Rewriter *rw, Op *op, uint32_t first,
                            uint32_t count) {
  CHECK(first + count <= op->noperands);
  if (!count)
    return;
  if (op_has(op, TRAIT_OPERAND_SEGMENTS)) {
    uint32_t slot = op_segments_slot(op->info, TRAIT_OPERAND_SEGMENTS);
    op->slots[slot] = changed_at(rw->b.ctx, rw->arena, op->slots[slot],
                                 group_of(op, first), -(int32_t)count);
  }
  uint32_t n = op->noperands - count;
  Value **left = arena_array(rw->arena, Value *, n);
  for (uint32_t i = 0; i < n; i++)
    left[i] = op->operands[i < first ? i : i + count].value;
  op_set_operands(rw->b.pool, op, left, n);
  rewrite_modified(rw, op);
}

static void change_case_segments(Rewriter *rw, Op *branch, uint32_t index,
                                 int32_t by) {
  const OpInfo *info = branch->info;
  if (!info->case_segments || index < info->first_case)
    return;
  uint32_t slot = info->case_segments - 1u;
  branch->slots[slot] = changed_at(rw->b.ctx, rw->arena, branch->slots[slot],
                                   index - info->first_case, by);
}

void rewrite_erase_successor_operand(Rewriter *rw, Op *branch, uint32_t index,
                                     uint32_t i) {
  uint32_t first, count;
  branch->info->successor_operands(branch, index, &first, &count);
  CHECK(i < count);
  rewrite_erase_operands(rw, branch, first + i, 1);
  change_case_segments(rw, branch, index, -1);
}

// Branches that have sizes of groups pass the second to their first successor,
// and the third to the others.
static uint32_t group_of_successor(uint32_t index) {
  return index ? 2 : 1;
}

void rewrite_add_successor_operands(Rewriter *rw, Op *branch, uint32_t index,
                                    Value *const *values, uint32_t count) {
  uint32_t first, old, n = branch->noperands + count;
  branch->info->successor_operands(branch, index, &first, &old);
  Value **operands = arena_array(rw->arena, Value *, n);
  for (uint32_t i = 0, k = 0; i < n; i++) {
    bool is_new = i >= first + old && i < first + old + count;
    operands[i] = is_new ? values[i - first - old] : op_operand(branch, k++);
  }
  op_set_operands(rw->b.pool, branch, operands, n);
  if (op_has(branch, TRAIT_OPERAND_SEGMENTS)) {
    uint32_t slot = op_segments_slot(branch->info, TRAIT_OPERAND_SEGMENTS);
    branch->slots[slot] = changed_at(rw->b.ctx, rw->arena, branch->slots[slot],
                                     group_of_successor(index), (int32_t)count);
  }
  change_case_segments(rw, branch, index, (int32_t)count);
  rewrite_modified(rw, branch);
}
