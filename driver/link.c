// Linking, with the built-in lld: the argument list that clang would pass for
// the target, made of the toolchain's data, the inputs in their order, and the
// runtime's archive behind them.

#include "driver/driver.h"

#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

void link_add_object(LinkInputs *inputs, Arena *arena, const char *name,
                     Buf *object) {
  vec_push(arena, &inputs->objects, *object);
  vec_push(arena, &inputs->names, (char *)name);
  *object = (Buf){0};
}

typedef enum LinkKind { // ORDER: the columns of toolchains.def
  LINK_FIXED,
  LINK_MOVABLE,
  LINK_SHARED,
  LINK_STATIC,
  LINK_STATIC_MOVABLE,
  LINK_JOIN, // -r
} LinkKind;

typedef struct Linker {
  Arena *arena;
  LinkInputs *inputs;
  const Options *o;
  const Toolchain *t;
  LinkKind kind;
  Vec(const char *) args;
  bool ok;
} Linker;

static void add(Linker *l, const char *arg) {
  vec_push(l->arena, &l->args, arg);
}

static void add_words(Linker *l, const char *words) {
  while (*words) {
    size_t n = strcspn(words, " ");
    add(l, arena_str(l->arena, (Str){words, n}).data);
    words += n + (words[n] == ' ');
  }
}

// Programs can move unless told otherwise, as with clang on these systems.
static LinkKind link_kind(const Options *o, const Toolchain *t) {
  if (o->relocatable)
    return LINK_JOIN;
  if (o->shared)
    return LINK_SHARED;
  if (o->static_pie)
    return LINK_STATIC_MOVABLE;
  if (o->is_static)
    return LINK_STATIC;
  bool hosted = *t->dynamic_linker != '\0';
  bool fixed = o->no_pie || (!o->pie && (!hosted || o->nostdlib));
  return fixed ? LINK_FIXED : LINK_MOVABLE;
}

// The column of a "a|b|c" list.
static const char *column(Arena *arena, const char *list, unsigned index) {
  while (index--) {
    const char *bar = strchr(list, '|');
    if (!bar)
      return "";
    list = bar + 1;
  }
  return arena_str(arena, (Str){list, strcspn(list, "|")}).data;
}

static void add_files(Linker *l, const char *list) {
  if (l->o->nostdlib || l->o->nostartfiles || l->kind == LINK_JOIN)
    return;
  const char *names = column(l->arena, list, l->kind);
  while (*names) {
    size_t n = strcspn(names, " ");
    bool optional = *names == '?';
    Str word = {names + optional, n - optional};
    const char *name = arena_str(l->arena, word).data;
    bool is_flag = *name == '-';
    const char *path = is_flag ? name : toolchain_file(l->t, l->arena, name);
    names += n + (names[n] == ' ');
    if (path)
      add(l, path);
    else if (!optional)
      l->ok = plain_error("cannot find %s for the target '%s'; give its "
                          "directory with -B or --sysroot, or use "
                          "-nostartfiles",
                          name, l->t->target->triple);
  }
}

// A program's start sets the FPU up for -ffast-math, where there is such a
// file, as with gcc and clang.
static void add_fast_start(Linker *l) {
  if (!l->o->fast_start || l->o->nostdlib || l->o->nostartfiles ||
      l->kind == LINK_JOIN || l->kind == LINK_SHARED)
    return;
  const char *path = toolchain_file(l->t, l->arena, "crtfastmath.o");
  if (path)
    add(l, path);
}

static void add_kind(Linker *l) {
  bool dynamic = false;
  switch (l->kind) {
  case LINK_FIXED: dynamic = true; break;
  case LINK_MOVABLE:
    add(l, "-pie");
    dynamic = true;
    break;
  case LINK_SHARED: add(l, "-shared"); break;
  case LINK_STATIC: add(l, "-static"); break;
  case LINK_STATIC_MOVABLE:
    add_words(l, "-static -pie --no-dynamic-linker -z text");
    break;
  case LINK_JOIN: add(l, "-r"); break;
  }
  if (!dynamic || !*l->t->dynamic_linker || l->o->nostdlib)
    return;
  const char *prefix = l->o->dyld_prefix ? l->o->dyld_prefix : "";
  add(l, "-dynamic-linker");
  add(l, arena_format(l->arena, "%s%s", prefix, l->t->dynamic_linker).data);
}

