// Canonicalization patterns of scf.while: what the condition tells the body.

#include "ir/build/control.h"
#include "lowering/canonicalize/patterns.h"
#include "ir/build/arith.h"
#include "lowering/pass/pass.h"

enum { BEFORE, AFTER };
enum { ARGS = 1 }; // of scf.condition: the first that is passed on

// Where the condition itself is passed to the body it is true.
static bool tell_body(Rewriter *rw, Op *op) {
  const Op *end = end_of(op, BEFORE);
  Value *truth = NULL;
  for (uint32_t i = 0; i < op->nresults; i++) {
    Value *arg = block_arg(body_of(op, AFTER), i);
    if (op_operand(end, ARGS + i) != op_operand(end, 0) || !arg->uses)
      continue;
    if (!truth)
      truth = arith_int(&rw->b, rw->b.ctx->i1, 1);
    rewrite_replace_uses(rw, arg, truth);
  }
  return truth;
}

// The comparison that holds exactly when this one does not.
static int64_t opposite(int64_t predicate) {
  static const uint8_t opposites[] = {
      [E_arith_cmpi_eq] = E_arith_cmpi_ne,
      [E_arith_cmpi_ne] = E_arith_cmpi_eq,
      [E_arith_cmpi_slt] = E_arith_cmpi_sge,
      [E_arith_cmpi_sle] = E_arith_cmpi_sgt,
      [E_arith_cmpi_sgt] = E_arith_cmpi_sle,
      [E_arith_cmpi_sge] = E_arith_cmpi_slt,
      [E_arith_cmpi_ult] = E_arith_cmpi_uge,
      [E_arith_cmpi_ule] = E_arith_cmpi_ugt,
      [E_arith_cmpi_ugt] = E_arith_cmpi_ule,
      [E_arith_cmpi_uge] = E_arith_cmpi_ult,
  };
  return opposites[predicate];
}

static int64_t predicate_of(const Op *cmpi) {
  return attr_to_i64(op_slot(cmpi, A_arith_cmpi_predicate));
}

// Comparisons of `arg` in the body that say what the condition `cmp` says of
// its operand `side`, which `arg` is the value of.
static bool decide_comparisons(Rewriter *rw, const Op *cmp, uint32_t side,
                               Value *arg) {
  bool changed = false;
  for (Use *use = arg->uses, *next; use; use = next) {
    next = use->next;
    Op *other = use->owner;
    if (!op_is(other, OP_arith_cmpi) ||
        op_operand(other, 1 - side) != op_operand(cmp, 1 - side))
      continue;
    bool same = predicate_of(other) == predicate_of(cmp);
    if (!same && predicate_of(other) != opposite(predicate_of(cmp)))
      continue;
    while (next && next->owner == other)
      next = next->next;
    builder_before(&rw->b, other);
    rewrite_replace1(rw, other, arith_int(&rw->b, rw->b.ctx->i1, same));
    changed = true;
  }
  return changed;
}

static bool decide_body_comparisons(Rewriter *rw, Op *op) {
  const Op *end = end_of(op, BEFORE);
  const Op *cmp = value_def(op_operand(end, 0), OP_arith_cmpi);
  bool changed = false;
  for (uint32_t i = 0; cmp && i < op->nresults; i++)
    for (uint32_t side = 0; side < 2; side++)
      if (op_operand(end, ARGS + i) == op_operand(cmp, side))
        changed |=
            decide_comparisons(rw, cmp, side, block_arg(body_of(op, AFTER), i));
  return changed;
}

// The order of what is passed on

// Whether the condition passes on all arguments, each once, but not in their
// order; `places` says where each is.
static bool is_permuted(const Op *end, const Block *before, uint32_t *places) {
  uint32_t n = before->nargs;
  bool in_order = true;
  if (end->noperands - ARGS != n)
    return false;
  for (uint32_t i = 0; i < n; i++)
    places[i] = UINT32_MAX;
  for (uint32_t i = 0; i < n; i++) {
    const Value *value = op_operand(end, ARGS + i);
    if (value_arg_block(value) != before || places[value->index] != UINT32_MAX)
      return false;
    places[value->index] = i;
    in_order &= value->index == i;
  }
  return !in_order;
}

// Gives the second region its arguments in the order of the first.
static bool align_args(Rewriter *rw, Op *op) {
  Block *before = body_of(op, BEFORE), *after = body_of(op, AFTER);
  Op *end = end_of(op, BEFORE);
  uint32_t n = before->nargs;
  uint32_t *places = arena_array(rw->arena, uint32_t, n + 1);
  if (!is_permuted(end, before, places))
    return false;
  builder_before(&rw->b, end);
  build_condition(rw, op_operand(end, 0), list_of_args(rw, before, 0));
  rewrite_erase(rw, end);
  builder_before(&rw->b, op);
  Op *made = build_while(rw, list_of_operands(rw, op, 0),
                         list_types(rw, list_of_args(rw, before, 0)));
  ValueList results = list_of_results(rw, made);
  ValueList args = list_of_args(rw, body_of(made, AFTER), 0);
  for (uint32_t i = 0; i < n; i++) {
    results.items[places[i]] = op_result(made, i);
    args.items[places[i]] = block_arg(body_of(made, AFTER), i);
  }
  rewrite_merge_block(rw, before, body_of(made, BEFORE),
                      list_of_args(rw, body_of(made, BEFORE), 0).items);
  rewrite_merge_block(rw, after, body_of(made, AFTER), args.items);
  rewrite_replace(rw, op, results.items);
  return true;
}

