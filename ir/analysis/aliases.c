// Which memrefs may be of the same memory.
//
// A memref is followed through the views that it is of. What it is then decides:
// an allocation is of memory that nothing else is of, a global of that of its
// name, an argument of a function of what was there before anything was
// allocated. Whatever else gives a memref (a select, what loops carry, a call)
// may give any.

#include "ir/analysis/aliases.h"

#include "ir/dialects/dialects.h"

static bool has_only(const Op *op, EffectKind effect) {
  return op->info->effects && op_effects_known(op) &&
         op_effects(op) == (unsigned)effect;
}

bool op_only_allocates(const Op *op) {
  return has_only(op, EFFECT_ALLOCATE);
}

bool op_only_frees(const Op *op) {
  return has_only(op, EFFECT_FREE);
}

bool op_only_allocates_or_computes(const Op *op) {
  return !op->nregions && !op_has(op, TRAIT_TERMINATOR) &&
         (op_only_allocates(op) || op_is_memory_effect_free(op));
}

Value *viewed_memref(const Value *value) {
  for (Value *source; (source = view_source(value));)
    value = source;
  return (Value *)value;
}

// Aliases

static const Op *parent_of(const Value *value) {
  const Op *op = value_op(value);
  return op ? op_parent(op) : value_arg_block(value)->parent->parent;
}

// The operation that the memory does not outlive, or is not seen around.
static const Op *scope_of(const Op *allocation) {
  bool on_stack = allocation->info->on_stack;
  const Op *op = allocation;
  while ((op = op_parent(op)))
    if (op_has(op, on_stack ? TRAIT_ALLOCATION_SCOPE : TRAIT_FUNCTION))
      return op;
  return NULL;
}

// Known before the scope of an allocation was entered.
static bool is_from_outside(const Value *value, const Op *scope) {
  const Op *parent = parent_of(value);
  if (!scope || !parent)
    return false;
  if (parent != scope)
    return op_is_ancestor(parent, scope);
  const Block *block = value_arg_block(value);
  return block && block == block->parent->first;
}

static bool are_distinct(const Value *a, const Value *b) {
  const Op *op = value_op(a);
  return op && op == value_op(b) && op->info->distinct;
}

// The symbol whose memory it is, or NULL.
static const Attr *global_of(const Value *value) {
  const Op *op = value_op(value);
  return op && op->info->memory_of ? op_slot(op, op->info->memory_of - 1u)
                                   : NULL;
}

static bool are_other_globals(const Value *a, const Value *b) {
  const Attr *x = global_of(a), *y = global_of(b);
  return x && y && x != y;
}

static const Op *allocation_of(const Value *value) {
  const Op *op = value_op(value);
  return op && op_only_allocates(op) ? op : NULL;
}

// Memory that was allocated is neither a global's nor was it there before.
static bool is_new_to(const Value *a, const Value *b) {
  const Op *allocation = allocation_of(a);
  return allocation && (allocation_of(b) || global_of(b) ||
                        is_from_outside(b, scope_of(allocation)));
}

bool may_alias(const Value *a, const Value *b) {
  a = viewed_memref(a);
  b = viewed_memref(b);
  return a == b || (!are_distinct(a, b) && !are_other_globals(a, b) &&
                    !is_new_to(a, b) && !is_new_to(b, a));
}

// Arguments

static const Op *function_given(const Value *value) {
  const Block *block = value_arg_block(value);
  const Op *op = block ? block->parent->parent : NULL;
  return op && op_has(op, TRAIT_FUNCTION) && block == block->parent->first
             ? op
             : NULL;
}

bool may_overlap(const Value *a, const Value *b) {
  a = viewed_memref(a);
  b = viewed_memref(b);
  const Op *function = function_given(a);
  return a == b ||
         ((!function || function != function_given(b)) && may_alias(a, b));
}

typedef struct Calls { // of a function; those of functions that call it
  const Op *callee;
  const struct Calls *callers;
  bool overlap;
} Calls;

static bool is_memref(const Value *value) {
  return type_is_memref(value->type);
}

static bool is_among(const Op *function, const Calls *calls) {
  for (; calls; calls = calls->callers)
    if (calls->callee == function)
      return true;
  return false;
}

static bool is_called_overlapping(const Op *function, const Calls *callers);

// A caller may give on what it is given.
static bool are_overlapping(const Value *a, const Value *b,
                            const Calls *calls) {
  if (may_overlap(a, b))
    return true;
  a = viewed_memref(a);
  b = viewed_memref(b);
  const Op *function = function_given(a);
  return function && function == function_given(b) &&
         !is_among(function, calls) && is_called_overlapping(function, calls);
}

