// scf-extrema-of-numbers: loops find the maximum or minimum of floats as if all of
// them were numbers, and once more if that was not so.
//
// Requires: nothing.
// Guarantees: nothing.
// Invalidates: nothing.
//
// An x86 has an instruction for the greater of two numbers. It is right neither for
// a NaN, which arith.maximumf gives on and arith.maxnumf leaves out, nor for zeros
// of both signs; with what these need it is six. But whether there was a NaN is one
// comparison, and what sign a zero has matters only if the result is one:
//
//   %max = scf.for ... iter_args(%m = %init) -> (f32) {
//     %x = ...
//     %n = arith.maximumf %m, %x : f32
//     scf.yield %n : f32
//   }
//
// becomes
//
//   %is_nan = arith.cmpf uno, %init, %init
//   %fast:2 = scf.for ... iter_args(%m = %init, %any = %is_nan) -> (f32, i1) {
//     %x = ...
//     %n = arith.maximumf %m, %x fastmath<nnan,nsz> : f32
//     %is = arith.cmpf uno, %x, %x
//     scf.yield %n, (arith.ori %any, %is)
//   }
//   %is_zero = arith.cmpf oeq, %fast#0, 0.0
//   %again = arith.select %fast#1, true, %is_zero
//   %max = scf.if %again { the loop as it was } else { %fast#0 }
//
// LLVM makes vectors of it. A body is computed twice that is small and writes
// nothing. scf-extrema-to-integers takes the loop within scf.if.

#include "ir/analysis/access.h"
#include "ir/analysis/analysis.h"
#include "ir/build/arith.h"
#include "lowering/scf/extrema.h"
#include "lowering/scf/passes.h"

enum { MOST_OPERATIONS = 16, FEWEST_ITERATIONS = 32 };

static Builder *at(Extrema *s) {
  return &s->rw->b;
}

// Finding them

static bool is_faster(const TargetModel *model, const Extremum *item) {
  uint32_t width = type_number_width(item->element->type);
  return (width == 32 || width == 64) &&
         target_has(model, TARGET_EXTREMA_OF_NUMBERS);
}

static bool only_reads(const Op *op) {
  if (!op_effects_known(op) || op_effects(op) & ~(unsigned)EFFECT_READ)
    return false;
  return !op->info->access || !access_is_volatile(op);
}

static bool may_run_twice(const Op *loop) {
  uint32_t n = 0;
  for (Op *op = body_of((Op *)loop, 0)->first; op; op = op->next)
    if (++n > MOST_OPERATIONS || op->nregions ||
        (!op_has(op, TRAIT_TERMINATOR) && !only_reads(op)))
      return false;
  return true;
}

static bool is_short(Ctx *ctx, const Op *loop) {
  Mixed bounds[] = {mixed_of(ctx, op_operand(loop, FOR_LOWER)),
                    mixed_of(ctx, op_operand(loop, FOR_UPPER)),
                    mixed_of(ctx, op_operand(loop, FOR_STEP))};
  uint64_t count;
  return trip_count(ctx, bounds[0], bounds[1], bounds[2], true, &count) &&
         count < FEWEST_ITERATIONS;
}

// Making both loops

static Value *is_nan(Extrema *s, Value *x) {
  return arith_cmpf(at(s), E_arith_cmpf_uno, x, x);
}

// The loop over numbers: what was carried, and then whether each extremum met a NaN.
static Op *build_fast_loop(Extrema *s) {
  ValueList inits = list_new(s->rw, 2 * s->ninits);
  for (uint32_t i = 0; i < s->ninits; i++)
    list_add(&inits, op_operand(s->loop, FOR_INITS + i));
  for (uint32_t i = 0; i < s->ninits; i++)
    if (s->items[i].op)
      list_add(&inits, is_nan(s, inits.items[i]));
  Op *made = build_for(s->rw, op_operand(s->loop, FOR_LOWER),
                       op_operand(s->loop, FOR_UPPER),
                       op_operand(s->loop, FOR_STEP), inits);
  made->attrs = s->loop->attrs;
  made->slots[A_scf_for_unsignedCmp] = op_slot(s->loop, A_scf_for_unsignedCmp);
  return made;
}

static Value *copied(const PtrMap *map, Value *value) {
  Value *copy = ptrmap_get(map, value);
  return copy ? copy : value;
}

