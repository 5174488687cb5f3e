// C and C++ among the inputs: they are compiled by the compiler that CC (CXX)
// names, else by one in PATH, for the same target and with the arguments that
// C compilers take, into objects of the same link.
//
// It is the only program that mlcc starts. gcc has a program for each target
// (aarch64-linux-gnu-gcc), clang one for all, which is told the target.

#include "driver/driver.h"

#include <errno.h>
#include <signal.h>
#include <spawn.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

extern char **environ;

typedef struct Command {
  Arena *arena;
  const Options *o;
  const TargetSpec *target;
  const Toolchain *toolchain;
  const char *rule;
  Vec(const char *) args;
} Command;

static void add(Command *c, const char *arg) {
  vec_push(c->arena, &c->args, arg);
}

// Finding the compiler

static bool is_program(const char *path) {
  return !access(path, X_OK);
}

// In a list of directories separated by colons.
static const char *find_in(Arena *arena, const char *list, const char *name) {
  while (list && *list) {
    int n = (int)strcspn(list, ":");
    const char *path =
        arena_format(arena, "%.*s%s%s", n, list, n ? "/" : "", name).data;
    if (is_program(path))
      return path;
    list += n + (list[n] == ':');
  }
  return NULL;
}

const char *find_program(Arena *arena, const Options *o, const char *name) {
  for (size_t i = 0; i < o->start_file_dirs.size; i++) {
    const char *path =
        arena_format(arena, "%s/%s", o->start_file_dirs.data[i], name).data;
    if (is_program(path))
      return path;
  }
  const char *path = find_in(arena, getenv("COMPILER_PATH"), name);
  return path ? path : find_in(arena, getenv("PATH"), name);
}

// The variable's words: CC="ccache gcc -m32".
static bool add_named(Command *c, const char *variable) {
  const char *value = getenv(variable);
  StrVec words = {0};
  if (!value || !*value)
    return false;
  expand_text(&words, c->arena, str_from(value));
  for (size_t i = 0; i < words.size; i++)
    add(c, words.data[i]);
  return words.size > 0;
}

static bool is_native(const Command *c) {
  const char *host = target_host_triple(c->arena);
  return !strcmp(host, c->target->triple);
}

static bool add_found(Command *c, const char *name) {
  const char *path = find_program(c->arena, c->o, name);
  if (path)
    add(c, path);
  return path;
}

static bool add_compiler(Command *c, bool is_cxx) {
  const char *gcc = is_cxx ? "g++" : "gcc";
  if (add_named(c, is_cxx ? "CXX" : "CC"))
    return true;
  if (is_native(c) && add_found(c, is_cxx ? "c++" : "cc"))
    return true;
  const char *cross =
      arena_format(c->arena, "%s-%s", c->toolchain->multiarch, gcc).data;
  if (*c->toolchain->multiarch && add_found(c, cross))
    return true;
  return add_found(c, is_cxx ? "clang++" : "clang") ||
         add_found(c, is_cxx ? "clang++-22" : "clang-22") ||
         plain_error("no %s compiler for the target '%s'; name one by %s",
                     is_cxx ? "C++" : "C", c->target->triple,
                     is_cxx ? "CXX" : "CC");
}

static bool is_clang(const Command *c) {
  for (size_t i = 0; i < c->args.size; i++)
    if (strstr(c->args.data[i], "clang"))
      return true;
  return false;
}

// Its arguments

// Whether C compilers lack the option, or spell it in another way.
static bool is_ours(const char *arg) {
  static const char *const ours[] = {"-fsyntax-only",
                                     "-fself-contained",
                                     "-fno-self-contained",
                                     "-fentry",
                                     "-femit-header",
                                     "-femit-c-interface",
                                     "-mattr=",
                                     "-mllvm",
                                     "-ffile-compilation-dir=",
                                     "-std=mlir",
                                     "-gsplit-dwarf=single",
                                     "-fmemref-abi=",
                                     "-fno-cf-protection",
                                     "-fprint-pipeline",
                                     "-fcomplex-arithmetic=",
                                     "-mmultiversion=",
                                     "-fauto-features",
                                     "-fno-auto-features",
                                     "-flinalg-",
                                     "-fno-linalg-",
                                     "-fprint-tiles",
                                     "-fno-print-tiles",
                                     "-fwide-accumulation",
                                     "-fno-wide-accumulation",
                                     "-fstack-buffers=",
                                     "-fparallel",
                                     "-fno-parallel",
                                     "-fvectorize-math",
                                     "-fno-vectorize-math",
                                     "-flarge-value-limit=",
                                     "-ftyped-pointers",
                                     "-fno-typed-pointers",
                                     "-ftensor-results="};
  for (size_t i = 0; i < ARRAY_SIZE(ours); i++)
    if (!strncmp(arg, ours[i], strlen(ours[i])))
      return true;
  return false;
}

