// Canonicalization of the arith dialect: patterns with the names that MLIR
// gives them, of which -canonicalize=disable-patterns speaks.
//
// A pattern's benefit is the number of operations that it looks at.

#include "ir/dialects/arith/arith.h"
#include "ir/dialects/match.h"
#include "lowering/canonicalize/patterns.h"
#include "ir/build/arith.h"
#include "lowering/pass/pass.h"

static Value *lhs(const Op *op) {
  return op_operand(op, 0);
}

static Value *rhs(const Op *op) {
  return op_operand(op, 1);
}

static Attr *constant_of(const Rewriter *rw, const Value *value) {
  return value_constant(rw->b.ctx, value);
}

// An integer that is no vector or tensor of them.
static Attr *integer_of(const Rewriter *rw, const Value *value) {
  Attr *constant = constant_of(rw, value);
  return attr_is(constant, AT_INTEGER) && constant->type == value->type
             ? constant
             : NULL;
}

static bool is_truth(const Rewriter *rw, const Value *value, bool truth) {
  const Attr *constant = integer_of(rw, value);
  return constant && type_is_int(constant->type, 1) &&
         attr_to_bool(constant) == truth;
}

static Value *constant(Rewriter *rw, Attr *value) {
  Op *op = build_op(&rw->b, OP_arith_constant, &value->type, 1, NULL, 0);
  op->slots[A_arith_constant_value] = value;
  return op_result(op, 0);
}

static bool replace(Rewriter *rw, Op *op, Value *value) {
  rewrite_replace1(rw, op, value);
  return true;
}

// By an operation of the same result type.
static Op *replace_by(Rewriter *rw, Op *op, uint32_t opcode, Value *a,
                      Value *b) {
  return rewrite_replace_new(rw, op, opcode, (Value *[]){a, b}, b ? 2 : 1);
}

static bool replace_by_unary(Rewriter *rw, Op *op, uint32_t opcode, Value *a) {
  return replace_by(rw, op, opcode, a, NULL);
}

// Sums and products with two constants become such with one

// ORDER OVERFLOW: the flags are the first slot of each.
#define OVERFLOW_FLAGS 0
_Static_assert((int)A_arith_addi_overflowFlags == OVERFLOW_FLAGS &&
                   (int)A_arith_subi_overflowFlags == OVERFLOW_FLAGS &&
                   (int)A_arith_muli_overflowFlags == OVERFLOW_FLAGS &&
                   (int)A_arith_trunci_overflowFlags == OVERFLOW_FLAGS,
               "slots of overflow flags differ");

static int64_t common_flags(const Op *a, const Op *b) {
  return attr_flags_value(op_slot(a, OVERFLOW_FLAGS)) &
         attr_flags_value(op_slot(b, OVERFLOW_FLAGS));
}

static void set_flags(Ctx *ctx, Op *op, int64_t flags) {
  op->slots[OVERFLOW_FLAGS] = attr_flags(ctx, def_attr_arith_overflow, flags);
}

// With the inner constant and the outer one.
typedef enum Combination {
  INNER_PLUS_OUTER,
  INNER_MINUS_OUTER,
  OUTER_MINUS_INNER,
  INNER_TIMES_OUTER,
} Combination;

static void combine_words(uint64_t *r, Combination how, const uint64_t *a,
                          const uint64_t *b, uint32_t width) {
  switch (how) {
  case INNER_PLUS_OUTER: wide_add(r, a, b, width); break;
  case INNER_MINUS_OUTER: wide_sub(r, a, b, width); break;
  case OUTER_MINUS_INNER: wide_sub(r, b, a, width); break;
  case INNER_TIMES_OUTER: wide_mul(r, a, b, width); break;
  }
}

typedef void ExtendFn(uint64_t *r, uint32_t to, const uint64_t *a,
                      uint32_t from);

