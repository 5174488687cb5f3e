// The greedy driver: folds and rewrites what is in a region until nothing is
// left to do. See pattern.h for what patterns have to keep to.
#ifndef MLCC_GREEDY_H
#define MLCC_GREEDY_H

#include "ir/rewrite/pattern.h"

// How the blocks of regions are simplified after each round.
typedef enum RegionSimplification {
  SIMPLIFY_DISABLED,
  SIMPLIFY_NORMAL,     // blocks that nothing reaches, dead code and arguments
  SIMPLIFY_AGGRESSIVE, // and blocks that are equal become one
} RegionSimplification;

enum { GREEDY_NO_LIMIT = -1 };

typedef struct GreedyOptions {
  const PatternSet *patterns; // finished; or NULL
  bool bottom_up;             // the first visit is to the last operation
  bool strict;                // greedy_run_ops(): others are not visited
  bool no_folding;
  bool no_constant_cse;
  RegionSimplification simplify;
  int64_t max_iterations; // rounds, of at least one; or GREEDY_NO_LIMIT
  int64_t max_rewrites;   // by patterns in a round; or GREEDY_NO_LIMIT
  Listener *listener;     // that hears of all changes too; or NULL
  const void *state;      // of the pass, for its patterns; or NULL
  Declines *declines;     // where patterns note why they do nothing; or NULL
} GreedyOptions;

typedef enum GreedyResult {
  GREEDY_CONVERGED,
  GREEDY_LIMIT,  // a limit came first
  GREEDY_FAILED, // patterns run on for ever; reported
} GreedyResult;

extern const GreedyOptions greedy_defaults; // mlir-opt's
// On all that is in `region`, which belongs to an operation that uses nothing
// from outside. `changed` (or NULL) is set when anything was.
GreedyResult greedy_run(Ctx *ctx, Pool *pool, Arena *arena, Region *region,
                        const GreedyOptions *options, bool *changed);

// On these operations in `top` and what comes of them; blocks stay. The last of
// the list is visited first.
GreedyResult greedy_run_ops(Ctx *ctx, Pool *pool, Arena *arena, Op *top,
                            Op *const *ops, size_t nops,
                            const GreedyOptions *options);

// The first again on all regions of `op`; the worst result. What is known to be
// at its fixpoint is left alone if there are no patterns for it (fixpoint.h).
GreedyResult greedy_run_all(Ctx *ctx, Pool *pool, Arena *arena, Op *op,
                            const GreedyOptions *options);

// simplify_regions.c: whether anything changed.
bool simplify_regions(Rewriter *rw, Region *region, RegionSimplification level);
bool erase_unreachable_blocks(Rewriter *rw, Region *region);
// Operations and block arguments of which nothing comes that is needed.
bool erase_dead_code(Rewriter *rw, Region *region);

// merge_blocks.c: the same, nested regions included.
bool merge_equal_blocks(Rewriter *rw, Region *region);
// Block arguments for which every branch passes the same value.
bool drop_redundant_args(Rewriter *rw, Region *region);

#endif