static bool begins_with_any(const char *arg, const char *const *list,
                            size_t count) {
  for (size_t i = 0; i < count; i++)
    if (!strncmp(arg, list[i], strlen(list[i])))
      return true;
  return false;
}

// gcc has no traces, and its records are of one form and have one name.
static bool is_for_clang(const char *arg) {
  static const char *const begins[] = {"-ftime-trace", "-foptimization-record-",
                                       "-fsave-optimization-record="};
  return begins_with_any(arg, begins, ARRAY_SIZE(begins));
}

// Whether a C compiler is to have the argument too.
static bool is_for_c(const char *arg) {
  static const char *const begins[] = {
      "-D", "-U",      "-I",        "-i",        "-O",         "-g",
      "-f", "-m",      "-W",        "-w",        "-std",       "-ansi",
      "-P", "-pipe",   "-pthread",  "-pedantic", "-nostdinc",  "-x",
      "-M", "--param", "--sysroot", "-B",        "--coverage", "-pg"};
  static const char *const linking[] = {"-Wl,", "-fuse-ld", "-MJ", "-MV"};
  return begins_with_any(arg, begins, ARRAY_SIZE(begins)) &&
         !begins_with_any(arg, linking, ARRAY_SIZE(linking)) && !is_ours(arg);
}

// What gcc and every clang have another name for. What is not here is as C has
// complex numbers anyway, or better than asked for.
static const char *name_for_c(const char *arg) {
  if (!strcmp(arg, "-fcomplex-arithmetic=basic"))
    return "-fcx-limited-range";
  if (!strcmp(arg, "-fcomplex-arithmetic=improved"))
    return "-fcx-fortran-rules";
  if (!strcmp(arg, "-fno-cf-protection"))
    return "-fcf-protection=none";
  if (!strcmp(arg, "-gsplit-dwarf=single"))
    return "-gsplit-dwarf";
  return NULL;
}

// clang looks for headers under the name of a version of WASI alone, where
// libraries of the older name serve all versions.
static void add_wasi_headers(Command *c) {
  static const char *const dirs[] = {"/include/wasm32-wasi",
                                     "/usr/include/wasm32-wasi"};
  if (!is_clang(c) || strncmp(c->target->os, "wasip", 5))
    return;
  for (size_t i = 0; i < ARRAY_SIZE(dirs); i++) {
    const char *sysroot = c->toolchain->sysroot;
    const char *path = arena_format(c->arena, "%s%s", sysroot, dirs[i]).data;
    if (!access(path, F_OK)) {
      add(c, "-isystem");
      add(c, path);
    }
  }
}

// -Wp,-MD,FILE says where the rule goes, which is said anew.
static const char *without_rule_file(const Command *c, const char *arg) {
  if (!c->rule || strncmp(arg, "-Wp,-M", 6))
    return arg;
  return !strncmp(arg, "-Wp,-MM", 7) ? "-MMD" : "-MD";
}

// Options and their values as they were written; inputs, -o and -x are left
// out.
static void add_arguments(Command *c) {
  const StrVec *args = &c->o->arguments;
  for (size_t i = 0; i < args->size; i++) {
    const char *arg = args->data[i];
    const OptionRow *row = *arg == '-' && arg[1] ? option_find(arg) : NULL;
    bool separate = row && option_takes_next(row, arg);
    bool taken = *arg == '-' && is_for_c(arg) && strncmp(arg, "-x", 2) &&
                 (is_clang(c) || !is_for_clang(arg));
    const char *other = name_for_c(arg);
    if (other)
      add(c, other);
    if (taken)
      add(c, without_rule_file(c, arg));
    // lld reads clang's intermediate code only.
    if (!strncmp(arg, "-flto", 5) && !is_clang(c))
      add(c, "-ffat-lto-objects");
    if (separate && taken)
      add(c, args->data[i + 1]);
    i += separate;
  }
}

static const char *stage_flag(OutputKind kind) {
  switch (kind) {
  case OUT_ASSEMBLY: return "-S";
  case OUT_PARSED: return "-E";
  case OUT_NOTHING: return "-fsyntax-only";
  default: return "-c";
  }
}

static void add_rule(Command *c, const Input *input) {
  add(c, "-MF");
  add(c, c->rule);
  if (c->o->rule_targets.size)
    return;
  add(c, "-MQ");
  add(c, name_rule_target(c->arena, c->o, input));
}

