// enable-arm-streaming: says of functions that they run in streaming mode, and
// what they do with ZA.
//
// Requires: nothing.
// Guarantees: nothing.
// Invalidates: nothing.
//
// Before:
//
//   func.func @f() {
//     %0 = arm_sme.zero : vector<[4]x[4]xf32>
//
// After, with `streaming-mode=streaming-locally za-mode=new-za`:
//
//   func.func @f() attributes {arm_locally_streaming, arm_new_za} {
//
// A compile says this of functions with operations on tiles that do not say it
// themselves: neither attribute changes how such a function is called.

#include "intrinsics/arm_sme/arm_sme.h"

#include "intrinsics/intrinsics.h"
#include "lowering/pass/brought.h"

// ORDER of the options' words in passes.def.
static const char *const streaming_modes[] = {
    NULL, "arm_streaming", "arm_locally_streaming", "arm_streaming_compatible"};
static const char *const za_modes[] = {NULL,           "arm_new_za",
                                       "arm_in_za",    "arm_out_za",
                                       "arm_inout_za", "arm_preserves_za"};
enum { LOCALLY = 2, NEW_ZA = 1 };

typedef struct Found {
  bool tile_op, tile_intrinsic, scalable, gathers;
} Found;

static bool has_scalable_value(const Op *op) {
  for (uint32_t i = 0; i < op->noperands; i++)
    if (type_is_scalable(op_operand(op, i)->type))
      return true;
  for (uint32_t i = 0; i < op->nresults; i++)
    if (type_is_scalable(op_result(op, i)->type))
      return true;
  return false;
}

static void note_op(void *user, Op *op) {
  Found *found = user;
  found->tile_op |= op_is_sme_tile_op(op);
  found->tile_intrinsic |=
      opcode_dialect(op->info->opcode) == DIALECT_arm_sme &&
      op_has(op, TRAIT_TRANSLATED) && !op_is(op, OP_arm_sme_intr_cntsd);
  found->scalable |= has_scalable_value(op);
  found->gathers |= op_is(op, OP_vector_gather) || op_is(op, OP_vector_scatter);
}

static bool says_any(Ctx *ctx, const Op *func, const char *const *modes,
                     size_t n) {
  for (size_t i = 1; i < n; i++)
    if (op_attr_str(ctx, func, modes[i]))
      return true;
  return false;
}

static void say(Ctx *ctx, Op *func, const char *mode) {
  if (mode)
    op_set_attr(ctx, func, ctx_ident(ctx, str_from(mode)), attr_unit(ctx));
}

static void say_what_is_missing(Ctx *ctx, Op *func) {
  if (!says_any(ctx, func, streaming_modes, ARRAY_SIZE(streaming_modes)))
    say(ctx, func, streaming_modes[LOCALLY]);
  if (!says_any(ctx, func, za_modes, ARRAY_SIZE(za_modes)))
    say(ctx, func, za_modes[NEW_ZA]);
}

bool lower_enable_arm_streaming(PassRun *run, Op *func) {
  const Options_enable_arm_streaming *o =
      PASS_OPTIONS(run, enable_arm_streaming);
  Found found = {0};
  if (o->if_required_by_ops && o->if_scalable_and_supported)
    return op_error(run->ctx, func,
                    "enable-arm-streaming: `if-required-by-ops` and "
                    "`if-scalable-and-supported` are mutually exclusive");
  op_walk(func, note_op, &found);
  if (o->if_unstated) {
    if (found.tile_op || found.tile_intrinsic)
      say_what_is_missing(run->ctx, func);
    return true;
  }
  if ((o->if_required_by_ops && !found.tile_op) ||
      (o->if_scalable_and_supported && (!found.scalable || found.gathers)) ||
      op_attr_str(run->ctx, func, "enable_arm_streaming_ignore") ||
      !streaming_modes[o->streaming_mode])
    return true;
  say(run->ctx, func, streaming_modes[o->streaming_mode]);
  say(run->ctx, func, za_modes[o->za_mode]);
  return true;
}
