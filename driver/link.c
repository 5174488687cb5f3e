// Linking, with the built-in lld: the argument list that clang would pass for
// the target, made of the toolchain's data, the inputs in their order, and the
// runtime's archive behind them.

#include "driver/linker.h"

#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

void link_add_object(LinkInputs *inputs, Arena *arena, const char *name,
                     Buf *object) {
  vec_push(arena, &inputs->objects, *object);
  vec_push(arena, &inputs->names, (char *)name);
  *object = (Buf){0};
}

void linker_add(Linker *l, const char *arg) {
  vec_push(l->arena, &l->args, arg);
}

void linker_add_words(Linker *l, const char *words) {
  while (*words) {
    size_t n = strcspn(words, " ");
    linker_add(l, arena_str(l->arena, (Str){words, n}).data);
    words += n + (words[n] == ' ');
  }
}

void linker_add_joined(Linker *l, const char *flag, const char *value) {
  linker_add(l, arena_format(l->arena, "%s%s", flag, value).data);
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

// glibc has a twin of the file that a program begins with, by which calls are
// counted: gcrt1.o for crt1.o and Scrt1.o, grcrt1.o for rcrt1.o.
static const char *start_file(Linker *l, const char *name) {
  size_t n = strlen(name);
  bool begins = n >= 6 && !strcmp(name + n - 6, "crt1.o");
  const char *twin = !strcmp(name, "rcrt1.o") ? "grcrt1.o" : "gcrt1.o";
  const char *path = NULL;
  if (l->o->profiled && begins)
    path = toolchain_file(l->t, l->arena, twin);
  return path ? path : toolchain_file(l->t, l->arena, name);
}

void linker_add_files(Linker *l, const char *list) {
  if (l->o->nostdlib || l->o->nostartfiles || l->kind == LINK_JOIN)
    return;
  const char *names = column(l->arena, list, l->kind);
  while (*names) {
    size_t n = strcspn(names, " ");
    bool optional = *names == '?';
    Str word = {names + optional, n - optional};
    const char *name = arena_str(l->arena, word).data;
    bool is_flag = *name == '-';
    const char *path = is_flag ? name : start_file(l, name);
    names += n + (names[n] == ' ');
    if (path)
      linker_add(l, path);
    else if (!optional)
      vec_push(l->arena, &l->missing, (char *)name);
  }
}

// Directories in a variable, separated by colons.
static void add_dirs_of(Linker *l, const char *flag, const char *variable) {
  const char *list = getenv(variable);
  while (list && *list) {
    int n = (int)strcspn(list, ":");
    if (n)
      linker_add(l, arena_format(l->arena, "%s%.*s", flag, n, list).data);
    list += n + (list[n] == ':');
  }
}

bool linker_is_native(const Linker *l) {
  const char *host = target_host_triple(l->arena);
  return !strncmp(l->t->target->triple, host, strcspn(host, "-") + 1);
}

void linker_add_dirs(Linker *l, const char *flag) {
  for (size_t i = 0; i < l->o->library_dirs.size; i++)
    linker_add_joined(l, flag, l->o->library_dirs.data[i]);
  if (linker_is_native(l))
    add_dirs_of(l, flag, "LIBRARY_PATH");
  for (size_t i = 0; i < l->t->dirs.size; i++)
    linker_add_joined(l, flag, l->t->dirs.data[i]);
}

void linker_add_inputs(Linker *l) {
  for (size_t i = 0; i < l->inputs->args.size; i++)
    linker_add(l, l->inputs->args.data[i]);
}

bool linker_has_input(const Linker *l, const char *prefix) {
  for (size_t i = 0; i < l->inputs->args.size; i++)
    if (!strncmp(l->inputs->args.data[i], prefix, strlen(prefix)))
      return true;
  return false;
}

bool linker_wants_libraries(const Linker *l) {
  return l->kind != LINK_JOIN && !l->o->nostdlib && !l->o->nodefaultlibs;
}

void linker_add_runtime(Linker *l) {
  if (l->kind == LINK_JOIN || !toolchain_links_runtime(l->t->target))
    return;
  const char *missing =
      missing_runtime(l->arena, l->t->resource_dir, l->t->target);
  if (missing)
    l->ok = plain_error("%s", missing);
  const char *nolibc = find_runtime(l->arena, l->t->resource_dir, l->t->target,
                                    "libmlcc_nolibc.a");
  if (l->o->nostdlib && nolibc)
    linker_add(l, nolibc);
  if (l->t->runtime)
    linker_add(l, l->t->runtime);
}

static bool is_in_list(const Linker *l, const char *list, const char *name) {
  while (list && *list) {
    int n = (int)strcspn(list, ":");
    if (n &&
        !access(arena_format(l->arena, "%.*s/%s", n, list, name).data, R_OK))
      return true;
    list += n + (list[n] == ':');
  }
  return false;
}

static bool has_library(const Linker *l, const char *name) {
  for (size_t i = 0; i < l->o->library_dirs.size; i++) {
    const char *dir = l->o->library_dirs.data[i];
    if (!access(arena_format(l->arena, "%s/%s", dir, name).data, R_OK))
      return true;
  }
  return (linker_is_native(l) && is_in_list(l, getenv("LIBRARY_PATH"), name)) ||
         toolchain_file(l->t, l->arena, name);
}

// Whether the linker will find lib<name> in one of its forms.
static bool finds_library(const Linker *l, const char *name) {
  static const char *const forms[] = {"lib%s.so", "lib%s.a", "lib%s.dll.a",
                                      "%s.lib", "lib%s.lib"};
  for (size_t i = 0; i < ARRAY_SIZE(forms); i++)
    if (has_library(l, arena_format(l->arena, forms[i], name).data))
      return true;
  return false;
}

// -lNAME, or -defaultlib:NAME in Microsoft's way.
static void check_library(Linker *l, const char *word) {
  static const char microsofts[] = "-defaultlib:";
  const char *name = word + strlen(microsofts);
  if (strncmp(word, microsofts, strlen(microsofts)))
    name = strncmp(word, "-l", 2) ? NULL : word + 2;
  else
    word = arena_format(l->arena, "%s.lib", name).data;
  if (name && !finds_library(l, name))
    vec_push(l->arena, &l->missing, (char *)word);
}

void linker_check_libraries(Linker *l, const char *words) {
  while (*words) {
    size_t n = strcspn(words, " ");
    check_library(l, arena_str(l->arena, (Str){words, n}).data);
    words += n + (words[n] == ' ');
  }
}

void linker_add_default_libraries(Linker *l, const char *words) {
  // lld looks below the sysroot in ways of its own, and by its own flags.
  bool knows = *l->t->multiarch && !*l->t->sysroot &&
               !linker_has_input(l, "-L") && !linker_has_input(l, "--sysroot");
  if (knows)
    linker_check_libraries(l, words);
  linker_add_words(l, words);
}

// One error for all that is missing, with what has it.
static void report_missing(Linker *l) {
  Buf names = {0};
  for (size_t i = 0; i < l->missing.size; i++)
    buf_printf(&names, "%s%s", i ? ", " : "", l->missing.data[i]);
  const char *packages = toolchain_packages(l->t, linker_is_native(l));
  const char *advice = "";
  if (toolchain_is_android(l->t))
    advice = " (the NDK has them)";
  else if (!strcmp(l->t->target->environment, "msvc"))
    advice = " (Visual C++ and the Windows SDK have them)";
  else if (packages)
    advice =
        arena_format(l->arena, " (Debian: apt-get install %s)", packages).data;
  l->ok = plain_error("cannot find %s for the target '%s'%s; -B, -L and "
                      "--sysroot name other directories, -nostdlib links "
                      "without",
                      buf_cstr(&names), l->t->target->triple, advice);
  buf_release(&names);
}

// LLVM's library serves gcc's code too, but gcc's is where there is a gcc.
void linker_add_openmp(Linker *l) {
  static const char *const libraries[] = {[OPENMP_LLVM] = "-lomp",
                                          [OPENMP_GCC] = "-lgomp",
                                          [OPENMP_INTEL] = "-liomp5"};
  OpenMp which = l->o->openmp;
  bool has_gcc_only =
      !has_library(l, "libomp.so") && !has_library(l, "libomp.a") &&
      (has_library(l, "libgomp.so") || has_library(l, "libgomp.a"));
  if (which == OPENMP_FOUND)
    which = has_gcc_only ? OPENMP_GCC : OPENMP_LLVM;
  if (which)
    linker_add(l, libraries[which]);
}

bool linker_refuse(Linker *l, const char *what) {
  return l->ok = plain_error("%s is not supported for the target '%s'", what,
                             l->t->target->triple);
}

// lld has threads of its own; more than 16 do not help it. Behind its name, the
// flag may be contradicted by the user's.
enum { LLD_THREADS = 16, THREADS_AT = 1 };

static const char *threads_flag(Linker *l, unsigned threads) {
  return arena_format(l->arena, "%s%u", l->flavour->threads, threads).data;
}

// What lld is for a format of objects. Windows has two: GNU's linker, and
// Microsoft's.
static const Flavour *find_flavour(const TargetSpec *target) {
  static const Flavour elf = {LLD_ELF, "--threads=", link_elf_arguments},
                       mingw = {LLD_ELF, "--threads=", link_mingw_arguments},
                       msvc = {LLD_COFF, "-threads:", link_msvc_arguments},
                       macho = {LLD_MACHO, "--threads=", link_macho_arguments},
                       wasm = {LLD_WASM, "--threads=", link_wasm_arguments};
  const char *format = target->object_format;
  if (!strcmp(format, "coff"))
    return !strncmp(target->environment, "gnu", 3) ? &mingw : &msvc;
  return !strcmp(format, "elf")     ? &elf
         : !strcmp(format, "macho") ? &macho
         : !strcmp(format, "wasm")  ? &wasm
                                    : NULL;
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

// A run of ours, behind whose --ld= are lld's arguments.
static void print_link(const Linker *l) {
  Vec(const char *) args = {0};
  vec_push(l->arena, &args, l->o->program);
  vec_push(l->arena, &args,
           arena_format(l->arena, "--ld=%s", l->flavour->name).data);
  for (size_t i = 1; i < l->args.size; i++) {
    const char *arg = l->args.data[i], *name = step_name(l, arg);
    bool again = name != arg && !strcmp(arg, l->args.data[i - 1]);
    if (!again) // a module in parts is one object then
      vec_push(l->arena, &args, name);
  }
  print_command(args.data, args.size);
}

// What the link writes

static const char *link_output(const Options *o) {
  return o->output ? o->output : "a.out";
}

void link_name_output(Arena *arena, Options *o, const TargetSpec *target) {
  if (strcmp(target->object_format, "coff"))
    return;
  const char *path = o->output, *slash = path ? strrchr(path, '/') : NULL;
  bool is_gnu = !strncmp(target->environment, "gnu", 3);
  if (!path)
    o->output = "a.exe";
  else if (is_gnu && !strchr(slash ? slash : path, '.'))
    o->output = arena_format(arena, "%s.exe", path).data;
}

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
  vec_push(arena, &files, (char *)link_output(o));
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

// Whether the linker misses what a program begins with.
static bool lacks_main(const char *messages) {
  static const char *const names[] = {"main",        "_main", "WinMain",
                                      "_WinMain@16", "wmain", "wWinMain"};
  static const char undefined[] = "undefined symbol: ";
  while ((messages = strstr(messages, undefined))) {
    messages += strlen(undefined);
    size_t n = strcspn(messages, "\n");
    for (size_t i = 0; i < ARRAY_SIZE(names); i++)
      if (strlen(names[i]) == n && !memcmp(messages, names[i], n))
        return true;
  }
  return false;
}

static void show_messages(const Linker *l, const char *text) {
  if (l->inputs->messages)
    messages_take_text(l->inputs->messages, text);
  else
    fputs(text, stderr);
}

static void hint_main(const Linker *l) {
  if (!l->o->no_spell_checking)
    show_messages(l, "mlcc: note: no input defines 'main': -c makes an object, "
                     "-shared a library; '-run -fentry=NAME' runs the function "
                     "NAME\n");
}

static bool run(Linker *l) {
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
  Messages *kept = l->inputs->messages;
  show_messages(l, buf_cstr(&messages));
  if (!ok && lacks_main(buf_cstr(&messages)))
    hint_main(l);
  buf_release(&printed);
  buf_release(&messages);
  if (ok)
    return true;
  if (!refused)
    remove_stale(l->output);
  return kept && !messages_are_text(kept) ? false
                                          : plain_error("linking failed");
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

bool link_answer(Arena *arena, const Options *o, const TargetSpec *target) {
  const Flavour *flavour = find_flavour(target);
  Vec(const char *) args = {0};
  vec_push(arena, &args, flavour ? flavour->name : LLD_ELF);
  for (size_t i = 0; i < o->inputs.size; i++)
    vec_push(arena, &args, o->inputs.data[i].text);
  return run_alone(args.data, args.size);
}

int link_main(int argc, char **argv) {
  Arena arena = {0};
  Vec(const char *) args = {0};
  vec_push(&arena, &args, argv[1] + strlen("--ld="));
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
              .flavour = find_flavour(toolchain->target),
              .output = link_output(options),
              .ok = true};
  l.kind = link_kind(options, toolchain);
  if (!l.flavour)
    return plain_error("linking for '%s' is not supported; -c makes objects",
                       toolchain->target->triple);
  linker_add(&l, l.flavour->name);
  linker_add(&l, threads_flag(&l, crew_size(options->threads, LLD_THREADS)));
  l.flavour->add_arguments(&l);
  if (l.missing.size)
    report_missing(&l);
  if (options->verbose)
    print_link(&l);
  if (!l.ok || options->dry_run)
    return l.ok;
  return run(&l);
}
