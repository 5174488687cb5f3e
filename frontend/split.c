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
}

void chunks_release(Chunks *chunks) {
  arena_release(&chunks->arena);
}
