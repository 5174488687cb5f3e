// The declarations that follow from the rows of passes.def: numbers,
// prototypes, and a struct of options for each pass.
#ifndef MLCC_PASSES_H
#define MLCC_PASSES_H

#include "ir/ir.h"

typedef struct PassRun PassRun;
struct ConvTable;

typedef struct StrList {
  Str *data;
  size_t size;
} StrList;

typedef struct IntList {
  int64_t *data;
  size_t size;
} IntList;

typedef struct Subpipeline { // that a pass runs
  Str text;
  struct Pipeline *pipeline; // on whatever it is run on; NULL: none was given
} Subpipeline;

bool str_list_has(const StrList *list, Str text); // pass/options.c
// The first members of the struct of a pass's options.
#define OPTIONS_HEAD                                                           \
  PassId pass;                                                                 \
  uint32_t given // of its options, by their places, as bits
// Whether the option of that name was given, be it with its initial value.
bool pass_option_is_given(const void *options, const char *name);

// clang-format off

typedef enum PassId {
#define PASS(token, ...) PASS_##token,
#include "lowering/passes.def"
  PASS__MAX
} PassId;

// A pass reports what goes wrong, and returns false then.
#define PASS(token, flag, name, body, ...) body
#define RUN(function) bool function(PassRun *run, Op *root);
#define HANDLERS(function) void function(struct ConvTable *table);
#define PREPARED(first, function) RUN(first) HANDLERS(function)
#define BROUGHT(dialect)
#include "lowering/passes.def"

#define PASS(token, flag, name, body, anchor, gone, options, summary) \
  typedef struct Options_##token { OPTIONS_HEAD; options } Options_##token;
#define BOOL(token, field, name, initial, help) bool field;
#define INT(token, field, name, initial, help) int64_t field;
#define UINT(token, field, name, initial, help) uint32_t field;
#define REAL(token, field, name, initial, help) double field;
#define ENUM(token, field, name, initial, words, help) uint32_t field;
#define STRING(token, field, name, initial, help) Str field;
#define LIST(token, field, name, help) StrList field;
#define INTS(token, field, name, help) IntList field;
#define PASSES(token, field, name, help) Subpipeline field;
#define OWN(token, field, name, help) bool field;
#define OWN_NAMES(token, field, name, help) StrList field;
#include "lowering/passes.def"

#define PASS(token, flag, name, body, anchor, gone, options, summary) \
  typedef struct Counts_##token { options uint64_t end; } Counts_##token;
#define STAT(token, field, name, help) uint64_t field;
#include "lowering/passes.def"

// clang-format on

// The options of pass `token` in this run: those given, else the initial ones.
#define PASS_OPTIONS(run, token)                                               \
  ((const Options_##token *)(run)->options[PASS_##token])

// The counters of pass `token` in this run, which begin at zero.
#define PASS_COUNTS(run, token) ((Counts_##token *)(run)->counts)

#endif
