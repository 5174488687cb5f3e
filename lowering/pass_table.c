// The pass table: what the rows of passes.def say, as data.

#include "lowering/lowering_int.h"

#include <stdlib.h>

// clang-format off

#define PASS(token, flag, body, anchor, gone, options, summary) \
  static const PassOption options_##token[] = {options {0}};
#define OPTION(token, field, name, kind, help) \
  {name, OPT_##kind, offsetof(Options_##token, field), help},
#define BOOL(token, field, name, initial, help) OPTION(token, field, name, BOOL, help)
#define UINT(token, field, name, initial, help) OPTION(token, field, name, UINT, help)
#define LIST(token, field, name, help) OPTION(token, field, name, LIST, help)
#define OWN(token, field)
#include "lowering/passes.def"
#undef OPTION

#define PASS(token, flag, body, anchor, gone, options, summary) \
  static const Options_##token initial_##token = {.pass = PASS_##token, options};
#define BOOL(token, field_, name, initial, help) .field_ = initial,
#define UINT(token, field_, name, initial, help) .field_ = initial,
#define LIST(token, field, name, help)
#define OWN(token, field)
#include "lowering/passes.def"

const Pass passes[] = {
#define PASS(token, flag_, body, anchor_, gone_, list, summary_) \
  {.flag = flag_, body, .options = options_##token, .initial = &initial_##token, \
   .options_size = sizeof initial_##token, .gone = gone_, .anchor = ANCHOR_##anchor_, \
   .summary = summary_},
#define RUN(function) .run = function
#define HANDLERS(function) .handlers = function
#include "lowering/passes.def"
  {0}};

static const struct {
  const char *old;
  PassId pass;
} old_names[] = {
#define PASS(...)
#define OLD_NAME(old, token) {old, PASS_##token},
#include "lowering/passes.def"
};

// clang-format on

bool str_list_has(const StrList *list, Str text) {
  for (size_t i = 0; i < list->size; i++)
    if (str_eq(list->data[i], text))
      return true;
  return false;
}

const Pass *pass_find(Str flag) {
  for (size_t i = 0; i < ARRAY_SIZE(old_names); i++)
    if (str_is(flag, old_names[i].old))
      return &passes[old_names[i].pass];
  for (const Pass *pass = passes; pass->flag; pass++)
    if (str_is(flag, pass->flag))
      return pass;
  return NULL;
}

void *pass_options_new(Arena *arena, const Pass *pass) {
  void *options = arena_alloc(arena, pass->options_size, _Alignof(max_align_t));
  memcpy(options, pass->initial, pass->options_size);
  return options;
}

const void **pass_options_all(Arena *arena) {
  const void **all = arena_array(arena, const void *, PASS__MAX);
  for (size_t i = 0; i < PASS__MAX; i++)
    all[i] = passes[i].initial;
  return all;
}

static bool set_bool(bool *to, Str value) {
  bool is_true = !value.size || str_is(value, "true") || str_is(value, "1") ||
                 str_is(value, "TRUE") || str_is(value, "True");
  *to = is_true;
  return is_true || str_is(value, "false") || str_is(value, "0") ||
         str_is(value, "FALSE") || str_is(value, "False");
}

static bool set_uint(uint32_t *to, Str value) {
  uint64_t number = 0;
  for (size_t i = 0; i < value.size; i++) {
    if (value.data[i] < '0' || value.data[i] > '9' || number > UINT32_MAX)
      return false;
    number = number * 10 + (uint64_t)(value.data[i] - '0');
  }
  *to = (uint32_t)number;
  return value.size && number <= UINT32_MAX;
}

// Commas divide it.
static bool set_list(StrList *to, Str value, Arena *arena) {
  size_t n = 1;
  for (size_t i = 0; i < value.size; i++)
    n += value.data[i] == ',';
  *to = (StrList){arena_array(arena, Str, n), value.size ? n : 0};
  for (size_t i = 0; i < to->size; i++) {
    const char *comma = memchr(value.data, ',', value.size);
    size_t size = comma ? (size_t)(comma - value.data) : value.size;
    to->data[i] = arena_str(arena, (Str){value.data, size});
    size += comma != NULL;
    value = (Str){value.data + size, value.size - size};
  }
  return true;
}

bool pass_option_set(const Pass *pass, void *options, Str name, Str value,
                     Arena *arena, const char **why) {
  const PassOption *option = pass->options;
  while (option->name && !str_is(name, option->name))
    option++;
  *why = "no such option";
  if (!option->name)
    return false;
  void *at = (char *)options + option->offset;
  *why = "the value does not fit";
  switch (option->kind) {
  case OPT_BOOL: return set_bool(at, value);
  case OPT_UINT: return set_uint(at, value);
  case OPT_LIST: return set_list(at, value, arena);
  }
  return false;
}
