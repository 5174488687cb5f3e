// remove-dead-values: removes values that nothing depends on, through calls,
// branches and regions.
//
// Requires: nothing.
// Guarantees: no argument or result of a private function, no block argument
//   and nothing that is computed without effects is left that is not live
//   (liveness.h), but for what shares an operand with something that is.
// Invalidates: nothing.
//
// Before:
//
//   func.func private @f(%x: i32, %unused: i32) -> (i32, i32) {
//     %0 = arith.addi %x, %x : i32
//     return %x, %0 : i32, i32
//   }
//   %1:2 = call @f(%a, %b) : (i32, i32) -> (i32, i32)
//   return %1#0 : i32
//
// After:
//
//   func.func private @f(%x: i32) -> i32 {
//     return %x : i32
//   }
//   %1 = call @f(%a) : (i32) -> i32
//   return %1 : i32
//
// First it is found out what goes, in the order of the text; only then
// anything is changed. What goes may still have users in code that nothing
// reaches: these get poison. So do operands of loops and of their like, whose
// inputs are taken away afterwards, by the patterns that canonicalize has for
// them (unless the option says not to).

#include "ir/build/control.h"
#include "ir/rewrite/greedy.h"
#include "ir/analysis/liveness.h"
#include "lowering/canonicalize/patterns.h"
#include "lowering/pass/pass.h"
#include "lowering/transforms/passes.h"

typedef struct OpVec {
  Op **data;
  size_t size, capacity;
} OpVec;

typedef struct DeadFunction {
  Op *op;
  const OpVec *calls;
  bool *args, *results; // those that go
} DeadFunction;

typedef struct DeadOperand { // that becomes poison
  Op *op;
  uint32_t index;
} DeadOperand;

typedef struct Removal {
  PassRun *run;
  Rewriter rw;
  Liveness l;
  PtrMap dead;         // values that go though they were live, to anything
  PtrMap calls;        // functions to OpVec
  PtrMap seen;         // blocks whose arguments were looked at
  Vec(Block *) blocks; // of which dead arguments go
  Vec(DeadFunction) functions;
  Vec(DeadOperand) operands;
  OpVec ops; // that go
} Removal;

static bool stays(const Removal *r, const Value *value) {
  return is_live(&r->l, value) && !ptrmap_get(&r->dead, value);
}

static void note_dead(Removal *r, Value *value) {
  ptrmap_set(&r->dead, r->rw.arena, value, value);
}

static bool any_result_stays(const Removal *r, const Op *op) {
  for (uint32_t i = 0; i < op->nresults; i++)
    if (stays(r, &op->results[i]))
      return true;
  return false;
}

static bool all_operands_stay(const Removal *r, const Op *op) {
  for (uint32_t i = 0; i < op->noperands; i++)
    if (!stays(r, op->operands[i].value))
      return false;
  return true;
}

static void note_op(Removal *r, Op *op) {
  vec_push(r->rw.arena, &r->ops, op);
  for (uint32_t i = 0; i < op->nresults; i++)
    note_dead(r, &op->results[i]);
}

// What uses a dead value is in code that nothing reaches, whatever it does.
static void look_at_simple_op(Removal *r, Op *op) {
  if (!all_operands_stay(r, op) ||
      (op_is_memory_effect_free(op) && !any_result_stays(r, op)))
    note_op(r, op);
}

// Functions

static OpVec *calls_of(Removal *r, Op *function) {
  void **entry = ptrmap_at(&r->calls, r->rw.arena, function);
  if (!*entry)
    *entry = arena_new(r->rw.arena, OpVec);
  return *entry;
}

static void collect_call(void *user, Op *op) {
  Removal *r = user;
  Op *function = op_is_call(op) ? flow_called_function(&r->l.flow, op) : NULL;
  if (function)
    vec_push(r->rw.arena, calls_of(r, function), op);
}

static bool may_be_changed(Removal *r, Op *function) {
  bool all;
  const Attr *visibility = symbol_visibility(r->run->ctx, function);
  flow_calls(&r->l.flow, function, &all);
  return op_is(function, OP_func_func) && all && visibility &&
         !str_is(visibility->as.string, "public") &&
         !region_is_empty(&function->regions[0]);
}

static Type *func_type(const Op *function) {
  return op_slot(function, A_func_func_function_type)->type;
}

