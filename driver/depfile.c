// Dependency files: make rules, `target: input`, as gcc writes them, to the
// byte. What a compile reads is its input file; lines are continued with
// backslashes when they become long.
//
// A file that several inputs share, that of a program among them, has a rule of
// each, where gcc and clang leave that of the last one; it is written when all
// have been compiled. Rules of C come from the C compiler.

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

// Rules for a shared file wait for all inputs; rules for the standard output do
// not.
static bool is_kept(const char *shared) {
  return shared && strcmp(shared, "-");
}

bool write_rule(Arena *arena, Options *o, const Input *input) {
  Buf own = {0};
  bool kept = is_kept(name_shared_rule_file(arena, o));
  Rule rule = {kept ? &o->rules : &own, arena, o, 0};
  make_rule(&rule, input->text, name_rule_target(arena, o, input));
  bool ok = kept || output_store(o, name_rule_file(arena, o, input), &own);
  buf_release(&own);
  return ok;
}

bool rules_are_kept(Arena *arena, const Options *o) {
  return o->write_rule && is_kept(name_shared_rule_file(arena, o));
}

bool rules_finish(Arena *arena, const Options *o) {
  return !o->rules.size ||
         output_store(o, name_shared_rule_file(arena, o), &o->rules);
}
