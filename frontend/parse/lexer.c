// The lexer: text to tokens, one at a time, without copying.
//
// A token is a slice of the input. Keywords are not told from identifiers
// here: almost every word is the name of an operation, an attribute or a type,
// and whoever expects a certain word compares the text then. Characters are
// classified by one table; the text ends with a NUL, so that no loop asks for
// the end. A NUL before the end is white space, as in MLIR.
//
// Dimension lists need care: `4x8xf32` lexes as `4` and `x8xf32`, and `0x8`
// as a hexadecimal number. The parser of dimensions goes back into the token
// (parser_reset()).

#include "frontend/frontend_int.h"

enum {
  C_SPACE = 1, // also NUL
  C_ALPHA = 2, // and _
  C_DIGIT = 4,
  C_HEX = 8,
  C_DOLLAR_DOT = 16,
  C_MINUS = 32,
  C_WORD = C_ALPHA | C_DIGIT | C_DOLLAR_DOT,
  C_SUFFIX = C_WORD | C_MINUS,
};

#define AF (C_ALPHA | C_HEX)
// clang-format off
static const uint8_t classes[256] = {
    [0] = C_SPACE, [' '] = C_SPACE, ['\t'] = C_SPACE, ['\n'] = C_SPACE,
    ['\r'] = C_SPACE, ['$'] = C_DOLLAR_DOT, ['.'] = C_DOLLAR_DOT,
    ['-'] = C_MINUS, ['_'] = C_ALPHA,
    ['0'] = C_DIGIT | C_HEX, ['1'] = C_DIGIT | C_HEX, ['2'] = C_DIGIT | C_HEX,
    ['3'] = C_DIGIT | C_HEX, ['4'] = C_DIGIT | C_HEX, ['5'] = C_DIGIT | C_HEX,
    ['6'] = C_DIGIT | C_HEX, ['7'] = C_DIGIT | C_HEX, ['8'] = C_DIGIT | C_HEX,
    ['9'] = C_DIGIT | C_HEX,
    ['a'] = AF, ['b'] = AF, ['c'] = AF, ['d'] = AF, ['e'] = AF, ['f'] = AF,
    ['g'] = C_ALPHA, ['h'] = C_ALPHA, ['i'] = C_ALPHA, ['j'] = C_ALPHA,
    ['k'] = C_ALPHA, ['l'] = C_ALPHA, ['m'] = C_ALPHA, ['n'] = C_ALPHA,
    ['o'] = C_ALPHA, ['p'] = C_ALPHA, ['q'] = C_ALPHA, ['r'] = C_ALPHA,
    ['s'] = C_ALPHA, ['t'] = C_ALPHA, ['u'] = C_ALPHA, ['v'] = C_ALPHA,
    ['w'] = C_ALPHA, ['x'] = C_ALPHA, ['y'] = C_ALPHA, ['z'] = C_ALPHA,
    ['A'] = AF, ['B'] = AF, ['C'] = AF, ['D'] = AF, ['E'] = AF, ['F'] = AF,
    ['G'] = C_ALPHA, ['H'] = C_ALPHA, ['I'] = C_ALPHA, ['J'] = C_ALPHA,
    ['K'] = C_ALPHA, ['L'] = C_ALPHA, ['M'] = C_ALPHA, ['N'] = C_ALPHA,
    ['O'] = C_ALPHA, ['P'] = C_ALPHA, ['Q'] = C_ALPHA, ['R'] = C_ALPHA,
    ['S'] = C_ALPHA, ['T'] = C_ALPHA, ['U'] = C_ALPHA, ['V'] = C_ALPHA,
    ['W'] = C_ALPHA, ['X'] = C_ALPHA, ['Y'] = C_ALPHA, ['Z'] = C_ALPHA,
};
static const uint8_t punctuation[256] = {
    [':'] = TK_COLON, [','] = TK_COMMA, ['('] = TK_LPAREN, [')'] = TK_RPAREN,
    ['{'] = TK_LBRACE, ['}'] = TK_RBRACE, ['['] = TK_LSQUARE,
    [']'] = TK_RSQUARE, ['<'] = TK_LESS, ['>'] = TK_GREATER, ['='] = TK_EQUAL,
    ['+'] = TK_PLUS, ['*'] = TK_STAR, ['?'] = TK_QUESTION, ['|'] = TK_VBAR,
    ['-'] = TK_MINUS, ['/'] = TK_SLASH,
};
// clang-format on

static bool is(char c, int class) {
  return classes[(unsigned char)c] & class;
}

static Token form(Parser *p, TokenKind kind, const char *start,
                  const char *end) {
  p->cur = end;
  return (Token){kind, (uint32_t)(end - start), start};
}

