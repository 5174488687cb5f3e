// How a contraction is cut into tiles that fit the registers and blocks that fit
// the caches of a processor. Numbers in, numbers out: nothing here knows the IR.
#ifndef MLCC_LINALG_COST_H
#define MLCC_LINALG_COST_H

#include "ir/target.h"
#include "ir/support/support.h"

// A contraction with all its loops of a kind as one; DYNAMIC: not known.
typedef struct ContractionSizes {
  int64_t rows, columns, sums;
  int64_t reuses;     // how often all of that is done with one right operand
  uint32_t sum_bytes; // of an element of the result as it is added up
  uint32_t element_bytes; // of an element of the operand with the columns
  bool is_contiguous;     // that operand, along the columns
  bool is_constant;       // that operand, so that copying it takes no time
  int64_t pitch; // bytes from one row of that operand to the next; or DYNAMIC
  // How many sums an instruction adds up at once; if these are several, both
  // operands are copied. Its result may have to be added to the sum.
  uint32_t group;
  bool adds_apart;
  bool has_small_code; // all tiles are alike, and of few instructions
  bool is_integer;
  uint32_t ncast; // factors that are extended before the product
} ContractionSizes;

typedef enum Packing {
  PACK_NEVER,
  PACK_ALWAYS,
  // If there are at least `rows_to_pack` and the product of sums and columns is
  // at least `elements_to_pack`.
  PACK_IF_LARGE,
} Packing;

// `rows` by `vectors` of `lanes` elements are added up in registers. With
// packing, a block of the operand with the columns, `sum_block` by
// `column_block`, is copied; else blocks have all columns, and all sums if
// `sum_block` is 0.
typedef struct TilePlan {
  uint32_t lanes; // 0: no tile is better than loops
  uint32_t rows, vectors;
  Packing packing;
  int64_t rows_to_pack, elements_to_pack;
  int64_t column_block, sum_block;
  bool copies_constant; // when it is compiled
} TilePlan;

TilePlan plan_contraction(const TargetModel *model,
                          const ContractionSizes *sizes, bool may_pack);

// Appends, for people, "tiles of 6 x 64 (4 vectors of 16), ...": the tile, and
// what is copied of the operand with the columns, which is called `copied`.
void put_tile_plan(Buf *out, const TilePlan *plan, const char *copied);

// `count` cut into pieces of at most `most`, as equal as they can be: `n` of
// `size`, and behind them `nsmaller` of one less.
typedef struct Pieces {
  int64_t size, n, nsmaller;
} Pieces;
Pieces equal_pieces(int64_t count, int64_t most);

#endif
