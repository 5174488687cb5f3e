// Ranges by themselves, and of sums, products, differences, minima and maxima;
// see range.h. What overflows makes a result that may be anything, unless that
// is said not to happen: then the bound stays at the end of the type.

#include "ir/analysis/range_int.h"

uint32_t range_width(Type *type) {
  if (type_is_memref(type))
    return 0;
  const Type *element = type_element_or_self(type);
  return element->kind == TY_INTEGER || element->kind == TY_INDEX
             ? type_number_width(element)
             : 0;
}

// Numbers

uint64_t *wide_new(RangeCalc *k, uint32_t width) {
  return arena_zero(k->arena, wide_words(width) * sizeof(uint64_t),
                    _Alignof(uint64_t));
}

uint64_t *wide_small(RangeCalc *k, uint64_t number, uint32_t width) {
  uint64_t *r = wide_new(k, width);
  wide_from_u64(r, width, number);
  return r;
}

uint64_t *wide_umax(RangeCalc *k, uint32_t width) {
  uint64_t *r = wide_new(k, width);
  wide_not(r, r, width);
  return r;
}

uint64_t *wide_smin(RangeCalc *k, uint32_t width) {
  uint64_t *r = wide_new(k, width);
  r[(width - 1) / 64] = UINT64_C(1) << (width - 1) % 64;
  return r;
}

uint64_t *wide_smax(RangeCalc *k, uint32_t width) {
  uint64_t *r = wide_smin(k, width);
  wide_not(r, r, width);
  return r;
}

static const uint64_t *least(const uint64_t *a, const uint64_t *b,
                             uint32_t width, bool is_signed) {
  int order = is_signed ? wide_scmp(a, b, width) : wide_ucmp(a, b, width);
  return order < 0 ? a : b;
}

static const uint64_t *greatest(const uint64_t *a, const uint64_t *b,
                                uint32_t width, bool is_signed) {
  int order = is_signed ? wide_scmp(a, b, width) : wide_ucmp(a, b, width);
  return order > 0 ? a : b;
}

// Ranges

const Range *range_new(RangeCalc *k, Range range) {
  Range *made = arena_new(k->arena, Range);
  *made = range;
  return made;
}

const Range *range_constant(RangeCalc *k, const uint64_t *number,
                            uint32_t width) {
  return range_new(k, (Range){width, number, number, number, number});
}

const Range *range_max(RangeCalc *k, uint32_t width) {
  return range_new(k, (Range){width, wide_new(k, width), wide_umax(k, width),
                              wide_smin(k, width), wide_smax(k, width)});
}

const Range *range_unsigned(RangeCalc *k, const uint64_t *min,
                            const uint64_t *max, uint32_t width) {
  Range r = {width, min, max, NULL, NULL};
  bool splits = wide_is_neg(min, width) != wide_is_neg(max, width);
  r.smin = splits ? wide_smin(k, width) : least(min, max, width, true);
  r.smax = splits ? wide_smax(k, width) : greatest(min, max, width, true);
  return range_new(k, r);
}

const Range *range_signed(RangeCalc *k, const uint64_t *min,
                          const uint64_t *max, uint32_t width) {
  Range r = {width, NULL, NULL, min, max};
  bool splits = wide_is_neg(min, width) != wide_is_neg(max, width);
  r.umin = splits ? wide_new(k, width) : least(min, max, width, false);
  r.umax = splits ? wide_umax(k, width) : greatest(min, max, width, false);
  return range_new(k, r);
}

const Range *range_either(RangeCalc *k, const uint64_t *min,
                          const uint64_t *max, uint32_t width, bool is_signed) {
  return is_signed ? range_signed(k, min, max, width)
                   : range_unsigned(k, min, max, width);
}

const Range *range_union(RangeCalc *k, const Range *a, const Range *b) {
  uint32_t width = a->width;
  return range_new(k, (Range){width, least(a->umin, b->umin, width, false),
                              greatest(a->umax, b->umax, width, false),
                              least(a->smin, b->smin, width, true),
                              greatest(a->smax, b->smax, width, true)});
}

const Range *range_intersect(RangeCalc *k, const Range *a, const Range *b) {
  uint32_t width = a->width;
  return range_new(k, (Range){width, greatest(a->umin, b->umin, width, false),
                              least(a->umax, b->umax, width, false),
                              greatest(a->smin, b->smin, width, true),
                              least(a->smax, b->smax, width, true)});
}

