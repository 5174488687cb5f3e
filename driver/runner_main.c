// mlcc-runner: runs a function of a module, under mlir-runner's flags.
//
//   mlcc-runner k.mlir -e f -entry-point-result=i32 -shared-libs=libx.so -O3
//
// is  mlcc -run -O3 -fentry=f -fentry-result=i32 k.mlir libx.so. So, unlike
// mlir-runner, it takes dialects that are to be lowered, and more than one
// module; -target runs it for another processor. What mlir-runner's own
// libraries define is in mlcc's runtime: they need not be there. As there, code
// is for this machine's processor unless another is named.

#include <unistd.h>

#include "driver/driver.h"
#include "driver/tool.h"

typedef struct Runner {
  Arena *arena;
  StrVec args;   // of mlcc, but for inputs
  StrVec inputs; // with -x where their names do not say what they are
  StrVec libraries;
  const char *entry, *result, *level, *object, *first;
  bool dump_object;
  bool names_processor; // or a target: it is not simply this machine's
} Runner;

static void add(Runner *r, const char *arg) {
  vec_push(r->arena, &r->args, (char *)arg);
}

static const char *join(Runner *r, const char *a, const char *b) {
  return arena_format(r->arena, "%s%s", a, b).data;
}

static bool is_runtime(const char *path) {
  const char *name = path_base(path);
  return !strncmp(name, "libmlir_", 8) && strstr(name, "runner_utils");
}

static void add_libraries(Runner *r, const char *list) {
  while (*list) {
    size_t n = strcspn(list, ",");
    const char *path = arena_str(r->arena, (Str){list, n}).data;
    if (n && !is_runtime(path))
      vec_push(r->arena, &r->libraries, (char *)path);
    list += n + (list[n] == ',');
  }
}

// The flags that have a value: behind "=", or as the next argument.
static bool take_value(Runner *r, Flag *arg, int argc, char **argv, int *i) {
  const struct {
    const char *name;
    const char **value;
  } flags[] = {{"e", &r->entry},
               {"entry-point-result", &r->result},
               {"object-filename", &r->object},
               {"shared-libs", NULL}};
  for (size_t k = 0; k < ARRAY_SIZE(flags); k++) {
    const char *value = flag_value(arg, flags[k].name);
    if (!value)
      continue;
    if (!*value && *i + 1 < argc)
      value = argv[++*i];
    if (flags[k].value)
      *flags[k].value = value;
    else
      add_libraries(r, value);
    return true;
  }
  return false;
}

// Of mlcc's own flags
static bool names_processor(Flag *arg) {
  return flag_value(arg, "target") || flag_value(arg, "mcpu") ||
         flag_value(arg, "mtune");
}

// -march is LLVM's name of an architecture here, not a processor's.
static const char *target_of(Runner *r, const char *arch) {
  return arena_format(r->arena, "--target=%s-linux-gnu", arch).data;
}

// mlir-runner has LLVM's own options as well; programs name those of matrices.
static bool is_of_llvm(const char *arg) {
  const char *name = arg + strspn(arg, "-");
  return name != arg && (!strncmp(name, "matrix-", strlen("matrix-")) ||
                         !strcmp(name, "enable-matrix"));
}

static bool take_other(Runner *r, Flag *arg) {
  const char *value;
  if (is_of_llvm(arg->text)) {
    add(r, "-mllvm");
    add(r, arg->text);
    return true;
  }
  if ((value = flag_value(arg, "march"))) {
    add(r, target_of(r, value));
    return r->names_processor = true;
  }
  if ((value = flag_value(arg, "mattr"))) {
    add(r, join(r, "-mattr=", value));
    return true;
  }
  if (flag_value(arg, "dump-object-file"))
    return r->dump_object = true;
  if (flag_value(arg, "argext-abi-check")) // small integers are as C has them
    return true;
  static const char *const levels[] = {"O0", "O1", "O2", "O3"};
  for (size_t i = 0; i < ARRAY_SIZE(levels); i++)
    if (flag_value(arg, levels[i])) {
      r->level = arg->text + (arg->text[1] == '-');
      return true;
    }
  return false;
}

