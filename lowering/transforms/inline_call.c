// Inlining one call. The block of the call is cut behind it, the blocks of the
// callee go in between, and what returns goes on behind the cut:
//
//   ^a: ...                   ^a: ...
//       %r = call @f(%x)          <first block of @f, of %x>
//       <rest>           ->   ^f1: ...
//                                 cf.br ^b(%y)     was: return %y
//                             ^b(%r): <rest>
//
// A callee of one block leaves all in ^a. Locations become those of a call
// site, so that a message can say from where.

#include "lowering/transforms/inline.h"

// Operations that belong together.
typedef struct Kind {
  uint32_t function, call, leave, branch;               // opcodes
  uint16_t callee_slot, no_inline_slot, arg_attrs_slot; // the last two of
                                                        // the function
} Kind;

static const Kind kinds[] = {
    {OP_func_func, OP_func_call, OP_func_return, OP_cf_br, A_func_call_callee,
     A_func_func_no_inline, A_func_func_arg_attrs},
    {OP_llvm_func, OP_llvm_call, OP_llvm_return, OP_llvm_br, A_llvm_call_callee,
     A_llvm_func_no_inline, A_llvm_func_arg_attrs},
};

static const Kind *kind_of_function(const Op *op) {
  for (size_t i = 0; i < ARRAY_SIZE(kinds); i++)
    if (op_is(op, kinds[i].function))
      return &kinds[i];
  return NULL;
}

bool op_is_callable(const Op *op) {
  return kind_of_function(op);
}

// Whether it may be

static uint32_t count_args(const Op *call) {
  uint32_t first, count;
  CHECK(G_func_call_operands == 0 && G_llvm_call_callee_operands == 0);
  return op_operand_group(call, 0, &first, &count) ? count : UINT32_MAX;
}

static Type **result_types(const Op *callee, uint32_t *count) {
  const Attr *type = op_is(callee, OP_func_func)
                         ? op_slot(callee, A_func_func_function_type)
                         : op_slot(callee, A_llvm_func_function_type);
  Type **results = type_results(type->type);
  *count = type_is(type->type, TY_FUNCTION)    ? type->type->as.list.noutputs
           : type_is(results[0], TY_LLVM_VOID) ? 0
                                               : 1;
  return results;
}

static bool types_fit(const Op *call, const Op *callee) {
  const Block *entry = callee->regions[0].first;
  uint32_t nresults;
  Type **results = result_types(callee, &nresults);
  if (count_args(call) != entry->nargs || call->nresults != nresults)
    return false;
  for (uint32_t i = 0; i < entry->nargs; i++)
    if (call->operands[i].value->type != block_arg(entry, i)->type)
      return false;
  for (uint32_t i = 0; i < nresults; i++)
    if (call->results[i].type != results[i])
      return false;
  return true;
}

// What nobody registered, nobody knows to be fine elsewhere.
static bool body_may_move(const Region *region) {
  for (const Block *block = region->first; block; block = block->next)
    for (const Op *op = block->first; op; op = op->next) {
      if (op_is(op, OP_UNREGISTERED) || op_is(op, OP_llvm_intr_vastart) ||
          op_is(op, OP_llvm_blocktag)) // there is one of each
        return false;
      for (uint32_t i = 0; i < op->nregions; i++)
        if (!body_may_move(&op->regions[i]))
          return false;
    }
  return true;
}

static bool may_inline(Ctx *ctx, const Kind *kind, const Op *call,
                       const Op *callee) {
  if (!call->next || op_slot(callee, kind->no_inline_slot))
    return false;
  if (op_is(call, OP_func_call) && op_slot(call, A_func_call_no_inline))
    return false;
  return (!op_is(call, OP_llvm_call) || llvm_may_inline(ctx, callee)) &&
         types_fit(call, callee) && !op_is(op_parent(call), OP_UNREGISTERED) &&
         body_may_move(&callee->regions[0]);
}

// Copying

static void remap_operands(void *map, Op *op) {
  for (uint32_t i = 0; i < op->noperands; i++) {
    Value *value = ptrmap_get(map, op->operands[i].value);
    if (value)
      op_set_operand(op, i, value);
  }
}

static void copy_block(Inliner *in, Block *block, bool is_entry, PtrMap *map) {
  Pool *pool = in->rw.b.pool;
  Block *copy = ptrmap_get(map, block);
  for (uint32_t i = 0; !is_entry && i < block->nargs; i++) {
    Value *arg = block_arg(block, i);
    ptrmap_set(map, in->rw.arena, arg,
               block_add_arg(pool, copy, arg->type, block->args[i]->loc));
  }
}

