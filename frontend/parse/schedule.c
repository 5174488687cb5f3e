// Schedules of the transform dialect, which stand beside what they schedule.
//
// A compile chooses its own schedule, so a script changes how fast a program is
// but not what it computes. The parser skips the script's text, whatever the
// year of its operations, and says so in a remark:
//
//   transform.named_sequence @__transform_main(%root: !transform.any_op
//                                              {transform.readonly}) {
//     ...
//   }
//
// The text of an operation ends with its region: the first brace outside of
// parentheses that no `attributes` precedes, as operations of that dialect are
// written that may stand outside of a script. One without a region ends where
// the next operation begins. In the generic form, the type ends it.
#include "frontend/frontend_int.h"

static bool is_schedule(Parser *p) {
  Str prefix = str_from("transform.");
  Str text = token_str(p->tok);
  if (tok_is(p, TK_STRING))
    text = (Str){text.data + 1, text.size - 2};
  else if (!tok_is(p, TK_BARE_ID))
    return false;
  return text.size > prefix.size &&
         !memcmp(text.data, prefix.data, prefix.size) &&
         !ctx_op_dialect(p->ctx, str_from("transform"));
}

static int nesting(TokenKind kind) {
  switch (kind) {
  case TK_LBRACE:
  case TK_LPAREN:
  case TK_LSQUARE: return 1;
  case TK_RBRACE:
  case TK_RPAREN:
  case TK_RSQUARE: return -1;
  default: return 0;
  }
}

// Skips what the token opens, up to the token behind what closes it.
static bool skip_nested(Parser *p) {
  int depth = 0;
  do {
    if (tok_is(p, TK_EOF) || tok_is(p, TK_ERROR))
      return false;
    depth += nesting(p->tok.kind);
    advance(p);
  } while (depth > 0);
  return true;
}

static bool begins_next(Parser *p) {
  return tok_is(p, TK_EOF) || tok_is(p, TK_RBRACE) || tok_is(p, TK_STRING) ||
         tok_is(p, TK_PERCENT_ID) || tok_is(p, TK_HASH_ID) ||
         (tok_is(p, TK_BARE_ID) && memchr(p->tok.start, '.', p->tok.size));
}

static bool skip_custom(Parser *p) {
  bool is_dictionary = false;
  advance(p);
  while (!begins_next(p)) {
    bool is_region = tok_is(p, TK_LBRACE) && !is_dictionary;
    is_dictionary = tok_is_keyword(p, "attributes");
    if (!skip_nested(p))
      return false;
    if (is_region)
      return true;
  }
  return true;
}

// "name"(...) <{...}> ({...}) {...} : (...) -> (...)
static bool skip_generic(Parser *p) {
  advance(p);
  while (nesting(p->tok.kind) > 0 || tok_is(p, TK_LESS)) {
    if (tok_is(p, TK_LESS) || tok_is(p, TK_GREATER))
      advance(p);
    else if (!skip_nested(p))
      return false;
    if (tok_is(p, TK_GREATER))
      advance(p);
  }
  if (!tok_is(p, TK_COLON))
    return false;
  advance(p);
  return skip_nested(p) && tok_is(p, TK_ARROW) && (advance(p), true) &&
         skip_nested(p);
}

bool parse_schedule(Parser *p, bool *skipped) {
  *skipped = true;
  if (!p->options->drop_schedules || !is_schedule(p))
    return false;
  if (p->ctx->forked) // a remark is due
    return ctx_give_up(p->ctx), true;
  const char *at = p->tok.start;
  Token name = p->tok;
  bool is_quoted = tok_is(p, TK_STRING);
  *skipped = is_quoted ? skip_generic(p) : skip_custom(p);
  if (!*skipped)
    error_at(p, at, "this schedule has no end");
  else if (!p->options->quiet_schedules)
    diag_report(&p->ctx->diags, DIAG_REMARK, parser_loc(p, at),
                "'" STR_FMT "' is left out: it schedules the program, which "
                "mlcc does itself [-Rschedule]",
                STR_ARG(is_quoted ? token_string(p, name) : token_str(name)));
  return true;
}
