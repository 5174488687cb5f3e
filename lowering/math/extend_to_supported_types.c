// math-extend-to-supported-types: math on floats that a target has no functions
// for, in a larger type.
//
// Requires: nothing.
// Guarantees: every operation of math but fma is on f32, f64 and what
//   extra-types lists.
// Invalidates: nothing.
//
// Before:
//
//   %0 = math.exp %a : f16
//
// After:
//
//   %1 = arith.extf %a fastmath<contract> : f16 to f32
//   %2 = math.exp %1 : f32
//   %0 = arith.truncf %2 fastmath<contract> : f32 to f16

#include "lowering/arith/float_types.h"
#include "lowering/math/passes.h"

// What changes no more than the sign, or looks at bits, needs no larger type,
// and a compile leaves it: LLVM has it for those that it computes with.
static bool is_of_bits(const Op *op) {
  switch (op->info->opcode) {
  case OP_math_absf:
  case OP_math_copysign:
  case OP_math_isfinite:
  case OP_math_isinf:
  case OP_math_isnan:
  case OP_math_isnormal:
    return type_element_or_self(op_operand(op, 0)->type)->as.float_kind >=
           FLOAT_BF16;
  default: return false;
  }
}

static bool is_missing_only(const Conv *c) {
  return PASS_OPTIONS(c->run, math_extend_to_supported_types)->missing_only;
}

static Legality extension_legality(Conv *c, const Op *op) {
  bool is_math = opcode_dialect(op->info->opcode) == DIALECT_math;
  if (!is_math || op_is(op, OP_math_fma) ||
      (is_missing_only(c) && is_of_bits(op)))
    return CONV_LEGAL;
  return conv_is_legal(c, op) ? CONV_LEGAL : CONV_ILLEGAL;
}

bool lower_math_extend_to_supported_types(PassRun *run, Op *root) {
  const Options_math_extend_to_supported_types *options =
      PASS_OPTIONS(run, math_extend_to_supported_types);
  FloatTypes types = {.others = true};
  if (!float_types_init(run, &types, &options->extra_types,
                        options->target_type))
    return false;
  types.listed[types.nlisted++] = run->ctx->f64;
  types.listed[types.nlisted++] = run->ctx->f32;
  if (options->missing_only) // mlir-opt's option does not take this one
    types.listed[types.nlisted++] = type_float(run->ctx, FLOAT_PPC_FP128);
  return float_types_run(run, root, &types, extension_legality);
}
