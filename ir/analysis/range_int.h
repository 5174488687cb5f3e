// Declarations for the files that compute ranges: numbers of any width, made in
// the arena of a calculation.
#ifndef MLCC_RANGE_INT_H
#define MLCC_RANGE_INT_H

#include "ir/analysis/range.h"
#include "ir/support/number.h"

// Zeroed; then of a value; then the ends of a type.
uint64_t *wide_new(RangeCalc *k, uint32_t width);
uint64_t *wide_small(RangeCalc *k, uint64_t number, uint32_t width);
uint64_t *wide_umax(RangeCalc *k, uint32_t width);
uint64_t *wide_smin(RangeCalc *k, uint32_t width);
uint64_t *wide_smax(RangeCalc *k, uint32_t width);

typedef struct Pair {
  const uint64_t *min, *max;
} Pair;

// Computes an operation of two numbers. Returns false on overflow.
typedef bool WideOf(RangeCalc *k, uint64_t *r, const uint64_t *a,
                    const uint64_t *b, uint32_t width);

const Range *range_new(RangeCalc *k, Range range);
const Range *range_intersect(RangeCalc *k, const Range *a, const Range *b);
const Range *range_either(RangeCalc *k, const uint64_t *min,
                          const uint64_t *max, uint32_t width, bool is_signed);
const Range *range_of_pairs(RangeCalc *k, WideOf *of, Pair lhs, Pair rhs,
                            uint32_t width, bool is_signed);

#endif
