// Links for Apple's systems, against a given SDK (-isysroot, --sysroot or
// SDKROOT). The platform and its version are those of the triple; where it has
// no version, the oldest that the architecture is there for is meant, as in
// clang.

#include "driver/linker.h"

#include <ctype.h>
#include <unistd.h>

typedef struct Platform {
  const char *os, *environment; // of the triple
  const char *name, *oldest;
} Platform;

static const Platform *find_platform(const TargetSpec *target) {
  static const Platform platforms[] = {
      {"macosx", "", "macos", "10.4.0"},
      {"darwin", "", "macos", "10.4.0"},
      {"ios", "simulator", "ios-simulator", "7.0.0"},
      {"ios", "macabi", "mac catalyst", "13.1.0"},
      {"ios", "", "ios", "7.0.0"},
      {"tvos", "simulator", "tvos-simulator", "9.0.0"},
      {"tvos", "", "tvos", "9.0.0"},
      {"watchos", "simulator", "watchos-simulator", "2.0.0"},
      {"watchos", "", "watchos", "2.0.0"},
      {"xros", "simulator", "xros-simulator", "1.0.0"},
      {"xros", "", "xros", "1.0.0"},
      {"driverkit", "", "driverkit", "19.0.0"}};
  for (size_t i = 0; i < ARRAY_SIZE(platforms); i++)
    if (!strcmp(target->os, platforms[i].os) &&
        !strncmp(target->environment, platforms[i].environment,
                 strlen(platforms[i].environment)))
      return &platforms[i];
  return NULL;
}

// "11.0" of arm64-apple-macosx11.0.
static const char *triple_version(Arena *arena, const char *triple) {
  const char *os = triple;
  for (int dashes = 0; *os && dashes < 2; os++)
    dashes += *os == '-';
  while (*os && *os != '-' && !isdigit((unsigned char)*os))
    os++;
  return arena_str(arena, (Str){os, strcspn(os, "-")}).data;
}

// Of the kernel's versions: 19.6 is macOS 10.15.6, 20 is 11.
static const char *macos_of_darwin(Arena *arena, const char *version) {
  unsigned major = 0, minor = 0;
  sscanf(version, "%u.%u", &major, &minor);
  if (major >= 20)
    return arena_format(arena, "%u.0.0", major - 9).data;
  return arena_format(arena, "10.%u.%u", major - 4, minor).data;
}

static const char *platform_version(Arena *arena, const Platform *platform,
                                    const TargetSpec *target) {
  const char *version = triple_version(arena, target->triple);
  bool is_arm_mac = !strcmp(platform->name, "macos") &&
                    strncmp(target->arch, "x86_64", 6) &&
                    strcmp(target->arch, "i386");
  if (!*version)
    return is_arm_mac ? "11.0.0" : platform->oldest;
  return strcmp(platform->os, "darwin") ? version
                                        : macos_of_darwin(arena, version);
}

static bool add_platform(Linker *l) {
  const TargetSpec *target = l->t->target;
  const Platform *platform = find_platform(target);
  if (!platform)
    return linker_refuse(l, "linking");
  const char *version = platform_version(l->arena, platform, target);
  linker_add(l, "-arch");
  linker_add(l, arena_str(l->arena,
                          (Str){target->triple, strcspn(target->triple, "-")})
                    .data);
  linker_add(l, "-platform_version");
  linker_add(l, platform->name);
  linker_add(l, version);
  linker_add(l, version);
  return true;
}

static void add_kind(Linker *l) {
  bool is_static = l->kind == LINK_STATIC || l->kind == LINK_STATIC_MOVABLE;
  linker_add(l, is_static ? "-static" : "-dynamic");
  if (l->kind == LINK_SHARED)
    linker_add(l, "-dylib");
  if (l->kind == LINK_JOIN)
    linker_add(l, "-r");
}

// Whether the C library is in the SDK, or may be in another folder.
static bool finds_system(const Linker *l) {
  static const char *const names[] = {"libSystem.tbd", "libSystem.B.tbd",
                                      "libSystem.dylib", "libSystem.B.dylib"};
  if (l->o->library_dirs.size || linker_has_input(l, "-L"))
    return true;
  for (size_t i = 0; *l->t->sysroot && i < ARRAY_SIZE(names); i++)
    if (!access(arena_format(l->arena, "%s/usr/lib/%s", l->t->sysroot, names[i])
                    .data,
                R_OK))
      return true;
  return false;
}

void link_macho_arguments(Linker *l) {
  if (!add_platform(l))
    return;
  add_kind(l);
  if (linker_wants_libraries(l) && !finds_system(l)) {
    bool has_sdk = *l->t->sysroot;
    l->ok =
        plain_error("cannot find -lSystem for the target '%s'%s%s%s (an SDK "
                    "of Apple's has it); -isysroot or SDKROOT names it, "
                    "-nostdlib links without",
                    l->t->target->triple, has_sdk ? " in '" : "", l->t->sysroot,
                    has_sdk ? "'" : "");
    return;
  }
  if (l->o->strip)
    linker_add(l, "-s");
  if (l->o->rdynamic)
    linker_add(l, "-export_dynamic");
  if (*l->t->sysroot) {
    linker_add(l, "-syslibroot");
    linker_add(l, l->t->sysroot);
  }
  linker_add(l, "-o");
  linker_add(l, l->output);
  linker_add_dirs(l, "-L");
  linker_add_inputs(l);
  linker_add_runtime(l);
  if (linker_wants_libraries(l))
    linker_add_words(l, l->t->libraries);
}
