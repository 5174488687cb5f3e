// Ranges of what works on bits: logic, shifts, and changes of the width; see
// range.h.

#include "ir/rewrite/range_int.h"

// The lowest bits, from the first one in which two numbers differ.
static uint64_t *differing_bits(RangeCalc *c, const uint64_t *a,
                                const uint64_t *b, uint32_t width) {
  uint64_t *mask = wide_new(c, width);
  wide_xor(mask, a, b, width);
  uint32_t same = wide_clz(mask, width);
  wide_lshr(mask, wide_umax(c, width), same, width);
  return mask;
}

// The bounds with what differs among them all zeros, and all ones.
static Pair widen(RangeCalc *c, const Range *range) {
  uint32_t width = range->width;
  uint64_t *mask = differing_bits(c, range->umin, range->umax, width);
  uint64_t *zeros = wide_new(c, width), *ones = wide_new(c, width);
  wide_or(ones, range->umax, mask, width);
  wide_not(mask, mask, width);
  wide_and(zeros, range->umin, mask, width);
  return (Pair){zeros, ones};
}

static bool and_numbers(RangeCalc *c, uint64_t *r, const uint64_t *a,
                        const uint64_t *b, uint32_t width) {
  (void)c;
  wide_and(r, a, b, width);
  return true;
}

static bool or_numbers(RangeCalc *c, uint64_t *r, const uint64_t *a,
                       const uint64_t *b, uint32_t width) {
  (void)c;
  wide_or(r, a, b, width);
  return true;
}

const Range *range_and(RangeCalc *c, const Range *const *args) {
  return range_of_pairs(c, and_numbers, widen(c, args[0]), widen(c, args[1]),
                        args[0]->width, false);
}

const Range *range_or(RangeCalc *c, const Range *const *args) {
  return range_of_pairs(c, or_numbers, widen(c, args[0]), widen(c, args[1]),
                        args[0]->width, false);
}

// Bits that differ in one of the two may be anything.
const Range *range_xor(RangeCalc *c, const Range *const *args) {
  const Range *a = args[0], *b = args[1];
  uint32_t width = a->width;
  uint64_t *mask = differing_bits(c, a->umin, a->umax, width);
  wide_or(mask, mask, differing_bits(c, b->umin, b->umax, width), width);
  uint64_t *min = wide_new(c, width), *max = wide_new(c, width);
  wide_xor(max, a->umin, b->umin, width);
  wide_or(max, max, mask, width);
  wide_xor(min, max, mask, width);
  return range_unsigned(c, min, max, width);
}

// Shifts

// By the width or more: false.
static bool shift_fits(const uint64_t *by, uint32_t width, uint32_t *amount) {
  if (!wide_fits_u64(by, width) || wide_to_u64(by) >= width)
    return false;
  *amount = (uint32_t)wide_to_u64(by);
  return true;
}

static bool shl_unsigned(RangeCalc *c, uint64_t *r, const uint64_t *a,
                         const uint64_t *b, uint32_t width) {
  uint32_t by;
  if (shift_fits(b, width, &by) && by <= wide_clz(a, width)) {
    wide_shl(r, a, by, width);
    return true;
  }
  wide_copy(r, wide_umax(c, width), width);
  return c->nuw;
}

static bool shl_signed(RangeCalc *c, uint64_t *r, const uint64_t *a,
                       const uint64_t *b, uint32_t width) {
  uint64_t *signs = wide_new(c, width);
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
  wide_copy(r, negative ? wide_smin(c, width) : wide_smax(c, width), width);
  return c->nsw;
}

static bool shr_signed(RangeCalc *c, uint64_t *r, const uint64_t *a,
                       const uint64_t *b, uint32_t width) {
  (void)c;
  uint32_t by;
  if (!shift_fits(b, width, &by))
    return false;
  wide_ashr(r, a, by, width);
  return true;
}

