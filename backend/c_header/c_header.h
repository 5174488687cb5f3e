// The C and C++ header of a module (-femit-header=): what C needs to call its
// public functions by their C interface (lowering/to_llvm/func_wrapper.c).
#ifndef MLCC_C_HEADER_H
#define MLCC_C_HEADER_H

#include "ir/ir.h"

// Asks for the C interface (llvm.emit_c_interface) of every public function
// that is defined in the module (-femit-c-interface).
void c_interface_request(Ctx *ctx, Op *module);

typedef struct CHeaderOptions {
  const char *triple;
  const DataLayout *layout;
  bool bare_memrefs; // of all functions, not only those with llvm.bareptr
  bool results_out;  // that are tensors are in memory that the caller passes
} CHeaderOptions;

// Whether the header has it: a public definition with a C interface.
bool c_header_has(Ctx *ctx, const Op *op);

// c_frees.c

// Adds `mlcc_free_<name>` to the module for each function that the header has
// and that returns tensors. False after reporting what is wrong.
bool c_frees_add(Ctx *ctx, Pool *pool, Op *module);
// Whether there is one for that function, and the results that it frees.
bool c_function_is_freed(Ctx *ctx, const Op *function);
bool c_result_is_freed(Ctx *ctx, const Op *function, uint32_t result);

// Writes the header of what has a C interface, of the module as it was read.
// A comment names each function that C cannot call, and says why. False after
// reporting which cannot be compiled, since its memrefs are to be bare pointers
// and are not static.
bool c_header_write(Ctx *ctx, const Op *module, const CHeaderOptions *options,
                    Buf *out);

#endif
