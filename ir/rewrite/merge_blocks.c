// Blocks that are equal become one, and arguments that every way into a block
// gives the same value go.
//
// Before:
//
//     cf.cond_br %c, ^left, ^right
//   ^left:
//     return %a : i32
//   ^right:
//     return %b : i32
//
// After:
//
//     cf.cond_br %c, ^left(%a : i32), ^left(%b : i32)
//   ^left(%x: i32):
//     return %x : i32
//
// Blocks are equal when they have the same operations, on to the same blocks,
// and use what is in themselves in the same way. Where they use different
// values from elsewhere, the one that stays gets an argument. Blocks with
// regions are left alone, and so are those whose values are used elsewhere.

#include "ir/rewrite/greedy.h"
#include "ir/analysis/analysis.h"

typedef struct OperandPlace { // of an operand in a block
  uint32_t op, operand;
} OperandPlace;

typedef struct Cluster { // of equal blocks
  Block *leader;
  Vec(Block *) others;
  Vec(OperandPlace) differing; // sorted
  size_t next; // place, counted from 1, of the next of its hash; or 0
} Cluster;

typedef struct Merger {
  Rewriter *rw;
  Vec(Cluster) clusters;
  PtrMap by_hash; // to the place, counted from 1, of the first of that hash
  Vec(OperandPlace) found; // scratch of join()
} Merger;

// Comparing

// How many values there are in the block before this one.
static uint32_t number_in(const Block *block, const Value *value) {
  if (value_is_arg(value))
    return value->index;
  uint32_t n = block->nargs + value->index;
  for (const Op *op = value_op(value)->prev; op; op = op->prev)
    n += op->nresults;
  return n;
}

static const Block *block_of(const Value *value) {
  return value_is_arg(value) ? value_arg_block(value) : value_op(value)->block;
}

static bool is_used_outside(const Value *value, const Block *block) {
  for (const Use *use = value->uses; use; use = use->next)
    if (use->owner->block != block)
      return true;
  return false;
}

static bool is_self_contained(const Block *block) {
  for (uint32_t i = 0; i < block->nargs; i++)
    if (is_used_outside(block_arg(block, i), block))
      return false;
  for (const Op *op = block->first; op; op = op->next) {
    for (uint32_t i = 0; i < op->nregions; i++)
      if (!region_is_empty(&op->regions[i]))
        return false;
    for (uint32_t i = 0; i < op->nresults; i++)
      if (is_used_outside(&op->results[i], block))
        return false;
  }
  return true;
}

// Whether every branch to the block may pass it the value: not if it is one's
// own result.
static bool can_be_passed(const Block *block, const Value *value) {
  const Op *maker = value_op(value);
  if (!maker || maker != block_terminator(maker->block))
    return true;
  for (const Successor *edge = block->preds; edge; edge = edge->next)
    if (edge->owner == maker)
      return false;
  return true;
}

typedef enum Match { EQUAL, DIFFERENT, PASSABLE } Match;

static Match match_operands(const Block *a, const Value *x, const Block *b,
                            const Value *y) {
  if (x == y)
    return EQUAL;
  bool is_inner = block_of(x) == a;
  if (x->type != y->type || is_inner != (block_of(y) == b))
    return DIFFERENT;
  if (is_inner)
    return number_in(a, x) == number_in(b, y) ? EQUAL : DIFFERENT;
  return can_be_passed(a, x) && can_be_passed(b, y) ? PASSABLE : DIFFERENT;
}

static bool have_same_args(const Block *a, const Block *b) {
  if (a->nargs != b->nargs)
    return false;
  for (uint32_t i = 0; i < a->nargs; i++)
    if (block_arg(a, i)->type != block_arg(b, i)->type)
      return false;
  return true;
}

// Blocks of one cluster have equal hashes: the hash is of the operations, their
// attributes and their successors.
static uint64_t hash_of(const Block *block) {
  uint64_t hash = block->nargs;
  for (const Op *op = block->first; op; op = op->next) {
    const void *known[] = {op->info, op->attrs};
    hash = hash_bytes(known, sizeof known, hash);
    hash = hash_bytes(op->slots, op->nslots * sizeof *op->slots, hash);
    for (uint32_t i = 0; i < op->nsuccessors; i++)
      hash = hash_bytes(&op->successors[i].block, sizeof(Block *), hash);
  }
  return hash;
}

