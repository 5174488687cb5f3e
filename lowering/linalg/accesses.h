// Accesses to the operands of structured operations whose maps have but loops and
// numbers as indices.
#ifndef MLCC_LINALG_ACCESSES_H
#define MLCC_LINALG_ACCESSES_H

#include "ir/dialects/linalg/structured.h"
#include "ir/rewrite/lists.h"

bool map_is_of_loops(const Attr *map);
// The loop that a dimension of the operand moves with; UINT32_MAX: none.
uint32_t loop_of_dim(const Attr *map, uint32_t dim);
// How many dimensions of the operand move with the loop.
uint32_t dims_of_loop(const Attr *map, uint32_t loop);
// Whether vectors along the loop can be loaded from the operand or stored to it:
// it moves the last dimension, which is contiguous, and no other.
bool operand_is_contiguous(Arena *arena, const Structured *s, uint32_t operand,
                           uint32_t loop);

// Where the loops are, by their induction variables.
typedef struct Iteration {
  Rewriter *rw;
  const Structured *s;
  Value **ivs;
} Iteration;
// Loads an element, or a vector of the type along a loop.
Value *load_operand(const Iteration *at, uint32_t operand, Type *type);
// Stores an element or a vector.
void store_operand(const Iteration *at, uint32_t operand, Value *value);

#endif
