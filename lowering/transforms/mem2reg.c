// mem2reg: has values in place of memory that holds one and is only read and
// written at its beginning.
//
// Requires: nothing.
// Guarantees: no memory of one element is allocated on the stack that is read
//   and written only in the region it is allocated in, and goes nowhere else.
// Invalidates: nothing.
//
// Before:
//
//   %m = memref.alloca() : memref<i32>
//   memref.store %a, %m[] : memref<i32>
//   cf.cond_br %c, ^then, ^join
// ^then:
//   memref.store %b, %m[] : memref<i32>
//   cf.br ^join
// ^join:
//   %0 = memref.load %m[] : memref<i32>
//
// After:
//
//   cf.cond_br %c, ^then, ^join(%a : i32)
// ^then:
//   cf.br ^join(%b : i32)
// ^join(%0: i32):
//
// A block gets an argument where blocks that store join (their iterated
// dominance frontier) and the value is read before it is written. What is read
// and was never written is poison, or undef in the llvm dialect.
//
// What llvm.alloca gives may be read and written in other types, as long as
// these are no larger (llvm_slots.h): a store of fewer bits is a read as well.
// Copies and fills of the whole are a load or a store, each of the other
// memory.

#include "ir/analysis/access.h"
#include "ir/rewrite/rewriter.h"
#include "lowering/pass/pass.h"
#include "lowering/transforms/llvm_slots.h"
#include "lowering/transforms/passes.h"

// Slots: what an allocation gives, and what an operation does to one.

typedef enum Touch {
  TOUCH_NOT,     // who knows
  TOUCH_READ,    // gives it as the result, or copies it to elsewhere
  TOUCH_WRITE,   // changes it
  TOUCH_FORGET,  // needs the address, but nothing is missed without it
  TOUCH_FORWARD, // gives the same address, to users that are looked at too
  TOUCH_DECLARE, // says which variable of the source it is
  TOUCH_DEBUG,   // says where a variable is: nowhere then
} Touch;

// An access of one element, or of what is at an address.
static bool is_whole_access(const Op *op) {
  const OpAccess *access = op->info->access;
  return access && !access->mask && !access->spread && !access->map &&
         !access->permutation;
}

static bool is_load(const Op *op) {
  return is_whole_access(op) && op_is_load(op);
}

static bool is_store(const Op *op) {
  return is_whole_access(op) && op_is_store(op);
}

static Value *stored_value(const Op *op) {
  return op_operand_of(op, op->info->access->stored - 1u);
}

static Touch touch_of_fill(const Op *op, const Value *address) {
  bool copies = memory_fill_of(op)->copies;
  if (op_operand(op, 0) == address)
    return copies && op_operand(op, 1) == address ? TOUCH_NOT : TOUCH_WRITE;
  return copies && op_operand(op, 1) == address ? TOUCH_READ : TOUCH_NOT;
}

static Touch touch_of(const Op *op, const Value *address) {
  if (is_load(op))
    return TOUCH_READ;
  if (is_store(op))
    return stored_value(op) != address ? TOUCH_WRITE : TOUCH_NOT;
  if (op_is(op, OP_llvm_intr_dbg_declare))
    return TOUCH_DECLARE;
  if (memory_fill_of(op))
    return touch_of_fill(op, address);
  switch (llvm_slot_use_of(op)) {
  case SLOT_USE_FORGET: return TOUCH_FORGET;
  case SLOT_USE_FORWARD: return TOUCH_FORWARD;
  case SLOT_USE_DEBUG: return TOUCH_DEBUG;
  default: return TOUCH_NOT;
  }
}

// The type of the one element that an allocation is for; NULL: it is not for
// one, or no allocation.
static Type *slot_type(const Op *op) {
  if (op_is(op, OP_llvm_alloca))
    return op->block == op->block->parent->first
               ? op_slot(op, A_llvm_alloca_elem_type)->type
               : NULL;
  if (!op_is(op, OP_memref_alloca))
    return NULL;
  Type *type = op->results[0].type;
  return type_has_static_shape(type) && type_num_elements(type) == 1
             ? type->as.shaped.element
             : NULL;
}

// The blocks of a region, as far as they are reached, with their dominance
// frontiers.
typedef Vec(uint32_t) Frontier;

