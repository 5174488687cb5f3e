// arith-int-range-narrowing: computes on integers of fewer bits where their
// ranges fit.
//
// Requires: nothing.
// Guarantees: what works element by element on operands of its result's type,
//   and cmpi, has the first of the given widths that its ranges fit in.
// Invalidates: nothing.
//
// Before, with the width 8:
//
//   %0 = arith.extui %x : i4 to i32
//   %1 = arith.addi %0, %0 : i32
//
// After:
//
//   %0 = arith.extui %x : i4 to i32
//   %1 = arith.trunci %0 : i32 to i8
//   %2 = arith.addi %1, %1 : i8
//   %3 = arith.extui %2 : i8 to i32
//
// Operations are folded as well. What is read with a sign is cut and extended
// with it; where both readings fit, what is extended is so without. Unlike in
// MLIR 22, an operation that reads its operands with a sign (or without) is
// only narrowed if they fit so, a shift only if it is by less than the width,
// and it is no longer said that nothing overflows if it may now.

#include "ir/analysis/fold.h"
#include "lowering/arith/passes.h"
#include "lowering/arith/ranges_int.h"
#include "lowering/canonicalize/patterns.h"

// How numbers of a range can be cut and come back; bits.
typedef enum Cut { CUT_NEVER = 0, CUT_SIGNED = 1, CUT_UNSIGNED = 2 } Cut;
enum { CUT_BOTH = CUT_SIGNED | CUT_UNSIGNED };

static unsigned cut_of(const Range *range, uint32_t width) {
  uint32_t from = range->width;
  unsigned cut = CUT_NEVER;
  if (from <= width)
    return cut;
  if (wide_min_signed_bits(range->smin, from) <= width &&
      wide_min_signed_bits(range->smax, from) <= width)
    cut |= CUT_SIGNED;
  if (wide_min_bits(range->umin, from) <= width &&
      wide_min_bits(range->umax, from) <= width)
    cut |= CUT_UNSIGNED;
  return cut;
}

static Type *type_cut(Ctx *ctx, Type *type, uint32_t width) {
  Type *element = type_int(ctx, width);
  return type_is_shaped(type) ? type_with_element(ctx, type, element) : element;
}

static uint32_t opcode_of_cast(const Type *from, const Type *to, unsigned cut) {
  bool is_signed = cut == CUT_SIGNED;
  if (from->kind == TY_INDEX || to->kind == TY_INDEX)
    return is_signed ? OP_arith_index_cast : OP_arith_index_castui;
  if (type_bit_width(to) < type_bit_width(from))
    return OP_arith_trunci;
  return is_signed ? OP_arith_extsi : OP_arith_extui;
}

static Value *cast(Rewriter *rw, Value *value, Type *type, unsigned cut) {
  if (value->type == type)
    return value;
  return build_unary(&rw->b,
                     opcode_of_cast(type_element_or_self(value->type),
                                    type_element_or_self(type), cut),
                     type, value);
}

// Anything that works element by element

static bool collect_ranges(const Flow *f, const Op *op, const Range **ranges) {
  uint32_t n = 0;
  for (uint32_t i = 0; i < op->noperands; i++)
    if (!(ranges[n++] = flow_range(f, op_operand(op, i))))
      return false;
  for (uint32_t i = 0; i < op->nresults; i++)
    if (!(ranges[n++] = flow_range(f, op_result(op, i))))
      return false;
  return true;
}

static bool has_one_type(const Op *op) {
  Type *type = op->results[0].type;
  for (uint32_t i = 1; i < op->nresults; i++)
    if (op->results[i].type != type)
      return false;
  for (uint32_t i = 0; i < op->noperands; i++)
    if (op_operand(op, i)->type != type)
      return false;
  return op->noperands;
}

static unsigned cut_of_all(const Range *const *ranges, uint32_t n,
                           uint32_t width) {
  unsigned cut = CUT_BOTH;
  for (uint32_t i = 0; i < n; i++)
    cut &= cut_of(ranges[i], width);
  return cut;
}

