// Passes on buffers share this, once tensors are memrefs.
#ifndef MLCC_BUFFER_PASSES_H
#define MLCC_BUFFER_PASSES_H

#include "ir/analysis/aliases.h"
#include "ir/analysis/region_links.h"
#include "lowering/pass/pass.h"

// Whether it does nothing but allocate a memref, on the heap or on the stack.
static inline bool allocates_on_heap(const Op *op) {
  return op_only_allocates(op) && !op->info->on_stack &&
         type_is_memref(op->results[0].type);
}
static inline bool allocates_on_stack(const Op *op) {
  return op_only_allocates(op) && op->info->on_stack &&
         type_is_memref(op->results[0].type);
}

// Values that may be in the memory of one of them.
typedef struct BufferNames {
  PtrMap values; // to themselves
} BufferNames;
BufferNames buffer_names(Arena *arena, Value *memref);
// The one operation that frees what an allocation makes, in the same block; NULL:
// there is none, or several.
Op *only_dealloc(const Op *alloc);
// Whether regions of the operation may run several times.
bool runs_again(const Op *op);

#endif
