// Structured control flow. Loops carry buffers; where what is yielded is not
// the buffer of the argument, it is a copy.

#include "lowering/one_shot/one_shot.h"

static Block *body(const Op *op, uint32_t region) {
  return op->regions[region].first;
}

static bool always(Use *operand) {
  (void)operand;
  return true;
}

static bool is_writable(OneShot *z, Value *value) {
  (void)z;
  (void)value;
  return true;
}

static void no_values(OneShot *z, Use *operand, AliasLinks *links) {
  (void)z;
  (void)operand;
  (void)links;
}

// Replaces the arguments of `from` by buffers, whose operations move to `to`.
static void move_body(OneShot *z, Block *from, Block *to) {
  Value **args = arena_array(z->arena, Value *, from->nargs + 1);
  Builder saved = z->b;
  Op *first = to->first;
  for (uint32_t i = 0; i < from->nargs; i++) {
    Value *old = block_arg(from, i), *now = block_arg(to, i);
    args[i] = now;
    if (!type_is_tensor(old->type))
      continue;
    z->b.block = to;
    z->b.before = first;
    args[i] = build_to_tensor(z, now, old->type);
  }
  rewrite_merge_block(&z->rw, from, to, args);
  z->b = saved;
}

static void add_block(OneShot *z, Op *op, uint32_t region, Type *const *types,
                      uint32_t n) {
  Block *block = block_create(z->b.pool, op->loc);
  for (uint32_t i = 0; i < n; i++)
    block_add_arg(z->b.pool, block, types[i], op->loc);
  block_append(&op->regions[region], block);
}

static Op *build_like(OneShot *z, const Op *op, Value *const *operands,
                      uint32_t noperands, Type *const *types) {
  return build_spec(&z->b, &(OpSpec){.info = op->info,
                                     .operands = operands,
                                     .noperands = noperands,
                                     .result_types = types,
                                     .nresults = op->nresults,
                                     .nregions = op->nregions,
                                     .slots = op->slots,
                                     .attrs = op->attrs});
}

static Type **result_types(OneShot *z, Op *op) {
  Type **types = arena_array(z->arena, Type *, op->nresults + 1);
  for (uint32_t i = 0; i < op->nresults; i++) {
    Value *result = op_result(op, i);
    types[i] = type_is_tensor(result->type) ? get_buffer_type(z, result, NULL)
                                            : result->type;
    if (!types[i])
      return NULL;
  }
  return types;
}

// Buffers of operands [first, end), cast to the types of `like`.
static bool get_buffers(OneShot *z, Op *op, uint32_t first, Value **operands) {
  for (uint32_t i = 0; i < op->noperands; i++) {
    operands[i] = op_operand(op, i);
    if (i >= first && type_is_tensor(operands[i]->type) &&
        !(operands[i] = get_buffer(z, operands[i])))
      return false;
  }
  return true;
}

// The type of what a loop carries, from its beginning and its end.
static Type *carried_type(OneShot *z, Value *arg, Value *init, Value *yielded,
                          const TypeStack *stack) {
  Type *type = get_buffer_type(z, init, stack);
  uint32_t n = 0;
  for (const TypeStack *s = stack; s; s = s->outer)
    n += s->value == arg;
  if (!type || n >= 2)
    return type;
  Type *end = type_is_tensor(yielded->type) ? get_buffer_type(z, yielded, stack)
                                            : yielded->type;
  if (!end || end == type)
    return end;
  if (end->as.shaped.space != type->as.shaped.space) {
    op_error(z->ctx, value_owner(arg),
             "init_arg and yielded value bufferize to inconsistent memory "
             "spaces");
    return NULL;
  }
  return dynamic_type(z, type_is_tensor(arg->type) ? arg->type : init->type,
                      end->as.shaped.space);
}

// scf.condition, scf.yield

static Type *type_of_end(OneShot *z, Op *end, uint32_t i) {
  Op *parent = op_parent(end);
  switch (parent->info->opcode) {
  case OP_scf_while:
    return get_buffer_type(
        z, block_arg(body(parent, end->block == body(parent, 1) ? 0 : 1), i),
        NULL);
  case OP_scf_execute_region: return NULL;
  default: return get_buffer_type(z, op_result(parent, i), NULL);
  }
}

