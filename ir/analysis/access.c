// Reads accesses by the numbers of groups and slots in their rows. Groups
// of a row stand in the order of the operands.

#include "ir/analysis/access.h"

static bool accesses_by(const OpInfo *info, EffectKind kind) {
  const OpEffect *e = info->access ? info->effects : NULL;
  if (!e)
    return false;
  for (; e->kind; e++)
    if (e->kind != kind)
      return false;
  return true;
}

bool info_is_load(const OpInfo *info) {
  return accesses_by(info, EFFECT_READ);
}

bool info_is_store(const OpInfo *info) {
  return accesses_by(info, EFFECT_WRITE);
}

bool info_is_indexed(const OpInfo *info) {
  const OpAccess *access = info->access;
  return access && access->indices && !access->map && !access->spread &&
         !access->permutation;
}

static uint32_t first_of_group(const Op *op, uint8_t group) {
  uint32_t first, count;
  op_operand_group(op, group - 1u, &first, &count);
  return first;
}

uint32_t access_base_operand(const Op *op) {
  return first_of_group(op, op->info->access->base);
}

Value *access_base(const Op *op) {
  return op_operand(op, access_base_operand(op));
}

uint32_t access_first_index(const Op *op) {
  return first_of_group(op, op->info->access->indices);
}

Value *access_mask(const Op *op) {
  uint8_t group = op->info->access->mask;
  return group ? op_operand_of(op, group - 1u) : NULL;
}

Type *accessed_type(const Op *op) {
  uint8_t stored = op->info->access->stored;
  return stored ? op_operand_of(op, stored - 1u)->type : op_result(op, 0)->type;
}

static bool has_flag(const Op *op, uint8_t slot) {
  const Attr *flag = slot ? op_slot(op, slot - 1u) : NULL;
  return flag && (!attr_is(flag, AT_INTEGER) || attr_to_bool(flag));
}

bool access_is_nontemporal(const Op *op) {
  return has_flag(op, op->info->access->nontemporal);
}

bool access_is_volatile(const Op *op) {
  return has_flag(op, op->info->access->is_volatile);
}

Value *view_source(const Value *value) {
  const Op *op = value_op(value);
  return op && op->info->view ? op_operand_of(op, op->info->view - 1u) : NULL;
}
