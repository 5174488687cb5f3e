// What every parser of this folder stands on: errors with MLIR's wording and
// places, tokens, lists and small numbers.

#include "frontend/frontend_int.h"

// Region operations, types and attributes nest; each level costs some stack.
enum { MAX_DEPTH = 1000 };

// Errors

static bool verror(Parser *p, const char *at, const char *fmt, va_list args) {
  if (p->tok.kind == TK_ERROR)
    return false; // the lexer has said why
  return diag_vreport(&p->ctx->diags, DIAG_ERROR, parser_loc(p, at), fmt, args);
}

// The end of the text is no place; the character before it is.
static const char *error_place(const Parser *p) {
  const char *at = p->tok.start;
  return p->tok.kind == TK_EOF && at > p->begin ? at - 1 : at;
}

bool error_at(Parser *p, const char *at, const char *fmt, ...) {
  va_list args;
  va_start(args, fmt);
  verror(p, at, fmt, args);
  va_end(args);
  return false;
}

bool error_here(Parser *p, const char *fmt, ...) {
  va_list args;
  va_start(args, fmt);
  verror(p, error_place(p), fmt, args);
  va_end(args);
  return false;
}

bool error_asm(Parser *p, const char *at, const char *fmt, ...) {
  Buf text = {0};
  va_list args;
  va_start(args, fmt);
  buf_vprintf(&text, fmt, args);
  va_end(args);
  if (p->op_name)
    error_at(p, at, "custom op '%s' %s", p->op_name, buf_cstr(&text));
  else
    error_at(p, at, "%s", buf_cstr(&text));
  buf_release(&text);
  return false;
}

static bool is_newline(char c) {
  return c == '\n' || c == '\r';
}

static const char *find_comment(const char *start, const char *end) {
  for (const char *at = start; at + 1 < end; at++)
    if (at[0] == '/' && at[1] == '/')
      return at;
  return NULL;
}

// What is missing is missing behind the token before: backs up over blank
// lines and comments when the current token is the first of its line.
static const char *end_of_previous(const Parser *p, const char *place) {
  const char *at = place;
  for (;;) {
    while (at > p->begin && (at[-1] == ' ' || at[-1] == '\t'))
      at--;
    if (at == p->begin)
      return place;
    if (!is_newline(at[-1]))
      return at;
    at--;
    const char *line = at;
    while (line > p->begin && !is_newline(line[-1]))
      line--;
    const char *comment = find_comment(line, at);
    if (comment)
      at = comment;
  }
}

bool error_token(Parser *p, const char *fmt, ...) {
  va_list args;
  va_start(args, fmt);
  verror(p, end_of_previous(p, error_place(p)), fmt, args);
  va_end(args);
  return false;
}

void note_at(Parser *p, const char *at, const char *fmt, ...) {
  if (p->tok.kind == TK_ERROR)
    return;
  va_list args;
  va_start(args, fmt);
  diag_vreport(&p->ctx->diags, DIAG_NOTE, parser_loc(p, at), fmt, args);
  va_end(args);
}

bool enter(Parser *p) {
  if (p->depth++ < MAX_DEPTH)
    return true;
  p->depth--;
  return error_here(p, "nesting is deeper than %d levels", MAX_DEPTH);
}

bool check_nesting(Parser *p, const char *at, uint32_t depth) {
  return depth <= MAX_DEPTH ||
         error_at(p, at, "nesting is deeper than %d levels", MAX_DEPTH);
}

// Tokens

void parser_reset(Parser *p, const char *at) {
  p->cur = at;
  p->tok = lex_token(p);
}

bool tok_is_keyword(const Parser *p, const char *keyword) {
  return tok_is_word(p) && str_is(token_str(p->tok), keyword);
}

bool parse_token(Parser *p, TokenKind kind, const char *message) {
  if (consume_if(p, kind))
    return true;
  error_token(p, "%s", message);
  if (kind == TK_COLON)
    hint_missing_type(p);
  return false;
}

