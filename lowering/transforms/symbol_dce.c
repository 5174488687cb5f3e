// symbol-dce: erases symbols that nobody can refer to.
//
// Requires: the operation is a symbol table.
// Guarantees: whatever symbol may not be seen from outside is referred to, by
//   one that may or by what is no symbol.
// Invalidates: symbol tables.
//
// Before:
//
//   func.func private @used()
//   func.func private @unused()
//   func.func @main() { call @used() ... }
//
// After: without @unused.
//
// Liveness spreads along references, from public symbols and from what is no
// symbol. Nested symbols of a table count as private if the table is hidden:
// because the one around it is, because it is private itself, or has no name.
// The outermost one is, as far as this pass knows.

#include "ir/rewrite/rewriter.h"
#include "lowering/pass/pass.h"
#include "lowering/transforms/passes.h"

typedef struct Liveness {
  PassRun *run;
  SymbolTables tables;
  PtrMap live; // symbols, to themselves
} Liveness;

typedef Vec(Op *) OpVec;

typedef struct Table { // that is being looked at
  Liveness *l;
  Op *op;
  OpVec work; // operations whose references are live
} Table;

static Str visibility_of(const Liveness *l, const Op *symbol) {
  const Attr *attr = symbol_visibility(l->run->ctx, symbol);
  return attr_is(attr, AT_STRING) ? attr->as.string : STR("public");
}

static bool is_symbol(const Op *op) {
  return symbol_name(op).data;
}

static bool is_private(const Liveness *l, const Op *symbol) {
  return str_is(visibility_of(l, symbol), "private");
}

static bool may_be_erased(const Liveness *l, const Op *symbol, bool hidden) {
  return is_private(l, symbol) ||
         (hidden && !str_is(visibility_of(l, symbol), "public"));
}

static void mark_live(Table *t, Op *symbol) {
  Arena *arena = t->l->run->arena;
  void **entry = ptrmap_at(&t->l->live, arena, symbol);
  if (*entry)
    return;
  *entry = symbol;
  vec_push(arena, &t->work, symbol);
}

static Op *look_up(Table *t, Op *table, const Ident *name) {
  return op_has(table, TRAIT_SYMBOL_TABLE)
             ? symbol_lookup(symbol_table_of(&t->l->tables, table), name)
             : NULL;
}

// Every symbol on the way that a reference names, if all are there.
static void mark_reference(void *user, Op *op, const Attr *ref) {
  Table *t = user;
  (void)op;
  Op *found = look_up(t, t->op, ref->as.symbol.root);
  for (uint32_t i = 0; found && i < ref->as.symbol.nnested; i++)
    found = look_up(t, found, ref->as.symbol.nested[i]);
  if (!found)
    return;
  found = look_up(t, t->op, ref->as.symbol.root);
  mark_live(t, found);
  for (uint32_t i = 0; i < ref->as.symbol.nnested; i++) {
    found = look_up(t, found, ref->as.symbol.nested[i]);
    mark_live(t, found);
  }
}

static void add_roots(Table *t, bool hidden) {
  for (Block *b = t->op->regions[0].first; b; b = b->next)
    for (Op *op = b->first; op; op = op->next)
      if (!is_symbol(op))
        vec_push(t->l->run->arena, &t->work, op);
      else if (!may_be_erased(t->l, op, hidden))
        mark_live(t, op);
}

// What stands in an operation that is no table is looked at by itself, for
// tables among it.
static void add_inner(Table *t, Op *op) {
  for (uint32_t i = 0; i < op->nregions; i++)
    for (Block *b = op->regions[i].first; b; b = b->next)
      for (Op *inner = b->first; inner; inner = inner->next)
        if (inner->nregions)
          vec_push(t->l->run->arena, &t->work, inner);
}

static bool find_live(Liveness *l, Op *op, bool hidden) {
  Table t = {.l = l, .op = op};
  add_roots(&t, hidden);
  while (t.work.size) {
    Op *at = t.work.data[--t.work.size];
    if (!op_has(at, TRAIT_SYMBOL_TABLE))
      add_inner(&t, at);
    else if (!find_live(l, at, hidden || !is_symbol(at) || is_private(l, at)))
      return false;
    t.op = op_parent(at);
    if (op_has(t.op, TRAIT_SYMBOL_TABLE) &&
        !op_symbol_refs(at, mark_reference, &t))
      return diag_error(&l->run->ctx->diags, at->loc,
                        "operation contains potentially unknown symbol table, "
                        "meaning that we can't reliable compute symbol uses");
  }
  return true;
}

static void erase_dead(Liveness *l, Op *table) {
  Rewriter rw = pass_rewriter(l->run);
  for (Block *b = table->regions[0].first; b; b = b->next)
    for (Op *op = b->first, *next; op; op = next) {
      next = op->next;
      if (is_symbol(op) && !ptrmap_get(&l->live, op)) {
        rewrite_erase(&rw, op);
        PASS_COUNTS(l->run, symbol_dce)->dead++;
      }
    }
}

// Inner tables are visited before those around them.
static void visit_table(void *user, Op *op) {
  if (op_has(op, TRAIT_SYMBOL_TABLE))
    erase_dead(user, op);
}

bool lower_symbol_dce(PassRun *run, Op *root) {
  Liveness l = {.run = run, .tables = {.ctx = run->ctx, .arena = run->arena}};
  if (!op_has(root, TRAIT_SYMBOL_TABLE))
    return op_error(run->ctx, root,
                    " was scheduled to run under SymbolDCE, but does not "
                    "define a symbol table");
  bool hidden = !op_parent(root) || !is_symbol(root) || is_private(&l, root);
  if (!find_live(&l, root, hidden))
    return false;
  op_walk_post(root, visit_table, &l);
  erase_dead(&l, root);
  return true;
}