// Finds arguments and results of a private function that nobody needs.
static void look_at_function(Removal *r, Op *op) {
  if (!may_be_changed(r, op))
    return;
  const Type *type = func_type(op);
  uint32_t nargs = type->as.list.ninputs;
  uint32_t nresults = type->as.list.noutputs;
  DeadFunction f = {op, calls_of(r, op),
                    arena_array(r->rw.arena, bool, nargs + 1),
                    arena_array(r->rw.arena, bool, nresults + 1)};
  for (uint32_t i = 0; i < nargs; i++) {
    Value *arg = block_arg(op->regions[0].first, i);
    f.args[i] = !stays(r, arg);
    if (f.args[i])
      note_dead(r, arg);
  }
  for (uint32_t i = 0; i < nresults; i++) {
    f.results[i] = true;
    for (size_t k = 0; k < f.calls->size; k++)
      f.results[i] &= !stays(r, op_result(f.calls->data[k], i));
    for (size_t k = 0; f.results[i] && k < f.calls->size; k++)
      note_dead(r, op_result(f.calls->data[k], i));
  }
  vec_push(r->rw.arena, &r->functions, f);
}

// Branches

static Value *passed_by(Op *branch, uint32_t successor, uint32_t arg) {
  uint32_t first, count;
  const Block *block = branch->successors[successor].block;
  branch->info->successor_operands(branch, successor, &first, &count);
  uint32_t made = block->nargs - count;
  return arg < made ? NULL : op_operand(branch, first + arg - made);
}

// Nobody passes anything to it that stays.
static bool arg_goes(const Removal *r, const Block *block, uint32_t arg) {
  for (const Successor *s = block->preds; s; s = s->next) {
    Op *branch = s->owner;
    const Value *value =
        branch->info->successor_operands
            ? passed_by(branch, (uint32_t)(s - branch->successors), arg)
            : NULL;
    if (!value || stays(r, value))
      return false;
  }
  return block->preds;
}

static bool is_passed_on(Op *branch, uint32_t operand) {
  for (uint32_t i = 0; i < branch->nsuccessors; i++) {
    uint32_t first, count;
    branch->info->successor_operands(branch, i, &first, &count);
    if (operand >= first && operand < first + count)
      return true;
  }
  return false;
}

static void look_at_successor(Removal *r, Block *block) {
  void **seen = ptrmap_at(&r->seen, r->rw.arena, block);
  if (*seen)
    return;
  bool any = false;
  for (uint32_t i = 0; i < block->nargs; i++)
    if (arg_goes(r, block, i)) {
      note_dead(r, block_arg(block, i));
      any = true;
    }
  if (!any)
    return;
  *seen = block;
  vec_push(r->rw.arena, &r->blocks, block);
}

static void look_at_branch(Removal *r, Op *op) {
  for (uint32_t i = 0; i < op->noperands; i++)
    if (!stays(r, op_operand(op, i)) && !is_passed_on(op, i)) {
      note_op(r, op);
      return;
    }
  for (uint32_t i = 0; i < op->nsuccessors; i++)
    look_at_successor(r, op->successors[i].block);
}

// Regions

// What an operand is passed to all goes.
static bool inputs_go(const Removal *r, const RegionLinks *links,
                      const RegionLink *link) {
  for (size_t i = 0; i < links->size; i++)
    if (links->data[i].owner == link->owner &&
        links->data[i].operand == link->operand &&
        stays(r, links->data[i].input))
      return false;
  return true;
}

static bool is_first_of_operand(const RegionLinks *links, size_t at) {
  for (size_t i = 0; i < at; i++)
    if (links->data[i].owner == links->data[at].owner &&
        links->data[i].operand == links->data[at].operand)
      return false;
  return true;
}

static void look_at_regions(Removal *r, Op *op) {
  if (op_is_memory_effect_free(op) && !any_result_stays(r, op)) {
    vec_push(r->rw.arena, &r->ops, op);
    return;
  }
  const RegionLinks *links = liveness_links(&r->l, op);
  for (size_t i = 0; i < links->size; i++) {
    const RegionLink *link = &links->data[i];
    if (is_first_of_operand(links, i) &&
        (!stays(r, op_operand(link->owner, link->operand)) ||
         inputs_go(r, links, link)))
      vec_push(r->rw.arena, &r->operands,
               ((DeadOperand){link->owner, link->operand}));
  }
}

static void look_at(void *user, Op *op) {
  Removal *r = user;
  if (op_has(op, TRAIT_FUNCTION))
    look_at_function(r, op);
  else if (op_branches_to_regions(op))
    look_at_regions(r, op);
  else if (op->nsuccessors && op->info->successor_operands)
    look_at_branch(r, op);
  else if (!op_has(op, TRAIT_TERMINATOR) && !op_is_call(op))
    look_at_simple_op(r, op);
}

// Removing

static Value *make_poison(Removal *r, Op *before, const Value *value) {
  builder_before(&r->rw.b, before);
  r->rw.b.loc = value_loc(value);
  return build_poison(&r->rw.b, value->type);
}

