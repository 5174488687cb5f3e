// What a program is called says what it is and what it compiles for, as with
// clang:
//
//     [TRIPLE-]mlcc[-opt|-translate|-runner][-VERSION][.exe]
//
// Another name may stand for mlcc, as in aarch64-linux-gnu-gcc-12. A prefix
// that does not begin with an architecture LLVM has is no triple.

#include "driver/driver.h"

static Str without_suffix(Str name, const char *suffix) {
  size_t n = strlen(suffix);
  if (name.size > n && !memcmp(name.data + name.size - n, suffix, n))
    name.size -= n;
  return name;
}

// gcc-12, mlcc22, mlcc-22.1: up to the version.
static Str without_version(Str name) {
  size_t n = name.size;
  while (n && strchr("0123456789.", name.data[n - 1]))
    n--;
  if (n && n < name.size && name.data[n - 1] == '-')
    n--;
  return n ? (Str){name.data, n} : name;
}

static Str base_of(const char *program) {
  const char *slash = strrchr(program, '/');
  return str_from(slash ? slash + 1 : program);
}

static bool take_tool(Str *name, const char *suffix) {
  Str rest = without_suffix(*name, suffix);
  bool taken = rest.size != name->size;
  *name = rest;
  return taken;
}

ProgramName program_name_parse(const char *program) {
  ProgramName parsed = {PROGRAM_MLCC, {0}};
  Str name = without_version(without_suffix(base_of(program), ".exe"));
  if (take_tool(&name, "-opt"))
    parsed.tool = PROGRAM_OPT;
  else if (take_tool(&name, "-translate"))
    parsed.tool = PROGRAM_TRANSLATE;
  else if (take_tool(&name, "-runner"))
    parsed.tool = PROGRAM_RUNNER;
  size_t dash = name.size;
  while (dash && name.data[dash - 1] != '-')
    dash--;
  if (dash)
    parsed.prefix = (Str){name.data, dash - 1};
  return parsed;
}
