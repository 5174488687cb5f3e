// What the parser adds to MLIR's messages for whoever wrote the text: notes
// behind an error that say what was probably meant. They are shown by mlcc
// alone (Diags.hints); whatever is looked for here is looked for after an
// error only.

#include "frontend/frontend_int.h"

#include "ir/dialects/lowered_by.h"

void hint_at(Parser *p, const char *at, const char *fmt, ...) {
  Diags *diags = &p->ctx->diags;
  if (!diags->hints || p->tok.kind == TK_ERROR)
    return;
  Buf text = {0};
  va_list args;
  va_start(args, fmt);
  buf_vprintf(&text, fmt, args);
  va_end(args);
  diag_hint(diags, parser_loc(p, at), "%s", buf_cstr(&text));
  buf_release(&text);
}

static void hint_meant(Parser *p, const char *at, Str name) {
  hint_at(p, at, "did you mean '" STR_FMT "'?", STR_ARG(name));
}

// Operations and dialects

static const OpInfo *op_of(Parser *p, Str dialect, Str name) {
  Str full = arena_format(&p->scratch, STR_FMT "." STR_FMT, STR_ARG(dialect),
                          STR_ARG(name));
  return ctx_op_info(p->ctx, ctx_ident(p->ctx, full));
}

// A return ends a function, and nothing inside of it.
static bool hint_return(Parser *p, const char *at, Str name, Str around) {
  const OpInfo *info = ctx_op_info(p->ctx, ctx_ident(p->ctx, around));
  if (!str_is(name, "return") || !info || info->traits & TRAIT_FUNCTION)
    return false;
  hint_early_return(p->ctx, name, info, parser_loc(p, at));
  return true;
}

// Without a dialect: that of the operation around, or any that has the name.
static void hint_qualified(Parser *p, const char *at, Str name) {
  Ctx *ctx = p->ctx;
  Str around = enclosing_op(p);
  const char *dot = memchr(around.data, '.', around.size);
  Str dialect = {around.data, dot ? (size_t)(dot - around.data) : 0};
  if (hint_return(p, at, name, around))
    return;
  const OpInfo *found = dot ? op_of(p, dialect, name) : NULL;
  for (size_t i = 0; i < ctx->dialects.size && !found; i++)
    found = op_of(p, str_from(ctx->dialects.data[i]->name), name);
  if (found)
    hint_meant(p, at, str_from(found->name));
}

void hint_no_results(Parser *p, const char *at, const Op *op) {
  const Block *block = op->nregions ? op->regions[0].first : NULL;
  const Op *end = block ? block_terminator(block) : NULL;
  if (!end || !end->noperands || !p->ctx->diags.hints)
    return;
  Buf types = {0};
  for (uint32_t i = 0; i < end->noperands; i++)
    buf_printf(&types, "%s%s", i ? ", " : "",
               type_str(p->ctx, op_operand(end, i)->type));
  hint_at(
      p, at,
      "'%s' has the results that it yields where their types stand in front "
      "of the region: '-> (%s) {'",
      op->info->name, buf_cstr(&types));
  buf_release(&types);
}

// Behind the last colon of the line at `at`: most likely the type of operands;
// or NULL.
static Type *type_of_line(Parser *p, const char *at) {
  const char *here = p->tok.start, *colon = NULL;
  size_t left = (size_t)(p->end - at);
  const char *end = memchr(at, '\n', left);
  bool quiet = p->quiet;
  p->quiet = true;
  for (parser_reset(p, at); p->tok.start < (end ? end : p->end); advance(p)) {
    if (tok_is(p, TK_EOF))
      break;
    colon = tok_is(p, TK_COLON) ? p->tok.start + 1 : colon;
  }
  Type *type = NULL;
  if (colon) {
    parser_reset(p, colon);
    type = parse_type(p);
  }
  parser_reset(p, here);
  p->quiet = quiet;
  return type;
}

