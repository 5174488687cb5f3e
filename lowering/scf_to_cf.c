// convert-scf-to-cf: structured control flow as branches between blocks.
//
// Requires: no tensors in scf.forall (bufferize first).
// Guarantees: no scf operation is left. A memref.alloca_scope around any is
//   inlined between llvm.intr.stacksave and stackrestore, since its body must
//   be a single block.
// Invalidates: dominance; single-block regions of other operations.
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
//     cf.br ^head(%lb, %x : index, f32)
//   ^head(%i: index, %a: f32):
//     %more = arith.cmpi slt, %i, %ub : index
//     cf.cond_br %more, ^body, ^rest
//   ^body:
//     %n = ...
//     %next = arith.addi %i, %s : index
//     cf.br ^head(%next, %n : index, f32)
//   ^rest:                                     // uses %a for %r
//
// Operations are taken from the outside in, in the order of the text: each
// splits its block and moves its bodies in between, where the walk meets what
// is nested in them as it goes on. scf.parallel becomes a nest of such loops,
// with its reductions inlined before the end of the innermost body, and
// scf.forall a nest without. Iterations then run one after the other.

#include "ir/rewrite/mixed.h"
#include "lowering/lowering_int.h"

typedef struct Cfg {
  PassRun *run;
  Ctx *ctx;
  Pool *pool;
  Arena *arena;
  Builder b;
  bool failed;
} Cfg;

// Branches

static void branch(Cfg *c, Block *to, Value *const *args, uint32_t n,
                   Attr *attrs) {
  OpSpec spec = {
      .info = ctx_op_by_opcode(c->ctx, OP_cf_br),
      .operands = args,
      .noperands = n,
      .successors = &to,
      .nsuccessors = 1,
      .attrs = attrs,
  };
  build_spec(&c->b, &spec);
}

static void branch_if(Cfg *c, Value *condition, Block *yes, Value *const *args,
                      uint32_t n, Block *no, Attr *attrs) {
  Value **operands = arena_array(c->arena, Value *, n + 1);
  operands[0] = condition;
  for (uint32_t i = 0; i < n; i++)
    operands[i + 1] = args[i];
  OpSpec spec = {
      .info = ctx_op_by_opcode(c->ctx, OP_cf_cond_br),
      .operands = operands,
      .noperands = n + 1,
      .successors = (Block *[]){yes, no},
      .nsuccessors = 2,
      .attrs = attrs,
  };
  Op *op = build_spec(&c->b, &spec);
  int32_t segments[3] = {1, (int32_t)n, 0};
  op->slots[A_cf_cond_br_operandSegmentSizes] =
      attr_dense_i32(c->ctx, segments, 3);
}

// All operands from `first` on.
static Value **operands_from(Cfg *c, const Op *op, uint32_t first) {
  Value **values = arena_array(c->arena, Value *, op->noperands + 1);
  for (uint32_t i = first; i < op->noperands; i++)
    values[i - first] = op_operand(op, i);
  return values;
}

// Replaces a terminator by a branch with its operands from `first` on.
static void branch_instead(Cfg *c, Op *terminator, uint32_t first, Block *to,
                           Attr *attrs) {
  Value **args = operands_from(c, terminator, first);
  builder_before(&c->b, terminator);
  branch(c, to, args, terminator->noperands - first, attrs);
  op_erase(c->pool, terminator);
}

// Blocks

// What follows `op` goes to a new block, which gets an argument for each
// result; `op` stays, as the last of its block, with no result in use.
static Block *split_behind(Cfg *c, Op *op, bool results_are_args) {
  Block *rest = block_split_before(c->pool, op);
  Block *before = rest->prev;
  op_unlink(op);
  op_append(before, op);
  for (uint32_t i = 0; results_are_args && i < op->nresults; i++) {
    Value *arg = block_add_arg(c->pool, rest, op->results[i].type, op->loc);
    if (op->results[i].uses)
      value_replace_uses(&op->results[i], arg);
  }
  return rest;
}

