// The frame around mlcc-opt and mlcc-translate: chunks are parsed and worked
// on one by one, each in a context of its own, and what they make is written
// when all are done.

#include "driver/tool.h"

#include <errno.h>
#include <stdlib.h>

#include "driver/crash.h"
#include "driver/driver.h"

static size_t dashes(const char *arg) {
  return arg[0] != '-' ? 0 : 1 + (size_t)(arg[1] == '-');
}

Flag flag_of(const char *arg) {
  const char *name = arg + dashes(arg);
  return (Flag){arg, nearest_to((Str){name, strcspn(name, "=")})};
}

const char *flag_value(Flag *flag, const char *name) {
  Str own = flag->nearest.wanted;
  if (!dashes(flag->text))
    return NULL;
  if (str_is(own, name))
    return own.data + own.size + (own.data[own.size] == '=');
  nearest_try(&flag->nearest, str_from(name));
  return NULL;
}

bool flag_unknown(const Flag *flag) {
  Str best = flag->nearest.best;
  if (!best.size)
    return plain_error("unknown command line argument '%s'", flag->text);
  return plain_error("unknown command line argument '%s'; did you mean "
                     "'%.*s" STR_FMT "'?",
                     flag->text, (int)dashes(flag->text), flag->text,
                     STR_ARG(best));
}

bool tool_answers(const char *name, int argc, char **argv,
                  void (*print_help)(void)) {
  for (int i = 1; i < argc; i++) {
    Flag flag = flag_of(argv[i]);
    if (flag_value(&flag, "help"))
      print_help();
    else if (flag_value(&flag, "version"))
      printf("%s version %s\n", name, version_text);
    else
      continue;
    return true;
  }
  return false;
}

// A value that does not fit is reported once all flags were read.
static bool bad_value(Tool *tool, const char *name, const char *value,
                      const char *why) {
  plain_error("for the --%s option: '%s' %s", name, value, why);
  tool->bad_flag = true;
  return true;
}

static bool is_one_of(const char *value, const char *const *words) {
  while (*words && strcmp(value, *words))
    words++;
  return *words;
}

bool flag_set(Tool *tool, bool *flag, const char *name, const char *value) {
  static const char *const yes[] = {"", "true", "TRUE", "True", "1", NULL};
  static const char *const no[] = {"false", "FALSE", "False", "0", NULL};
  *flag = is_one_of(value, yes);
  return *flag || is_one_of(value, no) ||
         bad_value(tool, name, value,
                   "is invalid value for boolean argument! Try 0 or 1");
}

// The least number that is "larger": 0 is that of nothing, as is -1.
static bool set_limit(Tool *tool, uint32_t *limit, const char *name,
                      const char *value) {
  char *end;
  long long n = strtoll(value, &end, 0);
  if (!*value || *end)
    return bad_value(tool, name, value, "value invalid for uint argument!");
  *limit = n < 0 || n >= UINT32_MAX ? UINT32_MAX : (uint32_t)n + 1;
  return true;
}

static bool print_flag(Tool *tool, Flag *arg) {
  OpPrintOptions *print = &tool->session.print;
  bool idle, all_aliases = print->type_aliases == TYPE_ALIASES_ALL;
  const struct {
    const char *name;
    bool *flag;
  } flags[] = {
      {"mlir-print-op-generic", &print->generic},
      {"mlir-print-debuginfo", &print->debug_info},
      {"mlir-print-local-scope", &print->local_scope},
      {"mlir-print-unique-ssa-ids", &print->unique_ids},
      {"mlir-print-value-users", &print->value_users},
      {"mlir-use-nameloc-as-prefix", &print->name_locs},
      {"mlir-print-skip-regions", &print->skip_regions},
      {"mlir-print-assume-verified", &idle},
      {"print-type-aliases", &all_aliases},
  };
  const struct {
    const char *name;
    uint32_t *limit;
  } limits[] = {
      {"mlir-elide-elementsattrs-if-larger", &print->elide_elements_from},
      {"mlir-print-elementsattrs-with-hex-if-larger",
       &print->hex_elements_from},
      {"mlir-elide-resource-strings-if-larger", &print->elide_resources_from},
  };
  const char *value;
  for (size_t i = 0; i < ARRAY_SIZE(flags); i++)
    if ((value = flag_value(arg, flags[i].name))) {
      flag_set(tool, flags[i].flag, flags[i].name, value);
      print->type_aliases =
          all_aliases ? TYPE_ALIASES_ALL : TYPE_ALIASES_NEEDED;
      return true;
    }
  for (size_t i = 0; i < ARRAY_SIZE(limits); i++)
    if ((value = flag_value(arg, limits[i].name)))
      return set_limit(tool, limits[i].limit, limits[i].name, value);
  return false;
}

static void set_verify(Tool *tool, const char *value) {
  tool->verify_diagnostics = true;
  tool->only_expected = !strcmp(value, "only-expected");
  if (*value && strcmp(value, "all") && !tool->only_expected) {
    plain_error("'%s' is no value of -verify-diagnostics: all, only-expected",
                value);
    tool->bad_flag = true;
  }
}

