// Which memrefs may be of the same memory, and who may see it.
#ifndef MLCC_ALIASES_H
#define MLCC_ALIASES_H

#include "ir/analysis/access.h"

// The operation only allocates, or only frees.
bool op_only_allocates(const Op *op);
bool op_only_frees(const Op *op);
// It has no regions, ends no block, and has no effect but that it may allocate: it
// may run before operations that its operands do not depend on.
bool op_only_allocates_or_computes(const Op *op);
// The memref that a view of a view is one of in the end.
Value *viewed_memref(const Value *value);

// Whether a value may refer to the memory of another.
bool may_alias(const Value *a, const Value *b);
// The same where a function is given distinct memory by each argument, as
// passes on loops assume, unless is_given_overlapping().
bool may_overlap(const Value *a, const Value *b);
// Whether the module has a call that gives the function memrefs that may
// overlap.
bool is_given_overlapping(const Op *function);

// Nobody sees the memory but operations of the function that allocates it, all
// of which have a view of it as an operand.
bool is_private_memory(const Value *memref);

typedef bool MayAlias(const Value *a, const Value *b);
// Whether an operation whose effects are known has one of them on memory that
// may be that.
bool op_touches(const Op *op, unsigned kinds, const Value *memref,
                MayAlias *may);
// The same of any operation, but not of what is in its regions. One that nobody
// registered touches what it is given, as MLIR's passes on loops take it.
bool op_may_touch(const Op *op, unsigned kinds, const Value *memref,
                  MayAlias *may);

#endif