static uint64_t key_of(OperandPlace place) {
  return (uint64_t)place.op << 32 | place.operand;
}

static void add_place(Merger *m, Cluster *cluster, OperandPlace place) {
  size_t at = cluster->differing.size;
  for (size_t i = 0; i < at; i++)
    if (key_of(cluster->differing.data[i]) == key_of(place))
      return;
  vec_push(m->rw->arena, &cluster->differing, place);
  OperandPlace *places = cluster->differing.data;
  for (; at && key_of(places[at - 1]) > key_of(place); at--)
    places[at] = places[at - 1];
  places[at] = place;
}

// Whether the block is equal to the cluster's; then it is one of them.
static bool join(Merger *m, Cluster *cluster, Block *block) {
  Block *leader = cluster->leader;
  if (!have_same_args(leader, block))
    return false;
  m->found.size = 0;
  const Op *a = leader->first, *b = block->first;
  for (uint32_t n = 0; a && b; a = a->next, b = b->next, n++) {
    if (!op_is_similar(a, b))
      return false;
    for (uint32_t i = 0; i < a->noperands; i++) {
      Match match =
          match_operands(leader, op_operand(a, i), block, op_operand(b, i));
      if (match == DIFFERENT)
        return false;
      if (match == PASSABLE)
        vec_push(m->rw->arena, &m->found, ((OperandPlace){n, i}));
    }
  }
  if (a || b)
    return false;
  for (size_t i = 0; i < m->found.size; i++)
    add_place(m, cluster, m->found.data[i]);
  vec_push(m->rw->arena, &cluster->others, block);
  return true;
}

// Merging

static bool all_preds_pass(const Block *block) {
  for (const Successor *edge = block->preds; edge; edge = edge->next)
    if (!edge->owner->info->successor_operands)
      return false;
  return true;
}

static Value *value_at(const Block *block, OperandPlace place) {
  Op *op = block->first;
  while (place.op-- > 0)
    op = op->next;
  return op_operand(op, place.operand);
}

static void set_value_at(Rewriter *rw, const Block *block, OperandPlace place,
                         Value *value) {
  Op *op = block->first;
  while (place.op-- > 0)
    op = op->next;
  rewrite_set_operand(rw, op, place.operand, value);
}

static Block *member(const Cluster *cluster, size_t i) {
  return i ? cluster->others.data[i - 1] : cluster->leader;
}

// The first place where all blocks use what they use at `at`.
static size_t first_like(const Cluster *c, size_t at) {
  for (size_t i = 0; i < at; i++) {
    bool same = true;
    for (size_t k = 0; same && k <= c->others.size; k++)
      same = value_at(member(c, k), c->differing.data[i]) ==
             value_at(member(c, k), c->differing.data[at]);
    if (same)
      return i;
  }
  return at;
}

static void pass_to(Rewriter *rw, Block *block, Value *const *values,
                    uint32_t n) {
  for (Successor *edge = block->preds; edge; edge = edge->next) {
    Op *branch = edge->owner;
    rewrite_add_successor_operands(
        rw, branch, (uint32_t)(edge - branch->successors), values, n);
  }
}

// The values that differ become arguments, one for those that go together.
static void add_arguments(Rewriter *rw, const Cluster *c) {
  size_t nplaces = c->differing.size, nblocks = c->others.size + 1;
  OperandPlace *places = c->differing.data;
  Value **made = arena_array(rw->arena, Value *, nplaces);
  Value **passed = arena_array(rw->arena, Value *, nplaces * nblocks);
  uint32_t n = 0;
  for (size_t i = 0; i < nplaces; i++) {
    size_t like = first_like(c, i);
    Value *old = value_at(c->leader, places[i]);
    made[i] = like == i ? block_add_arg(rw->b.pool, c->leader, old->type,
                                        value_loc(old))
                        : made[like];
    for (size_t k = 0; like == i && k < nblocks; k++)
      passed[k * nplaces + n] = value_at(member(c, k), places[i]);
    n += like == i;
  }
  for (size_t i = 0; i < nplaces; i++)
    set_value_at(rw, c->leader, places[i], made[i]);
  for (size_t k = 0; k < nblocks; k++)
    pass_to(rw, member(c, k), passed + k * nplaces, n);
}

