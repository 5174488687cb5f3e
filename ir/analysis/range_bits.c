// Ranges of what works on bits: logic, shifts, and changes of the width; see
// range.h.

#include "ir/analysis/range_int.h"

// The lowest bits, from the first one in which two numbers differ.
static uint64_t *differing_bits(RangeCalc *k, const uint64_t *a,
                                const uint64_t *b, uint32_t width) {
  uint64_t *mask = wide_new(k, width);
  wide_xor(mask, a, b, width);
  uint32_t same = wide_clz(mask, width);
  wide_lshr(mask, wide_umax(k, width), same, width);
  return mask;
}

// The bounds with what differs among them all zeros, and all ones.
static Pair widen(RangeCalc *k, const Range *range) {
  uint32_t width = range->width;
  uint64_t *mask = differing_bits(k, range->umin, range->umax, width);
  uint64_t *zeros = wide_new(k, width), *ones = wide_new(k, width);
  wide_or(ones, range->umax, mask, width);
  wide_not(mask, mask, width);
  wide_and(zeros, range->umin, mask, width);
  return (Pair){zeros, ones};
}

static bool and_numbers(RangeCalc *k, uint64_t *r, const uint64_t *a,
                        const uint64_t *b, uint32_t width) {
  (void)k;
  wide_and(r, a, b, width);
  return true;
}

static bool or_numbers(RangeCalc *k, uint64_t *r, const uint64_t *a,
                       const uint64_t *b, uint32_t width) {
  (void)k;
  wide_or(r, a, b, width);
  return true;
}

const Range *range_and(RangeCalc *k, const Range *const *args) {
  return range_of_pairs(k, and_numbers, widen(k, args[0]), widen(k, args[1]),
                        args[0]->width, false);
}

const Range *range_or(RangeCalc *k, const Range *const *args) {
  return range_of_pairs(k, or_numbers, widen(k, args[0]), widen(k, args[1]),
                        args[0]->width, false);
}

// Bits that differ in one of the two may be anything.
const Range *range_xor(RangeCalc *k, const Range *const *args) {
  const Range *a = args[0], *b = args[1];
  uint32_t width = a->width;
  uint64_t *mask = differing_bits(k, a->umin, a->umax, width);
  wide_or(mask, mask, differing_bits(k, b->umin, b->umax, width), width);
  uint64_t *min = wide_new(k, width), *max = wide_new(k, width);
  wide_xor(max, a->umin, b->umin, width);
  wide_or(max, max, mask, width);
  wide_xor(min, max, mask, width);
  return range_unsigned(k, min, max, width);
}

// Shifts

// By the width or more: false.
static bool shift_fits(const uint64_t *by, uint32_t width, uint32_t *amount) {
  if (!wide_fits_u64(by, width) || wide_to_u64(by) >= width)
    return false;
  *amount = (uint32_t)wide_to_u64(by);
  return true;
}

static bool shl_unsigned(RangeCalc *k, uint64_t *r, const uint64_t *a,
                         const uint64_t *b, uint32_t width) {
  uint32_t by;
  if (shift_fits(b, width, &by) && by <= wide_clz(a, width)) {
    wide_shl(r, a, by, width);
    return true;
  }
  wide_copy(r, wide_umax(k, width), width);
  return k->nuw;
}

static bool shl_signed(RangeCalc *k, uint64_t *r, const uint64_t *a,
                       const uint64_t *b, uint32_t width) {
  uint64_t *signs = wide_new(k, width);
  bool negative = wide_is_neg(a, width);
  uint32_t by;
  if (negative)
    wide_not(signs, a, width);
  else
    wide_copy(signs, a, width);
  if (shift_fits(b, width, &by) && by < wide_clz(signs, width)) {
    wide_shl(r, a, by, width);
    return true;
  }
  wide_copy(r, negative ? wide_smin(k, width) : wide_smax(k, width), width);
  return k->nsw;
}

static bool shr_signed(RangeCalc *k, uint64_t *r, const uint64_t *a,
                       const uint64_t *b, uint32_t width) {
  (void)k;
  uint32_t by;
  if (!shift_fits(b, width, &by))
    return false;
  wide_ashr(r, a, by, width);
  return true;
}

