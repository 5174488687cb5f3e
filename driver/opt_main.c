// mlcc-opt: parses, verifies, runs passes and prints, under mlir-opt's flags.

#include "driver/crash.h"
#include "driver/driver.h"
#include "driver/tool.h"

#include <stdlib.h>

typedef struct Opt {
  Tool tool;
  SessionPasses passes;
  bool show_dialects, list_passes;
  bool timing, times_as_list, times_as_json;
  TargetOptions target; // that passes lower for, when has_target
  Vec(const char *) features;
  bool has_target;
  const char *reproducer;   // to be written in any case
  bool has_text, has_flags; // where the pipeline is from
  bool ok;
} Opt;

static void print_times(const Opt *opt, Times *times) {
  Buf text = {0};
  times_print(times, opt->times_as_list, opt->times_as_json, &text);
  fwrite(text.data, 1, text.size, stderr);
  buf_release(&text);
  times_release(times);
}

// -mlir-generate-reproducer: of all passes, before they run.
static bool write_reproducer(const Opt *opt, Session *session) {
  Buf text = {0};
  session_print_reproducer(session, &opt->passes, &text);
  bool ok = output_write(opt->reproducer, text.data, text.size, false);
  buf_release(&text);
  return ok;
}

static bool optimize_chunk(Tool *tool, Session *session, Buf *out) {
  Opt *opt = tool->user;
  if (opt->reproducer && !write_reproducer(opt, session))
    return false;
  if (!session_run(session, &opt->passes) || !tool_print(tool, session, out))
    return false;
  buf_char(out, '\n');
  return true;
}

// The work on a chunk is measured from its text to its output.
static void begin(Tool *tool) {
  Opt *opt = tool->user;
  if (opt->timing) {
    tool->times = arena_new(&tool->arena, Times);
    times_init(tool->times);
  }
}

static void end(Tool *tool) {
  if (tool->times)
    print_times(tool->user, tool->times);
}

// --pass or --pass='a=1 b=2'
static bool pass_flag(Opt *opt, Flag *arg) {
  Str name = arg->nearest.wanted, why = {0};
  const Pass *pass = pass_find(name);
  const NamedPipeline *named = named_pipeline_find(name);
  Pipeline *pipeline = opt->passes.pipeline;
  if (!pass && !named) {
    pass_try_all(&arg->nearest);
    return false;
  }
  const char *end = name.data + name.size;
  Str options = str_from(*end ? end + 1 : "");
  opt->has_flags = true;
  if (pass ? !pipeline_append(&opt->tool.arena, pipeline, pass, options, &why)
           : !pipeline_append_named(&opt->tool.arena, pipeline, named, options,
                                    &why))
    opt->ok = plain_error(STR_FMT, STR_ARG(why));
  return true;
}

static bool set_pipeline(Opt *opt, const char *text) {
  Str why = {0};
  Pipeline *made = pipeline_parse(&opt->tool.arena, str_from(text), &why);
  if (!made)
    return plain_error(STR_FMT, STR_ARG(why));
  opt->passes.pipeline = made;
  opt->has_text = true;
  return true;
}

static void set_verify_each(Opt *opt, const char *value) {
  bool each;
  flag_set(&opt->tool, &each, "verify-each", value);
  opt->passes.verify = each ? VERIFY_EACH : VERIFY_NEVER;
}

// One of two words.
static void set_choice(Opt *opt, bool *first, const char *flag,
                       const char *value, const char *one, const char *other) {
  *first = !strcmp(value, one);
  if (!*first && strcmp(value, other))
    opt->ok = plain_error("for the --%s option: Cannot find option named '%s'!",
                          flag, value);
}

static bool unknown_pass(Opt *opt, const char *flag, Str name) {
  Nearest near = nearest_to(name);
  pass_try_all(&near);
  return plain_error(
      "for the --%s option: Cannot find option named '" STR_FMT "'!%s", flag,
      STR_ARG(name), nearest_question(&near, &opt->tool.arena));
}

