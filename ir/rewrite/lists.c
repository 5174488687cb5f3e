// Lists of values and types.

#include "ir/rewrite/lists.h"

ValueList list_new(Rewriter *rw, uint32_t capacity) {
  return (ValueList){arena_array(rw->arena, Value *, capacity + 1), 0};
}

ValueList list_of_range(Rewriter *rw, const Op *op, uint32_t first,
                        uint32_t count) {
  ValueList list = list_new(rw, count);
  for (uint32_t i = 0; i < count; i++)
    list_add(&list, op_operand(op, first + i));
  return list;
}

ValueList list_of_operands(Rewriter *rw, const Op *op, uint32_t first) {
  return list_of_range(rw, op, first, op->noperands - first);
}

ValueList list_of_group(Rewriter *rw, const Op *op, uint32_t group) {
  uint32_t first = 0, count = 0;
  op_operand_group(op, group, &first, &count);
  return list_of_range(rw, op, first, count);
}

ValueList list_of_results(Rewriter *rw, const Op *op) {
  ValueList list = list_new(rw, op->nresults);
  for (uint32_t i = 0; i < op->nresults; i++)
    list_add(&list, op_result(op, i));
  return list;
}

ValueList list_of_args(Rewriter *rw, const Block *block, uint32_t first) {
  ValueList list = list_new(rw, block->nargs);
  for (uint32_t i = first; i < block->nargs; i++)
    list_add(&list, block_arg(block, i));
  return list;
}

ValueList list_of(Rewriter *rw, Value *value) {
  ValueList list = list_new(rw, 1);
  list_add(&list, value);
  return list;
}

ValueList list_join(Rewriter *rw, ValueList a, ValueList b) {
  ValueList list = list_new(rw, a.count + b.count);
  for (uint32_t i = 0; i < a.count; i++)
    list_add(&list, a.items[i]);
  for (uint32_t i = 0; i < b.count; i++)
    list_add(&list, b.items[i]);
  return list;
}

bool list_equal(ValueList a, ValueList b) {
  for (uint32_t i = 0; i < a.count && i < b.count; i++)
    if (a.items[i] != b.items[i])
      return false;
  return a.count == b.count;
}

bool list_has(ValueList list, const Value *value) {
  for (uint32_t i = 0; i < list.count; i++)
    if (list.items[i] == value)
      return true;
  return false;
}

TypeList list_types(Rewriter *rw, ValueList values) {
  TypeList types = {arena_array(rw->arena, Type *, values.count + 1),
                    values.count};
  for (uint32_t i = 0; i < values.count; i++)
    types.items[i] = values.items[i]->type;
  return types;
}
