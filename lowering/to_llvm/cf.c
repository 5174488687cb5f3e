// convert-cf-to-llvm: branches and assertions.
//
// Requires: nothing.
// Guarantees: no cf operation is left, but for those declined. Arguments of
//   blocks that cf operations branch to have LLVM types.
// Invalidates: nothing; an assertion splits its block.
//
// Before:
//
//   cf.assert %c, "out of range"
//   cf.br ^next(%i : index)
//
// After:
//
//     llvm.cond_br %c, ^ok, ^fail
//   ^ok:
//     llvm.br ^next(%i : i64)
//   ...
//   ^fail:
//     %0 = llvm.mlir.addressof @assert_msg : !llvm.ptr
//     %1 = llvm.getelementptr %0[0] : ...
//     llvm.call @puts(%1) : (!llvm.ptr) -> ()
//     llvm.call @abort() : () -> ()
//     llvm.unreachable
//
// That is mlir-opt's; the message is lost where output is buffered. The default
// pipeline calls mlcc_assert_fail of the runtime instead of both.
// test-cf-assert converts assertions alone, and has the program go on behind
// the message.
//
// The walk (convert.c) has converted the arguments of blocks before it comes
// here. llvm.loop_annotation on a branch becomes its inherent attribute, other
// discardable attributes are kept; a switch, as in mlir-opt, keeps none.

#include <stdlib.h>

#include "lowering/to_llvm/to_llvm.h"
#include "lowering/to_llvm/passes.h"

static Value **lowered_operands(Conv *c, Op *op) {
  Value **values = arena_array(c->arena, Value *, op->noperands + 1);
  return conv_operands(c, op, 0, op->noperands, values) ? values : NULL;
}

// Whether what is passed has the types that are expected: a block may keep an
// argument of a type that LLVM has nothing for.
static bool fits(Conv *c, Op *op, uint32_t successor, Value *const *values,
                 uint32_t n) {
  const Block *block = op->successors[successor].block;
  for (uint32_t i = 0; i < n; i++)
    if (block_arg(block, i)->type != values[i]->type)
      return conv_decline_type(c, op, block_arg(block, i)->type);
  return true;
}

static void carry_loop(Conv *c, Op *from, Op *to, uint32_t slot) {
  to->attrs = from->attrs;
  if (!from->attrs)
    return;
  Ident *name = ctx_ident_lit(c->ctx, "llvm.loop_annotation");
  Attr *annotation = dict_get(from->attrs, name);
  if (!annotation)
    return;
  to->slots[slot] = annotation;
  op_set_attr(c->ctx, to, name, NULL);
}

static bool lower_br(Conv *c, Op *op) {
  Value **values = lowered_operands(c, op);
  if (!values || !fits(c, op, 0, values, op->noperands))
    return false;
  Op *br = llvm_br(c, op->successors[0].block, values, op->noperands);
  carry_loop(c, op, br, A_llvm_br_loop_annotation);
  return conv_erase(c, op);
}

static bool lower_cond_br(Conv *c, Op *op) {
  Value **values = lowered_operands(c, op);
  uint32_t yes, nyes, no, nno;
  op_operand_group(op, G_cf_cond_br_trueDestOperands, &yes, &nyes);
  op_operand_group(op, G_cf_cond_br_falseDestOperands, &no, &nno);
  if (!values || !fits(c, op, 0, values + yes, nyes) ||
      !fits(c, op, 1, values + no, nno))
    return false;
  Op *br = llvm_cond_br(c, values[0], op->successors[0].block, values + yes,
                        nyes, op->successors[1].block, values + no, nno,
                        op_slot(op, A_cf_cond_br_branch_weights));
  carry_loop(c, op, br, A_llvm_cond_br_loop_annotation);
  return conv_erase(c, op);
}

static bool switch_fits(Conv *c, Op *op, Value *const *values) {
  uint32_t first, count;
  op_operand_group(op, G_cf_switch_defaultOperands, &first, &count);
  if (!fits(c, op, 0, values + first, count))
    return false;
  op_operand_group(op, G_cf_switch_caseOperands, &first, &count);
  const Attr *segments = op_slot(op, A_cf_switch_case_operand_segments);
  for (uint64_t i = 0; segments && i < segments->as.dense.count; i++) {
    uint32_t n = (uint32_t)dense_int(segments, i);
    if (!fits(c, op, (uint32_t)i + 1, values + first, n))
      return false;
    first += n;
  }
  return true;
}

static int by_address(const void *a, const void *b) {
  uintptr_t x = (uintptr_t) * (Attr *const *)a;
  uintptr_t y = (uintptr_t) * (Attr *const *)b;
  return (x > y) - (x < y);
}

