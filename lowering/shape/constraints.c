// Demands on shapes: shape.cstr_broadcastable, cstr_eq and cstr_require give
// witnesses that they hold, and shape.assuming runs its block where a witness says
// so.
//
// convert-shape-constraints asserts what is demanded where it is demanded. The
// witness is true from there on:
//
//   %w = shape.cstr_eq %a, %b : tensor<?xindex>, tensor<?xindex>
//
// becomes
//
//   %equal = shape.shape_eq %a, %b : tensor<?xindex>, tensor<?xindex>
//   cf.assert %equal, "required equal shapes"
//   %w = shape.const_witness true
//
// remove-shape-constraints has the witness true without asking. In a compile
// (convert-shape-to-std for-compile) there is no witness any more: it becomes no
// value, and blocks of shape.assuming stand where they ran.

#include "ir/build/arith.h"
#include "lowering/shape/passes.h"
#include "lowering/shape/shape_int.h"

// The question that a demand asks, and what is said if the answer is no.
typedef struct Demand {
  uint32_t opcode, question;
  const char *message;
} Demand;

static const Demand demands[] = {
    {OP_shape_cstr_broadcastable, OP_shape_is_broadcastable,
     "required broadcastable shapes"},
    {OP_shape_cstr_eq, OP_shape_shape_eq, "required equal shapes"},
};

static const Demand *demand_of(const Op *op) {
  const Demand *demand = demands;
  while (!op_is(op, demand->opcode))
    demand++;
  return demand;
}

static Value *ask(Rewriter *rw, const Op *op) {
  ValueList shapes = list_of_operands(rw, op, 0);
  return build_value(&rw->b, demand_of(op)->question, rw->b.ctx->i1,
                     shapes.items, shapes.count);
}

static Attr *message_of(const Rewriter *rw, const Op *op) {
  return attr_string(rw->b.ctx, str_from(demand_of(op)->message));
}

// By name

static bool replace_by_require(Rewriter *rw, Op *op) {
  Value *holds = ask(rw, op);
  Op *made = rewrite_replace_new(rw, op, OP_shape_cstr_require, &holds, 1);
  made->slots[A_shape_cstr_require_msg] = message_of(rw, op);
  return true;
}

static bool replace_by_true(Rewriter *rw, Op *op) {
  Op *made = rewrite_replace_new(rw, op, OP_shape_const_witness, NULL, 0);
  made->slots[A_shape_const_witness_passing] = rw->b.ctx->true_attr;
  return true;
}

static bool assert_required(Rewriter *rw, Op *op) {
  build_assert(&rw->b, op_operand(op, 0),
               op_slot(op, A_shape_cstr_require_msg));
  return replace_by_true(rw, op);
}

static const Pattern patterns_of_assertions[] = {
    PATTERN(OP_shape_cstr_broadcastable, 1, replace_by_require, ""),
    PATTERN(OP_shape_cstr_eq, 1, replace_by_require, ""),
    PATTERN(OP_shape_cstr_require, 1, assert_required, ""),
    {0},
};

static const Pattern patterns_of_removal[] = {
    PATTERN(OP_shape_cstr_broadcastable, 1, replace_by_true, ""),
    PATTERN(OP_shape_cstr_eq, 1, replace_by_true, ""),
    {0},
};

bool lower_convert_shape_constraints(PassRun *run, Op *root) {
  return pass_greedy_alone(run, root,
                           pass_pattern_list(run, patterns_of_assertions));
}

bool lower_remove_shape_constraints(PassRun *run, Op *root) {
  return pass_greedy_alone(run, root,
                           pass_pattern_list(run, patterns_of_removal));
}

// In convert-shape-to-std

// By name, demands that are left ask by themselves.
static bool convert_to_require(Conv *c, Op *op) {
  if (may_be_error(c, op))
    return false;
  Value *holds = ask(&c->rw, op);
  Op *made = build_op(&c->b, OP_shape_cstr_require, &op->results[0].type, 1,
                      &holds, 1);
  made->slots[A_shape_cstr_require_msg] = message_of(&c->rw, op);
  return conv_replace1(c, op, op_result(made, 0));
}

void add_require_handlers(ConvTable *table) {
  conv_on(table, OP_shape_cstr_broadcastable, convert_to_require);
  conv_on(table, OP_shape_cstr_eq, convert_to_require);
}

static bool drop_witness(Conv *c, Op *op) {
  return conv_replace_parts(c, op, &(ValueList){0});
}

static bool convert_demand(Conv *c, Op *op) {
  Value *holds = ask(&c->rw, op);
  build_assert(&c->b, holds, message_of(&c->rw, op));
  return drop_witness(c, op);
}

static bool convert_require(Conv *c, Op *op) {
  build_assert(&c->b, conv_operand(c, op, 0),
               op_slot(op, A_shape_cstr_require_msg));
  return drop_witness(c, op);
}

// A demand that is known not to hold stops the program where anything assumes it.
static bool convert_const_witness(Conv *c, Op *op) {
  bool holds = attr_to_bool(op_slot(op, A_shape_const_witness_passing));
  if (!holds && op_has_uses(op))
    build_assert(
        &c->b, arith_int(&c->b, c->ctx->i1, 0),
        attr_string(c->ctx, STR("required what is known not to hold")));
  return drop_witness(c, op);
}

static bool inline_assuming(Conv *c, Op *op) {
  conv_region(c, &op->regions[0]);
  Block *body = op->regions[0].first;
  Op *end = block_terminator(body);
  ValueList *lists = arena_array(c->arena, ValueList, op->nresults + 1);
  for (uint32_t i = 0; i < op->nresults; i++) {
    ValueVec parts = {0};
    if (!conv_parts(c, op_operand(end, i), &parts))
      return conv_decline_type(c, op, op->results[i].type);
    lists[i] = (ValueList){parts.data, (uint32_t)parts.size};
  }
  conv_erase(c, end);
  rewrite_inline_block(&c->rw, body, op, NULL);
  return conv_replace_parts(c, op, lists);
}

void add_constraint_handlers(ConvTable *table) {
  conv_on(table, OP_shape_cstr_broadcastable, convert_demand);
  conv_on(table, OP_shape_cstr_eq, convert_demand);
  conv_on(table, OP_shape_cstr_require, convert_require);
  conv_on(table, OP_shape_const_witness, convert_const_witness);
  conv_on(table, OP_shape_assuming_all, drop_witness);
  conv_on(table, OP_shape_assuming, inline_assuming);
}
