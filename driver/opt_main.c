// mlcc-opt: parses, verifies, runs passes and prints, under mlir-opt's flags.

#include "driver/driver.h"
#include "driver/tool.h"

// mlir-opt verifies after every pass unless told otherwise. What passes make is
// as sure when the last has run, and then conversions can be one walk.
typedef enum OptVerify { VERIFY_AT_END, VERIFY_EACH, VERIFY_NEVER } OptVerify;

typedef struct Opt {
  Tool tool;
  Pipeline *pipeline;
  bool timing, show_dialects, dump_pipeline, roundtrip;
  OptVerify verify;
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
  pm.verify_each = opt->verify == VERIFY_EACH;
  pm.timing = opt->timing;
  if (opt->print_after_all || opt->print_after.size) {
    pm.after = print_after;
    pm.user = &after;
  }
  bool ok = pass_manager_run(&pm, opt->pipeline, module);
  if (opt->timing)
    print_times(&pm);
  pass_manager_release(&pm);
  if (ok && opt->verify == VERIFY_AT_END && opt->pipeline->steps.size)
    ok = verify(ctx, module);
  if (!ok || !tool_print(tool, ctx, module, out))
    return false;
  buf_char(out, '\n');
  return true;
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
    opt->verify = strcmp(value, "0") && strcmp(value, "false") ? VERIFY_EACH
                                                               : VERIFY_NEVER;
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
  expand_responses(&args, NULL, &opt->tool.arena, argc, argv);
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
  Opt opt = {.ok = true};
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
  opt.ok &= !opt.tool.bad_flag;
  int code = 1;
  if (opt.ok && opt.show_dialects) {
    show_dialects();
    code = 0;
  } else if (opt.ok) {
    code = tool_run(&opt.tool);
  }
  arena_release(&opt.tool.arena);
  return code;
}
