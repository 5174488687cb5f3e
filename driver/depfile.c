// Dependency files: one make rule, `target: input`, as gcc writes it, to the
// byte. What a compile reads is its input file; lines are continued with
// backslashes when they become long.

#include "driver/driver.h"

enum { WIDTH = 72 };

typedef struct Rule {
  Buf *out;
  Arena *arena;
  const Options *options;
  size_t column; // 0: nothing is in the line
} Rule;

// gcc takes "./" from the front of names.
static const char *without_dot(const char *name) {
  while (name[0] == '.' && name[1] == '/') {
    name += 2;
    while (*name == '/')
      name++;
  }
  return name;
}

static const char *quoted(const Rule *rule, const char *name) {
  if (!rule->options->nmake_rules)
    return quote_for_make(rule->arena, name);
  return strpbrk(name, " #${}^!")
             ? arena_format(rule->arena, "\"%s\"", name).data
             : name;
}

// Behind what is in the line, or in a new one when it would be too long.
static void add_word(Rule *rule, const char *word) {
  size_t size = strlen(word);
  if (rule->column && rule->column + size > WIDTH) {
    buf_lit(rule->out, " \\\n");
    rule->column = 0;
    buf_char(rule->out, ' ');
    rule->column++;
  } else if (rule->column) {
    buf_char(rule->out, ' ');
    rule->column++;
  }
  buf_puts(rule->out, word);
  rule->column += size;
}

static void add_name(Rule *rule, const char *name) {
  add_word(rule, quoted(rule, without_dot(name)));
}

// x.mlir and -o dir/y.o give dir/y.d; without -o, x.d in this directory.
static const char *default_rule_file(Arena *arena, const char *output) {
  const char *slash = strrchr(output, '/');
  const char *dot = strrchr(slash ? slash : output, '.');
  size_t n = dot ? (size_t)(dot - output) : strlen(output);
  return arena_format(arena, "%.*s.d", (int)n, output).data;
}

static void make_rule(Rule *rule, const char *input, const char *output) {
  const StrVec *targets = &rule->options->rule_targets;
  if (!targets->size)
    add_name(rule, output);
  for (size_t i = 0; i < targets->size; i++)
    add_word(rule, without_dot(targets->data[i]));
  buf_char(rule->out, ':');
  rule->column++;
  add_name(rule, input);
  buf_char(rule->out, '\n');
  // -MP makes no rule for the main input, and there is no other yet.
}

bool write_rule(Arena *arena, const Options *options, const char *input,
                const char *output) {
  Buf out = {0};
  Rule rule = {&out, arena, options, 0};
  make_rule(&rule, input, output);
  const char *path = options->rule_file;
  if (!path)
    path = !options->only_rule ? default_rule_file(arena, output)
           : options->output   ? options->output
                               : "-";
  bool ok = output_store(options, path, &out);
  buf_release(&out);
  return ok;
}