typedef struct Blocks {
  Block **list; // each before those it dominates
  uint32_t *parents, count;
  Frontier *frontiers;
  PtrMap places; // Block to its place in the list, plus one
} Blocks;

typedef struct Promotion {
  PassRun *run;
  Rewriter rw;
  PtrMap regions; // Region to Blocks
} Promotion;

typedef struct Slot { // that is being promoted
  Promotion *p;
  Op *alloca;
  Value *address;
  Type *type;
  Blocks *blocks;
  Vec(Op *) users;    // all that go, each behind what gives it its address
  bool *live, *joins; // by block: the value is read first; it gets an argument
  Value *initial;     // made when first needed
  Value **at_end;     // by block
  PtrMap at_read;     // operations to the value before them
  PtrMap written;     // operations to the value behind them
} Slot;

static uint32_t place_of(const Blocks *blocks, const Block *block) {
  return (uint32_t)(uintptr_t)ptrmap_get(&blocks->places, block);
}

static void add_to_frontiers(Blocks *blocks, Arena *arena, uint32_t at) {
  for (Successor *s = blocks->list[at]->preds; s; s = s->next) {
    uint32_t from = place_of(blocks, s->owner->block);
    if (!from)
      continue;
    for (uint32_t i = from - 1; i != blocks->parents[at];
         i = blocks->parents[i]) {
      Frontier *frontier = &blocks->frontiers[i];
      if (!frontier->size || vec_last(frontier) != at)
        vec_push(arena, frontier, at);
    }
  }
}

// Returns the blocks of a region in order of dominance, computed once.
static Blocks *blocks_of(Promotion *p, Region *region) {
  Arena *arena = p->rw.arena;
  void **entry = ptrmap_at(&p->regions, arena, region);
  if (*entry)
    return *entry;
  Blocks *b = *entry = arena_new(arena, Blocks);
  uint32_t *dominated;
  Dominance *dominance = dominance_new(p->rw.b.ctx, arena);
  b->list = dominance_preorder(dominance, region, &b->count, &dominated);
  dominance_release(dominance);
  b->parents = arena_array(arena, uint32_t, b->count);
  b->frontiers =
      arena_zero(arena, b->count * sizeof(Frontier), _Alignof(Frontier));
  for (uint32_t i = 0; i < b->count; i++) {
    ptrmap_set(&b->places, arena, b->list[i], (void *)(uintptr_t)(i + 1));
    b->parents[i] = UINT32_MAX;
  }
  for (uint32_t i = 0; i < b->count; i++) // inner ones come later
    for (uint32_t k = 1; k <= dominated[i]; k++)
      b->parents[i + k] = i;
  for (uint32_t i = 1; i < b->count; i++)
    add_to_frontiers(b, arena, i);
  return b;
}

// Whether it can be promoted

static const DataLayout *layout_of(const Slot *s) {
  return s->p->run->layout;
}

// The beginning of it, as a value that the whole can be made of, or be.
static bool fits_access(const Slot *s, const Op *op) {
  bool writes = is_store(op);
  const Type *type = accessed_type(op);
  return !access_is_volatile(op) && access_base(op) == s->address &&
         (type == s->type ||
          (op_is(s->alloca, OP_llvm_alloca) &&
           (writes ? slot_converts(layout_of(s), s->type, type, true)
                   : slot_converts(layout_of(s), type, s->type, false))));
}

// The whole of it, neither more nor less.
static bool fits_fill(const Slot *s, const Op *op) {
  uint64_t length;
  return !memory_fill_is_volatile(op) &&
         (memory_fill_of(op)->copies || slot_repeats(s->type)) &&
         memory_fill_length(s->p->rw.b.ctx, op, &length) &&
         length == slot_size(layout_of(s), s->type);
}

static bool can_go(const Slot *s, const Op *op, const Value *address) {
  switch (touch_of(op, address)) {
  case TOUCH_NOT: return false;
  case TOUCH_READ:
  case TOUCH_WRITE:
    return address == s->address &&
           op->block->parent == s->alloca->block->parent &&
           (memory_fill_of(op) ? fits_fill(s, op) : fits_access(s, op));
  default: return true;
  }
}

