// Which memrefs are views of one allocation; see buffer_origins.c.
#ifndef MLCC_BUFFER_ORIGINS_H
#define MLCC_BUFFER_ORIGINS_H

#include "lowering/deallocate/deallocate.h"

typedef enum SameMemory {
  MEMORY_UNKNOWN,
  MEMORY_SAME, // always of one allocation
  MEMORY_OTHER // never
} SameMemory;

typedef struct Origins {
  Arena *arena;
  PtrMap known; // memrefs, to where their memory is from
} Origins;

SameMemory same_memory(Origins *s, Value *a, Value *b);
bool may_be_same_memory(Origins *s, Value *a, Value *b);

#endif
