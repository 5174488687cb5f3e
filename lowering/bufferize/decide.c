// Decides which operands are written in place or handed over, and which are
// copied. It marks uses and changes nothing.
//
// Contents are used linearly: a write may destroy what is in a group of
// tensors, and an owner may give it away, if no use of the group can come
// behind it. That is the whole rule. It is asked once for each write, of the
// next uses of the group in the order of the text, so all decisions together
// take time in proportion to the text:
//
//   - A use that stands behind the write conflicts, unless
//       it is in the other branch of a conditional;
//       it inserts into the same part of the same tensor what was written
//       there, or a successor that nobody uses behind that:
//         %s = extract_slice %u[o][n][1]
//         %f = linalg.fill ins(%x) outs(%s)
//         %r = insert_slice %f into %u[o][n][1]
//       or it is of a part that is surely another.
//   - A write in a loop to what is from outside of the loop comes again, and
//     conflicts with itself.
//   - Operands that the same operation reads conflict, unless it reads each
//     element where and when it writes it.
//   - What nobody may write (constants, arguments) conflicts always.
//
// A loop has its values handed over: it takes what it begins with, and each
// iteration gives to the next. Where what is yielded is in the buffer of the
// argument, the buffer stays the same throughout (SLOT_STAYS); else each
// iteration owns its own (SLOT_MOVES). What only reads tensors from outside has
// other names of them (SLOT_NAMED, while_names.c).

#include "ir/analysis/access.h"
#include "ir/build/shaped.h"
#include "ir/dialects/linalg/structured.h"
#include "lowering/bufferize/bufferize.h"

// Where uses stand

static const Op *op_around(const Op *op) {
  const Region *region = op->block ? op->block->parent : NULL;
  return region ? region->parent : NULL;
}

static uint32_t nesting(const Op *op) {
  uint32_t n = 0;
  while ((op = op_around(op)))
    n++;
  return n;
}

// In regions of one operation of which only one is run.
static bool are_exclusive(Bufferize *z, const Op *a, const Op *b) {
  uint32_t m = nesting(a), n = nesting(b);
  for (; m > n; m--)
    a = op_around(a);
  for (; n > m; n--)
    b = op_around(b);
  while (a != b && a->block != b->block) {
    const Region *x = a->block->parent, *y = b->block->parent;
    if (x != y && x->parent == y->parent)
      return buffer_flow(z, x->parent) == FLOW_BRANCHES;
    a = op_around(a);
    b = op_around(b);
  }
  return false;
}

static uint32_t loops_around(Bufferize *z, const Op *op) {
  uint32_t n = 0;
  while ((op = op_around(op)) && op != z->func)
    n += buffer_flow(z, op) != FLOW_BRANCHES;
  return n;
}

uint32_t first_init(const Op *loop) {
  uint32_t first, count;
  op_operand_group(loop, loop->info->loop->inits - 1u, &first, &count);
  return first;
}

// Parts

static Value *source_of_view(Bufferize *z, const Value *value) {
  const Op *op = value_op(value);
  BufferFlow flow = op ? buffer_flow(z, op) : 0;
  return flow == FLOW_WHOLE || flow == FLOW_PART ? op_operand(op, 0) : NULL;
}

// Returns the operation that takes the nearest part of `whole` that `value` is a
// view of, or NULL.
static Op *part_of_whole(Bufferize *z, const Value *value, const Value *whole) {
  for (Value *source; (source = source_of_view(z, value)); value = source)
    if (source == whole && op_takes_part(value_op(value)))
      return value_op(value);
  return NULL;
}

Value *written_before(Bufferize *z, const Value *value) {
  const Op *op = value_op(value);
  if (!op)
    return NULL;
  switch ((int)buffer_flow(z, op)) {
  case FLOW_WHOLE: return op_operand(op, 0);
  case FLOW_WRITES: {
    uint32_t tied = tied_operand(z, op, value->index);
    return tied == UINT32_MAX ? NULL : op_operand(op, tied);
  }
  case FLOW_FOR:
  case FLOW_FORALL: return op_operand(op, first_init(op) + value->index);
  default: return NULL;
  }
}

