// Options of passes as text, as MLIR writes them:
//
//   options := (name (`=` value)?)*                 blanks in between
//   value   := text without blanks outside of quotes and brackets
//   list    := value (`,` value)*                   commas likewise
//
// Quotes or braces around a whole value, or element of a list, are no part of
// it: `tile-sizes={1,2}` and `tile-sizes=1,2` are the same, and
// `exclude="a b",c` are two.
//
// What a value must be is said by the option's row; what is wrong with one is
// worded as LLVM's command line does.

#include "lowering/pass/pass.h"
#include "lowering/passes.h"

#include <errno.h>
#include <stdlib.h>

bool str_list_has(const StrList *list, Str text) {
  for (size_t i = 0; i < list->size; i++)
    if (str_eq(list->data[i], text))
      return true;
  return false;
}

void *pass_options_new(Arena *arena, const Pass *pass) {
  return arena_copy(arena, pass->initial, pass->options_size,
                    _Alignof(max_align_t));
}

const void **pass_options_all(Arena *arena) {
  const void **all = arena_array(arena, const void *, PASS__MAX);
  for (size_t i = 0; i < PASS__MAX; i++)
    all[i] = passes[i].initial;
  return all;
}

// Cutting text

static bool is_one_of(char c, const char *set) {
  return c && strchr(set, c);
}

// Up to one of `stops`, or the end. NULL: a bracket is not closed.
static const char *find_outside(Str text, const char *stops) {
  const char *at = text.data, *end = at + text.size;
  int depth = 0;
  for (; at < end && (depth || !is_one_of(*at, stops)); at++) {
    depth += is_one_of(*at, "{[(");
    depth -= depth && is_one_of(*at, "}])");
    const char *closing = is_one_of(*at, "'\"")
                              ? memchr(at + 1, *at, (size_t)(end - at - 1))
                              : NULL;
    at = closing ? closing : at;
  }
  return depth ? NULL : at;
}

static Str trimmed(Str text) {
  while (text.size && is_one_of(*text.data, " \t\r\n"))
    text = (Str){text.data + 1, text.size - 1};
  while (text.size && is_one_of(text.data[text.size - 1], " \t\r\n"))
    text.size--;
  return text;
}

// Without what encloses all of it.
static Str unwrapped(Str text) {
  text = trimmed(text);
  if (text.size < 2)
    return text;
  char first = text.data[0], last = text.data[text.size - 1];
  Str inner = {text.data + 1, text.size - 2};
  bool quoted = first == last && is_one_of(first, "'\"");
  bool braced = first == '{' && last == '}' &&
                find_outside(inner, "}") == inner.data + inner.size;
  return quoted || braced ? trimmed(inner) : text;
}

// Takes what is before one of `stops` off the front of `text`, and the stop.
static bool cut(Str *text, const char *stops, Str *piece) {
  const char *stop = find_outside(*text, stops);
  if (!stop)
    return false;
  size_t n = (size_t)(stop - text->data), skip = n + (n < text->size);
  *piece = (Str){text->data, n};
  *text = (Str){text->data + skip, text->size - skip};
  return true;
}

// Values

typedef struct Given { // an option as somebody wrote it
  Arena *arena;
  const PassOption *option;
  Str value; // of its own; no data: there was no `=`
  void *to;  // in the struct of the pass
  Str *why;
} Given;

static bool refuse(const Given *given, const char *before, const char *after) {
  *given->why =
      arena_format(given->arena, "for the --%s option: %s'" STR_FMT "'%s",
                   given->option->name, before, STR_ARG(given->value), after);
  return false;
}

static bool set_bool(const Given *given) {
  static const char *const words[] = {"",      "true",  "TRUE",  "True", "1",
                                      "false", "FALSE", "False", "0"};
  for (size_t i = 0; i < ARRAY_SIZE(words); i++)
    if (str_is(given->value, words[i])) {
      *(bool *)given->to = i < 5;
      return true;
    }
  return refuse(given, "",
                " is invalid value for boolean argument! Try 0 or 1");
}

// Decimal, or as in C.
static bool read_number(const Given *given, Str text, int64_t *number) {
  const char *digits = arena_str(given->arena, text).data;
  char *end;
  errno = 0;
  *number = strtoll(digits, &end, 0);
  bool begins = is_one_of(digits[*digits == '-'], "0123456789");
  return begins && end == digits + text.size && !errno;
}

static bool set_uint(const Given *given) {
  int64_t number;
  if (!read_number(given, given->value, &number) || number < 0 ||
      number > UINT32_MAX)
    return refuse(given, "", " value invalid for uint argument!");
  *(uint32_t *)given->to = (uint32_t)number;
  return true;
}

static bool set_real(const Given *given) {
  const char *digits = arena_str(given->arena, given->value).data;
  char *end;
  double number = strtod(digits, &end);
  if (!given->value.size || end != digits + given->value.size)
    return refuse(given, "", " value invalid for floating point argument!");
  *(double *)given->to = number;
  return true;
}

