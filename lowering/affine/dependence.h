// When two accesses of affine loops touch the same element, and in which
// iterations.
#ifndef MLCC_DEPENDENCE_H
#define MLCC_DEPENDENCE_H

#include "ir/dialects/affine/affine.h"

typedef struct MemAccess { // of affine.load, store, vector_load, vector_store
  Op *op;
  Value *memref;
  Applied at; // composed: of loop variables and symbols
  bool writes;
  const Type *vector; // of neighbouring elements; or NULL
} MemAccess;

bool op_is_affine_read(const Op *op);
bool op_is_affine_write(const Op *op);
static inline bool op_is_affine_read_or_write(const Op *op) {
  return op_is_affine_read(op) || op_is_affine_write(op);
}
MemAccess access_of(Ctx *ctx, Arena *arena, Op *op);
// Whether two accesses of one memref touch the same element, whatever the loop
// variables are.
bool access_equal(Ctx *ctx, const MemAccess *a, const MemAccess *b);

typedef enum Dependence {
  DEPENDENCE_NONE,
  DEPENDENCE_FOUND,
  DEPENDENCE_UNKNOWN, // the accesses cannot be analysed, or memrefs may overlap
} Dependence;

typedef struct Distance { // from the source to the sink, in iterations
  Op *loop;               // affine.for; NULL: of affine.parallel
  int64_t low, high;      // INT64_MIN and MAX when not bounded
} Distance;

typedef struct DependenceInfo {
  Polyhedron relation; // dimensions are loops around the source, then the sink
  uint32_t nsource, nsink;
  Distance *distances; // of the loops around both
  uint32_t ncommon;
} DependenceInfo;

// Whether `to` touches in a later iteration of loop `depth` (from 1, of those
// around both) of the same iteration of outer ones what `from` touches; with a
// depth one greater, later in the same iteration. Of two reads none depends on
// the other, unless `reads`. `info` (or NULL) is filled where there is one.
Dependence dependence_between(Ctx *ctx, Arena *arena, const MemAccess *from,
                              const MemAccess *to, uint32_t depth, bool reads,
                              DependenceInfo *info);
// Whether a transformation that runs iterations of loop `outer` (from 0, of
// those around both) side by side, of which no two are further apart than
// `within`, has a sink come before its source: one in an earlier iteration of
// the loops from there to `end`; or, with `sink_first`, in the same one.
bool dependence_is_turned(const DependenceInfo *info, uint32_t outer,
                          int64_t within, uint32_t end, bool sink_first);
// affine.for and dimensions of affine.parallel around both.
uint32_t count_common_loops(const Op *a, const Op *b);
uint32_t count_loops_around(const Op *op);

typedef struct LoopEffects { // all that a loop does
  Vec(MemAccess) accesses;   // affine ones of memory that is not made in it
  bool allocates;
  bool others;       // calls, accesses of other dialects, and the like
  bool unregistered; // something that nobody knows
  bool regions; // accesses and others in regions that run who knows how often
} LoopEffects;
LoopEffects loop_effects(Ctx *ctx, Arena *arena, Op *loop);
// No iteration of an affine.for touches what another writes.
bool loop_is_memory_parallel(Ctx *ctx, Arena *arena, Op *loop);

#endif
