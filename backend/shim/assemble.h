// LLVM's assembler, in process.
#ifndef MLCC_SHIM_ASSEMBLE_H
#define MLCC_SHIM_ASSEMBLE_H

#include "backend/shim/machine.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct ShimAssembly {
  const char *name; // for messages
  const char *text; // NUL-terminated behind its end
  size_t size;
  bool no_exec_stack;         // mark the object as one that wants no such stack
  bool keep_locals;           // symbols that begin with .L
  const char *const *symbols; // "name=value"
  size_t nsymbols;
  const char *const *include_dirs;
  size_t ninclude_dirs;
  const char *compilation_dir; // of debug information
  unsigned dwarf_version;      // of debug information; 0: there is none
  ShimText *object;            // gets the object, once
  ShimText *message; // gets each message, with its place and source line
  void *user;
} ShimAssembly;

// The target is initialised. False when there was an error (reported), or when
// the target has no assembler (nothing is reported then).
bool shim_assemble(LLVMTargetRef target, const ShimMachineOptions *options,
                   const ShimAssembly *assembly);

#ifdef __cplusplus
}
#endif

#endif
