// The walk of a conversion: every operation that has a handler is lowered, in
// the order of the text, and what its operands have become is looked up.
//
// Nothing is rewritten twice and nothing is rolled back:
//
//   - An operation that was lowered stays where it is, dead, with its old
//     types, until the walk ends. The map says what stands for each of its
//     results: a value of the converted type. Handlers read types and
//     attributes from the old operations and values from the map.
//   - A value of a type that is converted, which no handler replaces, reaches
//     a handler through builtin.unrealized_conversion_cast, made behind its
//     definition. A cast the other way is looked through.
//   - At the end, dead operations let go of their operands; a result still in
//     use (by an operation without a handler) is replaced by what stands for
//     it, behind a cast where the type changed; then the dead are erased.
//
// Before, with handlers for arith alone:
//
//   func.func @f(%i: index) -> index {
//     %0 = arith.addi %i, %i : index
//     return %0 : index
//   }
//
// After:
//
//   func.func @f(%i: index) -> index {
//     %0 = builtin.unrealized_conversion_cast %i : index to i64
//     %1 = llvm.add %0, %0 : i64
//     %2 = builtin.unrealized_conversion_cast %1 : i64 to index
//     return %2 : index
//   }
//
// With the handlers of several dialects in one table the same is done in one
// walk, and no casts come up between them. Arguments of blocks that branches
// lead to are converted where handlers lower those branches; func.func's
// handler converts the arguments of the entry.
//
// The map is reached by Value.id, which may hold anything when a walk begins:
// an entry counts only if it names the value. Each function is a walk of its
// own; what it wants of the module is settled when the walk is over.

#include "lowering/lowering_int.h"

LowerTable *lower_table_new(PassRun *run) {
  LowerTable *table = arena_new(run->arena, LowerTable);
  table->run = run;
  return table;
}

void lower_on(LowerTable *table, uint32_t opcode, LowerFn *lower) {
  PassRun *run = table->run;
  opmap_set(&table->fns, run->ctx, run->arena, opcode, (void *)lower);
}

// The map

static ConvEntry *entry_of(const Conv *c, const Value *old) {
  if (old->id >= c->map.size || c->map.data[old->id].old != old)
    return NULL;
  return &c->map.data[old->id];
}

static Op *cast_of(const Value *value) {
  Op *cast = value_def(value, OP_builtin_unrealized_conversion_cast);
  return cast && cast->nresults == 1 && cast->noperands == 1 ? cast : NULL;
}

void conv_map(Conv *c, Value *old, Value *now) {
  ConvEntry *entry = entry_of(c, old);
  if (entry) {
    entry->now = now;
    return;
  }
  old->id = (uint32_t)c->map.size;
  vec_push(c->arena, &c->map, ((ConvEntry){old, now}));
}

// When a use came first in the text, a cast stood for the value.
static void supersede(Conv *c, Value *old, Value *now) {
  ConvEntry *entry = entry_of(c, old);
  if (entry && entry->now->uses)
    value_replace_uses(entry->now, now);
  conv_map(c, old, now);
}

static Builder behind(const Conv *c, Value *value) {
  Builder b = c->b;
  Op *def = value_op(value);
  if (def)
    builder_after(&b, def);
  else
    builder_at_start(&b, value_arg_block(value));
  b.loc = value_loc(value);
  return b;
}

static Value *cast_behind(Conv *c, Value *value, Type *type) {
  Builder b = behind(c, value);
  Value *cast = build_cast(&b, type, value);
  vec_push(c->arena, &c->casts, value_op(cast));
  return cast;
}

Value *conv_value(Conv *c, Value *old) {
  ConvEntry *entry = entry_of(c, old);
  if (entry)
    return entry->now;
  Type *type = type_convert(&c->types, old->type);
  if (type == old->type || !type)
    return type ? old : NULL;
  Op *cast = cast_of(old);
  if (cast && op_operand(cast, 0)->type == type)
    return op_operand(cast, 0);
  Value *now = cast_behind(c, old, type);
  conv_map(c, old, now);
  return now;
}

bool conv_operands(Conv *c, Op *op, uint32_t first, uint32_t count,
                   Value **values) {
  for (uint32_t i = 0; i < count; i++) {
    values[i] = conv_operand(c, op, first + i);
    if (!values[i])
      return conv_decline_type(c, op, op_operand(op, first + i)->type);
  }
  return true;
}

// Replacing

