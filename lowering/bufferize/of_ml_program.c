// Variables of ml_program that are tensors: memory of the module. A load has
// what is there at that time, so it copies; a store copies into it.

#include "lowering/bufferize/bufferize.h"

static Op *global_of(Bufferize *z, Op *op, uint32_t slot) {
  return symbol_tables_lookup(&z->tables, op, op_slot(op, slot));
}

static Value *build_get(Bufferize *z, const Op *global) {
  Type *type = buffer_type(z, op_slot(global, A_ml_program_global_type)->type);
  return build_get_global(&z->b, type, ctx_ident(z->ctx, symbol_name(global)));
}

static bool has_static_tensor(Bufferize *z, const Op *global, const Op *user) {
  const Type *type = op_slot(global, A_ml_program_global_type)->type;
  return (type_is(type, TY_TENSOR) && type_has_static_shape(type)) ||
         op_error(z->ctx, user,
                  "cannot be bufferized: not all sizes of '%s' are known",
                  type_str(z->ctx, type));
}

static bool rewrite_load(Bufferize *z, Op *op) {
  Value *result = op_result(op, 0);
  Op *global = global_of(z, op, A_ml_program_global_load_global);
  if (!has_static_tensor(z, global, op))
    return false;
  Value *from = build_get(z, global);
  Value *copy = new_buffer(z, buffer_type(z, from->type), NULL);
  build_copy(z, from, copy);
  set_buffer(z, result, cast_buffer(z, copy, buffer_type(z, result->type)));
  op_is_dead(z, op);
  return true;
}

static bool rewrite_load_const(Bufferize *z, Op *op) {
  Value *result = op_result(op, 0);
  Op *global = global_of(z, op, A_ml_program_global_load_const_global);
  if (!has_static_tensor(z, global, op))
    return false;
  set_buffer(
      z, result,
      cast_buffer(z, build_get(z, global), buffer_type(z, result->type)));
  op_is_dead(z, op);
  return true;
}

static bool rewrite_store(Bufferize *z, Op *op) {
  Value *value = op_operand(op, 0);
  Op *global = global_of(z, op, A_ml_program_global_store_global);
  if (!has_static_tensor(z, global, op))
    return false;
  Value *to = build_get(z, global);
  copy_contents(z, value,
                to->type == buffer_type(z, value->type)
                    ? to
                    : cast_buffer(z, to, buffer_type(z, value->type)));
  op_is_dead(z, op);
  return true;
}

const BufferRow rows_ml_program[] = {
    {BUFFER_ROW(OP_ml_program_global_load, FLOW_NEW, rewrite_load)},
    {BUFFER_ROW(OP_ml_program_global_load_const, FLOW_CONSTANT,
                rewrite_load_const)},
    {BUFFER_ROW(OP_ml_program_global_store, FLOW_NEW, rewrite_store)},
    {0},
};

// Globals themselves

static Attr *initial_value(const Op *global) {
  Attr *value = op_slot(global, A_ml_program_global_value);
  return attr_is(value, AT_DIALECT) ? NULL : value; // #ml_program.extern
}

// Makes a global memory.
void convert_global(Bufferize *z, Op *global) {
  Ctx *ctx = z->ctx;
  Type *type = op_slot(global, A_ml_program_global_type)->type;
  if (!type_is(type, TY_TENSOR) || !type_has_static_shape(type))
    return;
  Attr *value = op_slot(global, A_ml_program_global_value);
  bool is_mutable = op_slot(global, A_ml_program_global_is_mutable);
  builder_before(&z->b, global);
  Op *op = build_op(&z->b, OP_memref_global, NULL, 0, NULL, 0);
  op->slots[A_memref_global_sym_name] =
      op_slot(global, A_ml_program_global_sym_name);
  op->slots[A_memref_global_sym_visibility] =
      op_slot(global, A_ml_program_global_sym_visibility);
  op->slots[A_memref_global_type] = attr_type(ctx, buffer_type(z, type));
  op->slots[A_memref_global_initial_value] =
      value ? initial_value(global) : ctx->unit;
  op->slots[A_memref_global_constant] = is_mutable ? NULL : ctx->unit;
  op->slots[A_memref_global_alignment] = attr_i64(ctx, 64);
  rewrite_erase(&z->rw, global);
}
