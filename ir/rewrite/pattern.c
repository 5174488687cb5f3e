// Pattern sets: patterns sorted by operation and benefit, in one array with an
// index by opcode.

#include "ir/rewrite/pattern.h"

void pattern_set_init(PatternSet *set, Arena *arena) {
  *set = (PatternSet){.arena = arena};
}

void pattern_set_add(PatternSet *set, const Pattern *list) {
  for (; list->name; list++)
    vec_push(set->arena, &set->all, *list);
}

static void index_opcodes(PatternSet *set) {
  uint32_t greatest = 0;
  for (size_t i = 0; i < set->all.size; i++)
    if (set->all.data[i].opcode > greatest)
      greatest = set->all.data[i].opcode;
  set->nopcodes = greatest + 2;
  set->first = arena_zero(set->arena, set->nopcodes * sizeof *set->first,
                          _Alignof(uint32_t));
  for (size_t i = 0; i < set->all.size; i++)
    set->first[set->all.data[i].opcode + 1]++;
  for (uint32_t i = 1; i < set->nopcodes; i++)
    set->first[i] += set->first[i - 1];
}

// Insertion, behind those of the same benefit.
static void insert(Pattern *sorted, uint32_t count, const Pattern *pattern) {
  uint32_t at = count;
  for (; at && sorted[at - 1].benefit < pattern->benefit; at--)
    sorted[at] = sorted[at - 1];
  sorted[at] = *pattern;
}

void pattern_set_finish(PatternSet *set) {
  index_opcodes(set);
  set->sorted = arena_array(set->arena, Pattern, set->all.size);
  uint32_t *counts = arena_zero(set->arena, set->nopcodes * sizeof *counts,
                                _Alignof(uint32_t));
  for (size_t i = 0; i < set->all.size; i++) {
    const Pattern *pattern = &set->all.data[i];
    insert(set->sorted + set->first[pattern->opcode], counts[pattern->opcode]++,
           pattern);
  }
}

const Pattern *pattern_set_find(const PatternSet *set, uint32_t opcode,
                                const Pattern **end) {
  if (opcode + 1 >= set->nopcodes)
    return *end = NULL;
  *end = set->sorted + set->first[opcode + 1];
  return set->sorted + set->first[opcode];
}

bool pattern_set_apply(const PatternSet *set, Rewriter *rw, Op *op) {
  const Pattern *own_end, *any_end;
  const Pattern *own = pattern_set_find(set, op->info->opcode, &own_end);
  const Pattern *any = pattern_set_find(set, OP_ANY, &any_end);
  if (op_is(op, OP_UNREGISTERED))
    own = own_end;
  while (own != own_end || any != any_end) {
    bool takes_own =
        any == any_end || (own != own_end && own->benefit >= any->benefit);
    const Pattern *pattern = takes_own ? own++ : any++;
    builder_before(&rw->b, op);
    if (pattern->apply(rw, op))
      return true;
  }
  return false;
}