bool range_equal(const Range *a, const Range *b) {
  uint32_t width = a->width;
  return width == b->width && wide_eq(a->umin, b->umin, width) &&
         wide_eq(a->umax, b->umax, width) && wide_eq(a->smin, b->smin, width) &&
         wide_eq(a->smax, b->smax, width);
}

const uint64_t *range_number(const Range *range) {
  if (wide_eq(range->umin, range->umax, range->width))
    return range->umin;
  return wide_eq(range->smin, range->smax, range->width) ? range->smin : NULL;
}

// Of an operation by what it does to numbers: the bounds of a result are those
// of some of the four pairs of bounds.
const Range *range_of_pairs(RangeCalc *k, WideOf *of, Pair lhs, Pair rhs,
                            uint32_t width, bool is_signed) {
  const uint64_t *a[] = {lhs.min, lhs.max}, *b[] = {rhs.min, rhs.max};
  const uint64_t *min = NULL, *max = NULL;
  for (int i = 0; i < 4; i++) {
    uint64_t *r = wide_new(k, width);
    if (!of(k, r, a[i / 2], b[i % 2], width))
      return range_max(k, width);
    min = min ? least(r, min, width, is_signed) : r;
    max = max ? greatest(r, max, width, is_signed) : r;
  }
  return range_either(k, min, max, width, is_signed);
}

// The same where the least result is that of `low`, the greatest that of
// `high`.
static const Range *of_ends(RangeCalc *k, WideOf *of, Pair low, Pair high,
                            uint32_t width, bool is_signed) {
  uint64_t *min = wide_new(k, width), *max = wide_new(k, width);
  if (of(k, min, low.min, low.max, width) &&
      of(k, max, high.min, high.max, width))
    return range_either(k, min, max, width, is_signed);
  return range_max(k, width);
}

// Sums, differences, products: false when it overflows

static bool stay_at_end(RangeCalc *k, uint64_t *r, bool negative,
                        uint32_t width) {
  wide_copy(r, negative ? wide_smin(k, width) : wide_smax(k, width), width);
  return k->nsw;
}

static bool add_unsigned(RangeCalc *k, uint64_t *r, const uint64_t *a,
                         const uint64_t *b, uint32_t width) {
  wide_add(r, a, b, width);
  if (wide_ucmp(r, a, width) >= 0)
    return true;
  wide_copy(r, wide_umax(k, width), width);
  return k->nuw;
}

static bool add_signed(RangeCalc *k, uint64_t *r, const uint64_t *a,
                       const uint64_t *b, uint32_t width) {
  wide_add(r, a, b, width);
  bool negative = wide_is_neg(a, width);
  return negative != wide_is_neg(b, width) ||
         negative == wide_is_neg(r, width) ||
         stay_at_end(k, r, negative, width);
}

static bool sub_unsigned(RangeCalc *k, uint64_t *r, const uint64_t *a,
                         const uint64_t *b, uint32_t width) {
  wide_sub(r, a, b, width);
  if (wide_ucmp(a, b, width) >= 0)
    return true;
  wide_from_u64(r, width, 0);
  return k->nuw;
}

static bool sub_signed(RangeCalc *k, uint64_t *r, const uint64_t *a,
                       const uint64_t *b, uint32_t width) {
  wide_sub(r, a, b, width);
  bool negative = wide_is_neg(a, width);
  return negative == wide_is_neg(b, width) ||
         negative == wide_is_neg(r, width) ||
         stay_at_end(k, r, negative, width);
}

static bool mul_unsigned(RangeCalc *k, uint64_t *r, const uint64_t *a,
                         const uint64_t *b, uint32_t width) {
  wide_umulh(r, a, b, width);
  bool fits = wide_is_zero(r, width);
  wide_mul(r, a, b, width);
  if (fits)
    return true;
  wide_copy(r, wide_umax(k, width), width);
  return k->nuw;
}

static bool mul_signed(RangeCalc *k, uint64_t *r, const uint64_t *a,
                       const uint64_t *b, uint32_t width) {
  uint64_t *high = wide_new(k, width);
  wide_smulh(high, a, b, width);
  wide_mul(r, a, b, width);
  if (wide_is_neg(r, width) ? wide_is_all_ones(high, width)
                            : wide_is_zero(high, width))
    return true;
  return stay_at_end(k, r, wide_is_neg(a, width) != wide_is_neg(b, width),
                     width);
}

