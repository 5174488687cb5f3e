// Where a target's files are. The facts are in toolchain-files/toolchains.def;
// this looks them up and sees which directories there are: those of -B, gcc's
// for the target (its crtbegin.o and libgcc fit the system's libc), and the
// sysroot's in Debian's layout and in the plain one.

#include "driver/toolchain.h"

#include <dirent.h>
#include <limits.h>
#include <stdlib.h>
#include <sys/auxv.h>
#include <sys/stat.h>
#include <unistd.h>

typedef struct ToolchainRow {
  const char *arch, *os, *environment;
  const char *multiarch, *emulation, *dynamic_linker, *flags;
  const char *start, *end, *libraries;
} ToolchainRow;

static const ToolchainRow rows[] = {
#define TOOLCHAIN(...) {__VA_ARGS__},
#include "toolchain-files/toolchains.def"
};

// Another target's tree, which may have files for this one.
typedef struct MultilibRow {
  const char *multiarch, *host, *gcc, *libraries;
} MultilibRow;

static const MultilibRow multilibs[] = {
#define MULTILIB(...) {__VA_ARGS__},
#include "toolchain-files/toolchains.def"
};

static bool begins_with(const char *text, const char *prefix) {
  return !strncmp(text, prefix, strlen(prefix));
}

// Hard floats make another ABI of 32-bit ARM, whatever the triple says.
static const char *environment_of(const TargetSpec *target) {
  bool hard = target->float_abi == FLOAT_ABI_HARD;
  if (hard && begins_with(target->environment, "gnueabi"))
    return "gnueabihf";
  if (hard && begins_with(target->environment, "musleabi"))
    return "musleabihf";
  return target->environment;
}

static const ToolchainRow *find_row(const TargetSpec *target) {
  const char *name = strcmp(target->arch, "thumb") ? target->arch : "arm";
  const char *environment = environment_of(target);
  for (size_t i = 0; i < ARRAY_SIZE(rows); i++) {
    bool arch = !*rows[i].arch || !strcmp(name, rows[i].arch);
    bool os = !*rows[i].os || !strcmp(target->os, rows[i].os);
    if (arch && os && begins_with(environment, rows[i].environment))
      return &rows[i];
  }
  return NULL;
}

bool toolchain_is_android(const Toolchain *t) {
  return begins_with(t->target->environment, "android");
}

bool toolchain_links_runtime(const TargetSpec *target) {
  return strcmp(target->object_format, "macho") ||
         begins_with(target->os, "macos") || !strcmp(target->os, "darwin");
}

static const char *android_flags(Arena *arena, const char *flags,
                                 unsigned level) {
  static const struct {
    unsigned since, before;
    const char *flags;
  } table[] = {
#define ANDROID_FLAGS(since, before, flags) {since, before, flags},
#include "toolchain-files/toolchains.def"
  };
  for (size_t i = 0; i < ARRAY_SIZE(table); i++)
    if (level >= table[i].since && level < table[i].before)
      flags = arena_format(arena, "%s %s", flags, table[i].flags).data;
  return flags;
}

static const char *fill_abi(Arena *arena, const char *path, const char *abi) {
  const char *place = strstr(path, "{abi}");
  if (!place)
    return path;
  return arena_format(arena, "%.*s%s%s", (int)(place - path), path, abi,
                      place + strlen("{abi}"))
      .data;
}

const char *toolchain_stub(const char *library) {
  static const struct {
    const char *library, *symbols;
  } stubs[] = {
#define STUB(library, symbols) {library, symbols},
#include "toolchain-files/toolchains.def"
  };
  for (size_t i = 0; i < ARRAY_SIZE(stubs); i++)
    if (!strcmp(library, stubs[i].library))
      return stubs[i].symbols;
  return NULL;
}

const char *toolchain_packages(const Toolchain *t, bool native) {
  static const struct {
    const char *multiarch, *own, *packages;
  } table[] = {
#define PACKAGES(multiarch, own, packages) {multiarch, own, packages},
#include "toolchain-files/toolchains.def"
  };
  for (size_t i = 0; i < ARRAY_SIZE(table); i++)
    if (!strcmp(t->multiarch, table[i].multiarch)) {
      bool is_own = native && *table[i].own;
      const char *packages = is_own ? table[i].own : table[i].packages;
      return *packages ? packages : NULL;
    }
  return NULL;
}

