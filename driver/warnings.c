// Warnings by name, as gcc and clang have them. -w silences all of them; the
// others are as the last option that names them says. What is said of one
// warning goes before what is said of all.

#include "driver/warnings.h"

#include "driver/options.h"

enum { QUIET, WARN };

static const struct {
  const char *name;
  int state; // QUIET or WARN
} rows[] = {
#define WARNING(id, name, state) {name, state},
#include "driver/warnings.def"
};

static const char *const other_names[] = {
#include "driver/warning_names.def"
};

// A warning of gcc's or clang's; format=2 is a level of format.
static bool is_foreign(const char *name) {
  char word[64];
  int n = snprintf(word, sizeof word, " %.*s ", (int)strcspn(name, "="), name);
  if (n <= 2 || (size_t)n >= sizeof word)
    return false;
  for (size_t i = 0; i < ARRAY_SIZE(other_names); i++)
    if (strstr(other_names[i], word))
      return true;
  return false;
}

static bool skip(const char **text, const char *prefix) {
  size_t n = strlen(prefix);
  if (strncmp(*text, prefix, n))
    return false;
  *text += n;
  return true;
}

// Sets of warnings; those of ours are on, but for the quiet ones.
static bool set_group(Warnings *w, const char *name, bool on) {
  if (!strcmp(name, "error"))
    w->errors = on;
  else if (!strcmp(name, "everything"))
    w->everything = on;
  else
    return !*name || !strcmp(name, "all") || !strcmp(name, "extra");
  return true;
}

bool warnings_set(Warnings *w, const char *text) {
  bool on = !skip(&text, "no-");
  if (set_group(w, text, on))
    return true;
  bool as_error = skip(&text, "error=");
  bool known = false;
  for (int id = 0; id < WARN__COUNT; id++) {
    if (strcmp(text, rows[id].name))
      continue;
    known = true;
    if (as_error)
      w->as_error[id] = on ? 1 : -1;
    if (!as_error || on)
      w->wanted[id] = on ? 1 : -1;
  }
  // gcc says nothing of a -Wno- that it does not know
  return known || !on || is_foreign(text);
}

static void try_foreign(Nearest *near) {
  for (size_t i = 0; i < ARRAY_SIZE(other_names); i++)
    for (const char *at = other_names[i]; *at;) {
      size_t n = strcspn(at, " ");
      nearest_try(near, (Str){at, n});
      at += n + (at[n] == ' ');
    }
}

// mlcc's own warnings come first, then the C compiler's.
const char *warnings_nearest(Arena *arena, const char *text) {
  const char *name = text;
  skip(&name, "no-");
  skip(&name, "error=");
  Nearest near = nearest_to(str_from(name));
  for (int id = 0; id < WARN__COUNT; id++)
    nearest_try(&near, str_from(rows[id].name));
  if (!near.best.size)
    try_foreign(&near);
  if (!near.best.size)
    return "";
  return arena_format(arena, "; did you mean '-W%.*s" STR_FMT "'?",
                      (int)(name - text), text, STR_ARG(near.best))
      .data;
}

bool warning_wanted(const Warnings *w, WarningId id) {
  if (w->none)
    return false;
  if (w->wanted[id])
    return w->wanted[id] > 0;
  return rows[id].state == WARN || w->everything;
}

bool warning_is_error(const Warnings *w, WarningId id) {
  return w->as_error[id] ? w->as_error[id] > 0 : w->errors;
}

bool warning_print(const Warnings *w, WarningId id, const char *fmt, ...) {
  if (!warning_wanted(w, id))
    return true;
  bool error = warning_is_error(w, id);
  va_list args;
  va_start(args, fmt);
  Buf text = {0};
  buf_vprintf(&text, fmt, args);
  va_end(args);
  fflush(stdout);
  fprintf(stderr, "mlcc: %s: %s [%s-W%s]\n", error ? "error" : "warning",
          buf_cstr(&text), error ? "-Werror," : "", rows[id].name);
  buf_release(&text);
  return !error;
}