// Is what `use` inserts in the place of a part that `written` is of what became
// of that part, and not used any more?
static bool puts_part_back(Bufferize *z, const TensorUse *use,
                           const Value *written) {
  if (!op_replaces_part(use->op) || use->operand != 1)
    return false;
  const Op *part = part_of_whole(z, written, op_operand(use->op, 1));
  if (!part || !same_part(z, part, use->op))
    return false;
  const Value *at = op_operand(use->op, 0);
  const TensorGroup *whole = group_of(z, op_operand(use->op, 1));
  while (at && at != op_result(part, 0)) {
    const TensorGroup *g = group_of(z, at);
    if (g != whole && g->last && z->uses.data[g->last].position > use->position)
      return false;
    at = written_before(z, at);
  }
  return at;
}

static bool is_of_other_part(Bufferize *z, const TensorUse *use,
                             const Value *written) {
  const Value *used = op_operand(use->op, use->operand);
  for (const Value *source; (source = source_of_view(z, written));
       written = source) {
    const Op *mine = value_op(written);
    const Op *other = part_of_whole(z, used, source);
    if (other && op_takes_part(mine) && parts_are_apart(z, mine, other))
      return true;
  }
  return false;
}

// Conflicts

// Operations that read each element of `read` only when they write it.
static bool reads_in_step(Bufferize *z, Op *op, uint32_t read,
                          uint32_t written) {
  Structured s;
  if (op_operand(op, read) != op_operand(op, written))
    return false;
  if (op_replaces_part(op))
    return false;
  return op_is_structured(op) && structured_of(z->ctx, z->arena, op, &s) &&
         s.maps[read] == s.maps[written] && map_is_permutation(s.maps[read]);
}

// The source of an insertion that is in its place already.
static bool inserts_in_place(Bufferize *z, const Op *op) {
  const Op *part = part_of_whole(z, op_operand(op, 0), op_operand(op, 1));
  return part && op_result(part, 0) == op_operand(op, 0) &&
         same_part(z, part, op);
}

static bool conflicts_within(Bufferize *z, TensorUse *use) {
  Op *op = use->op;
  const TensorGroup *g = group_of(z, op_operand(op, use->operand));
  for (uint32_t i = 0; i < op->noperands; i++) {
    const TensorUse *other = use_of(z, op, i);
    if (!other || i == use->operand || group_of(z, op_operand(op, i)) != g)
      continue;
    if (other->kind == USE_READ) {
      bool harmless = op_replaces_part(op)
                          ? inserts_in_place(z, op)
                          : reads_in_step(z, op, i, use->operand);
      if (!harmless)
        return true;
    } else if (i > use->operand || !other->copy) {
      return true;
    }
  }
  return false;
}

enum { SKIPPED_USES_MOST = 64 };

static bool conflicts_later(Bufferize *z, TensorUse *use) {
  const Value *written = op_operand(use->op, use->operand);
  uint32_t skipped = 0;
  for (uint32_t i = use->next; i; i = z->uses.data[i].next) {
    const TensorUse *other = &z->uses.data[i];
    if (other->op == use->op)
      continue;
    if (++skipped > SKIPPED_USES_MOST ||
        (!are_exclusive(z, use->op, other->op) &&
         !puts_part_back(z, other, written) &&
         !is_of_other_part(z, other, written)))
      return use->because = other->op, true;
  }
  return false;
}

static bool conflicts(Bufferize *z, TensorUse *use) {
  use->because = use->op;
  return z->copies_all ||
         loops_around(z, use->op) >
             group_of(z, op_operand(use->op, use->operand))->depth ||
         conflicts_within(z, use) || conflicts_later(z, use);
}

static void decide_write(Bufferize *z, TensorUse *use) {
  const Op *op = use->op;
  const TensorGroup *g = group_of(z, op_operand(op, use->operand));
  use->copy = g->readonly || conflicts(z, use);
  const Op *made = value_op(op_operand(op, use->operand));
  use->content = g->has_content && !(made && ptrmap_get(&z->fresh, made));
}

bool is_part_of_root(Bufferize *z, const Value *value) {
  const Tensor *t = tensor_of(z, value);
  while (!t->is_part && t->root != t->value)
    t = tensor_of(z, t->root);
  return t->is_part;
}

