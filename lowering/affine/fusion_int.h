// Declarations for the files of affine-loop-fusion.
#ifndef MLCC_AFFINE_FUSION_INT_H
#define MLCC_AFFINE_FUSION_INT_H

#include "lowering/affine/graph.h"
#include "lowering/affine/passes.h"
#include "lowering/affine/slice.h"
#include "lowering/pass/pass.h"
#include "ir/analysis/aliases.h"

typedef struct Fusing {
  PassRun *run;
  Rewriter rw;
  const Options_affine_loop_fusion *options;
  double tolerance;
  Graph graph;
  const Op *function; // that is worked on
  bool overlaps;      // what it is given
} Fusing;

typedef struct Pair { // loops that may be joined
  uint32_t source, sink;
  Op *source_op, *sink_op;
  uint32_t around; // loops around both
  Slice *slices;   // by depth inside the sink, from 1 on; no ivs: none
  uint32_t depth;  // the greatest that may be, then the best
  double tolerance;
} Pair;

// Affine loads and stores in the loop, of vectors too.
OpVec fusion_accesses_in(Fusing *f, Op *loop);
// Whether any is of the memref; `writes`: and stores.
bool fusion_any_uses(const OpVec *ops, const Value *memref, bool writes);
// Returns the operations that store, or that load; of `memref`, if there is one.
OpVec fusion_of_kind(Fusing *f, const OpVec *ops, bool writes,
                     const Value *memref);

// fusion_memref.c

// Whether anybody beside the loops of the graph may see what the node stores.
bool fusion_any_escapes(Fusing *f, const GraphNode *n);
// Whether the pair may have a memref of its own in place of this one.
bool fusion_may_be_own(Fusing *f, const Pair *pair, const Value *memref,
                       bool removes);
// With the slice in the sink: those of which it loads only what that stores.
ValueList fusion_keep_stored(Fusing *f, const Pair *pair, ValueList memrefs);
void fusion_make_own(Fusing *f, const Pair *pair, ValueList memrefs);

#endif
