// -verify-diagnostics: an input says in comments which diagnostics it is to
// produce, and on which line.
//
//   // expected-error@+1 {{text that is part of the message}}
//   // expected-note@above {{...}}   expected-warning-re {{a {{regex}} in it}}
//
// The line is that of the comment, or `@+1`, `@-2` from it; `@above` and
// `@below` mean the nearest line without such a comment; `@unknown` a
// diagnostic without a place. Every diagnostic must have been expected and
// every expectation come true, once.

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
} Expectation;

struct Expectations {
  Arena *arena;
  Ctx *ctx;
  Source *source;
  Vec(Expectation) items;
  bool only_expected; // others are ignored
  bool failed;
};

static const char *const names[] = {
    [DIAG_ERROR] = "error",
    [DIAG_WARNING] = "warning",
    [DIAG_REMARK] = "remark",
    [DIAG_NOTE] = "note",
};

// Reports straight to the user: the handler is busy with what is expected.
static void report(Expectations *e, Loc loc, const char *fmt, ...)
    PRINTF_LIKE(3, 4);
static void report(Expectations *e, Loc loc, const char *fmt, ...) {
  Buf text = {0};
  va_list args;
  va_start(args, fmt);
  buf_vprintf(&text, fmt, args);
  va_end(args);
  Diags *diags = &e->ctx->diags;
  Diagnostic diagnostic = {DIAG_ERROR,
                           loc,
                           source_line_col(&e->ctx->sources, loc),
                           {text.data, text.size}};
  diag_print(diags, &diagnostic, stderr);
  buf_release(&text);
  e->failed = true;
}

// Reading the comments

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
      *severity = (Severity)i;
      return true;
    }
  return false;
}

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
  case AT_UNKNOWN: return 0;
  case AT_OFFSET: return (uint32_t)((int)lines->data[i].number + found->offset);
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
    size_t offset = (size_t)(lines.data[i].text.data - e->source->text.data);
    found.item.line = line_of(&lines, i, &found);
    found.item.loc = e->source->base + (Loc)offset;
    vec_push(e->arena, &e->items, found.item);
  }
}

// Matching

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
      buf_char(out, '\\');
    buf_char(out, text.data[i]);
  }
}

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
  Expectations *e = arena_new(arena, Expectations);
  e->arena = arena;
  e->ctx = ctx;
  e->source = source;
  e->only_expected = only_expected;
  read_expectations(e);
  ctx->diags.handler = handle;
  ctx->diags.handler_user = e;
  return e;
}

bool expectations_met(Expectations *e) {
  for (size_t i = 0; i < e->items.size; i++) {
    const Expectation *item = &e->items.data[i];
    if (!item->met)
      report(e, item->loc, "expected %s \"" STR_FMT "\" was not produced",
             names[item->severity], STR_ARG(item->text));
  }
  return !e->failed;
}