static bool collect_users(Slot *s, const Value *address) {
  for (const Use *use = address->uses; use; use = use->next) {
    Op *op = use->owner;
    if (!can_go(s, op, address))
      return rewrite_decline(&s->p->rw, s->alloca,
                             "'" STR_FMT "' neither reads nor writes all of it",
                             STR_ARG(op_name(op)));
    vec_push(s->p->rw.arena, &s->users, op);
    if (touch_of(op, address) == TOUCH_FORWARD &&
        !collect_users(s, op_result(op, 0)))
      return false;
  }
  return true;
}

static bool touches_slot(const Slot *s, const Op *op) {
  for (uint32_t i = 0; i < op->noperands && i < 2; i++)
    if (op_operand(op, i) == s->address)
      return true;
  return false;
}

static bool is_access(const Slot *s, const Op *op, Touch touch) {
  return touches_slot(s, op) && touch_of(op, s->address) == touch;
}

// Some of what was there before is still there.
static bool is_partial_write(const Slot *s, const Op *op) {
  return is_store(op) && stored_value(op)->type != s->type &&
         data_layout_bits(layout_of(s), stored_value(op)->type) !=
             data_layout_bits(layout_of(s), s->type);
}

// Where arguments go

static bool reads_first(const Slot *s, const Block *block) {
  for (const Op *op = block->first; op; op = op->next) {
    if (is_access(s, op, TOUCH_READ))
      return true;
    if (is_access(s, op, TOUCH_WRITE))
      return is_partial_write(s, op);
  }
  return false;
}

typedef Vec(uint32_t) Places;

static void find_live(Slot *s, const bool *written) {
  Arena *arena = s->p->rw.arena;
  Places work = {0};
  for (size_t i = 0; i < s->users.size; i++) {
    uint32_t at = place_of(s->blocks, s->users.data[i]->block);
    if (at && reads_first(s, s->users.data[i]->block))
      vec_push(arena, &work, at - 1);
  }
  while (work.size) {
    uint32_t at = vec_pop(&work);
    if (s->live[at])
      continue;
    s->live[at] = true;
    for (Successor *e = s->blocks->list[at]->preds; e; e = e->next) {
      uint32_t from = place_of(s->blocks, e->owner->block);
      if (from && !written[from - 1])
        vec_push(arena, &work, from - 1);
    }
  }
}

// Finds the blocks that need an argument for a slot.
static void find_joins(Slot *s) {
  Arena *arena = s->p->rw.arena;
  uint32_t n = s->blocks->count;
  bool *written = arena_zero(arena, n, 1);
  Places work = {0};
  s->live = arena_zero(arena, n, 1);
  s->joins = arena_zero(arena, n, 1);
  for (size_t i = 0; i < s->users.size; i++) {
    uint32_t at = place_of(s->blocks, s->users.data[i]->block);
    if (!at || written[at - 1] || !is_access(s, s->users.data[i], TOUCH_WRITE))
      continue;
    written[at - 1] = true;
    vec_push(arena, &work, at - 1);
  }
  find_live(s, written);
  while (work.size) {
    const Frontier *frontier = &s->blocks->frontiers[vec_pop(&work)];
    for (size_t i = 0; i < frontier->size; i++) {
      uint32_t at = frontier->data[i];
      if (s->joins[at] || !s->live[at])
        continue;
      s->joins[at] = true;
      vec_push(arena, &work, at);
    }
  }
}

static bool joins_can_get_values(const Slot *s) {
  for (uint32_t i = 0; i < s->blocks->count; i++)
    for (Successor *e = s->blocks->list[i]->preds; s->joins[i] && e;
         e = e->next)
      if (!e->owner->info->successor_operands)
        return false;
  return true;
}

// Promoting

static Value *initial_value(Slot *s) {
  if (s->initial)
    return s->initial;
  Builder *b = &s->p->rw.b;
  builder_at_start(b, s->alloca->block);
  b->loc = s->alloca->loc;
  bool is_llvm = op_is(s->alloca, OP_llvm_alloca);
  Op *op = build_op(b, is_llvm ? OP_llvm_mlir_undef : OP_ub_poison, &s->type, 1,
                    NULL, 0);
  if (!is_llvm)
    op->slots[A_ub_poison_value] =
        attr_dialect(b->ctx, def_attr_ub_poison, NULL);
  return s->initial = op_result(op, 0);
}

