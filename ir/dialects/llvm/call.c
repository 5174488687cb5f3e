// Hooks of the llvm dialect's functions, calls and control flow.

#include "ir/dialects/dialects_int.h"

static Type *function_type(const Op *func) {
  return op_slot(func, A_llvm_func_function_type)->type;
}

static const Type *result_of(const Type *function) {
  return type_results(function)[0];
}

// Operand bundles

static bool check_bundles(Ctx *ctx, const Op *op, uint32_t group,
                          const Attr *sizes, const Attr *tags) {
  if (!verify_segments(ctx, op, group, "op_bundle_operands", sizes,
                       "op_bundle_sizes"))
    return false;
  uint64_t nsizes = sizes->as.dense.count, ntags = 0;
  ntags = tags ? tags->as.array.count : 0;
  if (nsizes != ntags)
    return diag_error(&ctx->diags, op->loc,
                      "expected %llu operand bundle tags, but actually got "
                      "%llu",
                      (unsigned long long)nsizes, (unsigned long long)ntags);
  for (uint64_t i = 0; i < ntags; i++)
    if (tags->as.array.items[i]->kind != AT_STRING)
      return diag_error(&ctx->diags, op->loc,
                        "operand bundle tag must be a StringAttr");
  return true;
}

bool verify_llvm_intr_assume(Ctx *ctx, Op *op) {
  return check_bundles(ctx, op, G_llvm_intr_assume_op_bundle_operands,
                       op_slot(op, A_llvm_intr_assume_op_bundle_sizes),
                       op_slot(op, A_llvm_intr_assume_op_bundle_tags));
}

bool verify_llvm_call_intrinsic(Ctx *ctx, Op *op) {
  Str name = op_slot(op, A_llvm_call_intrinsic_intrin)->as.string;
  if (!str_starts_with(name, "llvm."))
    return op_error(ctx, op, "intrinsic name must start with 'llvm.'");
  return check_bundles(ctx, op, G_llvm_call_intrinsic_op_bundle_operands,
                       op_slot(op, A_llvm_call_intrinsic_op_bundle_sizes),
                       op_slot(op, A_llvm_call_intrinsic_op_bundle_tags));
}

bool touches_anything_llvm_inline_asm(const Op *op) {
  return op_slot(op, A_llvm_inline_asm_has_side_effects);
}

bool verify_llvm_inline_asm(Ctx *ctx, Op *op) {
  const Attr *kind = op_slot(op, A_llvm_inline_asm_tail_call_kind);
  return attr_flags_value(kind) != E_llvm_tail_call_kind_musttail ||
         op_error(ctx, op,
                  "tail call kind 'musttail' is not supported by this "
                  "operation");
}

// Calls: what llvm.call and llvm.invoke have in common. ORDER callee_operands:
// first in both rows; of an indirect call the first is the function.

typedef struct Call {
  Ctx *ctx;
  const Op *op;
  const Attr *callee;
  const Type *variadic; // the whole type of a variadic callee, or NULL
  uint32_t nargs;       // without the callee of an indirect call
  uint32_t first;       // operand
} Call;

static Call call_of(Ctx *ctx, const Op *op, uint32_t callee,
                    uint32_t variadic) {
  const Attr *type = op_slot(op, variadic);
  Call call = {ctx, op, op_slot(op, callee), type ? type->type : NULL, 0, 0};
  op_operand_group(op, G_llvm_call_callee_operands, &call.first, &call.nargs);
  if (!call.callee && call.nargs) {
    call.first++;
    call.nargs--;
  }
  return call;
}

static Type *arg_type(const Call *call, uint32_t i) {
  return op_operand(call->op, call->first + i)->type;
}