static bool takes(const OpInfo *info, Type *type) {
  const ValueInfo *first = info->noperands ? &info->operands[0] : NULL;
  return !type ||
         (first && first->constraint->fits && first->constraint->fits(type));
}

// The shortest name that goes on where `name` ends: arith.max to
// arith.maxnumf.
static Str begun_by(const Dialect *dialect, Str name, Type *type) {
  Str best = {0};
  for (uint32_t i = 0; type && i < dialect->nops; i++) {
    Str full = str_from(dialect->ops[i].name);
    if (full.size > name.size && !memcmp(full.data, name.data, name.size) &&
        takes(&dialect->ops[i], type) && (!best.size || full.size < best.size))
      best = full;
  }
  return best;
}

// Of several operations that are as near, one that takes the type.
static void hint_op(Parser *p, const char *at, const Dialect *dialect,
                    Str name) {
  Nearest near = nearest_to(name);
  for (Type *type = type_of_line(p, at);; type = NULL) {
    for (uint32_t i = 0; i < dialect->nops; i++)
      if (takes(&dialect->ops[i], type))
        nearest_try(&near, str_from(dialect->ops[i].name));
    if (!near.best.size)
      near.best = begun_by(dialect, name, type);
    if (!type || near.best.size)
      break;
  }
  if (near.best.size)
    hint_meant(p, at, near.best);
}

static const Dialect *nearest_dialect(Ctx *ctx, Str name) {
  Nearest near = nearest_to(name);
  for (size_t i = 0; i < ctx->dialects.size; i++)
    if (ctx->dialects.data[i]->nops)
      nearest_try(&near, str_from(ctx->dialects.data[i]->name));
  return near.best.size ? ctx_dialect(ctx, near.best) : NULL;
}

// Whether nothing was said of it in this file.
static bool is_first(Parser *p, const void *what) {
  Aliases *file = p->aliases;
  void **known = file ? ptrmap_at(&file->hinted, &file->arena, what) : NULL;
  bool first = known && !*known;
  if (known)
    *known = file;
  return first;
}

// How MLIR's own tools make something of a dialect that mlcc has.
static void hint_lowering(Parser *p, const char *at, Str name) {
  Buf command = {0};
  if (lowered_by(&command, name, source_of(&p->ctx->sources, p->base)->name))
    hint_at(p, at, "to lower it: %s", buf_cstr(&command));
  buf_release(&command);
}

static void hint_dialects(Parser *p, const char *at, Str name) {
  Ctx *ctx = p->ctx;
  if (!is_first(p, ctx_ident(ctx, name)))
    return;
  Buf names = {0};
  bool lists = is_first(p, p->aliases);
  for (size_t i = 0; i < ctx->dialects.size && lists; i++) {
    const Dialect *dialect = ctx->dialects.data[i];
    if (dialect->nops)
      buf_printf(&names, "%s%s", names.size ? ", " : "; it has operations of ",
                 dialect->name);
  }
  hint_at(p, at, "mlcc does not have dialect '" STR_FMT "'%s", STR_ARG(name),
          buf_cstr(&names));
  buf_release(&names);
  hint_lowering(p, at, name);
}

// The name whose sigil is at `at`.
static Str name_at(Parser *p, const char *at) {
  const char *here = p->tok.start;
  parser_reset(p, at);
  Str name = token_str(p->tok);
  parser_reset(p, here);
  return name;
}

void hint_block(Parser *p, const char *at) {
  Nearest near = nearest_to(name_at(p, at));
  for (size_t i = p->first_block; i < p->blocks.size; i++)
    if (p->blocks.data[i].defined)
      nearest_try(&near, name_at(p, p->blocks.data[i].at));
  if (near.best.size)
    hint_meant(p, at, near.best);
}

void hint_alias(Parser *p, char sigil, const PtrMap *aliases, Str name) {
  Nearest near = nearest_to(name);
  for (uint32_t i = 0; p->ctx->diags.hints && i < aliases->size; i++)
    nearest_try(&near, ident_str(aliases->entries[i].key));
  if (near.best.size)
    hint_at(p, p->tok.start, "did you mean '%c" STR_FMT "'?", sigil,
            STR_ARG(near.best));
}