// lld has threads of its own; more than 16 do not help it. Behind its name, the
// flag may be contradicted by the user's.
enum { LLD_THREADS = 16, THREADS_AT = 1 };

static const char *threads_flag(Linker *l, unsigned threads) {
  return arena_format(l->arena, "--threads=%u", threads).data;
}

// How bitcode that comes to the linker is made code.
static void add_lto(Linker *l) {
  static const char *const levels[] = {"-plugin-opt=O0", "-plugin-opt=O1",
                                       "-plugin-opt=O2", "-plugin-opt=O3",
                                       "-plugin-opt=O2", "-plugin-opt=O2"};
  const TargetSpec *target = l->t->target;
  if (!l->o->code.lto)
    return;
  add(l, levels[l->o->opt_level]);
  if (*target->cpu)
    add(l, arena_format(l->arena, "-plugin-opt=mcpu=%s", target->cpu).data);
  if (target->function_sections)
    add(l, "-plugin-opt=-function-sections");
  if (l->o->code.fat_lto)
    add(l, "--fat-lto-objects");
  if (l->o->threads)
    add(l, arena_format(l->arena, "--thinlto-jobs=%u", l->o->threads).data);
}

static void add_preamble(Linker *l) {
  add(l, LLD_ELF);
  add(l, threads_flag(l, crew_size(l->o->threads, LLD_THREADS)));
  add_words(l, "--eh-frame-hdr");
  if (l->kind != LINK_JOIN)
    add_words(l, l->t->flags);
  if (*l->t->emulation) {
    add(l, "-m");
    add(l, l->t->emulation);
  }
  if (*l->t->sysroot)
    add(l, arena_format(l->arena, "--sysroot=%s", l->t->sysroot).data);
  add_kind(l);
  if (l->o->strip)
    add(l, "-s");
  if (l->o->rdynamic)
    add(l, "--export-dynamic");
  if (l->o->code.tweaks.compress_debug && l->kind != LINK_JOIN)
    add(l, l->o->code.tweaks.compress_debug == 1
               ? "--compress-debug-sections=zlib"
               : "--compress-debug-sections=zstd");
  add_lto(l);
}

// Options of GNU's linkers that lld does not have; what they ask for is so, or
// is a matter of warnings.
static bool is_of_gnu_alone(const char *arg) {
  static const char *const names[] = {
      "--no-warn-rwx-segments",       "--warn-rwx-segments",
      "--no-warn-execstack",          "--warn-execstack",
      "--detect-odr-violations",      "--no-detect-odr-violations",
      "--no-ld-generated-unwind-info"};
  for (size_t i = 0; i < ARRAY_SIZE(names); i++)
    if (!strcmp(arg, names[i]))
      return true;
  return false;
}

static void add_inputs(Linker *l) {
  for (size_t i = 0; i < l->inputs->args.size; i++) {
    const char *arg = l->inputs->args.data[i];
    if (is_of_gnu_alone(arg))
      l->ok &= warning_print(&l->o->warnings, WARN_unused_argument,
                             "lld has no such option; argument unused: "
                             "'-Wl,%s'",
                             arg);
    else
      add(l, strcmp(arg, "-I") ? arg : "-dynamic-linker"); // as bfd has it
  }
}

// Directories in a variable, separated by colons.
static void add_dirs_of(Linker *l, const char *variable) {
  const char *list = getenv(variable);
  while (list && *list) {
    int n = (int)strcspn(list, ":");
    if (n)
      add(l, arena_format(l->arena, "-L%.*s", n, list).data);
    list += n + (list[n] == ':');
  }
}

static bool has_link_flag(const Linker *l, const char *prefix) {
  for (size_t i = 0; i < l->inputs->args.size; i++)
    if (!strncmp(l->inputs->args.data[i], prefix, strlen(prefix)))
      return true;
  return false;
}

