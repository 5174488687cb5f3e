// arith-expand: arith operations without a counterpart in LLVM, by others.
//
// Requires: nothing.
// Guarantees: no ceildivsi, ceildivui, floordivsi, scaling_extf or
//   scaling_truncf is left; unless told to keep them, no maximum or minimum
//   of floats or integers; with include-bf16, include-f8e8m0 and
//   include-f4e2m1, no extf or truncf between f32 and these types.
// Invalidates: nothing.
//
// Before:
//
//   %0 = arith.floordivsi %a, %b : i32
//
// After:
//
//   %q = arith.divsi %a, %b : i32
//   %p = arith.muli %q, %b : i32
//   %inexact = arith.cmpi ne, %a, %p : i32
//   ... one less if that holds and the signs differ
//
// Here are the integers and the choice of a maximum; expand_float.c has
// the conversions between floats. The default pipeline leaves maxima alone:
// LLVM has them, and right for zeros of either sign.

#include "lowering/arith/small_floats.h"
#include "lowering/arith/expand.h"
#include "ir/build/arith.h"
#include "lowering/arith/passes.h"

static Value *is_inexact(Builder *b, Value *lhs, Value *rhs, Value *quotient) {
  Value *product = build_binary(b, OP_arith_muli, quotient, rhs);
  return arith_cmpi(b, E_arith_cmpi_ne, lhs, product);
}

static Value *compare_signs(Builder *b, int64_t predicate, Value *lhs,
                            Value *rhs, Value *zero) {
  Value *lhs_negative = arith_cmpi(b, E_arith_cmpi_slt, lhs, zero);
  Value *rhs_negative = arith_cmpi(b, E_arith_cmpi_slt, rhs, zero);
  return arith_cmpi(b, predicate, lhs_negative, rhs_negative);
}

// One more where something was cut off a positive quotient.
static Value *build_ceildivsi(Builder *b, Value *lhs, Value *rhs) {
  Value *zero = arith_int(b, lhs->type, 0), *one = arith_int(b, lhs->type, 1);
  Value *quotient = build_binary(b, OP_arith_divsi, lhs, rhs);
  Value *inexact = is_inexact(b, lhs, rhs, quotient);
  Value *same = compare_signs(b, E_arith_cmpi_eq, lhs, rhs, zero);
  Value *more = build_binary(b, OP_arith_andi, inexact, same);
  Value *next = build_binary(b, OP_arith_addi, quotient, one);
  return arith_select(b, more, next, quotient);
}

// (lhs - 1) / rhs + 1, but for lhs = 0.
static Value *build_ceildivui(Builder *b, Value *lhs, Value *rhs) {
  Value *zero = arith_int(b, lhs->type, 0);
  Value *is_zero = arith_cmpi(b, E_arith_cmpi_eq, lhs, zero);
  Value *one = arith_int(b, lhs->type, 1);
  Value *less = build_binary(b, OP_arith_subi, lhs, one);
  Value *quotient = build_binary(b, OP_arith_divui, less, rhs);
  Value *next = build_binary(b, OP_arith_addi, quotient, one);
  return arith_select(b, is_zero, zero, next);
}

// One less where something was cut off a negative quotient.
static Value *build_floordivsi(Builder *b, Value *lhs, Value *rhs) {
  Value *quotient = build_binary(b, OP_arith_divsi, lhs, rhs);
  Value *inexact = is_inexact(b, lhs, rhs, quotient);
  Value *zero = arith_int(b, lhs->type, 0);
  Value *differ = compare_signs(b, E_arith_cmpi_ne, lhs, rhs, zero);
  Value *less = build_binary(b, OP_arith_andi, inexact, differ);
  Value *minus_one = arith_int(b, lhs->type, -1);
  Value *next = build_binary(b, OP_arith_addi, quotient, minus_one);
  return arith_select(b, less, next, quotient);
}

