// topological-sort: orders operations so that definitions come before uses.
//
// Requires: nothing.
// Guarantees: in regions where the order says nothing, what can stand before
//   its uses does.
// Invalidates: the order of operations.
//
// Before:
//
//   %1 = "use"(%0) : (i32) -> i32
//   %0 = "make"() : () -> i32
//
// After:
//
//   %0 = "make"() : () -> i32
//   %1 = "use"(%0) : (i32) -> i32
//
// In rounds: of what is left, each operation whose operands (and those of the
// operations inside it) are there goes next. When a round finds none, there is
// a cycle, and the first one that is left breaks it.

#include "lowering/transforms/topological_sort.h"
#include "lowering/pass/pass.h"
#include "lowering/transforms/passes.h"

typedef struct Sort {
  Rewriter rw;
  PtrMap waiting; // operations of the block, to themselves
  Arena *arena;
  const Op *candidate;
  bool ready;
} Sort;

static void set_waiting(Sort *s, Op *op, bool waits) {
  ptrmap_set(&s->waiting, s->arena, op, waits ? op : NULL);
}

// Whether the value is there: nothing around its definition still waits.
static bool is_there(const Sort *s, const Value *value) {
  for (const Op *def = value_op(value); def && def != s->candidate;
       def = op_parent(def))
    if (ptrmap_get(&s->waiting, def))
      return false;
  return true;
}

static void check_operands(void *user, Op *op) {
  Sort *s = user;
  for (uint32_t i = 0; s->ready && i < op->noperands; i++)
    s->ready = is_there(s, op_operand(op, i));
}

static bool is_ready(Sort *s, Op *op) {
  s->candidate = op;
  s->ready = true;
  check_operands(s, op);
  if (s->ready)
    op_walk(op, check_operands, s);
  return s->ready;
}

Op *sort_block(const Rewriter *rw, Block *block) {
  Sort sort = {.rw = *rw, .arena = rw->arena}, *s = &sort;
  Op *end = block->last, *first_of_cycle = NULL;
  if (end && !op_has(end, TRAIT_TERMINATOR))
    end = NULL;
  for (Op *op = block->first; op != end; op = op->next)
    set_waiting(s, op, true);
  Op *place = block->first; // where the next one goes
  while (place != end) {
    bool moved = false;
    for (Op *op = place, *next; op != end; op = next) {
      next = op->next;
      if (!is_ready(s, op))
        continue;
      set_waiting(s, op, false);
      moved = true;
      if (op == place) {
        place = next;
        continue;
      }
      rewrite_move_before(&s->rw, op, place);
    }
    if (!moved) {
      if (!first_of_cycle)
        first_of_cycle = place;
      set_waiting(s, place, false);
      place = place->next;
    }
  }
  return first_of_cycle;
}

static void sort_graph_regions(void *user, Op *op) {
  if (!op_has(op, TRAIT_GRAPH_REGION))
    return;
  for (uint32_t i = 0; i < op->nregions; i++)
    for (Block *b = op->regions[i].first; b; b = b->next)
      sort_block(user, b);
}

bool lower_topological_sort(PassRun *run, Op *root) {
  Rewriter rw = pass_rewriter(run);
  op_walk_post(root, sort_graph_regions, &rw);
  sort_graph_regions(&rw, root);
  return true;
}
