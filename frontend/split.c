<<<<<<< HEAD
// Files of several inputs, divided by lines that begin with a marker.

#include "frontend/frontend.h"

static const char *next_line(const char *at, const char *end) {
  const char *newline = memchr(at, '\n', (size_t)(end - at));
  return newline ? newline + 1 : end;
}

static bool is_marker(const char *at, const char *end, Str marker) {
  return (size_t)(end - at) >= marker.size &&
         !memcmp(at, marker.data, marker.size);
}

static void add_chunk(Chunks *chunks, const char *from, const char *to,
                      uint32_t line) {
  Str text = {from, (size_t)(to - from)};
  vec_push(&chunks->arena, &chunks->texts, arena_str(&chunks->arena, text));
  vec_push(&chunks->arena, &chunks->first_lines, line);
}

// The marker's line belongs to no chunk.
void chunks_split(Chunks *chunks, Str text, Str marker) {
  *chunks = (Chunks){0};
  const char *end = text.data + text.size, *start = text.data;
  uint32_t line = 1, first = 1;
  for (const char *at = text.data; at < end; line++) {
    const char *next = next_line(at, end);
    if (is_marker(at, end, marker)) {
      add_chunk(chunks, start, at, first);
      start = next;
      first = line + 1;
    }
    at = next;
  }
  add_chunk(chunks, start, end, first);
=======
// Splits a file at lines that begin with `// -----`, as tests of many small
// inputs are written. Each piece is copied, so that a NUL ends it, and knows the
// line it begins on.

#include "frontend/frontend.h"

static bool begins_line(Str text, size_t at) {
  while (at && (text.data[at - 1] == ' ' || text.data[at - 1] == '\t'))
    at--;
  return !at || text.data[at - 1] == '\n';
}

// The next marker from `from` on, or the end of the text.
static size_t find_marker(Str text, size_t from, Str marker) {
  while (from + marker.size <= text.size) {
    const char *at = memmem(text.data + from, text.size - from, marker.data,
                            marker.size);
    if (!at)
      break;
    from = (size_t)(at - text.data);
    if (begins_line(text, from))
      return from;
    from += marker.size;
  }
  return text.size;
}

static uint32_t count_lines(Str text, size_t from, size_t to) {
  uint32_t n = 0;
  for (size_t i = from; i < to; i++)
    n += text.data[i] == '\n';
  return n;
}

void chunks_split(Chunks *chunks, Str text, Str marker) {
  *chunks = (Chunks){0};
  uint32_t line = 1;
  for (size_t from = 0;;) {
    size_t to = find_marker(text, from, marker);
    Str chunk = {text.data + from, to - from};
    Str copy = arena_str(&chunks->arena, chunk);
    vec_push(&chunks->arena, &chunks->texts, copy);
    vec_push(&chunks->arena, &chunks->first_lines, line);
    if (to == text.size)
      return;
    line += count_lines(text, from, to);
    from = to + marker.size;
  }
>>>>>>> main
}

void chunks_release(Chunks *chunks) {
  arena_release(&chunks->arena);
}