static void replace_results(Op *op, Value *const *values) {
  for (uint32_t i = 0; i < op->nresults; i++)
    if (op->results[i].uses)
      value_replace_uses(&op->results[i], values[i]);
}

static void replace_arg(Cfg *c, Block *block, uint32_t index, Value *value) {
  Value *arg = block_arg(block, index);
  if (arg->uses)
    value_replace_uses(arg, value);
  block_remove_arg(c->pool, block, index);
}

static Block *new_block(Cfg *c, Block *before, Loc loc) {
  Block *block = block_create(c->pool, loc);
  block_insert_before(before, block);
  return block;
}

// Moves the region's blocks before `rest`; returns the first.
static Block *inline_region(Region *region, Block *rest) {
  Block *first = region->first;
  region_move_blocks(region, rest->parent, rest);
  return first;
}

// Moves the operations of a block without its terminator before `op`.
static void inline_block(Block *block, Op *op) {
  while (block->first != block->last) {
    Op *moved = block->first;
    op_unlink(moved);
    op_insert_before(op, moved);
  }
}

// Loops

// llvm.loop_annotation and its like go to the branch back to the head.
static Attr *loop_attrs(Cfg *c, const Op *op) {
  Attr *dict = op->attrs, *kept = NULL;
  for (uint32_t i = 0; dict && i < dict->as.dict.count; i++) {
    NamedAttr attr = dict->as.dict.items[i];
    bool is_llvm =
        attr_is(attr.value, AT_DIALECT) &&
        str_starts_with(str_from(attr.value->as.def.info->name), "llvm.");
    if (is_llvm)
      kept = dict_with(c->ctx, kept, attr.name, attr.value);
  }
  return kept;
}

typedef struct Loop {
  Value *lower, *upper, *step;
  Value **inits; // what iterations carry
  uint32_t ncarried;
  int64_t predicate;
  Loc loc;
} Loop;

// The block that counts, before `rest`. Its arguments are the induction
// variable and what is carried.
static Block *make_head(Cfg *c, const Loop *loop, Block *from, Block *rest) {
  Block *head = new_block(c, rest, loop->loc);
  block_add_arg(c->pool, head, loop->lower->type, loop->loc);
  for (uint32_t i = 0; i < loop->ncarried; i++)
    block_add_arg(c->pool, head, loop->inits[i]->type, loop->loc);
  uint32_t n = loop->ncarried + 1;
  Value **args = arena_array(c->arena, Value *, n);
  args[0] = loop->lower;
  for (uint32_t i = 1; i < n; i++)
    args[i] = loop->inits[i - 1];
  builder_at_end(&c->b, from);
  branch(c, head, args, n, NULL);
  return head;
}

static void end_head(Cfg *c, const Loop *loop, Block *head, Block *body,
                     Block *rest) {
  builder_at_end(&c->b, head);
  Value *more =
      arith_cmpi(&c->b, loop->predicate, block_arg(head, 0), loop->upper);
  branch_if(c, more, body, NULL, 0, rest, NULL);
}

// Back to the head from the end of a block.
static void end_body(Cfg *c, const Loop *loop, Block *head, Block *block,
                     Value *const *carried, Attr *attrs) {
  uint32_t n = loop->ncarried + 1;
  Value **args = arena_array(c->arena, Value *, n);
  builder_at_end(&c->b, block);
  args[0] = build_binary(&c->b, OP_arith_addi, block_arg(head, 0), loop->step);
  for (uint32_t i = 1; i < n; i++)
    args[i] = carried[i - 1];
  branch(c, head, args, n, attrs);
}

static Value **head_args(Cfg *c, const Block *head) {
  Value **args = arena_array(c->arena, Value *, head->nargs);
  for (uint32_t i = 1; i < head->nargs; i++)
    args[i - 1] = block_arg(head, i);
  return args;
}

