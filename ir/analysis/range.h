// Ranges of integers: what is known of a number before it is computed. A range
// has bounds for the number read without a sign and for it read with one, since
// neither says all: [-1, 1] is no unsigned interval short of everything. Both
// hold at once; each is right by itself.
//
// What range a result has follows from those of the operands as in MLIR, to the
// last bit of a bound, so that passes find the same.
#ifndef MLCC_RANGE_H
#define MLCC_RANGE_H

#include "ir/ir.h"

typedef struct Range { // bounds are part of it; words in their arena
  uint32_t width;      // never 0
  const uint64_t *umin, *umax, *smin, *smax;
} Range;

typedef struct RangeCalc {
  Arena *arena;
  bool nuw, nsw; // what overflows so does not happen
} RangeCalc;

// The bits that a range of that type has; 0: no integer, nor made of integers.
uint32_t range_width(Type *type);

const Range *range_constant(RangeCalc *k, const uint64_t *number,
                            uint32_t width);
const Range *range_max(RangeCalc *k, uint32_t width);
const Range *range_unsigned(RangeCalc *k, const uint64_t *min,
                            const uint64_t *max, uint32_t width);
const Range *range_signed(RangeCalc *k, const uint64_t *min,
                          const uint64_t *max, uint32_t width);
const Range *range_union(RangeCalc *k, const Range *a, const Range *b);
bool range_equal(const Range *a, const Range *b);
// The only number in it; or NULL.
const uint64_t *range_number(const Range *range);

// Operations of the index dialect are folded for 32 and for 64 bits where an
// index has 64 only because nobody has said its width.
static inline bool range_may_be_narrow(const Range *index) {
  return index->width == INDEX_WIDTH_MAX;
}

// Computes the range of a result from the ranges of the operands.
typedef const Range *RangeOf(RangeCalc *k, const Range *const *args);
RangeOf range_add, range_sub, range_mul;
RangeOf range_divu, range_divs, range_ceildivu, range_ceildivs, range_floordivs;
RangeOf range_remu, range_rems;
RangeOf range_maxs, range_maxu, range_mins, range_minu;
RangeOf range_and, range_or, range_xor;
RangeOf range_shl, range_shrs, range_shru;

// In another width. range_ext() extends each bound as it is read.
const Range *range_ext(RangeCalc *k, const Range *range, uint32_t width);
const Range *range_extu(RangeCalc *k, const Range *range, uint32_t width);
const Range *range_exts(RangeCalc *k, const Range *range, uint32_t width);
const Range *range_trunc(RangeCalc *k, const Range *range, uint32_t width);

// ORDER as the predicates of arith.cmpi; how those of index follow
typedef enum RangePredicate {
  RANGE_EQ,
  RANGE_NE,
  RANGE_SLT,
  RANGE_SLE,
  RANGE_SGT,
  RANGE_SGE,
  RANGE_ULT,
  RANGE_ULE,
  RANGE_UGT,
  RANGE_UGE,
} RangePredicate;
// 1: it holds of all numbers in there, 0: of none, -1: neither is known.
int range_compare(RangePredicate predicate, const Range *a, const Range *b);

#endif
