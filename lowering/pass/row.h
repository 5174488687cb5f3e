// The parts that declarations of passes are made of (declare.inc).
#ifndef MLCC_ROW_H
#define MLCC_ROW_H

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
  uint32_t pass; /* PassId */                                                  \
  uint32_t given // of its options, by their places, as bits
// Whether the option of that name was given, be it with its initial value.
bool pass_option_is_given(const void *options, const char *name);

// The options of pass `token` in this run: those given, else the initial ones.
#define PASS_OPTIONS(run, token)                                               \
  ((const Options_##token *)(run)->options[pass_number_##token])

// The counters of pass `token` in this run, which begin at zero.
#define PASS_COUNTS(run, token) ((Counts_##token *)(run)->counts)

#endif
