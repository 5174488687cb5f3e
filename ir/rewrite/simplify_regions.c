// Simplifying the blocks of regions, nested ones included: blocks that nothing
// reaches go, and so do operations and block arguments from which nothing
// comes that anybody needs.
//
// Liveness is optimistic: all is dead until something live uses it, so that
// values that only keep each other alive go as well. An operation is live when
// it does something by itself or when a result of it is; an argument of a block
// when something live uses it. What a branch passes on is a use only if the
// argument that gets it is live.

#include "ir/rewrite/greedy.h"

enum { OP_FLAG_LIVE = 4 }; // of Op.flags; live arguments have Value.id 1

static void drop_uses(Value *value) {
  for (Use *use; (use = value->uses);)
    op_set_operand(use->owner, (uint32_t)(use - use->owner->operands), NULL);
}

// Unreachable blocks

static void mark_reached(Rewriter *rw, Block *entry, PtrMap *reached) {
  Vec(Block *) stack = {0};
  ptrmap_set(reached, rw->arena, entry, entry);
  vec_push(rw->arena, &stack, entry);
  while (stack.size) {
    const Op *last = block_terminator(vec_pop(&stack));
    for (uint32_t i = 0; last && i < last->nsuccessors; i++) {
      Block *next = last->successors[i].block;
      if (ptrmap_get(reached, next))
        continue;
      ptrmap_set(reached, rw->arena, next, next);
      vec_push(rw->arena, &stack, next);
    }
  }
}

// Whatever still uses something of the block is in such a block, too.
static void drop_definitions(Block *block) {
  for (uint32_t i = 0; i < block->nargs; i++)
    drop_uses(block_arg(block, i));
  for (Op *op = block->first; op; op = op->next)
    for (uint32_t i = 0; i < op->nresults; i++)
      drop_uses(&op->results[i]);
}

static void drop_edges(Block *block) {
  while (block->preds) {
    Successor *edge = block->preds;
    op_set_successor(edge->owner, (uint32_t)(edge - edge->owner->successors),
                     NULL);
  }
}

static bool erase_unreached(Rewriter *rw, Region *region) {
  PtrMap reached = {0};
  Vec(Block *) dead = {0};
  mark_reached(rw, region->first, &reached);
  for (Block *block = region->first; block; block = block->next)
    if (!ptrmap_get(&reached, block))
      vec_push(rw->arena, &dead, block);
  for (size_t i = 0; i < dead.size; i++) {
    drop_definitions(dead.data[i]);
    drop_edges(dead.data[i]);
  }
  for (size_t i = 0; i < dead.size; i++)
    rewrite_erase_block(rw, dead.data[i]);
  return dead.size;
}

bool erase_unreachable_blocks(Rewriter *rw, Region *region) {
  bool changed = false;
  if (region->first != region->last)
    changed = erase_unreached(rw, region);
  for (Block *block = region->first; block; block = block->next)
    for (Op *op = block->first; op; op = op->next)
      for (uint32_t i = 0; i < op->nregions; i++)
        changed |= erase_unreachable_blocks(rw, &op->regions[i]);
  return changed;
}

// Liveness

typedef struct Liveness {
  bool changed;
} Liveness;

static bool is_live_op(const Op *op) {
  return op->flags & OP_FLAG_LIVE;
}

static bool is_entry(const Block *block) {
  return block->parent->first == block;
}

static bool is_live_arg(const Value *arg) {
  return arg->id || is_entry(value_arg_block(arg));
}

static void keep_op(Liveness *live, Op *op) {
  live->changed |= !is_live_op(op);
  op->flags |= OP_FLAG_LIVE;
}

static void keep_arg(Liveness *live, Value *arg) {
  live->changed |= !arg->id;
  arg->id = 1;
}

// The argument that gets operand `i` of a branch; NULL when none does.
static Value *passed_to(Op *branch, uint32_t i) {
  for (uint32_t s = 0; s < branch->nsuccessors; s++) {
    uint32_t first, count;
    branch->info->successor_operands(branch, s, &first, &count);
    if (i >= first && i - first < count)
      return block_arg(branch->successors[s].block, i - first);
  }
  return NULL;
}

static bool is_live_use(const Use *use) {
  Op *owner = use->owner;
  if (!is_live_op(owner))
    return false;
  if (!op_has(owner, TRAIT_TERMINATOR) || !owner->info->successor_operands)
    return true;
  Value *arg = passed_to(owner, (uint32_t)(use - owner->operands));
  return !arg || is_live_arg(arg);
}

static bool has_live_use(const Value *value) {
  for (const Use *use = value->uses; use; use = use->next)
    if (is_live_use(use))
      return true;
  return false;
}

static void visit_terminator(Liveness *live, Op *op) {
  keep_op(live, op);
  if (op->info->successor_operands)
    return;
  for (uint32_t i = 0; i < op->nsuccessors; i++)
    for (uint32_t k = 0; k < op->successors[i].block->nargs; k++)
      keep_arg(live, block_arg(op->successors[i].block, k));
}

static void visit_region(Liveness *live, Region *region);

