// Operands of linalg.generic that the body does not look at, that are there
// twice, and results that nobody uses.
//
//   %0:2 = linalg.generic ... ins(%a, %a, %b) outs(%x, %y) {
//   ^bb0(%0: f32, %1: f32, %2: f32, %3: f32, %4: f32):
//     %s = arith.addf %0, %1 : f32
//     linalg.yield %s, %2 : f32, f32
//   }                                              of which %0#1 has no uses
//
//   %0 = linalg.generic ... ins(%a) outs(%x) {
//   ^bb0(%0: f32, %3: f32):
//     %s = arith.addf %0, %0 : f32
//     linalg.yield %s : f32
//   }
//
// An operand stays as long as it is the only one that says how often a loop
// runs. Inits that are memrefs stay.

#include "lowering/linalg/linalg.h"

static bool argument_is_used(const Structured *s, uint32_t operand) {
  return block_arg(structured_body(s), operand)->uses;
}

// The first operand from `first` on that stays, has the same map and is the
// same; UINT32_MAX: none.
static uint32_t find_equal(const Structured *s, const bool *gone,
                           uint32_t first, uint32_t operand) {
  for (uint32_t i = first; i < operand; i++)
    if (!gone[i] && op_operand(s->op, i) == op_operand(s->op, operand) &&
        s->maps[i] == s->maps[operand])
      return i;
  return UINT32_MAX;
}

// Goes if the rest still says how often loops run.
static bool try_drop(const Structured *s, bool *gone, uint32_t operand) {
  gone[operand] = true;
  gone[operand] = generic_has_extents(s, gone);
  return gone[operand];
}

// Replaces the argument for an operand that goes by that of an equal one, in the
// old body.
static void merge_argument(Rewriter *rw, const Structured *s, uint32_t from,
                           uint32_t to) {
  const Block *body = structured_body(s);
  rewrite_replace_uses(rw, block_arg(body, from), block_arg(body, to));
}

static bool drop_inputs(Rewriter *rw, const Structured *s, bool *gone) {
  bool any = false;
  for (uint32_t i = 0; i < s->ninputs; i++) {
    if (!argument_is_used(s, i) && try_drop(s, gone, i)) {
      any = true;
      continue;
    }
    uint32_t equal = find_equal(s, gone, 0, i);
    if (equal == UINT32_MAX)
      continue;
    merge_argument(rw, s, i, equal);
    gone[i] = any = true;
  }
  return any;
}

// Nobody wants the result: the body does not look at what was there, or yields
// it as it is.
static bool result_is_dead(const Structured *s, uint32_t i) {
  if (op_result(s->op, i)->uses)
    return false;
  const Value *arg = block_arg(structured_body(s), s->ninputs + i);
  const Op *yield = structured_body(s)->last;
  return !arg->uses || (value_has_one_use(arg) && arg->uses->owner == yield &&
                        op_operand(yield, i) == arg);
}

// Drops inits whose results nobody uses, or another result is equal to.
static bool drop_outputs(Rewriter *rw, const Structured *s, bool *gone) {
  const Op *yield = structured_body(s)->last;
  bool any = false;
  for (uint32_t i = 0; i < s->ninits; i++) {
    uint32_t operand = s->ninputs + i;
    if (result_is_dead(s, i) && try_drop(s, gone, operand)) {
      any = true;
      continue;
    }
    uint32_t equal = argument_is_used(s, operand)
                         ? UINT32_MAX
                         : find_equal(s, gone, s->ninputs, operand);
    if (equal == UINT32_MAX ||
        op_operand(yield, i) != op_operand(yield, equal - s->ninputs))
      continue;
    rewrite_replace_uses(rw, op_result(s->op, i),
                         op_result(s->op, equal - s->ninputs));
    gone[operand] = any = true;
  }
  return any;
}

bool drop_unused_operands(Rewriter *rw, Op *op) {
  Structured s;
  if (!structured_of(rw->b.ctx, rw->arena, op, &s))
    return false;
  GenericChange change = generic_change(rw, &s);
  bool any = drop_inputs(rw, &s, change.gone);
  if (op->nresults == s.ninits)
    any |= drop_outputs(rw, &s, change.gone);
  if (!any)
    return false;
  Attr *doc = op_slot(op, A_linalg_generic_doc);
  Attr *call = op_slot(op, A_linalg_generic_library_call);
  Attr *attrs = op->attrs;
  Op *made = generic_replace(rw, &s, change);
  made->slots[A_linalg_generic_doc] = doc;
  made->slots[A_linalg_generic_library_call] = call;
  made->attrs = attrs;
  return true;
}

// An operation that only adds to a result without uses goes, and the init is
// yielded as it is.
bool drop_unused_cycles(Rewriter *rw, Op *op) {
  Structured s;
  if (!structured_of(rw->b.ctx, rw->arena, op, &s) || op->nresults != s.ninits)
    return false;
  bool any = false;
  for (uint32_t i = 0; i < s.ninits; i++) {
    Value *arg = block_arg(structured_body(&s), s.ninputs + i);
    if (op_result(op, i)->uses || !value_has_one_use(arg))
      continue;
    Op *user = arg->uses->owner;
    const Op *yield = structured_body(&s)->last;
    if (user == yield || user->nresults != 1 || user->nregions ||
        !value_has_one_use(op_result(user, 0)) ||
        op_operand(yield, i) != op_result(user, 0))
      continue;
    any |= rewrite_replace1(rw, user, arg);
  }
  return any;
}