const char *token_spelling(TokenKind kind) {
  static const char *const spellings[] = {
      [TK_ARROW] = "->",     [TK_COLON] = ":",        [TK_COMMA] = ",",
      [TK_ELLIPSIS] = "...", [TK_EQUAL] = "=",        [TK_LESS] = "<",
      [TK_GREATER] = ">",    [TK_LBRACE] = "{",       [TK_RBRACE] = "}",
      [TK_LPAREN] = "(",     [TK_RPAREN] = ")",       [TK_LSQUARE] = "[",
      [TK_RSQUARE] = "]",    [TK_MINUS] = "-",        [TK_PLUS] = "+",
      [TK_QUESTION] = "?",   [TK_STAR] = "*",         [TK_SLASH] = "/",
      [TK_VBAR] = "|",       [TK_META_BEGIN] = "{-#", [TK_META_END] = "#-}",
  };
  return spellings[kind];
}

bool parse_punct(Parser *p, TokenKind kind) {
  if (consume_if(p, kind))
    return true;
  error_token(p, "expected '%s'", token_spelling(kind));
  if (kind == TK_COLON)
    hint_missing_type(p);
  return false;
}

bool optional_keyword(Parser *p, const char *keyword) {
  if (!tok_is_keyword(p, keyword))
    return false;
  advance(p);
  return true;
}

static bool parse_keyword_ctx(Parser *p, const char *keyword,
                              const char *context) {
  if (optional_keyword(p, keyword))
    return true;
  return error_asm(p, p->tok.start, "expected '%s'%s", keyword, context);
}

bool parse_keyword(Parser *p, const char *keyword) {
  return parse_keyword_ctx(p, keyword, "");
}

bool optional_word(Parser *p, Str *word) {
  if (!tok_is_word(p))
    return false;
  *word = token_str(p->tok);
  advance(p);
  return true;
}

Str optional_keyword_or_string(Parser *p) {
  Str text = {0};
  if (tok_is_word(p))
    text = token_str(p->tok);
  else if (tok_is(p, TK_STRING))
    text = token_string(p, p->tok);
  else
    return text;
  advance(p);
  return text;
}

// Lists

static const struct {
  TokenKind open, close;
  bool optional;
} delimiters[] = {
    [DELIM_PAREN] = {TK_LPAREN, TK_RPAREN, false},
    [DELIM_SQUARE] = {TK_LSQUARE, TK_RSQUARE, false},
    [DELIM_LESS] = {TK_LESS, TK_GREATER, false},
    [DELIM_BRACE] = {TK_LBRACE, TK_RBRACE, false},
    [DELIM_OPTIONAL_PAREN] = {TK_LPAREN, TK_RPAREN, true},
    [DELIM_OPTIONAL_SQUARE] = {TK_LSQUARE, TK_RSQUARE, true},
    [DELIM_OPTIONAL_LESS] = {TK_LESS, TK_GREATER, true},
    [DELIM_OPTIONAL_BRACE] = {TK_LBRACE, TK_RBRACE, true},
};

static bool parse_delimiter(Parser *p, TokenKind kind, const char *context) {
  if (consume_if(p, kind))
    return true;
  return error_token(p, "expected '%s'%s", token_spelling(kind), context);
}

static bool parse_elements(Parser *p, ParseElement *element, void *user) {
  do
    if (!element(p, user))
      return false;
  while (consume_if(p, TK_COMMA));
  return true;
}

bool parse_list(Parser *p, Delimiter delimiter, ParseElement *element,
                void *user, const char *context) {
  if (delimiter == DELIM_NONE)
    return parse_elements(p, element, user);
  TokenKind open = delimiters[delimiter].open;
  if (delimiters[delimiter].optional && !tok_is(p, open))
    return true;
  if (!parse_delimiter(p, open, context))
    return false;
  if (consume_if(p, delimiters[delimiter].close))
    return true;
  return parse_elements(p, element, user) &&
         parse_delimiter(p, delimiters[delimiter].close, context);
}