static void lower_for(Cfg *c, Op *op) {
  Loop loop = {
      .lower = op_operand(op, 0),
      .upper = op_operand(op, 1),
      .step = op_operand(op, 2),
      .inits = operands_from(c, op, 3),
      .ncarried = op->noperands - 3,
      .predicate = op_slot(op, A_scf_for_unsignedCmp) ? E_arith_cmpi_ult
                                                      : E_arith_cmpi_slt,
      .loc = op->loc,
  };
  c->b.loc = op->loc;
  Block *before = op->block, *rest = split_behind(c, op, false);
  Block *head = make_head(c, &loop, before, rest);
  Op *yield = block_terminator(op->regions[0].last);
  Block *body = inline_region(&op->regions[0], rest);
  for (uint32_t i = head->nargs; i-- > 0;)
    replace_arg(c, body, i, block_arg(head, i));
  end_head(c, &loop, head, body, rest);
  Value **carried = operands_from(c, yield, 0);
  Block *end = yield->block;
  op_erase(c->pool, yield);
  end_body(c, &loop, head, end, carried, loop_attrs(c, op));
  replace_results(op, head_args(c, head));
  op_erase(c->pool, op);
}

// The reductions of a scf.reduce, one after the other before it; `carried`
// gets the new values.
static void inline_reductions(Cfg *c, Op *reduce, Value **carried) {
  for (uint32_t i = 0; i < reduce->nregions; i++) {
    Block *block = reduce->regions[i].first;
    Op *result = block_terminator(block);
    Value *operand = op_operand(reduce, i);
    replace_arg(c, block, 1, operand);
    replace_arg(c, block, 0, carried[i]);
    inline_block(block, reduce);
    carried[i] = op_operand(result, 0);
  }
}

// A nest of loops over `n` induction variables, around the one block of `body`
// whose arguments they are. What the loops carry enters the innermost as
// `carried` and is replaced there by the caller; see finish_nest().
typedef struct Nest {
  Loop *loops;
  Block **heads, **latches;
  uint32_t depth;
  Block *body;
} Nest;

static Nest make_nest(Cfg *c, Op *op, Loop *loops, uint32_t depth,
                      Region *region) {
  Nest nest = {loops, arena_array(c->arena, Block *, depth + 1),
               arena_array(c->arena, Block *, depth + 1), depth, NULL};
  Block *before = op->block, *rest = split_behind(c, op, false);
  Block **rests = arena_array(c->arena, Block *, depth + 1);
  Value **carried = loops[0].inits;
  Block *from = before;
  rests[0] = rest;
  for (uint32_t i = 0; i < depth; i++) {
    loops[i].inits = carried;
    nest.heads[i] = make_head(c, &loops[i], from, rests[i]);
    carried = head_args(c, nest.heads[i]);
    if (i + 1 == depth)
      break;
    // The outer body enters the inner loop, and comes back in a latch.
    from = new_block(c, rests[i], op->loc);
    nest.latches[i] = new_block(c, rests[i], op->loc);
    rests[i + 1] = nest.latches[i];
    end_head(c, &loops[i], nest.heads[i], from, rests[i]);
  }
  nest.body = inline_region(region, rests[depth - 1]);
  end_head(c, &loops[depth - 1], nest.heads[depth - 1], nest.body,
           rests[depth - 1]);
  for (uint32_t i = depth; i-- > 0;)
    replace_arg(c, nest.body, i, block_arg(nest.heads[i], 0));
  return nest;
}

// Closes the loops, given what the innermost body ends with.
static void finish_nest(Cfg *c, Nest *nest, Value *const *carried) {
  uint32_t last = nest->depth - 1;
  end_body(c, &nest->loops[last], nest->heads[last], nest->body, carried, NULL);
  for (uint32_t i = last; i-- > 0;)
    end_body(c, &nest->loops[i], nest->heads[i], nest->latches[i],
             head_args(c, nest->heads[i + 1]), NULL);
}

