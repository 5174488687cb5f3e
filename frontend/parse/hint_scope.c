// Where a value is defined that cannot be seen where it is used: in a region
// that has ended, or in another function. The parser has forgotten such names,
// so the text is read again, as tokens. It is done for a few errors only, and
// nothing but a note depends on it:
//
//   scf.if %c {
//     %y = arith.addi %x, %x : i32      note: '%y' is defined here, ...
//   }
//   return %y : i32                     error: use of undeclared SSA value name
//
// The tokens around a name tell what defines it: `%y =` and `%y:2 =` at
// the beginning of an operation, `%i =` behind the name of one or in the
// parentheses of its arguments (a loop's, of the region that follows), and
// `%x :` in the parentheses of a function or of a block's label.

#include "frontend/frontend_int.h"

typedef enum List { LISTS_OTHERS, LISTS_ARGUMENTS, LISTS_LABEL } List;

typedef struct Scan {
  Parser *p;
  Str name;
  const char *use;
  Vec(const char *) braces; // open ones
  Vec(List) lists;          // of open parentheses
  Token before[2];          // the last ones, latest first
  const char *function;     // where the one at hand begins; NULL: in none
  const char *use_function; // that of the use
  const char *pending;      // an argument of the region that begins next
  const char *region;       // `{` of the region that `found` is in
  const char *found;        // the latest definition before the use
  const char *found_function;
  const char *ended; // `}` of that region, if it is before the use
  bool use_seen;
} Scan;

static bool is_word(Token token, const char *word) {
  return token.kind == TK_BARE_ID && str_is(token_str(token), word);
}

static bool is_function(Token token) {
  return is_word(token, "func.func") || is_word(token, "llvm.func") ||
         is_word(token, "func");
}

static bool begins_line(const Parser *p, const char *at) {
  while (at > p->begin && (at[-1] == ' ' || at[-1] == '\t'))
    at--;
  return at == p->begin || at[-1] == '\n';
}

// Classifies the list that a `(` opens: arguments of a function, of an
// operation's region behind a keyword (iter_args), or of a label.
static List list_at(const Scan *s) {
  const Token *last = &s->before[0];
  if (last->kind == TK_CARET_ID && begins_line(s->p, last->start))
    return LISTS_LABEL;
  bool is_function = last->kind == TK_AT_ID && !is_word(s->before[1], "call") &&
                     !is_word(s->before[1], "func.call") &&
                     !is_word(s->before[1], "llvm.call");
  return is_function || last->kind == TK_BARE_ID ? LISTS_ARGUMENTS
                                                 : LISTS_OTHERS;
}

static void take_definition(Scan *s, const char *at, const char *region) {
  if (s->use_seen && s->found)
    return; // the one before is nearer
  s->found = at;
  s->region = region;
  s->found_function = s->function;
  s->ended = NULL;
}

// The token behind the name, past the `:2` of several results.
static TokenKind kind_behind(Parser *p, bool *is_counted) {
  advance(p);
  *is_counted = false;
  TokenKind kind = p->tok.kind;
  if (kind != TK_COLON)
    return kind;
  advance(p);
  if (!tok_is(p, TK_INTEGER))
    return kind;
  advance(p);
  *is_counted = true;
  return p->tok.kind;
}

// Notes whether the name is defined or used here, and in which scope.
static void look_at_name(Scan *s, const char *at) {
  Parser *p = s->p;
  bool is_counted;
  TokenKind behind = kind_behind(p, &is_counted);
  parser_reset(p, at);
  List list = s->lists.size ? vec_last(&s->lists) : LISTS_OTHERS;
  bool in_list = list == LISTS_ARGUMENTS;
  bool after_name = s->before[0].kind == TK_BARE_ID &&
                    memchr(s->before[0].start, '.', s->before[0].size);
  const char *innermost = s->braces.size ? vec_last(&s->braces) : p->begin;
  if (behind == TK_COLON && list == LISTS_LABEL)
    take_definition(s, at, innermost);
  else if (behind == TK_EQUAL &&
           (in_list || (after_name && !begins_line(p, at))))
    s->pending = at;
  else if (behind == TK_EQUAL)
    take_definition(s, at, innermost);
  else if (behind == TK_COLON && !is_counted && in_list &&
           s->before[0].kind != TK_BARE_ID)
    s->pending = at;
}

static void open_region(Scan *s, const char *at) {
  vec_push(&s->p->scratch, &s->braces, at);
  if (s->pending)
    take_definition(s, s->pending, at);
  s->pending = NULL;
}

static void close_region(Scan *s, const char *at) {
  const char *open = s->braces.size ? vec_pop(&s->braces) : NULL;
  if (open && open == s->region && !s->ended && !s->use_seen)
    s->ended = at;
}

// Follows scopes, and looks at the names that are in question.
static void scan_token(Scan *s) {
  Parser *p = s->p;
  Token token = p->tok;
  if (token.start == s->use) {
    s->use_seen = true;
    s->use_function = s->function;
  } else if (tok_is(p, TK_PERCENT_ID) && str_eq(token_str(token), s->name)) {
    look_at_name(s, token.start);
  } else if (tok_is(p, TK_LBRACE)) {
    open_region(s, token.start);
  } else if (tok_is(p, TK_RBRACE)) {
    close_region(s, token.start);
  } else if (tok_is(p, TK_LPAREN)) {
    vec_push(&p->scratch, &s->lists, list_at(s));
  } else if (tok_is(p, TK_RPAREN) && s->lists.size) {
    s->lists.size--;
  } else if (is_function(token)) {
    s->function = token.start;
  }
  s->before[1] = s->before[0];
  s->before[0] = token;
}

// The names of the operations whose regions are open, up to here.
Str enclosing_op(Parser *p) {
  Vec(Str) open = {0};
  Str current = {0}, found = {0};
  const char *at = p->tok.start;
  bool quiet = p->quiet;
  p->quiet = true;
  for (parser_reset(p, p->begin); !tok_is(p, TK_EOF); advance(p)) {
    Token token = p->tok;
    if (token.start == p->open)
      found = current;
    if (token.start >= p->open)
      break;
    if (tok_is(p, TK_LBRACE))
      vec_push(&p->scratch, &open, current);
    else if (tok_is(p, TK_RBRACE) && open.size)
      current = vec_pop(&open);
    else if (tok_is(p, TK_BARE_ID) && memchr(token.start, '.', token.size))
      current = token_str(token);
  }
  parser_reset(p, at);
  p->quiet = quiet;
  return found;
}

bool hint_out_of_scope(Parser *p, Str name, const char *use) {
  if (!p->ctx->diags.hints)
    return false;
  Scan s = {.p = p, .name = name, .use = use};
  const char *at = p->tok.start;
  bool quiet = p->quiet;
  p->quiet = true;
  parser_reset(p, p->begin);
  for (; !tok_is(p, TK_EOF) && !(s.use_seen && s.found); advance(p))
    scan_token(&s);
  parser_reset(p, at);
  p->quiet = quiet;
  if (!s.found || !s.use_seen)
    return false;
  if (s.found_function != s.use_function)
    hint_at(p, s.found,
            "'" STR_FMT "' is defined here, in another function; values are "
            "passed by arguments and results",
            STR_ARG(name));
  else if (s.ended)
    hint_at(p, s.found,
            "'" STR_FMT "' is defined here, in a region that ends before this "
            "use; only results of the operation around it are seen behind it",
            STR_ARG(name));
  else
    hint_at(p, s.found,
            "'" STR_FMT "' is defined here, in another region, which this use "
            "is not in",
            STR_ARG(name));
  return true;
}
