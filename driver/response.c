// Response files: @file stands for the arguments in the file, separated by
// white space, with '...', "..." and \x as gcc reads them. They nest, to a
// depth that no sane build reaches. Configuration files are the same with
// comments, and @file in them is relative to the file it stands in.

#include "driver/options.h"

#include <ctype.h>

enum { DEEPEST = 64 };

static bool is_space(char c) {
  return isspace((unsigned char)c) != 0;
}

// One argument from `p`, unquoted into the arena; returns what follows it.
static const char *read_argument(const char *p, const char *end, Arena *arena,
                                 bool windows, char **argument) {
  char *out = arena_alloc(arena, (size_t)(end - p) + 1, 1);
  *argument = out;
  char quote = '\0';
  for (; p < end && (quote || !is_space(*p)); p++) {
    bool escapes = *p == '\\' && p + 1 < end && quote != '\'';
    if (escapes && (!windows || p[1] == '"'))
      *out++ = *++p;
    else if (quote && *p == quote)
      quote = '\0';
    else if (!quote && ((*p == '\'' && !windows) || *p == '"'))
      quote = *p;
    else
      *out++ = *p;
  }
  *out = '\0';
  return p;
}

typedef struct Expansion {
  StrVec *args, *files;
  Arena *arena;
  bool windows;    // \ is itself, but before a quote
  const char *dir; // of the configuration file; NULL: it is none
  bool failed;
} Expansion;

static void add_argument(Expansion *e, char *argument, int depth);

// Behind spaces and, in a configuration file, comments and continued lines.
static const char *skip_space(const Expansion *e, const char *p,
                              const char *end) {
  for (; p < end; p++) {
    bool continued = e->dir && *p == '\\' && p + 1 < end && p[1] == '\n';
    if (e->dir && *p == '#')
      while (p + 1 < end && p[1] != '\n')
        p++;
    else if (!is_space(*p) && !continued)
      break;
  }
  return p;
}

static void add_text(Expansion *e, Str text, int depth) {
  static const char mark[] = "\xEF\xBB\xBF"; // of UTF-8
  const char *p = text.data, *end = p + text.size;
  if (text.size >= 3 && !memcmp(p, mark, 3))
    p += 3;
  for (;;) {
    p = skip_space(e, p, end);
    if (p == end)
      return;
    char *argument;
    p = read_argument(p, end, e->arena, e->windows, &argument);
    add_argument(e, argument, depth + 1);
  }
}

static bool add_file(Expansion *e, const char *path, int depth) {
  SourceSet set;
  const char *why;
  sources_init(&set);
  Source *source = source_open(&set, path, &why);
  if (source) {
    if (e->files)
      vec_push(e->arena, e->files, (char *)path);
    add_text(e, source->text, depth);
  }
  sources_release(&set);
  return source;
}

static const char *directory_of(Arena *arena, const char *path) {
  const char *slash = strrchr(path, '/');
  return slash ? arena_str(arena, (Str){path, (size_t)(slash - path)}).data
               : ".";
}

// @FILE in a configuration file.
static void add_nested_config(Expansion *e, const char *name, int depth) {
  const char *outer = e->dir, *path = name;
  if (*name != '/')
    path = arena_format(e->arena, "%s/%s", outer, name).data;
  e->dir = directory_of(e->arena, path);
  e->failed |= !add_file(e, path, depth);
  e->dir = outer;
}

static const char *fill_directory(const Expansion *e, const char *argument) {
  static const char mark[] = "<CFGDIR>";
  const char *at = strstr(argument, mark);
  if (!e->dir || !at)
    return argument;
  const char *rest = fill_directory(e, at + strlen(mark));
  return arena_format(e->arena, "%.*s%s%s", (int)(at - argument), argument,
                      e->dir, rest)
      .data;
}

static void add_argument(Expansion *e, char *argument, int depth) {
  bool nests = argument[0] == '@' && argument[1] && depth < DEEPEST;
  if (nests && e->dir)
    add_nested_config(e, argument + 1, depth);
  else if (!nests || !add_file(e, argument + 1, depth))
    vec_push(e->arena, e->args, (char *)fill_directory(e, argument));
}

void expand_responses(StrVec *args, StrVec *files, Arena *arena, int argc,
                      char **argv) {
  Expansion e = {.args = args, .files = files, .arena = arena};
  for (int i = 1; i < argc; i++) {
    if (!strncmp(argv[i], "--rsp-quoting=", 14))
      e.windows = !strcmp(argv[i] + 14, "windows");
    add_argument(&e, argv[i], 0);
  }
}

void expand_text(StrVec *args, Arena *arena, Str text) {
  Expansion e = {.args = args, .arena = arena};
  add_text(&e, text, 0);
}

bool expand_config(StrVec *args, Arena *arena, const char *path) {
  Expansion e = {.args = args, .arena = arena};
  e.dir = directory_of(arena, path);
  return add_file(&e, path, 0) && !e.failed;
}
