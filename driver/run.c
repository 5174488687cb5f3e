// -run: the program is linked into a file without a name, and takes the place
// of mlcc: its exit status, its signals and its terminal are its own.
//
// Programs for other processors go through qemu, if it is in PATH, with the
// libraries of -sysroot or of Debian's cross compilers.

#include "driver/run.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <sys/utsname.h>
#include <unistd.h>

// LLVM's names of architectures, and qemu's
static const struct {
  const char *arch, *qemu;
} emulators[] = {
    {"aarch64", "aarch64"}, {"aarch64_be", "aarch64_be"},
    {"arm", "arm"},         {"armeb", "armeb"},
    {"thumb", "arm"},       {"hexagon", "hexagon"},
    {"i386", "i386"},       {"loongarch64", "loongarch64"},
    {"m68k", "m68k"},       {"mips", "mips"},
    {"mips64", "mips64"},   {"mips64el", "mips64el"},
    {"mipsel", "mipsel"},   {"powerpc", "ppc"},
    {"powerpc64", "ppc64"}, {"powerpc64le", "ppc64le"},
    {"riscv32", "riscv32"}, {"riscv64", "riscv64"},
    {"s390x", "s390x"},     {"sparcv9", "sparc64"},
    {"x86_64", "x86_64"},
};

bool run_prepare(Arena *arena, Options *o) {
  if (o->kind != OUT_PROGRAM || o->shared || o->relocatable)
    return plain_error("-run wants a program, and the other options ask for "
                       "something else");
  if (o->output)
    return true;
  const char *folder = getenv("TMPDIR");
  char *path = (char *)arena_format(arena, "%s/mlcc-run-XXXXXX",
                                    folder && *folder ? folder : "/tmp")
                   .data;
  int file = mkstemp(path);
  if (file < 0)
    return plain_error("cannot create '%s': %s", path, strerror(errno));
  close(file);
  o->output = path;
  return true;
}

void run_clean_up(const Options *o) {
  if (o->output && !o->output_given)
    unlink(o->output);
}

static bool is_native(const TargetSpec *target) {
  struct utsname system;
  if (strcmp(target->os, "linux") || uname(&system) ||
      strcmp(system.sysname, "Linux"))
    return false;
  return !strcmp(target->arch, system.machine) ||
         (!strcmp(target->arch, "i386") && !strcmp(system.machine, "x86_64"));
}

static const char *find_in_path(Arena *arena, const char *name) {
  const char *path = getenv("PATH");
  for (const char *at = path ? path : ""; *at;) {
    size_t n = strcspn(at, ":");
    const char *file = arena_format(arena, "%.*s/%s", (int)n, at, name).data;
    if (n && !access(file, X_OK))
      return file;
    at += n + (at[n] == ':');
  }
  return NULL;
}

static const char *find_emulator(Arena *arena, const TargetSpec *target) {
  for (size_t i = 0; i < ARRAY_SIZE(emulators); i++) {
    if (strcmp(emulators[i].arch, target->arch) || strcmp(target->os, "linux"))
      continue;
    Str name = arena_format(arena, "qemu-%s", emulators[i].qemu);
    const char *found = find_in_path(arena, name.data);
    return found ? found
                 : find_in_path(
                       arena, arena_format(arena, "%s-static", name.data).data);
  }
  return NULL;
}

typedef Vec(const char *) ArgVec;

// Where the program interpreter and libraries are looked for.
static void add_root(Arena *arena, ArgVec *args, const Toolchain *toolchain) {
  const char *root = toolchain->sysroot;
  if (!*root)
    root = arena_format(arena, "/usr/%s", toolchain->multiarch).data;
  if (access(root, F_OK))
    return;
  vec_push(arena, args, "-L");
  vec_push(arena, args, root);
}

int run_program(Arena *arena, const Options *o, const Toolchain *toolchain) {
  const TargetSpec *target = toolchain->target;
  ArgVec args = {0};
  const char *program = NULL;
  if (!is_native(target)) {
    program = find_emulator(arena, target);
    if (!program) {
      run_clean_up(o);
      bool is_linux = !strcmp(target->os, "linux");
      plain_error("cannot run programs for '%s': %s", target->triple,
                  is_linux ? "no emulator of it in PATH "
                             "(Debian: apt-get install qemu-user)"
                           : "those for Linux alone are emulated, by qemu");
      return 1;
    }
    vec_push(arena, &args, program);
    add_root(arena, &args, toolchain);
  }
  int file = open(o->output, O_RDONLY);
  const char *path =
      file < 0 ? o->output : arena_format(arena, "/proc/self/fd/%d", file).data;
  if (o->output_given || access(path, X_OK))
    path = o->output;
  else
    run_clean_up(o);
  if (program) {
    vec_push(arena, &args, path);
  } else {
    program = path;
    vec_push(arena, &args,
             o->output_given ? o->output : o->inputs.data[0].text);
  }
  for (size_t i = 0; i < o->run_args.size; i++)
    vec_push(arena, &args, o->run_args.data[i]);
  vec_push(arena, &args, NULL);
  fflush(NULL);
  execv(program, (char *const *)args.data);
  plain_error("cannot run '%s': %s", program, strerror(errno));
  return 1;
}