// Where libraries are: of the command line, of the environment if the program
// is for this machine, of the toolchain.
static void add_library_dirs(Linker *l) {
  const char *host = target_host_triple(l->arena);
  bool native = !strncmp(l->t->target->triple, host, strcspn(host, "-") + 1);
  for (size_t i = 0; i < l->o->library_dirs.size; i++)
    add(l, arena_format(l->arena, "-L%s", l->o->library_dirs.data[i]).data);
  if (native)
    add_dirs_of(l, "LIBRARY_PATH");
  for (size_t i = 0; i < l->t->dirs.size; i++)
    add(l, arena_format(l->arena, "-L%s", l->t->dirs.data[i]).data);
  const char *run_path = native ? getenv("LD_RUN_PATH") : NULL;
  if (run_path && *run_path && l->kind != LINK_JOIN &&
      !has_link_flag(l, "-rpath") && !has_link_flag(l, "--rpath")) {
    add(l, "-rpath");
    add(l, run_path);
  }
}

// Without the NDK there is no libc.so, and yet a shared library must name what
// it needs. What stands for the platform's libraries then has their names, and
// of the math library, which is needed only if it is used, the symbols.
static bool lacks_libc(const Linker *l) {
  if (l->kind != LINK_SHARED || !toolchain_is_android(l->t))
    return false;
  for (size_t i = 0; i < l->o->library_dirs.size; i++) {
    const char *dir = l->o->library_dirs.data[i];
    if (!access(arena_format(l->arena, "%s/libc.so", dir).data, R_OK))
      return false;
  }
  return !toolchain_file(l->t, l->arena, "libc.so");
}

static void add_stub(Linker *l, const char *library, const char *symbols) {
  Buf stub = {0}, error = {0};
  const char *soname = arena_format(l->arena, "lib%s.so", library).data;
  // No file is called so: a libm.so among the inputs is the user's.
  const char *name = arena_format(l->arena, "<%s>", soname).data;
  if (lld_stub(l->t->emulation, soname, symbols, &stub, &error))
    link_add_object(l->inputs, l->arena, name, &stub);
  else
    l->ok = plain_error("%s", buf_cstr(&error));
  buf_release(&error);
  add(l, name);
}

static void add_default_libraries(Linker *l) {
  if (!lacks_libc(l)) {
    add_words(l, l->t->libraries);
    return;
  }
  for (const char *words = l->t->libraries; *words;) {
    size_t n = strcspn(words, " ");
    const char *word = arena_str(l->arena, (Str){words, n}).data;
    const char *symbols =
        !strncmp(word, "-l", 2) ? toolchain_stub(word + 2) : NULL;
    if (symbols)
      add_stub(l, word + 2, symbols);
    else
      add(l, word);
    words += n + (words[n] == ' ');
  }
}

// Ours comes first: what it needs of the libc is found behind it.
static void add_libraries(Linker *l) {
  if (l->kind == LINK_JOIN)
    return;
  const char *missing =
      missing_runtime(l->arena, l->t->resource_dir, l->t->target);
  if (missing)
    l->ok = plain_error("%s", missing);
  const char *nolibc = find_runtime(l->arena, l->t->resource_dir, l->t->target,
                                    "libmlcc_nolibc.a");
  if (l->o->nostdlib && nolibc)
    add(l, nolibc);
  if (l->t->runtime)
    add(l, l->t->runtime);
  if (l->o->nostdlib || l->o->nodefaultlibs)
    return;
  StrVec checks = {0};
  if (!l->o->no_sanitizer_runtime)
    l->ok &=
        compiler_rt_add(l->arena, l->o, l->t, l->kind == LINK_SHARED, &checks);
  for (size_t i = 0; i < checks.size; i++)
    add(l, checks.data[i]);
  bool is_static = l->kind == LINK_STATIC || l->kind == LINK_STATIC_MOVABLE;
  bool has_gcc = l->t->gcc_dir && l->o->rtlib != RTLIB_COMPILER_RT;
  if (is_static)
    add(l, "--start-group");
  if (l->o->pthread && !toolchain_is_android(l->t)) // in its libc
    add(l, "-lpthread");
  add_default_libraries(l);
  if (has_gcc)
    add_words(l, is_static ? "-lgcc -lgcc_eh"
                           : "-lgcc --as-needed -lgcc_s --no-as-needed");
  if (is_static)
    add(l, "--end-group");
}