// What argument `i` of the body becomes with an element.
static Value *extremum_of_numbers(Extrema *s, const Extremum *item, Block *body,
                                  uint32_t i, Value *element) {
  uint32_t opcode = item->is_maximum ? OP_arith_maximumf : OP_arith_minimumf;
  Value *carried = block_arg(body, 1 + i);
  Value *result = build_binary(at(s), opcode, carried, element);
  uint32_t slot =
      item->is_maximum ? A_arith_maximumf_fastmath : A_arith_minimumf_fastmath;
  value_op(result)->slots[slot] =
      attr_flags(at(s)->ctx, def_attr_arith_fastmath,
                 E_arith_fastmath_nnan | E_arith_fastmath_nsz);
  return result;
}

static bool is_extremum(const Extrema *s, const Op *op) {
  for (uint32_t i = 0; i < s->ninits; i++)
    if (s->items[i].op == op)
      return true;
  return false;
}

// Has a copy of the body be that of `made`.
static void fill_fast_loop(Extrema *s, Op *made) {
  Block *old = body_of(s->loop, 0), *body = body_of(made, 0);
  PtrMap map = {0};
  for (uint32_t i = 0; i < 1 + s->ninits; i++)
    ptrmap_set(&map, s->rw->arena, block_arg(old, i), block_arg(body, i));
  Builder outside = *at(s);
  builder_at_end(at(s), body);
  for (Op *op = old->first; op != end_of(s->loop, 0); op = op->next)
    if (!is_extremum(s, op))
      rewrite_clone(s->rw, op, &map);
  ValueList yields = list_new(s->rw, 2 * s->ninits);
  for (uint32_t i = 0; i < s->ninits; i++) {
    const Extremum *item = &s->items[i];
    Value *next = item->op ? item->element : op_operand(end_of(s->loop, 0), i);
    Value *value = copied(&map, next);
    list_add(&yields,
             item->op ? extremum_of_numbers(s, item, body, i, value) : value);
  }
  for (uint32_t i = 0; i < s->ninits; i++)
    if (s->items[i].op) {
      Value *is = is_nan(s, copied(&map, s->items[i].element));
      Value *any = block_arg(body, 1 + yields.count);
      list_add(&yields, build_binary(at(s), OP_arith_ori, any, is));
    }
  build_yield(s->rw, yields);
  *at(s) = outside;
}

// Whether the loop has to run again for an extremum. If there was a NaN nothing
// asks for the number, which may be poison.
static Value *is_wrong(Extrema *s, const Extremum *item, Value *number,
                       Value *any_nan) {
  if (!item->keeps_nans)
    return any_nan;
  Value *zero = arith_float(at(s), number->type, 0);
  Value *is_zero = arith_cmpf(at(s), E_arith_cmpf_oeq, number, zero);
  Value *truth = arith_int(at(s), any_nan->type, 1);
  return arith_select(at(s), any_nan, truth, is_zero);
}

static Value *is_any_wrong(Extrema *s, Op *fast) {
  Value *any = NULL;
  for (uint32_t i = 0, nfound = 0; i < s->ninits; i++) {
    if (!s->items[i].op)
      continue;
    Value *any_nan = op_result(fast, s->ninits + nfound++);
    Value *wrong = is_wrong(s, &s->items[i], op_result(fast, i), any_nan);
    Value *truth = arith_int(at(s), wrong->type, 1);
    any = any ? arith_select(at(s), any, truth, wrong) : wrong;
  }
  return any;
}

static void split_loop(Extrema *s) {
  Rewriter *rw = s->rw;
  Op *loop = s->loop;
  builder_before(at(s), loop);
  Op *fast = build_fast_loop(s);
  fill_fast_loop(s, fast);
  at(s)->loc = loop->loc;
  ValueList numbers = list_of_results(rw, fast);
  numbers.count = s->ninits;
  Value *again = is_any_wrong(s, fast);
  Op *branch = build_if(rw, again, list_types(rw, numbers));
  for (uint32_t i = 0; i < s->ninits; i++)
    rewrite_replace_uses(rw, op_result(loop, i), op_result(branch, i));
  builder_at_end(at(s), build_block(rw, branch, 0, (TypeList){0}));
  Op *end = build_yield(rw, list_of_results(rw, loop));
  rewrite_move_before(rw, loop, end);
  builder_at_end(at(s), build_block(rw, branch, 1, (TypeList){0}));
  build_yield(rw, numbers);
}

bool lower_extrema_of_numbers(PassRun *run, Op *root) {
  if (PASS_OPTIONS(run, extrema_of_numbers)->off)
    return true;
  Rewriter rw = pass_rewriter(run);
  OpList loops = collect_ops(run, root, OP_scf_for);
  for (size_t i = 0; i < loops.count; i++) {
    Op *loop = loops.items[i];
    Extrema s;
    if (may_run_twice(loop) && !is_short(run->ctx, loop) &&
        find_extrema(&rw, loop, pass_target(run, loop), is_faster, &s))
      split_loop(&s);
  }
  return true;
}
