// Functions that a conversion calls and makes itself, once per symbol table:
//
//   %0 = math.erf %a : f32
//   // ->
//   func.func private @erff(f32) -> f32
//   %0 = func.call @erff(%a) : (f32) -> f32
//
// The tables are kept during the conversion, by the dialect that is converted.

#include "lowering/func/callees.h"

static Op *symbol_table_around(Op *op) {
  while (!op_has(op, TRAIT_SYMBOL_TABLE) && op_parent(op))
    op = op_parent(op);
  return op;
}

SymbolTable *callees_around(Conv *c, Op *op) {
  uint32_t dialect = opcode_dialect(op->info->opcode);
  SymbolTables *tables = conv_state(c, dialect, sizeof *tables);
  tables->ctx = c->ctx;
  tables->arena = c->arena;
  return symbol_table_of(tables, symbol_table_around(op));
}

Op *callee_new(Conv *c, Builder *b, SymbolTable *table, Ident *name,
               Type *type) {
  Ctx *ctx = c->ctx;
  OpSpec spec = {.info = ctx_op_by_opcode(ctx, OP_func_func), .nregions = 1};
  Op *op = build_spec(b, &spec);
  op->slots[A_func_func_sym_name] = attr_string(ctx, ident_str(name));
  op->slots[A_func_func_function_type] = attr_type(ctx, type);
  op->slots[A_func_func_sym_visibility] = attr_string(ctx, STR("private"));
  ptrmap_set(&table->by_name, c->arena, name, op);
  return op;
}

Op *callee_declare(Conv *c, SymbolTable *table, Ident *name, Type *type) {
  Builder b = c->b;
  b.loc = LOC_UNKNOWN;
  builder_at_start(&b, table->table_op->regions[0].first);
  return callee_new(c, &b, table, name, type);
}

Value *callee_call(Conv *c, Ident *name, Type *type, Value *const *operands,
                   uint32_t n) {
  Op *call = build_op(&c->b, OP_func_call, &type, 1, operands, n);
  call->slots[A_func_call_callee] = attr_symbol(c->ctx, name);
  return op_result(call, 0);
}
