// What the verifier adds to MLIR's messages for whoever wrote the text: notes
// behind an error that say what was probably meant. They are shown by mlcc
// alone (Diags.hints).

#include "ir/dialects/dialects.h"
#include "ir/verifier_int.h"

// Terminators

static bool may_end(const OpInfo *info, const OpInfo *parent) {
  if (!(info->traits & TRAIT_TERMINATOR))
    return false;
  for (const uint32_t *at = info->parents; at && *at; at++)
    if (*at == parent->opcode)
      return true;
  return parent->traits & TRAIT_FUNCTION && info->traits & TRAIT_RETURN_LIKE;
}

// An operation of its dialect that blocks of `parent` may end with, or NULL.
static const char *terminator_of(Ctx *ctx, const OpInfo *parent) {
  Str name = str_from(parent->name);
  const char *dot = memchr(name.data, '.', name.size);
  const Dialect *dialect =
      dot ? ctx_dialect(ctx, (Str){name.data, (size_t)(dot - name.data)})
          : NULL;
  if (parent->implicit_terminator)
    return ctx_op_by_opcode(ctx, parent->implicit_terminator)->name;
  for (uint32_t i = 0; dialect && i < dialect->nops; i++)
    if (may_end(&dialect->ops[i], parent))
      return dialect->ops[i].name;
  return NULL;
}

void hint_terminator(Ctx *ctx, const Block *block, Loc loc) {
  const Op *parent = block->parent->parent;
  const char *name =
      ctx->diags.hints && parent ? terminator_of(ctx, parent->info) : NULL;
  if (name)
    diag_hint(&ctx->diags, loc,
              "a block of '" STR_FMT "' must end with a terminator such as "
              "'%s'",
              STR_ARG(op_name(parent)), name);
}

static void put_types(Ctx *ctx, Buf *out, Type *const *types, uint32_t n) {
  for (uint32_t i = 0; i < n; i++)
    buf_printf(out, "%s'%s'", i ? ", " : "", type_str(ctx, types[i]));
}

void hint_yield(Ctx *ctx, const Op *terminator, Type *const *needed,
                uint32_t n) {
  enum { MOST = 16 };
  uint32_t nown = terminator->noperands;
  Type *own[MOST];
  if (!ctx->diags.hints || nown > MOST || n > MOST)
    return;
  const Op *parent = op_parent(terminator);
  Buf text = {0};
  for (uint32_t i = 0; i < nown; i++)
    own[i] = op_operand(terminator, i)->type;
  buf_printf(&text,
             "this region of '" STR_FMT "' must end with '" STR_FMT "' of ",
             STR_ARG(op_name(parent)), STR_ARG(op_name(terminator)));
  if (n)
    buf_printf(&text, "%u value%s, of type ", n, n == 1 ? "" : "s");
  else
    buf_lit(&text, "no value");
  put_types(ctx, &text, needed, n);
  if (nown)
    buf_lit(&text, ", but this one has ");
  put_types(ctx, &text, own, nown);
  diag_hint(&ctx->diags, terminator->loc, "%s", buf_cstr(&text));
  buf_release(&text);
}

void hint_early_return(Ctx *ctx, Str name, const OpInfo *parent, Loc loc) {
  const char *end = ctx->diags.hints ? terminator_of(ctx, parent) : NULL;
  if (end)
    diag_hint(&ctx->diags, loc,
              "'" STR_FMT "' can only end a function; a region of '%s' ends "
              "with '%s', and cannot be left early",
              STR_ARG(name), parent->name, end);
}

// Types

