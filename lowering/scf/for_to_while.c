// scf-for-to-while: scf.for as scf.while, whose body counts by itself.
//
// Requires: nothing.
// Guarantees: no scf.for is left.
// Invalidates: nothing.
//
// Before:
//
//   %r = scf.for %i = %lb to %ub step %s iter_args(%a = %x) -> (f32) {
//     %n = ...
//     scf.yield %n : f32
//   }
//
// After:
//
//   %w:2 = scf.while (%i = %lb, %a = %x) : (index, f32) -> (index, f32) {
//     %more = arith.cmpi slt, %i, %ub : index
//     scf.condition(%more) %i, %a : index, f32
//   } do {
//   ^bb0(%i: index, %a: f32):
//     %next = arith.addi %i, %s : index
//     %n = ...
//     scf.yield %next, %n : index, f32
//   }                                             // %r is %w#1

#include "lowering/scf/loops_int.h"
#include "ir/build/arith.h"
#include "lowering/scf/passes.h"

enum { BEFORE, AFTER };

// Makes an scf.while that carries the counter.
static bool convert_for(Rewriter *rw, Op *op) {
  bool is_unsigned = op_slot(op, A_scf_for_unsignedCmp) != NULL;
  Value *upper = op_operand(op, FOR_UPPER), *step = op_operand(op, FOR_STEP);
  ValueList inits = list_join(rw, list_of(rw, op_operand(op, FOR_LOWER)),
                              list_of_operands(rw, op, FOR_INITS));
  Op *made = build_while(rw, inits, list_types(rw, inits));
  Block *before = body_of(made, BEFORE), *after = body_of(made, AFTER);
  made->attrs = op->attrs;
  if (is_unsigned)
    op_set_attr(rw->b.ctx, made, ctx_ident_lit(rw->b.ctx, "unsignedCmp"),
                rw->b.ctx->unit);
  builder_at_end(&rw->b, before);
  Value *more =
      arith_cmpi(&rw->b, is_unsigned ? E_arith_cmpi_ult : E_arith_cmpi_slt,
                 block_arg(before, 0), upper);
  build_condition(rw, more, list_of_args(rw, before, 0));
  builder_at_end(&rw->b, after);
  Value *next = build_binary(&rw->b, OP_arith_addi, block_arg(after, 0), step);
  rewrite_merge_block(rw, body_of(op, 0), after,
                      list_of_args(rw, after, 0).items);
  Op *end = block_terminator(after);
  builder_before(&rw->b, end);
  build_yield(rw,
              list_join(rw, list_of(rw, next), list_of_operands(rw, end, 0)));
  rewrite_erase(rw, end);
  rewrite_replace(rw, op, list_of_results(rw, made).items + 1);
  return true;
}

static const Pattern patterns[] = {
    PATTERN(OP_scf_for, 1, convert_for, "ForLoopLoweringPattern"),
    {0},
};

bool lower_for_to_while(PassRun *run, Op *root) {
  return apply_patterns(run, root, patterns);
}
