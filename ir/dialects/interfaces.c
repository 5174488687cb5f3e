// Functions that rows of several dialects name: when an operation may run where
// it would not have run (SPECULATE), and where a branch goes (TAKEN).

#include "ir/dialects/dialects_int.h"

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

// A division traps unless its divisor is known not to be 0, and not -1 either if
// it is signed.
static Speculation speculate_division(Ctx *ctx, const Op *op, bool is_signed) {
  const Attr *by = value_constant(ctx, op_operand(op, 1));
  bool is_safe = attr_is(by, AT_INTEGER) ? integer_avoids(by, is_signed)
                 : attr_is(by, AT_DENSE) ? dense_avoids(by, is_signed)
                                         : false;
  return is_safe ? SPECULATION_ALWAYS : SPECULATION_NEVER;
}

Speculation speculate_signed_division(Ctx *ctx, const Op *op) {
  return speculate_division(ctx, op, true);
}

Speculation speculate_unsigned_division(Ctx *ctx, const Op *op) {
  return speculate_division(ctx, op, false);
}

Speculation speculate_inside(Ctx *ctx, const Op *op) {
  (void)ctx, (void)op;
  return SPECULATION_INSIDE;
}

// A loop with another step than 1 may run for ever.
Speculation speculate_counting_by_one(Ctx *ctx, const Op *op) {
  uint32_t first, count;
  op_operand_group(op, op->info->loop->step - 1u, &first, &count);
  const Attr *step = value_constant(ctx, op_operand(op, first));
  bool ends = attr_is(step, AT_INTEGER) && attr_word_count(step) == 1 &&
              attr_to_u64(step) == 1;
  return ends ? SPECULATION_INSIDE : SPECULATION_NEVER;
}

int taken_by_truth(const Op *op, const Attr *condition) {
  (void)op;
  return attr_to_bool(condition) ? 0 : 1;
}
