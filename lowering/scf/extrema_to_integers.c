// scf-extrema-to-integers: loops find the maximum or minimum of floats as integers.
//
// Requires: nothing.
// Guarantees: nothing.
// Invalidates: nothing.
//
// arith.maximumf is a NaN if either side is one, and takes +0 for greater than -0.
// An x86 has no such instruction: a vector of them is six, one after the other. But
// over a loop all elements can be looked at as integers. Those with a clear sign are
// ordered as signed numbers, and those with a set sign the other way round, as
// unsigned ones. So the maximum is the greatest signed number if one has a clear
// sign, else the least unsigned one; and there was a NaN if the greatest signed
// number is one, or the greatest unsigned one:
//
//   %max = scf.for ... iter_args(%m = %init) -> (f32) {
//     %x = ...
//     %n = arith.maximumf %m, %x : f32
//     scf.yield %n : f32
//   }
//
// becomes
//
//   %bits = arith.bitcast %init : f32 to i32
//   %all:3 = scf.for ... iter_args(%s = %bits, %least = %bits, %most = %bits) {
//     %x = ...
//     %i = arith.bitcast %x : f32 to i32
//     ... arith.maxsi %s, %i, arith.minui %least, %i, arith.maxui %most, %i
//   }
//   %sign_is_set = arith.cmpi slt, %all#0, 0
//   %number = arith.select %sign_is_set, %all#1, %all#0
//   %is_nan = arith.cmpi ugt, %all#2, 0xFF800000
//   %max = arith.bitcast (arith.select %is_nan, %all#2, %number)
//
// The minimum is the greatest unsigned number if one has a set sign, else the least
// one, and there was a NaN if one of these is, or the greatest signed number.
// None of the three depends on the order of iterations, so LLVM makes vectors of them.

#include "ir/build/arith.h"
#include "ir/build/control.h"
#include "lowering/pass/pass.h"
#include "lowering/scf/extrema.h"
#include "lowering/scf/passes.h"

static Builder *at(Extrema *e) {
  return &e->rw->b;
}

// Finding them

static bool is_faster(const TargetModel *model, const Extremum *item) {
  uint32_t width = type_number_width(item->element->type);
  return item->keeps_nans &&
         ((width == 32 && target_has(model, TARGET_EXTREMA_I32)) ||
          (width == 64 && target_has(model, TARGET_EXTREMA_I64)));
}

// Making integers of them

static Value *bits_of(Extrema *e, Value *value) {
  Type *bits = type_int(at(e)->ctx, type_number_width(value->type));
  return build_unary(at(e), OP_arith_bitcast, bits, value);
}

static const uint32_t accumulations[] = {OP_arith_maxsi, OP_arith_minui,
                                         OP_arith_maxui};
enum { SIGNED_MOST, UNSIGNED_LEAST, UNSIGNED_MOST, NBITS };

static ValueList new_inits(Extrema *e) {
  ValueList inits = list_new(e->rw, NBITS * e->ninits);
  for (uint32_t i = 0; i < e->ninits; i++) {
    Value *init = op_operand(e->loop, FOR_INITS + i);
    bool is_extremum = e->items[i].op;
    Value *value = is_extremum ? bits_of(e, init) : init;
    for (uint32_t k = 0; k < (is_extremum ? NBITS : 1); k++)
      list_add(&inits, value);
  }
  return inits;
}

// Has the body go to the new loop, and yield what that carries.
static void move_body(Extrema *e, Op *made) {
  Block *body = body_of(made, 0), *old = body_of(e->loop, 0);
  ValueList args = list_of_args(e->rw, body, 0);
  ValueList olds = list_new(e->rw, 1 + e->ninits);
  list_add(&olds, args.items[0]);
  for (uint32_t i = 0, next = 1; i < e->ninits; i++) {
    list_add(&olds, args.items[next]);
    next += e->items[i].op ? NBITS : 1;
  }
  for (uint32_t i = 0; i < e->ninits; i++)
    if (e->items[i].op)
      rewrite_replace1(e->rw, e->items[i].op, e->items[i].element);
  rewrite_merge_block(e->rw, old, body, olds.items);
  Op *yield = block_terminator(body);
  ValueList yields = list_new(e->rw, NBITS * e->ninits);
  builder_before(at(e), yield);
  for (uint32_t i = 0, next = 1; i < e->ninits; i++) {
    Value *value = op_operand(yield, i);
    if (!e->items[i].op) {
      list_add(&yields, value);
      next++;
      continue;
    }
    Value *bits = bits_of(e, value);
    for (uint32_t k = 0; k < NBITS; k++)
      list_add(&yields,
               build_binary(at(e), accumulations[k], args.items[next++], bits));
  }
  build_yield(e->rw, yields);
  rewrite_erase(e->rw, yield);
}

