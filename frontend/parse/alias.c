// Aliases: `#name = attribute`, `!name = type`, and their uses.
//
// An alias is defined before its use, with one exception: within the definition
// of a type alias, a type alias may be used that is defined later. Mutually
// recursive structs are written so:
//
//     !a = !llvm.struct<"a", (ptr<!b>)>
//     !b = !llvm.struct<"b", (ptr<!a>)>
//
// The definition is looked up in a table of all definitions of the file, made
// at the first such use. If it is an identified struct, its name is all that is
// needed: the struct is made without a body and gets it when the definition is
// reached. Anything else is read ahead of its turn. So alias names are only
// text, and chains of structs take no stack.
//
// A bodiless `!llvm.struct<"a">` in a definition is a forward declaration; the
// same alias may be defined again with the body. What is still without one when
// the first operation comes is an error.

#include "frontend/frontend_int.h"

static bool strict(const Parser *p) {
  return p->options->vintage == VINTAGE_MLIR22;
}

static Alias *new_alias(Parser *p, PtrMap *map, Ident *name) {
  Aliases *aliases = p->aliases;
  Alias *alias = arena_new(&aliases->arena, Alias);
  alias->order = aliases->count++;
  ptrmap_set(map, &aliases->arena, name, alias);
  forget_dicts(p);
  return alias;
}

// Where definitions are

static bool is_name_char(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
         (c >= '0' && c <= '9') || c == '_' || c == '$' || c == '.' || c == '-';
}

static const char *skip_blanks(const char *at) {
  while (*at == ' ' || *at == '\t')
    at++;
  return at;
}

// Notes `!name =` at the beginning of a line.
static void note_definition(Parser *p, const char *line) {
  const char *name = skip_blanks(line);
  if (*name++ != '!')
    return;
  const char *end = name;
  while (is_name_char(*end))
    end++;
  const char *equal = skip_blanks(end);
  if (*equal != '=' || end == name)
    return;
  Ident *ident = ctx_ident(p->ctx, (Str){name, (size_t)(end - name)});
  Aliases *aliases = p->aliases;
  void **entry = ptrmap_at(&aliases->definitions, &aliases->arena, ident);
  if (!*entry)
    *entry = (void *)(uintptr_t)(equal + 1);
}

static void find_definitions(Parser *p) {
  if (p->aliases->has_definitions)
    return;
  p->aliases->has_definitions = true;
  for (const char *line = p->begin; line && line < p->end;) {
    note_definition(p, line);
    line = memchr(line, '\n', (size_t)(p->end - line));
    line = line ? line + 1 : NULL;
  }
}

// Uses

static void add_bodiless(Parser *p, Type *type, const char *at) {
  if (!type_struct_has_body(type))
    vec_push(&p->tables, &p->bodiless, ((Bodiless){type, at}));
}

bool may_lack_body(const Parser *p) {
  return p->in_type_alias && !strict(p);
}

Type *bodiless_struct(Parser *p, Ident *name, const char *at) {
  Type *type = type_llvm_struct_named(p->ctx, name);
  add_bodiless(p, type, at);
  return type;
}

// The identified struct that a definition begins with, by its tokens.
static Ident *defined_struct(Parser *p) {
  if (!tok_is(p, TK_EXCLAM_ID) ||
      !str_eq(token_str(p->tok), STR("!llvm.struct")))
    return NULL;
  advance(p);
  if (!consume_if(p, TK_LESS) || !tok_is(p, TK_STRING))
    return NULL;
  return ctx_ident(p->ctx, token_string(p, p->tok));
}

static Type *read_ahead(Parser *p, Ident *name, const char *definition) {
  void **busy = ptrmap_at(&p->aliases->busy, &p->aliases->arena, name);
  if (*busy)
    return NULL; // it is part of itself
  if (!enter(p))
    return NULL;
  *busy = name;
  parser_reset(p, definition);
  Type *type = parse_type(p);
  leave(p);
  *ptrmap_at(&p->aliases->busy, &p->aliases->arena, name) = NULL;
  if (type)
    new_alias(p, &p->aliases->types, name)->as.type = type;
  return type;
}

static Type *parse_forward_use(Parser *p, Ident *name, const char *at) {
  find_definitions(p);
  const char *definition = ptrmap_get(&p->aliases->definitions, name);
  const char *behind = p->tok.start, *last_end = p->last_end;
  if (!definition)
    return NULL;
  parser_reset(p, definition);
  if (tok_is_keyword(p, "type"))
    advance(p);
  definition = p->tok.start;
  Ident *struct_name = defined_struct(p);
  Type *type = struct_name ? bodiless_struct(p, struct_name, at)
                           : read_ahead(p, name, definition);
  parser_reset(p, behind);
  p->last_end = last_end;
  return type;
}