static Token lex_error(Parser *p, const char *start, const char *at,
                       const char *end, const char *message) {
  if (!p->quiet)
    diag_error(&p->ctx->diags, parser_loc(p, at), "%s", message);
  return form(p, TK_ERROR, start, end);
}

static const char *skip_comment(Parser *p, const char *at) {
  size_t rest = (size_t)(p->end - at);
  const char *newline = memchr(at, '\n', rest);
  const char *stop = newline ? newline : p->end;
  const char *cr = memchr(at, '\r', (size_t)(stop - at));
  return cr ? cr : stop;
}

static bool all_digits(const char *at, const char *end) {
  while (at < end && is(*at, C_DIGIT))
    at++;
  return at == end;
}

// bare-id ::= (letter | `_`) (letter | digit | [_$.])*
// integer-type ::= [su]? `i` digit+
static Token lex_word(Parser *p, const char *start) {
  const char *end = start + 1;
  while (is(*end, C_WORD))
    end++;
  TokenKind kind = TK_BARE_ID;
  if (*start == 'i' && end > start + 1 && all_digits(start + 1, end))
    kind = TK_INT_TYPE;
  else if ((*start == 's' || *start == 'u') && start[1] == 'i' &&
           end > start + 2 && all_digits(start + 2, end))
    kind = TK_INT_TYPE;
  return form(p, kind, start, end);
}

// integer-literal ::= digit+ | `0x` hex-digit+
// float-literal ::= digit+ `.` digit* ([eE] [-+]? digit+)?
static Token lex_number(Parser *p, const char *start) {
  const char *at = start + 1;
  if (*start == '0' && *at == 'x') {
    if (!is(at[1], C_HEX))
      return form(p, TK_INTEGER, start, at);
    for (at++; is(*at, C_HEX);)
      at++;
    return form(p, TK_INTEGER, start, at);
  }
  while (is(*at, C_DIGIT))
    at++;
  if (*at != '.')
    return form(p, TK_INTEGER, start, at);
  for (at++; is(*at, C_DIGIT);)
    at++;
  bool exponent = *at == 'e' || *at == 'E';
  bool sign = exponent && (at[1] == '-' || at[1] == '+');
  if (exponent && is(at[1 + sign], C_DIGIT))
    for (at += 1 + sign; is(*at, C_DIGIT);)
      at++;
  return form(p, TK_FLOAT, start, at);
}

static bool is_escape(const char *at) {
  return *at == '"' || *at == '\\' || *at == 'n' || *at == 't';
}

// The top bit of each byte of `word` that may be zero: of the first, surely.
static uint64_t zero_bytes(uint64_t word) {
  const uint64_t ones = UINT64_MAX / 255;
  return (word - ones) & ~word & (ones << 7);
}

// Goes over characters, eight at a time, that are no control characters, quotes
// or backslashes: strings of weights have hundreds of millions.
static const char *skip_plain(const Parser *p, const char *at) {
  const uint64_t ones = UINT64_MAX / 255;
  for (uint64_t word; p->end - at >= (ptrdiff_t)sizeof word;
       at += sizeof word) {
    memcpy(&word, at, sizeof word);
    if (zero_bytes(word & ones * 0xe0) | zero_bytes(word ^ ones * '"') |
        zero_bytes(word ^ ones * '\\'))
      break;
  }
  return at;
}

// Behind the opening quote. The end of the string, or NULL after an error.
static const char *scan_string(Parser *p, const char *at, const char **where,
                               const char **message) {
  for (at = skip_plain(p, at);; at++) {
    switch (*at) {
    case '"': return at + 1;
    case '\0':
      if (at != p->end)
        continue;
      // fallthrough
    case '\n':
    case '\v':
    case '\f':
      *where = at;
      *message = "expected '\"' in string literal";
      return NULL;
    case '\\':
      if (is_escape(at + 1)) {
        at++;
      } else if (is(at[1], C_HEX) && is(at[2], C_HEX)) {
        at += 2;
      } else {
        *where = at;
        *message = "unknown escape in string literal";
        return NULL;
      }
      continue;
    default: continue;
    }
  }
}

static Token lex_string(Parser *p, TokenKind kind, const char *start,
                        const char *behind_quote) {
  const char *where, *message;
  const char *end = scan_string(p, behind_quote, &where, &message);
  if (!end)
    return lex_error(p, start, where, where == p->end ? where : where + 1,
                     message);
  return form(p, kind, start, end);
}

