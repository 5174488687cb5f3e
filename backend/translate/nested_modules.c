// Modules within modules, which LLVM IR has none of: what a nested module holds
// comes to stand in its place, so that nothing of it is lost.
//
//   module {                            module {
//     llvm.func @f()                      llvm.func @f()
//     module @inner {                     llvm.func @g() { ... }
//       llvm.func @f()             ->   }
//       llvm.func @g() { ... }
//     }
//   }
//
// Each module has symbols of its own. A symbol that both have is one when one
// of the two is a declaration of the other; else it is an error, as is a data
// layout or a triple that is not the outer module's.

#include "backend/translate/translate.h"

#include "ir/dialects/dialects.h"

typedef struct Hoist {
  Ctx *ctx;
  Arena arena;
  SymbolTable table;
} Hoist;

static bool is_declaration(const Op *op) {
  if (op_is(op, OP_llvm_func))
    return region_is_empty(&op->regions[0]);
  return op_is(op, OP_llvm_mlir_global) &&
         !op_slot(op, A_llvm_mlir_global_value) &&
         (!op->nregions || region_is_empty(&op->regions[0]));
}

static const Attr *symbol_type(const Op *op) {
  return op_is(op, OP_llvm_func) ? op_slot(op, A_llvm_func_function_type)
                                 : op_slot(op, A_llvm_mlir_global_global_type);
}

static bool declares(const Op *declaration, const Op *of) {
  return declaration->info == of->info && is_declaration(declaration) &&
         symbol_type(declaration) == symbol_type(of);
}

// Places `op` before `before`, or drops it or what it replaces.
static bool hoist_op(Hoist *h, Op *before, Op *op) {
  Str name = symbol_name(op);
  op_unlink(op);
  if (!name.data) {
    op_insert_before(before, op);
    return true;
  }
  void **entry =
      ptrmap_at(&h->table.by_name, &h->arena, ctx_ident(h->ctx, name));
  Op *known = *entry;
  if (known && declares(op, known))
    return true;
  if (known && !declares(known, op)) {
    diag_error(&h->ctx->diags, op->loc,
               "redefinition of symbol named '" STR_FMT "': nested modules "
               "become one LLVM module",
               STR_ARG(name));
    return diag_note(&h->ctx->diags, known->loc,
                     "see existing symbol definition here");
  }
  if (known)
    op_unlink(known);
  *entry = op;
  op_insert_before(before, op);
  return true;
}

static bool agrees(Hoist *h, Op *outer, Op *nested, const char *name) {
  const Attr *inner = op_attr_str(h->ctx, nested, name);
  if (!inner || inner == op_attr_str(h->ctx, outer, name))
    return true;
  return diag_error(&h->ctx->diags, nested->loc,
                    "'builtin.module' op '%s' is not that of the module "
                    "around it",
                    name);
}

// `before` is the outermost of the modules that `nested` stands in.
static bool hoist_module(Hoist *h, Op *outer, Op *before, Op *nested) {
  bool ok = agrees(h, outer, nested, "llvm.data_layout") &&
            agrees(h, outer, nested, "llvm.target_triple");
  Block *body = nested->regions[0].first;
  for (Op *op = body ? body->first : NULL, *next; op; op = next) {
    next = op->next;
    ok &= op_is(op, OP_builtin_module) ? hoist_module(h, outer, before, op)
                                       : hoist_op(h, before, op);
  }
  return ok;
}

bool translate_hoist_modules(Ctx *ctx, Op *module) {
  Block *body = module->regions[0].first;
  Op *op = body ? body->first : NULL;
  while (op && !op_is(op, OP_builtin_module))
    op = op->next;
  if (!op)
    return true;
  Hoist h = {.ctx = ctx};
  symbol_table_build(&h.table, ctx, &h.arena, module);
  bool ok = true;
  for (Op *next; op; op = next) {
    next = op->next;
    if (!op_is(op, OP_builtin_module))
      continue;
    ok &= hoist_module(&h, module, op, op);
    op_unlink(op);
  }
  arena_release(&h.arena);
  return ok;
}