static bool shr_unsigned(RangeCalc *c, uint64_t *r, const uint64_t *a,
                         const uint64_t *b, uint32_t width) {
  (void)c;
  uint32_t by;
  if (!shift_fits(b, width, &by))
    return false;
  wide_lshr(r, a, by, width);
  return true;
}

static const Range *shift(RangeCalc *c, WideOf *of, const Range *a,
                          const Range *by, bool is_signed) {
  Pair lhs = is_signed ? (Pair){a->smin, a->smax} : (Pair){a->umin, a->umax};
  return range_of_pairs(c, of, lhs, (Pair){by->umin, by->umax}, a->width,
                        is_signed);
}

const Range *range_shl(RangeCalc *c, const Range *const *args) {
  return range_intersect(c, shift(c, shl_unsigned, args[0], args[1], false),
                         shift(c, shl_signed, args[0], args[1], true));
}

const Range *range_shrs(RangeCalc *c, const Range *const *args) {
  return shift(c, shr_signed, args[0], args[1], true);
}

const Range *range_shru(RangeCalc *c, const Range *const *args) {
  return shift(c, shr_unsigned, args[0], args[1], false);
}

// Widths

static uint64_t *extended(RangeCalc *c, const uint64_t *a, uint32_t from,
                          uint32_t to, bool is_signed) {
  uint64_t *r = wide_new(c, to);
  if (is_signed)
    wide_sext(r, to, a, from);
  else
    wide_zext(r, to, a, from);
  return r;
}

const Range *range_ext(RangeCalc *c, const Range *range, uint32_t width) {
  uint32_t from = range->width;
  return range_new(c,
                   (Range){width, extended(c, range->umin, from, width, false),
                           extended(c, range->umax, from, width, false),
                           extended(c, range->smin, from, width, true),
                           extended(c, range->smax, from, width, true)});
}

const Range *range_extu(RangeCalc *c, const Range *range, uint32_t width) {
  return range_unsigned(c, extended(c, range->umin, range->width, width, false),
                        extended(c, range->umax, range->width, width, false),
                        width);
}

const Range *range_exts(RangeCalc *c, const Range *range, uint32_t width) {
  return range_signed(c, extended(c, range->smin, range->width, width, true),
                      extended(c, range->smax, range->width, width, true),
                      width);
}

static uint64_t *truncated(RangeCalc *c, const uint64_t *a, uint32_t width) {
  uint64_t *r = wide_new(c, width);
  wide_trunc(r, width, a);
  return r;
}

// Whether what is cut off is the same of both bounds.
static bool upper_parts_are_equal(RangeCalc *c, const Range *range,
                                  uint32_t width) {
  uint32_t from = range->width;
  uint64_t *low = wide_new(c, from), *high = wide_new(c, from);
  wide_lshr(low, range->umin, width, from);
  wide_lshr(high, range->umax, width, from);
  return wide_eq(low, high, from);
}

// Whether signed bounds stay bounds: what is cut off is the same of both, with
// the sign that comes out, or sign bits alone.
static bool signs_stay(RangeCalc *c, const Range *range, uint32_t width) {
  uint32_t from = range->width;
  uint64_t *low = wide_new(c, from), *high = wide_new(c, from);
  wide_ashr(low, range->smin, width - 1, from);
  wide_ashr(high, range->smax, width - 1, from);
  return wide_eq(low, high, from) ||
         (wide_is_all_ones(low, from) && wide_is_zero(high, from));
}

const Range *range_trunc(RangeCalc *c, const Range *range, uint32_t width) {
  Range r = {.width = width};
  bool keeps = upper_parts_are_equal(c, range, width);
  r.umin = keeps ? truncated(c, range->umin, width) : wide_new(c, width);
  r.umax = keeps ? truncated(c, range->umax, width) : wide_umax(c, width);
  keeps = signs_stay(c, range, width);
  r.smin = keeps ? truncated(c, range->smin, width) : wide_smin(c, width);
  r.smax = keeps ? truncated(c, range->smax, width) : wide_smax(c, width);
  return range_new(c, r);
}