static bool set_int(const Given *given) {
  return read_number(given, given->value, given->to) ||
         refuse(given, "", " value invalid for long argument!");
}

static bool set_enum(const Given *given) {
  Str words = str_from(given->option->words), word = {0};
  for (uint32_t i = 0; words.size; i++) {
    cut(&words, "|", &word);
    if (str_eq(word, given->value)) {
      *(uint32_t *)given->to = i;
      return true;
    }
  }
  return refuse(given, "Cannot find option named ", "!");
}

static bool set_string(const Given *given) {
  *(Str *)given->to = arena_str(given->arena, given->value);
  return true;
}

static bool set_passes(const Given *given) {
  Subpipeline *passes_given = given->to;
  Str text = arena_str(given->arena, given->value);
  Pipeline *made = pipeline_parse_inner(given->arena, text, given->why);
  *passes_given = (Subpipeline){text, made};
  if (!made)
    *given->why = arena_format(
        given->arena, STR_FMT "\nFailed to parse composite pass pipeline",
        STR_ARG(*given->why));
  return made;
}

// Appends, as do the functions for each kind of element below.
static bool add_string(const Given *given) {
  StrList *list = given->to;
  Str *data = arena_array(given->arena, Str, list->size + 1);
  if (list->size)
    memcpy(data, list->data, list->size * sizeof *data);
  data[list->size] = arena_str(given->arena, given->value);
  *list = (StrList){data, list->size + 1};
  return true;
}

static bool add_int(const Given *given) {
  IntList *list = given->to;
  int64_t *data = arena_array(given->arena, int64_t, list->size + 1), number;
  if (!read_number(given, given->value, &number))
    return refuse(given, "", " value invalid for long argument!");
  if (list->size)
    memcpy(data, list->data, list->size * sizeof *data);
  data[list->size] = number;
  *list = (IntList){data, list->size + 1};
  return true;
}

static bool add_all(const Given *given, bool add(const Given *element)) {
  Str rest = given->value;
  for (bool more = rest.size; more;) {
    Given element = *given;
    const char *comma = find_outside(rest, ",");
    if (!comma)
      return refuse(given, "missing closing delimiter in ", "");
    more = comma < rest.data + rest.size;
    cut(&rest, ",", &element.value);
    element.value = unwrapped(element.value);
    if (!add(&element))
      return false;
  }
  return true;
}

static bool set_value(const Given *given) {
  if (!given->value.data && given->option->kind != OPT_BOOL) {
    *given->why =
        arena_format(given->arena, "for the --%s option: requires a value!",
                     given->option->name);
    return false;
  }
  switch (given->option->kind) {
  case OPT_BOOL: return set_bool(given);
  case OPT_INT: return set_int(given);
  case OPT_UINT: return set_uint(given);
  case OPT_REAL: return set_real(given);
  case OPT_ENUM: return set_enum(given);
  case OPT_STRING: return set_string(given);
  case OPT_LIST: return add_all(given, add_string);
  case OPT_INTS: return add_all(given, add_int);
  case OPT_PASSES: return set_passes(given);
  }
  unreachable();
}

static const PassOption *find_option(const Pass *pass, Str name) {
  const PassOption *option = pass->options;
  while (option->name && !str_is(name, option->name))
    option++;
  return option->name ? option : NULL;
}

typedef struct OptionsHead {
  OPTIONS_HEAD;
} OptionsHead;

bool pass_option_is_given(const void *options, const char *name) {
  const OptionsHead *head = options;
  const Pass *pass = &passes[head->pass];
  const PassOption *option = find_option(pass, str_from(name));
  return head->given >> (option - pass->options) & 1;
}

static Str unknown_option(Arena *arena, const Pass *pass, Str name) {
  Nearest near = nearest_to(name);
  for (const PassOption *option = pass->options; option->name; option++)
    nearest_try(&near, str_from(option->name));
  return arena_format(arena,
                      "<Pass-Options-Parser>: no such option " STR_FMT "%s",
                      STR_ARG(name), nearest_question(&near, arena));
}

bool pass_options_parse(Arena *arena, const Pass *pass, void *options, Str text,
                        Str *why) {
  for (text = trimmed(text); text.size; text = trimmed(text)) {
    Given given = {.arena = arena, .why = why};
    Str written = text, name = {0};
    if (!cut(&text, " \t\r\n", &written)) {
      *why = arena_format(
          arena, "missing closing delimiter in pass options '" STR_FMT "'",
          STR_ARG(text));
      return false;
    }
    bool valued = memchr(written.data, '=', written.size);
    cut(&written, "=", &name);
    given.value = valued ? unwrapped(written) : (Str){0};
    given.option = find_option(pass, name);
    if (!given.option) {
      *why = unknown_option(arena, pass, name);
      return false;
    }
    given.to = (char *)options + given.option->offset;
    if (!set_value(&given))
      return false;
    ((OptionsHead *)options)->given |= 1u << (given.option - pass->options);
  }
  return true;
}

