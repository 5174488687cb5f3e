// The tables of all.def as data, and their registration.

#include "ir/dialects/dialects_int.h"

#define DIALECT_TABLE "ir/dialects/all.def"
#include "ir/dialects/define_ops.inc"

static const Dialect *const dialects[] = {
#define DIALECT(dialect, ...) &dialect_##dialect,
#include "ir/dialects/rows.inc"
};

void dialects_register_all(Ctx *ctx) {
  for (size_t i = 0; i < ARRAY_SIZE(dialects); i++)
    ctx_register_dialect(ctx, dialects[i]);
  register_foreign_dialects(ctx);
}
