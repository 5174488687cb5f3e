// Types and attributes of dialects that MLIR has and mlcc has not
// (foreign.def).
//
// What stands between the brackets is text, as of an unregistered dialect, but
// the dialect that reads it in mlir-opt prints it in its own way. So the text
// is kept as it would be printed: blanks are put in order, strings are escaped
// alike, and an alias becomes what it stands for, since it has no meaning
// elsewhere:
//
//   #vce = #spirv.vce<v1.0, [Shader], []>
//   #spirv.target_env< #vce,#spirv.resource_limits<> >
//
//   #spirv.target_env<#spirv.vce<v1.0, [Shader], []>, #spirv.resource_limits<>>

#include "frontend/frontend_int.h"

static bool is_blank(char c) {
  return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

static bool is_name_char(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
         (c >= '0' && c <= '9') || c == '_' || c == '$' || c == '.' || c == '-';
}

// A word of a list with blanks in between.
static bool lists(const char *list, Str word) {
  for (const char *at = list; *at;) {
    size_t size = strcspn(at, " ");
    if (str_eq(word, (Str){at, size}))
      return true;
    at += size;
    at += *at == ' ';
  }
  return false;
}

// The text

typedef struct Text {
  Parser *p;
  const char *at, *end;
  Buf out;
} Text;

// Blanks and comments; whether there were any.
static bool skip_blanks(Text *t) {
  const char *start = t->at;
  while (t->at < t->end) {
    if (is_blank(*t->at)) {
      t->at++;
    } else if (*t->at == '/' && t->at + 1 < t->end && t->at[1] == '/') {
      const char *line = memchr(t->at, '\n', (size_t)(t->end - t->at));
      t->at = line ? line : t->end;
    } else {
      break;
    }
  }
  return t->at > start;
}

static char last_char(const Text *t) {
  return t->out.size ? t->out.data[t->out.size - 1] : '<';
}

// Of `<` and `>`, not those of `->`, `<=` and `>=`.
static bool opens(const Text *t) {
  char c = last_char(t);
  return c == '(' || c == '[' || c == '<';
}

static bool closes(const Text *t) {
  char next = t->at + 1 < t->end ? t->at[1] : '\0';
  return *t->at == ')' || *t->at == ']' || *t->at == ',' ||
         (*t->at == '>' && next != '=');
}

static bool read_string(Text *t) {
  Parser *p = t->p;
  parser_reset(p, t->at);
  if (!tok_is(p, TK_STRING))
    return false;
  t->at = p->tok.start + p->tok.size;
  buf_char(&t->out, '"');
  string_print_escaped(&t->out, token_string(p, p->tok));
  buf_char(&t->out, '"');
  return true;
}

// `#name` and `!name` of an alias; a dialect's symbol is text like any other.
static bool read_name(Text *t) {
  const char *start = t->at++;
  while (t->at < t->end && is_name_char(*t->at))
    t->at++;
  Str name = {start + 1, (size_t)(t->at - start) - 1};
  bool is_symbol = !name.size || (t->at < t->end && *t->at == '<') ||
                   memchr(name.data, '.', name.size);
  if (is_symbol) {
    buf_bytes(&t->out, start, (size_t)(t->at - start));
    return true;
  }
  Ident *ident = ctx_ident(t->p->ctx, name);
  if (*start == '!') {
    Type *type = use_type_alias(t->p, ident, start);
    if (type)
      type_print(&t->out, t->p->ctx, type, NULL);
    return type;
  }
  Attr *attr = use_attr_alias(t->p, ident);
  if (attr)
    attr_print(&t->out, t->p->ctx, attr, NULL);
  return attr;
}

static bool read_piece(Text *t) {
  bool blank = skip_blanks(t);
  if (t->at == t->end)
    return true;
  char last = last_char(t);
  if ((blank || last == ',') && !opens(t) && !closes(t))
    buf_char(&t->out, ' ');
  if (*t->at == '"')
    return read_string(t);
  if (*t->at == '#' || *t->at == '!')
    return read_name(t);
  buf_char(&t->out, *t->at++);
  return true;
}

static bool read_text(Parser *p, Str in, Str *out) {
  Text t = {.p = p, .at = in.data, .end = in.data + in.size};
  const char *behind = p->tok.start, *last_end = p->last_end;
  bool ok = true;
  while (ok && t.at < t.end)
    ok = read_piece(&t);
  if (ok)
    *out = arena_str(&p->scratch, (Str){t.out.data, t.out.size});
  buf_release(&t.out);
  parser_reset(p, behind);
  p->last_end = last_end;
  return ok;
}

// `enum case` of `#acc<enum case>`, `target_env` of `#spirv.target_env<...>`
static bool check_mnemonic(Parser *p, const ForeignDialect *dialect, Str data,
                           bool is_type) {
  const char *known = is_type ? dialect->types : dialect->attrs;
  Str word = data;
  for (word.size = 0; word.size < data.size; word.size++)
    if (!is_name_char(data.data[word.size]))
      break;
  if (!*known)
    return error_at(p, data.data, "dialect '%s' provides no %s parsing hook",
                    dialect->name, is_type ? "type" : "attribute");
  return lists(known, word) ||
         error_at(p, data.data, "unknown %s `" STR_FMT "` in dialect `%s`",
                  is_type ? " type" : "attribute", STR_ARG(word),
                  dialect->name);
}

Type *parse_foreign_type(Parser *p, const ForeignDialect *dialect, Str data) {
  Str text;
  if (!check_mnemonic(p, dialect, data, true) || !read_text(p, data, &text))
    return NULL;
  return type_opaque(p->ctx, ctx_ident(p->ctx, str_from(dialect->name)), text);
}

Attr *parse_foreign_attr(Parser *p, const ForeignDialect *dialect, Str data,
                         Type *type) {
  Str text;
  if (!check_mnemonic(p, dialect, data, false) || !read_text(p, data, &text))
    return NULL;
  return attr_opaque(p->ctx, ctx_ident(p->ctx, str_from(dialect->name)), text,
                     type);
}
