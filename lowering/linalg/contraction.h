// Contractions: structured operations that add up products of two operands.
#ifndef MLCC_LINALG_CONTRACTION_H
#define MLCC_LINALG_CONTRACTION_H

#include "ir/build/mixed.h"
#include "ir/dialects/linalg/structured.h"

// The operands of a contraction, by what the tile does with them: it broadcasts
// elements of the left one, and loads rows of the right one and of the sum.
enum { LEFT, RIGHT, SUM, NPLACES };
// Memrefs that move with its loops and are no operands of it stand behind these.
enum { MOST_MORE_PLACES = 8, MOST_PLACES = NPLACES + MOST_MORE_PLACES };

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
  Mixed strides[MOST_PLACES];
  bool moves[MOST_PLACES]; // whether it does
} ContractionLoop;

// sum[...] = add(sum[...], multiply(left[...], right[...])), each factor
// through casts of an element to another one, the last one first.
typedef struct Contraction {
  Structured s;
  ContractionLoop *loops; // the outermost first
  uint32_t nloops;
  uint32_t nplaces;
  Value *operands[MOST_PLACES];
  Mixed offsets[MOST_PLACES]; // of the first element
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

// Memrefs with the indices at which the loops of a contraction touch them.
typedef struct MorePlaces {
  uint32_t n;
  Value *memrefs[MOST_MORE_PLACES];
  const Attr *maps[MOST_MORE_PLACES];
} MorePlaces;
// The same with places behind NPLACES; NULL: there are none. Loops are one here if
// they are one for those, too.
bool contraction_with(Ctx *ctx, Arena *arena, const Structured *s,
                      const MorePlaces *more, Builder *b, Contraction *c);

// The loop of rows or of columns; NULL: there is none.
ContractionLoop *contraction_loop(const Contraction *c, LoopRole role);
// The product of the extents of all loops of a role; DYNAMIC: not known.
int64_t contraction_extent(const Contraction *c, LoopRole role);
uint32_t count_sum_loops(const Contraction *c);
// Whether a loop of that role moves an operand.
bool contraction_moves(const Contraction *c, LoopRole role, uint32_t place);
static inline bool mixed_is_known(Mixed m) {
  return !m.value && m.number != DYNAMIC;
}

#endif