static const Alias *find_alias(Parser *p, const PtrMap *map, Ident *name) {
  const Alias *alias = ptrmap_get(map, name);
  return alias && alias->order < p->alias_order ? alias : NULL;
}

Type *use_type_alias(Parser *p, Ident *name, const char *at) {
  const Alias *alias = find_alias(p, &p->aliases->types, name);
  if (alias)
    return alias->as.type;
  unsigned errors = p->ctx->diags.nerrors;
  if (may_lack_body(p)) {
    Type *type = parse_forward_use(p, name, at);
    if (type || p->ctx->diags.nerrors != errors)
      return type;
  }
  error_token(p, "undefined symbol alias id '%s'", name->data);
  hint_alias(p, '!', &p->aliases->types, ident_str(name));
  return NULL;
}

Type *find_dotted_alias(Parser *p, Str name) {
  if (!p->aliases->has_dotted)
    return NULL;
  const Alias *alias =
      find_alias(p, &p->aliases->types, ctx_ident(p->ctx, name));
  return alias ? alias->as.type : NULL;
}

Attr *use_attr_alias(Parser *p, Ident *name) {
  const Alias *alias = find_alias(p, &p->aliases->attrs, name);
  if (alias)
    return alias->as.attr;
  error_token(p, "undefined symbol alias id '%s'", name->data);
  hint_alias(p, '#', &p->aliases->attrs, ident_str(name));
  return NULL;
}

// Definitions

static bool redefinition(Parser *p, const char *at, const char *kind,
                         const Ident *name) {
  return error_at(p, at, "redefinition of %s alias id '%s'", kind, name->data);
}

// A name with a dot is a dialect's, unless that dialect has no such type.
static bool check_dots(Parser *p, const char *kind, bool may_dot) {
  Str text = {p->tok.start + 1, p->tok.size - 1};
  if (!memchr(text.data, '.', text.size))
    return true;
  if (may_dot && !is_dialect_type(p, text) &&
      take_old(p, OLD_DOTTED_ALIAS, p->tok.start))
    return p->aliases->has_dotted = true;
  return error_here(p,
                    "%s names with a '.' are reserved for dialect-defined "
                    "names",
                    kind);
}

// `#name =` or `!name =`, at the name.
static bool parse_alias_name(Parser *p, const char *kind, bool may_dot) {
  if (!check_dots(p, kind, may_dot))
    return false;
  advance(p);
  return consume_if(p, TK_EQUAL) ||
         error_token(p, "expected '=' in %s alias definition", kind);
}

static Ident *alias_ident(Parser *p) {
  return ctx_ident(p->ctx, (Str){p->tok.start + 1, p->tok.size - 1});
}

bool parse_attr_alias(Parser *p) {
  Ident *name = alias_ident(p);
  if (ptrmap_get(&p->aliases->attrs, name))
    return redefinition(p, p->tok.start, "attribute", name);
  if (!parse_alias_name(p, "attribute", false))
    return false;
  Attr *attr = parse_attr(p, NULL);
  if (!attr)
    return false;
  new_alias(p, &p->aliases->attrs, name)->as.attr = attr;
  return true;
}

static bool is_bodiless(const Type *type) {
  return type->kind == TY_LLVM_STRUCT && type->as.structure.name &&
         !type_struct_has_body(type);
}

bool parse_type_alias(Parser *p) {
  const char *at = p->tok.start;
  Ident *name = alias_ident(p);
  Alias *known = ptrmap_get(&p->aliases->types, name);
  if (known && known->defined_at && !known->bodiless)
    return redefinition(p, at, "type", name);
  if (!parse_alias_name(p, "type", true))
    return false;
  if (tok_is_keyword(p, "type") && take_old(p, OLD_ALIAS_TYPE, p->tok.start))
    advance(p);
  p->in_type_alias = true;
  Type *type = parse_type(p);
  p->in_type_alias = false;
  if (!type || !check_nesting(p, at, type->depth))
    return false;
  if (known && known->as.type != type)
    return redefinition(p, at, "type", name);
  if (!known)
    known = new_alias(p, &p->aliases->types, name);
  known->as.type = type;
  known->defined_at = at;
  known->bodiless = is_bodiless(type);
  return true;
}

bool check_bodies(Parser *p) {
  bool complete = true;
  for (size_t i = 0; i < p->bodiless.size; i++)
    if (!type_struct_has_body(p->bodiless.data[i].type))
      complete = error_at(p, p->bodiless.data[i].at,
                          "struct without a body only allowed in a recursive "
                          "struct");
  p->bodiless.size = 0;
  return complete;
}
