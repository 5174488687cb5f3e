// Operations that give the same results. Types and attributes are unique, so
// everything but operands and regions is compared by pointers. Regions are
// compared in step: a map says which value and block of the one stands for
// which of the other.

#include "ir/analysis/analysis.h"

#include <stdlib.h>

static bool is_commutative(const Op *op) {
  return op_has(op, TRAIT_COMMUTATIVE);
}

// Operands of a commutative operation count as a set.
static uint64_t hash_operands(const Op *op, uint64_t hash) {
  uint64_t sum = 0;
  for (uint32_t i = 0; i < op->noperands; i++)
    if (is_commutative(op))
      sum += hash_ptr(op->operands[i].value, 1);
    else
      hash = hash_ptr(op->operands[i].value, hash);
  return hash_mix(sum, hash);
}

uint64_t op_hash(const Op *op) {
  uint64_t hash = hash_ptr(op->info, hash_ptr(op->attrs, 0));
  for (uint32_t i = 0; i < op->nslots; i++)
    hash = hash_ptr(op->slots[i], hash);
  for (uint32_t i = 0; i < op->nresults; i++)
    hash = hash_ptr(op->results[i].type, hash);
  for (uint32_t i = 0; i < op->nsuccessors; i++)
    hash = hash_ptr(op->successors[i].block, hash);
  return hash_operands(op, hash);
}

// Maps values and blocks that `a` defines to those of `b`.
typedef struct Matching {
  PtrMap map;
  Arena arena;
} Matching;

static const void *matching_get(const Matching *m, const void *of_a) {
  const void *found = m ? ptrmap_get(&m->map, of_a) : NULL;
  return found ? found : of_a;
}

static bool is_same_op(Matching *m, const Op *a, const Op *b);

static bool have_same_operands(const Matching *m, const Op *a, const Op *b) {
  bool same = true;
  for (uint32_t i = 0; same && i < a->noperands; i++)
    same = matching_get(m, a->operands[i].value) == b->operands[i].value;
  if (same || !is_commutative(a) || a->noperands != 2)
    return same;
  return matching_get(m, a->operands[0].value) == b->operands[1].value &&
         matching_get(m, a->operands[1].value) == b->operands[0].value;
}

static bool have_same_results(const Op *a, const Op *b) {
  for (uint32_t i = 0; i < a->nresults; i++)
    if (a->results[i].type != b->results[i].type)
      return false;
  return true;
}

static bool have_same_successors(const Matching *m, const Op *a, const Op *b) {
  for (uint32_t i = 0; i < a->nsuccessors; i++)
    if (matching_get(m, a->successors[i].block) != b->successors[i].block)
      return false;
  return true;
}

static bool have_same_head(const Op *a, const Op *b) {
  return a->info == b->info && a->attrs == b->attrs &&
         a->noperands == b->noperands && a->nresults == b->nresults &&
         a->nsuccessors == b->nsuccessors && a->nregions == b->nregions &&
         !memcmp(a->slots, b->slots, a->nslots * sizeof(Attr *));
}

static bool match_args(Matching *m, const Block *a, const Block *b) {
  bool same = a->nargs == b->nargs;
  for (uint32_t i = 0; same && i < a->nargs; i++) {
    ptrmap_set(&m->map, &m->arena, block_arg(a, i), block_arg(b, i));
    same = block_arg(a, i)->type == block_arg(b, i)->type;
  }
  return same;
}

static bool is_same_block(Matching *m, const Block *a, const Block *b) {
  const Op *x = a->first, *y = b->first;
  for (; x && y; x = x->next, y = y->next) {
    if (!is_same_op(m, x, y))
      return false;
    for (uint32_t i = 0; i < x->nresults; i++)
      ptrmap_set(&m->map, &m->arena, op_result(x, i), op_result(y, i));
  }
  return !x && !y;
}

// Branches may lead forwards, so blocks and arguments are matched first.
static bool is_same_region(Matching *m, const Region *a, const Region *b) {
  Block *x = a->first, *y = b->first;
  for (; x && y; x = x->next, y = y->next) {
    ptrmap_set(&m->map, &m->arena, x, y);
    if (!match_args(m, x, y))
      return false;
  }
  if (x || y)
    return false;
  for (x = a->first, y = b->first; x; x = x->next, y = y->next)
    if (!is_same_block(m, x, y))
      return false;
  return true;
}

static bool is_same_op(Matching *m, const Op *a, const Op *b) {
  if (!have_same_head(a, b) || !have_same_operands(m, a, b) ||
      !have_same_results(a, b) || !have_same_successors(m, a, b))
    return false;
  for (uint32_t i = 0; i < a->nregions; i++)
    if (!is_same_region(m, &a->regions[i], &b->regions[i]))
      return false;
  return true;
}

bool op_is_similar(const Op *a, const Op *b) {
  return have_same_head(a, b) && have_same_results(a, b) &&
         have_same_successors(NULL, a, b);
}

bool op_is_equivalent(const Op *a, const Op *b) {
  if (!a->nregions)
    return is_same_op(NULL, a, b);
  Matching m = {0};
  bool same = is_same_op(&m, a, b);
  arena_release(&m.arena);
  return same;
}
