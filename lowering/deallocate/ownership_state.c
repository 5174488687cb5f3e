// What ownership-based-buffer-deallocation knows of memrefs: who owns them in
// which block, where they are alive, and which end with a block.
//
// A memref is known by block, since a branch may hand ownership on: a block has
// that of a memref of a block before from where it was made, and never owns what
// comes from outside of its region.

#include "lowering/deallocate/deallocate.h"

static OwnershipBlock *at_block(Owners *o, const Block *block) {
  void **entry = ptrmap_at(&o->blocks, o->run->arena, block);
  if (!*entry)
    *entry = arena_zero(o->run->arena, sizeof(OwnershipBlock),
                        _Alignof(OwnershipBlock));
  return *entry;
}

Block *home_of(const Value *value) {
  return value_is_arg(value) ? value_arg_block(value) : value_op(value)->block;
}

// Liveness

// Notes that a block needs the value from before; false: it was known.
static bool add_live(Owners *o, const Block *block, Value *value) {
  void **entry = ptrmap_at(&at_block(o, block)->live, o->run->arena, value);
  bool is_new = !*entry;
  *entry = value;
  return is_new;
}

// Each block on the ways from where the value is made needs it, up to `block`.
static void add_live_before(Owners *o, Block *block, Value *value) {
  Vec(Block *) work = {0};
  const Block *home = home_of(value);
  if (block == home || !add_live(o, block, value))
    return;
  vec_push(o->run->arena, &work, block);
  while (work.size) {
    const Block *at = work.data[--work.size];
    for (const Successor *edge = at->preds; edge; edge = edge->next) {
      Block *before = edge->owner->block;
      if (before != home && add_live(o, before, value))
        vec_push(o->run->arena, &work, before);
    }
  }
}

static void note_place(Owners *o, const Value *value) {
  if (is_memref(value))
    ptrmap_set(&o->order, o->run->arena, value,
               (void *)((uintptr_t)o->order.size + 1));
}

static void note_places(Owners *o, const Op *op) {
  for (uint32_t i = 0; i < op->nresults; i++)
    note_place(o, op_result(op, i));
  for (uint32_t r = 0; r < op->nregions; r++)
    for (const Block *b = op->regions[r].first; b; b = b->next)
      for (uint32_t i = 0; i < b->nargs; i++)
        note_place(o, block_arg(b, i));
}

// Every block around a use needs the value, up to that in which it is made.
static void note_uses(void *user, Op *op) {
  note_places(user, op);
  for (uint32_t i = 0; i < op->noperands; i++) {
    Value *value = op_operand(op, i);
    if (!is_memref(value))
      continue;
    Block *block = op->block;
    const Block *home = home_of(value);
    for (; block->parent != home->parent; block = block->parent->parent->block)
      add_live_before(user, block, value);
    add_live_before(user, block, value);
  }
}

void owners_start(Owners *o, Op *func) {
  o->blocks = o->order = o->instead = (PtrMap){0};
  note_places(o, func);
  op_walk(func, note_uses, o);
}

void owners_rename(Owners *o, const Value *from, Value *to) {
  if (!is_memref(to))
    return;
  ptrmap_set(&o->instead, o->run->arena, from, to);
  ptrmap_set(&o->order, o->run->arena, to, ptrmap_get(&o->order, from));
}

// Arguments come first, by their numbers; else as they stand in the text.
static bool is_made_before(const Owners *o, const Value *a, const Value *b) {
  if (value_is_arg(a) != value_is_arg(b))
    return value_is_arg(a);
  if (value_is_arg(a) && a->index != b->index)
    return a->index < b->index;
  return (uintptr_t)ptrmap_get(&o->order, a) <
         (uintptr_t)ptrmap_get(&o->order, b);
}

