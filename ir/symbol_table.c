// Symbols: operations with a `sym_name`, found by name in the operation that
// holds the table. A SymbolTable is for many look-ups; a single one walks.

#include "ir/ir.h"

Str symbol_name(const Op *op) {
  if (!op_has(op, TRAIT_SYMBOL))
    return (Str){0};
  int slot = op_slot_index(op->info, STR("sym_name"));
  if (slot < 0 || !attr_is(op->slots[slot], AT_STRING))
    return (Str){0};
  return op->slots[slot]->as.string;
}

// Some rows have a slot for it, on others it is discardable.
Attr *symbol_visibility(const Ctx *ctx, const Op *op) {
  int slot = op_slot_index(op->info, STR("sym_visibility"));
  if (slot >= 0)
    return op->slots[slot];
  return op->attrs ? op_attr_str(ctx, op, "sym_visibility") : NULL;
}

void symbol_set_visibility(Ctx *ctx, Op *op, Attr *visibility) {
  int slot = op_slot_index(op->info, STR("sym_visibility"));
  if (slot >= 0)
    op->slots[slot] = visibility;
  else
    op_set_attr(ctx, op, ctx_ident_lit(ctx, "sym_visibility"), visibility);
}

// The next operation below `table_op` behind `op`, or the first for NULL.
static Op *next_below(Op *table_op, Op *op) {
  uint32_t region = 0;
  Block *block = NULL;
  if (op) {
    if (op->next)
      return op->next;
    region = (uint32_t)(op->block->parent - table_op->regions);
    block = op->block->next;
  } else if (table_op->nregions) {
    block = table_op->regions[0].first;
  }
  for (;;) {
    for (; block; block = block->next)
      if (block->first)
        return block->first;
    if (++region >= table_op->nregions)
      return NULL;
    block = table_op->regions[region].first;
  }
}

void symbol_table_build(SymbolTable *table, Ctx *ctx, Arena *arena,
                        Op *table_op) {
  *table = (SymbolTable){.table_op = table_op};
  for (Op *op = NULL; (op = next_below(table_op, op));) {
    Str name = symbol_name(op);
    if (!name.data)
      continue;
    void **entry = ptrmap_at(&table->by_name, arena, ctx_ident(ctx, name));
    if (!*entry)
      *entry = op;
  }
}

Op *symbol_lookup(const SymbolTable *table, const Ident *name) {
  return ptrmap_get(&table->by_name, name);
}

static Op *find_below(Op *table_op, Str name) {
  for (Op *op = NULL; (op = next_below(table_op, op));) {
    Str own = symbol_name(op);
    if (own.data && str_eq(own, name))
      return op;
  }
  return NULL;
}

// `op` and then each nested reference inside it; NULL when one is missing.
static Op *resolve_nested(Op *op, const Attr *ref) {
  for (uint32_t i = 0; op && i < ref->as.symbol.nnested; i++)
    op = op_has(op, TRAIT_SYMBOL_TABLE)
             ? find_below(op, ident_str(ref->as.symbol.nested[i]))
             : NULL;
  return op;
}

Op *symbol_lookup_nearest(Op *from, const Attr *ref) {
  for (Op *table = op_parent(from); table; table = op_parent(table)) {
    if (!op_has(table, TRAIT_SYMBOL_TABLE))
      continue;
    Op *found = find_below(table, ident_str(ref->as.symbol.root));
    if (found)
      return resolve_nested(found, ref);
  }
  return NULL;
}

Ident *symbol_unique(SymbolTable *table, Ctx *ctx, Arena *arena, Str base,
                     Op *op) {
  Ident *name = ctx_ident(ctx, base);
  if (symbol_lookup(table, name)) {
    void **counted = ptrmap_at(&table->counted, arena, name);
    uintptr_t n = (uintptr_t)*counted;
    do
      name = ctx_ident(
          ctx, arena_format(arena, STR_FMT "_%zu", STR_ARG(base), (size_t)n++));
    while (symbol_lookup(table, name));
    *counted = (void *)n;
  }
  ptrmap_set(&table->by_name, arena, name, op);
  return name;
}

SymbolTable *symbol_table_of(SymbolTables *tables, Op *table_op) {
  void **entry = ptrmap_at(&tables->tables, tables->arena, table_op);
  if (!*entry) {
    SymbolTable *table = arena_new(tables->arena, SymbolTable);
    symbol_table_build(table, tables->ctx, tables->arena, table_op);
    *entry = table;
  }
  return *entry;
}

// An operation of a dialect that nobody knows may be one.
static bool may_be_table(Ctx *ctx, const Op *op) {
  Str name = op_name(op);
  const char *dot = memchr(name.data, '.', name.size);
  return op_is(op, OP_UNREGISTERED) && op->nregions == 1 &&
         !(dot &&
           ctx_op_dialect(ctx, (Str){name.data, (size_t)(dot - name.data)}));
}

// NULL where nobody can say what a name means.
Op *symbol_tables_lookup(SymbolTables *tables, Op *from, const Attr *ref) {
  Op *at = from;
  while (at && !op_has(at, TRAIT_SYMBOL_TABLE)) {
    at = op_parent(at);
    if (at && may_be_table(tables->ctx, at))
      return NULL;
  }
  if (!at)
    return NULL;
  Op *found = symbol_lookup(symbol_table_of(tables, at), ref->as.symbol.root);
  for (uint32_t i = 0; found && i < ref->as.symbol.nnested; i++) {
    if (!op_has(found, TRAIT_SYMBOL_TABLE))
      return NULL;
    found =
        symbol_lookup(symbol_table_of(tables, found), ref->as.symbol.nested[i]);
  }
  return found;
}