// Printing

static void print_string(Buf *out, Str text) {
  size_t blank = 0, mark = 0;
  while (blank < text.size && text.data[blank] != ' ')
    blank++;
  while (mark < text.size && !is_one_of(text.data[mark], "{'\""))
    mark++;
  buf_puts(out, blank < mark ? "{" : "");
  buf_str(out, text);
  buf_puts(out, blank < mark ? "}" : "");
}

static void print_word(Buf *out, const PassOption *option, uint32_t index) {
  Str words = str_from(option->words), word = {0};
  for (uint32_t i = 0; i <= index; i++)
    cut(&words, "|", &word);
  buf_str(out, word);
}

static void print_strings(Buf *out, const StrList *list) {
  buf_char(out, '{');
  for (size_t i = 0; i < list->size; i++) {
    buf_puts(out, i ? "," : "");
    print_string(out, list->data[i]);
  }
  buf_char(out, '}');
}

static void print_ints(Buf *out, const IntList *list) {
  buf_char(out, '{');
  for (size_t i = 0; i < list->size; i++) {
    buf_puts(out, i ? "," : "");
    buf_i64(out, list->data[i]);
  }
  buf_char(out, '}');
}

// Lists without elements are left out: an empty value would be an element.
static bool is_empty(const PassOption *option, const void *at) {
  return (option->kind == OPT_LIST && !((const StrList *)at)->size) ||
         (option->kind == OPT_INTS && !((const IntList *)at)->size);
}

// mlcc's own options appear only when they are set, so that all other text is
// mlir-opt's.
static bool is_shown(const PassOption *option, const void *at) {
  if (!option->is_own)
    return true;
  return option->kind == OPT_BOOL ? *(const bool *)at : !is_empty(option, at);
}

static void print_option(Buf *out, const PassOption *option, const void *at) {
  if (is_empty(option, at))
    return;
  buf_printf(out, "%s=", option->name);
  switch (option->kind) {
  case OPT_BOOL: buf_puts(out, *(const bool *)at ? "true" : "false"); break;
  case OPT_INT: buf_i64(out, *(const int64_t *)at); break;
  case OPT_UINT: buf_u64(out, *(const uint32_t *)at); break;
  case OPT_REAL: buf_printf(out, "%e", *(const double *)at); break;
  case OPT_ENUM: print_word(out, option, *(const uint32_t *)at); break;
  case OPT_STRING: print_string(out, *(const Str *)at); break;
  case OPT_LIST: print_strings(out, at); break;
  case OPT_INTS: print_ints(out, at); break;
  case OPT_PASSES: print_string(out, ((const Subpipeline *)at)->text); break;
  }
}

void pass_options_print(Buf *out, const Pass *pass, const void *options) {
  char before = '{';
  for (const PassOption *option = pass->options; option->name; option++) {
    const void *at = (const char *)options + option->offset;
    if (!is_shown(option, at))
      continue;
    buf_char(out, before);
    print_option(out, option, at);
    before = ' ';
  }
  if (before == ' ')
    buf_char(out, '}');
}

// Help

enum { HELP_COLUMN = 42 };

static void print_help_line(Buf *out, size_t start, const char *help,
                            bool is_own) {
  size_t width = out->size - start;
  buf_spaces(out, width < HELP_COLUMN ? HELP_COLUMN - width : 0);
  buf_printf(out, "%s%s%s\n", *help ? " " : "", help,
             is_own ? " (mlcc's own)" : "");
}

static void print_option_help(Buf *out, const PassOption *option) {
  static const char *const values[] = {[OPT_BOOL] = "",
                                       [OPT_INT] = "=<long>",
                                       [OPT_UINT] = "=<uint>",
                                       [OPT_REAL] = "=<number>",
                                       [OPT_ENUM] = "=",
                                       [OPT_STRING] = "=<string>",
                                       [OPT_LIST] = "=<string>,...",
                                       [OPT_INTS] = "=<long>,...",
                                       [OPT_PASSES] = "=<passes>"};
  size_t start = out->size;
  buf_printf(out, "    --%s%s%s", option->name, values[option->kind],
             option->words ? option->words : "");
  print_help_line(out, start, option->help, option->is_own);
}

static void print_help(Buf *out, const Pass *pass) {
  size_t start = out->size;
  buf_printf(out, "  --%s", pass->flag);
  print_help_line(out, start, pass->summary, false);
  for (const PassOption *option = pass->options; option->name; option++)
    print_option_help(out, option);
}

void passes_print_help(Buf *out) {
  for (const Pass *pass = passes; pass->flag; pass++)
    print_help(out, pass);
  for (const NamedPipeline *p = named_pipelines; p->name; p++)
    buf_printf(out, "  -%-38s %s\n", p->name, p->summary);
}