// -mlir-print-ir-after=cse,canonicalize
static void add_passes(Opt *opt, PassList *list, const char *flag,
                       const char *value) {
  for (size_t n; *value; value += n + (value[n] == ',')) {
    n = strcspn(value, ",");
    const Pass *pass = pass_find((Str){value, n});
    if (!pass)
      opt->ok = unknown_pass(opt, flag, (Str){value, n});
    vec_push(&opt->tool.arena, list, pass);
  }
}

// What is on or off.
static bool switch_flag(Opt *opt, Flag *arg) {
  bool *op_notes = &opt->tool.session.op_notes;
  const struct {
    const char *name;
    bool *flag;
  } flags[] = {
      {"mlir-timing", &opt->timing},
      {"ftyped-pointers", &opt->tool.session.typed_pointers},
      {"verify-roundtrip", &opt->passes.roundtrip},
      {"show-dialects", &opt->show_dialects},
      {"explain", &opt->passes.explain},
      {"list-passes", &opt->list_passes},
      {"dump-pass-pipeline", &opt->passes.dump_pipeline},
      {"mlir-print-ir-before-all", &opt->passes.print.before_all},
      {"mlir-print-ir-after-all", &opt->passes.print.after_all},
      {"mlir-print-ir-after-change", &opt->passes.print.on_change},
      {"mlir-print-ir-after-failure", &opt->passes.print.on_failure},
      {"mlir-print-ir-module-scope", &opt->passes.print.module_scope},
      {"mlir-pass-statistics", &opt->passes.statistics},
      {"mlir-pass-pipeline-local-reproducer", &opt->passes.reproducer.local},
      {"run-reproducer", &opt->tool.session.run_reproducer},
      {"mlir-print-op-on-diagnostic", op_notes},
  };
  const char *value;
  for (size_t i = 0; i < ARRAY_SIZE(flags); i++)
    if ((value = flag_value(arg, flags[i].name))) {
      flag_set(&opt->tool, flags[i].flag, flags[i].name, value);
      return true;
    }
  return false;
}

// Behind -mattr=, `+avx2,-sse4a`.
static void add_features(Opt *opt, const char *value) {
  for (size_t n; *value; value += n + (value[n] == ',')) {
    n = strcspn(value, ",");
    Str feature = arena_str(&opt->tool.arena, (Str){value, n});
    vec_push(&opt->tool.arena, &opt->features, feature.data);
  }
}

// What is lowered for, as a compile has it from the same flags.
static bool target_flag(Opt *opt, Flag *arg) {
  TargetOptions *target = &opt->target;
  const struct {
    const char *name;
    const char **text;
  } flags[] = {{"target", &target->triple},
               {"march", &target->march},
               {"mcpu", &target->mcpu},
               {"mtune", &target->mtune}};
  const char *value;
  for (size_t i = 0; i < ARRAY_SIZE(flags); i++)
    if ((value = flag_value(arg, flags[i].name)) && *value) {
      *flags[i].text = value;
      return opt->has_target = true;
    }
  if ((value = flag_value(arg, "mattr")))
    add_features(opt, value);
  else if ((value = flag_value(arg, "mprefer-vector-width")))
    target->vector_bits = strcmp(value, "none")
                              ? (unsigned)strtoul(value, NULL, 10)
                              : ANY_VECTOR_BITS;
  else
    return false;
  return opt->has_target = true;
}