static bool merge(Rewriter *rw, const Cluster *c) {
  if (!c->others.size)
    return false;
  if (c->differing.size) {
    for (size_t i = 0; i <= c->others.size; i++)
      if (!all_preds_pass(member(c, i)))
        return false;
    add_arguments(rw, c);
  }
  for (size_t i = 0; i < c->others.size; i++) {
    Block *block = c->others.data[i];
    for (Successor *edge; (edge = block->preds);)
      op_set_successor(edge->owner, (uint32_t)(edge - edge->owner->successors),
                       c->leader);
    rewrite_erase_block(rw, block);
  }
  return true;
}

static void find_cluster(Merger *m, Block *block) {
  const void *hash = (const void *)(uintptr_t)(hash_of(block) | 1);
  void **first = ptrmap_at(&m->by_hash, m->rw->arena, hash);
  size_t last = 0;
  for (size_t i = (uintptr_t)*first; i; i = m->clusters.data[i - 1].next) {
    if (join(m, &m->clusters.data[i - 1], block))
      return;
    last = i;
  }
  vec_push(m->rw->arena, &m->clusters, ((Cluster){.leader = block}));
  if (last)
    m->clusters.data[last - 1].next = m->clusters.size;
  else
    *first = (void *)(uintptr_t)m->clusters.size;
}

static bool merge_once(Rewriter *rw, Region *region) {
  Merger m = {.rw = rw};
  bool changed = false;
  for (Block *block = region->first->next; block; block = block->next)
    if (is_self_contained(block))
      find_cluster(&m, block);
  for (size_t i = 0; i < m.clusters.size; i++)
    changed |= merge(rw, &m.clusters.data[i]);
  return changed;
}

typedef bool RegionFn(Rewriter *rw, Region *region);

static bool on_inner_regions(Rewriter *rw, Region *region, RegionFn *fn) {
  bool changed = false;
  for (Block *block = region->first; block; block = block->next)
    for (Op *op = block->first; op; op = op->next)
      for (uint32_t i = 0; i < op->nregions; i++)
        if (!region_is_empty(&op->regions[i]))
          changed |= fn(rw, &op->regions[i]);
  return changed;
}

bool merge_equal_blocks(Rewriter *rw, Region *region) {
  bool changed = false;
  while (region->first != region->last && merge_once(rw, region))
    changed = true;
  return on_inner_regions(rw, region, merge_equal_blocks) || changed;
}

// Redundant arguments

// The value that every way into the block passes; NULL: there are several.
static Value *passed_by_all(const Block *block, uint32_t i) {
  Value *common = NULL;
  for (Successor *edge = block->preds; edge; edge = edge->next) {
    Op *branch = edge->owner;
    uint32_t first, count;
    if (!branch->info->successor_operands)
      return NULL;
    branch->info->successor_operands(
        branch, (uint32_t)(edge - branch->successors), &first, &count);
    if (i >= count)
      return NULL; // made by the branch
    Value *value = op_operand(branch, first + i);
    if (common && value != common)
      return NULL;
    common = value;
  }
  return common;
}

static bool drop_args(Rewriter *rw, Block *block) {
  bool changed = false;
  for (uint32_t i = block->nargs; i-- > 0;) {
    Value *arg = block_arg(block, i), *common = passed_by_all(block, i);
    if (!common || common == arg)
      continue;
    rewrite_replace_uses(rw, arg, common);
    rewrite_erase_arg(rw, block, i);
    for (Successor *edge = block->preds; edge; edge = edge->next)
      rewrite_erase_successor_operand(
          rw, edge->owner, (uint32_t)(edge - edge->owner->successors), i);
    changed = true;
  }
  return changed;
}

bool drop_redundant_args(Rewriter *rw, Region *region) {
  bool changed = false;
  for (Block *block = region->first; block; block = block->next)
    changed |= drop_args(rw, block);
  return on_inner_regions(rw, region, drop_redundant_args) || changed;
}
