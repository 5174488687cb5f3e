// affine-scalrep: loads of what is known already, by the value that was stored
// or loaded before; stores that another overwrites unread, and memory that is
// only stored to, go.
//
// Requires: nothing.
// Guarantees: nothing.
// Invalidates: nothing.
//
// Before:
//
//   affine.store %x, %a[%i] : memref<10xf32>
//   %y = affine.load %a[%i] : memref<10xf32>
//   "use"(%y) : (f32) -> ()
//
// After, if %a was allocated and is not used otherwise:
//
//   "use"(%x) : (f32) -> ()

#include "ir/build/affine.h"
#include "lowering/affine/effects.h"
#include "lowering/affine/passes.h"
#include "lowering/pass/pass.h"

typedef Vec(Op *) Ops;
typedef Vec(Value *) Values;

typedef struct Replacing {
  PassRun *run;
  Dominance *dominance;
  Ops loads, stores, erased;
  Values memrefs; // of loads that a store was found for
} Replacing;

static MemAccess access_to(Replacing *r, Op *op) {
  return access_of(r->run->ctx, r->run->arena, op);
}

static void collect_access(void *user, Op *op) {
  Replacing *r = user;
  if (op_is_affine_read(op))
    vec_push(r->run->arena, &r->loads, op);
  if (op_is_affine_write(op))
    vec_push(r->run->arena, &r->stores, op);
}

static void collect_accesses(Replacing *r, Op *root) {
  r->loads.size = r->stores.size = 0;
  op_walk_post(root, collect_access, r);
}

static void erase_all(Replacing *r) {
  for (size_t i = 0; i < r->erased.size; i++)
    op_erase(r->run->pool, r->erased.data[i]);
  r->erased.size = 0;
}

static bool op_dominates(Replacing *r, Op *a, Op *b) {
  b = op_ancestor_in_region(b, a->block->parent);
  if (!b || a == b)
    return b;
  return a->block == b->block
             ? op_is_before(a, b)
             : block_dominates(r->dominance, a->block, b->block);
}

static Value *stored_value(const Op *store) {
  return op_operand(store, 0);
}

static Value *memref_of(const Op *op) {
  return op_operand(op, op_is_affine_write(op));
}

// The access was made by the store, in the same iteration.
static bool must_reach(Replacing *r, const MemAccess *store,
                       const MemAccess *load) {
  uint32_t depth = count_common_loops(store->op, load->op) + 1;
  return dependence_between(r->run->ctx, r->run->arena, store, load, depth,
                            false, NULL) == DEPENDENCE_FOUND;
}

static Op *find_store(Replacing *r, Op *load) {
  MemAccess to = access_to(r, load);
  Op *found = NULL;
  for (const Use *use = to.memref->uses; use; use = use->next) {
    if (!op_is_affine_write(use->owner) || memref_of(use->owner) != to.memref)
      continue;
    MemAccess from = access_to(r, use->owner);
    if (access_equal(r->run->ctx, &from, &to) &&
        op_dominates(r, from.op, load) && must_reach(r, &from, &to) &&
        nothing_intervenes(r->run->ctx, r->run->arena, EFFECT_WRITE, from.op,
                           &to))
      found = from.op;
  }
  return found;
}

static void forward_store(Replacing *r, Op *load) {
  const Op *store = find_store(r, load);
  Value *loaded = op_result(load, 0);
  if (!store || stored_value(store)->type != loaded->type)
    return;
  value_replace_uses(loaded, stored_value(store));
  vec_push(r->run->arena, &r->memrefs, memref_of(load));
  vec_push(r->run->arena, &r->erased, load);
}

// Stores that are overwritten

// Every way from the end of `from` on comes to `block`.
static bool block_postdominates(Arena *arena, const Block *block,
                                const Block *from) {
  Vec(const Block *) todo = {0};
  PtrMap seen = {0};
  vec_push(arena, &todo, from);
  while (todo.size) {
    const Block *b = vec_pop(&todo);
    const Op *end = block_terminator(b);
    if (!end || !end->nsuccessors)
      return false;
    for (uint32_t i = 0; i < end->nsuccessors; i++) {
      const Block *next = end->successors[i].block;
      if (next == block || ptrmap_get(&seen, next))
        continue;
      ptrmap_set(&seen, arena, next, (void *)next);
      vec_push(arena, &todo, next);
    }
  }
  return true;
}