// symbol-ref-id ::= `@` (suffix-id | string-literal)
static Token lex_at(Parser *p, const char *start) {
  const char *at = start + 1;
  if (*at == '"')
    return lex_string(p, TK_AT_ID, start, at + 1);
  if (!is(*at, C_ALPHA))
    return lex_error(p, start, at, at == p->end ? at : at + 1,
                     "@ identifier expected to start with letter or '_'");
  while (is(*at, C_WORD))
    at++;
  return form(p, TK_AT_ID, start, at);
}

// suffix-id ::= digit+ | (letter | id-punct) (letter | id-punct | digit)*
static Token lex_prefixed(Parser *p, TokenKind kind, const char *start,
                          const char *message) {
  const char *at = start + 1;
  if (is(*at, C_DIGIT)) {
    while (is(*at, C_DIGIT))
      at++;
  } else if (is(*at, C_SUFFIX)) {
    while (is(*at, C_SUFFIX))
      at++;
  } else {
    return lex_error(p, start, start, at, message);
  }
  return form(p, kind, start, at);
}

static Token lex_ellipsis(Parser *p, const char *start) {
  if (start[1] != '.' || start[2] != '.')
    return lex_error(p, start, start + 1, start + 1,
                     "expected three consecutive dots for an ellipsis");
  return form(p, TK_ELLIPSIS, start, start + 3);
}

// Lexes a token that does not begin with a letter or digit.
static Token lex_punctuation(Parser *p, const char *at) {
  switch (*at) {
  case '.': return lex_ellipsis(p, at);
  case '"': return lex_string(p, TK_STRING, at, at + 1);
  case '@': return lex_at(p, at);
  case '%': return lex_prefixed(p, TK_PERCENT_ID, at, "invalid SSA name");
  case '^': return lex_prefixed(p, TK_CARET_ID, at, "invalid block name");
  case '!': return lex_prefixed(p, TK_EXCLAM_ID, at, "invalid type identifier");
  case '#':
    if (at[1] == '-' && at[2] == '}')
      return form(p, TK_META_END, at, at + 3);
    return lex_prefixed(p, TK_HASH_ID, at, "invalid attribute name");
  case '{':
    if (at[1] == '-' && at[2] == '#')
      return form(p, TK_META_BEGIN, at, at + 3);
    return form(p, TK_LBRACE, at, at + 1);
  case '-':
    if (at[1] == '>')
      return form(p, TK_ARROW, at, at + 2);
    return form(p, TK_MINUS, at, at + 1);
  default:
    if (punctuation[(unsigned char)*at])
      return form(p, punctuation[(unsigned char)*at], at, at + 1);
    return lex_error(p, at, at, at + 1, "unexpected character");
  }
}

Token lex_token(Parser *p) {
  const char *at = p->cur;
  for (;;) {
    while (is(*at, C_SPACE)) {
      if (at == p->end)
        return form(p, TK_EOF, at, at);
      at++;
    }
    if (*at != '/' || at[1] != '/')
      break;
    at = skip_comment(p, at + 2);
  }
  if (is(*at, C_ALPHA))
    return lex_word(p, at);
  if (is(*at, C_DIGIT))
    return lex_number(p, at);
  return lex_punctuation(p, at);
}

static int hex_value(char c) {
  if (c <= '9')
    return c - '0';
  return (c | 0x20) - 'a' + 10;
}

static char unescape(const char **at) {
  char c = *(*at)++;
  switch (c) {
  case '"':
  case '\\': return c;
  case 'n': return '\n';
  case 't': return '\t';
  default: return (char)(hex_value(c) * 16 + hex_value(*(*at)++));
  }
}

Str token_string(Parser *p, Token token) {
  // Without the quotes, and without the @ of a symbol.
  const char *at = token.start + 1 + (*token.start == '@');
  const char *end = token.start + token.size - 1;
  Str plain = {at, (size_t)(end - at)};
  if (!plain.size || !memchr(at, '\\', plain.size))
    return plain;
  char *text = arena_alloc(&p->tables, plain.size, 1), *to = text;
  while (at < end) {
    char c = *at++;
    *to++ = c == '\\' ? unescape(&at) : c;
  }
  return (Str){text, (size_t)(to - text)};
}

Ident *token_symbol(Parser *p, Token token) {
  Str name = {token.start + 1, token.size - 1};
  if (name.data[0] == '"')
    name = token_string(p, token);
  return ctx_ident(p->ctx, name);
}

bool token_u64(Token token, uint64_t *value) {
  const char *at = token.start, *end = at + token.size;
  bool hex = token.size > 1 && at[1] == 'x';
  uint64_t base = hex ? 16 : 10, n = 0;
  for (at += hex ? 2 : 0; at < end; at++)
    if (__builtin_mul_overflow(n, base, &n) ||
        __builtin_add_overflow(n, (uint64_t)hex_value(*at), &n))
      return false;
  *value = n;
  return true;
}
