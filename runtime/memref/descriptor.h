// Memref descriptors as compiled code lays them out.
//
// A ranked memref is {allocated, aligned, offset, sizes[rank], strides[rank]},
// an unranked one {rank, pointer to the ranked one}. `Index` is the target's
// index type: 32 bits where pointers are (MLIR's own runner libraries are for
// 64-bit hosts and write int64_t; they agree where both exist).
//
// MemrefView is what the runtime works on: either kind, with its rank, and the
// arrays found. A memref of rank 0 has no arrays; both pointers are then NULL.

#ifndef MLCC_RUNTIME_MEMREF_DESCRIPTOR_H
#define MLCC_RUNTIME_MEMREF_DESCRIPTOR_H

#include "rt.h"

typedef intptr_t Index;

typedef struct RankedMemref {
  void *allocated;
  char *aligned;
  Index offset;  // in elements, from `aligned`
  Index shape[]; // sizes, then strides (in elements)
} RankedMemref;

typedef struct UnrankedMemref {
  Index rank;
  const RankedMemref *descriptor;
} UnrankedMemref;

typedef struct MemrefView {
  Index rank;
  char *aligned;
  Index offset;
  const Index *sizes;
  const Index *strides;
} MemrefView;

RT_INLINE MemrefView memref_view(Index rank, const RankedMemref *descriptor) {
  return (MemrefView){
      .rank = rank,
      .aligned = descriptor->aligned,
      .offset = descriptor->offset,
      .sizes = rank ? descriptor->shape : NULL,
      .strides = rank ? descriptor->shape + rank : NULL,
  };
}

#endif