// Checks that the variadic type fits arguments and result.
static bool check_variadic_type(const Call *call) {
  const Type *type = call->variadic;
  if (!type)
    return true;
  if (!type->as.list.variadic)
    return op_error(call->ctx, call->op,
                    "expected var_callee_type to be a variadic function type");
  if (type->as.list.ninputs > call->nargs)
    return op_error(call->ctx, call->op,
                    "expected var_callee_type to have at most %u parameters",
                    call->nargs);
  for (uint32_t i = 0; i < type->as.list.ninputs; i++)
    if (type_inputs(type)[i] != arg_type(call, i))
      return op_error(call->ctx, call->op,
                      "var_callee_type parameter type mismatch: '%s' != '%s'",
                      type_str(call->ctx, type_inputs(type)[i]),
                      type_str(call->ctx, arg_type(call, i)));
  const Type *result = result_of(type);
  if (!call->op->nresults)
    return result->kind == TY_LLVM_VOID ||
           op_error(call->ctx, call->op,
                    "expected var_callee_type to return void");
  const Type *actual = op_result(call->op, 0)->type;
  return result == actual ||
         op_error(call->ctx, call->op,
                  "var_callee_type return type mismatch: '%s' != '%s'",
                  type_str(call->ctx, result), type_str(call->ctx, actual));
}

static bool check_args(const Call *call, const Type *type) {
  uint32_t n = type->as.list.ninputs;
  bool variadic = type->as.list.variadic;
  if (variadic && !call->variadic)
    return op_error(call->ctx, call->op,
                    "missing var_callee_type attribute for vararg call");
  if (variadic ? n > call->nargs : n != call->nargs)
    return op_error(call->ctx, call->op,
                    "incorrect number of operands (%u) for %scallee "
                    "(expecting%s: %u)",
                    call->nargs, variadic ? "varargs " : "",
                    variadic ? " at least" : "", n);
  for (uint32_t i = 0; i < n; i++)
    if (!type_is_alike(arg_type(call, i), type_inputs(type)[i]))
      return op_error(call->ctx, call->op,
                      "operand type mismatch for operand %u: '%s' != '%s'", i,
                      type_str(call->ctx, arg_type(call, i)),
                      type_str(call->ctx, type_inputs(type)[i]));
  return true;
}

static bool check_result(const Call *call, const Type *type) {
  const Type *expected = result_of(type);
  bool is_void = expected->kind == TY_LLVM_VOID;
  if (!call->op->nresults)
    return is_void || op_error(call->ctx, call->op,
                               "expected function call to produce a value");
  if (is_void)
    return op_error(call->ctx, call->op,
                    "calling function with void result must not produce "
                    "values");
  const Type *actual = op_result(call->op, 0)->type;
  return type_is_alike(actual, expected) ||
         op_error(call->ctx, call->op, "result type mismatch: '%s' != '%s'",
                  type_str(call->ctx, actual), type_str(call->ctx, expected));
}

// Is one of the attributes fused into the location a subprogram?
static bool has_subprogram(Ctx *ctx, const Op *op) {
  const Attr *loc = ctx_loc_attr(ctx, op->loc);
  const Attr *data = attr_is(loc, AT_LOC_FUSED) ? loc->as.fused.metadata : NULL;
  return attr_is(data, AT_DIALECT) &&
         !strcmp(data->as.def.info->name, "llvm.di_subprogram");
}

// LLVM demands a line of what it may inline into code that has lines.
static bool check_debug_location(const Call *call, const Op *callee) {
  if (call->op->loc != LOC_UNKNOWN || region_is_empty(&callee->regions[0]))
    return true;
  const Op *parent = call->op;
  while (parent && !op_has(parent, TRAIT_FUNCTION))
    parent = op_parent(parent);
  if (!parent || !has_subprogram(call->ctx, parent) ||
      !has_subprogram(call->ctx, callee))
    return true;
  return diag_error(&call->ctx->diags, call->op->loc,
                    "inlinable function call in a function with a "
                    "DISubprogram location must have a debug location");
}

