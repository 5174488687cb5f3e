// Questions about operations: what they do to memory, which of them are equal,
// and which symbols they mention.
#ifndef MLCC_ANALYSIS_H
#define MLCC_ANALYSIS_H

#include "ir/ir.h"

// effects.c: what operations do to memory, by the columns of their rows

// Whether the row says all that the operation itself does; regions are another
// matter (TRAIT_RECURSIVE_EFFECTS).
bool op_effects_known(const Op *op);
// The EffectKinds of an operation whose effects are known, as bits.
unsigned op_effects(const Op *op);
// Neither the operation nor anything in its regions touches memory.
bool op_is_memory_effect_free(const Op *op);
// Nothing would be missed if the operation were erased: besides its results,
// which must have no use, it only reads, and allocates what nobody gets.
bool op_is_trivially_dead(const Op *op);
// The same if its results had no use.
bool op_would_be_trivially_dead(const Op *op);

// speculation.c: whether it may be run where it was not to be run; effects on
// memory are another matter
bool op_is_speculatable(Ctx *ctx, const Op *op);

// equivalence.c: operations that give the same results

// The hash ignores the location, the results and the regions.
uint64_t op_hash(const Op *op);
// The same name, attributes, types, operands (in any order where that does not
// matter) and regions; locations apart.
bool op_is_equivalent(const Op *a, const Op *b);
// The same name, attributes, types of results, successors and numbers of
// operands; without regions.
bool op_is_similar(const Op *a, const Op *b);

// symbol_refs.c

typedef void SymbolRefVisitor(void *user, Op *op, const Attr *ref);
// Calls `visit` for each reference of `op` and of the operations in its
// regions, unless it is a symbol table. False when there is an unknown
// operation that may be one.
bool op_symbol_refs(Op *op, SymbolRefVisitor *visit, void *user);

// attr_replace.c

typedef struct AttrReplacer {
  Ctx *ctx;
  Arena *arena;
  // Returns the replacement of an attribute. If that is the attribute itself,
  // the attributes inside it are replaced.
  Attr *(*replace)(void *user, Ctx *ctx, Attr *attr);
  void *user;
  PtrMap known; // attributes to what became of them
} AttrReplacer;
Attr *attr_replace(AttrReplacer *replacer, Attr *attr); // of NULL, NULL
// All attributes of an operation, not those in its regions. Whether any was.
bool op_replace_attrs(AttrReplacer *replacer, Op *op);

#endif