static bool is_directory(const char *path) {
  struct stat status;
  return !stat(path, &status) && S_ISDIR(status.st_mode);
}

static const char *join(Arena *arena, const char *a, const char *b) {
  return arena_format(arena, "%s%s", a, b).data;
}

static void add_dir(Toolchain *t, Arena *arena, const char *path) {
  for (size_t i = 0; i < t->dirs.size; i++)
    if (!strcmp(t->dirs.data[i], path))
      return;
  if (is_directory(path))
    vec_push(arena, &t->dirs, (char *)path);
}

// The folder of the highest version below a gcc directory ("12", "12-win32");
// NULL when there is none.
static const char *newest_version(Arena *arena, const char *parent) {
  DIR *dir = opendir(parent);
  if (!dir)
    return NULL;
  long best = -1;
  const char *found = NULL;
  for (struct dirent *entry; (entry = readdir(dir));) {
    char *end;
    long version = strtol(entry->d_name, &end, 10);
    if (end != entry->d_name && version > best) {
      best = version;
      found = arena_format(arena, "%s/%s", parent, entry->d_name).data;
    }
  }
  closedir(dir);
  return found;
}

// gcc's directory for files of `name`, of which those for the target are in a
// folder of their own, or in it when `folder` is "".
static bool find_gcc(Toolchain *t, Arena *arena, const Options *options,
                     const char *name, const char *folder) {
  static const char *const parents[] = {"/lib/gcc/", "/lib/gcc-cross/"};
  const char *root = options->gcc_toolchain;
  if (!root)
    root = join(arena, t->sysroot, "/usr");
  t->gcc_dir = options->gcc_install_dir;
  for (size_t i = 0; !t->gcc_dir && i < ARRAY_SIZE(parents); i++) {
    const char *parent = join(arena, root, parents[i]);
    const char *dir = newest_version(arena, join(arena, parent, name));
    if (dir && *folder)
      dir = arena_format(arena, "%s/%s", dir, folder).data;
    if (dir && is_directory(dir))
      t->gcc_dir = dir;
  }
  if (t->gcc_dir)
    add_dir(t, arena, t->gcc_dir);
  return t->gcc_dir;
}

// The target as a variant of another one, whose tree has its files.
static void find_multilib(Toolchain *t, Arena *arena, const Options *options) {
  for (size_t i = 0; !t->gcc_dir && i < ARRAY_SIZE(multilibs); i++) {
    const MultilibRow *row = &multilibs[i];
    if (strcmp(row->multiarch, t->multiarch) ||
        !find_gcc(t, arena, options, row->host, row->gcc))
      continue;
    const char *root = t->sysroot, *name = row->libraries;
    const char *cross = arena_format(arena, "/usr/%s/%s", row->host, name).data;
    add_dir(t, arena, join(arena, root, cross));
    if (!*row->gcc)
      continue;
    add_dir(t, arena, arena_format(arena, "%s/%s", root, name).data);
    add_dir(t, arena, arena_format(arena, "%s/usr/%s", root, name).data);
  }
}

static void add_dirs_of(Toolchain *t, Arena *arena, const char *root,
                        const char *multiarch) {
  static const char *const layouts[] = {"%s/lib/%s", "%s/usr/lib/%s",
                                        "%s/usr/%s/lib", "%s/%s/lib"};
  for (size_t i = 0; i < ARRAY_SIZE(layouts); i++)
    add_dir(t, arena, arena_format(arena, layouts[i], root, multiarch).data);
}

// Of Windows, as xwin has them, where lld does not look itself.
static void find_sdk(Toolchain *t, Arena *arena) {
  static const char *const layouts[] = {"%s/crt/lib/%s", "%s/sdk/lib/um/%s",
                                        "%s/sdk/lib/ucrt/%s", "%s/lib/%s"};
  for (size_t i = 0; *t->sysroot && i < ARRAY_SIZE(layouts); i++)
    add_dir(t, arena,
            arena_format(arena, layouts[i], t->sysroot, t->emulation).data);
}

