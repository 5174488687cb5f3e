// Lists of what is not to be checked, as clang has them (SpecialCaseList).
#ifndef MLCC_SHIM_EXCEPTIONS_H
#define MLCC_SHIM_EXCEPTIONS_H

#include "backend/shim/text.h"

#include <stdbool.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct ShimExceptions ShimExceptions;

// NULL when a file is not such a list; `message` then gets why.
ShimExceptions *shim_exceptions_read(const char *const *paths, size_t count,
                                     ShimText *message, void *user);
void shim_exceptions_free(ShimExceptions *exceptions);
// Whether `section` ("address") has an entry of `kind` ("fun", "src", ...) that
// the name fits.
bool shim_exceptions_has(const ShimExceptions *exceptions, const char *section,
                         const char *kind, const char *name, size_t size);

#ifdef __cplusplus
}
#endif

#endif
