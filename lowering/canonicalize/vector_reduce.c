// Canonicalization patterns of vector's reductions, products and masks.

#include "ir/analysis/fold.h"
#include "lowering/canonicalize/patterns.h"
#include "ir/build/vector.h"

// Of a vector of one element.
static bool reduce_one(Rewriter *rw, Op *op) {
  Value *vector = op_operand(op, 0);
  if (vector_rank(vector->type) && vector_dim(vector->type, 0) != 1)
    return false;
  Value *acc = op_operand_of(op, G_vector_reduction_acc);
  if (op_masking(op) && !acc) // what is neutral to it, or the element
    return false;
  Masked m = leave_mask(rw, op);
  if (m.mask)
    m.mask = build_vector_extract_first(&rw->b, rw->arena, m.mask);
  Value *result = build_vector_extract_first(&rw->b, rw->arena, vector);
  if (acc)
    result = build_combined(&rw->b, rw->arena,
                            op_slot(op, A_vector_reduction_kind), result, acc,
                            op_slot(op, A_vector_reduction_fastmath), m.mask);
  return rewrite_replace1(rw, m.root, result);
}

static bool reduces_ones_only(const Op *op) {
  const Attr *dims = op_slot(op, A_vector_multi_reduction_reduction_dims);
  for (uint32_t i = 0; i < ints_count(dims); i++)
    if (vector_dim(op_operand(op, 0)->type, (int)ints_at(dims, i)) != 1)
      return false;
  return true;
}

// Takes the element of a reduction over dimensions of size 1.
static bool reduce_ones(Rewriter *rw, Op *op) {
  Value *source = op_operand(op, 0), *part;
  Type *type = op_result_type(op);
  if (!reduces_ones_only(op))
    return false;
  Masked m = leave_mask(rw, op);
  if (type->kind == TY_VECTOR) {
    if (m.mask)
      m.mask = build_vector_shape_cast(
          &rw->b, type_i1_same_shape(rw->b.ctx, type), m.mask);
    part = build_vector_shape_cast(&rw->b, type, source);
  } else {
    if (m.mask)
      m.mask = build_vector_extract_first(&rw->b, rw->arena, m.mask);
    part = build_vector_extract_first(&rw->b, rw->arena, source);
  }
  // In mlir-opt what is masked out is the source, not the accumulator.
  Value *acc = op_operand(op, 1);
  Value *first = m.mask ? part : acc, *second = m.mask ? acc : part;
  Value *result = build_combined(&rw->b, rw->arena,
                                 op_slot(op, A_vector_multi_reduction_kind),
                                 first, second, NULL, m.mask);
  return rewrite_replace1(rw, m.root, result);
}

// contract(a, b, 0) + c -> contract(a, b, c)

static bool add_contracted(Rewriter *rw, Op *add, Value *product,
                           Value *other) {
  Op *contract = value_def(product, OP_vector_contract);
  Value *acc = contract ? op_operand(contract, 2) : NULL;
  const Attr *zero = acc ? attr_zero(rw->b.ctx, acc->type) : NULL;
  if (!zero || !value_def(acc, OP_arith_constant) ||
      value_constant(rw->b.ctx, acc) != zero)
    return false;
  Op *made = rewrite_clone(rw, contract, NULL);
  rewrite_set_operand(rw, made, 2, other);
  rewrite_replace_by(rw, add, made);
  return true;
}

static bool add_to_contract(Rewriter *rw, Op *op) {
  Value *a = op_operand(op, 0), *b = op_operand(op, 1);
  return add_contracted(rw, op, a, b) || add_contracted(rw, op, b, a);
}

// create_mask

static bool number_of(Ctx *ctx, const Value *value, int64_t *number) {
  const Attr *constant = value_constant(ctx, value);
  if (!attr_is(constant, AT_INTEGER))
    return false;
  *number = attr_to_i64(constant);
  return true;
}

// A multiple of vector.vscale.
static bool scaled_number(Ctx *ctx, const Value *value, int64_t *number) {
  const Op *mul = value_def(value, OP_arith_muli);
  if (value_def(value, OP_vector_vscale)) {
    *number = 1;
    return true;
  }
  for (uint32_t i = 0; mul && i < 2; i++)
    if (value_def(op_operand(mul, i), OP_vector_vscale))
      return number_of(ctx, op_operand(mul, 1 - i), number);
  return false;
}

