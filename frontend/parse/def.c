// Types and attributes that a dialect's table defines, read by their ODS format
// (the language of print_def.c), or by a hook where the format is NULL or says
// custom<...>.
//
// A parameter reads by its kind: an integer, an enum's word, a string, a type,
// an attribute, a list of these. `struct(params)` is `name = value` in any
// order. Behind the message about the token itself stands, as in MLIR, which
// parameter of which C++ class failed.

#include "frontend/frontend_int.h"

#include "ir/dialects/dialects.h"

typedef struct Def {
  Parser *p;
  const DefInfo *info;
  Attr **params;
  const char *at; // in the format
} Def;

// The format's text

static bool is_word_char(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' ||
         (c >= '0' && c <= '9');
}

static void skip_blanks(Def *d) {
  while (*d->at == ' ' || *d->at == '\n')
    d->at++;
}

static bool accept(Def *d, char c) {
  skip_blanks(d);
  if (*d->at != c)
    return false;
  d->at++;
  return true;
}

static Str read_word(Def *d) {
  skip_blanks(d);
  const char *start = d->at;
  while (is_word_char(*d->at))
    d->at++;
  return (Str){start, (size_t)(d->at - start)};
}

static int find_param(const DefInfo *info, Str name) {
  for (int i = 0; i < info->nparams; i++)
    if (str_is(name, info->params[i].name))
      return i;
  return -1;
}

static uint32_t read_param(Def *d) {
  accept(d, '$');
  Str name = read_word(d);
  int i = find_param(d->info, name);
  if (i < 0)
    bug("%s has no parameter '" STR_FMT "'", d->info->name, STR_ARG(name));
  return (uint32_t)i;
}

// Values

static bool expected_case(Parser *p, const char *at, const EnumInfo *info,
                          Str got) {
  Buf names = {0};
  for (const EnumCase *c = info->cases; c->name; c++) {
    const char *comma = c == info->cases ? "" : ", ";
    // What is no keyword MLIR writes twice.
    if (strchr(c->name, '-'))
      buf_printf(&names, "%s\"%s\"%s", comma, c->name, c->name);
    else
      buf_printf(&names, "%s%s", comma, c->name);
  }
  if (info->summary)
    error_asm(p, at, "expected one of [%s] for %s, got: " STR_FMT,
              buf_cstr(&names), info->summary, STR_ARG(got));
  else
    error_asm(p, at, "expected %s to be one of: %s", info->name,
              buf_cstr(&names));
  buf_release(&names);
  return false;
}

// Of a quoted enum, one string may name several cases.
static bool parse_quoted_cases(const EnumInfo *info, Str text, int64_t *value) {
  *value = 0;
  while (text.size) {
    const char *bar = memchr(text.data, '|', text.size);
    size_t size = bar ? (size_t)(bar - text.data) : text.size;
    int64_t bit;
    if (!enum_parse(info, (Str){text.data, size}, &bit))
      return false;
    *value |= bit;
    size += bar != NULL;
    text = (Str){text.data + size, text.size - size};
  }
  return true;
}

// Of an enum of bits, `at` is where the first of them stands.
static bool parse_one_case(Parser *p, const EnumInfo *info, const char *at,
                           int64_t *value) {
  const char *here = p->tok.start;
  Str word = optional_keyword_or_string(p);
  if (!word.data && info->summary)
    return error_asm(p, here, "expected keyword for %s", info->summary);
  if (!word.data)
    return error_asm(p, here, "expected valid keyword or string");
  if (enum_parse(info, word, value) || old_case(p, here, info, word, value))
    return true;
  return (info->quoted && parse_quoted_cases(info, word, value)) ||
         expected_case(p, at, info, word);
}

// DW_TAG_member
static Attr *parse_dwarf(Parser *p, const EnumInfo *info) {
  const char *at = p->tok.start;
  Str word;
  int64_t value;
  if (!optional_word(p, &word))
    return error_asm(p, at, "expected valid keyword"), NULL;
  // No name but that of a tag stands for zero.
  if (!enum_parse(info, word, &value))
    return error_asm(p, at, "invalid debug info %s name: " STR_FMT,
                     info->summary, STR_ARG(word)),
           NULL;
  return attr_int(p->ctx, type_int(p->ctx, info->width), value);
}

