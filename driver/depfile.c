// Dependency files: one make rule, `target: input`, as gcc writes it. What a
// compile reads is its input file; long rules are continued with backslashes.

#include "driver/driver.h"

// A prerequisite, quoted for make like a target.
static void add_name(Buf *out, Arena *arena, const Options *options,
                     const char *name) {
  if (!options->nmake_rules)
    buf_puts(out, quote_for_make(arena, name));
  else if (strpbrk(name, " #${}^!"))
    buf_printf(out, "\"%s\"", name);
  else
    buf_puts(out, name);
}

// x.mlir and -o dir/y.o give dir/y.d; without -o, x.d in this directory.
static const char *default_rule_file(Arena *arena, const char *output) {
  const char *slash = strrchr(output, '/');
  const char *dot = strrchr(slash ? slash : output, '.');
  size_t n = dot ? (size_t)(dot - output) : strlen(output);
  return arena_format(arena, "%.*s.d", (int)n, output).data;
}

static void make_rule(Buf *out, Arena *arena, const Options *options,
                      const char *input, const char *output) {
  if (!options->rule_targets.size)
    add_name(out, arena, options, output);
  for (size_t i = 0; i < options->rule_targets.size; i++) {
    if (i)
      buf_char(out, ' ');
    buf_puts(out, options->rule_targets.data[i]);
  }
  buf_lit(out, ": ");
  add_name(out, arena, options, input);
  buf_char(out, '\n');
  // -MP makes no rule for the main input, and there is no other yet.
}

bool write_rule(Arena *arena, const Options *options, const char *input,
                const char *output) {
  Buf out = {0};
  make_rule(&out, arena, options, input, output);
  const char *path = options->rule_file;
  if (!path)
    path = !options->only_rule ? default_rule_file(arena, output)
           : options->output   ? options->output
                               : "-";
  bool ok = output_store(options, path, &out);
  buf_release(&out);
  return ok;
}
