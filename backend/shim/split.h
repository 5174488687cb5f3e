// What llvm-c lacks for dividing a module of LLVM IR: who mentions a symbol,
// turning definitions into declarations.
#ifndef MLCC_SHIM_SPLIT_H
#define MLCC_SHIM_SPLIT_H

#include "backend/shim/text.h"

#include <llvm-c/TargetMachine.h>
#include <stdbool.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

uint64_t shim_instruction_count(LLVMValueRef function);
uint64_t shim_module_instruction_count(LLVMModuleRef module);
// The symbol of that name, of any kind; NULL when there is none.
LLVMValueRef shim_symbol(LLVMModuleRef module, const char *name, size_t size);

// Calls `visit` for each function or other symbol that mentions `symbol`,
// whatever constants are in between; with `block` for those that mention one of
// its blocks.
typedef void ShimUserVisitor(void *user, LLVMValueRef by, bool block);
void shim_visit_users(LLVMValueRef symbol, ShimUserVisitor *visit, void *user);

// Takes a definition's body; of a module that is loaded lazily it is never
// read. Returns what stands for the symbol then, which is another value if it
// was an alias or an ifunc, and NULL where only a definition makes sense.
LLVMValueRef shim_declare_only(LLVMValueRef symbol);
// When all has been declared that is defined elsewhere: reads what is left of a
// module that is loaded lazily, and takes from it what it no longer mentions.
// What there is once in a module is left in part 0. Says what is wrong.
bool shim_finish_part(LLVMModuleRef module, uint32_t part, ShimText *message,
                      void *user);

// Debug information: each variable stays in the part that defines it, the rest
// of what a unit lists in part 0. `elsewhere` are variables of other parts that
// the module does not declare.
void shim_divide_debug_info(LLVMModuleRef module, uint32_t part,
                            LLVMMetadataRef *elsewhere, size_t n);

#ifdef __cplusplus
}
#endif

#endif
