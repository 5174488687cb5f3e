// A variable becomes a memref.global with its name, visibility and value.

#include "lowering/ml_program/global_memory.h"

#include "ir/build/shaped.h"

static Attr *value_of(const Op *global) {
  Attr *value = op_slot(global, A_ml_program_global_value);
  return value && !attr_is(value, AT_DIALECT) ? value : NULL;
}

bool ml_global_check(Ctx *ctx, const Op *global) {
  const Type *type = ml_global_type(global);
  const Attr *value = value_of(global);
  bool fits = !value || !type_is(type, TY_TENSOR);
  if (value && value->type && !fits)
    fits = (attr_is(value, AT_DENSE) || attr_is(value, AT_DENSE_RESOURCE) ||
            attr_is(value, AT_SPARSE)) &&
           type_is(value->type, TY_TENSOR) &&
           value->type->as.shaped.element == type->as.shaped.element &&
           shaped_cast_fits(ctx, value->type, type);
  else if (value && (type_is_int_or_index(type) || type_is_float(type)))
    fits = value->type == type;
  return fits || op_error(ctx, global, "has a value that is no '%s'",
                          type_str(ctx, type));
}

Type *ml_global_contents(const Op *global) {
  Type *type = ml_global_type(global);
  const Attr *value = value_of(global);
  bool takes_sizes = type_is(type, TY_TENSOR) && value && value->type &&
                     !op_slot(global, A_ml_program_global_is_mutable);
  return takes_sizes ? value->type : type;
}

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
