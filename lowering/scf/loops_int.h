// Declarations for the passes on loops.
#ifndef MLCC_LOOPS_INT_H
#define MLCC_LOOPS_INT_H

#include "ir/build/control.h"
#include "ir/rewrite/greedy.h"
#include "lowering/pass/pass.h"

// Operands of scf.for before its initial values.
enum { FOR_LOWER, FOR_UPPER, FOR_STEP, FOR_INITS };

// loops.c

// Applies patterns below `root` until none fits; false: they run on for ever.
bool apply_patterns(PassRun *run, Op *root, const Pattern *list);
// Replaces a loop by a nest of scf.for. `forall` has no results, and
// dimensions.
void parallel_to_fors(Rewriter *rw, Op *parallel);
void forall_to_fors(Rewriter *rw, Op *forall);
// The same as scf.parallel. `forall` has no results.
void forall_to_parallel(Rewriter *rw, Op *forall);
// Each as a value, made at the rewriter's place if it is a number.
ValueList mixed_all(Rewriter *rw, const Mixed *list, uint32_t count);
// Has `block`, without its terminator, stand before `before`.
void inline_body(Rewriter *rw, Block *block, Op *before, ValueList args);

// loop_coalescing.c: what can be made one loop of a nest of scf.for. No upper
// bound is less than the lower one in two of them.
void coalesce_fors(Rewriter *rw, Op *loop);

#endif
