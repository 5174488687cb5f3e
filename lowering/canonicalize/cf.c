// Canonicalization patterns of cf: branches whose condition is known, branches
// to blocks that only branch on, and blocks that have one way in.

#include "ir/build/control.h"
#include "ir/analysis/fold.h"
#include "lowering/canonicalize/patterns.h"
#include "ir/build/arith.h"
#include "lowering/pass/pass.h"

// What is passed on must not be used by anything but the branch.
static bool only_used_by(const Block *block, const Op *user) {
  for (uint32_t i = 0; i < block->nargs; i++)
    for (const Use *use = block_arg(block, i)->uses; use; use = use->next)
      if (use->owner != user)
        return false;
  return true;
}

static Op *br_at_end(const Block *block) {
  Op *last = block_terminator(block);
  return last && op_is(last, OP_cf_br) ? last : NULL;
}

// Whether branches that follow each other from `block` on come back.
static bool is_in_cycle(Rewriter *rw, Block *from) {
  PtrMap visited = {0};
  for (Block *block = from;;) {
    ptrmap_set(&visited, rw->arena, block, block);
    const Op *branch = br_at_end(block);
    if (!branch)
      return false;
    block = branch->successors[0].block;
    if (ptrmap_get(&visited, block))
      return true;
  }
}

// Has `target` go where its block does nothing but go on to.
static bool collapse(Rewriter *rw, Target *target) {
  Block *block = target->block;
  Op *branch = br_at_end(block);
  if (!branch || !is_only_terminator(block) || !only_used_by(block, branch) ||
      is_in_cycle(rw, block))
    return false;
  Target next = target_of(rw, branch, 0);
  for (uint32_t i = 0; i < next.args.count; i++)
    if (value_arg_block(next.args.items[i]) == block)
      next.args.items[i] = target->args.items[next.args.items[i]->index];
  *target = next;
  return true;
}

static bool has_one_pred(const Block *block) {
  return block->preds && !block->preds->next;
}

// The block that all edges to `block` come from; NULL: several.
static Block *unique_pred(const Block *block) {
  Block *pred = block->preds ? block->preds->owner->block : NULL;
  for (const Successor *edge = block->preds; edge; edge = edge->next)
    if (edge->owner->block != pred)
      return NULL;
  return pred;
}

static Block *single_pred(const Block *block) {
  return has_one_pred(block) ? block->preds->owner->block : NULL;
}

static bool replace_by_br(Rewriter *rw, Op *branch, Target to) {
  build_br(rw, to);
  rewrite_erase(rw, branch);
  return true;
}

// cf.assert

static bool erase_true_assert(Rewriter *rw, Op *op) {
  bool known;
  if (!value_bool(rw->b.ctx, op_operand(op, 0), &known) || !known)
    return false;
  rewrite_erase(rw, op);
  return true;
}

// cf.br

// Only of blocks that nothing reaches: an argument is passed to itself.
static bool passes_itself(ValueList args, const Block *to) {
  for (uint32_t i = 0; i < args.count; i++)
    if (value_arg_block(args.items[i]) == to)
      return true;
  return false;
}

static bool merge_single_successor(Rewriter *rw, Op *op) {
  Block *block = op->block, *next = op->successors[0].block;
  ValueList args = list_of_operands(rw, op, 0);
  if (next == block || !has_one_pred(next) || passes_itself(args, next))
    return false;
  rewrite_erase(rw, op);
  rewrite_merge_block(rw, next, block, args.items);
  return true;
}

static bool pass_through_br(Rewriter *rw, Op *op) {
  Target to = target_of(rw, op, 0);
  return to.block != op->block && collapse(rw, &to) &&
         replace_by_br(rw, op, to);
}

static bool simplify_br(Rewriter *rw, Op *op) {
  return merge_single_successor(rw, op) || pass_through_br(rw, op);
}

// cf.cond_br

static bool decide_cond_br(Rewriter *rw, Op *op) {
  bool known;
  return value_bool(rw->b.ctx, op_operand(op, 0), &known) &&
         replace_by_br(rw, op, target_of(rw, op, !known));
}

static bool pass_through_cond_br(Rewriter *rw, Op *op) {
  Target yes = target_of(rw, op, 0), no = target_of(rw, op, 1);
  bool changed = collapse(rw, &yes);
  changed |= collapse(rw, &no);
  if (!changed)
    return false;
  build_cond_br(rw, op_operand(op, 0), yes, no);
  rewrite_erase(rw, op);
  return true;
}