Value *arith_expand_division(Builder *b, const Op *op) {
  Value *lhs = op_operand(op, 0), *rhs = op_operand(op, 1);
  switch (op->info->opcode) {
  case OP_arith_ceildivsi: return build_ceildivsi(b, lhs, rhs);
  case OP_arith_ceildivui: return build_ceildivui(b, lhs, rhs);
  default: return build_floordivsi(b, lhs, rhs);
  }
}

static bool expand_division(Rewriter *rw, Op *op) {
  return rewrite_replace1(rw, op, arith_expand_division(&rw->b, op));
}

// Of the two, the one that `predicate` prefers; if `watched` is NaN, the right
// one, which is the NaN (maximumf) or is not (maxnumf).
static Value *choose(Builder *b, int64_t predicate, Value *lhs, Value *rhs,
                     Value *watched) {
  Value *left = arith_cmpf(b, predicate, lhs, rhs);
  Value *chosen = arith_select(b, left, lhs, rhs);
  Value *is_nan = arith_cmpf(b, E_arith_cmpf_uno, watched, watched);
  return arith_select(b, is_nan, rhs, chosen);
}

Value *arith_maxnum(Builder *b, Value *lhs, Value *rhs) {
  return choose(b, E_arith_cmpf_ugt, lhs, rhs, lhs);
}

Value *arith_minnum(Builder *b, Value *lhs, Value *rhs) {
  return choose(b, E_arith_cmpf_ult, lhs, rhs, lhs);
}

// Of equal numbers, which are zeros if they differ: -0 is less than 0, which a
// comparison does not say, and has the sign bit. (MLIR takes any of them.)
static Value *choose_zero(Builder *b, uint32_t combine, Value *lhs, Value *rhs,
                          Value *otherwise) {
  Type *type = lhs->type;
  Type *bits = type_int(b->ctx, type_bit_width(type_element_or_self(type)));
  if (type_is_shaped(type))
    bits = type_with_element(b->ctx, type, bits);
  Value *left = build_unary(b, OP_arith_bitcast, bits, lhs);
  Value *right = build_unary(b, OP_arith_bitcast, bits, rhs);
  Value *both = build_binary(b, combine, left, right);
  both = build_unary(b, OP_arith_bitcast, type, both);
  Value *equal = arith_cmpf(b, E_arith_cmpf_oeq, lhs, rhs);
  return arith_select(b, equal, both, otherwise);
}

static bool expand_extremum(Rewriter *rw, Op *op) {
  Value *lhs = op_operand(op, 0), *rhs = op_operand(op, 1);
  bool greatest = op_is(op, OP_arith_maximumf) || op_is(op, OP_arith_maxnumf);
  bool takes_nan = op_is(op, OP_arith_maximumf) || op_is(op, OP_arith_minimumf);
  int64_t predicate = greatest ? E_arith_cmpf_ugt : E_arith_cmpf_ult;
  Value *chosen = choose(&rw->b, predicate, lhs, rhs, takes_nan ? rhs : lhs);
  if (takes_nan)
    chosen = choose_zero(&rw->b, greatest ? OP_arith_andi : OP_arith_ori, lhs,
                         rhs, chosen);
  return rewrite_replace1(rw, op, chosen);
}

static bool expand_int_extremum(Rewriter *rw, Op *op) {
  static const struct {
    uint32_t opcode;
    int64_t predicate;
  } rows[] = {
      {OP_arith_maxsi, E_arith_cmpi_sgt},
      {OP_arith_maxui, E_arith_cmpi_ugt},
      {OP_arith_minsi, E_arith_cmpi_slt},
      {OP_arith_minui, E_arith_cmpi_ult},
  };
  Value *lhs = op_operand(op, 0), *rhs = op_operand(op, 1);
  size_t i = 0;
  while (!op_is(op, rows[i].opcode))
    i++;
  Value *left = arith_cmpi(&rw->b, rows[i].predicate, lhs, rhs);
  return rewrite_replace1(rw, op, arith_select(&rw->b, left, lhs, rhs));
}