// The operands from `first` on go where control goes.
static bool bufferize_end(OneShot *z, Op *op, uint32_t first) {
  Value **operands = arena_array(z->arena, Value *, op->noperands + 1);
  bool casts = !op_is(op_parent(op), OP_scf_execute_region);
  for (uint32_t i = 0; i < op->noperands; i++) {
    operands[i] = op_operand(op, i);
    if (i < first || !type_is_tensor(operands[i]->type))
      continue;
    if (!(operands[i] = get_buffer(z, operands[i])))
      return false;
    Type *type = casts ? type_of_end(z, op, i - first) : NULL;
    if (casts && !type)
      return false;
    if (casts)
      operands[i] = cast_buffer_to(z, operands[i], type);
  }
  build_op(&z->b, op->info->opcode, NULL, 0, operands, op->noperands);
  rewrite_erase(&z->rw, op);
  return true;
}

static bool bufferize_yield(OneShot *z, Op *op) {
  return bufferize_end(z, op, 0);
}

static bool bufferize_condition(OneShot *z, Op *op) {
  return bufferize_end(z, op, 1);
}

static void values_of_yield(OneShot *z, Use *operand, AliasLinks *links) {
  Op *parent = op_parent(operand->owner);
  bool once = op_is(parent, OP_scf_execute_region);
  if (once || op_is(parent, OP_scf_if) || op_is(parent, OP_scf_index_switch))
    add_link(z, links, operand, op_result(parent, operand_number(operand)),
             true, once);
}

// scf.execute_region

static Op *unique_yield(const Op *op) {
  Op *found = NULL;
  for (const Block *b = op->regions[0].first; b; b = b->next) {
    Op *end = block_terminator(b);
    if (end && op_is(end, OP_scf_yield)) {
      if (found)
        return NULL;
      found = end;
    }
  }
  return found;
}

static void operands_of_execute(OneShot *z, Value *value, AliasLinks *links) {
  if (value_is_arg(value)) {
    links_of_branch_arg(z, value, links);
    return;
  }
  const Op *end = unique_yield(value_op(value));
  if (end)
    add_link(z, links, operand_use(end, value->index), value, true, true);
}

static bool verify_execute(OneShot *z, Op *op) {
  return unique_yield(op) ||
         op_plain_error(z->ctx, op,
                        "op without unique scf.yield is not supported");
}

static bool bufferize_execute(OneShot *z, Op *op) {
  Type **types = arena_array(z->arena, Type *, op->nresults + 1);
  const Op *end = unique_yield(op);
  for (uint32_t i = 0; i < op->nresults; i++)
    types[i] = end && !type_is_tensor(op_operand(end, i)->type)
                   ? op_operand(end, i)->type
                   : op->results[i].type;
  Op *made = build_like(z, op, NULL, 0, types);
  rewrite_inline_region(&z->rw, &op->regions[0], &made->regions[0], NULL);
  for (Block *b = made->regions[0].first; b; b = b->next)
    if (!bufferize_block(z, b))
      return false;
  return replace_with_buffers(z, op, list_of_results(&z->rw, made).items);
}

// scf.if, scf.index_switch: all regions yield the results

static void operands_of_branches(OneShot *z, Value *value, AliasLinks *links) {
  Op *op = value_op(value);
  for (uint32_t i = 0; op && i < op->nregions; i++) {
    // The default region of a switch is its first, but comes last.
    uint32_t region =
        op_is(op, OP_scf_index_switch) ? (i + 1) % op->nregions : i;
    const Op *end = block_terminator(body(op, region));
    add_link(z, links, operand_use(end, value->index), value, true, false);
  }
}

static Type *type_of_branches(OneShot *z, Value *value,
                              const TypeStack *stack) {
  const Op *op = value_op(value);
  Type *type = NULL;
  for (uint32_t i = 0; i < op->nregions; i++) {
    Value *v = op_operand(block_terminator(body(op, i)), value->index);
    Type *mine =
        type_is_tensor(v->type) ? get_buffer_type(z, v, stack) : v->type;
    if (!mine)
      return NULL;
    if (!type || type == mine) {
      type = mine;
      continue;
    }
    if (type->as.shaped.space != mine->as.shaped.space) {
      op_plain_error(z->ctx, op, "inconsistent memory space on %s",
                     op_is(op, OP_scf_if) ? "then/else branches"
                                          : "switch cases");
      return NULL;
    }
    type = dynamic_type(z, value->type, type->as.shaped.space);
  }
  return type;
}

static bool bufferize_branches(OneShot *z, Op *op) {
  Type **types = result_types(z, op);
  if (!types)
    return false;
  ValueList operands = list_of_operands(&z->rw, op, 0);
  Op *made = build_like(z, op, operands.items, operands.count, types);
  for (uint32_t i = 0; i < op->nregions; i++)
    rewrite_inline_region(&z->rw, &op->regions[i], &made->regions[i], NULL);
  return replace_with_buffers(z, op, list_of_results(&z->rw, made).items);
}