// Operations that do the same for other types.
static const uint32_t twins[][4] = {
    {OP_arith_addi, OP_arith_addf, OP_complex_add},
    {OP_arith_subi, OP_arith_subf, OP_complex_sub},
    {OP_arith_muli, OP_arith_mulf, OP_complex_mul},
    {OP_arith_divsi, OP_arith_divf, OP_complex_div},
    {OP_arith_divui, OP_arith_divf, OP_complex_div},
    {OP_arith_remsi, OP_arith_remf},
    {OP_arith_remui, OP_arith_remf},
    {OP_arith_cmpi, OP_arith_cmpf},
    {OP_arith_maxsi, OP_arith_maximumf},
    {OP_arith_maxui, OP_arith_maximumf},
    {OP_arith_minsi, OP_arith_minimumf},
    {OP_arith_minui, OP_arith_minimumf},
    {OP_arith_maxsi, OP_arith_maxnumf},
    {OP_arith_minsi, OP_arith_minnumf},
    {OP_arith_extsi, OP_arith_extf},
    {OP_arith_extui, OP_arith_extf},
    {OP_arith_trunci, OP_arith_truncf},
    {OP_arith_negf, OP_complex_neg},
    {OP_math_absi, OP_math_absf, OP_complex_abs},
    {OP_math_ipowi, OP_math_powf, OP_complex_pow},
    {OP_math_exp, OP_complex_exp},
    {OP_math_log, OP_complex_log},
    {OP_math_sqrt, OP_complex_sqrt},
    {OP_math_sin, OP_complex_sin},
    {OP_math_cos, OP_complex_cos},
    {OP_math_tanh, OP_complex_tanh},
    {OP_index_add, OP_arith_addi},
    {OP_index_sub, OP_arith_subi},
    {OP_index_mul, OP_arith_muli},
    {OP_index_cmp, OP_arith_cmpi},
    {OP_llvm_add, OP_llvm_fadd},
    {OP_llvm_sub, OP_llvm_fsub},
    {OP_llvm_mul, OP_llvm_fmul},
    {OP_llvm_sdiv, OP_llvm_fdiv},
    {OP_llvm_udiv, OP_llvm_fdiv},
    {OP_llvm_srem, OP_llvm_frem},
    {OP_llvm_urem, OP_llvm_frem},
    {OP_llvm_icmp, OP_llvm_fcmp},
};

static bool takes(const OpInfo *info, Type *type) {
  const ValueInfo *first = info->noperands ? &info->operands[0] : NULL;
  return first && first->constraint->fits && first->constraint->fits(type);
}

// The operation of the row that takes the type, or NULL.
static const OpInfo *twin_in(Ctx *ctx, const uint32_t *row, uint32_t opcode,
                             Type *type) {
  const OpInfo *found = NULL;
  bool is_row = false;
  for (size_t i = 0; i < ARRAY_SIZE(twins[0]) && row[i]; i++) {
    const OpInfo *info = ctx_op_by_opcode(ctx, row[i]);
    is_row |= row[i] == opcode;
    if (!found && row[i] != opcode && takes(info, type))
      found = info;
  }
  return is_row ? found : NULL;
}

void hint_twin(Ctx *ctx, const OpInfo *info, Type *type, Loc loc) {
  const OpInfo *twin = NULL;
  for (size_t i = 0; ctx->diags.hints && i < ARRAY_SIZE(twins) && !twin; i++)
    twin = twin_in(ctx, twins[i], info->opcode, type);
  if (twin)
    diag_hint(&ctx->diags, loc, "did you mean '%s'?", twin->name);
}

// Symbols

static void hint_symbol(Ctx *ctx, SymbolTables *tables, const Op *op,
                        Op *table_op, const Ident *wanted) {
  const SymbolTable *table = symbol_table_of(tables, table_op);
  Nearest near = nearest_to(ident_str(wanted));
  for (uint32_t i = 0; i < table->by_name.size; i++) {
    const Ident *name = table->by_name.entries[i].key;
    nearest_try(&near, ident_str(name));
  }
  if (near.best.size)
    diag_hint(&ctx->diags, op->loc, "did you mean '@" STR_FMT "'?",
              STR_ARG(near.best));
}

void hint_symbols(Ctx *ctx, SymbolTables *tables, Op *op) {
  enum { MOST_ERRORS = 64 }; // whoever has more has another problem
  Op *table = op;
  if (!ctx->diags.hints || ctx->diags.nerrors > MOST_ERRORS)
    return;
  while (table && !op_has(table, TRAIT_SYMBOL_TABLE))
    table = op_parent(table);
  for (uint32_t i = 0; table && i < op->info->nattrs; i++) {
    const Attr *ref = op->slots[i];
    if (attr_is(ref, AT_SYMBOL_REF) && !symbol_tables_lookup(tables, op, ref))
      hint_symbol(ctx, tables, op, table, ref->as.symbol.root);
  }
}
