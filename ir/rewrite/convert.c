// The walk of a conversion: every operation that has a handler is converted, in
// the order of the text, and what its operands have become is looked up.
//
// Nothing is rewritten twice and nothing is rolled back:
//
//   - An operation that was converted stays where it is, dead, with its old
//     types, until the walk ends. The map says what stands for each of its
//     results: a value of the converted type, or several, or none. Handlers
//     read types and attributes from the old operations and values from the
//     map.
//   - A value of a type that is converted, which no handler replaces, reaches
//     a handler through builtin.unrealized_conversion_cast, or what the type
//     conversion has in its place, made behind its definition. A cast the other
//     way is looked through.
//   - An argument may be stood for by several values although its type becomes
//     one. That is made of them when a handler asks for it (TypeConversion.join).
//   - What a handler makes is converted in its turn, as soon as the handler is
//     done, if there are handlers for it. So what stands for a value may be
//     stood for by something else: the map is followed to its end.
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
// lead to are converted where handlers convert those branches; those of entries
// are converted by the handler of what has the region.
//
// Several handlers of one operation are tried in the order of their benefit.
// When all decline, it stays, and what is in its regions is converted.
//
// The map is reached by Value.id, which may hold anything when a walk begins:
// an entry counts only if it names the value. Each operation of a module is a
// walk of its own; what it wants of the module is settled when the walk is
// over.

#include "ir/rewrite/convert.h"
#include "ir/rewrite/fixpoint.h"
#include "ir/analysis/fold.h"

// Bits of Op.flags. DEAD: it was replaced, but stays, so that its types and
// attributes can be looked at by its users' handlers, and goes at the end of
// the walk. MADE: it is in Conv.made. WALKED: so is what is in it.
// JOINS: it is the last that TypeConversion.join made.
enum {
  OP_FLAG_DEAD = 1,
  OP_FLAG_MADE = 2,
  OP_FLAG_WALKED = 4,
  OP_FLAG_JOINS = 8
};

// Handlers

static void insert_handler(ConvHandler **at, ConvHandler *handler) {
  while (*at && (*at)->benefit >= handler->benefit)
    at = &(*at)->next;
  handler->next = *at;
  *at = handler;
}

void conv_add(ConvTable *table, uint32_t opcode, ConvHandler added) {
  ConvHandler *handler = arena_new(table->arena, ConvHandler);
  *handler = added;
  if (opcode == OP_ANY) {
    insert_handler(&table->any, handler);
    return;
  }
  ConvHandler *first = opmap_get(&table->first, opcode), *now = first;
  if (!first)
    vec_push(table->arena, &table->opcodes, opcode);
  insert_handler(&now, handler);
  if (now != first)
    opmap_set(&table->first, table->ctx, table->arena, opcode, now);
}

static ConvHandler *handlers_of(const Conv *c, const Op *op) {
  return opmap_get(&c->table->first, op->info->opcode);
}

void *conv_state_new(Conv *c, uint32_t dialect, size_t size) {
  return c->states[dialect] = arena_zero(c->arena, size, _Alignof(max_align_t));
}

// Types

static Type *convert_type(const Conv *c, Type *type) {
  return c->types ? c->types->convert(c->types, type) : type;
}

bool conv_types(Conv *c, Type *type, TypeVec *parts) {
  Type *one = convert_type(c, type);
  if (one)
    vec_push(c->arena, parts, one);
  return one || (c->types->expand &&
                 c->types->expand(c->types, c->arena, type, parts));
}

bool conv_is_legal(Conv *c, const Op *op) {
  for (uint32_t i = 0; i < op->noperands; i++)
    if (convert_type(c, op_operand(op, i)->type) != op_operand(op, i)->type)
      return false;
  for (uint32_t i = 0; i < op->nresults; i++)
    if (convert_type(c, op->results[i].type) != op->results[i].type)
      return false;
  for (uint32_t i = 0; i < op->nregions; i++)
    for (const Block *b = op->regions[i].first; b; b = b->next)
      for (uint32_t j = 0; j < b->nargs; j++)
        if (convert_type(c, b->args[j]->value.type) != b->args[j]->value.type)
          return false;
  return true;
}

// The map

static ConvEntry *entry_of(const Conv *c, const Value *old) {
  if (old->id >= c->map.size || c->map.data[old->id].old != old)
    return NULL;
  return &c->map.data[old->id];
}