// How an operation reads its operands; either way, if that makes no difference.
static unsigned readings_of(const Op *op) {
  switch (op->info->opcode) {
  case OP_arith_divsi:
  case OP_arith_ceildivsi:
  case OP_arith_floordivsi:
  case OP_arith_remsi:
  case OP_arith_minsi:
  case OP_arith_maxsi:
  case OP_arith_shrsi: return CUT_SIGNED;
  case OP_arith_divui:
  case OP_arith_ceildivui:
  case OP_arith_remui:
  case OP_arith_shrui: return CUT_UNSIGNED;
  default: return CUT_BOTH;
  }
}

static bool is_below_width(const Range *amount, uint32_t width) {
  return wide_fits_u64(amount->umax, amount->width) &&
         wide_to_u64(amount->umax) < width;
}

// Whether it does the same on so few bits, the numbers being what they are.
static bool does_the_same(const Op *op, const Range *const *ranges,
                          uint32_t width) {
  switch (op->info->opcode) {
  case OP_arith_shli:
  case OP_arith_shrsi:
  case OP_arith_shrui: return is_below_width(ranges[1], width);
  // The least number by -1 has no quotient.
  case OP_arith_remsi:
    return wide_min_signed_bits(ranges[0]->smin, ranges[0]->width) < width;
  default: return true;
  }
}

static bool has_flags(const Op *op) {
  return op_is(op, OP_arith_addi) || op_is(op, OP_arith_subi) ||
         op_is(op, OP_arith_muli) || op_is(op, OP_arith_shli);
}

static void drop_flags(Rewriter *rw, Op *op, unsigned cut) {
  int64_t flags = attr_flags_value(op_slot(op, 0));
  if (!(cut & CUT_SIGNED))
    flags &= ~E_arith_overflow_nsw;
  if (!(cut & CUT_UNSIGNED))
    flags &= ~E_arith_overflow_nuw;
  rewrite_set_slot(rw, op, 0,
                   attr_flags(rw->b.ctx, def_attr_arith_overflow, flags));
}
_Static_assert((int)A_arith_addi_overflowFlags == 0 &&
                   (int)A_arith_subi_overflowFlags == 0 &&
                   (int)A_arith_muli_overflowFlags == 0 &&
                   (int)A_arith_shli_overflowFlags == 0,
               "slots of overflow flags differ");

// A copy with operands cut, each as its number is read.
static Op *clone_cut(Rewriter *rw, Op *op, const Range *const *ranges,
                     Type *type, unsigned cut) {
  PtrMap map = {0};
  for (uint32_t i = 0; i < op->noperands; i++) {
    Value *operand = op_operand(op, i);
    bool non_negative = !wide_is_neg(ranges[i]->smin, ranges[i]->width);
    Value *made = cast(rw, operand, type,
                       cut == CUT_SIGNED && non_negative ? CUT_BOTH : cut);
    ptrmap_set(&map, rw->arena, operand, made);
  }
  Op *copy = rewrite_clone(rw, op, &map);
  for (uint32_t i = 0; i < copy->nresults; i++)
    copy->results[i].type = type;
  rewrite_modified(rw, copy);
  if (has_flags(copy))
    drop_flags(rw, copy, cut);
  return copy;
}

static void narrow(Rewriter *rw, Op *op, const Range *const *ranges, Type *to,
                   unsigned cut) {
  Flow *f = pass_flow(rw);
  Value **results = arena_array(rw->arena, Value *, op->nresults);
  Op *copy = clone_cut(rw, op, ranges, to, cut);
  for (uint32_t i = 0; i < op->nresults; i++) {
    results[i] = cast(rw, op_result(copy, i), op->results[i].type, cut);
    flow_copy_range(f, results[i], op_result(op, i));
  }
  rewrite_replace(rw, op, results);
}

static bool narrow_elementwise(Rewriter *rw, Op *op) {
  const RangePass *pass = rw->state;
  uint32_t n = op->noperands + op->nresults;
  const Range **ranges = arena_array(rw->arena, const Range *, n + 1);
  if (!op_has(op, TRAIT_ELEMENTWISE) || !op->nresults ||
      !collect_ranges(&pass->flow, op, ranges) || !has_one_type(op))
    return false;
  for (size_t i = 0; i < pass->widths->size; i++) {
    uint32_t width = (uint32_t)pass->widths->data[i];
    unsigned cut = cut_of_all(ranges, n, width);
    Type *from = op->results[0].type, *to = type_cut(rw->b.ctx, from, width);
    if (!(cut & readings_of(op)) || to == from ||
        !does_the_same(op, ranges, width))
      continue;
    narrow(rw, op, ranges, to, cut);
    return true;
  }
  return false;
}

