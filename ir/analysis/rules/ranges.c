// Which ranges results have, by operation. An operation without a row may give
// anything. Loops have rows for their counters.

#include "ir/dialects/arith/arith.h"
#include "ir/analysis/dataflow_ranges.h"
#include "ir/analysis/range_int.h"

static bool are_known(const Op *op, const Range *const *args) {
  for (uint32_t i = 0; i < op->noperands; i++)
    if (!args[i])
      return false;
  return true;
}

// Constants

static const Range *infer_integer(RangeCalc *k, const Attr *value) {
  return range_constant(k, value->as.words, type_number_width(value->type));
}

static const uint64_t *element_words(RangeCalc *k, const Attr *dense,
                                     uint64_t index, uint32_t width) {
  uint64_t *words = wide_new(k, width);
  memcpy(words, dense_element(dense, index),
         dense_element_size(type_element(dense->type)));
  wide_clear_unused(words, width);
  return words;
}

static const Range *infer_elements(RangeCalc *k, const Attr *dense) {
  uint32_t width = range_width(dense->type);
  uint64_t n = dense->as.dense.splat ? 1 : dense->as.dense.count;
  const Range *range = NULL;
  for (uint64_t i = 0; i < n; i++) {
    const Range *one =
        range_constant(k, element_words(k, dense, i, width), width);
    range = range ? range_union(k, range, one) : one;
  }
  return range;
}

static const Range *infer_constant(RangeCalc *k, const Op *op, const Value *of,
                                   const Range *const *args) {
  const Attr *value = op_slot(op, 0);
  (void)of, (void)args;
  if (attr_is(value, AT_INTEGER))
    return infer_integer(k, value);
  return attr_is(value, AT_DENSE) ? infer_elements(k, value) : NULL;
}
_Static_assert((int)A_arith_constant_value == 0 &&
                   (int)A_index_constant_value == 0 &&
                   (int)A_index_bool_constant_value == 0,
               "slots of constants differ");

// Arithmetic

// ORDER OVERFLOW: the flags are the first slot of each.
static const Range *infer_flagged(RangeCalc *k, const Op *op,
                                  const Range *const *args, RangeOf *of) {
  if (!are_known(op, args))
    return NULL;
  int64_t flags = attr_flags_value(op_slot(op, 0));
  k->nsw = flags & E_arith_overflow_nsw;
  k->nuw = flags & E_arith_overflow_nuw;
  return of(k, args);
}
_Static_assert((int)A_arith_addi_overflowFlags == 0 &&
                   (int)A_arith_subi_overflowFlags == 0 &&
                   (int)A_arith_muli_overflowFlags == 0 &&
                   (int)A_arith_shli_overflowFlags == 0,
               "slots of overflow flags differ");

static const Range *infer_addi(RangeCalc *k, const Op *op, const Value *of,
                               const Range *const *args) {
  (void)of;
  return infer_flagged(k, op, args, range_add);
}

static const Range *infer_subi(RangeCalc *k, const Op *op, const Value *of,
                               const Range *const *args) {
  (void)of;
  return infer_flagged(k, op, args, range_sub);
}

static const Range *infer_muli(RangeCalc *k, const Op *op, const Value *of,
                               const Range *const *args) {
  (void)of;
  return infer_flagged(k, op, args, range_mul);
}

static const Range *infer_shli(RangeCalc *k, const Op *op, const Value *of,
                               const Range *const *args) {
  (void)of;
  return infer_flagged(k, op, args, range_shl);
}

static const Range *in_width(RangeCalc *k, const Range *range, uint32_t width,
                             bool is_signed) {
  if (width < range->width)
    return range_trunc(k, range, width);
  if (width == range->width)
    return range;
  return is_signed ? range_exts(k, range, width) : range_extu(k, range, width);
}

static const Range *infer_signed_cast(RangeCalc *k, const Op *op,
                                      const Value *of,
                                      const Range *const *args) {
  (void)op;
  return args[0] ? in_width(k, args[0], range_width(of->type), true) : NULL;
}

static const Range *infer_unsigned_cast(RangeCalc *k, const Op *op,
                                        const Value *of,
                                        const Range *const *args) {
  (void)op;
  return args[0] ? in_width(k, args[0], range_width(of->type), false) : NULL;
}

static const Range *truth(RangeCalc *k, int holds) {
  if (holds < 0)
    return range_max(k, 1);
  return range_constant(k, wide_small(k, (uint64_t)holds, 1), 1);
}

