// mlcc-translate: between MLIR and LLVM IR, under mlir-translate's flags.

#include "driver/driver.h"
#include "driver/tool.h"

static bool translate_chunk(Tool *tool, Session *session, Buf *out) {
  (void)tool;
  return session_export_llvm_ir(session, out);
}

static bool read_llvm_ir(Tool *tool, Session *session, Source *source) {
  return session_read_llvm_ir(session, source, tool->user);
}

typedef struct Translate {
  Tool tool;
  ImportOptions import;
  bool named; // a translation was asked for
} Translate;

static bool import_flag(Translate *t, Flag *arg) {
  const struct {
    const char *name;
    bool *flag;
  } flags[] = {
      {"import-plain", &t->import.plain},
      {"drop-di-composite-type-elements", &t->import.no_composite_elements},
      {"prefer-unregistered-intrinsics", &t->import.unregistered_intrinsics},
      {"import-structs-as-literals", &t->import.literal_structs},
  };
  for (size_t i = 0; i < ARRAY_SIZE(flags); i++) {
    const char *value = flag_value(arg, flags[i].name);
    if (value)
      return flag_set(&t->tool, flags[i].flag, flags[i].name, value);
  }
  return false;
}

// mlir-translate names what it drops by this one.
static bool idle_flag(Flag *arg) {
  if (!flag_value(arg, "emit-expensive-warnings"))
    return false;
  fputs("mlcc-translate: warning: '-emit-expensive-warnings' has no effect\n",
        stderr);
  return true;
}

// A flag that names a translation has no value.
static bool names(Translate *t, Flag *arg, const char *name) {
  const char *value = flag_value(arg, name);
  if (!value)
    return false;
  if (*value)
    t->tool.bad_flag |= !plain_error("'-%s' takes no value", name);
  return t->named = true;
}

static void parse_flag(Translate *t, const char *text) {
  Flag flag = flag_of(text), *arg = &flag;
  if (tool_flag(&t->tool, arg) || import_flag(t, arg) || idle_flag(arg) ||
      names(t, arg, "mlir-to-llvmir"))
    return;
  if (names(t, arg, "import-llvm")) {
    t->tool.read = read_llvm_ir;
    t->tool.work = tool_print;
    t->tool.suffix = ".ll";
    t->tool.separator = "// -----\n";
    return;
  }
  t->tool.bad_flag = !flag_unknown(arg);
}

static void print_help(void) {
  puts("usage: mlcc-translate [options] <input file>\n\n"
       "Translates between the llvm dialect and LLVM IR, as mlir-translate "
       "does.\n\n"
       "translations:\n"
       "  -mlir-to-llvmir                 the llvm dialect to LLVM IR\n"
       "  -import-llvm                    LLVM IR, text or bitcode, to the "
       "llvm dialect\n\n"
       "of -import-llvm:\n"
       "  -import-plain                   drop what the dialect cannot say, as "
       "mlir-translate does\n"
       "  -drop-di-composite-type-elements\n"
       "  -prefer-unregistered-intrinsics llvm.call_intrinsic where it can be\n"
       "  -import-structs-as-literals     no identified structs\n\n"
       "input and output:\n"
       "  -o FILE                         write there, - is standard output\n"
       "  -split-input-file[=MARKER]      work on chunks between markers\n"
       "  -output-split-marker=TEXT       between what comes of chunks\n"
       "  -verify-diagnostics[=all|only-expected]\n"
       "                                  messages must be those in comments\n"
       "  -allow-unregistered-dialect     read dialects that nobody knows\n\n"
       "Flags of reading and printing are those of mlcc-opt.");
}

int translate_main(int argc, char **argv) {
  Translate t = {.tool = {.name = "mlcc-translate",
                          .suffix = ".mlir",
                          .read = tool_read,
                          .work = translate_chunk,
                          .separator = "; -----\n"}};
  StrVec args = {0};
  t.tool.user = &t.import;
  if (tool_answers("mlcc-translate", argc, argv, print_help))
    return 0;
  expand_responses(&args, NULL, &t.tool.arena, argc, argv);
  for (size_t i = 0; i < args.size; i++) {
    const char *arg = args.data[i];
    if (!strcmp(arg, "-o") && i + 1 < args.size)
      t.tool.output = args.data[++i];
    else if (arg[0] != '-' || !arg[1])
      t.tool.input = arg;
    else
      parse_flag(&t, arg);
  }
  if (!t.tool.bad_flag && !t.named)
    t.tool.bad_flag = !plain_error("no translation was named; -mlir-to-llvmir "
                                   "and -import-llvm are some");
  int code = t.tool.bad_flag ? 1 : tool_run(&t.tool);
  arena_release(&t.tool.arena);
  return code;
}