static void add_cc1(Command *c, const char *flag) {
  add(c, "-Xclang");
  add(c, flag);
}

static void add_coverage_file(Command *c, const char *flag, const char *path) {
  path = absolute_path(c->arena, path);
  add_cc1(c, arena_format(c->arena, "%s%s", flag, path).data);
}

// gcc's: "dir/program-", "x.c", ".c".
static void add_dump_names(Command *c, const Input *input) {
  const char *dot = strrchr(path_base(input->text), '.');
  const char *suffix = dot ? dot : "";
  const char *name = name_after_input(c->arena, input, suffix);
  const char *beside = name_beside_output(c->arena, c->o, input, suffix);
  add(c, "-dumpdir");
  add(c,
      arena_str(c->arena, (Str){beside, strlen(beside) - strlen(name)}).data);
  add(c, "-dumpbase");
  add(c, name);
  add(c, "-dumpbase-ext");
  add(c, suffix);
}

// Files beside the object of a link would be called after it, which is a
// temporary file.
static void add_names_beside(Command *c, const Input *input) {
  const Options *o = c->o;
  if (!is_clang(c)) {
    add_dump_names(c, input);
    return;
  }
  if (o->split_dwarf && o->debug) {
    const char *path = name_beside_output(c->arena, o, input, ".dwo");
    add_cc1(c, "-split-dwarf-output");
    add_cc1(c, path);
    add_cc1(c, "-split-dwarf-file");
    add_cc1(c, path);
  }
  if (o->stack_usage) {
    add_cc1(c, "-stack-usage-file");
    add_cc1(c, name_beside_output(c->arena, o, input, ".su"));
  }
  if (o->record_kind)
    add(c, arena_format(c->arena, "-foptimization-record-file=%s",
                        name_record(c->arena, o, input))
               .data);
  if (o->code.time_trace)
    add(c, arena_format(c->arena, "-ftime-trace=%s",
                        name_trace(c->arena, o, input))
               .data);
  if (o->code.coverage) {
    add_coverage_file(c, "-coverage-notes-file=",
                      name_beside_output(c->arena, o, input, ".gcno"));
    add_coverage_file(c, "-coverage-data-file=",
                      name_beside_output(c->arena, o, input, ".gcda"));
  }
}

static bool has_files_beside(const Options *o) {
  return (o->split_dwarf && o->debug) || o->code.coverage || o->stack_usage ||
         o->record_kind || o->code.time_trace;
}

static bool make_command(Command *c, const Input *input, const char *output) {
  if (!add_compiler(c, input->kind == INPUT_CXX))
    return false;
  if (is_clang(c) && !is_native(c))
    add(c, arena_format(c->arena, "--target=%s", c->target->triple).data);
  add_arguments(c);
  add_wasi_headers(c);
  if (c->o->kind == OUT_LLVM_TEXT)
    add(c, "-S");
  if (c->o->kind == OUT_LLVM_TEXT || c->o->kind == OUT_BITCODE)
    add(c, "-emit-llvm");
  if (c->o->kind != OUT_LLVM_TEXT)
    add(c, stage_flag(c->o->kind));
  if (c->rule)
    add_rule(c, input);
  if (c->o->kind == OUT_PROGRAM && has_files_beside(c->o))
    add_names_beside(c, input);
  if (input->language) {
    add(c, "-x");
    add(c, input->language);
  }
  add(c, input->text);
  if (output) {
    add(c, "-o");
    add(c, output);
  }
  vec_push(c->arena, &c->args, NULL);
  return true;
}

static bool run(const Command *c, const char *input) {
  pid_t child;
  int status;
  int failed = posix_spawnp(&child, c->args.data[0], NULL, NULL,
                            (char *const *)c->args.data, environ);
  if (failed)
    return plain_error("cannot start '%s' for '%s': %s", c->args.data[0], input,
                       strerror(failed));
  while (waitpid(child, &status, 0) < 0)
    if (errno != EINTR)
      return plain_error("'%s' is lost: %s", c->args.data[0], strerror(errno));
  if (WIFSIGNALED(status))
    return plain_error("'%s' died of signal %d", c->args.data[0],
                       WTERMSIG(status));
  return !WEXITSTATUS(status);
}

bool compile_c(Arena *arena, const Options *o, const Toolchain *toolchain,
               const Input *input, const char *output, const char *rule) {
  Command c = {.arena = arena,
               .o = o,
               .target = toolchain->target,
               .toolchain = toolchain,
               .rule = rule};
  if (!make_command(&c, input, output))
    return false;
  if (o->verbose)
    print_command(c.args.data, c.args.size - 1);
  return o->dry_run || run(&c, input->text);
}