// Whoever owns it gives it away.
static bool may_move(Bufferize *z, const TensorUse *use) {
  const Value *v = op_operand(use->op, use->operand);
  const TensorGroup *g = group_of(z, v);
  return !g->readonly && !g->unowned && !is_part_of_root(z, v) &&
         !tensor_of(z, tensor_of(z, v)->root)->is_name;
}

static void is_taken(Bufferize *z, const TensorUse *use) {
  const Value *v = op_operand(use->op, use->operand);
  tensor_of(z, tensor_of(z, v)->root)->taken = true;
}

static void decide_take(Bufferize *z, TensorUse *use) {
  decide_write(z, use);
  use->copy |= !may_move(z, use);
  if (!use->copy)
    is_taken(z, use);
}

// Results are in the memory of `from`, or in memory of their own.
static void result_is_in(Bufferize *z, Value *result, const Value *from) {
  Tensor *t = tensor_of(z, result);
  const Tensor *s = tensor_of(z, from);
  t->same = s->same;
  t->root = s->root;
  t->is_part = s->is_part;
  group_of(z, result)->unowned = group_of(z, from)->unowned;
}

static void decide_writes(Bufferize *z, Op *op) {
  for (uint32_t i = 0; i < op->noperands; i++) {
    TensorUse *use = use_of(z, op, i);
    if (!use || use->kind != USE_WRITE)
      continue;
    decide_write(z, use);
    use->content &= reads_destination(z, op, i);
  }
  for (uint32_t i = 0; i < op->nresults; i++) {
    uint32_t tied = tied_operand(z, op, i);
    TensorUse *use = tied == UINT32_MAX ? NULL : use_of(z, op, tied);
    if (use && !use->copy)
      result_is_in(z, op_result(op, i), op_operand(op, tied));
  }
}

static void decide_all(Bufferize *z, Op *op) {
  for (uint32_t i = 0; i < op->noperands; i++) {
    TensorUse *use = use_of(z, op, i);
    if (use && use->kind == USE_WRITE)
      decide_write(z, use);
    else if (use && use->kind == USE_TAKE && !use->alias)
      decide_take(z, use);
  }
}

static void decide_block(Bufferize *z, Block *block);

static void decide_regions(Bufferize *z, Op *op) {
  for (uint32_t i = 0; i < op->nregions; i++)
    for (Block *b = op->regions[i].first; b; b = b->next)
      decide_block(z, b);
}

// Conditionals

static bool is_from_outside(const Op *op, const Value *value) {
  return is_defined_outside(op, value);
}

bool outlives(Bufferize *z, const Op *op, const Value *root) {
  const Op *made = value_op(root);
  return is_from_outside(op, root) ||
         (made && buffer_flow(z, made) == FLOW_CONSTANT);
}

// The buffer that all branches give for a result, if it is one from outside.
static Value *common_buffer(Bufferize *z, const Op *op, uint32_t index) {
  Value *same = NULL;
  for (uint32_t i = 0; i < op->nregions; i++) {
    const Op *end = block_terminator(op->regions[i].first);
    Value *s = tensor_of(z, op_operand(end, index))->same;
    if ((same && s != same) || !is_from_outside(op, s))
      return NULL;
    same = s;
  }
  return same;
}

static void take_alias(Bufferize *z, TensorUse *use, Value *result) {
  use->alias = true;
  merge_groups(z, result, op_operand(use->op, use->operand));
  group_of(z, result)->unowned = true;
  tensor_of(z, result)->is_part = true;
}

// Whether the result of a conditional is only read: then it may be a name of
// memory that others own. Else a branch copies that, so that the result owns
// what it is.
static bool is_only_read(Bufferize *z, const Value *result) {
  uint32_t n = 0;
  for (uint32_t i = group_of(z, result)->first; i; i = z->uses.data[i].next)
    if (z->uses.data[i].kind != USE_READ || ++n > SKIPPED_USES_MOST)
      return false;
  return true;
}

// Whether another result may be a name of the memory, behind the conditional:
// of what a branch has written there, so that it is of another group.
static bool is_named_by(Bufferize *z, const Op *op, const Value *value) {
  const Value *root = tensor_of(z, value)->root;
  return tensor_of(z, root)->namer == op;
}

