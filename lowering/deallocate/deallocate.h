// Freeing by ownership: the passes of buffer-deallocation-pipeline. A value of
// type i1 says whether whoever has a memref has to free it; bufferization.dealloc
// frees those that are owned and not retained, and says who owns the others.
//
//   ownership_based_buffer_deallocation.c   puts it where blocks end
//   ownership_state.c                       what that knows of memrefs
//   buffer_deallocation_simplification.c    drops what is known not to happen
//   buffer_origins.c                        which memrefs are one allocation
//   lower_deallocations.c                   makes it comparisons and memref.dealloc
#ifndef MLCC_DEALLOCATE_H
#define MLCC_DEALLOCATE_H

#include "ir/build/arith.h"
#include "ir/build/memref.h"
#include "lowering/pass/pass.h"

static inline bool is_memref(const Value *value) {
  return type_is_memref(value->type);
}

// bufferization.dealloc: memrefs, what says that each is owned, and memrefs that
// live on. A result for each of these says whether it is owned.
typedef struct Dealloc {
  ValueList memrefs, conditions, retained;
} Dealloc;
Dealloc open_dealloc(Rewriter *rw, const Op *op);
Op *build_dealloc(Rewriter *rw, const Dealloc *d);
static inline Value *build_bool(Builder *b, bool value) {
  return arith_int(b, b->ctx->i1, value);
}

// ownership_state.c

typedef enum OwnershipKind {
  OWNERSHIP_NONE, // nothing was said yet
  OWNERSHIP_FLAG, // a value says it
  OWNERSHIP_UNKNOWN,
} OwnershipKind;

typedef struct Ownership {
  OwnershipKind kind;
  Value *flag;
} Ownership;

typedef struct OwnershipBlock {
  PtrMap ownerships; // memrefs, to Ownerships in this block
  PtrMap live;       // memrefs that are used in it or later, and made before
  Vec(Value *) ends; // those that may have to be freed at its end
} OwnershipBlock;

typedef struct Owners {
  PassRun *run;
  Rewriter rw;
  PtrMap blocks;  // to OwnershipBlocks
  PtrMap order;   // memrefs, to their places in the text
  PtrMap instead; // results of operations that were replaced, to those now
} Owners;

// Starts a function anew.
void owners_start(Owners *o, Op *func);
// A result stands for another one, of which nothing but uses is known yet.
void owners_rename(Owners *o, const Value *from, Value *to);
Ownership owner_of(Owners *o, const Value *memref, const Block *block);
// Joins what is known already with `ownership`.
void owner_join(Owners *o, Value *memref, Block *block, Ownership ownership);
void owner_set(Owners *o, Value *memref, Block *block, Ownership ownership);
void owner_ends_in(Owners *o, Value *memref, Block *block);
static inline Ownership owned_if(Value *flag) {
  return (Ownership){OWNERSHIP_FLAG, flag};
}
// In the order of their making, arguments first.
ValueList live_memrefs(Owners *o, Block *block);
// `memref`, or a copy of it; `flag` says whether that is owned.
Value *with_flag(Owners *o, Value *memref, Block *block, Value **flag);
// Collects the memrefs that are freed at the end of `block` if nothing retains
// them, as the memory that each was allocated as. False: reported.
bool collect_ends(Owners *o, Block *block, Dealloc *d);
Block *home_of(const Value *value);

#endif
