// Canonicalization patterns of scf.if: conditions that are known, results that
// are selected or are the condition, and ifs that are joined with others.

#include "ir/build/control.h"
#include "lowering/canonicalize/patterns.h"
#include "lowering/canonicalize/scf_int.h"
#include "ir/build/arith.h"
#include "lowering/pass/pass.h"

enum { THEN, ELSE };

static Value *condition_of(const Op *op) {
  return op_operand(op, 0);
}

// Whether `value` is the opposite of `other`: other xor true.
static bool is_not(Ctx *ctx, const Value *value, const Value *other) {
  const Op *opposite = value_def(value, OP_arith_xori);
  bool known;
  return opposite && op_operand(opposite, 0) == other &&
         value_bool(ctx, op_operand(opposite, 1), &known) && known;
}

static void move_region(Rewriter *rw, Op *from, uint32_t from_region, Op *to,
                        uint32_t to_region) {
  Region *into = &to->regions[to_region];
  rewrite_inline_region(rw, &from->regions[from_region], into, into->first);
}

// Ifs on the same condition, one behind the other

typedef struct Pair {
  Op *first, *second;
  Block *yes,
      *no; // of the second, when the condition of the first holds or not
} Pair;

static bool match_conditions(Ctx *ctx, Pair *p) {
  Value *first = condition_of(p->first), *second = condition_of(p->second);
  Block *then_block = body_of(p->second, THEN);
  Block *else_block = body_of(p->second, ELSE);
  if (first == second) {
    p->yes = then_block;
    p->no = else_block;
  } else if (is_not(ctx, second, first) || is_not(ctx, first, second)) {
    p->yes = else_block;
    p->no = then_block;
  }
  return p->yes || p->no;
}

static bool is_inside(const Block *block, const Op *op) {
  for (; op; op = op_parent(op))
    if (op->block && op->block->parent == block->parent)
      return true;
  return false;
}

// Uses of the first's result `i` within the second get what it yields there.
static void forward_result(Rewriter *rw, const Pair *p, uint32_t i) {
  Use *next;
  for (Use *use = op_result(p->first, i)->uses; use; use = next) {
    next = use->next;
    uint32_t region;
    if (p->yes && is_inside(p->yes, use->owner))
      region = THEN;
    else if (p->no && is_inside(p->no, use->owner))
      region = ELSE;
    else
      continue;
    rewrite_set_operand(rw, use->owner, (uint32_t)(use - use->owner->operands),
                        op_operand(end_of(p->first, region), i));
  }
}

// Behind what region `region` of `joined` has, `more` of the second.
static void append_block(Rewriter *rw, Op *joined, uint32_t region,
                         Block *more) {
  Op *first = end_of(joined, region), *second = block_terminator(more);
  rewrite_merge_block(rw, more, body_of(joined, region), NULL);
  builder_at_end(&rw->b, body_of(joined, region));
  rw->b.loc = second->loc;
  build_yield(rw, list_join(rw, list_of_operands(rw, first, 0),
                            list_of_operands(rw, second, 0)));
  rewrite_erase(rw, first);
  rewrite_erase(rw, second);
}

// Makes one conditional of two in a row with the same or opposite condition.
static bool combine_ifs(Rewriter *rw, Op *op) {
  Pair p = {.first = op->prev, .second = op};
  if (!p.first || !op_is(p.first, OP_scf_if) ||
      !match_conditions(rw->b.ctx, &p))
    return false;
  for (uint32_t i = 0; i < p.first->nresults; i++)
    forward_result(rw, &p, i);
  TypeList types = list_types(
      rw, list_join(rw, list_of_results(rw, p.first), list_of_results(rw, op)));
  Op *joined = build_if(rw, condition_of(p.first), types);
  move_region(rw, p.first, THEN, joined, THEN);
  if (p.yes)
    append_block(rw, joined, THEN, p.yes);
  move_region(rw, p.first, ELSE, joined, ELSE);
  if (p.no && body_of(joined, ELSE))
    append_block(rw, joined, ELSE, p.no);
  else if (p.no)
    rewrite_inline_region(rw, p.no->parent, &joined->regions[ELSE], NULL);
  ValueList results = list_of_results(rw, joined);
  uint32_t nfirst = p.first->nresults;
  rewrite_replace(rw, p.first, results.items);
  rewrite_replace(rw, op, results.items + nfirst);
  return true;
}

