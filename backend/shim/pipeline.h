// LLVM's optimisation pipelines, with what its C API does not let one choose:
// pipelines that are named in text overrule what they are told of vectorizing.
#ifndef MLCC_SHIM_PIPELINE_H
#define MLCC_SHIM_PIPELINE_H

#include "backend/shim/text.h"

#include <llvm-c/TargetMachine.h>
#include <stdbool.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef enum ShimStage {
  SHIM_WHOLE, // what is to become code
  // The same in two halves. The first inlines and whatever else looks at
  // several functions; the second is of passes over functions.
  SHIM_FIRST_HALF,
  SHIM_SECOND_HALF,
} ShimStage;

typedef struct ShimPipeline {
  ShimStage stage;
  int speed, size; // 2, 1 for -Os
  bool loop_vectorization, slp_vectorization, unrolling, interleaving;
  bool verify_each;
  // Passes in text, as opt takes them, in front of and behind all others; NULL:
  // none.
  const char *before, *after;
} ShimPipeline;

// False when a pass is not known; `message` then gets why.
bool shim_run_pipeline(LLVMModuleRef module, LLVMTargetMachineRef machine,
                       const ShimPipeline *pipeline, ShimText *message,
                       void *user);

#ifdef __cplusplus
}
#endif

#endif
