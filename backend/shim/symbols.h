// Names of symbols in objects and archives of any format.
#ifndef MLCC_SHIM_SYMBOLS_H
#define MLCC_SHIM_SYMBOLS_H

#include "backend/shim/text.h"

#include <stdbool.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef enum ShimSymbols {
  SHIM_UNDEFINED,
  SHIM_DEFINED, // and not local
  SHIM_LOCAL,
} ShimSymbols;

// Calls each(user, name, size) for every symbol of that kind. False when the
// object is malformed.
bool shim_object_symbols(const char *object, size_t size, ShimSymbols kind,
                         ShimText *each, void *user);
// The same for what an archive's index lists: what its members define.
bool shim_archive_symbols(const char *archive, size_t size, ShimText *each,
                          void *user);

#ifdef __cplusplus
}
#endif

#endif
