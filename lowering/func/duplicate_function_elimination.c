// duplicate-function-elimination: keeps one of several equal functions.
//
// Requires: nothing.
// Guarantees: of functions with a body, those of one symbol table that differed
//   only in their names are one, the first; references name it.
// Invalidates: nothing.
//
// Before:
//
//   func.func @f(%a: i32) -> i32 { return %a : i32 }
//   func.func @g(%a: i32) -> i32 { return %a : i32 }
//   ... call @g(%x) ...
//
// After:
//
//   func.func @f(%a: i32) -> i32 { return %a : i32 }
//   ... call @f(%x) ...
//
// Functions that call each other's duplicates are equal only after a second
// run: bodies are compared as they were.

#include "ir/rewrite/rewriter.h"
#include "lowering/func/duplicates.h"
#include "lowering/func/passes.h"
#include "lowering/pass/pass.h"

typedef struct Known {
  Op *func;
  uint64_t hash;
} Known;

typedef struct Dedup {
  Ctx *ctx;
  Rewriter rw;
  Arena *arena;
  Vec(Known) unique;
  Vec(Op *) dead;
  PtrMap names; // of duplicates, to those of what stays
} Dedup;

static void hash_op(void *user, Op *op) {
  uint64_t *hash = user;
  *hash = hash_ptr(op->info, *hash);
  for (uint32_t i = 0; i < op->nslots; i++)
    *hash = hash_ptr(op->slots[i], *hash);
}

uint64_t func_hash(Op *func) {
  uint64_t hash = hash_ptr(op_slot(func, A_func_func_function_type),
                           hash_ptr(func->attrs, 0));
  op_walk(func, hash_op, &hash);
  return hash;
}

// The name is the other's for the comparison.
bool funcs_are_equal(Op *a, Op *b) {
  Attr *name = op_slot(b, A_func_func_sym_name);
  b->slots[A_func_func_sym_name] = op_slot(a, A_func_func_sym_name);
  bool equal = op_is_equivalent(a, b);
  b->slots[A_func_func_sym_name] = name;
  return equal;
}

static Op *find_equal(Dedup *d, Op *func, uint64_t hash) {
  for (size_t i = 0; i < d->unique.size; i++)
    if (d->unique.data[i].hash == hash &&
        funcs_are_equal(d->unique.data[i].func, func))
      return d->unique.data[i].func;
  return NULL;
}

static Ident *name_of(Dedup *d, const Op *func) {
  return ctx_ident(d->ctx, symbol_name(func));
}

static void look_at(Dedup *d, Op *func) {
  if (region_is_empty(&func->regions[0]))
    return;
  uint64_t hash = func_hash(func);
  Op *equal = find_equal(d, func, hash);
  if (!equal) {
    vec_push(d->arena, &d->unique, ((Known){func, hash}));
    return;
  }
  ptrmap_set(&d->names, d->arena, name_of(d, func), name_of(d, equal));
  vec_push(d->arena, &d->dead, func);
}

static Attr *rename_ref(void *user, Ctx *ctx, Attr *attr) {
  Dedup *d = user;
  if (!attr_is(attr, AT_SYMBOL_REF))
    return attr;
  Ident *name = ptrmap_get(&d->names, attr->as.symbol.root);
  return name ? attr_symbol_nested(ctx, name, attr->as.symbol.nested,
                                   attr->as.symbol.nnested)
              : attr;
}

// In all that names are looked up for in the same table.
static void rename_inside(AttrReplacer *replacer, Op *op) {
  op_replace_attrs(replacer, op);
  if (op_has(op, TRAIT_SYMBOL_TABLE))
    return;
  for (uint32_t i = 0; i < op->nregions; i++)
    for (Block *b = op->regions[i].first; b; b = b->next)
      for (Op *inner = b->first; inner; inner = inner->next)
        rename_inside(replacer, inner);
}

static void clean_table(Dedup *d, Op *table) {
  d->unique.size = d->dead.size = 0;
  d->names = (PtrMap){0};
  for (uint32_t i = 0; i < table->nregions; i++)
    for (Block *b = table->regions[i].first; b; b = b->next)
      for (Op *op = b->first; op; op = op->next)
        if (op_is(op, OP_func_func))
          look_at(d, op);
  if (!d->dead.size)
    return;
  AttrReplacer replacer = {d->ctx, d->arena, rename_ref, d, {0}};
  for (size_t i = 0; i < d->dead.size; i++)
    rewrite_erase(&d->rw, d->dead.data[i]);
  for (uint32_t i = 0; i < table->nregions; i++)
    for (Block *b = table->regions[i].first; b; b = b->next)
      for (Op *op = b->first; op; op = op->next)
        rename_inside(&replacer, op);
}

static void visit_table(void *user, Op *op) {
  if (op_has(op, TRAIT_SYMBOL_TABLE))
    clean_table(user, op);
}

bool lower_duplicate_function_elimination(PassRun *run, Op *root) {
  Dedup dedup = {
      .ctx = run->ctx,
      .rw = {.b = {.ctx = run->ctx, .pool = run->pool}, .arena = run->arena},
      .arena = run->arena};
  op_walk_post(root, visit_table, &dedup);
  visit_table(&dedup, root);
  return true;
}
