// Which symbols an operation refers to, in attributes however nested. What a
// symbol table holds refers to its own symbols, so of a table only its own
// attributes count.

#include "ir/analysis/analysis.h"

typedef struct SymbolWalk {
  SymbolRefVisitor *visit;
  void *user;
  Op *op;
} SymbolWalk;

static void visit_attr(const SymbolWalk *w, const Attr *attr);

static void visit_attrs(const SymbolWalk *w, Attr *const *attrs, size_t n) {
  for (size_t i = 0; i < n; i++)
    visit_attr(w, attrs[i]);
}

static void visit_type(const SymbolWalk *w, const Type *type) {
  if (type->kind == TY_DIALECT)
    visit_attrs(w, type->as.def.params, type->as.def.info->nparams);
}

static void visit_attr(const SymbolWalk *w, const Attr *attr) {
  if (!attr)
    return;
  switch (attr->kind) {
  case AT_SYMBOL_REF: w->visit(w->user, w->op, attr); break;
  case AT_ARRAY:
    visit_attrs(w, attr->as.array.items, attr->as.array.count);
    break;
  case AT_DICT:
    for (uint32_t i = 0; i < attr->as.dict.count; i++)
      visit_attr(w, attr->as.dict.items[i].value);
    break;
  case AT_DIALECT:
    visit_attrs(w, attr->as.def.params, attr->as.def.info->nparams);
    break;
  case AT_TYPE: visit_type(w, attr->type); break;
  default: break;
  }
}

// A region of an operation that nobody registered may be a table.
static bool may_be_unknown_table(const Op *op) {
  return op_is(op, OP_UNREGISTERED) && op->nregions == 1;
}

bool op_symbol_refs(Op *op, SymbolRefVisitor *visit, void *user) {
  SymbolWalk walk = {visit, user, op};
  if (may_be_unknown_table(op))
    return false;
  visit_attr(&walk, op->attrs);
  visit_attrs(&walk, op->slots, op->nslots);
  if (op_has(op, TRAIT_SYMBOL_TABLE))
    return true;
  for (uint32_t i = 0; i < op->nregions; i++)
    for (Block *b = op->regions[i].first; b; b = b->next)
      for (Op *inner = b->first; inner; inner = inner->next)
        if (!op_symbol_refs(inner, visit, user))
          return false;
  return true;
}
