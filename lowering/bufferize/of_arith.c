// Constants, poison and selections of tensors.
//
// A constant becomes a global that nobody writes; equal ones share it. A splat
// has none, unless it is small or of zeros: who needs it in memory fills that.

#include "lowering/bufferize/bufferize.h"

static Attr *value_of(const Op *op) {
  return op_slot(op, A_arith_constant_value);
}

static void append_shape(Buf *name, Ctx *ctx, const Type *type) {
  for (int i = 0; i < type->as.shaped.rank; i++)
    buf_printf(name, "%lldx", (long long)type->as.shaped.shape[i]);
  type_print(name, ctx, type->as.shaped.element, &(PrintOptions){0});
}

// MLIR's name: __constant_4x8xf32.
static Ident *name_of_global(Bufferize *z, const Type *type) {
  SymbolTable *table = symbol_table_of(&z->tables, z->module);
  Buf name = {0};
  buf_puts(&name, "__constant_");
  append_shape(&name, z->ctx, type);
  Str text = {name.data, name.size};
  Ident *unique = symbol_lookup(table, ctx_ident(z->ctx, text))
                      ? symbol_unique(table, z->ctx, z->arena, text, NULL)
                      : ctx_ident(z->ctx, text);
  buf_release(&name);
  return unique;
}

static Op *build_global(Bufferize *z, Attr *value) {
  Builder saved = z->b;
  Type *type = buffer_type(z, value->type);
  Ident *name = name_of_global(z, value->type);
  builder_at_start(&z->b, z->module->regions[0].first);
  z->b.loc = op_loc(z->module);
  Op *op =
      build_constant_global(&z->b, name, type, value, attr_i64(z->ctx, 64));
  SymbolTable *table = symbol_table_of(&z->tables, z->module);
  ptrmap_set(&table->by_name, z->arena, name, op);
  z->b = saved;
  return op;
}

// The global's buffer, before the constant.
static Value *constant_buffer(Bufferize *z, Op *op) {
  Attr *value = value_of(op);
  Op *global = ptrmap_get(&z->globals, value);
  if (!global) {
    global = build_global(z, value);
    ptrmap_set(&z->globals, z->arena, value, global);
  }
  Builder saved = z->b;
  Type *type = buffer_type(z, value->type);
  builder_before(&z->b, op);
  Ident *name = ctx_ident(z->ctx, symbol_name(global));
  Value *buffer = build_get_global(&z->b, type, name);
  z->b = saved;
  set_buffer(z, op_result(op, 0), buffer);
  return buffer;
}

static bool is_small(const Attr *dense) {
  return dense->as.dense.count <=
         64 / dense_element_size(type_element(dense->type));
}

static bool is_zero(const Attr *splat) {
  if (attr_is(splat, AT_FLOAT))
    return !splat->as.float_bits[0] && !splat->as.float_bits[1];
  for (uint32_t i = 0; i < attr_word_count(splat); i++)
    if (splat->as.words[i])
      return false;
  return true;
}

// Each use of a large splat has memory of its own, where it stands.
static Value *late_constant(Bufferize *z, Op *op) {
  Value *tensor = op_result(op, 0);
  Attr *splat = splat_of(z, tensor);
  if (!splat || is_small(value_of(op)) || is_zero(splat))
    return constant_buffer(z, op);
  Value *buffer = new_buffer_like(z, tensor);
  fill_with(z, splat, buffer);
  return buffer;
}

static bool rewrite_constant(Bufferize *z, Op *op) {
  if (!splat_of(z, op_result(op, 0)))
    constant_buffer(z, op);
  op_is_dead(z, op);
  return true;
}

static BufferFlow flow_of_select(Bufferize *z, const Op *op) {
  (void)z;
  return op_operand(op, 0)->type == z->ctx->i1 ? FLOW_EITHER : FLOW_NEW;
}

static bool rewrite_select(Bufferize *z, Op *op) {
  if (op_operand(op, 0)->type != z->ctx->i1)
    return op_error(z->ctx, op,
                    "cannot be bufferized: it selects element by element");
  Value *yes = buffer_of(z, op_operand(op, 1)),
        *no = buffer_of(z, op_operand(op, 2));
  if (yes->type->as.shaped.space != no->type->as.shaped.space) {
    yes = compact_buffer(z, op_operand(op, 1));
    no = compact_buffer(z, op_operand(op, 2));
  }
  if (yes->type != no->type) {
    Type *type = dynamic_layout(z, yes->type);
    yes = cast_buffer(z, yes, type);
    no = cast_buffer(z, no, type);
  }
  set_buffer(z, op_result(op, 0),
             arith_select(&z->b, op_operand(op, 0), yes, no));
  op_is_dead(z, op);
  return true;
}

// A value that nobody reads; it has no elements where the type does not say.
static bool rewrite_poison(Bufferize *z, Op *op) {
  const Type *type = op->results[0].type;
  if (!type_is(type, TY_TENSOR))
    return op_error(z->ctx, op, "cannot be bufferized: it has no rank");
  int rank = type->as.shaped.rank;
  Mixed *sizes = arena_zero(z->arena, (rank + 1) * sizeof(Mixed), 8);
  set_buffer(z, op_result(op, 0), new_buffer(z, buffer_type(z, type), sizes));
  op_is_dead(z, op);
  return true;
}

const BufferRow rows_arith[] = {
    {BUFFER_ROW(OP_arith_constant, FLOW_CONSTANT, rewrite_constant),
     .late_buffer = late_constant},
    {BUFFER_ROW(OP_ub_poison, FLOW_EMPTY, rewrite_poison)},
    {BUFFER_ROW(OP_arith_select, FLOW_EITHER, rewrite_select),
     .flow_of = flow_of_select},
    {0},
};
