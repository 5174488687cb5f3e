// Hooks of the index dialect's table.

#include "ir/dialects/dialects_int.h"

// Exactly one of them is index.
bool cast_fits_index(const Type *from, const Type *to) {
  return (from->kind == TY_INDEX) != (to->kind == TY_INDEX);
}

bool name_index_constant(Ctx *ctx, Op *op, uint32_t index, Buf *out) {
  (void)ctx, (void)index;
  buf_lit(out, "idx");
  buf_i64(out, attr_to_i64(op_slot(op, A_index_constant_value)));
  return true;
}

bool name_index_bool_constant(Ctx *ctx, Op *op, uint32_t index, Buf *out) {
  (void)ctx, (void)index;
  bool value = attr_to_bool(op_slot(op, A_index_bool_constant_value));
  buf_puts(out, value ? "true" : "false");
  return true;
}
