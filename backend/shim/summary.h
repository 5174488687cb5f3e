// Module summaries, which ThinLTO makes and llvm-c does not know. No logic of
// ours.
#ifndef MLCC_SHIM_SUMMARY_H
#define MLCC_SHIM_SUMMARY_H

#include "backend/shim/text.h"

#include <llvm-c/Core.h>

#ifdef __cplusplus
extern "C" {
#endif

// Reads a module, text or bitcode, with its summary, which `take` gets as text
// if it has one; the bytes behind `data` end with a zero. NULL, or what is
// wrong, to be given back with LLVMDisposeMessage().
char *shim_read_with_summary(LLVMContextRef context, const char *name,
                             const char *data, size_t size,
                             LLVMModuleRef *module, ShimText *take, void *user);

#ifdef __cplusplus
}
#endif

#endif