static bool is_cast(const Op *op) {
  return op && op_is(op, OP_builtin_unrealized_conversion_cast);
}

static void set_entry(Conv *c, Value *old, Value *now, ValueList parts) {
  ConvEntry *entry = entry_of(c, old);
  if (entry) {
    *entry = (ConvEntry){old, now, parts};
    return;
  }
  old->id = (uint32_t)c->map.size;
  vec_push(c->arena, &c->map, ((ConvEntry){old, now, parts}));
}

static void map_to(Conv *c, Value *old, Value *now) {
  set_entry(c, old, now, (ValueList){0});
}

void conv_map(Conv *c, Value *old, Value *now) {
  map_to(c, old, now);
}

static ValueList parts_of(const Conv *c, const Value *old) {
  return entry_of(c, old)->parts;
}

void conv_map_to_parts(Conv *c, Value *old, ValueList parts) {
  size_t size = parts.count * sizeof *parts.items;
  parts.items = arena_copy(c->arena, parts.items, size, _Alignof(Value *));
  set_entry(c, old, NULL, parts);
}

static void replace_uses(Value *from, Value *to) {
  if (from != to && from->uses)
    value_replace_uses(from, to);
}

// When a use came first in the text, a cast stood for the value.
static void supersede(Conv *c, Value *old, Value *now) {
  ConvEntry *entry = entry_of(c, old);
  if (entry && entry->now)
    replace_uses(entry->now, now);
  map_to(c, old, now);
}

static void supersede_by_parts(Conv *c, Value *old, ValueList parts) {
  const ConvEntry *entry = entry_of(c, old);
  ValueList was = entry && !entry->now ? entry->parts : (ValueList){0};
  for (uint32_t i = 0; i < was.count && i < parts.count; i++)
    replace_uses(was.items[i], parts.items[i]);
  conv_map_to_parts(c, old, parts);
}

// Casts

static Builder behind(const Conv *c, Value *value) {
  Builder b = c->b;
  Op *def = value_op(value);
  if (def)
    builder_after(&b, def);
  else
    builder_at_start(&b, value_arg_block(value));
  b.loc = value_loc(value);
  b.listener = NULL;
  return b;
}

static Op *build_casts(Builder *b, TypeList types, ValueList values) {
  return build_op(b, OP_builtin_unrealized_conversion_cast, types.items,
                  types.count, values.items, values.count);
}

// By a function of the type conversion, if that has one, at another place.
static Value *cast_by(Conv *c, Builder place,
                      Value *(*make)(Conv *c, Type *type, ValueList parts),
                      Type *type, ValueList parts) {
  Value *value;
  if (make) {
    Builder here = c->b;
    c->b = place;
    value = make(c, type, parts);
    c->b = here;
  } else {
    value = op_result(build_casts(&place, (TypeList){&type, 1}, parts), 0);
  }
  if (value_op(value))
    vec_push(c->arena, &c->casts, value_op(value));
  return value;
}

// One of what its type becomes, of the several that stand for a value.
static Value *join(Conv *c, Builder place, const Value *old, ValueList parts) {
  Builder here = c->b;
  c->b = place;
  Value *value = c->types->join(c, old->type, parts);
  c->b = here;
  value_op(value)->flags |= OP_FLAG_JOINS;
  vec_push(c->arena, &c->casts, value_op(value));
  return value;
}

static Value *to_target(Conv *c, Type *type, ValueList parts) {
  return c->types->to_target(c, type, parts.items[0]);
}

static Value *cast_to_target(Conv *c, Value *value, Type *type) {
  return cast_by(c, behind(c, value), c->types->to_target ? to_target : NULL,
                 type, (ValueList){&value, 1});
}

// Whether they stand for it because nobody has asked for one yet.
static bool are_to_be_joined(const Conv *c, const Value *old, ValueList parts) {
  if (!c->types || !c->types->join)
    return false;
  Type *type = convert_type(c, old->type);
  return type && (parts.count != 1 || parts.items[0]->type != type);
}

static Value *cast_to_source(Conv *c, Builder place, const Value *old,
                             ValueList parts) {
  const TypeConversion *types = c->types;
  Value *whole;
  if (are_to_be_joined(c, old, parts)) {
    whole = join(c, place, old, parts);
    place = behind(c, whole);
    parts = (ValueList){&whole, 1};
  }
  bool is_arg = value_is_arg(old) && types && types->to_argument;
  return cast_by(c, place,
                 is_arg  ? types->to_argument
                 : types ? types->to_source
                         : NULL,
                 old->type, parts);
}

