#include "backend/arguments.h"

#include "ir/dialects/dialects.h"

#include <ctype.h>

// The source from a location to the end of its file; empty when it is of no
// file that was read.
static Str source_from(Ctx *ctx, Loc loc) {
  const Source *source =
      loc && loc < LOC_TABLE ? source_of(&ctx->sources, loc) : NULL;
  if (!source)
    return (Str){0};
  size_t at = loc - source->base;
  return (Str){source->text.data + at, source->text.size - at};
}

// `%x` as it is written, else by number: %0 has no name either.
static Str argument_name(Ctx *ctx, Arena *arena, Value *value, uint32_t i) {
  Str text = source_from(ctx, value_loc(value));
  size_t n = 1;
  while (n < text.size && (isalnum((unsigned char)text.data[n]) ||
                           memchr("_$.-", text.data[n], 4)))
    n++;
  bool named = n > 1 && n < text.size && text.data[0] == '%' &&
               !isdigit((unsigned char)text.data[1]);
  return named ? arena_str(arena, (Str){text.data + 1, n - 1})
               : arena_format(arena, "arg%u", i);
}

static SourceFunction *note_function(Ctx *ctx, Arena *arena, Op *op,
                                     Type *type) {
  Block *body = op->regions[0].first;
  SourceFunction *f = arena_new(arena, SourceFunction);
  f->count = body->nargs;
  f->arguments = arena_array(arena, SourceArgument, f->count);
  for (uint32_t i = 0; i < f->count; i++) {
    Value *value = block_arg(body, i);
    f->arguments[i] =
        (SourceArgument){argument_name(ctx, arena, value, i), value->type};
  }
  bool one = type->as.list.noutputs == 1;
  f->result = one ? type_results(type)[0] : NULL;
  return f;
}

const PtrMap *source_functions(Ctx *ctx, Arena *arena, Op *module) {
  PtrMap *map = arena_new(arena, PtrMap);
  Block *body = module->regions[0].first;
  for (Op *op = body ? body->first : NULL; op; op = op->next) {
    bool is_func = op_is(op, OP_func_func);
    if ((!is_func && !op_is(op, OP_llvm_func)) || !op->regions[0].first)
      continue;
    Attr *type = op_slot(op, is_func ? A_func_func_function_type
                                     : A_llvm_func_function_type);
    ptrmap_set(map, arena, ctx_ident(ctx, symbol_name(op)),
               note_function(ctx, arena, op, type->type));
  }
  return map;
}
