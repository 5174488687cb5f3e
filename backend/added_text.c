#include "backend/added_text.h"

#include "frontend/frontend.h"

Op *module_symbol(const Op *module, const char *name) {
  for (Op *op = module->regions[0].first->first; op; op = op->next)
    if (str_is(symbol_name(op), name))
      return op;
  return NULL;
}

bool module_add_text(Ctx *ctx, Pool *pool, Op *module, const char *name,
                     Str text) {
  Str kept = arena_str(&ctx->arena, text);
  Source *source = source_from_text(&ctx->sources, str_from(name), kept);
  Op *read =
      source ? parse_source(ctx, pool, source, &(ParseOptions){0}) : NULL;
  if (!read)
    return false;
  for (Op *op = read->regions[0].first->first, *next; op; op = next) {
    next = op->next;
    Str symbol = symbol_name(op);
    if (symbol.data &&
        module_symbol(module, arena_str(&ctx->arena, symbol).data))
      continue;
    op_unlink(op);
    op_append(module->regions[0].first, op);
  }
  op_erase(pool, read);
  return true;
}
