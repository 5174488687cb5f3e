// Declarations for the pass manager and its parts.
#ifndef MLCC_PASS_RUN_H
#define MLCC_PASS_RUN_H

#include "lowering/pass/pass.h"

typedef struct PassMade {
  const void *source; // the function or list that it is made of
  void *made;         // a PatternSet or a ConvTable
  bool is_table;      // the latter
} PassMade;

struct PassPatterns {
  Arena *arena;
  Vec(PassMade) made;
};

// manager.c

struct PassThread { // that runs passes; the main one or one of a crew
  PassManager *pm;
  Ctx *ctx;
  Pool *pool;
  const DataLayout *layout;
  Times *times;  // or NULL
  Arena scratch; // until the pass, or what else used it, ends
  Arena arena;   // as long as the thread
  PtrMap states; // of steps, to their GroupState
};
void pass_thread_release(PassThread *t);

typedef enum GroupPart {
  GROUP_WHOLE,
  GROUP_PREPARATION, // what comes before the walk (see passes.def)
  GROUP_PREPARED,    // the rest
} GroupPart;

typedef struct Group { // of steps that run as one
  const Step *steps;
  size_t count;
  uint32_t index_bits; // that all of them were given
  GroupPart part;
} Group;

// The longest there is from step `at` on.
Group pass_group_at(const PassManager *pm, const Steps *steps, size_t at);
// Whether anybody wants to see what single passes do.
bool pass_is_observed(const PassManager *pm);
// Runs it, on its time. Of debug builds it is checked what it leaves.
bool pass_group_run(PassThread *t, const Group *group, Op *root);
bool pass_group_check(PassThread *t, const Group *group, Op *root);

// Which dialects have operations below a root.
typedef struct PassDialects {
  bool known;
  bool present[DIALECTS_MAX];
} PassDialects;
// Whether there is what the step is for.
bool pass_step_is_needed(Ctx *ctx, const Step *step, PassDialects *dialects,
                         Op *root);

bool pass_run_pipeline(PassThread *t, const Pipeline *pipeline, Op *root);
// For a pass that runs others, on the operation it is run on.
bool pass_run_inner(PassThread *t, const Pipeline *pipeline, Op *root);
// Whether a nested pipeline is for an operation, and running it there.
bool pass_nested_fits(const Pipeline *nested, const Op *op);
bool pass_nested_run(PassThread *t, const void *nested, Op *op);

// pieces.c

typedef Vec(Op *) OpVec;

// From so many on threads share them.
enum { PASS_PIECES_LEAST = 64 };

typedef bool PieceWork(PassThread *t, const void *user, Op *op);
// Does the work on all of these, which have nothing to do with one another.
bool pass_pieces_run(PassThread *t, Op *const *ops, size_t nops,
                     PieceWork *piece_work, const void *user);
// Whether what a nested pipeline is run on has nothing to do with one another.
bool pass_pieces_may_run(const Pipeline *pipeline);

// stretch.c

// Steps that are run on the functions of a module one by one, and on the rest.
typedef struct PassStretch {
  Vec(Group) groups; // a step each; empty when there is no stretch
  bool prepares;     // the last is but the preparation of the next step
} PassStretch;

// The longest stretch from step `at` on, in the thread's scratch arena.
PassStretch pass_stretch_at(PassThread *t, const Steps *steps, size_t at,
                            Op *root);
bool pass_stretch_run(PassThread *t, const PassStretch *stretch, Op *module);

// print.c

bool pass_print_is_on(const PassPrint *p);
// Returns what pass_print_after() wants to know of the operation before.
uint64_t pass_print_before(PassManager *pm, const Step *step, Op *op);
void pass_print_after(PassManager *pm, const Step *step, Op *op, bool ok,
                      uint64_t before);

// reproducer.c

void pass_reproducer_begin(PassManager *pm, const Pipeline *pipeline,
                           Op *module);
void pass_reproducer_before(PassManager *pm, const Step *step, Op *op);
void pass_reproducer_failed(PassManager *pm, const Step *step, const Op *op);
void pass_reproducer_end(PassManager *pm);

// statistics.c

void pass_counts_add(const Pass *pass, uint64_t *to, const uint64_t *from);

#endif