static bool op_postdominates(Replacing *r, Op *op, Op *of) {
  return op->block == of->block
             ? op_is_before(of, op)
             : block_postdominates(r->run->arena, op->block, of->block);
}

static bool is_overwritten(Replacing *r, Op *store) {
  MemAccess own = access_to(r, store);
  for (const Use *use = own.memref->uses; use; use = use->next) {
    Op *other = use->owner;
    if (!op_is_affine_write(other) || other == store ||
        memref_of(other) != own.memref ||
        other->block->parent != store->block->parent ||
        stored_value(other)->type != stored_value(store)->type)
      continue;
    MemAccess access = access_to(r, other);
    if (access_equal(r->run->ctx, &access, &own) &&
        op_postdominates(r, other, store) &&
        nothing_intervenes(r->run->ctx, r->run->arena, EFFECT_READ, store,
                           &access))
      return true;
  }
  return false;
}

// Memory that nobody reads

static bool is_only_written(const Value *memref) {
  for (const Use *use = memref->uses; use; use = use->next) {
    const Op *op = use->owner;
    bool writes = op_is_affine_write(op) && memref_of(op) == memref &&
                  stored_value(op) != memref;
    if (!writes && !op_only_frees(op))
      return false;
  }
  return true;
}

static void erase_unread(Replacing *r, Value *memref) {
  Op *op = value_op(memref);
  if (!op || !op_only_allocates(op) || !is_only_written(memref))
    return;
  while (memref->uses)
    op_erase(r->run->pool, memref->uses->owner);
  op_erase(r->run->pool, op);
}

static void erase_unread_memory(Replacing *r) {
  PtrMap seen = {0};
  for (size_t i = 0; i < r->memrefs.size; i++) {
    Value *memref = r->memrefs.data[i];
    if (ptrmap_get(&seen, memref))
      continue;
    ptrmap_set(&seen, r->run->arena, memref, memref);
    erase_unread(r, memref);
  }
}

// Loads of what was loaded

static bool is_same_load(Replacing *r, Op *other, const MemAccess *load) {
  if (!op_is_affine_read(other) || other == load->op)
    return false;
  MemAccess from = access_to(r, other);
  return access_equal(r->run->ctx, &from, load) &&
         op_dominates(r, other, load->op) &&
         nothing_intervenes(r->run->ctx, r->run->arena, EFFECT_WRITE, other,
                            load) &&
         op_result(other, 0)->type == op_result(load->op, 0)->type;
}

static bool dominates_all(Replacing *r, Op *op, const Ops *others) {
  for (size_t i = 0; i < others->size; i++)
    if (op != others->data[i] && !op_dominates(r, op, others->data[i]))
      return false;
  return true;
}

static void forward_load(Replacing *r, Op *load) {
  MemAccess to = access_to(r, load);
  Ops same = {0};
  for (const Use *use = to.memref->uses; use; use = use->next)
    if (is_same_load(r, use->owner, &to))
      vec_push(r->run->arena, &same, use->owner);
  for (size_t i = 0; i < same.size; i++)
    if (dominates_all(r, same.data[i], &same)) {
      value_replace_uses(op_result(load, 0), op_result(same.data[i], 0));
      vec_push(r->run->arena, &r->erased, load);
      return;
    }
}

bool lower_affine_scalrep(PassRun *run, Op *root) {
  Replacing r = {.run = run, .dominance = dominance_new(run->ctx, run->arena)};
  collect_accesses(&r, root);
  for (size_t i = 0; i < r.loads.size; i++)
    forward_store(&r, r.loads.data[i]);
  erase_all(&r);
  for (size_t i = 0; i < r.stores.size; i++)
    if (is_overwritten(&r, r.stores.data[i]))
      vec_push(run->arena, &r.erased, r.stores.data[i]);
  erase_all(&r);
  erase_unread_memory(&r);
  collect_accesses(&r, root);
  for (size_t i = 0; i < r.loads.size; i++)
    forward_load(&r, r.loads.data[i]);
  erase_all(&r);
  dominance_release(r.dominance);
  return true;
}