static void replace_by_poison(Removal *r, Op *before, Value *value) {
  if (value->uses)
    rewrite_replace_uses(&r->rw, value, make_poison(r, before, value));
}

static void remove_arg(Removal *r, Block *block, uint32_t index) {
  Value *arg = block_arg(block, index);
  if (arg->uses)
    replace_by_poison(r, block->first, arg);
  rewrite_erase_arg(&r->rw, block, index);
}

static void stop_passing(Removal *r, Op *branch, uint32_t successor,
                         uint32_t arg) {
  uint32_t first, count;
  const Block *block = branch->successors[successor].block;
  branch->info->successor_operands(branch, successor, &first, &count);
  rewrite_erase_successor_operand(&r->rw, branch, successor,
                                  arg - (block->nargs - count));
}

static void remove_block_args(Removal *r, Block *block) {
  for (uint32_t i = block->nargs; i-- > 0;) {
    if (!ptrmap_get(&r->dead, block_arg(block, i)))
      continue;
    for (const Successor *s = block->preds; s; s = s->next)
      stop_passing(r, s->owner, (uint32_t)(s - s->owner->successors), i);
    remove_arg(r, block, i);
  }
}

// The list without those that go, which stays NULL or becomes it.
static Attr *attrs_left(Removal *r, const Attr *list, const bool *gone) {
  Attr **left;
  uint32_t n = 0;
  bool any = false;
  if (!list)
    return NULL;
  left = arena_array(r->rw.arena, Attr *, list->as.array.count + 1);
  for (uint32_t i = 0; i < list->as.array.count; i++)
    if (!gone[i]) {
      left[n++] = list->as.array.items[i];
      any |= left[n - 1] != r->run->ctx->empty_dict;
    }
  return any ? attr_array(r->run->ctx, left, n) : NULL;
}

static TypeList types_left(Removal *r, Type *const *types, uint32_t count,
                           const bool *gone) {
  TypeList left = {arena_array(r->rw.arena, Type *, count + 1), 0};
  for (uint32_t i = 0; i < count; i++)
    if (!gone[i])
      left.items[left.count++] = types[i];
  return left;
}

static void change_type(Removal *r, const DeadFunction *f) {
  Ctx *ctx = r->run->ctx;
  const Type *type = func_type(f->op);
  TypeList inputs =
      types_left(r, type_inputs(type), type->as.list.ninputs, f->args);
  TypeList results =
      types_left(r, type_results(type), type->as.list.noutputs, f->results);
  Attr **slots = f->op->slots;
  slots[A_func_func_arg_attrs] =
      attrs_left(r, slots[A_func_func_arg_attrs], f->args);
  slots[A_func_func_res_attrs] =
      attrs_left(r, slots[A_func_func_res_attrs], f->results);
  rewrite_set_slot(&r->rw, f->op, A_func_func_function_type,
                   attr_type(ctx, type_function(ctx, inputs.items, inputs.count,
                                                results.items, results.count)));
}

static void remove_operands(Removal *r, Op *op, const bool *gone,
                            uint32_t count) {
  for (uint32_t i = count; i-- > 0;)
    if (gone[i])
      rewrite_erase_operands(&r->rw, op, i, 1);
}

static bool any_of(const bool *flags, uint32_t count) {
  for (uint32_t i = 0; i < count; i++)
    if (flags[i])
      return true;
  return false;
}

static void change_call(Removal *r, Op *call, const bool *args, uint32_t nargs,
                        const bool *results) {
  Attr **slots = call->slots;
  slots[A_func_call_arg_attrs] =
      attrs_left(r, slots[A_func_call_arg_attrs], args);
  slots[A_func_call_res_attrs] =
      attrs_left(r, slots[A_func_call_res_attrs], results);
  remove_operands(r, call, args, nargs);
  if (!any_of(results, call->nresults))
    return;
  for (uint32_t i = 0; i < call->nresults; i++)
    if (results[i])
      replace_by_poison(r, call, op_result(call, i));
  rewrite_erase_results(&r->rw, call, results);
}

static void change_function(Removal *r, const DeadFunction *f) {
  const Type *type = func_type(f->op);
  uint32_t nargs = type->as.list.ninputs;
  uint32_t nresults = type->as.list.noutputs;
  Region *body = &f->op->regions[0];
  if (!any_of(f->args, nargs) && !any_of(f->results, nresults))
    return;
  for (uint32_t i = nargs; i-- > 0;)
    if (f->args[i])
      remove_arg(r, body->first, i);
  change_type(r, f);
  for (Block *b = body->first; b; b = b->next)
    if (op_has(b->last, TRAIT_RETURN_LIKE))
      remove_operands(r, b->last, f->results, nresults);
  for (size_t i = 0; i < f->calls->size; i++)
    change_call(r, f->calls->data[i], f->args, nargs, f->results);
}