// An if on the condition, right before its use: its body is the loop's

typedef struct Captured { // by the if, from the block of the condition
  Rewriter *rw;
  const Region *region;
  ValueList values;
} Captured;

static bool is_within(const Region *region, const Value *value) {
  const Block *block =
      value_is_arg(value) ? value_arg_block(value) : value_op(value)->block;
  for (const Region *r = block->parent; r;
       r = r->parent->block ? r->parent->block->parent : NULL)
    if (r == region)
      return true;
  return false;
}

static void collect_captured(void *user, Op *op) {
  Captured *c = user;
  for (uint32_t i = 0; i < op->noperands; i++) {
    Value *value = op_operand(op, i);
    if (!is_within(c->region, value) || list_has(c->values, value))
      continue;
    c->values = list_join(c->rw, c->values, list_of(c->rw, value));
  }
}

// Of what `op` uses in its region `i` what is defined in `region` but not in
// there.
static ValueList captured_by(Rewriter *rw, Op *op, uint32_t i,
                             const Region *region) {
  Captured c = {rw, region, list_new(rw, 0)};
  for (Op *inner = op->regions[i].first->first; inner; inner = inner->next) {
    collect_captured(&c, inner);
    op_walk(inner, collect_captured, &c);
  }
  ValueList outer = list_new(rw, c.values.count);
  for (uint32_t k = 0; k < c.values.count; k++)
    if (!is_within(&op->regions[i], c.values.items[k]))
      list_add(&outer, c.values.items[k]);
  return outer;
}

static void use_instead(Rewriter *rw, const Region *region, Value *from,
                        Value *to) {
  for (Use *use = from->uses, *next; use; use = next) {
    next = use->next;
    const Op *owner = use->owner;
    while (owner && owner->block->parent != region)
      owner = owner->block->parent->parent->block ? op_parent(owner) : NULL;
    if (owner)
      rewrite_set_operand(rw, use->owner,
                          (uint32_t)(use - use->owner->operands), to);
  }
}

static bool is_movable_if(const Op *op, const Op *end) {
  return op && op_is(op, OP_scf_if) &&
         op_operand(op, 0) == op_operand(end, 0) &&
         (!body_of(op, 1) || is_only_terminator(body_of(op, 1)));
}

// Has the body use what the first region yields, and those behind the loop what
// the second does. A result may be passed on several times, so the body's
// arguments come first, while the condition still names the if.
static void split_results(Rewriter *rw, Op *op, const Op *moved,
                          const Op *end) {
  for (uint32_t i = 0; i < op->nresults; i++) {
    const Value *value = op_operand(end, ARGS + i);
    if (value_op(value) == moved)
      rewrite_replace_uses(rw, block_arg(body_of(op, AFTER), i),
                           op_operand(end_of(moved, 0), value->index));
  }
  for (uint32_t i = 0; i < moved->nresults; i++)
    rewrite_replace_uses(rw, op_result(moved, i),
                         op_operand(end_of(moved, 1), i));
}

// Moves a conditional on the loop's condition into the second region.
static bool move_if_down(Rewriter *rw, Op *op) {
  Op *end = end_of(op, BEFORE), *moved = end->prev;
  if (!is_movable_if(moved, end))
    return false;
  split_results(rw, op, moved, end);
  ValueList captured = captured_by(rw, moved, 0, &op->regions[BEFORE]);
  uint32_t n = op->nresults;
  ValueList results = list_join(rw, list_of_results(rw, op), captured);
  builder_before(&rw->b, op);
  Op *made =
      build_while(rw, list_of_operands(rw, op, 0), list_types(rw, results));
  Block *after = body_of(made, AFTER);
  rewrite_merge_block(rw, body_of(op, BEFORE), body_of(made, BEFORE),
                      list_of_args(rw, body_of(made, BEFORE), 0).items);
  rewrite_merge_block(rw, body_of(op, AFTER), after,
                      list_of_args(rw, after, 0).items);
  // The same as before, but for arguments of the block, which is another now.
  captured = captured_by(rw, moved, 0, &made->regions[BEFORE]);
  builder_before(&rw->b, end);
  build_condition(rw, op_operand(end, 0),
                  list_join(rw, list_of_operands(rw, end, ARGS), captured));
  rewrite_erase(rw, end);
  // In the body too, which may use what the first region only gives on.
  for (uint32_t i = 0; i < captured.count; i++) {
    Value *arg = block_arg(after, n + i);
    use_instead(rw, &moved->regions[0], captured.items[i], arg);
    use_instead(rw, after->parent, captured.items[i], arg);
  }
  rewrite_erase(rw, end_of(moved, 0));
  rewrite_inline_block(rw, body_of(moved, 0), after->first, NULL);
  rewrite_erase(rw, moved);
  rewrite_replace(rw, op, list_of_results(rw, made).items);
  return true;
}

const Pattern patterns_scf_while[] = {
    PATTERN(OP_scf_while, 1, tell_body, "WhileConditionTruth"),
    PATTERN(OP_scf_while, 1, decide_body_comparisons, "WhileCmpCond"),
    PATTERN(OP_scf_while, 1, align_args, "WhileOpAlignBeforeArgs"),
    PATTERN(OP_scf_while, 1, move_if_down, "WhileMoveIfDown"),
    {0},
};