// Returns the type of the function that is called by name; NULL: reported.
static const Type *callee_type(const Call *call, SymbolTables *tables) {
  const char *name = call->callee->as.symbol.root->data;
  const Op *callee = symbol_tables_lookup(tables, (Op *)call->op, call->callee);
  const Type *type = NULL;
  if (!callee) {
    op_error(call->ctx, call->op,
             "'%s' does not reference a symbol in the current scope", name);
    return NULL;
  }
  if (op_is(callee, OP_llvm_func))
    type = check_debug_location(call, callee) ? function_type(callee) : NULL;
  else if (op_is(callee, OP_llvm_mlir_ifunc))
    type = op_slot(callee, A_llvm_mlir_ifunc_i_func_type)->type;
  else
    op_error(call->ctx, call->op,
             "'%s' does not reference a valid LLVM function or IFunc", name);
  if (!type || type->kind == TY_LLVM_FUNC)
    return type;
  op_error(call->ctx, call->op, "callee does not have a functional type: '%s'",
           type_str(call->ctx, type));
  return NULL;
}

bool verify_uses_llvm_call(Ctx *ctx, Op *op, SymbolTables *tables) {
  Call call = call_of(ctx, op, A_llvm_call_callee, A_llvm_call_var_callee_type);
  if (!check_variadic_type(&call))
    return false;
  if (call.callee) {
    const Type *type = callee_type(&call, tables);
    return type && check_args(&call, type) && check_result(&call, type);
  }
  if (!op->noperands)
    return op_error(ctx, op,
                    "must have either a `callee` attribute or at least an "
                    "operand");
  const Type *pointer = op_operand(op, 0)->type;
  return pointer->kind == TY_LLVM_PTR ||
         op_error(ctx, op, "indirect call expects a pointer as callee: '%s'",
                  type_str(ctx, pointer));
}

bool verify_llvm_call(Ctx *ctx, Op *op) {
  return check_bundles(ctx, op, G_llvm_call_op_bundle_operands,
                       op_slot(op, A_llvm_call_op_bundle_sizes),
                       op_slot(op, A_llvm_call_op_bundle_tags));
}

bool verify_llvm_invoke(Ctx *ctx, Op *op) {
  Call call =
      call_of(ctx, op, A_llvm_invoke_callee, A_llvm_invoke_var_callee_type);
  const Block *unwind = op->successors[1].block;
  if (!verify_branch_weights(ctx, op,
                             op_slot(op, A_llvm_invoke_branch_weights)))
    return false;
  if (!check_variadic_type(&call))
    return false;
  if (!unwind->first)
    return diag_error(&ctx->diags, op->loc,
                      "must have at least one operation in unwind destination");
  if (!op_is(unwind->first, OP_llvm_landingpad))
    return diag_error(&ctx->diags, op->loc,
                      "first operation in unwind destination should be a "
                      "llvm.landingpad operation");
  return check_bundles(ctx, op, G_llvm_invoke_op_bundle_operands,
                       op_slot(op, A_llvm_invoke_op_bundle_sizes),
                       op_slot(op, A_llvm_invoke_op_bundle_tags));
}

// llvm.landingpad

static bool check_clause(Ctx *ctx, const Op *op, uint32_t i) {
  const Value *clause = op_operand(op, i);
  if (clause->type->kind == TY_LLVM_ARRAY || // a filter
      value_def(clause, OP_llvm_mlir_zero) ||
      value_def(clause, OP_llvm_mlir_addressof))
    return true;
  const Op *cast = value_def(clause, OP_llvm_bitcast);
  if (!cast)
    return diag_error(&ctx->diags, op->loc,
                      "clause #%u is not a known constant - null, addressof, "
                      "bitcast",
                      i);
  if (value_def(op_operand(cast, 0), OP_llvm_mlir_addressof))
    return true;
  diag_error(&ctx->diags, op->loc, "constant clauses expected");
  return diag_note(&ctx->diags, cast->loc,
                   "global addresses expected as operand to bitcast used in "
                   "clauses for landingpad");
}

