// Diagnostics in gcc's form: `file:line:col: error: text`, the source line and
// a caret under the column. Every report goes through one handler, so that
// -verify-diagnostics, threads and other formats can catch it.

#include "ir/support/support.h"

#include <stdlib.h>

static const struct {
  const char *name, *color;
} severities[] = {
    [DIAG_ERROR] = {"error", "\033[1;31m"},
    [DIAG_WARNING] = {"warning", "\033[1;35m"},
    [DIAG_REMARK] = {"remark", "\033[1;34m"},
    [DIAG_NOTE] = {"note", "\033[1;36m"},
};

#define COLOR(diags, code) ((diags)->color ? (code) : "")
#define BOLD               "\033[1m"
#define RESET              "\033[0m"

static LineCol resolve(Diags *diags, Loc loc) {
  if (loc >= LOC_TABLE && diags->resolve)
    return diags->resolve(diags->resolve_user, loc);
  return source_line_col(diags->sources, loc);
}

// The text of the line, also for places known by name only.
static Str line_text(Diags *diags, const Diagnostic *diagnostic) {
  if (diagnostic->loc < LOC_TABLE)
    return source_line(diags->sources, diagnostic->loc);
  return (Str){0};
}

// Blanks as wide as the text is shown.
static void put_blanks(Buf *out, Str text) {
  for (size_t i = 0, n; i < text.size; i += n + !n) {
    n = shown_size((Str){text.data + i, text.size - i});
    if (text.data[i] == '\t')
      buf_char(out, '\t');
    else
      buf_spaces(out, n ? 1 : strlen("\\00"));
  }
}

static bool continues_character(char c) {
  return ((unsigned char)c & 0xC0) == 0x80;
}

static void print_caret(Diags *diags, const Diagnostic *diagnostic) {
  enum { LONGEST_LINE = 400 };
  Str line = line_text(diags, diagnostic);
  uint32_t column = diagnostic->where.column;
  if (!line.size || !column || column > line.size + 1)
    return;
  // A huge line (generated text) is shown around the place.
  size_t start = column > LONGEST_LINE ? column - LONGEST_LINE / 2 : 0;
  while (start && start + 1 < column && continues_character(line.data[start]))
    start++;
  size_t size = line.size - start;
  if (size > LONGEST_LINE)
    size = LONGEST_LINE;
  Buf *out = &diags->out;
  buf_shown(out, (Str){line.data + start, size}, false);
  buf_char(out, '\n');
  put_blanks(out, (Str){line.data + start, column - 1 - start});
  buf_printf(out, "%s^%s\n", COLOR(diags, "\033[1;32m"), COLOR(diags, RESET));
}

static void put_place(const Diags *diags, Buf *out, const LineCol *where) {
  if (!where->file.size) {
    buf_puts(out, diags->extras ? "<unknown>:0: " : "");
    return;
  }
  buf_shown(out, where->file, false);
  if (where->line || diags->extras)
    buf_printf(out, ":%u:%u", where->line, where->column);
  buf_lit(out, ": ");
}

// mlir-opt does not show a line twice.
static bool has_caret(const Diags *diags, const Diagnostic *diagnostic) {
  bool again = diagnostic->severity == DIAG_NOTE && diags->extras &&
               diagnostic->loc == diags->shown;
  return !diags->no_caret && !again;
}

void diag_print(Diags *diags, const Diagnostic *diagnostic, FILE *to) {
  Buf *out = &diags->out;
  out->size = 0;
  buf_puts(out, COLOR(diags, BOLD));
  put_place(diags, out, &diagnostic->where);
  buf_printf(out, "%s%s: %s%s",
             COLOR(diags, severities[diagnostic->severity].color),
             severities[diagnostic->severity].name, COLOR(diags, RESET),
             COLOR(diags, BOLD));
  if (diags->extras && !diagnostic->where.file.size)
    diags->extras->put_words(diags->extras->user, diagnostic->loc, out);
  buf_shown(out, diagnostic->text, true);
  buf_printf(out, "%s\n", COLOR(diags, RESET));
  if (has_caret(diags, diagnostic))
    print_caret(diags, diagnostic);
  diags->shown = diagnostic->loc;
  fflush(stdout);
  fwrite(out->data, 1, out->size, to);
}

static bool is_past_limit(const Diags *diags, unsigned nerrors) {
  return diags->error_limit && nerrors >= diags->error_limit;
}

static bool is_dropped(Diags *diags, Severity severity) {
  if (severity == DIAG_NOTE)
    return diags->dropping_notes;
  bool past = !diags->held && is_past_limit(diags, diags->nerrors);
  bool quiet = severity == DIAG_WARNING && diags->quiet_warnings;
  diags->dropping_notes = past || quiet;
  return diags->dropping_notes;
}

static void show(Diags *diags, Diagnostic *diagnostic) {
  diagnostic->where = resolve(diags, diagnostic->loc);
  if (diags->handler)
    diags->handler(diags->handler_user, diagnostic);
  else
    diag_print(diags, diagnostic, stderr);
}

// What is held. Errors come as they are found: those of the text in its order,
// but undeclared names at the end of their function, and the verifier's when
// all was read.

typedef struct Held {
  Diagnostic diagnostic;
  Loc place;      // what it is ordered by: its notes have the same
  uint32_t index; // in order of the reports
} Held;

struct HeldDiags {
  Arena arena;
  Vec(Held) items;
  unsigned nbefore; // errors shown before
};

