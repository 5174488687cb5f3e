// Declarations for sroa.c and sroa_llvm.c.
#ifndef MLCC_SROA_H
#define MLCC_SROA_H

#include "lowering/pass/pass.h"

typedef struct SroaSlot {
  Op *alloca;
  bool made; // by taking another one apart
} SroaSlot;

typedef struct SroaList {
  SroaSlot *data;
  size_t size, capacity;
} SroaList;

void sroa_count(PassRun *run, uint64_t used, uint64_t all);

// sroa_llvm.c

bool sroa_llvm_may_apply(const Op *op);
// Whether it was taken apart; new ones are added to the list.
bool sroa_llvm(PassRun *run, Rewriter *rw, SroaSlot slot, SroaList *made);

#endif