bool verify_llvm_landingpad(Ctx *ctx, Op *op) {
  const Op *func = op_parent_of_kind(op, OP_llvm_func);
  if (func && !op_slot(func, A_llvm_func_personality))
    return diag_error(
        &ctx->diags, op->loc,
        "llvm.landingpad needs to be in a function with a personality");
  if (!op_slot(op, A_llvm_landingpad_cleanup) && !op->noperands)
    return diag_error(&ctx->diags, op->loc,
                      "landingpad instruction expects at least one clause or "
                      "cleanup attribute");
  for (uint32_t i = 0; i < op->noperands; i++)
    if (!check_clause(ctx, op, i))
      return false;
  return true;
}

// Branches and returns

bool verify_llvm_cond_br(Ctx *ctx, Op *op) {
  return verify_branch_weights(ctx, op,
                               op_slot(op, A_llvm_cond_br_branch_weights));
}

bool verify_groups_llvm_indirectbr(Ctx *ctx, Op *op) {
  return verify_segments(ctx, op, G_llvm_indirectbr_succOperands,
                         "succOperands",
                         op_slot(op, A_llvm_indirectbr_indbr_operand_segments),
                         "indbr_operand_segments");
}

bool verify_groups_llvm_switch(Ctx *ctx, Op *op) {
  return verify_segments(ctx, op, G_llvm_switch_caseOperands, "caseOperands",
                         op_slot(op, A_llvm_switch_case_operand_segments),
                         "case_operand_segments");
}

bool verify_llvm_switch(Ctx *ctx, Op *op) {
  const Attr *values = op_slot(op, A_llvm_switch_case_values);
  if (!verify_branch_weights(ctx, op,
                             op_slot(op, A_llvm_switch_branch_weights)))
    return false;
  uint64_t nvalues = values ? values->as.dense.count : 0;
  if (nvalues != op->nsuccessors - 1)
    return op_error(
        ctx, op,
        "expects number of case values to match number of case destinations");
  return !values || type_element(values->type) == op_operand(op, 0)->type ||
         diag_error(&ctx->diags, op->loc,
                    "expects case value type to match condition value type");
}

bool verify_llvm_return(Ctx *ctx, Op *op) {
  const Op *func = op_parent_of_kind(op, OP_llvm_func);
  if (!func)
    return true;
  const Type *expected = result_of(function_type(func));
  bool is_void = expected->kind == TY_LLVM_VOID;
  if (is_void && !op->noperands)
    return true;
  if (is_void)
    op_error(ctx, op, "expected no operands");
  else if (!op->noperands)
    op_error(ctx, op, "expected 1 operand");
  else if (op_operand(op, 0)->type != expected)
    op_error(ctx, op, "mismatching result types");
  else
    return true;
  return diag_note(&ctx->diags, func->loc, "when returning from function");
}

// llvm.func

// All landing pads of a function, and what it resumes, are of one type.
typedef struct Unwinding {
  const Type *type;
  const char *inconsistent; // message
} Unwinding;

static void see_unwinding(Unwinding *u, const Type *type, const char *message) {
  if (u->inconsistent)
    return;
  if (u->type && u->type != type)
    u->inconsistent = message;
  u->type = type;
}

// Without a personality there are no landing pads, and a resume can only be
// the last operation.
static void find_unwinding(Unwinding *u, const Op *func) {
  bool all = op_slot(func, A_llvm_func_personality) != NULL;
  for (const Block *b = func->regions[0].first; b; b = b->next)
    for (const Op *op = all ? b->first : b->last; op; op = op->next) {
      if (op_is(op, OP_llvm_landingpad) && op->nresults)
        see_unwinding(u, op_result(op, 0)->type,
                      "'llvm.landingpad' should have a consistent result type "
                      "inside a function");
      if (op_is(op, OP_llvm_resume) && op->noperands)
        see_unwinding(u, op_operand(op, 0)->type,
                      "'llvm.resume' should have a consistent input type "
                      "inside a function");
    }
}