// Whether the combination is the same number when it has twice the width.
static bool keeps_number(Rewriter *rw, Combination how, const Attr *inner,
                         const Attr *outer, const uint64_t *combined,
                         ExtendFn *extend) {
  uint32_t width = type_number_width(inner->type), wide = 2 * width;
  size_t n = wide_words(wide);
  uint64_t *words = arena_array(rw->arena, uint64_t, 4 * n);
  uint64_t *a = words, *b = a + n, *whole = b + n, *cut = whole + n;
  extend(a, wide, inner->as.words, width);
  extend(b, wide, outer->as.words, width);
  combine_words(whole, how, a, b, wide);
  extend(cut, wide, combined, width);
  return wide_eq(whole, cut, wide);
}

// Takes from `flags` what holds of both operations but not of the one that they
// become: of (x + 100) + 100 as i8 that it does not overflow, of x - 56.
static Attr *combine(Rewriter *rw, Combination how, const Attr *inner,
                     const Attr *outer, int64_t *flags) {
  uint32_t width = type_number_width(inner->type);
  uint64_t *r = arena_array(rw->arena, uint64_t, wide_words(width));
  combine_words(r, how, inner->as.words, outer->as.words, width);
  if (!keeps_number(rw, how, inner, outer, r, wide_sext))
    *flags &= ~(int64_t)E_arith_overflow_nsw;
  if (!keeps_number(rw, how, inner, outer, r, wide_zext))
    *flags &= ~(int64_t)E_arith_overflow_nuw;
  return attr_integer(rw->b.ctx, inner->type, r);
}

// outer(inner(x, c), d) and what else there is of this form, x and c in any
// order, the inner operation on any side.
typedef struct Nest {
  uint32_t inner;    // opcode
  uint32_t at;       // the operand of the outer one that it is
  uint32_t constant; // its own operand that is the constant
  // becomes
  uint32_t opcode;
  Combination combination;
  enum { CONSTANT_LAST, CONSTANT_FIRST } order;
  enum { COMMON_FLAGS, NO_FLAGS } flags;
} Nest;

static bool flatten(Rewriter *rw, Op *op, const Nest *nest) {
  const Op *inner = value_def(op_operand(op, nest->at), nest->inner);
  if (!inner)
    return false;
  const Attr *c = integer_of(rw, op_operand(inner, nest->constant));
  const Attr *d = integer_of(rw, op_operand(op, 1 - nest->at));
  if (!c || !d)
    return false;
  Value *x = op_operand(inner, 1 - nest->constant);
  int64_t flags = nest->flags == NO_FLAGS ? 0 : common_flags(inner, op);
  Value *one = constant(rw, combine(rw, nest->combination, c, d, &flags));
  Op *made = nest->order == CONSTANT_FIRST
                 ? replace_by(rw, op, nest->opcode, one, x)
                 : replace_by(rw, op, nest->opcode, x, one);
  set_flags(rw->b.ctx, made, flags);
  return true;
}

