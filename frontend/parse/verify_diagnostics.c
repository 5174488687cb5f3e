// -verify-diagnostics: an input says in comments which diagnostics it is to
// produce, and on which line.
//
//   // expected-error@+1 {{text that is part of the message}}
//   // expected-note@above {{...}}   expected-warning-re {{a {{regex}} in it}}
//
// The line is that of the comment, or `@+1`, `@-2` from it; `@above` and
// `@below` mean the nearest line without such a comment; `@unknown` a
// diagnostic without a place. Every diagnostic must have been expected (one
// expectation may stand for several) and every expectation come true.
//
// The comments are read before the chunks of a file, and stand for all of it.

#include "frontend/frontend.h"

#include <ctype.h>
#include <regex.h>
#include <stdlib.h>

typedef struct Expectation {
  Severity severity;
  uint32_t line; // 0: unknown
  Str text;
  bool is_regex, met;
  regex_t regex;
  Str comment; // from `expected-` to the end of the line
} Expectation;

struct Expectations {
  Arena *arena;
  Ctx *ctx; // of the chunk that is worked on
  const Source *source;
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

static void report_unexpected(Expectations *e, const Diagnostic *diagnostic) {
  Buf text = {0};
  buf_printf(&text, "unexpected %s: " STR_FMT, names[diagnostic->severity],
             STR_ARG(diagnostic->text));
  diag_print(&e->ctx->diags,
             &(Diagnostic){DIAG_ERROR,
                           diagnostic->loc,
                           diagnostic->where,
                           {text.data, text.size}},
             stderr);
  buf_release(&text);
  e->failed = true;
}

static Str line_around(const Source *source, const char *at) {
  const char *begin = at, *end = at, *stop = source->text.data;
  while (begin > stop && begin[-1] != '\n')
    begin--;
  for (stop += source->text.size; end < stop && *end != '\n';)
    end++;
  return (Str){begin, (size_t)(end - begin)};
}

static uint32_t line_number(const Source *source, const char *at) {
  uint32_t number = source->first_line;
  for (const char *c = source->text.data; c < at; c++)
    number += *c == '\n';
  return number;
}

// About a comment, of which `width` bytes are underlined.
static void report_comment(Expectations *e, Str comment, size_t width,
                           const char *fmt, ...) PRINTF_LIKE(4, 5);
static void report_comment(Expectations *e, Str comment, size_t width,
                           const char *fmt, ...) {
  Str line = line_around(e->source, comment.data);
  size_t column = (size_t)(comment.data - line.data);
  Buf out = {0};
  va_list args;
  buf_printf(&out, STR_FMT ":%u:%zu: error: ", STR_ARG(e->source->name),
             line_number(e->source, comment.data), column + 1);
  va_start(args, fmt);
  buf_vprintf(&out, fmt, args);
  va_end(args);
  buf_printf(&out, "\n" STR_FMT "\n", STR_ARG(line));
  for (size_t i = 0; i < column; i++)
    buf_char(&out, line.data[i] == '\t' ? '\t' : ' ');
  buf_char(&out, '^');
  for (size_t i = 1; i < width; i++)
    buf_char(&out, '~');
  buf_char(&out, '\n');
  fflush(stdout);
  fwrite(out.data, 1, out.size, stderr);
  buf_release(&out);
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

typedef enum ExpectedLine {
  AT_OFFSET,
  AT_ABOVE,
  AT_BELOW,
  AT_UNKNOWN
} ExpectedLine;

// (`@` (`above` | `below` | `unknown` | offset))?
static bool eat_place(Str *text, ExpectedLine *place, int *offset) {
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
  ExpectedLine place;
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
  *found = (Found){.item.comment = {at, rest.size + 9}};
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

// Regular expressions

static Str rest_of(Str text, size_t from) {
  return (Str){text.data + from, text.size - from};
}

// `{{...}}` in the text are regular expressions, the rest stands for itself.
static bool build_regex(Expectations *e, const Expectation *item, Buf *out) {
  Str text = item->text;
  for (size_t i = 0; i < text.size; i++) {
    Str rest = rest_of(text, i);
    if (!str_starts_with(rest, "{{")) {
      if (strchr("\\^$.|?*+()[]{}", text.data[i]))
        buf_char(out, '\\');
      buf_char(out, text.data[i]);
      continue;
    }
    const char *end = memmem(rest.data, rest.size, "}}", 2);
    if (!end) {
      report_comment(e, item->comment, text.size,
                     "found start of regex with no end '}}'");
      return false;
    }
    buf_char(out, '(');
    buf_bytes(out, rest.data + 2, (size_t)(end - rest.data) - 2);
    buf_char(out, ')');
    i += (size_t)(end - rest.data) + 1;
  }
  return true;
}

// The reasons as MLIR has them; the C library words its own.
static const char *regex_error(int code) {
  switch (code) {
  case REG_EPAREN: return "parentheses not balanced";
  case REG_EBRACK: return "brackets ([ ]) not balanced";
  case REG_EBRACE: return "braces not balanced";
  case REG_BADBR: return "invalid repetition count(s)";
  case REG_ERANGE: return "invalid character range";
  case REG_BADRPT: return "repetition-operator operand invalid";
  case REG_EESCAPE: return "trailing backslash (\\)";
  case REG_ECTYPE: return "invalid character class";
  default: return "it cannot be compiled";
  }
}

static bool compile_regex(Expectations *e, Expectation *item) {
  Buf regex = {0};
  bool ok = build_regex(e, item, &regex);
  if (ok) {
    int code =
        regcomp(&item->regex, buf_cstr(&regex), REG_EXTENDED | REG_NOSUB);
    if (code)
      report_comment(e, item->comment, item->text.size, "invalid regex: %s",
                     regex_error(code));
    ok = !code;
  }
  buf_release(&regex);
  return ok;
}

static void read_expectations(Expectations *e) {
  Lines lines = {0};
  split_lines(e, &lines);
  for (size_t i = 0; i < lines.size; i++) {
    Found found;
    if (!read_designator(lines.data[i].text, &found))
      continue;
    found.item.line = line_of(&lines, i, &found);
    if (!found.item.is_regex || compile_regex(e, &found.item))
      vec_push(e->arena, &e->items, found.item);
  }
}

// Matching

static bool matches(const Expectation *item, Str text) {
  if (!item->is_regex)
    return !item->text.size ||
           memmem(text.data, text.size, item->text.data, item->text.size);
  Buf subject = {0};
  buf_str(&subject, text);
  bool found = !regexec(&item->regex, buf_cstr(&subject), 0, NULL, 0);
  buf_release(&subject);
  return found;
}

// The line that a diagnostic is about, 0 when it is about none. False: it is
// about a file that has no comments.
static bool find_line(const Expectations *e, const Diagnostic *diagnostic,
                      uint32_t *line) {
  LineCol where = diagnostic->where;
  *line = where.file.size ? where.line : 0;
  return !where.file.size || str_eq(where.file, e->source->name);
}

// Matches a diagnostic with what is expected on its line.
static void handle(void *user, const Diagnostic *diagnostic) {
  Expectations *e = user;
  Expectation *near_miss = NULL;
  uint32_t line;
  bool known = find_line(e, diagnostic, &line);
  for (size_t i = 0; known && i < e->items.size; i++) {
    Expectation *item = &e->items.data[i];
    if (item->line != line || !matches(item, diagnostic->text))
      continue;
    if (item->severity == diagnostic->severity) {
      item->met = true;
      return;
    }
    near_miss = item;
  }
  if (e->only_expected)
    return;
  if (near_miss)
    report_comment(e, near_miss->comment, 1,
                   "'%s' diagnostic emitted when expecting a '%s'",
                   names[diagnostic->severity], names[near_miss->severity]);
  else
    report_unexpected(e, diagnostic);
}

Expectations *expectations_new(Arena *arena, const Source *source,
                               bool only_expected) {
  Expectations *e = arena_new(arena, Expectations);
  e->arena = arena;
  e->source = source;
  e->only_expected = only_expected;
  read_expectations(e);
  return e;
}

void expectations_handle(Expectations *e, Ctx *ctx) {
  e->ctx = ctx;
  ctx->diags.handler = handle;
  ctx->diags.handler_user = e;
}

bool expectations_met(Expectations *e) {
  for (size_t i = 0; i < e->items.size; i++) {
    Expectation *item = &e->items.data[i];
    if (!item->met)
      report_comment(e, item->comment, item->text.size,
                     "expected %s \"" STR_FMT "\" was not produced",
                     names[item->severity], STR_ARG(item->text));
    if (item->is_regex)
      regfree(&item->regex);
  }
  return !e->failed;
}