// An if that has nothing but another one

typedef struct Nest {
  Op *outer, *inner;
  ValueList then_values, else_values;
  bool *selected; // results that the outer condition decides by itself
} Nest;

static bool has_trivial_else(const Op *op) {
  return !body_of(op, ELSE) || is_only_terminator(body_of(op, ELSE));
}

// What does not come from the inner one must come from outside of both.
static bool match_nested_results(Nest *n) {
  for (uint32_t i = 0; i < n->then_values.count; i++) {
    Value *value = n->then_values.items[i];
    if (value_op(value) == n->inner) {
      if (op_operand(end_of(n->inner, ELSE), value->index) !=
          n->else_values.items[i])
        return false;
      n->then_values.items[i] =
          op_operand(end_of(n->inner, THEN), value->index);
    } else if (is_defined_outside(n->outer, value)) {
      n->selected[i] = true;
    } else {
      return false;
    }
  }
  return true;
}

static bool match_nest(Rewriter *rw, Nest *n) {
  Block *body = body_of(n->outer, THEN);
  n->inner = body->first;
  if (n->inner == body->last || n->inner->next != body->last ||
      !op_is(n->inner, OP_scf_if) || !has_trivial_else(n->outer) ||
      !has_trivial_else(n->inner))
    return false;
  n->then_values = list_of_operands(rw, body->last, 0);
  n->else_values = list_new(rw, 0);
  if (body_of(n->outer, ELSE))
    n->else_values = list_of_operands(rw, end_of(n->outer, ELSE), 0);
  n->selected = arena_zero(rw->arena, n->then_values.count + 1, 1);
  return match_nested_results(n);
}

// Makes one conditional of one that has only another one in it.
static bool combine_nested_ifs(Rewriter *rw, Op *op) {
  Nest n = {.outer = op};
  if (!match_nest(rw, &n))
    return false;
  Value *both = build_binary(&rw->b, OP_arith_andi, condition_of(op),
                             condition_of(n.inner));
  Op *made = build_if(rw, both, list_types(rw, list_of_results(rw, op)));
  Block *body = build_block(rw, made, THEN, (TypeList){0});
  ValueList results = list_of_results(rw, made);
  builder_before(&rw->b, made);
  for (uint32_t i = 0; i < results.count; i++)
    if (n.selected[i])
      results.items[i] =
          arith_select(&rw->b, condition_of(op), n.then_values.items[i],
                       n.else_values.items[i]);
  rewrite_merge_block(rw, body_of(n.inner, THEN), body, NULL);
  builder_before(&rw->b, body->last);
  build_yield(rw, n.then_values);
  rewrite_erase(rw, body->last);
  if (n.else_values.count) {
    builder_at_end(&rw->b, build_block(rw, made, ELSE, (TypeList){0}));
    build_yield(rw, n.else_values);
  }
  rewrite_replace(rw, op, results.items);
  return true;
}

// The condition within the regions

static bool tell_regions(Rewriter *rw, Op *op) {
  Value *condition = condition_of(op), *known[2] = {NULL, NULL};
  bool constant;
  if (value_bool(rw->b.ctx, condition, &constant))
    return false;
  for (Use *use = condition->uses, *next; use; use = next) {
    next = use->next;
    for (uint32_t i = THEN; i <= ELSE; i++) {
      if (!body_of(op, i) || !is_inside(body_of(op, i), use->owner))
        continue;
      if (!known[i])
        known[i] = arith_int(&rw->b, rw->b.ctx->i1, i == THEN);
      rewrite_set_operand(rw, use->owner,
                          (uint32_t)(use - use->owner->operands), known[i]);
      break;
    }
  }
  return known[THEN] || known[ELSE];
}

// Results

static Value *yielded(const Op *op, uint32_t region, uint32_t i) {
  return op_operand(end_of(op, region), i);
}

static bool is_direct_child(const Op *op, uint32_t region, const Value *value) {
  const Block *block =
      value_is_arg(value) ? value_arg_block(value) : value_op(value)->block;
  return block->parent == &op->regions[region];
}

// Both values are there without the if.
static bool can_be_selected(const Op *op, uint32_t i) {
  return !is_direct_child(op, THEN, yielded(op, THEN, i)) &&
         !is_direct_child(op, ELSE, yielded(op, ELSE, i));
}

