// Affine expressions in arith. Quotients round down or up, and remainders are
// never negative; divisors are positive, so that one division does. (MLIR rounds
// up what is below zero by changing its sign twice, which the least number does
// not survive.)
//
//   a floordiv b  =  a < 0 ? -1 - (-1 - a) / b : a / b
//   a ceildiv b   =  a <= 0 ? a / b : (a - 1) / b + 1
//   a mod b       =  a rem b < 0 ? a rem b + b : a rem b

#include "ir/build/affine.h"
#include "ir/build/arith.h"
#include "lowering/affine/expand.h"

static Value *with_flags(Builder *b, uint32_t opcode, Value *lhs, Value *rhs,
                         int64_t flags) {
  Value *result = build_binary(b, opcode, lhs, rhs);
  value_op(result)->slots[A_arith_muli_overflowFlags] =
      attr_flags(b->ctx, def_attr_arith_overflow, flags);
  return result;
}

_Static_assert((int)A_arith_muli_overflowFlags ==
                   (int)A_arith_addi_overflowFlags,
               "set in either by the same function");

static Value *subtract(Builder *b, Value *lhs, Value *rhs) {
  return build_binary(b, OP_arith_subi, lhs, rhs);
}

static Value *expand_mod(Builder *b, Value *lhs, Value *rhs) {
  Value *rest = build_binary(b, OP_arith_remsi, lhs, rhs);
  Value *zero = arith_index(b, 0);
  Value *negative = arith_cmpi(b, E_arith_cmpi_slt, rest, zero);
  Value *corrected = build_binary(b, OP_arith_addi, rest, rhs);
  return arith_select(b, negative, corrected, rest);
}

static Value *expand_floordiv(Builder *b, Value *lhs, Value *rhs) {
  Value *zero = arith_index(b, 0), *minus_one = arith_index(b, -1);
  Value *negative = arith_cmpi(b, E_arith_cmpi_slt, lhs, zero);
  Value *opposite = subtract(b, minus_one, lhs);
  Value *dividend = arith_select(b, negative, opposite, lhs);
  Value *quotient = build_binary(b, OP_arith_divsi, dividend, rhs);
  Value *corrected = subtract(b, minus_one, quotient);
  return arith_select(b, negative, corrected, quotient);
}

static Value *expand_ceildiv(Builder *b, Value *lhs, Value *rhs) {
  Value *zero = arith_index(b, 0), *one = arith_index(b, 1);
  Value *not_positive = arith_cmpi(b, E_arith_cmpi_sle, lhs, zero);
  Value *less = subtract(b, lhs, one);
  Value *dividend = arith_select(b, not_positive, lhs, less);
  Value *quotient = build_binary(b, OP_arith_divsi, dividend, rhs);
  Value *more = build_binary(b, OP_arith_addi, quotient, one);
  return arith_select(b, not_positive, quotient, more);
}

static bool check_divisor(Builder *b, const AffineExpr *e) {
  bool is_division = e->kind != AFFINE_ADD && e->kind != AFFINE_MUL;
  if (!is_division || !affine_is(e->rhs, AFFINE_CONSTANT) || e->rhs->value > 0)
    return true;
  return diag_error(&b->ctx->diags, b->loc,
                    "%s by non-positive value is not supported",
                    e->kind == AFFINE_MOD ? "modulo" : "division");
}

static Value *expand_binary(Builder *b, AffineKind kind, Value *lhs,
                            Value *rhs) {
  switch (kind) {
  case AFFINE_ADD: return build_binary(b, OP_arith_addi, lhs, rhs);
  case AFFINE_MUL:
    return with_flags(b, OP_arith_muli, lhs, rhs, E_arith_overflow_nsw);
  case AFFINE_MOD: return expand_mod(b, lhs, rhs);
  case AFFINE_FLOORDIV: return expand_floordiv(b, lhs, rhs);
  default: return expand_ceildiv(b, lhs, rhs);
  }
}

Value *expand_affine_expr(Builder *b, const AffineExpr *e,
                          Value *const *operands, uint32_t ndims) {
  switch (e->kind) {
  case AFFINE_CONSTANT: return arith_index(b, e->value);
  case AFFINE_DIM: return operands[e->value];
  case AFFINE_SYMBOL: return operands[ndims + e->value];
  default: break;
  }
  if (!check_divisor(b, e))
    return NULL;
  Value *lhs = expand_affine_expr(b, e->lhs, operands, ndims);
  Value *rhs = lhs ? expand_affine_expr(b, e->rhs, operands, ndims) : NULL;
  return rhs ? expand_binary(b, e->kind, lhs, rhs) : NULL;
}

bool expand_affine_map(Builder *b, const Attr *map, Value *const *operands,
                       Value **results) {
  for (uint32_t i = 0; i < map->as.map.nresults; i++)
    if (!(results[i] = expand_affine_expr(b, map->as.map.results[i], operands,
                                          map->as.map.ndims)))
      return false;
  return true;
}