static Op *cast_to_parts(Conv *c, Value *value, const TypeVec *types) {
  Builder b = behind(c, value);
  Op *cast = build_casts(&b, (TypeList){types->data, (uint32_t)types->size},
                         (ValueList){&value, 1});
  vec_push(c->arena, &c->casts, cast);
  return cast;
}

// Values

// The value of `type` that a cast made `value` of; or NULL.
static Value *before_cast(const Value *value, const Type *type) {
  const Op *cast = value_op(value);
  bool undone = is_cast(cast) && cast->nresults == 1 && cast->noperands == 1 &&
                op_operand(cast, 0)->type == type;
  return undone ? op_operand(cast, 0) : NULL;
}

static Value *convert_value(Conv *c, Value *old) {
  Type *type = convert_type(c, old->type);
  if (type == old->type || !type)
    return type ? old : NULL;
  Value *now = before_cast(old, type);
  if (now)
    return now;
  now = cast_to_target(c, old, type);
  vec_push(c->arena, &c->cast, ((ConvEntry){.old = old}));
  map_to(c, old, now);
  return now;
}

// NULL: it becomes several.
static Value *join_value(Conv *c, Value *old) {
  ValueList parts = parts_of(c, old);
  if (!are_to_be_joined(c, old, parts))
    return NULL;
  Value *now = join(c, behind(c, parts.items[0]), old, parts);
  vec_push(c->arena, &c->cast, ((ConvEntry){.old = old, .parts = parts}));
  map_to(c, old, now);
  return now;
}

