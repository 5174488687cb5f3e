// Which ranges affine has: of expressions, from those of dimensions and symbols,
// and of counters of loops whose bounds are numbers. No sum or product of an
// expression overflows, and what divides is positive.

#include "ir/affine.h"
#include "ir/dialects/affine/affine.h"
#include "ir/analysis/dataflow_ranges.h"
#include "ir/analysis/range_int.h"

static const Range *at_least_one(RangeCalc *k, const Range *range) {
  uint32_t width = range->width;
  const uint64_t *one = wide_small(k, 1, width);
  const Range *positive = range_signed(k, one, wide_smax(k, width), width);
  Range with = *range;
  if (wide_ucmp(with.umin, one, width) < 0)
    with.umin = one;
  if (wide_scmp(with.smin, one, width) < 0)
    with.smin = one;
  if (wide_scmp(with.smax, one, width) < 0)
    return positive; // nobody computes it
  return range_intersect(k, range_unsigned(k, with.umin, with.umax, width),
                         range_signed(k, with.smin, with.smax, width));
}

// From 0 to below the divisor; less where the quotient is always the same.
static const Range *remainder_of(RangeCalc *k, const Range *dividend,
                                 const Range *divisor) {
  uint32_t width = dividend->width;
  int64_t low = wide_to_i64(dividend->smin, width);
  int64_t high = wide_to_i64(dividend->smax, width);
  int64_t least = wide_to_i64(divisor->smin, width);
  int64_t most = wide_to_i64(divisor->smax, width);
  uint64_t from = 0, to = (uint64_t)most - 1;
  if (!most)
    return range_max(k, width);
  if (least > 0 && low >= 0 && high < least) {
    from = (uint64_t)low;
    to = (uint64_t)high;
  } else if (least == most && most > 0 && low >= 0 &&
             low / most == high / most) {
    from = (uint64_t)(low % most);
    to = (uint64_t)(high % most);
  }
  return range_unsigned(k, wide_small(k, from, width), wide_small(k, to, width),
                        width);
}

static const Range *range_of(RangeCalc *k, const AffineExpr *e, uint32_t ndims,
                             const Range *const *args, uint32_t width) {
  if (e->kind == AFFINE_CONSTANT)
    return range_constant(k, wide_small(k, (uint64_t)e->value, width), width);
  if (affine_is_leaf(e))
    return args[(uint64_t)e->value + (e->kind == AFFINE_SYMBOL ? ndims : 0)];
  const Range *both[] = {range_of(k, e->lhs, ndims, args, width),
                         range_of(k, e->rhs, ndims, args, width)};
  k->nsw = true;
  k->nuw = false;
  switch (e->kind) {
  case AFFINE_ADD: return range_add(k, both);
  case AFFINE_MUL: return range_mul(k, both);
  case AFFINE_MOD: return remainder_of(k, both[0], both[1]);
  default: break;
  }
  both[1] = at_least_one(k, both[1]);
  return e->kind == AFFINE_FLOORDIV ? range_floordivs(k, both)
                                    : range_ceildivs(k, both);
}

static const Range *infer_apply(RangeCalc *k, const Op *op, const Value *of,
                                const Range *const *args) {
  const Attr *map = op_slot(op, A_affine_apply_map);
  for (uint32_t i = 0; i < op->noperands; i++)
    if (!args[i])
      return NULL;
  return range_of(k, map->as.map.results[0], map->as.map.ndims, args,
                  range_width(of->type));
}

static const Range *infer_for(RangeCalc *k, const Op *op, const Value *of,
                              const Range *const *args) {
  uint32_t width = range_width(of->type);
  int64_t from = wide_to_i64(wide_smin(k, width), width);
  int64_t to = wide_to_i64(wide_smax(k, width), width);
  (void)args;
  if (!value_is_arg(of) || of->index)
    return range_max(k, width);
  affine_for_number(op, AFFINE_LOWER, &from);
  affine_for_number(op, AFFINE_UPPER, &to);
  if (to <= from)
    return NULL;
  return range_signed(k, wide_small(k, (uint64_t)from, width),
                      wide_small(k, (uint64_t)to - 1, width), width);
}

const RangeRule range_rules_affine[] = {
    {OP_affine_apply, .infer = infer_apply},
    {OP_affine_for, .infer = infer_for},
    {0},
};