// Copies go before `end`; arguments of the first block become `values`.
static void copy_body(Inliner *in, Region *body, Block *end,
                      Value *const *values) {
  PtrMap map = {0};
  for (uint32_t i = 0; i < body->first->nargs; i++)
    ptrmap_set(&map, in->rw.arena, block_arg(body->first, i), values[i]);
  for (Block *block = body->first; block; block = block->next) {
    Block *copy = block_create(in->rw.b.pool, block->loc);
    block_insert_before(end, copy);
    ptrmap_set(&map, in->rw.arena, block, copy);
    copy_block(in, block, block == body->first, &map);
  }
  for (Block *block = body->first; block; block = block->next)
    for (Op *op = block->first; op; op = op->next) {
      builder_at_end(&in->rw.b, ptrmap_get(&map, block));
      rewrite_clone(&in->rw, op, &map);
    }
  // Operations may have been copied before what they use.
  for (Block *block = body->first->next; block; block = block->next)
    for (Op *op = ((Block *)ptrmap_get(&map, block))->first; op;
         op = op->next) {
      remap_operands(&map, op);
      op_walk(op, remap_operands, &map);
    }
}

// Locations

typedef struct Relocation {
  Inliner *in;
  Attr *caller;
  PtrMap known; // from a Loc, plus one, to what it becomes
} Relocation;

// `caller` goes behind the calls that `callee` went through already.
static Attr *at_call_site(Ctx *ctx, Attr *callee, Attr *caller) {
  if (attr_is(callee, AT_LOC_CALLSITE)) {
    caller = at_call_site(ctx, callee->as.loc.caller, caller);
    callee = callee->as.loc.child;
  }
  return attr_loc_callsite(ctx, callee, caller);
}

static Loc relocated(Relocation *r, Loc loc) {
  Ctx *ctx = r->in->rw.b.ctx;
  void **entry =
      ptrmap_at(&r->known, r->in->rw.arena, (const void *)((uintptr_t)loc + 1));
  if (!*entry)
    *entry = (void *)(uintptr_t)ctx_loc(
        ctx, at_call_site(ctx, ctx_loc_attr(ctx, loc), r->caller));
  return (Loc)(uintptr_t)*entry;
}

static void relocate_args(Relocation *r, Block *block) {
  for (uint32_t i = 0; i < block->nargs; i++)
    block->args[i]->loc = relocated(r, block->args[i]->loc);
}

static void relocate_op(void *user, Op *op) {
  Relocation *r = user;
  op->loc = relocated(r, op->loc);
  for (uint32_t i = 0; i < op->nregions; i++)
    for (Block *b = op->regions[i].first; b; b = b->next)
      relocate_args(r, b);
}

static void relocate(Inliner *in, const Op *call, const InlinedBlocks *blocks) {
  if (call->loc == LOC_UNKNOWN)
    return;
  Relocation r = {.in = in, .caller = ctx_loc_attr(in->rw.b.ctx, call->loc)};
  for (Block *b = blocks->first; b != blocks->end; b = b->next) {
    relocate_args(&r, b);
    for (Op *op = b->first; op; op = op->next) {
      relocate_op(&r, op);
      op_walk(op, relocate_op, &r);
    }
  }
}

// Returning

static void replace_results(Inliner *in, Op *call, Value *const *values) {
  for (uint32_t i = 0; i < call->nresults; i++)
    rewrite_replace_uses(&in->rw, &call->results[i], values[i]);
}

static Value **operand_values(Inliner *in, const Op *op, uint32_t n) {
  Value **values = arena_array(in->rw.arena, Value *, n);
  for (uint32_t i = 0; i < n; i++)
    values[i] = op->operands[i].value;
  return values;
}

static void branch_to(Inliner *in, const Kind *kind, Op *leave, Block *to) {
  Value **values = operand_values(in, leave, leave->noperands);
  builder_before(&in->rw.b, leave);
  build_spec(&in->rw.b,
             &(OpSpec){.info = ctx_op_by_opcode(in->rw.b.ctx, kind->branch),
                       .operands = values,
                       .noperands = leave->noperands,
                       .successors = &to,
                       .nsuccessors = 1});
  rewrite_erase(&in->rw, leave);
}

// What leaves goes on in the block behind, which gets the results.
static void join(Inliner *in, const Kind *kind, Op *call,
                 const InlinedBlocks *blocks) {
  Value **values = arena_array(in->rw.arena, Value *, call->nresults);
  for (uint32_t i = 0; i < call->nresults; i++)
    values[i] = block_add_arg(in->rw.b.pool, blocks->end, call->results[i].type,
                              call->loc);
  replace_results(in, call, values);
  for (Block *b = blocks->first; b != blocks->end; b = b->next)
    if (b->last && op_is(b->last, kind->leave))
      branch_to(in, kind, b->last, blocks->end);
}

