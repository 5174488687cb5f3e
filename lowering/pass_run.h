// What runs passes: the pass manager and its parts.
#ifndef MLCC_PASS_RUN_H
#define MLCC_PASS_RUN_H

#include "lowering/lowering_int.h"

typedef struct PassMade {
  const void *source; // the function or list that it is made of
  void *made;         // a PatternSet or a ConvTable
} PassMade;

struct PassPatterns {
  Arena *arena;
  Vec(PassMade) made;
};

// pass_manager.c

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

bool pass_run_pipeline(PassThread *t, const Pipeline *pipeline, Op *root);
// For a pass that runs others, on the operation it is run on.
bool pass_run_inner(PassThread *t, const Pipeline *pipeline, Op *root);
// On what `nested` is for, directly inside `root`.
bool pass_run_nested(PassThread *t, const Pipeline *nested, Op *root);

// pass_pieces.c

typedef bool PieceWork(PassThread *t, const void *user, Op *op);
// Does the work on all of these, which have nothing to do with one another.
bool pass_pieces_run(PassThread *t, Op *const *ops, size_t nops,
                     PieceWork *piece_work, const void *user);
// Whether what a nested pipeline is run on has nothing to do with one another.
bool pass_pieces_may_run(const Pipeline *pipeline);

typedef Vec(Op *) PassFunctions; // of a module, that have bodies
PassFunctions pass_functions_of(Arena *arena, Op *module);
// Whether to run a step on these, and on the module without their bodies.
bool pass_functions_divide(const PassFunctions *list, const Step *step);
bool pass_functions_run(PassThread *t, const PassFunctions *list, Op *module,
                        PieceWork *piece_work, const void *user);

// pass_print.c

bool pass_print_is_on(const PassPrint *p);
// Returns what pass_print_after() wants to know of the operation before.
uint64_t pass_print_before(PassManager *pm, const Step *step, Op *op);
void pass_print_after(PassManager *pm, const Step *step, Op *op, bool ok,
                      uint64_t before);

// pass_reproducer.c

void pass_reproducer_begin(PassManager *pm, const Pipeline *pipeline,
                           Op *module);
void pass_reproducer_before(PassManager *pm, const Step *step, Op *op);
void pass_reproducer_failed(PassManager *pm, const Step *step, const Op *op);
void pass_reproducer_end(PassManager *pm);

// pass_statistics.c

void pass_counts_add(const Pass *pass, uint64_t *to, const uint64_t *from);

#endif
