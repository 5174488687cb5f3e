// Names of what is made of an input: its output, and what is written beside
// it. Without a link both are called after -o, or else after the input. One
// command that compiles and links names them as clang does, so that programs of
// one directory may have inputs of the same name:
//
//   mlcc -g -gsplit-dwarf a.mlir b.mlir -o dir/p    dir/p-a.dwo, dir/p-b.dwo
//   mlcc -g -gsplit-dwarf a.mlir b.mlir             a-a.dwo, a-b.dwo
//   mlcc -MD a.mlir b.mlir -o dir/p                 dir/p.d, of dir/p
//   mlcc -MD a.mlir b.mlir                          a.d of a.o, b.d of b.o
//
// -dumpdir has a prefix for what is beside the output, as gcc's.

#include "driver/driver.h"

#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

static bool links(const Options *o) {
  return o->kind == OUT_PROGRAM && !o->only_rule;
}

// -o, if files may be beside what it names.
static const char *output_with_neighbours(const Options *o) {
  struct stat status;
  const char *path = o->output_given;
  if (!path || !strcmp(path, "-"))
    return NULL;
  bool is_device = !stat(path, &status) && !S_ISREG(status.st_mode) &&
                   !S_ISDIR(status.st_mode);
  return is_device ? NULL : path;
}

const char *path_base(const char *path) {
  const char *slash = strrchr(path, '/');
  return slash ? slash + 1 : path;
}

const char *absolute_path(Arena *arena, const char *path) {
  char *directory = *path == '/' ? NULL : getcwd(NULL, 0);
  if (directory)
    path = arena_format(arena, "%s/%s", directory, path).data;
  free(directory);
  return path;
}

// The size of the path without the suffix of its last part. A name that begins
// with its only dot has no suffix.
static int stem_size(const char *path) {
  const char *name = path_base(path), *dot = strrchr(name, '.');
  size_t n = dot && dot != name ? (size_t)(dot - name) : strlen(name);
  return (int)(n + (size_t)(name - path));
}

static const char *with_suffix(Arena *arena, const char *path,
                               const char *suffix) {
  return arena_format(arena, "%.*s%s", stem_size(path), path, suffix).data;
}

const char *name_after_input(Arena *arena, const Input *input,
                             const char *suffix) {
  const char *path = strcmp(input->text, "-") ? input->text : "stdin";
  return with_suffix(arena, path_base(path), suffix);
}

const char *name_output(Arena *arena, const Options *o, const Input *input) {
  static const char *const suffixes[] = {
      [OUT_PROGRAM] = ".o",    [OUT_OBJECT] = ".o",   [OUT_ASSEMBLY] = ".s",
      [OUT_LLVM_TEXT] = ".ll", [OUT_BITCODE] = ".bc", [OUT_MLIR] = NULL,
      [OUT_PARSED] = NULL,     [OUT_NOTHING] = NULL,
  };
  if (o->output_given && o->kind != OUT_PROGRAM)
    return o->output_given;
  const char *suffix = suffixes[o->kind];
  return suffix ? name_after_input(arena, input, suffix) : "-";
}

const char *name_beside_output(Arena *arena, const Options *o,
                               const Input *input, const char *suffix) {
  const char *output = output_with_neighbours(o);
  const char *own = name_after_input(arena, input, suffix);
  if (!links(o) && output)
    own = with_suffix(arena, output, suffix);
  if (o->beside_prefix)
    return arena_format(arena, "%s%s", o->beside_prefix, path_base(own)).data;
  return links(o)
             ? arena_format(arena, "%s-%s", output ? output : "a", own).data
             : own;
}

// clang names records of a link after the inputs alone.
const char *name_record(Arena *arena, const Options *o, const Input *input) {
  const char *suffix =
      o->record_kind == RECORD_YAML ? ".opt.yaml" : ".opt.bitstream";
  if (o->record_file)
    return o->record_file;
  return links(o) ? name_after_input(arena, input, suffix)
                  : name_beside_output(arena, o, input, suffix);
}

// -ftime-trace= names a file, or a directory for files named after objects.
const char *name_trace(Arena *arena, const Options *o, const Input *input) {
  struct stat status;
  const char *usual = name_beside_output(arena, o, input, ".json");
  const char *given = o->time_trace_file;
  if (!given)
    return usual;
  if (stat(given, &status) || !S_ISDIR(status.st_mode))
    return given;
  const char *own =
      links(o) ? name_after_input(arena, input, ".json") : path_base(usual);
  return arena_format(arena, "%s/%s", given, own).data;
}

const char *name_header(Arena *arena, const Options *o, const Input *input) {
  const char *output = output_with_neighbours(o);
  if (*o->header)
    return o->header;
  return output && !links(o) ? with_suffix(arena, output, ".h")
                             : name_after_input(arena, input, ".h");
}

const char *name_temporary(Arena *arena, const Options *o, const Input *input,
                           const char *suffix) {
  const char *name = name_after_input(arena, input, suffix);
  const char *slash = o->output_given ? strrchr(o->output_given, '/') : NULL;
  if (o->save_temps == SAVE_TEMPS_CWD || !slash)
    return name;
  int n = (int)(slash + 1 - o->output_given);
  return arena_format(arena, "%.*s%s", n, o->output_given, name).data;
}

const char *name_rule_target(Arena *arena, const Options *o,
                             const Input *input) {
  if (o->output_given && !o->only_rule)
    return o->output_given;
  return name_after_input(arena, input, ".o");
}

const char *name_shared_rule_file(Arena *arena, const Options *o) {
  if (o->rule_file)
    return o->rule_file;
  if (o->only_rule)
    return o->output_given ? o->output_given : "-";
  return links(o) && o->output_given ? with_suffix(arena, o->output_given, ".d")
                                     : NULL;
}

const char *name_rule_file(Arena *arena, const Options *o, const Input *input) {
  const char *shared = name_shared_rule_file(arena, o);
  return shared ? shared
                : with_suffix(arena, name_rule_target(arena, o, input), ".d");
}