static void remove_op(Removal *r, Op *op) {
  for (uint32_t i = 0; i < op->nresults; i++)
    replace_by_poison(r, op, op_result(op, i));
  if (op_has(op, TRAIT_TERMINATOR)) {
    builder_before(&r->rw.b, op);
    build_op(&r->rw.b, OP_ub_unreachable, NULL, 0, NULL, 0);
  }
  rewrite_erase(&r->rw, op);
}

typedef struct PoisonListener { // of poison that is made
  Listener listener;            // first
  Arena *arena;
  PtrMap made; // to itself
  OpVec list;
} PoisonListener;

static void hear_inserted(Listener *listener, Op *op) {
  PoisonListener *p = (PoisonListener *)listener;
  if (!op_is(op, OP_ub_poison))
    return;
  ptrmap_set(&p->made, p->arena, op, op);
  vec_push(p->arena, &p->list, op);
}

static void hear_erased(Listener *listener, Op *op) {
  PoisonListener *p = (PoisonListener *)listener;
  if (ptrmap_get(&p->made, op))
    ptrmap_set(&p->made, p->arena, op, NULL);
}

// Removes what was found: arguments of blocks, of functions, then operations.
static void remove_all(Removal *r) {
  PoisonListener poison = {
      {.op_inserted = hear_inserted, .op_erased = hear_erased},
      .arena = r->rw.arena};
  r->rw.b.listener = &poison.listener;
  for (size_t i = 0; i < r->blocks.size; i++)
    remove_block_args(r, r->blocks.data[i]);
  for (size_t i = 0; i < r->functions.size; i++)
    change_function(r, &r->functions.data[i]);
  for (size_t i = 0; i < r->operands.size; i++) {
    const DeadOperand *dead = &r->operands.data[i];
    rewrite_set_operand(
        &r->rw, dead->op, dead->index,
        make_poison(r, dead->op, op_operand(dead->op, dead->index)));
  }
  for (size_t i = 0; i < r->ops.size; i++)
    remove_op(r, r->ops.data[i]);
  for (size_t i = 0; i < poison.list.size; i++) {
    Op *op = poison.list.data[i];
    if (ptrmap_get(&poison.made, op) && !op->results[0].uses)
      rewrite_erase(&r->rw, op);
  }
  r->rw.b.listener = NULL;
}

// What is left of regions

typedef struct Branching {
  Arena *arena;
  OpVec ops;
} Branching;

static void collect_branching(void *user, Op *op) {
  Branching *b = user;
  if (op_branches_to_regions(op))
    vec_push(b->arena, &b->ops, op);
}

static void add_patterns(PatternSet *set, const Pattern *list) {
  for (; list && list->name; list++)
    if (list->opcode != OP_ANY)
      pattern_set_add(set, (Pattern[]){*list, {0}});
}

static const Pattern patterns_folding[] = {
    PATTERN(OP_memref_extract_strided_metadata, 1, fold_memref_metadata, ""),
    {0},
};

static void add_of_regions(PatternSet *set, const PassRun *run) {
  for (size_t i = 0; canonicalization_patterns[i]; i++)
    add_patterns(set, canonicalization_patterns[i]);
  for (size_t i = 0; i < run->ctx->dialects.size; i++)
    add_patterns(set, ctx_dialect_part(run->ctx, run->ctx->dialects.data[i],
                                       PART_PATTERNS));
  pattern_set_add(set, patterns_folding);
}

static bool canonicalize_regions(PassRun *run, Op *root) {
  Branching b = {.arena = run->arena};
  op_walk_post(root, collect_branching, &b);
  if (!b.ops.size)
    return true;
  GreedyOptions options = greedy_defaults;
  options.patterns = pass_patterns(run, add_of_regions);
  return greedy_run_ops(run->ctx, run->pool, run->arena, root, b.ops.data,
                        b.ops.size, &options) == GREEDY_CONVERGED;
}

bool lower_remove_dead_values(PassRun *run, Op *root) {
  Removal r = {.run = run, .rw = pass_rewriter(run)};
  liveness_run(&r.l, run->ctx, run->pool, run->arena, root);
  op_walk(root, collect_call, &r);
  op_walk_post(root, look_at, &r);
  remove_all(&r);
  return !PASS_OPTIONS(run, remove_dead_values)->canonicalize ||
         canonicalize_regions(run, root);
}