static void declare(Slot *s, const Op *declaration, Value *value) {
  Builder *b = &s->p->rw.b;
  b->loc = declaration->loc;
  Op *op = build_op(b, OP_llvm_intr_dbg_value, NULL, 0, &value, 1);
  op->slots[A_llvm_intr_dbg_value_varInfo] =
      op_slot(declaration, A_llvm_intr_dbg_declare_varInfo);
  op->slots[A_llvm_intr_dbg_value_locationExpr] =
      op_slot(declaration, A_llvm_intr_dbg_declare_locationExpr);
}

static void declare_all(Slot *s, Value *value) {
  for (size_t i = 0; i < s->users.size; i++)
    if (op_is(s->users.data[i], OP_llvm_intr_dbg_declare))
      declare(s, s->users.data[i], value);
}

// What it holds behind a write, `old` before it.
static Value *value_behind(Slot *s, Op *op, Value *old) {
  Rewriter *rw = &s->p->rw;
  if (is_store(op) && stored_value(op)->type == s->type)
    return stored_value(op);
  if (!old && is_partial_write(s, op))
    old = initial_value(s);
  builder_after(&rw->b, op);
  rw->b.loc = op->loc;
  if (is_store(op))
    return is_partial_write(s, op)
               ? slot_insert(rw, layout_of(s), stored_value(op), old)
               : slot_extract(rw, layout_of(s), stored_value(op), s->type);
  if (!memory_fill_of(op)->copies)
    return slot_repeat(rw, op_operand(op, 1), s->type);
  return make_slot_load(rw, layout_of(s), s->type, op_operand(op, 1),
                        copy_alignment(rw->b.ctx, op, 1));
}

static Value *follow_block(Slot *s, Block *block, Value *value) {
  for (Op *op = block->first, *next; op; op = next) {
    next = op->next;
    if (is_access(s, op, TOUCH_READ)) {
      ptrmap_set(&s->at_read, s->p->rw.arena, op, value);
    } else if (is_access(s, op, TOUCH_WRITE)) {
      value = value_behind(s, op, value);
      ptrmap_set(&s->written, s->p->rw.arena, op, value);
    }
  }
  return value;
}

static void pass_to_joins(Slot *s, Op *branch, Value **value) {
  for (uint32_t i = 0; branch && i < branch->nsuccessors; i++) {
    uint32_t to = place_of(s->blocks, branch->successors[i].block);
    if (!to || !s->joins[to - 1])
      continue;
    if (!*value)
      *value = initial_value(s);
    rewrite_add_successor_operands(&s->p->rw, branch, i, value, 1);
  }
}

// Dominating blocks come first, so that what they end with is known.
static void follow_values(Slot *s) {
  const Blocks *b = s->blocks;
  s->at_end = arena_array(s->p->rw.arena, Value *, b->count);
  for (uint32_t i = 0; i < b->count; i++) {
    Value *value = i ? s->at_end[b->parents[i]] : NULL;
    if (s->joins[i]) {
      value =
          block_add_arg(s->p->rw.b.pool, b->list[i], s->type, s->alloca->loc);
      builder_at_start(&s->p->rw.b, b->list[i]);
      declare_all(s, value);
    }
    value = follow_block(s, b->list[i], value);
    pass_to_joins(s, block_terminator(b->list[i]), &value);
    s->at_end[i] = value;
  }
}

// Blocks that nothing reaches pass on what is as good as anything.
static void pass_from_dead_blocks(Slot *s) {
  for (uint32_t i = 0; i < s->blocks->count; i++)
    for (Successor *e = s->blocks->list[i]->preds; s->joins[i] && e;
         e = e->next)
      if (!place_of(s->blocks, e->owner->block)) {
        Value *value = initial_value(s);
        rewrite_add_successor_operands(&s->p->rw, e->owner,
                                       (uint32_t)(e - e->owner->successors),
                                       &value, 1);
      }
}

static void replace_read(Slot *s, Op *op) {
  Rewriter *rw = &s->p->rw;
  Value *value = ptrmap_get(&s->at_read, op);
  if (!value)
    value = initial_value(s);
  builder_after(&rw->b, op);
  rw->b.loc = op->loc;
  if (!is_load(op))
    make_slot_store(rw, layout_of(s), value, op_operand(op, 0),
                    copy_alignment(rw->b.ctx, op, 0));
  else if (op->results[0].type == s->type)
    rewrite_replace_uses(rw, op_result(op, 0), value);
  else
    rewrite_replace_uses(
        rw, op_result(op, 0),
        slot_extract(rw, layout_of(s), value, op->results[0].type));
}