// clang-format off
#define FLATTEN(name, inner, operand, constant, opcode, ...)                    \
  static bool name(Rewriter *rw, Op *op) {                                      \
    return flatten(rw, op, &(const Nest){OP_arith_##inner, operand, constant,   \
                                         OP_arith_##opcode, __VA_ARGS__});      \
  }
FLATTEN(AddIAddConstant,       addi, 0, 1, addi, INNER_PLUS_OUTER, CONSTANT_LAST,  COMMON_FLAGS)
FLATTEN(AddISubConstantRHS,    subi, 0, 1, addi, OUTER_MINUS_INNER, CONSTANT_LAST,  COMMON_FLAGS)
FLATTEN(AddISubConstantLHS,    subi, 0, 0, subi, INNER_PLUS_OUTER, CONSTANT_FIRST, COMMON_FLAGS)
FLATTEN(SubIRHSAddConstant,    addi, 0, 1, addi, INNER_MINUS_OUTER, CONSTANT_LAST,  NO_FLAGS)
FLATTEN(SubILHSAddConstant,    addi, 1, 1, subi, OUTER_MINUS_INNER, CONSTANT_FIRST, COMMON_FLAGS)
FLATTEN(SubIRHSSubConstantRHS, subi, 0, 1, subi, INNER_PLUS_OUTER, CONSTANT_LAST,  COMMON_FLAGS)
FLATTEN(SubIRHSSubConstantLHS, subi, 0, 0, subi, INNER_MINUS_OUTER, CONSTANT_FIRST, COMMON_FLAGS)
FLATTEN(SubILHSSubConstantRHS, subi, 1, 1, subi, INNER_PLUS_OUTER, CONSTANT_FIRST, COMMON_FLAGS)
FLATTEN(SubILHSSubConstantLHS, subi, 1, 0, addi, OUTER_MINUS_INNER, CONSTANT_LAST,  COMMON_FLAGS)
FLATTEN(MulIMulIConstant,      muli, 0, 1, muli, INNER_TIMES_OUTER, CONSTANT_LAST,  COMMON_FLAGS)
#undef FLATTEN
// clang-format on

// addi(x, muli(y, -1)) -> subi(x, y)
static bool subtract_negated(Rewriter *rw, Op *op, uint32_t at) {
  const Op *mul = value_def(op_operand(op, at), OP_arith_muli);
  return mul && match_all_ones(rw->b.ctx, constant_of(rw, rhs(mul))) &&
         replace_by(rw, op, OP_arith_subi, op_operand(op, 1 - at), lhs(mul));
}

static bool AddIMulNegativeOneRhs(Rewriter *rw, Op *op) {
  return subtract_negated(rw, op, 1);
}

static bool AddIMulNegativeOneLhs(Rewriter *rw, Op *op) {
  return subtract_negated(rw, op, 0);
}

// subi(subi(a, b), a) -> subi(0, b)
static bool SubISubILHSRHSLHS(Rewriter *rw, Op *op) {
  const Op *inner = value_def(lhs(op), OP_arith_subi);
  if (!inner || lhs(inner) != rhs(op))
    return false;
  Attr *zero = attr_zero(rw->b.ctx, op_result(op, 0)->type);
  if (!zero)
    return false;
  int64_t flags = common_flags(inner, op);
  Op *made = replace_by(rw, op, OP_arith_subi, constant(rw, zero), rhs(inner));
  set_flags(rw->b.ctx, made, flags);
  return true;
}

// Both halves of a result of which one is not used: any value does for it

static bool take_low_half(Rewriter *rw, Op *op, uint32_t opcode) {
  if (op_result(op, 1)->uses)
    return false;
  Value *low = build_binary(&rw->b, opcode, lhs(op), rhs(op));
  rewrite_replace(rw, op, (Value *[]){low, lhs(op)});
  return true;
}

static bool AddUIExtendedToAddI(Rewriter *rw, Op *op) {
  return take_low_half(rw, op, OP_arith_addi);
}

static bool MulSIExtendedToMulI(Rewriter *rw, Op *op) {
  return take_low_half(rw, op, OP_arith_muli);
}

static bool MulUIExtendedToMulI(Rewriter *rw, Op *op) {
  return take_low_half(rw, op, OP_arith_muli);
}

// mulsi_extended(x, 1) -> x, extsi(cmpi(slt, x, 0))
static bool MulSIExtendedRHSOne(Rewriter *rw, Op *op) {
  Ctx *ctx = rw->b.ctx;
  Type *type = op_result(op, 1)->type, *element = type_element_or_self(type);
  if (!match_one(ctx, constant_of(rw, rhs(op))) ||
      !type_is(element, TY_INTEGER) || element->as.integer.width == 1)
    return false;
  Attr *zero = attr_zero(ctx, type);
  if (!zero)
    return false;
  Value *negative =
      arith_cmpi(&rw->b, E_arith_cmpi_slt, lhs(op), constant(rw, zero));
  Value *high = build_unary(&rw->b, OP_arith_extsi, type, negative);
  rewrite_replace(rw, op, (Value *[]){lhs(op), high});
  return true;
}

// Bits

// xori(cmpi(a, b), true) -> the opposite comparison
static bool XOrINotCmpI(Rewriter *rw, Op *op) {
  const Op *cmp = value_def(lhs(op), OP_arith_cmpi);
  if (!cmp || !is_truth(rw, rhs(op), true))
    return false;
  int64_t predicate = attr_to_i64(op_slot(cmp, A_arith_cmpi_predicate));
  return replace(
      rw, op,
      arith_cmpi(&rw->b, arith_cmpi_opposite(predicate), lhs(cmp), rhs(cmp)));
}

// Both operands extended from one type: what they were.
static bool match_extended(const Op *op, uint32_t opcode, Value **a,
                           Value **b) {
  const Op *left = value_def(lhs(op), opcode);
  const Op *right = value_def(rhs(op), opcode);
  if (!left || !right || lhs(left)->type != lhs(right)->type)
    return false;
  *a = lhs(left);
  *b = lhs(right);
  return true;
}

// and(ext(a), ext(b)) -> ext(and(a, b))
static bool extend_later(Rewriter *rw, Op *op, uint32_t extension) {
  Value *a, *b;
  return match_extended(op, extension, &a, &b) &&
         replace_by_unary(rw, op, extension,
                          build_binary(&rw->b, op->info->opcode, a, b));
}

#define EXTEND_LATER(name, extension)                                          \
  static bool name(Rewriter *rw, Op *op) {                                     \
    return extend_later(rw, op, extension);                                    \
  }
EXTEND_LATER(AndOfExtUI, OP_arith_extui)
EXTEND_LATER(AndOfExtSI, OP_arith_extsi)
EXTEND_LATER(OrOfExtUI, OP_arith_extui)
EXTEND_LATER(OrOfExtSI, OP_arith_extsi)
EXTEND_LATER(XOrIOfExtUI, OP_arith_extui)
EXTEND_LATER(XOrIOfExtSI, OP_arith_extsi)
#undef EXTEND_LATER

// Comparison

// cmpi(eq or ne, ext(a), ext(b)) -> cmpi(a, b)
static bool compare_unextended(Rewriter *rw, Op *op, uint32_t extension) {
  Value *a, *b;
  int64_t predicate = attr_to_i64(op_slot(op, A_arith_cmpi_predicate));
  if (predicate != E_arith_cmpi_eq && predicate != E_arith_cmpi_ne)
    return false;
  return match_extended(op, extension, &a, &b) &&
         replace(rw, op, arith_cmpi(&rw->b, predicate, a, b));
}

static bool CmpIExtSI(Rewriter *rw, Op *op) {
  return compare_unextended(rw, op, OP_arith_extsi);
}

static bool CmpIExtUI(Rewriter *rw, Op *op) {
  return compare_unextended(rw, op, OP_arith_extui);
}

// Selection

static bool select_instead(Rewriter *rw, Op *op, Value *condition, Value *yes,
                           Value *no) {
  return rewrite_replace_new(rw, op, OP_arith_select,
                             (Value *[]){condition, yes, no}, 3);
}

static Value *condition(const Op *select) {
  return op_operand(select, 0);
}

static Value *if_true(const Op *select) {
  return op_operand(select, 1);
}

static Value *if_false(const Op *select) {
  return op_operand(select, 2);
}

// The select that gives `value`, on the condition that `op` has too.
static const Op *same_choice(const Op *op, const Value *value) {
  const Op *inner = value_def(value, OP_arith_select);
  return inner && condition(inner) == condition(op) ? inner : NULL;
}

// select(p, select(p, a, b), c) -> select(p, a, c)
static bool RedundantSelectTrue(Rewriter *rw, Op *op) {
  const Op *inner = same_choice(op, if_true(op));
  return inner &&
         select_instead(rw, op, condition(op), if_true(inner), if_false(op));
}

// select(p, a, select(p, b, c)) -> select(p, a, c)
static bool RedundantSelectFalse(Rewriter *rw, Op *op) {
  const Op *inner = same_choice(op, if_false(op));
  return inner &&
         select_instead(rw, op, condition(op), if_true(op), if_false(inner));
}

// select(not(p), a, b) -> select(p, b, a)
static bool SelectNotCond(Rewriter *rw, Op *op) {
  const Op *not = value_def(condition(op), OP_arith_xori);
  return not &&is_truth(rw, rhs(not ), true) &&
         select_instead(rw, op, lhs(not ), if_false(op), if_true(op));
}

static Value *negation(Rewriter *rw, Value *truth) {
  return build_binary(&rw->b, OP_arith_xori, truth,
                      constant(rw, attr_bool(rw->b.ctx, true)));
}

// select(p, false, true) -> not(p)
static bool SelectI1ToNot(Rewriter *rw, Op *op) {
  return is_truth(rw, if_true(op), false) && is_truth(rw, if_false(op), true) &&
         replace(rw, op, negation(rw, condition(op)));
}

// select(p, 1, 0) -> extui(p), select(p, 0, 1) -> extui(not(p))
static bool SelectToExtUI(Rewriter *rw, Op *op) {
  Ctx *ctx = rw->b.ctx;
  const Type *type = op_result(op, 0)->type;
  if (!type_is(type, TY_INTEGER) || type->as.integer.width <= 1)
    return false;
  Attr *yes = constant_of(rw, if_true(op)), *no = constant_of(rw, if_false(op));
  if (match_one(ctx, yes) && match_zero(ctx, no))
    return replace_by_unary(rw, op, OP_arith_extui, condition(op));
  return match_zero(ctx, yes) && match_one(ctx, no) &&
         replace_by_unary(rw, op, OP_arith_extui, negation(rw, condition(op)));
}

// Conversions

// outer(inner(x)) -> opcode(x)
static bool skip(Rewriter *rw, Op *op, uint32_t inner, uint32_t opcode) {
  const Op *before = value_def(lhs(op), inner);
  return before && replace_by_unary(rw, op, opcode, lhs(before));
}

static uint32_t number_width(const Value *value) {
  return type_number_width(type_element_or_self(value->type));
}

// A conversion there and back is none, if what is between is as wide. (MLIR 22
// does not ask.)
static bool skip_both(Rewriter *rw, Op *op) {
  const Op *before = value_def(lhs(op), op->info->opcode);
  return before && lhs(before)->type == op_result(op, 0)->type &&
         number_width(lhs(op)) >= number_width(lhs(before)) &&
         replace(rw, op, lhs(before));
}

static bool IndexCastOfIndexCast(Rewriter *rw, Op *op) {
  return skip_both(rw, op);
}

static bool IndexCastUIOfIndexCastUI(Rewriter *rw, Op *op) {
  return skip_both(rw, op);
}

static bool IndexCastOfExtSI(Rewriter *rw, Op *op) {
  return skip(rw, op, OP_arith_extsi, OP_arith_index_cast);
}

static bool IndexCastUIOfExtUI(Rewriter *rw, Op *op) {
  return skip(rw, op, OP_arith_extui, OP_arith_index_castui);
}

static bool BitcastOfBitcast(Rewriter *rw, Op *op) {
  return skip(rw, op, OP_arith_bitcast, OP_arith_bitcast);
}

static bool ExtSIOfExtUI(Rewriter *rw, Op *op) {
  return skip(rw, op, OP_arith_extui, OP_arith_extui);
}

static uint32_t width_of(const Value *value) {
  return type_bit_width(type_element_or_self(value->type));
}

// trunci(ext(x)) -> ext(x), if it drops only bits that were added
static bool extend_less(Rewriter *rw, Op *op, uint32_t extension) {
  const Op *before = value_def(lhs(op), extension);
  return before && width_of(op_result(op, 0)) > width_of(lhs(before)) &&
         replace_by_unary(rw, op, extension, lhs(before));
}

static bool TruncIExtSIToExtSI(Rewriter *rw, Op *op) {
  return extend_less(rw, op, OP_arith_extsi);
}

static bool TruncIExtUIToExtUI(Rewriter *rw, Op *op) {
  return extend_less(rw, op, OP_arith_extui);
}

// trunci(shrsi(x, c)) -> trunci(shrui(x, c)), if c bits are dropped. What is left
// fits with its sign, but not without one.
static bool TruncIShrSIToTrunciShrUI(Rewriter *rw, Op *op) {
  const Op *shift = value_def(lhs(op), OP_arith_shrsi);
  if (!shift)
    return false;
  Attr *constant_by = constant_of(rw, rhs(shift));
  const Attr *by = match_int(rw->b.ctx, constant_by);
  uint32_t width = width_of(lhs(op)),
           dropped = width - width_of(op_result(op, 0));
  if (!by || constant_by->type != rhs(shift)->type ||
      !wide_fits_u64(by->as.words, width) || by->as.words[0] != dropped)
    return false;
  int64_t flags = attr_flags_value(op_slot(op, OVERFLOW_FLAGS)) &
                  ~(int64_t)E_arith_overflow_nsw;
  Value *logical = build_binary(&rw->b, OP_arith_shrui, lhs(shift),
                                constant(rw, constant_by));
  value_op(logical)->slots[A_arith_shrui_isExact] =
      op_slot(shift, A_arith_shrsi_isExact);
  Op *made = replace_by(rw, op, OP_arith_trunci, logical, NULL);
  set_flags(rw->b.ctx, made, flags);
  return true;
}

// Rounding twice is rounding once where the first loses nothing. (MLIR does not
// ask.)
static bool convert_once(Rewriter *rw, Op *op, uint32_t conversion) {
  const Op *before = value_def(lhs(op), conversion);
  if (!before || op_slot(op, A_arith_truncf_roundingmode))
    return false;
  const Type *between = type_element_or_self(lhs(op)->type);
  const FloatFormat *format = float_format(between->as.float_kind);
  uint32_t bits = width_of(lhs(before)) - (conversion == OP_arith_sitofp);
  return bits <= (uint32_t)format->precision &&
         skip(rw, op, conversion, conversion);
}

static bool TruncFSIToFPToSIToFP(Rewriter *rw, Op *op) {
  return convert_once(rw, op, OP_arith_sitofp);
}

static bool TruncFUIToFPToUIToFP(Rewriter *rw, Op *op) {
  return convert_once(rw, op, OP_arith_uitofp);
}

// Floats

// mulf(negf(x), negf(y)) -> mulf(x, y)
static bool drop_negations(Rewriter *rw, Op *op, uint32_t flags_slot) {
  const Op *left = value_def(lhs(op), OP_arith_negf);
  const Op *right = value_def(rhs(op), OP_arith_negf);
  if (!left || !right)
    return false;
  Attr *flags = op_slot(op, flags_slot);
  Op *made = replace_by(rw, op, op->info->opcode, lhs(left), lhs(right));
  made->slots[flags_slot] = flags;
  return true;
}

static bool MulFOfNegF(Rewriter *rw, Op *op) {
  return drop_negations(rw, op, A_arith_mulf_fastmath);
}

static bool DivFOfNegF(Rewriter *rw, Op *op) {
  return drop_negations(rw, op, A_arith_divf_fastmath);
}

// Comparison of an integer, converted to a float, with a constant

// What the comparison says, or that integers are to be compared instead.
typedef enum Verdict { UNKNOWN, IS_FALSE, IS_TRUE, COMPARES } Verdict;

typedef struct FloatComparison {
  Value *integer;
  uint32_t width;
  bool is_signed;
  FloatKind kind;
  const uint64_t *bound; // what it is compared with
  unsigned orders;       // that it holds of
  uint64_t *whole;       // the bound, rounded towards zero
} FloatComparison;

static Verdict verdict(bool holds) {
  return holds ? IS_TRUE : IS_FALSE;
}

// The float of the integer is the integer, or at least on the same side of the
// bound.
static bool loses_nothing(const FloatComparison *c) {
  const FloatFormat *format = float_format(c->kind);
  int32_t precision = format->precision, width = (int32_t)c->width;
  int32_t value_bits = c->is_signed ? width - 1 : width;
  if (width <= precision || float_is_zero(c->kind, c->bound))
    return true;
  if (!float_is_finite(c->kind, c->bound))
    return format->max_exponent >= value_bits;
  int32_t exponent = float_exponent(c->kind, c->bound);
  return exponent < precision || exponent > value_bits;
}

// How the bound compares with what the integer of these words converts to.
static FloatOrder order_with(const FloatComparison *c, const uint64_t *words) {
  uint64_t converted[2];
  float_from_wide(converted, c->kind, words, c->width, c->is_signed,
                  ROUND_NEAREST_EVEN);
  return float_compare(c->kind, c->bound, converted);
}

static bool is_above_all(const FloatComparison *c) {
  wide_from_i64(c->whole, c->width, -1);
  if (c->is_signed)
    wide_lshr(c->whole, c->whole, 1, c->width);
  return order_with(c, c->whole) == FLOAT_GREATER;
}

static bool is_below_all(const FloatComparison *c) {
  wide_from_u64(c->whole, c->width, c->is_signed);
  if (c->is_signed)
    wide_shl(c->whole, c->whole, c->width - 1, c->width);
  return order_with(c, c->whole) == FLOAT_LESS;
}

// Sets the whole bound, and the orders that stand for `orders` with it.
static Verdict decide(FloatComparison *c) {
  const unsigned equal = CMPF_EQUAL, less = CMPF_LESS, greater = CMPF_GREATER;
  if (is_above_all(c))
    return verdict(c->orders & less);
  if (is_below_all(c))
    return verdict(c->orders & greater);
  if (float_to_wide(c->whole, c->width, c->is_signed, c->kind, c->bound,
                    ROUND_TOWARD_ZERO) &
      FLOAT_INVALID)
    return UNKNOWN;
  if (order_with(c, c->whole) == FLOAT_EQUAL)
    return COMPARES;
  // The bound is between two integers.
  if (c->orders == equal || c->orders == (less | greater))
    return verdict(c->orders != equal);
  bool below = float_is_neg(c->kind, c->bound); // it is below the whole one
  unsigned side = c->orders & (less | greater);
  c->orders = (side == less) == below ? side : side | equal;
  return COMPARES;
}

static int64_t integer_predicate(unsigned orders, bool is_signed) {
  switch (orders) {
  case CMPF_EQUAL: return E_arith_cmpi_eq;
  case CMPF_LESS | CMPF_GREATER: return E_arith_cmpi_ne;
  case CMPF_LESS: return is_signed ? E_arith_cmpi_slt : E_arith_cmpi_ult;
  case CMPF_LESS | CMPF_EQUAL:
    return is_signed ? E_arith_cmpi_sle : E_arith_cmpi_ule;
  case CMPF_GREATER: return is_signed ? E_arith_cmpi_sgt : E_arith_cmpi_ugt;
  default: return is_signed ? E_arith_cmpi_sge : E_arith_cmpi_uge;
  }
}

static Verdict compare_integers(FloatComparison *c) {
  const unsigned all = CMPF_EQUAL | CMPF_LESS | CMPF_GREATER;
  if (!loses_nothing(c))
    return UNKNOWN;
  if (!(c->orders & all) || (c->orders & all) == all)
    return verdict(c->orders & all);
  c->orders &= all;
  return decide(c);
}

// cmpf(sitofp(x), constant) -> cmpi(x, constant)
static bool CmpFIntToFPConst(Rewriter *rw, Op *op) {
  const Attr *bound = constant_of(rw, rhs(op));
  const Op *conversion = value_def(lhs(op), OP_arith_sitofp);
  bool is_signed = conversion != NULL;
  if (!conversion)
    conversion = value_def(lhs(op), OP_arith_uitofp);
  if (!conversion || !attr_is(bound, AT_FLOAT) ||
      bound->type != rhs(op)->type || match_float_nan(rw->b.ctx, (Attr *)bound))
    return false;
  Type *type = lhs(conversion)->type;
  uint32_t width = type_number_width(type);
  FloatComparison c = {
      .integer = lhs(conversion),
      .width = width,
      .is_signed = is_signed,
      .kind = bound->type->as.float_kind,
      .bound = bound->as.float_bits,
      .orders =
          arith_cmpf_orders(attr_to_i64(op_slot(op, A_arith_cmpf_predicate))),
      .whole = arena_array(rw->arena, uint64_t, wide_words(width)),
  };
  Verdict says = compare_integers(&c);
  if (says == UNKNOWN)
    return false;
  if (says != COMPARES)
    return replace(rw, op, constant(rw, attr_bool(rw->b.ctx, says == IS_TRUE)));
  Value *whole = constant(rw, attr_integer(rw->b.ctx, type, c.whole));
  return replace(rw, op,
                 arith_cmpi(&rw->b, integer_predicate(c.orders, is_signed),
                            c.integer, whole));
}

// clang-format off
#define ROW(op, benefit, name) PATTERN(OP_arith_##op, benefit, name, #name)
const Pattern patterns_arith[] = {
  ROW(addi, 2, AddIAddConstant), ROW(addi, 2, AddISubConstantRHS), ROW(addi, 2, AddISubConstantLHS),
  ROW(addi, 2, AddIMulNegativeOneRhs), ROW(addi, 2, AddIMulNegativeOneLhs),
  ROW(addui_extended, 1, AddUIExtendedToAddI),
  ROW(subi, 2, SubIRHSAddConstant), ROW(subi, 2, SubILHSAddConstant), ROW(subi, 2, SubIRHSSubConstantRHS),
  ROW(subi, 2, SubIRHSSubConstantLHS), ROW(subi, 2, SubILHSSubConstantRHS),
  ROW(subi, 2, SubILHSSubConstantLHS), ROW(subi, 2, SubISubILHSRHSLHS),
  ROW(muli, 2, MulIMulIConstant),
  ROW(mulsi_extended, 1, MulSIExtendedToMulI), ROW(mulsi_extended, 1, MulSIExtendedRHSOne),
  ROW(mului_extended, 1, MulUIExtendedToMulI),
  ROW(andi, 3, AndOfExtUI), ROW(andi, 3, AndOfExtSI),
  ROW(ori, 3, OrOfExtUI), ROW(ori, 3, OrOfExtSI),
  ROW(xori, 2, XOrINotCmpI), ROW(xori, 3, XOrIOfExtUI), ROW(xori, 3, XOrIOfExtSI),
  ROW(mulf, 3, MulFOfNegF), ROW(divf, 3, DivFOfNegF),
  ROW(extsi, 2, ExtSIOfExtUI),
  ROW(trunci, 2, TruncIExtSIToExtSI), ROW(trunci, 2, TruncIExtUIToExtUI),
  ROW(trunci, 2, TruncIShrSIToTrunciShrUI),
  ROW(truncf, 2, TruncFSIToFPToSIToFP), ROW(truncf, 2, TruncFUIToFPToUIToFP),
  ROW(index_cast, 2, IndexCastOfIndexCast), ROW(index_cast, 2, IndexCastOfExtSI),
  ROW(index_castui, 2, IndexCastUIOfIndexCastUI), ROW(index_castui, 2, IndexCastUIOfExtUI),
  ROW(bitcast, 2, BitcastOfBitcast),
  ROW(cmpi, 3, CmpIExtSI), ROW(cmpi, 3, CmpIExtUI),
  ROW(cmpf, 1, CmpFIntToFPConst),
  ROW(select, 2, RedundantSelectFalse), ROW(select, 2, RedundantSelectTrue), ROW(select, 2, SelectNotCond),
  ROW(select, 1, SelectI1ToNot), ROW(select, 1, SelectToExtUI),
  {0},
};
// clang-format on