// What is in memory would be a file if each step were run by itself.
static const char *step_name(const Linker *l, const char *arg) {
  for (size_t i = 0; i < l->inputs->names.size; i++)
    if (!strcmp(arg, l->inputs->names.data[i])) {
      const char *slash = strrchr(arg, '/'), *name = slash ? slash + 1 : arg;
      const char *dot = strrchr(name, '.');
      int n = dot && dot != name ? (int)(dot - name) : (int)strlen(name);
      return arena_format(l->arena, "%.*s.o", n, name).data;
    }
  return arg;
}

// A run of ours, behind whose --ld are lld's arguments.
static void print_link(const Linker *l) {
  Vec(const char *) args = {0};
  vec_push(l->arena, &args, l->o->program);
  vec_push(l->arena, &args, "--ld");
  for (size_t i = 1; i < l->args.size; i++) {
    const char *name = step_name(l, l->args.data[i]);
    bool again = args.size && args.data[args.size - 1] == name;
    if (!again)
      vec_push(l->arena, &args, name);
  }
  print_command(args.data, args.size);
}

// What the link writes

// Options of lld that name a file to write.
static const char *const writers[] = {"o",           "output",
                                      "Map",         "dependency-file",
                                      "reproduce",   "why-extract",
                                      "out-implib",  "print-archive-stats",
                                      "time-trace",  "print-symbol-order",
                                      "lto-obj-path"};

// The value of `name` at flags[i]: behind a "=", or the next one. NULL when
// this is another option.
static const char *flag_value(const StrVec *flags, size_t i, const char *name) {
  const char *flag = flags->data[i];
  size_t n = strlen(name);
  if (*flag != '-')
    return NULL;
  flag += flag[1] == '-' ? 2 : 1;
  if (strncmp(flag, name, n))
    return NULL;
  if (flag[n] == '=')
    return flag + n + 1;
  if (flag[n])
    return NULL;
  return i + 1 < flags->size ? flags->data[i + 1] : NULL;
}

static StrVec linker_flags(Arena *arena, const Options *o) {
  StrVec flags = {0};
  for (size_t i = 0; i < o->inputs.size; i++)
    if (o->inputs.data[i].kind == INPUT_LINK_FLAG)
      vec_push(arena, &flags, (char *)o->inputs.data[i].text);
  return flags;
}

// The files that will be written: -o's, and what linker flags ask for besides.
static StrVec written_files(Arena *arena, const Options *o) {
  StrVec flags = linker_flags(arena, o), files = {0};
  vec_push(arena, &files, (char *)(o->output ? o->output : "a.out"));
  for (size_t i = 0; i < flags.size; i++)
    for (size_t w = 0; w < ARRAY_SIZE(writers); w++) {
      const char *file = flag_value(&flags, i, writers[w]);
      if (file)
        vec_push(arena, &files, (char *)file);
    }
  return files;
}

bool link_outputs_allowed(Arena *arena, const Options *o) {
  StrVec files = written_files(arena, o);
  for (size_t i = 0; i < files.size; i++)
    if (!output_allowed(o, files.data[i]))
      return false;
  return true;
}

bool link_is_reproduced(Arena *arena, const Options *o) {
  StrVec flags = linker_flags(arena, o);
  for (size_t i = 0; i < flags.size; i++)
    if (flag_value(&flags, i, "reproduce"))
      return true;
  return false;
}

// lld replaces its output only when all has gone well; an older one must not
// be taken for what this link did not make.
static void remove_stale(const char *path) {
  struct stat status;
  if (!lstat(path, &status) && S_ISREG(status.st_mode))
    unlink(path);
}

