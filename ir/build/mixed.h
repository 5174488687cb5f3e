// Numbers that are known or are values: bounds, sizes, offsets and strides. An
// operation has a list of them as an attribute, DYNAMIC where a value of an
// operand group stands instead.
#ifndef MLCC_MIXED_H
#define MLCC_MIXED_H

#include "ir/rewrite/rewriter.h"

typedef struct Mixed {
  Value *value;   // of type index; or NULL
  int64_t number; // unless there is a value
} Mixed;

static inline Mixed mixed_number(int64_t number) {
  return (Mixed){NULL, number};
}
static inline Mixed mixed_value(Value *value) {
  return (Mixed){value, 0};
}
static inline bool mixed_is(Mixed m, int64_t number) {
  return !m.value && m.number == number;
}
static inline bool mixed_equal(Mixed a, Mixed b) {
  return a.value == b.value && (a.value || a.number == b.number);
}
// DYNAMIC where it is a value.
static inline int64_t mixed_static(Mixed m) {
  return m.value ? DYNAMIC : m.number;
}
// The number that an integer or index value is a constant of; false: none, or
// not in 64 bits.
bool value_number(Ctx *ctx, const Value *value, int64_t *number);
// A value, or what it is a constant of.
Mixed mixed_of(Ctx *ctx, Value *value);

// Arithmetic makes operations only where both are not known; it wraps, as an
// index does. A product is one of sizes and strides: if it is made, nsw.
Value *mixed_materialize(Builder *b, Mixed m);
Mixed mixed_add(Builder *b, Mixed x, Mixed y);
Mixed mixed_mul(Builder *b, Mixed x, Mixed y);
Mixed mixed_sub(Builder *b, Mixed x, Mixed y);
// Both take numbers that are not negative; the quotient is rounded down.
Mixed mixed_div(Builder *b, Mixed x, int64_t by);
Mixed mixed_min(Builder *b, Mixed x, Mixed y);

// A list of an operation, from an operand group and the slot of the attribute;
// as many entries as that has.
Mixed *mixed_list(Arena *arena, const Op *op, uint32_t group, uint32_t slot,
                  uint32_t *count);
// The two parts of a list; `values` has room for all that are values, of which
// the number is returned.
Attr *mixed_statics(Ctx *ctx, Arena *arena, const Mixed *list, uint32_t count);
uint32_t mixed_values(const Mixed *list, uint32_t count, Value **values);
// Replaces values that are constants by their numbers. Whether any was.
bool mixed_fold(Ctx *ctx, Mixed *list, uint32_t count);
// The same of sizes and offsets: what is negative stays a value.
bool mixed_fold_sizes(Ctx *ctx, Mixed *list, uint32_t count);

#endif
