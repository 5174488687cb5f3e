// The table of options: finding the row of an argument, and lists of it for
// people and shells. The longest spelling that fits wins, as with gcc and
// clang.

#include "driver/option_table.h"

#include "driver/options.h"

static const OptionRow rows[] = {
#define ROW(id, spelling, form, metavar, value, offset, size, arch, text,      \
            help)                                                              \
  {id,     spelling, sizeof spelling - 1,                                      \
   form,   metavar,  (unsigned)(value),                                        \
   offset, size,     arch,                                                     \
   text,   help},
#include "driver/options.def"
};

static bool fits(const OptionRow *row, const char *arg) {
  size_t n = row->length;
  if (row->form == FLAG || row->form == SEPARATE)
    return !strcmp(arg, row->spelling);
  if (row->form == EQUALS && !strncmp(arg, row->spelling, n - 1) && !arg[n - 1])
    return true; // --target T
  return !strncmp(arg, row->spelling, n);
}

// The first letter leaves few rows to look at.
const OptionRow *option_find(const char *arg) {
  const OptionRow *best = NULL;
  size_t length = 0;
  for (size_t i = 0; i < ARRAY_SIZE(rows); i++) {
    const OptionRow *row = &rows[i];
    if (row->spelling[1] == arg[1] && row->length > length && fits(row, arg)) {
      best = row;
      length = row->length;
    }
  }
  return best;
}

bool option_takes_next(const OptionRow *row, const char *arg) {
  bool ends = !arg[row->length - (row->form == EQUALS)];
  return row->form == SEPARATE ||
         ((row->form == EITHER || row->form == EQUALS) && ends);
}

static bool is_for(const OptionRow *row, const char *arch) {
  size_t size = strlen(arch);
  for (const char *name = row->arch;; name++) {
    size_t n = strcspn(name, "|");
    if (n == size && !memcmp(name, arch, n))
      return true;
    name += n;
    if (!*name)
      return false;
  }
}

const OptionRow *option_for_target(const OptionRow *row, const char *arch,
                                   const char *os) {
  for (size_t i = 0; i < ARRAY_SIZE(rows); i++)
    if (!strcmp(rows[i].spelling, row->spelling) &&
        (!rows[i].arch || is_for(&rows[i], arch) || is_for(&rows[i], os)))
      return &rows[i];
  return NULL;
}

void option_try_all(Nearest *nearest) {
  for (size_t i = 0; i < ARRAY_SIZE(rows); i++)
    if (rows[i].id != ID_group)
      nearest_try(nearest, str_from(rows[i].spelling));
}

// The value behind a "=" is not looked at.
bool unknown_option(const char *arg) {
  size_t n = strcspn(arg, "=");
  n += arg[n] == '=';
  Nearest near = nearest_to((Str){arg, n});
  option_try_all(&near);
  bool valued = near.best.size && near.best.data[near.best.size - 1] == '=';
  if (near.best.size)
    return plain_error("unknown argument '%s'; did you mean '" STR_FMT "%s'?",
                       arg, STR_ARG(near.best), valued ? arg + n : "");
  return plain_error("unknown argument: '%s'", arg);
}

static bool is_completed(const OptionRow *row) {
  return row->id != ID_refused && row->id != ID_alias && row->id != ID_group;
}

enum { HELP_COLUMN = 32, HELP_WIDTH = 79 };

// Behind what is in the line, of that width; further lines are indented alike.
static void put_help(FILE *to, const char *text, int width) {
  if (width >= HELP_COLUMN - 1) {
    fputc('\n', to);
    width = 0;
  }
  fprintf(to, "%*s", HELP_COLUMN - width, "");
  width = HELP_COLUMN;
  for (const char *word = text; *word;) {
    int n = (int)strcspn(word, " ");
    bool is_first = word == text;
    if (!is_first && width + 1 + n > HELP_WIDTH) {
      fprintf(to, "\n%*s", HELP_COLUMN, "");
      width = HELP_COLUMN;
    } else if (!is_first) {
      fputc(' ', to);
      width++;
    }
    fprintf(to, "%.*s", n, word);
    width += n;
    word += n + (word[n] == ' ');
  }
}

void options_print_help(FILE *to, bool all) {
  const char *heading = NULL;
  fputs("usage: mlcc [options] file...\n", to);
  for (size_t i = 0; i < ARRAY_SIZE(rows); i++) {
    const OptionRow *row = &rows[i];
    const char *metavar = row->metavar ? row->metavar : "";
    if (row->id == ID_group)
      heading = row->help;
    if (row->id == ID_group || (!row->help && !all))
      continue;
    if (heading)
      fprintf(to, "\n%s:\n", heading);
    heading = NULL;
    const char *space = row->form == SEPARATE || row->form == EITHER ? " " : "";
    int width = fprintf(to, "  %s%s%s", row->spelling, space, metavar);
    if (row->help)
      put_help(to, row->help, width);
    fputc('\n', to);
  }
}

void options_print_completions(FILE *to, const char *prefix) {
  size_t n = strlen(prefix);
  for (size_t i = 0; i < ARRAY_SIZE(rows); i++) {
    bool again = i && !strcmp(rows[i].spelling, rows[i - 1].spelling);
    const char *help = rows[i].help;
    if (is_completed(&rows[i]) && !again &&
        !strncmp(rows[i].spelling, prefix, n))
      fprintf(to, "%s%s%s\n", rows[i].spelling, help ? "\t" : "",
              help ? help : "");
  }
}
