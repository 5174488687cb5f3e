// Hooks of the ml_program dialect's table.

#include "ir/dialects/dialects_int.h"

bool is_declaration_ml_program_function(const Op *op) {
  return region_is_empty(&op->regions[0]);
}

bool verify_ml_program_global(Ctx *ctx, Op *op) {
  return op_slot(op, A_ml_program_global_is_mutable) ||
         op_slot(op, A_ml_program_global_value) ||
         op_error(ctx, op, "immutable global must have an initial value");
}

// Functions. ORDER FUNCTION: both have their name and type in the same slots.

_Static_assert((int)A_ml_program_func_sym_name ==
                       (int)A_ml_program_subgraph_sym_name &&
                   (int)A_ml_program_func_function_type ==
                       (int)A_ml_program_subgraph_function_type,
               "ORDER FUNCTION");

static bool check_results(Ctx *ctx, const Op *op, const char *verb,
                          const char *noun) {
  const Op *func = op_parent(op);
  const Type *type = op_slot(func, A_ml_program_func_function_type)->type;
  Str name = op_slot(func, A_ml_program_func_sym_name)->as.string;
  if (op->noperands != type->as.list.noutputs)
    return op_error(
        ctx, op, "has %u operands, but enclosing function (@" STR_FMT ") %s %u",
        op->noperands, STR_ARG(name), verb, type->as.list.noutputs);
  for (uint32_t i = 0; i < op->noperands; i++) {
    Type *actual = op_operand(op, i)->type, *declared = type_results(type)[i];
    if (actual != declared)
      return diag_error(&ctx->diags, op->loc,
                        "type of %s operand %u ('%s') doesn't match function "
                        "result type ('%s') in function @" STR_FMT,
                        noun, i, type_str(ctx, actual), type_str(ctx, declared),
                        STR_ARG(name));
  }
  return true;
}

bool verify_ml_program_return(Ctx *ctx, Op *op) {
  return check_results(ctx, op, "returns", "return");
}

bool verify_ml_program_output(Ctx *ctx, Op *op) {
  return check_results(ctx, op, "outputs", "output");
}

// Variables. ORDER GLOBAL: the symbol is the first slot of all that name one.

enum { GLOBAL_SLOT };

_Static_assert(GLOBAL_SLOT == (int)A_ml_program_global_load_global &&
                   GLOBAL_SLOT == (int)A_ml_program_global_load_const_global &&
                   GLOBAL_SLOT == (int)A_ml_program_global_load_graph_global &&
                   GLOBAL_SLOT == (int)A_ml_program_global_store_global &&
                   GLOBAL_SLOT == (int)A_ml_program_global_store_graph_global,
               "ORDER GLOBAL");

static Op *find_global(Ctx *ctx, Op *op, SymbolTables *tables) {
  Attr *ref = op_slot(op, GLOBAL_SLOT);
  Op *global = symbol_tables_lookup(tables, op, ref);
  if (global && op_is(global, OP_ml_program_global))
    return global;
  op_error(ctx, op, "undefined global: %s", attr_str(ctx, ref));
  return NULL;
}

static Type *type_of_global(const Op *global) {
  return op_slot(global, A_ml_program_global_type)->type;
}

static bool check_load(Ctx *ctx, const Op *op, const Op *global) {
  Type *type = type_of_global(global), *result = op_result(op, 0)->type;
  return type == result ||
         op_error(ctx, op, "cannot load from global typed '%s' as '%s'",
                  type_str(ctx, type), type_str(ctx, result));
}

bool verify_uses_ml_program_global_load(Ctx *ctx, Op *op,
                                        SymbolTables *tables) {
  const Op *global = find_global(ctx, op, tables);
  return global && check_load(ctx, op, global);
}

bool verify_uses_ml_program_global_load_const(Ctx *ctx, Op *op,
                                              SymbolTables *tables) {
  const Op *global = find_global(ctx, op, tables);
  if (!global)
    return false;
  if (op_slot(global, A_ml_program_global_is_mutable))
    return op_error(ctx, op, "cannot load as const from mutable global %s",
                    attr_str(ctx, op_slot(op, GLOBAL_SLOT)));
  return check_load(ctx, op, global);
}

bool verify_uses_ml_program_global_store(Ctx *ctx, Op *op,
                                         SymbolTables *tables) {
  const Op *global = find_global(ctx, op, tables);
  if (!global)
    return false;
  if (!op_slot(global, A_ml_program_global_is_mutable))
    return op_error(ctx, op, "cannot store to an immutable global %s",
                    attr_str(ctx, op_slot(op, GLOBAL_SLOT)));
  Type *type = type_of_global(global), *value = op_operand(op, 0)->type;
  return type == value ||
         op_error(ctx, op, "cannot store to a global typed '%s' from '%s'",
                  type_str(ctx, type), type_str(ctx, value));
}

bool name_ml_program_global_load(Ctx *ctx, Op *op, uint32_t index, Buf *out) {
  (void)ctx, (void)index;
  const Attr *ref = op_slot(op, GLOBAL_SLOT);
  uint32_t n = ref->as.symbol.nnested;
  const Ident *leaf = n ? ref->as.symbol.nested[n - 1] : ref->as.symbol.root;
  buf_str(out, ident_str(leaf));
  return true;
}