static Value *operand_at(const Op *op, uint32_t group, uint32_t i) {
  uint32_t first, count;
  if (!op_operand_group(op, group, &first, &count))
    bug("malformed segments");
  return op_operand(op, first + i);
}

static void lower_parallel(Cfg *c, Op *op) {
  uint32_t first, depth, ncarried;
  op_operand_group(op, G_scf_parallel_initVals, &first, &ncarried);
  Value **inits = operands_from(c, op, first);
  op_operand_group(op, G_scf_parallel_lowerBound, &first, &depth);
  Loop *loops = arena_array(c->arena, Loop, depth);
  for (uint32_t i = 0; i < depth; i++)
    loops[i] = (Loop){
        .lower = operand_at(op, G_scf_parallel_lowerBound, i),
        .upper = operand_at(op, G_scf_parallel_upperBound, i),
        .step = operand_at(op, G_scf_parallel_step, i),
        .inits = inits,
        .ncarried = ncarried,
        .predicate = E_arith_cmpi_slt,
        .loc = op->loc,
    };
  c->b.loc = op->loc;
  Op *reduce = block_terminator(op->regions[0].first);
  Nest nest = make_nest(c, op, loops, depth, &op->regions[0]);
  Value **carried = head_args(c, nest.heads[depth - 1]);
  if (op_is(reduce, OP_scf_reduce))
    inline_reductions(c, reduce, carried);
  op_erase(c->pool, reduce);
  finish_nest(c, &nest, carried);
  replace_results(op, head_args(c, nest.heads[0]));
  op_erase(c->pool, op);
}

// Bounds of scf.forall: constants of a list, or operands of a group.
static Value **mixed_bounds(Cfg *c, Op *op, uint32_t group, uint32_t slot) {
  uint32_t n;
  Mixed *list = mixed_list(c->arena, op, group, slot, &n);
  Value **values = arena_array(c->arena, Value *, n + 1);
  for (uint32_t i = 0; i < n; i++)
    values[i] = mixed_materialize(&c->b, list[i]);
  return values;
}

static void lower_forall(Cfg *c, Op *op) {
  if (op->nresults) {
    op_error(c->ctx, op,
             "cannot be lowered: it has results, which are tensors "
             "(bufferize them first)");
    c->failed = true;
    return;
  }
  const Attr *upper_list = op_slot(op, A_scf_forall_staticUpperBound);
  uint32_t depth = (uint32_t)upper_list->as.dense.count;
  builder_before(&c->b, op);
  Value **lower = mixed_bounds(c, op, G_scf_forall_dynamicLowerBound,
                               A_scf_forall_staticLowerBound);
  Value **upper = mixed_bounds(c, op, G_scf_forall_dynamicUpperBound,
                               A_scf_forall_staticUpperBound);
  Value **step =
      mixed_bounds(c, op, G_scf_forall_dynamicStep, A_scf_forall_staticStep);
  Loop *loops = arena_array(c->arena, Loop, depth + 1);
  for (uint32_t i = 0; i < depth; i++)
    loops[i] = (Loop){.lower = lower[i],
                      .upper = upper[i],
                      .step = step[i],
                      .predicate = E_arith_cmpi_slt,
                      .loc = op->loc};
  Op *terminator = block_terminator(op->regions[0].first);
  op_erase(c->pool, terminator);
  if (depth) {
    Nest nest = make_nest(c, op, loops, depth, &op->regions[0]);
    finish_nest(c, &nest, NULL);
  } else { // once
    Block *from = op->block, *rest = split_behind(c, op, false);
    Block *body = inline_region(&op->regions[0], rest);
    builder_at_end(&c->b, body);
    branch(c, rest, NULL, 0, NULL);
    builder_at_end(&c->b, from);
    branch(c, body, NULL, 0, NULL);
  }
  op_erase(c->pool, op);
}

