// Variables of ml_program that are tensors: memory of the module. A load has
// what is there at that time, so it copies, but for variables that nobody can
// store to; a store copies into it.

#include "lowering/bufferize/bufferize.h"
#include "lowering/ml_program/global_accesses.h"
#include "lowering/ml_program/global_memory.h"

static Op *global_of(Bufferize *z, Op *op, uint32_t slot) {
  return symbol_tables_lookup(&z->tables, op, op_slot(op, slot));
}

static Value *build_get(Bufferize *z, const Op *global) {
  Type *type = buffer_type(z, ml_global_contents(global));
  return build_get_global(&z->b, type, ctx_ident(z->ctx, symbol_name(global)));
}

static bool has_static_tensor(Bufferize *z, const Op *global, const Op *user) {
  const Type *type = ml_global_contents(global);
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

static bool is_private(const Op *global) {
  const Attr *visibility = op_slot(global, A_ml_program_global_sym_visibility);
  return attr_is(visibility, AT_STRING) &&
         str_is(visibility->as.string, "private");
}

static bool has_own_value(const Op *global) {
  const Attr *value = op_slot(global, A_ml_program_global_value);
  return value && !attr_is(value, AT_DIALECT); // #ml_program.extern
}

// Loads of variables that nobody stores to are those of constants.
void settle_globals(Bufferize *z, Op *root) {
  OpList loads = collect_ops(z->run, root, OP_ml_program_global_load);
  if (!loads.count)
    return;
  GlobalAccesses a = find_global_accesses(z->ctx, z->arena, root);
  Rewriter rw = pass_rewriter(z->run);
  for (size_t i = 0; i < loads.count; i++) {
    Op *load = loads.items[i], *global = accessed_global(&a, load);
    Attr *name = op_slot(load, A_ml_program_global_load_global);
    bool is_stored = a.anywhere[global_number(&a, global)] & GLOBAL_STORED ||
                     !has_own_value(global) || !is_private(global);
    if (op_slot(global, A_ml_program_global_is_mutable) && is_stored)
      continue;
    global->slots[A_ml_program_global_is_mutable] = NULL;
    builder_before(&rw.b, load);
    Op *constant = rewrite_replace_new(
        &rw, load, OP_ml_program_global_load_const, NULL, 0);
    constant->slots[A_ml_program_global_load_const_global] = name;
  }
}

void convert_global(Bufferize *z, Op *global) {
  Type *type = ml_global_contents(global);
  if (type_is(type, TY_TENSOR) && type_has_static_shape(type))
    ml_global_to_memory(&z->rw, global, buffer_type(z, type),
                        attr_i64(z->ctx, 64));
}