static const Range *infer_cmpi(RangeCalc *k, const Op *op, const Value *of,
                               const Range *const *args) {
  (void)of;
  if (!are_known(op, args))
    return NULL;
  int64_t predicate = attr_to_i64(op_slot(op, A_arith_cmpi_predicate));
  return truth(k, range_compare((RangePredicate)predicate, args[0], args[1]));
}

static const Range *choose(RangeCalc *k, const Range *const *args) {
  const uint64_t *choice = range_number(args[0]);
  if (choice)
    return args[wide_is_zero(choice, 1) ? 2 : 1];
  return range_union(k, args[1], args[2]);
}

static const RangeRule rules_arith[] = {
    {OP_arith_constant, .infer = infer_constant},
    {OP_arith_addi, .infer = infer_addi},
    {OP_arith_subi, .infer = infer_subi},
    {OP_arith_muli, .infer = infer_muli},
    {OP_arith_shli, .infer = infer_shli},
    {OP_arith_divui, .of = range_divu},
    {OP_arith_divsi, .of = range_divs},
    {OP_arith_ceildivui, .of = range_ceildivu},
    {OP_arith_ceildivsi, .of = range_ceildivs},
    {OP_arith_floordivsi, .of = range_floordivs},
    {OP_arith_remui, .of = range_remu},
    {OP_arith_remsi, .of = range_rems},
    {OP_arith_andi, .of = range_and},
    {OP_arith_ori, .of = range_or},
    {OP_arith_xori, .of = range_xor},
    {OP_arith_shrsi, .of = range_shrs},
    {OP_arith_shrui, .of = range_shru},
    {OP_arith_maxsi, .of = range_maxs},
    {OP_arith_maxui, .of = range_maxu},
    {OP_arith_minsi, .of = range_mins},
    {OP_arith_minui, .of = range_minu},
    {OP_arith_extsi, .infer = infer_signed_cast},
    {OP_arith_extui, .infer = infer_unsigned_cast},
    {OP_arith_trunci, .infer = infer_unsigned_cast},
    {OP_arith_index_cast, .infer = infer_signed_cast},
    {OP_arith_index_castui, .infer = infer_unsigned_cast},
    {OP_arith_cmpi, .infer = infer_cmpi},
    {OP_arith_select, .of = choose},
    {0},
};

// Indices

static const Range *index_cast(RangeCalc *k, const Value *of,
                               const Range *const *args, bool is_signed) {
  if (!args[0])
    return NULL;
  const Range *range = in_width(k, args[0], range_width(of->type), is_signed);
  if (of->type->kind != TY_INDEX || !range_may_be_narrow(range))
    return range;
  const Range *narrow = in_width(k, args[0], 32, is_signed);
  return range_union(k, range, range_ext(k, narrow, INDEX_WIDTH_MAX));
}

static const Range *infer_casts(RangeCalc *k, const Op *op, const Value *of,
                                const Range *const *args) {
  (void)op;
  return index_cast(k, of, args, true);
}

static const Range *infer_castu(RangeCalc *k, const Op *op, const Value *of,
                                const Range *const *args) {
  (void)op;
  return index_cast(k, of, args, false);
}

static const Range *infer_index_cmp(RangeCalc *k, const Op *op, const Value *of,
                                    const Range *const *args) {
  (void)of;
  if (!are_known(op, args))
    return NULL;
  RangePredicate predicate =
      (RangePredicate)attr_flags_value(op_slot(op, A_index_cmp_pred));
  int wide = range_compare(predicate, args[0], args[1]);
  if (!range_may_be_narrow(args[0]))
    return truth(k, wide);
  int narrow = range_compare(predicate, range_trunc(k, args[0], 32),
                             range_trunc(k, args[1], 32));
  return truth(k, wide == narrow ? wide : -1);
}

static const Range *infer_sizeof(RangeCalc *k, const Op *op, const Value *of,
                                 const Range *const *args) {
  uint32_t width = range_width(of->type), least = width;
  (void)op, (void)args;
  if (width == INDEX_WIDTH_MAX)
    least = 32;
  return range_unsigned(k, wide_small(k, least, width),
                        wide_small(k, width, width), width);
}