const Range *range_add(RangeCalc *k, const Range *const *args) {
  const Range *a = args[0], *b = args[1];
  return range_intersect(k,
                         of_ends(k, add_unsigned, (Pair){a->umin, b->umin},
                                 (Pair){a->umax, b->umax}, a->width, false),
                         of_ends(k, add_signed, (Pair){a->smin, b->smin},
                                 (Pair){a->smax, b->smax}, a->width, true));
}

const Range *range_sub(RangeCalc *k, const Range *const *args) {
  const Range *a = args[0], *b = args[1];
  return range_intersect(k,
                         of_ends(k, sub_unsigned, (Pair){a->umin, b->umax},
                                 (Pair){a->umax, b->umin}, a->width, false),
                         of_ends(k, sub_signed, (Pair){a->smin, b->smax},
                                 (Pair){a->smax, b->smin}, a->width, true));
}

static Pair unsigned_of(const Range *range) {
  return (Pair){range->umin, range->umax};
}

static Pair signed_of(const Range *range) {
  return (Pair){range->smin, range->smax};
}

const Range *range_mul(RangeCalc *k, const Range *const *args) {
  const Range *a = args[0], *b = args[1];
  return range_intersect(k,
                         range_of_pairs(k, mul_unsigned, unsigned_of(a),
                                        unsigned_of(b), a->width, false),
                         range_of_pairs(k, mul_signed, signed_of(a),
                                        signed_of(b), a->width, true));
}

// Minima and maxima

const Range *range_maxs(RangeCalc *k, const Range *const *args) {
  const Range *a = args[0], *b = args[1];
  return range_signed(k, greatest(a->smin, b->smin, a->width, true),
                      greatest(a->smax, b->smax, a->width, true), a->width);
}

const Range *range_maxu(RangeCalc *k, const Range *const *args) {
  const Range *a = args[0], *b = args[1];
  return range_unsigned(k, greatest(a->umin, b->umin, a->width, false),
                        greatest(a->umax, b->umax, a->width, false), a->width);
}

const Range *range_mins(RangeCalc *k, const Range *const *args) {
  const Range *a = args[0], *b = args[1];
  return range_signed(k, least(a->smin, b->smin, a->width, true),
                      least(a->smax, b->smax, a->width, true), a->width);
}

const Range *range_minu(RangeCalc *k, const Range *const *args) {
  const Range *a = args[0], *b = args[1];
  return range_unsigned(k, least(a->umin, b->umin, a->width, false),
                        least(a->umax, b->umax, a->width, false), a->width);
}

// Comparisons

// Whether the comparison holds for all numbers of the two ranges.
static bool always(RangePredicate predicate, const Range *a, const Range *b) {
  uint32_t width = a->width;
  switch (predicate) {
  case RANGE_SLE: return wide_scmp(a->smax, b->smin, width) <= 0;
  case RANGE_SLT: return wide_scmp(a->smax, b->smin, width) < 0;
  case RANGE_SGE: return wide_scmp(a->smin, b->smax, width) >= 0;
  case RANGE_SGT: return wide_scmp(a->smin, b->smax, width) > 0;
  case RANGE_ULE: return wide_ucmp(a->umax, b->umin, width) <= 0;
  case RANGE_ULT: return wide_ucmp(a->umax, b->umin, width) < 0;
  case RANGE_UGE: return wide_ucmp(a->umin, b->umax, width) >= 0;
  case RANGE_UGT: return wide_ucmp(a->umin, b->umax, width) > 0;
  case RANGE_EQ: {
    const uint64_t *x = range_number(a), *y = range_number(b);
    return x && y && wide_eq(x, y, width);
  }
  case RANGE_NE:
    return (always(RANGE_SLT, a, b) || always(RANGE_SGT, a, b)) &&
           (always(RANGE_ULT, a, b) || always(RANGE_UGT, a, b));
  }
  return false;
}

static RangePredicate opposite(RangePredicate predicate) {
  static const RangePredicate opposites[] = {
      [RANGE_EQ] = RANGE_NE,   [RANGE_NE] = RANGE_EQ,   [RANGE_SLT] = RANGE_SGE,
      [RANGE_SLE] = RANGE_SGT, [RANGE_SGT] = RANGE_SLE, [RANGE_SGE] = RANGE_SLT,
      [RANGE_ULT] = RANGE_UGE, [RANGE_ULE] = RANGE_UGT, [RANGE_UGT] = RANGE_ULE,
      [RANGE_UGE] = RANGE_ULT,
  };
  return opposites[predicate];
}

int range_compare(RangePredicate predicate, const Range *a, const Range *b) {
  if (always(predicate, a, b))
    return 1;
  return always(opposite(predicate), a, b) ? 0 : -1;
}