static Attr *parse_enum(Parser *p, const EnumInfo *info) {
  int64_t value, bits = 0;
  const char *first = p->tok.start;
  if (info->is_dwarf)
    return parse_dwarf(p, info);
  TokenKind separator =
      info->separator && *info->separator == '|' ? TK_VBAR : TK_COMMA;
  do {
    if (!parse_one_case(p, info, info->is_bits ? first : p->tok.start, &value))
      return NULL;
    bits |= value;
  } while (info->is_bits && consume_if(p, separator));
  return attr_int(p->ctx, type_int(p->ctx, info->width), bits);
}

static Attr *parse_int_param(Parser *p, ParamKind kind) {
  Type *type = kind == PARAM_BOOL ? p->ctx->i1 : param_int_type(p->ctx, kind);
  int64_t value;
  return parse_param_int(p, kind, &value) ? attr_int(p->ctx, type, value)
                                          : NULL;
}

static Attr *parse_string_param(Parser *p) {
  if (!tok_is(p, TK_STRING))
    return error_token(p, "expected string"), NULL;
  Attr *attr = attr_string(p->ctx, token_string(p, p->tok));
  advance(p);
  return attr;
}

static Attr *parse_def_param(Parser *p, const char *name) {
  const char *at = p->tok.start;
  const DefInfo *info = ctx_def_info(p->ctx, str_from(name), false);
  if (!info || tok_is(p, TK_HASH_ID)) {
    Attr *attr = parse_attr(p, NULL);
    if (attr && info &&
        !(attr->kind == AT_DIALECT && attr->as.def.info == info))
      return error_asm(p, at, "invalid kind of attribute specified"), NULL;
    return attr;
  }
  return parse_def_attr(p, info, NULL);
}

static Attr *parse_attr_param(Parser *p, const ParamInfo *info) {
  const char *at = p->tok.start;
  Attr *attr = parse_attr(p, NULL);
  if (attr && info->fits && !info->fits(attr))
    return error_asm(p, at, "invalid kind of attribute specified"), NULL;
  return attr;
}

// Parses a parameter that is no list, by its kind.
static Attr *parse_single(Parser *p, const ParamInfo *info, ParamKind kind) {
  switch (kind) {
  case PARAM_TYPE: {
    const char *at = p->tok.start;
    Type *type = parse_type(p);
    Attr *attr = type ? attr_type(p->ctx, type) : NULL;
    if (attr && info->fits && !info->fits(attr))
      return error_at(p, at, "invalid kind of type specified"), NULL;
    return attr;
  }
  case PARAM_INT:
  case PARAM_U32:
  case PARAM_U64:
  case PARAM_BOOL: return parse_int_param(p, kind);
  case PARAM_STRING: return parse_string_param(p);
  case PARAM_ENUM: return parse_enum(p, info->enum_info);
  default:
    return info->def ? parse_def_param(p, info->def)
                     : parse_attr_param(p, info);
  }
}

// `name =`: a comma has ended a list without brackets in a struct, as mlir-opt
// prints it (and cannot read it).
static bool at_next_field(const Parser *p) {
  const char *next = p->tok.start + p->tok.size;
  if (!tok_is_word(p))
    return false;
  while (*next == ' ')
    next++;
  return *next == '=';
}

// Parses a list, in brackets or to the end of the parameters.
static Attr *parse_list_param(Parser *p, const ParamInfo *info) {
  Attrs items = {0};
  TokenKind open = TK_LSQUARE, close = TK_RSQUARE;
  bool bracketed = info->brackets;
  if (bracketed) {
    bool brace = info->brackets[0] == '{', paren = info->brackets[0] == '(';
    open = brace ? TK_LBRACE : paren ? TK_LPAREN : TK_LSQUARE;
    close = brace ? TK_RBRACE : paren ? TK_RPAREN : TK_RSQUARE;
    if (!parse_punct(p, open))
      return NULL;
    if (consume_if(p, close))
      return attr_array(p->ctx, NULL, 0);
  }
  do {
    Attr *item = parse_single(p, info, info->element);
    if (!item)
      return NULL;
    vec_push(&p->scratch, &items, item);
  } while (consume_if(p, TK_COMMA) && !at_next_field(p));
  if (bracketed && !parse_punct(p, close))
    return NULL;
  return attr_array(p->ctx, items.data, (uint32_t)items.size);
}