static bool check_declaration(Ctx *ctx, const Op *op, int64_t linkage) {
  return linkage == E_llvm_linkage_external ||
         linkage == E_llvm_linkage_extern_weak ||
         op_error(ctx, op,
                  "external functions must have 'external' or 'extern_weak' "
                  "linkage");
}

bool verify_llvm_func(Ctx *ctx, Op *op) {
  int64_t linkage = attr_flags_value(op_slot(op, A_llvm_func_linkage));
  bool no_inline = op_slot(op, A_llvm_func_no_inline) != NULL;
  if (linkage == E_llvm_linkage_common)
    return op_error(ctx, op, "functions cannot have 'common' linkage");
  if (region_is_empty(&op->regions[0]))
    return check_declaration(ctx, op, linkage);
  if (no_inline && op_slot(op, A_llvm_func_always_inline))
    return diag_error(
        &ctx->diags, op->loc,
        "no_inline and always_inline attributes are incompatible");
  if (op_slot(op, A_llvm_func_optimize_none) && !no_inline)
    return op_error(ctx, op, "with optimize_none must also be no_inline");
  Unwinding unwinding = {0};
  find_unwinding(&unwinding, op);
  return !unwinding.inconsistent ||
         diag_error(&ctx->diags, op->loc, "%s", unwinding.inconsistent);
}

bool verify_uses_llvm_func(Ctx *ctx, Op *op, SymbolTables *tables) {
  return check_comdat(ctx, op, tables, op_slot(op, A_llvm_func_comdat));
}

static bool check_entry_types(Ctx *ctx, const Op *op) {
  const Block *entry = op->regions[0].first;
  for (uint32_t i = 0; i < entry->nargs; i++)
    if (!type_is_llvm_compatible(block_arg(entry, i)->type))
      return op_error(ctx, op, "entry block argument #%u is not of LLVM type",
                      i);
  return true;
}

// Few functions have tags at all: each is compared with those before it.
static bool check_tag(Ctx *ctx, const Op *func, const Op *tag) {
  const Attr *id = op_slot(tag, A_llvm_blocktag_tag);
  for (const Block *b = func->regions[0].first; b; b = b->next)
    for (const Op *op = b->first; op; op = op->next) {
      if (op == tag)
        return true;
      if (op_is(op, OP_llvm_blocktag) && op_slot(op, A_llvm_blocktag_tag) == id)
        return diag_error(
            &ctx->diags, tag->loc,
            "duplicate block tag '%llu' in the same function: ",
            (unsigned long long)attr_to_u64(id->as.def.params[0]));
    }
  return true;
}

bool verify_regions_llvm_func(Ctx *ctx, Op *op) {
  return region_is_empty(&op->regions[0]) || check_entry_types(ctx, op);
}

bool verify_llvm_blocktag(Ctx *ctx, Op *op) {
  const Op *func = op_parent(op);
  return !func || !op_is(func, OP_llvm_func) || check_tag(ctx, func, op);
}

// llvm.blockaddress

static bool has_tag(const Op *func, const Attr *tag) {
  for (const Block *b = func->regions[0].first; b; b = b->next)
    for (const Op *op = b->first; op; op = op->next)
      if (op_is(op, OP_llvm_blocktag) &&
          op_slot(op, A_llvm_blocktag_tag) == tag)
        return true;
  return false;
}

bool verify_uses_llvm_blockaddress(Ctx *ctx, Op *op, SymbolTables *tables) {
  const Attr *address = op_slot(op, A_llvm_blockaddress_block_addr);
  const Attr *ref = address->as.def.params[0], *tag = address->as.def.params[1];
  Op *module = llvm_module_of(op);
  const Op *func = module ? symbol_lookup(symbol_table_of(tables, module),
                                          ref->as.symbol.root)
                          : NULL;
  if (!func || !op_has(func, TRAIT_FUNCTION) || !has_tag(func, tag))
    return op_error(ctx, op,
                    "expects an existing block label target in the referenced "
                    "function");
  return op_is(func, OP_llvm_func) ||
         op_error(ctx, op, "must reference a function defined by 'llvm.func'");
}