// Its replacement may be of a type that is still to be converted.
Value *conv_value(Conv *c, Value *old) {
  const ConvEntry *entry;
  while ((entry = entry_of(c, old)) && entry->now) {
    Value *now = entry->now;
    if (now->type != old->type && !entry_of(c, now))
      return now;
    old = now;
  }
  return entry ? join_value(c, old) : convert_value(c, old);
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

static bool expand_value(Conv *c, Value *old, ValueVec *parts) {
  TypeVec types = {0};
  if (!conv_types(c, old->type, &types))
    return false;
  ValueList list = {arena_array(c->arena, Value *, types.size + 1), 0};
  const Op *cast = value_op(old);
  bool undoes =
      is_cast(cast) && cast->nresults == 1 && cast->noperands == types.size;
  for (uint32_t i = 0; undoes && i < types.size; i++)
    undoes = op_operand(cast, i)->type == types.data[i];
  if (!undoes)
    cast = cast_to_parts(c, old, &types);
  for (uint32_t i = 0; i < types.size; i++)
    list_add(&list, undoes ? op_operand(cast, i) : op_result(cast, i));
  for (uint32_t i = 0; i < list.count; i++)
    vec_push(c->arena, parts, list.items[i]);
  conv_map_to_parts(c, old, list);
  return true;
}

bool conv_parts(Conv *c, Value *old, ValueVec *parts) {
  const ConvEntry *entry = entry_of(c, old);
  if (entry && !entry->now) {
    ValueList list = parts_of(c, old);
    for (uint32_t i = 0; i < list.count; i++)
      if (!entry_of(c, list.items[i]))
        vec_push(c->arena, parts, list.items[i]);
      else if (!conv_parts(c, list.items[i], parts))
        return false;
    return true;
  }
  if (entry && (entry->now->type == old->type || entry_of(c, entry->now)))
    return conv_parts(c, entry->now, parts);
  Value *now = conv_value(c, old);
  if (!now)
    return expand_value(c, old, parts);
  vec_push(c->arena, parts, now);
  return true;
}

// Replacing

static void bury(Conv *c, Op *op) {
  op->flags |= OP_FLAG_DEAD;
  vec_push(c->arena, &c->dead, op);
  if (c->rw.declines)
    decline_forget(c->rw.declines, op);
}

// Whether a value is no more than another name of `old`: where nothing gets,
// what is made of each other may come to that.
static bool is_name_of(const Conv *c, const Value *value, const Value *old) {
  const ConvEntry *entry;
  while (value != old && (entry = entry_of(c, value)) && entry->now)
    value = entry->now;
  return value == old;
}

// Something may be stood for by a result without uses, of what was just made.
bool conv_replace(Conv *c, Op *op, Value *const *values) {
  for (uint32_t i = 0; i < op->nresults; i++)
    if (values[i] && is_name_of(c, values[i], &op->results[i]))
      return conv_decline(c, op, "it is made of itself");
  for (uint32_t i = 0; i < op->nresults; i++)
    if (values[i])
      supersede(c, &op->results[i], values[i]);
  bury(c, op);
  return true;
}

bool conv_replace1(Conv *c, Op *op, Value *value) {
  CHECK(op->nresults == 1);
  return conv_replace(c, op, &value);
}

bool conv_replace_parts(Conv *c, Op *op, const ValueList *lists) {
  for (uint32_t i = 0; i < op->nresults; i++)
    if (lists[i].count == 1)
      supersede(c, &op->results[i], lists[i].items[0]);
    else
      supersede_by_parts(c, &op->results[i], lists[i]);
  bury(c, op);
  return true;
}

bool conv_erase(Conv *c, Op *op) {
  CHECK(!op->nresults);
  bury(c, op);
  return true;
}

// Arguments of blocks

// As in MLIR, where a block whose arguments change is another block: what looks
// at the old ones, to fold what uses them, sees no function around them.
void conv_retire_arg(Conv *c, Block *block, BlockArg *old) {
  vec_push(c->arena, &c->old_args, ((ConvArg){block, old}));
  old->block = &c->nowhere;
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

// Argument `old` becomes one of each of these types, at the end.
static void spread_arg(Conv *c, Block *block, BlockArg *old,
                       const TypeVec *types) {
  ValueList parts = {arena_array(c->arena, Value *, types->size + 1), 0};
  for (size_t i = 0; i < types->size; i++)
    list_add(&parts, block_add_arg(c->b.pool, block, types->data[i], old->loc));
  if (parts.count == 1)
    supersede(c, &old->value, parts.items[0]);
  else
    supersede_by_parts(c, &old->value, parts);
  conv_retire_arg(c, block, old);
}

static void spread_args(Conv *c, Block *block) {
  uint32_t n = block->nargs;
  BlockArg **old = arena_copy(c->arena, block->args, n * sizeof *old, 8);
  block->nargs = 0;
  for (uint32_t i = 0; i < n; i++) {
    TypeVec types = {0};
    if (!conv_types(c, old[i]->value.type, &types))
      vec_push(c->arena, &types, old[i]->value.type);
    spread_arg(c, block, old[i], &types);
  }
}

// All of them become something, or none does: a branch passes one or the other.
static bool args_convert(Conv *c, const Block *block) {
  TypeVec parts = {0};
  for (uint32_t i = 0; c->types && i < block->nargs; i++)
    if (!conv_types(c, block->args[i]->value.type, &parts))
      return false;
  return true;
}

void conv_args(Conv *c, Block *block) {
  if (!args_convert(c, block))
    return;
  for (uint32_t i = 0; c->types && i < block->nargs; i++) {
    Type *old = block->args[i]->value.type, *type = convert_type(c, old);
    TypeVec parts = {0};
    if (type && type != old) {
      conv_replace_arg(c, block, i, type);
    } else if (!type && conv_types(c, old, &parts)) {
      spread_args(c, block);
      return;
    }
  }
}

// Attributes

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
  if (!c->total && !c->rw.declines)
    return false;
  va_list args;
  va_start(args, fmt);
  c->why.size = 0;
  buf_vprintf(&c->why, fmt, args);
  va_end(args);
  if (c->rw.declines)
    decline_note(c->rw.declines, op, "%s", buf_cstr(&c->why));
  if (!c->total)
    c->why.size = 0;
  return false;
}

bool conv_decline_type(Conv *c, Op *op, Type *type) {
  TypeConversion *types = c->types;
  return conv_decline(
      c, op, "no %s for '%s': %s", types && types->what ? types->what : "type",
      type_str(c->ctx, type),
      types && types->why ? types->why(types, type) : "it has no conversion");
}

// All handlers of an operation declined, or there is none.
static void leave(Conv *c, Op *op) {
  if (c->why.size) {
    op_error(c->ctx, op, "cannot be lowered: %s", buf_cstr(&c->why));
    c->why.size = 0;
    c->failed = true;
  }
  if (!c->legality || c->failed || c->legality(c, op) != CONV_ILLEGAL)
    return;
  Str name = op_name(op);
  diag_error(&c->ctx->diags, op->loc,
             "failed to legalize operation '" STR_FMT
             "' that was explicitly marked illegal",
             STR_ARG(name));
  c->failed = true;
}

// What handlers make

static void hear_of_made(Listener *listener, Op *op) {
  Conv *c = ((ConvListener *)listener)->conv;
  c->changed = true;
  if (!handlers_of(c, op) && !c->table->any && !op->nregions)
    return;
  op->flags |= OP_FLAG_MADE;
  vec_push(c->arena, &c->made, op);
}

static void hear_of_erased(Listener *listener, Op *op) {
  Conv *c = ((ConvListener *)listener)->conv;
  c->changed = true;
  for (size_t i = c->made.size; op->flags & OP_FLAG_MADE && i > 0; i--)
    if (c->made.data[i - 1] == op) {
      c->made.data[i - 1] = NULL;
      return;
    }
}

// Walking

static void convert_op(Conv *c, Op *op);

static void visit_made(Conv *c, size_t first) {
  for (size_t i = first, n = c->made.size; i < n; i++)
    if (c->made.data[i] && c->made.data[i]->flags & OP_FLAG_MADE)
      convert_op(c, c->made.data[i]);
  c->made.size = first;
}

// What was cast for a handler that declined, and has no uses, is not: in the
// end its cast may have another place.
static void forget_casts(Conv *c, size_t first) {
  for (size_t i = c->cast.size; i > first; i--) {
    const ConvEntry *was = &c->cast.data[i - 1];
    ConvEntry *entry = entry_of(c, was->old);
    if (entry && entry->now && !entry->now->uses)
      *entry = was->parts.count ? *was : (ConvEntry){0};
  }
  c->cast.size = first;
}

static bool try_handlers(Conv *c, Op *op) {
  size_t first = c->cast.size;
  const ConvHandler *own = handlers_of(c, op), *any = c->table->any;
  while (own || any) {
    bool takes_own = !any || (own && own->benefit >= any->benefit);
    const ConvHandler *handler = takes_own ? own : any;
    own = takes_own ? own->next : own;
    any = takes_own ? any : any->next;
    builder_before(&c->b, op);
    if (handler->convert(c, op)) {
      c->why.size = 0;
      return true;
    }
    forget_casts(c, first);
  }
  return false;
}

// Of the constants that an operation folds to, each has to be legal or to have
// handlers. Otherwise all of them go again.
static bool may_stay(Conv *c, const Op *op, const FoldResult *results,
                     ValueList values) {
  bool all = true;
  for (uint32_t i = 0; i < op->nresults; i++) {
    const Op *made = results[i].value ? NULL : value_op(values.items[i]);
    all &= !made || c->legality(c, made) == CONV_LEGAL ||
           (handlers_of(c, made) && convert_type(c, made->results[0].type));
  }
  for (uint32_t i = op->nresults; !all && i > 0; i--)
    if (!results[i - 1].value)
      rewrite_erase(&c->rw, value_op(values.items[i - 1]));
  return all;
}

// The parts of an operation, but for its regions and successors.
typedef struct OpParts {
  ValueList operands;
  Attr **slots;
} OpParts;

static OpParts take_parts(Conv *c, const Op *op) {
  size_t size = op->nslots * sizeof *op->slots;
  return (OpParts){list_of_operands(&c->rw, op, 0),
                   arena_copy(c->arena, op->slots, size, _Alignof(Attr *))};
}

static void put_back(Op *op, const OpParts *was) {
  if (op->noperands != was->operands.count)
    return;
  for (uint32_t i = 0; i < op->noperands; i++)
    op_set_operand(op, i, was->operands.items[i]);
  memcpy(op->slots, was->slots, op->nslots * sizeof *op->slots);
}

// Folds it once. What it moved before itself is converted in turn.
static bool fold_once(Conv *c, Op *op, FoldResult *results, bool *in_place) {
  Op *before = op->prev;
  bool folded = op_fold(c->ctx, c->b.pool, c->arena, op, results, in_place);
  c->changed |= folded;
  for (Op *moved = op->prev; moved != before; moved = moved->prev)
    hear_of_made(&c->listener.base, moved);
  return folded;
}

// Folds it as long as it changes in place. False: it is to stay.
static bool fold_wholly(Conv *c, Op *op, FoldResult *results) {
  bool in_place = true;
  while (in_place)
    if (c->legality(c, op) == CONV_LEGAL ||
        !fold_once(c, op, results, &in_place))
      return false;
  return true;
}

// The constants that it folds to are converted in turn. Where they cannot be, it
// is as it was.
static bool fold_away(Conv *c, Op *op) {
  if (c->legality(c, op) == CONV_LEGAL)
    return false;
  if (c->fold_uses)
    c->fold_uses(c, op);
  if (!op_has_folds(op) || op_has(op, TRAIT_CONSTANT_LIKE))
    return false;
  ValueList values = list_new(&c->rw, op->nresults);
  FoldResult *results = arena_array(c->arena, FoldResult, op->nresults + 1);
  OpParts was = take_parts(c, op);
  if (!fold_wholly(c, op, results) || !op->nresults)
    return false;
  builder_before(&c->b, op);
  if (fold_materialize(&c->b, op, results, values.items) &&
      may_stay(c, op, results, values))
    return conv_replace(c, op, values.items);
  put_back(op, &was);
  return false;
}

// Where there are checks, tries all the same to fold what has been folded.
static bool folds_away(Conv *c, Op *op) {
  if (!c->legality)
    return false;
  CHECK(!c->folded || !fold_away(c, op));
  return !c->folded && fold_away(c, op);
}

static void fold_or_convert(Conv *c, Op *op) {
  bool walked = op->flags & OP_FLAG_WALKED;
  op->flags &= (uint16_t) ~(OP_FLAG_MADE | OP_FLAG_WALKED);
  size_t first = c->made.size;
  bool converted = folds_away(c, op) || try_handlers(c, op);
  c->changed |= converted;
  if (c->made.size > first)
    visit_made(c, first);
  if (converted)
    return;
  leave(c, op);
  for (uint32_t i = 0; !walked && i < op->nregions; i++)
    conv_region(c, &op->regions[i]);
}

// Nobody has folded what was made in this walk, nor what is in it.
static void convert_op(Conv *c, Op *op) {
  if (op->flags & OP_FLAG_DEAD)
    return;
  bool folded = c->folded;
  if (op->flags & OP_FLAG_MADE)
    c->folded = false;
  fold_or_convert(c, op);
  c->folded = folded;
}

// The next operation is read first: a handler may put new ones behind, and may
// split the block, but what is next stays so.
void conv_block(Conv *c, Block *block) {
  for (Op *op = block->first, *next; op; op = next) {
    next = op->next;
    convert_op(c, op);
  }
}

// Arguments belong to the branches that give them their values: they are
// converted when those are about to be. What nothing reaches goes with its own
// terminator.
static void convert_args(Conv *c, Block *block) {
  const Op *giver = block->preds ? block->preds->owner : block->last;
  if (block->nargs && giver && handlers_of(c, giver))
    conv_args(c, block);
}

void conv_region(Conv *c, Region *region) {
  if (region->parent->flags & OP_FLAG_MADE)
    region->parent->flags |= OP_FLAG_WALKED;
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

// Whether something stands for a value because it is no more, as opposed to a
// cast beside it.
static bool is_gone(const Value *value) {
  const Op *def = value_op(value);
  if (def)
    return def->flags & OP_FLAG_DEAD;
  const Block *block = value_arg_block(value);
  return value->index >= block->nargs ||
         &block->args[value->index]->value != value;
}

// The last replacement of a value: one, or NULL, and then `parts` are.
static Value *latest(const Conv *c, Value *value) {
  const ConvEntry *entry;
  while (value && is_gone(value) && (entry = entry_of(c, value)))
    value = entry->now;
  return value;
}

static void latest_parts(Conv *c, Value *value, ValueVec *parts) {
  const ConvEntry *entry = is_gone(value) ? entry_of(c, value) : NULL;
  if (!entry) {
    vec_push(c->arena, parts, value);
  } else if (entry->now) {
    latest_parts(c, entry->now, parts);
  } else {
    ValueList list = parts_of(c, value);
    for (uint32_t i = 0; i < list.count; i++)
      latest_parts(c, list.items[i], parts);
  }
}

static bool casts_to(const Op *op, ValueList parts) {
  if (!is_cast(op) || op->noperands != 1 || op->nresults != parts.count)
    return false;
  for (uint32_t i = 0; i < parts.count; i++)
    if (op->results[i].type != parts.items[i]->type)
      return false;
  return true;
}

static void replace_in_casts(Value *old, ValueList parts) {
  for (Use *use = old->uses, *next; use; use = next) {
    next = use->next;
    for (uint32_t i = 0; casts_to(use->owner, parts) && i < parts.count; i++)
      replace_uses(&use->owner->results[i], parts.items[i]);
  }
}

// A cast to and fro that has lost its uses is of no use to anybody.
static bool used_by_dead_casts_only(const Value *value) {
  for (const Use *use = value->uses; use; use = use->next)
    if (!is_cast(use->owner) || use->owner->noperands != 1 ||
        op_has_uses(use->owner))
      return false;
  return true;
}

// It may be on a list of ours: its memory is left alone till the end.
static void bury_unused(Conv *c, Op *op) {
  op_set_operands(c->b.pool, op, NULL, 0);
  bury(c, op);
}

static void erase_users(Conv *c, Value *value) {
  while (value->uses)
    bury_unused(c, value->uses->owner);
}

// Behind what stands for it, the last that is in the text: the old operation
// for several. `block` is where it was if it was an argument.
static Builder place_of(Conv *c, Value *old, ValueList parts, Block *block) {
  if (parts.count == 1)
    return behind(c, parts.items[0]);
  if (!block)
    return behind(c, old);
  Builder b = behind(c, old);
  builder_at_start(&b, block);
  return b;
}

// What was replaced by a value of its own type that was replaced in turn is no
// more than another name of that: one cast serves both.
static void rename_value(Conv *c, Value *old) {
  Value *name = NULL, *now = old;
  const ConvEntry *entry;
  while (now && old->uses && is_gone(now) && (entry = entry_of(c, now))) {
    now = entry->now;
    if (now && now->type == old->type)
      name = now;
  }
  if (name)
    value_replace_uses(old, name);
}

static void rename_results(Conv *c) {
  for (size_t i = 0; i < c->dead.size; i++)
    for (uint32_t j = 0; j < c->dead.data[i]->nresults; j++)
      rename_value(c, &c->dead.data[i]->results[j]);
}

// One cast serves all that `now` stands for, of one type.
static Value *cast_back(Conv *c, const Value *old, Value *now) {
  const ConvEntry *entry = entry_of(c, now);
  if (entry && entry->now && entry->now->type == old->type &&
      is_cast(value_op(entry->now)))
    return entry->now;
  Value *cast = before_cast(now, old->type);
  if (cast)
    return cast;
  cast = cast_to_source(c, behind(c, now), old, (ValueList){&now, 1});
  map_to(c, now, cast);
  return cast;
}

// `block`: that of an argument.
static void settle(Conv *c, Value *old, Block *block) {
  if (!old->uses)
    return;
  ValueVec several = {0};
  Value *now = latest(c, old);
  CHECK(now != old);
  if (now && now->type == old->type) {
    value_replace_uses(old, now);
    return;
  }
  if (!now)
    latest_parts(c, old, &several);
  ValueList parts = {now ? &now : several.data,
                     now ? 1 : (uint32_t)several.size};
  replace_in_casts(old, parts);
  if (used_by_dead_casts_only(old)) {
    erase_users(c, old);
    return;
  }
  Value *cast =
      now ? cast_back(c, old, now)
          : cast_to_source(c, place_of(c, old, parts, block), old, parts);
  value_replace_uses(old, cast);
}

static void free_args(Conv *c) {
  for (size_t i = 0; i < c->old_args.size; i++)
    pool_free(c->b.pool, c->old_args.data[i].old, sizeof(BlockArg));
}

// One part after the other was put into what comes first.
static void bury_join(Conv *c, Op *last) {
  for (Op *op = last, *from; op && !op_has_uses(op); op = from) {
    from = op->noperands ? value_op(op_operand(op, 0)) : NULL;
    bury_unused(c, op);
  }
}

// The last first: what a cast used may be a cast without uses then.
static void bury_casts(Conv *c) {
  for (size_t i = c->casts.size; i > 0; i--) {
    Op *cast = c->casts.data[i - 1];
    bool joins = cast->flags & OP_FLAG_JOINS;
    cast->flags &= (uint16_t)~OP_FLAG_JOINS;
    if (op_has_uses(cast) || cast->flags & OP_FLAG_DEAD)
      continue;
    if (joins)
      bury_join(c, cast);
    else
      bury_unused(c, cast);
  }
}

static void put_types(Buf *out, Ctx *ctx, TypeList types) {
  for (uint32_t i = 0; i < types.count; i++)
    buf_printf(out, "%s'%s'", i ? ", " : "", type_str(ctx, types.items[i]));
}

static void refuse_cast(Conv *c, Op *cast) {
  Buf from = {0}, to = {0};
  put_types(&from, c->ctx,
            list_types(&c->rw, list_of_operands(&c->rw, cast, 0)));
  put_types(&to, c->ctx, list_types(&c->rw, list_of_results(&c->rw, cast)));
  c->failed = true;
  diag_error(&c->ctx->diags, cast->loc,
             "failed to legalize unresolved materialization from (%s) to (%s) "
             "that remained live after conversion",
             buf_cstr(&from), buf_cstr(&to));
  buf_release(&from);
  buf_release(&to);
}

static void check_casts(Conv *c) {
  for (size_t i = 0; !c->failed && i < c->casts.size; i++)
    if (!(c->casts.data[i]->flags & OP_FLAG_DEAD) && is_cast(c->casts.data[i]))
      refuse_cast(c, c->casts.data[i]);
}

// Neither it nor anything in it needs casts.
static void drop_operands(Pool *pool, Op *dead) {
  op_set_operands(pool, dead, NULL, 0);
  for (uint32_t i = 0; i < dead->nregions; i++)
    region_drop_uses(&dead->regions[i]);
}

// Erases what was replaced, and leaves casts where old types are still used.
static void finish(Conv *c) {
  Pool *pool = c->b.pool;
  c->b.listener = NULL;
  for (size_t i = 0; i < c->dead.size; i++)
    drop_operands(pool, c->dead.data[i]);
  rename_results(c);
  // Erasing users makes more of them.
  for (size_t i = 0; i < c->dead.size; i++)
    for (uint32_t j = 0; j < c->dead.data[i]->nresults; j++)
      settle(c, &c->dead.data[i]->results[j], NULL);
  for (size_t i = 0; i < c->old_args.size; i++)
    settle(c, &c->old_args.data[i].old->value, c->old_args.data[i].block);
  bury_casts(c);
  if (c->refuses_casts)
    check_casts(c);
  for (size_t i = 0; i < c->dead.size; i++)
    op_erase(pool, c->dead.data[i]);
  free_args(c);
  c->dead.size = c->casts.size = c->old_args.size = c->map.size = 0;
  c->cast.size = 0;
}

static bool is_idle(const Conv *c) {
  const ConvTable *table = c->table;
  for (size_t i = 0; i < table->opcodes.size; i++)
    if (ctx_has_made(c->ctx, table->opcodes.data[i]))
      return false;
  return !table->any;
}

// Where nothing has a handler there are only folds, all of which the greedy
// driver has done where it came to its fixpoint.
static bool stays_the_same(const Conv *c) {
  return c->is_idle && (!c->legality || (c->handles_illegal && c->folded));
}

static bool run_unit(Conv *c, Op *op) {
  c->folded = fixpoint_is_known(op) && !c->fold_uses;
  if (stays_the_same(c))
    return true;
  c->failed = c->changed = false;
  c->b.listener = &c->listener.base;
  convert_op(c, op);
  finish(c);
  if (c->changed)
    fixpoint_left(op);
  return !c->failed;
}

static bool settle_wishes(Conv *c) {
  return !c->settle || c->settle(c);
}

// The operations of a module one by one, then what they asked for. What those
// before it asked for is of the module around.
static bool run_module(Conv *c, Op *module) {
  Op *outer = c->module;
  bool ok = !outer || settle_wishes(c);
  c->module = module;
  for (Block *block = module->regions[0].first; block; block = block->next)
    for (Op *op = block->first, *next; op && (ok || c->total); op = next) {
      next = op->next;
      ok &= op_is(op, OP_builtin_module) ? run_module(c, op) : run_unit(c, op);
    }
  ok = ok && settle_wishes(c);
  c->module = outer;
  return ok;
}

bool convert_run(Conv *c, Op *root) {
  c->b.ctx = c->ctx;
  c->rw.arena = c->arena;
  c->is_idle = is_idle(c);
  c->listener = (ConvListener){
      {.op_inserted = hear_of_made, .op_erased = hear_of_erased}, c};
  scratch_claim(c->ctx, SCRATCH_VALUE_ID);
  bool ok;
  if (op_is(root, OP_builtin_module)) {
    ok = run_module(c, root);
  } else {
    c->module = op_parent_of_kind(root, OP_builtin_module);
    ok = run_unit(c, root) && settle_wishes(c);
  }
  scratch_release(c->ctx, SCRATCH_VALUE_ID);
  buf_release(&c->why);
  return ok;
}
