// Hooks of the builtin dialect's table.

#include "ir/dialects/dialects_int.h"

bool verify_builtin_module(Ctx *ctx, Op *op) {
  for (uint32_t i = 0; op->attrs && i < op->attrs->as.dict.count; i++) {
    const Ident *name = op->attrs->as.dict.items[i].name;
    if (!memchr(name->data, '.', name->size))
      return op_error(ctx, op,
                      "can only contain attributes with dialect-prefixed "
                      "names, found: '%s'",
                      name->data);
  }
  return true;
}

bool verify_builtin_unrealized_conversion_cast(Ctx *ctx, Op *op) {
  return op->nresults ||
         op_error(ctx, op, "expected at least one result for cast operation");
}
