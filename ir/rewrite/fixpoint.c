// Marks of functions at their fixpoint.

#include "ir/rewrite/fixpoint.h"

enum { OP_FLAG_FIXPOINT = 1 << 15 }; // of Op.flags; nobody else has this one

static bool is_table(const Op *op) {
  return op_has(op, TRAIT_SYMBOL_TABLE);
}

void fixpoint_reached(Op *op) {
  const Op *parent = op_parent(op);
  if (!op_has(op, TRAIT_SYMBOL) || is_table(op) || !parent)
    return;
  for (; parent; parent = op_parent(parent))
    if (!is_table(parent))
      return;
  op->flags |= OP_FLAG_FIXPOINT;
}

bool fixpoint_is_known(const Op *op) {
  return op->flags & OP_FLAG_FIXPOINT;
}

void fixpoint_left(Op *op) {
  for (; op; op = op_parent(op))
    if (fixpoint_is_known(op))
      op->flags &= (uint16_t)~OP_FLAG_FIXPOINT;
}

static void forget_inside(Op *table) {
  for (uint32_t i = 0; i < table->nregions; i++)
    for (Block *block = table->regions[i].first; block; block = block->next)
      for (Op *op = block->first; op; op = op->next)
        if (is_table(op))
          forget_inside(op);
        else
          op->flags &= (uint16_t)~OP_FLAG_FIXPOINT;
}

void fixpoint_forget(Op *root) {
  fixpoint_left(root);
  if (is_table(root))
    forget_inside(root);
}
