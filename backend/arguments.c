#include "backend/arguments.h"

#include "ir/dialects/dialects.h"

#include <ctype.h>

static bool is_of_name(char c) {
  return isalnum((unsigned char)c) || memchr("_$.-", c, 4);
}

// The name that text begins with, behind its %; empty for a number, which is no
// name.
static Str name_at(Str text) {
  size_t n = 1;
  while (n < text.size && is_of_name(text.data[n]))
    n++;
  bool named = n > 1 && n < text.size && text.data[0] == '%' &&
               !isdigit((unsigned char)text.data[1]);
  return named ? (Str){text.data + 1, n - 1} : (Str){0};
}

// `%x` as it is written, else by number.
static Str argument_name(Ctx *ctx, Arena *arena, Value *value, uint32_t i) {
  Str name = name_at(source_rest(&ctx->sources, value_loc(value)));
  return name.size ? arena_str(arena, name) : arena_format(arena, "arg%u", i);
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

// Values

typedef struct Names {
  Ctx *ctx;
  Arena *arena;
  PtrMap *values;
  PtrMap known; // Ident to the SourceValues of the function
} Names;

static bool is_blank(char c) {
  return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

// In front of an operation: `%x = `.
static Str result_name(Ctx *ctx, Loc loc) {
  const Source *source = source_of(&ctx->sources, loc);
  if (!source)
    return (Str){0};
  const char *text = source->text.data;
  size_t at = loc - source->base, end;
  while (at && is_blank(text[at - 1]))
    at--;
  if (!at || text[--at] != '=')
    return (Str){0};
  while (at && is_blank(text[at - 1]))
    at--;
  for (end = at; at && is_of_name(text[at - 1]);)
    at--;
  return at ? name_at((Str){text + at - 1, end - at + 2}) : (Str){0};
}

static void note(Names *n, Loc loc, Str name, Type *type) {
  if (!name.size)
    return;
  Ident *id = ctx_ident(n->ctx, name);
  SourceValue *first = ptrmap_get(&n->known, id), *value = first;
  while (value && value->type != type)
    value = value->next;
  if (!value) {
    value = arena_new(n->arena, SourceValue);
    *value = (SourceValue){ident_str(id), type, first};
    ptrmap_set(&n->known, n->arena, id, value);
  }
  ptrmap_set(n->values, n->arena, (void *)(uintptr_t)loc, value);
}

static void note_region(Names *n, Region *region, bool is_body) {
  for (Block *b = region->first; b; b = b->next) {
    for (uint32_t i = 0; i < b->nargs && !(is_body && b == region->first);
         i++) {
      Value *arg = block_arg(b, i);
      note(n, value_loc(arg),
           name_at(source_rest(&n->ctx->sources, value_loc(arg))), arg->type);
    }
    for (Op *op = b->first; op; op = op->next) {
      if (op->nresults == 1)
        note(n, op->loc, result_name(n->ctx, op->loc), op_result(op, 0)->type);
      for (uint32_t r = 0; r < op->nregions; r++)
        note_region(n, &op->regions[r], false);
    }
  }
}

const PtrMap *source_values(Ctx *ctx, Arena *arena, Op *module) {
  PtrMap *map = arena_new(arena, PtrMap);
  Block *body = module->regions[0].first;
  for (Op *op = body ? body->first : NULL; op; op = op->next) {
    bool is_function = op_is(op, OP_func_func) || op_is(op, OP_llvm_func);
    Names n = {ctx, arena, map, {0}};
    if (is_function && op->regions[0].first)
      note_region(&n, &op->regions[0], true);
  }
  return map;
}