// scf.for

static uint32_t first_init(const Op *op) {
  uint32_t first, count;
  op_operand_group(op, op->info->loop->inits - 1u, &first, &count);
  return first;
}

// Then the results are what the loop begins with.
static bool may_not_run(OneShot *z, const Op *op) {
  int64_t from, to;
  return !value_number(z->ctx, op_operand(op, 0), &from) ||
         !value_number(z->ctx, op_operand(op, 1), &to) || from >= to;
}

static bool for_reads(OneShot *z, Use *operand) {
  const Op *op = operand->owner;
  if (may_not_run(z, op))
    return true;
  uint32_t i = operand_number(operand) - first_init(op);
  return value_is_read(z, block_arg(body(op, 0), 1 + i));
}

static bool for_stays(OneShot *z, const Op *op, uint32_t i) {
  const Op *end = block_terminator(body(op, 0));
  return are_equivalent(z, block_arg(body(op, 0), 1 + i), op_operand(end, i));
}

static void values_of_for(OneShot *z, Use *operand, AliasLinks *links) {
  Op *op = operand->owner;
  uint32_t i = operand_number(operand) - first_init(op);
  bool stays = for_stays(z, op, i);
  add_link(z, links, operand, op_result(op, i), stays, stays);
}

static bool verify_for(OneShot *z, Op *op) {
  if (z->options->allow_return_allocs_from_loops)
    return true;
  for (uint32_t i = 0; i < op->nresults; i++)
    if (type_is_tensor(op->results[i].type) && !for_stays(z, op, i))
      return op_plain_error(z->ctx, op,
                            "Yield operand #%u is not equivalent to the "
                            "corresponding iter bbArg",
                            i);
  return true;
}

// Whether a value may be in memory from outside of a region, other than that
// of an argument of it.
static bool may_be_outside(OneShot *z, Value *value, const Region *region,
                           const Value *except) {
  ValueVec set = {0};
  add_alias_set(z, value, &set);
  for (size_t i = 0; i < set.size; i++) {
    const Value *alias = set.data[i];
    const Block *block = value_arg_block(alias);
    if (alias == except)
      continue;
    if (block ? block->parent == region ||
                    !op_ancestor_in_region(block->parent->parent, region)
              : !op_ancestor_in_region(value_op(alias), region))
      return true;
  }
  return false;
}

// Whether an operand before that one may be the same memory: then two results
// would be.
static bool is_ended_twice(OneShot *z, const Op *end, uint32_t first,
                           uint32_t i) {
  for (uint32_t j = first; j < i; j++)
    if (type_is_tensor(op_operand(end, j)->type) &&
        may_share(z, op_operand(end, i), op_operand(end, j)))
      return true;
  return false;
}

static bool copy_operand(OneShot *z, Op *end, uint32_t i) {
  builder_before(&z->b, end);
  Value *copy = allocate_like(z, op_operand(end, i), true);
  if (copy)
    op_set_operand(end, i, copy);
  return copy;
}

// Copies what is yielded, unless it is in the argument's or in new memory.
static bool resolve_for(OneShot *z, Op *op) {
  Block *block = body(op, 0);
  Op *end = block_terminator(block);
  if (!resolve_conflicts(z, op))
    return false;
  for (uint32_t i = 0; !z->copy_before_write && i < end->noperands; i++) {
    Value *v = op_operand(end, i);
    if (type_is_tensor(v->type) &&
        (may_be_outside(z, v, &op->regions[0], block_arg(block, 1 + i)) ||
         is_ended_twice(z, end, 0, i)) &&
        !copy_operand(z, end, i))
      return false;
  }
  return true;
}

static Type *type_of_for(OneShot *z, Value *value, const TypeStack *stack) {
  Op *op = value_owner(value);
  if (!value_is_arg(value))
    return get_buffer_type(z, block_arg(body(op, 0), 1 + value->index), stack);
  uint32_t i = value->index - 1;
  return carried_type(z, value, op_operand(op, first_init(op) + i),
                      op_operand(block_terminator(body(op, 0)), i), stack);
}

