// A variable becomes a memref.global with its name, visibility and value.

#include "lowering/ml_program/global_memory.h"

// As memref.global has it: NULL says that it is elsewhere, unit that it has
// none.
static Attr *initial_value(Ctx *ctx, const Op *global) {
  Attr *value = op_slot(global, A_ml_program_global_value);
  Type *type = ml_global_type(global);
  if (!value)
    return ctx->unit;
  if (attr_is(value, AT_DIALECT))
    return NULL;
  return type_is_tensor(type)
             ? value
             : dense_splat(ctx, type_tensor(ctx, 0, NULL, type, NULL), value);
}

Op *ml_global_to_memory(Rewriter *rw, Op *global, Type *memref,
                        Attr *alignment) {
  Ctx *ctx = rw->b.ctx;
  builder_before(&rw->b, global);
  rw->b.loc = global->loc;
  Op *op = build_op(&rw->b, OP_memref_global, NULL, 0, NULL, 0);
  op->slots[A_memref_global_sym_name] =
      op_slot(global, A_ml_program_global_sym_name);
  op->slots[A_memref_global_sym_visibility] =
      op_slot(global, A_ml_program_global_sym_visibility);
  op->slots[A_memref_global_type] = attr_type(ctx, memref);
  op->slots[A_memref_global_initial_value] = initial_value(ctx, global);
  op->slots[A_memref_global_constant] =
      op_slot(global, A_ml_program_global_is_mutable) ? NULL : ctx->unit;
  op->slots[A_memref_global_alignment] = alignment;
  rewrite_erase(rw, global);
  return op;
}
