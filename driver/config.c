// Arguments that come before those of the command line: of configuration files
// and of MLCC_FLAGS, in this order, so that the command line has the last word.
//
// Files are those of --config=, or by default TRIPLE-mlcc.cfg, else TRIPLE.cfg
// and mlcc.cfg; the program's own directory has them, and before it those of
// --config-user-dir= and --config-system-dir=, as with clang. A file has
// arguments as a response file has; # begins a comment, a backslash at the end
// of a line continues it, @FILE is relative to the file it stands in, and
// <CFGDIR> is that file's directory.
//
// All this is settled before options are parsed, so it looks for its own
// options, and for the target's, by their spelling.

#include "driver/driver.h"

#include <stdlib.h>
#include <unistd.h>

typedef struct Configuration {
  Arena *arena;
  const StrVec *given; // the command line
  StrVec args, files;  // in front of it; that were read
  const char *dirs[3]; // NULL: none
  bool ok;
} Configuration;

// The value of an option at given[i], if it is that one: "--config=X",
// "--config X". Moves on when it is another argument.
static const char *value_at(const StrVec *given, size_t *i, const char *name) {
  const char *arg = given->data[*i];
  size_t n = strlen(name);
  if (strncmp(arg, name, n))
    return NULL;
  if (arg[n] == '=')
    return arg + n + 1;
  return !arg[n] && *i + 1 < given->size ? given->data[++*i] : NULL;
}

static const char *last_value(const StrVec *given, const char *name) {
  const char *found = NULL;
  for (size_t i = 0; i < given->size; i++) {
    const char *value = value_at(given, &i, name);
    found = value ? value : found;
  }
  return found;
}

static bool is_given(const StrVec *given, const char *flag) {
  for (size_t i = 0; i < given->size; i++)
    if (!strcmp(given->data[i], flag))
      return true;
  return false;
}

// As the target will be named, without looking at what else changes it.
static const char *triple_given(const Configuration *c, const char *program) {
  const char *triple = last_value(c->given, "--target");
  if (!triple)
    triple = last_value(c->given, "-target");
  Str prefix = program_name_parse(program).prefix;
  if (!triple && prefix.size)
    triple = arena_str(c->arena, prefix).data;
  if (!triple || !target_exists(triple))
    triple = target_host_triple(c->arena);
  return target_normal_triple(c->arena, triple);
}

static void read_file(Configuration *c, const char *path) {
  if (expand_config(&c->args, c->arena, path))
    vec_push(c->arena, &c->files, (char *)path);
  else
    c->ok = plain_error("cannot read configuration file '%s'", path);
}

// The first directory with a file of that name; NULL when none has it.
static const char *find_file(const Configuration *c, const char *name) {
  for (size_t i = 0; i < ARRAY_SIZE(c->dirs); i++) {
    if (!c->dirs[i])
      continue;
    const char *path = arena_format(c->arena, "%s/%s", c->dirs[i], name).data;
    if (!access(path, R_OK))
      return path;
  }
  return NULL;
}

static void read_named(Configuration *c, const char *name) {
  const char *path = strchr(name, '/') ? name : find_file(c, name);
  if (path)
    read_file(c, path);
  else
    c->ok = plain_error("configuration file '%s' cannot be found", name);
}

static bool read_if_there(Configuration *c, const char *name) {
  const char *path = find_file(c, name);
  if (path)
    read_file(c, path);
  return path;
}

static void read_default(Configuration *c, const char *program) {
  const char *triple = triple_given(c, program);
  if (read_if_there(c, arena_format(c->arena, "%s-mlcc.cfg", triple).data))
    return;
  read_if_there(c, arena_format(c->arena, "%s.cfg", triple).data);
  read_if_there(c, "mlcc.cfg");
}

static bool read_all_named(Configuration *c) {
  bool any = false;
  for (size_t i = 0; i < c->given->size; i++) {
    const char *name = value_at(c->given, &i, "--config");
    if (name)
      read_named(c, name);
    any |= name != NULL;
  }
  return any;
}

bool configuration_read(Arena *arena, const char *program, StrVec *args,
                        StrVec *files) {
  Configuration c = {.arena = arena, .given = args, .ok = true};
  c.dirs[0] = last_value(args, "--config-user-dir");
  c.dirs[1] = last_value(args, "--config-system-dir");
  c.dirs[2] = program_dir(arena);
  if (!read_all_named(&c) && !is_given(args, "--no-default-config"))
    read_default(&c, program);
  const char *flags = getenv("MLCC_FLAGS");
  if (flags)
    expand_text(&c.args, arena, str_from(flags));
  for (size_t i = 0; i < args->size; i++)
    vec_push(arena, &c.args, args->data[i]);
  *args = c.args;
  *files = c.files;
  return c.ok;
}