// Whether a loop's second half hands on what it gets, and does nothing else.
static bool only_forwards(const Block *block) {
  const Op *yield = block->last;
  if (block->first != yield || yield->noperands != block->nargs)
    return false;
  for (uint32_t i = 0; i < block->nargs; i++)
    if (op_operand(yield, i) != block_arg(block, i))
      return false;
  return true;
}

//     br ^before(inits)
//   ^before(...): ...; cond_br %c, ^after(values), ^rest
//   ^after(...): ...; br ^before(...)
// The values of the condition are the results. A second half that only
// forwards is left out: `do {} while`.
static void lower_while(Cfg *c, Op *op) {
  Value **inits = operands_from(c, op, 0);
  uint32_t ninits = op->noperands;
  c->b.loc = op->loc;
  Block *from = op->block, *rest = split_behind(c, op, false);
  Op *condition = block_terminator(op->regions[0].last);
  bool forwards = only_forwards(op->regions[1].first);
  Op *yield = block_terminator(op->regions[1].last);
  Block *before = inline_region(&op->regions[0], rest);
  Block *after = forwards ? before : inline_region(&op->regions[1], rest);
  builder_at_end(&c->b, from);
  branch(c, before, inits, ninits, NULL);
  Value **values = operands_from(c, condition, 1);
  builder_before(&c->b, condition);
  branch_if(c, op_operand(condition, 0), after, values,
            condition->noperands - 1, rest,
            forwards ? loop_attrs(c, op) : NULL);
  op_erase(c->pool, condition);
  if (!forwards)
    branch_instead(c, yield, 0, before, loop_attrs(c, op));
  replace_results(op, values);
  op_erase(c->pool, op);
}

// Choices

// Moves the region before `rest` and ends it with a branch there; an empty one
// is `rest` itself.
static Block *inline_arm(Cfg *c, Region *region, Block *rest) {
  if (region_is_empty(region))
    return rest;
  Op *yield = block_terminator(region->last);
  Block *first = inline_region(region, rest);
  branch_instead(c, yield, 0, rest, NULL);
  return first;
}

static void lower_if(Cfg *c, Op *op) {
  Value *condition = op_operand(op, 0);
  Block *from = op->block, *rest = split_behind(c, op, true);
  Block *yes = inline_arm(c, &op->regions[0], rest);
  Block *no = inline_arm(c, &op->regions[1], rest);
  c->b.loc = op->loc;
  op_erase(c->pool, op);
  builder_at_end(&c->b, from);
  branch_if(c, condition, yes, NULL, 0, no, NULL);
}

// cf.switch has no cases of index type; i64 holds every one.
static void lower_index_switch(Cfg *c, Op *op) {
  Ctx *ctx = c->ctx;
  Attr *cases = op_slot(op, A_scf_index_switch_cases);
  uint32_t ncases = (uint32_t)cases->as.dense.count;
  Block *from = op->block, *rest = split_behind(c, op, true);
  Block **blocks = arena_array(c->arena, Block *, ncases + 1);
  for (uint32_t i = 1; i <= ncases; i++)
    blocks[i] = inline_arm(c, &op->regions[i], rest);
  blocks[0] = inline_arm(c, &op->regions[0], rest);
  c->b.loc = op->loc;
  builder_at_end(&c->b, from);
  Value *flag =
      build_unary(&c->b, OP_arith_index_cast, ctx->i64, op_operand(op, 0));
  op_erase(c->pool, op);
  OpSpec spec = {
      .info = ctx_op_by_opcode(ctx, OP_cf_switch),
      .operands = &flag,
      .noperands = 1,
      .successors = blocks,
      .nsuccessors = ncases + 1,
  };
  Op *made = build_spec(&c->b, &spec);
  int32_t *none = arena_zero(c->arena, (ncases + 1) * sizeof *none, 8);
  if (ncases) {
    Type *type = type_vector(ctx, 1, (int64_t[]){ncases}, NULL, ctx->i64);
    made->slots[A_cf_switch_case_values] = attr_dense(
        ctx, type, cases->as.dense.data, cases->as.dense.size, ncases == 1);
  }
  made->slots[A_cf_switch_case_operand_segments] =
      attr_dense_i32(ctx, none, ncases);
  made->slots[A_cf_switch_operandSegmentSizes] =
      attr_dense_i32(ctx, (int32_t[]){1, 0, 0}, 3);
}

