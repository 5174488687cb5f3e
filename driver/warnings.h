// Which warnings there are, and which of them are wanted or are errors.
#ifndef MLCC_WARNINGS_H
#define MLCC_WARNINGS_H

#include "ir/support/support.h"

typedef enum WarningId {
#define WARNING(id, name, state) WARN_##id,
#include "driver/warnings.def"
  WARN__COUNT,
} WarningId;

// As -W, -Werror, -w and the like have it. All zero is the beginning.
typedef struct Warnings {
  bool none;       // -w
  bool errors;     // -Werror
  bool everything; // -Weverything
  // Three-valued: 0 not said, 1 yes, -1 no.
  signed char wanted[WARN__COUNT], as_error[WARN__COUNT];
} Warnings;

// Takes what follows -W: "error", "no-unused-...", "error=NAME", "all". False
// when nobody knows such a warning.
bool warnings_set(Warnings *warnings, const char *text);
// Suggests the warning that a misspelled name may mean: "; did you mean
// '-W...'?", or "".
const char *warnings_nearest(Arena *arena, const char *text);
bool warning_wanted(const Warnings *warnings, WarningId id);
bool warning_is_error(const Warnings *warnings, WarningId id);
// `mlcc: warning: text [-Wname]` on the standard error, if it is wanted. False
// when it is an error.
bool warning_print(const Warnings *warnings, WarningId id, const char *fmt, ...)
    PRINTF_LIKE(3, 4);

#endif