// To one block either way: what differs is selected, if nobody else goes there.
static bool join_equal_targets(Rewriter *rw, Op *op) {
  Target yes = target_of(rw, op, 0), no = target_of(rw, op, 1);
  if (yes.block != no.block)
    return false;
  if (!list_equal(yes.args, no.args) && unique_pred(yes.block) != op->block)
    return false;
  for (uint32_t i = 0; i < yes.args.count; i++)
    if (yes.args.items[i] != no.args.items[i])
      yes.args.items[i] = arith_select(&rw->b, op_operand(op, 0),
                                       yes.args.items[i], no.args.items[i]);
  return replace_by_br(rw, op, yes);
}

static bool decide_by_pred(Rewriter *rw, Op *op) {
  Block *pred = single_pred(op->block);
  Op *last = pred ? block_terminator(pred) : NULL;
  if (!last || !op_is(last, OP_cf_cond_br) ||
      op_operand(last, 0) != op_operand(op, 0))
    return false;
  bool was_true = last->successors[0].block == op->block;
  return replace_by_br(rw, op, target_of(rw, op, !was_true));
}

// Uses of the condition in `block`, which only this branch goes to.
static bool tell_block(Rewriter *rw, Op *op, Block *block, bool truth) {
  Value *known = NULL;
  if (!single_pred(block))
    return false;
  for (Use *use = op_operand(op, 0)->uses, *next; use; use = next) {
    next = use->next;
    if (use->owner->block != block)
      continue;
    if (!known)
      known = arith_int(&rw->b, rw->b.ctx->i1, truth);
    rewrite_set_operand(rw, use->owner, (uint32_t)(use - use->owner->operands),
                        known);
  }
  return known;
}

static bool tell_blocks(Rewriter *rw, Op *op) {
  bool changed = tell_block(rw, op, op->successors[0].block, true);
  changed |= tell_block(rw, op, op->successors[1].block, false);
  return changed;
}

static bool is_unreachable(const Block *block) {
  return is_only_terminator(block) && op_is(block->last, OP_ub_unreachable);
}

static bool drop_unreachable(Rewriter *rw, Op *op) {
  for (uint32_t i = 0; i < 2; i++)
    if (is_unreachable(op->successors[i].block))
      return replace_by_br(rw, op, target_of(rw, op, !i));
  return false;
}

// cf.switch

typedef struct Cases {
  Target *targets;
  uint32_t *places; // in the list of values
  uint32_t count;
} Cases;

static uint32_t case_count(const Op *op) {
  return op->nsuccessors - 1;
}

static Cases new_cases(Rewriter *rw, const Op *op) {
  uint32_t n = case_count(op);
  return (Cases){arena_array(rw->arena, Target, n + 1),
                 arena_array(rw->arena, uint32_t, n + 1), 0};
}

static void keep_case(Cases *cases, uint32_t place, Target target) {
  cases->places[cases->count] = place;
  cases->targets[cases->count++] = target;
}

// The values of those cases that are left.
static Attr *values_left(Rewriter *rw, const Op *op, const Cases *cases) {
  const Attr *values = op_slot(op, A_cf_switch_case_values);
  int64_t n = cases->count;
  if (!n)
    return NULL;
  Type *element = type_element(values->type);
  size_t size = dense_element_size(element);
  char *data = arena_array(rw->arena, char, size *(size_t)n);
  for (uint32_t i = 0; i < n; i++)
    memcpy(data + i * size, dense_element(values, cases->places[i]), size);
  Type *type = type_vector(rw->b.ctx, 1, &n, NULL, element);
  return attr_dense(rw->b.ctx, type, data, size * (size_t)n, false);
}

static bool replace_switch(Rewriter *rw, Op *op, Target otherwise,
                           const Cases *cases) {
  build_switch(rw, op_operand(op, 0), otherwise, values_left(rw, op, cases),
               cases->targets, cases->count);
  rewrite_erase(rw, op);
  return true;
}

static bool switch_without_cases(Rewriter *rw, Op *op) {
  return !case_count(op) && replace_by_br(rw, op, target_of(rw, op, 0));
}

static bool drop_default_cases(Rewriter *rw, Op *op) {
  Target otherwise = target_of(rw, op, 0);
  Cases cases = new_cases(rw, op);
  for (uint32_t i = 0; i < case_count(op); i++) {
    Target target = target_of(rw, op, i + 1);
    if (target.block != otherwise.block ||
        !list_equal(target.args, otherwise.args))
      keep_case(&cases, i, target);
  }
  return cases.count != case_count(op) &&
         replace_switch(rw, op, otherwise, &cases);
}

