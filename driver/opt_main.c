<<<<<<< HEAD
// mlcc-opt: parses, verifies, runs passes and prints, under mlir-opt's flags.

#include "driver/driver.h"
#include "driver/tool.h"

typedef struct Opt {
  Tool tool;
  Pipeline *pipeline;
  bool verify_each, timing, show_dialects, dump_pipeline, roundtrip;
  bool print_after_all;
  StrVec print_after; // passes
  const char *pipeline_text;
  bool ok;
} Opt;

typedef struct PrintAfter {
  Opt *opt;
  Ctx *ctx;
} PrintAfter;

static bool wants_print(const Opt *opt, const Pass *pass) {
  bool wanted = opt->print_after_all;
  for (size_t i = 0; i < opt->print_after.size; i++)
    wanted |= !strcmp(opt->print_after.data[i], pass->flag);
  return wanted;
}

static void print_after(void *user, const Pass *pass, Op *root) {
  PrintAfter *p = user;
  if (!wants_print(p->opt, pass))
    return;
  Buf out = {0};
  buf_printf(&out, "// -----// IR Dump After %s //----- //\n", pass->flag);
  print_op(&out, p->ctx, root, &p->opt->tool.print);
  buf_char(&out, '\n');
  fwrite(out.data, 1, out.size, stderr);
  buf_release(&out);
}

static void print_times(const PassManager *pm) {
  Buf times = {0};
  pass_manager_print_times(pm, &times);
  fwrite(times.data, 1, times.size, stderr);
  buf_release(&times);
}

static bool work(Tool *tool, Ctx *ctx, Pool *pool, Op *module, Buf *out) {
  Opt *opt = tool->user;
  PassManager pm;
  PrintAfter after = {opt, ctx};
  pass_manager_init(&pm, ctx, pool);
  pm.verify_each = opt->verify_each;
  pm.timing = opt->timing;
  if (opt->print_after_all || opt->print_after.size) {
    pm.after = print_after;
    pm.user = &after;
  }
  bool ok = pass_manager_run(&pm, opt->pipeline, module);
  if (opt->timing)
    print_times(&pm);
  pass_manager_release(&pm);
  if (ok) {
    print_op(out, ctx, module, &tool->print);
    buf_char(out, '\n');
  }
  return ok;
}

// --pass or --pass='a=1 b=2'
static bool pass_flag(Opt *opt, const char *arg) {
  const char *name = arg + 1 + (arg[1] == '-');
  size_t n = strcspn(name, "=");
  const Pass *pass = pass_find((Str){name, n});
  Str options = str_from(name[n] ? name + n + 1 : ""), why = {0};
  if (!pass)
    return false;
  if (!pipeline_append(&opt->tool.arena, opt->pipeline, pass, options, &why))
    opt->ok = plain_error(STR_FMT, STR_ARG(why));
  return true;
}

static bool set_pipeline(Opt *opt, const char *text) {
  Str why = {0};
  Pipeline *made = pipeline_parse(&opt->tool.arena, str_from(text), &why);
  if (!made)
    return plain_error(STR_FMT, STR_ARG(why));
  opt->pipeline = made;
  return true;
}

static void parse_flag(Opt *opt, const char *arg) {
  const char *value;
  if (tool_flag(&opt->tool, arg))
    return;
  if ((value = flag_value(arg, "pass-pipeline")))
    opt->ok &= set_pipeline(opt, value);
  else if ((value = flag_value(arg, "verify-each")))
    opt->verify_each = strcmp(value, "0") && strcmp(value, "false");
  else if (flag_value(arg, "mlir-timing"))
    opt->timing = true;
  else if (flag_value(arg, "mlir-timing-display") ||
           flag_value(arg, "verify-roundtrip"))
    ;
  else if (flag_value(arg, "show-dialects"))
    opt->show_dialects = true;
  else if (flag_value(arg, "dump-pass-pipeline"))
    opt->dump_pipeline = true;
  else if (flag_value(arg, "mlir-print-ir-after-all"))
    opt->print_after_all = true;
  else if ((value = flag_value(arg, "mlir-print-ir-after")))
    vec_push(&opt->tool.arena, &opt->print_after, (char *)value);
  else if (!pass_flag(opt, arg))
    opt->ok = plain_error("unknown command line argument '%s'", arg);
}