static void join_one(Inliner *in, Op *call, const InlinedBlocks *blocks) {
  Op *leave = blocks->first->last;
  replace_results(in, call, operand_values(in, leave, call->nresults));
  rewrite_erase(&in->rw, leave);
  rewrite_merge_block(&in->rw, blocks->end, blocks->first, NULL);
}

// All of it

// Copies by value are made here.
static Value **argument_values(Inliner *in, const Kind *kind, Op *call,
                               const Op *callee) {
  uint32_t n = count_args(call);
  Value **values = operand_values(in, call, n);
  const Attr *attrs = op_slot(callee, kind->arg_attrs_slot);
  builder_before(&in->rw.b, call->next);
  in->rw.b.loc = call->loc;
  for (uint32_t i = 0; op_is(call, OP_llvm_call) && i < n; i++)
    values[i] = llvm_inlined_argument(in, callee, values[i],
                                      attrs ? attrs->as.array.items[i] : NULL);
  return values;
}

static bool any_noalias(Ctx *ctx, const Attr *attrs) {
  for (uint32_t i = 0; attrs && i < attrs->as.array.count; i++)
    if (llvm_has_noalias(ctx, attrs->as.array.items[i]))
      return true;
  return false;
}

static void copy_value(Inliner *in, Parameters *p, uint32_t index, Value *value,
                       const Attr *attrs) {
  Op *copy =
      build_op(&in->rw.b, OP_llvm_intr_ssa_copy, &value->type, 1, &value, 1);
  bool noalias = llvm_has_noalias(in->rw.b.ctx, attrs->as.array.items[index]);
  p->items[p->count++] =
      (Parameter){.index = index, .copy = copy, .is_noalias = noalias};
}

// Copies of the values, when a parameter is noalias: by value, where it comes
// first, and if it comes several times, the last first.
static Parameters copy_values(Inliner *in, const Op *call, const Op *callee,
                              Value *const *values) {
  Parameters p = {0};
  const Attr *attrs = op_is(callee, OP_llvm_func)
                          ? op_slot(callee, A_llvm_func_arg_attrs)
                          : NULL;
  uint32_t n = count_args(call);
  if (!any_noalias(in->rw.b.ctx, attrs))
    return p;
  p.items = arena_array(in->rw.arena, Parameter, n);
  for (uint32_t i = 0; i < n; i++) {
    bool is_first = true;
    for (uint32_t j = 0; j < i; j++)
      is_first &= values[j] != values[i];
    for (uint32_t j = n; is_first && j-- > i;)
      if (values[j] == values[i])
        copy_value(in, &p, j, values[j], attrs);
  }
  return p;
}

static void use_copies(const Parameters *p, Value **values) {
  for (uint32_t i = 0; i < p->count; i++)
    values[p->items[i].index] = op_result(p->items[i].copy, 0);
}

static void drop_copies(Inliner *in, const Parameters *p, Value **values) {
  for (uint32_t i = 0; i < p->count; i++) {
    Value *value = op_operand(p->items[i].copy, 0);
    values[p->items[i].index] = value;
    rewrite_replace1(&in->rw, p->items[i].copy, value);
  }
}

bool inline_call(Inliner *in, Op *call, Op *callee, bool copied,
                 void (*seen)(void *user, const InlinedBlocks *blocks),
                 void *user) {
  const Kind *kind = kind_of_function(callee);
  if (!op_is(call, kind->call) || !may_inline(in->rw.b.ctx, kind, call, callee))
    return false;
  Op *rest = call->next;
  Value **values = argument_values(in, kind, call, callee);
  Parameters parameters = copy_values(in, call, callee, values);
  use_copies(&parameters, values);
  Block *before = call->block, *end = rewrite_split_block(&in->rw, rest);
  if (copied)
    copy_body(in, &callee->regions[0], end, values);
  else
    rewrite_inline_region(&in->rw, &callee->regions[0], end->parent, end);
  InlinedBlocks blocks = {before->next, end};
  for (uint32_t i = 0; i < blocks.first->nargs; i++)
    rewrite_replace_uses(&in->rw, block_arg(blocks.first, i), values[i]);
  relocate(in, call, &blocks);
  if (op_is(call, OP_llvm_call))
    llvm_settle_inlined(in, call, &blocks, &parameters);
  drop_copies(in, &parameters, values);
  seen(user, &blocks);
  Op *last = blocks.first->last;
  if (blocks.first->next == end && last && op_is(last, kind->leave))
    join_one(in, call, &blocks);
  else
    join(in, kind, call, &blocks);
  rewrite_merge_block(&in->rw, blocks.first, before, values);
  return true;
}