// The result gets the memory that a branch ends with, or is a name of it.
static void decide_end(Bufferize *z, Op *op, TensorUse *use, Value *result,
                       bool common, bool only_read) {
  const Value *v = op_operand(use->op, use->operand);
  decide_write(z, use);
  if (common && !use->copy)
    return;
  if (!common && !use->copy && may_move(z, use) && !is_named_by(z, op, v)) {
    is_taken(z, use);
    return;
  }
  // A splat is filled where it is used.
  const Value *root = tensor_of(z, v)->root;
  if (common || (outlives(z, op, root) && !splat_of(z, root) &&
                 !tensor_of(z, root)->taken && only_read)) {
    use->copy = false;
    tensor_of(z, root)->namer = op;
    take_alias(z, use, result);
  } else {
    use->copy = true;
  }
}

// Decides what each branch gives for a result: its own buffer, a copy, a name.
static void decide_branches(Bufferize *z, Op *op) {
  decide_regions(z, op);
  for (uint32_t j = 0; j < op->nresults; j++) {
    Value *result = op_result(op, j);
    if (!type_is_tensor(result->type))
      continue;
    Value *common = common_buffer(z, op, j);
    if (common && tensor_of(z, tensor_of(z, common)->root)->taken)
      common = NULL; // another result owns it if one branch is taken
    bool only_read = is_only_read(z, result); // before ends are of its group
    for (uint32_t i = 0; i < op->nregions; i++) {
      const Op *end = block_terminator(op->regions[i].first);
      decide_end(z, op, use_of(z, end, j), result, common, only_read);
    }
    if (common) {
      Tensor *t = tensor_of(z, result), *s = tensor_of(z, common);
      bool unowned = group_of(z, result)->unowned;
      *t = (Tensor){.value = result,
                    .group = t->group,
                    .same = common,
                    .root = s->root,
                    .is_part = s->is_part};
      group_of(z, result)->unowned = unowned || group_of(z, common)->unowned;
    }
  }
}

// Loops

static SlotKind *slots_of(Bufferize *z, Op *op, uint32_t n) {
  SlotKind *slots = arena_zero(z->arena, (n + 1) * sizeof(SlotKind), 4);
  ptrmap_set(&z->slots, z->arena, op, slots);
  return slots;
}

// Whether a copy fits into the buffer of the argument for sure.
static bool has_same_sizes(const Value *a, const Value *b) {
  return a->type == b->type && type_has_static_shape(a->type);
}

// Does anything else that is yielded need what is in the buffer of `arg`?
static bool is_needed_at_end(Bufferize *z, const TensorUse *yielded,
                             const Value *arg) {
  const TensorGroup *g = group_of(z, arg);
  if (g->last && z->uses.data[g->last].position >= yielded->position)
    return true;
  for (uint32_t i = 0; i < yielded->op->noperands; i++) {
    const Value *v = op_operand(yielded->op, i);
    if (is_numbered(z, v) && tensor_of(z, v)->root == arg)
      return true;
  }
  return false;
}

static SlotKind decide_slot(Bufferize *z, TensorUse *yielded, Value *arg) {
  const Value *v = op_operand(yielded->op, yielded->operand);
  if (tensor_of(z, v)->same == arg) {
    yielded->copy = false;
    return SLOT_STAYS;
  }
  decide_take(z, yielded);
  return yielded->copy && has_same_sizes(v, arg) && !tensor_of(z, arg)->taken &&
                 !is_needed_at_end(z, yielded, arg)
             ? SLOT_COPIED
             : SLOT_MOVES;
}

// Whether memory from outside may have one more name: nobody gets to own it.
static bool may_be_named(Bufferize *z, const Op *loop, const Value *v) {
  const Value *root = tensor_of(z, v)->root;
  return is_from_outside(loop, v) && is_from_outside(loop, root) &&
         !tensor_of(z, root)->taken;
}

// Whether the loop takes anything else of that group.
static bool is_taken_twice(Bufferize *z, const TensorUse *init) {
  const Op *op = init->op;
  const TensorGroup *g = group_of(z, op_operand(op, init->operand));
  for (uint32_t i = 0; i < op->noperands; i++)
    if (i != init->operand && is_numbered(z, op_operand(op, i)) &&
        group_of(z, op_operand(op, i)) == g)
      return true;
  return false;
}