static void replace_yield(Rewriter *rw, Op *op, uint32_t region,
                          ValueList values) {
  Op *old = end_of(op, region);
  builder_before(&rw->b, old);
  build_yield(rw, values);
  rewrite_erase(rw, old);
}

// Selects results that are values of outside.
static bool select_results(Rewriter *rw, Op *op) {
  uint32_t n = op->nresults, nkept = 0;
  ValueList kept = list_new(rw, n),
            values[2] = {list_new(rw, n), list_new(rw, n)};
  for (uint32_t i = 0; i < n; i++)
    if (!can_be_selected(op, i))
      list_add(&kept, op_result(op, i));
  if (kept.count == n)
    return false;
  Op *made = build_if(rw, condition_of(op), list_types(rw, kept));
  ValueList results = list_of_results(rw, op);
  builder_before(&rw->b, made);
  for (uint32_t i = 0; i < n; i++) {
    Value *yes = yielded(op, THEN, i), *no = yielded(op, ELSE, i);
    if (!can_be_selected(op, i)) {
      results.items[i] = op_result(made, nkept++);
      list_add(&values[THEN], yes);
      list_add(&values[ELSE], no);
    } else {
      results.items[i] =
          yes == no ? yes : arith_select(&rw->b, condition_of(op), yes, no);
    }
  }
  for (uint32_t i = THEN; i <= ELSE; i++) {
    move_region(rw, op, i, made, i);
    replace_yield(rw, made, i, values[i]);
  }
  rewrite_replace(rw, op, results.items);
  return true;
}

// The value that a result always has; NULL: none that is there, or it has no
// use.
static Value *value_of_result(Rewriter *rw, const Op *op, uint32_t i) {
  Value *yes = yielded(op, THEN, i), *no = yielded(op, ELSE, i);
  bool is_true, is_false;
  if (!op_result(op, i)->uses)
    return NULL;
  if (yes == no)
    return yes;
  if (!value_bool(rw->b.ctx, yes, &is_true) ||
      !value_bool(rw->b.ctx, no, &is_false) || is_true == is_false)
    return NULL;
  if (is_true)
    return condition_of(op);
  Value *truth = arith_int(&rw->b, rw->b.ctx->i1, 1);
  return build_binary(&rw->b, OP_arith_xori, condition_of(op), truth);
}

static bool replace_results(Rewriter *rw, Op *op) {
  bool changed = false;
  for (uint32_t i = 0; i < op->nresults; i++) {
    Value *value = value_of_result(rw, op, i);
    if (value)
      rewrite_replace_uses(rw, op_result(op, i), value);
    changed |= value != NULL;
  }
  return changed;
}

static bool remove_empty_else(Rewriter *rw, Op *op) {
  Block *otherwise = body_of(op, ELSE);
  if (op->nresults || !otherwise || !is_only_terminator(otherwise))
    return false;
  Op *made = build_if(rw, condition_of(op), (TypeList){0});
  made->attrs = op->attrs;
  move_region(rw, op, THEN, made, THEN);
  rewrite_erase(rw, op);
  return true;
}

static bool decide_if(Rewriter *rw, Op *op) {
  bool known;
  if (!value_bool(rw->b.ctx, condition_of(op), &known))
    return false;
  Block *taken = body_of(op, known ? THEN : ELSE);
  if (taken)
    replace_by_block(rw, op, taken, NULL);
  else
    rewrite_erase(rw, op);
  return true;
}

const Pattern patterns_scf_if[] = {
    PATTERN(OP_scf_if, 1, combine_ifs, "CombineIfs"),
    PATTERN(OP_scf_if, 1, combine_nested_ifs, "CombineNestedIfs"),
    PATTERN(OP_scf_if, 1, tell_regions, "ConditionPropagation"),
    PATTERN(OP_scf_if, 1, select_results, "ConvertTrivialIfToSelect"),
    PATTERN(OP_scf_if, 1, remove_empty_else, "RemoveEmptyElseBranch"),
    PATTERN(OP_scf_if, 1, decide_if, "RemoveStaticCondition"),
    PATTERN(OP_scf_if, 1, replace_results,
            "ReplaceIfYieldWithConditionOrValue"),
    {0},
};