static void show_dialects(void) {
  Ctx *ctx = ctx_new(&(CtxOptions){false});
  dialects_register_all(ctx);
  fputs("Available Dialects: ", stdout);
  for (size_t i = 0; i < ctx->dialects.size; i++)
    printf("%s%s", i ? "," : "", ctx->dialects.data[i]->name);
  putchar('\n');
  ctx_release(ctx);
}

static void print_help(void) {
  puts("usage: mlcc-opt [options] <input file>\n\n"
       "Parses, verifies, runs passes and prints, as mlir-opt does.\n\n"
       "  -o FILE, -split-input-file, -verify-diagnostics,\n"
       "  -allow-unregistered-dialect, -pass-pipeline=TEXT, -verify-each,\n"
       "  -mlir-print-op-generic, -mlir-print-debuginfo,\n"
       "  -mlir-print-local-scope, -mlir-print-ir-after-all, -mlir-timing\n\n"
       "passes:");
  for (const Pass *pass = passes; pass->flag; pass++)
    printf("  --%-36s %s\n", pass->flag, pass->summary);
}

static void parse_arguments(Opt *opt, int argc, char **argv) {
  StrVec args = {0};
  expand_responses(&args, &opt->tool.arena, argc, argv);
  for (size_t i = 0; i < args.size; i++) {
    const char *arg = args.data[i];
    if (!strcmp(arg, "-o") && i + 1 < args.size)
      opt->tool.output = args.data[++i];
    else if (arg[0] != '-' || !arg[1])
      opt->tool.input = arg;
    else
      parse_flag(opt, arg);
  }
}

int opt_main(int argc, char **argv) {
  Opt opt = {.ok = true, .verify_each = true};
  opt.tool.name = "mlcc-opt";
  opt.tool.separator = "// -----\n";
  opt.tool.work = work;
  opt.tool.user = &opt;
  opt.pipeline = pipeline_new(&opt.tool.arena, STR("any"));
  if (argc == 2 && (flag_value(argv[1], "help"))) {
    print_help();
    return 0;
  }
  if (argc == 2 && flag_value(argv[1], "version")) {
    printf("mlcc-opt version %s\n", MLCC_VERSION);
    return 0;
  }
  parse_arguments(&opt, argc, argv);
  int code = 1;
  if (opt.ok && opt.show_dialects) {
    show_dialects();
    code = 0;
  } else if (opt.ok) {
    code = tool_run(&opt.tool);
  }
  arena_release(&opt.tool.arena);
  return code;
=======
// mlcc-opt: reads, verifies, runs passes over and prints MLIR, with mlir-opt's
// flags, so that its tests and scripts run on it.
//
// With -split-input-file each piece is a program of its own: it has a context
// of its own, and errors in one do not keep the others from being processed.

#include "driver/driver.h"

#include "driver/output.h"
#include "frontend/frontend.h"
#include "ir/dialects/dialects.h"

#include <stdlib.h>
#include <time.h>

typedef enum DiagnosticsMode {
  SHOW_DIAGNOSTICS,
  VERIFY_ALL,
  VERIFY_ONLY_EXPECTED,
} DiagnosticsMode;

typedef struct Opt {
  Arena arena;
  const char *input, *output;
  ParseOptions parse;
  OpPrintOptions print;
  Str split_marker, output_marker; // split_marker.size 0: whole files
  DiagnosticsMode diagnostics;
  bool timing, discard; // -mlir-timing, -o /dev/null without printing
  Buf out;
  double parse_time, print_time; // seconds
} Opt;

static bool complain(const char *fmt, ...) PRINTF_LIKE(1, 2);
static bool complain(const char *fmt, ...) {
  va_list args;
  va_start(args, fmt);
  fputs("mlcc-opt: ", stderr);
  vfprintf(stderr, fmt, args);
  fputc('\n', stderr);
  va_end(args);
  return false;
}

// Options: a table of flags, each with a function for its value.

typedef bool SetOption(Opt *opt, const char *value);

static bool read_bool(const char *value, bool *flag) {
  if (!value || !*value || !strcmp(value, "true") || !strcmp(value, "1"))
    *flag = true;
  else if (!strcmp(value, "false") || !strcmp(value, "0"))
    *flag = false;
  else
    return complain("'%s' is invalid value for boolean argument! Try 0 or 1",
                    value);
  return true;
}

static bool read_limit(const char *value, uint32_t *limit) {
  char *end;
  long long n = strtoll(value ? value : "", &end, 0);
  if (!value || !*value || *end)
    return complain("'%s' value invalid for integer argument!",
                    value ? value : "");
  *limit = n < 0 ? UINT32_MAX : n < UINT32_MAX ? (uint32_t)n : UINT32_MAX;
  return true;
}

#define BOOL_OPTION(name, member)                                              \
  static bool set_##name(Opt *opt, const char *value) {                        \
    return read_bool(value, &opt->member);                                     \
  }