static void visit_op(Liveness *live, Op *op) {
  for (uint32_t i = 0; i < op->nregions; i++)
    visit_region(live, &op->regions[i]);
  if (op_has(op, TRAIT_TERMINATOR)) {
    visit_terminator(live, op);
    return;
  }
  if (is_live_op(op))
    return;
  bool is_live = !op_would_be_trivially_dead(op);
  for (uint32_t i = 0; !is_live && i < op->nresults; i++)
    is_live = has_live_use(&op->results[i]);
  if (is_live)
    keep_op(live, op);
}

// Backwards, so that most uses are seen before what they use.
static void visit_region(Liveness *live, Region *region) {
  for (Block *block = region->last; block; block = block->prev) {
    for (Op *op = block->last; op; op = op->prev)
      visit_op(live, op);
    for (uint32_t i = 0; !is_entry(block) && i < block->nargs; i++) {
      Value *arg = block_arg(block, i);
      if (!is_live_arg(arg) && has_live_use(arg))
        keep_arg(live, arg);
    }
  }
}

static void forget(Region *region) {
  for (Block *block = region->first; block; block = block->next) {
    for (uint32_t i = 0; i < block->nargs; i++)
      block_arg(block, i)->id = 0;
    for (Op *op = block->first; op; op = op->next) {
      op->flags &= (uint16_t)~OP_FLAG_LIVE;
      for (uint32_t i = 0; i < op->nregions; i++)
        forget(&op->regions[i]);
    }
  }
}

// Erasing what is dead

static void stop_passing(Rewriter *rw, Op *branch) {
  if (!branch || !branch->info->successor_operands)
    return;
  for (uint32_t s = branch->nsuccessors; s-- > 0;) {
    uint32_t first, count;
    branch->info->successor_operands(branch, s, &first, &count);
    for (uint32_t i = count; i-- > 0;)
      if (!is_live_arg(block_arg(branch->successors[s].block, i)))
        rewrite_erase_successor_operand(rw, branch, s, i);
  }
}

static void erase_dead_op(Rewriter *rw, Op *op) {
  for (uint32_t i = 0; i < op->nresults; i++)
    drop_uses(&op->results[i]);
  rewrite_erase(rw, op);
}

static bool erase_dead(Rewriter *rw, Region *region) {
  bool changed = false, is_single = region->first == region->last;
  for (Block *block = region->last; block; block = block->prev) {
    if (!is_single)
      stop_passing(rw, block_terminator(block));
    for (Op *op = block->last, *prev; op; op = prev) {
      prev = op->prev;
      if (!is_live_op(op)) {
        erase_dead_op(rw, op);
        changed = true;
        continue;
      }
      for (uint32_t i = 0; i < op->nregions; i++)
        changed |= erase_dead(rw, &op->regions[i]);
    }
  }
  return changed;
}

static bool erase_dead_args(Rewriter *rw, Region *region) {
  bool changed = false;
  for (Block *block = region->first; block; block = block->next) {
    for (uint32_t i = block->nargs; !is_entry(block) && i-- > 0;)
      if (!is_live_arg(block_arg(block, i))) {
        rewrite_erase_arg(rw, block, i);
        changed = true;
      }
    for (Op *op = block->first; op; op = op->next)
      for (uint32_t i = 0; i < op->nregions; i++)
        changed |= erase_dead_args(rw, &op->regions[i]);
  }
  return changed;
}

bool erase_dead_code(Rewriter *rw, Region *region) {
  Liveness live;
  forget(region);
  do {
    live.changed = false;
    visit_region(&live, region);
  } while (live.changed);
  bool changed = erase_dead(rw, region);
  changed |= erase_dead_args(rw, region);
  forget(region);
  return changed;
}

// Where each operation was visited when it lost a use, only values that keep
// each other alive are left to be found. They need several blocks, or a region
// in which a use may come before its definition.
static bool may_have_dead_cycles(const Region *region) {
  if (region->first != region->last)
    return true;
  if (region_has_dominance(region))
    return false;
  for (const Op *op = region->first->first; op; op = op->next)
    if (op->nresults)
      return true;
  return false;
}

static bool erase_dead_cycles(Rewriter *rw, Region *region) {
  if (region_is_empty(region))
    return false;
  if (may_have_dead_cycles(region))
    return erase_dead_code(rw, region);
  bool changed = false;
  for (Op *op = region->first->first; op; op = op->next)
    for (uint32_t i = 0; i < op->nregions; i++)
      changed |= erase_dead_cycles(rw, &op->regions[i]);
  return changed;
}

bool simplify_regions(Rewriter *rw, Region *region,
                      RegionSimplification level) {
  if (level == SIMPLIFY_DISABLED || region_is_empty(region))
    return false;
  bool changed = erase_unreachable_blocks(rw, region);
  scratch_claim(rw->b.ctx, SCRATCH_VALUE_ID);
  changed |= erase_dead_cycles(rw, region);
  scratch_release(rw->b.ctx, SCRATCH_VALUE_ID);
  if (level == SIMPLIFY_AGGRESSIVE) {
    changed |= merge_equal_blocks(rw, region);
    changed |= drop_redundant_args(rw, region);
  }
  return changed;
}