static const RangeRule rules_index[] = {
    {OP_index_constant, .infer = infer_constant},
    {OP_index_bool_constant, .infer = infer_constant},
    {OP_index_add, .of = range_add, .index = RANGE_INDEX_BOTH},
    {OP_index_sub, .of = range_sub, .index = RANGE_INDEX_BOTH},
    {OP_index_mul, .of = range_mul, .index = RANGE_INDEX_BOTH},
    {OP_index_shl, .of = range_shl, .index = RANGE_INDEX_BOTH},
    {OP_index_divs, .of = range_divs, .index = RANGE_INDEX_SIGNED},
    {OP_index_divu, .of = range_divu, .index = RANGE_INDEX_UNSIGNED},
    {OP_index_ceildivs, .of = range_ceildivs, .index = RANGE_INDEX_SIGNED},
    {OP_index_ceildivu, .of = range_ceildivu, .index = RANGE_INDEX_UNSIGNED},
    {OP_index_floordivs, .of = range_floordivs, .index = RANGE_INDEX_SIGNED},
    {OP_index_rems, .of = range_rems, .index = RANGE_INDEX_SIGNED},
    {OP_index_remu, .of = range_remu, .index = RANGE_INDEX_UNSIGNED},
    {OP_index_maxs, .of = range_maxs, .index = RANGE_INDEX_SIGNED},
    {OP_index_maxu, .of = range_maxu, .index = RANGE_INDEX_UNSIGNED},
    {OP_index_mins, .of = range_mins, .index = RANGE_INDEX_SIGNED},
    {OP_index_minu, .of = range_minu, .index = RANGE_INDEX_UNSIGNED},
    {OP_index_shrs, .of = range_shrs, .index = RANGE_INDEX_SIGNED},
    {OP_index_shru, .of = range_shru, .index = RANGE_INDEX_UNSIGNED},
    {OP_index_and, .of = range_and, .index = RANGE_INDEX_UNSIGNED},
    {OP_index_or, .of = range_or, .index = RANGE_INDEX_UNSIGNED},
    {OP_index_xor, .of = range_xor, .index = RANGE_INDEX_UNSIGNED},
    {OP_index_casts, .infer = infer_casts},
    {OP_index_castu, .infer = infer_castu},
    {OP_index_cmp, .infer = infer_index_cmp},
    {OP_index_sizeof, .infer = infer_sizeof},
    {0},
};

// Sizes: at least zero, and of a dimension that is known what the type says

static int64_t number_within(const uint64_t *words, uint32_t width,
                             int64_t least, int64_t most) {
  int64_t number = wide_to_i64(words, width);
  return number < least ? least : number > most ? most : number;
}

static const Range *infer_dim(RangeCalc *k, const Op *op, const Value *of,
                              const Range *const *args) {
  const Type *type = op_operand(op, 0)->type;
  uint32_t width = range_width(of->type);
  const Range *any =
      range_signed(k, wide_new(k, width), wide_smax(k, width), width);
  const Range *range = NULL;
  if (!type_has_rank(type))
    return any;
  int64_t rank = type->as.shaped.rank, from = 0, to = rank - 1;
  if (args[1]) {
    from = number_within(args[1]->smin, width, 0, rank);
    to = number_within(args[1]->smax, width, -1, rank - 1);
  }
  for (; from <= to; from++) {
    int64_t size = type->as.shaped.shape[from];
    const Range *one =
        size == DYNAMIC
            ? any
            : range_constant(k, wide_small(k, (uint64_t)size, width), width);
    range = range ? range_union(k, range, one) : one;
  }
  return range ? range : any;
}

static const RangeRule rules_memref[] = {
    {OP_memref_dim, .infer = infer_dim},
    {OP_tensor_dim, .infer = infer_dim},
    {0},
};

// Counters of loops: from the lower bound to below the upper one, if that is
// any way to go. Steps are positive unless they are known not to be.

static const Range *counter(RangeCalc *k, const Range *lower,
                            const Range *upper, const Range *step) {
  if (!lower || !upper || !step)
    return NULL;
  uint32_t width = lower->width;
  const uint64_t *min = lower->smin, *max = upper->smax;
  if (wide_is_neg(step->smax, width)) {
    const uint64_t *swapped = min;
    min = max, max = swapped;
  } else {
    uint64_t *last = wide_new(k, width);
    wide_sub(last, max, wide_small(k, 1, width), width);
    max = last;
  }
  return wide_scmp(max, min, width) < 0 ? NULL
                                        : range_signed(k, min, max, width);
}