BOOL_OPTION(allow_unregistered, parse.allow_unregistered)
BOOL_OPTION(generic, print.generic)
BOOL_OPTION(debug_info, print.debug_info)
BOOL_OPTION(local_scope, print.local_scope)
BOOL_OPTION(unique_ids, print.unique_ids)
BOOL_OPTION(skip_regions, print.skip_regions)
BOOL_OPTION(timing, timing)

static bool set_output(Opt *opt, const char *value) {
  opt->output = value;
  return true;
}

static bool set_split(Opt *opt, const char *value) {
  opt->split_marker = value && *value ? str_from(value) : STR("// -----");
  return true;
}

static bool set_output_marker(Opt *opt, const char *value) {
  opt->output_marker = str_from(value ? value : "");
  return true;
}

static bool set_verify_diagnostics(Opt *opt, const char *value) {
  bool on;
  if (value && !strcmp(value, "only-expected")) {
    opt->diagnostics = VERIFY_ONLY_EXPECTED;
    return true;
  }
  if (value && !strcmp(value, "all"))
    value = NULL;
  if (!read_bool(value, &on))
    return false;
  opt->diagnostics = on ? VERIFY_ALL : SHOW_DIAGNOSTICS;
  return true;
}

static bool set_elide(Opt *opt, const char *value) {
  return read_limit(value, &opt->print.elide_elements_above);
}

static bool set_hex(Opt *opt, const char *value) {
  return read_limit(value, &opt->print.hex_elements_above);
}

static bool set_elide_resources(Opt *opt, const char *value) {
  return read_limit(value, &opt->print.elide_resources_above);
}

static bool set_std(Opt *opt, const char *value) {
  if (value && !strcmp(value, "mlir22"))
    opt->parse.vintage = VINTAGE_MLIR22;
  else if (value && !strcmp(value, "any"))
    opt->parse.vintage = VINTAGE_ANY;
  else
    return complain("unknown value '%s' for -std", value ? value : "");
  return true;
}

static bool ignore(Opt *opt, const char *value) {
  (void)opt;
  (void)value;
  return true;
}

typedef struct OptionRow {
  const char *name;
  SetOption *set;
  bool takes_value; // also as the next argument
} OptionRow;

static const OptionRow option_rows[] = {
    {"o", set_output, true},
    {"allow-unregistered-dialect", set_allow_unregistered, false},
    {"mlir-disable-threading", ignore, false},
    {"mlir-elide-elementsattrs-if-larger", set_elide, true},
    {"mlir-elide-resource-strings-if-larger", set_elide_resources, true},
    {"mlir-print-debuginfo", set_debug_info, false},
    {"mlir-print-elementsattrs-with-hex-if-larger", set_hex, true},
    {"mlir-print-local-scope", set_local_scope, false},
    {"mlir-print-op-generic", set_generic, false},
    {"mlir-print-skip-regions", set_skip_regions, false},
    {"mlir-print-unique-ssa-ids", set_unique_ids, false},
    {"mlir-timing", set_timing, false},
    {"output-split-marker", set_output_marker, true},
    {"split-input-file", set_split, false},
    {"std", set_std, true},
    {"verify-diagnostics", set_verify_diagnostics, false},
    {"verify-each", ignore, false},
};

static const OptionRow *find_option(Str name) {
  for (size_t i = 0; i < ARRAY_SIZE(option_rows); i++)
    if (str_is(name, option_rows[i].name))
      return &option_rows[i];
  return NULL;
}