// From the last to the first: what is read may have been read before.
static void replace_reads(Slot *s) {
  for (uint32_t i = s->blocks->count; i-- > 0;)
    for (Op *op = s->blocks->list[i]->last; op; op = op->prev)
      if (is_access(s, op, TOUCH_READ))
        replace_read(s, op);
  for (size_t i = 0; i < s->users.size; i++) {
    Op *op = s->users.data[i];
    if (is_access(s, op, TOUCH_READ) && !place_of(s->blocks, op->block))
      replace_read(s, op);
  }
}

static void declare_writes(Slot *s) {
  for (size_t i = 0; i < s->users.size; i++) {
    Op *op = s->users.data[i];
    Value *value = ptrmap_get(&s->written, op);
    if (!value && is_store(op) && stored_value(op)->type == s->type)
      value = stored_value(op); // where nothing gets
    if (!value || !is_access(s, op, TOUCH_WRITE))
      continue;
    Op *maker = value_op(value);
    bool is_behind =
        maker && maker->block == op->block && op_is_before(op, maker);
    builder_after(&s->p->rw.b, is_behind ? maker : op);
    declare_all(s, value);
  }
}

static bool erase_user(Slot *s, Op *op) {
  Rewriter *rw = &s->p->rw;
  if (op_is(op, OP_llvm_intr_dbg_value)) { // stays, with another operand
    builder_before(&rw->b, op);
    rewrite_set_operand(rw, op, 0,
                        make_llvm_undef(&rw->b, op_operand(op, 0)->type));
    return true;
  }
  if (op->nresults && op->results[0].uses)
    return false;
  rewrite_erase(rw, op);
  return true;
}

// The end of an invariant place, which goes too, names its beginning.
static void erase_users(Slot *s) {
  Vec(Op *) begins = {0};
  while (s->users.size) {
    Op *op = vec_pop(&s->users);
    if (!erase_user(s, op))
      vec_push(s->p->rw.arena, &begins, op);
  }
  while (begins.size)
    rewrite_erase(&s->p->rw, vec_pop(&begins));
}

static void promote(Slot *s) {
  Rewriter *rw = &s->p->rw;
  follow_values(s);
  replace_reads(s);
  pass_from_dead_blocks(s);
  declare_writes(s);
  erase_users(s);
  if (s->initial && !s->initial->uses)
    rewrite_erase(rw, value_op(s->initial));
  rewrite_erase(rw, s->alloca);
}

static bool try_to_promote(Promotion *p, Op *alloca) {
  Slot s = {.p = p, .alloca = alloca, .type = slot_type(alloca)};
  if (!s.type || !alloca->results[0].uses ||
      !region_has_dominance(alloca->block->parent))
    return false;
  s.address = op_result(alloca, 0);
  if (!collect_users(&s, s.address))
    return false;
  s.blocks = blocks_of(p, alloca->block->parent);
  find_joins(&s);
  if (!joins_can_get_values(&s))
    return rewrite_decline(&p->rw, alloca,
                           "a block where values would meet is entered by an "
                           "operation that passes none");
  for (uint32_t i = 0; i < s.blocks->count; i++)
    PASS_COUNTS(p->run, mem2reg)->arguments += s.joins[i];
  promote(&s);
  PASS_COUNTS(p->run, mem2reg)->promoted++;
  return true;
}

typedef struct Allocas {
  Arena *arena;
  Vec(Op *) list;
} Allocas;

static void add_alloca(void *user, Op *op) {
  Allocas *allocas = user;
  if (slot_type(op))
    vec_push(allocas->arena, &allocas->list, op);
}

// Again and again, since one may hold the address of another.
bool lower_mem2reg(PassRun *run, Op *root) {
  Promotion p = {.run = run, .rw = pass_rewriter(run)};
  Allocas allocas = {.arena = run->arena};
  op_walk_post(root, add_alloca, &allocas);
  for (bool changed = true; changed;) {
    size_t n = allocas.list.size, left = 0;
    for (size_t i = 0; i < n; i++)
      if (!try_to_promote(&p, allocas.list.data[i]))
        allocas.list.data[left++] = allocas.list.data[i];
    allocas.list.size = left;
    changed = left < n;
  }
  return true;
}
