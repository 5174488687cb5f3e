// symbol-privatize: makes symbols private.
//
// Requires: nothing.
// Guarantees: the symbols directly in the operation are private, but for those
//   that `exclude` names.
// Invalidates: nothing.
//
// Before:  func.func @f()
// After:   func.func private @f()

#include "lowering/pass/pass.h"
#include "lowering/transforms/passes.h"

bool lower_symbol_privatize(PassRun *run, Op *root) {
  const StrList *exclude = &PASS_OPTIONS(run, symbol_privatize)->exclude;
  Attr *private = attr_string(run->ctx, STR("private"));
  for (uint32_t i = 0; i < root->nregions; i++)
    for (Block *b = root->regions[i].first; b; b = b->next)
      for (Op *op = b->first; op; op = op->next) {
        Str name = symbol_name(op);
        if (name.data && !str_list_has(exclude, name))
          symbol_set_visibility(run->ctx, op, private);
      }
  return true;
}
