// Hooks of the cf dialect's table: which operands go along which edge, and the
// cases of a switch.

#include "ir/dialects/dialects_int.h"

void successor_operands_cf_br(Op *op, uint32_t index, uint32_t *first,
                              uint32_t *count) {
  (void)index;
  *first = 0;
  *count = op->noperands;
}

void successor_operands_cf_cond_br(Op *op, uint32_t index, uint32_t *first,
                                   uint32_t *count) {
  uint32_t group = index == 0 ? G_cf_cond_br_trueDestOperands
                              : G_cf_cond_br_falseDestOperands;
  op_operand_group(op, group, first, count);
}

void successor_operands_in_segments(const Op *op, uint32_t group,
                                    const Attr *segments, uint32_t index,
                                    uint32_t *first, uint32_t *count) {
  uint32_t total;
  op_operand_group(op, group, first, &total);
  *count = 0;
  if (!segments || index >= segments->as.dense.count)
    return;
  uint64_t skipped = 0;
  // Large switches pass nothing as a rule; those need no sum.
  for (uint32_t i = 0; total && i < index; i++)
    skipped += (uint32_t)dense_int(segments, i);
  uint64_t wanted = (uint32_t)dense_int(segments, index);
  if (skipped + wanted > total) // malformed: as many as nobody expects
    skipped = 0, wanted = UINT32_MAX;
  *first += (uint32_t)skipped;
  *count = (uint32_t)wanted;
}

void successor_operands_cf_switch(Op *op, uint32_t index, uint32_t *first,
                                  uint32_t *count) {
  if (index == 0)
    op_operand_group(op, G_cf_switch_defaultOperands, first, count);
  else
    successor_operands_in_segments(op, G_cf_switch_caseOperands,
                                   op->slots[A_cf_switch_case_operand_segments],
                                   index - 1, first, count);
}

bool verify_segments(Ctx *ctx, const Op *op, uint32_t group, const char *name,
                     const Attr *segments, const char *segments_name) {
  uint32_t first, count;
  uint64_t sum = 0;
  op_operand_group(op, group, &first, &count);
  for (uint64_t i = 0; i < segments->as.dense.count; i++)
    sum += (uint32_t)dense_int(segments, i);
  return sum == count ||
         op_error(ctx, op,
                  "%s count (%u) does not match with the total size (%llu) "
                  "specified in attribute '%s'",
                  name, count, (unsigned long long)sum, segments_name);
}

// WeightedBranchOpInterface
bool verify_branch_weights(Ctx *ctx, const Op *op, const Attr *weights) {
  if (!weights)
    return true;
  uint64_t n = weights->as.dense.count;
  if (n != op->nsuccessors)
    return diag_error(&ctx->diags, op->loc,
                      "expects number of branch weights to match number of "
                      "successors: %llu vs %u",
                      (unsigned long long)n, op->nsuccessors);
  for (uint64_t i = 0; i < n; i++)
    if (dense_int(weights, i))
      return true;
  return diag_error(&ctx->diags, op->loc, "branch weights cannot all be zero");
}

bool verify_cf_cond_br(Ctx *ctx, Op *op) {
  return verify_branch_weights(ctx, op,
                               op_slot(op, A_cf_cond_br_branch_weights));
}

bool verify_groups_cf_switch(Ctx *ctx, Op *op) {
  return verify_segments(ctx, op, G_cf_switch_caseOperands, "caseOperands",
                         op_slot(op, A_cf_switch_case_operand_segments),
                         "case_operand_segments");
}

// Checks that there is a number, a block and operands for each case.
bool verify_cf_switch(Ctx *ctx, Op *op) {
  const Attr *values = op_slot(op, A_cf_switch_case_values);
  const Attr *segments = op_slot(op, A_cf_switch_case_operand_segments);
  uint32_t ncases = op->nsuccessors - 1;
  if (segments->as.dense.count < ncases)
    return op_error(ctx, op,
                    "expected a size in attribute 'case_operand_segments' for "
                    "each case destination");
  if (!values && !ncases)
    return true;
  uint64_t nvalues = values ? values->as.dense.count : 0;
  Type *flag = op_operand(op, 0)->type;
  if (values && type_element(values->type) != flag)
    return op_error(
        ctx, op, "'flag' type ('%s') should match case value type ('%s')",
        type_str(ctx, flag), type_str(ctx, type_element(values->type)));
  return nvalues == ncases ||
         op_error(ctx, op,
                  "number of case values (%llu) should match number of case "
                  "destinations (%u)",
                  (unsigned long long)nvalues, ncases);
}

// A case that is equal, else the default.
int taken_cf_switch(const Op *op, const Attr *flag) {
  if (type_bit_width(flag->type) > 64)
    return TAKEN_ANY;
  const Attr *values = op_slot(op, A_cf_switch_case_values);
  for (uint64_t i = 0; values && i < values->as.dense.count; i++)
    if (dense_int(values, i) == attr_to_i64(flag))
      return (int)i + 1;
  return 0;
}
