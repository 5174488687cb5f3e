// The pass table: what the rows of passes.def say, as data.

#include "ir/rewrite/greedy.h" // what rows mention
#include "lowering/pass/pass.h"
#include "lowering/passes.h"
#include "lowering/vector/vector_patterns.h" // likewise

// clang-format off

#define PASS(token, flag, name, body, anchor, gone, options, summary) \
  static const PassOption options_##token[] = {options {0}};
#define OPTION(token, field_, name_, kind_, words_, help_) \
  {.name = name_, .kind = OPT_##kind_, .offset = offsetof(Options_##token, field_), .words = words_, .help = help_},
#define OWN_OPTION(token, field_, name_, kind_, help_) \
  {.name = name_, .kind = OPT_##kind_, .offset = offsetof(Options_##token, field_), .help = help_, .is_own = true},
#define BOOL(token, field, name, initial, help) OPTION(token, field, name, BOOL, NULL, help)
#define INT(token, field, name, initial, help) OPTION(token, field, name, INT, NULL, help)
#define UINT(token, field, name, initial, help) OPTION(token, field, name, UINT, NULL, help)
#define REAL(token, field, name, initial, help) OPTION(token, field, name, REAL, NULL, help)
#define ENUM(token, field, name, initial, words, help) OPTION(token, field, name, ENUM, words, help)
#define STRING(token, field, name, initial, help) OPTION(token, field, name, STRING, NULL, help)
#define LIST(token, field, name, help) OPTION(token, field, name, LIST, NULL, help)
#define INTS(token, field, name, help) OPTION(token, field, name, INTS, NULL, help)
#define PASSES(token, field, name, help) OPTION(token, field, name, PASSES, NULL, help)
#define OWN(token, field, name, help) OWN_OPTION(token, field, name, BOOL, help)
#define OWN_NAMES(token, field, name, help) OWN_OPTION(token, field, name, LIST, help)
#include "lowering/passes.def"
#undef OPTION
#undef OWN_OPTION

#define PASS(token, flag, name, body, anchor, gone, options, summary) \
  static const Options_##token initial_##token = {.pass = PASS_##token, options};
#define BOOL(token, field_, name, initial, help) .field_ = initial,
#define INT(token, field_, name, initial, help) .field_ = initial,
#define UINT(token, field_, name, initial, help) .field_ = initial,
#define REAL(token, field_, name, initial, help) .field_ = initial,
#define ENUM(token, field_, name, initial, words, help) .field_ = initial,
#define STRING(token, field_, name, initial, help) .field_ = {initial, sizeof initial - 1},
#include "lowering/passes.def"

#define PASS(token, flag, name, body, anchor, gone, options, summary) \
  static const PassStat stats_##token[] = {options {0}};
#define STAT(token, field, name, help) {name, offsetof(Counts_##token, field), help},
#include "lowering/passes.def"

#define PASS(token, ...) const uint32_t pass_number_##token = PASS_##token;
#include "lowering/passes.def"

const Pass passes[] = {
#define PASS(token, flag_, name_, body, anchor_, gone_, list, summary_) \
  {.flag = flag_, .name = name_, body, .options = options_##token, .initial = &initial_##token, \
   .options_size = sizeof initial_##token, .stats = stats_##token, \
   .stats_size = sizeof(Counts_##token), .gone = gone_, .anchor = ANCHOR_##anchor_, \
   .summary = summary_},
#define RUN(function) .run = function
#define HANDLERS(function) .handlers = function
#define BROUGHT(dialect_) .dialect = dialect_
#define PREPARED(first, function) .prepare = first, .handlers = function
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

void pass_try_all(Nearest *nearest) {
  for (const Pass *pass = passes; pass->flag; pass++)
    nearest_try(nearest, str_from(pass->flag));
  for (const NamedPipeline *p = named_pipelines; p->name; p++)
    nearest_try(nearest, str_from(p->name));
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
