// All passes: their numbers, and what their folders declare. It is for who makes
// pipelines of passes, since each row more has all of it compiled again.
#ifndef MLCC_PASSES_H
#define MLCC_PASSES_H

#include "lowering/affine/passes.h"
#include "lowering/arith/passes.h"
#include "lowering/bufferize/passes.h"
#include "lowering/one_shot/passes.h"
#include "lowering/deallocate/passes.h"
#include "lowering/complex/passes.h"
#include "lowering/func/passes.h"
#include "lowering/linalg/passes.h"
#include "lowering/math/passes.h"
#include "lowering/memref/passes.h"
#include "lowering/ml_program/passes.h"
#include "lowering/scf/passes.h"
#include "lowering/shape/passes.h"
#include "lowering/tensor/passes.h"
#include "lowering/transforms/passes.h"
#include "lowering/vector/passes.h"
#include "lowering/to_llvm/passes.h"
#include "lowering/pass/brought.h"

typedef enum PassId {
#define PASS(token, ...) PASS_##token,
#include "lowering/passes.def"
  PASS__MAX
} PassId;

#endif