static void bury(Conv *c, Op *op) {
  op->flags |= OP_FLAG_DEAD;
  vec_push(c->arena, &c->dead, op);
}

bool conv_replace(Conv *c, Op *op, Value *const *values) {
  for (uint32_t i = 0; i < op->nresults; i++)
    if (op->results[i].uses)
      supersede(c, &op->results[i], values[i]);
  bury(c, op);
  return true;
}

bool conv_replace1(Conv *c, Op *op, Value *value) {
  CHECK(op->nresults == 1);
  return conv_replace(c, op, &value);
}

bool conv_erase(Conv *c, Op *op) {
  CHECK(!op->nresults);
  bury(c, op);
  return true;
}

void conv_retire_arg(Conv *c, Block *block, BlockArg *old) {
  vec_push(c->arena, &c->old_args, ((ConvArg){block, old}));
}

Value *conv_replace_arg(Conv *c, Block *block, uint32_t index, Type *type) {
  BlockArg *old = block->args[index];
  BlockArg *now = pool_alloc(c->b.pool, sizeof *now);
  *now = (BlockArg){value_make(type, VALUE_ARG, index), old->block, old->loc};
  block->args[index] = now;
  supersede(c, &old->value, &now->value);
  conv_retire_arg(c, block, old);
  return &now->value;
}

void conv_carry_attr(Conv *c, Op *to, NamedAttr attr) {
  int slot = op_slot_index(to->info, ident_str(attr.name));
  if (slot < 0) {
    op_set_attr(c->ctx, to, attr.name, attr.value);
    return;
  }
  const AttrConstraint *constraint = to->info->attrs[slot].constraint;
  if (!constraint->fits || constraint->fits(attr.value))
    to->slots[slot] = attr.value;
}

void conv_carry_attrs(Conv *c, Op *to, const Op *from) {
  const Attr *dict = from->attrs;
  for (uint32_t i = 0; dict && i < dict->as.dict.count; i++)
    conv_carry_attr(c, to, dict->as.dict.items[i]);
}

// Declining

bool conv_decline(Conv *c, Op *op, const char *fmt, ...) {
  if (!c->run->total)
    return false;
  va_list args;
  va_start(args, fmt);
  Buf why = {0};
  buf_vprintf(&why, fmt, args);
  va_end(args);
  op_error(c->ctx, op, "cannot be lowered: %s", buf_cstr(&why));
  buf_release(&why);
  c->failed = true;
  return false;
}

bool conv_decline_type(Conv *c, Op *op, Type *type) {
  return conv_decline(c, op, "no LLVM type for '%s': %s",
                      type_str(c->ctx, type),
                      type_convert_why(&c->types, type));
}

// Walking

static LowerFn *handler_of(const Conv *c, const Op *op) {
  return (LowerFn *)opmap_get(&c->table->fns, op->info->opcode);
}

// Arguments belong to the branches that give them their values: they are
// converted when those are about to be.
static void convert_args(Conv *c, Block *block) {
  if (!block->nargs || !block->preds || !handler_of(c, block->preds->owner))
    return;
  for (uint32_t i = 0; i < block->nargs; i++) {
    Type *type = type_convert(&c->types, block->args[i]->value.type);
    if (type && type != block->args[i]->value.type)
      conv_replace_arg(c, block, i, type);
  }
}

static void visit(Conv *c, Op *op) {
  if (op->flags & OP_FLAG_DEAD)
    return;
  LowerFn *lower = handler_of(c, op);
  if (lower) {
    builder_before(&c->b, op);
    lower(c, op);
    return;
  }
  for (uint32_t i = 0; i < op->nregions; i++)
    conv_region(c, &op->regions[i]);
}

// The next operation is read first: a handler may put new ones behind, and may
// split the block, but what is next stays so.
void conv_block(Conv *c, Block *block) {
  for (Op *op = block->first, *next; op; op = next) {
    next = op->next;
    visit(c, op);
  }
}

void conv_region(Conv *c, Region *region) {
  if (region->first == region->last) {
    if (region->first)
      conv_block(c, region->first);
    return;
  }
  Vec(Block *) blocks = {0};
  for (Block *block = region->first; block; block = block->next)
    vec_push(c->arena, &blocks, block);
  for (size_t i = 1; i < blocks.size; i++)
    convert_args(c, blocks.data[i]);
  for (size_t i = 0; i < blocks.size; i++)
    conv_block(c, blocks.data[i]);
}

// The end of a walk

