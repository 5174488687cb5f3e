// Liveness, backwards: a visit looks at what an operation does and at which of
// its results matter, and marks the operands that then do. Whatever is marked
// has those visited again that it depends on. Operands that are passed on (to a
// block, a region, a function, back to a caller) matter if what gets them does;
// others of an operation matter all or not at all.

#include "ir/analysis/liveness.h"

static void enqueue(Liveness *l, Op *op) {
  void **entry = ptrmap_at(&l->queued, l->arena, op);
  if (*entry)
    return;
  *entry = op;
  vec_push(l->arena, &l->work, op);
}

bool op_branches_to_regions(const Op *op) {
  return op->info->edges || op_has(op, TRAIT_PARALLEL_REGION);
}

const RegionLinks *liveness_links(Liveness *l, Op *op) {
  void **entry = ptrmap_at(&l->links, l->arena, op);
  if (!*entry) {
    RegionLinks *links = arena_new(l->arena, RegionLinks);
    *links = region_links_of(l->arena, op);
    *entry = links;
  }
  return *entry;
}

// Marking

static void enqueue_ends(Liveness *l, Op *op) {
  for (uint32_t i = 0; i < op->nregions; i++)
    for (Block *b = op->regions[i].first; b; b = b->next)
      if (b->last)
        enqueue(l, b->last);
}

static void enqueue_sources_of_arg(Liveness *l, const Block *block) {
  Op *parent = block->parent->parent;
  bool all;
  if (block != block->parent->first) {
    for (const Successor *s = block->preds; s; s = s->next)
      enqueue(l, s->owner);
  } else if (op_has(parent, TRAIT_FUNCTION)) {
    const FlowCalls *calls = flow_calls(&l->flow, parent, &all);
    for (size_t i = 0; i < calls->size; i++)
      enqueue(l, calls->data[i]);
  } else if (parent->block) {
    enqueue(l, parent);
    enqueue_ends(l, parent);
  }
}

static void mark(Liveness *l, Value *value) {
  void **entry = ptrmap_at(&l->live, l->arena, value);
  if (*entry)
    return;
  *entry = value;
  Op *op = value_op(value), *function;
  if (!op) {
    enqueue_sources_of_arg(l, value_arg_block(value));
    return;
  }
  enqueue(l, op);
  if (op_branches_to_regions(op))
    enqueue_ends(l, op);
  if (op_is_call(op) && (function = flow_called_function(&l->flow, op)))
    enqueue_ends(l, function);
}

static void mark_all(Liveness *l, Op *op) {
  for (uint32_t i = 0; i < op->noperands; i++)
    mark(l, op->operands[i].value);
}

static bool has_live_result(const Liveness *l, const Op *op) {
  for (uint32_t i = 0; i < op->nresults; i++)
    if (is_live(l, &op->results[i]))
      return true;
  return false;
}

static bool matters(const Liveness *l, const Op *op) {
  return !op_would_be_trivially_dead(op) || has_live_result(l, op);
}

// Visiting

// Operands of `owner`, which is `op` or ends one of its regions; those that are
// not passed on matter when `op` does.
static void visit_links(Liveness *l, Op *op, Op *owner) {
  const RegionLinks *links = liveness_links(l, op);
  bool *passed = arena_array(l->arena, bool, owner->noperands + 1);
  memset(passed, 0, owner->noperands * sizeof *passed);
  for (size_t i = 0; i < links->size; i++) {
    const RegionLink *link = &links->data[i];
    if (link->owner != owner)
      continue;
    passed[link->operand] = true;
    if (is_live(l, link->input))
      mark(l, op_operand(owner, link->operand));
  }
  for (uint32_t i = 0; i < owner->noperands; i++)
    if (!passed[i] && matters(l, op))
      mark(l, op_operand(owner, i));
}

static void visit_branch(Liveness *l, Op *op) {
  bool *passed = arena_array(l->arena, bool, op->noperands + 1);
  memset(passed, 0, op->noperands * sizeof *passed);
  for (uint32_t i = 0; i < op->nsuccessors; i++) {
    uint32_t first, count;
    const Block *block = op->successors[i].block;
    op->info->successor_operands(op, i, &first, &count);
    for (uint32_t j = 0; j < count; j++) {
      passed[first + j] = true;
      if (is_live(l, block_arg(block, block->nargs - count + j)))
        mark(l, op_operand(op, first + j));
    }
  }
  for (uint32_t i = 0; i < op->noperands; i++)
    if (!passed[i])
      mark(l, op_operand(op, i));
}

static void visit_call(Liveness *l, Op *op) {
  Op *function = flow_called_function(&l->flow, op);
  uint32_t first, count;
  if (!function || !op_operand_group(op, 0, &first, &count)) {
    mark_all(l, op);
    return;
  }
  const Block *entry = function->regions[0].first;
  for (uint32_t i = 0; i < op->noperands; i++)
    if (i < first || i >= first + count || i - first >= entry->nargs ||
        is_live(l, block_arg(entry, i - first)))
      mark(l, op_operand(op, i));
}

// Who calls the operation that is looked at by itself is not seen.
static void visit_return(Liveness *l, Op *op, Op *function) {
  bool all;
  const FlowCalls *calls = flow_calls(&l->flow, function, &all);
  if (!all || function == l->flow.top) {
    mark_all(l, op);
    return;
  }
  for (size_t i = 0; i < calls->size; i++) {
    const Op *call = calls->data[i];
    for (uint32_t k = 0; k < op->noperands && k < call->nresults; k++)
      if (is_live(l, op_result(call, k)))
        mark(l, op_operand(op, k));
  }
}

static void visit_uses(Liveness *l, Op *op) {
  Op *parent = op_parent(op);
  if (!flow_is_live(&l->flow, op->block))
    return;
  if (op_branches_to_regions(op))
    visit_links(l, op, op);
  else if (op->nsuccessors && op->info->successor_operands)
    visit_branch(l, op);
  else if (op_is_call(op))
    visit_call(l, op);
  else if (parent->info->edges && op_leaves_region(op))
    visit_links(l, parent, op);
  else if (op_has(parent, TRAIT_FUNCTION) && op_has(op, TRAIT_RETURN_LIKE))
    visit_return(l, op, parent);
  else if (matters(l, op))
    mark_all(l, op);
}

static void enqueue_each(void *user, Op *op) {
  enqueue(user, op);
}

void liveness_run(Liveness *l, Ctx *ctx, Pool *pool, Arena *arena, Op *top) {
  *l = (Liveness){.arena = arena};
  flow_init(&l->flow, ctx, pool, arena);
  flow_run(&l->flow, top);
  op_walk(top, enqueue_each, l);
  while (l->work.size) {
    Op *op = vec_pop(&l->work);
    ptrmap_set(&l->queued, arena, op, NULL);
    visit_uses(l, op);
  }
}
