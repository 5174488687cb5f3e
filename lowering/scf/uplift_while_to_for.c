// scf-uplift-while-to-for: loops that count, as scf.for.
//
// Requires: canonical form: the condition passes on its arguments in order.
// Guarantees: nothing.
// Invalidates: nothing.
//
// Before:
//
//   %w:2 = scf.while (%i = %lb, %a = %x) : (index, f32) -> (index, f32) {
//     %more = arith.cmpi slt, %i, %ub : index
//     scf.condition(%more) %i, %a : index, f32
//   } do {
//   ^bb0(%i: index, %a: f32):
//     %n = ...
//     %next = arith.addi %i, %s : index
//     scf.yield %next, %n : index, f32
//   }
//
// After:
//
//   %r = scf.for %i = %lb to %ub step %s iter_args(%a = %x) -> (f32) {
//     %n = ...
//     %next = arith.addi %i, %s : index
//     scf.yield %n : f32
//   }
//   // %w#0: what the counter is at the end, from the bounds
//
// A step that is not positive is no step of a scf.for; as in MLIR, one that is
// not known is taken to be. MLIR 22 computes %w#0 one step too small, and for a
// loop that does not run below the lower bound.

#include "lowering/scf/loops_int.h"
#include "ir/build/arith.h"
#include "lowering/scf/passes.h"

enum { BEFORE, AFTER };

typedef struct Counting {
  Value *lower, *upper, *step;
  uint32_t counter; // among the arguments
} Counting;

static bool has_two_uses(const Value *value) {
  return value->uses && value->uses->next && !value->uses->next->next;
}

// The comparison that is all there is before the body.
static const Op *only_comparison(const Op *op) {
  const Block *before = body_of(op, BEFORE);
  const Op *cmp = before->first, *end = before->last;
  bool alone = cmp != end && cmp->next == end && op_is(cmp, OP_arith_cmpi) &&
               op_operand(end, 0) == op_result(cmp, 0) &&
               value_has_one_use(op_result(cmp, 0)) &&
               end->noperands - 1 == before->nargs;
  for (uint32_t i = 0; alone && i < before->nargs; i++)
    alone = op_operand(end, i + 1) == block_arg(before, i);
  return alone ? cmp : NULL;
}

static bool match_comparison(const Op *op, const Op *cmp, Counting *c) {
  int64_t predicate = attr_to_i64(op_slot(cmp, A_arith_cmpi_predicate));
  if (predicate != E_arith_cmpi_slt && predicate != E_arith_cmpi_sgt)
    return false;
  bool reversed = predicate == E_arith_cmpi_sgt;
  Value *counter = op_operand(cmp, reversed);
  c->upper = op_operand(cmp, !reversed);
  c->counter = counter->index;
  return value_arg_block(counter) == body_of(op, BEFORE) &&
         is_defined_outside(op, c->upper) && has_two_uses(counter);
}

static bool match_step(Ctx *ctx, const Op *op, Counting *c) {
  Value *counter = block_arg(body_of(op, AFTER), c->counter);
  const Op *add =
      value_def(op_operand(end_of(op, AFTER), c->counter), OP_arith_addi);
  int64_t known;
  if (!add || (op_operand(add, 0) != counter && op_operand(add, 1) != counter))
    return false;
  c->step = op_operand(add, op_operand(add, 0) == counter);
  return is_defined_outside(op, c->step) &&
         (!value_number(ctx, c->step, &known) || known > 0);
}

static Value *subtract(Rewriter *rw, Value *lhs, Value *rhs) {
  return build_binary(&rw->b, OP_arith_subi, lhs, rhs);
}

// The counter when the loop is left: the first value that is not below the
// upper bound, which the last step may have passed.
static Value *final_count(Rewriter *rw, const Counting *c) {
  Builder *b = &rw->b;
  Type *type = c->step->type;
  Value *less = subtract(rw, c->step, arith_int(b, type, 1));
  Value *length = subtract(rw, c->upper, c->lower);
  length = build_binary(b, OP_arith_addi, length, less);
  Value *count = build_binary(b, OP_arith_divsi, length, c->step);
  count = build_binary(b, OP_arith_maxsi, count, arith_int(b, type, 0));
  Value *distance = build_binary(b, OP_arith_muli, count, c->step);
  return build_binary(b, OP_arith_addi, c->lower, distance);
}

// All but entry `i`.
static ValueList without(Rewriter *rw, ValueList list, uint32_t i) {
  return list_join(rw, list_part(list, 0, i),
                   list_part(list, i + 1, list.count - i - 1));
}

// With `value` as entry `i`.
static ValueList with(Rewriter *rw, ValueList list, uint32_t i, Value *value) {
  return list_join(rw, list_join(rw, list_part(list, 0, i), list_of(rw, value)),
                   list_part(list, i, list.count - i));
}

// Makes an scf.for of a while loop that counts up to a bound.
static bool uplift_while(Rewriter *rw, Op *op) {
  Counting c;
  const Op *cmp = only_comparison(op);
  if (!cmp || !match_comparison(op, cmp, &c) || !match_step(rw->b.ctx, op, &c))
    return false;
  c.lower = op_operand(op, c.counter);
  ValueList inits = without(rw, list_of_operands(rw, op, 0), c.counter);
  Op *made = build_for(rw, c.lower, c.upper, c.step, inits);
  Block *body = body_of(made, 0);
  ValueList args =
      with(rw, list_of_args(rw, body, 1), c.counter, block_arg(body, 0));
  rewrite_merge_block(rw, body_of(op, AFTER), body, args.items);
  Op *end = block_terminator(body);
  builder_before(&rw->b, end);
  build_yield(rw, without(rw, list_of_operands(rw, end, 0), c.counter));
  rewrite_erase(rw, end);
  builder_before(&rw->b, op);
  ValueList results =
      with(rw, list_of_results(rw, made), c.counter, final_count(rw, &c));
  rewrite_replace(rw, op, results.items);
  return true;
}

static const Pattern patterns[] = {
    PATTERN(OP_scf_while, 1, uplift_while, "UpliftWhileOp"),
    {0},
};

bool lower_uplift_while_to_for(PassRun *run, Op *root) {
  return apply_patterns(run, root, patterns);
}
