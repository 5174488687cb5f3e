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
  // What is to be optimised again when a program is linked: as a whole, or
  // module by module with a summary of all.
  SHIM_BEFORE_LTO,
  SHIM_BEFORE_THIN_LTO,
  // Code, and the module as it was before, in a section.
  SHIM_FAT_LTO,
  SHIM_FAT_THIN_LTO,
} ShimStage;

typedef enum ShimProfile {
  SHIM_NO_PROFILE,
  SHIM_PROFILE_GENERATE,
  SHIM_PROFILE_USE,
  SHIM_PROFILE_USE_SAMPLES,
} ShimProfile;

// What fuzzers are told of (SanitizerCoverage).
enum {
  SHIM_TRACE_FUNCTIONS = 1, // not edges
  SHIM_TRACE_PC = 2,
  SHIM_TRACE_PC_GUARD = 4,
  SHIM_TRACE_COUNTERS = 8,
  SHIM_TRACE_PC_TABLE = 16,
  SHIM_TRACE_COMPARISONS = 32,
  SHIM_TRACE_INDIRECT_CALLS = 64,
};

typedef struct ShimPipeline {
  ShimStage stage;
  int speed, size; // 2, 1 for -Os
  bool loop_vectorization, slp_vectorization, unrolling, interleaving;
  bool verify_each;
  // Passes in text, as opt takes them, in front of and behind all others; NULL:
  // none.
  const char *before, *after;
  ShimProfile profile;
  const char *profile_file; // written by the program, or read
  bool profile_atomically;
  const char *context_profile_file; // written by the program, of what is left
                                    // behind inlining; or NULL
  bool discriminators;              // of paths that are of one line
  bool probes;                      // for profiles of samples
  unsigned traces;                  // SHIM_TRACE_ bits
  bool gcov; // notes and counters as gcov reads them (llvm.gcov)
} ShimPipeline;

// False when a pass is not known; `message` then gets why.
bool shim_run_pipeline(LLVMModuleRef module, LLVMTargetMachineRef machine,
                       const ShimPipeline *pipeline, ShimText *message,
                       void *user);

// Writes bitcode for a linker, with the summary that its kind of LTO wants.
void shim_write_for_lto(LLVMModuleRef module, LLVMTargetMachineRef machine,
                        bool thin, ShimText *text, void *user);

// Puts the module into a section of its object, or only makes the section, and
// the command line into another one, if there is any.
void shim_embed_bitcode(LLVMModuleRef module, bool whole, const char *command);

#ifdef __cplusplus
}
#endif

#endif
