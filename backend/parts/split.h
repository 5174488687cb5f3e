// Dividing a module of LLVM IR, after whatever has to see all of it, for the
// rest of its way to machine code.
#ifndef MLCC_BACKEND_SPLIT_H
#define MLCC_BACKEND_SPLIT_H

#include "backend/parts/part_graph.h"
#include "backend/target/target.h"

#include <llvm-c/Types.h>

typedef struct SplitSymbol {
  Str name;
  bool is_private; // if local
} SplitSymbol;

// Where each symbol of a module goes, and the module. Each part is loaded into
// a context of its own, by any thread.
typedef struct Split {
  Arena arena;
  PartGraph graph;
  SplitSymbol *symbols; // beside those of the graph
  Str bitcode;          // of the module, in `arena`
  // Behind the names of what parts share.
  const char *internal_suffix, *private_suffix;
} Split;

// Whether parts of a module for this target can be told apart and joined again.
bool split_suits(const TargetSpec *spec);
// Whether a module is worth it, before it is optimised.
bool split_is_large(LLVMModuleRef module);
// One without a module yet, for who fills it; it lies in its own arena.
Split *split_new(const char *unique);
// Divides `module` by content alone; NULL when it stays whole. `unique` comes
// into the names of what parts share.
Split *split_module(LLVMModuleRef module, const char *unique);
// Takes from `module`, which has all of what was divided, what is not of
// `part`.
bool split_reduce(const Split *split, uint32_t part, LLVMModuleRef module,
                  Buf *error);
// NULL with an error.
LLVMModuleRef split_load(const Split *split, uint32_t part,
                         LLVMContextRef context, Buf *error);
void split_release(Split *split);

#endif