static bool is_taken_later(Bufferize *z, const Value *v) {
  uint32_t n = 0;
  for (uint32_t i = group_of(z, v)->first; i; i = z->uses.data[i].next)
    if (z->uses.data[i].kind == USE_TAKE || ++n > SKIPPED_USES_MOST)
      return true;
  return false;
}

// Whether a loop begins with one tensor, goes on with another one from outside,
// and reads both only: it carries names of them then. Who writes over the result
// copies it if need be, but nobody can own it.
static bool carries_names(Bufferize *z, const TensorUse *init,
                          const TensorUse *yielded, const Value *arg,
                          const Value *result) {
  return !z->copies_all &&
         may_be_named(z, init->op, op_operand(init->op, init->operand)) &&
         may_be_named(z, init->op, op_operand(yielded->op, yielded->operand)) &&
         !is_taken_twice(z, init) && is_only_read(z, arg) &&
         !is_taken_later(z, result);
}

static void decide_named(Bufferize *z, TensorUse *init, TensorUse *yielded,
                         Value *arg, Value *result) {
  Value *names[] = {op_operand(init->op, init->operand),
                    op_operand(yielded->op, yielded->operand), arg};
  init->copy = yielded->copy = false;
  for (size_t i = 0; i < ARRAY_SIZE(names); i++)
    merge_groups(z, result, names[i]);
  group_of(z, result)->unowned = true;
  tensor_of(z, result)->is_part = tensor_of(z, arg)->is_part = true;
}

// Decides how a loop carries each tensor, from the inside out.
static void decide_for(Bufferize *z, Op *op) {
  SlotKind *slots = slots_of(z, op, op->nresults);
  Block *body = only_block(&op->regions[0]);
  const Op *end = block_terminator(body);
  decide_all(z, op);
  decide_regions(z, op);
  for (uint32_t i = 0; i < op->nresults; i++) {
    Value *result = op_result(op, i);
    TensorUse *init = use_of(z, op, first_init(op) + i);
    Value *arg = block_arg(body, 1 + i);
    if (!type_is_tensor(result->type))
      continue;
    if (carries_names(z, init, use_of(z, end, i), arg, result)) {
      slots[i] = SLOT_NAMED;
      decide_named(z, init, use_of(z, end, i), arg, result);
      continue;
    }
    slots[i] = decide_slot(z, use_of(z, end, i), arg);
    if (slots[i] == SLOT_MOVES) {
      init->copy |= !may_move(z, init);
      if (!init->copy)
        is_taken(z, init);
    } else if (!init->copy) {
      result_is_in(z, result, op_operand(op, first_init(op) + i));
    }
  }
}

static void decide_while(Bufferize *z, Op *op) {
  if (!z->copies_all)
    decide_while_names(z, op);
  decide_all(z, op);
  decide_regions(z, op);
  decide_all(z, block_terminator(only_block(&op->regions[1])));
}

// Whether it writes a part for the loop around, and gives no tensor.
static bool replaces_in_parallel(const Op *op) {
  return op_replaces_part(op) && !op->nresults;
}

// Points of a forall see what there was at first. So do reads of parts that
// they write themselves, and nobody else.
static bool reads_only_its_part(Bufferize *z, const Value *arg) {
  const Op *insert = NULL;
  for (const Use *u = arg->uses; u; u = u->next)
    if (replaces_in_parallel(u->owner) && u == &u->owner->operands[1]) {
      if (insert && !same_part(z, insert, u->owner))
        return false;
      insert = u->owner;
    }
  for (const Use *u = arg->uses; u; u = u->next) {
    const Op *user = u->owner;
    if (user == insert || buffer_flow(z, user) == FLOW_SIZES)
      continue;
    if (!insert || !op_takes_part(user) || !same_part(z, user, insert))
      return false;
  }
  return true;
}