// Indices of a basis

typedef struct Strides { // of the indices but the last, whose stride is 1
  Value **items;
  uint32_t count;
} Strides;

// Products of the basis from the end; the first size of a full one is not among
// them.
static Strides build_strides(Rewriter *rw, const Op *op, uint32_t group,
                             const Attr *basis, uint32_t nindices,
                             int64_t flags) {
  Builder *b = &rw->b;
  uint32_t n = nindices - 1, first, count;
  uint32_t skipped = (uint32_t)basis->as.dense.count - n;
  op_operand_group(op, group, &first, &count);
  Strides strides = {arena_array(rw->arena, Value *, n + 1), n};
  uint32_t at = first + count;
  uint64_t known = 1;
  Value *unknown = NULL;
  for (uint32_t i = n; i-- > 0;) {
    int64_t size = dense_int(basis, skipped + i);
    if (size == DYNAMIC) {
      Value *value = op_operand(op, --at);
      unknown =
          unknown ? with_flags(b, OP_arith_muli, unknown, value, flags) : value;
    } else {
      known *= (uint64_t)size;
    }
    strides.items[i] = unknown;
    if (unknown && known == 1)
      continue;
    Value *number = arith_index(b, (int64_t)known);
    strides.items[i] =
        unknown ? with_flags(b, OP_arith_muli, unknown, number, flags) : number;
  }
  return strides;
}

static Value *rest_of(Builder *b, Value *index, Value *stride, Value *zero) {
  Value *rest = build_binary(b, OP_arith_remsi, index, stride);
  Value *negative = arith_cmpi(b, E_arith_cmpi_slt, rest, zero);
  Value *corrected =
      with_flags(b, OP_arith_addi, rest, stride, E_arith_overflow_nsw);
  return arith_select(b, negative, corrected, rest);
}

void expand_delinearize_index(Rewriter *rw, Op *op, Value **results) {
  Builder *b = &rw->b;
  Value *index = op_operand(op, 0);
  results[0] = index;
  if (op->nresults == 1)
    return;
  Strides strides =
      build_strides(rw, op, G_affine_delinearize_index_dynamic_basis,
                    op_slot(op, A_affine_delinearize_index_static_basis),
                    op->nresults, E_arith_overflow_nsw | E_arith_overflow_nuw);
  Value *zero = arith_index(b, 0);
  uint32_t last = strides.count - 1;
  results[0] = build_binary(b, OP_arith_floordivsi, index, strides.items[0]);
  for (uint32_t i = 0; i < last; i++) {
    Value *rest = rest_of(b, index, strides.items[i], zero);
    results[i + 1] =
        build_binary(b, OP_arith_divsi, rest, strides.items[i + 1]);
  }
  results[last + 1] = rest_of(b, index, strides.items[last], zero);
}

typedef struct Summand {
  Value *value;
  uint32_t nloops; // in which it is the same
} Summand;

// Puts summands that change least first, so that sums of them leave loops; equal
// ones keep their order.
static void sort_summands(Summand *list, uint32_t n) {
  for (uint32_t i = 1; i < n; i++)
    for (uint32_t k = i; k && list[k - 1].nloops < list[k].nloops; k--) {
      Summand moved = list[k];
      list[k] = list[k - 1];
      list[k - 1] = moved;
    }
}

static bool is_disjoint(const Op *op) {
  const Attr *attr = op_slot(op, A_affine_linearize_index_disjoint);
  return attr && (attr->kind == AT_UNIT || attr_to_bool(attr));
}

Value *expand_linearize_index(Rewriter *rw, Op *op) {
  Builder *b = &rw->b;
  uint32_t first, n;
  op_operand_group(op, G_affine_linearize_index_multi_index, &first, &n);
  if (!n)
    return arith_index(b, 0);
  int64_t flags = E_arith_overflow_nsw;
  if (is_disjoint(op))
    flags |= E_arith_overflow_nuw;
  Strides strides = build_strides(
      rw, op, G_affine_linearize_index_dynamic_basis,
      op_slot(op, A_affine_linearize_index_static_basis), n, flags);
  Summand *summands = arena_array(rw->arena, Summand, n);
  for (uint32_t i = 0; i < n; i++) {
    Value *index = op_operand(op, i);
    bool is_last = i + 1 == n;
    summands[i].nloops = count_invariant_loops(op, index);
    summands[i].value =
        is_last ? index
                : with_flags(b, OP_arith_muli, index, strides.items[i],
                             E_arith_overflow_nsw);
  }
  sort_summands(summands, n);
  Value *sum = summands[0].value;
  for (uint32_t i = 1; i < n; i++)
    sum = with_flags(b, OP_arith_addi, sum, summands[i].value,
                     E_arith_overflow_nsw);
  return sum;
}
