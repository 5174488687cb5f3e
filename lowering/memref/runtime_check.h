// Functions that files with checks of generate-runtime-verification share.
#ifndef MLCC_LOWERING_RUNTIME_CHECK_H
#define MLCC_LOWERING_RUNTIME_CHECK_H

#include "ir/rewrite/rewriter.h"

typedef struct Check {
  Builder b; // before the operation that is checked
  Arena *arena;
  PtrMap texts; // of operations, NUL-terminated
  bool says_op;
  Vec(Op *) ops;
} Check;

// Makes a cf.assert whose message says `what` of the operation, with numbers as
// printf has them.
void check_assert(Check *c, const Op *op, Value *holds, const char *what, ...)
    __attribute__((format(printf, 4, 5)));
// The size of a dimension of a memref or a tensor; the operation is not folded.
Op *check_build_dim(Check *c, Value *shaped, int dim);

// lowering/linalg/check_structured.c: what all loops reach is in the operands.
void check_structured(Check *c, Op *op);

#endif
