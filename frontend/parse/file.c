// Whole files: operations, aliases and the metadata dictionary, in any order.
//
//   file ::= (operation | #alias `=` attribute | !alias `=` type
//             | `{-#` (key `:` dictionary),* `#-}`)*

#include "frontend/frontend_int.h"

#include "ir/dialects/dialects.h"

static void parser_init(Parser *p, Ctx *ctx, Pool *pool,
                        const ParseOptions *options, Source *source) {
  *p = (Parser){.ctx = ctx, .pool = pool, .options = options};
  p->begin = source->text.data;
  p->end = p->begin + source->text.size;
  p->base = source->base;
  p->cur = p->last_end = p->begin;
  p->source = source;
  p->left = p->begin;
  p->default_dialect = "builtin";
  p->alias_order = UINT32_MAX;
}

void parser_release(Parser *p) {
  buf_release(&p->text);
  arena_release(&p->scratch);
  arena_release(&p->tables);
}

// Metadata

static bool bad_blob(Parser *p, Token value, const Resource *resource,
                     const char *why) {
  return error_at(p, value.start, "expected hex string blob for key '%s'%s",
                  resource->key->data, why);
}

// A blob: its alignment in four bytes, then the data.
static bool set_blob(Parser *p, Resource *resource, Token value) {
  Str bytes;
  uint32_t align;
  if (!token_hex_bytes(&value, &p->ctx->arena, sizeof align, &bytes))
    return bad_blob(p, value, resource, "");
  if (bytes.size < sizeof align)
    return bad_blob(p, value, resource,
                    " to encode alignment in first 4 bytes");
  memcpy(&align, bytes.data, sizeof align);
  if (align & (align - 1))
    return error_at(p, value.start,
                    "expected hex string blob for key '%s' to encode "
                    "alignment in first 4 bytes, but got non-power-of-2 "
                    "value: %u",
                    resource->key->data, align);
  size_t size = bytes.size - sizeof align;
  resource->alignment = align;
  resource->blob = (Str){bytes.data + sizeof align, size};
  resource->defined = size;
  return true;
}

static bool parse_dialect_resource(Parser *p, void *user) {
  (void)user;
  Resource *resource = parse_resource_key(p);
  if (!resource || !parse_token(p, TK_COLON, "expected ':'"))
    return false;
  Token value = p->tok;
  advance(p);
  return set_blob(p, resource, value);
}

static bool parse_dialect_section(Parser *p, void *user) {
  const char *at = p->tok.start;
  Str name;
  if (!optional_word(p, &name))
    return error_here(p, "expected identifier key for 'resource' entry");
  if (!parse_token(p, TK_COLON, "expected ':'") ||
      !parse_token(p, TK_LBRACE, "expected '{'"))
    return false;
  if (!ctx_dialect(p->ctx, name))
    return error_at(p, at, "dialect '" STR_FMT "' is unknown", STR_ARG(name));
  if (!str_is(name, "builtin"))
    return error_here(p,
                      "unexpected 'resource' section for dialect '" STR_FMT "'",
                      STR_ARG(name));
  return parse_list_until(p, TK_RBRACE, parse_dialect_resource, user, true);
}

static bool parse_flag(Parser *p, bool *flag, Str key) {
  *flag = tok_is_keyword(p, "true");
  if (!*flag && !tok_is_keyword(p, "false"))
    return error_here(p,
                      "expected 'true' or 'false' value for key '" STR_FMT "'",
                      STR_ARG(key));
  advance(p);
  return true;
}

static bool parse_pipeline(Parser *p, Str *text, Str key) {
  if (!tok_is(p, TK_STRING))
    return error_here(p, "expected string value for key '" STR_FMT "'",
                      STR_ARG(key));
  *text = arena_str(&p->ctx->arena, token_string(p, p->tok));
  advance(p);
  return true;
}