// Takes the case whose value has these bytes.
static bool take_case(Rewriter *rw, Op *op, const void *bytes, size_t size) {
  const Attr *values = op_slot(op, A_cf_switch_case_values);
  uint32_t taken = 0;
  for (uint32_t i = 0; !taken && i < case_count(op); i++)
    if (!memcmp(dense_element(values, i), bytes, size))
      taken = i + 1;
  return replace_by_br(rw, op, target_of(rw, op, taken));
}

static bool decide_switch(Rewriter *rw, Op *op) {
  const Value *flag = op_operand(op, 0);
  const Attr *known = value_constant(rw->b.ctx, flag);
  return known && attr_is(known, AT_INTEGER) && case_count(op) &&
         take_case(rw, op, known->as.words, dense_element_size(flag->type));
}

static bool pass_through_switch(Rewriter *rw, Op *op) {
  bool changed = false;
  Cases cases = new_cases(rw, op);
  for (uint32_t i = 0; i < case_count(op); i++) {
    Target target = target_of(rw, op, i + 1);
    changed |= collapse(rw, &target);
    keep_case(&cases, i, target);
  }
  Target otherwise = target_of(rw, op, 0);
  changed |= collapse(rw, &otherwise);
  return changed && replace_switch(rw, op, otherwise, &cases);
}

// The switch on the same value that is the only way to the block of `op`.
static Op *switch_before(const Op *op) {
  Block *pred = single_pred(op->block);
  Op *last = pred ? block_terminator(pred) : NULL;
  return last && op_is(last, OP_cf_switch) &&
                 op_operand(last, 0) == op_operand(op, 0)
             ? last
             : NULL;
}

static bool decide_switch_by_case(Rewriter *rw, Op *op) {
  Op *before = switch_before(op);
  if (!before || before->successors[0].block == op->block || !case_count(op))
    return false;
  uint32_t at = 1;
  while (before->successors[at].block != op->block)
    at++;
  const Attr *values = op_slot(before, A_cf_switch_case_values);
  return take_case(rw, op, dense_element(values, at - 1),
                   dense_element_size(op_operand(op, 0)->type));
}

static bool has_value(const Op *op, const char *bytes, size_t size) {
  const Attr *values = op_slot(op, A_cf_switch_case_values);
  for (uint32_t i = 0; i < case_count(op); i++)
    if (!memcmp(dense_element(values, i), bytes, size))
      return true;
  return false;
}

// Behind the default of another switch its values cannot be.
static bool drop_impossible_cases(Rewriter *rw, Op *op) {
  Op *before = switch_before(op);
  if (!before || before->successors[0].block != op->block)
    return false;
  const Attr *values = op_slot(op, A_cf_switch_case_values);
  size_t size = dense_element_size(op_operand(op, 0)->type);
  Cases cases = new_cases(rw, op);
  for (uint32_t i = 0; i < case_count(op); i++)
    if (!has_value(before, dense_element(values, i), size))
      keep_case(&cases, i, target_of(rw, op, i + 1));
  return cases.count != case_count(op) &&
         replace_switch(rw, op, target_of(rw, op, 0), &cases);
}

// clang-format off
const Pattern patterns_cf[] = {
    PATTERN(OP_cf_assert, 1, erase_true_assert, ""),
    PATTERN(OP_cf_br, 1, simplify_br, ""),
    PATTERN(OP_cf_cond_br, 1, decide_cond_br, "SimplifyConstCondBranchPred"),
    PATTERN(OP_cf_cond_br, 1, pass_through_cond_br, "SimplifyPassThroughCondBranch"),
    PATTERN(OP_cf_cond_br, 1, join_equal_targets, "SimplifyCondBranchIdenticalSuccessors"),
    PATTERN(OP_cf_cond_br, 1, decide_by_pred, "SimplifyCondBranchFromCondBranchOnSameCondition"),
    PATTERN(OP_cf_cond_br, 1, tell_blocks, "CondBranchTruthPropagation"),
    PATTERN(OP_cf_cond_br, 1, drop_unreachable, "DropUnreachableCondBranch"),
    PATTERN(OP_cf_switch, 1, switch_without_cases, ""),
    PATTERN(OP_cf_switch, 1, drop_default_cases, ""),
    PATTERN(OP_cf_switch, 1, decide_switch, ""),
    PATTERN(OP_cf_switch, 1, pass_through_switch, ""),
    PATTERN(OP_cf_switch, 1, decide_switch_by_case, ""),
    PATTERN(OP_cf_switch, 1, drop_impossible_cases, ""),
    {0},
};
// clang-format on