ValueList live_memrefs(Owners *o, Block *block) {
  const PtrMap *live = &at_block(o, block)->live;
  ValueList list = list_new(&o->rw, live->size + 1);
  for (uint32_t i = 0; i < live->size; i++) {
    Value *value = live->entries[i].value;
    Value *instead = ptrmap_get(&o->instead, value);
    if (instead)
      value = instead;
    uint32_t at = list.count++;
    for (; at && is_made_before(o, value, list.items[at - 1]); at--)
      list.items[at] = list.items[at - 1];
    list.items[at] = value;
  }
  return list;
}

// Ownership

static Ownership *entry_of(Owners *o, const Value *memref, const Block *block) {
  void **entry =
      ptrmap_at(&at_block(o, block)->ownerships, o->run->arena, memref);
  if (!*entry)
    *entry = arena_zero(o->run->arena, sizeof(Ownership), _Alignof(Ownership));
  return *entry;
}

Ownership owner_of(Owners *o, const Value *memref, const Block *block) {
  return *entry_of(o, memref, block);
}

void owner_set(Owners *o, Value *memref, Block *block, Ownership ownership) {
  *entry_of(o, memref, block) = ownership;
}

static bool is_same_flag(Owners *o, const Value *a, const Value *b) {
  const Attr *constant = value_constant(o->run->ctx, a);
  return a == b || (constant && constant == value_constant(o->run->ctx, b));
}

void owner_join(Owners *o, Value *memref, Block *block, Ownership ownership) {
  Ownership *at = entry_of(o, memref, block);
  if (ownership.kind == OWNERSHIP_NONE)
    return;
  if (at->kind == OWNERSHIP_NONE)
    *at = ownership;
  else if (at->kind != OWNERSHIP_FLAG || ownership.kind != OWNERSHIP_FLAG ||
           !is_same_flag(o, at->flag, ownership.flag))
    *at = (Ownership){OWNERSHIP_UNKNOWN, NULL};
}

void owner_ends_in(Owners *o, Value *memref, Block *block) {
  vec_push(o->run->arena, &at_block(o, block)->ends, memref);
}

Value *with_flag(Owners *o, Value *memref, Block *block, Value **flag) {
  Ownership known = owner_of(o, memref, block);
  if (known.kind == OWNERSHIP_FLAG) {
    *flag = known.flag;
    return memref;
  }
  Builder *b = &o->rw.b;
  Value *copy = build_unary(b, OP_bufferization_clone, memref->type, memref);
  *flag = build_bool(b, true);
  owner_join(o, copy, b->block, owned_if(*flag));
  owner_ends_in(o, copy, b->block);
  return copy;
}

// What the memory was allocated as, whatever view of it there is.
static Value *build_base(Owners *o, Value *memref) {
  Builder *b = &o->rw.b;
  Arena *arena = o->run->arena;
  if (type_is(memref->type, TY_UNRANKED_MEMREF)) {
    Type *type = type_memref(b->ctx, 0, NULL, memref->type->as.shaped.element,
                             attr_strided(b->ctx, 0, NULL, 0),
                             memref->type->as.shaped.space);
    Mixed none = mixed_number(0);
    memref = build_reinterpret_cast(b, arena, type, memref, &none, NULL, NULL);
  }
  return op_result(build_metadata(b, arena, memref), 0);
}

bool collect_ends(Owners *o, Block *block, Dealloc *d) {
  const OwnershipBlock *at = at_block(o, block);
  d->memrefs = list_new(&o->rw, (uint32_t)at->ends.size + 1);
  d->conditions = list_new(&o->rw, (uint32_t)at->ends.size + 1);
  for (size_t i = 0; i < at->ends.size; i++) {
    Value *memref = at->ends.data[i];
    Ownership ownership = owner_of(o, memref, block);
    if (ownership.kind != OWNERSHIP_FLAG) {
      diag_error(&o->run->ctx->diags, value_loc(memref),
                 "MemRef value does not have valid ownership");
      return false;
    }
    list_add(&d->memrefs, build_base(o, memref));
    list_add(&d->conditions, ownership.flag);
  }
  return true;
}