static bool parse_param(Def *d, uint32_t i) {
  const ParamInfo *info = &d->info->params[i];
  d->params[i] = info->kind == PARAM_LIST
                     ? parse_list_param(d->p, info)
                     : parse_single(d->p, info, info->kind);
  if (!d->params[i] && info->cpp && d->info->cpp)
    error_asm(d->p, d->p->tok.start,
              "failed to parse %s parameter '%s' which is to be a `%s`",
              d->info->cpp, info->name, info->cpp);
  return d->params[i];
}

// May a value of that parameter begin here? Optional ones ask.
static bool tok_starts_param(Parser *p, const ParamInfo *info) {
  ParamKind kind = info->kind == PARAM_LIST ? info->element : info->kind;
  int64_t value;
  if (info->kind == PARAM_LIST && info->brackets)
    return tok_is(p, TK_LSQUARE) || tok_is(p, TK_LBRACE) ||
           tok_is(p, TK_LPAREN);
  switch (kind) {
  case PARAM_TYPE: return tok_starts_type(p);
  case PARAM_INT:
  case PARAM_U32:
  case PARAM_U64:
  case PARAM_BOOL:
    return tok_is(p, TK_INTEGER) || tok_is(p, TK_MINUS) ||
           tok_is_keyword(p, "true") || tok_is_keyword(p, "false");
  case PARAM_STRING: return tok_is(p, TK_STRING);
  case PARAM_ENUM:
    return tok_is_word(p) &&
           enum_parse(info->enum_info, token_str(p->tok), &value);
  default: return tok_starts_optional_attr(p) || tok_is(p, TK_LESS);
  }
}

static bool is_optional(const ParamInfo *info) {
  return info->optional || info->default_text || info->zero_default;
}

// struct(...): `name = value`, ...

static bool check_missing(Def *d, const bool *wanted, const char *at) {
  for (uint32_t i = 0; i < d->info->nparams; i++) {
    const ParamInfo *info = &d->info->params[i];
    bool needed = wanted[i] && !is_optional(info);
    if (needed && !d->params[i])
      return error_asm(d->p, at, "struct is missing required parameter: %s",
                       info->name);
  }
  return true;
}

// One `name = value`; `*list`: the value is a list without brackets.
static bool parse_field(Def *d, const bool *wanted, bool *list) {
  Parser *p = d->p;
  Str word;
  if (!optional_word(p, &word)) {
    error_asm(p, p->tok.start, "expected valid keyword");
    return error_asm(p, p->tok.start, "expected a parameter name in struct");
  }
  if (!parse_punct(p, TK_EQUAL))
    return false;
  int i = find_param(d->info, word);
  if (i < 0 || !wanted[i] || d->params[i])
    return error_asm(p, p->tok.start,
                     "duplicate or unknown struct parameter name: " STR_FMT,
                     STR_ARG(word));
  *list = d->info->params[i].kind == PARAM_LIST && !d->info->params[i].brackets;
  return parse_param(d, (uint32_t)i);
}

// Without optional parameters the number of fields is known: commas are asked
// for, and what stands behind the last is not looked at.
static bool parse_all_fields(Def *d, const bool *wanted, uint32_t count) {
  bool list = false;
  for (uint32_t i = 0; i < count; i++) {
    bool separated =
        !i || (list && at_next_field(d->p)) || parse_punct(d->p, TK_COMMA);
    if (!separated || !parse_field(d, wanted, &list))
      return false;
  }
  return true;
}

static bool parse_struct(Def *d, const bool *wanted) {
  Parser *p = d->p;
  uint32_t count = 0, needed = 0;
  for (uint32_t i = 0; i < d->info->nparams; i++) {
    count += wanted[i];
    needed += wanted[i] && !is_optional(&d->info->params[i]);
  }
  if (needed == count)
    return parse_all_fields(d, wanted, count);
  if (!needed && !tok_is_word(p))
    return true;
  bool list = false;
  do {
    if (!parse_field(d, wanted, &list))
      return false;
  } while (consume_if(p, TK_COMMA) || (list && at_next_field(p)));
  return check_missing(d, wanted, p->tok.start);
}