// The bits of infinity, without a sign or with one.
static Value *infinity(Extrema *e, Type *bits, bool is_negative) {
  bool is_single = type_number_width(bits) == 32;
  uint64_t positive = is_single ? 0x7f800000 : 0x7ff0000000000000;
  uint64_t sign = is_single ? 0x80000000 : 0x8000000000000000;
  uint64_t value = is_negative ? positive | sign : positive;
  return arith_int(at(e), bits,
                   is_single ? (int32_t)(uint32_t)value : (int64_t)value);
}

static Value *combine(Extrema *e, bool is_maximum, Value *const *bits,
                      Type *type) {
  Type *integer = bits[0]->type;
  Value *zero = arith_int(at(e), integer, 0);
  Value *alike = bits[is_maximum ? SIGNED_MOST : UNSIGNED_MOST];
  Value *is_set = arith_cmpi(at(e), E_arith_cmpi_slt, alike, zero);
  Value *number = is_maximum ? arith_select(at(e), is_set, bits[UNSIGNED_LEAST],
                                            bits[SIGNED_MOST])
                             : arith_select(at(e), is_set, bits[UNSIGNED_MOST],
                                            bits[UNSIGNED_LEAST]);
  // A NaN of the other sign.
  Value *far = bits[is_maximum ? UNSIGNED_MOST : SIGNED_MOST];
  int64_t beyond = is_maximum ? E_arith_cmpi_ugt : E_arith_cmpi_sgt;
  Value *limit = infinity(e, integer, is_maximum);
  Value *is_nan = arith_cmpi(at(e), beyond, far, limit);
  Value *result = arith_select(at(e), is_nan, far, number);
  return build_unary(at(e), OP_arith_bitcast, type, result);
}

static ValueList results_of(Extrema *e, const Op *made) {
  ValueList results = list_new(e->rw, e->ninits);
  for (uint32_t i = 0, next = 0; i < e->ninits; i++) {
    if (!e->items[i].op) {
      list_add(&results, op_result(made, next++));
      continue;
    }
    Value *bits[NBITS];
    for (uint32_t k = 0; k < NBITS; k++)
      bits[k] = op_result(made, next++);
    list_add(&results, combine(e, e->items[i].is_maximum, bits,
                               op_result(e->loop, i)->type));
  }
  return results;
}

static void convert_loop(Extrema *e) {
  Op *loop = e->loop;
  builder_before(at(e), loop);
  ValueList inits = new_inits(e);
  Op *made =
      build_for(e->rw, op_operand(loop, FOR_LOWER), op_operand(loop, FOR_UPPER),
                op_operand(loop, FOR_STEP), inits);
  made->attrs = loop->attrs;
  made->slots[A_scf_for_unsignedCmp] = op_slot(loop, A_scf_for_unsignedCmp);
  move_body(e, made);
  builder_after(at(e), made);
  at(e)->loc = loop->loc;
  ValueList results = results_of(e, made);
  rewrite_replace(e->rw, loop, results.items);
}

bool lower_extrema_to_integers(PassRun *run, Op *root) {
  if (PASS_OPTIONS(run, extrema_to_integers)->off)
    return true;
  Rewriter rw = pass_rewriter(run);
  OpList loops = collect_ops(run, root, OP_scf_for);
  for (size_t i = 0; i < loops.count; i++) {
    Op *loop = loops.items[i];
    Extrema e;
    if (find_extrema(&rw, loop, pass_target(run, loop), is_faster, &e))
      convert_loop(&e);
  }
  return true;
}