// Of `mlir_reproducer`, when somebody asks for it; of others, nobody does.
static bool parse_external_resource(Parser *p, void *user) {
  Reproducer *reproducer = user;
  const char *at = p->tok.start;
  Str key = optional_keyword_or_string(p);
  if (!key.data)
    return error_here(p, "expected identifier key for 'external_resources' "
                         "entry");
  if (!parse_token(p, TK_COLON, "expected ':'"))
    return false;
  if (!reproducer) {
    advance(p);
    return true;
  }
  if (str_is(key, "pipeline"))
    return parse_pipeline(p, &reproducer->pipeline, key);
  if (str_is(key, "disable_threading"))
    return parse_flag(p, &reproducer->disable_threading, key);
  if (str_is(key, "verify_each"))
    return parse_flag(p, &reproducer->verify_each, key);
  return error_at(p, at, "unknown 'mlir_reproducer' resource key '" STR_FMT "'",
                  STR_ARG(key));
}

static bool parse_external_section(Parser *p, void *user) {
  Str name;
  (void)user;
  if (!optional_word(p, &name))
    return error_here(p, "expected identifier key for 'resource' entry");
  void *reproducer =
      str_is(name, "mlir_reproducer") ? p->options->reproducer : NULL;
  return parse_token(p, TK_COLON, "expected ':'") &&
         parse_token(p, TK_LBRACE, "expected '{'") &&
         parse_list_until(p, TK_RBRACE, parse_external_resource, reproducer,
                          true);
}

static bool parse_metadata_entry(Parser *p, void *user) {
  const char *at = p->tok.start;
  Str key;
  if (!optional_word(p, &key))
    return error_here(p, "expected identifier key in file metadata "
                         "dictionary");
  if (!parse_token(p, TK_COLON, "expected ':'"))
    return false;
  ParseElement *section =
      str_is(key, "dialect_resources")    ? parse_dialect_section
      : str_is(key, "external_resources") ? parse_external_section
                                          : NULL;
  if (!section)
    return error_at(p, at,
                    "unknown key '" STR_FMT "' in file metadata "
                    "dictionary",
                    STR_ARG(key));
  return parse_token(p, TK_LBRACE, "expected '{'") &&
         parse_list_until(p, TK_RBRACE, section, user, true);
}

static bool parse_metadata(Parser *p) {
  advance(p);
  return parse_list_until(p, TK_META_END, parse_metadata_entry, NULL, true);
}

// The top level

static bool parse_item(Parser *p, Block *block) {
  switch (p->tok.kind) {
  case TK_HASH_ID: return parse_attr_alias(p);
  case TK_EXCLAM_ID: return parse_type_alias(p);
  case TK_META_BEGIN: return parse_metadata(p);
  case TK_ERROR: return false;
  default:
    if (!check_bodies(p))
      return false;
    if (!p->piece_depth)
      parse_pieces(p, block);
    return tok_is(p, TK_EOF) || parse_operation(p, block);
  }
}

// Behind a bad item that is no operation: the next line.
static void skip_line(Parser *p) {
  const char *newline = p->tok.start;
  while (newline < p->end && *newline != '\n')
    newline++;
  p->quiet = true;
  parser_reset(p, newline);
  p->quiet = false;
  p->nfailures++;
}

static bool parse_items(Parser *p, Block *block) {
  while (!tok_is(p, TK_EOF)) {
    ArenaMark mark = arena_save(&p->scratch);
    const char *start = p->tok.start;
    if (!parse_item(p, block)) {
      if (!p->options->recover)
        return false;
      skip_line(p);
    } else if (p->tok.start == start) { // a stray closing brace
      skip_line(p);
    }
    arena_restore(&p->scratch, mark);
  }
  return true;
}