// params: all of them, separated by commas
static bool parse_params(Def *d) {
  for (uint32_t i = 0; i < d->info->nparams; i++) {
    const ParamInfo *info = &d->info->params[i];
    if (is_optional(info)) {
      if (i ? !tok_is(d->p, TK_COMMA) : !tok_starts_param(d->p, info))
        continue;
    }
    if (i && !parse_punct(d->p, TK_COMMA))
      return false;
    if (!parse_param(d, i))
      return false;
  }
  return true;
}

// Elements

typedef enum Mode { READ, SKIP } Mode;

static bool run_elements(Def *d, Mode mode);

static bool expect_literal(Parser *p, Str text) {
  for (int kind = TK_ARROW; kind <= TK_VBAR; kind++)
    if (str_is(text, token_spelling((TokenKind)kind)))
      return parse_punct(p, (TokenKind)kind);
  char word[32];
  snprintf(word, sizeof word, STR_FMT, STR_ARG(text));
  return parse_keyword(p, word);
}

static bool tok_is_text(const Parser *p, Str text) {
  return str_eq(token_str(p->tok), text);
}

static Str read_literal(Def *d) {
  const char *start = d->at, *end = strchr(start, '`');
  d->at = end + 1;
  return (Str){start, (size_t)(end - start)};
}

static bool run_literal(Def *d, Mode mode) {
  Str text = read_literal(d);
  bool blank = !text.size || text.data[0] == ' ' || text.data[0] == '\\';
  return mode == SKIP || blank || expect_literal(d->p, text);
}

static bool run_struct(Def *d, Mode mode) {
  bool wanted[64] = {false};
  accept(d, '(');
  skip_blanks(d);
  if (*d->at == 'p') {
    read_word(d);
    memset(wanted, true, sizeof wanted);
  } else {
    do
      wanted[read_param(d)] = true;
    while (accept(d, ','));
  }
  accept(d, ')');
  return mode == SKIP || parse_struct(d, wanted);
}

// custom<Name>(...): the definition's hook.
static bool run_custom(Def *d, Mode mode) {
  d->at = strchr(d->at, '(');
  int depth = 0;
  do {
    depth += *d->at == '(';
    depth -= *d->at == ')';
    d->at++;
  } while (depth);
  if (mode == SKIP)
    return true;
  DefHook *hook = def_hook(d->p->ctx, d->info);
  if (!hook)
    bug("%s has no hook to read its format", d->info->name);
  return hook(d->p, d->params);
}

static bool run_word(Def *d, Mode mode) {
  Str word = read_word(d);
  if (str_is(word, "params"))
    return mode == SKIP || parse_params(d);
  if (str_is(word, "struct"))
    return run_struct(d, mode);
  if (str_is(word, "custom"))
    return run_custom(d, mode);
  if (!str_is(word, "qualified"))
    bug("%s: unknown directive '" STR_FMT "'", d->info->name, STR_ARG(word));
  accept(d, '(');
  uint32_t i = read_param(d);
  accept(d, ')');
  return mode == SKIP || parse_param(d, i);
}

// Whether what a group begins with is there.
static bool group_is_present(Def look) {
  Parser *p = look.p;
  while (accept(&look, '`')) {
    Str text = read_literal(&look);
    if (text.size && text.data[0] != ' ')
      return tok_is_text(p, text);
  }
  if (accept(&look, '$'))
    return tok_starts_param(p, &look.info->params[read_param(&look)]);
  Str word = read_word(&look);
  if (str_is(word, "struct"))
    return tok_is_word(p);
  if (str_is(word, "params"))
    return tok_starts_param(p, &look.info->params[0]);
  return !tok_is(p, TK_GREATER);
}

// (then)? or (then) : (otherwise)?
static bool run_group(Def *d, Mode mode) {
  bool present = mode == READ && group_is_present(*d);
  if (!run_elements(d, present ? READ : SKIP))
    return false;
  if (accept(d, ':')) {
    accept(d, '(');
    if (!run_elements(d, mode == READ && !present ? READ : SKIP))
      return false;
  }
  accept(d, '?');
  return true;
}

static bool run_element(Def *d, Mode mode) {
  if (accept(d, '`'))
    return run_literal(d, mode);
  if (accept(d, '('))
    return run_group(d, mode);
  if (*d->at != '$')
    return run_word(d, mode);
  uint32_t i = read_param(d);
  return mode == SKIP || parse_param(d, i);
}