static void parse_flag(Opt *opt, const char *text) {
  Flag flag = flag_of(text), *arg = &flag;
  const char *value;
  if (tool_flag(&opt->tool, arg) || target_flag(opt, arg))
    return;
  if ((value = flag_value(arg, "pass-pipeline")))
    opt->ok &= set_pipeline(opt, value);
  else if ((value = flag_value(arg, "verify-each")))
    set_verify_each(opt, value);
  else if ((value = flag_value(arg, "mlir-timing-display")))
    set_choice(opt, &opt->times_as_list, "mlir-timing-display", value, "list",
               "tree");
  else if ((value = flag_value(arg, "mlir-output-format")))
    set_choice(opt, &opt->times_as_json, "mlir-output-format", value, "json",
               "text");
  else if ((value = flag_value(arg, "mlir-pass-statistics-display")))
    set_choice(opt, &opt->passes.statistics_as_list,
               "mlir-pass-statistics-display", value, "list", "pipeline");
  else if ((value = flag_value(arg, "mlir-print-ir-before")))
    add_passes(opt, &opt->passes.print.before, "mlir-print-ir-before", value);
  else if ((value = flag_value(arg, "mlir-print-ir-after")))
    add_passes(opt, &opt->passes.print.after, "mlir-print-ir-after", value);
  else if ((value = flag_value(arg, "mlir-pass-pipeline-crash-reproducer")))
    opt->passes.reproducer.path = value;
  else if ((value = flag_value(arg, "mlir-generate-reproducer")))
    opt->reproducer = value;
  else if ((value = flag_value(arg, "mlir-print-ir-tree-dir")))
    opt->passes.print.tree_dir = *value ? value : NULL;
  else if (switch_flag(opt, arg))
    ;
  else if (!pass_flag(opt, arg))
    opt->ok = flag_unknown(arg);
}

static void list_passes(void) {
  Buf out = {0};
  passes_print_help(&out);
  fwrite(out.data, 1, out.size, stdout);
  buf_release(&out);
}

static void show_dialects(void) {
  Buf out = {0};
  session_list_dialects(&out);
  fwrite(out.data, 1, out.size, stdout);
  buf_release(&out);
}

static void print_help(void) {
  puts(
      "usage: mlcc-opt [options] <input file>\n\n"
      "Parses, verifies, runs passes and prints, as mlir-opt does.\n\n"
      "input and output:\n"
      "  -o FILE                         write there, - is standard output\n"
      "  -std=any|mlir22                 read old spellings; or MLIR 22's "
      "only\n"
      "  -Wdeprecated-mlir               name the old spellings that were "
      "read\n"
      "  -allow-unregistered-dialect     read dialects that nobody knows\n"
      "  -split-input-file[=MARKER]      work on chunks between markers\n"
      "  -output-split-marker=TEXT       between what comes of chunks\n"
      "  -verify-diagnostics[=all|only-expected]\n"
      "                                  messages must be those in comments\n"
      "  -verify-roundtrip               what is printed must be read the "
      "same\n"
      "  -verify-each[=0]                verify after each pass, or never\n"
      "  -mlir-very-unsafe-disable-verifier-on-parsing\n"
      "  -mlir-disable-threading         use one thread\n\n"
      "printing:\n"
      "  -mlir-print-op-generic          the generic form\n"
      "  -mlir-print-debuginfo           locations\n"
      "  -mlir-print-local-scope         no aliases\n"
      "  -mlir-print-unique-ssa-ids      numbers that no other value has\n"
      "  -mlir-print-value-users         where values are used, as comments\n"
      "  -mlir-use-nameloc-as-prefix     values named after their locations\n"
      "  -mlir-print-skip-regions        {...} for regions\n"
      "  -mlir-elide-elementsattrs-if-larger=N\n"
      "  -mlir-print-elementsattrs-with-hex-if-larger=N\n"
      "  -mlir-elide-resource-strings-if-larger=N\n"
      "  -mlir-print-op-on-diagnostic=0  no notes with the operation\n"
      "  -print-type-aliases             every identified struct as an "
      "alias\n\n"
      "passes:\n"
      "  -target=TRIPLE                  lower for that target, as mlcc does: "
      "its data layout\n"
      "                                  and processor; default: what the "
      "module says\n"
      "  -march=NAME, -mcpu=CPU, -mtune=CPU, -mattr=+FEATURE,..., "
      "-mprefer-vector-width=BITS\n"
      "                                  its processor\n"
      "  -ftyped-pointers                lower to pointers that say what they "
      "point to\n"
      "  -pass-pipeline=TEXT             builtin.module(func.func(PASS), ...)\n"
      "  -dump-pass-pipeline             say which passes run\n"
      "  -mlir-print-ir-before=PASS,..., -mlir-print-ir-before-all\n"
      "  -mlir-print-ir-after=PASS,..., -mlir-print-ir-after-all\n"
      "                                  show the IR around passes;\n"
      "  -mlir-print-ir-after-change     only where it changed;\n"
      "  -mlir-print-ir-after-failure    only of passes that failed;\n"
      "  -mlir-print-ir-module-scope     all of the module;\n"
      "  -mlir-print-ir-tree-dir=DIR     in files there\n"
      "  -mlir-pass-pipeline-crash-reproducer=FILE\n"
      "                                  what to write when a pass fails;\n"
      "  -mlir-pass-pipeline-local-reproducer\n"
      "                                  with that pass alone\n"
      "  -mlir-generate-reproducer=FILE  the same, in any case\n"
      "  -run-reproducer                 run the passes that the input names\n"
      "  -mlir-pass-statistics           say what passes counted\n"
      "  -mlir-pass-statistics-display=list|pipeline\n"
      "  -mlir-timing                    say how long passes took\n"
      "  -mlir-timing-display=list|tree, -mlir-output-format=text|json\n"
      "  -list-passes, -show-dialects\n"
      "  -explain             say why passes leave operations as they are");
  list_passes();
}

