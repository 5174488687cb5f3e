// What the verifier adds to MLIR's messages for whoever wrote the text: notes
// behind an error that say what was probably meant. They are shown by mlcc
// alone (Diags.hints).

#include "ir/verifier_int.h"

// Terminators

static bool may_end(const OpInfo *info, const Op *parent) {
  if (!(info->traits & TRAIT_TERMINATOR))
    return false;
  for (const uint32_t *at = info->parents; at && *at; at++)
    if (*at == parent->info->opcode)
      return true;
  return op_has(parent, TRAIT_FUNCTION) && info->traits & TRAIT_RETURN_LIKE;
}

// An operation of its dialect that blocks of `parent` may end with, or NULL.
static const char *terminator_of(Ctx *ctx, const Op *parent) {
  Str name = op_name(parent);
  const char *dot = memchr(name.data, '.', name.size);
  const Dialect *dialect =
      dot ? ctx_dialect(ctx, (Str){name.data, (size_t)(dot - name.data)})
          : NULL;
  if (parent->info->implicit_terminator)
    return ctx_op_by_opcode(ctx, parent->info->implicit_terminator)->name;
  for (uint32_t i = 0; dialect && i < dialect->nops; i++)
    if (may_end(&dialect->ops[i], parent))
      return dialect->ops[i].name;
  return NULL;
}

void hint_terminator(Ctx *ctx, const Block *block, Loc loc) {
  const Op *parent = block->parent->parent;
  const char *name =
      ctx->diags.hints && parent ? terminator_of(ctx, parent) : NULL;
  if (name)
    diag_hint(&ctx->diags, loc,
              "a block of '" STR_FMT "' must end with a terminator such as "
              "'%s'",
              STR_ARG(op_name(parent)), name);
}

void hint_yield(Ctx *ctx, const Op *terminator, Type *const *needed,
                uint32_t n) {
  if (!ctx->diags.hints || !n || terminator->noperands)
    return;
  const Op *parent = op_parent(terminator);
  Buf types = {0};
  for (uint32_t i = 0; i < n; i++)
    buf_printf(&types, "%s'%s'", i ? ", " : "", type_str(ctx, needed[i]));
  diag_hint(&ctx->diags, terminator->loc,
            "this region of '" STR_FMT "' must end with '" STR_FMT
            "' of %u value%s, of type %s",
            STR_ARG(op_name(parent)), STR_ARG(op_name(terminator)), n,
            n == 1 ? "" : "s", buf_cstr(&types));
  buf_release(&types);
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
  Op *table = op;
  if (!ctx->diags.hints)
    return;
  while (table && !op_has(table, TRAIT_SYMBOL_TABLE))
    table = op_parent(table);
  for (uint32_t i = 0; table && i < op->info->nattrs; i++) {
    const Attr *ref = op->slots[i];
    if (attr_is(ref, AT_SYMBOL_REF) && !symbol_tables_lookup(tables, op, ref))
      hint_symbol(ctx, tables, op, table, ref->as.symbol.root);
  }
}
