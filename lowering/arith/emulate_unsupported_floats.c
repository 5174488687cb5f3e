// arith-emulate-unsupported-floats: floats that a target stores but does not
// compute with, in the arithmetic of another.
//
// Requires: nothing.
// Guarantees: of the types in source-types, and of shaped types of them, no
//   operation that computes (of arith, but for conversions, constants and
//   arith.select, and vector.contract and its like) takes or gives any.
// Invalidates: nothing.
//
// Before, with source-types=f8E5M2 target-type=f32:
//
//   %0 = arith.addf %a, %b : f8E5M2
//
// After:
//
//   %1 = arith.extf %b fastmath<contract> : f8E5M2 to f32
//   %2 = arith.extf %a fastmath<contract> : f8E5M2 to f32
//   %3 = arith.addf %2, %1 : f32
//   %0 = arith.truncf %3 fastmath<contract> : f32 to f8E5M2
//
// Values keep their types; each is extended once, where it is defined.

#include "lowering/arith/float_types.h"
#include "lowering/arith/passes.h"

// Arithmetic, as opposed to what only moves values.
static bool computes(const Op *op) {
  switch (op->info->opcode) {
  case OP_arith_bitcast:
  case OP_arith_constant:
  case OP_arith_extf:
  case OP_arith_select:
  case OP_arith_truncf: return false;
  case OP_vector_contract:
  case OP_vector_fma:
  case OP_vector_multi_reduction:
  case OP_vector_outerproduct:
  case OP_vector_reduction:
  case OP_vector_scan: return true;
  default: return opcode_dialect(op->info->opcode) == DIALECT_arith;
  }
}

static Legality unsupported_float_legality(Conv *c, const Op *op) {
  return computes(op) && !conv_is_legal(c, op) ? CONV_ILLEGAL : CONV_LEGAL;
}

bool lower_arith_emulate_unsupported_floats(PassRun *run, Op *root) {
  const Options_arith_emulate_unsupported_floats *options =
      PASS_OPTIONS(run, arith_emulate_unsupported_floats);
  FloatTypes types = {0};
  if (!float_types_init(run, &types, &options->source_types,
                        options->target_type))
    return false;
  if (float_types_lists(&types, types.target))
    return diag_error(&run->ctx->diags, LOC_UNKNOWN,
                      "target type cannot be an unsupported source type");
  return float_types_run(run, root, &types, unsupported_float_legality);
}
