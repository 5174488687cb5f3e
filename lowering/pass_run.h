// What runs passes: the pass manager and its parts.
#ifndef MLCC_PASS_RUN_H
#define MLCC_PASS_RUN_H

#include "lowering/lowering_int.h"

// pass_manager.c

struct PassThread { // that runs passes; the main one or one of a crew
  PassManager *pm;
  Ctx *ctx;
  Pool *pool;
  const DataLayout *layout;
  Times *times;  // or NULL
  Arena scratch; // until the pass, or what else used it, ends
};

bool pass_run_pipeline(PassThread *t, const Pipeline *pipeline, Op *root);
// On what `nested` is for, directly inside `root`.
bool pass_run_nested(PassThread *t, const Pipeline *nested, Op *root);
bool pass_run_anchored(PassThread *t, const Pipeline *pipeline, Op *op);

// pass_print.c

bool pass_print_is_on(const PassPrint *p);
// Returns what pass_print_after() wants to know of the operation before.
uint64_t pass_print_before(PassManager *pm, const Step *step, Op *op);
void pass_print_after(PassManager *pm, const Step *step, Op *op, bool ok,
                      uint64_t before);

// pass_statistics.c

void pass_counts_add(const Pass *pass, uint64_t *to, const uint64_t *from);

#endif
