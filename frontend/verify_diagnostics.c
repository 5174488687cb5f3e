<<<<<<< HEAD
// -verify-diagnostics: comments say which diagnostics are to come.
//
//   // expected-error @+1 {{some text of it}}
//   // expected-note-re @below {{text with {{[0-9]+}} in it}}
//
// kind ::= error | warning | remark | note, with -re when parts in {{ }} are
// regular expressions. The place is this line, @above, @below, @+n, @-n, or
// @unknown. Each diagnostic answers one expectation that is on its line, of its
// kind, and whose text it contains; what is left over either way is an error.

#include "frontend/frontend.h"

#include <regex.h>
#include <stdlib.h>

enum { ANY_LINE = 0 }; // of diagnostics without a place

typedef struct Expectation {
  Severity severity;
  uint32_t line;
  Loc at; // of the comment
  Str text;
  bool is_regex, met;
=======
// -verify-diagnostics: an input says in comments which diagnostics it is to
// produce, and on which line.
//
//   // expected-error@+1 {{text that is part of the message}}
//   // expected-note@above {{...}}   expected-warning-re {{a {{regex}} in it}}
//
// The line is that of the comment, or `@+1`, `@-2` from it; `@above` and
// `@below` mean the nearest line without such a comment; `@unknown` a diagnostic
// without a place. Every diagnostic must have been expected and every
// expectation come true, once.

#include "frontend/frontend.h"

#include <ctype.h>
#include <regex.h>
#include <stdlib.h>

typedef struct Expectation {
  Severity severity;
  uint32_t line; // 0: unknown
  Str text;
  bool is_regex, met;
  Loc loc; // of the comment
>>>>>>> main
} Expectation;

struct Expectations {
  Arena *arena;
  Ctx *ctx;
  Source *source;
<<<<<<< HEAD
  Vec(Expectation) list;
  bool failed;
};

static const char *const kinds[] = {
=======
  Vec(Expectation) items;
  bool only_expected; // others are ignored
  bool failed;
};

static const char *const names[] = {
>>>>>>> main
    [DIAG_ERROR] = "error",
    [DIAG_WARNING] = "warning",
    [DIAG_REMARK] = "remark",
    [DIAG_NOTE] = "note",
};

<<<<<<< HEAD
// Complaints go past the handler, which is ours.
static void complain(Expectations *e, Loc loc, const char *fmt, ...)
    PRINTF_LIKE(3, 4);
static void complain(Expectations *e, Loc loc, const char *fmt, ...) {
=======
// Reports straight to the user: the handler is busy with what is expected.
static void report(Expectations *e, Loc loc, const char *fmt, ...)
    PRINTF_LIKE(3, 4);
static void report(Expectations *e, Loc loc, const char *fmt, ...) {
>>>>>>> main
  Buf text = {0};
  va_list args;
  va_start(args, fmt);
  buf_vprintf(&text, fmt, args);
  va_end(args);
<<<<<<< HEAD
  Diagnostic diagnostic = {DIAG_ERROR, loc,
                           source_line_col(&e->ctx->sources, loc),
                           {text.data, text.size}};
  diag_print(&e->ctx->diags, &diagnostic, stderr);
=======
  Diags *diags = &e->ctx->diags;
  Diagnostic diagnostic = {DIAG_ERROR, loc,
                           source_line_col(&e->ctx->sources, loc),
                           {text.data, text.size}};
  diag_print(diags, &diagnostic, stderr);
>>>>>>> main
  buf_release(&text);
  e->failed = true;
}

// Reading the comments

<<<<<<< HEAD
typedef struct Cursor {
  const char *at, *end;
} Cursor;

static bool accept(Cursor *c, const char *word) {
  size_t n = strlen(word);
  if ((size_t)(c->end - c->at) < n || memcmp(c->at, word, n))
    return false;
  c->at += n;
  return true;
}

static void skip_spaces(Cursor *c) {
  while (c->at < c->end && (*c->at == ' ' || *c->at == '\t'))
    c->at++;
}

static bool read_kind(Cursor *c, Severity *severity) {
  for (size_t i = 0; i < ARRAY_SIZE(kinds); i++)
    if (accept(c, kinds[i])) {
=======
typedef struct Line {
  Str text;
  uint32_t number;
  bool has_designator;
} Line;

static bool eat(Str *text, const char *prefix) {
  if (!str_starts_with(*text, prefix))
    return false;
  size_t n = strlen(prefix);
  *text = (Str){text->data + n, text->size - n};
  return true;
}

static void eat_blanks(Str *text) {
  while (eat(text, " "))
    continue;
}

static bool eat_kind(Str *text, Severity *severity) {
  for (int i = 0; i < (int)ARRAY_SIZE(names); i++)
    if (eat(text, names[i])) {
>>>>>>> main
      *severity = (Severity)i;
      return true;
    }
  return false;
}

<<<<<<< HEAD
static bool read_offset(Cursor *c, uint32_t here, uint32_t *line) {
  bool back = *c->at == '-';
  uint32_t n = 0;
  if (c->at == c->end || (*c->at != '+' && *c->at != '-'))
    return false;
  for (c->at++; c->at < c->end && *c->at >= '0' && *c->at <= '9'; c->at++)
    n = n * 10 + (uint32_t)(*c->at - '0');
  *line = back ? here - n : here + n;
  return true;
}

// Lines that hold nothing but such a comment do not count for @above and
// @below, so that several may stand together.
static bool is_comment_line(Str line) {
  size_t i = 0;
  while (i < line.size && (line.data[i] == ' ' || line.data[i] == '\t'))
    i++;
  Str rest = {line.data + i, line.size - i};
  return str_starts_with(rest, "//") &&
         memmem(rest.data, rest.size, "expected-", 9);
}

static Str line_at(const Expectations *e, uint32_t line) {
  const char *at = e->source->text.data, *end = at + e->source->text.size;
  for (uint32_t n = e->source->first_line; n < line && at < end; n++) {
    const char *newline = memchr(at, '\n', (size_t)(end - at));
    at = newline ? newline + 1 : end;
  }
  const char *stop = memchr(at, '\n', (size_t)(end - at));
  return (Str){at, (size_t)((stop ? stop : end) - at)};
}

static uint32_t neighbour(const Expectations *e, uint32_t line, int step) {
  uint32_t n = line + (uint32_t)step;
  while (n > e->source->first_line && n < line + 1000 &&
         is_comment_line(line_at(e, n)))
    n += (uint32_t)step;
  return n;
}

static bool read_place(Expectations *e, Cursor *c, uint32_t here,
                       uint32_t *line) {
  *line = here;
  skip_spaces(c);
  if (!accept(c, "@"))
    return true;
  if (accept(c, "unknown")) {
    *line = ANY_LINE;
    return true;
  }
  if (accept(c, "above")) {
    *line = neighbour(e, here, -1);
    return true;
  }
  if (accept(c, "below")) {
    *line = neighbour(e, here, 1);
    return true;
  }
  return read_offset(c, here, line);
}

// To the last }} of the line.
static bool read_text(Cursor *c, Str *text) {
  skip_spaces(c);
  if (!accept(c, "{{"))
    return false;
  for (const char *stop = c->end - 2; stop >= c->at; stop--)
    if (stop[0] == '}' && stop[1] == '}') {
      *text = (Str){c->at, (size_t)(stop - c->at)};
      return true;
    }
  return false;
}

static void read_expectation(Expectations *e, Cursor c, const char *start,
                             uint32_t line) {
  Expectation x = {
      .at = e->source->base + (Loc)(start - e->source->text.data)};
  if (!read_kind(&c, &x.severity))
    return;
  x.is_regex = accept(&c, "-re");
  if (!read_place(e, &c, line, &x.line) || !read_text(&c, &x.text)) {
    complain(e, x.at, "malformed expected-%s comment", kinds[x.severity]);
    return;
  }
  vec_push(e->arena, &e->list, x);
}

static void read_comments(Expectations *e) {
  const char *at = e->source->text.data, *end = at + e->source->text.size;
  for (uint32_t line = e->source->first_line; at < end; line++) {
    const char *newline = memchr(at, '\n', (size_t)(end - at));
    const char *stop = newline ? newline : end;
    const char *found = memmem(at, (size_t)(stop - at), "expected-", 9);
    if (found)
      read_expectation(e, (Cursor){found + 9, stop}, found, line);
    at = newline ? newline + 1 : end;
=======
typedef enum Place { AT_OFFSET, AT_ABOVE, AT_BELOW, AT_UNKNOWN } Place;

static bool eat_place(Str *text, Place *place, int *offset) {
  *place = AT_OFFSET;
  *offset = 0;
  if (!eat(text, "@"))
    return true;
  if (eat(text, "above"))
    *place = AT_ABOVE;
  else if (eat(text, "below"))
    *place = AT_BELOW;
  else if (eat(text, "unknown"))
    *place = AT_UNKNOWN;
  else {
    bool negative = eat(text, "-");
    if (!negative && !eat(text, "+"))
      return false;
    int n = 0;
    while (text->size && isdigit((unsigned char)text->data[0])) {
      n = n * 10 + (text->data[0] - '0');
      *text = (Str){text->data + 1, text->size - 1};
    }
    *offset = negative ? -n : n;
  }
  return true;
}

typedef struct Found {
  Expectation item;
  Place place;
  int offset;
} Found;

static Str trim_end(Str text) {
  while (text.size && isspace((unsigned char)text.data[text.size - 1]))
    text.size--;
  return text;
}

// `expected-<kind>(-re)?(@place)? {{text}}` at the end of the line.
static bool read_designator(Str line, Found *found) {
  const char *at = memmem(line.data, line.size, "expected-", 9);
  if (!at)
    return false;
  Str rest = {at + 9, (size_t)(line.data + line.size - at) - 9};
  *found = (Found){0};
  if (!eat_kind(&rest, &found->item.severity))
    return false;
  found->item.is_regex = eat(&rest, "-re");
  eat_blanks(&rest);
  if (!eat_place(&rest, &found->place, &found->offset))
    return false;
  eat_blanks(&rest);
  if (!eat(&rest, "{{"))
    return false;
  rest = trim_end(rest);
  if (rest.size < 2 || memcmp(rest.data + rest.size - 2, "}}", 2))
    return false;
  found->item.text = (Str){rest.data, rest.size - 2};
  return true;
}

typedef Vec(Line) Lines;

static void split_lines(Expectations *e, Lines *lines) {
  Str text = e->source->text;
  uint32_t number = e->source->first_line;
  Found found;
  for (size_t at = 0; at <= text.size; number++) {
    const char *newline = memchr(text.data + at, '\n', text.size - at);
    size_t end = newline ? (size_t)(newline - text.data) : text.size;
    Line line = {{text.data + at, end - at}, number, false};
    line.has_designator = read_designator(line.text, &found);
    vec_push(e->arena, lines, line);
    at = end + 1;
  }
}

static uint32_t line_of(const Lines *lines, size_t i, const Found *found) {
  switch (found->place) {
  case AT_UNKNOWN:
    return 0;
  case AT_OFFSET:
    return (uint32_t)((int)lines->data[i].number + found->offset);
  case AT_ABOVE:
    while (i && lines->data[i].has_designator)
      i--;
    return lines->data[i].number;
  default:
    while (i + 1 < lines->size && lines->data[i].has_designator)
      i++;
    return lines->data[i].number;
  }
}

static void read_expectations(Expectations *e) {
  Lines lines = {0};
  split_lines(e, &lines);
  for (size_t i = 0; i < lines.size; i++) {
    Found found;
    if (!read_designator(lines.data[i].text, &found))
      continue;
    size_t offset =
        (size_t)(lines.data[i].text.data - e->source->text.data);
    found.item.line = line_of(&lines, i, &found);
    found.item.loc = e->source->base + (Loc)offset;
    vec_push(e->arena, &e->items, found.item);
>>>>>>> main
  }
}

// Matching

<<<<<<< HEAD
static void quote_for_regex(Buf *out, Str text) {
  for (size_t i = 0; i < text.size; i++) {
    if (strchr("\\^$.[]|()*+?{}", text.data[i]))
=======
static bool contains(Str text, Str part) {
  return !part.size || memmem(text.data, text.size, part.data, part.size);
}

// `{{...}}` in the text are regular expressions, the rest stands for itself.
static void build_regex(Buf *out, Str text) {
  for (size_t i = 0; i < text.size; i++) {
    Str rest = {text.data + i, text.size - i};
    const char *end = str_starts_with(rest, "{{")
                          ? memmem(rest.data, rest.size, "}}", 2)
                          : NULL;
    if (end) {
      buf_char(out, '(');
      buf_bytes(out, rest.data + 2, (size_t)(end - rest.data) - 2);
      buf_char(out, ')');
      i += (size_t)(end - rest.data) + 1;
      continue;
    }
    if (strchr("\\^$.|?*+()[]{}", text.data[i]))
>>>>>>> main
      buf_char(out, '\\');
    buf_char(out, text.data[i]);
  }
}

<<<<<<< HEAD
// Literal text with {{expression}} parts as one extended expression.
static void make_regex(Buf *out, Str text) {
  while (text.size) {
    const char *open = memmem(text.data, text.size, "{{", 2);
    size_t n = open ? (size_t)(open - text.data) : text.size;
    quote_for_regex(out, (Str){text.data, n});
    text = (Str){text.data + n, text.size - n};
    if (!open)
      return;
    const char *close = memmem(text.data + 2, text.size - 2, "}}", 2);
    size_t inner = close ? (size_t)(close - text.data) - 2 : text.size - 2;
    buf_char(out, '(');
    buf_bytes(out, text.data + 2, inner);
    buf_char(out, ')');
    size_t used = close ? inner + 4 : text.size;
    text = (Str){text.data + used, text.size - used};
  }
}

static bool regex_fits(Expectations *e, const Expectation *x, Str text) {
  Buf pattern = {0};
  regex_t regex;
  make_regex(&pattern, x->text);
  bool fits = false;
  if (regcomp(&regex, buf_cstr(&pattern), REG_EXTENDED | REG_NOSUB)) {
    complain(e, x->at, "invalid regular expression");
  } else {
    fits = !regexec(&regex, arena_str(e->arena, text).data, 0, NULL, 0);
    regfree(&regex);
  }
  buf_release(&pattern);
  return fits;
}

static bool text_fits(Expectations *e, const Expectation *x, Str text) {
  if (x->is_regex)
    return regex_fits(e, x, text);
  return !x->text.size ||
         memmem(text.data, text.size, x->text.data, x->text.size);
}

static void receive(void *user, const Diagnostic *diagnostic) {
  Expectations *e = user;
  for (size_t i = 0; i < e->list.size; i++) {
    Expectation *x = &e->list.data[i];
    if (x->met || x->severity != diagnostic->severity ||
        x->line != diagnostic->where.line ||
        !text_fits(e, x, diagnostic->text))
      continue;
    x->met = true;
    return;
  }
  complain(e, diagnostic->loc, "unexpected %s: " STR_FMT,
           kinds[diagnostic->severity], STR_ARG(diagnostic->text));
}

Expectations *expectations_new(Arena *arena, Ctx *ctx, Source *source) {
=======
static bool matches_regex(Str text, Str pattern) {
  Buf regex = {0}, subject = {0};
  regex_t compiled;
  build_regex(&regex, pattern);
  buf_str(&subject, text);
  bool valid = !regcomp(&compiled, buf_cstr(&regex), REG_EXTENDED | REG_NOSUB);
  bool matches = valid && !regexec(&compiled, buf_cstr(&subject), 0, NULL, 0);
  if (valid)
    regfree(&compiled);
  buf_release(&regex);
  buf_release(&subject);
  return matches;
}

static bool matches(const Expectation *item, const Diagnostic *diagnostic) {
  if (item->met || item->severity != diagnostic->severity ||
      item->line != diagnostic->where.line)
    return false;
  return item->is_regex ? matches_regex(diagnostic->text, item->text)
                        : contains(diagnostic->text, item->text);
}

static void handle(void *user, const Diagnostic *diagnostic) {
  Expectations *e = user;
  for (size_t i = 0; i < e->items.size; i++)
    if (matches(&e->items.data[i], diagnostic)) {
      e->items.data[i].met = true;
      return;
    }
  if (!e->only_expected)
    report(e, diagnostic->loc, "unexpected %s: " STR_FMT,
           names[diagnostic->severity], STR_ARG(diagnostic->text));
}

Expectations *expectations_new(Arena *arena, Ctx *ctx, Source *source,
                               bool only_expected) {
>>>>>>> main
  Expectations *e = arena_new(arena, Expectations);
  e->arena = arena;
  e->ctx = ctx;
  e->source = source;
<<<<<<< HEAD
  read_comments(e);
  ctx->diags.handler = receive;
=======
  e->only_expected = only_expected;
  read_expectations(e);
  ctx->diags.handler = handle;
>>>>>>> main
  ctx->diags.handler_user = e;
  return e;
}

bool expectations_met(Expectations *e) {
<<<<<<< HEAD
  for (size_t i = 0; i < e->list.size; i++)
    if (!e->list.data[i].met)
      complain(e, e->list.data[i].at,
               "expected %s \"" STR_FMT "\" was not produced",
               kinds[e->list.data[i].severity],
               STR_ARG(e->list.data[i].text));
=======
  for (size_t i = 0; i < e->items.size; i++) {
    const Expectation *item = &e->items.data[i];
    if (!item->met)
      report(e, item->loc, "expected %s \"" STR_FMT "\" was not produced",
             names[item->severity], STR_ARG(item->text));
  }
>>>>>>> main
  return !e->failed;
}
