// What may be run where it was not to be run. An operation that is pure may;
// one that may trap may when its operands say that it does not, one with
// regions when all in them may.

#include "ir/rewrite/fold.h"
#include "ir/rewrite/rewrite.h"

typedef enum Speculation {
  SPECULATION_NEVER,
  SPECULATION_ALWAYS,
  SPECULATION_INSIDE, // if all operations inside may
} Speculation;

typedef struct SpeculationRule {
  uint32_t opcode;
  Speculation (*of)(Ctx *ctx, const Op *op);
} SpeculationRule;

// Divisions: by what is known not to be 0, and if signed not -1 either.

// By the bounds of all elements, which are what is known of dense ones.
static bool dense_avoids(const Attr *dense, bool is_signed) {
  uint32_t width = type_number_width(dense->type->as.shaped.element);
  if (!width || width > 64)
    return false;
  bool all_above = true, all_below = true; // 0, and -1
  for (uint64_t i = 0; i < (dense->as.dense.splat ? 1 : dense->as.dense.count);
       i++) {
    int64_t element = dense_int(dense, i);
    if (!element)
      return false;
    all_above &= element > 0;
    all_below &= element < -1;
  }
  return !is_signed || all_above || all_below;
}

static bool integer_avoids(const Attr *number, bool is_signed) {
  uint32_t width = type_number_width(number->type);
  const uint64_t *bits = number->as.words;
  return !wide_is_zero(bits, width) &&
         !(is_signed && wide_is_all_ones(bits, width));
}

static Speculation divide(Ctx *ctx, const Op *op, bool is_signed) {
  const Attr *by = value_constant(ctx, op_operand(op, 1));
  bool is_safe = attr_is(by, AT_INTEGER) ? integer_avoids(by, is_signed)
                 : attr_is(by, AT_DENSE) ? dense_avoids(by, is_signed)
                                         : false;
  return is_safe ? SPECULATION_ALWAYS : SPECULATION_NEVER;
}

static Speculation divide_signed(Ctx *ctx, const Op *op) {
  return divide(ctx, op, true);
}

static Speculation divide_unsigned(Ctx *ctx, const Op *op) {
  return divide(ctx, op, false);
}

// A dimension that there is.
static Speculation ask_dim(Ctx *ctx, const Op *op) {
  const Type *source = op_operand(op, 0)->type;
  const Attr *index = value_constant(ctx, op_operand(op, 1));
  bool is_there = type_is(source, TY_MEMREF) && attr_is(index, AT_INTEGER) &&
                  attr_to_u64(index) < (uint64_t)source->as.shaped.rank;
  return is_there ? SPECULATION_ALWAYS : SPECULATION_NEVER;
}

static Speculation run_inside(Ctx *ctx, const Op *op) {
  (void)ctx;
  (void)op;
  return SPECULATION_INSIDE;
}

// By another step than 1 it may run for ever.
static Speculation count_up(Ctx *ctx, const Op *op) {
  const Attr *step = value_constant(ctx, op_operand(op, G_scf_for_step));
  bool ends = attr_is(step, AT_INTEGER) && attr_word_count(step) == 1 &&
              attr_to_u64(step) == 1;
  return ends ? SPECULATION_INSIDE : SPECULATION_NEVER;
}

static Speculation count_by_one(Ctx *ctx, const Op *op) {
  (void)ctx;
  return attr_to_i64(op_slot(op, A_affine_for_step)) == 1 ? SPECULATION_INSIDE
                                                          : SPECULATION_NEVER;
}

// What touches no memory.
static Speculation transfer_tensors(Ctx *ctx, const Op *op) {
  (void)ctx;
  return op_effects(op) ? SPECULATION_NEVER : SPECULATION_ALWAYS;
}

static const SpeculationRule rules[] = {
    {OP_affine_for, count_by_one},
    {OP_affine_if, run_inside},
    {OP_affine_parallel, run_inside},
    {OP_arith_ceildivsi, divide_signed},
    {OP_arith_ceildivui, divide_unsigned},
    {OP_arith_divsi, divide_signed},
    {OP_arith_divui, divide_unsigned},
    {OP_llvm_sdiv, divide_signed},
    {OP_llvm_udiv, divide_unsigned},
    {OP_memref_dim, ask_dim},
    {OP_scf_for, count_up},
    {OP_scf_if, run_inside},
    {OP_vector_transfer_read, transfer_tensors},
    {OP_vector_transfer_write, transfer_tensors},
};

static Speculation speculation_of(Ctx *ctx, const Op *op) {
  if (op_has(op, TRAIT_PURE))
    return SPECULATION_ALWAYS;
  for (size_t i = 0; i < ARRAY_SIZE(rules); i++)
    if (op_is(op, rules[i].opcode))
      return rules[i].of(ctx, op);
  return SPECULATION_NEVER;
}

bool op_is_speculatable(Ctx *ctx, const Op *op) {
  Speculation speculation = speculation_of(ctx, op);
  if (speculation != SPECULATION_INSIDE)
    return speculation == SPECULATION_ALWAYS;
  for (uint32_t i = 0; i < op->nregions; i++)
    for (const Block *b = op->regions[i].first; b; b = b->next)
      for (const Op *inner = b->first; inner; inner = inner->next)
        if (!op_is_speculatable(ctx, inner))
          return false;
  return true;
}