// Up to the end, or past the parenthesis that closes a group.
static bool run_elements(Def *d, Mode mode) {
  for (skip_blanks(d); *d->at; skip_blanks(d)) {
    if (accept(d, ')'))
      return true;
    if (!run_element(d, mode))
      return false;
    accept(d, '^');
  }
  return true;
}

static bool parse_body(Parser *p, const DefInfo *info, Attr **params) {
  Def d = {p, info, params, info->format};
  const char *at = p->tok.start;
  if (!info->format) {
    DefHook *hook = def_hook(p->ctx, info);
    if (hook && !hook(p, params))
      return false;
  } else if (!run_elements(&d, READ)) {
    return false;
  }
  return !info->verify || info->verify(p->ctx, parser_loc(p, at), params);
}

Attr *parse_def_attr(Parser *p, const DefInfo *info, Type *type) {
  (void)type;
  Attr **params =
      arena_zero(&p->scratch, sizeof(Attr *) * (info->nparams + 1u), 8);
  if (!enter(p))
    return NULL;
  bool parsed = parse_body(p, info, params);
  leave(p);
  return parsed ? attr_dialect(p->ctx, info, params) : NULL;
}

Type *parse_def_type(Parser *p, const DefInfo *info) {
  Attr **params =
      arena_zero(&p->scratch, sizeof(Attr *) * (info->nparams + 1u), 8);
  if (!enter(p))
    return NULL;
  bool parsed = parse_body(p, info, params);
  leave(p);
  return parsed ? type_dialect(p->ctx, info, params) : NULL;
}

// Does the stripped form of that definition begin here?
bool tok_starts_def(Parser *p, const DefInfo *info) {
  if (tok_is(p, TK_HASH_ID))
    return true;
  if (!info->format)
    return tok_is(p, TK_LESS);
  Def look = {p, info, NULL, info->format};
  return group_is_present(look);
}

// `!dialect.mnemonic` and `#dialect.mnemonic`: at the mnemonic.

// Parses the name of a type or attribute of a dialect; NULL: reported.
static const DefInfo *parse_mnemonic(Parser *p, Str dialect, bool is_type) {
  const char *at = p->tok.start;
  bool any = false;
  const Dialect *known = ctx_dialect(p->ctx, dialect);
  for (const DefInfo *const *def = known->defs; def && *def; def++)
    any |= (*def)->is_type == is_type;
  if (!any) {
    error_asm(p, at, "dialect '" STR_FMT "' provides no %s parsing hook",
              STR_ARG(dialect), is_type ? "type" : "attribute");
    return NULL;
  }
  Str word;
  if (!optional_word(p, &word))
    return error_asm(p, at, "expected valid keyword"), NULL;
  Str name = arena_format(&p->scratch, STR_FMT "." STR_FMT, STR_ARG(dialect),
                          STR_ARG(word));
  const DefInfo *info = ctx_def_info(p->ctx, name, is_type);
  if (!info)
    error_asm(p, at, "unknown %s `" STR_FMT "` in dialect `" STR_FMT "`",
              is_type ? " type" : "attribute", STR_ARG(word), STR_ARG(dialect));
  return info;
}

bool is_dialect_type(Parser *p, Str name) {
  Str llvm = STR("llvm.");
  if (str_starts_with(name, "llvm."))
    return is_llvm_keyword((Str){name.data + llvm.size, name.size - llvm.size});
  return ctx_def_info(p->ctx, name, true);
}

Type *parse_dialect_type(Parser *p, Str dialect) {
  if (str_is(dialect, "llvm"))
    return parse_llvm_type(p);
  const DefInfo *info = parse_mnemonic(p, dialect, true);
  return info ? parse_def_type(p, info) : NULL;
}

Attr *parse_dialect_attr(Parser *p, Str dialect, Type *type) {
  if (tok_is_keyword(p, "loopopts") && str_is(dialect, "llvm") &&
      take_old(p, OLD_LOOP_OPTIONS, p->tok.start))
    return parse_old_loop_options(p);
  const DefInfo *info = parse_mnemonic(p, dialect, false);
  return info ? parse_def_attr(p, info, type) : NULL;
}
