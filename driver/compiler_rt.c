// Runtimes of sanitizers and profiles, which are clang's or, for what gcc has
// too, gcc's. mlcc brings none; where neither is to be found a link says so.

#include "driver/driver.h"

#include <dirent.h>
#include <stdlib.h>
#include <unistd.h>

typedef struct RuntimeRow {
  unsigned sanitize;  // SANITIZE_ bit; 0: of profiles
  const char *option; // what it is for
  const char *clang;  // libclang_rt.NAME-ARCH.a
  const char *gcc;    // libNAME.so, or NULL
  const char *part;   // libclang_rt.PART-ARCH.a as well, or NULL
} RuntimeRow;

// The first that is wanted is linked: those for more include the others.
static const RuntimeRow rows[] = {
    {SANITIZE_ADDRESS, "-fsanitize=address", "asan", "asan", "asan_static"},
    {SANITIZE_HWADDRESS, "-fsanitize=hwaddress", "hwasan", "hwasan", NULL},
    {SANITIZE_THREAD, "-fsanitize=thread", "tsan", "tsan", NULL},
    {SANITIZE_MEMORY, "-fsanitize=memory", "msan", NULL, NULL},
    {SANITIZE_LEAK, "-fsanitize=leak", "lsan", "lsan", NULL},
    {SANITIZE_UNDEFINED, "-fsanitize=undefined", "ubsan_standalone", "ubsan",
     NULL},
};

static const RuntimeRow memory_profile = {0, "-fmemory-profile", "memprof",
                                          NULL, "memprof-preinit"};

// The highest of PARENT/PREFIX<number>; NULL when there is none.
static const char *newest(Arena *arena, const char *parent,
                          const char *prefix) {
  DIR *dir = opendir(parent);
  size_t n = strlen(prefix);
  long best = -1;
  if (!dir)
    return NULL;
  for (struct dirent *entry; (entry = readdir(dir));) {
    char *end;
    const char *number = entry->d_name + n;
    if (strncmp(entry->d_name, prefix, n))
      continue;
    long version = strtol(number, &end, 10);
    if (end != number && version > best)
      best = version;
  }
  closedir(dir);
  return best < 0 ? NULL
                  : arena_format(arena, "%s/%s%ld", parent, prefix, best).data;
}

// clang's directory of runtimes for Linux, of Debian's layout or the plain one.
static const char *clang_dir(Arena *arena, const Toolchain *t) {
  const char *lib = arena_format(arena, "%s/usr/lib", t->sysroot).data;
  const char *llvm = newest(arena, lib, "llvm-");
  const char *roots[] = {llvm ? arena_format(arena, "%s/lib", llvm).data : NULL,
                         lib};
  for (size_t i = 0; i < ARRAY_SIZE(roots); i++) {
    if (!roots[i])
      continue;
    const char *versions = arena_format(arena, "%s/clang", roots[i]).data;
    const char *version = newest(arena, versions, "");
    if (version)
      return arena_format(arena, "%s/lib/linux", version).data;
  }
  return NULL;
}

static const char *clang_file(Arena *arena, const Toolchain *t,
                              const char *name, const char *suffix) {
  const TargetSpec *target = t->target;
  const char *dir = clang_dir(arena, t);
  bool hard =
      !strcmp(target->arch, "arm") && target->float_abi == FLOAT_ABI_HARD;
  if (!dir)
    return NULL;
  const char *path = arena_format(arena, "%s/libclang_rt.%s-%s%s", dir, name,
                                  hard ? "armhf" : target->arch, suffix)
                         .data;
  return access(path, R_OK) ? NULL : path;
}

static void add(Arena *arena, StrVec *args, const char *arg) {
  vec_push(arena, args, (char *)arg);
}

static void add_whole(Arena *arena, StrVec *args, const char *path) {
  add(arena, args, "--whole-archive");
  add(arena, args, path);
  add(arena, args, "--no-whole-archive");
}

static void add_sanitizer(Arena *arena, const Toolchain *t, StrVec *args,
                          const RuntimeRow *row, const char *archive) {
  static const char *const needs[] = {"-lpthread", "-lrt", "-lm", "-ldl",
                                      "-lresolv"};
  const char *first = row->part ? clang_file(arena, t, row->part, ".a") : NULL;
  const char *exported = clang_file(arena, t, row->clang, ".a.syms");
  if (first)
    add_whole(arena, args, first);
  add_whole(arena, args, archive);
  add(arena, args,
      exported ? arena_format(arena, "--dynamic-list=%s", exported).data
               : "--export-dynamic");
  for (size_t i = 0; i < ARRAY_SIZE(needs); i++)
    add(arena, args, needs[i]);
}

static bool absent(const Toolchain *t, const char *option) {
  return plain_error("there is no runtime for '%s' and the target '%s'; "
                     "install clang's, or link with that",
                     option, t->target->triple);
}

static bool add_row(Arena *arena, const Toolchain *t, StrVec *args,
                    const RuntimeRow *row) {
  const char *archive = clang_file(arena, t, row->clang, ".a");
  if (archive) {
    add_sanitizer(arena, t, args, row, archive);
    return true;
  }
  if (!row->gcc)
    return absent(t, row->option);
  const char *name = arena_format(arena, "lib%s.so", row->gcc).data;
  if (!toolchain_file(t, arena, name))
    return absent(t, row->option);
  add(arena, args, arena_format(arena, "-l%s", row->gcc).data);
  return true;
}

static bool add_profile(Arena *arena, const Toolchain *t, StrVec *args) {
  const char *archive = clang_file(arena, t, "profile", ".a");
  if (!archive)
    return absent(t, "-fprofile-generate' and '--coverage");
  add(arena, args, archive);
  add(arena, args, "-u__llvm_profile_runtime");
  return true;
}

bool compiler_rt_add(Arena *arena, const Options *o, const Toolchain *t,
                     bool shared, StrVec *args) {
  const CodeOptions *code = &o->code;
  bool counts = code->profile == PROFILE_GENERATE ||
                code->context_profile_file || code->coverage;
  bool ok = true;
  // A shared library uses its program's.
  for (size_t i = 0; !shared && i < ARRAY_SIZE(rows); i++)
    if (code->sanitize & rows[i].sanitize) {
      ok = add_row(arena, t, args, &rows[i]);
      break;
    }
  if (ok && !shared && code->profile_memory)
    ok = add_row(arena, t, args, &memory_profile);
  if (ok && code->sanitize & SANITIZE_FUZZER) {
    const char *archive = clang_file(arena, t, "fuzzer", ".a");
    if (!archive)
      return absent(t, "-fsanitize=fuzzer");
    add_whole(arena, args, archive);
    add(arena, args, "-lstdc++");
    add(arena, args, "-lm");
  }
  return ok && (!counts || add_profile(arena, t, args));
}
