// One constant for each value: the first of several equal ones stays, at the
// head of the region that all of them can see, and stands for the others.
//
// The table is open addressing over operations. Those in it carry a flag, so
// that looking at an operation says whether it is one of them.

#include "ir/analysis/fold.h"
#include "ir/rewrite/rewriter.h"

enum { OP_FLAG_POOLED = 2 }; // of Op.flags

static Op *const gone = (Op *)1; // where one was

static bool is_pooled(const Op *op) {
  return op && op->flags & OP_FLAG_POOLED;
}

Region *constants_home(const Block *block) {
  for (;;) {
    Region *region = block->parent;
    const Op *parent = region->parent;
    if (!parent->block || op_is(parent, OP_UNREGISTERED) ||
        op_has(parent, TRAIT_ISOLATED))
      return region;
    block = parent->block;
  }
}

static uint32_t hash_of(const Op *op, const Attr *value, const Region *home) {
  uint64_t hash = hash_ptr(value, hash_ptr(home, 0));
  hash = hash_ptr(op->info->dialect, hash);
  return (uint32_t)(hash_ptr(op->results[0].type, hash) >> 16);
}

static bool is_same(ConstantPool *pool, const Op *a, const Op *b,
                    const Attr *value, const Region *home) {
  return a->info->dialect == b->info->dialect &&
         a->results[0].type == b->results[0].type && a->block->parent == home &&
         value_constant(pool->ctx, &a->results[0]) == value;
}

static void enter(ConstantPool *pool, Op *op, uint32_t hash) {
  uint32_t at = hash & (pool->nslots - 1);
  while (pool->slots[at])
    at = (at + 1) & (pool->nslots - 1);
  pool->slots[at] = op;
  pool->used++;
}

static void grow(ConstantPool *pool) {
  Op **old = pool->slots;
  uint32_t n = pool->nslots;
  pool->nslots = n ? n * 2 : 64;
  pool->slots = arena_array(pool->arena, Op *, pool->nslots);
  memset(pool->slots, 0, pool->nslots * sizeof *pool->slots);
  pool->used = 0;
  for (uint32_t i = 0; i < n; i++)
    if (old[i] && old[i] != gone) {
      const Attr *value = value_constant(pool->ctx, &old[i]->results[0]);
      enter(pool, old[i], hash_of(old[i], value, old[i]->block->parent));
    }
}

static Op *find(ConstantPool *pool, const Op *op, const Attr *value,
                const Region *home, uint32_t hash) {
  for (uint32_t at = hash & (pool->nslots - 1); pool->slots[at];
       at = (at + 1) & (pool->nslots - 1))
    if (pool->slots[at] != gone &&
        is_same(pool, pool->slots[at], op, value, home))
      return pool->slots[at];
  return NULL;
}

// One that was moved, or stands for others, is of no place in the source.
static void note_change(ConstantPool *pool, Op *op) {
  pool->changed = true;
  op->loc = ctx_loc(pool->ctx, pool->ctx->unknown_loc);
}

static bool is_in_place(const Op *op, const Block *head) {
  return op->block == head && (head->first == op || is_pooled(op->prev));
}

static void put_in_place(ConstantPool *pool, Op *op, Block *head) {
  if (is_in_place(op, head))
    return;
  op_unlink(op);
  if (head->first)
    op_insert_before(head->first, op);
  else
    op_append(head, op);
  note_change(pool, op);
}

bool constant_pool_take(ConstantPool *pool, Rewriter *rw, Op *op) {
  if (!op_has(op, TRAIT_CONSTANT_LIKE) || op->nresults != 1)
    return true;
  if (is_pooled(op)) {
    put_in_place(pool, op, op->block);
    return true;
  }
  const Attr *value = value_constant(pool->ctx, &op->results[0]);
  if (!value)
    return true;
  if (pool->used * 4 >= pool->nslots * 3)
    grow(pool);
  Region *home = constants_home(op->block);
  uint32_t hash = hash_of(op, value, home);
  Op *known = find(pool, op, value, home, hash);
  if (known) {
    note_change(pool, known);
    rewrite_replace_by(rw, op, known);
    return false;
  }
  put_in_place(pool, op, home->first);
  op->flags |= OP_FLAG_POOLED;
  enter(pool, op, hash);
  return true;
}

void constant_pool_forget(ConstantPool *pool, Op *op) {
  if (!is_pooled(op))
    return;
  op->flags &= (uint16_t)~OP_FLAG_POOLED;
  const Attr *value = value_constant(pool->ctx, &op->results[0]);
  uint32_t at = hash_of(op, value, op->block->parent) & (pool->nslots - 1);
  while (pool->slots[at] && pool->slots[at] != op)
    at = (at + 1) & (pool->nslots - 1);
  if (pool->slots[at])
    pool->slots[at] = gone;
}

void constant_pool_clear(ConstantPool *pool) {
  for (uint32_t i = 0; i < pool->nslots; i++) {
    if (pool->slots[i] && pool->slots[i] != gone)
      pool->slots[i]->flags &= (uint16_t)~OP_FLAG_POOLED;
    pool->slots[i] = NULL;
  }
  pool->used = 0;
  pool->changed = false;
}