static void print_help(void) {
  puts(
      "usage: mlcc-runner [options] [file...]\n\n"
      "Compiles modules and runs a function of theirs, as mlir-runner does.\n\n"
      "options:\n"
      "  -e NAME                     the function, which takes nothing (main)\n"
      "  -entry-point-result=TYPE    what it returns: i32, i64, f32 (the\n"
      "                              default), which is printed, or void\n"
      "  -shared-libs=A,B            libraries to link\n"
      "  -O0 to -O3                  how much to optimise (0)\n"
      "  -march=ARCH -mattr=+A,-B    for another processor, by qemu; else for\n"
      "                              this one, with all it has\n"
      "  -dump-object-file           keep the object, as\n"
      "  -object-filename=FILE       (the input's name and .o)\n\n"
      "Other options are those of mlcc.");
}

static const char *absolute_folder(Runner *r, const char *path) {
  const char *slash = strrchr(path, '/');
  if (!slash)
    return ".";
  return arena_str(r->arena, (Str){path, (size_t)(slash - path)}).data;
}

// A file is MLIR unless its name says otherwise.
static void add_input(Runner *r, const char *path) {
  static const char *const others[] = {".ll", ".bc", ".s", ".o", ".a", ".so"};
  const char *dot = strrchr(path_base(path), '.');
  const char *language = "mlir";
  for (size_t i = 0; i < ARRAY_SIZE(others); i++)
    if (dot && !strcmp(dot, others[i]))
      language = "none";
  if (!r->first)
    r->first = path;
  vec_push(r->arena, &r->inputs, (char *)"-x");
  vec_push(r->arena, &r->inputs, (char *)language);
  vec_push(r->arena, &r->inputs, (char *)path);
}

static void add_link(Runner *r) {
  for (size_t i = 0; i < r->libraries.size; i++) {
    const char *path = r->libraries.data[i];
    if (access(path, F_OK)) {
      fprintf(stderr, "mlcc-runner: warning: no library '%s'\n", path);
      continue;
    }
    add(r, path);
    add(r, join(r, "-Wl,-rpath,", absolute_folder(r, path)));
  }
}

static int start_mlcc(Runner *r) {
  for (size_t i = 0; i < r->inputs.size; i++)
    add(r, r->inputs.data[i]);
  add(r, "-x");
  add(r, "none");
  add_link(r);
  add(r, NULL);
  return mlcc_main((int)r->args.size - 1, r->args.data);
}

// Of the module as it is, without what calls the function.
static int write_object(Runner *r) {
  Runner alone = *r;
  alone.args = (StrVec){0};
  for (size_t i = 0; i < r->args.size; i++)
    add(&alone, r->args.data[i]);
  const char *dot = strrchr(path_base(r->first), '.');
  size_t n = dot ? (size_t)(dot - r->first) : strlen(r->first);
  const char *object = r->object;
  if (!object)
    object = arena_format(r->arena, "%.*s.o", (int)n, r->first).data;
  add(&alone, "-c");
  add(&alone, "-o");
  add(&alone, object);
  alone.libraries = (StrVec){0};
  return start_mlcc(&alone);
}

static int run(Runner *r) {
  if (!r->first)
    add_input(r, "-");
  add(r, r->level);
  if (!r->names_processor)
    add(r, "-mcpu=native");
  if (r->dump_object) {
    int code = write_object(r);
    if (code)
      return code;
  }
  add(r, "-run");
  add(r, join(r, "-fentry=", r->entry));
  add(r, join(r, "-fentry-result=", r->result));
  return start_mlcc(r);
}

// One of mlcc's. False after reporting one that neither has.
static bool take_of_mlcc(Runner *r, Flag *arg) {
  bool is_feature = arg->text[1] == 'm';
  if (!option_find(arg->text) && !is_feature && arg->nearest.best.size)
    return flag_unknown(arg);
  r->names_processor |= names_processor(arg);
  add(r, arg->text);
  return true;
}

int runner_main(int argc, char **argv) {
  if (tool_answers("mlcc-runner", argc, argv, print_help))
    return 0;
  Arena arena = {0};
  Runner r = {
      .arena = &arena, .entry = "main", .result = "f32", .level = "-O0"};
  add(&r, argv[0]);
  bool ok = true;
  for (int i = 1; i < argc; i++) {
    Flag arg = flag_of(argv[i]);
    if (take_value(&r, &arg, argc, argv, &i) || take_other(&r, &arg))
      continue;
    if (arg.text[0] != '-' || !arg.text[1])
      add_input(&r, arg.text);
    else
      ok &= take_of_mlcc(&r, &arg);
  }
  int code = ok ? run(&r) : 1;
  arena_release(&arena);
  return code;
}