bool parse_list_until(Parser *p, TokenKind end, ParseElement *element,
                      void *user, bool allow_empty) {
  if (tok_is(p, end)) {
    if (!allow_empty)
      return error_token(p, "expected list element");
    advance(p);
    return true;
  }
  if (!parse_elements(p, element, user))
    return false;
  if (consume_if(p, end))
    return true;
  return error_token(p, "expected ',' or '%s'", token_spelling(end));
}

// Small numbers

static bool parse_magnitude(Parser *p, bool negative, int64_t *value) {
  Token token = p->tok;
  if (!parse_token(p, TK_INTEGER, "expected integer value"))
    return false;
  uint64_t n, limit = (uint64_t)INT64_MAX + negative;
  if (!token_u64(token, &n) || n > limit)
    return error_at(p, token.start, "integer value too large");
  *value = negative ? (int64_t)-n : (int64_t)n;
  return true;
}

// An integer, or `true` and `false`. `*present` is false when there is none.
static bool optional_i64(Parser *p, int64_t *value, bool *present) {
  *present = true;
  bool is_true = tok_is_keyword(p, "true");
  if (is_true || tok_is_keyword(p, "false")) {
    *value = is_true ? -1 : 0; // a bit, sign-extended
    advance(p);
    return true;
  }
  return optional_decimal_i64(p, value, present);
}

bool optional_decimal_i64(Parser *p, int64_t *value, bool *present) {
  *present = tok_is(p, TK_INTEGER) || tok_is(p, TK_MINUS);
  if (!*present)
    return true;
  bool negative = consume_if(p, TK_MINUS);
  return parse_magnitude(p, negative, value);
}

bool parse_i64(Parser *p, int64_t *value) {
  const char *at = p->tok.start;
  bool present;
  if (!optional_i64(p, value, &present))
    return false;
  return present || error_asm(p, at, "expected integer value");
}

// Unsigned parameters take negative numbers too, if the digits as MLIR counts
// them (four bits each, and one for the sign) do not fill more than the width.
static bool may_be_negated(Token token, uint64_t value, uint32_t width) {
  const char *at = token.start, *end = at + token.size;
  if (token.size > 1 && at[1] == 'x')
    at += 2;
  while (at < end && *at == '0')
    at++;
  uint32_t bits = 4 * (uint32_t)(end - at);
  if (bits && bits <= 64 && value >> (bits - 1))
    bits++;
  return bits <= width;
}

static bool fits_param(Token token, uint64_t value, bool negative,
                       ParamKind kind) {
  uint32_t width = kind == PARAM_BOOL ? 1 : kind == PARAM_U32 ? 32 : 64;
  if (kind == PARAM_INT)
    return value <= (uint64_t)INT64_MAX + negative;
  return value <= UINT64_MAX >> (64 - width) &&
         (!negative || may_be_negated(token, value, width));
}

bool parse_param_int(Parser *p, ParamKind kind, int64_t *value) {
  const char *at = p->tok.start;
  bool is_true = tok_is_keyword(p, "true");
  if (is_true || tok_is_keyword(p, "false")) {
    *value = is_true ? -1 : 0; // a bit, sign-extended
    advance(p);
    return true;
  }
  bool negative = consume_if(p, TK_MINUS);
  Token token = p->tok;
  uint64_t n;
  if (!tok_is(p, TK_INTEGER))
    return error_asm(p, token.start, "expected integer value");
  if (kind == PARAM_BOOL) // read before it is looked at
    advance(p);
  if (!token_u64(token, &n) || !fits_param(token, n, negative, kind))
    return error_asm(p, at, "integer value too large");
  *value = (int64_t)(negative ? 0 - n : n);
  if (kind != PARAM_BOOL)
    advance(p);
  return true;
}
