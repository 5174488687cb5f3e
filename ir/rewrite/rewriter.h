// The rewriter: how passes change the IR. It is a builder whose listeners hear
// of everything: worklists, side tables and statistics are kept right without
// the pattern that makes a change knowing of them.
//
// Makers of operations take `&rw->b` like any builder. What was changed in an
// operation directly (a slot, an operand) is told by rewrite_modified().
#ifndef MLCC_REWRITER_H
#define MLCC_REWRITER_H

#include "ir/dialects/dialects.h"
#include "ir/analysis/analysis.h"
#include "ir/rewrite/declines.h"

typedef struct Rewriter {
  Builder b;          // with the listeners
  Arena *arena;       // until the pass ends
  const void *state;  // of the pass, for its patterns; or NULL
  Declines *declines; // where reasons are noted; or NULL
} Rewriter;

// Notes why `op` stays as it is, if somebody asks (declines.h); false. The text
// is not made otherwise.
#define rewrite_decline(rw, op, ...)                                           \
  ((rw)->declines && decline_note((rw)->declines, (op), __VA_ARGS__))

static inline void rewrite_modified(Rewriter *rw, Op *op) {
  if (rw->b.listener)
    listener_modified(rw->b.listener, op);
}
void rewrite_set_operand(Rewriter *rw, Op *op, uint32_t i, Value *value);
void rewrite_set_slot(Rewriter *rw, Op *op, uint32_t slot, Attr *value);
// Every user of `from` is modified.
void rewrite_replace_uses(Rewriter *rw, Value *from, Value *to);

// Has `values`, one per result, stand for the results, and erases `op`. False,
// and nothing happens, if one is a result of `op`, which may be so in code that
// nothing reaches.
bool rewrite_replace(Rewriter *rw, Op *op, Value *const *values);
static inline bool rewrite_replace1(Rewriter *rw, Op *op, Value *value) {
  CHECK(op->nresults == 1);
  return rewrite_replace(rw, op, &value);
}
// By the results of `by`, in their order.
void rewrite_replace_by(Rewriter *rw, Op *op, Op *by);
// The same by a new operation in its place, of the same result types; returns
// it. Slots are empty, for the caller to set.
Op *rewrite_replace_new(Rewriter *rw, Op *op, uint32_t opcode,
                        Value *const *operands, uint32_t noperands);
// Results may have no uses; nested operations are erased from the last to the
// first, each heard of.
void rewrite_erase(Rewriter *rw, Op *op);
void rewrite_erase_block(Rewriter *rw, Block *block);
// It has no uses, and nothing is passed to it any more.
void rewrite_erase_arg(Rewriter *rw, Block *block, uint32_t index);
// Has an operation without the results for which `gone` is true stand in place
// of `op`, with its regions.
void rewrite_erase_results(Rewriter *rw, Op *op, const bool *gone);

void rewrite_move_before(Rewriter *rw, Op *op, Op *before);
void rewrite_move_after(Rewriter *rw, Op *op, Op *after);
// Operands [first, first + count) go; sizes of groups are corrected.
void rewrite_erase_operands(Rewriter *rw, Op *op, uint32_t first,
                            uint32_t count);
// Operand `i` of what `branch` passes to successor `index` goes, with the
// sizes that say so.
void rewrite_erase_successor_operand(Rewriter *rw, Op *branch, uint32_t index,
                                     uint32_t i);
// Appends operands to those that the branch passes to successor `index`.
void rewrite_add_successor_operands(Rewriter *rw, Op *branch, uint32_t index,
                                    Value *const *values, uint32_t count);

// Moves what is in `block` to stand before `before`, has `values` stand for its
// arguments, and erases it.
void rewrite_inline_block(Rewriter *rw, Block *block, Op *before,
                          Value *const *values);
// The same to the end of `into`.
void rewrite_merge_block(Rewriter *rw, Block *block, Block *into,
                         Value *const *values);
// All blocks of `region` go before `before`, or to the end of `to` when that
// is NULL.
void rewrite_inline_region(Rewriter *rw, Region *region, Region *to,
                           Block *before);
// Moves `op` and what follows it to a new block behind; returns that.
Block *rewrite_split_block(Rewriter *rw, Op *op);
// A copy at the builder's place. `map` (old to new) may be NULL.
Op *rewrite_clone(Rewriter *rw, Op *op, PtrMap *map);

#endif