void hint_unknown_op(Parser *p, const char *at, Str name) {
  const char *dot = memchr(name.data, '.', name.size);
  Ctx *ctx = p->ctx;
  if (!ctx->diags.hints)
    return;
  if (!dot || dot == name.data) {
    size_t skip = dot ? 1 : 0;
    hint_qualified(p, at, (Str){name.data + skip, name.size - skip});
    return;
  }
  Str prefix = {name.data, (size_t)(dot - name.data)};
  const Dialect *dialect = ctx_op_dialect(ctx, prefix);
  const Dialect *near = dialect ? dialect : nearest_dialect(ctx, prefix);
  if (near) {
    Str rest = {dot, name.size - prefix.size};
    hint_op(p, at, near,
            arena_format(&p->scratch, "%s" STR_FMT, near->name, STR_ARG(rest)));
  }
  if (!near)
    hint_dialects(p, at, prefix);
}

// `rest` is what stands behind the dialect in `!dialect.rest`.
void hint_unknown_symbol(Parser *p, const char *at, char sigil, Str dialect,
                         Str rest) {
  if (!p->ctx->diags.hints)
    return;
  const Dialect *near = nearest_dialect(p->ctx, dialect);
  if (near)
    hint_at(p, at, "did you mean '%c%s." STR_FMT "'?", sigil, near->name,
            STR_ARG(rest));
  else
    hint_dialects(p, at, dialect);
}

// Types

// What other languages call them.
static const struct {
  const char *word, *meant;
} foreign_types[] = {
    {"bfloat", "bf16"},       {"bfloat16", "bf16"}, {"bool", "i1"},
    {"byte", "i8"},           {"char", "i8"},       {"double", "f64"},
    {"float", "f32"},         {"float16", "f16"},   {"float32", "f32"},
    {"float64", "f64"},       {"half", "f16"},      {"int", "i32"},
    {"int16", "i16"},         {"int16_t", "i16"},   {"int32", "i32"},
    {"int32_t", "i32"},       {"int64", "i64"},     {"int64_t", "i64"},
    {"int8", "i8"},           {"int8_t", "i8"},     {"long", "i64"},
    {"pointer", "!llvm.ptr"}, {"ptr", "!llvm.ptr"}, {"s16", "i16"},
    {"s32", "i32"},           {"s64", "i64"},       {"s8", "i8"},
    {"short", "i16"},         {"size_t", "index"},  {"u16", "i16"},
    {"u32", "i32"},           {"u64", "i64"},       {"u8", "i8"},
    {"uint16", "i16"},        {"uint16_t", "i16"},  {"uint32", "i32"},
    {"uint32_t", "i32"},      {"uint64", "i64"},    {"uint64_t", "i64"},
    {"uint8", "i8"},          {"uint8_t", "i8"},    {"unsigned", "i32"},
    {"usize", "index"},
};

static const char *const builtin_types[] = {
    "bf16",  "complex", "f16",  "f32",    "f64",  "f80",   "f128",
    "index", "memref",  "none", "tensor", "tf32", "tuple", "vector",
};

void hint_type(Parser *p, const char *at, Str word) {
  for (size_t i = 0; i < ARRAY_SIZE(foreign_types); i++)
    if (str_is(word, foreign_types[i].word)) {
      hint_meant(p, at, str_from(foreign_types[i].meant));
      return;
    }
  Nearest near = nearest_to(word);
  for (size_t i = 0; i < ARRAY_SIZE(builtin_types); i++)
    nearest_try(&near, str_from(builtin_types[i]));
  if (near.best.size)
    hint_meant(p, at, near.best);
}

