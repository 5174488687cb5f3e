// What a triple says, checked. LLVM takes any word for a system or environment
// that it does not know, and compiles for a bare machine then: a misspelt
// "andriod" would be silently wrong code. A vendor may be any word.
#include "backend/target/target_int.h"

#include <string.h>

typedef const char *NameAt(unsigned index); // NULL behind the last

static bool is(const char *a, const char *b) {
  return !strcmp(a, b);
}

static bool says_nothing(Str word) {
  static const char *const words[] = {"", "unknown", "none"};
  for (size_t i = 0; i < ARRAY_SIZE(words); i++)
    if (str_is(word, words[i]))
      return true;
  return false;
}

// "elf" and its like may stand last, alone or behind an environment.
static Str without_format(Str word) {
  static const char *const formats[] = {"elf",  "coff",  "macho",
                                        "wasm", "xcoff", "goff"};
  for (size_t i = 0; i < ARRAY_SIZE(formats); i++) {
    size_t n = strlen(formats[i]);
    if (word.size < n || memcmp(word.data + word.size - n, formats[i], n))
      continue;
    word.size -= n;
    word.size -= word.size && word.data[word.size - 1] == '-';
    return word;
  }
  return word;
}

// What may stand behind a name: a version, or what the ABI of Android is
// called. LLVM compares only beginnings. Names that LLVM spells in several ways
// (macos and macosx) are as they are.
static bool ends_well(Str word, const char *name) {
  size_t n = strlen(name);
  if (word.size < n || memcmp(word.data, name, n) || word.size == n)
    return true;
  Str rest = {word.data + n, word.size - n};
  if (is(name, "android") && str_starts_with(rest, "eabi"))
    rest = (Str){rest.data + 4, rest.size - 4};
  return !rest.size || strchr("0123456789.-", *rest.data) ||
         is(name, "wasi"); // wasip2
}

static const char *nearest(Str word, NameAt *name_at) {
  const char *best = NULL;
  int least = 3;
  while (word.size && strchr("0123456789.", word.data[word.size - 1]))
    word.size--;
  for (unsigned i = 0; name_at(i); i++) {
    int distance = str_distance(word, str_from(name_at(i)), least - 1);
    if (distance < least) {
      least = distance;
      best = name_at(i);
    }
  }
  return best;
}

static bool refuse(Resolve *r, const char *what, Str word, NameAt *name_at) {
  const char *near = nearest(word, name_at);
  buf_printf(r->error, "unknown %s '" STR_FMT "' in target '%s'", what,
             STR_ARG(word), r->spec->given);
  if (near)
    buf_printf(r->error, "; did you mean '%s'?", near);
  return false;
}

// The component of a normalised triple; the last has all that is left.
static Str component(const char *triple, int index) {
  for (int i = 0; i < index; i++) {
    triple = strchr(triple, '-');
    if (!triple)
      return (Str){"", 0};
    triple++;
  }
  return (Str){triple, index == 3 ? strlen(triple) : strcspn(triple, "-")};
}

// aarch64-linx-gnu: the normalised triple has a vendor "linx" and no system.
static bool is_misplaced(const ShimTriple *t, Str vendor, Str os) {
  return says_nothing(os) && !says_nothing(vendor) &&
         is(t->vendor, "unknown") && nearest(vendor, shim_os_name);
}

// LLVM's normalisation makes msvc of all that it does not know on Windows.
static Str given_environment(const Resolve *r) {
  ShimTriple given;
  shim_triple_parse(r->spec->given, &given);
  Str word = component(r->spec->given, 3);
  return *given.environment ? (Str){"", 0} : without_format(word);
}

bool target_check_triple(Resolve *r) {
  const ShimTriple *t = &r->triple;
  Str vendor = component(r->spec->triple, 1);
  Str os = without_format(component(r->spec->triple, 2));
  Str environment = without_format(component(r->spec->triple, 3));
  if (is_misplaced(t, vendor, os))
    return refuse(r, "operating system", vendor, shim_os_name);
  if (!says_nothing(os) && (is(t->os, "unknown") || !ends_well(os, t->os)))
    return refuse(r, "operating system", os, shim_os_name);
  if (!says_nothing(environment) &&
      (!*t->environment || !ends_well(environment, t->environment)))
    return refuse(r, "environment", environment, shim_environment_name);
  environment = given_environment(r);
  if (is(t->os, "windows") && !says_nothing(environment))
    return refuse(r, "environment", environment, shim_environment_name);
  return true;
}
