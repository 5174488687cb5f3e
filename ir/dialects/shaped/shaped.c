// Sizes of memrefs and tensors, and folds of what asks for them.

#include "ir/dialects/shaped/shaped.h"
#include "ir/dialects/dialects_int.h"

int64_t saturated_add(int64_t a, int64_t b) {
  if (a == DYNAMIC || b == DYNAMIC)
    return DYNAMIC;
  return (int64_t)((uint64_t)a + (uint64_t)b);
}

int64_t saturated_mul(int64_t a, int64_t b) {
  if (a == 0 || b == 0)
    return 0;
  if (a == DYNAMIC || b == DYNAMIC)
    return DYNAMIC;
  return (int64_t)((uint64_t)a * (uint64_t)b);
}

uint32_t count_unknown(const int64_t *sizes, uint32_t first, uint32_t count) {
  uint32_t n = 0;
  for (uint32_t i = first; i < first + count; i++)
    n += sizes[i] == DYNAMIC;
  return n;
}

uint32_t count_dynamic_dims(const Type *type) {
  return count_unknown(type->as.shaped.shape, 0,
                       (uint32_t)type->as.shaped.rank);
}

bool check_dynamic_sizes(Ctx *ctx, const Op *op, const Type *type,
                         uint32_t group) {
  uint32_t first, count, expected = count_dynamic_dims(type);
  op_operand_group(op, group, &first, &count);
  return count == expected ||
         op_error(ctx, op,
                  "incorrect number of dynamic sizes, has %u, expected %u",
                  count, expected);
}

Value *size_operand(const Op *op, const Type *type, uint32_t group, int dim) {
  uint32_t first, count;
  op_operand_group(op, group, &first, &count);
  return op_operand(
      op, first + count_unknown(type->as.shaped.shape, 0, (uint32_t)dim));
}

bool value_is_number(Ctx *ctx, const Value *value, int64_t number) {
  const Attr *constant = value_constant(ctx, value);
  return attr_is(constant, AT_INTEGER) && attr_to_i64(constant) == number;
}

// Lists

MixedList mixed_list_of(const Op *op, uint32_t group, uint32_t slot) {
  MixedList list = {.op = op, .statics = op_slot(op, slot)};
  uint32_t count;
  op_operand_group(op, group, &list.first, &count);
  return list;
}

bool mixed_list_all_are(Ctx *ctx, MixedList list, int64_t number) {
  for (uint64_t i = 0; i < list.statics->as.dense.count; i++) {
    int64_t at = dense_int(list.statics, i);
    if (at == DYNAMIC
            ? !value_is_number(ctx, op_operand(list.op, list.first++), number)
            : at != number)
      return false;
  }
  return true;
}

bool mixed_list_same(MixedList a, MixedList b) {
  if (a.statics != b.statics)
    return false;
  for (uint64_t i = 0; i < a.statics->as.dense.count; i++)
    if (dense_int(a.statics, i) == DYNAMIC &&
        op_operand(a.op, a.first++) != op_operand(b.op, b.first++))
      return false;
  return true;
}

// Ranks and dimensions

bool fold_shaped_rank(Fold *f, Op *op) {
  const Type *type = op_operand(op, 0)->type;
  return type_has_rank(type) &&
         fold_to(f, attr_index(f->ctx, type->as.shaped.rank));
}

// A dimension that there is.
Speculation speculate_shaped_dim(Ctx *ctx, const Op *op) {
  const Type *source = op_operand(op, 0)->type;
  const Attr *index = value_constant(ctx, op_operand(op, 1));
  bool is_there = type_has_rank(source) && attr_is(index, AT_INTEGER) &&
                  attr_to_u64(index) < (uint64_t)source->as.shaped.rank;
  return is_there ? SPECULATION_ALWAYS : SPECULATION_NEVER;
}

// Reshapes

DimGroup reassociation_at(const Attr *groups, uint32_t i) {
  const Attr *dims = groups->as.array.items[i];
  uint32_t n = dims->as.array.count;
  return (DimGroup){n ? (uint32_t)attr_to_i64(dims->as.array.items[0]) : 0, n};
}

int64_t group_product(const int64_t *shape, DimGroup group) {
  int64_t size = 1;
  if (count_unknown(shape, group.first, group.count))
    return DYNAMIC;
  for (uint32_t j = 0; j < group.count; j++)
    size = saturated_mul(size, shape[group.first + j]);
  return size;
}

bool groups_are_certain(const Type *type, const Attr *groups) {
  for (uint32_t i = 0; i < groups->as.array.count; i++) {
    DimGroup group = reassociation_at(groups, i);
    if (count_unknown(type->as.shaped.shape, group.first, group.count) > 1)
      return false;
  }
  return true;
}

enum { REASSOCIATION }; // ORDER RESHAPE

_Static_assert(REASSOCIATION == (int)A_memref_expand_shape_reassociation &&
                   REASSOCIATION == (int)A_memref_collapse_shape_reassociation,
               "ORDER RESHAPE");

Value *reshape_undone(const Op *op, uint32_t inverse) {
  const Value *source = op_operand(op, 0);
  const Type *result = op_result(op, 0)->type;
  const Op *before = value_def(source, inverse);
  if (!before || op_operand(before, 0)->type != result)
    return NULL;
  Value *original = op_operand(before, 0);
  const Attr *groups = op_slot(op, REASSOCIATION);
  bool undoes = count_dynamic_dims(result) < 2 ||
                (groups == op_slot(before, REASSOCIATION) &&
                 (result->as.shaped.rank < source->type->as.shaped.rank ||
                  groups_are_certain(result, groups)));
  return undoes ? original : NULL;
}