// Every scf.yield in it leaves.
static void lower_execute_region(Cfg *c, Op *op) {
  Block *from = op->block, *rest = split_behind(c, op, true);
  Block *first = inline_region(&op->regions[0], rest);
  for (Block *block = first; block != rest; block = block->next)
    if (block->last && op_is(block->last, OP_scf_yield))
      branch_instead(c, block->last, 0, rest, NULL);
  c->b.loc = op->loc;
  op_erase(c->pool, op);
  builder_at_end(&c->b, from);
  branch(c, first, NULL, 0, NULL);
}

// The walk

typedef void CfgFn(Cfg *c, Op *op);

static CfgFn *handler_of(const Op *op) {
  switch (op->info->opcode) {
  case OP_scf_for: return lower_for;
  case OP_scf_parallel: return lower_parallel;
  case OP_scf_forall: return lower_forall;
  case OP_scf_while: return lower_while;
  case OP_scf_if: return lower_if;
  case OP_scf_index_switch: return lower_index_switch;
  case OP_scf_execute_region: return lower_execute_region;
  default: return NULL;
  }
}

// Scopes of stack memory

static bool holds_control_flow(const Region *region) {
  for (const Block *block = region->first; block; block = block->next)
    for (const Op *op = block->first; op; op = op->next) {
      if (handler_of(op))
        return true;
      for (uint32_t i = 0; i < op->nregions; i++)
        if (!op_has(op, TRAIT_ISOLATED) && holds_control_flow(&op->regions[i]))
          return true;
    }
  return false;
}

static void lower_alloca_scope(Cfg *c, Op *op) {
  Ctx *ctx = c->ctx;
  c->b.loc = op->loc;
  Block *from = op->block, *rest = split_behind(c, op, true);
  Op *yield = block_terminator(op->regions[0].last);
  Block *first = inline_region(&op->regions[0], rest);
  op_erase(c->pool, op);
  builder_at_end(&c->b, from);
  Value *saved =
      build_value(&c->b, OP_llvm_intr_stacksave, ctx->llvm_ptr, NULL, 0);
  branch(c, first, NULL, 0, NULL);
  builder_before(&c->b, yield);
  build_op(&c->b, OP_llvm_intr_stackrestore, NULL, 0, &saved, 1);
  branch_instead(c, yield, 0, rest, NULL);
}

static void visit_region(Cfg *c, Region *region);

static void visit(Cfg *c, Op *op) {
  CfgFn *lower = handler_of(op);
  if (lower) {
    lower(c, op);
    return;
  }
  if (op_is(op, OP_memref_alloca_scope) &&
      holds_control_flow(&op->regions[0])) {
    lower_alloca_scope(c, op);
    return;
  }
  for (uint32_t i = 0; i < op->nregions; i++)
    visit_region(c, &op->regions[i]);
}

// An operation that splits the block leaves the rest for a later block.
static void visit_block(Cfg *c, Block *block) {
  for (Op *op = block->first, *next; op; op = next) {
    next = op->next;
    visit(c, op);
    if (next && next->block != block)
      return;
  }
}

static void visit_region(Cfg *c, Region *region) {
  for (Block *block = region->first; block; block = block->next)
    visit_block(c, block);
}

bool lower_scf_to_cf(PassRun *run, Op *root) {
  Cfg c = {
      .run = run,
      .ctx = run->ctx,
      .pool = run->pool,
      .arena = run->arena,
      .b = {.ctx = run->ctx, .pool = run->pool},
  };
  for (uint32_t i = 0; i < root->nregions; i++)
    visit_region(&c, &root->regions[i]);
  return !c.failed;
}
