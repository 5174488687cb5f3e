// Debug information as LLVM IR text, which alone has a form for all of it. No
// logic of ours.
#ifndef MLCC_SHIM_DEBUG_TEXT_H
#define MLCC_SHIM_DEBUG_TEXT_H

#include <llvm-c/Core.h>
#include <stdbool.h>
#include <stddef.h>

#include "backend/shim/debug.h"

#ifdef __cplusplus
extern "C" {
#endif

// A module of nothing but the nodes, those they refer to, declarations of the
// globals among them, and the compile units of `of`. To be given back with
// LLVMDisposeMessage().
char *shim_print_nodes(LLVMModuleRef of, LLVMMetadataRef *nodes, size_t n);
// Reads such a text: its nodes are added to `nodes` in their order, its compile
// units to the module. `bind` gives the global of a name, NULL after reporting.
// NULL, or what is wrong, to be given back as above.
typedef LLVMValueRef ShimBinder(void *user, const char *name, size_t size);
char *shim_read_nodes(LLVMModuleRef into, const char *text, size_t size,
                      ShimBinder *bind, void *user, ShimNodes *nodes);
// Is there more to a node than its operands and the numbers that
// shim_di_number() knows?
bool shim_di_has_more(LLVMMetadataRef node);

#ifdef __cplusplus
}
#endif

#endif