// A place outside of the text says nothing: such a one stays behind the one
// before it.
static void hold(Diags *diags, const Diagnostic *diagnostic, bool is_apart) {
  struct HeldDiags *held = diags->held;
  Held item = {*diagnostic, diagnostic->loc, (uint32_t)held->items.size};
  item.diagnostic.text = arena_str(&held->arena, diagnostic->text);
  bool follows = diagnostic->severity == DIAG_NOTE && !is_apart;
  if (follows || item.place == LOC_UNKNOWN || item.place >= LOC_TABLE)
    item.place = held->items.size ? vec_last(&held->items).place : 0;
  vec_push(&held->arena, &held->items, item);
}

static int by_place(const void *a, const void *b) {
  const Held *x = a, *y = b;
  if (x->place != y->place)
    return x->place < y->place ? -1 : 1;
  return x->index < y->index ? -1 : 1;
}

void diag_hold(Diags *diags) {
  diags->held = calloc(1, sizeof *diags->held);
  if (!diags->held)
    fatal("out of memory");
  diags->held->nbefore = diags->nerrors;
}

void diag_fork(Diags *fork, const Diags *diags) {
  *fork = *diags;
  fork->nerrors = fork->nwarnings = 0;
  fork->out = (Buf){0};
  diag_hold(fork);
}

void diag_join(Diags *diags, Diags *fork) {
  struct HeldDiags *to = diags->held, *from = fork->held;
  for (size_t i = 0; i < from->items.size; i++) {
    Held item = from->items.data[i];
    item.index = (uint32_t)to->items.size;
    vec_push(&to->arena, &to->items, item);
  }
  diags->nerrors += fork->nerrors;
  diags->nwarnings += fork->nwarnings;
  arena_adopt(&to->arena, &from->arena);
  free(from);
}

void diag_replay(Diags *diags, Diags *fork) {
  struct HeldDiags *from = fork->held;
  if (diags->held) {
    diag_join(diags, fork);
    return;
  }
  for (size_t i = 0; i < from->items.size; i++) {
    Diagnostic *diagnostic = &from->items.data[i].diagnostic;
    bool dropped = is_dropped(diags, diagnostic->severity);
    diags->nerrors += diagnostic->severity == DIAG_ERROR;
    diags->nwarnings += diagnostic->severity == DIAG_WARNING && !dropped;
    if (!dropped)
      show(diags, diagnostic);
  }
  arena_release(&from->arena);
  free(from);
}

// Two threads may find the same.
static bool is_repeated(const struct HeldDiags *held, size_t i) {
  const Held *item = &held->items.data[i], *before = item - 1;
  return i && item->place == before->place &&
         item->diagnostic.severity == before->diagnostic.severity &&
         str_eq(item->diagnostic.text, before->diagnostic.text);
}

static void show_too_many(Diags *diags) {
  diags->dropping_notes = true;
  show(diags, &(Diagnostic){.severity = DIAG_ERROR,
                            .text = STR("too many errors, the others are not "
                                        "shown [-ferror-limit=]")});
}

void diag_show(Diags *diags) {
  struct HeldDiags *held = diags->held;
  diags->held = NULL;
  diags->nerrors = held->nbefore;
  if (held->items.size)
    qsort(held->items.data, held->items.size, sizeof *held->items.data,
          by_place);
  for (size_t i = 0; i < held->items.size; i++) {
    Diagnostic *diagnostic = &held->items.data[i].diagnostic;
    bool is_error = diagnostic->severity == DIAG_ERROR;
    if (is_repeated(held, i))
      continue;
    if (is_error && is_past_limit(diags, diags->nerrors)) {
      show_too_many(diags);
      break;
    }
    diags->nerrors += is_error;
    show(diags, diagnostic);
  }
  arena_release(&held->arena);
  free(held);
}

static bool report(Diags *diags, Severity severity, bool is_apart, Loc loc,
                   const char *fmt, va_list args) {
  if (diags->silent) {
    diags->nsilent++;
    return false;
  }
  if (severity == DIAG_WARNING && diags->warnings_are_errors)
    severity = DIAG_ERROR;
  bool dropped = is_apart ? !diags->held && is_past_limit(diags, diags->nerrors)
                          : is_dropped(diags, severity);
  diags->nerrors += severity == DIAG_ERROR;
  diags->nwarnings += severity == DIAG_WARNING && !dropped;
  if (dropped)
    return false;
  Buf text = {0};
  buf_vprintf(&text, fmt, args);
  Diagnostic diagnostic = {
      .severity = severity, .loc = loc, .text = {text.data, text.size}};
  if (diags->held)
    hold(diags, &diagnostic, is_apart);
  else
    show(diags, &diagnostic);
  buf_release(&text);
  if (diags->extras && severity != DIAG_NOTE)
    diags->extras->add_notes(diags->extras->user, loc);
  return false;
}

bool diag_vreport(Diags *diags, Severity severity, Loc loc, const char *fmt,
                  va_list args) {
  return report(diags, severity, false, loc, fmt, args);
}

bool diag_report(Diags *diags, Severity severity, Loc loc, const char *fmt,
                 ...) {
  va_list args;
  va_start(args, fmt);
  report(diags, severity, false, loc, fmt, args);
  va_end(args);
  return false;
}

bool diag_hint(Diags *diags, Loc loc, const char *fmt, ...) {
  if (!diags->hints)
    return false;
  va_list args;
  va_start(args, fmt);
  report(diags, DIAG_NOTE, false, loc, fmt, args);
  va_end(args);
  return false;
}

bool diag_advice(Diags *diags, Loc loc, const char *fmt, ...) {
  va_list args;
  va_start(args, fmt);
  report(diags, DIAG_NOTE, true, loc, fmt, args);
  va_end(args);
  return false;
}
