// Response files: @file stands for the arguments in the file, separated by
// white space, with '...', "..." and \x as gcc reads them. They nest, to a
// depth that no sane build reaches.

#include "driver/options.h"

#include <ctype.h>

enum { DEEPEST = 64 };

static bool is_space(char c) {
  return isspace((unsigned char)c) != 0;
}

// One argument from `p`, unquoted into the arena; returns what follows it.
static const char *read_argument(const char *p, const char *end, Arena *arena,
                                 char **argument) {
  char *out = arena_alloc(arena, (size_t)(end - p) + 1, 1);
  *argument = out;
  char quote = '\0';
  for (; p < end && (quote || !is_space(*p)); p++) {
    if (*p == '\\' && p + 1 < end && quote != '\'')
      *out++ = *++p;
    else if (quote && *p == quote)
      quote = '\0';
    else if (!quote && (*p == '\'' || *p == '"'))
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
} Expansion;

static void add_argument(Expansion *e, char *argument, int depth);

static void add_file(Expansion *e, Str text, int depth) {
  const char *p = text.data, *end = p + text.size;
  for (;;) {
    while (p < end && is_space(*p))
      p++;
    if (p == end)
      return;
    char *argument;
    p = read_argument(p, end, e->arena, &argument);
    add_argument(e, argument, depth + 1);
  }
}

static void add_argument(Expansion *e, char *argument, int depth) {
  SourceSet set;
  const char *why;
  if (argument[0] != '@' || !argument[1] || depth >= DEEPEST) {
    vec_push(e->arena, e->args, argument);
    return;
  }
  sources_init(&set);
  Source *source = source_open(&set, argument + 1, &why);
  if (source) {
    if (e->files)
      vec_push(e->arena, e->files, argument + 1);
    add_file(e, source->text, depth);
  } else {
    vec_push(e->arena, e->args, argument);
  }
  sources_release(&set);
}

void expand_responses(StrVec *args, StrVec *files, Arena *arena, int argc,
                      char **argv) {
  Expansion e = {args, files, arena};
  for (int i = 1; i < argc; i++)
    add_argument(&e, argv[i], 0);
}