static const Range *unsigned_counter(RangeCalc *k, const Range *lower,
                                     const Range *upper) {
  if (!lower || !upper)
    return NULL;
  uint32_t width = lower->width;
  uint64_t *last = wide_new(k, width);
  if (wide_ucmp(upper->umax, lower->umin, width) <= 0)
    return NULL;
  wide_sub(last, upper->umax, wide_small(k, 1, width), width);
  return range_unsigned(k, lower->umin, last, width);
}

static const Range *infer_for(RangeCalc *k, const Op *op, const Value *of,
                              const Range *const *args) {
  uint32_t width = range_width(of->type);
  if (!value_is_arg(of) || of->index)
    return range_max(k, width);
  return op_slot(op, A_scf_for_unsignedCmp)
             ? unsigned_counter(k, args[0], args[1])
             : counter(k, args[0], args[1], args[2]);
}

static const Range *infer_parallel(RangeCalc *k, const Op *op, const Value *of,
                                   const Range *const *args) {
  uint32_t first, rank, width = range_width(of->type);
  op_operand_group(op, G_scf_parallel_lowerBound, &first, &rank);
  uint32_t i = of->index;
  if (!value_is_arg(of) || i >= rank)
    return range_max(k, width);
  return counter(k, args[i], args[rank + i], args[2 * rank + i]);
}

// Entry `i` of a list of bounds of scf.forall.
static const Range *bound(RangeCalc *k, const Op *op, const Range *const *args,
                          uint32_t group, uint32_t slot, const Value *of) {
  uint32_t i = of->index, width = range_width(of->type);
  const Attr *statics = op_slot(op, slot);
  uint32_t first = 0, count;
  int64_t number = dense_int(statics, i);
  if (number != DYNAMIC)
    return range_constant(k, wide_small(k, (uint64_t)number, width), width);
  op_operand_group(op, group, &first, &count);
  for (uint32_t j = 0; j < i; j++)
    first += dense_int(statics, j) == DYNAMIC;
  return args[first];
}

static const Range *infer_forall(RangeCalc *k, const Op *op, const Value *of,
                                 const Range *const *args) {
  uint32_t i = of->index;
  if (!value_is_arg(of) ||
      i >= op_slot(op, A_scf_forall_staticLowerBound)->as.dense.count)
    return range_max(k, range_width(of->type));
  return counter(k,
                 bound(k, op, args, G_scf_forall_dynamicLowerBound,
                       A_scf_forall_staticLowerBound, of),
                 bound(k, op, args, G_scf_forall_dynamicUpperBound,
                       A_scf_forall_staticUpperBound, of),
                 bound(k, op, args, G_scf_forall_dynamicStep,
                       A_scf_forall_staticStep, of));
}

static const RangeRule rules_scf[] = {
    {OP_scf_for, .infer = infer_for},
    {OP_scf_forall, .infer = infer_forall},
    {OP_scf_parallel, .infer = infer_parallel},
    {0},
};

// Vectors: of all elements

static const Range *infer_same(RangeCalc *k, const Op *op, const Value *of,
                               const Range *const *args) {
  (void)k, (void)op, (void)of;
  return args[0];
}

static const Range *infer_insert(RangeCalc *k, const Op *op, const Value *of,
                                 const Range *const *args) {
  (void)op, (void)of;
  return args[0] && args[1] ? range_union(k, args[0], args[1]) : NULL;
}

static const Range *infer_step(RangeCalc *k, const Op *op, const Value *of,
                               const Range *const *args) {
  uint32_t width = range_width(of->type);
  (void)op, (void)args;
  if (type_is_scalable(of->type))
    return range_max(k, width);
  uint64_t last = (uint64_t)of->type->as.shaped.shape[0] - 1;
  return range_unsigned(k, wide_new(k, width), wide_small(k, last, width),
                        width);
}

static const RangeRule rules_vector[] = {
    {OP_vector_broadcast, .infer = infer_same},
    {OP_vector_extract, .infer = infer_same},
    {OP_vector_insert, .infer = infer_insert},
    {OP_vector_shape_cast, .infer = infer_same},
    {OP_vector_step, .infer = infer_step},
    {OP_vector_transpose, .infer = infer_same},
    {0},
};

const RangeRule *const range_rules[] = {
    rules_arith,  rules_index,        rules_memref, rules_scf,
    rules_vector, range_rules_affine, NULL};