// LLVM's command lines take the value of a flag that needs one from the next
// argument, too. The argument with it, or `args[*at]` as it is.
static const char *with_value(Opt *opt, const StrVec *args, size_t *at) {
  static const char *const names[] = {"pass-pipeline",
                                      "target",
                                      "march",
                                      "mcpu",
                                      "mtune",
                                      "mattr",
                                      "mprefer-vector-width",
                                      "mlir-print-ir-before",
                                      "mlir-print-ir-after",
                                      "mlir-print-ir-tree-dir",
                                      "mlir-pass-pipeline-crash-reproducer",
                                      "mlir-generate-reproducer"};
  const char *arg = args->data[*at];
  const char *name = arg + strspn(arg, "-");
  if (*at + 1 == args->size)
    return arg;
  for (size_t i = 0; i < ARRAY_SIZE(names); i++)
    if (!strcmp(name, names[i]))
      return arena_format(&opt->tool.arena, "%s=%s", arg, args->data[++*at])
          .data;
  return arg;
}

static void parse_arguments(Opt *opt, int argc, char **argv) {
  StrVec args = {0};
  expand_responses(&args, NULL, &opt->tool.arena, argc, argv);
  for (size_t i = 0; i < args.size; i++) {
    const char *arg = args.data[i];
    if (!strcmp(arg, "-o") && i + 1 < args.size)
      opt->tool.output = args.data[++i];
    else if (arg[0] != '-' || !arg[1])
      opt->tool.input = arg;
    else
      parse_flag(opt, with_value(opt, &args, &i));
  }
}

int opt_main(int argc, char **argv) {
  Opt opt = {.ok = true};
  opt.tool.name = "mlcc-opt";
  opt.tool.separator = "// -----\n";
  opt.tool.work = optimize_chunk;
  opt.tool.begin = begin;
  opt.tool.end = end;
  opt.tool.suffix = ".mlir";
  opt.tool.read = tool_read;
  opt.tool.session.mlir_notes = opt.tool.session.op_notes = true;
  opt.passes.reproducer.note = crash_note_reproducer;
  opt.tool.user = &opt;
  if (tool_answers("mlcc-opt", argc, argv, print_help))
    return 0;
  opt.passes.pipeline = pipeline_new(&opt.tool.arena, STR("builtin.module"));
  parse_arguments(&opt, argc, argv);
  opt.ok &= !opt.tool.bad_flag;
  opt.target.mattr = opt.features.data;
  opt.target.nmattr = opt.features.size;
  opt.passes.target = opt.has_target ? &opt.target : NULL;
  if (opt.has_text && opt.has_flags)
    opt.ok = plain_error("'-pass-pipeline' option can't be used with "
                         "individual pass options");
  int code = 1;
  if (opt.ok && opt.show_dialects) {
    show_dialects();
    code = 0;
  } else if (opt.ok && opt.list_passes) {
    puts("Passes:");
    list_passes();
    code = 0;
  } else if (opt.ok) {
    code = tool_run(&opt.tool);
  }
  arena_release(&opt.tool.arena);
  return code;
}