// The verifier takes a switch that has a case twice; LLVM has none.
static bool cases_differ(Conv *c, Op *op) {
  const Attr *cases = op_slot(op, A_cf_switch_case_values);
  uint64_t count = cases ? cases->as.dense.count : 0;
  Attr **values = arena_array(c->arena, Attr *, count);
  for (uint64_t i = 0; i < count; i++)
    values[i] = dense_attr(c->ctx, cases, i);
  if (count)
    qsort(values, count, sizeof *values, by_address);
  for (uint64_t i = 1; i < count; i++)
    if (values[i] == values[i - 1]) {
      c->failed = true;
      return op_error(c->ctx, op, "has duplicate case value: %s",
                      attr_str(c->ctx, values[i]));
    }
  return true;
}

// Lowers cf.switch to llvm.switch, with converted arguments for each case.
static bool lower_switch(Conv *c, Op *op) {
  Value **values = lowered_operands(c, op);
  if (!values || !switch_fits(c, op, values) || !cases_differ(c, op))
    return false;
  uint32_t n = op->nsuccessors;
  Block **blocks = arena_array(c->arena, Block *, n);
  for (uint32_t i = 0; i < n; i++)
    blocks[i] = op->successors[i].block;
  OpSpec spec = {
      .info = ctx_op_by_opcode(c->ctx, OP_llvm_switch),
      .operands = values,
      .noperands = op->noperands,
      .successors = blocks,
      .nsuccessors = n,
  };
  Op *made = build_spec(&c->b, &spec);
  made->slots[A_llvm_switch_case_values] = op_slot(op, A_cf_switch_case_values);
  made->slots[A_llvm_switch_case_operand_segments] =
      op_slot(op, A_cf_switch_case_operand_segments);
  made->slots[A_llvm_switch_operandSegmentSizes] =
      op_slot(op, A_cf_switch_operandSegmentSizes);
  return conv_erase(c, op);
}

// Assertions

// At most one operand.
static void call_void(Conv *c, const char *name, Value **operand, uint32_t n) {
  Type *none = c->ctx->llvm_void;
  Type *type =
      type_llvm_func(c->ctx, none, n ? &operand[0]->type : NULL, n, false);
  llvm_call(c, conv_runtime_function(c, name, type), NULL, none, operand, n,
            NULL);
}

static void fill_failure(Conv *c, Block *block, Str text) {
  builder_at_end(&c->b, block);
  Value *message = conv_message(c, "assert_msg", text);
  bool by_runtime = PASS_OPTIONS(c->run, cf_to_llvm)->assert_by_runtime;
  call_void(c, by_runtime ? "mlcc_assert_fail" : "puts", &message, 1);
  if (!by_runtime)
    call_void(c, "abort", NULL, 0);
  llvm_unreachable(c);
}

// To `rest`, what is behind the assertion, or to the block that is the result.
static Block *branch_on_failure(Conv *c, Op *op, Block **rest) {
  Value *condition = conv_operand(c, op, 0);
  Pool *pool = c->b.pool;
  Block *before = op->block;
  *rest = block_split_before(pool, op);
  Block *failure = block_create(pool, op->loc);
  block_append((*rest)->parent, failure);
  builder_at_end(&c->b, before);
  llvm_cond_br(c, condition, *rest, NULL, 0, failure, NULL, 0, NULL);
  return failure;
}

static bool lower_assert(Conv *c, Op *op) {
  Block *rest, *failure = branch_on_failure(c, op, &rest);
  fill_failure(c, failure, op_slot(op, A_cf_assert_msg)->as.string);
  return conv_erase(c, op);
}

// The program goes on.
static bool lower_assert_to_message(Conv *c, Op *op) {
  Block *rest, *failure = branch_on_failure(c, op, &rest);
  builder_at_end(&c->b, failure);
  Str text = op_slot(op, A_cf_assert_msg)->as.string;
  Value *message = conv_message(c, "assert_msg", text);
  call_void(c, "puts", &message, 1);
  llvm_br(c, rest, NULL, 0);
  return conv_erase(c, op);
}

bool lower_asserts_to_messages(PassRun *run, Op *root) {
  ConvTable *table = conv_table_new(run);
  conv_on(table, OP_cf_assert, lower_assert_to_message);
  return convert_to_llvm(run, table, root);
}

void handlers_cf_to_llvm(ConvTable *table) {
  conv_on(table, OP_cf_br, lower_br);
  conv_on(table, OP_cf_cond_br, lower_cond_br);
  conv_on(table, OP_cf_switch, lower_switch);
  conv_on(table, OP_cf_assert, lower_assert);
}