// The first operand's type is most likely that, or one of those.
void hint_missing_type(Parser *p) {
  const char *at = p->tok.start, *end = p->last_end;
  bool is_inside = p->open && p->op_at && p->open > p->op_at; // its region
  if (!p->ctx->diags.hints || !p->op_name || !p->op_at || is_inside)
    return;
  const OpInfo *info =
      ctx_op_info(p->ctx, ctx_ident(p->ctx, str_from(p->op_name)));
  if (info && info->traits & TRAIT_FUNCTION) {
    hint_at(p, end,
            "each argument of '%s' has its type behind a colon, as in "
            "'%%x: f32'",
            p->op_name);
    return;
  }
  Type *type = NULL;
  bool quiet = p->quiet;
  p->quiet = true;
  for (parser_reset(p, p->op_at); p->tok.start < at && !type; advance(p))
    if (tok_is(p, TK_PERCENT_ID))
      type = ssa_type(p, (Operand){token_str(p->tok), p->tok.start, 0});
  parser_reset(p, at);
  p->quiet = quiet;
  if (type)
    hint_at(p, end,
            "'%s' ends with a colon and types: does ': %s' belong here?",
            p->op_name, type_str(p->ctx, type));
  else
    hint_at(p, end, "'%s' ends with a colon and types", p->op_name);
}

// Values

// The name in scope that is nearest to one that nobody defines.
Str nearest_value(const SsaNames *names, Str wanted) {
  Nearest near = nearest_to((Str){wanted.data + 1, wanted.size - 1});
  bool is_number = wanted.data[1] >= '0' && wanted.data[1] <= '9';
  for (size_t i = 0; i < names->log.size && !is_number; i++) {
    Str name = names->entries.data[names->log.data[i]].name;
    nearest_try(&near, (Str){name.data + 1, name.size - 1});
  }
  if (!near.best.size)
    return (Str){0};
  return (Str){near.best.data - 1, near.best.size + 1};
}

// One in scope whose name is near, and which has the type; size 0: none.
Str nearest_of_type(const SsaNames *names, Str wanted, const Type *type) {
  Nearest near = nearest_to(wanted);
  for (size_t i = 0; i < names->log.size; i++) {
    const SsaEntry *entry = &names->entries.data[names->log.data[i]];
    const SsaDef *def = entry->capacity == 1 ? &entry->one : entry->many;
    if (entry->ndefs == 1 && def->value && def->value->type == type)
      nearest_try(&near, entry->name);
  }
  return near.best;
}

// Braces

static uint32_t line_indentation(const Parser *p, const char *at) {
  while (at > p->begin && at[-1] != '\n')
    at--;
  const char *start = at;
  while (*at == ' ' || *at == '\t')
    at++;
  return (uint32_t)(at - start);
}

static bool is_first_on_line(const Parser *p, const char *at) {
  while (at > p->begin && (at[-1] == ' ' || at[-1] == '\t'))
    at--;
  return at == p->begin || at[-1] == '\n';
}

// The first `{` behind `open` whose `}` is on a line of its own and less
// indented than the line of the `{`; NULL: none.
static const char *find_misfit(Parser *p, const char *open) {
  Vec(const char *) opened = {0};
  const char *misfit = NULL;
  parser_reset(p, open);
  advance(p);
  for (; !misfit && !tok_is(p, TK_EOF); advance(p)) {
    const char *at = p->tok.start;
    if (tok_is(p, TK_LBRACE)) {
      vec_push(&p->scratch, &opened, at);
    } else if (tok_is(p, TK_RBRACE) && opened.size) {
      const char *match = vec_pop(&opened);
      if (is_first_on_line(p, at) &&
          line_indentation(p, at) < line_indentation(p, match))
        misfit = match;
    }
  }
  return misfit;
}

void hint_unclosed(Parser *p) {
  const char *open = p->open, *at = p->tok.start;
  if (!open || !p->ctx->diags.hints)
    return;
  hint_at(p, open, "to match this '{'");
  bool quiet = p->quiet;
  p->quiet = true;
  const char *misfit = find_misfit(p, open);
  parser_reset(p, at);
  p->quiet = quiet;
  if (misfit)
    hint_at(p, misfit,
            "the '}' that closes this '{' is indented less: is one missing "
            "before it?");
}