static bool bufferize_for(OneShot *z, Op *op) {
  Value **operands = arena_array(z->arena, Value *, op->noperands + 1);
  Type **args = arena_array(z->arena, Type *, op->nresults + 2);
  uint32_t first = first_init(op);
  if (!get_buffers(z, op, first, operands))
    return false;
  Type **types = result_types(z, op);
  if (!types)
    return false;
  args[0] = op_operand(op, 0)->type;
  for (uint32_t i = 0; i < op->nresults; i++) {
    args[1 + i] = types[i];
    if (type_is_tensor(op->results[i].type))
      operands[first + i] = cast_buffer_to(z, operands[first + i], types[i]);
  }
  Op *made = build_like(z, op, operands, op->noperands, types);
  add_block(z, made, 0, args, op->nresults + 1);
  move_body(z, body(op, 0), body(made, 0));
  return replace_with_buffers(z, op, list_of_results(&z->rw, made).items);
}

// scf.while

static bool same_place(OneShot *z, const Op *op, uint32_t region, uint32_t i,
                       uint32_t skip) {
  Block *block = body(op, region);
  const Op *end = block_terminator(block);
  return i < block->nargs && i + skip < end->noperands &&
         are_equivalent(z, block_arg(block, i), op_operand(end, i + skip));
}

static void values_of_while(OneShot *z, Use *operand, AliasLinks *links) {
  Op *op = operand->owner;
  uint32_t i = operand_number(operand);
  if (i >= op->nresults || operand->value->type != op->results[i].type)
    return;
  bool stays = same_place(z, op, 0, i, 1) && same_place(z, op, 1, i, 0);
  add_link(z, links, operand, op_result(op, i), stays, stays);
}

static bool verify_while(OneShot *z, Op *op) {
  static const char *const names[] = {"Condition arg", "Yield operand"};
  for (uint32_t r = 0; r < 2; r++) {
    const Op *end = block_terminator(body(op, r));
    for (uint32_t i = 1 - r; i < end->noperands; i++)
      if (!z->options->allow_return_allocs_from_loops &&
          type_is_tensor(op_operand(end, i)->type) &&
          !same_place(z, op, r, i - (1 - r), 1 - r))
        return op_plain_error(z->ctx, end,
                              "%s #%u is not equivalent to the corresponding "
                              "iter bbArg",
                              names[r], i - (1 - r));
  }
  return true;
}

// The value that goes from one region to the other is a copy, unless it is in
// the memory of the argument; what comes back is new then, but may be so twice.
static bool resolve_while(OneShot *z, Op *op) {
  Op *condition = block_terminator(body(op, 0)),
     *yield = block_terminator(body(op, 1));
  if (!resolve_conflicts(z, op))
    return false;
  if (z->copy_before_write)
    return true;
  for (uint32_t i = 0; i < yield->noperands; i++)
    if (type_is_tensor(op_operand(yield, i)->type) &&
        is_ended_twice(z, yield, 0, i) && !copy_operand(z, yield, i))
      return false;
  for (uint32_t i = 1; i < condition->noperands; i++)
    if (type_is_tensor(op_operand(condition, i)->type) &&
        !same_place(z, op, 0, i - 1, 1) && !copy_operand(z, condition, i))
      return false;
  return true;
}

static Type *type_of_while(OneShot *z, Value *value, const TypeStack *stack) {
  Op *op = value_owner(value);
  if (value_arg_block(value) == body(op, 0))
    return carried_type(z, value, op_operand(op, value->index),
                        op_operand(block_terminator(body(op, 1)), value->index),
                        stack);
  Value *v = op_operand(block_terminator(body(op, 0)), 1 + value->index);
  return type_is_tensor(v->type) ? get_buffer_type(z, v, stack) : v->type;
}

// Rebuilds a while loop whose regions pass buffers to each other.
static bool bufferize_while(OneShot *z, Op *op) {
  Value **operands = arena_array(z->arena, Value *, op->noperands + 1);
  Type **before = arena_array(z->arena, Type *, op->noperands + 1);
  if (!get_buffers(z, op, 0, operands))
    return false;
  for (uint32_t i = 0; i < op->noperands; i++) {
    Value *arg = block_arg(body(op, 0), i);
    before[i] = arg->type;
    if (!type_is_tensor(arg->type))
      continue;
    if (!(before[i] = get_buffer_type(z, arg, NULL)))
      return false;
    operands[i] = cast_buffer_to(z, operands[i], before[i]);
  }
  Type **after = result_types(z, op);
  if (!after)
    return false;
  Op *made = build_like(z, op, operands, op->noperands, after);
  add_block(z, made, 0, before, op->noperands);
  add_block(z, made, 1, after, op->nresults);
  move_body(z, body(op, 0), body(made, 0));
  move_body(z, body(op, 1), body(made, 1));
  return replace_with_buffers(z, op, list_of_results(&z->rw, made).items);
}