static void find_dirs(Toolchain *t, Arena *arena, const Options *options) {
  for (size_t i = 0; i < options->start_file_dirs.size; i++)
    add_dir(t, arena, options->start_file_dirs.data[i]);
  if (!strcmp(t->target->os, "windows") && !*t->multiarch)
    find_sdk(t, arena);
  if (!*t->multiarch)
    return;
  const char *gcc = options->gcc_triple ? options->gcc_triple : t->multiarch;
  find_gcc(t, arena, options, gcc, "");
  const char *m = t->multiarch, *root = t->sysroot;
  // The NDK has a directory per API level below the target's.
  if (t->target->environment_version)
    add_dir(t, arena,
            arena_format(arena, "%s/usr/lib/%s/%u", root, m,
                         t->target->environment_version)
                .data);
  add_dirs_of(t, arena, root, m);
  if (begins_with(t->target->os, "wasip")) // the older name serves all versions
    add_dirs_of(t, arena, root, "wasm32-wasi");
  find_multilib(t, arena, options);
  // Directories that other targets' files may be in come only with a sysroot
  // or for this machine.
  bool native = *root || is_directory(arena_format(arena, "/lib/%s", m).data);
  if (!native)
    return;
  bool wide = t->target->pointer_bits == 64;
  add_dir(t, arena, join(arena, root, wide ? "/lib64" : "/lib32"));
  add_dir(t, arena, join(arena, root, wide ? "/usr/lib64" : "/usr/lib32"));
  add_dir(t, arena, join(arena, root, "/lib"));
  add_dir(t, arena, join(arena, root, "/usr/lib"));
}

// The path of this program, links followed; where there is no /proc, by the
// name that it was started under. Its size; 0 when neither is known.
static ssize_t own_path(char path[PATH_MAX]) {
  ssize_t n = readlink("/proc/self/exe", path, PATH_MAX);
  if (n >= 0)
    return n;
  const char *name = (const char *)getauxval(AT_EXECFN);
  return name && realpath(name, path) ? (ssize_t)strlen(path) : 0;
}

// Some directories above the program's file; NULL when that is not known.
static const char *own_parent(Arena *arena, int levels) {
  char path[PATH_MAX];
  ssize_t n = own_path(path);
  if (!n)
    return NULL;
  for (int up = 0; up < levels && n > 0; up++) {
    while (n > 0 && path[n - 1] != '/')
      n--;
    n -= n > 1;
  }
  return arena_str(arena, (Str){path, (size_t)n}).data;
}

const char *program_dir(Arena *arena) {
  return own_parent(arena, 1);
}

const char *resource_dir(Arena *arena) {
  const char *root = own_parent(arena, 2);
  return root ? join(arena, root, "/lib/mlcc") : "lib/mlcc";
}

// Apple's tools name the SDK by a variable.
static const char *find_sysroot(const Options *options,
                                const TargetSpec *target) {
  const char *sdk = getenv("SDKROOT");
  if (options->sysroot)
    return options->sysroot;
  return sdk && !strcmp(target->object_format, "macho") ? sdk : "";
}

void toolchain_find(Toolchain *t, Arena *arena, const Options *options,
                    const TargetSpec *target) {
  const ToolchainRow *row = find_row(target);
  *t = (Toolchain){.target = target,
                   .sysroot = find_sysroot(options, target),
                   .multiarch = "",
                   .emulation = "",
                   .dynamic_linker = "",
                   .flags = "",
                   .start = "||||",
                   .end = "||||",
                   .libraries = ""};
  if (row) {
    t->multiarch = row->multiarch;
    t->emulation = row->emulation;
    t->dynamic_linker = fill_abi(arena, row->dynamic_linker, target->abi);
    t->flags = row->flags;
    t->start = row->start;
    t->end = row->end;
    t->libraries = row->libraries;
  }
  if (toolchain_is_android(t))
    t->flags = android_flags(arena, t->flags, target->environment_version);
  find_dirs(t, arena, options);
  t->resource_dir = resource_dir(arena);
  t->runtime = find_runtime(arena, t->resource_dir, target, "libmlcc_rt.a");
}

const char *toolchain_file(const Toolchain *t, Arena *arena, const char *name) {
  for (size_t i = 0; i < t->dirs.size; i++) {
    const char *path = arena_format(arena, "%s/%s", t->dirs.data[i], name).data;
    if (!access(path, R_OK))
      return path;
  }
  return NULL;
}
