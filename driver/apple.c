// Apple's ways to say parts of a triple: the architecture by -arch, the system
// and its version by an option of each system, or, where the triple names the
// system alone, by a variable.

#include "driver/driver.h"

#include <ctype.h>
#include <stdlib.h>

typedef struct TripleParts {
  Str arch, vendor, os, rest; // the rest with its dash
} TripleParts;

static Str next_part(const char **at) {
  size_t n = strcspn(*at, "-");
  Str part = {*at, n};
  *at += n + ((*at)[n] == '-');
  return part;
}

static TripleParts split(const char *triple) {
  TripleParts parts;
  parts.arch = next_part(&triple);
  parts.vendor = next_part(&triple);
  parts.os = next_part(&triple);
  bool more = *triple != '\0';
  parts.rest = str_from(triple - more);
  return parts;
}

// The variable that has the version of a system; NULL when there is none.
static const char *version_variable(Str os) {
  static const struct {
    const char *os, *variable;
  } table[] = {{"macosx", "MACOSX_DEPLOYMENT_TARGET"},
               {"macos", "MACOSX_DEPLOYMENT_TARGET"},
               {"ios", "IPHONEOS_DEPLOYMENT_TARGET"},
               {"tvos", "TVOS_DEPLOYMENT_TARGET"},
               {"watchos", "WATCHOS_DEPLOYMENT_TARGET"},
               {"xros", "XROS_DEPLOYMENT_TARGET"}};
  for (size_t i = 0; i < ARRAY_SIZE(table); i++)
    if (str_eq(os, str_from(table[i].os)))
      return getenv(table[i].variable);
  return NULL;
}

static Str with_version(Arena *arena, Str os) {
  const char *version = version_variable(os);
  if (!version || !*version || !isdigit((unsigned char)*version))
    return os;
  return arena_format(arena, STR_FMT "%s", STR_ARG(os), version);
}

bool apple_settle_triple(Arena *arena, Options *o) {
  const char *given = o->target.triple;
  TripleParts parts = split(given ? given : target_host_triple(arena));
  bool is_apple = str_eq(parts.vendor, STR("apple"));
  if (o->apple_option && !is_apple)
    return plain_error("unsupported option '%s' for target '%s'; it is for "
                       "Apple's systems",
                       o->apple_option,
                       given ? given : target_host_triple(arena));
  if (!is_apple)
    return true;
  if (o->apple_arch)
    parts.arch = str_from(o->apple_arch);
  if (o->apple_os) {
    parts.os = str_from(o->apple_os);
    parts.rest = strchr(o->apple_os, '-') ? (Str){0} : parts.rest;
  } else {
    parts.os = with_version(arena, parts.os);
  }
  o->target.triple =
      arena_format(arena, STR_FMT "-" STR_FMT "-" STR_FMT STR_FMT,
                   STR_ARG(parts.arch), STR_ARG(parts.vendor),
                   STR_ARG(parts.os), STR_ARG(parts.rest))
          .data;
  return true;
}