static const LldFile *objects_in_memory(const Linker *l) {
  size_t n = l->inputs->objects.size;
  LldFile *files = arena_array(l->arena, LldFile, n);
  for (size_t i = 0; i < n; i++) {
    const Buf *object = &l->inputs->objects.data[i];
    files[i] = (LldFile){l->inputs->names.data[i], object->data, object->size};
  }
  return files;
}

static bool run(Linker *l, const char *path) {
  Vec(ShimFileId) outputs = {0};
  StrVec written = written_files(l->arena, l->o);
  for (size_t i = 0; i < written.size; i++) {
    FileId id = file_id(written.data[i]);
    if (id.inode)
      vec_push(l->arena, &outputs, ((ShimFileId){id.device, id.inode}));
  }
  LldFiles files = {objects_in_memory(l), l->inputs->objects.size, outputs.data,
                    outputs.size};
  Buf printed = {0}, messages = {0};
  bool refused;
  unsigned threads = crew_size(l->o->threads, LLD_THREADS);
  threads = 1 + jobserver_take(threads - 1);
  l->args.data[THREADS_AT] = threads_flag(l, threads);
  bool ok = lld_run_with(&files, l->args.data, l->args.size, &printed,
                         &messages, &refused);
  jobserver_give();
  fputs(buf_cstr(&printed), stdout);
  fflush(stdout);
  fputs(buf_cstr(&messages), stderr);
  buf_release(&printed);
  buf_release(&messages);
  if (ok)
    return true;
  if (!refused)
    remove_stale(path);
  return plain_error("linking failed");
}

bool link_is_query(const Options *o) {
  static const char *const queries[] = {"--version", "-v", "--help", "-V"};
  bool asks = false;
  for (size_t i = 0; i < o->inputs.size; i++) {
    if (o->inputs.data[i].kind != INPUT_LINK_FLAG)
      return false;
    for (size_t q = 0; q < ARRAY_SIZE(queries); q++)
      asks |= !strcmp(o->inputs.data[i].text, queries[q]);
  }
  return asks;
}

static bool run_alone(const char *const *args, size_t nargs) {
  Buf printed = {0}, messages = {0};
  bool refused;
  LldFiles none = {0};
  bool ok = lld_run_with(&none, args, nargs, &printed, &messages, &refused);
  fputs(buf_cstr(&printed), stdout);
  fputs(buf_cstr(&messages), stderr);
  buf_release(&printed);
  buf_release(&messages);
  return ok;
}

bool link_answer(Arena *arena, const Options *o) {
  Vec(const char *) args = {0};
  vec_push(arena, &args, LLD_ELF);
  for (size_t i = 0; i < o->inputs.size; i++)
    vec_push(arena, &args, o->inputs.data[i].text);
  return run_alone(args.data, args.size);
}

int link_main(int argc, char **argv) {
  Arena arena = {0};
  Vec(const char *) args = {0};
  vec_push(&arena, &args, LLD_ELF);
  for (int i = 2; i < argc; i++)
    vec_push(&arena, &args, argv[i]);
  bool ok = run_alone(args.data, args.size);
  arena_release(&arena);
  return !ok;
}

void link_release(LinkInputs *inputs) {
  for (size_t i = 0; i < inputs->objects.size; i++)
    buf_release(&inputs->objects.data[i]);
}

bool link_program(Arena *arena, const Options *options,
                  const Toolchain *toolchain, LinkInputs *inputs) {
  Linker l = {.arena = arena,
              .inputs = inputs,
              .o = options,
              .t = toolchain,
              .ok = true};
  l.kind = link_kind(options, toolchain);
  if (strcmp(toolchain->target->object_format, "elf"))
    return plain_error("linking for '%s' is not supported; -c makes objects",
                       toolchain->target->triple);
  const char *path = options->output ? options->output : "a.out";
  add_preamble(&l);
  add(&l, "-o");
  add(&l, path);
  add_files(&l, toolchain->start);
  add_fast_start(&l);
  add_library_dirs(&l);
  add_inputs(&l);
  add_libraries(&l);
  add_files(&l, toolchain->end);
  if (options->verbose)
    print_link(&l);
  if (!l.ok || options->dry_run)
    return l.ok;
  return run(&l, path);
}
