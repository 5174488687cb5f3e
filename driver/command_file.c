// Entries of compile_commands.json (-MJ, -gen-cdb-fragment-path): what was
// compiled where and how, with a comma behind it, so that a file of all is made
// by joining them between brackets.

#include "driver/driver.h"
#include "driver/json.h"

#include <stdlib.h>
#include <unistd.h>

static void add_string(Buf *out, const char *text) {
  json_string(out, str_from(text));
}

static void add_member(Buf *out, const char *name, const char *value) {
  json_member(out, name, str_from(value));
  buf_lit(out, ", ");
}

static void make_entry(Buf *out, const Options *options, const char *input,
                       const char *output) {
  char *directory = getcwd(NULL, 0);
  buf_lit(out, "{ ");
  add_member(out, "directory", directory ? directory : "");
  add_member(out, "file", input);
  add_member(out, "output", output);
  buf_lit(out, "\"arguments\": [");
  add_string(out, options->program);
  for (size_t i = 0; i < options->command.size; i++) {
    buf_lit(out, ", ");
    add_string(out, options->command.data[i]);
  }
  buf_lit(out, "]},\n");
  free(directory);
}

// A name that two sources of one name do not share.
static const char *fragment_name(Arena *arena, const Options *options,
                                 const char *input, const Buf *entry) {
  const char *slash = strrchr(input, '/');
  unsigned long long hash = hash_bytes(entry->data, entry->size, 0);
  return arena_format(arena, "%s/%s.%08llx.json", options->cdb_dir,
                      slash ? slash + 1 : input, hash & 0xffffffff)
      .data;
}

bool write_command(Arena *arena, Options *options, const char *input,
                   const char *output) {
  Buf entry = {0};
  bool ok = true;
  if (!options->cdb_file && !options->cdb_dir)
    return true;
  make_entry(&entry, options, input, output);
  if (options->cdb_dir)
    ok = output_store(options, fragment_name(arena, options, input, &entry),
                      &entry);
  buf_bytes(&options->cdb_entries, entry.data, entry.size);
  if (options->cdb_file) // of all inputs so far
    ok &= output_store(options, options->cdb_file, &options->cdb_entries);
  buf_release(&entry);
  return ok;
}
