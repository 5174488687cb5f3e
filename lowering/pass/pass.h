// The context of a running pass, and functions for passes: patterns, walks and
// conversions.
#ifndef MLCC_PASS_H
#define MLCC_PASS_H

#include "ir/build/control.h"
#include "ir/rewrite/convert.h"
#include "ir/rewrite/greedy.h"
#include "ir/rewrite/pattern.h"
#include "lowering/lowering.h"

// manager.c

typedef struct PassThread PassThread;

// One pass on one operation.
struct PassRun {
  Ctx *ctx;
  Pool *pool;
  const DataLayout *layout;   // never NULL
  const TargetModel *target;  // likewise; see pass_target()
  const void *const *options; // by PassId, see PASS_OPTIONS
  uint64_t *counts;           // see PASS_COUNTS
  uint32_t index_bits;        // of the index type; 0: what the layout says
  bool total, typed_pointers; // see PassManager
  const bool *folds;          // dialects that conversions to LLVM fold; or NULL
  Arena *arena;               // until the pass ends
  PassPatterns *patterns; // of this step on this thread, see pass_patterns()
  PassThread *thread;     // that it runs on
  Buf *report;            // what it has to say, for standard error
  bool by_drivers;        // see pass_by_drivers()
  Declines *declines;     // for rewrite_decline(); or NULL
};

// The processor that the function around `op`, or `op` itself, is for.
const TargetModel *pass_target(const PassRun *run, const Op *op);

// Adds to a module what the text says in MLIR, but for symbols that it has
// already. False after reporting, by `name`, what is wrong with it.
bool pass_add_text(const PassRun *run, Op *module, const char *name, Str text);

// The end of a pass that leaves all changes to the greedy driver and to
// conversions, which see to what is known of fixpoints (ir/rewrite/fixpoint.h).
static inline bool pass_by_drivers(PassRun *run, bool ok) {
  run->by_drivers = true;
  return ok;
}

// Returns a rewriter for the run, without listeners.
static inline Rewriter pass_rewriter(const PassRun *run) {
  return (Rewriter){.b = {.ctx = run->ctx, .pool = run->pool},
                    .arena = run->arena,
                    .declines = run->declines};
}

// legality.c

// Reports what `pass` promised to be gone from below `root` and is not.
bool pass_check_gone(Ctx *ctx, const Pass *pass, Op *root);

// patterns.c: the patterns and handlers of a pass

// Sorting patterns takes longer than a small function does, so a thread keeps
// them from one operation to the next: what `add` adds when it is first asked
// for, or a list that ends with a NULL name. Options are the same all the time.
// So are handlers, but for those that depend on the data layout.
typedef void PatternsFn(PatternSet *set, const PassRun *run);
const PatternSet *pass_patterns(PassRun *run, PatternsFn *add);
const PatternSet *pass_pattern_list(PassRun *run, const Pattern *list);
typedef void HandlersFn(ConvTable *table);
void pass_note_table(PassRun *run, ConvTable *table); // for PassManager.catalog
const ConvTable *pass_handlers(PassRun *run, HandlersFn *add);

// The greedy driver with these, and otherwise as mlir-opt's passes run it, on
// all regions of `root`.
GreedyResult pass_greedy(PassRun *run, Op *root, const PatternSet *patterns);
// Passes that are nothing else, and may come to a limit.
bool pass_greedy_alone(PassRun *run, Op *root, const PatternSet *patterns);

// walk.c: passes that are a walk

// Applies the patterns on all below `root`; `state` is for them
// (Rewriter.state). True, as passes return.
bool pass_walk(PassRun *run, Op *root, const PatternSet *patterns,
               const void *state);
bool pass_walk_heard(PassRun *run, Op *root, const PatternSet *patterns,
                     const void *state, Listener *listener);
// The same, inner operations first: patterns may erase ones that have regions.
bool pass_walk_post(PassRun *run, Op *root, const PatternSet *patterns,
                    const void *state);
// The same, but by name that of a conversion, which the pass is in mlir-opt:
// what is not legal is folded first.
bool pass_walk_folding(PassRun *run, Op *root, const PatternSet *patterns,
                       const void *state,
                       Legality legality(Conv *c, const Op *op));

typedef struct OpList {
  Op **items;
  size_t count;
} OpList;
// All operations of an opcode below `root`, inner ones before the outer; and all
// that `holds` of.
OpList collect_ops(PassRun *run, Op *root, uint32_t opcode);
OpList collect_ops_that(PassRun *run, Op *root, bool (*holds)(const Op *op));

// For convert_run(): a table that lasts until the pass ends, and what is to be
// run, of which all types stay.
ConvTable *conv_table_new(PassRun *run);
Conv pass_conversion(PassRun *run, const ConvTable *table);

// convert_structure.c: operations that take any types and hand them on

void conv_add_func(ConvTable *table); // func, call, return
void conv_add_scf(ConvTable *table);  // for, if, while and their ends
void conv_add_cf(ConvTable *table);   // branches

#endif
