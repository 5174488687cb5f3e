// JSON as gcc 12 writes it, SARIF 2.1.0 as gcc 13 does: all messages of a run
// in one value. In text, what differs is how a place is written.

#include "driver/messages.h"

#include "driver/driver.h"
#include "driver/json.h"
#include "driver/output.h"

#include <stdlib.h>

bool messages_are_text(const Messages *m) {
  return m->format < MESSAGES_JSON;
}

// Text

// The place is put into the name, behind which no line is shown then.
static void print(Messages *m, Diags *diags, const Diagnostic *diagnostic) {
  const LineCol *at = &diagnostic->where;
  Diagnostic other = *diagnostic;
  if (m->format >= MESSAGES_MSVC && at->file.size && at->line) {
    other.where.file =
        m->format == MESSAGES_MSVC
            ? arena_format(m->arena, STR_FMT "(%u,%u)", STR_ARG(at->file),
                           at->line, at->column)
            : arena_format(m->arena, STR_FMT " +%u:%u", STR_ARG(at->file),
                           at->line, at->column);
    other.where.line = 0;
  }
  diag_print(diags, &other, stderr);
}

void messages_take(void *user, Diags *diags, const Diagnostic *d) {
  Messages *m = user;
  if (messages_are_text(m) && !m->quiet)
    print(m, diags, d);
  if (messages_are_text(m) && !m->sarif_files->size)
    return;
  Message kept = {d->severity, d->where, arena_str(m->arena, d->text)};
  kept.where.file = arena_str(m->arena, d->where.file);
  vec_push(m->arena, &m->list, kept);
}

// Lines: "FILE:LINE:COLUMN: error: TEXT" and "ld.lld: error: TEXT". What follows
// without a kind belongs to it: more of the text, or the source, which is left
// out.

static size_t number_before(Str text, unsigned *number) {
  size_t at = text.size;
  while (at && text.data[at - 1] >= '0' && text.data[at - 1] <= '9')
    at--;
  if (at == text.size || !at || text.data[at - 1] != ':')
    return 0;
  *number = (unsigned)strtoul(text.data + at, NULL, 10);
  return at - 1;
}

static LineCol place_in(Messages *m, Str text) {
  LineCol place = {0};
  unsigned last = 0, line = 0;
  size_t n = number_before(text, &last);
  size_t before = n ? number_before((Str){text.data, n}, &line) : 0;
  bool is_program = str_is(text, "mlcc") || str_is(text, "ld.lld") ||
                    str_is(text, "ld64.lld") || str_is(text, "lld-link") ||
                    str_is(text, "wasm-ld");
  if (is_program)
    return place;
  text.size = before ? before : n ? n : text.size;
  place.file = arena_str(m->arena, text);
  place.line = before ? line : last;
  place.column = before ? last : 1;
  return place;
}

static bool take_line(Messages *m, Str line) {
  static const char *const kinds[] = {"error: ", "warning: ", "note: "};
  for (size_t k = 0; k < ARRAY_SIZE(kinds); k++) {
    Str kind = str_from(kinds[k]);
    for (size_t at = 2; at + kind.size <= line.size; at++) {
      Str text = {line.data + at + kind.size, line.size - at - kind.size};
      if (memcmp(line.data + at - 2, ": ", 2) ||
          memcmp(line.data + at, kind.data, kind.size))
        continue;
      Message message = {(Severity)k, place_in(m, (Str){line.data, at - 2}),
                         arena_str(m->arena, text)};
      vec_push(m->arena, &m->list, message);
      return true;
    }
  }
  return false;
}

static void add_line(Messages *m, Str line) {
  Message *last = m->list.size ? &m->list.data[m->list.size - 1] : NULL;
  if (last && line.size && !last->where.line)
    last->text = arena_format(m->arena, STR_FMT "\n" STR_FMT,
                              STR_ARG(last->text), STR_ARG(line));
}

void messages_take_text(void *user, const char *text) {
  Messages *m = user;
  bool shown = messages_are_text(m) && !m->quiet;
  if (shown)
    fputs(text, stderr);
  if (messages_are_text(m) && !m->sarif_files->size)
    return;
  for (const char *p = text; *p;) {
    Str line = {p, strcspn(p, "\n")};
    if (!take_line(m, line))
      add_line(m, line);
    p += line.size + (p[line.size] == '\n');
  }
}

// JSON

// "-Wname" of a text that ends in " [-Wname]", which is taken off it.
static Str take_option(Str *text) {
  size_t at = text->size;
  if (!at || text->data[at - 1] != ']')
    return (Str){0};
  while (at && text->data[at - 1] != '[')
    at--;
  Str option = {text->data + at, text->size - 1 - at};
  if (at < 2 || !str_starts_with(option, "-W"))
    return (Str){0};
  text->size = at - 2;
  return option;
}

static void put_caret(Buf *out, const LineCol *at) {
  buf_lit(out, "{\"caret\": {");
  json_member(out, "file", at->file);
  buf_printf(out,
             ", \"line\": %u, \"column\": %u, \"display-column\": %u, "
             "\"byte-column\": %u}}",
             at->line, at->column, at->column, at->column);
}

