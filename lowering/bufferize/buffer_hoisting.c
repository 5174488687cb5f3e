// buffer-hoisting: an allocation goes to the block that dominates all uses of it
// and of what it is passed on as, so that what frees it may come behind them.
//
// buffer-loop-hoisting: an allocation goes out of the loops in which it is, unless
// an iteration hands it to the next.
//
// Requires: nothing.
// Guarantees: nothing.
// Invalidates: nothing.
//
// An allocation goes up block by block: to the immediate dominator if that is in
// the same region, else to the block around the region, if the pass allows it; not
// above the block where the last of its sizes is made.

#include "ir/analysis/liveness.h"
#include "ir/analysis/value_effects.h"
#include "lowering/bufferize/buffer_passes.h"
#include "lowering/bufferize/passes.h"

typedef struct Hoisting {
  PassRun *run;
  Dominance *dom;
  PtrMap above; // blocks, to what immediately dominates them in their region
  bool loops;   // out of loops, and of nothing else
} Hoisting;

// Choosing the place of an allocation

static void note_region(Hoisting *h, Region *region) {
  Arena *arena = h->run->arena;
  uint32_t count, *dominated;
  if (region->first == region->last)
    return;
  Block **blocks = dominance_preorder(h->dom, region, &count, &dominated);
  for (uint32_t i = 0; i < count; i++)
    for (uint32_t k = 1; k <= dominated[i]; k++) // inner ones come later
      ptrmap_set(&h->above, arena, blocks[i + k], blocks[i]);
}

static void note_regions(void *user, Op *op) {
  for (uint32_t i = 0; i < op->nregions; i++)
    note_region(user, &op->regions[i]);
}

static Block *block_around(const Block *block) {
  const Op *parent = block->parent->parent;
  return parent ? parent->block : NULL;
}

// The block of `region` that has the block in it, or is it; NULL: none.
static Block *block_in_region(Block *block, const Region *region) {
  while (block && block->parent != region)
    block = block_around(block);
  return block;
}

static Block *common_dominator(Hoisting *h, Block *a, Block *b) {
  Block *there = NULL;
  for (; a && !there; a = there ? a : block_around(a))
    there = block_in_region(b, a->parent);
  while (a && !block_dominates(h->dom, a, there))
    a = ptrmap_get(&h->above, a);
  return a;
}

// Whether control, or the regions around it, come to `b` by `a` only.
static bool comes_by(Hoisting *h, Block *a, Block *b) {
  Block *there = block_in_region(b, a->parent);
  return there && block_dominates(h->dom, a, there);
}

static Block *dominator_of_uses(Hoisting *h, Value *memref) {
  BufferNames names = buffer_names(h->run->arena, memref);
  Block *block = value_op(memref)->block;
  for (uint32_t i = 0; i < names.values.size; i++) {
    Value *name = names.values.entries[i].value;
    for (const Use *u = name->uses; u; u = u->next)
      block = common_dominator(h, block, u->owner->block);
    block = common_dominator(h, block,
                             value_is_arg(name) ? value_arg_block(name)
                                                : value_op(name)->block);
  }
  return block;
}

// The innermost block in which something that `alloc` uses is made; or NULL.
static Block *block_of_sizes(Hoisting *h, const Op *alloc) {
  Block *last = NULL;
  for (uint32_t i = 0; i < alloc->noperands; i++) {
    const Value *size = op_operand(alloc, i);
    Block *block =
        value_is_arg(size) ? value_arg_block(size) : value_op(size)->block;
    if (!last || comes_by(h, last, block))
      last = block;
  }
  return last;
}

static bool is_parallel(const Op *op) {
  return op_has(op, TRAIT_PARALLEL_REGION) ||
         (op_is_loop(op) && op->info->loop->is_parallel);
}

// Iterations that run side by side have memory of their own each.
static bool may_leave(Hoisting *h, Op *parent, Block *uses) {
  if (is_parallel(parent) ||
      (!op_branches_to_regions(parent) && !op_is_loop(parent)))
    return false;
  return h->loops ? runs_again(parent) && !comes_by(h, uses, parent->block)
                  : !runs_again(parent);
}

// Goes up from the block of an allocation as far as the pass allows.
static Block *place_of(Hoisting *h, const Op *alloc, Block *uses) {
  Block *sizes = block_of_sizes(h, alloc), *limit = sizes;
  Block *at = alloc->block, *place = at;
  if (!h->loops && (!sizes || sizes == uses || !comes_by(h, uses, sizes)))
    limit = uses;
  while (!limit || (limit != at && comes_by(h, limit, at))) {
    Op *parent = at->parent->parent;
    Block *above = at == at->parent->first ? NULL : ptrmap_get(&h->above, at);
    if (!parent->block)
      break;
    if (above) {
      at = above;
      place = h->loops ? place : at;
    } else {
      if (!may_leave(h, parent, uses))
        break;
      place = at = parent->block;
    }
  }
  return place;
}

// How many operations free it, by any name.
static uint32_t count_frees(Hoisting *h, Value *memref) {
  uint32_t n = 0;
  BufferNames names = buffer_names(h->run->arena, memref);
  for (uint32_t i = 0; i < names.values.size; i++) {
    const Value *name = names.values.entries[i].key;
    for (const Use *u = name->uses; u; u = u->next)
      n += op_frees(u->owner, name);
  }
  return n;
}

// An allocation stays in the loop that frees it.
static bool may_hoist(Hoisting *h, const Op *alloc) {
  return alloc->info->on_stack ||
         count_frees(h, op_result(alloc, 0)) <= (h->loops ? 0 : 1);
}

static void hoist(Hoisting *h, Op *alloc) {
  Rewriter rw = pass_rewriter(h->run);
  Block *place = place_of(h, alloc, dominator_of_uses(h, op_result(alloc, 0)));
  Op *before = op_ancestor_in_block(alloc, place);
  if (place != alloc->block)
    rewrite_move_before(&rw, alloc, before ? before : block_terminator(place));
}

static void hoist_all(Hoisting *h, Op *func, bool (*which)(const Op *op)) {
  OpList allocs = collect_ops_that(h->run, func, which);
  for (size_t i = 0; i < allocs.count; i++)
    if (may_hoist(h, allocs.items[i]))
      hoist(h, allocs.items[i]);
}

static bool run_hoisting(PassRun *run, Op *func, bool loops) {
  Hoisting h = {
      .run = run, .dom = dominance_new(run->ctx, run->arena), .loops = loops};
  note_regions(&h, func);
  op_walk(func, note_regions, &h);
  hoist_all(&h, func, allocates_on_heap);
  if (loops)
    hoist_all(&h, func, allocates_on_stack);
  dominance_release(h.dom);
  return true;
}

bool lower_buffer_hoisting(PassRun *run, Op *func) {
  return run_hoisting(run, func, false);
}

bool lower_buffer_loop_hoisting(PassRun *run, Op *func) {
  return run_hoisting(run, func, true);
}
