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
} CHeaderOptions;

// Writes the header of what has a C interface, of the module as it was read.
// A comment names each function that C cannot call, and says why.
void c_header_write(Ctx *ctx, const Op *module, const CHeaderOptions *options,
                    Buf *out);

#endif