static bool is_call_of(const Op *op, const Op *function) {
  if (op->info->callee <= 0)
    return false;
  const Attr *callee = op_slot(op, (uint32_t)op->info->callee - 1);
  return callee &&
         str_eq(ident_str(callee->as.symbol.root), symbol_name(function));
}

static void visit_call(void *user, Op *op) {
  Calls *calls = user;
  if (calls->overlap || !is_call_of(op, calls->callee))
    return;
  for (uint32_t i = 0; i < op->noperands; i++)
    for (uint32_t k = 0; k < i; k++) {
      const Value *a = op_operand(op, i), *b = op_operand(op, k);
      if (is_memref(a) && is_memref(b) && are_overlapping(a, b, calls)) {
        calls->overlap = true;
        return;
      }
    }
}

static bool is_called_overlapping(const Op *function, const Calls *callers) {
  Calls calls = {function, callers, false};
  Op *table = op_parent(function);
  if (table)
    op_walk(table, visit_call, &calls);
  return calls.overlap;
}

bool is_given_overlapping(const Op *function) {
  const Block *entry = function->nregions ? function->regions[0].first : NULL;
  uint32_t memrefs = 0;
  for (uint32_t i = 0; entry && i < entry->nargs; i++)
    memrefs += is_memref(block_arg(entry, i));
  return memrefs > 1 && is_called_overlapping(function, NULL);
}

// Private memory

// Whether an operand is what the effect is on.
static bool is_effect_on(const Op *op, const OpEffect *e, uint32_t operand) {
  uint32_t first, count;
  return (e->place == EFFECT_ON_OPERANDS || e->place == EFFECT_ON_MEMREFS) &&
         op_operand_group(op, e->group, &first, &count) && operand >= first &&
         operand < first + count;
}

// Whether the user passes the memref to nobody: it accesses it, frees it, or asks
// for its sizes.
static bool is_harmless(const Op *user, uint32_t operand) {
  if (!op_effects_known(user) || op_has(user, TRAIT_TERMINATOR))
    return false;
  for (uint32_t i = 0; i < user->nresults; i++)
    if (is_memref(op_result(user, i)))
      return false;
  if (!op_effects(user))
    return true;
  for (const OpEffect *e = user->info->effects; e && e->kind; e++)
    if (is_effect_on(user, e, operand))
      return true;
  return false;
}

static bool is_only_accessed(const Value *memref) {
  for (const Use *use = memref->uses; use; use = use->next) {
    const Op *user = use->owner;
    const Value *view = user->nresults ? op_result(user, 0) : NULL;
    bool fits = view && view_source(view) == memref
                    ? is_only_accessed(view)
                    : is_harmless(user, (uint32_t)(use - user->operands));
    if (!fits)
      return false;
  }
  return true;
}

bool is_private_memory(const Value *memref) {
  memref = viewed_memref(memref);
  return allocation_of(memref) && is_only_accessed(memref);
}

// Effects

static bool touches_group(const Op *op, const OpEffect *e, const Value *memref,
                          MayAlias *may) {
  uint32_t first, count;
  bool results = e->place == EFFECT_ON_RESULTS;
  if (results ? !op_result_group(op, e->group, &first, &count)
              : !op_operand_group(op, e->group, &first, &count))
    return true;
  for (uint32_t i = first; i < first + count; i++)
    if (may(results ? op_result(op, i) : op_operand(op, i), memref))
      return true;
  return false;
}

bool op_touches(const Op *op, unsigned kinds, const Value *memref,
                MayAlias *may) {
  if (op->info->touches_anything && op->info->touches_anything(op))
    return true;
  for (const OpEffect *e = op->info->effects; e && e->kind; e++)
    if ((e->kind & kinds) &&
        (e->place == EFFECT_ANYWHERE || touches_group(op, e, memref, may)))
      return true;
  return false;
}

static bool is_given(const Op *op, const Value *memref, MayAlias *may) {
  for (uint32_t i = 0; i < op->noperands; i++)
    if (is_memref(op_operand(op, i)) && may(op_operand(op, i), memref))
      return true;
  return false;
}

bool op_may_touch(const Op *op, unsigned kinds, const Value *memref,
                  MayAlias *may) {
  if (op_effects_known(op))
    return op_touches(op, kinds, memref, may);
  if (op_has(op, TRAIT_RECURSIVE_EFFECTS))
    return false;
  return is_given(op, memref, may) ||
         (op->info->opcode != OP_UNREGISTERED && !is_private_memory(memref));
}