bool tool_flag(Tool *tool, Flag *arg) {
  ParseOptions *parse = &tool->session.parse;
  const struct {
    const char *name;
    bool *flag;
  } flags[] = {
      {"Wdeprecated-mlir", &parse->warn_deprecated},
      {"allow-unregistered-dialect", &parse->allow_unregistered},
      {"mlir-very-unsafe-disable-verifier-on-parsing", &parse->no_verify},
  };
  const char *value;
  for (size_t i = 0; i < ARRAY_SIZE(flags); i++)
    if ((value = flag_value(arg, flags[i].name)))
      return flag_set(tool, flags[i].flag, flags[i].name, value);
  if ((value = flag_value(arg, "verify-diagnostics"))) {
    set_verify(tool, value);
    return true;
  }
  if ((value = flag_value(arg, "split-input-file"))) {
    tool->split = *value ? value : "// -----";
    return true;
  }
  if ((value = flag_value(arg, "output-split-marker"))) {
    tool->separator = value;
    return true;
  }
  if ((value = flag_value(arg, "std"))) {
    bool mlir22 = !strcmp(value, "mlir22");
    parse->vintage = mlir22 ? VINTAGE_MLIR22 : VINTAGE_ANY;
    return mlir22 || !strcmp(value, "any") ||
           bad_value(tool, "std", value, "is neither 'any' nor 'mlir22'");
  }
  if ((value = flag_value(arg, "o")) && *value) {
    tool->output = value;
    return true;
  }
  if ((value = flag_value(arg, "mlir-disable-threading"))) {
    bool alone;
    bool valid = flag_set(tool, &alone, "mlir-disable-threading", value);
    tool->session.threads = alone;
    return valid;
  }
  return print_flag(tool, arg);
}

static const char *output_path(const Tool *tool) {
  return tool->output ? tool->output : "-";
}

bool tool_print(Tool *tool, Session *session, Buf *out) {
  if (!tool->split && !tool->verify_diagnostics &&
      !session_has_errors(session)) {
    tool->stream = output_open(&tool->arena, output_path(tool));
    if (!tool->stream)
      return false;
    out->sink = output_file(tool->stream);
  }
  session_print(session, out);
  return true;
}

bool tool_read(Tool *tool, Session *session, Source *source) {
  (void)tool;
  return session_read(session, source);
}

static bool work_on(Tool *tool, Session *session, Str name, const Chunk *chunk,
                    bool is_mapped, Buf *out) {
  Source *source =
      source_from_text(session_sources(session), name, chunk->text);
  if (!source)
    return plain_error("inputs are larger than 2 GiB");
  source->first_line = chunk->first_line;
  source->head = chunk->head;
  source->is_mapped = is_mapped;
  if (tool->expectations)
    session_expect(session, tool->expectations);
  return tool->read(tool, session, source) && tool->work(tool, session, out) &&
         !session_has_errors(session);
}

static bool run_chunk(Tool *tool, Str name, const Chunk *chunk, bool is_mapped,
                      Buf *out) {
  if (tool->begin)
    tool->begin(tool);
  SessionOptions options = tool->session;
  options.op_notes &= !tool->verify_diagnostics;
  Session *session = session_new(&options, tool->times);
  size_t before = out->size;
  bool ok = work_on(tool, session, name, chunk, is_mapped, out);
  if (tool->end)
    tool->end(tool);
  if (!ok)
    out->size = before;
  session_release(session);
  return ok;
}

static bool run_chunks(Tool *tool, Source *source, Buf *out) {
  Chunks chunks;
  bool ok = true;
  chunks_split(&chunks, source->text, str_from(tool->split));
  for (size_t i = 0; i < chunks.items.size; i++) {
    if (i && tool->separator)
      buf_puts(out, tool->separator);
    ok &= run_chunk(tool, source->name, &chunks.items.data[i],
                    source->is_mapped, out);
  }
  chunks_release(&chunks);
  return ok;
}

static bool finish_stream(Tool *tool, Buf *out) {
  bool written = buf_flush(out);
  errno = out->error;
  return output_close(tool->stream, written);
}

static bool run_source(Tool *tool, Source *source, Buf *out) {
  crash_note_input(source->text, tool->suffix);
  if (tool->verify_diagnostics)
    tool->expectations =
        expectations_new(&tool->arena, source, tool->only_expected);
  bool ok = tool->split
                ? run_chunks(tool, source, out)
                : run_chunk(tool, source->name, &(Chunk){source->text, 1, {0}},
                            source->is_mapped, out);
  return tool->expectations ? expectations_met(tool->expectations) : ok;
}

// What whole chunks made is written even if others failed, but a file is not
// left behind then; like mlir-opt.
static bool write_output(const Tool *tool, const Buf *out, bool ok) {
  bool partial = tool->split || tool->verify_diagnostics;
  if (!ok && (!partial || strcmp(output_path(tool), "-")))
    return false;
  return output_write(output_path(tool), out->data, out->size, false) && ok;
}

int tool_run(Tool *tool) {
  SourceSet set;
  const char *why;
  Buf out = {0};
  sources_init(&set);
  output_catch_signals();
  const char *path = tool->input ? tool->input : "-";
  Source *source = source_open(&set, path, &why);
  bool ok = source;
  if (source)
    ok = run_source(tool, source, &out);
  else
    plain_error("cannot open input file '%s': %s", path, why);
  if (tool->stream)
    ok = finish_stream(tool, &out) && ok;
  else if (source)
    ok = write_output(tool, &out, ok);
  crash_note_input((Str){0}, NULL);
  buf_release(&out);
  sources_release(&set);
  return ok ? 0 : 1;
}
