// Passes on the linalg dialect share this.
#ifndef MLCC_LOWERING_LINALG_H
#define MLCC_LOWERING_LINALG_H

#include "ir/build/linalg.h"
#include "ir/rewrite/pattern.h"

// generic.c: linalg.generic with other operands

// Whether each loop runs along a dimension of an operand that is not `gone`, as
// its map says: then these say how often loops run.
bool generic_has_extents(const Structured *s, const bool *gone);
// A change of the operands of a generic: they stay, or they go and other values
// stand for their elements.
typedef struct GenericChange {
  bool *gone;
  Value **stands; // for an element, or NULL: nobody wants it
} GenericChange;
GenericChange generic_change(Rewriter *rw, const Structured *s);
// Replaces `s->op` by a generic without the operands that go. A result that goes
// must have no uses.
Op *generic_replace(Rewriter *rw, const Structured *s, GenericChange change);

// unused_operands.c: operands, results and sums that nobody wants go.
PatternFn drop_unused_operands, drop_unused_cycles;

// generalize.c: a structured operation becomes linalg.generic.
PatternFn generalize_structured;
// Replaces `op` by a linalg.generic of these operands, the maps of `s` and the
// body of `op`.
bool replace_by_generic(Rewriter *rw, Op *op, const Structured *s,
                        Value *const *operands);

// Operations that are not structured become several: softmax.c, relayout.c and
// winograd.c. Operations on memrefs become loops.
PatternFn decompose_softmax, decompose_pack, decompose_unpack,
    decompose_winograd_filter, decompose_winograd_input,
    decompose_winograd_output;

#endif