// The message at *i and its notes; *i is behind them then.
static void put_json(Buf *out, const Messages *m, size_t *i) {
  static const char *const kinds[] = {"error", "warning", "note", "note"};
  const Message *message = &m->list.data[(*i)++];
  Str text = message->text, option = take_option(&text);
  buf_lit(out, "{");
  json_member(out, "kind", str_from(kinds[message->severity]));
  buf_lit(out, ", ");
  json_member(out, "message", text);
  if (option.size) {
    buf_lit(out, ", ");
    json_member(out, "option", option);
  }
  buf_lit(out, ", \"children\": [");
  const char *comma = "";
  while (message->severity != DIAG_NOTE && *i < m->list.size &&
         m->list.data[*i].severity == DIAG_NOTE) {
    buf_puts(out, comma);
    put_json(out, m, i);
    comma = ", ";
  }
  buf_lit(out, "], \"column-origin\": 1, \"locations\": [");
  if (message->where.file.size)
    put_caret(out, &message->where);
  buf_lit(out, "], \"escape-source\": false}");
}

static void put_all(Buf *out, const Messages *m, const char *between,
                    void (*put)(Buf *, const Messages *, size_t *)) {
  for (size_t i = 0; i < m->list.size;) {
    put(out, m, &i);
    if (i < m->list.size)
      buf_puts(out, between);
  }
}

// SARIF

// Left open, for more about the place; one without a file is empty.
static void put_location(Buf *out, const LineCol *at) {
  buf_lit(out, "{");
  if (!at->file.size)
    return;
  buf_lit(out, "\"physicalLocation\": {\"artifactLocation\": {");
  json_member(out, "uri", at->file);
  buf_lit(out, "}");
  if (at->line)
    buf_printf(out,
               ", \"region\": {\"startLine\": %u, \"startColumn\": %u, "
               "\"endColumn\": %u}",
               at->line, at->column, at->column + 1);
  buf_lit(out, "}, ");
}

static void put_message(Buf *out, Str text) {
  buf_lit(out, "\"message\": {");
  json_member(out, "text", text);
  buf_lit(out, "}");
}

static void put_notes(Buf *out, const Messages *m, size_t *i) {
  const char *before = ", \"relatedLocations\": [";
  bool any = false;
  while (*i < m->list.size && m->list.data[*i].severity == DIAG_NOTE) {
    const Message *note = &m->list.data[(*i)++];
    buf_puts(out, any ? ", " : before);
    any = true;
    put_location(out, &note->where);
    put_message(out, note->text);
    buf_lit(out, "}");
  }
  if (any)
    buf_lit(out, "]");
}

static void put_result(Buf *out, const Messages *m, size_t *i) {
  static const char *const levels[] = {"error", "warning", "note", "note"};
  const Message *message = &m->list.data[(*i)++];
  Str text = message->text, option = take_option(&text);
  Str level = str_from(levels[message->severity]);
  buf_lit(out, "{");
  json_member(out, "ruleId", option.size ? option : level);
  buf_lit(out, ", ");
  json_member(out, "level", level);
  buf_lit(out, ", ");
  put_message(out, text);
  buf_lit(out, ", \"locations\": [");
  if (message->where.file.size) {
    put_location(out, &message->where);
    out->size -= strlen(", ");
    buf_lit(out, "}");
  }
  buf_lit(out, "]");
  put_notes(out, m, i);
  buf_lit(out, "}");
}

static void put_sarif(Buf *out, const Messages *m, bool ok) {
  buf_lit(out, "{\"$schema\": \"https://docs.oasis-open.org/sarif/sarif/v2.1.0/"
               "errata01/os/schemas/sarif-schema-2.1.0.json\", "
               "\"version\": \"2.1.0\", \"runs\": [{\"tool\": {\"driver\": {"
               "\"name\": \"mlcc\", \"version\": \"");
  buf_puts(out, version_number);
  buf_lit(out, "\"}}, \"invocations\": [{\"executionSuccessful\": ");
  buf_puts(out, ok ? "true" : "false");
  buf_lit(out, "}], \"columnKind\": \"unicodeCodePoints\", \"results\": [");
  put_all(out, m, ",\n", put_result);
  buf_lit(out, "]}]}\n");
}

// The end

static bool write_to(const char *path, Buf *text) {
  bool ok = true;
  if (path)
    ok = output_write(path, text->data, text->size, false);
  else
    fwrite(text->data, 1, text->size, stderr);
  buf_release(text);
  return ok;
}

bool messages_finish(Messages *m, bool ok) {
  bool written = true, to_file = m->format == MESSAGES_JSON_FILE ||
                                 m->format == MESSAGES_SARIF_FILE;
  Buf text = {0};
  if (m->format >= MESSAGES_SARIF) {
    put_sarif(&text, m, ok);
  } else if (!messages_are_text(m)) {
    buf_char(&text, '[');
    put_all(&text, m, ",\n", put_json);
    buf_lit(&text, "]\n");
  }
  if (!messages_are_text(m))
    written = write_to(to_file ? m->file : NULL, &text);
  for (size_t i = 0; i < m->sarif_files->size; i++) {
    Buf sarif = {0};
    put_sarif(&sarif, m, ok);
    written &= write_to(m->sarif_files->data[i], &sarif);
  }
  return written;
}