// What stands for a value may itself have been lowered later.
static Value *latest(const Conv *c, Value *value) {
  for (ConvEntry *entry; (entry = entry_of(c, value));)
    value = entry->now;
  return value;
}

static Value *replace_in_casts(Value *old, Value *now) {
  for (Use *use = old->uses, *next; use; use = next) {
    next = use->next;
    Op *user = use->owner;
    if (op_is(user, OP_builtin_unrealized_conversion_cast) &&
        user->nresults == 1 && user->noperands == 1 &&
        user->results[0].type == now->type && user->results[0].uses)
      value_replace_uses(&user->results[0], now);
  }
  return now;
}

// A cast to and fro that has lost its uses is of no use to anybody.
static bool used_by_dead_casts_only(const Value *value) {
  for (const Use *use = value->uses; use; use = use->next)
    if (!op_is(use->owner, OP_builtin_unrealized_conversion_cast) ||
        use->owner->nresults != 1 || use->owner->results[0].uses)
      return false;
  return true;
}

static void erase_users(Conv *c, Value *value) {
  while (value->uses) {
    Op *user = value->uses->owner;
    // It may be on a list of ours: leave its memory alone till the end.
    op_set_operands(c->b.pool, user, NULL, 0);
    if (!(user->flags & OP_FLAG_DEAD))
      bury(c, user);
  }
}

static void settle(Conv *c, Value *old) {
  if (!old->uses)
    return;
  Value *now = latest(c, old);
  CHECK(now != old);
  if (now->type != old->type) {
    replace_in_casts(old, now);
    if (used_by_dead_casts_only(old)) {
      erase_users(c, old);
      return;
    }
    now = cast_behind(c, now, old->type);
  }
  value_replace_uses(old, now);
}

static void free_args(Conv *c) {
  for (size_t i = 0; i < c->old_args.size; i++)
    pool_free(c->b.pool, c->old_args.data[i].old, sizeof(BlockArg));
}

static void finish(Conv *c) {
  Pool *pool = c->b.pool;
  for (size_t i = 0; i < c->dead.size; i++)
    op_set_operands(pool, c->dead.data[i], NULL, 0);
  for (size_t i = 0; i < c->dead.size; i++)
    for (uint32_t j = 0; j < c->dead.data[i]->nresults; j++)
      settle(c, &c->dead.data[i]->results[j]);
  for (size_t i = 0; i < c->old_args.size; i++)
    settle(c, &c->old_args.data[i].old->value);
  for (size_t i = 0; i < c->casts.size; i++) {
    Op *cast = c->casts.data[i];
    if (cast->results[0].uses || cast->flags & OP_FLAG_DEAD)
      continue;
    op_set_operands(pool, cast, NULL, 0); // maybe another cast's last use
    bury(c, cast);
  }
  for (size_t i = 0; i < c->dead.size; i++)
    op_erase(pool, c->dead.data[i]);
  free_args(c);
  c->dead.size = c->casts.size = c->old_args.size = c->map.size = 0;
}

static bool run_unit(Conv *c, Op *op) {
  c->failed = false;
  visit(c, op);
  finish(c);
  return !c->failed;
}

// The operations of a module one by one, then what they asked for.
static bool run_module(Conv *c, Op *module) {
  Op *outer = c->module;
  c->module = module;
  bool ok = true;
  for (Block *block = module->regions[0].first; block; block = block->next)
    for (Op *op = block->first, *next; op; op = next) {
      next = op->next;
      ok &= op_is(op, OP_builtin_module) ? run_module(c, op) : run_unit(c, op);
    }
  ok = ok && conv_settle_requests(c);
  c->module = outer;
  return ok;
}

bool convert_run(PassRun *run, const LowerTable *table, Op *root) {
  Conv c = {
      .ctx = run->ctx,
      .b = {.ctx = run->ctx, .pool = run->pool},
      .run = run,
      .table = table,
      .arena = run->arena,
  };
  type_converter_init(&c.types, run);
  conv_attrs_init(&c);
  scratch_claim(run->ctx, SCRATCH_VALUE_ID);
  bool ok;
  if (op_is(root, OP_builtin_module)) {
    ok = run_module(&c, root);
  } else {
    c.module = op_parent_of_kind(root, OP_builtin_module);
    ok = run_unit(&c, root) && conv_settle_requests(&c);
  }
  scratch_release(run->ctx, SCRATCH_VALUE_ID);
  return ok;
}
