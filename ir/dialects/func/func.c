// Hooks of the func dialect's table: references to functions and returns from
// them.

#include "ir/dialects/dialects_int.h"

static Type *function_type(const Op *func) {
  return func->slots[A_func_func_function_type]->type;
}

static Op *lookup_function(SymbolTables *tables, Op *from, const Attr *ref) {
  Op *found = symbol_tables_lookup(tables, from, ref);
  return found && op_is(found, OP_func_func) ? found : NULL;
}

bool is_declaration_func_func(const Op *op) {
  return region_is_empty(&op->regions[0]);
}

static bool check_operands(Ctx *ctx, const Op *op, const Type *type) {
  if (op->noperands != type->as.list.ninputs)
    return op_error(ctx, op, "incorrect number of operands for callee");
  for (uint32_t i = 0; i < op->noperands; i++) {
    Type *expected = type_inputs(type)[i], *actual = op_operand(op, i)->type;
    if (expected != actual)
      return op_error(ctx, op,
                      "operand type mismatch: expected operand type '%s', but "
                      "provided '%s' for operand number %u",
                      type_str(ctx, expected), type_str(ctx, actual), i);
  }
  return true;
}

static bool wrong_result(Ctx *ctx, const Op *op, const Type *type, uint32_t i) {
  Buf actual = {0}, expected = {0};
  for (uint32_t j = 0; j < op->nresults; j++) {
    buf_printf(&actual, "%s'%s'", j ? ", " : "",
               type_str(ctx, op->results[j].type));
    buf_printf(&expected, "%s'%s'", j ? ", " : "",
               type_str(ctx, type_results(type)[j]));
  }
  op_error(ctx, op, "result type mismatch at index %u", i);
  diag_note(&ctx->diags, op->loc, "      op result types: %s",
            buf_cstr(&actual));
  diag_note(&ctx->diags, op->loc, "function result types: %s",
            buf_cstr(&expected));
  buf_release(&actual);
  buf_release(&expected);
  return false;
}

bool verify_uses_func_call(Ctx *ctx, Op *op, SymbolTables *tables) {
  const Attr *callee = op_slot(op, A_func_call_callee);
  const Op *func = lookup_function(tables, op, callee);
  if (!func)
    return op_error(ctx, op, "'%s' does not reference a valid function",
                    callee->as.symbol.root->data);
  const Type *type = function_type(func);
  if (!check_operands(ctx, op, type))
    return false;
  if (op->nresults != type->as.list.noutputs)
    return op_error(ctx, op, "incorrect number of results for callee");
  for (uint32_t i = 0; i < op->nresults; i++)
    if (op->results[i].type != type_results(type)[i])
      return wrong_result(ctx, op, type, i);
  return true;
}

bool verify_uses_func_constant(Ctx *ctx, Op *op, SymbolTables *tables) {
  const Attr *value = op_slot(op, A_func_constant_value);
  const Op *func = lookup_function(tables, op, value);
  if (!func)
    return op_error(ctx, op, "reference to undefined function '%s'",
                    value->as.symbol.root->data);
  return function_type(func) == op_result(op, 0)->type ||
         op_error(ctx, op, "reference to function with mismatched type");
}

bool name_func_constant(Ctx *ctx, Op *op, uint32_t index, Buf *out) {
  (void)ctx, (void)op, (void)index;
  buf_lit(out, "f");
  return true;
}

bool verify_func_return(Ctx *ctx, Op *op) {
  const Op *func = op_parent(op);
  const Type *type = function_type(func);
  Str name = symbol_name(func);
  if (op->noperands != type->as.list.noutputs)
    return op_error(ctx, op,
                    "has %u operands, but enclosing function (@" STR_FMT
                    ") returns %u",
                    op->noperands, STR_ARG(name), type->as.list.noutputs);
  for (uint32_t i = 0; i < op->noperands; i++) {
    Type *actual = op_operand(op, i)->type, *declared = type_results(type)[i];
    if (actual != declared)
      return diag_error(&ctx->diags, op->loc,
                        "type of return operand %u ('%s') doesn't match "
                        "function result type ('%s') in function @" STR_FMT,
                        i, type_str(ctx, actual), type_str(ctx, declared),
                        STR_ARG(name));
  }
  return true;
}