static Op *make_module(Ctx *ctx, Pool *pool, Source *source) {
  Ident *name = ctx_ident(ctx, source->name);
  // A split chunk begins behind its marker, a file nowhere.
  uint32_t column = (uint32_t)source->head.size;
  uint32_t line = column ? source->first_line : 0;
  OpSpec spec = {
      .info = ctx_op_by_opcode(ctx, OP_builtin_module),
      .loc = ctx_loc(ctx, attr_loc_file(ctx, name, line, column + !!column)),
      .nregions = 1,
  };
  Op *module = op_create(ctx, pool, &spec);
  block_append(module->regions, block_create(pool, spec.loc));
  return module;
}

// The module that the file consists of, or the one around its operations.
static Op *unwrap(Pool *pool, Op *module) {
  Op *only = module->regions->first->first;
  if (!only || only->next || !op_is(only, OP_builtin_module))
    return module;
  op_unlink(only);
  op_erase(pool, module);
  return only;
}

static bool parse_all(Parser *p, Op *module) {
  p->tok = lex_token(p);
  bool parsed = parse_items(p, module->regions->first);
  if (!parsed || !check_bodies(p))
    return false;
  modernize_calls(p, module);
  modernize_metadata(p, module);
  bool finished = ssa_finish(p);
  if (!p->options->recover && !finished)
    return false;
  return resolve_deferred_locs(p, module) && finished && !p->nfailures;
}

static Op *read_module(Parser *p, Source *source) {
  Ctx *ctx = p->ctx;
  unsigned errors = ctx->diags.nerrors;
  Op *module = make_module(ctx, p->pool, source);
  bool parsed = parse_all(p, module) && ctx->diags.nerrors == errors;
  bool verifies = !p->options->no_verify;
  if (!parsed && p->damage && verifies) {
    p->damage->incomplete = true;
    verify_rest(ctx, module, p->damage);
  }
  arena_release(&p->aliases->arena);
  parser_release(p); // its memory may serve the verifier
  if (!parsed || !verifies)
    return parsed ? module : NULL;
  bool right =
      p->damage ? verify_rest(ctx, module, p->damage) : verify(ctx, module);
  return right ? module : NULL;
}

Op *parse_source(Ctx *ctx, Pool *pool, Source *source,
                 const ParseOptions *options) {
  Parser p;
  Aliases aliases = {0};
  Damage damage = {0};
  if (!source_check_kind(ctx, source, SOURCE_MLIR))
    return NULL;
  frontend_prepare(ctx);
  parser_init(&p, ctx, pool, options, source);
  p.aliases = &aliases;
  if (options->recover) {
    p.damage = &damage;
    diag_hold(&ctx->diags);
  }
  Op *module = read_module(&p, source);
  if (options->recover)
    diag_show(&ctx->diags);
  arena_release(&damage.arena);
  return module ? unwrap(pool, module) : NULL;
}

// Single types and attributes

typedef struct Snippet {
  Parser parser;
  Aliases aliases;
  ParseOptions options;
} Snippet;

static bool open_snippet(Snippet *s, Ctx *ctx, const char *name, Str text) {
  frontend_prepare(ctx);
  memset(s, 0, sizeof *s);
  s->options.allow_unregistered = ctx->options.allow_unregistered_dialects;
  Str copy = arena_str(&ctx->sources.arena, text);
  Source *source = source_from_text(&ctx->sources, str_from(name), copy);
  if (!source)
    return false;
  parser_init(&s->parser, ctx, NULL, &s->options, source);
  s->parser.aliases = &s->aliases;
  s->parser.tok = lex_token(&s->parser);
  return true;
}

static bool close_snippet(Snippet *s, bool parsed) {
  Parser *p = &s->parser;
  if (parsed && !tok_is(p, TK_EOF))
    parsed = error_here(p, "found trailing characters");
  parser_release(p);
  arena_release(&s->aliases.arena);
  return parsed;
}

Attr *parse_attr_text(Ctx *ctx, const char *name, Str text) {
  Snippet s;
  if (!open_snippet(&s, ctx, name, text))
    return NULL;
  Attr *attr = parse_attr(&s.parser, NULL);
  return close_snippet(&s, attr) ? attr : NULL;
}