static bool read_option(Opt *opt, char **argv, int argc, int *at) {
  const char *text = argv[*at] + 1;
  text += *text == '-';
  const char *equal = strchr(text, '=');
  Str name = {text, equal ? (size_t)(equal - text) : strlen(text)};
  const OptionRow *row = find_option(name);
  if (!row)
    return complain("Unknown command line argument '%s'", argv[*at]);
  const char *value = equal ? equal + 1 : NULL;
  if (row->takes_value && !value) {
    if (*at + 1 >= argc)
      return complain("for the -%s option: requires a value!", row->name);
    value = argv[++*at];
  }
  return row->set(opt, value);
}

static bool read_arguments(Opt *opt, int argc, char **argv) {
  for (int i = 1; i < argc; i++) {
    if (argv[i][0] == '-' && argv[i][1]) {
      if (!read_option(opt, argv, argc, &i))
        return false;
    } else if (opt->input) {
      return complain("Too many positional arguments specified!");
    } else {
      opt->input = argv[i];
    }
  }
  if (!opt->input)
    opt->input = "-";
  return true;
}

// Processing

static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

static bool process(Opt *opt, Ctx *ctx, Source *source) {
  Pool *pool = pool_new();
  double start = now();
  Op *module = parse_source(ctx, pool, source, &opt->parse);
  opt->parse_time += now() - start;
  if (module) {
    start = now();
    print_op(&opt->out, ctx, module, &opt->print);
    buf_char(&opt->out, '\n');
    opt->print_time += now() - start;
  }
  pool_release(pool);
  return module;
}

static Ctx *new_context(const Opt *opt) {
  CtxOptions options = {.allow_unregistered_dialects =
                            opt->parse.allow_unregistered};
  Ctx *ctx = ctx_new(&options);
  dialects_register_all(ctx);
  return ctx;
}

static bool process_verified(Opt *opt, Ctx *ctx, Source *source) {
  if (opt->diagnostics == SHOW_DIAGNOSTICS)
    return process(opt, ctx, source);
  ArenaMark mark = arena_save(&opt->arena);
  Expectations *expected = expectations_new(
      &opt->arena, ctx, source, opt->diagnostics == VERIFY_ONLY_EXPECTED);
  process(opt, ctx, source);
  bool met = expectations_met(expected);
  arena_restore(&opt->arena, mark);
  return met;
}

static bool process_text(Opt *opt, Str text, uint32_t first_line) {
  Ctx *ctx = new_context(opt);
  Source *source = source_from_text(&ctx->sources, str_from(opt->input), text);
  source->first_line = first_line;
  bool done = process_verified(opt, ctx, source);
  ctx_release(ctx);
  return done;
}

static bool process_chunks(Opt *opt, Str text) {
  Chunks chunks;
  bool done = true;
  chunks_split(&chunks, text, opt->split_marker);
  for (size_t i = 0; i < chunks.texts.size; i++) {
    if (i) {
      buf_str(&opt->out, opt->output_marker);
      buf_char(&opt->out, '\n');
    }
    done &= process_text(opt, chunks.texts.data[i],
                         chunks.first_lines.data[i]);
  }
  chunks_release(&chunks);
  return done;
}

static bool process_file(Opt *opt) {
  Ctx *ctx = new_context(opt);
  const char *why;
  bool done = false;
  Source *source = source_open(&ctx->sources, opt->input, &why);
  if (!source)
    complain("could not open input file: %s: '%s'", why, opt->input);
  else if (opt->split_marker.size)
    done = process_chunks(opt, source->text);
  else
    done = process_verified(opt, ctx, source);
  ctx_release(ctx);
  return done;
}

static void report_times(const Opt *opt) {
  double total = opt->parse_time + opt->print_time;
  fprintf(stderr,
          "  Total Execution Time: %.4f seconds\n\n"
          "  ----Wall Time----  ----Name----\n"
          "    %.4f  Parser\n    %.4f  Output\n    %.4f  Total\n",
          total, opt->parse_time, opt->print_time, total);
}

int opt_main(int argc, char **argv) {
  Opt opt = {.output = "-", .output_marker = STR("// -----")};
  if (!read_arguments(&opt, argc, argv))
    return 1;
  bool done = process_file(&opt);
  bool to_stdout = !strcmp(opt.output, "-");
  if (done || to_stdout)
    done &= output_write(opt.output, opt.out.data, opt.out.size, false);
  if (opt.timing)
    report_times(&opt);
  buf_release(&opt.out);
  arena_release(&opt.arena);
  return done ? 0 : 1;
>>>>>>> main
}
