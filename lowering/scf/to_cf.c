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
// Operations are taken in the order of the text. The regions of each are
// converted first, then it splits its block and moves them in between.
// scf.parallel and scf.forall become nests of scf.for (loops.c), which are
// converted in their turn. Iterations then run one after the other.

#include "ir/rewrite/convert.h"
#include "ir/build/arith.h"
#include "lowering/scf/loops_int.h"
#include "lowering/scf/passes.h"

// Parts

// Moves what follows `op` to a new block; `op` stays, the last of its own.
static Block *split_behind(Conv *c, Op *op) {
  Block *rest = block_split_before(c->b.pool, op);
  Block *before = rest->prev;
  op_unlink(op);
  op_append(before, op);
  builder_at_end(&c->b, before);
  c->b.loc = op->loc;
  return rest;
}

// The same; the block gets an argument for each result.
static Block *split_with_results(Conv *c, Op *op) {
  Block *rest = split_behind(c, op);
  for (uint32_t i = 0; i < op->nresults; i++)
    block_add_arg(c->b.pool, rest, op->results[i].type, op->loc);
  return rest;
}

static bool replace_by_args(Conv *c, Op *op, const Block *block,
                            uint32_t first) {
  return conv_replace(c, op, list_of_args(&c->rw, block, first).items);
}

static void convert_regions(Conv *c, Op *op) {
  for (uint32_t i = 0; i < op->nregions; i++)
    conv_region(c, &op->regions[i]);
}

// Moves the region's blocks before `rest`; returns the first.
static Block *inline_region(Conv *c, Region *region, Block *rest) {
  Block *first = region->first;
  rewrite_inline_region(&c->rw, region, rest->parent, rest);
  return first;
}

static void branch(Conv *c, Block *from, Block *to, ValueList args,
                   Attr *attrs) {
  builder_at_end(&c->b, from);
  build_br(&c->rw, (Target){to, args})->attrs = attrs;
}

// In place of a terminator, with its operands from `first` on.
static void branch_instead(Conv *c, Op *terminator, uint32_t first, Block *to,
                           Attr *attrs) {
  c->b.loc = terminator->loc;
  branch(c, terminator->block, to, list_of_operands(&c->rw, terminator, first),
         attrs);
  conv_erase(c, terminator);
}

static void replace_args(Conv *c, Block *block, ValueList values) {
  for (uint32_t i = block->nargs; i-- > 0;) {
    rewrite_replace_uses(&c->rw, block_arg(block, i), values.items[i]);
    block_remove_arg(c->b.pool, block, i);
  }
}

// Loops