// scf.forall

static uint32_t first_output(const Op *op) {
  return op->noperands - op->nresults;
}

static Value *arg_of_output(const Op *op, uint32_t i) {
  const Block *block = body(op, 0);
  return block_arg(block, block->nargs - op->nresults + i);
}

static bool has_one_point(OneShot *z, const Op *op) {
  Space space = space_of(&z->rw, op);
  for (uint32_t i = 0; i < space.rank; i++) {
    uint64_t count;
    if (!trip_count(z->ctx, space.lower[i], space.upper[i], space.step[i], true,
                    &count) ||
        count != 1)
      return false;
  }
  return true;
}

static bool forall_repeats(OneShot *z, const Op *op) {
  return !has_one_point(z, op);
}

static void values_of_forall(OneShot *z, Use *operand, AliasLinks *links) {
  Op *op = operand->owner;
  add_link(z, links, operand,
           op_result(op, operand_number(operand) - first_output(op)), true,
           true);
}

static Type *type_of_forall(OneShot *z, Value *value, const TypeStack *stack) {
  const Op *op = value_owner(value);
  uint32_t i = value->index;
  if (value_is_arg(value))
    i -= body(op, 0)->nargs - op->nresults;
  return get_buffer_type(z, op_operand(op, first_output(op) + i), stack);
}

// Rebuilds a forall without outputs, whose body writes to buffers.
static bool bufferize_forall(OneShot *z, Op *op) {
  Value **buffers = arena_array(z->arena, Value *, op->nresults + 1);
  Block *old = body(op, 0);
  for (uint32_t i = 0; i < op->nresults; i++)
    if (!(buffers[i] = get_buffer(z, op_operand(op, first_output(op) + i))))
      return false;
  Builder saved = z->b;
  Op *first = old->first;
  for (uint32_t i = 0; i < op->nresults; i++) {
    Value *arg = arg_of_output(op, i);
    z->b.block = old;
    z->b.before = first;
    Value *now = build_to_tensor(z, buffers[i], arg->type);
    if (arg->uses)
      value_replace_uses(arg, now);
  }
  z->b = saved;
  Space space = space_of(&z->rw, op);
  Op *made = build_forall(&z->rw, &space, (ValueList){0},
                          op_slot(op, A_scf_forall_mapping));
  made->attrs = op->attrs;
  Block *block = body(made, 0);
  if (block_terminator(block))
    rewrite_erase(&z->rw, block_terminator(block));
  for (uint32_t i = 0; i < op->nresults; i++)
    block_remove_arg(z->b.pool, old, old->nargs - 1);
  ValueList args = list_of_args(&z->rw, block, 0);
  rewrite_merge_block(&z->rw, old, block, args.items);
  z->b = saved;
  return replace_with_buffers(z, op, buffers);
}

static bool in_parallel_stays(OneShot *z, Op *op) {
  (void)z;
  (void)op;
  return true;
}

const OneShotRow one_shot_scf[] = {
    {ONE_SHOT(OP_scf_condition, bufferize_condition), .values_of = no_values,
     .must_be_in_place = always},
    {ONE_SHOT(OP_scf_execute_region, bufferize_execute),
     .operands_of = operands_of_execute, .verify = verify_execute,
     .takes_blocks = true},
    {ONE_SHOT(OP_scf_for, bufferize_for), .reads = for_reads,
     .writes = writes_always, .values_of = values_of_for,
     .is_writable = is_writable, .resolve = resolve_for, .type_of = type_of_for,
     .verify = verify_for},
    {ONE_SHOT(OP_scf_forall, bufferize_forall), .writes = writes_always,
     .values_of = values_of_forall, .is_writable = is_writable,
     .type_of = type_of_forall, .repeats = forall_repeats,
     .runs_in_parallel = true},
    {ONE_SHOT(OP_scf_forall_in_parallel, in_parallel_stays)},
    {ONE_SHOT(OP_scf_if, bufferize_branches),
     .operands_of = operands_of_branches, .type_of = type_of_branches},
    {ONE_SHOT(OP_scf_index_switch, bufferize_branches),
     .operands_of = operands_of_branches, .type_of = type_of_branches},
    {ONE_SHOT(OP_scf_while, bufferize_while), .writes = writes_always,
     .values_of = values_of_while, .is_writable = is_writable,
     .resolve = resolve_while, .type_of = type_of_while,
     .verify = verify_while},
    {ONE_SHOT(OP_scf_yield, bufferize_yield), .values_of = values_of_yield,
     .must_be_in_place = always},
    {0},
};
