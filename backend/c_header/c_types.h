// Between the files that write headers: what MLIR's types are in C.
#ifndef MLCC_C_TYPES_H
#define MLCC_C_TYPES_H

#include "ir/ir.h"

typedef struct CTypes {
  Ctx *ctx;
  const DataLayout *layout;
  Arena *arena;
  PtrMap defined; // types whose struct is written
  bool bare;      // memrefs are pointers to their elements
  Buf *out;       // structs, each behind those it is made of
} CTypes;

typedef struct CType {
  const char *name;   // "float", "MemRef1dF32"
  const char *letter; // as part of a name: "F32"; NULL for memrefs, bare or not
  bool by_pointer;    // as an argument; as a result, through a pointer
} CType;

// The type that a function takes or returns in place of another: tensors are
// row-major memrefs.
Type *c_passed_type(Ctx *ctx, Type *type);
// False when C has nothing for it.
bool c_type(CTypes *types, Type *type, CType *c);
// The struct of several results, named after the function; false as above.
bool c_result_struct(CTypes *types, const char *name, Type *const *results,
                     uint32_t n);

#endif
