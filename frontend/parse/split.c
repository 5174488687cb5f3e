// Splits a file at lines that begin with `// -----`, as tests of many small
// inputs are written. Each piece is copied, so that a NUL ends it, and knows
// the line it begins on.

#include "frontend/frontend.h"

static bool begins_line(Str text, size_t at) {
  while (at && (text.data[at - 1] == ' ' || text.data[at - 1] == '\t'))
    at--;
  return !at || text.data[at - 1] == '\n';
}

// The next marker from `from` on, or the end of the text.
static size_t find_marker(Str text, size_t from, Str marker) {
  while (from + marker.size <= text.size) {
    const char *at =
        memmem(text.data + from, text.size - from, marker.data, marker.size);
    if (!at)
      break;
    from = (size_t)(at - text.data);
    if (begins_line(text, from))
      return from;
    from += marker.size;
  }
  return text.size;
}

static Str line_before(Str text, size_t at) {
  size_t from = at;
  while (from && text.data[from - 1] != '\n')
    from--;
  return (Str){text.data + from, at - from};
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
    Chunk item = {arena_str(&chunks->arena, chunk), line,
                  line_before(text, from)};
    vec_push(&chunks->arena, &chunks->items, item);
    if (to == text.size)
      return;
    line += count_lines(text, from, to);
    from = to + marker.size;
  }
}

void chunks_release(Chunks *chunks) {
  arena_release(&chunks->arena);
}