// llvm.loop_annotation and its like go to the branch back to the head.
static Attr *loop_attrs(Conv *c, const Op *op) {
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

// The block that counts, before `rest`. Its arguments are the induction
// variable and what is carried, as the body has them.
static Block *make_head(Conv *c, ValueList inits, const Block *body,
                        Block *rest) {
  Block *head = block_create(c->b.pool, c->b.loc);
  for (uint32_t i = 0; i < inits.count; i++)
    block_add_arg(c->b.pool, head, inits.items[i]->type,
                  value_loc(block_arg(body, i)));
  block_insert_before(rest, head);
  return head;
}

// Makes a block with the condition, and branches around the body.
static bool lower_for(Conv *c, Op *op) {
  Rewriter *rw = &c->rw;
  Region *region = &op->regions[0];
  convert_regions(c, op);
  bool is_unsigned = op_slot(op, A_scf_for_unsignedCmp) != NULL;
  ValueList inits = list_join(rw, list_of(rw, op_operand(op, FOR_LOWER)),
                              list_of_operands(rw, op, FOR_INITS));
  Block *before = op->block, *rest = split_behind(c, op);
  Block *head = make_head(c, inits, region->first, rest);
  branch(c, before, head, inits, NULL);
  Op *yield = block_terminator(region->last);
  Block *body = inline_region(c, region, rest), *end = yield->block;
  replace_args(c, body, list_of_args(rw, head, 0));
  builder_at_end(&c->b, head);
  Value *more =
      arith_cmpi(&c->b, is_unsigned ? E_arith_cmpi_ult : E_arith_cmpi_slt,
                 block_arg(head, 0), op_operand(op, FOR_UPPER));
  build_cond_br(rw, more, (Target){.block = body}, (Target){.block = rest});
  builder_at_end(&c->b, end);
  Value *next = build_binary(&c->b, OP_arith_addi, block_arg(head, 0),
                             op_operand(op, FOR_STEP));
  branch(c, end, head,
         list_join(rw, list_of(rw, next), list_of_operands(rw, yield, 0)),
         loop_attrs(c, op));
  conv_erase(c, yield);
  return replace_by_args(c, op, head, 1);
}

static bool lower_parallel(Conv *c, Op *op) {
  parallel_to_fors(&c->rw, op);
  return true;
}

// A loop without dimensions runs once.
static bool inline_forall(Conv *c, Op *op) {
  convert_regions(c, op);
  Block *from = op->block, *rest = split_behind(c, op);
  Op *end = block_terminator(op->regions[0].last);
  Block *body = inline_region(c, &op->regions[0], rest);
  branch(c, end->block, rest, (ValueList){0}, NULL);
  conv_erase(c, end);
  branch(c, from, body, (ValueList){0}, NULL);
  return conv_erase(c, op);
}

static bool lower_forall(Conv *c, Op *op) {
  if (op->nresults) {
    op_error(c->ctx, op,
             "cannot be lowered: it has results, which are tensors "
             "(bufferize them first)");
    c->failed = true;
    return true;
  }
  if (!op_slot(op, A_scf_forall_staticUpperBound)->as.dense.count)
    return inline_forall(c, op);
  forall_to_fors(&c->rw, op);
  return true;
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
static bool lower_while(Conv *c, Op *op) {
  bool forwards = only_forwards(op->regions[1].first);
  convert_regions(c, op);
  ValueList inits = list_of_operands(&c->rw, op, 0);
  Block *from = op->block, *rest = split_behind(c, op);
  Op *condition = block_terminator(op->regions[0].last);
  Op *yield = block_terminator(op->regions[1].last);
  Block *before = inline_region(c, &op->regions[0], rest);
  Block *after = forwards ? before : inline_region(c, &op->regions[1], rest);
  branch(c, from, before, inits, NULL);
  ValueList values = list_of_operands(&c->rw, condition, 1);
  builder_at_end(&c->b, condition->block);
  c->b.loc = condition->loc;
  Op *decides = build_cond_br(&c->rw, op_operand(condition, 0),
                              (Target){after, values}, (Target){.block = rest});
  decides->attrs = forwards ? loop_attrs(c, op) : NULL;
  conv_erase(c, condition);
  if (!forwards)
    branch_instead(c, yield, 0, before, loop_attrs(c, op));
  return conv_replace(c, op, values.items);
}

// Choices

// Moves the region before `rest` and ends it with a branch there; an empty one
// is `rest` itself.
static Block *inline_arm(Conv *c, Region *region, Block *rest) {
  if (region_is_empty(region))
    return rest;
  Op *yield = block_terminator(region->last);
  Block *first = inline_region(c, region, rest);
  branch_instead(c, yield, 0, rest, NULL);
  return first;
}

// Where the results of an `if` are arguments. By name it is a block of its own
// before what follows, as in mlir-opt.
static Block *split_behind_if(Conv *c, Op *op) {
  Block *rest = split_with_results(c, op);
  if (c->total || !op->nresults)
    return rest;
  Block *behind = block_split_before(c->b.pool, rest->first);
  branch(c, rest, behind, (ValueList){0}, NULL);
  return rest;
}

static bool lower_if(Conv *c, Op *op) {
  convert_regions(c, op);
  Block *from = op->block, *rest = split_behind_if(c, op);
  Target yes = {.block = inline_arm(c, &op->regions[0], rest)};
  Target no = {.block = inline_arm(c, &op->regions[1], rest)};
  builder_at_end(&c->b, from);
  c->b.loc = op->loc;
  build_cond_br(&c->rw, op_operand(op, 0), yes, no);
  return replace_by_args(c, op, rest, 0);
}

// cf.switch has no cases of index type; i64 holds every one.
static bool lower_index_switch(Conv *c, Op *op) {
  Ctx *ctx = c->ctx;
  Attr *cases = op_slot(op, A_scf_index_switch_cases), *values = NULL;
  uint32_t n = (uint32_t)cases->as.dense.count;
  convert_regions(c, op);
  Block *from = op->block, *rest = split_with_results(c, op);
  Target *targets = arena_array(c->arena, Target, n + 1);
  for (uint32_t i = 1; i <= n; i++)
    targets[i] = (Target){.block = inline_arm(c, &op->regions[i], rest)};
  targets[0] = (Target){.block = inline_arm(c, &op->regions[0], rest)};
  builder_at_end(&c->b, from);
  c->b.loc = op->loc;
  Value *flag =
      build_unary(&c->b, OP_arith_index_cast, ctx->i64, op_operand(op, 0));
  if (n)
    values =
        attr_dense(ctx, type_vector(ctx, 1, (int64_t[]){n}, NULL, ctx->i64),
                   cases->as.dense.data, cases->as.dense.size, n == 1);
  build_switch(&c->rw, flag, targets[0], values, targets + 1, n);
  return replace_by_args(c, op, rest, 0);
}

// Every scf.yield in it leaves.
static bool lower_execute_region(Conv *c, Op *op) {
  convert_regions(c, op);
  Block *from = op->block, *rest = split_with_results(c, op);
  Block *first = inline_region(c, &op->regions[0], rest);
  for (Block *block = first; block != rest; block = block->next)
    if (block->last && op_is(block->last, OP_scf_yield))
      branch_instead(c, block->last, 0, rest, NULL);
  c->b.loc = op->loc;
  branch(c, from, first, (ValueList){0}, NULL);
  return replace_by_args(c, op, rest, 0);
}

// Scopes of stack memory

static bool holds_control_flow(const Region *region) {
  for (const Block *block = region->first; block; block = block->next)
    for (const Op *op = block->first; op; op = op->next) {
      if (opcode_dialect(op->info->opcode) == DIALECT_scf &&
          !op_has(op, TRAIT_TERMINATOR))
        return true;
      for (uint32_t i = 0; i < op->nregions; i++)
        if (!op_has(op, TRAIT_ISOLATED) && holds_control_flow(&op->regions[i]))
          return true;
    }
  return false;
}

static bool lower_alloca_scope(Conv *c, Op *op) {
  if (!holds_control_flow(&op->regions[0]))
    return false;
  convert_regions(c, op);
  Block *from = op->block, *rest = split_with_results(c, op);
  Op *yield = block_terminator(op->regions[0].last);
  Block *first = inline_region(c, &op->regions[0], rest);
  builder_at_end(&c->b, from);
  Type *type =
      type_llvm_ptr(c->ctx, c->run->typed_pointers ? c->ctx->i8 : NULL, 0);
  Value *saved = build_value(&c->b, OP_llvm_intr_stacksave, type, NULL, 0);
  branch(c, from, first, (ValueList){0}, NULL);
  builder_before(&c->b, yield);
  build_op(&c->b, OP_llvm_intr_stackrestore, NULL, 0, &saved, 1);
  branch_instead(c, yield, 0, rest, NULL);
  return replace_by_args(c, op, rest, 0);
}

static void add_handlers(ConvTable *table) {
  conv_on(table, OP_scf_for, lower_for);
  conv_on(table, OP_scf_parallel, lower_parallel);
  conv_on(table, OP_scf_forall, lower_forall);
  conv_on(table, OP_scf_while, lower_while);
  conv_on(table, OP_scf_if, lower_if);
  conv_on(table, OP_scf_index_switch, lower_index_switch);
  conv_on(table, OP_scf_execute_region, lower_execute_region);
  conv_on(table, OP_memref_alloca_scope, lower_alloca_scope);
}

// Operations that are converted are folded first, as in mlir-opt.
static Legality scf_to_cf_legality(Conv *c, const Op *op) {
  (void)c;
  switch (op->info->opcode) {
  case OP_scf_execute_region:
  case OP_scf_for:
  case OP_scf_forall:
  case OP_scf_if:
  case OP_scf_index_switch:
  case OP_scf_parallel:
  case OP_scf_while: return CONV_ILLEGAL;
  default: return CONV_LEGAL;
  }
}

bool lower_scf_to_cf(PassRun *run, Op *root) {
  Conv c = pass_conversion(run, pass_handlers(run, add_handlers));
  c.legality = run->total ? NULL : scf_to_cf_legality;
  c.handles_illegal = true;
  return pass_by_drivers(run, convert_run(&c, root));
}