// Whether the operations of the block before `insert` write an argument that is
// in place, of which its source is a part, for another one.
static bool is_written_before(Bufferize *z, const Op *insert) {
  const Value *source = op_operand(insert, 0);
  for (const Op *op = insert->block->first; op != insert; op = op->next) {
    const Value *arg = replaces_in_parallel(op) ? op_operand(op, 1) : NULL;
    if (arg && arg != op_operand(insert, 1) && is_numbered(z, arg) &&
        group_of(z, arg) == group_of(z, source))
      return !group_of(z, arg)->readonly; // then it keeps what there was
  }
  return false;
}

// All sources of inserts are read before any of them is written, since two parts
// may change places.
static void decide_inserts(Bufferize *z, const Block *body) {
  const Op *end = block_terminator(body);
  for (Op *op = end->regions[0].first->first; op; op = op->next) {
    if (!replaces_in_parallel(op) || !is_numbered(z, op_operand(op, 0)))
      continue;
    TensorUse *use = use_of(z, op, 0);
    use->copy = use->content = is_written_before(z, op);
    use->because = op;
  }
}

// Whether points read what the output began with as another output.
static bool is_kept(Bufferize *z, const Op *op, const SlotKind *slots,
                    const TensorUse *init) {
  const TensorGroup *g = group_of(z, op_operand(op, init->operand));
  uint32_t first = op->noperands - op->nresults;
  for (uint32_t i = 0; i < op->nresults; i++)
    if (slots[i] == SLOT_COPIED && group_of(z, op_operand(op, first + i)) == g)
      return true;
  return false;
}

static void decide_forall(Bufferize *z, Op *op) {
  Block *body = only_block(&op->regions[0]);
  uint32_t n = op->nresults, first = op->noperands - n;
  SlotKind *slots = slots_of(z, op, n);
  for (uint32_t i = 0; i < n; i++) {
    Value *arg = block_arg(body, body->nargs - n + i);
    group_of(z, arg)->unowned = true;
    slots[i] = reads_only_its_part(z, arg) ? SLOT_STAYS : SLOT_COPIED;
    group_of(z, arg)->readonly |= slots[i] == SLOT_COPIED;
  }
  for (uint32_t i = 0; i < n; i++) {
    TensorUse *init = use_of(z, op, first + i);
    decide_write(z, init);
    init->copy |= slots[i] == SLOT_COPIED || is_kept(z, op, slots, init);
    if (!init->copy)
      result_is_in(z, op_result(op, i), op_operand(op, first + i));
  }
  decide_regions(z, op);
  decide_inserts(z, body);
}

// The memory of a view is known once that of its source is.
static void decide_view(Bufferize *z, Op *op, BufferFlow flow) {
  uint32_t group = op->info->view ? op->info->view - 1u : 0;
  const Value *source = op_operand_of(op, group);
  decide_all(z, op);
  if (!source || !op->nresults || !is_numbered(z, source) ||
      !is_numbered(z, op_result(op, 0)))
    return;
  Tensor *t = tensor_of(z, op_result(op, 0)), *s = tensor_of(z, source);
  t->root = s->root;
  t->is_part = s->is_part || flow == FLOW_PART;
}

static void decide_op(Bufferize *z, Op *op) {
  BufferFlow flow = buffer_flow(z, op);
  switch (flow) {
  case FLOW_WHOLE:
  case FLOW_PART: decide_view(z, op, flow); break;
  case FLOW_WRITES:
    decide_writes(z, op);
    decide_regions(z, op);
    break;
  case FLOW_BRANCHES: decide_branches(z, op); break;
  case FLOW_FOR: decide_for(z, op); break;
  case FLOW_WHILE: decide_while(z, op); break;
  case FLOW_FORALL: decide_forall(z, op); break;
  case FLOW_END: // the loop or conditional decides
    break;
  default: decide_all(z, op); decide_regions(z, op);
  }
}

static void decide_block(Bufferize *z, Block *block) {
  for (Op *op = block->first; op; op = op->next)
    decide_op(z, op);
}

void decide(Bufferize *z) {
  Block *body = only_block(&z->func->regions[0]);
  for (uint32_t i = 0; i < body->nargs; i++)
    if (type_is_tensor(block_arg(body, i)->type)) {
      TensorGroup *g = group_of(z, block_arg(body, i));
      g->unowned = true;
      g->readonly = !argument_is_writable(z, z->func, i);
    }
  decide_block(z, body);
}
