// Lists of values and types, in the arena of a rewriter.
#ifndef MLCC_LISTS_H
#define MLCC_LISTS_H

#include "ir/rewrite/rewriter.h"

typedef struct ValueList {
  Value **items;
  uint32_t count;
} ValueList;

typedef struct TypeList {
  Type **items;
  uint32_t count;
} TypeList;

// Lists are copies: they hold when the operation has gone.
// `count` operands from `first` on.
ValueList list_of_range(Rewriter *rw, const Op *op, uint32_t first,
                        uint32_t count);
ValueList list_of_operands(Rewriter *rw, const Op *op, uint32_t first);
ValueList list_of_group(Rewriter *rw, const Op *op, uint32_t group);
ValueList list_of_results(Rewriter *rw, const Op *op);
ValueList list_of_args(Rewriter *rw, const Block *block, uint32_t first);
ValueList list_new(Rewriter *rw, uint32_t capacity); // empty
static inline void list_add(ValueList *list, Value *value) {
  list->items[list->count++] = value;
}
ValueList list_join(Rewriter *rw, ValueList a, ValueList b);
ValueList list_of(Rewriter *rw, Value *value);
static inline ValueList list_part(ValueList list, uint32_t first,
                                  uint32_t count) {
  return (ValueList){list.items + first, count};
}
bool list_equal(ValueList a, ValueList b);
bool list_has(ValueList list, const Value *value);
TypeList list_types(Rewriter *rw, ValueList values);

#endif
