// Between func.c and func_wrapper.c: converted signatures.
#ifndef MLCC_FUNC_INT_H
#define MLCC_FUNC_INT_H

#include "lowering/pass/pass.h"

typedef struct Signature {
  bool bare;       // memrefs are pointers to their data
  Type *old;       // TY_FUNCTION
  Type *type;      // TY_LLVM_FUNC
  TypeVec inputs;  // its arguments
  uint32_t *first; // of them, by old argument; one more at the end
  Type *result;
} Signature;

// An llvm.func with the attributes of the func.func; a wrapper has no linkage
// or effects of its own. NULL: reported.
Op *func_make(Conv *c, Op *from, Attr *name, Type *type, bool is_wrapper);
// The arguments from `first` on.
Value **func_block_args(Conv *c, const Block *block, uint32_t first);
// Whether `func`, which was made from `op`, has a C interface.
bool func_has_wrapper(Conv *c, const Op *op, const Op *func,
                      const Signature *s);
// Makes it, behind the function. False: reported.
bool func_make_wrapper(Conv *c, Op *op, Op *func, const Signature *s);

#endif
