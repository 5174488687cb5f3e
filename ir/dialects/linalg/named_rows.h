// The rows of named.def as data, with those of other operations whose bodies are
// expressions as well. Used by structured.c and body.c only.
#ifndef MLCC_LINALG_NAMED_ROWS_H
#define MLCC_LINALG_NAMED_ROWS_H

#include "ir/dialects/linalg/structured.h"

typedef struct NamedRow {
  const char *loops, *maps, *body; // maps NULL: none of these operations
  // Slots plus 1 of attributes; 0 where there are none.
  uint8_t given_maps, cast, strides, dilations;
} NamedRow;
const NamedRow *named_row(const OpInfo *info);

// Reads one name after the other of a list such as "m n k" or "A[m, k] B[k, n]".
// What stands in brackets behind a name goes to `*indices` (data NULL: no
// brackets). False at the end.
bool next_name(const char **at, Str *name, Str *indices);
// The place of a name in such a list, or -1.
int name_position(const char *list, Str name);

#endif
