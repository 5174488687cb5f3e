// Passes on buffers share this, once tensors are memrefs.
#ifndef MLCC_BUFFER_PASSES_H
#define MLCC_BUFFER_PASSES_H

#include "ir/analysis/aliases.h"
#include "ir/analysis/region_links.h"
#include "lowering/pass/pass.h"

// Values that may be in the memory of one of them.
typedef struct BufferNames {
  PtrMap values; // to themselves
} BufferNames;
BufferNames buffer_names(Arena *arena, Value *memref);

#endif
