// Enums of attributes: names to values and back.
//
// Of bit enums, a case may stand for several bits (`fast` for all flags). A
// value is printed by the groups it holds, last row first, whose bits are then
// done with, and the single bits that remain; ODS has enums that name every
// case there is instead (`all_cases`). A case of value zero names the empty
// set.

#include "ir/types.h"

bool enum_parse(const EnumInfo *info, Str name, int64_t *value) {
  for (const EnumCase *c = info->cases; c->name; c++)
    if (str_is(name, c->name)) {
      *value = c->value;
      return true;
    }
  return false;
}

const char *enum_name(const EnumInfo *info, int64_t value) {
  for (const EnumCase *c = info->cases; c->name; c++)
    if (c->value == value)
      return c->name;
  return NULL;
}

static bool is_group(const EnumCase *c) {
  return c->is_group || c->value & (c->value - 1);
}

typedef struct Names {
  Buf *out;
  const char *separator; // NULL before the first
} Names;

static bool name_case(Names *names, const EnumInfo *info, const EnumCase *c,
                      int64_t value) {
  if (!c->value || (value & c->value) != c->value)
    return false;
  if (names->separator)
    buf_puts(names->out, names->separator);
  names->separator = info->separator;
  buf_puts(names->out, c->name);
  return true;
}

// The last row comes first.
static int64_t name_groups(Names *names, const EnumInfo *info, int64_t value) {
  const EnumCase *end = info->cases;
  while (end->name)
    end++;
  while (end-- > info->cases)
    if (is_group(end) && name_case(names, info, end, value))
      value &= ~end->value;
  return value;
}

static void print_bits(Names *names, const EnumInfo *info, int64_t value) {
  if (!info->all_cases)
    value = name_groups(names, info, value);
  for (const EnumCase *c = info->cases; c->name; c++)
    if (info->all_cases || !is_group(c))
      name_case(names, info, c, value);
}

void enum_print(Buf *out, const EnumInfo *info, int64_t value) {
  const char *name = enum_name(info, value);
  if (!info->is_bits || !value) {
    keyword_or_string_print(out, str_from(name ? name : ""));
    return;
  }
  bool quoted = info->quoted && !name;
  Names names = {out, NULL};
  if (quoted)
    buf_char(out, '"');
  print_bits(&names, info, value);
  if (quoted)
    buf_char(out, '"');
}
