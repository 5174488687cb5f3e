// The order of a structured operation's loops.
#ifndef MLCC_LINALG_LOOP_ORDER_H
#define MLCC_LINALG_LOOP_ORDER_H

#include "ir/dialects/linalg/structured.h"

typedef struct LoopOrder {
  uint32_t *loops; // numbers of the record's loops, the outermost first
  // How many of the innermost loops keep their results in values: they reduce,
  // and no index of an init depends on them.
  uint32_t naccumulating;
} LoopOrder;

// The record's order, without values that loops carry.
LoopOrder loop_order_of_record(Arena *arena, const Structured *s);
// The order in which most accesses of the innermost loop are contiguous. Each
// element of a result is computed by the same operations in the same order as
// in the record's, as long as no init overlaps another operand. Where the body
// or a map allows nothing else, it is the record's. If sums are `in_order`,
// adding up floats takes longer. With `windows`, small loops that reduce go
// within the innermost one, to be unrolled.
LoopOrder loop_order_contiguous(Ctx *ctx, Arena *arena, const Structured *s,
                                bool in_order, bool windows);
// The loop that the former has innermost, without windows. The body is pure, and
// inits follow parallel loops.
uint32_t loop_order_innermost(Ctx *ctx, Arena *arena, const Structured *s,
                              const LoopExtent *extents, bool in_order);
// Whether each iteration of the loops that do not reduce has an element of its
// own of each init, and the others share it.
bool structured_inits_follow_parallel_loops(const Structured *s);
// Whether the body touches no memory but the operation's operands.
bool structured_body_is_pure(const Structured *s);
// Whether results may depend on the overlap of operands beyond what they do in
// the record's order.
bool loop_order_differs(const Structured *s, const LoopOrder *order);

// reassociate.c: lets sums of floats be added up in any order.
void structured_reassociate(Ctx *ctx, const Structured *s);
// The same in their order, products not being rounded by themselves.
void structured_fuse_products(Ctx *ctx, const Structured *s);

#endif
