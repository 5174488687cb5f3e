// Notes that the verifier adds to MLIR's messages for whoever wrote the text: notes
// behind an error that say what was probably meant. They are shown by mlcc
// alone (Diags.hints).

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

// Appends the operations of its dialect that blocks of `parent` may end with:
// "'scf.condition' or 'scf.yield'". False: there is none.
static bool put_terminators(Ctx *ctx, const OpInfo *parent, Buf *out) {
  Str name = str_from(parent->name);
  const char *dot = memchr(name.data, '.', name.size);
  const Dialect *dialect =
      dot ? ctx_dialect(ctx, (Str){name.data, (size_t)(dot - name.data)})
          : NULL;
  if (parent->implicit_terminator)
    buf_printf(out, "'%s'",
               ctx_op_by_opcode(ctx, parent->implicit_terminator)->name);
  else
    for (uint32_t i = 0; dialect && i < dialect->nops; i++)
      if (may_end(&dialect->ops[i], parent))
        buf_printf(out, "%s'%s'", out->size ? " or " : "",
                   dialect->ops[i].name);
  return out->size;
}

void hint_terminator(Ctx *ctx, const Block *block, Loc loc) {
  const Op *parent = block->parent->parent;
  Buf names = {0};
  if (ctx->diags.hints && parent && put_terminators(ctx, parent->info, &names))
    diag_hint(&ctx->diags, loc,
              "a block of '" STR_FMT "' must end with a terminator such as %s",
              STR_ARG(op_name(parent)), buf_cstr(&names));
  buf_release(&names);
}

static void put_types(Ctx *ctx, Buf *out, Type *const *types, uint32_t n) {
  for (uint32_t i = 0; i < n; i++)
    buf_printf(out, "%s'%s'", i ? ", " : "", type_str(ctx, types[i]));
}

// Values that are passed on stand behind the others: scf.condition(%go) %a, %b
static uint32_t first_passed(const OpInfo *info) {
  uint32_t n = info->noperands;
  return n && info->operands[n - 1].arity == ARITY_VARIADIC ? n - 1 : 0;
}

void hint_yield(Ctx *ctx, const Op *terminator, Type *const *needed,
                uint32_t n) {
  enum { MOST = 16 };
  uint32_t first = first_passed(terminator->info);
  uint32_t nown =
      terminator->noperands < first ? 0 : terminator->noperands - first;
  Type *own[MOST];
  if (!ctx->diags.hints || nown > MOST || n > MOST)
    return;
  const Op *parent = op_parent(terminator);
  Buf text = {0};
  for (uint32_t i = 0; i < nown; i++)
    own[i] = op_operand(terminator, first + i)->type;
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

static bool has_functions(const Dialect *dialect) {
  for (uint32_t i = 0; dialect && i < dialect->nops; i++)
    if (dialect->ops[i].traits & TRAIT_FUNCTION)
      return true;
  return false;
}

// Whether it can end a function, and nothing else. One that names no parents
// belongs to the functions of its dialect.
static bool ends_functions(Ctx *ctx, Str name) {
  const OpInfo *info = ctx_op_info(ctx, ctx_ident(ctx, name));
  const char *dot = memchr(name.data, '.', name.size);
  if (!info)
    return true;
  if (!info->parents)
    return dot && has_functions(ctx_dialect(
                      ctx, (Str){name.data, (size_t)(dot - name.data)}));
  for (const uint32_t *at = info->parents; *at; at++)
    if (!(ctx_op_by_opcode(ctx, *at)->traits & TRAIT_FUNCTION))
      return false;
  return true;
}

void hint_early_return(Ctx *ctx, Str name, const OpInfo *parent, Loc loc) {
  Buf ends = {0};
  if (!ctx->diags.hints || !put_terminators(ctx, parent, &ends))
    ;
  else if (ends_functions(ctx, name))
    diag_hint(&ctx->diags, loc,
              "'" STR_FMT "' can only end a function; a region of '%s' ends "
              "with %s, and cannot be left early",
              STR_ARG(name), parent->name, buf_cstr(&ends));
  else
    diag_hint(&ctx->diags, loc, "a region of '%s' ends with %s", parent->name,
              buf_cstr(&ends));
  buf_release(&ends);
}

// Types

// Operations that do the same for other types. The dialects come behind this
// folder's files, hence names.
static const char *const twins[][4] = {
    {"arith.addi", "arith.addf", "complex.add"},
    {"arith.subi", "arith.subf", "complex.sub"},
    {"arith.muli", "arith.mulf", "complex.mul"},
    {"arith.divsi", "arith.divf", "complex.div"},
    {"arith.divui", "arith.divf", "complex.div"},
    {"arith.remsi", "arith.remf"},
    {"arith.remui", "arith.remf"},
    {"arith.cmpi", "arith.cmpf"},
    {"arith.maxsi", "arith.maximumf"},
    {"arith.maxui", "arith.maximumf"},
    {"arith.minsi", "arith.minimumf"},
    {"arith.minui", "arith.minimumf"},
    {"arith.maxsi", "arith.maxnumf"},
    {"arith.minsi", "arith.minnumf"},
    {"arith.extsi", "arith.extf"},
    {"arith.extui", "arith.extf"},
    {"arith.trunci", "arith.truncf"},
    {"arith.negf", "complex.neg"},
    {"math.absi", "math.absf", "complex.abs"},
    {"math.ipowi", "math.powf", "complex.pow"},
    {"math.exp", "complex.exp"},
    {"math.log", "complex.log"},
    {"math.sqrt", "complex.sqrt"},
    {"math.sin", "complex.sin"},
    {"math.cos", "complex.cos"},
    {"math.tanh", "complex.tanh"},
    {"index.add", "arith.addi"},
    {"index.sub", "arith.subi"},
    {"index.mul", "arith.muli"},
    {"index.cmp", "arith.cmpi"},
    {"llvm.add", "llvm.fadd"},
    {"llvm.sub", "llvm.fsub"},
    {"llvm.mul", "llvm.fmul"},
    {"llvm.sdiv", "llvm.fdiv"},
    {"llvm.udiv", "llvm.fdiv"},
    {"llvm.srem", "llvm.frem"},
    {"llvm.urem", "llvm.frem"},
    {"llvm.icmp", "llvm.fcmp"},
};

static bool takes(const OpInfo *info, Type *type) {
  const ValueInfo *first = info->noperands ? &info->operands[0] : NULL;
  return first && first->constraint->fits && first->constraint->fits(type);
}

// The operation of the row that takes the type, or NULL.
static const OpInfo *twin_in(Ctx *ctx, const char *const *row,
                             const OpInfo *wrong, Type *type) {
  const OpInfo *found = NULL;
  bool is_row = false;
  for (size_t i = 0; i < ARRAY_SIZE(twins[0]) && row[i]; i++) {
    const OpInfo *info = ctx_op_info(ctx, ctx_ident(ctx, str_from(row[i])));
    is_row |= info == wrong;
    if (!found && info && info != wrong && takes(info, type))
      found = info;
  }
  return is_row ? found : NULL;
}

void hint_twin(Ctx *ctx, const OpInfo *info, Type *type, Loc loc) {
  const OpInfo *twin = NULL;
  for (size_t i = 0; ctx->diags.hints && i < ARRAY_SIZE(twins) && !twin; i++)
    twin = twin_in(ctx, twins[i], info, type);
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