// Comparisons, of which only the operands matter. The order without a sign is
// that of numbers that were cut with it, too.

static unsigned readings_of_cmpi(const Op *op) {
  switch (attr_to_i64(op_slot(op, A_arith_cmpi_predicate))) {
  case RANGE_SLT:
  case RANGE_SLE:
  case RANGE_SGT:
  case RANGE_SGE: return CUT_SIGNED;
  default: return CUT_BOTH;
  }
}

// Compares in the narrowest width that both operands fit.
static bool narrow_cmpi(Rewriter *rw, Op *op) {
  const RangePass *pass = rw->state;
  Value *lhs = op_operand(op, 0), *rhs = op_operand(op, 1);
  const Range *a = flow_range(&pass->flow, lhs);
  const Range *b = flow_range(&pass->flow, rhs);
  for (size_t i = 0; a && b && i < pass->widths->size; i++) {
    uint32_t width = (uint32_t)pass->widths->data[i];
    unsigned lhs_cut = cut_of(a, width), rhs_cut = cut_of(b, width);
    Type *to = type_cut(rw->b.ctx, lhs->type, width);
    if (!(lhs_cut & rhs_cut & readings_of_cmpi(op)) || to == lhs->type)
      continue;
    Value *operands[] = {cast(rw, lhs, to, lhs_cut),
                         cast(rw, rhs, to, rhs_cut)};
    Op *made =
        build_op(&rw->b, OP_arith_cmpi, &op->results[0].type, 1, operands, 2);
    made->slots[A_arith_cmpi_predicate] = op_slot(op, A_arith_cmpi_predicate);
    made->attrs = op->attrs;
    flow_copy_range(pass_flow(rw), op_result(made, 0), op_result(op, 0));
    rewrite_replace_by(rw, op, made);
    return true;
  }
  return false;
}

// Casts to an index and back

static bool is_given(const IntList *widths, uint32_t width) {
  for (size_t i = 0; i < widths->size; i++)
    if (widths->data[i] == width)
      return true;
  return false;
}

// cast(cast(x : iN to index) : index to iN) -> x
static bool fold_cast_chain(Rewriter *rw, Op *op) {
  const RangePass *pass = rw->state;
  Op *inner = value_def(op_operand(op, 0), op->info->opcode);
  Type *type = op->results[0].type;
  return inner && op_operand(inner, 0)->type == type &&
         inner->results[0].type->kind == TY_INDEX &&
         type_is(type, TY_INTEGER) &&
         is_given(pass->widths, type_bit_width(type)) &&
         rewrite_replace1(rw, op, op_operand(inner, 0));
}

static const Pattern patterns_narrowing[] = {
    PATTERN(OP_arith_cmpi, 1, narrow_cmpi, "NarrowCmpI"),
    PATTERN(OP_ANY, 1, narrow_elementwise, "NarrowElementwise"),
    PATTERN(OP_arith_index_castui, 1, fold_cast_chain, "FoldIndexCastChain"),
    PATTERN(OP_arith_index_cast, 1, fold_cast_chain, "FoldIndexCastChain"),
    PATTERN(OP_memref_extract_strided_metadata, 1, fold_memref_metadata, ""),
    {0},
};

static bool widths_are_types(PassRun *run, const Op *root,
                             const IntList *widths) {
  for (size_t i = 0; i < widths->size; i++)
    if (widths->data[i] < 1 || widths->data[i] > WIDE_MAX_WIDTH)
      return diag_error(&run->ctx->diags, root->loc,
                        "there are no integers of %lld bits",
                        (long long)widths->data[i]);
  return true;
}

bool lower_int_range_narrowing(PassRun *run, Op *root) {
  RangePass pass = {
      .widths = &PASS_OPTIONS(run, int_range_narrowing)->bitwidths_supported};
  if (!widths_are_types(run, root, pass.widths))
    return false;
  return range_pass_run(&pass, run, root, patterns_narrowing);
}
