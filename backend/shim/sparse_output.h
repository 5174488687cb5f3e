// Objects in memory of which pages are touched only where they are not zero.
#ifndef MLCC_SHIM_SPARSE_OUTPUT_H
#define MLCC_SHIM_SPARSE_OUTPUT_H

#include <llvm-c/TargetMachine.h>
#include <stdbool.h>
#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

// `data` is for free(), `capacity` its size.
typedef struct ShimOutput {
  char *data;
  size_t size, capacity;
} ShimOutput;

// Emits an object. False when the target cannot.
bool shim_emit_object(LLVMTargetMachineRef machine, LLVMModuleRef module,
                      ShimOutput *output);

#ifdef __cplusplus
}
#endif

#endif
