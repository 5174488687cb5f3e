// Contractions: structured operations that add up products of two operands.
#ifndef MLCC_LINALG_CONTRACTION_H
#define MLCC_LINALG_CONTRACTION_H

#include "ir/build/mixed.h"
#include "ir/dialects/linalg/structured.h"

// The operands of a contraction, by what the tile does with them: it broadcasts
// elements of the left one, and loads rows of the right one and of the sum.
enum { LEFT, RIGHT, SUM, NPLACES };

typedef enum LoopRole {
  LOOP_OUTER,  // around the tile
  LOOP_ROW,    // of the left operand and the sum: rows of the tile
  LOOP_COLUMN, // of the right operand and the sum: elements of its vectors
  LOOP_SUM,    // reduces
} LoopRole;

typedef struct ContractionLoop {
  LoopRole role;
  bool reduces;
  Mixed extent;
  // By how many elements each operand moves in an iteration.
  Mixed strides[NPLACES];
  bool moves[NPLACES]; // whether it does
} ContractionLoop;

// sum[...] = add(sum[...], multiply(left[...], right[...])), each factor
// through casts of an element to another one, the last one first.
typedef struct Contraction {
  Structured s;
  ContractionLoop *loops; // the outermost first
  uint32_t nloops;
  Value *operands[NPLACES];
  Mixed offsets[NPLACES]; // of the first element
  const Op *multiply, *add;
  const Op **casts[2]; // of LEFT and RIGHT
  uint32_t ncasts[2];
} Contraction;

// Fills `c` with what a structured operation on memrefs is as a contraction.
// False: it is none that tiles are for. Loops that are one in memory are one
// here. What types do not say is asked for at the place of `b`; without one it is
// the number DYNAMIC.
bool contraction_of(Ctx *ctx, Arena *arena, const Structured *s, Builder *b,
                    Contraction *c);

// The loop of rows or of columns; NULL: there is none.
ContractionLoop *contraction_loop(const Contraction *c, LoopRole role);
// The product of the extents of all loops of a role; DYNAMIC: not known.
int64_t contraction_extent(const Contraction *c, LoopRole role);
uint32_t count_sum_loops(const Contraction *c);
static inline bool mixed_is_known(Mixed m) {
  return !m.value && m.number != DYNAMIC;
}

#endif
