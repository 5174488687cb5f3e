// convert-arith-to-arm-sme: constants as large as tiles, by tiles.
//
// Requires: nothing.
// Guarantees: no constant of one number is a tile.
// Invalidates: nothing.
//
// Before:
//
//   %0 = arith.constant dense<0> : vector<[4]x[4]xi32>
//
// After; another number is put into each slice.
//
//   %0 = arm_sme.zero : vector<[4]x[4]xi32>

#include "intrinsics/arm_sme/arm_sme.h"

#include "intrinsics/intrinsics.h"
#include "ir/dialects/match.h"
#include "ir/rewrite/greedy.h"

static bool replace_constant(Rewriter *rw, Op *op) {
  Type *tile = op_result(op, 0)->type;
  Ctx *ctx = rw->b.ctx;
  Attr *value = op_slot(op, A_arith_constant_value);
  if (!type_is_sme_tile(tile) || value->kind != AT_DENSE ||
      !value->as.dense.splat)
    return false;
  if (match_zero(ctx, value) || match_float_any_zero(ctx, value)) {
    rewrite_replace_new(rw, op, OP_arm_sme_zero, NULL, 0);
    return true;
  }
  Type *type = sme_slice_type(ctx, tile);
  Op *slice = build_op(&rw->b, OP_arith_constant, &type, 1, NULL, 0);
  slice->slots[A_arith_constant_value] =
      dense_splat(ctx, type, dense_attr(ctx, value, 0));
  rewrite_replace_by(rw, op, sme_fill(rw, op, tile, op_result(slice, 0)));
  return true;
}

static const Pattern patterns[] = {
    PATTERN(OP_arith_constant, 1, replace_constant, "constant"), {0}};

bool lower_arith_to_arm_sme(PassRun *run, Op *root) {
  return !sme_is_wanted(run, root) ||
         pass_greedy_alone(run, root, pass_pattern_list(run, patterns));
}
