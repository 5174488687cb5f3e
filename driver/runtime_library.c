// Which of the runtime's builds serves a target: the first row of targets.list
// (it lies beside the libraries) whose patterns match the triple, and whose
// feature the CPU has: "i?86-*-linux*+sse2".

#include "driver/toolchain.h"

#include <fnmatch.h>
#include <unistd.h>

static Str next_word(Str *line) {
  while (line->size && (*line->data == ' ' || *line->data == '\t'))
    line->data++, line->size--;
  Str word = {line->data, 0};
  while (word.size < line->size && !strchr(" \t", word.data[word.size]))
    word.size++;
  line->data += word.size;
  line->size -= word.size;
  return word;
}

static bool fits(Arena *arena, Str pattern, const TargetSpec *target) {
  const char *plus = memchr(pattern.data, '+', pattern.size);
  size_t size = plus ? (size_t)(plus - pattern.data) : pattern.size;
  Str triple = arena_str(arena, (Str){pattern.data, size});
  if (fnmatch(triple.data, target->triple, 0))
    return false;
  Str feature = {pattern.data + size + 1, pattern.size - size - 1};
  return !plus || target_has_feature(target, arena_str(arena, feature).data);
}

static bool serves(Arena *arena, Str patterns, const TargetSpec *target) {
  while (patterns.size) {
    const char *comma = memchr(patterns.data, ',', patterns.size);
    size_t n = comma ? (size_t)(comma - patterns.data) : patterns.size;
    if (fits(arena, (Str){patterns.data, n}, target))
      return true;
    n += comma != NULL;
    patterns = (Str){patterns.data + n, patterns.size - n};
  }
  return false;
}

// The directory of the first row that serves the target.
static Str find_row(Arena *arena, Str text, const TargetSpec *target) {
  while (text.size) {
    const char *end = memchr(text.data, '\n', text.size);
    size_t n = end ? (size_t)(end - text.data) : text.size;
    Str line = {text.data, n};
    n += end != NULL;
    text = (Str){text.data + n, text.size - n};
    Str directory = next_word(&line);
    if (!directory.size || *directory.data == '#')
      continue;
    next_word(&line); // family
    next_word(&line); // triple
    if (serves(arena, next_word(&line), target))
      return directory;
  }
  return (Str){0};
}

// Where an archive of the target's row belongs. Without a list of rows that is
// the list itself; without a row, NULL.
static const char *library_path(Arena *arena, const char *resources,
                                const TargetSpec *target, const char *library) {
  SourceSet set;
  const char *why;
  sources_init(&set);
  const char *path = arena_format(arena, "%s/targets.list", resources).data;
  Source *source = source_open(&set, path, &why);
  if (source) {
    Str directory = find_row(arena, source->text, target);
    path = directory.size ? arena_format(arena, "%s/" STR_FMT "/%s", resources,
                                         STR_ARG(directory), library)
                                .data
                          : NULL;
  }
  sources_release(&set);
  return path;
}

const char *find_runtime(Arena *arena, const char *resources,
                         const TargetSpec *target, const char *library) {
  const char *path = library_path(arena, resources, target, library);
  bool is_library = path && strcmp(strrchr(path, '/') + 1, "targets.list");
  return is_library && !access(path, R_OK) ? path : NULL;
}

const char *missing_runtime(Arena *arena, const char *resources,
                            const TargetSpec *target) {
  const char *path = library_path(arena, resources, target, "libmlcc_rt.a");
  if (!path || !access(path, R_OK))
    return NULL;
  return arena_format(arena,
                      "the runtime library for '%s' was not found (looked for "
                      "'%s')",
                      target->triple, path)
      .data;
}