static const Pattern divisions[] = {
    PATTERN(OP_arith_ceildivsi, 1, expand_division, "CeilDivSIOpConverter"),
    PATTERN(OP_arith_ceildivui, 1, expand_division, "CeilDivUIOpConverter"),
    PATTERN(OP_arith_floordivsi, 1, expand_division, "FloorDivSIOpConverter"),
    {0},
};

static const Pattern extrema[] = {
    PATTERN(OP_arith_maximumf, 1, expand_extremum,
            "MaximumMinimumFOpConverter"),
    PATTERN(OP_arith_minimumf, 1, expand_extremum,
            "MaximumMinimumFOpConverter"),
    PATTERN(OP_arith_maxnumf, 1, expand_extremum, "MaxNumMinNumFOpConverter"),
    PATTERN(OP_arith_minnumf, 1, expand_extremum, "MaxNumMinNumFOpConverter"),
    PATTERN(OP_arith_maxsi, 1, expand_int_extremum, "MaxMinIOpConverter"),
    PATTERN(OP_arith_maxui, 1, expand_int_extremum, "MaxMinIOpConverter"),
    PATTERN(OP_arith_minsi, 1, expand_int_extremum, "MaxMinIOpConverter"),
    PATTERN(OP_arith_minui, 1, expand_int_extremum, "MaxMinIOpConverter"),
    {0},
};

static Type *element_of(const Value *value) {
  return type_element_or_self(value->type);
}

// Whether conversions between these are to be expanded; those that round
// otherwise than to nearest stay in the end.
static Legality conversion_legality(const Options_arith_expand *options,
                                    const Type *narrow, const Type *wide) {
  bool expands =
      (options->include_bf16 && type_is_float_of(narrow, FLOAT_BF16) &&
       type_is_float_of(wide, FLOAT_F32)) ||
      (options->include_f8e8m0 && type_is_float_of(narrow, FLOAT_F8E8M0FNU)) ||
      (options->include_f4e2m1 && type_is_float_of(narrow, FLOAT_F4E2M1FN));
  return expands ? CONV_UNKNOWN : CONV_LEGAL;
}

// Declares illegal what the options have expanded.
static Legality arith_expansion_legality(Conv *c, const Op *op) {
  const Options_arith_expand *options = c->rw.state;
  switch (op->info->opcode) {
  case OP_arith_extf:
    return conversion_legality(options, element_of(op_operand(op, 0)),
                               element_of(op_result(op, 0)));
  case OP_arith_truncf:
    return conversion_legality(options, element_of(op_result(op, 0)),
                               element_of(op_operand(op, 0)));
  case OP_arith_ceildivsi:
  case OP_arith_ceildivui:
  case OP_arith_floordivsi: return CONV_ILLEGAL;
  case OP_arith_maximumf:
  case OP_arith_maxnumf:
  case OP_arith_maxsi:
  case OP_arith_maxui:
  case OP_arith_minimumf:
  case OP_arith_minnumf:
  case OP_arith_minsi:
  case OP_arith_minui: return options->keep_min_max ? CONV_LEGAL : CONV_ILLEGAL;
  default: break;
  }
  uint32_t dialect = opcode_dialect(op->info->opcode);
  return dialect == DIALECT_arith || dialect == DIALECT_vector ? CONV_LEGAL
                                                               : CONV_UNKNOWN;
}

static void add_patterns(PatternSet *set, const PassRun *run) {
  const Options_arith_expand *options = PASS_OPTIONS(run, arith_expand);
  pattern_set_add(set, divisions);
  if (!options->keep_min_max)
    pattern_set_add(set, extrema);
  if (options->small_floats)
    pattern_set_add(set, small_float_operations);
  pattern_set_add(set, arith_expand_floats);
}

bool lower_arith_expand(PassRun *run, Op *root) {
  return pass_walk_folding(run, root, pass_patterns(run, add_patterns),
                           PASS_OPTIONS(run, arith_expand),
                           arith_expansion_legality);
}