static bool shr_unsigned(RangeCalc *k, uint64_t *r, const uint64_t *a,
                         const uint64_t *b, uint32_t width) {
  (void)k;
  uint32_t by;
  if (!shift_fits(b, width, &by))
    return false;
  wide_lshr(r, a, by, width);
  return true;
}

static const Range *shift(RangeCalc *k, WideOf *of, const Range *a,
                          const Range *by, bool is_signed) {
  Pair lhs = is_signed ? (Pair){a->smin, a->smax} : (Pair){a->umin, a->umax};
  return range_of_pairs(k, of, lhs, (Pair){by->umin, by->umax}, a->width,
                        is_signed);
}

const Range *range_shl(RangeCalc *k, const Range *const *args) {
  return range_intersect(k, shift(k, shl_unsigned, args[0], args[1], false),
                         shift(k, shl_signed, args[0], args[1], true));
}

const Range *range_shrs(RangeCalc *k, const Range *const *args) {
  return shift(k, shr_signed, args[0], args[1], true);
}

const Range *range_shru(RangeCalc *k, const Range *const *args) {
  return shift(k, shr_unsigned, args[0], args[1], false);
}

// Widths

static uint64_t *extended(RangeCalc *k, const uint64_t *a, uint32_t from,
                          uint32_t to, bool is_signed) {
  uint64_t *r = wide_new(k, to);
  if (is_signed)
    wide_sext(r, to, a, from);
  else
    wide_zext(r, to, a, from);
  return r;
}

const Range *range_ext(RangeCalc *k, const Range *range, uint32_t width) {
  uint32_t from = range->width;
  return range_new(k,
                   (Range){width, extended(k, range->umin, from, width, false),
                           extended(k, range->umax, from, width, false),
                           extended(k, range->smin, from, width, true),
                           extended(k, range->smax, from, width, true)});
}

const Range *range_extu(RangeCalc *k, const Range *range, uint32_t width) {
  return range_unsigned(k, extended(k, range->umin, range->width, width, false),
                        extended(k, range->umax, range->width, width, false),
                        width);
}

const Range *range_exts(RangeCalc *k, const Range *range, uint32_t width) {
  return range_signed(k, extended(k, range->smin, range->width, width, true),
                      extended(k, range->smax, range->width, width, true),
                      width);
}

static uint64_t *truncated(RangeCalc *k, const uint64_t *a, uint32_t width) {
  uint64_t *r = wide_new(k, width);
  wide_trunc(r, width, a);
  return r;
}

// Whether what is cut off is the same of both bounds.
static bool upper_parts_are_equal(RangeCalc *k, const Range *range,
                                  uint32_t width) {
  uint32_t from = range->width;
  uint64_t *low = wide_new(k, from), *high = wide_new(k, from);
  wide_lshr(low, range->umin, width, from);
  wide_lshr(high, range->umax, width, from);
  return wide_eq(low, high, from);
}

// Whether signed bounds stay bounds: what is cut off is the same of both, with
// the sign that comes out, or sign bits alone.
static bool signs_stay(RangeCalc *k, const Range *range, uint32_t width) {
  uint32_t from = range->width;
  uint64_t *low = wide_new(k, from), *high = wide_new(k, from);
  wide_ashr(low, range->smin, width - 1, from);
  wide_ashr(high, range->smax, width - 1, from);
  return wide_eq(low, high, from) ||
         (wide_is_all_ones(low, from) && wide_is_zero(high, from));
}

const Range *range_trunc(RangeCalc *k, const Range *range, uint32_t width) {
  Range r = {.width = width};
  bool keeps = upper_parts_are_equal(k, range, width);
  r.umin = keeps ? truncated(k, range->umin, width) : wide_new(k, width);
  r.umax = keeps ? truncated(k, range->umax, width) : wide_umax(k, width);
  keeps = signs_stay(k, range, width);
  r.smin = keeps ? truncated(k, range->smin, width) : wide_smin(k, width);
  r.smax = keeps ? truncated(k, range->smax, width) : wide_smax(k, width);
  return range_new(k, r);
}
