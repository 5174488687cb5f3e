// The allocations that a memref may be a view of. Views, branches, loops,
// conditionals and selections hand memory on; what nobody looks into, such as a
// call, may give new memory or that of its operands.

#include "lowering/deallocate/buffer_origins.h"

#include "ir/analysis/access.h"
#include "ir/analysis/aliases.h"
#include "ir/analysis/liveness.h"
#include "ir/analysis/value_effects.h"

typedef struct Origin {
  Vec(Value *) sources; // whose memory the value may have
  bool is_end;          // or it is memory of its own
} Origin;

static void add_source(Origins *s, Origin *origin, Value *value) {
  if (is_memref(value))
    vec_push(s->arena, &origin->sources, value);
}

static void find_passed(Origins *s, Origin *origin, const Value *arg) {
  for (const Successor *e = value_arg_block(arg)->preds; e; e = e->next) {
    Op *branch = e->owner;
    uint32_t first, count, index = (uint32_t)(e - branch->successors);
    if (!branch->info->successor_operands) {
      origin->is_end = true;
      continue;
    }
    branch->info->successor_operands(branch, index, &first, &count);
    if (arg->index < count)
      add_source(s, origin, op_operand(branch, first + arg->index));
    else
      origin->is_end = true;
  }
}

// By the edges of an operation that has a region with the argument, or that
// the value is a result of.
static void find_linked(Origins *s, Origin *origin, Op *op,
                        const Value *value) {
  RegionLinks links = region_links_of(s->arena, op);
  for (size_t i = 0; i < links.size; i++)
    if (links.data[i].input == value)
      add_source(s, origin,
                 op_operand(links.data[i].owner, links.data[i].operand));
}

static void find_of_arg(Origins *s, Origin *origin, const Value *arg) {
  const Block *block = value_arg_block(arg);
  Op *parent = block->parent->parent;
  if (block != block->parent->first)
    find_passed(s, origin, arg);
  else if (op_branches_to_regions(parent))
    find_linked(s, origin, parent, arg);
  else
    origin->is_end = true;
}

static void find_of_result(Origins *s, Origin *origin, Value *result) {
  Op *op = value_op(result);
  Value *viewed = view_source(result);
  bool hands_on = op_is_call(op) || op_is(op, OP_arith_select) ||
                  op_is(op, OP_memref_realloc);
  if (viewed)
    add_source(s, origin, viewed);
  else if (op_branches_to_regions(op))
    find_linked(s, origin, op, result);
  else if (hands_on)
    for (uint32_t i = 0; i < op->noperands; i++)
      add_source(s, origin, op_operand(op, i));
  origin->is_end =
      !viewed && !op_branches_to_regions(op) && !op_is(op, OP_arith_select);
}

static Origin *origin_of(Origins *s, Value *value) {
  void **entry = ptrmap_at(&s->known, s->arena, value);
  if (*entry)
    return *entry;
  Origin *origin = arena_zero(s->arena, sizeof *origin, _Alignof(Origin));
  *entry = origin;
  if (value_is_arg(value))
    find_of_arg(s, origin, value);
  else
    find_of_result(s, origin, value);
  return origin;
}

typedef struct Ends { // allocations that a memref may be of
  PtrMap values;
  bool only_new, only_new_or_given; // to the function
} Ends;

static bool is_given(const Value *value) {
  const Block *block = value_arg_block(value);
  return block && block == block->parent->first &&
         op_has(block->parent->parent, TRAIT_FUNCTION);
}

static Ends ends_of(Origins *s, Value *value) {
  PtrMap seen = {0};
  Ends ends = {.only_new = true, .only_new_or_given = true};
  ptrmap_set(&seen, s->arena, value, value);
  for (uint32_t i = 0; i < seen.size; i++) {
    Value *at = seen.entries[i].value;
    const Origin *origin = origin_of(s, at);
    for (size_t k = 0; k < origin->sources.size; k++)
      ptrmap_set(&seen, s->arena, origin->sources.data[k],
                 origin->sources.data[k]);
    if (!origin->is_end)
      continue;
    ptrmap_set(&ends.values, s->arena, at, at);
    bool is_new = is_allocation(at);
    ends.only_new &= is_new;
    ends.only_new_or_given &= is_new || is_given(at);
  }
  return ends;
}

static bool overlap(const Ends *a, const Ends *b) {
  for (uint32_t i = 0; i < a->values.size; i++)
    if (ptrmap_get(&b->values, a->values.entries[i].key))
      return true;
  return false;
}

SameMemory same_memory(Origins *s, Value *a, Value *b) {
  a = viewed_memref(a);
  b = viewed_memref(b);
  if (a == b)
    return MEMORY_SAME;
  Ends x = ends_of(s, a), y = ends_of(s, b);
  bool meet = overlap(&x, &y);
  if (meet && x.values.size == 1 && y.values.size == 1)
    return MEMORY_SAME;
  if (meet || !x.values.size || !y.values.size)
    return MEMORY_UNKNOWN;
  return (x.only_new && y.only_new_or_given) ||
                 (x.only_new_or_given && y.only_new)
             ? MEMORY_OTHER
             : MEMORY_UNKNOWN;
}

// Memory that is made in a block is not what the block was given.
static bool is_made_later(const Value *made, const Value *arg) {
  const Block *block = value_arg_block(arg);
  return block && is_allocation(made) &&
         op_ancestor_in_block(value_op(made), block);
}

bool may_be_same_memory(Origins *s, Value *a, Value *b) {
  const Value *x = viewed_memref(a), *y = viewed_memref(b);
  return !is_made_later(x, y) && !is_made_later(y, x) &&
         same_memory(s, a, b) != MEMORY_OTHER;
}
