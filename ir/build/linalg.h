// Making structured operations of the linalg dialect.
#ifndef MLCC_BUILD_LINALG_H
#define MLCC_BUILD_LINALG_H

#include "ir/dialects/linalg/structured.h"

// An operation whose body follows from the rest: `slots` are its attributes
// without sizes of groups (NULL: none), `operands` its inputs and then its
// inits, of which those that are tensors have results. Its functions have to
// take the operands' elements.
Op *build_structured(Builder *b, Arena *arena, uint32_t opcode,
                     Attr *const *slots, Value *const *operands,
                     uint32_t noperands, uint32_t ninputs);
// The same without anybody hearing of it: one to look at, which is then erased
// or announced. NULL: its functions do not take the operands' elements.
Op *build_structured_trial(const Builder *b, Arena *arena, uint32_t opcode,
                           Attr *const *slots, Value *const *operands,
                           uint32_t noperands, uint32_t ninputs);
// linalg.generic, whose region is empty.
typedef struct GenericParts {
  Value *const *operands; // inputs, then inits
  uint32_t noperands, ninputs;
  Attr *const *maps; // of each operand
  uint32_t nloops;
  const bool *reduces; // of each loop; NULL: none does
} GenericParts;
Op *build_generic(Builder *b, Arena *arena, const GenericParts *parts);
// The body of a generic that is being made: a block with an element of each
// operand. `inner` makes what is in it, up to generic_end(), which yields.
typedef struct GenericBody {
  Builder inner;
  Block *block;
} GenericBody;
GenericBody generic_begin(const Builder *b, Op *generic);
void generic_end(GenericBody *body, Value *const *values, uint32_t nvalues);
// The number of the iteration of a loop.
Value *build_linalg_index(Builder *b, int64_t loop);
// linalg.fill of `init` with `value`.
Op *build_fill(Builder *b, Arena *arena, Value *value, Value *init);
// linalg.copy of `from` to `to`.
Op *build_linalg_copy(Builder *b, Arena *arena, Value *from, Value *to);
// linalg.transpose; the permutation is an array of i64.
Op *build_linalg_transpose(Builder *b, Arena *arena, Value *input, Value *init,
                           Attr *permutation);

#endif