// How much of a dimension is true, if that is the same wherever it runs.
static bool known_bound(Ctx *ctx, const Value *bound, int64_t size,
                        bool scalable, int64_t *known) {
  if (number_of(ctx, bound, known)) {
    if (scalable && *known >= 0)
      return false;
  } else if (!scaled_number(ctx, bound, known) || *known < size) {
    return false;
  }
  *known = *known < 0 ? 0 : *known > size ? size : *known;
  return true;
}

static bool create_constant_mask(Rewriter *rw, Op *op) {
  const Type *type = op_result_type(op);
  uint32_t n = op->noperands;
  int64_t *sizes = arena_array(rw->arena, int64_t, n + 1);
  bool none = false;
  for (uint32_t i = 0; i < n; i++) {
    bool ranked = vector_rank(type) > 0;
    int64_t size = ranked ? vector_dim(type, (int)i) : 1;
    bool scalable = ranked && type_dim_is_scalable(type, (int)i);
    if (!known_bound(rw->b.ctx, op_operand(op, i), size, scalable, &sizes[i]))
      return false;
    none |= !sizes[i];
  }
  for (uint32_t i = 0; none && i < n; i++)
    sizes[i] = 0;
  return rewrite_replace_with_slot(rw, op, OP_vector_constant_mask, NULL, 0,
                                   A_vector_constant_mask_mask_dim_sizes,
                                   attr_dense_i64(rw->b.ctx, sizes, n));
}

// mask

static bool is_empty(const Op *mask) {
  const Block *block = mask->regions[0].first;
  return block->first == block->last;
}

static bool select_by_mask(Rewriter *rw, Op *op) {
  Value *passthru = op_operand_of(op, G_vector_mask_passthru);
  if (!is_empty(op) || !passthru)
    return false;
  Value *operands[] = {op_operand(op, 0),
                       op_operand(op->regions[0].first->last, 0), passthru};
  rewrite_replace_new(rw, op, OP_arith_select, operands, 3);
  return true;
}

// step

// What a comparison with `number` gives for 0 to n - 1, all the same; -1: not.
static int compare_all(int64_t predicate, int64_t n, int64_t number) {
  switch (predicate) {
  case E_arith_cmpi_ult:
  case E_arith_cmpi_uge:
    return n <= number ? predicate == E_arith_cmpi_ult : -1;
  case E_arith_cmpi_ule:
  case E_arith_cmpi_ugt:
    return n - 1 <= number ? predicate == E_arith_cmpi_ule : -1;
  case E_arith_cmpi_eq:
  case E_arith_cmpi_ne: return n <= number ? predicate == E_arith_cmpi_ne : -1;
  default: return -1;
  }
}

// Decides comparisons of a step with a number that hold for all elements or
// none.
static bool compare_step(Rewriter *rw, Op *op) {
  Value *step = op_result(op, 0);
  for (const Use *use = step->uses; use; use = use->next) {
    Op *cmp = use->owner;
    if (!op_is(cmp, OP_arith_cmpi) || use != &cmp->operands[0])
      continue;
    const Attr *number =
        match_int(rw->b.ctx, value_constant(rw->b.ctx, op_operand(cmp, 1)));
    int all =
        number ? compare_all(attr_to_i64(op_slot(cmp, A_arith_cmpi_predicate)),
                             vector_dim(step->type, 0), attr_to_i64(number))
               : -1;
    if (all < 0)
      continue;
    builder_after(&rw->b, cmp);
    rw->b.loc = cmp->loc;
    return rewrite_replace_with_slot(
        rw, cmp, OP_arith_constant, NULL, 0, A_arith_constant_value,
        dense_splat(rw->b.ctx, op_result_type(cmp), attr_bool(rw->b.ctx, all)));
  }
  return false;
}

#define ANONYMOUS(name) "(anonymous namespace)::" name
const Pattern patterns_vector_reduce[] = {
    PATTERN(OP_arith_addi, 1, add_to_contract,
            "CanonicalizeContractAdd<mlir::arith::AddIOp>"),
    PATTERN(OP_arith_addf, 1, add_to_contract,
            "CanonicalizeContractAdd<mlir::arith::AddFOp>"),
    PATTERN(OP_vector_create_mask, 1, create_constant_mask,
            ANONYMOUS("CreateMaskFolder")),
    PATTERN(OP_vector_mask, 1, select_by_mask, "CanonializeEmptyMaskOp"),
    PATTERN(OP_vector_multi_reduction, 1, reduce_ones,
            ANONYMOUS("ElideUnitDimsInMultiDimReduction")),
    PATTERN(OP_vector_reduction, 1, reduce_one,
            ANONYMOUS("ElideSingleElementReduction")),
    PATTERN(OP_vector_step, 1, compare_step, ANONYMOUS("StepCompareFolder")),
    {0},
};
