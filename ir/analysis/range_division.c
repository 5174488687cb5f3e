// Ranges of quotients and remainders; see range.h. Nothing is known, or only
// that nothing grows, when the divisor may be zero.

#include "ir/analysis/range_int.h"

static bool is_positive(const uint64_t *a, uint32_t width) {
  return !wide_is_neg(a, width) && !wide_is_zero(a, width);
}

// Numbers: each false when it overflows

static bool divide_unsigned(RangeCalc *k, uint64_t *r, const uint64_t *a,
                            const uint64_t *b, uint32_t width) {
  (void)k;
  wide_udivrem(r, NULL, a, b, width);
  return true;
}

static bool ceil_unsigned(RangeCalc *k, uint64_t *r, const uint64_t *a,
                          const uint64_t *b, uint32_t width) {
  uint64_t *rest = wide_new(k, width);
  wide_udivrem(r, rest, a, b, width);
  if (wide_is_zero(rest, width))
    return true;
  wide_add(r, r, wide_small(k, 1, width), width);
  return !wide_is_zero(r, width);
}

static bool divide_signed(RangeCalc *k, uint64_t *r, const uint64_t *a,
                          const uint64_t *b, uint32_t width) {
  (void)k;
  wide_sdivrem(r, NULL, a, b, width);
  return !wide_is_signed_min(a, width) || !wide_is_all_ones(b, width);
}

static bool leaves_rest(RangeCalc *k, const uint64_t *a, const uint64_t *b,
                        uint32_t width) {
  uint64_t *rest = wide_new(k, width);
  wide_sdivrem(NULL, rest, a, b, width);
  return !wide_is_zero(rest, width);
}

static bool ceil_signed(RangeCalc *k, uint64_t *r, const uint64_t *a,
                        const uint64_t *b, uint32_t width) {
  if (!divide_signed(k, r, a, b, width))
    return false;
  if (leaves_rest(k, a, b, width) &&
      wide_is_neg(a, width) == wide_is_neg(b, width)) {
    bool was_largest = wide_eq(r, wide_smax(k, width), width);
    wide_add(r, r, wide_small(k, 1, width), width);
    return !was_largest;
  }
  return true;
}

static bool floor_signed(RangeCalc *k, uint64_t *r, const uint64_t *a,
                         const uint64_t *b, uint32_t width) {
  if (!divide_signed(k, r, a, b, width))
    return false;
  if (!leaves_rest(k, a, b, width) ||
      wide_is_neg(a, width) == wide_is_neg(b, width))
    return true;
  bool was_least = wide_is_signed_min(r, width);
  wide_sub(r, r, wide_small(k, 1, width), width);
  return !was_least;
}

// Quotients

static const Range *of_unsigned(RangeCalc *k, WideOf *of, const Range *a,
                                const Range *b) {
  uint32_t width = a->width;
  if (!wide_is_zero(b->umin, width) && !wide_is_zero(b->umax, width))
    return range_of_pairs(k, of, (Pair){a->umin, a->umax},
                          (Pair){b->umin, b->umax}, width, false);
  uint64_t *min = wide_new(k, width);
  if (!wide_is_zero(b->umax, width) && wide_ucmp(a->umin, b->umax, width) >= 0)
    wide_udivrem(min, NULL, a->umin, b->umax, width);
  return range_unsigned(k, min, a->umax, width);
}

const Range *range_divu(RangeCalc *k, const Range *const *args) {
  return of_unsigned(k, divide_unsigned, args[0], args[1]);
}

const Range *range_ceildivu(RangeCalc *k, const Range *const *args) {
  return of_unsigned(k, ceil_unsigned, args[0], args[1]);
}

static bool has_no_zero(const Range *divisor) {
  return is_positive(divisor->smin, divisor->width) ||
         wide_is_neg(divisor->smax, divisor->width);
}

static const Range *of_signed(RangeCalc *k, WideOf *of, const Range *a,
                              const Range *b) {
  if (!has_no_zero(b))
    return range_max(k, a->width);
  return range_of_pairs(k, of, (Pair){a->smin, a->smax},
                        (Pair){b->smin, b->smax}, a->width, true);
}

const Range *range_divs(RangeCalc *k, const Range *const *args) {
  return of_signed(k, divide_signed, args[0], args[1]);
}

// MLIR has a positive number for the least one, whose sign it changes on the way.
const Range *range_ceildivs(RangeCalc *k, const Range *const *args) {
  return of_signed(k, ceil_signed, args[0], args[1]);
}

const Range *range_floordivs(RangeCalc *k, const Range *const *args) {
  return of_signed(k, floor_signed, args[0], args[1]);
}

// Remainders. Where the divisor is one number and the dividend spans less, the
// remainders may be one interval.

static bool span_is_below(RangeCalc *k, const uint64_t *min,
                          const uint64_t *max, const uint64_t *divisor,
                          uint32_t width) {
  uint64_t *span = wide_new(k, width);
  wide_sub(span, max, min, width);
  return wide_ucmp(span, divisor, width) < 0;
}

// Bounds a signed remainder by the largest divisor, or exactly for a constant.
const Range *range_rems(RangeCalc *k, const Range *const *args) {
  const Range *a = args[0], *b = args[1];
  uint32_t width = a->width;
  if (!has_no_zero(b))
    return range_max(k, width);
  uint64_t *largest = wide_new(k, width), *most = wide_new(k, width);
  if (is_positive(b->smin, width))
    wide_copy(largest, b->smax, width);
  else
    wide_neg(largest, b->smin, width);
  wide_sub(most, largest, wide_small(k, 1, width), width);
  uint64_t *min = wide_new(k, width), *max = wide_new(k, width);
  if (wide_is_neg(a->smin, width))
    wide_neg(min, most, width);
  if (is_positive(a->smax, width))
    wide_copy(max, most, width);
  if (wide_eq(b->smin, b->smax, width) &&
      span_is_below(k, a->smin, a->smax, largest, width)) {
    uint64_t *low = wide_new(k, width), *high = wide_new(k, width);
    wide_sdivrem(NULL, low, a->smin, largest, width);
    wide_sdivrem(NULL, high, a->smax, largest, width);
    if (wide_scmp(low, high, width) <= 0)
      min = low, max = high;
  }
  return range_signed(k, min, max, width);
}

const Range *range_remu(RangeCalc *k, const Range *const *args) {
  const Range *a = args[0], *b = args[1];
  uint32_t width = a->width;
  uint64_t *min = wide_new(k, width), *most = wide_new(k, width);
  wide_sub(most, b->umax, wide_small(k, 1, width), width);
  const uint64_t *max = wide_ucmp(most, a->umax, width) < 0 ? most : a->umax;
  if (!wide_is_zero(b->umin, width) && wide_eq(b->umin, b->umax, width) &&
      span_is_below(k, a->umin, a->umax, b->umax, width)) {
    uint64_t *low = wide_new(k, width), *high = wide_new(k, width);
    wide_udivrem(NULL, low, a->umin, b->umax, width);
    wide_udivrem(NULL, high, a->umax, b->umax, width);
    if (wide_ucmp(low, high, width) <= 0)
      min = low, max = high;
  }
  return range_unsigned(k, min, max, width);
}
